import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, cylinder, extrude, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

const CRUST: Paint = { material: 'food', colour: 0xc98a45 };
const CHEESE: Paint = { material: 'food', colour: 0xefc35a };
const SAUCE: Paint = { material: 'food', colour: 0xb8381f };
const BASIL: Paint = { material: 'leaf', colour: 0x3f7d2c };

const [SLICES, RADIUS] = [8, 0.15];

/** One eighth of a pizza, its tip at the middle, lying open to +z. */
function addSlice(forge: Forge, number: number, at: Vector, toppings: string): void {
  const [from, to] = [(number / SLICES) * TAU, ((number + 1) / SLICES) * TAU];
  const gap = 0.006;
  const arc = (radius: number, a: number): Point => [Math.cos(a) * radius, Math.sin(a) * radius];
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + gap + (to - from - 2 * gap) * share);
  const wedge = (radius: number): Point[] => [arc(0.002, (from + to) / 2), ...steps.map((a) => arc(radius, a))];
  // Outlines lie upright: laid down, what was up points to the back.
  const lay = (outline: Point[], deep: number, y: number) =>
    moved(extrude(outline, deep, deep * 0.2), { at: [at[0], at[1] + y, at[2]], turn: aboutX(-Math.PI / 2) });
  forge.add(CRUST, lay(wedge(RADIUS), 0.01, 0.005));
  forge.add(SAUCE, lay(wedge(RADIUS * 0.9), 0.006, 0.011));
  forge.add(CHEESE, lay(wedge(RADIUS * 0.87), 0.006, 0.0135));
  const place = (radius: number, a: number, y: number): Vector => [
    at[0] + Math.cos(a) * radius,
    at[1] + y,
    at[2] - Math.sin(a) * radius,
  ];
  // The rim is puffed, and burnt here and there.
  const rim = steps.map((a) => place(RADIUS * 0.96, a, 0.013));
  forge.add({ ...CRUST, colour: number % 3 === 1 ? 0xb5742f : CRUST.colour }, tube(rim, 0.0125, { sides: 9 }));
  const veggie = /margherita|vegetable|veggie|basil|mozzarella/.test(toppings);
  for (let k = 0; k < 3; k++) {
    const [r, a] = [RADIUS * (0.34 + 0.2 * k), from + (to - from) * (0.3 + 0.4 * ((number + k) % 2))];
    const spot = place(r, a, 0.0165);
    if (veggie && k % 2 === 0)
      forge.add({ ...CHEESE, colour: 0xf6ead0 }, moved(ball([0.017, 0.004, 0.014]), { at: spot }));
    else if (veggie)
      forge.add(BASIL, moved(ball([0.014, 0.0025, 0.007], 10, 6), { at: spot, turn: aboutY(number * 1.7) }));
    else
      forge.add(
        { material: 'food', colour: k === 1 ? 0xa8301c : 0xb93a22 },
        moved(cylinder(0.0155, 0.004, { segments: 20 }), { at: spot }),
      );
  }
  if (number % 2 === 0)
    forge.add(
      BASIL,
      moved(ball([0.012, 0.003, 0.006], 10, 6), {
        at: place(RADIUS * 0.5, (from + to) / 2, 0.021),
        turn: aboutY(number),
      }),
    );
  // Bubbles of browned cheese.
  for (let k = 0; k < 2; k++)
    forge.add(
      { ...CHEESE, colour: 0xd8963a },
      moved(ball([0.009, 0.003, 0.008], 10, 6), {
        at: place(RADIUS * (0.62 + 0.16 * k), from + (to - from) * (0.72 - 0.5 * k), 0.0165),
      }),
    );
}

/** A whole pizza on a board, one slice drawn a little out of it. */
export function makePizza({ parts }: ThingOrder): Make {
  const toppings = parts.join(' ');
  return piece([0.045, 0.34, 0.34], {
    anchors: { handle: [0, 0.02, 0.16], surface: [0, 0.035, 0], top: [0, 0.045, 0] },
    forge(forge) {
      forge.add({ material: 'planks', colour: 0x8a5a34 }, cylinder(0.168, 0.014, { segments: 44, bevel: 0.004 }));
      for (let k = 0; k < SLICES; k++) {
        const out = k === 6 ? 0.022 : 0;
        const a = ((k + 0.5) / SLICES) * TAU;
        addSlice(forge, k, [Math.cos(a) * out, 0.014, -Math.sin(a) * out], toppings);
      }
    },
  });
}

const RICE: Paint = { material: 'food', colour: 0xf1ede2 };
const NORI: Paint = { material: 'food', colour: 0x1f2a1e };

/** Rice with a slice of fish over it, lying along x. */
function addNigiri(forge: Forge, at: Vector, fish: number): void {
  forge.add(RICE, moved(ball([0.028, 0.013, 0.014]), { at: [at[0], at[1] + 0.012, at[2]] }));
  const back = [-1, -0.5, 0, 0.5, 1].map((k): Vector => [at[0] + k * 0.033, at[1] + 0.028 - k * k * 0.012, at[2]]);
  forge.add(
    { material: 'food', colour: fish },
    tube(back, [0.008, 0.015, 0.0165, 0.015, 0.008], { sides: 14, flat: 0.42 }),
  );
  for (let k = -1; k <= 1; k++)
    forge.add(
      { material: 'food', colour: 0xf6cfae },
      block([0.0018, 0.0015, 0.024], [at[0] + k * 0.016, at[1] + 0.0345 - k * k * 0.003, at[2]], 0.0005, aboutY(0.5)),
    );
}
/** A slice of a roll, standing on its side of rice. */
function addMaki(forge: Forge, at: Vector, filling: number): void {
  const stand = (radius: number, tall: number, y = 0) =>
    moved(cylinder(radius, tall, { segments: 22, bevel: 0.0015 }), { at: [at[0], at[1] + y, at[2]] });
  forge.add(NORI, stand(0.017, 0.024));
  forge.add(RICE, stand(0.0155, 0.0252));
  forge.add({ material: 'food', colour: filling }, stand(0.0068, 0.0262));
  forge.add(BASIL, moved(ball([0.003, 0.002, 0.003], 8, 5), { at: [at[0] + 0.003, at[1] + 0.0262, at[2]] }));
}

/** A board of slate with nigiri and rolls, chopsticks and a bowl of soy sauce. */
export function makeSushi(): Make {
  return piece([0.055, 0.2, 0.32], {
    anchors: { handle: [0, 0.012, 0.09], surface: [0, 0.012, 0], top: [0, 0.055, 0] },
    forge(forge) {
      forge.add({ material: 'rock', colour: 0x33363a }, block([0.31, 0.012, 0.19], [0, 0.006, 0], 0.003));
      const fish = [0xf08a52, 0xe2574c, 0xf3b07e, 0xf08a52];
      for (const [k, hex] of fish.entries()) addNigiri(forge, [-0.105 + k * 0.07, 0.012, -0.045], hex);
      const fillings = [0xf08a52, 0x8fbf4d, 0xe2574c, 0xf2c14e, 0xf08a52];
      for (const [k, hex] of fillings.entries())
        addMaki(forge, [-0.12 + k * 0.042, 0.012, 0.012 + (k % 2) * 0.006], hex);
      forge.add(
        { material: 'porcelain', colour: 0x23262b },
        moved(cylinder(0.026, 0.02, { top: 0.031, segments: 28 }), { at: [0.115, 0.012, 0.025] }),
      );
      forge.add(
        { material: 'glass', colour: 0x2a1409 },
        moved(cylinder(0.026, 0.002, { segments: 28 }), { at: [0.115, 0.031, 0.025] }),
      );
      // Wasabi and ginger.
      forge.add(
        { material: 'food', colour: 0x9dbb5a },
        moved(ball([0.013, 0.01, 0.012]), { at: [0.062, 0.02, 0.055] }),
      );
      for (let k = 0; k < 3; k++)
        forge.add(
          { material: 'food', colour: 0xf0b6a4 },
          moved(torus(0.009, 0.003, { flat: 0.5 }), {
            at: [0.088 + k * 0.008, 0.02, 0.066],
            turn: aboutX(0.9 + k * 0.4),
          }),
        );
      for (const z of [0.074, 0.085])
        forge.add(
          { material: 'wood', colour: 0x6e2f1c },
          tube(
            [
              [-0.14, 0.016, z],
              [0.04, 0.016, z + 0.004],
            ],
            [0.0032, 0.0019],
            { sides: 8 },
          ),
        );
    },
  });
}
