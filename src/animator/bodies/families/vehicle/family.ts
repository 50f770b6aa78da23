import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import type { BodyFamily, Sheet } from '../../body.ts';
import { type Make, madeBody } from '../../forge/made-body.ts';
import { hexIn, hexOf, lookOf } from '../../looks.ts';
import { VEHICLE_ACTS } from '../../vehicle-poses.ts';
import { makeBasketBicycle } from './basket-bicycle.ts';
import { makeBicycle } from './bicycle.ts';
import { makeBoard, makeSled } from './boards.ts';
import { makeCar } from './car.ts';
import { DOOR_OF, DOOR_SEATS } from './car-doors.ts';
import { SERVICES } from './car-trim.ts';
import { makeCarriage } from './carriage.ts';
import { makeCoach } from './coach.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeBulldozer, makeExcavator } from './excavator.ts';
import { makeLawnMower, makeVacuumCleaner } from './floor-machines.ts';
import { makeForklift } from './forklift.ts';
import { makeLocomotive } from './locomotive.ts';
import { MOTORS, makeMotorcycle } from './motorcycle.ts';
import { makeOpenCarriage, makeSleigh } from './open-carriage.ts';
import { makePlough } from './plough.ts';
import { makeShoppingCart, makeStroller, makeWheelbarrow } from './push-carts.ts';
import { makeRickshaw } from './rickshaw.ts';
import { makeRobotVacuum } from './robot-vacuum.ts';
import { makeRover } from './rover.ts';
import { makeSidecar } from './sidecar.ts';
import { makeSnowmobile } from './snowmobile.ts';
import { makeTank } from './tank.ts';
import { makeTrack } from './track.ts';
import { makeTractor } from './tractor.ts';
import { makeWheelchair } from './wheelchair.ts';

/** What goes on roads and rails. */
export const VEHICLE: BodyFamily = {
  name: 'vehicle',
  acts: VEHICLE_ACTS,
  cast: (role, chance) => castMachine(role, chance) ?? castCoach(role) ?? castCar(role, chance),
  makeBody(sheet) {
    const look = typeof sheet.look === 'string' ? sheet.look : null;
    const colour = typeof sheet.colour === 'number' ? sheet.colour : null;
    const machine = MACHINES[String(sheet.machine)];
    if (machine !== undefined) return madeBody(machine({ colour: colour ?? 0xb3202a, look }));
    if (typeof sheet.coach === 'string')
      return madeBody(makeCoach({ coach: sheet.coach, colour, look, opens: sheet.opens === true }));
    return madeBody(
      makeCar({
        style: String(sheet.style ?? 'sedan'),
        colour: hexIn(sheet.colour, 0xb3202a),
        roof: typeof sheet.roof === 'number' ? sheet.roof : null,
        look,
        service: SERVICES.find((service) => service === sheet.service) ?? null,
        rack: sheet.rack === true,
        opened: sheet.opened === true,
        doors: DOOR_SEATS.filter((seat) => Array.isArray(sheet.doors) && sheet.doors.includes(seat)),
      }),
    );
  },
};

const MACHINES: Readonly<Record<string, (order: CycleOrder) => Make>> = {
  bicycle: makeBicycle,
  'basket bicycle': makeBasketBicycle,
  motorcycle: (order) => makeMotorcycle(order, MOTORS.motorcycle),
  sidecar: makeSidecar,
  scooter: (order) => makeMotorcycle(order, MOTORS.scooter),
  locomotive: makeLocomotive,
  tractor: makeTractor,
  excavator: makeExcavator,
  bulldozer: makeBulldozer,
  tank: makeTank,
  rover: makeRover,
  carriage: makeCarriage,
  'open carriage': makeOpenCarriage,
  sleigh: makeSleigh,
  rickshaw: makeRickshaw,
  skateboard: (order) => makeBoard(order, 'skateboard'),
  'kick scooter': (order) => makeBoard(order, 'kick scooter'),
  sled: makeSled,
  snowmobile: makeSnowmobile,
  forklift: makeForklift,
  wheelbarrow: makeWheelbarrow,
  plough: makePlough,
  stroller: makeStroller,
  wheelchair: makeWheelchair,
  'shopping cart': makeShoppingCart,
  'lawn mower': makeLawnMower,
  'vacuum cleaner': makeVacuumCleaner,
  'robot vacuum': makeRobotVacuum,
  track: makeTrack,
};

export const MACHINE_NAMES: readonly string[] = Object.keys(MACHINES);

/** What each is painted where the prompt does not say. */
const MACHINE_PAINTS: Readonly<Record<string, readonly [number, ...number[]]>> = {
  bicycle: [0x1fa08a, 0xc4302b, 0x2f62a8, 0x26292e],
  'basket bicycle': [0x1fa08a, 0xc4302b, 0x9fc9bf, 0x26292e],
  motorcycle: [0x1c2026, 0xa3202a, 0x24507e],
  sidecar: [0xa3202a, 0x24507e, 0x2f6b4f],
  scooter: [0x9fd0c4, 0xd9584a, 0xe8dcb8],
  locomotive: [0x1f4a36, 0x1d2733, 0x23272c],
  tractor: [0x2f7a3a, 0xb3202a],
  excavator: [0xf0b01c],
  bulldozer: [0xeab020],
  tank: [0x5a6340],
  rover: [0xe6e4de],
  carriage: [0x6e1f2a, 0x1f3a5c, 0x2a2a30],
  'open carriage': [0x7a2230, 0xf0ece0, 0x1f3a5c],
  sleigh: [0xa3202a, 0x6e1f2a, 0x2f5a3a],
  rickshaw: [0xe8b020, 0x2f8a4a],
  skateboard: [0xc98a4a, 0xb3402a],
  'kick scooter': [0x2f77c4, 0xd8342c],
  sled: [0xa8703a],
  snowmobile: [0xc4302b, 0x2a5fb0, 0xe0a020],
  forklift: [0xf0a81c],
  wheelbarrow: [0x3f7a4a, 0xb33a2a],
  plough: [0x7a5230],
  stroller: [0x2f4a6a, 0x8a3a4a, 0x4a5a52],
  wheelchair: [0x2a3a5c, 0x26292e, 0x6e2430],
  'shopping cart': [0xc4302b],
  'lawn mower': [0xc4302b, 0x2f7a3a],
  'vacuum cleaner': [0xb3262e, 0x3a4f8a],
  'robot vacuum': [0xe9e9e6, 0x2e3136],
};

/** What goes on tracks and is no tractor. */
const TRACKED: readonly (readonly [machine: string, words: RegExp])[] = [
  ['tank', /\btank\b/],
  ['excavator', /\bexcavator|digger|backhoe|steam shovel/],
  ['bulldozer', /\bbulldozer/],
];

function castMachine(role: Role, chance: Random): Sheet | null {
  const said = saidOf(role);
  const machine =
    role.thing === 'rickshaw' && /carriage|coach|cart|wagon/.test(said)
      ? /coach|closed|cinderella|royal|state/.test(said)
        ? 'carriage'
        : 'open carriage'
      : role.thing === 'tractor'
        ? (TRACKED.find(([, words]) => words.test(said))?.[0] ?? 'tractor')
        : role.thing === 'pickup' && /\brover\b/.test(said)
          ? 'rover'
          : role.thing === 'motorcycle' && /\bsidecar\b/.test(said)
            ? 'sidecar'
            : role.thing === 'bicycle' && /\bbasket\b/.test(said)
              ? 'basket bicycle'
              : role.thing;
  const paints = MACHINE_PAINTS[machine];
  if (paints === undefined) return null;
  const [colour, look] = [hexOf(role.colour), lookOf(role)];
  return { machine, colour: colour ?? chance.pick(paints), ...(look === null ? {} : { look }) };
}

/** Kinds of the catalogue, and which words of a prompt mean another of their kind. */
const COACH_WORDS: readonly (readonly [kind: string, words: RegExp, coach: string])[] = [
  ['bus', /school/, 'school bus'],
  ['bus', /double/, 'double decker'],
  ['bus', /./, 'bus'],
  ['truck', /./, 'truck'],
  ['fire engine', /./, 'fire engine'],
  ['tram', /./, 'tram'],
  ['train', /bullet|express|high.?speed|modern|futuristic|subway/, 'train'],
  ['train', /./, 'passenger train'],
  ['cable car', /./, 'cable car'],
];

const saidOf = ({ word, noun, variety, traits }: Role): string =>
  [word, noun, ...variety, ...traits].join(' ').toLowerCase();

function castCoach(role: Role): Sheet | null {
  const said = saidOf(role);
  const found = COACH_WORDS.find(([kind, words]) => kind === role.thing && words.test(said));
  if (found === undefined) return null;
  const [colour, look] = [hexOf(role.colour), lookOf(role)];
  const opens = role.parts.some((part) => part.startsWith(DOOR_OF)) ? { opens: true } : {};
  return { coach: found[2], ...opens, ...(colour === null ? {} : { colour }), ...(look === null ? {} : { look }) };
}

/** Which words of a prompt mean which shape. */
const STYLE_WORDS: readonly (readonly [style: string, words: RegExp])[] = [
  ['rally', /\brally/],
  ['convertible', /convertible|cabrio|roadster|open[- ]top/],
  ['suv', /\bsuv\b|jeep|off[- ]?road|4x4|limousine/],
  [
    'muscle',
    /muscle|mustang|camaro|\bcharger\b|challenger|\b(?:classic|vintage|retro) sports|\bsports (?:classic|vintage|retro)/,
  ],
  ['sports', /sports|corvette|porsche|ferrari|lamborghini|super ?car|muscle|race buggy/],
  ['vintage', /vintage|antique|classic|retro|old[- ]?timer|beetle/],
  ['hatchback', /hatchback|compact|mini\b|small/],
  ['sedan', /sedan|saloon/],
];

const PAINTS: readonly [number, ...number[]] = [0xb3202a, 0x1f4f9e, 0xdadde0, 0x2b2e33, 0x2f6b4f, 0xd98a1f, 0x7f868e];

function castCar(role: Role, chance: Random): Sheet | null {
  const said = saidOf(role);
  const colour = hexOf(role.colour);
  const look = lookOf(role);
  const roof = hexOf(role.colours.find(({ part }) => part.includes('roof'))?.colour ?? null);
  const doors = DOOR_SEATS.filter((seat) => role.parts.includes(`${DOOR_OF}${seat}`));
  const common = {
    ...(look === null ? {} : { look }),
    ...(roof === null ? {} : { roof }),
    ...(role.parts.some((part) => part.includes('rack')) ? { rack: true } : {}),
    ...(role.parts.some((part) => part === 'open bonnet') ? { opened: true } : {}),
    ...(doors.length > 0 ? { doors } : {}),
  };
  switch (role.thing) {
    case 'car': {
      const style =
        STYLE_WORDS.find(([, words]) => words.test(said))?.[0] ?? chance.pick(['sedan', 'hatchback', 'sedan']);
      return { style, colour: colour ?? chance.pick(PAINTS), ...common };
    }
    case 'taxi':
      return { style: 'sedan', service: 'taxi', colour: colour ?? 0xf2b01e, ...common };
    case 'police car':
      return { style: 'sedan', service: 'police', colour: colour ?? 0x1c2430, roof: 0xf0f0ee, ...common };
    case 'race car':
      return { style: 'race', colour: colour ?? chance.pick(PAINTS), ...common };
    case 'ambulance':
      return { style: 'van', service: 'ambulance', colour: colour ?? 0xf2f2f0, ...common };
    case 'van': {
      const style = /mini|camper|caravan/.test(said) ? 'minibus' : 'van';
      return { style, colour: colour ?? chance.pick([0xe4e6e8, 0x9fb4bf, 0xb3202a, 0x3d6f8c]), ...common };
    }
    case 'pickup':
      return {
        style: /monster|bigfoot/.test(said) ? 'monster' : 'pickup',
        colour: colour ?? chance.pick(PAINTS),
        ...common,
      };
  }
  return null;
}
