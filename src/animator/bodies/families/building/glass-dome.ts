import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: of the dome, of the wall it stands on, and into how many an edge of the solid behind it is cut. */
const [RADIUS, WALL, CUTS] = [4.3, 0.42, 3] as const;
const FLOOR = 0.06;

/** The corners of a solid of twenty faces, one of them on top. */
function corners(): Vector[] {
  const [up, out] = [1 / Math.sqrt(5), 2 / Math.sqrt(5)];
  const ring = (y: number, shift: number): Vector[] =>
    Array.from({ length: 5 }, (_, k): Vector => {
      const angle = ((k + shift) / 5) * TAU;
      return [Math.sin(angle) * out, y, Math.cos(angle) * out];
    });
  return [[0, 1, 0], ...ring(up, 0), ...ring(-up, 0.5), [0, -1, 0]];
}
const FACES: readonly (readonly [number, number, number])[] = Array.from({ length: 5 }, (_, k) => {
  const [a, b] = [1 + k, 1 + ((k + 1) % 5)];
  const [c, d] = [6 + k, 6 + ((k + 4) % 5)];
  return [
    [0, a, b],
    [a, c, b],
    [a, d, c],
  ] as const;
}).flat();

/** Triangles of the part of a ball that is above the wall; what would reach below it ends on it. */
function panes(): (readonly [Vector, Vector, Vector])[] {
  const solid = corners();
  const found: (readonly [Vector, Vector, Vector])[] = [];
  const lift = (point: Vector): Vector => {
    const [x, y, z] = scale(normalise(point), RADIUS);
    if (y >= 0.02) return [x, y, z];
    const out = RADIUS / Math.hypot(x, z);
    return [x * out, 0, z * out];
  };
  for (const [i, j, k] of FACES) {
    const [a, b, c] = [solid[i], solid[j], solid[k]];
    if (a === undefined || b === undefined || c === undefined) continue;
    const at = (p: number, q: number): Vector =>
      add(a, add(scale(subtract(b, a), p / CUTS), scale(subtract(c, a), q / CUTS)));
    for (let p = 0; p < CUTS; p++)
      for (let q = 0; p + q < CUTS; q++) {
        const cut: [Vector, Vector, Vector][] = [[at(p, q), at(p + 1, q), at(p, q + 1)]];
        if (p + q < CUTS - 1) cut.push([at(p + 1, q), at(p + 1, q + 1), at(p, q + 1)]);
        for (const points of cut) {
          if (points.filter((point) => normalise(point)[1] > -0.02).length < 1) continue;
          const [u, v, w] = points.map(lift);
          if (u === undefined || v === undefined || w === undefined) continue;
          const face = cross(subtract(v, u), subtract(w, u));
          if (lengthOf(face) < 0.02) continue;
          found.push(dot(face, u) >= 0 ? [u, v, w] : [u, w, v]);
        }
      }
  }
  return found;
}

const raised = ([x, y, z]: Vector): Vector => [x, y + WALL, z];

function layGlass(forge: Forge, frame: Paint, glass: Paint): void {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  const edges = new Map<string, readonly [Vector, Vector]>();
  const named = (point: Vector): string => point.map((value) => Math.round(value * 20)).join(' ');
  for (const pane of panes()) {
    const base = positions.length / 3;
    for (const [k, point] of pane.entries()) {
      positions.push(...raised(point));
      normals.push(...normalise(point));
      const next = pane[(k + 1) % 3] ?? point;
      edges.set([named(point), named(next)].sort().join(), [raised(point), raised(next)]);
    }
    // Seen from within as well.
    indices.push(base, base + 1, base + 2, base, base + 2, base + 1);
  }
  forge.add(glass, { positions, normals, indices } satisfies Surface, 'root');
  for (const [from, to] of edges.values()) forge.add(frame, tube([from, to], 0.035, { sides: 5 }), 'root');
  for (const point of new Map([...edges.values()].flat().map((each) => [named(each), each])).values())
    forge.add(frame, moved(ball([0.075, 0.075, 0.075], 6, 4), { at: point }), 'root');
}

const GREENS: readonly number[] = [0x3f8f3a, 0x57a83f, 0x2f7a3c, 0x79b84a, 0x4a9a5a];

/** A stem with leaves all around it, and what it bears. */
function plant(forge: Forge, [x, y, z]: Vector, tall: number, green: number, fruit: number | null, turn: number): void {
  forge.add(
    { material: 'leaf', colour: 0x4a6f32 },
    tube(
      [
        [x, y, z],
        [x + 0.02, y + tall, z],
      ],
      [0.016, 0.008],
      { sides: 5 },
    ),
    'root',
  );
  for (let k = 0; k < 7; k++) {
    const [angle, share] = [turn + k * 2.4, 0.25 + (k / 6) * 0.75];
    const long = tall * (0.42 - 0.2 * share);
    const at: Vector = [x + Math.sin(angle) * long * 0.8, y + tall * share, z + Math.cos(angle) * long * 0.8];
    forge.add(
      { material: 'leaf', colour: green },
      moved(ball([long * 0.5, 0.03, long * 1.1], 6, 4), { at, turn: combine(aboutY(angle), aboutX(0.55 - share)) }),
      'root',
    );
    if (fruit !== null && k % 2 === 1)
      forge.add(
        { material: 'paint', colour: fruit },
        moved(ball([0.05, 0.046, 0.05], 9, 6), { at: [at[0], at[1] - 0.07, at[2]] }),
        'root',
      );
  }
}

/** Beds along the glass, low before whoever looks in and higher behind, and a tree. */
function layGarden(forge: Forge, fruit: number | null): void {
  const chance = makeRandom(5).spawn('beds');
  const soil: Paint = { material: 'soil', colour: 0x4a3426 };
  const box: Paint = { material: 'plastic', colour: 0xd8d8d2 };
  for (let k = 0; k < 13; k++) {
    // An opening is left where one comes in.
    const angle = 0.72 + (k / 12) * (TAU - 1.44);
    const out = 3.35;
    const at: Vector = [Math.sin(angle) * out, 0, Math.cos(angle) * out];
    const turn = aboutY(angle);
    forge.add(box, moved(block([1.3, 0.34, 0.72], [0, FLOOR + 0.17, 0], 0.03), { at, turn }), 'root');
    forge.add(soil, moved(block([1.2, 0.06, 0.62], [0, FLOOR + 0.33, 0], 0.02), { at, turn }), 'root');
    const behind = Math.cos(angle) < 0.2;
    for (let j = 0; j < 3; j++) {
      const aside = (j - 1) * 0.38;
      const foot: Vector = [
        at[0] + Math.cos(angle) * aside,
        FLOOR + 0.34,
        at[2] - Math.sin(angle) * aside + chance.between(-0.08, 0.08),
      ];
      const tall = behind ? chance.between(0.7, 1.15) : chance.between(0.3, 0.5);
      plant(forge, foot, tall, GREENS[chance.index(GREENS.length)] ?? 0x3f8f3a, k % 2 === 0 ? fruit : null, k + j);
    }
  }
  for (const [x, z, tall] of [
    [-1.9, -1.75, 2.3],
    [2.2, -1.2, 1.7],
  ] as const) {
    forge.add(
      { material: 'bark', colour: 0x6a4a30 },
      tube(
        [
          [x, FLOOR, z],
          [x + 0.05, tall * 0.4, z],
          [x - 0.04, tall * 0.75, z],
        ],
        [0.1, 0.075, 0.04],
        { sides: 8 },
      ),
      'root',
    );
    for (let k = 0; k < 9; k++) {
      const [angle, high] = [k * 2.4, tall * (0.68 + 0.34 * ((k * 0.37) % 1))];
      const far = 0.42 * (1 - Math.abs(high / tall - 0.8));
      forge.add(
        { material: 'leaf', colour: GREENS[k % GREENS.length] ?? 0x3f8f3a },
        moved(ball([0.42, 0.3, 0.42], 9, 6), { at: [x + Math.sin(angle) * far, high, z + Math.cos(angle) * far] }),
        'root',
      );
    }
  }
}

/** A dome of glass triangles as large as a house, a garden in it and lamps over that: where people live who could not breathe outside. */
export function makeGlassDome(order: ThingOrder): Make {
  const frame = mainPaint({ ...order, look: null }, { material: 'metal', colour: 0xe2e6ea });
  const glass: Paint = { material: 'glass', colour: 0xc4e2ee, clear: 0.75 };
  const white: Paint = { material: 'plastic', colour: 0xdcdcd6 };
  const warm: Paint = { material: 'glow', colour: 0xffd9a0, glows: 1.5 };
  const said = order.parts.join(' ');
  const fruit = /tomato|strawberr|apple|pepper|berr/.test(said)
    ? 0xd8322b
    : /orange|carrot/.test(said)
      ? 0xf08a24
      : null;
  return piece([RADIUS + WALL, RADIUS * 2, RADIUS * 2], {
    bones: thingBones(RADIUS + WALL),
    // One sees and walks through it: only its foot is in anybody's way.
    proxies: [{ bone: 'root', from: [0, 0.1, -0.2], to: [0, 0.1, 0.2], radius: 0.1 }],
    forge(forge) {
      forge.add(
        { material: 'plastic', colour: 0xb9bab4 },
        moved(cylinder(RADIUS * 0.99, FLOOR, { segments: 48 }), {}),
        'root',
      );
      forge.add(
        white,
        lathe(
          [
            [RADIUS + 0.22, 0],
            [RADIUS + 0.2, WALL - 0.08],
            [RADIUS + 0.1, WALL + 0.02],
            [RADIUS - 0.1, WALL + 0.02],
            [RADIUS - 0.14, FLOOR],
          ],
          56,
        ),
        'root',
      );
      forge.add(
        warm,
        lathe(
          [
            [RADIUS + 0.225, WALL * 0.5],
            [RADIUS + 0.225, WALL * 0.62],
          ],
          56,
        ),
        'root',
      );
      layGlass(forge, frame, glass);
      layGarden(forge, fruit);
      // Where one comes in: a lock with a round hatch, ahead and to the left.
      const lock = aboutY(-1.2);
      const at: Vector = [Math.sin(-1.2) * RADIUS, 0, Math.cos(-1.2) * RADIUS];
      forge.add(white, moved(block([1.5, 2.05, 1.1], [0, 1.02, 0.1], 0.26), { at, turn: lock }), 'root');
      forge.add(
        { material: 'metal', colour: 0x6d747c },
        moved(block([1.02, 1.76, 0.06], [0, 0.94, 0.66], 0.12), { at, turn: lock }),
        'root',
      );
      forge.add(warm, moved(block([0.5, 0.34, 0.03], [0, 1.42, 0.695], 0.05), { at, turn: lock }), 'root');
      forge.add(warm, moved(block([0.9, 0.06, 0.03], [0, 1.94, 0.66], 0.02), { at, turn: lock }), 'root');
      // A ring of lamps hangs from the top.
      for (let k = 0; k < 3; k++) {
        const angle = (k / 3) * TAU;
        forge.add(
          frame,
          tube(
            [
              [0, RADIUS + WALL - 0.1, 0],
              [Math.sin(angle) * 0.9, RADIUS - 0.75, Math.cos(angle) * 0.9],
            ],
            0.012,
            { sides: 5 },
          ),
          'root',
        );
      }
      const ring = Array.from({ length: 28 }, (_, k): Vector => {
        const angle = (k / 28) * TAU;
        return [Math.sin(angle) * 0.9, RADIUS - 0.78, Math.cos(angle) * 0.9];
      });
      forge.add(warm, tube(ring, 0.045, { sides: 8, ring: true }), 'root');
      forge.add(
        frame,
        moved(cylinder(0.34, 0.1, { segments: 20 }), { at: [0, RADIUS + WALL - 0.08, 0], turn: aboutX(0) }),
        'root',
      );
    },
    anchors: {
      post: { bone: 'root', at: [0.35, FLOOR, 0.7] },
      post2: { bone: 'root', at: [-0.75, FLOOR, 0.2], heading: 0.3 },
      post3: { bone: 'root', at: [1.3, FLOOR, -0.3], heading: -0.4 },
      inside: { bone: 'root', at: [-0.3, FLOOR, -0.5] },
      surface: { bone: 'root', at: [-0.3, FLOOR, -0.5] },
      light: { bone: 'root', at: [0, RADIUS - 1.1, 0] },
      open: [0, 0.4, RADIUS],
      top: [0, RADIUS + WALL, 0],
    },
  });
}
