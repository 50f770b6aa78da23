/**
 * Things that live like somebody in tales: what is made in the shape of an animal has that animal's head and coat and a person's hands; what is eaten or stands in a
 * kitchen gets a face, thin limbs and shoes once it talks, dances or goes about. A kind that is not named here stays a thing, whatever is told of it.
 */
const LIKE_ANIMALS: ReadonlyMap<string, string> = new Map([['teddy bear', 'bear']]);

const listed = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(', ')));

const EATEN = listed([
  'apple, green apple, pear, orange, lemon, lime, watermelon, melon, strawberry, cherry, peach, mango, pineapple, coconut, kiwi, avocado, tomato, eggplant',
  'carrot, corn, pepper, chili, cucumber, broccoli, garlic, onion, potato, pumpkin, banana, grape, blueberry, mushroom, egg, peanut',
  'bread, baguette, croissant, bagel, pretzel, cupcake, donut, cookie, hamburger, hot dog, pizza, taco, sandwich, cheese, ice cream, ice cream cone, lollipop',
  'candy, chocolate, fries, popcorn, sushi, pancake, cake, dumpling',
]);

const KEPT = listed([
  'cup, coffee, tea, teapot, toaster, clock, candle, lamp, lantern, book, pot, pan, spoon, fork, knife, bottle, milk, jug, bucket, broom, brush, toothbrush',
  'pencil, crayon, alarm clock, light bulb, gift, suitcase, shoe, boot, umbrella, cactus, potted plant, sunflower, soap, sponge, microwave, refrigerator, radio, tv',
]);

/** The animal whose shape a toy has; null where it is none. */
export const animalOfToy = (kind: string): string | null => LIKE_ANIMALS.get(kind) ?? null;

/** Nobody says of fruit that it laughs who does not mean it. */
export const isEaten = (kind: string): boolean => EATEN.has(kind);
export const comesAlive = (kind: string): boolean => EATEN.has(kind) || KEPT.has(kind);

/** What only somebody does: leaves dance as well, and so do flames, but neither is named above. */
const LIVELY: ReadonlySet<string> = new Set([
  ...['dance', 'sing', 'speak', 'whisper', 'murmur', 'shout', 'laugh', 'cry', 'wave', 'clap', 'cheer', 'smile', 'hug'],
  ...['march', 'sneak', 'run', 'walk', 'skate', 'play_guitar', 'play_piano', 'play_drums', 'play_violin', 'read'],
  ...['kiss', 'shake_hands', 'hold_hands', 'fight', 'exercise', 'lift_weights', 'juggle', 'bow', 'salute', 'explain'],
  ...['drink', 'eat', 'chase', 'yoga', 'meditate', 'yawn', 'stretch', 'think', 'play_game', 'raise_arms', 'propose'],
]);
/** Shoes go about on the feet of whoever is not told of, and a running shoe is called so. */
const ON_FEET = /^(?:shoe|boot)$/;
const GOES: ReadonlySet<string> = new Set(['run', 'walk', 'march', 'skate', 'chase', 'exercise', 'sneak']);
export const isLivelyAct = (act: string, kind: string): boolean =>
  LIVELY.has(act) && !(ON_FEET.test(kind) && GOES.has(act));

/** What a toy does that nobody plays with: it lies there, or falls. */
const LIES_THERE: ReadonlySet<string> = new Set([
  ...['stand', 'lie', 'sit', 'fall', 'float', 'sleep', 'rest', 'look', 'smile', 'appear', 'change', 'burn', 'shine'],
]);
export const isDoneByToys = (act: string): boolean => !LIES_THERE.has(act);

/** Metres: how tall they are who are no larger than a grape, or as large as a wardrobe, among each other. */
const [SMALLEST, TALLEST, WITH_LEGS] = [0.24, 1.3, 1.35];
export const livingMetres = (metres: number): number => Math.min(TALLEST, Math.max(SMALLEST, metres * WITH_LEGS));

/** "a talking toaster", "an anthropomorphic avocado". */
export const CALLED_ALIVE =
  /^(?:talking|speaking|singing|dancing|sentient|living|animated|anthropomorphic|anthropomorphized|enchanted|smiling|walking|personified|grumpy|cheerful)$/;
