"""The entry point: of the `firsthand` script and of `python -m firsthand`.

Law: commands return an exit code and this module alone exits. It takes Ctrl-C before it imports
anything that takes time.
"""

import os
import sys

from firsthand.interfaces.cli import ctrl_c


def main() -> None:
    """Run the command line of this process."""
    ctrl_c.take()
    import gc
    import logging
    import warnings

    gc.disable()  # start-up makes objects that stay; `with_app` turns it on once they are there
    from firsthand.interfaces.cli.commands import run
    from firsthand.interfaces.cli.output import prepare_streams

    prepare_streams()
    logging.getLogger().addHandler(logging.NullHandler())
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # a library's word to its programmers, on a user's screen
    os.environ.setdefault("PYDANTIC_AI_NO_BANNER", "1")  # nor its word about itself
    code = run(sys.argv[1:])
    if code == ctrl_c.INTERRUPTED:
        ctrl_c.leave(code)
    sys.exit(code)
