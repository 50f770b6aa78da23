import { smoothstep } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { cross, normalise, subtract, type Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { Pose } from '../../pose.ts';

/** Waves as bodies that go their way: a breaker that curls over, its face along +z, and a swell of the high sea. y = 0 is the calm water. */

/** From the foot of the face up under the lip, over the crest and down the back: z, y of a breaker four metres high. */
const CURLED: readonly (readonly [number, number])[] = [
  ...([
    [10, -1.9],
    [7.4, -0.8],
    [5.2, -0.34],
    [3.8, -0.12],
    [2.6, 0.02],
    [1.7, 0.22],
    [0.9, 0.6],
    [0.3, 1.15],
    [-0.1, 1.8],
    [-0.25, 2.5],
  ] as const),
  ...([
    [-0.1, 3.15],
    [0.35, 3.65],
    [1.0, 3.85],
    [1.6, 3.72],
    [2.0, 3.4],
    [1.75, 3.95],
    [1.1, 4.3],
    [0.1, 4.4],
  ] as const),
  ...([
    [-1.3, 4.1],
    [-3, 3.2],
    [-5, 2],
    [-7.5, 0.8],
    [-11, -0.3],
  ] as const),
];
/** The same water before it breaks. */
const UNBROKEN: readonly (readonly [number, number])[] = [
  ...([
    [10, -1.9],
    [7.4, -0.8],
    [5.2, -0.34],
    [3.8, -0.14],
    [2.6, 0],
    [1.7, 0.18],
    [0.9, 0.45],
    [0.2, 0.85],
    [-0.4, 1.35],
    [-0.9, 1.9],
  ] as const),
  ...([
    [-1.3, 2.4],
    [-1.6, 2.75],
    [-1.85, 3],
    [-2.05, 3.15],
    [-2.2, 3.22],
    [-2.5, 3.3],
    [-2.9, 3.3],
    [-3.4, 3.2],
  ] as const),
  ...([
    [-4.2, 2.9],
    [-5.3, 2.3],
    [-6.8, 1.5],
    [-8.6, 0.6],
    [-11, -0.3],
  ] as const),
];
const [LIP, CREST] = [14, 17];
/** Steps between two points of the outlines, which are run through smoothly. */
const FINE = 2;
const [HALF, STATIONS] = [44, 88];
/** Metres from the middle within which it is hollow, and where it has run out. */
const [HOLLOW, ENDS] = [13, 40];

const wobble = (x: number): number =>
  0.5 * Math.sin(x * 0.41 + 1) + 0.3 * Math.sin(x * 1.07) + 0.2 * Math.sin(x * 2.3 + 2);

function alongOutline(points: readonly (readonly [number, number])[], k: number): readonly [number, number] {
  const last = points.length - 1;
  const from = Math.min(last - 1, Math.max(0, Math.floor(k)));
  const t = Math.min(1, Math.max(0, k - from));
  const part = (axis: 0 | 1): number => {
    const [a = 0, b = 0, c = 0, d = 0] = [-1, 0, 1, 2].map(
      (by) => points[Math.min(last, Math.max(0, from + by))]?.[axis],
    );
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  // The lip is an edge, and stays one.
  if (from === LIP || from + 1 === LIP) {
    const [a, b] = [points[from] ?? [0, 0], points[from + 1] ?? [0, 0]];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  }
  return [part(0), part(1)];
}

/** A point of it, by metres along and by number along the outline. */
function pointAt(x: number, k: number): Vector {
  const [open, curl] = [alongOutline(UNBROKEN, k), alongOutline(CURLED, k)];
  const far = Math.abs(x) + wobble(x * 0.7) * 3;
  const hollow = 1 - smoothstep(HOLLOW, HOLLOW + 12, far);
  const tall = (1 - smoothstep(HOLLOW + 6, ENDS, Math.abs(x))) * (1 + 0.05 * wobble(x));
  const edge = k > 11 && k < 16 ? wobble(x * 3.1) * 0.13 * hollow : 0;
  const z = open[0] + (curl[0] - open[0]) * hollow + edge;
  const y = open[1] + (curl[1] - open[1]) * hollow;
  return [x, y > 0 ? y * tall + edge * 0.4 : y, z];
}

/** From one number of the outline to another, over its whole length. */
function strip(from: number, to: number): Surface {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  const steps = Math.max(1, Math.round((to - from) * FINE));
  const rows = steps + 1;
  for (let j = 0; j <= STATIONS; j++) {
    const x = (j / STATIONS - 0.5) * 2 * HALF;
    for (let n = 0; n <= steps; n++) {
      const k = from + ((to - from) * n) / steps;
      positions.push(...pointAt(x, k));
      const along = subtract(pointAt(x + 0.3, k), pointAt(x - 0.3, k));
      const up = subtract(pointAt(x, Math.min(CURLED.length - 1, k + 0.5)), pointAt(x, Math.max(0, k - 0.5)));
      normals.push(...normalise(cross(along, up)));
    }
  }
  for (let j = 0; j < STATIONS; j++)
    for (let k = 0; k < rows - 1; k++) {
      const a = j * rows + k;
      indices.push(a, a + rows, a + rows + 1, a, a + rows + 1, a + 1);
    }
  return { positions, normals, indices };
}

/** Water keeps its shape while it goes. */
const still: NonNullable<Make['pose']> = (skeleton) => new Pose(skeleton).solve();

const water = (colour: number): Paint => ({ material: 'paint', colour });
/** Dark below, and where it grows thin light comes through it. */
const TONES = [0x0e2c3c, 0x103646, 0x124a5c, 0x13697a, 0x1f8f98, 0x3fb6b0, 0x7fd6c8, 0xb4ebdd] as const;
function faceOf(share: number): Paint {
  const at = Math.min(TONES.length - 1.001, Math.max(0, share * (TONES.length - 1)));
  const [low, high] = [TONES[Math.floor(at)] ?? TONES[0], TONES[Math.floor(at) + 1] ?? TONES[0]];
  const mix = (shift: number): number => {
    const [a, b] = [(low >> shift) & 255, (high >> shift) & 255];
    return Math.round(a + (b - a) * (at % 1)) << shift;
  };
  return { material: share < 0.36 ? 'paint' : 'wave', colour: mix(16) | mix(8) | mix(0) };
}
const FOAM: Paint = { material: 'cloud', colour: 0xf6fafb };
const RUNNING: Paint = { material: 'fall', colour: 0xe6f2f4 };

export function makeBreaker(): Make {
  return piece([4.4, 16, HALF * 2], {
    forge(forge) {
      for (let k = 0; k < LIP; k += 1 / FINE) forge.add(faceOf(k / LIP), strip(k, k + 1 / FINE));
      for (let k = CREST; k + 1 < CURLED.length; k++) forge.add(faceOf(0.75 - (k - CREST) * 0.14), strip(k, k + 1));
      // The lip itself is white, and light runs down its edge.
      forge.add(RUNNING, strip(LIP, CREST));
      const random = makeRandom(5).spawn('foam');
      for (let k = 0; k < 900; k++) {
        const x = random.between(-HALF * 0.62, HALF * 0.62);
        const hollow = 1 - smoothstep(HOLLOW, HOLLOW + 14, Math.abs(x));
        if (random.next() > 0.25 + hollow) continue;
        const thrown = random.next();
        const [, y, z] = pointAt(x, thrown < 0.7 ? LIP + random.index(3) : CREST);
        const r = random.between(0.012, 0.06);
        const at: Vector = [x, y + random.between(-0.15, 0.2), z + random.between(-0.25, 0.3)];
        forge.add(FOAM, moved(ball([r, r * 0.8, r], 5, 3), { at }));
      }
    },
    anchors: { top: [0, 4.4, 0] },
    pose: still,
  });
}

/** How high a swell is, by its own metres across and along. */
const swellAt = (x: number, z: number): number => {
  const ridge =
    Math.exp(-((z / (z > 0 ? 3.4 : 6.5)) ** 2)) * (1 - smoothstep(18, 40, Math.abs(x + wobble(x * 0.1) * 4)));
  return (
    -0.35 + ridge * (2.9 + 0.35 * wobble(x * 0.5)) + 0.14 * Math.sin(x * 0.9 + z) + 0.1 * Math.sin(z * 1.7 - x * 0.6)
  );
};

/** A hill of water, steeper before than behind, torn white along its top. */
export function makeSwell(): Make {
  return piece([3, 24, HALF * 2], {
    forge(forge) {
      const [columns, rows] = [60, 26];
      const at = (i: number, j: number): Vector => {
        const [x, z] = [(i / columns - 0.5) * 84, 8 - (j / rows) * 22];
        return [x, swellAt(x, z), z];
      };
      for (const [colour, from, to] of [
        [0x1c343c, 0, 8],
        [0x2c4c54, 8, 11],
        [0x1a3038, 11, rows],
      ] as const) {
        const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
        const wide = to - from + 1;
        for (let i = 0; i <= columns; i++)
          for (let j = from; j <= to; j++) {
            positions.push(...at(i, j));
            normals.push(
              ...normalise(cross(subtract(at(i + 1, j), at(i - 1, j)), subtract(at(i, j + 1), at(i, j - 1)))),
            );
          }
        for (let i = 0; i < columns; i++)
          for (let j = 0; j < wide - 1; j++) {
            const a = i * wide + j;
            indices.push(a, a + wide, a + wide + 1, a, a + wide + 1, a + 1);
          }
        forge.add(water(colour), { positions, normals, indices });
      }
      const random = makeRandom(9).spawn('crest');
      for (let k = 0; k < 320; k++) {
        const x = random.between(-30, 30);
        if (wobble(x * 0.6) < random.between(-0.5, 0.4)) continue;
        const z = random.between(-0.6, 1.6) * random.next();
        const r = random.between(0.08, 0.32);
        forge.add(FOAM, moved(ball([r * 1.6, r * 0.4, r], 6, 4), { at: [x, swellAt(x, z) + 0.02, z] }));
      }
    },
    anchors: { top: [0, 3, 0] },
    pose: still,
  });
}
