import { IDENTITY } from '../../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { Lamp, Placement } from '../world.ts';
import { addBox } from './built.ts';
import type { Season } from './season.ts';

/** Strings of bulbs from post to post behind where one plays and above it, where an order asks for them. */
const ASKED = /\b(?:string|fairy|party|festoon) lights?\b|\blights? strung\b/;
export const asksForFestoons = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => ASKED.test(word));

/** Metres: where posts stand, how high, how far the strings sag and how far apart bulbs hang. */
const POSTS: readonly (readonly [number, number])[] = [
  [-5.6, -3.4],
  [0, -4.6],
  [5.6, -3.4],
  [-6.6, 2.2],
  [6.6, 2.2],
];
const STRINGS: readonly (readonly [number, number])[] = [
  ...([
    [0, 1],
    [1, 2],
    [0, 3],
    [2, 4],
    [1, 3],
    [1, 4],
  ] as const),
];
const [HEIGHT, SAG, APART] = [3.3, 0.55, 0.42];
const GLOW: Vector = [9, 5.6, 2.4];

const pointOf = (post: number): Vector => {
  const [x, z] = POSTS[post] ?? [0, 0];
  return [x, HEIGHT, z];
};

function bulbsOf([from, to]: readonly [number, number]): Vector[] {
  const [a, b] = [pointOf(from), pointOf(to)];
  const count = Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / APART);
  return Array.from({ length: count - 1 }, (_, k): Vector => {
    const share = (k + 1) / count;
    return [a[0] + (b[0] - a[0]) * share, HEIGHT - SAG * 4 * share * (1 - share), a[2] + (b[2] - a[2]) * share];
  });
}

export function hangFestoons(season: Season): Placement[] {
  const builder = new MeshBuilder();
  const bare = { ...season, snow: 0 };
  const wood = { colour: lightOf(0x5a4230), material: 'wood', season } as const;
  for (const [x, z] of POSTS) addBox(builder, [x, HEIGHT / 2, z], [0.09, HEIGHT, 0.09], wood);
  for (const string of STRINGS)
    for (const [x, y, z] of bulbsOf(string)) {
      addBox(builder, [x, y + 0.06, z], [0.02, 0.05, 0.02], {
        colour: lightOf(0x202020),
        material: 'plastic',
        season: bare,
      });
      addBox(builder, [x, y, z], [0.07, 0.09, 0.07], { colour: GLOW, material: 'glow', season: bare }, 0.78);
    }
  return [{ mesh: builder.build(), matrix: IDENTITY }];
}

export const FESTOON_LAMPS: readonly Lamp[] = STRINGS.slice(0, 4).flatMap((string): Lamp[] => {
  const bulbs = bulbsOf(string);
  const at = bulbs[Math.floor(bulbs.length / 2)];
  return at === undefined ? [] : [{ at, colour: [1.7, 1.1, 0.55], reach: 6, size: 0.8 }];
});
