import type { Lexicon } from '../../catalogue/lexicon.ts';
import { getsUp } from '../../catalogue/postures.ts';
import { readPrompt } from '../../language/read-prompt.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { chooseCast } from '../cast/choose-cast.ts';
import { choosePlace } from '../set/choose-place.ts';
import { MET_OUTSIDE } from '../set/choose-set.ts';
import type { Stretch } from '../shots/one-take.ts';
import { carryOn } from './carry-on.ts';
import { partOfReading, type Setting } from './part-of-reading.ts';
import { breaksOf, FROM_AFAR, MONTAGE } from './scene-breaks.ts';
import { beginsOf, spanOf } from './scene-times.ts';
import { fitsAnywhere, isOwnPlace, isToldAsKnown } from './still-there.ts';
import { isOfVessel } from './vessels.ts';

/** A part of a film that plays in one place, and what of the prompt tells it. */
export interface ReadScene {
  readonly from: number;
  readonly to: number;
  readonly reading: Reading;
}

/** Seconds: what is shorter is not seen. */
const LEAST_SCENE = 1;
const MOST_SCENES = 6;
/** Each stretch is read by itself. Nobody could follow more of them in eight seconds, and a text of a thousand cuts would take as long to read as a thousand texts. */
const MOST_BREAKS = 24;

/** The parts of a prompt that play in several places; empty where all of it plays in one. */
export function findScenes(reading: Reading, durationSeconds: number, lexicon: Lexicon): ReadScene[] {
  const stretches = stretchesOf(reading);
  if (stretches.length < 2) return [];
  const told = stretches.map((stretch) => look(stretch, reading, lexicon));
  const whole = told.filter(({ nobody }) => nobody);
  const groups = group(told.filter(({ nobody }) => !nobody));
  if (groups.length < 2) return [];
  const most = Math.min(MOST_SCENES, Math.floor(durationSeconds / LEAST_SCENE));
  const scenes = groups.length <= most ? groups : [...groups.slice(0, most - 1), groups.slice(most - 1).flat()];
  const begins = beginsOf(scenes, reading, durationSeconds);
  const settings = whole.map(({ setting }) => setting);
  let before: Setting | null = null;
  let sky: Setting | null = null;
  return scenes.map((parts, index): ReadScene => {
    const stretch = spanOf(parts);
    const former = cameFrom(scenes.slice(0, index), parts);
    const own = settingOfAll(former ?? parts, reading, lexicon);
    const sheltered = isSheltered(placeOf(former ?? parts), lexicon);
    const setting: Setting = carryOn(own, { before, sky }, settings, sheltered);
    before = setting;
    // The storm that was told of before a room goes on after it.
    if (sheltered !== true) sky = setting;
    const part =
      index === 0 ? partOfReading(reading, stretch, setting) : alreadyUp(partOfReading(reading, stretch, setting));
    const there = placesOf(former ?? staysAt(scenes.slice(0, index), parts), reading, setting);
    return {
      from: begins[index] ?? 0,
      to: begins[index + 1] ?? durationSeconds,
      reading: {
        ...part,
        places: [...part.places, ...there],
        cuts: part.cuts.map((cut) => inScene(cut, begins[index] ?? 0)),
      },
    };
  });
}

/** A scene has a clock of its own: its second shot begins so long after its first. */
const inScene = ({ at, seconds, until }: Reading['cuts'][number], from: number): Reading['cuts'][number] => ({
  at,
  seconds: seconds === null ? null : Math.max(0, seconds - from),
  until: until == null ? null : Math.max(0, until - from),
});

const placesOf = (parts: readonly Told[] | undefined, reading: Reading, setting: Setting): Reading['places'] =>
  parts === undefined ? [] : partOfReading(reading, spanOf(parts), setting).places;

/** "A square. At dawn … In the evening couples dance": another hour, and still where it was told to be, where nothing tells of another place. */
function staysAt(before: readonly (readonly Told[])[], parts: readonly Told[]): readonly Told[] | undefined {
  if (parts.some(({ outside, place }) => outside || place !== null)) return undefined;
  return before.findLast((group) => group.some(({ stated }) => stated));
}

/** "Then she stands up and walks out into the rain": from where she sat before, and in the rain there is no chair. */
function alreadyUp(part: Reading): Reading {
  const [first, ...others] = [...part.events].sort((a, b) => a.at - b.at);
  const rises = first?.act?.act === 'stand' && getsUp(first.verb) && first.target === null;
  return rises && others.some(({ act }) => act?.frame === 'go')
    ? { ...part, events: part.events.filter((event) => event !== first) }
    : part;
}

/** From break to break; what is told after the last of everything that is seen is a stretch of its own. */
function stretchesOf(reading: Reading): Stretch[] {
  const { offsets, told } = reading;
  const [firstWord = 0] = offsets;
  const marks = breaksOf(reading).filter((at) => at > firstWord);
  if (marks.length === 0 || marks.length > MOST_BREAKS) return [];
  const tail = tailOf(reading);
  if (tail !== null && tail > (marks.at(-1) ?? 0)) marks.push(tail);
  return [0, ...marks].map((from, index) => ({ from, to: marks[index] ?? told.length + 1 }));
}

/** "Cinematic, golden hour, film grain.": where words begin that speak of the whole film. */
function tailOf({ entities, events, places, spoken, offsets, told }: Reading): number | null {
  const last = Math.max(
    ...entities.flatMap(({ mentionedAt }) => mentionedAt),
    ...[...events, ...places, ...spoken].map(({ at }) => at),
  );
  const end = told.indexOf('. ', offsets[last] ?? told.length);
  return end < 0 ? null : end + 1;
}

/** What a stretch alone tells of where and when it plays. */
interface Told extends Stretch {
  readonly place: string | null;
  readonly stated: boolean;
  readonly sheltered: boolean | null;
  /** A word of it names a place, though it may not say that it plays there; null where nothing does. */
  readonly named: boolean | null;
  /** Somebody is in its weather. */
  readonly outside: boolean;
  /** "Suddenly a rope snaps": while all that was told goes on, and nobody says where else. */
  readonly sudden: boolean;
  /** "Outside, a storm rolls on": nobody is in it, and it is seen from where one is. */
  readonly beyond: boolean;
  readonly setting: Setting;
  /** It is seen from without, or somebody gets off. */
  readonly leaves: boolean;
  /** "Cut to the boat": what is told of first goes on water or roads, and in no room. */
  readonly aboard: boolean;
  /** Who is spoken of, by their entities. */
  readonly cast: readonly number[];
  /** It is only where they are at home: a shopkeeper in a shop. */
  readonly ownPlace: boolean;
  /** Nothing of it asks for a place of its own. */
  readonly anywhere: boolean;
  /** "The father" of whom nothing was said yet: one of the family that was. */
  readonly oneOfThem: boolean;
  /** Nobody and nothing is told of: it speaks of the whole film. */
  readonly nobody: boolean;
}

function settingOf({ from, to }: Stretch, { told, events, offsets }: Reading, lexicon: Lexicon): Setting {
  const text = told.slice(from, to);
  // A clause that begins with its verb is none without somebody who does it.
  const verb = events.some(({ at }) => offsets[at] === from);
  return readPrompt(verb ? `She ${text}` : text, null, lexicon);
}

/** What was read of one stretch is not read again. */
function settingOfAll(parts: readonly Told[], reading: Reading, lexicon: Lexicon): Setting {
  const [first, ...others] = parts;
  return first !== undefined && others.length === 0 ? first.setting : settingOf(spanOf(parts), reading, lexicon);
}

const isSheltered = (place: string | null, lexicon: Lexicon): boolean | null =>
  place === null ? null : (lexicon.place(place)?.indoors ?? null);

/** Of a place: from here on somebody says that it plays there, and does not only mention it. */
const SAID_WEIGHT = 2;
/** What a place weighs at most of which only the name of something else tells: "a café owner", "the tunnel wind". */
const OF_COMPOUNDS = 1.5;

function look(stretch: Stretch, reading: Reading, lexicon: Lexicon): Told {
  const setting = settingOf(stretch, reading, lexicon);
  const part = partOfReading(reading, stretch, setting);
  const { cast } = chooseCast(part);
  const { place, stated } = choosePlace(part, cast, lexicon);
  // Whoever looks out over the sea is not on it.
  const seen = new Set(part.events.flatMap(({ act, where }) => (FROM_AFAR.has(act?.act ?? '') ? (where ?? []) : [])));
  const told = part.places.filter(({ word, weight }) => weight >= SAID_WEIGHT && !seen.has(word) && !PIECE.test(word));
  const edge = part.places.every(({ word }) => BOTH_SIDES.test(word));
  const said = stated && (part.places.length === 0 || (told.length > 0 && !edge));
  const outside = !said && MET_OUTSIDE.test(part.told);
  return {
    ...stretch,
    ...{
      place,
      stated: said,
      outside,
      named: part.places.length === 0 ? null : part.places.some(({ weight }) => weight > OF_COMPOUNDS),
      sudden: edge && /^\W*suddenly\b/i.test(part.told),
      beyond:
        cast.every(({ senses }) => !isSomebody(senses)) && BEYOND.test(reading.told.slice(stretch.from, stretch.to)),
      setting,
      leaves: LEAVES.test(part.told),
      aboard: isOfVessel(cast, stretch, reading),
      cast: cast.map(({ id }) => id),
      ownPlace: !said && isOwnPlace(place, part, cast, lexicon),
      anywhere: !said && !MONTAGE.test(reading.prompt) && fitsAnywhere(part, cast),
      oneOfThem: cast.some(({ id, senses }) => senses.person !== null && isToldAsKnown(id, stretch, reading)),
      sheltered: outside ? false : isSheltered(place, lexicon),
    },
    nobody: cast.length === 0 && part.events.length === 0 && part.places.length === 0 && !isShot(stretch, reading),
  };
}

/** "on the ridge ahead", "up the hillside": of the land where one is. */
const PIECE =
  /^(?:ridges?|hill|hillside|hilltop|slopes?|dunes?|clearing|glade|path|trail|bend|curve|grass|sand|horizon)$/;

/** "a cat on the window sill": seen from the street as well as from the room. */
const BOTH_SIDES = /\b(?:window|windows|sill|windowsill|door|doorway|balcony|balconies|yard)$/;

/** Something is shown where a cut leads, though it may be no figure: "Close-up of the crown". */
const isShot = ({ from, to }: Stretch, { cuts, shots }: Reading): boolean =>
  cuts.some(({ at }) => at === from) && shots.some(({ at }) => at >= from && at < to);

/** Stretches that play in one place belong together. */
function group(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const next of told) {
    const current = groups.at(-1);
    const back = current !== undefined && cameFrom(groups, [next]) !== undefined;
    if (current !== undefined && !back && !playsElsewhere(current, next)) current.push(next);
    else groups.push([next]);
  }
  return groups;
}

/** "Cut back to the woman": whoever is seen again, and not with those who were seen last, is where they were. */
function cameFrom(groups: readonly (readonly Told[])[], next: readonly Told[]): readonly Told[] | undefined {
  const who = next.flatMap(({ cast }) => cast);
  if (who.length === 0 || next.some(({ stated, outside }) => stated || outside)) return undefined;
  const isThere = (parts: readonly Told[]): boolean => who.every((id) => parts.some(({ cast }) => cast.includes(id)));
  const last = groups.at(-1);
  if (last === undefined || who.some((id) => last.some(({ cast }) => cast.includes(id)))) return undefined;
  return groups.slice(0, -1).findLast(isThere);
}

const placeOf = (parts: readonly Told[]): string | null =>
  (parts.find(({ stated }) => stated) ?? parts.find(({ place }) => place !== null))?.place ?? null;

const CARRIAGES = /^(?:train_car|metro_car|plane_cabin|cockpit)$/;
/** What a train goes through while one sits in it is seen by who sits there. */
const WAYS = /^(?:railway|tunnel|subway|road|bridge|viaduct|valley|clouds|city|mountain_pass)$/;
const LEAVES =
  /\b(?:exterior|outside|from above|aerial|drone|platform|station|gets? off|steps? (?:off|out)|alights?|lands?)\b/i;

/** Other worlds have lands of their own. */
export const OF_WORLDS = /^(?:desert|canyon|mountains|valley|volcano|salt_flat|fields|meadow)$/;
const BEYOND = /^\W*outside\b,? /i;
const isSomebody = ({ person, thing }: Entity['senses']): boolean => person !== null || thing?.alive === true;

function playsElsewhere(current: readonly Told[], next: Told): boolean {
  const here = current.findLast(({ stated }) => stated) ?? current.findLast(({ place }) => place !== null);
  const hour = current.findLast(({ setting }) => setting.time !== null)?.setting.time;
  if (hour != null && next.setting.time !== null && hour !== next.setting.time) return true;
  if ((next.sudden && !next.outside) || next.beyond || (next.oneOfThem && !next.stated && !next.outside)) return false;
  // Whoever was there before still is, until something is told of elsewhere.
  if (
    next.ownPlace &&
    !next.outside &&
    !next.aboard &&
    next.cast.some((id) => current.some(({ cast }) => cast.includes(id)))
  )
    return false;
  if (here?.stated === true && next.anywhere && !next.outside && !next.aboard && !next.leaves) return false;
  // A platform in the underground.
  if (here?.place === 'subway' && next.place === 'railway') return false;
  if (here?.place === 'planet' && OF_WORLDS.test(next.place ?? '')) return false;
  if (here?.place != null && CARRIAGES.test(here.place) && WAYS.test(next.place ?? '') && !next.leaves) return false;
  const sheltered = here?.sheltered ?? current.findLast((part) => part.sheltered !== null)?.sheltered ?? null;
  // In the rain nobody is in a kitchen.
  if (sheltered !== null && next.sheltered !== null && sheltered !== next.sheltered)
    return (
      next.stated ||
      next.outside ||
      (next.aboard && sheltered) ||
      current.some(({ outside }) => outside) ||
      // A bed stands in a bedroom; a commuter and a train are at home in a city, and come to a platform as well.
      (here?.stated === true && (next.named ?? next.sheltered))
    );
  return here?.stated === true && next.stated && here.place !== next.place;
}
