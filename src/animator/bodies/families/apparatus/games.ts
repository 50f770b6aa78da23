import { makeRandom } from '../../../maths/random.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

const [TABLE, FIELD] = [0.68, 0.068];
const [IVORY, EBONY] = [0xf0e4c8, 0x2e211a];

/** Height of a chessman, by the file it stands on in the first row. */
const MEN = [0.06, 0.07, 0.075, 0.09, 0.098, 0.075, 0.07, 0.06] as const;

function man(height: number, king: boolean): Point[] {
  const wide = 0.014 + height * 0.06;
  return [
    [0, 0],
    [wide * 1.15, 0],
    [wide * 1.15, height * 0.1],
    [wide * 0.55, height * 0.22],
    [wide * 0.42, height * 0.62],
    [wide * 0.8, height * 0.68],
    [wide * 0.45, height * 0.74],
    [wide * (king ? 0.8 : 0.72), height * 0.86],
    [wide * 0.5, height * 0.97],
    [0, height],
  ];
}

function layChess(forge: Forge): void {
  forge.add(
    { material: 'wood', colour: 0x5a3a22 },
    block([FIELD * 8.6, 0.02, FIELD * 8.6], [0, TABLE + 0.01, 0], 0.004),
    'root',
  );
  const at = (file: number, row: number): Vector => [(row - 3.5) * FIELD, TABLE + 0.022, (file - 3.5) * FIELD];
  for (let file = 0; file < 8; file++)
    for (let row = 0; row < 8; row++) {
      const [x, y, z] = at(file, row);
      forge.add(
        { material: 'wood', colour: (file + row) % 2 === 0 ? 0x7a4a2a : 0xe8d3a4 },
        block([FIELD, 0.004, FIELD], [x, y - 0.001, z], 0.0005),
        'root',
      );
    }
  // In the middle of a game: some have moved, some are gone.
  const men: readonly (readonly [number, number, number, boolean])[] = [
    ...[0, 2, 3, 4, 6, 7].map((file) => [file, 0, MEN[file] ?? 0.06, true] as const),
    ...[0, 1, 5, 6, 7].map((file) => [file, 1, 0.052, true] as const),
    ...([
      [3, 3, 0.052, true],
      [2, 2, 0.07, true],
      [4, 4, 0.052, false],
      [5, 5, 0.07, false],
    ] as const),
    ...[0, 1, 2, 3, 4, 7].map((file) => [file, 7, MEN[file] ?? 0.06, false] as const),
    ...[0, 2, 3, 6, 7].map((file) => [file, 6, 0.052, false] as const),
  ];
  for (const [file, row, height, white] of men)
    forge.add(
      { material: 'porcelain', colour: white ? IVORY : EBONY },
      moved(lathe(man(height, height > 0.085), 14), { at: at(file, row) }),
      'root',
    );
  forge.add({ material: 'porcelain', colour: IVORY }, moved(lathe(man(0.075, false), 14), { at: at(4, 2) }), 'piece');
}

function layCards(forge: Forge): void {
  forge.add({ material: 'cloth', colour: 0x1f6b45 }, block([1.2, 0.012, 0.78], [0, TABLE + 0.004, 0], 0.004), 'root');
  const chance = makeRandom(3).spawn('cards');
  const card = (x: number, z: number, turn: number, open: boolean, lift: number): void => {
    forge.add(
      { material: 'paper', colour: open ? 0xfbfaf4 : 0xb53230 },
      moved(block([0.063, 0.002, 0.088], [0, 0, 0], 0.0004), { at: [x, TABLE + 0.013 + lift, z], turn: aboutY(turn) }),
      'root',
    );
    if (open)
      forge.add(
        { material: 'paper', colour: chance.chance(0.5) ? 0xc8302c : 0x1b1c1f },
        moved(ball([0.011, 0.0012, 0.014], 8, 4), { at: [x, TABLE + 0.0145 + lift, z], turn: aboutY(turn) }),
        'root',
      );
  };
  for (let k = 0; k < 5; k++) card((k - 2) * 0.075, 0, chance.between(-0.1, 0.1), true, 0);
  for (let k = 0; k < 4; k++) card(0.02, 0.16, 0.3, false, k * 0.002);
  for (const side of [1, -1])
    for (let k = 0; k < 2; k++) card(side * 0.28, (k - 0.5) * 0.07, Math.PI / 2 + 0.1 * k, false, 0);
  for (let k = 0; k < 14; k++)
    forge.add(
      { material: 'plastic', colour: [0xd8402f, 0x2f6fc4, 0xf1f2f0, 0x1b1c1f][k % 4] ?? 0xd8402f },
      moved(cylinder(0.02, 0.006, { segments: 16 }), {
        at: [-0.08 + (k % 5) * 0.045, TABLE + 0.012 + Math.floor(k / 5) * 0.006, -0.17 + (k % 2) * 0.03],
      }),
      'root',
    );
  forge.add(
    { material: 'paper', colour: 0xfbfaf4 },
    block([0.063, 0.003, 0.088], [0.2, TABLE + 0.02, 0.08], 0.0004),
    'piece',
  );
}

function layTokens(forge: Forge): void {
  forge.add({ material: 'wood', colour: 0xd8a85a }, block([0.6, 0.025, 0.6], [0, TABLE + 0.012, 0], 0.005), 'root');
  const chance = makeRandom(8).spawn('tokens');
  for (let k = 0; k < 34; k++)
    forge.add(
      { material: 'porcelain', colour: k % 2 === 0 ? 0x1b1c1f : 0xf7f5ee },
      moved(ball([0.022, 0.011, 0.022], 14, 8), {
        at: [(chance.index(11) - 5) * 0.048, TABLE + 0.03, (chance.index(11) - 5) * 0.048],
      }),
      'root',
    );
  forge.add(
    { material: 'porcelain', colour: 0x1b1c1f },
    moved(ball([0.022, 0.011, 0.022], 14, 8), { at: [0.1, TABLE + 0.03, 0.05] }),
    'piece',
  );
}

/** A table with a game on it and stools around: `parts` say which. Those who sit across from each other move by turns. */
export function makeGameTable(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const said = order.parts.join(' ');
  const lay = /card|poker|bridge game/.test(said)
    ? layCards
    : /\bgo\b|checker|domino|mahjong|backgammon|draught/.test(said)
      ? layTokens
      : layChess;
  const piecesAt: Vector = [-0.1, TABLE + 0.03, 0.03];
  const bones = thingBones(0.78)
    .bone('piece', 'root', piecesAt, [0, 1, 0])
    .bone('first', 'root', [0.28, TABLE, 0.1], [0, 1, 0])
    .bone('second', 'root', [-0.28, TABLE, -0.1], [0, 1, 0]);
  // At cards there is room for four, and none of them hides the others: two sit at the far side.
  const around = lay === layCards;
  const wide = around ? 1.3 : 0.86;
  const far = wide / 2 + 0.19;
  const seat = (x: number, z: number) => ({
    ...{ bone: 'root', at: [x, 0.47, z] as Vector },
    heading: z < 0 ? -x * 0.4 : Math.atan2(-x, -z),
  });
  const stools: readonly (readonly [number, number])[] = [
    [far, 0],
    [-far, 0],
    ...(around
      ? ([
          [-0.38, -0.64],
          [0.38, -0.64],
        ] as const)
      : []),
  ];
  return piece([0.78, around ? 1.3 : 0.9, wide + 0.75], {
    bones,
    forge(forge) {
      forge.add(wood, block([wide, 0.04, 0.86], [0, TABLE - 0.02, 0], 0.012), 'root');
      for (const x of [wide / 2 - 0.07, 0.07 - wide / 2])
        for (const z of [0.36, -0.36])
          forge.add(
            { ...wood, colour: darker(wood.colour, 0.85) },
            block([0.06, TABLE - 0.04, 0.06], [x, (TABLE - 0.04) / 2, z], 0.012),
            'root',
          );
      for (const [x, z] of stools) {
        forge.add(
          { ...wood, colour: darker(wood.colour, 0.92) },
          moved(cylinder(0.18, 0.045, { segments: 22 }), { at: [x, 0.4, z] }),
          'root',
        );
        forge.add(
          { ...wood, colour: darker(wood.colour, 0.8) },
          moved(
            lathe(
              [
                [0.15, 0],
                [0.15, 0.03],
                [0.05, 0.08],
                [0.05, 0.36],
                [0.1, 0.4],
              ],
              16,
            ),
            { at: [x, 0, z] },
          ),
          'root',
        );
      }
      lay(forge);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== 'play_game') return pose.solve();
      const reach = (shift: number): number => Math.max(0, Math.sin(((time + shift) / 5) * Math.PI * 2)) ** 2;
      const [one, two] = [reach(0.4), reach(2.9)];
      pose.shift('first', [-0.2 * one, 0.09 - 0.02 * one + 0.05 * Math.sin(one * Math.PI), -0.05 * one]);
      pose.shift('second', [0.2 * two, 0.09 - 0.02 * two + 0.05 * Math.sin(two * Math.PI), 0.05 * two]);
      return pose.solve();
    },
    anchors: {
      seat: seat(far, 0),
      seat2: seat(-far, 0),
      ...(around ? { seat3: seat(-0.38, -0.64), seat4: seat(0.38, -0.64) } : {}),
      seatRight: { bone: 'first', at: [far - 0.34, TABLE, 0.1] },
      seatLeft: { bone: 'root', at: [far - 0.26, TABLE + 0.03, -0.16] },
      seat2Right: { bone: 'second', at: [0.34 - far, TABLE, -0.1] },
      seat2Left: { bone: 'root', at: [0.26 - far, TABLE + 0.03, 0.16] },
      surface: { bone: 'root', at: [0, TABLE, 0] },
      ...(around ? { open: [0, TABLE, 0.43] as Vector } : {}),
      top: [0, 0.78, 0],
    },
  });
}
