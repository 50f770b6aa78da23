/** Where a film plays that names no place: place | what is told of there and hardly anywhere else. Things that are drawn have homes of their own. */
export const PLACE_HINTS_TABLE = `
city | facade, roofline, rooflines, architectural, architecture, sidewalk, pavement, traffic, billboard, billboards, skyscraper, crosswalk, passersby, passers by, pedestrians, street interview, umbrella, umbrellas, storefront, entrance, graffiti, parking meter, parade, in a suit, in suits, briefcase, rush hour, commuter, commuters, bus stop, street artist
road | rally, rally car, rally driver, windshield, dashboard, rearview mirror, steering wheel, headlights, passenger seat, hitchhiking, speedometer, road trip
garden | picnic, lawn, hammock, playground, sprinkler, flowerbed, park bench, barbecue, backyard, swing set, frisbee, kite, wedding, wedding ceremony, garden party, laundry, clothesline, clothes line, washing line, skips rope, skipping rope, jump rope, hopscotch, hide and seek, jogs, jogging
works | kiln, workbench, toolbox, lathe, anvil, garage, wrench, sparks fly, welding, pottery wheel, gear hub, punching bag, dumbbell, dumbbells, barbell, treadmill
kitchen | kitchen table, kitchen counter, kitchen sink, kitchen window, kitchen floor, countertop, frying pan, saucepan, chopping board, cutting board, whisk, oven mitts, recipe, dough, batter, fridge, dinner, breakfast, lunch, supper, begs for food
cafe | darts, dartboard, karaoke, happy hour, cheers, toast, wine, beer, beers, cocktail, cocktails, champagne, bartender
hall | tango, waltz, waltzes, chandelier, chandeliers
suburb | doorbell, mailbox, lawn mower, lawnmower, garage door, front porch, trick or treating
alley | mural, murals, graffiti artist, spray paint, spray can, street art
market | street vendor, vendor, fruit stand, haggles, haggle
office | meeting, spreadsheet, conference table, boardroom, cubicle, coworkers, deadline, job interview, colleagues
classroom | chalk, blackboard, lesson, exam
study | private detective, private eye, private investigator, homework, typewriter, manuscript, quill, bookshelf, chessboard, easel
laboratory | microscope, test tube, test tubes, petri dish, beaker, specimen, experiment
cell | interrogation, interrogation table, interrogates, one-way mirror, two-way mirror
ward | stethoscope, hospital bed, x-ray, surgery, medical chart
newsroom | tv studio, television studio, talk show, broadcast, news report, tv interview, late night show
stage | concert, microphone stand, spotlight, encore, audition, rehearsal, stand-up, applause, applauds, applaud, applauding, audience, standing ovation, curtain call, talent show
beach | seashell, seashells, lifeguard, swimsuit, bikini, sunscreen, beach towel, flip flops, palm trees, surfboards
forest | moss, ferns, undergrowth, pinecones, campsite, treehouse, canopy, tree trunks, toadstool
mountains | avalanche, ice axe, ridge line, base camp, ski lift
snowfield | igloo, sled, sleds, blizzard, dog sled, ice fishing, snowshoes
meadow | grave, gravestone, headstone, graveside, fireflies, firefly, wildflowers
farm | picks apples, pick apples, picking apples, haystack, hay bales, pitchfork, scarecrow, chicken coop, harvest, milking
bedroom | bedtime story, night lamp, night light, bed, pajamas, pillow fight, alarm clock, bedtime, nightstand, crib, lullaby, duvet, wakes up, waking up, woke up, afraid of the dark, under the bed, nightmare, bad dream, tucks, tucked in
living_room | sofa, couch, christmas tree, fireplace, video game, game controller, remote control, board game, family photos, birthday party, birthday, house party, slumber party, thanksgiving dinner, crayons, crayon, her nails, his nails, puzzle, jigsaw, board games, its bowl, fishbowl, fish bowl, goldfish
bathroom | toothbrush, toothpaste, bathtub, shower, shaving foam
railway | along the platform, on the platform, down the platform, pace the platform, catch a train, catches a train, catch the train, catches the train, catch her train, catch his train, miss the train, misses the train, misses her train, misses his train, missed her train, missed his train, train doors, platform bench, train pulls in, train pulls out, train pulls away, train arrives
harbour | moored, lobster trap, fishing nets, rope around a cleat, ferry, anchor chain
castle | throne, drawbridge, banner, jousting, royal court
keep | coffin, vampire, crypt, cauldron, bubbling cauldron, potion, potions, spellbook, spell book, alchemist
space | spacewalk, in orbit, nebula, asteroid, asteroids, zero gravity, zero-g
`;
