import { drawBear } from './heads/bear.ts';
import { drawBigCat } from './heads/big-cat.ts';
import { drawCamel } from './heads/camel.ts';
import { drawCanine } from './heads/canine.ts';
import { drawCat } from './heads/cat.ts';
import { drawDeer, drawGiraffe } from './heads/deer.ts';
import { drawElephant } from './heads/elephant.ts';
import { drawEquine } from './heads/equine.ts';
import { drawBovine, drawGoat, drawSheep } from './heads/grazer.ts';
import type { DrawHead } from './heads/head-parts.ts';
import { drawPig, drawRabbit } from './heads/rabbit-and-pig.ts';
import type { HeadShape } from './species.ts';

export const HEAD_ART: Readonly<Record<HeadShape, DrawHead>> = {
  cat: drawCat,
  bigcat: drawBigCat,
  canine: drawCanine,
  bear: drawBear,
  rabbit: drawRabbit,
  pig: drawPig,
  equine: drawEquine,
  bovine: drawBovine,
  sheep: drawSheep,
  goat: drawGoat,
  deer: drawDeer,
  giraffe: drawGiraffe,
  camel: drawCamel,
  elephant: drawElephant,
};
