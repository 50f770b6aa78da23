import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

const [TABLE, DEPTH, SEAT] = [0.7, 0.9, 0.46];
/** Metres of a side that one of those who sit there takes. */
const [PLACE, END_PLACE] = [0.7, 0.62];
const MOST = 10;
/** Radians by which the chairs at both ends are turned to the open side: whoever sits across from somebody is seen from three quarters, and not from the side. */
const OPENED = 0.32;
/** So many sit along the far side at most; the others at both ends, so that a table of many is round people and no counter. */
const MOST_FAR = 4;

interface Place {
  readonly x: number;
  readonly z: number;
  /** Toward the table. */
  readonly heading: number;
}

/** Along the far side from its middle outward, then along both ends, which a table of many has longer; nobody sits with the back to the camera; two sit across from each other. */
function placesAt(count: number): {
  readonly width: number;
  readonly depth: number;
  readonly places: readonly Place[];
} {
  const seats = Math.min(MOST, Math.max(1, count));
  const far = seats < 2 ? 1 : seats === 2 ? 0 : seats < 5 ? seats - 2 : Math.min(MOST_FAR, seats - 4);
  const atEnds = Math.ceil((seats - far) / 2);
  const width = seats === 2 ? 0.95 : Math.max(1.3, far * PLACE + 0.3);
  const depth = Math.max(DEPTH, atEnds * END_PLACE + 0.1);
  const along = Array.from({ length: far }, (_, k) => (k - (far - 1) / 2) * PLACE)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((x): Place => ({ x, z: -depth / 2 - 0.2, heading: 0 }));
  const end = width / 2 + 0.22;
  const ends = Array.from({ length: atEnds }, (_, k) => (k - (atEnds - 1) / 2) * END_PLACE).flatMap((z): Place[] => [
    { x: -end, z, heading: Math.PI / 2 - OPENED },
    { x: end, z, heading: OPENED - Math.PI / 2 },
  ]);
  return { width, depth, places: [...along, ...ends].slice(0, seats) };
}

function addChair(forge: Forge, { x, z, heading }: Place, wood: Paint): void {
  const [s, c] = [Math.sin(heading), Math.cos(heading)];
  // Before whoever sits there is +z of the chair.
  const at = (across: number, up: number, ahead: number): Vector => [
    x + across * c + ahead * s,
    up,
    z - across * s + ahead * c,
  ];
  const sideways = Math.abs(s) > 0.5;
  forge.add(wood, block([0.42, 0.05, 0.42], at(0, SEAT - 0.045, 0), 0.015), 'root');
  for (const across of [-0.18, 0.18]) {
    for (const ahead of [-0.18, 0.18])
      forge.add(wood, tube([at(across, 0, ahead), at(across, SEAT - 0.06, ahead)], 0.02, { sides: 8 }), 'root');
    forge.add(wood, tube([at(across, SEAT - 0.06, -0.19), at(across, 0.92, -0.24)], 0.02, { sides: 8 }), 'root');
  }
  for (const up of [0.7, 0.86])
    forge.add(wood, block(sideways ? [0.025, 0.09, 0.4] : [0.4, 0.09, 0.025], at(0, up, -0.225), 0.008), 'root');
}

const bowl = (wide: number, high: number) =>
  lathe(
    [
      [0, 0],
      [wide * 0.55, 0],
      [wide, high],
      [wide * 0.93, high],
      [wide * 0.5, high * 0.25],
      [0, high * 0.2],
    ],
    22,
  );

/** Where something lies before a place: across from it, above the table, and ahead. */
function before({ x, z, heading }: Place): (across: number, up: number, ahead: number) => Vector {
  const [s, c] = [Math.sin(heading), Math.cos(heading)];
  return (across, up, ahead) => [x + across * c + ahead * s, TABLE + up, z - across * s + ahead * c];
}

/** A plate with food, a fork and a glass before one place. */
function layPlate(forge: Forge, place: Place, index: number): void {
  const at = before(place);
  forge.add(WHITE, moved(bowl(0.125, 0.018), { at: at(0, 0, 0.37) }), 'root');
  for (const [k, colour] of [0xc8703a, 0x5f9a3c, 0xe8d9a8].entries())
    forge.add(
      { material: 'food', colour },
      moved(ball([0.04, 0.024, 0.035], 9, 6), {
        at: at(Math.sin(k * 2.1 + index) * 0.045, 0.02, 0.37 + Math.cos(k * 2.1 + index) * 0.045),
      }),
      'root',
    );
  forge.add(METAL, tube([at(-0.17, 0.006, 0.3), at(-0.17, 0.006, 0.46)], 0.006, { sides: 6 }), 'root');
  forge.add(
    { material: 'glass', colour: index % 2 === 0 ? 0x8a2438 : 0xd8e6ec },
    moved(cylinder(0.032, 0.1, { segments: 16 }), { at: at(0.17, 0, 0.47) }),
    'root',
  );
}

/** What all share, in the middle: a roast, a salad, bread, a jug. */
function layDishes(forge: Forge, width: number): void {
  const dish = (x: number, z: number, colour: number, food: readonly number[], wide = 0.15): void => {
    forge.add({ material: 'porcelain', colour }, moved(bowl(wide, 0.07), { at: [x, TABLE, z] }), 'root');
    for (const [k, hue] of food.entries())
      forge.add(
        { material: 'food', colour: hue },
        moved(ball([0.05, 0.04, 0.05], 10, 7), {
          at: [x + Math.sin(k * 1.9) * wide * 0.45, TABLE + 0.065, z + Math.cos(k * 1.9) * wide * 0.45],
        }),
        'root',
      );
  };
  dish(-0.22, 0.14, 0x7f9aa8, [0x5f9a3c, 0x7fb04a, 0xd8402f, 0x6fa442, 0xe6c83f]);
  if (width < 1.2) return;
  forge.add(WHITE, block([0.4, 0.02, 0.24], [0.22, TABLE + 0.012, 0.12], 0.01), 'root');
  forge.add(
    { material: 'food', colour: 0xa8602c },
    moved(ball([0.13, 0.08, 0.09], 16, 10), { at: [0.22, TABLE + 0.08, 0.12] }),
    'root',
  );
  for (const x of [-0.62, 0.66].filter((each) => Math.abs(each) < width / 2 - 0.15))
    dish(x, 0.2, 0xe8dcc4, [0xd8a860, 0xc8924a, 0xdcb070], 0.12);
}

/** Cups, where nobody eats. */
function layCup(forge: Forge, { x, z, heading }: Place): void {
  const at: Vector = [x + Math.sin(heading) * 0.42 + 0.05, TABLE, z + Math.cos(heading) * 0.42 + 0.06];
  forge.add(WHITE, moved(bowl(0.075, 0.012), { at }), 'root');
  forge.add(WHITE, moved(bowl(0.045, 0.07), { at: [at[0], at[1] + 0.012, at[2]] }), 'root');
  forge.add(
    { material: 'food', colour: 0x4a2a18 },
    moved(cylinder(0.038, 0.004, { segments: 16 }), { at: [at[0], at[1] + 0.068, at[2]] }),
    'root',
  );
}

const GAY = [0xe8543a, 0x3a8fc0, 0xf2c230, 0x5fae5a, 0xc05fb0] as const;

/** A paper plate with sweets and a cup of its own colour, as at a party of children. */
function layParty(forge: Forge, place: Place, index: number): void {
  const at = before(place);
  const colour = GAY[index % GAY.length] ?? GAY[0];
  // Before the first is what they have come for.
  if (index > 0) {
    forge.add({ material: 'porcelain', colour }, moved(bowl(0.1, 0.014), { at: at(0, 0, 0.36) }), 'root');
    for (const [k, hue] of [0xf3d6a0, 0xe86a8a, 0x8a5230].entries())
      forge.add(
        { material: 'food', colour: hue },
        moved(ball([0.028, 0.02, 0.028], 9, 6), { at: at((k - 1) * 0.05, 0.022, 0.36 + (k % 2) * 0.03) }),
        'root',
      );
  }
  forge.add(
    { material: 'plastic', colour: GAY[(index + 2) % GAY.length] ?? colour },
    moved(cylinder(0.034, 0.09, { segments: 16 }), { at: at(index > 0 ? 0.16 : 0.3, 0, 0.42) }),
    'root',
  );
}

/** Two candles of unlike height, lit. */
function setCandles(forge: Forge): void {
  for (const [x, z, tall] of CANDLES) {
    forge.add({ material: 'metal', colour: 0xb98a3f }, moved(bowl(0.05, 0.02), { at: [x, TABLE, z] }), 'root');
    forge.add(
      { material: 'food', colour: 0xf3ead2 },
      moved(cylinder(0.018, tall, { segments: 12 }), { at: [x, TABLE + 0.015, z] }),
      'root',
    );
    forge.add(
      { material: 'glow', colour: 0xffb45a },
      moved(ball([0.011, 0.026, 0.011], 10, 8), { at: [x, TABLE + tall + 0.045, z] }),
      'root',
    );
  }
}
/** Metres from the far edge of a table to the middle of a cake. */
const CAKE = 0.27;
const CANDLES = [
  [0.05, 0.16, 0.2],
  [0.13, 0.1, 0.15],
] as const;

/** Of those at which people are questioned. */
const STEEL: Paint = { material: 'metal', colour: 0x7b8287 };

/** A table with chairs for as many as `places N` says, and a meal, cups (`drinks`), what children have at a `party` or nothing (`bare`) on it, with candles where it is `candlelit`; its open side looks along +z. */
export function makeLaidTable(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const wood = mainPaint(order, /steel/.test(said) ? STEEL : WOOD);
  const { width, depth, places } = placesAt(Number(/places (\d+)/.exec(said)?.[1] ?? 4));
  const half = width / 2 - 0.08;
  return piece([0.95, depth + 0.7, width + 0.9], {
    forge(forge) {
      forge.add(wood, block([width, 0.045, depth], [0, TABLE - 0.0225, 0], 0.012), 'root');
      for (const x of [half, -half])
        for (const z of [depth / 2 - 0.08, 0.08 - depth / 2])
          forge.add(
            { ...wood, colour: darker(wood.colour, 0.85) },
            block([0.06, TABLE - 0.045, 0.06], [x, (TABLE - 0.045) / 2, z], 0.012),
            'root',
          );
      for (const [index, place] of places.entries()) {
        addChair(forge, place, { ...wood, colour: darker(wood.colour, 0.8) });
        if (/drinks/.test(said)) layCup(forge, place);
        else if (/party/.test(said)) layParty(forge, place, index);
        else if (!/bare/.test(said)) layPlate(forge, place, index);
      }
      if (!/drinks|bare|party/.test(said)) layDishes(forge, width);
      if (/candlelit/.test(said)) setCandles(forge);
    },
    anchors: {
      ...Object.fromEntries(
        places.map(({ x, z, heading }, index) => [
          index === 0 ? 'seat' : `seat${index + 1}`,
          { bone: 'root', at: [x, SEAT, z + (heading === 0 ? 0.02 : 0)] as Vector, heading },
        ]),
      ),
      // The cake of a party is before whom it is for.
      surface: { bone: 'root', at: [0, TABLE, /party/.test(said) ? CAKE - depth / 2 : 0.08] },
      ...(/candlelit/.test(said) ? { flame: { bone: 'root', at: [0.08, TABLE + 0.28, 0.14] as Vector } } : {}),
      // This side is the camera's.
      open: [0, TABLE, depth / 2],
      top: [0, TABLE, 0],
    },
  });
}
