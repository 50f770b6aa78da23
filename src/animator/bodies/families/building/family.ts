import { type Maker, thingFamily } from '../../forge/thing-family.ts';
import { makeCastle } from './castle.ts';
import { makeFerrisWheel } from './ferris-wheel.ts';
import { makeFountain } from './fountain.ts';
import { makeGlassDome } from './glass-dome.ts';
import { makeHouse, makeHut } from './houses.ts';
import { makeLighthouse } from './lighthouse.ts';
import { makeChimneyStack, makeMarketStall, makeStandingWall } from './masonry.ts';
import { makePyramid } from './pyramid.ts';
import { makeStepPyramid } from './step-pyramid.ts';
import { makeTempleRuin } from './temple.ts';
import { makeTower } from './tower.ts';
import { makeWindTurbine } from './wind-turbine.ts';
import { makeWindmill } from './windmill.ts';

export const BUILDING_MAKERS: Readonly<Record<string, Maker>> = {
  house: makeHouse,
  hut: (order) => makeHut(order, 'hut'),
  barn: (order) => makeHut(order, 'barn'),
  church: (order) => makeHut(order, 'church'),
  lighthouse: makeLighthouse,
  windmill: makeWindmill,
  'wind turbine': makeWindTurbine,
  'ferris wheel': makeFerrisWheel,
  castle: makeCastle,
  pyramid: makePyramid,
  'step pyramid': makeStepPyramid,
  tower: makeTower,
  'temple ruin': makeTempleRuin,
  fountain: makeFountain,
  'habitat dome': makeGlassDome,
  'standing wall': makeStandingWall,
  'chimney stack': makeChimneyStack,
  'market stand': makeMarketStall,
};

/** Buildings that are figures of a film, not of its place. */
export const BUILDING = thingFamily('building', BUILDING_MAKERS, [
  ['pyramid', /\b(?:maya|mayan|aztec|inca|step|stepped|mesoamerican|jungle)\b|temple/, 'step pyramid'],
]);
