import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, TAU } from '../maths/ease.ts';
import { drawPattern, type Trunk } from './coat-pattern.ts';
import { type Fur, makeFur } from './head-parts.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import { type Body, drawLeg, findFoot, OFFSETS } from './quadruped-legs.ts';
import { drawHeadAt, drawNeck } from './quadruped-neck.ts';
import { drawTail } from './quadruped-tail.ts';
import type { Dress, Pose, Rig } from './rig.ts';
import type { Species } from './species-table.ts';

function outlineTrunk(species: Species, trunk: Trunk, arch: number): Point[] {
  const { hipX, shoulderX, top, bottom } = trunk;
  const middle = (hipX + shoulderX) / 2;
  const { rise, hump, belly, girth } = species;
  return [
    [hipX - 0.2, top + girth * 0.42],
    [hipX - 0.15, top + girth * 0.1],
    [hipX, top - 0.01],
    [mix(hipX, middle, 0.6), top - (hump > 0.2 ? hump * 0.5 : -0.012) + arch],
    [middle, top - (hump > 0.2 ? hump : -0.01) + arch],
    [mix(middle, shoulderX, 0.5), top - (hump > 0.2 ? hump * 0.4 : hump * 0.5) - rise * 0.5 + arch * 0.5],
    [shoulderX, top - (hump > 0.2 ? 0 : hump) - rise],
    [shoulderX + 0.18, top + girth * 0.22 - rise],
    [shoulderX + 0.22, top + girth * 0.56 - rise * 0.5],
    [shoulderX + 0.1, bottom - 0.02],
    [shoulderX - 0.1, bottom + 0.01],
    [middle, bottom - belly * 0.5 + arch * 0.4],
    [mix(middle, hipX, 0.6), bottom - belly - 0.03 + arch * 0.4],
    [hipX - 0.06, bottom - belly * 2 - 0.06],
  ];
}

/** A fleece of round locks. */
function drawWool(pen: SKRSContext2D, { hipX, shoulderX, top, bottom }: Trunk, fur: Fur): void {
  const [cx, cy] = [(hipX + shoulderX) / 2, (top + bottom) / 2];
  pen.fillStyle = fur.base;
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * TAU;
    fillCircle(
      pen,
      [cx + Math.cos(angle) * (shoulderX - hipX + 0.32) * 0.5, cy + Math.sin(angle) * (bottom - top) * 0.5],
      0.1 + 0.02 * (i % 3),
    );
  }
  pen.strokeStyle = fur.dark;
  pen.globalAlpha = 0.22;
  pen.lineWidth = 0.02;
  for (let i = 0; i < 14; i++) {
    const x = hipX - 0.08 + ((i * 0.37) % 1) * (shoulderX - hipX + 0.16);
    const y = top + 0.08 + ((i * 0.61) % 1) * (bottom - top - 0.16);
    pen.beginPath();
    pen.arc(x, y, 0.055, 0.3, 2.6);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Light from above on a round body, whatever its colour. */
function shadeTrunk(pen: SKRSContext2D, { hipX, shoulderX, top, bottom }: Trunk): void {
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  const shading = pen.createLinearGradient(0, top - 0.5, 0, bottom + 0.06);
  const at = (y: number): number => (y - top + 0.5) / (bottom - top + 0.56);
  // The light begins softly above the back, or the neck would show where it ends.
  shading.addColorStop(0, 'rgba(255,240,210,0)');
  shading.addColorStop(at(top), 'rgba(255,244,214,0.3)');
  shading.addColorStop(at(top + (bottom - top) * 0.4), 'rgba(255,230,190,0)');
  shading.addColorStop(at(top + (bottom - top) * 0.6), 'rgba(60,30,40,0)');
  shading.addColorStop(1, 'rgba(50,24,40,0.36)');
  pen.fillStyle = shading;
  pen.fillRect(hipX - 1, top - 0.5, shoulderX - hipX + 2.4, bottom - top + 0.56);
  pen.restore();
}

function drawQuadruped(species: Species, pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const coat = colour ?? random.pick(species.coats);
  const fur = makeFur(coat, species);
  const body: Body = { pen, species, fur, pose };
  const turn = pose.phase * TAU;
  const lively = pose.gait === 2 ? 1 : pose.gait === 1 ? 0.35 : 0.06;
  const bob = pose.gait === 2 ? Math.sin(turn * 1 + 2.4) * 0.05 : pose.gait === 1 ? Math.cos(turn * 2) * 0.012 : 0;
  const top = -1 + bob;
  const trunk: Trunk = { hipX: -species.length / 2, shoulderX: species.length / 2, top, bottom: top + species.girth };
  const arch = pose.gait === 2 ? Math.sin(turn + 1.2) * 0.035 : 0;
  const { hipX, shoulderX, bottom } = trunk;
  const joint = mix(top, bottom, 0.62);
  const [farFore, farHind, nearHind, nearFore] = OFFSETS[pose.gait];
  const spread = species.legWidth * 0.9;
  const foot = (offset: number, rest: number): Point => findFoot(body, offset, rest);
  if (pose.act === 'sit') {
    drawSitting(body, trunk, turn, random);
    return;
  }
  const drawNearLegs = (): void => {
    drawLeg(body, [hipX + spread * 0.1, joint], foot(nearHind, hipX - spread * 0.4), true, false);
    drawLeg(body, [shoulderX - spread * 0.1, joint], foot(nearFore, shoulderX - spread * 0.3), false, false);
  };
  drawTail(pen, species, fur, [hipX - 0.15, top + species.girth * 0.14], Math.sin(turn + 0.9) * (0.3 + lively));
  drawLeg(body, [shoulderX + spread * 0.6, joint], foot(farFore, shoulderX + spread * 1.3), false, true);
  drawLeg(body, [hipX + spread * 0.4, joint], foot(farHind, hipX + spread * 1.1), true, true);
  // A fleece hangs over the legs.
  if (species.pattern === 'wool') drawNearLegs();
  pen.fillStyle = fur.base;
  fillBlob(pen, outlineTrunk(species, trunk, arch));
  if (species.pattern === 'wool') drawWool(pen, trunk, fur);
  drawNeck(body, trunk, turn, lively, random);
  drawPattern(pen, species, fur, trunk, random.spawn('coat'));
  shadeTrunk(pen, trunk);
  if (species.pattern !== 'wool') drawNearLegs();
  drawHeadAt(body, trunk, turn, lively);
}

/** A sitting animal draws its trunk together. */
const HUNCHED = 0.78;

/** Sits up: the trunk tips until the haunches rest on the ground, the forelegs stand. */
function drawSitting(body: Body, trunk: Trunk, turn: number, random: Dress['random']): void {
  const { pen, species, fur } = body;
  const { shoulderX, hipX, top, bottom } = trunk;
  const joint = mix(top, bottom, 0.62);
  const low = 0.08;
  const long = species.length * HUNCHED;
  const tilt = Math.asin(Math.min(0.85, (-joint - low - species.girth * 0.42) / long));
  const haunch: Point = [shoulderX - Math.cos(tilt) * long, -species.girth * 0.46];
  pen.save();
  pen.translate(haunch[0] - species.girth * 0.36, -0.09);
  pen.scale(1, 0.32);
  drawTail(pen, species, fur, [0, 0], Math.sin(turn) * 0.4);
  pen.restore();
  drawLeg(body, [shoulderX + species.legWidth * 0.5, joint + low], [shoulderX + species.legWidth, 0], false, true);
  pen.save();
  pen.translate(shoulderX, joint + low);
  pen.rotate(-tilt);
  pen.scale(HUNCHED, 1);
  pen.translate(-shoulderX, -joint);
  pen.fillStyle = fur.base;
  fillBlob(pen, outlineTrunk({ ...species, hump: Math.min(species.hump, 0.1) }, { ...trunk, hipX: hipX + 0.08 }, 0));
  drawPattern(pen, species, fur, trunk, random.spawn('coat'));
  shadeTrunk(pen, trunk);
  pen.restore();
  pen.fillStyle = fur.base;
  pen.beginPath();
  pen.ellipse(haunch[0] + 0.06, haunch[1], species.girth * 0.56, species.girth * 0.48, -0.3, 0, TAU);
  pen.fill();
  fillLimb(pen, [haunch[0], -0.06], [haunch[0] + 0.42, -0.055], species.legWidth * 0.8, species.legWidth * 0.6);
  drawLeg(
    body,
    [shoulderX - species.legWidth * 0.1, joint + low],
    [shoulderX - species.legWidth * 0.2, 0],
    false,
    false,
  );
  pen.save();
  pen.translate(0, low);
  drawNeck(body, trunk, turn, 0.1, random);
  drawHeadAt(body, trunk, turn, 0.1);
  pen.restore();
}

/** The height of the highest point of a standing animal: of its head or of its back. */
function heightOf(species: Species): number {
  const neck = 1 - species.girth * 0.26 + species.rise + Math.sin(species.neckAngle) * (species.neck + 0.14);
  const above = species.crown === 'antlers' ? 1.2 : species.crown === 'unicorn' ? 0.8 : 0.5;
  return Math.max(neck + species.headSize * above, 1.04 + (species.hump > 0.2 ? species.hump : 0));
}

export function makeQuadruped(species: Species): Rig {
  const tall = heightOf(species);
  const ahead =
    species.length / 2 + 0.1 + Math.cos(species.neckAngle - 0.2) * (species.neck + 0.14) + species.headSize * 0.95;
  return {
    left: -species.length / 2 - 0.26 - species.tailLength * 0.85,
    right: Math.max(ahead, species.length / 2 + 0.62),
    top: -tall - 0.2,
    bottom: 0.05,
    tall,
    frames: 16,
    cyclesPerSecond: [0.4, 0.95, 1.7],
    castsShadow: true,
    hangs: false,
    bestPhase: 0.12,
    draw: (pen, pose, dress) => drawQuadruped(species, pen, pose, dress),
  };
}
