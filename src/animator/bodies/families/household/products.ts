import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, extrude, lathe, torus } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { says } from './household-parts.ts';
import { layerOf, stackBones, stackUp } from './stacked.ts';

/** What is shown for its own sake and from near: flacons, cans, watches, burgers, and what they stand on. */
const GOLD: Paint = { material: 'metal', colour: 0xd9b25a };

function capOf(order: ThingOrder): Paint {
  if (says(order, /gold/)) return GOLD;
  if (says(order, /silver|chrome|steel/)) return METAL;
  return says(order, /black|dark/) ? BLACK : { material: 'polished', colour: 0x2a2420 };
}

/** A flacon: a heavy block of clear glass with what it holds inside, a collar and a cap of gold. */
export function makeFlacon(order: ThingOrder): Make {
  const [wide, tall, deep] = [0.07, 0.085, 0.032];
  const liquid = order.colour ?? 0xd99a3a;
  const slab = (w: number, h: number, d: number, y: number) =>
    moved(extrude(roundedRectangle(w, h, 0.008, 5), d, 0.004), { at: [0, y + h / 2, 0] });
  return piece([0.135, deep, wide], {
    forge(forge) {
      forge.add({ material: 'glass', colour: liquid, clear: 0.25 }, slab(wide * 0.82, tall * 0.74, deep * 0.66, 0.012));
      forge.add({ material: 'glass', colour: 0xf0e6da, clear: 0.75 }, slab(wide, tall, deep, 0));
      forge.add(GOLD, moved(cylinder(0.013, 0.012, { segments: 28 }), { at: [0, tall, 0] }));
      forge.add(
        GOLD,
        moved(torus(0.0135, 0.002, { segments: 28 }), { at: [0, tall + 0.011, 0], turn: aboutX(TAU / 4) }),
      );
      forge.add(
        capOf(order),
        moved(cylinder(0.018, 0.036, { bevel: 0.003, segments: 32 }), { at: [0, tall + 0.013, 0] }),
      );
      // A plate with the name, of which one sees only that it is one.
      forge.add(GOLD, block([wide * 0.44, 0.0022, 0.001], [0, tall * 0.5, deep / 2 + 0.0006]));
      forge.add(GOLD, block([wide * 0.3, 0.0014, 0.001], [0, tall * 0.42, deep / 2 + 0.0006]));
    },
    anchors: { handle: [0, tall * 0.5, 0], surface: [0, 0.135, 0], top: [0, 0.135, 0], inside: [0, tall * 0.4, 0] },
  });
}

/** A can with a band around it, its shoulders drawn in. */
export function makeCan(order: ThingOrder): Make {
  const [r, tall] = [0.033, 0.122];
  const body = mainPaint(order, { material: 'metal', colour: order.colour ?? 0xc4232c });
  const band: readonly Point[] = [
    [r * 1.004, tall * 0.36],
    [r * 1.004, tall * 0.58],
  ];
  return piece([tall, r * 2, r * 2], {
    forge(forge) {
      forge.add(
        METAL,
        lathe(
          [
            [0, 0.004],
            [r * 0.72, 0],
            [r * 0.8, 0.002],
            [r * 0.98, 0.012],
          ],
          36,
          0.9,
        ),
      );
      forge.add(
        body,
        lathe(
          [
            [r * 0.98, 0.012],
            [r, 0.016],
            [r, tall * 0.86],
            [r * 0.86, tall * 0.955],
          ],
          36,
          0.9,
        ),
      );
      forge.add(
        METAL,
        lathe(
          [
            [r * 0.86, tall * 0.955],
            [r * 0.88, tall],
            [r * 0.8, tall],
            [r * 0.78, tall * 0.965],
            [0, tall * 0.965],
          ],
          36,
          0.6,
        ),
      );
      forge.add({ material: 'plastic', colour: 0xf4f1ea }, lathe(band, 36));
      forge.add(
        METAL,
        moved(torus(0.008, 0.0014, { segments: 18 }), { at: [0, tall * 0.978, 0.006], turn: aboutX(TAU / 4) }),
      );
    },
    anchors: { handle: [0, tall * 0.5, 0], spout: [0, tall, 0], surface: [0, tall, 0], top: [0, tall, 0] },
  });
}

/** Lettuce, tomato, meat, cheese, meat, cheese and the upper half of the bun. */
const LAYERS = 7;

/** Layer upon layer: bun, salad, tomato, meat, cheese that hangs over the edge, bun with sesame. */
export function makeBurger(order: ThingOrder): Make {
  const bun: Paint = { material: 'food', colour: 0xc8863c };
  const layers: readonly (readonly [Paint, number, number, number])[] = [
    [{ material: 'food', colour: 0x6fae3c }, 0.062, 0.03, 0.007],
    [{ material: 'food', colour: 0xc8322a }, 0.053, 0.037, 0.007],
    [{ material: 'food', colour: 0x54301c }, 0.057, 0.044, 0.017],
    [{ material: 'food', colour: 0xf4b92e }, 0.058, 0.061, 0.004],
    [{ material: 'food', colour: 0x54301c }, 0.057, 0.065, 0.015],
    [{ material: 'food', colour: 0xf4b92e }, 0.059, 0.08, 0.004],
  ];
  const tall = 0.118;
  return piece([tall, 0.125, 0.125], {
    bones: stackBones(tall, LAYERS),
    move: (pose, moment) => stackUp(pose, moment, LAYERS),
    forge(forge) {
      forge.add(
        bun,
        lathe(
          [
            [0, 0],
            [0.048, 0],
            [0.057, 0.008],
            [0.057, 0.022],
            [0.052, 0.03],
            [0, 0.031],
          ],
          40,
          0.9,
        ),
      );
      for (const [index, [paint, radius, y, high]] of layers.entries())
        forge.add(
          paint,
          lathe(
            [
              [0, y],
              [radius * 0.96, y],
              [radius, y + high * 0.5],
              [radius * 0.96, y + high],
              [0, y + high],
            ],
            40,
            1,
          ),
          layerOf(index),
        );
      for (let k = 0; k < 16; k++) {
        const angle = (k / 16) * TAU;
        forge.add(
          { material: 'food', colour: k % 2 === 0 ? 0x7ab844 : 0x5f9a34 },
          moved(ball([0.014, 0.004, 0.008], 10, 6), {
            at: [Math.sin(angle) * 0.06, 0.031 + (k % 3) * 0.002, Math.cos(angle) * 0.06],
            turn: aboutZ(Math.sin(k * 2.3) * 0.4),
          }),
          layerOf(0),
        );
      }
      // Slices of cheese, their corners over the edge.
      for (const [y, turn, layer] of [
        [0.0615, 0.35, 3],
        [0.0805, 1.1, 5],
      ] as const)
        forge.add(
          { material: 'food', colour: 0xf4b92e },
          moved(block([0.1, 0.0032, 0.1], [0, 0, 0]), { at: [0, y, 0], turn: aboutY(turn) }),
          layerOf(layer),
        );
      forge.add(
        bun,
        lathe(
          [
            [0, 0.083],
            [0.056, 0.083],
            [0.06, 0.09],
            [0.055, 0.104],
            [0.038, 0.114],
            [0, tall],
          ],
          40,
          1,
        ),
        layerOf(LAYERS - 1),
      );
      for (let k = 0; k < 34; k++) {
        const [angle, out] = [k * 2.4, 0.006 + 0.042 * Math.sqrt(k / 34)];
        const rise = 0.1175 - 0.012 * (out / 0.046) ** 2.4;
        forge.add(
          { material: 'food', colour: 0xf3e6c4 },
          moved(ball([0.0028, 0.0012, 0.0018], 6, 5), { at: [Math.sin(angle) * out, rise, Math.cos(angle) * out] }),
          layerOf(LAYERS - 1),
        );
      }
    },
    anchors: {
      handle: [0, tall * 0.5, 0],
      surface: [0, tall, 0],
      top: [0, tall, 0],
      ...(says(order, /steam|hot/) ? { steam: [0, tall, 0] } : {}),
    },
  });
}

/** Clear at its edges and cloudy within, as ice freezes. */
export function makeIceCube(order: ThingOrder): Make {
  const side = 0.032;
  const cube = (of: number, clear: number, colour: number) =>
    ({
      paint: { material: 'glass', colour, clear } satisfies Paint,
      shape: moved(extrude(roundedRectangle(of, of, of * 0.16, 4), of, of * 0.1), { at: [0, side / 2, 0] }),
    }) as const;
  const [cloud, rim] = [cube(side * 0.62, 0.55, 0xf4fbff), cube(side, 0.72, order.colour ?? 0xd9eefa)];
  return piece([side, side, side], {
    forge(forge) {
      forge.add(cloud.paint, cloud.shape);
      forge.add(rim.paint, rim.shape);
    },
    anchors: { handle: [0, side / 2, 0], surface: [0, side, 0], top: [0, side, 0] },
  });
}

/** A round plinth in two steps. */
export function makePedestal(order: ThingOrder): Make {
  // What is dark would be as bright as the lamps that it mirrors.
  const dark = order.colour !== undefined && order.colour !== null && (order.colour & 0xff) < 0x60;
  const told = mainPaint(order, { material: dark ? 'marble' : 'polished', colour: 0xe8e2d8 });
  // A plinth is one block; what is dark and polished mirrors the lamps, and would be white.
  const stone: Paint =
    told.material === 'stone' ? { ...told, material: 'hewn' } : dark ? { ...told, material: 'rubber' } : told;
  const [tall, r] = [0.9, 0.34];
  return piece([tall, r * 2.3, r * 2.3], {
    forge(forge) {
      forge.add(stone, cylinder(r * 1.15, 0.09, { bevel: 0.012, segments: 56 }));
      forge.add(stone, moved(cylinder(r, tall - 0.09, { bevel: 0.014, segments: 56 }), { at: [0, 0.09, 0] }));
    },
    anchors: { surface: [0, tall, 0], top: [0, tall, 0], seat: [0, tall, 0] },
  });
}

/** A board that lies flat, with a hole to hang it up by. */
export function makeBoard(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  return piece([0.022, 0.24, 0.38], {
    forge(forge) {
      forge.add(
        wood,
        moved(extrude(roundedRectangle(0.38, 0.24, 0.03, 6), 0.022, 0.004), {
          at: [0, 0.011, 0],
          turn: aboutX(TAU / 4),
        }),
      );
      forge.add(BLACK, moved(cylinder(0.012, 0.0006, { segments: 20 }), { at: [0.165, 0.022, 0] }));
    },
    anchors: { surface: [0, 0.022, 0], top: [0, 0.022, 0], handle: [0.17, 0.011, 0] },
  });
}
