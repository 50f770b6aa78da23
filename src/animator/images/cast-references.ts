import { type CutOut, REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import { castRole } from '../bodies/families.ts';
import { findThing } from '../catalogue/things.ts';
import { plainRole } from '../director/cast/plain-role.ts';
import type { Role, Script, Shot } from '../director/script.ts';
import { writeScript } from '../director/write-script.ts';
import type { CastRole } from '../stage/players.ts';
import { inColoursOf, isHeadOnly, mustRise } from './coat-of.ts';
import { fitPictures, WIDER } from './fit-pictures.ts';
import { isKnown as isSpokenOf } from './plate/comers.ts';
import { isDisguised, needsBody, portray, seenWhole } from './portray.ts';
import type { ReferenceWords } from './read-references.ts';

export interface ReferenceCast {
  readonly script: Script;
  readonly cast: CastRole;
  /** Whom each picture shows, by its number. */
  readonly shows: ReadonlyMap<number, Role>;
}

/**
 * Every reference plays the role the prompt gives it, or one that it fits, or else stands among the cast: all are seen, none twice. The one in which all takes
 * place plays none.
 */
export function castReferences(
  written: Script,
  cutOuts: readonly CutOut[],
  { wishes, place = null }: Pick<ReferenceWords, 'wishes'> & Partial<Pick<ReferenceWords, 'place'>>,
): ReferenceCast {
  const script = place === null ? written : withoutPlace(written, place.noun);
  const free = new Set([...cutOuts.keys()].filter((number) => number !== place?.number));
  const parts = new Map<string, number>();
  // "The dogs from the picture" are as many as the picture shows.
  const whole = new Set<number>();
  const shows = new Map<number, Role>();
  const give = (role: Role, instance: number, number: number): void => {
    shows.set(number, role);
    parts.set(`${role.id} ${instance}`, number);
    free.delete(number);
  };
  const nextFree = (): number | null => free.values().next().value ?? null;
  const roles = script.cast.filter(({ scenery }) => !scenery);
  for (const { before, number } of wishes) {
    // The noun nearest before the words that name the picture.
    const [role] = roles
      .filter(({ id }) => !parts.has(`${id} 0`))
      .map((each) => ({
        each,
        at: Math.max(before.lastIndexOf(each.noun), before.lastIndexOf(each.word.toLowerCase())),
      }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    const wanted = number !== null && free.has(number) ? number : nextFree();
    const played =
      role?.each ??
      roleIn(
        before,
        roles.filter(({ id }) => !parts.has(`${id} 0`)),
      );
    if (played === null || wanted === null) continue;
    give(played, 0, wanted);
    whole.add(played.id);
  }
  // Whom no picture was named for plays the one that is left and fits, instead of standing beside it.
  const unnamed = roles.filter((role) => !parts.has(`${role.id} 0`) && findThing(role.thing)?.alive === true);
  if (wishes.length > 0 && unnamed.length > 0 && free.size > 0) {
    const wanted = unnamed.map((role) => ({ role, instance: 0 }));
    for (const { part, number } of fitPictures(wanted, [...free], cutOuts)) give(part.role, part.instance, number);
  }
  const bearer = wishes.length === 0 && cutOuts.length <= MOST_BORNE ? bearerOf(script, roles) : null;
  if (wishes.length === 0) {
    const wanted = roles
      .filter((each) => each !== bearer)
      // Two dogs and one picture of a dog: it is one of them. "The dogs" are as many as it shows.
      .flatMap((role) =>
        Array.from({ length: isKnown(role, script) ? 1 : role.count }, (_, instance) => ({
          ...{ role, instance },
          known: isSpokenOf(role, script.prompt),
        })),
      );
    for (const { part, number } of fitPictures(wanted, [...free], cutOuts)) {
      give(part.role, part.instance, number);
      if (isKnown(part.role, script)) whole.add(part.role.id);
    }
  }
  const firstId = script.cast.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const extras = [...free].map((number, index): Role => {
    const size = bearer === null ? 1 : ON_TABLE * Math.min(1, ROOMY / cutOuts.length);
    const role = anExtra(firstId + index, size, bearer === null && isPortrait(cutOuts[number]));
    give(role, 0, number);
    return role;
  });
  const joined = bearer === null ? joinLead(script, roles[0], extras) : { beats: [], relations: [] };
  const bustOf = (role: Role): boolean => {
    const cut = cutOuts[parts.get(`${role.id} 0`) ?? -1];
    return cut?.cutOff === true && !isHeadOnly(role, cut);
  };
  const seen = [...roles, ...extras];
  // Who drives is seen with the car.
  const aboard = seen.some((role) => isManned(role, written));
  const isNear = seen.length <= PORTRAITS && seen.length > 0 && !aboard && seen.every(bustOf) && !seenWhole(script);
  const near = bearer !== null || isNear;
  const isDriven = (id: number | null): boolean => {
    const [role, cut] = [seen.find((each) => each.id === id), cutOuts[parts.get(`${id} 0`) ?? -1]];
    return role !== undefined && cut !== undefined && isBroadside(role, cut) && !isManned(role, written);
  };
  // Who sits in what another picture shows is seen with it, from beside it.
  const boarded = (shot: Shot): Shot => {
    const seat = script.relations.find(
      ({ role, relation, to }) => role === shot.subject && MANS.has(relation) && parts.has(`${to} 0`),
    );
    return seat === undefined || shot.stated || shot.sizeStated
      ? shot
      : { ...shot, subject: seat.to, size: 'full', angle: 'side', move: 'follow_beside' };
  };
  const shots = script.shots
    .map(near ? comeNearer : boarded)
    .map((shot) =>
      isDriven(shot.subject) && !shot.stated && shot.angle === 'eye' ? { ...shot, angle: 'side' as const } : shot,
    );
  const filled: Pick<Script, 'beats' | 'relations'> = {
    beats: [...script.beats, ...joined.beats],
    relations: [
      ...script.relations,
      ...joined.relations,
      ...(bearer === null ? [] : extras.map(({ id }) => ({ role: id, ...onTo(bearer) }))),
    ],
  };
  return {
    shows,
    script: {
      ...script,
      ...filled,
      shots,
      cast: [
        ...script.cast
          .map((role) => (whole.has(role.id) ? { ...role, count: 1 } : role))
          .map((role) => (isManned(role, written) ? role : asPictured(parts)(role))),
        ...extras,
      ],
    },
    cast(role, chance, instance) {
      const number = parts.get(`${role.id} ${instance}`);
      const cut = number === undefined ? undefined : cutOuts[number];
      if (cut === undefined) return castRole(role, chance);
      // A picture has no seats: who drives what it shows sits in one of its kind, in its colours.
      if (isManned(role, written)) return castRole(inColoursOf(cut, role), chance);
      const played = castRole(role, chance)?.family ?? '';
      // Who is wider than tall is nobody upright, whoever it is.
      const plays = played === 'person' && cut.width > cut.height * WIDER ? 'quadruped' : played;
      const bodily = played === 'person' && cut.face !== null && (role.thing === 'person' || isPortrait(cut));
      if (bodily && needsBody(role, { script: { ...script, ...filled }, near: isNear, alone: seen.length === 1, cut }))
        return portray(role, castRole(role, chance), cut, isDisguised(role, script.prompt));
      if (isHeadOnly(role, cut) || (plays === 'quadruped' && mustRise(role, script, cut)))
        return castRole(inColoursOf(cut, role), chance);
      // A bust that plays a person has legs to stand on; a cat that holds something stays a cat.
      const whole = cut.cutOff && plays === 'person' && (role.thing === 'person' || isPortrait(cut));
      return { family: REFERENCE_FAMILY, sheet: { picture: cut.name, plays, ...(whole ? { whole } : {}) } };
    },
  };
}

/** "The dogs", without a number: those of the picture. */
const isKnown = ({ count, word }: Role, { prompt }: Script): boolean =>
  count > 1 &&
  /^[\p{L} -]+$/u.test(word) &&
  new RegExp(`\\b(?:the|these|those|my|our|his|her|their) ${word}\\b`, 'iu').test(prompt);

/** Whoever is in a car is in its picture: nobody else gets in. */
const asPictured =
  (parts: ReadonlyMap<string, number>) =>
  (role: Role): Role =>
    parts.has(`${role.id} 0`) && findThing(role.thing)?.alive !== true
      ? { ...role, traits: [...role.traits, 'driverless'] }
      : role;

/** Whoever comes along without a word of his own goes along with the one the words are about. */
function joinLead(
  script: Script,
  lead: Role | undefined,
  extras: readonly Role[],
): Pick<Script, 'beats' | 'relations'> {
  const people = lead?.thing === 'person' ? extras.filter(({ thing }) => thing === 'person') : [];
  const led = script.beats.filter(({ role, target, act }) => role === lead?.id && target === null && act !== 'speak');
  return {
    beats: people.flatMap(({ id }) => led.map((beat) => ({ ...beat, role: id }))),
    relations: people.map(({ id }) => ({ role: id, relation: 'beside', to: lead?.id ?? 0, where: null })),
  };
}

/** Whether somebody of the film drives it, rides it or is in it: what lives bears a rider on its own back. */
const isManned = ({ id, thing }: Role, { relations }: Script): boolean =>
  findThing(thing)?.alive !== true &&
  findThing(thing)?.moves === true &&
  relations.some(({ to, relation }) => to === id && MANS.has(relation));

const MANS: ReadonlySet<string> = new Set(['driving', 'riding', 'in', 'inside']);

/** Times as wide as high: a vehicle that was taken from its side. */
const FROM_SIDE = 1.4;

/** Its picture knows one side of it, and from behind it would slide along like a board. */
const isBroadside = ({ thing }: Role, cut: CutOut): boolean =>
  findThing(thing)?.moves === true && findThing(thing)?.alive !== true && cut.width > cut.height * FROM_SIDE;

/** So many at most are seen from near together. */
const PORTRAITS = 2;

/** A portrait was taken from near: whom it shows is not a speck in a hall, and no more is what stands on a table. */
const comeNearer = (shot: Shot): Shot =>
  shot.sizeStated || shot.size === 'close' ? shot : { ...shot, size: 'medium' };

/** Words of another language name a role by what they are in English: the last of whom they speak. */
function roleIn(words: string, roles: readonly Role[]): Role | null {
  const named = writeScript({ prompt: words, negativePrompt: null, durationSeconds: 1 }).cast;
  const found = named.toReversed().map(({ noun }) => roles.find((role) => role.noun === noun));
  return found.find((role) => role !== undefined) ?? null;
}

/** "All of them on a table": what bears them is no picture, but a table. */
const BORNE =
  /\b(?:all|both|each|them|these|those|it|everything|things|objects|products|items)\b[^.]{0,60}\bon\s{1,3}(?:an?|the)\b/i;
/** Of a figure's usual size, where it stands on something. */
const ON_TABLE = 0.17;
/** More than so many are smaller, or they would find no room on a table beside each other. */
const ROOMY = 3;
/** More than these are not seen whole on any table. */
const MOST_BORNE = 6;

/** "Place it on a marble table": whoever a picture shows is wanted on something that bears it. */
export const isBorne = (script: Script): boolean =>
  /\bit\b[^.]{0,20}\bon\s{1,3}(?:an?|the)\b/i.test(script.prompt) &&
  bearerOf(
    script,
    script.cast.filter(({ scenery }) => !scenery),
  ) !== null;

const bearerOf = ({ prompt, relations }: Script, roles: readonly Role[]): Role | null => {
  const [only, ...others] = roles;
  const isBare = only !== undefined && others.length === 0 && relations.length === 0;
  return isBare && BORNE.test(prompt) && findThing(only.thing)?.moves === false ? only : null;
};

const onTo = ({ id }: Role): Pick<Script['relations'][number], 'relation' | 'to' | 'where'> => ({
  relation: 'on',
  to: id,
  where: null,
});

/** Cats have faces, too: but busts are of people. */
const isPortrait = (cut: CutOut | undefined): boolean =>
  cut !== undefined && cut.face !== null && cut.cutOff && cut.width <= cut.height * WIDER;

/** A portrait is of a person, and as tall as one. */
const anExtra = (id: number, size: number, isPerson: boolean): Role =>
  plainRole({ id, thing: isPerson ? 'person' : REFERENCE_FAMILY, facing: 'camera', size });

/** A script without what the picture shows in which it takes place. */
function withoutPlace(script: Script, noun: string | null): Script {
  const gone = new Set(script.cast.filter((role) => role.noun === noun || role.word === noun).map(({ id }) => id));
  if (gone.size === 0) return script;
  const stays = (id: number | null): boolean => id === null || !gone.has(id);
  return {
    ...script,
    cast: script.cast.filter(({ id }) => stays(id)),
    relations: script.relations.filter(({ role, to }) => stays(role) && stays(to)),
    beats: script.beats
      .filter(({ role }) => stays(role))
      .map((beat) => ({ ...beat, target: stays(beat.target) ? beat.target : null })),
  };
}
