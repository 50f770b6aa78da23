import { COLOUR_WORDS } from '../language/action-words.ts';
import type { Reading, Subject } from '../language/reading.ts';
import type { Place, Shot, Weather } from '../language/setting.ts';
import { mix } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { isSheltered } from './place-light.ts';
import { type FigurePlan, RIGS, type RigName } from './shot-plan.ts';

interface RigRow {
  readonly realm: 'sky' | 'water' | 'ground';
  readonly places: readonly Place[];
  /** Metres a second at an easy pace. */
  readonly pace: number;
}

const LAND: readonly Place[] = [
  'beach',
  'mountains',
  'meadow',
  'city',
  'forest',
  'desert',
  'lake',
  'savanna',
  'room',
  'kitchen',
  'backdrop',
];
const OPEN: readonly Place[] = ['beach', 'mountains', 'meadow', 'city', 'desert', 'lake', 'savanna'];

/** Where each rig can be shown. A figure outside of its places is not drawn, and the explanation says so. */
export const RIG_ROWS: Readonly<Record<RigName, RigRow>> = {
  bird: { realm: 'sky', places: [...OPEN, 'forest'], pace: 3 },
  boat: { realm: 'water', places: ['beach', 'lake'], pace: 1.6 },
  person: { realm: 'ground', places: LAND, pace: 1.1 },
  dog: { realm: 'ground', places: LAND, pace: 2.4 },
  balloon: { realm: 'sky', places: OPEN, pace: 0.7 },
  car: { realm: 'ground', places: ['city', 'desert', 'meadow'], pace: 5 },
  butterfly: { realm: 'ground', places: ['meadow', 'forest', 'lake'], pace: 0.5 },
};

const MAX_FIGURES = 24;

export function findRig(subject: Subject, place: Place): RigName | null {
  const rig = RIGS.find((name) => name === subject.kind);
  return rig !== undefined && RIG_ROWS[rig].places.includes(place) ? rig : null;
}

/** Who is told no direction goes with the others: a dog runs along with its owner, not into her. */
function headingOf(subject: Subject, common: -1 | 1): -1 | 0 | 1 {
  const { action } = subject;
  if (action?.direction === 'left') return -1;
  if (action?.direction === 'right') return 1;
  if (action?.class === 'stand' || action?.class === 'sit' || action?.class === 'look') return 0;
  return common;
}

function paceOf(subject: Subject): number {
  switch (subject.action?.class) {
    case 'run':
    case 'play':
      return 1.5;
    case 'walk':
      return 0.75;
    default:
      return 1;
  }
}

/** A close shot is about its subject. */
const SHOT_SIZE: Readonly<Record<Shot, number>> = { wide: 1, medium: 1.25, close: 1.6 };

function sizeOf(subject: Subject, rig: RigName): number {
  const said = subject.size === 'small' ? 0.7 : subject.size === 'large' ? 1.45 : 1;
  const young = /^(boy|girl|child|kid|puppy)$/.test(subject.noun) ? 0.72 : 1;
  // Birds somebody asked for are meant to be seen; true to scale they would be specks.
  return said * young * (rig === 'bird' ? 1.8 : 1);
}

interface Company {
  readonly heading: -1 | 1;
  /** Where this group stands in the row of groups, 0..1. */
  readonly share: number;
  readonly shot: Shot;
}

function placeGroup(subject: Subject, index: number, rig: RigName, company: Company, random: Random): FigurePlan[] {
  const heading = headingOf(subject, company.heading);
  const { realm, pace } = RIG_ROWS[rig];
  const count = Math.min(subject.count, realm === 'ground' ? 5 : 12);
  const middle = mix(0.28, 0.72, company.share) + random.between(-0.05, 0.05);
  const spread = Math.min(0.7, realm === 'sky' && rig === 'bird' ? 0.07 * count : 0.17 * count);
  const size = sizeOf(subject, rig) * SHOT_SIZE[company.shot];
  const colour = subject.colour === null ? null : (COLOUR_WORDS[subject.colour] ?? null);
  return Array.from({ length: count }, (_, i) => ({
    subject: index,
    rig,
    noun: subject.noun,
    x: middle + (count === 1 ? 0 : (i / (count - 1) - 0.5) * spread) + random.between(-0.02, 0.02),
    row: count === 1 ? random.between(0.4, 0.6) : random.between(0.15, 0.9),
    heading,
    pace: pace * paceOf(subject) * random.between(0.94, 1.06),
    size: size * random.between(0.93, 1.07),
    colour,
    phase: random.next(),
  }));
}

/** A few birds make an open sky alive. Staffage: nobody asked, so it stays small and may be refused. */
function addStaffage(reading: Reading, place: Place, weather: Weather, dark: boolean, random: Random): FigurePlan[] {
  const calm = weather === 'clear' || weather === 'cloudy';
  const unwanted = reading.negative.some((word) => /^(bird|gull|seagull|animal)s?$/.test(word));
  if (!calm || dark || unwanted || isSheltered(place) || place === 'forest') return [];
  if (reading.subjects.some((subject) => subject.kind === 'bird') || !random.chance(0.7)) return [];
  const heading = random.chance(0.5) ? 1 : -1;
  const middle = random.between(0.25, 0.75);
  return Array.from({ length: 4 + random.index(4) }, (_, i) => ({
    subject: null,
    rig: 'bird' as const,
    noun: null,
    x: middle + (i - 3) * 0.035 + random.between(-0.012, 0.012),
    row: random.between(0.2, 0.6),
    heading,
    pace: 3 * random.between(0.92, 1.08),
    size: random.between(0.55, 0.75),
    colour: null,
    phase: random.next(),
  }));
}

export function planFigures(
  reading: Reading,
  setting: { readonly place: Place; readonly weather: Weather; readonly dark: boolean },
  random: Random,
): FigurePlan[] {
  const drawn = reading.subjects.flatMap((subject, index) => {
    const rig = findRig(subject, setting.place);
    return rig === null || isUnwanted(subject, reading.negative) ? [] : [{ subject, index, rig }];
  });
  const heading = random.chance(0.5) ? 1 : -1;
  const asked = drawn.flatMap(({ subject, index, rig }) => {
    // Groups of one realm share its width; those of different realms may stand above each other.
    const rivals = drawn.filter((other) => RIG_ROWS[other.rig].realm === RIG_ROWS[rig].realm);
    const place = rivals.findIndex((other) => other.index === index);
    const share = (place + 0.5) / rivals.length;
    return placeGroup(
      subject,
      index,
      rig,
      { heading, share, shot: reading.shot ?? 'wide' },
      random.spawn(`subject ${index}`),
    );
  });
  const staffage = addStaffage(reading, setting.place, setting.weather, setting.dark, random.spawn('staffage'));
  return [...staffage, ...asked].slice(0, MAX_FIGURES);
}

export function isUnwanted(subject: Subject, negative: readonly string[]): boolean {
  const names = [subject.noun, subject.kind, subject.word];
  return negative.some((word) => names.some((name) => name === word || `${name}s` === word || name === `${word}s`));
}
