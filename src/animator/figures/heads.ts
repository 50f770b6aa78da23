import { drawBear, drawCanine, drawFeline } from './carnivore-heads.ts';
import { drawBovine, drawEquine, drawSheep } from './grazer-heads.ts';
import type { DrawHead } from './head-parts.ts';
import type { HeadShape } from './species-table.ts';
import { drawDeer, drawElephant } from './tall-heads.ts';

export const HEAD_ART: Readonly<Record<HeadShape, DrawHead>> = {
  canine: drawCanine,
  feline: drawFeline,
  equine: drawEquine,
  bovine: drawBovine,
  sheep: drawSheep,
  bear: drawBear,
  elephant: drawElephant,
  giraffe: drawDeer,
  camel: drawDeer,
  deer: drawDeer,
};
