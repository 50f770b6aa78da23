import { TAU } from '../../../maths/ease.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, chain, type Turn } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { ball, box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { join, moved, type Surface } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { disc, liquidOf } from './household-parts.ts';
import { forgeToppings } from './toppings.ts';

/** Where contents lie: a round hollow, its rim at `y`. */
export interface Hollow {
  readonly radius: number;
  readonly y: number;
}

const food = (colour: number): Paint => ({ material: 'food', colour });

interface Kind {
  readonly words: RegExp;
  /** Metres. */
  readonly radius: number;
  readonly colours: readonly number[];
  readonly shape: Shape;
}
type Shape = 'apple' | 'round' | 'egg' | 'banana' | 'berry' | 'loaf' | 'flat' | 'block' | 'leafy';

/** What comes in pieces, by the words of the prompt; a mixture is made of its several kinds. */
const KINDS: readonly Kind[] = [
  { words: /apple/, radius: 0.037, colours: [0xc4242c, 0xb01c26, 0xd8502c], shape: 'apple' },
  { words: /orange|mandarin|tangerine|clementine/, radius: 0.036, colours: [0xf08a1c, 0xf0961e], shape: 'round' },
  { words: /lemon/, radius: 0.03, colours: [0xf2d22e], shape: 'egg' },
  { words: /lime/, radius: 0.028, colours: [0x7ab02e], shape: 'egg' },
  { words: /peach|apricot|mango|nectarine/, radius: 0.036, colours: [0xf0a060, 0xe88058], shape: 'apple' },
  { words: /pear/, radius: 0.035, colours: [0xb8c04a], shape: 'egg' },
  { words: /tomato/, radius: 0.032, colours: [0xd0301e], shape: 'apple' },
  { words: /banana/, radius: 0.034, colours: [0xf0cf3a], shape: 'banana' },
  { words: /grape|plum/, radius: 0.014, colours: [0x5a2a6a, 0x4a2258], shape: 'berry' },
  { words: /cherr/, radius: 0.013, colours: [0x9a1020, 0xb41828], shape: 'berry' },
  { words: /strawberr|raspberr|berr/, radius: 0.016, colours: [0xc81e2c, 0xd83038], shape: 'berry' },
  { words: /olive/, radius: 0.011, colours: [0x5a6a2a], shape: 'berry' },
  { words: /egg/, radius: 0.028, colours: [0xf0dcc4, 0xe8c8a4, 0xf6eee2], shape: 'egg' },
  { words: /potato/, radius: 0.036, colours: [0xb08a54, 0xa07c4a], shape: 'egg' },
  {
    words: /vegetable|carrot|salad|lettuce/,
    radius: 0.026,
    colours: [0x6aa03a, 0xe07a22, 0xd0301e, 0x8ac04a],
    shape: 'leafy',
  },
  { words: /cookie|biscuit/, radius: 0.034, colours: [0xc08a4a, 0xa8743a], shape: 'flat' },
  { words: /pancake|waffle/, radius: 0.07, colours: [0xd8a050, 0xc88c3e], shape: 'flat' },
  { words: /bread|bun|roll|croissant|pastr|muffin|bagel/, radius: 0.042, colours: [0xc4843c, 0xd09a50], shape: 'loaf' },
  { words: /dumpling|bao/, radius: 0.028, colours: [0xf0e6d0], shape: 'round' },
  { words: /meatball/, radius: 0.02, colours: [0x6a3a22], shape: 'round' },
  { words: /popcorn|marshmallow/, radius: 0.012, colours: [0xf8ecc8, 0xf4dc98], shape: 'berry' },
  {
    words: /cand|sweet|jelly|gumm/,
    radius: 0.012,
    colours: [0xe0304a, 0x2a9ad0, 0xf0c02a, 0x4ab04a, 0xa050c0],
    shape: 'berry',
  },
  { words: /nut|almond|cereal|bean/, radius: 0.01, colours: [0xa86e36, 0x8a5628], shape: 'berry' },
  { words: /ice cream|gelato|sorbet/, radius: 0.034, colours: [0xf6e6c0, 0xe8909a, 0x7a4a2e], shape: 'round' },
  { words: /steak|meat|chicken|turkey|roast/, radius: 0.05, colours: [0x8a4a24, 0x7a3c1c], shape: 'loaf' },
  { words: /sushi|cheese|tofu|chocolate/, radius: 0.024, colours: [0xf0e8d8, 0xe87a5a], shape: 'block' },
  { words: /yarn|wool/, radius: 0.05, colours: [0xc4484a, 0x4a7ab0, 0xe0b04a], shape: 'round' },
  { words: /ball|toy/, radius: 0.036, colours: [0xd03a3a, 0x3a70c0, 0xe8c030], shape: 'round' },
];

/** Heaps that have no pieces, or more than one would count: a mound of its own colour. */
const MOUNDS: readonly (readonly [RegExp, number])[] = [
  [/rice/, 0xf6f2e6],
  [/mashed|porridge|oat|hummus|dough/, 0xe8d8b0],
  [/curry|stew|chili/, 0xb0602a],
  [/sand/, 0xd8c08a],
  [/sugar|flour|salt|snow/, 0xf8f6f2],
  [/coal/, 0x1c1c20],
  [/gold|coin/, 0xd8a830],
];

const FRUIT: readonly string[] = ['apple', 'orange', 'pear', 'banana', 'grape'];
const FOOD: readonly string[] = ['meat', 'potato', 'vegetable'];
const NOODLES = /spaghetti|noodle|pasta|ramen|linguine/;

/** What lies in a bowl, a basket or on a plate, as the prompt says; hot soups and drinks as well. */
export function forgeFilling(forge: Forge, { parts }: ThingOrder, hollow: Hollow): void {
  const said = parts.join(' ').toLowerCase();
  if (said === '') return;
  const chance = makeRandom(7).spawn(said);
  if (NOODLES.test(said)) {
    const broth = /soup|ramen|broth|udon|pho\b|egg|pork|chopstick|onion|leek|miso/.test(said);
    forgeNoodles(forge, hollow, chance, broth);
    if (broth) forgeToppings(forge, hollow, said);
    return;
  }
  const wanted = /fruit/.test(said) ? FRUIT : /\bfood|meal|dinner|lunch|breakfast/.test(said) ? FOOD : null;
  const kinds =
    wanted === null
      ? KINDS.filter(({ words }) => words.test(said))
      : wanted.flatMap((each) => KINDS.find(({ words }) => words.test(each)) ?? []);
  if (kinds.length > 0) {
    forgeHeap(forge, hollow, kinds, chance);
    return;
  }
  const mound = MOUNDS.find(([words]) => words.test(said))?.[1];
  if (mound !== undefined) {
    const { radius, y } = hollow;
    forge.add(
      food(mound),
      moved(ball([radius * 0.92, radius * 0.42, radius * 0.92], 26, 14), { at: [0, y - 0.012, 0] }),
    );
    return;
  }
  const liquid = liquidOf({ parts });
  if (liquid !== null) forge.add({ material: 'glass', colour: liquid }, disc(hollow.radius * 0.95, hollow.y - 0.014));
}

/** Whether what is in it steams. */
export const isHot = ({ parts }: ThingOrder): boolean =>
  parts.some((part) =>
    /soup|stew|coffee|tea\b|cocoa|hot|ramen|noodle|curry|broth|steam|porridge|rice|dumpling/.test(part),
  );

/** Rings from the rim inward, then a smaller heap on top. */
function forgeHeap(forge: Forge, { radius, y }: Hollow, kinds: readonly Kind[], chance: Random): void {
  const mean = kinds.reduce((sum, kind) => sum + kind.radius, 0) / kinds.length;
  const most = Math.min(mean, radius * 0.36);
  const rings: Vector[] = [];
  const lay = (far: number, up: number): void => {
    const count = far < most * 0.5 ? 1 : Math.max(3, Math.floor((TAU * far) / (most * 1.9)));
    for (let k = 0; k < count; k++) {
      const angle = (k / count) * TAU + up * 40;
      rings.push([Math.cos(angle) * far, y + up, Math.sin(angle) * far]);
    }
  };
  for (let far = radius - most * 1.2; far > -most * 0.4; far -= most * 1.75) lay(Math.max(0, far), most * 0.1);
  for (let far = radius - most * 2.1; far > -most * 0.4; far -= most * 1.8) lay(Math.max(0, far), most * 1.35);
  if (radius > most * 3.4) lay(Math.max(0, radius - most * 3.6), most * 2.4);
  for (const [index, at] of rings.slice(0, MOST_PIECES).entries()) {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) continue;
    const size = (Math.min(kind.radius, most * 1.15) / kind.radius) * chance.between(0.92, 1.06);
    const colour = kind.colours[chance.index(kind.colours.length)] ?? 0xffffff;
    const turn = chain(
      aboutY(chance.between(0, TAU)),
      aboutX(chance.between(-0.5, 0.5)),
      aboutZ(chance.between(-0.4, 0.4)),
    );
    forgePiece(forge, kind, colour, { at, turn, size: kind.radius * size });
  }
}
const MOST_PIECES = 70;

interface Lying {
  readonly at: Vector;
  readonly turn: Turn;
  readonly size: number;
}

function forgePiece(forge: Forge, { shape }: Kind, colour: number, { at, turn, size }: Lying): void {
  const put = (paint: Paint, surface: Surface): void => {
    forge.add(paint, moved(surface, { at, turn, size: [size, size, size] }));
  };
  switch (shape) {
    case 'apple':
      put(food(colour), ball([1, 0.9, 1], 16, 10));
      put(
        food(0x4a3420),
        tube(
          [
            [0, 0.8, 0],
            [0.08, 1.2, 0.05],
          ],
          0.06,
          { sides: 5 },
        ),
      );
      return;
    case 'round':
      put(food(colour), ball([1, 0.97, 1], 16, 10));
      return;
    case 'egg':
      put(food(colour), ball([0.86, 0.86, 1.12], 14, 9));
      return;
    case 'berry':
      put(food(colour), ball([1, 1, 1], 8, 6));
      return;
    case 'banana': {
      const points = Array.from({ length: 8 }, (_, k): Vector => {
        const angle = (k / 7 - 0.5) * 1.9;
        return [Math.sin(angle) * 2, 1.6 - Math.cos(angle) * 2 + 0.5, 0];
      });
      put(food(colour), tube(points, [0.12, 0.36, 0.46, 0.5, 0.5, 0.44, 0.34, 0.12], { sides: 8 }));
      return;
    }
    case 'loaf':
      put(food(colour), ball([1.15, 0.62, 0.82], 16, 10));
      put(food(lighter(colour, 0.25)), moved(ball([0.8, 0.3, 0.5], 12, 8), { at: [0, 0.36, 0] }));
      return;
    case 'flat':
      put(food(colour), moved(cylinder(1, 0.24, { segments: 18, bevel: 0.1 }), { at: [0, -0.12, 0] }));
      return;
    case 'block':
      put(food(colour), box([1.5, 0.9, 0.9], 0.14));
      return;
    case 'leafy':
      put(food(colour), ball([1.1, 0.55, 0.8], 10, 7));
      put(food(darker(colour, 0.8)), moved(ball([0.7, 0.4, 0.9], 10, 7), { at: [0.3, 0.3, 0.2] }));
  }
}

/** A nest of strands, with sauce on it or in broth. */
function forgeNoodles(forge: Forge, { radius, y }: Hollow, chance: Random, broth: boolean): void {
  const strands: Surface[] = [];
  for (let k = 0; k < 26; k++) {
    const far = radius * chance.between(0.2, 0.72);
    const up = (1 - far / radius) * radius * 0.34 + chance.between(0, 0.008);
    const tilt = chain(aboutY(chance.between(0, TAU)), aboutX(Math.PI / 2 + chance.between(-0.24, 0.24)));
    strands.push(moved(torus(far, 0.0034, { segments: 20, sides: 5 }), { at: [0, y - 0.008 + up, 0], turn: tilt }));
  }
  forge.add(food(0xecd08a), join(strands));
  forge.add(
    food(0xe2c478),
    moved(ball([radius * 0.72, radius * 0.26, radius * 0.72], 20, 10), { at: [0, y - 0.012, 0] }),
  );
  if (broth) forge.add({ material: 'glass', colour: 0xb8752e }, disc(radius * 0.95, y - 0.008));
  else
    forge.add(
      food(0xb02a16),
      moved(ball([radius * 0.36, radius * 0.13, radius * 0.34], 16, 8), { at: [0, y + radius * 0.3, 0] }),
    );
}

export const isCold = ({ parts }: ThingOrder): boolean => parts.some((part) => /iced|cold|ice\b/.test(part));
