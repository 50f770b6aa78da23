import { between, fade, fillTube, type ramp } from '../brush.ts';
import { fillCircle, type Point } from '../pen.ts';
import type { Body } from './body.ts';
import { drawFoot, legTones } from './feet.ts';
import { findFoot, findJoint, type LegName } from './gait.ts';
import { drawFolded, drawHaunch } from './resting-legs.ts';

/** The upper end melts into the body: a thigh has no edge at the back. */
function legPaint(body: Body, top: Point, knee: Point, foot: Point, far: boolean): ReturnType<typeof ramp> {
  const { pen } = body;
  const { upper, lower, end } = legTones(body, far);
  const soft = fade(upper, 0);
  const low = Math.max(foot[1], knee[1] + 0.05);
  const paint = pen.createLinearGradient(0, top[1], 0, low);
  const middle = Math.max(0.02, Math.min(0.9, (knee[1] - top[1]) / (low - top[1])));
  paint.addColorStop(0, far ? upper : soft);
  // Black on white fades within a hand's breadth, or it would look like dirt.
  if (!far && body.species.pattern === 'panda') paint.addColorStop(middle * 0.36, soft);
  paint.addColorStop(middle * 0.62, upper);
  paint.addColorStop(middle + (1 - middle) * 0.2, upper);
  paint.addColorStop(middle + (1 - middle) * 0.4, lower);
  paint.addColorStop(1, end);
  return paint;
}

/** Rings around the legs of zebras and tigers, dots on those of leopards. */
function drawLegMarks({ pen, species, fur }: Body, spine: readonly Point[], halves: readonly number[]): void {
  const dots = species.pattern === 'spots' || species.pattern === 'rosettes' || species.pattern === 'patches';
  if (!dots && species.pattern !== 'stripes' && species.pattern !== 'tiger') return;
  pen.fillStyle = fur.marks;
  for (let joint = 0; joint < spine.length - 1; joint++) {
    const [from, to] = [spine[joint], spine[joint + 1]];
    if (from === undefined || to === undefined) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    const count = Math.round(long / 0.085);
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5) / count;
      const [x, y] = between(from, to, share);
      const half = (halves[joint] ?? 0) * (1 - share) + (halves[joint + 1] ?? 0) * share;
      const [nx, ny] = [dy / long, -dx / long];
      const side = i % 2 === 0 ? 1 : -1;
      if (dots) {
        if (species.pattern !== 'patches' || joint < 2)
          fillCircle(pen, [x + nx * half * 0.45 * side, y + ny * half * 0.45 * side], Math.min(0.02, half * 0.34));
        continue;
      }
      const reach = species.pattern === 'stripes' ? 0.9 : 0.35;
      fillTube(
        pen,
        [
          [x + nx * half * 0.94 * side, y + ny * half * 0.94 * side],
          [x, y + 0.012],
          [x - nx * half * reach * side, y - ny * half * reach * side],
        ],
        [0.017, 0.013, 0.003],
      );
    }
  }
}

function drawFore(body: Body, leg: LegName, far: boolean): void {
  const { pen, species, pose, bones } = body;
  const { legWidth, girth } = species;
  const sits = bones.posture === 'sit';
  const aside = far ? legWidth * 1.25 : -legWidth * 0.25;
  const rest = (sits ? bones.shoulder[0] + legWidth * 0.4 : species.length / 2) + aside;
  const foot = findFoot(species, pose, leg, rest);
  const swing = foot[0] - rest;
  const from = bones.shoulder;
  const top: Point = [from[0] + aside * (sits ? 0.2 : 0.7) - girth * (sits ? 0.1 : 0.02), from[1] - girth * 0.06];
  const elbow: Point = [from[0] + aside * 0.8 - 0.03 + swing * 0.22, from[1] + girth * 0.31 - Math.abs(swing) * 0.06];
  const width = legWidth * (species.foot === 'pad' ? 0.8 : 0.62);
  const pastern: Point = [foot[0] - (foot[1] < -0.02 ? 0.05 : 0.015), foot[1] - width * 1.5];
  const long = Math.max(-elbow[1] - width * 1.5, 0.16);
  const wrist = findJoint(elbow, pastern, long * 0.53, long * 0.5, -1);
  const spine = [top, between(top, elbow, 0.6), elbow, wrist, pastern, [foot[0], foot[1] - width * 0.7] as Point];
  const halves = [girth * 0.2, girth * 0.21, legWidth * 1.12, legWidth * 0.8, width, width];
  if (species.foot === 'hoof') [halves[3], halves[4]] = [legWidth * 0.72, width * 0.84];
  pen.fillStyle = legPaint(body, top, elbow, foot, far);
  fillTube(pen, spine, halves);
  if (!far) drawLegMarks(body, spine.slice(1), halves.slice(1));
  drawFoot(body, foot, width, far);
}

/** How long the foot is above the ground it stands on, in shares of the leg: bears walk on their soles. */
const SHANK = { paw: 0.26, hoof: 0.36, pad: 0.2 } as const;

function drawHind(body: Body, leg: LegName, far: boolean): void {
  const { pen, species, pose, bones } = body;
  const { legWidth, girth } = species;
  const aside = far ? legWidth * 1.25 : -legWidth * 0.25;
  const rest = -species.length / 2 + aside - 0.02;
  const foot = findFoot(species, pose, leg, rest);
  const swing = foot[0] - rest;
  const hip: Point = [bones.hip[0] + aside * 0.6, bones.hip[1] - girth * 0.04];
  const tall = -bones.hip[1];
  const width = legWidth * (species.foot === 'pad' ? 0.8 : 0.64);
  const heavy = species.head === 'bear' ? 0.14 : SHANK[species.foot];
  const shank = heavy * tall;
  // The heel leads when the foot is behind, and follows when it is ahead.
  const hock: Point = [foot[0] - 0.3 * shank - swing * 0.42, foot[1] - shank];
  const straight = species.foot === 'pad' ? 0.515 : 0.55;
  const long = Math.max(Math.hypot(hock[0] - hip[0], hock[1] - hip[1]), (tall - shank) * 0.94) * straight;
  const knee = findJoint(hip, hock, long, long, -1);
  const end: Point = [foot[0] - 0.005, foot[1] - width * 0.8];
  const spine = [hip, between(hip, knee, 0.55), knee, between(knee, hock, 0.6), hock, end];
  const halves = [girth * 0.36, girth * 0.32, legWidth * 1.5, legWidth * 0.94, legWidth * 0.72, width];
  if (species.foot === 'hoof') [halves[4], halves[5]] = [legWidth * 0.72, width * 0.82];
  if (species.foot === 'pad') halves[4] = legWidth * 0.84;
  pen.fillStyle = legPaint(body, [hip[0], hip[1] - girth * 0.2], knee, foot, far);
  fillTube(pen, spine, halves);
  if (!far) drawLegMarks(body, spine.slice(1), halves.slice(1));
  drawFoot(body, foot, width, far);
}

export function drawFarLegs(body: Body): void {
  if (body.bones.posture === 'up') {
    drawFore(body, 'farFore', true);
    drawHind(body, 'farHind', true);
  } else {
    drawHaunch(body, true);
    if (body.bones.posture === 'sit') drawFore(body, 'farFore', true);
    else drawFolded(body, true);
  }
}

export function drawNearLegs(body: Body): void {
  if (body.bones.posture === 'up') {
    drawHind(body, 'nearHind', false);
    drawFore(body, 'nearFore', false);
  } else {
    if (body.bones.posture === 'sit') drawFore(body, 'nearFore', false);
    else drawFolded(body, false);
    drawHaunch(body, false);
  }
}
