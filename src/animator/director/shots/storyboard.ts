import type { Entity, Event, Reading, ShotFact } from '../../language/reading.ts';
import { ONE_CAMERA, ONE_TAKE } from './cover.ts';
import { beginsShot } from './seen-near.ts';
import { MOST_CUTS, SECONDS_OF_CUT } from './shot-times.ts';

/**
 * A prompt of several sentences is a storyboard, though nobody writes where it is cut: a sentence that tells of somebody else is another shot, and so is one
 * that looks from elsewhere ("Top-down shot: …", "The camera sweeps up in a wide aerial shot"). One camera for all of it would stay with whoever came first,
 * from wherever it stands last. These cuts stay in their place: only what is told as a cut leads elsewhere.
 */
export function drawStoryboard(reading: Reading, durationSeconds: number): Reading {
  if (!isStory(reading, durationSeconds)) return reading;
  const room = Math.min(MOST_CUTS, Math.floor(durationSeconds / SECONDS_OF_CUT)) - 1;
  const panels = panelsOf(reading);
  const told = panels.filter(({ cut }) => cut === 'told').length;
  const own = panels.filter(({ cut }) => cut === 'own');
  // Who was seen before can wait; who comes last is what it comes to.
  const kept = [...own].sort((a, b) => a.rank - b.rank || b.at - a.at).slice(0, Math.max(0, room - told));
  if (kept.length === 0) return reading;
  const added = kept.map(({ at, shows }) => ({ at, seconds: null, shows }));
  return { ...reading, cuts: [...reading.cuts, ...added].sort((a, b) => a.at - b.at) };
}

/** Seconds, letters and deeds: what is shorter is the one shot that it asks for. */
const [LEAST_SECONDS, LEAST_LETTERS, LEAST_DEEDS] = [5, 240, 3];
/** Whose eyes it is seen with, and a camera that is in the hand of who is seen. */
const IN_SOMEBODY = /^(?:point_of_view|selfie)$/;

function isStory({ cuts, shots, told, styles, spoken, events }: Reading, durationSeconds: number): boolean {
  return (
    durationSeconds >= LEAST_SECONDS &&
    told.length >= LEAST_LETTERS &&
    events.filter(({ act, meanwhile }) => act !== null && meanwhile !== true).length >= LEAST_DEEDS &&
    cuts.every(({ seconds }) => seconds === null) &&
    !ONE_TAKE.test(told) &&
    !styles.some((style) => ONE_CAMERA.test(style)) &&
    !shots.some(({ field, value }) => field === 'angle' && IN_SOMEBODY.test(value)) &&
    // Those who talk by turns are cut to as they talk.
    new Set(spoken.map(({ speaker }) => speaker)).size < 2
  );
}

/** A sentence with which a shot begins. */
interface Panel {
  readonly at: number;
  readonly cut: 'told' | 'own';
  /** Whom it shows: an entity; null where its words leave it open. */
  readonly shows: number | null;
  /** What would be missed least if there is no room comes last. */
  readonly rank: number;
}

const SENTENCE = /[.!?]["'\u201d]?\s{1,3}/g;
/** Letters: a cut that is told so near to the head of a sentence is that of the sentence. */
const SAME_SHOT = 24;
const LOOKS = /^(?:size|angle)$/;
/** "The camera rises to reveal the whole site": who was seen from near before is not all there is. */
const [OPENS, SHOWS_MORE] = [/^(?:crane|drone|dolly_out|zoom_out)/, /\b(?:reveal|show|expos|unveil)/i];

function panelsOf(reading: Reading): Panel[] {
  const { told, cuts, shots, events, offsets } = reading;
  const heads = [0, ...[...told.matchAll(SENTENCE)].map((end) => end.index + end[0].length)];
  const seen = new Set<number>();
  let shown = new Set<number>();
  let begun = false;
  return heads.flatMap((at, i): Panel[] => {
    const end = heads[i + 1] ?? told.length;
    const isIn = (letter: number): boolean => letter >= at && letter < end;
    const own = events.filter((event) => event.act !== null && isIn(offsets[event.at] ?? 0));
    const looks = shots.filter((mark) => LOOKS.test(mark.field) && isIn(mark.at));
    const doers = doersOf(own, reading);
    const isCut =
      cuts.some((cut) => isIn(cut.at) && cut.at - at < SAME_SHOT) || looks.some((mark) => beginsShot(reading, mark.at));
    const [lead] = doers;
    const another = lead !== undefined && !shown.has(lead);
    const opens = shots.some(({ field, value, at: mark }) => field === 'move' && OPENS.test(value) && isIn(mark));
    const elsewhere =
      (own.length > 0 && looks.some((mark) => isOfSentence(mark, at, reading))) ||
      (opens && SHOWS_MORE.test(told.slice(at, end)));
    const begins = begun && (isCut || another || elsewhere);
    const panel: Panel = {
      at,
      cut: isCut ? 'told' : 'own',
      shows: another ? lead : null,
      rank: elsewhere ? 0 : another && seen.has(lead) ? 2 : 1,
    };
    if (begins) shown = new Set();
    for (const id of doers) {
      shown.add(id);
      seen.add(id);
    }
    begun ||= own.length > 0 || isCut;
    return begins ? [panel] : [];
  });
}

/** Who is told to do something in a sentence, the first first; what goes on meanwhile is in the picture anyway, where somebody does more. */
function doersOf(events: readonly Event[], { entities }: Reading): number[] {
  const telling = events.filter(({ meanwhile }) => meanwhile !== true);
  // "Everybody stares": of them all none is looked at, and none was.
  const few = (telling.length > 0 ? telling : events).filter(({ subjects }) => subjects.length <= FEW);
  const doers = few.flatMap(({ subjects }) => subjects);
  return [...new Set(doers)].filter((id) => isSomebody(entities.find((entity) => entity.id === id)));
}

/** So many do something together and are still each of them. */
const FEW = 2;
/** Metres: a bee that flies off is still looked for from near. */
const LEAST_METRES = 0.25;
const isSomebody = (entity: Entity | undefined): boolean =>
  entity !== undefined &&
  !entity.hidden &&
  (entity.senses.person !== null ||
    (entity.senses.thing?.moves === true && entity.senses.thing.metres >= LEAST_METRES));

/** Not in a list of looks: "…, 35mm, wide angle, handheld". */
const LISTED = /,[^,.!?]{0,30},[^.!?]{0,200}$/;
const isOfSentence = ({ at, value }: ShotFact, begin: number, { told }: Reading): boolean =>
  value !== 'eye' && !LISTED.test(told.slice(begin, at));
