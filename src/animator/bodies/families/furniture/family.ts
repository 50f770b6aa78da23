import { type Maker, thingFamily, type Variants } from '../../forge/thing-family.ts';
import { makeBarCounter } from './bar-counter.ts';
import { makeBed, makeHospitalBed } from './beds.ts';
import { makeBlanketFort } from './blanket-fort.ts';
import { makePiano } from './pianos.ts';
import { makeRockingChair } from './rocking-chair.ts';
import { makeRug } from './rugs.ts';
import { makeBench, makeChair, makeSofa, makeThrone } from './seats.ts';
import { makeBookshelf } from './shelves.ts';
import { makeSunLounger } from './sun-lounger.ts';
import { makeLamp, makeTable } from './tables.ts';

export const FURNITURE_MAKERS: Readonly<Record<string, Maker>> = {
  chair: (order) => makeChair(order, 'chair'),
  throne: makeThrone,
  'rocking chair': makeRockingChair,
  stool: (order) => makeChair(order, 'stool'),
  'office chair': (order) => makeChair(order, 'office chair'),
  armchair: (order) => makeSofa(order, 1),
  loveseat: (order) => makeSofa(order, 2),
  couch: (order) => makeSofa(order, 3),
  bench: makeBench,
  'sun lounger': makeSunLounger,
  bed: makeBed,
  'hospital bed': makeHospitalBed,
  'dining table': (order) => makeTable(order, 'dining'),
  'coffee table': (order) => makeTable(order, 'coffee'),
  'round table': (order) => makeTable(order, 'round'),
  'side table': (order) => makeTable(order, 'side'),
  'picnic table': (order) => makeTable(order, 'picnic'),
  desk: (order) => makeTable(order, 'desk'),
  'bar counter': makeBarCounter,
  'blanket fort': makeBlanketFort,
  bookshelf: makeBookshelf,
  rug: (order) => makeRug(order, 'rug'),
  blanket: (order) => makeRug(order, 'blanket'),
  mat: (order) => makeRug(order, 'mat'),
  lamp: (order) => makeLamp(order, 'floor'),
  'table lamp': (order) => makeLamp(order, 'table'),
  'desk lamp': (order) => makeLamp(order, 'desk'),
  piano: (order) => makePiano(order, false),
  'grand piano': (order) => makePiano(order, true),
};

const VARIANTS: Variants = [
  ['chair', /stool/, 'stool'],
  ['chair', /throne/, 'throne'],
  ['chair', /office|swivel|gaming/, 'office chair'],
  ['couch', /love|ottoman/, 'loveseat'],
  ['dining table', /coffee/, 'coffee table'],
  ['dining table', /counter/, 'bar counter'],
  ['dining table', /desk|workbench/, 'desk'],
  ['dining table', /picnic/, 'picnic table'],
  ['bed', /hospital|stretcher|gurney|sickbed|patient/, 'hospital bed'],
  ['dining table', /night|side|bedside/, 'side table'],
  ['dining table', /round/, 'round table'],
  ['rug', /blanket|quilt/, 'blanket'],
  ['rug', /\bmat\b|doormat/, 'mat'],
  ['table lamp', /desk/, 'desk lamp'],
  ['piano', /grand/, 'grand piano'],
];

/** What one sits, lies, writes and eats at. */
export const FURNITURE = thingFamily('furniture', FURNITURE_MAKERS, VARIANTS);
