import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { ball, cylinder, extrude, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { says } from './household-parts.ts';

/** Small things that a film shows from so near that a drawing would not do: each has a body that is right from every side. */

const SEARED: Paint = { material: 'food', colour: 0x6e3a20 };
const FAT: Paint = { material: 'food', colour: 0xe2bd8c };
const HERB: Paint = { material: 'leaf', colour: 0x4d7340 };

/** Broad at one end, drawn in on the other, as it is cut. */
const STEAK: readonly Point[] = Array.from({ length: 28 }, (_, k): Point => {
  const a = (k / 28) * TAU;
  const r = 1 + 0.16 * Math.cos(a) - 0.12 * Math.cos(2 * a) + 0.05 * Math.sin(3 * a);
  return [Math.cos(a) * 0.1 * r, Math.sin(a) * 0.066 * r];
});

/** Fried, and lying: a crust with the marks of the grill, its rim of fat, herbs on it. */
export function makeSteak(order: ThingOrder): Make {
  const flesh = says(order, /\braw\b/) ? { ...SEARED, colour: 0xb3323a } : SEARED;
  return piece([0.036, 0.15, 0.23], {
    forge(forge) {
      forge.add(flesh, moved(extrude([...STEAK], 0.03, 0.009), { at: [0, 0.015, 0], turn: aboutX(-TAU / 4) }));
      const rim = STEAK.slice(1, 12).map(([x, z]): Vector => [x * 1.01, 0.015, -z * 1.01]);
      forge.add(
        FAT,
        tube(rim, [0.004, 0.011, 0.0125, 0.0125, 0.0125, 0.0125, 0.0125, 0.0125, 0.0115, 0.009, 0.004], { sides: 9 }),
      );
      for (let k = -2; k <= 2; k++)
        forge.add(
          { ...flesh, colour: darker(flesh.colour, 0.38) },
          block([0.1 - Math.abs(k) * 0.014, 0.0016, 0.006], [k * 0.03, 0.0306, 0], 0.0006, aboutY(0.9)),
        );
      if (says(order, /butter/))
        forge.add(
          { material: 'food', colour: 0xf4d66a },
          block([0.034, 0.013, 0.03], [0.012, 0.037, 0.006], 0.004, aboutY(0.4)),
        );
      if (says(order, /rosemary|herb|thyme/)) putSprig(forge);
    },
    anchors: { surface: [0, 0.032, 0], top: [0, 0.036, 0], steam: [0, 0.034, 0], handle: [0, 0.015, 0] },
  });
}

function putSprig(forge: Forge): void {
  forge.add(
    HERB,
    tube(
      [
        [-0.06, 0.035, 0.02],
        [-0.01, 0.041, -0.012],
        [0.04, 0.037, -0.03],
      ],
      0.0014,
      { sides: 5 },
    ),
  );
  for (let k = 0; k < 16; k++) {
    const t = k / 15;
    const at: Vector = [-0.055 + 0.092 * t, 0.039 + 0.002 * Math.sin(t * 3), 0.018 - 0.047 * t];
    forge.add(HERB, moved(ball([0.009, 0.0012, 0.0016], 8, 5), { at, turn: aboutY(k % 2 === 0 ? 1.5 : -0.5) }));
  }
}

/** One large, smaller ones at its foot. */
const STOOLS: readonly (readonly [x: number, z: number, size: number, leans: number])[] = [
  [0, 0, 1, 0.04],
  [0.07, 0.03, 0.62, -0.14],
  [-0.065, 0.045, 0.48, 0.2],
  [0.03, 0.085, 0.34, -0.1],
];

export function makeMushroom(order: ThingOrder): Make {
  const red = says(order, /toadstool|fly agaric|fairy|red/);
  const cap = mainPaint(order, { material: 'food', colour: red ? 0xc4261e : 0xa9723f });
  const stem: Paint = { material: 'food', colour: 0xeadfc6 };
  return piece([0.17, 0.2, 0.22], {
    forge(forge) {
      for (const [x, z, size, leans] of STOOLS) {
        const put = (what: Paint, surface: ReturnType<typeof ball>): void => {
          forge.add(what, moved(surface, { at: [x, 0, z], turn: aboutZ(leans), size: [size, size, size] }));
        };
        put(
          stem,
          lathe(
            [
              [0, 0],
              [0.026, 0.002],
              [0.019, 0.03],
              [0.015, 0.08],
              [0.018, 0.118],
              [0, 0.12],
            ],
            22,
          ),
        );
        put(
          stem,
          lathe(
            [
              [0.016, 0.082],
              [0.03, 0.074],
              [0.031, 0.078],
              [0.016, 0.09],
            ],
            22,
          ),
        );
        // Below the cap its gills, then the cap drawn over their edge.
        put(
          { ...stem, colour: 0xcdb48c },
          lathe(
            [
              [0.014, 0.122],
              [0.05, 0.112],
              [0.074, 0.104],
            ],
            40,
          ),
        );
        put(
          cap,
          lathe(
            [
              [0.074, 0.103],
              [0.079, 0.107],
              [0.074, 0.124],
              [0.058, 0.145],
              [0.034, 0.16],
              [0, 0.166],
            ],
            40,
          ),
        );
        if (!red) continue;
        for (let k = 0; k < 13; k++) {
          const [a, out] = [k * 2.4, 0.012 + 0.0045 * k];
          const up = 0.164 - (out / 0.079) ** 2 * 0.045;
          put(
            { material: 'food', colour: 0xf6f0e2 },
            moved(ball([0.007, 0.0035, 0.007], 8, 5), { at: [Math.sin(a) * out, up, Math.cos(a) * out] }),
          );
        }
      }
    },
    anchors: { top: [0, 0.166, 0], surface: [0, 0.16, 0], handle: [0, 0.06, 0] },
  });
}

/** A padded band over two cups that close upon the ears. */
export function makeHeadphones(order: ThingOrder): Make {
  const shell = mainPaint(order, { material: 'plastic', colour: 0x24262b });
  const pad: Paint = { material: 'leather', colour: 0x16171a };
  const [r, tall] = [0.082, 0.19];
  const arc = (radius: number, from: number, to: number): Vector[] =>
    Array.from({ length: 17 }, (_, k) => {
      const a = from + ((to - from) * k) / 16;
      return [Math.cos(a) * radius, tall - r + Math.sin(a) * radius, 0];
    });
  return piece([tall + 0.006, 0.09, r * 2 + 0.04], {
    forge(forge) {
      forge.add(METAL, tube(arc(r, -0.18, Math.PI + 0.18), 0.0055, { sides: 10, flat: 0.5 }));
      forge.add(
        pad,
        tube(arc(r - 0.003, 0.5, Math.PI - 0.5), [0.006, ...Array.from({ length: 15 }, () => 0.011), 0.006], {
          sides: 12,
        }),
      );
      for (const side of [-1, 1]) {
        const at = (out: number): Vector => [side * (r + out), 0.052, 0];
        const turn = aboutZ(-side * (TAU / 4));
        forge.add(
          METAL,
          tube(
            [
              [side * r * 0.985, 0.094, 0],
              [side * (r + 0.004), 0.052, 0],
            ],
            0.005,
            { sides: 8 },
          ),
        );
        forge.add(shell, moved(cylinder(0.039, 0.022, { bevel: 0.008, segments: 44 }), { at: at(-0.006), turn }));
        forge.add(METAL, moved(torus(0.03, 0.0016, { segments: 44 }), { at: at(0.0165), turn: aboutY(TAU / 4) }));
        forge.add(
          { ...shell, colour: darker(shell.colour, 0.7) },
          moved(cylinder(0.028, 0.002, { segments: 36 }), { at: at(0.0155), turn }),
        );
        forge.add(pad, moved(torus(0.028, 0.012, { segments: 40 }), { at: at(-0.012), turn: aboutY(TAU / 4) }));
        forge.add(BLACK, moved(cylinder(0.024, 0.002, { segments: 28 }), { at: at(-0.01), turn }));
      }
    },
    anchors: { top: [0, tall, 0], handle: [0, tall, 0], surface: [0, tall, 0] },
  });
}

/** Clear all through, or a skin of soap; a marble has its twisted ribbon inside. */
export function makeGlassBall(order: ThingOrder): Make {
  const marble = says(order, /marble/);
  const r = marble ? 0.03 : 0.09;
  const glass = mainPaint(order, { material: 'glass', colour: 0xdcecf2 });
  return piece([r * 2, r * 2, r * 2], {
    forge(forge) {
      if (marble)
        for (const [k, colour] of [0x1f6fd6, 0xf2a01e, 0xe0344a].entries()) {
          const twist = Array.from({ length: 9 }, (_, n): Vector => {
            const [t, a] = [n / 8 - 0.5, (n / 8) * 3 + (k * TAU) / 3];
            const out = r * 0.3 * Math.cos(t * Math.PI);
            return [Math.sin(a) * out, r + t * r * 1.5, Math.cos(a) * out];
          });
          forge.add(
            { material: 'plastic', colour },
            tube(
              twist,
              [0.1, 0.2, 0.26, 0.3, 0.3, 0.3, 0.26, 0.2, 0.1].map((each) => each * r),
              { sides: 8, flat: 0.45 },
            ),
          );
        }
      forge.add({ ...glass, material: 'glass', clear: 0.5 }, moved(ball([r, r, r], 40, 26), { at: [0, r, 0] }));
    },
    anchors: { top: [0, r * 2, 0], surface: [0, r * 2, 0], handle: [0, r, 0] },
  });
}

/** A band that stands upright, and its stone in six claws. */
export function makeRing(order: ThingOrder): Make {
  const band = mainPaint(order, {
    material: 'metal',
    colour: says(order, /silver|platinum|white gold/) ? 0xdde0e6 : 0xe6b54a,
  });
  const [r, thick] = [0.0095, 0.0012];
  const foot = r + thick;
  const top = foot + r;
  const gem: Paint = {
    material: 'glass',
    colour: says(order, /ruby/)
      ? 0xd0203c
      : says(order, /emerald/)
        ? 0x1c9a58
        : says(order, /sapphire/)
          ? 0x2448c8
          : 0xe4f2fb,
    clear: 0.25,
  };
  return piece([0.0285, 0.007, 0.0215], {
    forge(forge) {
      forge.add(band, moved(torus(r, thick, { segments: 64 }), { at: [0, foot, 0] }));
      forge.add(
        gem,
        moved(
          lathe(
            [
              [0, 0],
              [0.0034, 0.0034],
              [0.0036, 0.0038],
              [0.0021, 0.0052],
              [0, 0.0052],
            ],
            8,
          ),
          { at: [0, top + 0.0006, 0] },
        ),
      );
      for (let k = 0; k < 6; k++) {
        const a = (k / 6) * TAU;
        const out = (share: number): [number, number] => [Math.sin(a) * share, Math.cos(a) * share];
        const [[x0, z0], [x1, z1]] = [out(0.0008), out(0.0037)];
        forge.add(
          band,
          tube(
            [
              [x0, top, z0],
              [x1, top + 0.0044, z1],
            ],
            0.0004,
            { sides: 6 },
          ),
        );
      }
    },
    anchors: { top: [0, 0.0285, 0], surface: [0, 0.0285, 0], handle: [0, foot, 0] },
  });
}
