import type { MaterialName } from '../../../maths/materials.ts';

/**
 * How a drawing becomes a solid. `round`: swells from its outline, as fruit and toys do; `lathe`: turned around the vertical, as bottles are; `slab`: two
 * faces and a wall between them, bevelled; `card`: as thin as paper.
 */
export type SolidClass = 'round' | 'lathe' | 'slab' | 'card';

export interface SolidRow {
  readonly shape: SolidClass;
  /**
   * Of `round` and `lathe`, how deep it is where a ball would be 1; of `slab` and `card`, how thick, as a share of its longer side.
   */
  readonly depth: number;
  readonly material: MaterialName;
  /** Long, and drawn aslant: about half as thick as its box is. */
  readonly slender?: boolean;
  /** Turns over and over when it goes along. */
  readonly rolls?: boolean;
  readonly kinds: string;
}

/** What is not named here is round, and of plastic. */
export const SOLID_ROWS: readonly SolidRow[] = [
  {
    shape: 'round',
    depth: 1,
    material: 'food',
    kinds:
      'apple, green apple, pear, orange, lemon, lime, watermelon, melon, grape, strawberry, blueberry, cherry, peach, mango, pineapple, coconut, kiwi, avocado, tomato, pepper, broccoli, lettuce, garlic, onion, potato, pumpkin, jack o lantern, bread, bagel, pretzel, egg, taco, dumpling, mushroom, candy, ice cream cone, cupcake',
  },
  {
    shape: 'round',
    depth: 1,
    slender: true,
    material: 'food',
    kinds: 'banana, eggplant, carrot, corn, chili, cucumber, baguette, croissant, peanut, drumstick',
  },
  {
    shape: 'lathe',
    depth: 0.9,
    material: 'food',
    kinds: 'hamburger, pancake, salad, spaghetti, ramen, rice, cake, pie, ice cream, nest, hot dog, pot, pan, popcorn',
  },
  {
    shape: 'slab',
    depth: 0.3,
    material: 'food',
    kinds:
      'cheese, meat, bacon, fries, sandwich, cake slice, butter, sponge, soap, waffle, cookie, chocolate, donut, lollipop',
  },
  {
    shape: 'lathe',
    depth: 1,
    material: 'porcelain',
    kinds:
      'cup, coffee, tea, teapot, jar, bowl, vase, amphora, salt, honey, toilet, sink, bathtub, chess piece, trophy, bell, hourglass, takeout box',
  },
  {
    shape: 'lathe',
    depth: 1,
    material: 'glass',
    kinds:
      'bottle, wine bottle, wine glass, cocktail, martini, beer, glass, milk, bubble tea, soda, whiskey, test tube, light bulb, crystal ball, bubble',
  },
  {
    shape: 'round',
    depth: 1,
    material: 'plastic',
    rolls: true,
    kinds:
      'sports ball, basketball, baseball, tennis ball, volleyball, american football, bowling ball, sphere, yarn, disco ball, first planet, moon disc, toy balloon',
  },
  {
    shape: 'lathe',
    depth: 1,
    material: 'plastic',
    kinds:
      'barrel, bucket, basket, lamp, candle, lantern, cylinder, cone, traffic cone, lighthouse, hat, crown, doll, fire hydrant, trash can, fire extinguisher, fountain, snowman, drum, fan, rocket, chandelier, cage, torch, lipstick, flashlight, microphone, thread, christmas tree, ring, windmill, mosque, eiffel tower, statue of liberty, beach umbrella, umbrella, parachute, globe, pill, helmet, army helmet, graduation cap, cap, sandcastle, ufo',
  },
  {
    shape: 'slab',
    depth: 0.07,
    material: 'metal',
    kinds:
      'fork, knife, spoon, scissors, key, padlock, hammer, wrench, saw, axe, screwdriver, shovel, sword, shield, anchor, gear, chain, hook, medal, coin, compass, razor, paperclip, pushpin, needle, magnet, trumpet, saxophone, flute, parking meter, thermometer, stethoscope, ladder, shower, fishing rod',
  },
  {
    shape: 'slab',
    depth: 0.08,
    material: 'plastic',
    kinds:
      'remote, cell phone, keyboard, tv, laptop, computer, watch, clock, alarm clock, traffic light, stop sign, road sign, barrier, toothbrush, comb, ruler, pen, pencil, crayon, video game, joystick, sunglasses, glasses, goggles, frisbee, kick scooter, snowboard, ski, surfboard, skateboard, goal, price tag, ping pong paddle, badminton, tennis racket, yo yo, life buoy, puzzle, eraser, square, boomerang',
  },
  {
    shape: 'slab',
    depth: 0.1,
    material: 'wood',
    kinds:
      'chopstick, baseball bat, bow and arrow, guitar, violin, harp, palette, paintbrush, broom, magic wand, stick, paddle, fence, swing, bench, window frame, mirror, painting, clipboard, bone, hammock, log, wheel, sled',
  },
  {
    shape: 'slab',
    depth: 0.42,
    material: 'plastic',
    kinds:
      'microwave, oven, toaster, refrigerator, washing machine, printer, radio, camera, movie camera, telephone, speaker, vending machine, mailbox, phone booth, fuel pump, toolbox, suitcase, briefcase, file cabinet, toy, dice, cube, box, gift, treasure chest, ice cube, brick, birdhouse, accordion, microscope, computer mouse, headphone, hair drier, cable car, coffin',
  },
  {
    shape: 'slab',
    depth: 0.4,
    material: 'wood',
    kinds: 'chair, armchair, couch, bed, dining table, bookshelf, wardrobe, piano, carousel, slide',
  },
  {
    shape: 'slab',
    depth: 0.55,
    material: 'plaster',
    kinds:
      'house, building, hut, barn, castle, pagoda, church, pyramid, tent, circus tent, factory, school, hospital, bank, fireplace, bridge, roller coaster',
  },
  { shape: 'slab', depth: 0.35, material: 'stone', kinds: 'rock, moai, statue, tombstone, torii, skull, shell, coral' },
  { shape: 'slab', depth: 0.16, material: 'paper', kinds: 'book, books, notebook, calendar, folder, open book' },
  {
    shape: 'round',
    depth: 0.7,
    material: 'cloth',
    kinds:
      'teddy bear, pillow, backpack, handbag, shopping bag, glove, baseball glove, boxing glove, sock, shoe, boot, high heel, sandal, roller skate, ice skate, scarf, wallet, pinata, ribbon',
  },
  {
    shape: 'slab',
    depth: 0.1,
    material: 'cloth',
    kinds: 'tie, shirt, jeans, dress, coat, kimono, swimsuit, sari, belt, curtain, towel, rug',
  },
  {
    shape: 'card',
    depth: 0.014,
    material: 'paper',
    kinds: 'newspaper, envelope, map, money, ticket, card, scroll, flag, kite',
  },
  { shape: 'card', depth: 0.03, material: 'leaf', kinds: 'leaf, feather, clover' },
  {
    shape: 'round',
    depth: 0.7,
    material: 'leaf',
    kinds:
      'palm, bare tree, cactus, bamboo, bush, potted plant, seedling, flower, sunflower, rose, tulip, lotus, bouquet, hibiscus',
  },
  { shape: 'round', depth: 0.9, material: 'glow', kinds: 'fire, firework, star, shooting star, moon sickle' },
  { shape: 'round', depth: 0.8, material: 'cloud', kinds: 'cloud figure, ghost' },
  { shape: 'round', depth: 0.8, material: 'glass', kinds: 'gem, heart' },
];

const BY_KIND: ReadonlyMap<string, SolidRow> = new Map(
  SOLID_ROWS.flatMap((row) => row.kinds.split(', ').map((kind) => [kind, row] as const)),
);

const USUAL: SolidRow = { shape: 'round', depth: 0.8, material: 'plastic', kinds: '' };
const LIVING: SolidRow = { shape: 'round', depth: 0.85, material: 'skin', kinds: '' };

export const solidRowOf = (kind: string, alive: boolean): SolidRow => BY_KIND.get(kind) ?? (alive ? LIVING : USUAL);
