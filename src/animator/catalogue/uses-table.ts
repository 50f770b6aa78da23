/**
 * How things are used, by kind: in which way one is borne by whoever has it, and where an act is done to it. A fact stands here once; casting, staging and posing ask
 * for it. What is in no row is held upright in one hand.
 */

/**
 * way | things. Ways:
 * `overhead` stands above the head, the handle in one hand; `aloft` is held up by its foot in both hands; `page` is held open before the eyes in both hands; `both` is carried before the body in both hands, `tray` lies flat on them; `underarm` goes lengthwise at the side, the lower edge in the hand;
 * `stick` goes with the fist like a tool; `machine` points ahead before the belly, `ready` past the left foot, `aimed` from the shoulder, `blown` is at the lips, all with both hands on their own grips; all others are how instruments are played.
 */
export const HELD_TABLE = `
overhead | umbrella
page | tablet, book, open book, newspaper, letter, placard, map, notebook, scroll
tray | tray
both | box, gift, basket, cake, pizza, pie, pumpkin, jack o lantern, watermelon, bowl, pot, teddy bear, treasure chest, toolbox, bucket, potted plant, laptop, globe, crystal ball, pillow, painting, drum, baguette, trophy
aloft | sky lantern
underarm | surfboard, snowboard, ski, skateboard, ladder
stick | sword, lightsaber, axe, hammer, wrench, saw, screwdriver, broom, shovel, fishing rod, baseball bat, tennis racket, badminton, knife, fork, spoon, paintbrush, pencil, pen, stick, magic wand, bone, key, pistol, drill, hair drier, toothbrush, razor, chopstick, flashlight
rope | jump rope
guitar | guitar
violin | violin
bow | bow and arrow, bow
flute | flute
blown | saxophone, trumpet, trombone, tuba, clarinet, blowpipe
machine | chainsaw, jackhammer, leaf blower
ready | rifle
accordion | accordion
`;

/**
 * act | where. `surface` is done on a table where the thing is small enough for one, `ground` on the ground before whoever does it, `before` at the thing, wherever it stands;
 * small things are brought onto a table for it as well. Acts in no row are done in the hands.
 */
export const WORK_TABLE = `
surface | handcraft, cook, stir, knead, cut, put, pour, write, draw_picture, type, light, wipe, work, wrap, blow
before | build, repair, paint, wash, open, close, hammer
ground | dig, plant, water, run_machine
`;

/**
 * What is pushed along before whoever has it, both hands on its grips: thing | verbs that are done with one, which is brought where nobody names it; `-` for none.
 */
export const PUSHED_TABLE = `
lawn mower | mow, mow lawn, mow the lawn, mow the grass, mow grass
vacuum cleaner | vacuum, vacuum floor, vacuum the floor, vacuum carpet, vacuum the carpet, hoover
wheelbarrow | -
plough | -
stroller | -
shopping cart | -
wheelchair | -
bicycle | -
kick scooter | -
`;

/** Poured from a vessel, wherever no vessel is named. */
export const LIQUIDS = 'milk, water, wine glass, beer, coffee, tea, whiskey, juice, honey, chocolate, wine bottle';

/** What lies about on what is served, and is no dish of its own. */
export const GARNISHES = 'butter, strawberry, blueberry, cherry, raspberry, mint, leaf, candy, peanut';

/** What is served with it, on one plate. */
export const SERVED = 'pancake, waffle, cake, ice cream, cake slice, pie, donut, heaped fruit, cupcake';

/** What one pours from: vessel | what it goes into | what is poured from it. The last row is for all the rest. */
export const POURERS_TABLE = `
teapot | cup | tea
wine bottle | wine glass | wine, champagne, prosecco
bottle | glass | beer, whiskey, whisky, oil, cola, soda, ketchup
jug | glass | water, milk, juice, coffee, honey
`;

/**
 * What an act is done at or on, brought where the prompt names nothing of the kind: act | thing | relation of whoever does it to that. With `at` it is worked on. A verb of its own
 * comes before its act: who skates has a board only where one is spoken of. Where places are named, it is brought there alone.
 */
export const BROUGHT_TABLE = `
play_piano | piano | on
play_drums | drum kit | on
row | boat | in
swing | swing | on
paint | easel | at
knead | dough | at
folding | letter | at
fold paper | letter | at
fold a paper | letter | at
fold a piece of paper | letter | at
fold a sheet of paper | letter | at
hammer | anvil | at | works, western_town, old_town, village, castle, keep, farm, backdrop, forum
skip_rope | jump rope | holding
drill | drill | holding
chainsaw | chainsaw | holding
jackhammer | jackhammer | holding
skateboard | skateboard | riding
snowboard | snowboard | riding
surf | surfboard | riding
kayak | canoe | in
canoe | canoe | in
cycle | bicycle | riding
slide | slide | on | garden, suburb, meadow, backdrop
seesaw | seesaw | on
bounce | trampoline | on
lift_weights | barbell | on
dunk | basketball hoop | on
juggle | juggling | on
throw_pot | potters wheel | on
brew | espresso machine | on
toss_pan | wok stove | on
play_cello | cello | on
play_bass | double bass | on
shave | washstand | on
play_game | game table | on
cut_hair | barber chair | on
fly_kite | flown kite | on
water | flower bed | at
explain | blackboard | on | classroom, laboratory, study, hall, office, stage, backdrop
dj | dj desk | on
play_arcade | arcade machine | on
plane_wood | joiners bench | on
carve | carving bench | on
saw | sawing bench | on
fold | laundry table | on
iron | ironing board | on
wash_dishes | dish sink | on
table_tennis | table tennis table | on
play_tennis | tennis net | on
shoot_at_goal | football goal | on
swing_club | golf green | on
play_volleyball | volleyball net | on
bang_gavel | judges bench | on
treat_teeth | barber chair | on
`;

/**
 * What somebody is always at to do one thing with it: thing | act. Whoever is on it, near it or has it does that; `-` leaves them what they do. Both go on together:
 * a seesaw with those who sit on it.
 */
export const POSTS_TABLE = `
slide | slide
seesaw | seesaw
trampoline | bounce
balance beam | -
barbell | lift_weights
juggling | juggle
boxing ring | fight
punching bag | fight
treadmill | run_on_spot
safe | -
cannon | -
basketball hoop | dunk
potters wheel | throw_pot
espresso machine | brew
wok stove | toss_pan
cello | play_cello
double bass | play_bass
washstand | -
cheval glass | -
steel beam | -
flown kite | fly_kite
magic table | conjure
barber chair | -
game table | play_game
laid table | -
computer desk | -
dj desk | dj
arcade machine | play_arcade
habitat dome | -
news desk | -
ships wheel | -
checkout | -
joiners bench | plane_wood
laundry table | fold
ironing board | iron
dish sink | wash_dishes
sawing bench | saw
carving bench | carve
craft table | craft
sewing table | sew
blackboard | explain
table tennis table | table_tennis
tennis net | play_tennis
football goal | shoot_at_goal
golf green | swing_club
volleyball net | play_volleyball
judges bench | -
wall phone | dial
barbecue | stir
lab bench | -
operating table | work
cork board | explain
refrigerator | -
oven | -
wardrobe | -
chest of drawers | -
curtain | -
elevator | -
`;

/** What stands for a station where it is told of by a plainer name, and is made into it: station | things. */
export const STANDS_FOR_TABLE = `
carving bench | dining table, desk, bench, joiners bench
craft table | dining table, desk, bench, joiners bench
sawing bench | dining table, desk, bench, joiners bench
joiners bench | dining table, desk, bench
ironing board | dining table
laundry table | dining table
dish sink | sink, washstand
`;

/** Where there is room for several at once, though nobody names it. */
export const SHARED_POSTS =
  'habitat dome, game table, laid table, news desk, trampoline, seesaw, table tennis table, tennis net, volleyball net';

/** One stands before them with one's back to everybody else. */
export const FACED = 'arcade machine, wall phone, cheval glass, washstand, refrigerator, wardrobe, safe';

/** As large as houses: at them is only who is told to be inside. */
export const ENTERED = 'habitat dome';

/** Made in small as well, for children who stand at it. */
export const MADE_SMALL = 'arcade machine';

/** What grows in them stands above their rim, as high as it likes. */
export const PLANTERS = 'flowerpot';

/** Hangs far above the ground: thing | metres. */
export const HUNG_TABLE = `
steel beam | 16
`;

/** What can be climbed, if somebody says so. */
export const CLIMBED = 'rock wall, climbing wall, ladder, climbing rope, ship mast, tree, palm tree, palm, bare tree';

/** Stand by a thin pole: one comes close to it, however wide what hangs on it. */
export const POLES = 'flag, street sign, stop sign, torch, tree, palm tree, seedling, sunflower, rose, flower';

/** Held by a string, however large they are. */
export const TETHERED = 'toy balloon, kite';

/** What people sit down on. */
export const SEATS =
  'bench, park bench, chair, office chair, couch, sofa, armchair, stool, bar stool, rocking chair, barber chair, throne, bed, swing, wheelchair';

/** Made for something else, and as good as a stool to whoever is told to sit on one. */
export const STOUT =
  'box, suitcase, bucket, barrel, treasure chest, toolbox, basket, drum, gift, safe, tire, watermelon, pumpkin';

/** Too short to lie on: who sleeps there sits. */
export const UPRIGHT_SEATS =
  'chair, office chair, armchair, stool, bar stool, rocking chair, barber chair, throne, swing, wheelchair';

/** Small things are put down on them where nothing else is there. */
export const WITH_RIM = 'sink';

/** Where things are put down to be worked on, eaten from or sat at. */
export const TABLES = 'dining table, desk, laid table';

/** Larger ones that one finds on a table all the same. */
export const ON_TABLES =
  'tv, potted plant, computer, printer, fish tank, birdcage, cake, microwave, bouquet, sunflower, gramophone, record player';

/** Boards one stands on, and what one does there: board | act. */
export const BOARDS_TABLE = `
skateboard | drift
snowboard | drift
surfboard | surf
ski | ski
`;

/** Of the animals of an underwater place, those that go on its floor. */
export const BOTTOM_DWELLERS = 'crab, lobster, snail, shell, coral, scorpion, shrimp';
/** Lie in the water where others stand or wade in it. */
export const LURKERS = 'crocodile, hippopotamus, capybara, seal, otter, beaver, turtle';
/** Behind each other in a wedge, where others fly as a cloud. */
export const WEDGE_FLYERS = 'goose, duck, swan, flamingo, airplane';

/** Flat ones, which lie where they are put down. */
export const LIES_FLAT =
  'cookie, waffle, pretzel, bacon, cheese, book, open book, notebook, newspaper, map, envelope, letter, scroll, coin, key, money, knife, fork, spoon, chopstick, pen, sword, pencil, paintbrush, scissors, comb, ruler, cell phone, remote, carrot, cucumber, banana, eggplant, baguette, chocolate, puzzle, pistol, rifle, tablet, chainsaw, drill, screwdriver, wrench, hammer, saw, palette, flute, violin, trumpet, guitar, feather, bone, ring, croissant, drumstick, chili, baseball bat, tennis racket';

/** Turned over while it is cooked. */
export const FRIED = 'taco, burger, hamburger, steak, meat, sausage, pancake, egg, fish, hot dog, omelette, bacon';

/** No people, and they have hands all the same. */
export const HANDED =
  'robot, armored robot, alien, astronaut, monkey, gorilla, orangutan, ghost, snowman, fairy, genie, troll, mermaid, superhero';

/** On the feet of whoever goes on them. */
export const SKATES = 'roller skate, ice skate, rollerblade';

/** Worked with, beside what goes with the fist or has grips for both hands: "plates a dessert with tweezers" has them in the hand, and not on the dessert. */
export const FURTHER_TOOLS =
  'tweezers, scissors, needle, comb, magnifying glass, syringe, cell phone, camera, towel, sponge, watering can, vacuum cleaner, lawn mower';

/** Crafts that hands learn from hands: whoever shows one does it beside whoever tries it, at the same place. */
export const SHARED_CRAFTS =
  'cook, knead, handcraft, cut, build, repair, paint, wash, hammer, carve, dig, plant, knit, draw_picture, wipe, fold, put, wrap, fish, sweep';

/** Of these, what each of them has a piece of before them. */
export const OWN_PIECES = 'knead, handcraft, cut, draw_picture, wrap, fold';

/** Tools that stay in the hand while it works on something else. */
export const TOOL_ACTS =
  'run_machine, cut, stir, water, spray, shave, cut_hair, paint, dig, repair, hammer, wipe, pour, write, draw_picture, sweep, fish';

/**
 * What works in a film by itself, though somebody's hands do it: tool | act | verbs that tell of it beside those of the act. "A knife glides through a cake" is
 * somebody who cuts it.
 */
export const WIELDED_TABLE = `
knife | cut | glide, slide, pass, sink, go, press, carve
scissors | cut | glide, slide, snip
pen | write | glide, scratch, move, sign, dance, trace, form, put
pencil | draw_picture | glide, scratch, move, sketch, trace, shade
paintbrush | paint | glide, lay, move, sweep, spread, stroke, drag, apply, dip, blend, brush, put, add
spoon | stir | swirl, turn, move, beat
paintbrush | write | write
hammer | hammer | strike, hit, pound, come, fall, drive
violin | play_violin | glide, move, slide, dance, draw, sweep, pull, play, cross
needle | knit | move, pass, go, pull, pierce, push, weave, stitch
`;

/** Eaten out of a bowl or from a plate, and with what: dish | with | food. */
export const MEALS_TABLE = `
bowl | chopsticks | noodle, ramen, rice, dumpling, ramen noodle
bowl | spoon | soup, stew, cereal, porridge, oatmeal, sundae, yogurt, curry, pot, ramen
plate | fork | spaghetti, pasta, salad, steak, pancake, waffle, meat, fish and chips, omelette, lasagna
`;

/** What people put on for the weather who are out in it and of whose clothes nothing is said: weather or season | garments. The first row that applies. */
export const WEATHER_WEAR_TABLE = `
snow | down jacket, beanie, scarf, pants, boots
winter | down jacket, beanie, pants, boots
`;

/**
 * What is in somebody's hand for what they do, unless the prompt puts something of its own there: prop | acts, or verbs of an act that want another one. Verbs come before acts.
 */
export const PROPS_TABLE = `
guitar | play_guitar
violin | play_violin
flute | play_flute
drumsticks | play_drums
baton | conduct
book | read
pen | write
pencil | draw_picture
phone | phone
camera | photograph
brush | paint, make_up
lipstick | apply lipstick, put on lipstick
mascara_wand | apply mascara, put on mascara, apply eyeliner, put on eyeliner
spray_can | spray paint
pot | cook
ladle | stir
watering_can | water
needles | knit
toothbrush | brush_teeth
hairbrush | brush_hair
knife | cut
razor | shave
hose | spray
scissors | cut_hair
jug | pour
broom | sweep, dance_with_broom
cloth | wipe, dry hair, dry her hair, dry his hair, towel dry hair
shovel | dig, shovel, shovel snow
seedling | plant
rod | fish
hammer | hammer
cup | drink
sandwich | eat
wrench | repair
poles | ski
microphone | sing
cigarette | smoke
bow | shoot
wine_glass | toast
bubble_wand | blow bubble, blow bubbles, blow soap bubble, blow soap bubbles, blowing bubble
toasting_stick | roast_on_stick
pillow | pillow_fight
bat | table_tennis
gavel | bang_gavel
handset | dial
spyglass | spy
binoculars | spy through binoculars
wristwatch | check_watch
spoon | treat_teeth, taste
blanket | cover
chestpiece | auscultate
tape | take_measure
racket | play_tennis, play badminton, play squash
bat_club | swing_bat
golf_club | swing_club
`;

/** Of which kind of thing a prop is: told of as that, it is the same one. prop | things */
export const PROP_THINGS_TABLE = `
knife | knife
pen | pen
pencil | pencil
brush | paintbrush
ladle | spoon
hammer | hammer
needles | needle
violin | violin
watering_can | watering can
drumsticks | stick, drumstick
cloth | towel
shovel | shovel
bat_club | baseball bat
racket | tennis racket
`;

/** Their prop is in the hand though they are done to or with somebody. */
export const DONE_WITH_PROP =
  'dance_with_broom, make_up, toast, pillow_fight, table_tennis, play_tennis, swing_bat, swing_club, spy, check_watch, treat_teeth, cover, photograph, auscultate, take_measure, roast_on_stick';

/** What lies on the board where an animal is cut up or cooked for a meal: portion | animals. */
export const PORTIONS_TABLE = `
fillet | fish, shark
meat | cow, pig, sheep, ox, bison, deer, goat, duck, goose, turkey, chicken, rooster, rabbit
`;

/** Lighter than air: let go of, they rise. */
export const LIGHTER_THAN_AIR = 'toy balloon, sky lantern';

/** What one drinks coffee from. */
export const CUPS = 'cup, coffee, mug';

/** Told in number, and seen as one heap onto which more come down. */
export const HEAPED = 'heaped beans';

/** Put together layer by layer, where that is told of them. */
export const IN_LAYERS = 'hamburger';
