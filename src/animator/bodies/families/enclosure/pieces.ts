import { TAU } from '../../../maths/ease.ts';
import type { Random } from '../../../maths/random.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { ball, box, cylinder, extrude } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';

/** Small pieces of which worlds in glass are made: cheap, since there are many, and told apart by their outlines. */

const LIT: Paint = { material: 'glow', colour: 0xffd27a, glows: 1.5 };
const SNOW: Paint = { material: 'snow', colour: 0xf4f8fc };

/** Panes of light on the four walls of a tower, some of them dark. */
function panes(wide: number, deep: number, tall: number, chance: Random): Surface {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  const rows = Math.max(3, Math.min(14, Math.round(tall / (wide * 0.2))));
  for (let wall = 0; wall < 4; wall++) {
    const [own, out] = wall % 2 === 0 ? [wide, deep / 2] : [deep, wide / 2];
    const turn = aboutY((wall * TAU) / 4);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < 3; column++) {
        if (chance.chance(0.38)) continue;
        const [x, y] = [((column - 1) / 3) * own * 0.86, ((row + 0.6) / (rows + 0.4)) * tall];
        const [w, h] = [own * 0.1, (tall / rows) * 0.27];
        const first = positions.length / 3;
        for (const [dx, dy] of [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ] as const) {
          const z = out * 1.02;
          positions.push(turn[0] * (x + dx) + turn[2] * z, y + dy, turn[6] * (x + dx) + turn[8] * z);
          normals.push(turn[2], 0, turn[8]);
        }
        indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
      }
  }
  return { positions, normals, indices };
}

const FACADES = [0x55677d, 0x7d8794, 0x8f7f70, 0x40566e, 0xa79c8c, 0x6d5f78] as const;

export function addTower(forge: Forge, at: Vector, wide: number, tall: number, chance: Random): void {
  const deep = wide * chance.between(0.8, 1.15);
  const colour = chance.pick([...FACADES]);
  forge.add(
    { material: 'plastic', colour },
    moved(box([wide, tall, deep], wide * 0.03), { at: [at[0], at[1] + tall / 2, at[2]] }),
  );
  forge.add(LIT, moved(panes(wide, deep, tall, chance), { at }));
  if (!chance.chance(0.45)) return;
  const upper = tall * chance.between(0.12, 0.24);
  forge.add(
    { material: 'plastic', colour },
    moved(box([wide * 0.6, upper, deep * 0.6], wide * 0.03), { at: [at[0], at[1] + tall + upper / 2, at[2]] }),
  );
}

const WALLS = [0xe8dcc4, 0xd9c2a0, 0xc9d4d8, 0xe2c9b0] as const;

export function addCottage(forge: Forge, at: Vector, wide: number, snowy: boolean, chance: Random): void {
  const [tall, deep] = [wide * 0.62, wide * 0.85];
  const turn = aboutY(chance.between(-0.7, 0.7));
  const put = (surface: Surface, paint: Paint, up: number): void => {
    forge.add(paint, moved(moved(surface, { at: [0, up, 0] }), { at, turn }));
  };
  put(box([wide, tall, deep], wide * 0.03), { material: 'plaster', colour: chance.pick([...WALLS]) }, tall / 2);
  const gable = extrude(
    [
      [-wide * 0.62, 0],
      [wide * 0.62, 0],
      [0, wide * 0.58],
    ],
    deep * 1.14,
    wide * 0.02,
  );
  put(gable, snowy ? SNOW : { material: 'wood', colour: chance.pick([0xa8442e, 0x7a3f2a, 0x55606c]) }, tall * 0.98);
  put(
    moved(box([wide * 0.14, wide * 0.4, wide * 0.14], 0), { at: [wide * 0.28, 0, 0] }),
    { material: 'brick', colour: 0x8d5540 },
    tall + wide * 0.35,
  );
  for (const side of [-1, 1])
    put(
      moved(box([wide * 0.2, wide * 0.22, 0.002], 0), { at: [side * wide * 0.24, 0, deep * 0.505] }),
      LIT,
      tall * 0.58,
    );
  put(
    moved(box([wide * 0.2, wide * 0.36, 0.002], 0), { at: [0, 0, deep * 0.505] }),
    { material: 'wood', colour: 0x6b3b22 },
    wide * 0.18,
  );
}

export function addFir(forge: Forge, at: Vector, tall: number, snowy: boolean): void {
  forge.add({ material: 'bark', colour: 0x5b3d28 }, moved(cylinder(tall * 0.05, tall * 0.2, { segments: 8 }), { at }));
  for (let k = 0; k < 3; k++) {
    const [wide, from] = [tall * (0.3 - k * 0.075), tall * (0.12 + k * 0.26)];
    const cone = (share: number, up: number): Surface =>
      moved(cylinder(wide * share, tall * 0.36 * share, { top: 0.0004, segments: 12, bevel: 0.0002 }), {
        at: [at[0], at[1] + from + up, at[2]],
      });
    forge.add({ material: 'needle', colour: k % 2 === 0 ? 0x2f5d3a : 0x376a42 }, cone(1, 0));
    if (snowy) forge.add(SNOW, cone(0.7, tall * 0.115));
  }
}

export function addTree(forge: Forge, at: Vector, tall: number, chance: Random): void {
  forge.add(
    { material: 'bark', colour: 0x6b4a30 },
    moved(cylinder(tall * 0.06, tall * 0.5, { top: tall * 0.04, segments: 8 }), { at }),
  );
  const colour = chance.pick([0x4f8f3a, 0x63a046, 0x3f7d3c]);
  for (let k = 0; k < 4; k++) {
    const r = tall * chance.between(0.2, 0.28);
    const around = (k / 4) * TAU + chance.next();
    const out = k === 0 ? 0 : tall * 0.17;
    forge.add(
      { material: 'leaf', colour },
      moved(ball([r, r * 0.86, r], 12, 8), {
        at: [at[0] + Math.sin(around) * out, at[1] + tall * (k === 0 ? 0.76 : 0.6), at[2] + Math.cos(around) * out],
      }),
    );
  }
}

/** A ridged peak, white above. */
export function addPeak(forge: Forge, at: Vector, wide: number, tall: number, chance: Random): void {
  const sides = 14;
  const ridges = Array.from({ length: sides }, () => chance.between(0.8, 1.2));
  const ring = (share: number): Vector[] =>
    ridges.map((ridge, k) => {
      const around = (k / sides) * TAU;
      const out = wide * (1 - share) ** 1.15 * (share > 0.95 ? 1 : ridge);
      return [at[0] + Math.sin(around) * out, at[1] + tall * share, at[2] + Math.cos(around) * out];
    });
  const band = (from: number, to: number): Surface => {
    const [low, high] = [ring(from), ring(to)];
    const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
    for (let k = 0; k < sides; k++) {
      const corners = [low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]];
      const around = ((k + 0.5) / sides) * TAU;
      const first = positions.length / 3;
      for (const corner of corners) {
        positions.push(...(corner ?? at));
        normals.push(Math.sin(around) * 0.8, 0.6, Math.cos(around) * 0.8);
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
    return { positions, normals, indices };
  };
  forge
    .add({ material: 'rock', colour: 0x6f6c6a }, band(0, 0.35))
    .add({ material: 'rock', colour: 0x7d7a78 }, band(0.35, 0.62));
  forge.add(SNOW, band(0.62, 0.84)).add(SNOW, band(0.84, 1));
}
