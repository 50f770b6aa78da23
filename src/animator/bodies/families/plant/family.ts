import { type Maker, thingFamily, type Variants } from '../../forge/thing-family.ts';
import { makeBamboo } from './bamboo.ts';
import { makeBlade, makeBough, makeLilyPad, makeWeb } from './bough.ts';
import { makeBouquet, makeFlower } from './flowers.ts';
import { makeLeaf } from './leaf.ts';
import { makePalm } from './palm.ts';
import { makeBush, makeCactus, makeFlowerpot, makePottedPlant } from './potted.ts';
import { makeSpike } from './spike.ts';
import { makeConifer, makeTree } from './trees.ts';

export const PLANT_MAKERS: Readonly<Record<string, Maker>> = {
  leaf: (order) => makeLeaf(order),
  'dewy leaf': (order) => makeLeaf(order, true),
  tree: (order) => makeTree(order, 'broad'),
  'blossom tree': (order) => makeTree(order, 'blossom'),
  birch: (order) => makeTree(order, 'birch'),
  willow: (order) => makeTree(order, 'willow'),
  acacia: (order) => makeTree(order, 'acacia'),
  'bare tree': (order) => makeTree(order, 'bare'),
  pine: (order) => makeConifer(order, false),
  'christmas tree': (order) => makeConifer(order, true),
  palm: makePalm,
  bamboo: makeBamboo,
  flower: (order) => makeFlower(order, 'daisy'),
  tulip: (order) => makeFlower(order, 'tulip'),
  rose: (order) => makeFlower(order, 'rose'),
  peony: (order) => makeFlower(order, 'peony'),
  lotus: (order) => makeFlower(order, 'lotus'),
  sunflower: (order) => makeFlower(order, 'sunflower'),
  poppy: (order) => makeFlower(order, 'poppy'),
  lavender: makeSpike,
  dandelion: (order) => makeFlower(order, 'dandelion'),
  bouquet: makeBouquet,
  'potted plant': makePottedPlant,
  flowerpot: makeFlowerpot,
  cactus: makeCactus,
  bush: makeBush,
  bough: (order) => makeBough(order, 'leafy'),
  'blossom bough': (order) => makeBough(order, 'blossom'),
  'bare bough': (order) => makeBough(order, 'bare'),
  'grass blade': (order) => makeBlade(order),
  'dewy blade': (order) => makeBlade(order, true),
  'lily pad': makeLilyPad,
  'spider web': makeWeb,
};

const VARIANTS: Variants = [
  ['leaf', /\bdewy\b/, 'dewy leaf'],
  ['grass blade', /\bdewy\b/, 'dewy blade'],
  ['tree', /cherry|blossom|sakura|almond/, 'blossom tree'],
  ['flower', /lavender|lupine?\b|larkspur|delphinium|hyacinth|foxglove|salvia|heather|bluebonnet/, 'lavender'],
  ['flower', /poppy|poppies|anemone|cosmos|hibiscus|buttercup/, 'poppy'],
  ['bough', /cherry|blossom|sakura|almond/, 'blossom bough'],
  ['bough', /bare|dead|leafless|winter|snow/, 'bare bough'],
  ['tree', /birch|aspen|poplar/, 'birch'],
  ['tree', /willow/, 'willow'],
  ['tree', /acacia|umbrella thorn|camel ?thorn/, 'acacia'],
  ['tree', /bare|dead|leafless/, 'bare tree'],
];

/** What grows. */
export const PLANT = thingFamily('plant', PLANT_MAKERS, VARIANTS);
