import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { METAL, piece } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { filledAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { GLASSY, liquidOf } from './household-parts.ts';

export function makeBottle(order: ThingOrder, kind: 'bottle' | 'wine'): Make {
  const wine = kind === 'wine';
  const tall = wine ? 0.31 : 0.26;
  const glass: Paint =
    order.look === null
      ? { material: 'glass', colour: order.colour ?? (wine ? 0x1e3a24 : 0x3f8a6a), clear: wine ? 0.25 : 0.5 }
      : mainPaint(order, GLASSY);
  const r = 0.037;
  return piece([tall, r * 2, r * 2], {
    forge(forge) {
      forge.add(
        glass,
        lathe(
          [
            [0, 0.004],
            [r * 0.9, 0],
            [r, 0.006],
            [r, tall * 0.58],
            [r * 0.9, tall * 0.66],
            [r * 0.42, tall * 0.76],
            [r * 0.36, tall * 0.95],
            [0, tall * 0.95],
          ],
          30,
          0.8,
        ),
      );
      forge.add(
        { material: 'glass', colour: liquidOf(order) ?? (wine ? 0x3a0a14 : 0x9ac4b0), clear: 0.25 },
        lathe(
          [
            [0, 0.008],
            [r * 0.9, 0.008],
            [r * 0.9, tall * 0.55],
            [0, tall * 0.56],
          ],
          24,
        ),
      );
      forge.add(
        { material: 'paper', colour: 0xf1e8d2 },
        lathe(
          [
            [r * 1.012, tall * 0.18],
            [r * 1.012, tall * 0.48],
          ],
          30,
        ),
      );
      forge.add(
        { material: 'paper', colour: wine ? 0x7a1f2a : 0xc43a2f },
        lathe(
          [
            [r * 1.016, tall * 0.36],
            [r * 1.016, tall * 0.44],
          ],
          30,
        ),
      );
      forge.add(
        wine ? { material: 'paper', colour: 0x7a1f2a } : METAL,
        lathe(
          [
            [r * 0.4, tall * 0.86],
            [r * 0.42, tall * 0.99],
            [r * 0.36, tall],
            [0, tall],
          ],
          20,
        ),
      );
    },
    anchors: {
      handle: [0, tall * 0.32, 0],
      spout: [0, tall, 0],
      inside: [0, tall * 0.4, 0],
      surface: [0, tall, 0],
      top: [0, tall, 0],
    },
  });
}

/** What is poured into it rises from its bottom; otherwise it is full. */
const rises = (high: number, bottom: number, full: number): Pick<Make, 'bones' | 'move'> => ({
  bones: thingBones(high)
    .bone('liquid', 'whole', [0, bottom, 0], [0, full, 0])
    .bone('foam', 'whole', [0, full, 0], [0, full + 0.01, 0]),
  move(pose, { act, since }) {
    if (act !== 'fill') return;
    const share = filledAt(since);
    pose.grow('liquid', share).shift('foam', [0, (share - 1) * (full - bottom), 0]);
  },
});

const [RED_WINE, WHITE_WINE] = [0x6a1024, 0xe6d28a];

/** White wine is no milk, and red wine darker than anything red. */
function wineOf(colour: number | null): number {
  if (colour === null) return RED_WINE;
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255];
  if (Math.min(red, green, blue) > 200) return WHITE_WINE;
  return red > 2 * Math.max(green, blue) ? RED_WINE : colour;
}

export function makeGlass(order: ThingOrder, kind: 'glass' | 'wine glass' | 'beer' | 'milk'): Make {
  const isWine = kind === 'wine glass';
  // "a glass of white wine": it is the wine that has the colour.
  const clear = isWine ? GLASSY : mainPaint(order, GLASSY);
  const filling =
    liquidOf(order) ??
    (isWine ? wineOf(order.colour) : kind === 'beer' ? 0xe0a22f : kind === 'milk' ? 0xf6f2e8 : 0xbfe0ea);
  if (isWine)
    return piece([0.21, 0.08, 0.08], {
      ...rises(0.21, 0.1, 0.148),
      forge(forge) {
        forge.add(
          clear,
          lined(
            lathe(
              [
                [0.004, 0.095],
                [0.02, 0.1],
                [0.038, 0.13],
                [0.04, 0.16],
                [0.033, 0.21],
              ],
              30,
            ),
          ),
        );
        forge.add(
          { ...clear, clear: 0.5 },
          lathe(
            [
              [0, 0],
              [0.034, 0],
              [0.034, 0.002],
              [0.008, 0.008],
              [0.004, 0.02],
              [0.004, 0.095],
            ],
            26,
          ),
        );
        forge.add(
          { material: 'glass', colour: filling },
          lathe(
            [
              [0, 0.1],
              [0.019, 0.103],
              [0.0365, 0.13],
              [0.0375, 0.148],
              [0, 0.148],
            ],
            26,
          ),
          'liquid',
        );
      },
      anchors: { handle: [0, 0.06, 0], inside: [0, 0.14, 0], surface: [0, 0.15, 0], top: [0, 0.21, 0] },
    });
  const [r, tall] = kind === 'beer' ? [0.043, 0.16] : [0.034, 0.13];
  const high = tall + (kind === 'beer' ? 0.02 : 0);
  return piece([high, r * 2, kind === 'beer' ? 0.13 : r * 2], {
    ...rises(high, 0.011, tall * 0.84),
    forge(forge) {
      forge.add(
        clear,
        lined(
          lathe(
            [
              [r * 0.86, 0],
              [r, tall],
            ],
            30,
          ),
        ),
      );
      forge.add(
        { ...clear, clear: 0.5 },
        lathe(
          [
            [0, 0],
            [r * 0.86, 0],
            [r * 0.86, 0.008],
            [0, 0.01],
          ],
          26,
        ),
      );
      forge.add(
        { material: 'glass', colour: filling, ...(kind === 'milk' ? {} : { clear: 0.25 }) },
        lathe(
          [
            [0, 0.011],
            [r * 0.84, 0.011],
            [r * 0.95, tall * 0.84],
            [0, tall * 0.845],
          ],
          26,
        ),
        'liquid',
      );
      if (kind !== 'beer') return;
      for (let k = 0; k < 14; k++) {
        const [angle, out] = [k * 2.4, Math.sqrt(k / 14) * r * 0.9];
        forge.add(
          { material: 'snow', colour: 0xfdf8ea },
          moved(ball([0.015, 0.012, 0.015], 10, 7), {
            at: [Math.sin(angle) * out, tall * 0.93 + (k % 3) * 0.006, Math.cos(angle) * out],
          }),
          'foam',
        );
      }
      forge.add(
        { ...clear, clear: 0.5 },
        tube(
          Array.from(
            { length: 9 },
            (_, k): Vector => [
              r * 0.98 + Math.cos((k / 8 - 0.5) * Math.PI) * 0.038,
              tall * 0.5 + Math.sin((k / 8 - 0.5) * Math.PI) * 0.045,
              0,
            ],
          ),
          0.008,
        ),
      );
    },
    anchors: {
      handle: kind === 'beer' ? [r + 0.036, tall * 0.5, 0] : [0, tall * 0.5, 0],
      inside: [0, tall * 0.7, 0],
      surface: [0, tall * 0.85, 0],
      top: [0, tall, 0],
    },
  });
}
