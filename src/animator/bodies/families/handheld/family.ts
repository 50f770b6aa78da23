import { type Maker, thingFamily, type Variants } from '../../forge/thing-family.ts';
import { makeBlowpipe } from './blowpipe.ts';
import { makePistol, makeRifle } from './firearms.ts';
import { makeBinoculars, makeSparkler, makeTablet, makeWateringCan } from './implements.ts';
import { makeChainsaw, makeDrill, makeJackhammer, makeLeafBlower } from './power-tools.ts';
import { makeClarinet, makeSaxophone, makeTrombone, makeTrumpet, makeTuba } from './wind-instruments.ts';

export const HANDHELD_MAKERS: Readonly<Record<string, Maker>> = {
  pistol: (order) => makePistol(order, 'pistol'),
  revolver: (order) => makePistol(order, 'revolver'),
  rifle: (order) => makeRifle(order, 'rifle'),
  shotgun: (order) => makeRifle(order, 'shotgun'),
  'machine gun': (order) => makeRifle(order, 'assault'),
  chainsaw: makeChainsaw,
  drill: makeDrill,
  jackhammer: makeJackhammer,
  'leaf blower': makeLeafBlower,
  saxophone: makeSaxophone,
  trumpet: makeTrumpet,
  trombone: makeTrombone,
  tuba: makeTuba,
  clarinet: makeClarinet,
  blowpipe: makeBlowpipe,
  binoculars: makeBinoculars,
  tablet: makeTablet,
  'watering can': makeWateringCan,
  sparkler: makeSparkler,
};

const VARIANTS: Variants = [
  ['pistol', /revolver|six shooter|colt|western|cowboy/, 'revolver'],
  ['rifle', /shotgun|musket|blunderbuss/, 'shotgun'],
  ['rifle', /machine|assault|automatic|submachine|carbine/, 'machine gun'],
];

/** What one has in the hands to do something with: machines, instruments and arms that point ahead of whoever holds them. */
export const HANDHELD = thingFamily('handheld', HANDHELD_MAKERS, VARIANTS);
