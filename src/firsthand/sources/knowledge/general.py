"""General English words: they say little of what a question is about, in whatever corpus.

Law: data. Rarity alone cannot tell this: in a hundred passages "quickly" may be as rare as the name of a
product, and a person tells of an incident in everyday words that no runbook has. Common verbs, adjectives
and adverbs, measures of time and degree, numbers; no term of operations, hardly a thing or a place, and
none chosen for a query. Function words stand in `words`, and are not asked for at all.
"""

_WORDS = """
able abroad absolutely accept accidentally accomplish accord accordingly achieve acknowledge across act
active actively actual actually add additional additionally adequate adjust admit adult advance
advantage advice advise afford afraid afternoon ago agree agreement ahead aim alive allow almost alone
along aloud already alright alternative although altogether always amazing amid among amongst amount
ancient angry annoy annoying annually answer anticipate anyhow anyway anywhere apart apparent apparently
appear appearance apply appreciate approach appropriate approximate approximately april area argue
argument arise arrange arrival arrive aside ask aspect assist assume assure astonish attempt attend
attention august autumn available avoid await awake aware away awful awhile awkward back bad badly bank
bare barely base basic basically basis bear beat beautiful become beforehand beg begin behave behavior
behaviour behind belief believe belong bend beneath benefit beside besides bet better beyond big bit
bite bitter blame bless blind blow bold book boring borrow bother bottom brave break breath brief
briefly bright bring broad bunch busy buy call calm capable care careful carefully careless carry case
casual catch category cause cautious cease celebrate century certain certainly challenge chance change
character chase cheap check cheer chief choice choose circle circumstance clarify clear clearly clever
climb close closely combine come comfort comfortable comment common commonly company compare complain
complaint complete completely complex complicated concentrate concept concern conclude condition conduct
confident confirm confuse confusing confusion congratulate consequence consequently consider
considerable considerably consist consistent consistently constant constantly continually continue
continuous continuously contrary contrast contribute convenient conversation convince cool cope corner
correct correctly cost country couple courage course crazy create crowd cruel cry curious current
currently customary cut daily damn danger dangerous dare dark date day dead deal dear decade december
decent decide decision deep deeply definite definitely degree deliberately delight demand depart depend
describe description deserve desire desperate despite destroy detail detailed determine develop
difference different differently difficult difficulty direct direction directly dirty disagree disappear
disappoint discover discuss discussion disgust dislike distance distant disturb divide double doubt down
downstairs dozen dream dry due dull dust duty eager early earn ease easily east easy eat edge effect
effective effectively efficient effort eight eighteen eighty elder eleven elsewhere embarrass emotion
emphasis empty encounter encourage end enemy energy engage enjoy enormous enormously enough ensure enter
entire entirely entitle equal equally escape especially essential essentially establish estimate evening
event eventually everyday evidence evident evidently evil exact exactly examine example excellent except
exception excite excuse exercise exist expect expectation expensive experience expert explain
explanation explore express extend extent extra extraordinary extreme extremely face fact factor fail
failure fair fairly faith fall false fame familiar famous fancy far fashion fast fat fault favor
favorite fear feature february feed feel feeling fellow field fifteen fifth fifty fight figure final
finally find fine finish first firstly fit five fix flat fly folk follow foolish forbid force foreign
forever forget forgive form formal former forth fortunate fortunately forty forward found four fourteen
fourth frankly free freely frequent frequently fresh friday friend frighten front frustrate full fully
fun fundamental funny furthermore future gain game gather general generally gentle genuine giant glad
glance good goodbye gradual gradually grateful great greatly greet ground group grow guarantee guess
guide guilty guy habit half hand handful handle handy hang happily happy hard hardly harm hate head hear
heavily heavy hello help helpful hence hide high highly hint hire history hit hold hole home honest
honestly hope hopefully horrible hour huge humor hundred hungry hurry hurt idea ideal ideally identical
identify ignore illustrate imagination imagine immediate immediately impact imply importance important
impossible impress improve improvement inch include including increase increasingly incredible
incredibly indeed independent indicate individual inevitable influence inform information initial
initially inner inside insist inspect inspire instance instant instantly instruct intend intense
intention interest interesting introduce invent invite involve issue january join joke journey joy judge
july jump june junior justify keen kick kind knowledge lack language large largely last late lately
later latter laugh lay lazy lead lean learn least leave left leisure length less lesson level lie life
lift light likely line listen little locate lonely long longer lose loss lost loud love lovely low luck
luckily lucky main mainly maintain major majority man manage manner mark marry massive matter maximum
mean meaning meaningful means meanwhile meet mention mere merely mess middle midnight mild mile million
mind minimum minor minority minute miracle miss missing mistake moderate modern modest moment monday
month monthly mood moral moreover morning mostly move movement multiple mutual mysterious mystery name
namely narrow natural naturally nature near nearby nearly neat necessarily necessary neglect neighbor
nervous nevertheless new newly news next nice night nightly nine nineteen ninety noise none nonetheless
noon normal normally north notable notably note notice november nowadays nowhere number numerous obey
observe obtain obvious obviously occasion occasional occasionally occupy occur october odd odds offer
office old older oneself ongoing open openly opinion opportunity oppose opposite option optional
ordinary organize otherwise ought outcome outside overall overcome overnight owe owner painful part
partially participate particular particularly partly pass passage past path pay peace peculiar people
perceive percent percentage perfect perfectly perform period permanent permanently permit person
personal personally persuade phase phenomenon phrase pick piece pile pity place plain plan play pleasant
pleasure plenty plus point polite poor popular portion position positive possess possibility possible
possibly potential potentially pour practical practically praise pray precise precisely predict prefer
preferably prepare presence present presently preserve presumably pretend pretty prevent previous
previously price pride primarily prime principal principle prior prize probable probably problem
problematic proceed promise promptly proper properly proportion propose proud prove provide provided
punish pure purely purpose pursue put puzzle quality quantity quarter question quick quickly quiet
quietly quit raise random randomly range rapid rapidly rare rarely rate raw reach react reaction read
readily ready real realise realistic reality realize rear reason reasonable reasonably recall receive
recent recently recognize recommend reduce refer reflect regard regarding regardless regret regular
regularly relate relation relative relatively relax relevant relief rely remain remaining remark
remarkable remember remind remove repeat repeatedly reply report represent require requirement resemble
resist resolve respect respective respectively respond rest result resume retain return reveal rich ride
ridiculous right rise risk robust roll room rough roughly round rub rude ruin run sad safe safely safety
sake satisfaction satisfied satisfy saturday scarcely scare season second secondly section seldom select
self sell send sense sensible sensitive sentence separate separately september serious seriously serve
set settle seven seventeen seventy severe severely shake shame shape share sharp sharply shelf shine
shock short shortly shot shout shut sick side significance significant significantly silence silent
silly similar similarly simple simplify simply simultaneously sincere sing single sink sit situation six
sixteen sixty size slide slight slightly slow slowly sluggish small smart smell smile smooth smoothly
social soft solely solid solution solve someday somehow sometime sometimes somewhat somewhere soon sore
sorry sort sound south spare speak special specially specific specifically speech spell spend spite
spoil spread square stand standard stare start statement stay steadily steady steal steep step stick
stiff stone stop story straight straightforward strange strangely stranger strength strengthen stretch
strict strictly strong strongly struggle stuck study stuff stupid style subject substance substantial
substantially succeed success successful successfully sudden suddenly suffer sufficient sufficiently
suggest suggestion suit suitable sum sunday supply support suppose supposedly surely surface surprise
surprising surprisingly surround survive suspect suspicious sweet sympathy systematically talent talk
tall taste temporarily temporary tempt ten tend tendency terrible terribly terrific thank therefore
thick thin think third thirdly thirteen thirty thorough thoroughly thought thousand threaten three
throat throughout throw thursday tidy tie tight till time tiny tip tire tired today tomorrow tone
tonight top total totally touch tough tradition traditional translate treat tremendous trick trouble
troublesome true truly trust truth tuesday turn twelve twenty twice twist type typical typically ugly
ultimate ultimately unable unclear uncomfortable uncommon underneath understand understanding undertake
unexpected unexpectedly unfortunately unhappy unique unite universal universe unknown unlike unlikely
unlucky unnecessary unpleasant unusual unusually upper upset upstairs urge urgent urgently useful
useless usual usually utter utterly vague vain valid valuable vanish various vast verify violent
virtually visible vision visit visual vital vivid walk wander warm warn wash waste weak weaken wear
wednesday week weekday weekend weekly weigh weight weird welcome west wet whereas wherever whisper
whistle whoever wide widely wild willing win wind wipe wise wish wonder wonderful wooden word work world
worried worry worse worst worth worthwhile worthy wrap wrong wrongly year yearly yell yesterday young
zero
"""
GENERAL_WORDS = tuple(_WORDS.split())
