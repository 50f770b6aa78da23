import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Fur } from './head-parts.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Species } from './species-table.ts';

/** How a tail begins and how it bends on its way, in radians: 0 points backwards, PI/2 down. */
const SHAPES = {
  bushy: { start: 0.42, bend: -0.06 },
  thin: { start: 1.2, bend: -0.1 },
  tuft: { start: 1.12, bend: 0.06 },
  hair: { start: 0.5, bend: 0.2 },
  stub: { start: 0.2, bend: 0.1 },
  curl: { start: 0.5, bend: -0.26 },
} as const;

const JOINTS = 7;

export function drawTail(pen: SKRSContext2D, species: Species, fur: Fur, root: Point, wag: number): void {
  const { start, bend } = SHAPES[species.tail];
  const spine: Point[] = [root];
  let angle = start + wag * 0.12;
  let [x, y] = root;
  for (let i = 0; i < JOINTS; i++) {
    x -= (Math.cos(angle) * species.tailLength) / JOINTS;
    y += (Math.sin(angle) * species.tailLength) / JOINTS;
    angle += bend + wag * 0.04;
    spine.push([x, y]);
  }
  const end = spine.at(-1) ?? root;
  pen.fillStyle = fur.base;
  if (species.tail === 'bushy' || species.tail === 'hair') {
    const thick = species.tail === 'bushy' ? 0.13 : 0.1;
    const widthAt = (i: number): number => thick * Math.sin(((i + 0.6) / (JOINTS + 1.2)) * Math.PI);
    pen.fillStyle = species.tail === 'hair' ? fur.marks : fur.base;
    fillBlob(pen, [
      ...spine.map(([px, py], i): Point => [px - widthAt(i) * 0.5, py - widthAt(i)]),
      ...spine.map(([px, py], i): Point => [px + widthAt(i) * 0.5, py + widthAt(i)]).reverse(),
    ]);
    if (species.pattern === 'fox') {
      pen.fillStyle = fur.pale;
      const [before] = spine.slice(-3);
      fillBlob(pen, [end, [end[0] + 0.06, end[1] - 0.08], before ?? end, [end[0] + 0.12, end[1] + 0.07]]);
    }
    return;
  }
  const width = species.tail === 'stub' ? species.tailLength * 0.5 : species.tail === 'curl' ? 0.055 : 0.03;
  for (let i = 0; i < JOINTS; i++) {
    const [from, to] = [spine[i], spine[i + 1]];
    if (from !== undefined && to !== undefined)
      fillLimb(pen, from, to, width * (1.1 - i * 0.05), width * (1.05 - i * 0.05));
  }
  if (species.tail !== 'tuft') return;
  pen.fillStyle = fur.marks;
  fillCircle(pen, end, 0.05);
  fillBlob(pen, [
    [end[0] - 0.05, end[1] - 0.04],
    [end[0] + 0.05, end[1] - 0.03],
    [end[0] + 0.03, end[1] + 0.1],
    [end[0] - 0.02, end[1] + 0.15],
    [end[0] - 0.06, end[1] + 0.08],
  ]);
}
