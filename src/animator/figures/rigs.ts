import { THINGS } from '../catalogue/things.ts';
import { findRigName } from '../plan/art-facts.ts';
import type { FigurePlan, RigName } from '../plan/shot-plan.ts';
import { AIRPLANE } from './airplane.ts';
import { ASTRONAUT } from './astronaut.ts';
import { BIRD } from './bird/bird.ts';
import { FOWL_RIGS } from './bird/fowls.ts';
import { BICYCLE, MOTORCYCLE } from './cycles.ts';
import { BALLOON, BUTTERFLY } from './flyers.ts';
import { findPersonRig } from './person.ts';
import { QUADRUPEDS } from './quadruped/quadrupeds.ts';
import { RAILS } from './rails.ts';
import type { Rig } from './rig.ts';
import { FISH } from './sea/fish.ts';
import { DOLPHIN, ORCA, SHARK, WHALE } from './sea/swimmer.ts';
import { SHIP } from './ship.ts';
import { makeSpriteRig } from './sprites.ts';
import { TABLETOP } from './tabletop.ts';
import { BUS, TRAIN, TRUCK } from './transport.ts';
import { PINE, TREE } from './trees.ts';
import { BOAT, CAR } from './vehicles.ts';

/** One row per rig: adding one is its file and this line. */
const RIG_ART: Readonly<Record<Exclude<RigName, 'person'>, Rig>> = {
  astronaut: ASTRONAUT,
  bird: BIRD,
  butterfly: BUTTERFLY,
  fish: FISH,
  shark: SHARK,
  dolphin: DOLPHIN,
  orca: ORCA,
  whale: WHALE,
  tree: TREE,
  pine: PINE,
  tabletop: TABLETOP,
  rails: RAILS,
  car: CAR,
  bus: BUS,
  truck: TRUCK,
  train: TRAIN,
  bicycle: BICYCLE,
  motorcycle: MOTORCYCLE,
  airplane: AIRPLANE,
  boat: BOAT,
  ship: SHIP,
  balloon: BALLOON,
  ...FOWL_RIGS,
  ...QUADRUPEDS,
};

/** Things that neither walk, fly nor float lie still: one pose is enough. */
function isLively(art: string): boolean {
  return THINGS.some((thing) => thing.art === art && (thing.facesLeft || thing.realm !== 'ground'));
}

export function findRig(figure: Pick<FigurePlan, 'art' | 'act' | 'view' | 'base'>): Rig {
  const { art } = figure;
  const rig = findRigName(art);
  if (rig === 'person') return findPersonRig(figure);
  if (rig !== null) return RIG_ART[rig];
  const facesLeft = THINGS.some((thing) => thing.art === art && thing.facesLeft);
  return makeSpriteRig(art.replace('sprite:', ''), facesLeft, isLively(art));
}
