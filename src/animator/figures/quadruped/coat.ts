import { TAU } from '../../maths/ease.ts';
import type { Random } from '../../maths/random.ts';
import { fillTube } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Body } from './body.ts';

type On = (along: number, across: number) => Point;

/** Stripes that taper towards the belly; every other one is short. */
function drawStripes(pen: Body['pen'], on: On, count: number, width: number, long: number): void {
  for (let i = 0; i < count; i++) {
    const u = -0.16 + (i / (count - 1)) * 1.34;
    const lean = (u - 0.5) * 0.09;
    const reach = long * (i % 2 === 0 ? 1 : 0.72);
    fillTube(
      pen,
      [on(u, -0.08), on(u + lean * 0.4 + 0.012, reach * 0.4), on(u + lean, reach)],
      [width, width * 0.9, width * 0.16],
    );
  }
}

function scatter(on: On, columns: number, rows: number, random: Random): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = -0.2 + ((column + 0.5 * (row % 2)) / columns) * 1.46 + random.between(-0.014, 0.014);
      points.push(on(u, (row + 0.5) / rows + random.between(-0.025, 0.025)));
    }
  }
  return points;
}

function drawRosettes(pen: Body['pen'], points: readonly Point[], random: Random): void {
  for (const [x, y] of points) {
    const size = random.between(0.02, 0.027);
    const first = random.next() * TAU;
    for (let i = 0; i < 4; i++) {
      const angle = first + (i / 4) * TAU;
      fillCircle(pen, [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.85], size * 0.52);
    }
  }
}

function drawPatches(pen: Body['pen'], points: readonly Point[], size: number, random: Random): void {
  for (const [x, y] of points) {
    const sides = 5 + random.index(2);
    const large = random.between(0.85, 1.05) * size;
    fillBlob(
      pen,
      Array.from({ length: sides }, (_, i): Point => {
        const angle = (i / sides) * TAU + random.between(-0.2, 0.2);
        return [x + Math.cos(angle) * large, y + Math.sin(angle) * large * 0.92];
      }),
    );
  }
}

const COW_PATCHES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.3, -0.1],
    [0.14, -0.14],
    [0.22, 0.3],
    [0.06, 0.6],
    [-0.16, 0.5],
    [-0.34, 0.3],
  ],
  [
    [0.46, -0.1],
    [0.8, -0.16],
    [0.86, 0.3],
    [0.72, 0.58],
    [0.56, 0.4],
  ],
  [
    [0.34, 0.66],
    [0.5, 0.6],
    [0.54, 1.1],
    [0.36, 1.1],
  ],
  [
    [1.02, 0.3],
    [1.3, 0.1],
    [1.34, 0.6],
    [1.12, 0.72],
  ],
];

function fillOn(pen: Body['pen'], on: On, shares: readonly (readonly [number, number])[]): void {
  fillBlob(
    pen,
    shares.map(([u, w]) => on(u, w)),
  );
}

/** Painted within the outline of trunk and neck. */
export function drawPattern({ pen, species, fur, bones }: Body, random: Random): void {
  const { on } = bones;
  pen.fillStyle = fur.marks;
  switch (species.pattern) {
    case 'stripes':
      drawStripes(pen, on, 15, 0.03, 0.98);
      break;
    case 'tiger':
      drawStripes(pen, on, 13, 0.024, 0.78);
      break;
    case 'tabby':
      pen.globalAlpha = 0.3;
      drawStripes(pen, on, 10, 0.026, 0.5);
      break;
    case 'spots':
      for (const point of scatter(on, 17, 7, random)) fillCircle(pen, point, random.between(0.014, 0.024));
      break;
    case 'rosettes':
      drawRosettes(pen, scatter(on, 13, 5, random), random);
      break;
    case 'blots':
      for (const point of scatter(on, 9, 4, random)) fillCircle(pen, point, random.between(0.018, 0.042));
      break;
    case 'dapples':
      pen.fillStyle = fur.pale;
      for (const [i, point] of scatter(on, 9, 3, random).entries()) if (i < 18) fillCircle(pen, point, 0.022);
      break;
    case 'patches':
      drawPatches(pen, scatter(on, 8, 4, random), 0.064, random);
      break;
    case 'cow':
      for (const patch of COW_PATCHES) fillOn(pen, on, patch);
      break;
    case 'panda':
      fillOn(pen, on, [
        [0.78, -0.3],
        [1.12, -0.4],
        [1.2, 0.3],
        [1.24, 1.2],
        [0.78, 1.2],
        [0.8, 0.5],
      ]);
      break;
    case 'fox':
      pen.fillStyle = fur.pale;
      fillOn(pen, on, [
        [0.86, 0.76],
        [1.3, 0.3],
        [1.46, 0.7],
        [1.1, 1.2],
        [0.3, 1.14],
      ]);
      break;
    case 'saddle':
      fillOn(pen, on, [
        [-0.4, -0.2],
        [0.4, -0.3],
        [1.1, -0.3],
        [1.16, 0.1],
        [0.9, 0.52],
        [0.4, 0.5],
        [0.05, 0.34],
        [-0.3, 0.2],
      ]);
      break;
    case 'collie':
      pen.fillStyle = fur.pale;
      fillOn(pen, on, [
        [0.96, -0.4],
        [1.6, -0.3],
        [1.5, 1.2],
        [0.96, 1.2],
        [1.02, 0.4],
      ]);
      break;
    case 'wolf':
      pen.globalAlpha = 0.55;
      fillOn(pen, on, [
        [-0.4, -0.3],
        [0.5, -0.3],
        [1.2, -0.4],
        [1.1, 0.2],
        [0.5, 0.3],
        [0, 0.24],
      ]);
      break;
    default:
      break;
  }
  pen.globalAlpha = 1;
}

export function drawNeckPattern({ pen, species, fur }: Body, on: On, random: Random): void {
  pen.fillStyle = fur.marks;
  const tall = species.neck > 0.6;
  switch (species.pattern) {
    case 'stripes':
    case 'tiger': {
      const count = species.pattern === 'stripes' ? 8 : 3;
      for (let i = 1; i <= count; i++) {
        const t = 0.16 + (i / count) * 0.8;
        fillTube(pen, [on(t, -0.1), on(t - 0.02, 0.4), on(t - 0.06, 0.86)], [0.024, 0.02, 0.006]);
      }
      break;
    }
    case 'spots':
      for (let i = 0; i < 12; i++) fillCircle(pen, on(random.between(0.1, 0.9), random.between(0.08, 0.7)), 0.016);
      break;
    case 'rosettes':
      drawRosettes(
        pen,
        Array.from({ length: 7 }, (_, i) => on(0.1 + i * 0.12, 0.15 + 0.4 * (i % 2))),
        random,
      );
      break;
    case 'patches':
      if (tall) {
        const rows = 10;
        for (let i = 0; i < rows; i++) {
          const size = 0.068 - (i / rows) * 0.03;
          const aside = 0.1 * (i % 2);
          drawPatches(pen, [on((i + 0.3) / rows, 0.16 + aside), on((i + 0.3) / rows, 0.6 + aside)], size, random);
        }
      }
      break;
    case 'cow':
      fillOn(pen, on, [
        [0.4, -0.2],
        [1.2, -0.2],
        [1.1, 0.6],
        [0.6, 0.5],
      ]);
      break;
    case 'saddle':
      pen.globalAlpha = 0.8;
      fillOn(pen, on, [
        [-0.1, -0.2],
        [0.9, -0.2],
        [0.8, 0.3],
        [0, 0.5],
      ]);
      pen.globalAlpha = 1;
      break;
    default:
      break;
  }
}
