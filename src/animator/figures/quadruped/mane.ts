import { mix } from '../../maths/ease.ts';
import { ramp } from '../brush.ts';
import { fillBlob, type Point } from '../pen.ts';
import type { Body } from './body.ts';

type OnNeck = (along: number, across: number) => Point;

const LOCKS = 7;

/** Hair that falls from the crest over the near side of the neck, in locks. */
function drawFalling({ pen, fur, bones }: Body, on: OnNeck): void {
  const fall = (t: number, depth: number, i: number): Point => {
    const [x, y] = on(t, depth);
    const flow = Math.sin(bones.turn + i * 0.9) * 0.02 * (0.4 + bones.lively);
    return [x - 0.02 + flow - bones.lively * 0.07, y + 0.05 - bones.lively * 0.03];
  };
  const crest: Point[] = [];
  const edge: Point[] = [];
  for (let i = 0; i <= LOCKS; i++) {
    const t = mix(-0.05, 1.05, i / LOCKS);
    // It begins short at the withers.
    const depth = i === 0 ? 0.02 : i === 1 ? 0.4 : 0.6 + 0.05 * (i % 2);
    crest.push(on(t, i === 0 ? 0.02 : -0.1));
    edge.push(fall(t - 0.1, depth, i));
    if (i < LOCKS) edge.push(fall(t + 0.02, i === 0 ? 0.2 : 0.53, i));
  }
  pen.fillStyle = ramp(pen, on(0.5, -0.2), fall(0.4, 0.66, 3), [fur.marksLit, fur.marks, fur.marksShade]);
  fillBlob(pen, [...crest, ...edge.reverse()]);
  pen.strokeStyle = fur.marksLit;
  pen.lineWidth = 0.012;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.55;
  pen.beginPath();
  for (let i = 0; i < LOCKS * 2; i++) {
    const t = mix(0.06, 0.98, i / (LOCKS * 2));
    pen.moveTo(...on(t, -0.02));
    pen.quadraticCurveTo(...on(t, 0.22), ...fall(t - 0.07, 0.44, i / 2));
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Short hair that stands on the crest, striped with the coat. */
function drawStanding({ pen, species, fur, bones }: Body, on: OnNeck): void {
  const count = 13;
  const tall = species.head === 'giraffe' ? 0.16 : 0.24;
  for (let i = 0; i < count; i++) {
    const t = mix(0, 1.04, i / (count - 1));
    const flow = Math.sin(bones.turn + i * 0.7) * 0.008;
    const [x, y] = on(t, -tall);
    pen.fillStyle = i % 2 === 0 || species.pattern !== 'stripes' ? fur.marks : fur.base;
    fillBlob(pen, [on(t - 0.05, 0.06), on(t - 0.05, -0.06), [x + flow, y], on(t + 0.05, -0.06), on(t + 0.05, 0.06)]);
  }
}

export function drawCrest(body: Body, on: OnNeck): void {
  if (body.species.mane === 'upright') drawStanding(body, on);
  else drawFalling(body, on);
}
