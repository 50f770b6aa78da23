/** What things are and can be used for, by kind. A fact stands here once; relations and acts ask for it. */

/** Made and not born, and somebody all the same: is handed things, bowed to and spoken to as people are. */
export const AS_PEOPLE = 'robot';

/** People, animals, and made-up beings that behave like them. */
export const ALIVE =
  'tentacles, dragonfly, mantis, centipede, seahorse, manatee, eel, plesiosaur, centaur, capybara, starfish, creature, person, runner, dancer, farmer, cook, scientist, musician, knight, surfer, swimmer, cyclist, skier, snowboarder, golfer, fencer, ballerina, jockey, rower, yogi, climber, mermaid, fairy, superhero, genie, troll, astronaut, dog, poodle, cat, horse, unicorn, donkey, zebra, cow, ox, wildebeest, bison, water buffalo, sheep, ram, goat, pig, fox, wolf, bear, polar bear, panda, lion, lioness, tiger, leopard, cheetah, elephant, mammoth, giraffe, rhinoceros, hippopotamus, camel, llama, deer, stag, kangaroo, rabbit, squirrel, mouse, rat, hedgehog, hamster, hummingbird, badger, skunk, raccoon, beaver, otter, sloth, monkey, gorilla, orangutan, bat, crocodile, turtle, lizard, snake, frog, dinosaur, sauropod, dragon, phoenix, bird, crow, pigeon, dove, eagle, seagull, owl, parrot, peacock, penguin, flamingo, swan, duck, goose, rooster, chick, turkey, dodo, fish, tropical fish, pufferfish, shark, dolphin, orca, whale, seal, octopus, squid, jellyfish, crab, lobster, shrimp, snail, butterfly, bee, ladybug, beetle, ant, spider, scorpion, caterpillar, cricket, mosquito, worm, robot, alien, ghost, snowman, fly';

/** Grow or stand about anywhere outside: several of them, or one that nobody counts, are the surroundings of whoever is there. */
export const SURROUNDINGS =
  'tree, pine, palm, bare tree, cactus, bamboo, bush, flower, sunflower, rose, tulip, mushroom, rock, house, building, hut, tower, cloud figure, star, traffic light, road sign, fence, leaf, hibiscus, clover, seedling, coral, shell, lantern';

/** Go by themselves, or by whoever sits in them. */
export const VEHICLES =
  'car, taxi, police car, race car, ambulance, fire engine, pickup, van, bus, truck, tractor, train, locomotive, tram, bicycle, motorcycle, snowmobile, forklift, jet ski, scooter, kick scooter, robot vacuum, rickshaw, sleigh, airplane, helicopter, drone, rocket, starfighter, star cruiser, ufo, satellite, balloon, boat, tall ship, ship, speedboat, canoe, submarine, cable car';

/** Parts of a house that open and fall shut, by themselves or by whoever is at them: one that nobody opens is one of the house's own. */
export const CLOSURES = 'door, gate, shutter, portal, curtain';

/** They open by themselves, petal by petal. */
export const BLOSSOMS = 'flower, rose, tulip, sunflower, dandelion, hibiscus, peony, lotus';

/** What stands in a room and opens as well. */
export const CONTAINERS = 'refrigerator, oven, wardrobe, chest of drawers, treasure chest, elevator, laptop, safe';
