import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, chain } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { ball, box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';

/** What lies on noodles in broth: half an egg, slices of pork, rings of leek, seaweed, prawns. */

interface Bed {
  readonly radius: number;
  readonly y: number;
}

const food = (colour: number): Paint => ({ material: 'food', colour });

/** By the words of the prompt; a bowl of which nothing is said has what such bowls have. */
const TOPPINGS: readonly (readonly [words: RegExp, put: (forge: Forge, at: Vector, radius: number) => void])[] = [
  [/egg/, putEgg],
  [/pork|chashu|beef|meat|chicken/, putPork],
  [/nori|seaweed/, putSeaweed],
  [/shrimp|prawn/, putPrawn],
];
const USUAL = /egg|pork|nori/;

export function forgeToppings(forge: Forge, { radius, y }: Bed, said: string): void {
  const asked = TOPPINGS.filter(([words]) => words.test(said));
  const lying = asked.length > 0 ? asked : TOPPINGS.filter(([words]) => USUAL.test(words.source));
  for (const [index, [, put]] of lying.entries()) {
    const angle = -0.25 + (index - (lying.length - 1) / 2) * 1.75;
    put(forge, [Math.sin(angle) * radius * 0.5, y + radius * 0.2, Math.cos(angle) * radius * 0.5], radius);
  }
  if (/chopstick/.test(said)) putChopsticks(forge, { radius, y });
  // Rings of leek are strewn over all of it.
  for (let k = 0; k < 16; k++) {
    const [angle, far] = [k * 2.4, radius * (0.08 + 0.3 * Math.sqrt(k / 16))];
    const at: Vector = [Math.sin(angle) * far, y + radius * (0.4 - (far / radius) * 0.3), Math.cos(angle) * far];
    const turn = chain(aboutY(k), aboutX(TAU / 4 + Math.sin(k * 5) * 0.5));
    forge.add(
      food(k % 3 === 0 ? 0x8fc45a : 0x5a9a34),
      moved(torus(radius * 0.045, radius * 0.014, { segments: 12, sides: 6 }), { at, turn }),
    );
  }
}

/** Two sticks that hold up strands out of the bowl, though no hand is seen. */
function putChopsticks(forge: Forge, { radius, y }: Bed): void {
  const grip: Vector = [radius * 0.12, y + radius * 0.62, -radius * 0.1];
  for (const k of [0, 1]) {
    const end: Vector = [grip[0] - radius * 0.12, grip[1] - radius * 0.02, grip[2] + (k - 0.5) * radius * 0.1];
    const far: Vector = [
      grip[0] + radius * 1.7,
      grip[1] + radius * (0.62 + k * 0.06),
      grip[2] + (k - 0.5) * radius * 0.3,
    ];
    forge.add({ material: 'wood', colour: 0x6a2f1c }, tube([end, far], [radius * 0.022, radius * 0.036], { sides: 8 }));
  }
  for (let k = 0; k < 9; k++) {
    const [x, z] = [grip[0] + (k - 4) * radius * 0.022, grip[2] + Math.sin(k * 2.3) * radius * 0.05];
    const hang: Vector[] = [
      [x - radius * 0.05, y + radius * 0.16, z - radius * 0.04],
      [x - radius * 0.02, y + radius * 0.42, z],
      [x, grip[1] + radius * 0.05, z],
      [x + radius * 0.03, y + radius * 0.44, z + radius * 0.05],
      [x + radius * 0.05, y + radius * (0.2 + (k % 3) * 0.06), z + radius * 0.08],
    ];
    forge.add(food(k % 2 === 0 ? 0xecd08a : 0xe2c478), tube(hang, 0.0032, { sides: 6 }));
  }
}

function putEgg(forge: Forge, [x, y, z]: Vector, radius: number): void {
  for (const side of [-1, 1]) {
    const at: Vector = [x + side * radius * 0.17, y, z + side * radius * 0.05];
    const turn = chain(aboutX(0.45), aboutZ(side * -0.2));
    forge.add(food(0xf8f2e4), moved(ball([radius * 0.17, radius * 0.12, radius * 0.21], 22, 12), { at, turn }));
    const yolk: Vector = [at[0] - side * 0.2 * radius * 0.1, at[1] + radius * 0.075, at[2] + radius * 0.03];
    forge.add(
      { material: 'glass', colour: 0xf09a1e },
      moved(ball([radius * 0.1, radius * 0.055, radius * 0.115], 18, 10), { at: yolk, turn }),
    );
  }
}

function putPork(forge: Forge, [x, y, z]: Vector, radius: number): void {
  for (const k of [0, 1, 2]) {
    const at: Vector = [x + (k - 1) * radius * 0.1, y + k * radius * 0.035, z - k * radius * 0.08];
    const turn = chain(aboutZ(0.25), aboutX(0.35));
    forge.add(
      food(0x9a5a3a),
      moved(cylinder(radius * 0.25, radius * 0.045, { segments: 24, bevel: radius * 0.012 }), { at, turn }),
    );
    forge.add(
      food(0xe8b898),
      moved(cylinder(radius * 0.19, radius * 0.05, { segments: 22, bevel: radius * 0.01 }), { at, turn }),
    );
    forge.add(
      food(0xa86a48),
      moved(cylinder(radius * 0.1, radius * 0.054, { segments: 18, bevel: radius * 0.01 }), { at, turn }),
    );
  }
}

function putSeaweed(forge: Forge, [x, y, z]: Vector, radius: number): void {
  for (const k of [0, 1])
    forge.add(
      { material: 'paper', colour: 0x1c2a1e },
      moved(box([radius * 0.34, radius * 0.5, radius * 0.012], radius * 0.004), {
        at: [x + k * radius * 0.1, y + radius * 0.12, z - radius * 0.12 - k * radius * 0.06],
        turn: chain(aboutY(0.4 + k * 0.2), aboutX(-0.35)),
      }),
    );
}

function putPrawn(forge: Forge, [x, y, z]: Vector, radius: number): void {
  for (const side of [-1, 1])
    forge.add(
      food(0xf0885a),
      moved(torus(radius * 0.13, radius * 0.055, { segments: 18, sides: 9 }), {
        at: [x + side * radius * 0.16, y + radius * 0.02, z],
        turn: chain(aboutX(TAU / 4 - 0.5), aboutY(side)),
      }),
    );
}
