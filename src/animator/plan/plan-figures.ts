import { findColour } from '../catalogue/attributes.ts';
import { PLACE_SHOWS } from '../catalogue/nouns.ts';
import type { Place, Shot, Weather } from '../catalogue/setting.ts';
import { findThing, type Thing } from '../catalogue/things.ts';
import { clamp } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { readFacts } from './art-facts.ts';
import type { Brief, Subject } from './brief.ts';
import { type Member, PICTURE_SHAPE, type Role } from './cast.ts';
import { chooseAct, chooseHeading, chooseWay, MOVING_ACTS, paceOf } from './choose-act.ts';
import { layOut } from './lay-out.ts';
import { isSheltered } from './place-light.ts';
import { addProps, findTable } from './props.ts';
import { relate } from './relate-figures.ts';
import type { FigurePlan } from './shot-plan.ts';
import { turnToCamera } from './turn-to-camera.ts';

/** Where figures of a realm that a place lacks go instead is decided by `chooseRealm`. */
const WATER_PLACES: ReadonlySet<Place> = new Set(['beach', 'lake', 'underwater']);

const MAX_FIGURES = 24;
/** So many can still be told apart. */
const MOST_ON_GROUND = 10;
/** Larger groups fly far off, as a flock. */
const MOST_NEAR_FLYERS = 10;

/** Metres a second of what is thrown or rolls. */
const SENT_PACE = 0.8;
/** So high hangs what will fall or rise, though it stands on the ground by nature. */
const FREE_HEIGHT = 0.3;

/** A close shot is about its subject. */
const SHOT_SIZE: Readonly<Record<Shot, number>> = { wide: 1, medium: 1.25, close: 1.6 };

export function isUnwanted(subject: Subject, negative: readonly string[]): boolean {
  const names = [subject.noun, subject.kind, subject.word];
  return negative.some((word) => names.some((name) => name === word || `${name}s` === word || name === `${word}s`));
}

/** The figure that stands for a subject here; null when the place itself shows it, or nothing can. */
export function findFigure(subject: Subject, place: Place): Thing | null {
  return PLACE_SHOWS[place].includes(subject.kind) ? null : findThing(subject.kind);
}

function chooseRealm(thing: Thing, subject: Subject, place: Place, facing: boolean): FigurePlan['realm'] {
  if (place === 'space') return 'sky';
  if (place === 'underwater' && !facing) return thing.realm === 'ground' ? 'ground' : 'water';
  const far = thing.kind === 'rainbow' || thing.kind === 'firework';
  switch (thing.realm) {
    case 'sky':
      return (far || subject.count > MOST_NEAR_FLYERS) && !facing ? 'sky' : 'ground';
    case 'water':
    case 'underwater':
      return WATER_PLACES.has(place) && !facing ? 'water' : 'ground';
    default:
      return 'ground';
  }
}

/** Side by side or one on the other, all must stand on the same ground: a boat beside a train is seen at the shore. */
function isFacing(subjects: readonly Subject[], index: number): boolean {
  const own = subjects[index]?.relations ?? [];
  return own.length > 0 || subjects.some((other) => other.relations.some(({ subject }) => subject === index));
}

function castRoles(brief: Brief, place: Place): Role[] {
  return brief.subjects.flatMap((subject, index): Role[] => {
    const facing = isFacing(brief.subjects, index);
    // Who has a colour or stands beside another is meant for itself: not any flower of the meadow.
    const thing = facing || subject.colour !== null ? findThing(subject.kind) : findFigure(subject, place);
    if (thing === null || isUnwanted(subject, brief.negative)) return [];
    const facts = readFacts(thing);
    const realm = chooseRealm(thing, subject, place, facing);
    const count = Math.min(subject.count, realm === 'sky' ? 12 : MOST_ON_GROUND);
    return [{ subject, index, thing, facts, realm, count }];
  });
}

/** Words for several who are not alike: who each of them is. */
const COMPANIES: Readonly<Record<string, readonly string[]>> = {
  family: ['father', 'mother', 'girl', 'boy'],
  couple: ['man', 'woman'],
};

function nounOf({ noun }: Subject, instance: number): string {
  const company = COMPANIES[noun];
  return company?.[instance % company.length] ?? noun;
}

const LITTLE = /^(?:puppy|kitten|lamb|foal|calf|fawn|toddler|baby|duckling|piglet|baby .+|.+ (?:cub|pup))$/;

/** How tall the young are, in shares of the grown. */
function growthOf(noun: string): number {
  if (LITTLE.test(noun)) return 0.55;
  if (/^(?:boy|girl|child|kid|young (?:girl|boy)|schoolboy|schoolgirl)$/.test(noun)) return 0.74;
  return noun === 'teenager' ? 0.93 : 1;
}

function metresOf({ subject, thing }: Role, noun: string): number {
  const said = subject.size === 'small' ? 0.7 : subject.size === 'large' ? 1.45 : 1;
  return thing.metres * said * growthOf(noun);
}

/** The share of the picture a figure should cover at least, by how many it shares the picture with. */
function leastArea(company: number): number {
  return company <= 1 ? 0.03 : company === 2 ? 0.012 : company <= 4 ? 0.01 : 0.008;
}

function leastHeight({ facts }: Role, company: number): number {
  const area = (leastArea(company) * PICTURE_SHAPE) / (facts.aspect * facts.cover);
  // Neither a needle across the whole picture nor a thing too low to be recognised.
  return clamp(Math.sqrt(area), 0.1, 0.52);
}

function mostHeight({ facts, thing }: Role, company: number): number {
  const wide = (company === 1 ? 0.62 : 0.44) * PICTURE_SHAPE;
  // As far off as balloons are, they leave room for the land below.
  const tall = thing.realm === 'sky' && thing.metres > 3 ? 0.46 : thing.metres > 3 ? 0.74 : company === 1 ? 0.62 : 0.56;
  return Math.min(tall, wide / facts.aspect);
}

const TRIFLE_METRES = 0.35;

/** What somebody has in hand takes no room from them, and what flies none from those who stand. */
function isTrifle({ index, thing, facts }: Role, beside: Role): boolean {
  const held = beside.subject.relations.some(({ relation, subject }) => relation === 'holding' && subject === index);
  const above = thing.realm === 'sky' && beside.thing.realm === 'ground';
  return held || above || (beside.thing.art === 'rig:person' && thing.metres <= TRIFLE_METRES && facts.pace === 0);
}

interface Setting {
  readonly place: Place;
  readonly weather: Weather;
  readonly dark: boolean;
}

/** Hung in the air in front of everything, or the hills and houses would hide it. */
function liftOf({ thing, realm, subject }: Role, related: boolean, random: Random): number {
  if (thing.realm !== 'sky' || realm !== 'ground') return 0;
  if (related) return subject.kind === 'bird' ? 0.02 : 0.06;
  const high = thing.kind === 'butterfly' || thing.kind === 'bee' ? 0.16 : 0.34;
  return high + random.between(-0.02, 0.04);
}

function makeMembers(role: Role, roles: readonly Role[], brief: Brief, common: -1 | 1, random: Random): Member[] {
  const { subject, index, thing, facts, realm, count } = role;
  const company = roles.reduce((sum, each) => sum + (isTrifle(each, role) ? 0 : Math.min(each.count, 3)), 0);
  const related = isFacing(brief.subjects, index);
  // Beside what cannot move one stays, or one would walk in front of it.
  const settled = thing.realm === 'ground' && roles.some((other) => other.facts.pace === 0);
  const act = chooseAct(subject, thing, facts, {
    ...{ related: related || settled, speaks: brief.lines.length > 0, subjects: brief.subjects },
    ...{ guitar: /\bguitar\b/i.test(brief.prompt), close: brief.shot === 'close' || brief.shot === 'medium' },
  });
  const way = chooseWay(subject, thing, act, common);
  const size = SHOT_SIZE[brief.shot ?? 'wide'];
  const colour = subject.colour === null ? null : findColour(subject.colour);
  const far = realm === 'sky' && thing.realm === 'sky' && count > MOST_NEAR_FLYERS;
  const least = far ? 0.05 : leastHeight(role, company);
  const free = way.climb !== 0 && realm === 'ground' ? FREE_HEIGHT : 0;
  const lift = Math.max(free, liftOf(role, related, random));
  const isPerson = thing.art === 'rig:person';
  return Array.from({ length: count }, (_, instance) => ({
    role,
    figure: {
      subject: index,
      instance,
      art: thing.art,
      noun: nounOf(subject, instance),
      realm,
      act,
      x: 0.5,
      row: far
        ? random.between(0.25, 0.85)
        : thing.kind === 'balloon'
          ? random.between(0.85, 1)
          : count === 1
            ? random.between(0.45, 0.6)
            : random.between(0.15, 0.9),
      lift: lift === 0 ? 0 : Math.max(0.01, lift + (count > 1 ? random.between(-0.07, 0.05) : 0)),
      ...way,
      faces: chooseHeading(subject, common),
      view: 'side',
      wears: subject.wears,
      carries: false,
      pace: Math.max(facts.pace, MOVING_ACTS.has(act) ? SENT_PACE : 0) * paceOf(subject) * random.between(0.96, 1.04),
      metres: metresOf(role, nounOf(subject, instance)) * size * random.between(0.96, 1.04),
      // Side by side a child is smaller than its mother, however small both are shown.
      least: isPerson && company > 1 ? least * growthOf(nounOf(subject, instance)) : least,
      most: Math.max(least, mostHeight(role, company)),
      base: null,
      colour,
      phase: random.next(),
    },
  }));
}

/** A few birds make an open sky alive. Staffage: nobody asked, so it stays small and may be refused. */
function addStaffage(brief: Brief, { place, weather, dark }: Setting, random: Random): FigurePlan[] {
  const calm = weather === 'clear' || weather === 'cloudy';
  const unwanted = brief.negative.some((word) => /^(bird|gull|seagull|animal)s?$/.test(word));
  if (!calm || dark || unwanted || isSheltered(place) || place === 'forest') return [];
  // Who asked for things gets these things: extras would be taken for one of them.
  if (brief.subjects.some((subject) => findThing(subject.kind) !== null) || !random.chance(0.7)) return [];
  const heading = random.chance(0.5) ? 1 : -1;
  const middle = random.between(0.25, 0.75);
  return Array.from({ length: 4 + random.index(4) }, (_, i) => ({
    subject: null,
    instance: i,
    art: 'rig:bird',
    noun: null,
    realm: 'sky' as const,
    act: 'fly' as const,
    x: middle + (i - 3) * 0.035 + random.between(-0.012, 0.012),
    row: random.between(0.2, 0.6),
    lift: 0,
    heading,
    approach: 1,
    climb: 0,
    faces: heading,
    view: 'side' as const,
    wears: [],
    carries: false,
    pace: 3 * random.between(0.92, 1.08),
    metres: random.between(0.9, 1.2),
    least: 0.014,
    most: 0.03,
    base: null,
    colour: null,
    phase: random.next(),
  }));
}

export function planFigures(brief: Brief, setting: Setting, random: Random): FigurePlan[] {
  const cast = castRoles(brief, setting.place);
  const table = findTable(cast);
  const roles = cast.filter((role) => role !== table);
  const common = random.chance(0.5) ? 1 : -1;
  const members = roles.flatMap((role) =>
    makeMembers(role, roles, brief, common, random.spawn(`subject ${role.index}`)),
  );
  const placed = relate(layOut(members.slice(0, MAX_FIGURES), setting.place, random.spawn('layout')), roles);
  const asked = turnToCamera(placed, brief);
  return [...addProps(asked, roles, setting.place, table), ...addStaffage(brief, setting, random.spawn('staffage'))];
}
