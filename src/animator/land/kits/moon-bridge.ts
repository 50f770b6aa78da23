import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';

/** A bridge of one round arch over a canal along z, from `from` to `to` across; with its image in the water it makes a whole moon. */
export function makeMoonBridge(from: number, to: number, level: number): Mesh {
  const solids = new Solids();
  const stone = lookOf(0x9a968c, 'stone');
  const paint = ([x, y, z]: Vector): Look =>
    darker(stone, (y < level + 0.5 ? 0.62 : 0.94) + 0.07 * Math.sin(x * 3.3 + z) * Math.sin(y * 4.7));
  const [middle, half, wide] = [(from + to) / 2, (to - from) / 2, 1.7];
  const reach = half - 1.1;
  const crown = level + reach + 0.7;
  const top = (x: number): number => 0.08 + (crown - 0.08) * Math.max(0, 1 - ((x - middle) / (half + 3.2)) ** 2) ** 0.9;
  const columns = 44;
  const [left, right] = [from - 3.2, to + 3.2];
  for (let k = 0; k < columns; k++) {
    const [a, b] = [left + ((right - left) * k) / columns, left + ((right - left) * (k + 1)) / columns];
    const x = (a + b) / 2;
    const off = Math.abs(x - middle);
    const under =
      off < reach ? level + Math.sqrt(reach * reach - off * off) * 0.98 : x < from || x > to ? -0.1 : level - 1;
    const over = top(x);
    solids.box([a, under, -wide], [b, Math.max(over, under + 0.3), wide], paint, 0.7);
    for (const side of [-1, 1]) {
      solids.box([a, over, side * wide - 0.13], [b, over + 0.62, side * wide + 0.13], darker(stone, 1.06), 2);
      if (k % 6 === 0)
        solids.box([a, over, side * wide - 0.19], [a + 0.3, over + 1, side * wide + 0.19], darker(stone, 1.12), 9);
    }
  }
  return solids.build({ twoSided: true });
}

/** A willow that leans over the water at +x: long strands of small leaves, hung all around. */
export function makeWillow(seed: number, tall: number, leaf: number): Mesh {
  const random = makeRandom(seed).spawn('willow');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.5 + y * 0.09) });
  const bark = lookOf(0x4a3f34, 'bark');
  const crown: Vector = [tall * 0.22, tall * 0.62, 0];
  solids.tube([[0, -0.2, 0], [tall * 0.05, tall * 0.3, 0.1], crown], 0.24, bark, 8);
  const green = lookOf(leaf, 'leaf');
  for (let k = 0; k < 90; k++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const far = out * tall * 0.46;
    const high = crown[1] + tall * (0.36 - 0.26 * out * out);
    const end: Vector = [crown[0] + Math.cos(turn) * far, high, Math.sin(turn) * far];
    if (k % 6 === 0) solids.tube([crown, [(crown[0] + end[0]) / 2, high * 0.98, end[2] / 2], end], 0.05, bark, 5);
    const long = random.between(0.3, 0.62) * tall;
    const look = darker(green, random.between(0.7, 1.2));
    let at = end;
    const [sx, sz] = [Math.cos(turn) * 0.05, Math.sin(turn) * 0.05];
    for (let fallen = 0; fallen < long && at[1] > 0.8; fallen += 0.26) {
      const next: Vector = [at[0] + sx, at[1] - 0.26, at[2] + sz];
      const lean = random.between(0, Math.PI * 2);
      for (const about of [lean, lean + 2.4]) {
        const [cx, cz] = [Math.cos(about) * 0.17, Math.sin(about) * 0.17];
        const n = ([at, [next[0] + cx, next[1] - 0.05, next[2] + cz], next] as const).map((p) =>
          solids.vertex(p, [Math.cos(turn) * 0.6, 0.8, Math.sin(turn) * 0.6], look),
        );
        solids.triangle(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0);
      }
      at = next;
    }
  }
  return solids.build({ twoSided: true, sways: true });
}
