import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Dress, Pose, Rig } from '../rig.ts';
import type { Body } from './body.ts';
import { makeFur } from './fur.ts';
import { HEAD_ART } from './heads.ts';
import { drawFarLegs, drawNearLegs } from './legs.ts';
import { findSkeleton } from './skeleton.ts';
import type { Species } from './species.ts';
import { drawTail, drawWrappedTail } from './tail.ts';
import { drawTrunk } from './trunk.ts';
import { findVariety } from './varieties.ts';

function drawHead({ pen, species, fur, bones }: Body): void {
  const { headSize } = species;
  pen.save();
  pen.translate(bones.head[0] + headSize * 0.16, bones.head[1] - headSize * 0.02);
  pen.rotate(bones.headTurn);
  pen.scale(headSize, headSize);
  HEAD_ART[species.head]({ pen, species, fur, sway: bones.sway, open: bones.mouth, shut: bones.shut });
  pen.restore();
}

/** Feet press a little into the grass. */
const GROUND = 0.025;

function drawQuadruped(species: Species, pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  // A rabbit does not walk, it hops.
  const gait: Pose = species.head === 'rabbit' && pose.gait === 1 ? { ...pose, gait: 2 } : pose;
  const fur = makeFur(species, colour ?? random.pick(species.coats), colour !== null);
  const body: Body = { pen, species, fur, pose: gait, bones: findSkeleton(species, gait) };
  // Nothing that hangs reaches into the ground.
  pen.beginPath();
  pen.rect(-9, -9, 18, 9 + GROUND);
  pen.clip();
  drawTail(body);
  drawFarLegs(body);
  // A fleece hangs over the legs.
  if (species.pattern === 'wool') drawNearLegs(body);
  drawTrunk(body, random);
  if (species.pattern !== 'wool') drawNearLegs(body);
  drawWrappedTail(body);
  drawHead(body);
}

/** How far ears, horns or antlers rise above the middle of the head, in sizes of the head. */
function crestOf({ crown, ears, head }: Species): number {
  if (crown === 'antlers') return 1.36;
  if (ears === 'long') return 1.05;
  return crown === 'unicorn' || head === 'goat' ? 0.94 : 0.76;
}

/** The height of the highest point of a standing animal: of its head or of its back. */
function heightOf(species: Species): number {
  const { girth, rise, neck, neckAngle, headSize, hump } = species;
  const poll = 1 - girth * 0.32 + rise + Math.sin(neckAngle) * (neck + 0.08);
  return Math.max(poll + headSize * crestOf(species), 1.04 + (hump > 0.2 ? hump : 0));
}

/** How far behind the body a tail is seen at its furthest, in its own length. */
const TAIL_REACH: Readonly<Record<Species['tail'], number>> = {
  ...{ brush: 1.12, feather: 1.02, plume: 0.7, tuft: 1, hair: 1.02, stub: 0.8, curl: 0.95, spiral: 1.1, puff: 1.1 },
};

/** How far an animal reaches behind and before its middle, in any of its poses. */
function reachOf(species: Species): { readonly behind: number; readonly ahead: number } {
  const { length, girth, neck, neckAngle, headSize, tailLength, tail, spring } = species;
  const wide =
    species.mane === 'lion' ||
    species.crown === 'antlers' ||
    species.head === 'elephant' ||
    species.crown === 'unicorn';
  const face = length * 0.52 + girth * 0.06 + Math.cos(neckAngle - 0.24) * (neck + 0.08) + headSize * (wide ? 1.24 : 1);
  const paws = length / 2 + girth * 0.4 + 0.4;
  const kick = length * 0.54 + (1 - girth * 0.72) * (0.45 + 0.37 * spring) + 0.14;
  return {
    behind: Math.max(length * 0.56 + girth * 0.38 + tailLength * TAIL_REACH[tail] + (tail === 'tuft' ? 0.16 : 0), kick),
    ahead: Math.max(face, paws, length / 2 + 0.5) + 0.04,
  };
}

export function makeQuadruped(species: Species): Rig {
  const tall = heightOf(species);
  const { behind, ahead } = reachOf(species);
  return {
    left: -behind,
    right: ahead,
    top: -tall - 0.3,
    bottom: 0.05,
    tall,
    frames: 16,
    cyclesPerSecond: [0.4, 0.95, 1.7],
    castsShadow: true,
    hangs: false,
    bestPhase: 0.12,
    draw(pen, pose, dress) {
      const variety = findVariety(species, dress.noun);
      // Breeds and the young have proportions of their own, and the height the plan gave them.
      const reach = reachOf(variety);
      const scale = Math.min(tall / heightOf(variety), ahead / reach.ahead, behind / reach.behind);
      pen.scale(scale, scale);
      drawQuadruped(variety, pen, pose, dress);
    },
  };
}
