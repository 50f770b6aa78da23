import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { type Make, madeBody } from '../../forge/made-body.ts';
import { hexOf, lookOf } from '../../looks.ts';
import { VEHICLE_ACTS } from '../../vehicle-poses.ts';
import type { AircraftOrder } from './aircraft-parts.ts';
import { makeAirliner } from './airliner.ts';
import { makeAirship } from './airship.ts';
import { makeFighter } from './fighter.ts';
import { makeHotAirBalloon } from './hot-air-balloon.ts';
import { makePaperPlane } from './paper-plane.ts';
import { makeParachute } from './parachute.ts';
import { makePropellerPlane } from './propeller-plane.ts';
import { makeRocket } from './rocket.ts';
import { makeDrone, makeHelicopter } from './rotorcraft.ts';
import { makeSatellite } from './satellite.ts';
import { makeSpaceStation } from './space-station.ts';
import { makeStarCruiser } from './star-cruiser.ts';
import { makeStarFreighter } from './star-freighter.ts';
import { makeStarfighter } from './starfighter.ts';
import { makeStarship } from './starship.ts';
import { makeUfo } from './ufo.ts';

const MAKERS: Readonly<Record<string, (order: AircraftOrder) => Make>> = {
  airliner: makeAirliner,
  'propeller plane': (order) => makePropellerPlane(order, false),
  'paper plane': makePaperPlane,
  biplane: (order) => makePropellerPlane(order, true),
  fighter: makeFighter,
  helicopter: makeHelicopter,
  drone: makeDrone,
  rocket: makeRocket,
  starship: makeStarship,
  starfighter: makeStarfighter,
  'star cruiser': makeStarCruiser,
  'star freighter': makeStarFreighter,
  ufo: makeUfo,
  satellite: makeSatellite,
  'space station': makeSpaceStation,
  'hot air balloon': makeHotAirBalloon,
  airship: makeAirship,
  parachute: makeParachute,
};

export const AIRCRAFT_NAMES: readonly string[] = Object.keys(MAKERS);

/** What flies by itself: on wings, rotors, fire or warm air. */
export const AIRCRAFT: BodyFamily = {
  name: 'aircraft',
  acts: VEHICLE_ACTS,
  cast: castAircraft,
  makeBody(sheet) {
    const make = MAKERS[String(sheet.aircraft)];
    if (make === undefined) throw new RangeError(`There is no aircraft called '${String(sheet.aircraft)}'.`);
    const colour = typeof sheet.colour === 'number' ? sheet.colour : null;
    return madeBody(make({ colour, look: typeof sheet.look === 'string' ? sheet.look : null }));
  },
};

/** Kinds of the catalogue, and which words of a prompt mean another of their kind; the first that fits. */
const WORDS: readonly (readonly [kind: string, words: RegExp, aircraft: string])[] = [
  ['airplane', /paper|origami/, 'paper plane'],
  ['airplane', /biplane|ornithopter|flying machine|ultralight|vintage|antique|old/, 'biplane'],
  ['airplane', /propeller|small|light aircraft|seaplane|cessna|toy/, 'propeller plane'],
  ['airplane', /fighter|military|stealth/, 'fighter'],
  ['airplane', /./, 'airliner'],
  ['helicopter', /./, 'helicopter'],
  ['drone', /./, 'drone'],
  ['rocket', /ship|craft|shuttle/, 'starship'],
  ['rocket', /./, 'rocket'],
  ['starfighter', /./, 'starfighter'],
  ['star cruiser', /freighter|cargo|hauler|transport|merchant/, 'star freighter'],
  ['star cruiser', /./, 'star cruiser'],
  ['ufo', /./, 'ufo'],
  ['satellite', /./, 'satellite'],
  ['space station', /./, 'space station'],
  ['balloon', /airship|blimp|zeppelin/, 'airship'],
  ['balloon', /./, 'hot air balloon'],
  ['parachute', /./, 'parachute'],
];

/** Of several balloons each has its own cloth. */
const CLOTHS = [0xd8342c, 0xf2b021, 0x2f77c4, 0x3f9e5a, 0x8a4ab0, 0xf07a2a, 0xe85a8a, 0x2aa8a8] as const;

function castAircraft(role: Role, chance: Random): Sheet | null {
  const said = [role.word, role.noun, ...role.variety, ...role.traits, role.material ?? ''].join(' ').toLowerCase();
  const found = WORDS.find(([kind, words]) => kind === role.thing && words.test(said));
  if (found === undefined) return null;
  const varied = role.thing === 'balloon' && role.count > 1 && chance.chance(0.75) ? chance.pick(CLOTHS) : null;
  const [colour, look] = [hexOf(role.colour) ?? varied, lookOf(role)];
  return { aircraft: found[2], ...(colour === null ? {} : { colour }), ...(look === null ? {} : { look }) };
}
