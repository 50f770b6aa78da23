import { MURAL_WALL } from '../../../catalogue/murals.ts';
import { TAU } from '../../../maths/ease.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { aboutY, turnVector } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Body, BodyFamily, BodyPart, Sheet } from '../../body.ts';
import type { Forge } from '../../forge/forge.ts';
import { madeBody } from '../../forge/made-body.ts';
import { block } from '../../forge/piece.ts';
import { ball } from '../../forge/shapes.ts';
import { moved, sheet } from '../../forge/surface.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { THING_ACTS, thingBones } from '../../thing-poses.ts';
import { pressFlat } from './press-flat.ts';

/** Metres of the wall, and how much of it the picture may fill. */
const [WIDE, HIGH, DEEP] = [5.6, 3.1, 0.3];
const [MOST_WIDE, MOST_HIGH] = [4.5, 2.45];
const FRONT = DEEP / 2;
const MIDDLE: Vector = [0, 1.58, FRONT + 0.03];

/** The picture comes in so many strips, one after the other, whose edges are as ragged as what is sprayed. */
const STRIPS = 14;
const [RAGGED, FIRST_DONE] = [0.32, 5];

/** Radians by which what is longer than broad is turned to be known by its outline, and its face still be seen. */
const ASIDE = TAU * 0.19;
const HAIRS: ReadonlySet<string> = new Set(['furLocks', 'hairLocks', 'plumage']);
/** The first of them lie behind a picture. */
const GROUNDS = 4;
const SPRAYED: readonly [number, ...number[]] = [0xf2b01c, 0xf25a9c, 0xf07a2c, 0x8a3cc8, 0x2cb86a, 0x2a9ad8, 0xe8402c];

interface Motif {
  readonly family: string;
  readonly sheet: Sheet;
}

const isMotif = (value: unknown): value is Motif =>
  typeof value === 'object' && value !== null && 'family' in value && 'sheet' in value;

/** A brick wall with a picture of somebody or something as large as it, which is made by the other families and pressed flat. */
export function makeMurals(others: readonly BodyFamily[]): BodyFamily {
  return {
    name: 'mural',
    acts: [...THING_ACTS, 'be_written'],
    cast(role, chance) {
      if (role.thing !== MURAL_WALL) return null;
      const motifs = (role.encloses?.cast ?? []).slice(0, 1).flatMap((each): Motif[] => {
        for (const family of others) {
          const sheet = family.cast(each, chance.spawn(each.noun));
          if (sheet !== null) return [{ family: family.name, sheet: { ...sheet, fineness: 'crowd' } }];
        }
        return [];
      });
      return { motifs, concrete: role.material === 'concrete', seed: chance.index(1_000_000) };
    },
    makeBody(sheet, kernel) {
      const motifs: unknown[] = Array.isArray(sheet.motifs) ? sheet.motifs : [];
      const motif = motifs.find(isMotif);
      const made = others.find(({ name }) => name === motif?.family)?.makeBody(motif?.sheet ?? {}, kernel) ?? null;
      return makeMural(made, sheet.concrete === true, typeof sheet.seed === 'number' ? sheet.seed : 1);
    },
  };
}

const stripAt = (x: number, y: number): number => {
  const ragged = RAGGED * Math.sin(y * 3.1 + 1.7 * Math.sin(x * 2.3)) * Math.sin(y * 7.7 + x);
  return Math.max(0, Math.min(STRIPS - 1, Math.floor(((x + ragged) / WIDE + 0.5) * STRIPS)));
};

function makeMural(motif: Body | null, concrete: boolean, seed: number): Body {
  const bones = thingBones(HIGH);
  for (let strip = 0; strip < STRIPS; strip++) {
    const x = ((strip + 0.5) / STRIPS - 0.5) * WIDE;
    bones.bone(`strip${strip}`, 'whole', [x, MIDDLE[1], 0], [x, HIGH, 0]);
  }
  const wall = madeBody({
    ...{ bones, height: HIGH, length: DEEP, width: WIDE },
    anchors: { canvas: [1.75, 1.3, FRONT + 0.05], surface: [0, HIGH, 0], top: [0, HIGH, 0], handle: [0, 1.2, FRONT] },
    forge: (forge) => forgeWall(forge, concrete, seed, motif === null),
    move(pose, { act, since, lasts }) {
      if (act !== 'be_written') return;
      const done = FIRST_DONE + (since / Math.max(0.1, lasts)) * (STRIPS + 0.2 - FIRST_DONE);
      for (let strip = 0; strip < STRIPS; strip++) pose.grow(`strip${strip}`, strip < done ? 1 : 0.001);
    },
  });
  if (motif === null) return wall;
  return { ...wall, makeParts: (kernel) => [...wall.makeParts(kernel), ...paintMotif(motif, wall, kernel)] };
}

function forgeWall(forge: Forge, concrete: boolean, seed: number, letters: boolean): void {
  const chance = makeRandom(seed).spawn('sprayed');
  const face = { material: 'concrete', colour: concrete ? 0xa6a39a : 0xa89c8c } as const;
  forge.add(face, block([WIDE, HIGH - 0.12, DEEP], [0, (HIGH - 0.12) / 2, 0], 0.01));
  if (!concrete) layBricks(forge, chance);
  forge.add({ material: 'concrete', colour: 0xa8a49a }, block([WIDE + 0.14, 0.12, DEEP + 0.14], [0, HIGH - 0.06, 0]));
  // Clouds of colour behind what is painted, and drops that run from them.
  const puff = (colour: number, x: number, y: number, wide: number, high: number, layer: number): void => {
    forge.add(
      { material: 'plaster', colour },
      moved(ball([wide, high, 0.003], 22, 6), { at: [x, y, FRONT + LAID + layer] }),
      `strip${stripAt(x, y)}`,
    );
  };
  const ground = SPRAYED[chance.index(GROUNDS)] ?? SPRAYED[0];
  const hues = SPRAYED.filter((hue) => hue !== ground);
  for (let k = 0; k < 26; k++) {
    const angle = (k / 26) * TAU;
    const [x, y] = [Math.cos(angle) * chance.between(1.1, 2.2), 1.55 + Math.sin(angle) * chance.between(0.5, 1)];
    puff(k % 4 === 0 ? (hues[k % hues.length] ?? ground) : ground, x, y, chance.between(0.3, 0.62), 0.34, 0.002);
  }
  puff(ground, 0, 1.55, 1.2, 0.85, 0.004);
  for (let k = 0; k < 9; k++) puff(ground, chance.between(-1.8, 1.8), chance.between(0.6, 0.95), 0.022, 0.2, 0.002);
  for (let k = 0; k < 16; k++)
    puff(hues[k % hues.length] ?? ground, chance.between(-2.8, 2.8), chance.between(0.5, 2.9), 0.06, 0.06, 0.005);
  if (!letters) return;
  // Fat letters nobody can read, each over its own dark outline.
  for (let letter = 0; letter < 5; letter++)
    for (const [grow, colour, layer] of [
      [0.09, 0x17171c, 0.009],
      [0, hues[letter % hues.length] ?? ground, 0.013],
    ] as const) {
      const own = makeRandom(seed + letter).spawn('letter');
      for (let part = 0; part < 4; part++) {
        const [x, y] = [(letter - 2) * 0.78 + own.between(-0.22, 0.22), 1.55 + own.between(-0.5, 0.5)];
        const upright = own.chance(0.55);
        puff(colour, x, y, (upright ? 0.17 : 0.36) + grow, (upright ? 0.62 : 0.2) + grow, layer);
      }
    }
}

/** Metres of a brick with its mortar, and how far it stands out of that. */
const [LONG, COURSE, MORTAR, LAID] = [0.29, 0.1, 0.016, 0.006];
const BRICKS: readonly [number, ...number[]] = [0x9a4e38, 0xa65a42, 0x8c4634, 0xb06a50, 0x9a5640];

function layBricks(forge: Forge, chance: Random): void {
  for (let row = 0; (row + 1) * COURSE < HIGH - 0.12; row++)
    for (let x = -WIDE / 2 - (row % 2) * (LONG / 2); x < WIDE / 2; x += LONG) {
      const [left, right] = [Math.max(-WIDE / 2, x), Math.min(WIDE / 2, x + LONG - MORTAR)];
      const [low, high] = [row * COURSE + MORTAR / 2, (row + 1) * COURSE - MORTAR / 2];
      if (right - left < MORTAR) continue;
      const line = (y: number): Vector[] => [
        [left, y, FRONT + LAID],
        [right, y, FRONT + LAID],
      ];
      forge.add({ material: 'hewn', colour: chance.pick(BRICKS) }, sheet([line(low), line(high)]));
    }
}

function paintMotif(motif: Body, wall: Body, kernel: FieldKernel): BodyPart[] {
  const turn = aboutY(motif.length > motif.width * 1.2 ? ASIDE : 0);
  const parts = motif.makeParts(kernel).filter(({ material }) => !HAIRS.has(material));
  const [low, high]: [number[], number[]] = [
    [9e9, 9e9, 9e9],
    [-9e9, -9e9, -9e9],
  ];
  for (const { mesh } of parts)
    for (let k = 0; k < mesh.positions.length; k += 3) {
      const point = turnVector(turn, [mesh.positions[k] ?? 0, mesh.positions[k + 1] ?? 0, mesh.positions[k + 2] ?? 0]);
      for (const [axis, value] of point.entries()) {
        low[axis] = Math.min(low[axis] ?? 0, value);
        high[axis] = Math.max(high[axis] ?? 0, value);
      }
    }
  const across = (axis: number): number => Math.max(0.001, (high[axis] ?? 0) - (low[axis] ?? 0));
  const half = (axis: number): number => ((high[axis] ?? 0) + (low[axis] ?? 0)) / 2;
  const size = Math.min(MOST_WIDE / across(0), MOST_HIGH / across(1));
  return parts.map((part, k) => ({
    ...pressFlat(part, {
      ...{ turn, size, at: MIDDLE, middle: [half(0), half(1), half(2)] },
      boneAt: (x, y) => wall.skeleton.number(`strip${stripAt(x, y)}`),
    }),
    name: `painted ${k} ${part.name}`,
  }));
}
