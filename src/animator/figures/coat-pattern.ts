import type { SKRSContext2D } from '@napi-rs/canvas';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import type { Fur } from './head-parts.ts';
import { fillBlob, fillCircle, type Point } from './pen.ts';
import type { Species } from './species-table.ts';

/** Where the trunk of the body lies, in the animal's own units. */
export interface Trunk {
  readonly hipX: number;
  readonly shoulderX: number;
  readonly top: number;
  readonly bottom: number;
}

function drawStripes(pen: SKRSContext2D, { hipX, shoulderX, top, bottom }: Trunk, count: number, width: number): void {
  const long = shoulderX - hipX + 0.3;
  for (let i = 0; i < count; i++) {
    const x = hipX - 0.18 + (i / (count - 1)) * long;
    const lean = ((i / (count - 1)) * 2 - 1) * 0.05;
    pen.beginPath();
    pen.moveTo(x - width, top - 0.06);
    pen.quadraticCurveTo(x + lean - width * 0.4, (top + bottom) / 2, x + lean * 2, bottom - 0.04);
    pen.quadraticCurveTo(x + lean + width * 0.8, (top + bottom) / 2, x + width, top - 0.06);
    pen.fill();
  }
}

function scatter({ hipX, shoulderX, top, bottom }: Trunk, columns: number, rows: number, random: Random): Point[] {
  const points: Point[] = [];
  const long = shoulderX - hipX + 0.34;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = hipX - 0.17 + ((column + 0.5 * (row % 2)) / columns) * long + random.between(-0.012, 0.012);
      points.push([x, top + ((row + 0.5) / rows) * (bottom - top) + random.between(-0.012, 0.012)]);
    }
  }
  return points;
}

/** Painted over what is already there of the body, and only there. */
export function drawPattern(pen: SKRSContext2D, species: Species, fur: Fur, trunk: Trunk, random: Random): void {
  const { hipX, shoulderX, top, bottom } = trunk;
  const middle = (hipX + shoulderX) / 2;
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = fur.marks;
  switch (species.pattern) {
    case 'stripes':
      drawStripes(pen, trunk, 13, 0.026);
      break;
    case 'tiger':
      drawStripes(pen, trunk, 12, 0.019);
      break;
    case 'tabby':
      pen.globalAlpha = 0.16;
      drawStripes(pen, { ...trunk, bottom: (top + bottom) / 2 }, 9, 0.03);
      break;
    case 'spots':
      for (const point of scatter(trunk, 13, 6, random)) fillCircle(pen, point, random.between(0.016, 0.026));
      break;
    case 'patches':
      for (const [x, y] of scatter(trunk, 6, 4, random)) {
        const sides = 5 + random.index(2);
        const size = random.between(0.058, 0.07);
        fillBlob(
          pen,
          Array.from({ length: sides }, (_, i): Point => {
            const angle = (i / sides) * TAU + random.between(-0.2, 0.2);
            return [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.8];
          }),
        );
      }
      break;
    case 'cow':
      fillBlob(pen, [
        [hipX - 0.2, top],
        [hipX + 0.16, top - 0.04],
        [hipX + 0.2, top + 0.26],
        [hipX + 0.02, top + 0.34],
        [hipX - 0.2, top + 0.2],
      ]);
      fillBlob(pen, [
        [middle + 0.02, top - 0.02],
        [middle + 0.3, top - 0.06],
        [middle + 0.36, top + 0.2],
        [middle + 0.2, top + 0.32],
        [middle + 0.06, top + 0.18],
      ]);
      fillBlob(pen, [
        [middle - 0.14, bottom - 0.2],
        [middle + 0.04, bottom - 0.22],
        [middle + 0.06, bottom],
        [middle - 0.12, bottom],
      ]);
      break;
    case 'panda':
      pen.fillRect(shoulderX - 0.2, top - 0.2, 0.32, bottom - top + 0.3);
      break;
    case 'fox':
      pen.fillStyle = fur.pale;
      fillBlob(pen, [
        [shoulderX - 0.1, bottom - 0.12],
        [shoulderX + 0.22, bottom - 0.34],
        [shoulderX + 0.26, bottom],
        [middle - 0.2, bottom + 0.06],
      ]);
      break;
    case 'wolf':
      pen.globalAlpha = 0.6;
      fillBlob(pen, [
        [hipX - 0.24, top - 0.1],
        [shoulderX + 0.24, top - 0.14],
        [shoulderX + 0.1, top + 0.12],
        [middle, top + 0.14],
        [hipX - 0.1, top + 0.14],
      ]);
      pen.fillStyle = fur.pale;
      fillBlob(pen, [
        [middle - 0.3, bottom - 0.05],
        [shoulderX, bottom - 0.12],
        [shoulderX + 0.2, bottom - 0.2],
        [shoulderX + 0.1, bottom + 0.05],
      ]);
      break;
    default:
      break;
  }
  pen.restore();
}
