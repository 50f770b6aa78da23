import { AMBIENCES, type Ambience } from '../catalogue/sounds.ts';
import type { Score, Surface } from './score.ts';

type Bed = readonly (readonly [Ambience, number])[];

/** How a place of the catalogue sounds. */
export interface PlaceSound {
  /** RMS levels in dB: near ambience about -23, far about -36; music stays below the near one. */
  readonly day: Bed;
  readonly night: Bed;
  /** What one treads on; null where nobody treads. Ways that cross it may be of something else. */
  readonly ground: Surface | null;
  readonly ways?: Surface;
  readonly air: Score['air'];
  /** How the weather is heard: all of it, through a window, or not at all. */
  readonly weather: 'all' | 'far' | 'none';
}

const bed = (text: string): Bed =>
  text === ''
    ? []
    : text.split(', ').map((part) => {
        const [name = '', level = ''] = part.split(' ');
        const known = AMBIENCES.find((ambience) => ambience === name);
        if (known === undefined) throw new Error(`No place can sound of "${name}".`);
        return [known, Number(level)] as const;
      });

const out = (ground: Surface | null, day: string, night: string, ways?: Surface): PlaceSound => ({
  day: bed(day),
  night: bed(night),
  ground,
  air: 'open',
  weather: 'all',
  ...(ways === undefined ? {} : { ways }),
});

const under = (ground: Surface, level: number, air: Score['air'], more = ''): PlaceSound => {
  const own = bed(`room_tone ${level}${more === '' ? '' : `, ${more}`}`);
  return { day: own, night: own, ground, air, weather: 'far' };
};

const sealed = (sound: PlaceSound): PlaceSound => ({ ...sound, weather: 'none' });

/** One row per place of the catalogue; one that is not here sounds like a meadow, or like a room. */
export const PLACE_SOUNDS: Readonly<Record<string, PlaceSound>> = {
  beach: out('sand', 'waves -23, gulls -40, wind -40', 'waves -24, wind -38'),
  teacup: under('water', -42, 'room', 'waves -30'),
  sea: out(null, 'waves -22, wind -32, gulls -44', 'waves -23, wind -32'),
  underwater: sealed({ ...out(null, 'underwater -26', 'underwater -27'), air: 'room' }),
  lake: out('grass', 'stream -33, birdsong -38, wind -38', 'stream -34, crickets -36'),
  river: out('gravel', 'stream -25, birdsong -38', 'stream -26, crickets -38'),
  waterfall: out('gravel', 'waterfall -21, birdsong -44', 'waterfall -22'),
  cliff: out('grass', 'waves -27, wind -29, gulls -40', 'waves -27, wind -29'),
  rocky_coast: out('gravel', 'waves -23, wind -36, gulls -38', 'waves -24, wind -34'),
  forest: out('leaves', 'birdsong -32, leaves -33, wind -40', 'crickets -34, owl -38, leaves -36', 'leaves'),
  jungle: out('leaves', 'birdsong -30, crickets -34, leaves -36', 'crickets -29, owl -42, leaves -38', 'leaves'),
  meadow: out('grass', 'birdsong -33, wind -34, crickets -44', 'crickets -32, wind -36'),
  garden: out('grass', 'birdsong -31, leaves -38', 'crickets -33, leaves -40', 'gravel'),
  farm: out('grass', 'birdsong -34, wind -36', 'crickets -32, owl -42', 'gravel'),
  mountains: out('gravel', 'wind -27, birdsong -42', 'wind -26, owl -42'),
  summit: out('gravel', 'wind -22', 'wind -22'),
  clouds: out('snow', 'wind -25', 'wind -25'),
  snowfield: out('snow', 'wind -27', 'wind -27'),
  desert: out('sand', 'wind -25', 'wind -28, crickets -40'),
  pool: out('street', 'stream -38, crowd -40, birdsong -42', 'stream -38, crickets -40'),
  fields: out('grass', 'birdsong -33, wind -33, crickets -42', 'crickets -32, wind -36', 'gravel'),
  fjord: out('grass', 'waves -40, wind -32, gulls -42', 'wind -32'),
  valley: out('grass', 'stream -33, birdsong -35, wind -34', 'stream -34, crickets -36'),
  volcano: out('gravel', 'fire -26, wind -28', 'fire -26, wind -28'),
  ice_bay: out('snow', 'wind -27, waves -32', 'wind -27, waves -32'),
  terraces: out('grass', 'birdsong -31, stream -36, crickets -38', 'crickets -30, stream -36'),
  canyon: out('gravel', 'wind -26', 'wind -28, crickets -40'),
  salt_flat: out('gravel', 'wind -26', 'wind -28'),
  savanna: out('grass', 'wind -31, crickets -38, birdsong -42', 'crickets -30, wind -36'),
  cave: sealed(under('gravel', -46, 'hall', 'drips -33')),
  city: out('street', 'city -24', 'city -26'),
  skyline: out('street', 'city -30, wind -32', 'city -31, wind -33'),
  coaster: out('grass', 'crowd -30, wind -24', 'crowd -30, wind -24'),
  canal: out('street', 'stream -36, bells -44', 'stream -36, crickets -42'),
  water_town: out('street', 'stream -36, bells -46', 'stream -36, crickets -40'),
  village_lane: out('street', 'birdsong -34, bells -44', 'crickets -36'),
  alley: out('street', 'city -33', 'city -33'),
  old_town: out('street', 'crowd -34, birdsong -42, bells -44', 'crickets -42, wind -40'),
  market: out('street', 'crowd -27, birdsong -44', 'crowd -28'),
  ruined_city: out('gravel', 'wind -31, birdsong -37', 'wind -32, crickets -38'),
  scrapyard: out('gravel', 'wind -31, city -40', 'wind -32, crickets -40'),
  western_town: out('gravel', 'wind -28', 'wind -30, crickets -36'),
  forum: out('street', 'crowd -32, birdsong -42', 'crickets -36, wind -40'),
  arena: out('sand', 'crowd -26, wind -40', 'crowd -27, wind -40'),
  launch_site: out('street', 'wind -31', 'wind -32, crickets -42'),
  village: out('gravel', 'birdsong -33, wind -38', 'crickets -34, owl -42', 'gravel'),
  stilt_village: out('wood', 'waves -34, birdsong -36', 'waves -35, crickets -34'),
  suburb: out('street', 'birdsong -33, leaves -38', 'crickets -33'),
  harbour: out('wood', 'waves -28, gulls -36', 'waves -29, wind -38'),
  coast_town: out('street', 'waves -29, wind -36, gulls -40', 'waves -29, crickets -36'),
  stone_steps: out('street', 'crowd -40, birdsong -40', 'wind -38, crickets -42'),
  building_front: out('street', 'city -34, birdsong -42', 'city -34'),
  square: out('street', 'crowd -38, birdsong -40', 'wind -38, crickets -42'),
  lantern_street: out('street', 'crowd -34', 'crowd -35'),
  cafe_street: out('street', 'crowd -33, birdsong -42', 'crowd -36'),
  avenue: out('gravel', 'birdsong -31, leaves -36', 'crickets -33, leaves -38'),
  cabin: out('grass', 'wind -33, birdsong -38', 'wind -32, owl -38'),
  greenhouse: { ...out('street', 'birdsong -36, leaves -40', 'crickets -36'), air: 'hall' },
  skate_park: out('street', 'crowd -38, wind -38', 'wind -38, crickets -40'),
  street_court: out('street', 'wind -38', 'wind -38, crickets -40'),
  building_site: out('gravel', 'hum -32, wind -38', 'wind -36'),
  deck: out('wood', 'waves -25, wind -32, gulls -40', 'waves -26, wind -32'),
  mountain_pass: out('grass', 'wind -29, birdsong -40', 'wind -29, crickets -42', 'street'),
  road: out('grass', 'wind -33, birdsong -40', 'wind -34, crickets -38', 'street'),
  bridge: out('street', 'wind -32, stream -34', 'wind -32, stream -34', 'street'),
  railway: out('gravel', 'wind -34, birdsong -42', 'wind -34, crickets -40', 'gravel'),
  viaduct: out('gravel', 'wind -31, stream -38, birdsong -42', 'wind -32, stream -38, crickets -42', 'gravel'),
  castle: out('street', 'wind -32, birdsong -42', 'wind -31, owl -40', 'gravel'),
  space: sealed(out(null, 'space_drone -25', 'space_drone -25')),
  planet: sealed(out('sand', 'space_drone -28', 'space_drone -28')),
  living_room: under('wood', -42, 'room'),
  kitchen: under('street', -40, 'room'),
  bedroom: under('wood', -44, 'room'),
  burrow: under('wood', -43, 'room', 'fire -34'),
  study: under('wood', -43, 'room'),
  hall: under('street', -44, 'hall'),
  aquarium: under('street', -44, 'hall', 'hum -42'),
  corridor: under('street', -42, 'hall'),
  stair_hall: under('wood', -44, 'hall'),
  stair_tower: under('street', -44, 'hall', 'drips -46'),
  keep: under('street', -44, 'hall', 'drips -46'),
  works: under('street', -42, 'hall', 'hum -40'),
  terminal: under('street', -42, 'hall', 'crowd -30'),
  shop: under('wood', -46, 'room', 'crowd -42'),
  cafe: under('wood', -46, 'room', 'crowd -31'),
  classroom: under('wood', -42, 'room'),
  office: under('wood', -41, 'room', 'hum -44'),
  bathroom: under('street', -44, 'hall', 'drips -40'),
  ward: under('street', -42, 'room', 'hum -44'),
  salon: under('street', -42, 'room', 'crowd -40'),
  dance_studio: under('wood', -44, 'hall'),
  train_car: under('wood', -42, 'room', 'hum -32'),
  cockpit: sealed(under('wood', -42, 'room', 'hum -24')),
  plane_cabin: sealed(under('wood', -42, 'room', 'hum -26')),
  metro_car: sealed(under('street', -42, 'room', 'hum -30')),
  starship: sealed(under('street', -42, 'room', 'hum -34')),
  temple_hall: under('street', -45, 'hall', 'fire -40'),
  nave: under('street', -45, 'hall', 'birdsong -46'),
  sewer: sealed(under('gravel', -46, 'hall', 'drips -31')),
  tunnel: sealed(under('street', -42, 'hall', 'hum -34')),
  subway: sealed(under('street', -40, 'hall', 'hum -36, crowd -36')),
  stage: sealed(under('wood', -46, 'hall')),
  laboratory: under('street', -40, 'room', 'hum -38'),
  courtroom: under('wood', -44, 'hall'),
  auditorium: under('wood', -46, 'room', 'crowd -44'),
  casino: under('street', -42, 'hall', 'crowd -34'),
  parking_garage: sealed(under('street', -40, 'hall', 'drips -46')),
  roadside: out('street', 'city -34, wind -40', 'city -36, crickets -40'),
  cell: sealed(under('street', -44, 'hall', 'drips -48')),
  barn: under('wood', -44, 'room'),
  under_bridge: out('street', 'city -31, drips -46', 'city -33, drips -44'),
  boardroom: under('street', -44, 'room'),
  food_stall: out('street', 'crowd -32, city -36', 'crowd -32, city -36'),
  lobby: under('street', -42, 'hall', 'crowd -40'),
  elevator: sealed(under('street', -46, 'room', 'hum -38')),
  attic: under('wood', -42, 'room'),
  diner: under('street', -40, 'room', 'crowd -38'),
  server_room: sealed(under('street', -44, 'room', 'hum -30')),
  bowling_alley: sealed(under('wood', -44, 'hall', 'crowd -36')),
  prayer_hall: under('wood', -44, 'hall'),
  catwalk: sealed(under('wood', -44, 'hall', 'crowd -38')),
  sports_hall: sealed(under('wood', -42, 'hall', 'crowd -30')),
  stadium: out('grass', 'crowd -28, wind -42', 'crowd -28, wind -44'),
  circuit: out('street', 'crowd -34, wind -38', 'crowd -34, wind -40'),
  ice_rink: sealed(under('street', -42, 'hall', 'crowd -36')),
  newsroom: sealed(under('wood', -46, 'room', 'hum -44')),
  backdrop: sealed(under('wood', -48, 'room')),
};

const ANYWHERE = { out: PLACE_SOUNDS.meadow, in: PLACE_SOUNDS.living_room };

export function soundOfPlace(name: string, sheltered: boolean): PlaceSound {
  const sound = PLACE_SOUNDS[name] ?? (sheltered ? ANYWHERE.in : ANYWHERE.out);
  if (sound === undefined) throw new RangeError(`There is no sound for '${name}'.`);
  return sound;
}

export const WEATHER_BEDS: Readonly<Record<string, Bed>> = {
  clear: [],
  cloudy: [],
  rain: [['rain', -24]],
  storm: [
    ['rain', -24],
    ['thunder', -24],
    ['wind', -30],
  ],
  snow: [['wind', -31]],
  fog: [],
  wind: [['wind', -24]],
  dust: [['wind', -22]],
};

/** What a sound is called when someone does not want it. */
export const UNWANTED: Readonly<Record<Ambience, readonly string[]>> = {
  waves: ['wave', 'waves', 'sea', 'ocean'],
  wind: ['wind'],
  birdsong: ['bird', 'birds', 'birdsong'],
  gulls: ['gull', 'gulls', 'seagull', 'seagulls', 'bird', 'birds'],
  crickets: ['cricket', 'crickets', 'insect', 'insects'],
  rain: ['rain', 'rainy'],
  thunder: ['thunder', 'storm', 'lightning'],
  city: ['traffic', 'cars', 'car'],
  space_drone: ['drone'],
  stream: ['stream', 'water'],
  waterfall: ['waterfall', 'water'],
  owl: ['owl', 'owls', 'bird', 'birds'],
  fire: ['fire'],
  bells: ['bell', 'bells'],
  leaves: ['leaf', 'leaves'],
  underwater: ['bubble', 'bubbles', 'water'],
  room_tone: ['clock'],
  crowd: ['crowd', 'people', 'person', 'voices'],
  drips: ['water', 'drops'],
  hum: ['hum', 'machine', 'machines'],
};

/** What is to be seen around a film, and is heard from there. */
export const DRESSING_BEDS: readonly (readonly [words: RegExp, Ambience, number])[] = [
  [/^(?:waterfall|cascade)s?$/, 'waterfall', -27],
  [/^(?:river|stream|brook|creek|fountain)s?$/, 'stream', -31],
  [/^(?:sea|ocean|beach|shore|coast|waves?)$/, 'waves', -31],
  [/^(?:campfire|bonfire|fireplace|fire|torch|torches)$/, 'fire', -29],
  [/^(?:traffic|street|city|skyline)$/, 'city', -35],
  [/^(?:crowd|audience|market)s?$/, 'crowd', -31],
];
