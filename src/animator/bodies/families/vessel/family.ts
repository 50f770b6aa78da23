import type { Role } from '../../../director/script.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { type Make, madeBody } from '../../forge/made-body.ts';
import { hexOf, lookOf } from '../../looks.ts';
import { VEHICLE_ACTS } from '../../vehicle-poses.ts';
import { makeBreaker, makeSwell } from './breaker.ts';
import { makeCarrier } from './carrier.ts';
import { makeFishingBoat } from './fishing-boat.ts';
import { makeJetSki } from './jet-ski.ts';
import { makeLongship } from './longship.ts';
import { makeMotorboat } from './motorboat.ts';
import { makePaperBoat } from './paper-boat.ts';
import { makeRaft } from './raft.ts';
import { makeRowboat } from './rowboat.ts';
import { makeSailboat } from './sailboat.ts';
import { makeShip } from './ship.ts';
import { makeSubmarine } from './submarine.ts';
import { makeSubmersible } from './submersible.ts';
import { makeTallShip } from './tall-ship.ts';
import type { VesselOrder } from './vessel-parts.ts';
import { withWake } from './wake.ts';

const MAKERS: Readonly<Record<string, (order: VesselOrder) => Make>> = {
  rowboat: (order) => makeRowboat(order, 'rowboat'),
  canoe: (order) => makeRowboat(order, 'canoe'),
  kayak: (order) => makeRowboat(order, 'kayak'),
  'rubber raft': (order) => makeRaft(order, 'rubber'),
  'log raft': (order) => makeRaft(order, 'logs'),
  sailboat: makeSailboat,
  'paper boat': makePaperBoat,
  motorboat: (order) => withWake(makeMotorboat(order)),
  'jet ski': (order) => withWake(makeJetSki(order)),
  'fishing boat': (order) => withWake(makeFishingBoat(order)),
  submarine: makeSubmarine,
  submersible: makeSubmersible,
  'tall ship': (order) => makeTallShip(order, false),
  'pirate ship': (order) => makeTallShip(order, true),
  longship: makeLongship,
  'aircraft carrier': makeCarrier,
  'cruise ship': (order) => withWake(makeShip(order, 'cruise')),
  liner: (order) => withWake(makeShip(order, 'liner')),
  'cargo ship': (order) => withWake(makeShip(order, 'cargo')),
  warship: (order) => withWake(makeShip(order, 'warship')),
  // Not ships, but theirs: they go over the water as well.
  breaker: makeBreaker,
  swell: makeSwell,
};

export const VESSELS: readonly string[] = Object.keys(MAKERS);

/** What goes on and under water; y = 0 is where the water reaches. */
export const VESSEL: BodyFamily = {
  name: 'vessel',
  acts: VEHICLE_ACTS,
  cast: castVessel,
  makeBody(sheet) {
    const make = MAKERS[String(sheet.vessel)];
    if (make === undefined) throw new RangeError(`There is no vessel called '${String(sheet.vessel)}'.`);
    const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
    const look = typeof sheet.look === 'string' ? sheet.look : null;
    return madeBody(make({ colour: number(sheet.colour), sail: number(sheet.sail), look }));
  },
};

/** Kinds of the catalogue, and which words of a prompt mean another of their kind; the first that fits. */
const WORDS: readonly (readonly [kind: string, words: RegExp, vessel: string])[] = [
  ['canoe', /paper|origami|cardboard/, 'paper boat'],
  ['canoe', /kayak/, 'kayak'],
  [
    'canoe',
    /\b(?:wooden|log|bamboo|driftwood|makeshift|wood)\b[a-z ]{0,30}\braft|\braft\b[a-z ]{0,30}\b(?:wooden|log|bamboo|wood)\b/,
    'log raft',
  ],
  ['canoe', /raft|\b(?:inflatable|rubber) (?:boat|dinghy)/, 'rubber raft'],
  ['canoe', /row|gondola|dinghy/, 'rowboat'],
  ['canoe', /./, 'canoe'],
  ['boat', /paper|origami|cardboard/, 'paper boat'],
  ['ship', /paper|origami|cardboard/, 'paper boat'],
  ['boat', /sail|yacht|catamaran/, 'sailboat'],
  ['boat', /fishing|trawler|cutter|tug|lobster|crab/, 'fishing boat'],
  ['boat', /motor|speed/, 'motorboat'],
  ['boat', /row|dinghy|small|wooden|old/, 'rowboat'],
  ['boat', /./, 'sailboat'],
  ['speedboat', /./, 'motorboat'],
  ['jet ski', /./, 'jet ski'],
  ['submarine', /submersible|bathyscaphe|mini/, 'submersible'],
  ['submarine', /./, 'submarine'],
  ['tall ship', /long ?ship|viking|drakkar|norse/, 'longship'],
  ['tall ship', /pirate/, 'pirate ship'],
  ['tall ship', /./, 'tall ship'],
  ['ship', /carrier/, 'aircraft carrier'],
  ['ship', /viking|norse/, 'longship'],
  ['ship', /pirate/, 'pirate ship'],
  ['ship', /cargo|container|tanker|freight/, 'cargo ship'],
  ['ship', /war|battle|navy|destroyer/, 'warship'],
  ['ship', /liner|titanic|steam|vintage/, 'liner'],
  ['ship', /sail/, 'tall ship'],
  ['ship', /./, 'cruise ship'],
];

function castVessel(role: Role): Sheet | null {
  const said = [role.word, role.noun, ...role.variety, ...role.traits, role.material ?? ''].join(' ').toLowerCase();
  const found = WORDS.find(([kind, words]) => kind === role.thing && words.test(said));
  if (found === undefined) return null;
  const [colour, look] = [hexOf(role.colour), lookOf(role)];
  const sail = hexOf(role.colours.find(({ part }) => part.includes('sail'))?.colour ?? null);
  return {
    vessel: found[2],
    ...(colour === null ? {} : { colour }),
    ...(sail === null ? {} : { sail }),
    ...(look === null ? {} : { look }),
  };
}
