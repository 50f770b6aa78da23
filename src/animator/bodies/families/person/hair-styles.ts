import { scale } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { Maker } from './fabric.ts';
import { SIDES } from './frame.ts';
import { addLocks, arc, cap, curls, curtain, falls, freeFace, fringe, type Lock, ringlets } from './hair-locks.ts';
import type { HairStyle } from './sheet.ts';

const SHORT: ReadonlySet<HairStyle> = new Set([
  'buzz',
  'short',
  'parted',
  'slick',
  'messy',
  'spiky',
  'curly',
  'mohawk',
  'ponytail',
  'pigtails',
  'bun',
  'topknot',
  'braid',
  'pixie',
  'ring',
]);

export function shapeStyle(maker: Maker, field: Field, style: HairStyle, underHat: boolean): void {
  const { frame } = maker;
  const s = frame.headScale;
  const { onHead } = frame;
  const locks = (list: readonly Lock[], blend?: number): void => addLocks(maker, field, list, blend);
  const base = (puff: number, hairline: number): void => {
    cap(maker, field, puff);
    freeFace(maker, field, hairline, SHORT.has(style));
  };
  const sideburns = (): void => {
    for (const [, sign] of SIDES)
      field
        .on('head', 0.012 * s)
        .cone(onHead(sign * 0.168, 0.05, 0.05), onHead(sign * 0.166, -0.045, 0.045), 0.02 * s, 0.01 * s);
  };
  switch (style) {
    case 'buzz':
      base(0.008, 0.118);
      break;
    case 'ring':
      field.on('head', 0.03 * s).ball(onHead(0, -0.01, -0.05), scale([0.192, 0.11, 0.172], s));
      for (const [, sign] of SIDES) field.ball(onHead(sign * 0.17, 0, -0.05), scale([0.038, 0.062, 0.07], s));
      freeFace(maker, field, 0.09, true);
      field.ball(onHead(0, 0.16, 0.02), scale([0.22, 0.13, 0.22], s), { mode: 'cut', blend: 0.02 * s });
      break;
    case 'short':
      base(0.018, 0.132);
      sideburns();
      locks(
        arc(7, (u) => ({
          from: [u * 0.11 - 0.02, 0.19, -0.05],
          to: [u * 0.12 + 0.045, 0.185 - u * u * 0.05, 0.15 - u * u * 0.05],
          radius: 0.046,
          end: 0.016,
        })),
      );
      break;
    case 'parted':
      base(0.018, 0.13);
      sideburns();
      locks([
        ...arc(6, (u) => ({
          from: [0.075, 0.2 - 0.012 * u, 0.06 - 0.09 * (u + 1) * 0.5],
          to: [-0.145 - 0.012 * u, 0.13 - 0.02 * u, 0.1 - 0.1 * (u + 1) * 0.5],
          radius: 0.042,
          end: 0.02,
        })),
        ...arc(3, (u) => ({
          from: [0.085, 0.19, 0.05 - 0.05 * (u + 1)],
          to: [0.172, 0.09, 0.07 - 0.06 * (u + 1)],
          radius: 0.034,
          end: 0.018,
        })),
      ]);
      break;
    case 'slick':
      base(0.016, 0.128);
      locks(
        arc(8, (u) => ({
          from: [u * 0.115, 0.15 - u * u * 0.03, 0.13 - u * u * 0.05],
          to: [u * 0.13, 0.15, -0.16],
          radius: 0.034,
          end: 0.02,
        })),
      );
      break;
    case 'messy':
      base(0.02, 0.128);
      sideburns();
      locks([
        ...arc(13, (_, i) => ({
          from: [Math.cos(i * 2.4) * 0.07, 0.18, Math.sin(i * 2.4) * 0.07 - 0.02],
          to: [Math.cos(i * 2.4) * 0.19, 0.19 - (i % 4) * 0.028, Math.sin(i * 2.4) * 0.19 - 0.02],
          radius: 0.042,
          end: 0.008,
        })),
        ...arc(6, (u, i) => ({
          from: [u * 0.07, 0.2, 0.07],
          to: [u * 0.13 + 0.02, 0.11 + (i % 2) * 0.026, 0.175 - u * u * 0.06],
          radius: 0.034,
          end: 0.008,
        })),
      ]);
      break;
    case 'spiky':
      base(0.016, 0.128);
      locks(
        arc(16, (_, i) => ({
          from: [Math.cos(i * 2.4) * 0.1, 0.14, Math.sin(i * 2.4) * 0.1],
          to: [
            Math.cos(i * 2.4) * (0.1 + (i % 3) * 0.05),
            0.29 - (i % 3) * 0.045,
            Math.sin(i * 2.4) * (0.1 + (i % 3) * 0.05) + 0.02,
          ],
          radius: 0.04,
          end: 0.005,
        })),
        0.006,
      );
      break;
    case 'bowl':
      base(0.026, 0.1);
      locks(fringe(0, 0.012, 9));
      field.on('head').ball(onHead(0, -0.24, -0.02), scale([0.34, 0.15, 0.34], s), { mode: 'cut', blend: 0.015 * s });
      break;
    case 'curly':
    case 'afro':
      curls(maker, field, style === 'afro' ? 0.085 : 0.035, underHat);
      break;
    case 'ringlets':
      curls(maker, field, 0.04, underHat);
      ringlets(maker, field);
      break;
    case 'mohawk':
      field.on('head', 0.02 * s);
      locks(
        Array.from({ length: 9 }, (_, i) => {
          const a = -0.75 + i * 0.36;
          return {
            from: [0, 0.035 + Math.cos(a) * 0.16, -0.02 - Math.sin(a) * 0.165],
            to: [0, 0.035 + Math.cos(a) * 0.3, -0.02 - Math.sin(a) * 0.28],
            radius: 0.034,
            end: 0.012,
          };
        }),
        0.012,
      );
      break;
    case 'pixie':
      base(0.02, 0.12);
      sideburns();
      locks(fringe(-0.05, 0.005, 6));
      break;
    case 'bob':
      base(0.024, 0.11);
      locks([...curtain(-0.14, { flip: 0.012 }), ...fringe(0.04, 0.0, 7)]);
      break;
    case 'long':
      base(0.024, 0.13);
      locks([...curtain(-0.2), ...fringe(0.05, -0.02, 6)]);
      falls(maker, field, -0.44, 0);
      break;
    case 'wavy':
      base(0.03, 0.128);
      locks([...curtain(-0.16, { radius: 0.044, flip: 0.02 }), ...fringe(-0.06, -0.015, 6)]);
      falls(maker, field, -0.36, 0.02);
      break;
    case 'locks':
      base(0.022, 0.125);
      locks(
        Array.from({ length: 26 }, (_, i) => {
          const angle = 0.7 + (i / 25) * (Math.PI * 2 - 1.4);
          const [x, z] = [Math.sin(angle), Math.cos(angle)];
          return {
            from: [x * 0.08, 0.2, z * 0.08],
            to: [x * 0.2, -0.2 - (i % 3) * 0.05, z * 0.185 - 0.03],
            radius: 0.021,
            end: 0.017,
          };
        }),
        0.003,
      );
      break;
    case 'ponytail':
    case 'pigtails':
    case 'braid':
    case 'braids':
      base(0.018, 0.125);
      locks(style === 'ponytail' || style === 'braid' ? fringe(-0.05, -0.012, 6) : fringe(0, 0.006, 8));
      break;
    case 'bun':
      base(0.018, 0.125);
      field.on('head', 0.02 * s).ball(onHead(0, 0.16, -0.185), 0.075 * s);
      locks(arc(2, (u) => ({ from: [0, 0.205, 0.05], to: [u * 0.145, 0.04, 0.115], radius: 0.036, end: 0.016 })));
      break;
    case 'topknot':
      base(0.014, 0.13);
      if (!underHat)
        field.on('head', 0.015 * s).cone(onHead(0, 0.2, -0.05), onHead(0, 0.275, -0.06), 0.03 * s, 0.048 * s);
      break;
    default:
      base(0.02, 0.125);
  }
}
