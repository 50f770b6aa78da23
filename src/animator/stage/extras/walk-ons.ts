import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import { comesInNumbers, customOf, isBusyByName } from '../../catalogue/walk-ons.ts';
import type { Beat, Role, Script } from '../../director/script.ts';
import { goesBy } from '../ways/paces.ts';
import { swimsOutside } from './beyond-panes.ts';

/**
 * People who are only there: who pass by, and who are busy behind those a film is about. They have no part in how the picture is composed: the cast gets its
 * places and its cameras first, and these come where there is room in what the camera then sees.
 */
export interface WalkOns {
  readonly role: Role;
  readonly how: 'pass' | 'busy' | 'swim';
  /** All around, and not only behind. */
  readonly around: boolean;
  /** What they do one after the other, by turns; empty where the place says it. */
  readonly beats: readonly Beat[];
  readonly count: number;
  /** Their eyes are on whom the film is about. */
  readonly watches: boolean;
  /** What they do when they come past whom it is about: toss a coin. */
  readonly inPassing: string | null;
}

/** Fewer are persons, of whom each is looked at. */
const SEVERAL = 3;
/** Of those who come in numbers. */
const MANY = 7;

/** Binds nobody to a place of the cast. */
const LOOSE = /^(?:behind|around|near|with|in_front_of)$/;
const BACKDROP = /^(?:background|distance|everywhere|around)$/;
/** Says that somebody is about, and nothing of what is done. */
const VAGUE = /^(?:move|bustle|mill|sway|busy|rush about|go|work|hurry|scurry)\b/;
/** Ways to go that are those of a company, and end somewhere. */
const IN_COMPANY =
  /^(?:march|chase|follow|climb|jump|fall|rise|fly|swim|dive|ride|drive|cycle|row|sail|take_off|land|slide|kick)$/;

const beatsOf = ({ beats }: Script, id: number): readonly Beat[] => beats.filter(({ role }) => role === id);

/** Whether others have to do with them, or the camera. */
function isInvolved({ beats, relations, shots, dialogue }: Script, id: number): boolean {
  return (
    beats.some(({ role, target, instrument, toWhom }) => role !== id && [target, instrument, toWhom].includes(id)) ||
    beats.some(({ role, together }) => role === id && together.length > 0) ||
    relations.some(({ to }) => to === id) ||
    shots.some(({ subject, rack }) => subject === id || rack === id) ||
    dialogue.some(({ speaker, to }) => speaker === id || to === id)
  );
}

const TOSSES = /^(?:throw|give|drop|put)$/;
/** Metres: what is no larger is tossed into a hat. */
const COIN_METRES = 0.25;

/** "passersby toss coins into his hat": they come past, and each does it there. */
function tossedBy({ cast }: Script, { noun }: Role, beats: readonly Beat[]): string | null {
  const [beat] = beats;
  const tossed = findThing(cast.find(({ id }) => id === beat?.target)?.thing ?? '');
  if (beat === undefined || beats.length > 1 || !comesInNumbers(noun) || !TOSSES.test(beat.act)) return null;
  return tossed !== null && !tossed.alive && tossed.metres <= COIN_METRES ? 'throw' : null;
}

function walkOnsOf(script: Script, role: Role, hero: number): WalkOns | null {
  const { id, person, count, size, noun } = role;
  if (swimsOutside(script, role))
    return { ...{ role, how: 'swim', around: false, beats: [], count, watches: false, inPassing: null } };
  if (person === null || id === hero || role.scenery || count < SEVERAL || size !== 1 || person.age === 'baby')
    return null;
  if (isInvolved(script, id)) return null;
  const own = script.relations.filter((each) => each.role === id);
  const beats = beatsOf(script, id);
  const apart = own.every(({ relation, to, where }) =>
    to === null ? BACKDROP.test(where ?? '') : to === hero && LOOSE.test(relation),
  );
  const inPassing = tossedBy(script, role, beats);
  if (
    !apart ||
    (inPassing === null &&
      beats.some(
        ({ target, instrument, transit }) =>
          (target !== null && target !== hero) || instrument !== null || transit !== undefined,
      ))
  )
    return null;
  const many = comesInNumbers(noun) ? Math.max(count, MANY) : count;
  const around = own.some(({ relation }) => relation === 'around') || beats.some(({ target }) => target === hero);
  const said = { role, around, count: many, watches: beats.some(({ act }) => LOOKS_ON.test(act)), inPassing };
  if (inPassing !== null) return { ...said, how: 'pass', beats: [] };
  const kin = own.some(({ relation }) => relation === 'with');
  const goes = beats.length > 0 && beats.every(({ act }) => goesBy(act));
  const behind = own.some(({ relation, where }) => relation === 'behind' || BACKDROP.test(where ?? ''));
  const vague = beats.every(({ verb }) => VAGUE.test(verb));
  if (goes && !(vague && behind && customOf(script.set.place) !== null)) {
    const passes = beats.every(
      ({ act, target, direction }) =>
        !IN_COMPANY.test(act) &&
        (target === null || direction === 'across') &&
        direction !== 'toward' &&
        direction !== 'away',
    );
    return passes && !kin ? { ...said, how: 'pass', beats } : null;
  }
  const done = vague ? [] : beats;
  if (done.length === 0 && customOf(script.set.place) === null) return null;
  // Who looks on, cheers or claps does so for somebody, and has a place among the cast; guests look up from their tables.
  // What hangs over a street is looked up at by people who stand below it.
  const skyward = findThing(script.cast.find((each) => each.id === hero)?.thing ?? '')?.realm === 'sky';
  const seated = !skyward && (customOf(script.set.place)?.seat.length ?? 0) > 0 && ON_SEATS.test(noun);
  if (seated && done.length > 0 && done.every(({ act }) => WATCHES.test(act)))
    return { ...said, how: 'busy', beats: done };
  if (done.some(({ act }) => LOOKS_ON.test(act) || goesBy(act) || findAct(act)?.frame === 'with')) return null;
  const merry = comesInNumbers(noun) && !kin && done.length > 0 && done.every(({ act }) => AMONG_THEMSELVES.test(act));
  const busy = behind || (around && !kin) || isBusyByName(noun) || merry;
  return busy ? { ...said, how: 'busy', beats: done } : null;
}
/** Done by a company that needs nobody else: at a party, in a street. */
const AMONG_THEMSELVES = /^(?:dance|drink|speak|laugh|eat|raise|toast|sing|phone|read|play|whisper)$/;
const ON_SEATS =
  /^(?:guest|customer|diner|diners|patron|passenger|traveler|commuter|student|audience|spectator|people|person)$/;
const WATCHES = /^(?:look|clap|gasp|listen|laugh|smile|turn)$/;
const LOOKS_ON = /^(?:look|clap|cheer|photograph|listen|wave|gasp|bow|turn|kneel|pray|point)$/;

/** The script of the cast alone, and those who are only there. */
export function partWalkOns(script: Script): { readonly script: Script; readonly walkOns: readonly WalkOns[] } {
  const hero = script.cast.find(({ scenery }) => !scenery)?.id ?? -1;
  const walkOns = script.cast.flatMap((role) => walkOnsOf(script, role, hero) ?? []);
  if (walkOns.length === 0) return { script, walkOns };
  const gone = new Set(walkOns.map(({ role }) => role.id));
  const isGone = (id: number | null | undefined): boolean => typeof id === 'number' && gone.has(id);
  const cast = script.cast.filter(({ id }) => !gone.has(id));
  // What swims past a pane may be what a shot is about: it is seen with whoever stands before it.
  const left = cast.find(({ scenery }) => !scenery)?.id ?? null;
  return {
    walkOns,
    script: {
      ...script,
      cast,
      beats: script.beats
        .filter(({ role }) => !gone.has(role))
        .map((beat) => (isGone(beat.target) ? { ...beat, target: null, where: beat.where ?? 'window' } : beat)),
      relations: script.relations.filter(({ role, to }) => !gone.has(role) && !isGone(to)),
      shots: script.shots.map((shot) => ({
        ...shot,
        subject: isGone(shot.subject) ? left : shot.subject,
        also: shot.also.filter((id) => !gone.has(id)),
      })),
    },
  };
}
