import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { addBox, type BoxLook } from './built.ts';
import type { Season } from './season.ts';

/** What stands at a swimming pool, and what it is built of. Nobody bathes in the snow. */
const DRY: Season = { name: 'summer', snow: 0, wet: 0, windStrength: 0 };

/** Metres of the stones around the water. */
export const COPING = 0.42;

const look = (colour: number, material: BoxLook['material']): BoxLook => ({
  colour: lightOf(colour),
  material,
  season: DRY,
});

interface Basin {
  readonly across: number;
  readonly along: number;
  readonly z: number;
  readonly depth: number;
}

/** Walls of tiles with a dark band at the water, stones around them, lines on the floor; of a hall also its lanes. */
export function makeBathRim({ across, along, z, depth }: Basin, lanes: boolean): Mesh {
  const builder = new MeshBuilder();
  const [tile, band, stone] = [look(0x7fd4e2, 'porcelain'), look(0x1f5f9a, 'porcelain'), look(0xf2efe6, 'stone')];
  for (const side of [1, -1]) {
    addBox(builder, [0, -depth / 2, z + side * (along + 0.1)], [across * 2 + 0.4, depth, 0.24], tile);
    addBox(builder, [0, -0.2, z + side * (along - 0.03)], [across * 2, 0.14, 0.03], band);
    addBox(builder, [0, 0, z + side * (along + COPING / 2)], [across * 2 + COPING * 2, 0.08, COPING], stone);
    addBox(builder, [side * (across + 0.1), -depth / 2, z], [0.24, depth, along * 2 + 0.4], tile);
    addBox(builder, [side * (across - 0.03), -0.2, z], [0.03, 0.14, along * 2], band);
    addBox(builder, [side * (across + COPING / 2), 0, z], [COPING, 0.08, along * 2 + COPING * 2], stone);
  }
  addBox(builder, [0, -depth + 0.02, z], [across * 2 + 0.2, 0.05, along * 2 + 0.2], look(0x6fcbdc, 'porcelain'));
  const count = 4;
  for (let k = 0; k < count; k++) {
    const lane = z + ((k + 0.5) / count - 0.5) * along * 2;
    addBox(builder, [0, -depth + 0.05, lane], [across * 2 - 1.6, 0.02, 0.22], band);
  }
  if (!lanes) return builder.build();
  const floats: readonly Light[] = [lightOf(0xd8402f), lightOf(0xf4f4f0), lightOf(0x2f6fc4)];
  for (let k = 1; k < count; k++)
    for (let x = -across + 0.1; x < across; x += 0.16)
      addBox(builder, [x, -0.14, z + (k / count - 0.5) * along * 2], [0.13, 0.09, 0.09], {
        colour: floats[Math.floor(x / 1.3 + 20) % 3] ?? [1, 1, 1],
        material: 'plastic',
        season: DRY,
      });
  for (let k = 0; k < count; k++) {
    const lane = z + ((k + 0.5) / count - 0.5) * along * 2;
    addBox(builder, [-across - 0.3, 0.3, lane], [0.5, 0.6, 0.5], look(0xf4f4f0, 'plastic'));
    addBox(builder, [-across - 0.28, 0.62, lane], [0.56, 0.04, 0.54], look(0x2f6fc4, 'rubber'));
  }
  return builder.build();
}

/** Two bent rails and rungs between them, over the edge toward -z. */
export function makeSteps(): Mesh {
  const builder = new MeshBuilder();
  const steel = look(0xcfd6da, 'metal');
  for (const x of [0.24, -0.24]) {
    addBox(builder, [x, -0.2, 0.12], [0.04, 1.9, 0.04], steel);
    addBox(builder, [x, 0.75, -0.1], [0.04, 0.04, 0.46], steel);
    addBox(builder, [x, 0.38, -0.33], [0.04, 0.76, 0.04], steel);
  }
  for (const y of [-0.15, -0.45, -0.75]) addBox(builder, [0, y, 0.12], [0.48, 0.03, 0.08], steel);
  return builder.build();
}

/** A low bed with its head raised, toward -z. */
export function makeLounger(cushion: number): Mesh {
  const builder = new MeshBuilder();
  const [frame, cloth] = [look(0xf1ede4, 'wood'), look(cushion, 'cloth')];
  addBox(builder, [0, 0.3, 0.2], [0.66, 0.05, 1.3], frame);
  addBox(builder, [0, 0.36, 0.22], [0.6, 0.08, 1.24], cloth);
  for (let k = 0; k < 5; k++) addBox(builder, [0, 0.4 + k * 0.085, -0.46 - k * 0.075], [0.6, 0.11, 0.11], cloth);
  for (const x of [0.28, -0.28]) for (const z of [0.75, -0.4]) addBox(builder, [x, 0.15, z], [0.06, 0.3, 0.06], frame);
  return builder.build();
}

/** Eight panes in two colours over a pole. */
export function makeParasol(colour: number): Mesh {
  const builder = new MeshBuilder();
  addBox(builder, [0, 1.2, 0], [0.06, 2.4, 0.06], look(0xf1ede4, 'wood'));
  addBox(builder, [0, 0.05, 0], [0.5, 0.1, 0.5], look(0xb9b4aa, 'stone'));
  const tones = [lightOf(colour), lightOf(0xf6f1e4)] as const;
  const point = (k: number): readonly [number, number, number] => {
    const angle = (k / 8) * Math.PI * 2;
    return [Math.sin(angle) * 1.45, 2.12, Math.cos(angle) * 1.45];
  };
  for (let k = 0; k < 8; k++) {
    const tone = { colour: tones[k % 2] ?? tones[0], material: materialOf('cloth') };
    const angle = ((k + 0.5) / 8) * Math.PI * 2;
    for (const side of [1, -1] as const) {
      const normal = [Math.sin(angle) * 0.35 * side, 0.93 * side, Math.cos(angle) * 0.35 * side] as const;
      const at = [
        builder.vertex([0, 2.62, 0], normal, tone),
        builder.vertex(point(k), normal, tone),
        builder.vertex(point(k + 1), normal, tone),
      ];
      if (side === 1) builder.triangle(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
      else builder.triangle(at[0] ?? 0, at[2] ?? 0, at[1] ?? 0);
    }
  }
  return builder.build();
}

/** Walls with tall windows around the deck, and beams over it; the light that falls in is the day's. */
export function makeBathHouse(): Mesh {
  const builder = new MeshBuilder();
  const [wall, frame, pane, beam] = [
    look(0xe9eff0, 'plaster'),
    look(0x8fa3ad, 'metal'),
    look(0xbfe0ee, 'glass'),
    look(0xd8b98a, 'wood'),
  ];
  const [half, back, high] = [10.5, -12.5, 5.4];
  for (const side of [1, -1]) {
    addBox(builder, [side * half, 0.4, -2], [0.3, 0.8, 22], wall);
    addBox(builder, [side * half, high - 0.4, -2], [0.3, 0.8, 22], wall);
    for (let z = back; z < 9; z += 3) {
      addBox(builder, [side * half, high / 2, z], [0.34, high, 0.3], frame);
      addBox(builder, [side * half, high / 2, z + 1.5], [0.06, high - 1.6, 2.7], pane);
    }
  }
  addBox(builder, [0, 0.6, back], [half * 2, 1.2, 0.3], look(0x5fb8cc, 'porcelain'));
  addBox(builder, [0, high - 0.5, back], [half * 2, 1, 0.3], wall);
  for (let x = -half; x <= half; x += 3) {
    addBox(builder, [x, high / 2, back], [0.3, high, 0.34], frame);
    addBox(builder, [x + 1.5, high / 2 + 0.1, back], [2.7, high - 2.2, 0.06], pane);
  }
  for (let z = back + 1; z < 9; z += 3) addBox(builder, [0, high + 0.15, z], [half * 2, 0.34, 0.24], beam);
  addBox(builder, [0, high + 0.5, -2], [half * 2 + 0.4, 0.2, 22], look(0xf1f3f1, 'plaster'));
  return builder.build();
}
