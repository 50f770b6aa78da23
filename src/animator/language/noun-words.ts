import type { Place } from './setting.ts';

/** What a known thing is. `kind` is what the picture would have to show; `place` where it is at home. */
export interface NounRow {
  readonly kind: string;
  readonly place: Place | null;
}

function rows(kind: string, place: Place | null, words: string): (readonly [string, NounRow])[] {
  return words.split(',').map((word) => [word.trim(), { kind, place }] as const);
}

/** Known whether or not there is art for it yet: a cat is understood as a cat, and honestly reported as not drawn. */
export const NOUN_WORDS: readonly (readonly [string, NounRow])[] = [
  ...rows('bird', null, 'bird, flock of bird, crow, raven, sparrow, swallow, dove, pigeon, hawk, falcon, starling'),
  ...rows('bird', 'mountains', 'eagle'),
  ...rows('bird', 'beach', 'seagull, gull, pelican, albatross'),
  ...rows('bird', 'lake', 'crane, goose, swan, duck, heron'),
  ...rows(
    'boat',
    'beach',
    'boat, sailboat, sailing boat, ship, yacht, sailing ship, fishing boat, catamaran, schooner',
  ),
  ...rows('boat', 'lake', 'canoe, rowboat, rowing boat, kayak'),
  ...rows(
    'person',
    null,
    'person, man, woman, boy, girl, child, kid, walker, traveler, traveller, hiker, farmer, figure, stranger, lady, guy, old man, old woman, young man, young woman, couple, family, friend, pedestrian, silhouette, wanderer, monk, detective, runner, jogger, hero, teenager',
  ),
  ...rows(
    'dog',
    null,
    'dog, puppy, golden retriever, retriever, labrador, hound, corgi, husky, terrier, shepherd, german shepherd, border collie, poodle, beagle',
  ),
  ...rows('balloon', null, 'hot air balloon, hot-air balloon, balloon'),
  ...rows('car', 'city', 'car, taxi, cab, sports car, automobile, sedan, vehicle, convertible'),
  ...rows('butterfly', 'meadow', 'butterfly, moth'),
  ...rows('firefly', 'forest', 'firefly, fireflies, glowworm'),
  ...rows('tree', 'forest', 'tree, oak, birch, maple'),
  ...rows('pine', 'forest', 'pine, pine tree, fir, spruce, conifer'),
  ...rows('flower', 'meadow', 'flower, wildflower, poppy, daisy, lavender, tulip, rose, sunflower'),
  ...rows('wave', 'beach', 'wave'),
  ...rows('sand', 'beach', 'sand'),
  ...rows('water', null, 'water, reflection'),
  ...rows('window', 'city', 'window, lit window, city light'),
  ...rows('lamp', 'city', 'street lamp, lamp post, streetlight, street light, lantern'),
  ...rows('sun', null, 'sun'),
  ...rows('sky', null, 'sky, horizon'),
  ...rows('snowflake', null, 'snowflake'),
  ...rows('earth', 'space', 'earth, globe'),
  ...rows('other planet', 'space', 'mars, saturn, jupiter, venus, space station'),
  ...rows('rock', null, 'rock, stone, boulder'),
  ...rows('cactus', 'desert', 'cactus'),
  ...rows('palm', 'beach', 'palm, palm tree'),
  ...rows('cat', null, 'cat, kitten, tabby'),
  ...rows('horse', 'meadow', 'horse, pony, stallion, unicorn'),
  ...rows('cow', 'meadow', 'cow, bull, cattle'),
  ...rows('sheep', 'meadow', 'sheep, lamb, goat'),
  ...rows('deer', 'forest', 'deer, stag, fawn, moose, elk'),
  ...rows('fox', 'forest', 'fox, wolf'),
  ...rows('bear', 'forest', 'bear, panda'),
  ...rows('rabbit', 'meadow', 'rabbit, bunny, hare'),
  ...rows('lion', 'meadow', 'lion, lioness, tiger, leopard, cheetah'),
  ...rows('elephant', 'meadow', 'elephant, giraffe, zebra, rhino, rhinoceros, hippo'),
  ...rows('monkey', 'forest', 'monkey, ape, gorilla, chimpanzee'),
  ...rows('camel', 'desert', 'camel'),
  ...rows('fish', 'beach', 'fish, shark, turtle, jellyfish, octopus, dolphin, whale'),
  ...rows('surfer', 'beach', 'surfer, surfboard, lifeguard, swimmer'),
  ...rows('bee', 'meadow', 'bee, insect, dragonfly, ladybug'),
  ...rows('astronaut', 'space', 'astronaut, cosmonaut, spacewalker'),
  ...rows('spaceship', 'space', 'spaceship, spacecraft, rocket, ufo, satellite, space shuttle, starship'),
  ...rows('robot', null, 'robot, android, drone'),
  ...rows('dragon', 'mountains', 'dragon, griffin, phoenix'),
  ...rows('castle', 'mountains', 'castle, fortress, tower, temple, palace, ruin'),
  ...rows('house', 'meadow', 'house, cabin, cottage, hut, barn, windmill, church, lighthouse, tent'),
  ...rows('train', 'mountains', 'train, locomotive, steam train, tram'),
  ...rows('airplane', null, 'airplane, plane, aircraft, jet, helicopter, kite'),
  ...rows('bus', 'city', 'bus, truck, van, motorcycle, motorbike, scooter'),
  ...rows('bicycle', null, 'bicycle, bike, cyclist'),
  ...rows('umbrella', 'city', 'umbrella'),
  ...rows('fire', null, 'campfire, fire, bonfire, flame, candle, torch'),
  ...rows('firework', 'city', 'firework'),
  ...rows(
    'knight',
    'mountains',
    'knight, king, queen, princess, prince, wizard, witch, warrior, samurai, pirate, ninja',
  ),
  ...rows('food', null, 'apple, cake, pizza, bread, coffee, tea, burger, sushi, fruit, orange juice, strawberry'),
  ...rows('ball', null, 'ball, football, frisbee, basketball'),
  ...rows('furniture', null, 'table, chair, bench, sofa, bed, lamp'),
];

/** What a place's own painter shows, so that these words count as drawn there without a figure. */
export const PLACE_SHOWS: Readonly<Record<Place, readonly string[]>> = {
  beach: ['wave', 'sand', 'water', 'sky'],
  mountains: ['pine', 'rock', 'sky'],
  meadow: ['flower', 'tree', 'sky'],
  city: ['window', 'lamp', 'sky'],
  forest: ['tree', 'sky'],
  space: ['earth', 'sky'],
  desert: ['sand', 'rock', 'sky'],
  lake: ['water', 'pine', 'sky'],
  savanna: ['grass', 'tree', 'acacia', 'sky'],
  underwater: ['coral', 'reef', 'kelp', 'seaweed', 'bubble', 'water', 'sand'],
  room: ['window', 'sofa', 'lamp', 'rug', 'plant', 'curtain'],
  kitchen: ['window', 'table', 'lamp', 'cupboard', 'stove', 'plant'],
  backdrop: [],
};
