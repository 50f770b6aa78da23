import { clamp } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import type { Random } from '../../../maths/random.ts';
import { normalise, type Vector } from '../../../maths/vector.ts';
import { type Season, weathered } from '../season.ts';
import { mixLight } from '../tones.ts';
import type { LeafTones } from './crown.ts';

/** An arching rib with leaflets on both sides: palms, ferns, and with none between them one broad leaf. */
export interface Frond {
  readonly at: Vector;
  readonly heading: number;
  readonly length: number;
  /** Radians above level where it begins, and how far it bends down to its end. */
  readonly rise: number;
  readonly bend: number;
  readonly width: number;
  readonly pairs: number;
  readonly tone: number;
  readonly wind: number;
}

export function addFrond(builder: MeshBuilder, frond: Frond, tones: LeafTones, season: Season): void {
  const { at, heading, length, rise, bend, width, pairs, tone, wind } = frond;
  const [dx, dz] = [Math.sin(heading), Math.cos(heading)];
  const material = materialOf('leaf');
  let [x, y, z] = at;
  const step = length / pairs;
  const vertex = (point: Vector, normal: Vector, along: number, tip: number): number =>
    builder.vertex(point, normal, {
      colour: weathered(mixLight(tones.dark, tones.light, clamp(tone + tip * 0.25)), season, normal[1]),
      material,
      occlusion: 0.45 + 0.5 * along,
      wind: wind * along * along,
    });
  let before: readonly [number, number] | null = null;
  for (let k = 0; k <= pairs; k++) {
    const along = k / pairs;
    const angle = rise - bend * along;
    const normal = normalise([-dx * Math.sin(angle), Math.cos(angle), -dz * Math.sin(angle)]);
    const out = width * Math.sin(Math.min(1, along * 1.12 + 0.1) * Math.PI) ** 0.75;
    const sag = out * (0.3 + 0.5 * along);
    const edge = (side: number, forward: number): Vector => [
      x + dz * side * out + dx * forward,
      y - sag,
      z - dx * side * out + dz * forward,
    ];
    const rib = vertex([x, y, z], normal, along, 0);
    if (before !== null) {
      const lean = step * 0.9;
      const left = vertex(edge(-1, lean), normalise([normal[0] - dz * 0.5, normal[1], normal[2] + dx * 0.5]), along, 1);
      const right = vertex(edge(1, lean), normalise([normal[0] + dz * 0.5, normal[1], normal[2] - dx * 0.5]), along, 1);
      builder.triangle(before[0], rib, left);
      builder.triangle(before[0], right, rib);
    }
    before = [rib, 0];
    x += dx * Math.cos(angle) * step;
    z += dz * Math.cos(angle) * step;
    y += Math.sin(angle) * step;
  }
}

/** A blade as broad as a hand or a table: banana, philodendron, tropical undergrowth. */
function addBroadLeaf(builder: MeshBuilder, frond: Frond, tones: LeafTones, season: Season): void {
  const { at, heading, length, rise, bend, width, tone, wind } = frond;
  const [dx, dz] = [Math.sin(heading), Math.cos(heading)];
  const material = materialOf('leaf');
  const parts = 6;
  let [x, y, z] = at;
  let before: readonly number[] = [];
  for (let k = 0; k <= parts; k++) {
    const along = k / parts;
    const angle = rise - bend * along;
    const stem = along < 0.25;
    const out = stem ? width * 0.04 : width * Math.sin(((along - 0.2) / 0.8) ** 0.7 * Math.PI) ** 0.8 + 0.002;
    const normal = normalise([-dx * Math.sin(angle), Math.cos(angle), -dz * Math.sin(angle)]);
    const vertex = (side: number): number => {
      const tilted = normalise([normal[0] + dz * side * 0.55, normal[1], normal[2] - dx * side * 0.55]);
      const colour = mixLight(tones.dark, tones.light, clamp(tone + (side === 0 ? 0.3 : 0) + along * 0.15));
      return builder.vertex([x + dz * side * out, y - Math.abs(side) * out * 0.28, z - dx * side * out], tilted, {
        colour: weathered(colour, season, tilted[1]),
        material,
        occlusion: 0.4 + 0.6 * along,
        wind: wind * along * along,
      });
    };
    const row = [vertex(-1), vertex(0), vertex(1)];
    if (before.length > 0) {
      builder.quad(before[0] ?? 0, before[1] ?? 0, row[1] ?? 0, row[0] ?? 0);
      builder.quad(before[1] ?? 0, before[2] ?? 0, row[2] ?? 0, row[1] ?? 0);
    }
    before = row;
    x += dx * Math.cos(angle) * (length / parts);
    z += dz * Math.cos(angle) * (length / parts);
    y += Math.sin(angle) * (length / parts);
  }
}

export interface RosetteSheet {
  readonly fronds: number;
  readonly length: number;
  readonly rise: number;
  readonly bend: number;
  readonly width: number;
  readonly pairs: number;
  readonly broad: boolean;
}

/** Ferns, agaves, broad-leaved undergrowth: fronds around a middle on the ground. */
export function makeRosette(random: Random, sheet: RosetteSheet, tones: LeafTones, season: Season): Mesh {
  const builder = new MeshBuilder();
  for (let k = 0; k < sheet.fronds; k++) {
    const frond: Frond = {
      at: [random.between(-0.04, 0.04), 0, random.between(-0.04, 0.04)],
      heading: ((k + random.between(-0.3, 0.3)) / sheet.fronds) * Math.PI * 2,
      length: sheet.length * random.between(0.7, 1.15),
      rise: sheet.rise * random.between(0.75, 1.15),
      bend: sheet.bend * random.between(0.8, 1.2),
      width: sheet.width * random.between(0.85, 1.15),
      pairs: sheet.pairs,
      tone: random.between(0.1, 0.6),
      wind: 0.12 * sheet.length,
    };
    if (sheet.broad) addBroadLeaf(builder, frond, tones, season);
    else addFrond(builder, frond, tones, season);
  }
  return builder.build({ twoSided: true, sways: true });
}
