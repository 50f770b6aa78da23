import { TAU } from '../../../maths/ease.ts';
import { aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Point } from '../../forge/outlines.ts';
import { ball, cylinder, lathe } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import type { RoomInside } from './room-inside.ts';

/** A vessel of clear glass: what it is made of, how large it is, and the room within. */
export interface Glass {
  readonly height: number;
  readonly length: number;
  readonly width: number;
  readonly inside: RoomInside;
  readonly forge: (forge: Forge, clear: Paint) => void;
}

export const CLEAR_GLASS: Paint = { material: 'glass', colour: 0xdfeef2, clear: 0.75 };
/** Around stars it is night. */
export const DARK_GLASS: Paint = { material: 'glass', colour: 0x1a2a66, clear: 0.5 };
const WALNUT: Paint = { material: 'wood', colour: 0x6b4024 };
const BRASS: Paint = { material: 'metal', colour: 0xc9a24a };
const CORK: Paint = { material: 'wood', colour: 0xb98a58 };
const SHINE: Paint = { material: 'glow', colour: 0xffffff, clear: 0.5, glows: 0.9 };

/** A streak of window light on a ball of glass, which tells that there is glass at all. */
function shine(radius: number, middle: Vector): Surface {
  const [steps, wide] = [14, 0.1];
  const at = (up: number, around: number): Vector => [
    Math.cos(up) * Math.sin(around) * radius,
    Math.sin(up) * radius,
    Math.cos(up) * Math.cos(around) * radius,
  ];
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  for (let k = 0; k <= steps; k++) {
    const share = k / steps;
    const thick = wide * Math.sin(share * Math.PI);
    for (const side of [-1, 1]) {
      const point = at(0.15 + share * 0.75, -0.85 + side * thick);
      positions.push(point[0] + middle[0], point[1] + middle[1], point[2] + middle[2]);
      normals.push(point[0] / radius, point[1] / radius, point[2] / radius);
    }
    if (k < steps) indices.push(k * 2, k * 2 + 1, k * 2 + 3, k * 2, k * 2 + 3, k * 2 + 2);
  }
  return { positions, normals, indices };
}

/** In a ball whose ground lies at a share of its radius below the middle. */
function roomInBall(radius: number, middle: number, below: number): RoomInside {
  const wide = Math.sqrt(1 - below * below) * radius * 0.94;
  return {
    middle: [0, middle - below * radius, 0],
    across: wide,
    along: wide,
    free: (x, z) => Math.max(0, Math.sqrt(Math.max(0, radius * radius * 0.88 - x * x - z * z)) + below * radius),
  };
}

function snowGlobe(): Glass {
  const [radius, foot] = [0.115, 0.062];
  const middle = foot + radius * 0.86;
  return {
    ...{ height: middle + radius, length: radius * 2, width: radius * 2 },
    inside: roomInBall(radius, middle, 0.5),
    forge(forge, clear) {
      forge.add(WALNUT, cylinder(radius * 0.98, foot * 0.62, { top: radius * 0.86, segments: 40 }));
      forge.add(BRASS, moved(cylinder(radius * 0.8, foot * 0.5, { segments: 40 }), { at: [0, foot * 0.6, 0] }));
      forge.add(clear, moved(ball([radius, radius, radius], 44, 26), { at: [0, middle, 0] }));
      forge.add(SHINE, shine(radius * 1.004, [0, middle, 0]));
    },
  };
}

function glassBall(): Glass {
  const radius = 0.14;
  return {
    ...{ height: radius * 2, length: radius * 2, width: radius * 2 },
    inside: roomInBall(radius, radius, 0.34),
    forge(forge, clear) {
      forge.add(clear, moved(ball([radius, radius, radius], 44, 26), { at: [0, radius, 0] }));
      forge.add(SHINE, shine(radius * 1.004, [0, radius, 0]));
    },
  };
}

/** On its side, its neck to the right: so there is room for a town. */
function bottle(): Glass {
  const [radius, long] = [0.062, 0.36];
  const belly = long * 0.66;
  const profile: Point[] = [
    [0, 0.004],
    [radius * 0.86, 0],
    [radius * 0.98, radius * 0.16],
    [radius, radius * 0.4],
    [radius, belly * 0.84],
    [radius * 0.86, belly * 0.96],
    [radius * 0.5, belly * 1.12],
    [radius * 0.36, belly * 1.24],
    [radius * 0.34, long * 0.94],
    [radius * 0.42, long * 0.95],
    [radius * 0.42, long],
    [radius * 0.3, long],
  ];
  const lying = (surface: Surface, from: number): Surface =>
    moved(surface, { turn: aboutZ(-TAU / 4), at: [from, radius, 0] });
  const below = 0.42;
  const half = belly * 0.46;
  return {
    ...{ height: radius * 2, length: radius * 2, width: long },
    inside: {
      middle: [-long / 2 + belly * 0.49, radius * (1 - below), 0],
      across: half,
      along: Math.sqrt(1 - below * below) * radius * 0.93,
      free: (x, z) => {
        const room = Math.sqrt(Math.max(0, radius * radius * 0.88 - z * z)) + below * radius;
        return room * Math.min(1, Math.max(0, (half * 1.06 - Math.abs(x)) / (half * 0.3)));
      },
    },
    forge(forge, clear) {
      forge.add(clear, lying(lathe(profile, 40, 0.9), -long / 2));
      forge.add(CORK, lying(cylinder(radius * 0.33, long * 0.11, { segments: 20 }), -long / 2 + long * 0.92));
      const streak = cylinder(radius * 0.05, belly * 0.6, { segments: 8 });
      forge.add(SHINE, moved(lying(streak, -long / 2 + belly * 0.16), { at: [0, radius * 0.8, radius * 0.58] }));
    },
  };
}

function jar(): Glass {
  const [radius, tall] = [0.11, 0.23];
  return {
    ...{ height: tall * 1.08, length: radius * 2, width: radius * 2 },
    inside: {
      ...{ middle: [0, tall * 0.16, 0], across: radius * 0.92, along: radius * 0.92 },
      free: () => tall * 0.72,
    },
    forge(forge, clear) {
      forge.add(
        clear,
        lathe(
          [
            [0, 0.003],
            [radius * 0.9, 0],
            [radius, radius * 0.14],
            [radius, tall * 0.84],
            [radius * 0.82, tall * 0.94],
            [radius * 0.78, tall],
          ],
          40,
          0.9,
        ),
      );
      forge.add(CORK, moved(cylinder(radius * 0.76, tall * 0.1, { segments: 32 }), { at: [0, tall * 0.95, 0] }));
      const streak = cylinder(radius * 0.04, tall * 0.5, { segments: 8 });
      forge.add(SHINE, moved(streak, { at: [-radius * 0.62, tall * 0.3, radius * 0.79] }));
    },
  };
}

/** A bell of glass over a wooden plate. */
function dome(): Glass {
  const [radius, tall, foot] = [0.12, 0.27, 0.03];
  const bell: Point[] = [
    [radius, 0],
    [radius, tall - radius],
  ];
  for (let k = 1; k <= 9; k++) {
    const up = (k / 9) * (TAU / 4);
    bell.push([Math.cos(up) * radius, tall - radius + Math.sin(up) * radius]);
  }
  return {
    ...{ height: foot + tall + 0.03, length: radius * 2.3, width: radius * 2.3 },
    inside: {
      ...{ middle: [0, foot, 0], across: radius * 0.93, along: radius * 0.93 },
      free: (x, z) => tall - radius + Math.sqrt(Math.max(0, radius * radius * 0.86 - x * x - z * z)),
    },
    forge(forge, clear) {
      forge.add(WALNUT, cylinder(radius * 1.15, foot, { segments: 44 }));
      forge.add(clear, moved(lathe(bell, 44, 1), { at: [0, foot, 0] }));
      forge.add(clear, moved(ball([0.018, 0.018, 0.018], 16, 10), { at: [0, foot + tall + 0.014, 0] }));
      forge.add(SHINE, shine(radius * 1.004, [0, foot + tall - radius, 0]));
    },
  };
}

/** Hangs or stands with its socket up. */
function bulb(): Glass {
  const radius = 0.1;
  const profile: Point[] = [];
  for (let k = 0; k <= 16; k++) {
    const up = -TAU / 4 + (k / 16) * (TAU / 4 + 0.75);
    profile.push([Math.cos(up) * radius, radius + Math.sin(up) * radius]);
  }
  profile.push([radius * 0.48, radius * 2.05], [radius * 0.4, radius * 2.35]);
  return {
    ...{ height: radius * 2.95, length: radius * 2, width: radius * 2 },
    inside: roomInBall(radius, radius, 0.36),
    forge(forge, clear) {
      forge.add(clear, lathe(profile, 44, 1));
      for (let k = 0; k < 4; k++)
        forge.add(
          BRASS,
          moved(cylinder(radius * (0.42 - k * 0.012), radius * 0.13, { segments: 28 }), {
            at: [0, radius * (2.3 + k * 0.14), 0],
          }),
        );
      forge.add(
        { material: 'plastic', colour: 0x1b1c1f },
        moved(cylinder(radius * 0.3, radius * 0.12, { top: radius * 0.12 }), { at: [0, radius * 2.84, 0] }),
      );
      forge.add(SHINE, shine(radius * 1.004, [0, radius, 0]));
    },
  };
}

/** By the catalogue's names of the shapes, see GLASS_VESSELS in catalogue/glass-worlds.ts. */
export const GLASSES = { globe: snowGlobe, ball: glassBall, bottle, jar, dome, bulb } as const;
