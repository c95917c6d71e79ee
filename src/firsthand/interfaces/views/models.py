"""What is known of models, as Documents: the list of providers, and the report of a check.

Law: pure; no key ever reaches it. `ok` and `no` stand in words, never in a tone alone.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from firsthand.contracts.models import CheckedModel, ModelTraits, OutputMode
from firsthand.interfaces.document import Document, Line, Piece, Tone, line, section
from firsthand.interfaces.words import instant

if TYPE_CHECKING:
    from firsthand.models.listing import Listing

MODE_WORDS = {
    OutputMode.NATIVE: "the schema is the response format of every request",
    OutputMode.PROMPTED: "the schema stands in the prompt, and no response format is sent",
    OutputMode.FINAL_TURN: "the schema stands in the prompt, then one request without tools",
}


def check_document(checked: CheckedModel, traits: ModelTraits) -> Document:
    return (
        *section(f"Model {checked.name}", _found(checked)),
        *section("A run with it", _run(checked, traits)),
    )


def _found(checked: CheckedModel) -> Iterator[Line]:
    if checked.base_url:
        yield line(f"address: {checked.base_url}", tone=Tone.QUIET)
    yield _answer("calls tools", checked.tools)
    if checked.schema_output and not checked.schema_with_tools:
        yield line("keeps to a schema: only in a request without tools")
    else:
        yield _answer("keeps to a schema", checked.schema_output)
    yield _answer("reports its tokens", checked.usage)
    yield line(f"context: {_tokens(checked.context_tokens)}")


def _run(checked: CheckedModel, traits: ModelTraits) -> Iterator[Line]:
    if not checked.tools:
        yield line("It called no tool, so a run would find nothing.", tone=Tone.BAD)
    yield line(
        "output mode: ",
        Piece(traits.output_mode.value, Tone.STRONG),
        f" ({MODE_WORDS[traits.output_mode]})",
    )
    if traits.small is not None:
        yield line(
            f"small: at most {traits.small.tool_calls} tool calls of"
            f" {traits.small.tool_items} items, {traits.small.tool_result_bytes:,} bytes each"
        )
    if traits.price is None:
        yield line("price: none is configured, so a run shows its tokens only")
    else:
        price = traits.price
        yield line(
            f"price: {price.input:g} {traits.currency} in, {price.output:g} out, a million tokens"
        )


def _answer(what: str, yes: bool) -> Line:
    return line(f"{what}: ", Piece("yes", Tone.GOOD) if yes else Piece("no", Tone.DOUBT))


def _tokens(count: int | None) -> str:
    return "not reported" if count is None else f"{count:,} tokens"


def list_document(listing: "Listing") -> Document:
    return (
        *section("Without a provider", _local()),
        *section("Providers", _providers(listing)),
        *section("Checked", _checked(listing)),
    )


def _local() -> Iterator[Line]:
    yield line(Piece("offline", Tone.STRONG), " · no model: nothing leaves this machine")
    yield line(Piece("scripted:FILE", Tone.STRONG), " · replies from a file, for tests")


def _providers(listing: "Listing") -> Iterator[Line]:
    for one in listing.providers:
        state = Piece("ready", Tone.GOOD) if one.ready else Piece("not ready", Tone.DOUBT)
        yield line(Piece(one.example, Tone.STRONG), f" · {one.what} · ", state)
        if one.missing:
            yield line(one.missing, indent=1, tone=Tone.QUIET)
        elif one.base_url:
            yield line(one.base_url, indent=1, tone=Tone.QUIET)


def _checked(listing: "Listing") -> Iterator[Line]:
    for one in listing.checked:
        tools = "calls tools" if one.tools else "calls no tools"
        yield line(f"{one.name} · {tools} · {one.output_mode.value} · {instant(one.checked_at)}")
