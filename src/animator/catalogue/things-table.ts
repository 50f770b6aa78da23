/**
 * Everything that can be drawn, one row each: kind | art | metres tall | realm | home | words.
 *
 * `art` names a rig (`rig:dog`) or a sprite; `<` before a sprite says that it faces left, `~` that it was drawn for this house and is not
 * taken from the set. Realm: g stands on the ground, s flies, w floats on water, u swims in it. Home is the place the thing hints at,
 * `-` when it is at home anywhere. The first word is the name; the others, and whatever the dictionary puts below them, are drawn as it.
 */
export const THINGS_TABLE = `
person | rig:person | 1.7 | g | - | person, man, woman, boy, girl, child, kid, walker, traveler, traveller, hiker, figure, stranger, lady, guy, gentleman, old man, old woman, young man, young woman, young girl, young boy, couple, family, friend, pedestrian, silhouette, wanderer, monk, detective, hero, teenager, toddler, baby, grandmother, grandfather, grandma, grandpa, mother, father, worker, soldier, nurse, policeman, police officer, tourist, student, teacher, human, people, adult, bride, groom, adult, baby, toddler, infant, teenager, teen, crowd, twin, brother, sister, mother, father, mom, dad, parent, grandmother, grandfather, grandma, grandpa, elderly man, elderly woman, human, husband, wife, bride, groom, tourist, student, teacher, worker, customer, soldier, police officer, policeman, firefighter, businessman, businesswoman, photographer, cowboy, shopper, spectator, player, magician, clown, fisherman, builder, mechanic
runner | rig:person | 1.7 | g | - | runner, jogger, sprinter, athlete
dancer | rig:person | 1.7 | g | - | dancer
farmer | rig:person | 1.7 | g | meadow | farmer, gardener, peasant
cook | rig:person | 1.7 | g | kitchen | cook, chef, waiter, waitress
scientist | rig:person | 1.7 | g | room | scientist, doctor, professor
musician | rig:person | 1.7 | g | room | musician, singer, pianist, guitarist, violinist, artist, painter
knight | rig:person | 1.75 | g | mountains | knight, king, queen, princess, prince, wizard, witch, warrior, samurai, pirate, ninja, viking, elf, sorcerer
surfer | person-surfing | 1.7 | w | beach | surfer
swimmer | <person-swimming | 0.8 | w | beach | swimmer
cyclist | <person-biking | 1.8 | g | city | cyclist
skier | <skier | 1.7 | g | mountains | skier
snowboarder | <snowboarder | 1.7 | g | mountains | snowboarder
golfer | <person-golfing | 1.7 | g | meadow | golfer
fencer | <person-fencing | 1.7 | g | room | fencer
ballerina | <ballet-dancer | 1.8 | g | room | ballerina, ballet dancer
jockey | <horse-racing | 2 | g | meadow | jockey, horse rider, horseman
rower | <person-rowing-boat | 1.4 | w | lake | rower
yogi | person-in-lotus-position | 1 | g | room | yogi, meditator
climber | person-climbing | 2 | g | mountains | climber, mountaineer
mermaid | <mermaid | 1.7 | u | underwater | mermaid, merman
fairy | fairy | 0.9 | s | forest | fairy, pixie
superhero | superhero | 1.7 | s | city | superhero, superwoman, superman
genie | <genie | 1.7 | s | desert | genie, djinn
troll | troll | 2.2 | g | forest | troll, ogre, goblin, golem, yeti, cyclops, minotaur, sasquatch, bigfoot, big foot, abominable snowman, wendigo, stone giant, frost giant, monster, orc, demon, devil, hobgoblin, fiend
astronaut | rig:astronaut | 1.9 | s | space | astronaut, cosmonaut, spacewalker, spaceman
dog | rig:dog | 0.72 | g | - | dog, puppy, golden retriever, retriever, labrador, hound, corgi, husky, terrier, shepherd dog, german shepherd, border collie, beagle, dalmatian, shiba inu, bulldog, pug, greyhound, chihuahua, dachshund, great dane, mastiff, collie, rottweiler, doberman, samoyed, malamute, mutt, sheepdog, guard dog, sled dog, black lab, yellow lab, chocolate lab, cerberus, hellhound, yorkie, maltese, maltese dog, pointer dog
poodle | <poodle | 0.5 | g | - | poodle
cat | rig:cat | 0.42 | g | - | cat, kitten, tabby, kitty, caracal, lynx, bobcat, serval, ocelot, maine coon, sphynx cat, sphynx
horse | rig:horse | 1.9 | g | meadow | horse, horseback, pony, stallion, mare, foal, mustang
unicorn | rig:unicorn | 2.1 | g | meadow | unicorn, pegasus, winged horse, alicorn
donkey | rig:donkey | 1.4 | g | meadow | donkey, mule
zebra | rig:zebra | 1.7 | g | savanna | zebra
cow | rig:cow | 1.5 | g | meadow | cow, bull, cattle, calf, highland cow, highland cattle, highland calf
ox | <ox | 1.6 | g | meadow | ox, yak, musk ox, muskox
wildebeest | rig:wildebeest | 1.45 | g | savanna | wildebeest, wildebeests, gnu
bison | <bison | 1.8 | g | meadow | bison, buffalo
water buffalo | <water-buffalo | 1.6 | g | savanna | water buffalo, cape buffalo, african buffalo, carabao
sheep | rig:sheep | 0.95 | g | meadow | sheep, lamb, ewe
ram | <ram | 1 | g | meadow | ram
goat | rig:goat | 0.9 | g | mountains | goat, baby goat, mountain goat, ibex, alpine ibex, chamois, blue sheep, bharal, markhor, tahr, argali
pig | rig:pig | 0.8 | g | meadow | pig, piglet, hog, swine, boar, wild boar, warthog, tapir, peccary
fox | rig:fox | 0.5 | g | forest | fox, vixen, fox cub, fennec fox, fennec, arctic fox, kitsune, nine tailed fox, nine-tailed fox
wolf | rig:wolf | 0.85 | g | forest | wolf, wolf cub, wolf pup, coyote, jackal, hyena, wild dog, dingo
bear | rig:bear | 1.3 | g | forest | bear, bear cub, grizzly, brown bear, black bear, koala, koala bear
polar bear | rig:polar-bear | 1.4 | g | mountains | polar bear
panda | rig:panda | 1.1 | g | forest | panda, red panda, giant panda, baby panda, panda cub, giant panda cub
lion | rig:lion | 1.2 | g | savanna | lion, lion cub
lioness | rig:lioness | 1.05 | g | savanna | lioness, puma, cougar, mountain lion
tiger | rig:tiger | 1.05 | g | forest | tiger, tiger cub
leopard | rig:leopard | 0.85 | g | savanna | leopard, snow leopard, jaguar, panther
cheetah | rig:cheetah | 0.9 | g | savanna | cheetah
elephant | rig:elephant | 2.9 | g | savanna | elephant, baby elephant
mammoth | <mammoth | 3 | g | mountains | mammoth
giraffe | rig:giraffe | 4.6 | g | savanna | giraffe
rhinoceros | <rhinoceros | 1.6 | g | savanna | rhinoceros, rhino
hippopotamus | <hippopotamus | 1.5 | g | savanna | hippopotamus, hippo
camel | rig:camel | 2.1 | g | desert | camel, dromedary, bactrian camel
llama | <llama | 1.6 | g | mountains | llama, alpaca
deer | rig:deer | 1.35 | g | forest | deer, fawn, doe, gazelle, antelope, impala, oryx, kudu
stag | rig:stag | 1.9 | g | forest | stag, moose, elk, reindeer, caribou
kangaroo | <kangaroo | 1.4 | g | desert | kangaroo, wallaby, quokka
rabbit | rig:rabbit | 0.35 | g | meadow | rabbit, bunny, hare, jackalope
creature | rig:cat | 0.5 | g | forest | furry creature, fantasy creature, furry monster
squirrel | <chipmunk | 0.25 | g | forest | squirrel, chipmunk, sugar glider, flying squirrel
mouse | <mouse | 0.12 | g | - | mouse, shrew, dormouse, field mouse
hamster | <mouse | 0.12 | g | room | hamster, guinea pig, gerbil, chinchilla, gopher
capybara | <beaver | 0.6 | g | lake | capybara
rat | <rat | 0.16 | g | - | rat, rodent
hedgehog | <hedgehog | 0.2 | g | forest | hedgehog, porcupine, echidna
badger | <badger | 0.4 | g | forest | badger, armadillo, pangolin, anteater, aardvark, wolverine, honey badger, giant anteater, tasmanian devil
skunk | <skunk | 0.4 | g | forest | skunk
raccoon | <raccoon | 0.4 | g | forest | raccoon, tanuki, coati
beaver | <beaver | 0.5 | g | lake | beaver, marmot, groundhog, platypus, wombat, muskrat
otter | <otter | 0.45 | g | lake | otter, mongoose, meerkat, ferret, weasel, possum, mole, stoat, ermine, mink, opossum, polecat
sloth | <sloth | 0.6 | g | forest | sloth
monkey | <monkey | 0.7 | g | forest | monkey, ape, chimpanzee, baboon, lemur, ring tailed lemur, ring-tailed lemur, tarsier, gibbon, marmoset, mandrill, capuchin, macaque
gorilla | <gorilla | 1.6 | g | forest | gorilla
orangutan | orangutan | 1.3 | g | forest | orangutan
bat | bat | 0.3 | s | forest | bat, pterodactyl, pterosaur, pteranodon, flying fox, fruit bat
crocodile | <crocodile | 0.9 | g | lake | crocodile, alligator
turtle | <turtle | 0.5 | g | beach | turtle, tortoise, sea turtle
lizard | <lizard | 0.35 | g | desert | lizard, salamander, gecko, iguana, chameleon, komodo dragon, axolotl, newt
snake | <snake | 0.5 | g | forest | snake, cobra, python, viper
frog | ~frog | 0.12 | g | lake | frog, toad, tree frog
dinosaur | <t-rex | 4.5 | g | forest | dinosaur, t rex, tyrannosaurus, velociraptor, kaiju, godzilla, ankylosaurus, spinosaurus
sauropod | <sauropod | 6 | g | meadow | sauropod, brontosaurus, brachiosaurus, diplodocus
dragon | <dragon | 4 | s | mountains | dragon, griffin, wyvern, chinese dragon, eastern dragon, asian dragon, oriental dragon, japanese dragon, serpent dragon, sea serpent, gryphon, hippogriff, gargoyle, manticore, chimera, qilin, kirin
phoenix | phoenix | 1.6 | s | mountains | phoenix
bird | rig:bird | 0.5 | s | - | bird, sparrow, swallow, robin, starling, finch, songbird, canary, bluebird, cardinal, kingfisher, hornbill, woodpecker, blue jay, magpie, quail, pheasant, cuckoo, thrush, wren, warbler, swift
hummingbird | rig:bird | 0.18 | s | garden | hummingbird, sunbird
crow | rig:bird | 0.5 | s | - | crow, raven, blackbird
pigeon | rig:bird | 0.45 | s | city | pigeon, crowned pigeon, victoria crowned pigeon
dove | rig:bird | 0.4 | s | - | dove
eagle | rig:bird | 0.9 | s | mountains | eagle, golden eagle, hawk, falcon, vulture, bird of prey
seagull | rig:bird | 0.5 | s | beach | seagull, gull, albatross, pelican, seabird, puffin
owl | rig:owl | 0.4 | g | forest | owl, snowy owl, barn owl, horned owl
parrot | rig:parrot | 0.45 | g | forest | parrot, macaw, toucan, cockatoo
peacock | peacock | 1.3 | g | meadow | peacock
penguin | rig:penguin | 0.8 | g | beach | penguin
flamingo | rig:flamingo | 1.2 | g | lake | flamingo, stork, heron, crane
swan | rig:swan | 0.8 | w | lake | swan
duck | rig:duck | 0.4 | w | lake | duck, mallard, duckling, loon, grebe
goose | rig:goose | 0.7 | g | meadow | goose
rooster | rig:rooster | 0.55 | g | meadow | rooster, chicken, hen, cock
chick | rig:chick | 0.16 | g | meadow | chick, baby chick
turkey | turkey | 0.8 | g | meadow | turkey
dodo | <dodo | 0.8 | g | beach | dodo, ostrich, emu, cassowary
fish | rig:fish | 0.35 | u | underwater | fish, manta ray, manta, stingray, goldfish, salmon, trout, pike, carp, koi, koi fish, tuna, sardine, herring, anchovy, mackerel, piranha, barracuda, angelfish, reef fish, clownfish, cod, catfish, swordfish, bass fish, lionfish, anglerfish, marlin, sunfish, betta fish, betta, flying fish, grouper, snapper, halibut, tilapia
tropical fish | <tropical-fish | 0.3 | u | underwater | tropical fish, angelfish, colorful fish, colourful fish, reef fish
pufferfish | <blowfish | 0.3 | u | underwater | pufferfish, blowfish
shark | rig:shark | 1.1 | u | underwater | shark, whale shark, hammerhead shark, hammerhead, great white shark
dolphin | rig:dolphin | 0.9 | u | beach | dolphin, porpoise
orca | rig:orca | 1.9 | u | beach | orca, killer whale
whale | rig:whale | 3.4 | u | underwater | whale, blue whale, humpback whale, narwhal, sperm whale, beluga, beluga whale
seal | <seal | 1 | g | beach | seal, sea lion, walrus
octopus | octopus | 0.9 | u | underwater | octopus
tentacles | octopus | 8 | w | beach | octopus tentacle, giant tentacle, kraken tentacle, squid tentacle, massive tentacle, huge tentacle, giant octopus tentacle, enormous tentacle
squid | squid | 0.9 | u | underwater | squid, cuttlefish
jellyfish | jellyfish | 0.6 | u | underwater | jellyfish
crab | crab | 0.2 | g | beach | crab
lobster | lobster | 0.4 | g | beach | lobster, crayfish
shrimp | shrimp | 0.12 | u | underwater | shrimp, prawn
snail | <snail | 0.06 | g | meadow | snail, slug
shell | spiral-shell | 0.1 | g | beach | shell, seashell, conch
coral | coral | 0.5 | g | underwater | coral, anemone, sea anemone
butterfly | rig:butterfly | 0.14 | s | meadow | butterfly, moth
bee | <honeybee | 0.12 | s | meadow | bee, honeybee, worker bee, queen bee, drone bee, wasp, bumblebee, hornet
ladybug | lady-beetle | 0.08 | g | meadow | ladybug, ladybird
beetle | beetle | 0.1 | g | forest | beetle, bug, insect, stag beetle, scarab, cockroach
ant | ant | 0.06 | g | meadow | ant
spider | spider | 0.12 | g | forest | spider, tarantula, jumping spider, wolf spider, garden spider
scorpion | scorpion | 0.15 | g | desert | scorpion
caterpillar | <bug | 0.06 | g | meadow | caterpillar
cricket | cricket | 0.08 | g | meadow | grasshopper, cricket, locust
dragonfly | rig:butterfly | 0.16 | s | lake | dragonfly, damselfly
mantis | cricket | 0.12 | g | meadow | mantis, praying mantis, stick insect
centipede | worm | 0.12 | g | forest | centipede, millipede
seahorse | <tropical-fish | 0.18 | u | underwater | seahorse, sea horse, sea dragon, seadragon
manatee | <seal | 1 | u | underwater | manatee, dugong, sea cow
eel | <tropical-fish | 0.3 | u | underwater | eel, moray eel, moray, electric eel
plesiosaur | <sauropod | 2.2 | u | lake | plesiosaur, loch ness monster, nessie, elasmosaurus, mosasaur
centaur | troll | 2.2 | g | forest | centaur
mosquito | mosquito | 0.06 | s | lake | mosquito
worm | worm | 0.08 | g | meadow | worm, earthworm
robot | ~robot | 1.6 | g | - | robot, android, automaton, mech, mecha
alien | ~alien | 1.4 | g | space | alien, extraterrestrial, martian
ghost | ghost | 1.5 | s | forest | ghost, spirit, phantom
snowman | snowman-without-snow | 1.5 | g | mountains | snowman
car | rig:car | 1.4 | g | city | car, car window, sports car, rally car, le mans car, automobile, sedan, vehicle, convertible, jeep, suv, limousine, corvette, porsche, ferrari, race buggy, hatchback, suv car, hovercar, hover car, flying car, hovering car, muscle car
taxi | <taxi | 1.6 | g | city | taxi, cab
police car | <police-car | 1.6 | g | city | police car
race car | <racing-car | 1.1 | g | city | race car, racing car, formula one car, formula 1 car, f1 car, f1 race car
ambulance | <ambulance | 2.4 | g | city | ambulance
fire engine | <fire-engine | 2.8 | g | city | fire engine, fire truck, firetruck
pickup | <pickup-truck | 1.9 | g | desert | pickup, pickup truck, rover, mars rover, moon rover, lunar rover, jeep, monster truck, bigfoot truck
van | <minibus | 2.2 | g | city | van, minivan, minibus, caravan, camper van, campervan, motorhome
bus | rig:bus | 2.9 | g | city | bus, school bus, double decker, double-decker bus, double decker bus, double-decker
truck | rig:truck | 3.1 | g | city | truck, lorry, delivery truck, trailer, cement mixer
tractor | <tractor | 2.6 | g | meadow | tractor, combine harvester, combine, bulldozer, excavator, digger, backhoe, tank, army tank, battle tank
train | rig:train | 3.4 | g | meadow | train, express train, railway train, bullet train, subway
locomotive | <locomotive | 4 | g | mountains | locomotive, steam train, steam engine
tram | tram | 3.4 | g | city | tram, streetcar, trolley, monorail, funicular
bicycle | rig:bicycle | 1.1 | g | city | bicycle, bike, mountain bike, road bike, city bike, unicycle, tandem, tandem bicycle
snowmobile | rig:snowmobile | 1.25 | g | mountains | snowmobile, snow mobile, skidoo, ski-doo, snow scooter
forklift | rig:forklift | 2.15 | g | works | forklift, forklift truck, fork lift, fork-lift
motorcycle | rig:motorcycle | 1.2 | g | city | motorcycle, motorbike, sport bike, sports bike, dirt bike, hover bike, hoverbike, racing bike, superbike, quad bike
scooter | <motor-scooter | 1.2 | g | city | scooter, moped, vespa
kick scooter | <kick-scooter | 1 | g | city | kick scooter
rickshaw | <auto-rickshaw | 1.8 | g | city | rickshaw, tuk tuk, horse carriage, carriage, stagecoach, horse drawn carriage, cart, wooden cart, donkey cart, horse cart, ox cart, wagon, tuk-tuk
skateboard | skateboard | 0.8 | g | city | skateboard, hoverboard
roller skate | <roller-skate | 0.3 | g | city | roller skate, rollerblade
wheelchair | rig:wheelchair | 0.98 | g | - | wheelchair
shopping cart | rig:shopping-cart | 1 | g | city | shopping cart, trolley cart, shopping trolley, grocery cart, food cart
wheelbarrow | rig:wheelbarrow | 0.82 | g | meadow | wheelbarrow, barrow, garden cart
plough | rig:plough | 0.95 | g | farm | plough, plow, wooden plough, wooden plow, hand plow
stroller | rig:stroller | 1.08 | g | garden | stroller, baby stroller, baby carriage, pram, pushchair, baby buggy
lawn mower | rig:lawn-mower | 1.02 | g | garden | lawn mower, lawnmower, mower, push mower, grass cutter
robot vacuum | rig:robot-vacuum | 0.095 | g | room | robot vacuum, robot vacuum cleaner, robotic vacuum, robotic vacuum cleaner, robot hoover, vacuum robot, roomba
vacuum cleaner | rig:vacuum-cleaner | 1.08 | g | room | vacuum cleaner, vacuum, hoover, carpet cleaner
airplane | rig:airplane | 4.4 | s | - | airplane, plane, aircraft, seaplane, floatplane, float plane, flying boat, jet, jumbo jet, airliner, aeroplane, fighter jet, hang glider
helicopter | <helicopter | 3.4 | s | - | helicopter, chopper
drone | ~drone | 0.35 | s | - | drone, quadcopter
rocket | ~rocket | 12 | s | space | rocket, spaceship, spacecraft, space shuttle, starship
starfighter | ~rocket | 4 | s | space | starfighter, star fighter, space fighter, fighter spaceship, fighter spacecraft, x-wing, x-wing fighter, x wing, tie fighter, space interceptor, attack ship
star cruiser | ~rocket | 18 | s | space | star cruiser, space cruiser, star destroyer, capital ship, space battleship, battlecruiser, battle cruiser, space warship, space freighter, star freighter, cargo spaceship, space carrier, starship carrier, flagship, dreadnought, space frigate
ufo | flying-saucer | 4 | s | - | ufo, flying saucer, mothership, mother ship, alien mothership, alien ship, alien spaceship, alien spacecraft, alien craft
satellite | satellite | 3 | s | space | satellite
space station | satellite | 36 | s | space | space station, orbital station, orbiting station, star base, starbase, space base, space habitat
parachute | parachute | 4 | s | - | parachute, paraglider, skydiver
balloon | rig:balloon | 16 | s | - | hot air balloon, hot-air balloon, airship, blimp, zeppelin
toy balloon | balloon | 1.15 | s | - | balloon
kite | kite | 0.9 | s | - | kite
boat | rig:boat | 10 | w | beach | boat, sailboat, sailing boat, yacht, fishing boat, trawler, fishing trawler, fishing cutter, fishing vessel, tugboat, tug boat, lobster boat, crab boat, catamaran, dinghy
tall ship | rig:ship | 20 | w | beach | tall ship, sailing ship, wooden ship, wooden sailing ship, ghost ship, merchant ship, pirate ship, galleon, schooner, frigate, caravel, brig, viking ship, longship, viking longship, viking boat, drakkar, trireme, junk ship
ship | <ship | 24 | w | beach | ship, titanic, cruise ship, ocean liner, ferry, warship, cargo ship, tanker, vessel, aircraft carrier, container ship
jet ski | rig:jet-ski | 1.15 | w | beach | jet ski, jetski, jet-ski, waverunner, water scooter, sea scooter
speedboat | <speedboat | 2 | w | beach | speedboat, motorboat, motor boat, lifeboat, rescue boat, patrol boat, coast guard boat, inflatable boat, rib boat
canoe | <canoe | 1 | w | lake | canoe, rowboat, rowing boat, kayak, raft, wooden raft, log raft, bamboo raft, inflatable raft, rubber raft, whitewater raft, white water raft, rubber boat, inflatable boat, inflatable dinghy, rubber dinghy, gondola
submarine | ~submarine | 3 | u | underwater | submarine
tree | rig:tree | 6 | g | meadow | tree, oak, birch, maple, willow, elm
pine | rig:pine | 7 | g | forest | pine, pine tree, fir, spruce, conifer
palm | palm-tree | 6 | g | beach | palm, palm tree, coconut tree
christmas tree | christmas-tree | 2.6 | g | room | christmas tree, decorated tree, xmas tree, lit tree, trimmed tree
bare tree | leafless-tree | 5 | g | meadow | bare tree, dead tree
cactus | cactus | 2.2 | g | desert | cactus
bamboo | tanabata-tree | 3 | g | forest | bamboo
bush | ~bush | 1.2 | g | meadow | bush, shrub, hedge, moss
potted plant | potted-plant | 0.7 | g | room | potted plant, houseplant, plant, fern, herb, bonsai, bonsai tree, daisy flower, tomato plant, pepper plant, chili plant, strawberry plant, basil plant, vegetable plant, herb plant, geranium, begonia, petunia, fuchsia, succulent, aloe vera, monstera, ficus, rubber plant, spider plant, snake plant
flowerpot | potted-plant | 0.28 | g | room | flowerpot, flower pot, terracotta pot, clay pot, plant pot, planter, earthenware pot
seedling | seedling | 0.14 | g | meadow | seedling, sprout
flower | tulip | 0.4 | g | meadow | flower, blossom flower
dandelion | tulip | 0.36 | g | meadow | dandelion, dandelion clock, dandelion puff, dandelion head, dandelion seed head, dandelion flower, dandelion puffball, blowball
sunflower | sunflower | 0.5 | g | meadow | sunflower
rose | rose | 0.4 | g | meadow | rose, rosebud, rose bud
peony | rose | 0.3 | g | meadow | peony, peony bud, dahlia, camellia, ranunculus, chrysanthemum, carnation, marigold, zinnia
lotus | rose | 0.24 | g | lake | lotus, lotus flower, water lily flower, lotus blossom, lotus bud
tulip | tulip | 0.4 | g | meadow | tulip, daffodil, orchid, lily, iris
lotus | lotus | 0.3 | w | lake | lotus, water lily
bouquet | bouquet | 0.5 | g | room | bouquet, bunch of flower
mushroom | mushroom | 0.2 | g | forest | mushroom, toadstool
leaf | maple-leaf | 0.34 | g | forest | leaf, maple leaf, oak leaf
log | wood | 0.4 | g | forest | log, firewood, wood log, tree trunk, tree stump, driftwood, piece of driftwood
rock | rock | 0.8 | g | - | rock, stone, boulder
bus shelter | rig:bus-shelter | 2.6 | g | city | bus shelter
traffic light | ~traffic-light | 3.2 | g | city | traffic light, stoplight, traffic signal
fire hydrant | ~fire-hydrant | 0.9 | g | city | fire hydrant, hydrant
stop sign | ~stop-sign | 2.3 | g | city | stop sign
road sign | ~road-sign | 2.3 | g | city | road sign, street sign, signpost, sign, billboard, scoreboard, signboard
parking meter | ~parking-meter | 1.4 | g | city | parking meter
bench | ~bench | 0.9 | g | meadow | bench, park bench
mailbox | postbox | 1.4 | g | city | mailbox, postbox, letterbox
phone booth | ~phone-booth | 2.4 | g | city | phone booth, telephone booth, phone box
fountain | fountain | 2.4 | g | city | fountain
statue | ~statue | 3.2 | g | city | statue, sculpture, monument, sphinx, bust
statue of liberty | statue-of-liberty | 14 | g | city | statue of liberty
trash can | ~trash-can | 1 | g | city | trash can, garbage can, dustbin, bin, wastebasket
barrel | oil-drum | 0.9 | g | - | barrel, drum barrel, keg
fuel pump | fuel-pump | 1.9 | g | city | fuel pump, gas pump
house | house | 6 | g | meadow | house, home, cottage, villa, mansion, farmhouse
building | office-building | 16 | g | city | office building, apartment building, hotel, apartment, building, skyscraper, office tower, apartment block
hut | hut | 3 | g | meadow | hut, cabin, shack, shed
barn | ~barn | 6 | g | meadow | barn, stable
castle | castle | 14 | g | mountains | castle, fortress, palace, fort
pagoda | japanese-castle | 14 | g | mountains | pagoda, temple, shrine
church | church | 11 | g | meadow | church, chapel, cathedral, abbey
mosque | mosque | 11 | g | desert | mosque
lighthouse | ~lighthouse | 12 | g | beach | lighthouse
wind turbine | rig:wind-turbine | 45 | g | meadow | wind turbine, turbine, windturbine, wind generator, wind power plant, wind farm
windmill | ~windmill | 9 | g | meadow | windmill
tower | tokyo-tower | 10 | g | mountains | tower, stone tower, watchtower, watch tower, bell tower, castle tower, turret
eiffel tower | tokyo-tower | 20 | g | city | eiffel tower, tokyo tower, radio tower, television tower
temple ruin | classical-building | 9 | g | mountains | temple ruin, greek temple, roman temple, sunken temple, ruined temple, ancient temple, temple ruins, ruins of temple, ancient greek temple, parthenon, columns of temple
pyramid | ~pyramid | 14 | g | desert | pyramid, step pyramid, mayan pyramid, mayan temple, maya temple, aztec temple, aztec pyramid
tent | tent | 1.8 | g | meadow | tent
circus tent | circus-tent | 9 | g | meadow | circus tent, circus
ferris wheel | ferris-wheel | 18 | g | city | ferris wheel
roller coaster | roller-coaster | 14 | g | city | roller coaster
carousel | carousel-horse | 1.8 | g | city | carousel, merry go round
slide | playground-slide | 2.2 | g | garden | playground slide, slide, waterslide, water slide
factory | factory | 12 | g | city | factory, power plant
school | school | 9 | g | city | school
hospital | hospital | 12 | g | city | hospital
bank | classical-building | 10 | g | city | bank, museum, library, courthouse
moai | moai | 4 | g | beach | moai
torii | shinto-shrine | 6 | g | lake | torii, torii gate
umbrella | umbrella | 0.95 | g | city | umbrella, parasol
beach umbrella | umbrella-on-ground | 2 | g | beach | beach umbrella
backpack | backpack | 0.55 | g | room | backpack, rucksack, schoolbag, knapsack
handbag | handbag | 0.35 | g | room | handbag, purse, bag, tote, satchel, tote bag, pouch
pistol | rig:pistol | 0.2 | g | city | pistol, gun, handgun, revolver, six shooter, sidearm, firearm, ray gun, blaster, laser gun, water pistol, toy gun
rifle | rig:rifle | 1.05 | g | mountains | rifle, shotgun, machine gun, assault rifle, hunting rifle, sniper rifle, musket, carbine, submachine gun
chainsaw | rig:chainsaw | 0.32 | g | forest | chainsaw, chain saw, power saw
drill | rig:drill | 0.26 | g | works | drill, power drill, electric drill, cordless drill, power tool
jackhammer | rig:jackhammer | 1.15 | g | city | jackhammer, jack hammer, pneumatic drill, pneumatic hammer
leaf blower | rig:leaf-blower | 0.34 | g | garden | leaf blower, leafblower
tablet | rig:tablet | 0.2 | g | room | tablet, tablet computer, ipad, digital tablet, drawing tablet, graphics tablet, e-reader, kindle, scanner, palm scanner, hand scanner, fingerprint scanner, card reader
watering can | rig:watering-can | 0.34 | g | garden | watering can, garden can, metal watering can
binoculars | rig:binoculars | 0.09 | g | mountains | binoculars, pair of binoculars, opera glasses, field glasses
blowpipe | rig:blowpipe | 0.62 | g | works | blowpipe, glassblower's pipe, glassblowing pipe, blowing pipe
clarinet | rig:clarinet | 0.62 | g | room | clarinet, oboe, recorder, bassoon
tuba | rig:tuba | 1 | g | stage | tuba, sousaphone, euphonium
tie | ~tie | 0.5 | g | room | tie, necktie
suitcase | ~suitcase | 0.7 | g | room | suitcase, luggage, baggage, travel bag
briefcase | briefcase | 0.4 | g | room | briefcase
frisbee | ~frisbee | 0.28 | g | meadow | frisbee, flying disc
ski | ~skis | 1.7 | g | mountains | skis, pair of skis, ski
snowboard | ~snowboard | 1.5 | g | mountains | snowboard
sled | <sled | 0.6 | g | mountains | sled, sledge, toboggan
sleigh | <sled | 1.8 | g | forest | sleigh, horse drawn sleigh, open sleigh, troika, dogsled, dog sled
sports ball | soccer-ball | 0.24 | g | meadow | sports ball, ball, football, soccer ball, glass marble
basketball | basketball | 0.25 | g | city | basketball
baseball | baseball | 0.12 | g | meadow | baseball, softball
tennis ball | ~tennis-ball | 0.1 | g | meadow | tennis ball
volleyball | volleyball | 0.24 | g | beach | volleyball, beach ball
american football | american-football | 0.28 | g | meadow | american football, rugby ball
bowling ball | bowling | 0.22 | g | room | bowling ball
bowling pin | bowling | 0.38 | g | room | bowling pin, skittle, ninepin, tenpin
domino | ~cube | 0.1 | g | room | domino, domino tile
baseball bat | ~baseball-bat | 0.9 | g | meadow | baseball bat
baseball glove | ~baseball-glove | 0.35 | g | meadow | baseball glove, baseball mitt
boxing glove | boxing-glove | 0.35 | g | room | boxing glove
surfboard | ~surfboard | 2 | g | beach | surfboard, paddleboard, paddle board, stand up paddleboard, bodyboard, boogie board
tennis racket | ~tennis-racket | 0.7 | g | meadow | tennis racket, racket, tennis racquet, racquet
badminton | badminton | 0.6 | g | meadow | badminton, shuttlecock
trophy | trophy | 0.45 | g | room | trophy
medal | sports-medal | 0.2 | g | room | medal
bow and arrow | bow-and-arrow | 1.3 | g | forest | bow and arrow, archery bow, bow, longbow, hunting bow, crossbow
fishing rod | fishing-pole | 1.6 | g | lake | fishing rod, fishing pole, rod
bottle | ~bottle | 0.3 | g | kitchen | bottle
perfume | ~bottle | 0.13 | g | room | perfume bottle, perfume, bottle of perfume, fragrance bottle, cologne, flacon
soda can | ~glass | 0.12 | g | kitchen | soda can, beer can, cola can, can of cola, can of coke, can of beer, can of soda, coke can, can of soda, drink can, energy drink, energy drink can, aluminum can, tin can, can
wine bottle | bottle-with-popping-cork | 0.32 | g | kitchen | wine bottle, champagne
wine glass | ~wine-glass | 0.22 | g | kitchen | wine glass, wine, glass of wine, wineglass
cocktail | tropical-drink | 0.22 | g | beach | cocktail, juice, lemonade, smoothie, drink, beverage
martini | cocktail-glass | 0.2 | g | room | martini
beer | beer-mug | 0.18 | g | kitchen | beer, pint
glass | ~glass | 0.15 | g | kitchen | glass, drinking glass, glass of water, tumbler
milk | glass-of-milk | 0.15 | g | kitchen | milk
cup | ~cup | 0.11 | g | kitchen | cup, mug, teacup, tea cup, coffee mug, coffee cup, tankard
coffee | hot-beverage | 0.12 | g | kitchen | coffee, coffee cup, cup of coffee, espresso, cappuccino, hot chocolate
tea | teacup-without-handle | 0.12 | g | kitchen | tea, cup of tea, green tea
teapot | teapot | 0.18 | g | kitchen | teapot, kettle
jug | rig:jug | 0.23 | g | kitchen | jug, carafe, water jug, milk jug, pitcher of water, water pitcher, glass pitcher, pitcher of beer, pitcher of lemonade, pitcher of milk
jar | jar | 0.2 | g | kitchen | jar, glass jar, mason jar, jam jar
fork | ~fork | 0.2 | g | kitchen | fork
knife | ~knife | 0.24 | g | kitchen | knife
spoon | ~spoon | 0.2 | g | kitchen | spoon, ladle, spatula, whisk, wooden spoon
chopstick | chopsticks | 0.22 | g | kitchen | chopstick
bowl | ~bowl | 0.12 | g | kitchen | bowl
plate | fork-and-knife-with-plate | 0.2 | g | kitchen | plate, dish
tray | rig:tray | 0.4 | g | kitchen | tray, serving tray, silver tray, drinks tray, platter
pot | pot-of-food | 0.25 | g | kitchen | pot, cooking pot, stew, soup, casserole
pan | cooking | 0.5 | g | kitchen | pan, frying pan, fried egg
banana | banana | 0.2 | g | kitchen | banana
apple | red-apple | 0.1 | g | kitchen | apple
green apple | green-apple | 0.1 | g | kitchen | green apple
pear | pear | 0.12 | g | kitchen | pear
orange | tangerine | 0.1 | g | kitchen | orange, orange fruit, tangerine, mandarin, clementine
lemon | lemon | 0.09 | g | kitchen | lemon
lime | lime | 0.08 | g | kitchen | lime
watermelon | watermelon | 0.25 | g | kitchen | watermelon
melon | melon | 0.2 | g | kitchen | melon
grape | grapes | 0.16 | g | kitchen | grape
strawberry | strawberry | 0.07 | g | kitchen | strawberry, berry, raspberry
blueberry | blueberries | 0.08 | g | kitchen | blueberry
cherry | cherries | 0.08 | g | kitchen | cherry
peach | peach | 0.09 | g | kitchen | peach, apricot, fruit, plum
mango | mango | 0.12 | g | kitchen | mango
pineapple | pineapple | 0.3 | g | kitchen | pineapple
coconut | coconut | 0.14 | g | beach | coconut
kiwi | kiwi-fruit | 0.08 | g | kitchen | kiwi, kiwi fruit
avocado | avocado | 0.12 | g | kitchen | avocado
tomato | tomato | 0.09 | g | kitchen | tomato
eggplant | eggplant | 0.2 | g | kitchen | eggplant, aubergine
carrot | carrot | 0.2 | g | kitchen | carrot
corn | ear-of-corn | 0.22 | g | kitchen | corn, maize
pepper | bell-pepper | 0.12 | g | kitchen | bell pepper, pepper
chili | hot-pepper | 0.12 | g | kitchen | chili, chilli
cucumber | cucumber | 0.2 | g | kitchen | cucumber, zucchini
broccoli | broccoli | 0.18 | g | kitchen | broccoli, cauliflower
lettuce | leafy-green | 0.2 | g | kitchen | lettuce, cabbage, spinach, vegetable
garlic | garlic | 0.07 | g | kitchen | garlic
onion | onion | 0.09 | g | kitchen | onion
potato | potato | 0.1 | g | kitchen | potato
pumpkin | ~pumpkin | 0.35 | g | meadow | pumpkin, squash
jack o lantern | jack-o-lantern | 0.35 | g | meadow | jack o lantern, jack-o-lantern
peanut | peanuts | 0.06 | g | kitchen | peanut, nut, seed, sunflower seed, pumpkin seed, acorn, almond, hazelnut, walnut
bread | bread | 0.14 | g | kitchen | bread, loaf, toast, roll, bread roll
baguette | baguette-bread | 0.4 | g | kitchen | baguette
croissant | croissant | 0.12 | g | kitchen | croissant, pastry
bagel | bagel | 0.1 | g | kitchen | bagel
pretzel | pretzel | 0.12 | g | kitchen | pretzel
pancake | pancakes | 0.12 | g | kitchen | pancake, omelette, omelet
heaped beans | rig:heaped-beans | 0.16 | g | kitchen | coffee bean, roasted coffee bean, cocoa bean, espresso bean, pile of coffee beans, heap of coffee beans
heaped leaves | rig:heaped-leaves | 2.1 | g | garden | pile of leaves, pile of leaf, leaf pile, heap of leaves, heap of leaf, pile of autumn leaves, pile of autumn leaf, heap of autumn leaves, pile of fallen leaves, pile of fallen leaf, pile of dry leaves, mound of leaves, pile of colorful leaves, raked leaves
heaped coins | rig:heaped-coins | 2.2 | g | cave | pile of gold coins, pile of gold coin, heap of gold coins, heap of gold coin, mound of gold coins, pile of coins, heap of coins, mountain of coins, mountain of gold coins, pile of gold, heap of gold, mound of gold, mountain of gold, hoard of gold, hoard of gold coins, gold hoard, treasure hoard, hoard of treasure, dragon hoard, pile of treasure, heap of treasure, mountain of treasure, mound of treasure, hoard of coins, hoard
heaped powder | rig:heaped-powder | 0.15 | g | kitchen | ground coffee, coffee grounds, coffee powder, cocoa powder, heap of ground coffee, heap of ground espresso, heap of ground spices, heap of ground spice, heap of ground cinnamon, heap of ground turmeric, heap of ground pepper, spice powder, heap of powder, mound of powder, pile of powder, pile of flour, heap of flour, mound of flour, matcha powder, cumin, turmeric, paprika, saffron, cinnamon powder, chilli powder, chili powder, curry powder, cocoa, spice, ground spice, ground spices
photograph | rig:photograph | 0.12 | g | room | old photograph, faded photograph, family photograph, vintage photograph, worn photograph, torn photograph, polaroid, old photo, faded photo, family photo, polaroid photo, crumpled photo, postcard
heaped fruit | strawberry | 0.16 | g | kitchen | heaped fruit, plate of strawberries, pile of strawberries, heap of strawberries, plate of berries, pile of berries, heap of berries
waffle | waffle | 0.1 | g | kitchen | waffle
cheese | cheese-wedge | 0.12 | g | kitchen | cheese
fillet | rig:fillet | 0.34 | g | kitchen | fillet, fish fillet, salmon fillet, fillet of salmon, fillet of fish, tuna fillet, side of salmon, tuna loin, piece of salmon, raw salmon, raw fish, slab of salmon, block of tuna, raw tuna
meat | cut-of-meat | 0.12 | g | kitchen | meat, steak, beef
drumstick | poultry-leg | 0.16 | g | kitchen | drumstick, chicken leg
bacon | bacon | 0.12 | g | kitchen | bacon
egg | egg | 0.08 | g | kitchen | egg
hamburger | hamburger | 0.12 | g | kitchen | hamburger, burger, cheeseburger
fries | french-fries | 0.16 | g | kitchen | fries, french fries
pizza | pizza | 0.3 | g | kitchen | pizza, slice of pizza, pizza slice
hot dog | hot-dog | 0.14 | g | kitchen | hot dog, hotdog, sausage
sandwich | sandwich | 0.14 | g | kitchen | sandwich
taco | taco | 0.12 | g | kitchen | taco, burrito
salad | green-salad | 0.15 | g | kitchen | salad
spaghetti | spaghetti | 0.14 | g | kitchen | spaghetti, pasta, noodle
ramen | steaming-bowl | 0.16 | g | kitchen | ramen, udon, noodle soup, curry, goulash, chowder
rice | cooked-rice | 0.13 | g | kitchen | rice, risotto, paella, fried rice
sushi | sushi | 0.3 | g | kitchen | sushi, sushi platter, sushi board, sushi roll, sushi set, sashimi, nigiri, salmon nigiri, maki, maki roll, platter of sushi
dumpling | dumpling | 0.08 | g | kitchen | dumpling
popcorn | popcorn | 0.22 | g | room | popcorn
cake | birthday-cake | 0.25 | g | kitchen | cake, birthday cake, wedding cake, brownie
cake slice | shortcake | 0.14 | g | kitchen | slice of cake, cheesecake
cupcake | cupcake | 0.12 | g | kitchen | cupcake, muffin
pie | pie | 0.14 | g | kitchen | pie, tart
donut | doughnut | 0.1 | g | kitchen | donut, doughnut
cookie | cookie | 0.09 | g | kitchen | cookie, biscuit
chocolate | chocolate-bar | 0.16 | g | kitchen | chocolate, chocolate bar
candy | candy | 0.07 | g | kitchen | candy, sweet, cotton candy
lollipop | lollipop | 0.16 | g | kitchen | lollipop
ice cream | ice-cream | 0.2 | g | beach | ice cream, gelato
ice cream cone | soft-ice-cream | 0.2 | g | beach | ice cream cone, soft ice cream
honey | honey-pot | 0.15 | g | kitchen | honey, honey pot, maple syrup, syrup, caramel, caramel sauce, jam, peanut butter
salt | salt | 0.1 | g | kitchen | salt, salt shaker, shaker
chair | chair | 0.95 | g | room | chair, stool, seat
armchair | ~armchair | 1 | g | room | armchair
rocking chair | rig:rocking-chair | 1.15 | g | room | rocking chair, rocker chair, wooden rocking chair
couch | ~couch | 0.85 | g | room | couch, sofa, settee, ottoman, loveseat
bed | ~bed | 0.9 | g | bedroom | bed, stretcher, gurney, crib, cradle, cot
dining table | ~dining-table | 0.78 | g | room | dining table, table, desk, coffee table, counter, countertop table, workbench, picnic table, nightstand, side table, bedside table
bookshelf | ~bookshelf | 1.9 | g | room | bookshelf, bookcase, shelf
wardrobe | ~wardrobe | 2 | g | bedroom | wardrobe, closet, cupboard, cabinet, locker, armoire, pantry, kitchen cabinet, kitchen cupboard, closet door, wardrobe door, cupboard door, cabinet door, locker door, medicine cabinet
chest of drawers | rig:chest-of-drawers | 1 | g | bedroom | chest of drawers, drawer, desk drawer, dresser, dresser drawer, top drawer, kitchen drawer
barbecue | rig:barbecue | 1.05 | g | garden | barbecue, barbeque, bbq, bbq grill, grill, charcoal grill, barbecue grill, griddle, hot plate, teppanyaki grill, flat top grill
lab bench | rig:lab-bench | 1.3 | g | room | lab bench, laboratory bench, lab table, laboratory table, lab counter
operating table | rig:operating-table | 2.3 | g | ward | operating table, surgical table, surgery table
cork board | rig:cork-board | 1.95 | g | office | cork board, corkboard, bulletin board, pinboard, pin board, evidence board, investigation board, crime board, notice board
elevator | rig:elevator | 2.8 | g | - | elevator, elevator door, elevator doors, lift door, elevator cabin, elevator car, glass elevator
lamp | ~lamp | 1.5 | g | room | lamp, floor lamp, lampshade, lampstand, lava lamp
table lamp | ~lamp | 0.45 | g | room | table lamp, desk lamp, bedside lamp, reading lamp, banker's lamp
candle | candle | 0.25 | g | room | candle, candelabra
toilet | ~toilet | 0.8 | g | bathroom | toilet
sink | ~sink | 0.9 | g | kitchen | sink, washbasin, wash basin
bathtub | bathtub | 0.8 | g | bathroom | bathtub, bath
shower | shower | 2 | g | bathroom | shower head
mirror | mirror | 0.6 | g | room | mirror
door | rig:door | 2.4 | g | room | door, wooden door, front door, back door, iron door, steel door, metal door, heavy door, oak door, secret door, cellar door, prison door, vault door
gate | rig:gate | 3 | g | garden | gate, castle gate, city gate, wooden gate, iron gate, stone gate, giant gate, garden gate, front gate, palace gate, fortress gate, drawbridge gate, cemetery gate, portcullis
shutter | rig:shutter | 3.3 | g | city | shutter, roller shutter, metal shutter, shop shutter, rolling shutter
window frame | window | 1.2 | g | room | window frame
ladder | ladder | 3.3 | g | - | ladder, stepladder, step ladder, rope ladder
tv | ~tv | 0.75 | g | room | tv, television, television set, monitor, screen
laptop | laptop | 0.3 | g | room | laptop, notebook computer
computer | desktop-computer | 0.5 | g | office | computer, desktop computer, pc
remote | ~remote | 0.2 | g | room | remote, remote control
keyboard | keyboard | 0.18 | g | office | keyboard, computer keyboard
computer mouse | computer-mouse | 0.1 | g | office | computer mouse
cell phone | mobile-phone | 0.15 | g | room | cell phone, mobile phone, smartphone, phone, cellphone, iphone
telephone | rig:telephone | 0.18 | g | room | telephone, landline phone, rotary phone, answering machine
handset | rig:handset | 0.24 | g | room | handset, telephone receiver, phone receiver, telephone handset, phone handset
printer | printer | 0.4 | g | office | printer
radio | radio | 0.25 | g | room | radio, boombox, boom box, jukebox, transistor radio
gramophone | rig:gramophone | 0.74 | g | room | gramophone, phonograph, victrola, gramophone record
record player | rig:record-player | 0.16 | g | room | record player, vinyl player, vinyl record, vinyl record player, vintage record player, spinning record, spinning vinyl record
camera | camera | 0.14 | g | room | photo camera, digital camera, camera, video camera, dslr camera
movie camera | movie-camera | 0.4 | g | room | movie camera, film camera
video game | video-game | 0.12 | g | room | video game, game controller, gamepad
headphone | headphone | 0.2 | g | room | headphone, earbud, earbuds, earphone, earphones, headset, headphones, pair of headphones, wireless headphones
microphone | microphone | 0.2 | g | room | microphone
microwave | ~microwave | 0.32 | g | kitchen | microwave, microwave oven
oven | ~oven | 0.9 | g | kitchen | oven, stove, cooker, oven door, bread oven, kitchen oven
toaster | ~toaster | 0.22 | g | kitchen | toaster
refrigerator | ~refrigerator | 1.8 | g | kitchen | refrigerator, fridge, freezer, refrigerator door, fridge door, freezer door
washing machine | ~washing-machine | 0.9 | g | bathroom | washing machine, dishwasher, dryer, laundry machine
fan | ~fan | 1.2 | g | room | fan, electric fan
book | blue-book | 0.24 | g | room | book, novel, comic, comic book, graphic novel, textbook, dictionary book, manuscript, tome, diary, storybook
books | books | 0.3 | g | room | stack of book, pile of book
open book | open-book | 0.24 | g | room | open book
newspaper | newspaper | 0.3 | g | room | newspaper, magazine
clock | ~clock | 0.35 | g | room | clock, wall clock
alarm clock | alarm-clock | 0.18 | g | room | alarm clock
watch | watch | 0.2 | g | room | wristwatch, pocket watch, watch
hourglass | hourglass-done | 0.25 | g | room | hourglass
vase | ~vase | 0.35 | g | room | vase, urn
amphora | amphora | 0.5 | g | room | amphora
scissors | ~scissors | 0.2 | g | room | scissors, pair of scissors, shears
teddy bear | teddy-bear | 0.4 | g | room | teddy bear, teddy, stuffed animal, plush toy
doll | nesting-dolls | 0.2 | g | room | doll, matryoshka, dummy, mannequin, marionette, puppet, ventriloquist dummy
toy | ~toy-block | 0.2 | g | room | toy, toy block, building block, wooden block, alphabet block, letter block, play block, rubik's cube
hair drier | ~hair-drier | 0.22 | g | room | hair drier, hair dryer, hairdryer, blow dryer
toothbrush | ~toothbrush | 0.18 | g | bathroom | toothbrush
soap | soap | 0.1 | g | bathroom | soap
comb | hair-pick | 0.16 | g | room | comb, hairbrush
lipstick | lipstick | 0.09 | g | room | lipstick, mascara, mascara tube, eyeliner
razor | razor | 0.14 | g | bathroom | razor
broom | broom | 1.4 | g | room | broom, mop, rake, broomstick, pitchfork
bucket | bucket | 0.35 | g | - | bucket, pail
basket | basket | 0.35 | g | - | basket
box | package | 0.3 | g | room | box, pallet, pallet of box, stack of pallet, beehive, bee hive, wooden hive, earbud case, charging case, cardboard box, package, parcel, crate
gift | wrapped-gift | 0.3 | g | room | gift, present, gift box, wrapped box, wrapped present, wrapped gift, birthday present, christmas present, wrapped package
treasure chest | treasure-chest | 0.6 | g | beach | treasure chest, buried chest, half-buried chest, half buried chest, sunken chest, small chest, heavy chest, rusty chest, golden chest, dusty chest, ornate chest, wooden chest, old chest, ancient chest, iron chest, storage chest, toy chest, pirate chest, locked chest, treasure
key | old-key | 0.1 | g | room | key
padlock | locked | 0.1 | g | room | padlock, lock
hammer | hammer | 0.3 | g | room | hammer
wrench | wrench | 0.25 | g | room | wrench, spanner
saw | carpentry-saw | 0.4 | g | room | saw
axe | axe | 0.7 | g | forest | axe, hatchet
screwdriver | screwdriver | 0.25 | g | room | screwdriver
toolbox | toolbox | 0.3 | g | room | toolbox
shovel | shovel | 1.2 | g | meadow | shovel, spade
pencil | pencil | 0.18 | g | room | pencil
pen | pen | 0.15 | g | room | pen, highlighter, marker, felt tip pen, fountain pen
crayon | crayon | 0.1 | g | room | crayon
paintbrush | paintbrush | 0.25 | g | room | paintbrush
palette | artist-palette | 0.3 | g | room | artist palette
scroll | scroll | 0.25 | g | room | scroll
envelope | envelope | 0.15 | g | room | envelope, sealed letter
letter | rig:letter | 0.28 | g | room | letter, love letter, handwritten letter, handwritten note, old letter, sheet of paper, piece of paper, papers, loose papers, document, rice paper, sheet of rice paper, blank page, parchment paper, sheet music
placard | rig:placard | 0.6 | g | city | placard, protest sign, picket sign
snow globe | crystal-ball | 0.24 | g | room | snow globe, snowglobe, snow dome, waterglobe, christmas globe
glass ball | crystal-ball | 0.22 | g | room | glass ball, glass sphere, glass orb, glass globe, crystal sphere, crystal orb, glass marble, glass bubble, glass bauble
glass dome | crystal-ball | 0.28 | g | room | glass dome, glass cloche, cloche, bell jar, glass bell jar, dome of glass
terrarium | jar | 0.26 | g | room | terrarium, glass terrarium, vivarium
globe | ~globe | 0.4 | g | room | desk globe, globe
telescope | telescope | 1.4 | g | mountains | telescope, spyglass, spy glass, monocular
microscope | microscope | 0.4 | g | room | microscope
light bulb | light-bulb | 0.12 | g | room | light bulb, lightbulb, bulb
flashlight | flashlight | 0.2 | g | room | flashlight
sky lantern | rig:sky-lantern | 0.62 | s | - | sky lantern, flying lantern, kongming lantern, wish lantern, wishing lantern, fire lantern
lantern | red-paper-lantern | 0.5 | s | - | paper lantern, chinese lantern, red lantern, lantern
guitar | guitar | 1 | g | room | guitar, electric guitar
violin | violin | 0.6 | g | room | violin, fiddle
piano | ~piano | 1.2 | g | room | piano, grand piano
drum | drum | 0.5 | g | room | drum
drum kit | rig:drum-kit | 1.15 | g | room | drum kit, drum set, drumset
trumpet | rig:trumpet | 0.2 | g | room | trumpet, horn, french horn, cornet, bugle, flugelhorn
saxophone | rig:saxophone | 0.72 | g | room | saxophone
flute | flute | 0.6 | g | room | flute, bamboo flute
harp | harp | 1.6 | g | room | harp
accordion | accordion | 0.4 | g | room | accordion
hat | top-hat | 0.25 | g | room | hat, top hat, fedora, cowboy hat, tophat, straw hat, sun hat, sombrero, bonnet
cap | billed-cap | 0.2 | g | room | cap, baseball cap, beret, visor, beanie
crown | crown | 0.2 | g | room | crown
glasses | glasses | 0.1 | g | room | glasses, eyeglasses, spectacles
sunglasses | sunglasses | 0.1 | g | beach | sunglasses
scarf | scarf | 0.6 | g | room | scarf
glove | gloves | 0.25 | g | room | glove, mitten
shirt | t-shirt | 0.7 | g | room | shirt, t shirt, t-shirt, sweater, turtleneck, blouse, suit, uniform, hoodie, vest, apron, robe, cardigan, pajama
jeans | jeans | 1 | g | room | jeans, pants, trousers
dress | dress | 1.1 | g | room | dress, gown, tutu, skirt, wedding dress
coat | coat | 1 | g | room | coat, jacket
kimono | kimono | 1.3 | g | room | kimono
sock | socks | 0.3 | g | room | sock
shoe | running-shoe | 0.14 | g | room | shoe, sneaker, sneakers, pair of sneakers, running shoe, shoes
boot | hiking-boot | 0.25 | g | mountains | boot
high heel | high-heeled-shoe | 0.16 | g | room | high heel
ring | ring | 0.06 | g | room | wedding ring, diamond ring, engagement ring, gold ring, golden ring, silver ring
snow crystal | rig:snow-crystal | 0.05 | s | - | snow star
gem | gem-stone | 0.1 | g | room | gem, diamond, jewel, crystal, necklace, pearl, ruby, sapphire, earring, bracelet, jewelry, gemstone
coin | coin | 0.06 | g | room | coin, penny, quarter coin, gold coin
money | dollar-banknote | 0.1 | g | room | money, banknote, cash
lightsaber | dagger | 1 | g | space | lightsaber, light saber, lightsabre, laser sword, light sword, energy sword, plasma sword, beam saber, energy blade, plasma blade, laser blade
sword | dagger | 0.9 | g | mountains | sword, dagger, katana, saber, sabre, rapier, longsword
shield | shield | 0.8 | g | mountains | shield
anchor | anchor | 1.2 | g | beach | anchor
compass | compass | 0.12 | g | room | compass
map | world-map | 0.6 | g | room | map, world map
feather | feather | 0.2 | g | - | feather, quill
bone | bone | 0.2 | g | - | bone
skull | skull | 0.22 | g | - | skull
crystal ball | crystal-ball | 0.3 | g | room | crystal ball
magic wand | magic-wand | 0.4 | g | room | magic wand, wand
dice | game-die | 0.1 | g | room | dice, die
chess piece | chess-pawn | 0.12 | g | room | chess piece, chess pawn
puzzle | puzzle-piece | 0.12 | g | room | puzzle, jigsaw
yarn | yarn | 0.15 | g | room | yarn, ball of yarn, wool
great bell | bell | 1.15 | g | - | temple bell, church bell, bronze bell, giant bell, huge bell, large bell
bell | bell | 0.25 | g | - | bell
fire | fire | 0.9 | g | meadow | campfire, fire, bonfire, flame, fireball, ball of fire
explosion | fire | 1.4 | g | - | explosion, detonation, shell burst, bomb blast
laser fire | shooting-star | 1 | s | - | laser fire, laser bolt, blaster fire, blaster bolt, plasma fire, plasma bolt, cannon fire, tracer fire, turbolaser
torch | ~torch | 0.9 | g | mountains | torch
firework | fireworks | 6 | s | city | firework, fireworks
moon sickle | crescent-moon | 6 | s | - | crescent moon, sickle moon
shooting star | shooting-star | 5 | s | - | shooting star, comet, meteor
portal | tornado | 3.4 | g | meadow | portal, sky portal, rift in the sky, magic portal, magical portal, energy portal, glowing portal, dimensional portal, portal of light, light portal, portal of energy, portal of fire, time portal, stargate, star gate, interdimensional portal, dimensional rift, rift
lily pad | seedling | 0.12 | w | lake | lily pad, water lily leaf, lotus leaf
spider web | spider-web | 1.3 | g | forest | spider web, spiderweb, cobweb, web
bough | ladder | 2.4 | g | forest | bough
grass blade | seedling | 0.42 | g | meadow | blade of grass, grass blade, grass stem
perch | ladder | 1.15 | g | - | bird perch, perch, bird stand, parrot stand
flag | ~flag | 3 | g | - | flag, banner
first planet | ringed-planet | 12 | s | space | saturn, ringed planet
pillow | ~pillow | 0.4 | g | bedroom | pillow, cushion, bed pillow
wallet | ~wallet | 0.12 | g | room | wallet, billfold
painting | framed-picture | 0.8 | g | room | painting, poster, movie poster, picture frame, framed picture, framed photograph, framed photo, framed portrait, framed family photo, artwork, picture
fence | ~fence | 1.1 | g | meadow | fence, picket fence, wooden fence, garden fence
towel | ~towel | 0.7 | g | room | towel, bath towel, beach towel, cloth, napkin
blanket fort | rig:blanket-fort | 1.9 | g | living_room | blanket fort, pillow fort, cushion fort, sofa fort, couch fort, fort of blanket, fort of pillow, fort of cushion, blanket tent, indoor tent, fort out of blanket, fort out of pillow, fort made of blanket, fort made of pillow
rug | ~rug | 1.9 | g | room | rug, carpet, mat, doormat, yoga mat, blanket, picnic blanket, quilt
curtain | ~curtain | 2.4 | g | room | curtain, drape, window curtain
fireplace | ~fireplace | 1.3 | g | room | fireplace, hearth
chandelier | ~chandelier | 1 | s | room | chandelier
hammock | ~hammock | 1.1 | g | beach | hammock
paddle | ~paddle | 1.3 | g | lake | paddle, oar
traffic cone | ~traffic-cone | 0.6 | g | city | traffic cone, road cone, safety cone
birdhouse | ~birdhouse | 0.5 | g | meadow | birdhouse, bird house, bird feeder, nesting box
vending machine | ~vending-machine | 1.9 | g | city | vending machine
sandcastle | ~sandcastle | 0.6 | g | beach | sandcastle, sand castle
easel | rig:easel | 1.7 | g | room | easel, canvas on an easel
anvil | rig:anvil | 0.75 | g | - | anvil
dough | rig:dough | 0.14 | g | kitchen | dough, pizza dough, bread dough
rock wall | rig:rock-wall | 24 | g | mountains | rock wall, rock face, cliff face, cliff wall, climbing rock, wall of rock
standing wall | rig:standing-wall | 2.7 | g | - | standing wall
mural wall | rig:mural-wall | 3.1 | g | city | mural wall, graffiti wall
chimney stack | rig:chimney-stack | 22 | g | - | chimney stack, factory chimney, smokestack
habitat dome | rig:habitat-dome | 4.7 | g | - | habitat dome, dome habitat, glass habitat, greenhouse dome, glass greenhouse dome, domed greenhouse, biodome, bio-dome, geodesic dome, glass biodome, dome greenhouse, martian greenhouse, space greenhouse, bubble dome, giant glass dome, huge glass dome, large glass dome, enormous glass dome, massive glass dome, transparent dome, crystal dome, living dome, dome shelter
market stand | rig:market-stand | 2.5 | g | - | market stand
climbing wall | rig:climbing-wall | 4.6 | g | works | climbing wall, bouldering wall, indoor climbing wall
ship mast | rig:ship-mast | 13 | g | - | ship mast, ship's mast, mainmast, crow's nest, rigging, ratlines, shrouds
climbing rope | rig:climbing-rope | 4.2 | g | works | climbing rope
seesaw | rig:seesaw | 3.1 | g | garden | seesaw, see saw, teeter totter
balance beam | rig:balance-beam | 3.4 | g | room | balance beam, gymnastics beam
vaulting horse | rig:vaulting-horse | 1.15 | g | room | vaulting horse, vaulting table, pommel horse, gymnastics horse, vault horse
trampoline | rig:trampoline | 3.5 | g | garden | trampoline
barbell | rig:barbell | 1.7 | g | works | barbell, dumbbell, dumbell, kettlebell, weights, heavy weight
juggling | rig:juggling | 0.6 | g | - | juggling ball
boxing ring | rig:boxing-ring | 4.6 | g | works | boxing ring, wrestling ring
hoop ring | ~cube | 2.1 | g | - | hoop ring, ring of fire, burning hoop, glowing hoop, hula hoop
basketball hoop | rig:basketball-hoop | 3.3 | g | city | basketball hoop, basketball net, basketball rim, hoop
treadmill | rig:treadmill | 1.42 | g | works | treadmill, running machine, running treadmill
safe | rig:safe | 1.05 | g | room | steel safe, bank safe, heavy safe, metal safe, iron safe, wall safe, strongbox, strong box, safe door, heavy steel safe, locked safe, old safe, open safe, giant safe
cannon | rig:cannon | 1.15 | g | mountains | cannon, iron cannon, old cannon, bronze cannon, ship cannon, ship's cannon
sleeping bag | rig:sleeping-bag | 1.9 | g | forest | sleeping bag, bedroll, bed roll
totem pole | rig:totem-pole | 4.2 | g | forest | totem pole, totem
street lamp | rig:street-lamp | 3.6 | g | city | lamppost, single street lamp, lone street lamp, single streetlight, lone streetlight, lone lamp post, single lamp post, single lamppost, lone lamppost, old street lamp, old lamp post, gas lamp, gas lamp post, victorian street lamp, antique street lamp, flickering street lamp, flickering streetlight, solitary street lamp, solitary lamp post
punching bag | rig:punching-bag | 2.2 | g | works | punching bag, punch bag, heavy bag, boxing bag
potters wheel | rig:potters-wheel | 0.85 | g | works | potter's wheel, pottery wheel, potters wheel
espresso machine | rig:espresso-machine | 1.45 | g | cafe | espresso machine, coffee machine, coffee maker, coffeemaker
wok stove | rig:wok-stove | 1.1 | g | kitchen | wok, wok stove, flaming wok
washstand | rig:washstand | 1.95 | g | bathroom | washstand, bathroom mirror, bathroom sink, vanity
cheval glass | rig:cheval-glass | 1.92 | g | room | cheval glass, full-length mirror, full length mirror, standing mirror, floor mirror, dressing mirror, tall mirror
cello | rig:cello | 1.3 | g | stage | cello, violoncello
double bass | rig:double-bass | 1.85 | g | stage | double bass, upright bass, contrabass, standup bass
barber chair | rig:barber-chair | 1.1 | g | salon | barber chair, barber's chair, salon chair, dentist's chair, dentist chair, dental chair
flown kite | rig:flown-kite | 4.2 | g | beach | kite on a line
magic table | rig:magic-table | 0.95 | g | stage | magic table, magician's table
flower bed | rig:flower-bed | 1.6 | g | garden | flower bed, flowerbed, bed of flower
ships wheel | rig:ships-wheel | 1.3 | g | deck | steering wheel of ship
rubber duck | rig:rubber-duck | 0.2 | g | bathroom | rubber duck, rubber ducky, toy duck, rubber duckie, bath duck
sun lounger | rig:sun-lounger | 0.62 | g | beach | sun lounger, sunlounger, beach chair, deck chair, deckchair, lounge chair, sunbed, beach lounger, lawn chair, pool chair, chaise longue, lounger
steel beam | rig:steel-beam | 5.4 | s | city | steel beam, girder, steel girder, i-beam, iron beam, construction beam
laid table | rig:laid-table | 0.95 | g | room | laid table, dinner table, breakfast table, supper table, set table, banquet table, feast table
computer desk | rig:computer-desk | 1.2 | g | office | computer desk, computer screen, computer monitor, desktop screen, workstation, office computer
dj desk | rig:dj-desk | 1.15 | g | stage | dj desk, dj booth, turntable, turntables, dj deck, dj decks, mixing desk, mixing console, dj console
arcade machine | rig:arcade-machine | 1.84 | g | casino | arcade machine, arcade cabinet, arcade game, arcade game machine, arcade video game, video arcade machine, arcade game cabinet, video game cabinet, arcade booth, upright arcade machine, upright arcade cabinet, retro arcade machine, retro arcade cabinet, vintage arcade machine, vintage arcade cabinet, old arcade machine, old arcade cabinet, coin-op machine, pinball machine
news desk | rig:news-desk | 1.1 | g | - | news desk, anchor desk, studio desk, presenter desk
checkout | rig:checkout | 1.2 | g | - | checkout, checkout counter, cash register, till, conveyor belt, checkout line
joiners bench | rig:joiners-bench | 1 | g | works | carpenter's bench, carpenter bench, joiner's bench, woodworking bench
laundry table | rig:laundry-table | 1.1 | g | bathroom | laundry, clean laundry, fresh laundry, laundry basket, pile of laundry, folded clothes, pile of clothes, clean clothes
ironing board | rig:ironing-board | 1.05 | g | living_room | ironing board, ironing table
dish sink | rig:dish-sink | 1.3 | g | kitchen | kitchen sink, dish sink, sink full of dishes, sink of dishes
sawing bench | rig:sawing-bench | 1 | g | works | sawhorse, saw bench, sawing bench, saw horse
carving bench | rig:carving-bench | 1 | g | works | carving bench, whittling bench
craft table | rig:craft-table | 1.1 | g | - | bench of a craft
sewing table | rig:sewing-table | 1.1 | g | - | sewing machine, sewing table, old sewing machine
game table | rig:game-table | 0.78 | g | room | chess board, chessboard, chess set, chess table, chess game, game of chess, chess, board game, card game, game of cards, poker game, poker table, mahjong table
golf green | rig:golf-green | 2.1 | g | - | golf green, putting green
football goal | rig:football-goal | 2.1 | g | - | football goal
tennis net | rig:tennis-net | 0.95 | g | - | tennis net
volleyball net | rig:volleyball-net | 2.3 | g | - | volleyball net
table tennis table | rig:table-tennis | 0.92 | g | - | table tennis table, ping pong table, ping-pong table
judges bench | rig:judges-bench | 1.75 | g | hall | judge's bench, judges bench, judge bench
wall phone | rig:wall-phone | 2.1 | g | - | wall phone, wall telephone, payphone, pay phone
blackboard | rig:blackboard | 1.95 | g | classroom | blackboard, chalkboard, whiteboard, white board, flip chart, flipchart, bar chart, wall chart, chart, presentation board
open box | rig:open-box | 0.62 | g | - | open box, open cardboard box
wash tub | rig:wash-tub | 0.84 | g | - | wash tub, washtub, tin tub, wooden tub, metal tub, galvanized tub
bed basket | rig:bed-basket | 0.62 | g | room | dog basket, cat basket, pet bed, dog bed, cat bed
brood nest | rig:brood-nest | 1.7 | g | forest | nest of chicks
hatching egg | rig:hatching-egg | 0.62 | g | - | hatching egg, cracked egg
jump rope | rig:jump-rope | 1.1 | g | meadow | jump rope, skipping rope
swing | ~swing | 2.2 | g | garden | swing, swing set
porch swing | rig:porch-swing | 2.1 | g | garden | porch swing, swing bench, garden swing, swinging bench, hammock swing
cube | ~cube | 0.4 | g | - | cube, block, ice block
sphere | ~sphere | 0.4 | g | - | sphere, orb, lightning bolt, bolt of lightning, thunderbolt, ice beam, beam of ice, ice bolt, ice blast, blast of ice, frost beam, laser, laser beam, laser blast, plasma beam, death ray, energy beam, beam of energy, magic beam, beam of magic, energy bolt, magic missile, bolt of energy, magic bolt, energy ball, ball of energy, energy blast, blast of energy, orb of energy, energy wave
cylinder | ~cylinder | 0.4 | g | - | cylinder
cone | ~cone | 0.4 | g | - | cone
square | ~square-sign | 0.5 | g | - | square panel, rectangle
cage | ~cage | 0.6 | g | room | cage, birdcage, bird cage
bridge | ~bridge | 5 | g | lake | stone bridge, footbridge, arch bridge
tombstone | ~tombstone | 1 | g | meadow | tombstone, gravestone, headstone, grave
stick | ~stick | 0.3 | g | forest | stick, selfie stick, walking cane, walking staff, branch, twig, staff, wooden staff, cane, walking stick, rolling pin, pole, spear, magic wand
speaker | ~speaker | 0.8 | g | room | loudspeaker, amplifier, subwoofer, stereo speaker
belt | ~belt | 0.2 | g | room | belt, leather belt
helmet | rescue-workers-helmet | 0.28 | g | room | helmet, hard hat, bike helmet
army helmet | military-helmet | 0.28 | g | room | army helmet, military helmet
wheel | wheel | 0.6 | g | city | tire, tyre, wheel, car tire, car wheel
notebook | notebook | 0.24 | g | room | notebook, notepad, journal, diary
eraser | eraser | 0.06 | g | room | eraser, rubber eraser
nest | nest-with-eggs | 0.2 | g | forest | nest, bird nest, bird's nest
cloud figure | cloud | 3 | s | - | single cloud, little cloud
star | star | 0.6 | s | - | gold star, yellow star, toy star
heart | red-heart | 0.4 | s | - | heart, red heart
fly | fly | 0.1 | s | kitchen | fly, housefly, fruit fly
bubble | bubbles | 0.5 | s | - | bubble, soap bubble
ruler | straight-ruler | 0.2 | g | room | ruler, measuring stick
ribbon | ribbon | 0.3 | g | room | ribbon, bow ribbon
magnet | magnet | 0.15 | g | room | magnet
pill | pill | 0.06 | g | room | pill, capsule
test tube | test-tube | 0.2 | g | room | test tube, vial
stethoscope | stethoscope | 0.5 | g | ward | stethoscope
coffin | coffin | 1 | g | meadow | coffin, casket
ticket | ticket | 0.1 | g | room | ticket, movie ticket
calendar | tear-off-calendar | 0.3 | g | room | calendar
clipboard | clipboard | 0.35 | g | room | clipboard
folder | file-folder | 0.3 | g | room | folder
card | credit-card | 0.08 | g | room | credit card, card, business card, playing card
price tag | label | 0.1 | g | room | price tag, label tag
ice skate | ice-skate | 0.3 | g | mountains | ice skate, skate
ping pong paddle | ping-pong | 0.25 | g | room | ping pong paddle, table tennis bat
goal | goal-net | 2.2 | g | meadow | goal, goal net, soccer goal
yo yo | yo-yo | 0.1 | g | room | yo yo
sandal | womans-sandal | 0.16 | g | beach | sandal, flip flop, slipper
graduation cap | graduation-cap | 0.2 | g | room | graduation cap
goggles | goggles | 0.12 | g | room | goggles
swimsuit | one-piece-swimsuit | 0.7 | g | beach | swimsuit, bathing suit, bikini
shopping bag | shopping-bags | 0.45 | g | city | shopping bag, paper bag, plastic bag
takeout box | takeout-box | 0.15 | g | kitchen | takeout box
bubble tea | bubble-tea | 0.2 | g | kitchen | bubble tea, milkshake
soda | cup-with-straw | 0.2 | g | kitchen | soda, soft drink, cola
ice cube | rig:ice-cube | 0.032 | g | kitchen | ice cube, cube of ice
butter | butter | 0.08 | g | kitchen | butter
whiskey | tumbler-glass | 0.12 | g | kitchen | whiskey, whisky, rum
gear | gear | 0.3 | g | room | gear, cogwheel, cog
chain | chains | 0.3 | g | - | chain, chains
hook | hook | 0.2 | g | - | hook
sponge | sponge | 0.1 | g | kitchen | sponge
fire extinguisher | fire-extinguisher | 0.5 | g | room | fire extinguisher
life buoy | ring-buoy | 0.7 | w | beach | life buoy, lifebuoy, life preserver, pool float
thermometer | thermometer | 0.25 | g | room | thermometer
clover | four-leaf-clover | 0.15 | g | meadow | clover, four leaf clover, shamrock
hibiscus | hibiscus | 0.3 | g | meadow | hibiscus
brick | brick | 0.2 | g | city | brick, stack of brick
barrier | construction | 1 | g | city | barrier, roadblock, road barrier
joystick | joystick | 0.2 | g | room | joystick
disco ball | mirror-ball | 0.5 | s | room | disco ball, mirror ball
needle | sewing-needle | 0.1 | g | room | sewing needle, needle
thread | thread | 0.1 | g | room | spool of thread, thread
paperclip | paperclip | 0.08 | g | room | paperclip, paper clip
pushpin | pushpin | 0.06 | g | room | pushpin, thumbtack
file cabinet | file-cabinet | 1.3 | g | room | file cabinet, filing cabinet
cable car | aerial-tramway | 3 | s | mountains | cable car, gondola lift
sari | sari | 1.4 | g | room | sari
pinata | pinata | 0.7 | g | room | pinata
boomerang | boomerang | 0.3 | g | desert | boomerang
starfish | rig:starfish | 0.08 | u | underwater | starfish, sea star
typewriter | ~typewriter | 0.32 | g | room | typewriter
tobacco pipe | ~tobacco-pipe | 0.1 | g | - | tobacco pipe, smoking pipe, pipe
tweezers | ~tweezers | 0.12 | g | - | tweezers, pair of tweezers
fishing net | ~fishing-net | 1.2 | g | beach | fishing net, net
pedestal | ~pedestal | 0.9 | g | - | pedestal, plinth, podium, marble plinth, marble pedestal
cutting board | ~cutting-board | 0.3 | g | kitchen | cutting board, chopping board, wooden board
rope | ~rope | 0.3 | g | - | rope, coil of rope, lasso
bomb | bomb | 0.3 | g | - | bomb, hand grenade, grenade
cigarette | cigarette | 0.08 | g | - | cigarette, cigar
megaphone | megaphone | 0.3 | g | city | megaphone, bullhorn
magnifying glass | magnifying-glass-tilted-left | 0.2 | g | room | magnifying glass, loupe
scale | balance-scale | 0.4 | g | room | balance scale, weighing scale, scales of justice
syringe | syringe | 0.16 | g | ward | syringe, injection
stopwatch | stopwatch | 0.1 | g | - | stopwatch
pickaxe | pick | 0.9 | g | mountains | pickaxe, pick axe
banjo | banjo | 0.9 | g | - | banjo, ukulele
trombone | rig:trombone | 0.26 | g | room | trombone
maracas | maracas | 0.25 | g | room | maracas
sparkler | rig:sparkler | 0.36 | g | - | sparkler
projector | film-projector | 0.5 | g | room | film projector, movie projector
clapperboard | clapper-board | 0.3 | g | room | clapperboard, clapper board
bento box | bento-box | 0.12 | g | kitchen | bento box, bento, lunchbox, lunch box
burrito | burrito | 0.1 | g | kitchen | burrito, shawarma, kebab wrap
rice ball | rice-ball | 0.09 | g | kitchen | rice ball, onigiri
oyster | oyster | 0.1 | g | beach | oyster, clam, mussel
moon disc | full-moon | 4 | s | - | giant moon, moon disc
`;
