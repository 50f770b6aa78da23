import { TAU } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { CHINA } from './household-parts.ts';

/** Fruit by its words: colour, metres across, and whether it is pointed as strawberries are. */
const FRUITS: readonly (readonly [RegExp, number, number, boolean])[] = [
  [/blueberr/, 0x3a4478, 0.026, false],
  [/cherr/, 0x9a1424, 0.03, false],
  [/raspberr/, 0xc4284a, 0.028, false],
  [/marshmallow/, 0xf4ece6, 0.032, false],
  [/nut|almond/, 0x9a6a3a, 0.026, false],
  [/strawberr|berr/, 0xc81e26, 0.042, true],
];

/** What was poured over it, if anything was. */
const SAUCES: readonly (readonly [RegExp, number])[] = [
  [/chocolate/, 0x3a1c0e],
  [/caramel|honey|syrup/, 0xb8701c],
  [/cream|milk|yog/, 0xf4efe4],
];

const layers: readonly (readonly [number, number])[] = [
  [7, 0.052],
  [6, 0.03],
  [3, 0.018],
  [1, 0],
];

/** Berries heaped on a plate, under what was poured over them: a coat on the upper ones, runs down the others, a pool around. */
export function makeHeapedFruit(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const [, colour = 0xc81e26, across = 0.042, pointed = true] = FRUITS.find(([words]) => words.test(said)) ?? [];
  const sauce = SAUCES.find(([words]) => words.test(said))?.[1] ?? null;
  const skin: Paint = { material: 'food', colour };
  const coat: Paint = { material: 'paint', colour: sauce ?? 0 };
  const r = across / 2;
  const step = across * 0.74;
  const top = 0.012 + step * layers.length + r * 0.4;
  return piece([top, 0.24, 0.24], {
    forge(forge) {
      const plate: readonly (readonly [number, number])[] = [
        [0, 0],
        [0.07, 0],
        [0.118, 0.013],
        [0.12, 0.016],
        [0.07, 0.008],
        [0, 0.008],
      ];
      forge.add(CHINA, lathe(plate, 44, 0.9));
      if (sauce !== null) forge.add(coat, moved(ball([0.088, 0.006, 0.084], 36, 10), { at: [0, 0.011, 0] }));
      for (const [layer, [count, ring]] of layers.entries())
        for (let k = 0; k < count; k++) {
          const a = (k / count) * TAU + layer * 0.7;
          const far = ring * (across / 0.042) ** 0.6;
          const at: Vector = [Math.sin(a) * far, 0.012 + r * 0.8 + layer * step, Math.cos(a) * far];
          const tip = pointed ? 1.25 : 1;
          forge.add(skin, moved(ball([r, r * tip, r], 18, 12), { at }));
          if (pointed)
            for (let n = 0; n < 10; n++) {
              const [b, up] = [n * 2.4, ((n % 5) - 2) * 0.34];
              const wide = Math.sqrt(Math.max(0, 1 - up * up)) * r;
              forge.add(
                { material: 'food', colour: 0xe8c060 },
                moved(ball([0.0011, 0.0016, 0.0011], 6, 4), {
                  at: [at[0] + Math.sin(b) * wide, at[1] + up * r * tip, at[2] + Math.cos(b) * wide],
                }),
              );
            }
          if (sauce === null || layer === 0) {
            if (pointed)
              forge.add(
                { material: 'food', colour: 0x4f8a2c },
                moved(ball([r * 0.55, r * 0.16, r * 0.55], 10, 6), { at: [at[0], at[1] + r * tip * 0.95, at[2]] }),
              );
            continue;
          }
          // A cap of sauce, from which it runs down over those below.
          forge.add(
            coat,
            moved(ball([r * 1.05, r * tip * 0.86, r * 1.05], 20, 12), { at: [at[0], at[1] + r * 0.3, at[2]] }),
          );
          for (let n = 0; n < 2; n++) {
            const b = a + (n - 0.5) * 1.1;
            const [x, z] = [Math.sin(b), Math.cos(b)];
            const long = step * (1.1 + ((k * 7 + n * 3) % 5) * 0.22);
            forge.add(
              coat,
              tube(
                [
                  [at[0] + x * r * 0.6, at[1] + r * 0.7, at[2] + z * r * 0.6],
                  [at[0] + x * r * 1.08, at[1], at[2] + z * r * 1.08],
                  [at[0] + x * r * 1.25, at[1] - long * 0.6, at[2] + z * r * 1.25],
                  [at[0] + x * r * 1.45, Math.max(0.014, at[1] - long), at[2] + z * r * 1.45],
                ],
                0.0042,
              ),
            );
          }
        }
    },
    anchors: { top: [0, top - 0.004, 0], handle: [0, 0.02, 0] },
  });
}
