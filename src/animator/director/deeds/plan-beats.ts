import { ROLE_TOOLS } from '../../catalogue/people.ts';
import { placeHas } from '../../catalogue/places.ts';
import { findThing } from '../../catalogue/things.ts';
import { transitOf } from '../../catalogue/transits.ts';
import { deedOfPart } from '../../catalogue/wholes.ts';
import type { Event, Reading } from '../../language/reading.ts';
import type { Beat, Role } from '../script.ts';
import { goOnStairs } from '../set/on-stairs.ts';
import { againIn } from './again.ts';
import { approachWhom } from './approach.ts';
import { doAtOnce, goWithIt, isOnTheWay, isTakenInTurns, isTracked, runAfter } from './at-once.ts';
import { goAfterwards, startTimes, timeEvents } from './beat-times.ts';
import { gaitOf, toolOf } from './gaits.ts';
import { standSo } from './postures.ts';
import { savourAll } from './savour.ts';
import type { StoryClock } from './story-clock.ts';
import { goesElsewhere, isOtherPassage, looksToUs } from './told-twice.ts';
import { headsOf, wayOf } from './way-told.ts';

const MOST_BEATS_OF_ROLE = 6;

/** Acts of which several at once are one: who holds a lantern also looks. */
const BESIDE = /^(?:hold|wear)$/;

const last = (text: string): string => text.split(' ').at(-1) ?? '';
/** What somebody does who performs, by what they are. */
const PERFORMANCES: Readonly<Record<string, string>> = {
  ...{ dancer: 'dance', ballerina: 'dance', breakdancer: 'breakdance', singer: 'sing', rapper: 'sing', choir: 'sing' },
  ...{ acrobat: 'jump', gymnast: 'exercise', juggler: 'juggle', magician: 'wave', comedian: 'speak', actor: 'speak' },
};

/** Says that somebody goes, and not how. */
const VAGUE =
  /^(?:cross|pass|drift|move|travel|go|approach|enter|leave|return|roam|wander|dart|sweep|float|disappear)\b/;

const WAYS = /^(?:along|through|across|into)$/;

/** What names no work: somebody's own is meant. */
const OWN_WORK = /^(?:play|perform|practice|practise|train|rehearse|serve|swing|compete|work)$/;
const THROUGH_WATER = /^(?:fly|walk|run|float|sneak|sail|trot)$/;
/** Birds that are mostly seen on the ground or on a branch, and fly all the same. */
const PERCHES = /^(?:owl|parrot|flamingo|goose|peacock)$/;
/** Said of birds and of whatever goes as smoothly. */
const SMOOTH =
  /^(?:glide|circle|whirl|cruise|zoom|speed|race|drift|flee|escape|rush|hurtle|slow down|accelerate|speed up|swerve|corner|overtake)$/;

const SKYDIVERS = /(?:sky ?diver|parachutist|paratrooper|wingsuit flyer|base jumper)$/;
const IN_FREE_FALL = /^(?:fall|dive|jump|hold_hands|float|stand|spin)$/;
const DIGS = /^(?:dig|excavate|scoop|shovel)\b/;
const WATERS = /\b(?:puddles?|waves?|surf|shallows|water|stream|creek|brook|river|sea|lake|ford)$/;
const BENDS = /\b(?:bends?|curves?|corners?|turns?|hairpins?|switchbacks?)$/;

const AT_THE_DECKS =
  /^(?:raise|raise_arms|wave|play|dance|jump|spin|turn|push|mix|stir|dress|point|nod|cheer|work|throw)$/;

/** The act of an event for the body that does it. */
function playedBy(
  { act, direct, direction, verb, target, part, where }: Event,
  role: Role | undefined,
  place: string,
  lapses: boolean,
): string {
  if (act === null) return 'stand';
  // Whose trade it is to dance stamps as a dance, and DJs do at their desk whatever they do.
  if (/dancer$/.test(role?.person?.role ?? '') && /^(?:stamp|stomp|clap|turn|strike|click|tap)\b/.test(verb))
    return 'dance';
  if (role?.person?.role === 'dj' && AT_THE_DECKS.test(act.act)) return 'dj';
  // A runner crosses the line at a run.
  if (act.act === 'walk' && /(?:runner|sprinter|jogger|athlete)$/.test(role?.person?.role ?? '') && verb !== 'walk')
    return 'run';
  // Who falls through the clouds, or jumped out of a plane, flies down through the air.
  const dives = role?.person != null && SKYDIVERS.test(role.person.role ?? role.noun);
  if (place === 'clouds' && role?.person != null && (act.act === 'fall' || (dives && IN_FREE_FALL.test(act.act))))
    return 'fly';
  // Who splashes through a stream on wheels rides through it.
  if (act.act === 'play' && verb === 'splash' && direction !== null && role !== undefined) {
    const wheels = gaitOf(role);
    if (wheels !== null && role.person !== null && wheels !== 'walk') return wheels;
  }
  // Who splashes through puddles or waves runs through them, and in a puddle one jumps.
  if (act.act === 'play' && verb === 'splash' && target === null && WATERS.test(where ?? '')) {
    if (direction !== null && WAYS.test(direction)) return 'run';
    if (where?.includes('puddle') === true) return 'jump';
  }
  // A surfer who paddles out has a board below, and no boat.
  if (act.act === 'row' && role !== undefined && toolOf(role)?.act === 'surf') return 'surf';
  // People who gather come together; what is gathered is picked up.
  if (verb === 'gather' && target === null && (role?.count ?? 1) > 1) return 'stand';
  // Shoppers who fill the aisles come in.
  if (verb === 'fill' && target === null && role?.person != null && role.count > 1) return 'walk';
  // A dancer who taps on the floor strokes nothing.
  if (verb === 'tap' && target === null && last(role?.person?.role ?? '') === 'dancer') return 'dance';
  // Boxers who circle each other fight.
  if (verb === 'circle' && role !== undefined && toolOf(role)?.act === 'fight') return 'fight';
  // Who pulls up a fish does no gymnastics.
  if (act.act === 'exercise' && direct && target !== null) return 'pull';
  // Who is after the own tail goes round and nowhere.
  if (act.act === 'chase' && target === null && /^tails?$/.test(part ?? '')) return 'spin';
  // A tongue that is shot out is no gun.
  if (act.act === 'shoot' && (part === 'tongue' || /tongue/.test(verb))) return 'eat';
  // What grows somewhere is there; only time that is let run, or a film of that alone, shows it growing.
  if (act.act === 'grow' && /^grow/.test(verb) && !lapses && !(role?.id === 0 && role.count === 1)) return 'stand';
  const gait = role === undefined ? null : gaitOf(role);
  // Ears, tails and arms that flap lift nobody off the ground.
  if (act.act === 'fly' && /^(?:flap|flutter)/.test(verb) && gait === 'walk' && !/wing/.test(part ?? '')) return 'wag';
  if (role === undefined || gait === null) return act.act;
  // "his owl flaps its wings in alarm": where it sits.
  if (act.act === 'fly' && verb === 'flap' && role.id > 0 && gait === 'fly' && direction === null) return 'cheer';
  const alive = role.person !== null || findThing(role.thing)?.alive === true;
  // Who hangs lights up stands below them.
  if (act.act === 'float' && verb === 'hang' && role.person !== null && direction === null && where === null)
    return 'raise';
  // A skateboarder who weaves between cars makes no cloth.
  if (act.act === 'build' && verb === 'weave' && target === null && gait !== 'walk') return gait;
  // Nor does one carve wood who carves the snow with a board.
  if (/^(?:carve|slash|shred)$/.test(verb) && target === null && gait !== 'walk' && role.person !== null) return gait;
  // A motorcyclist who leans into a bend rides through it.
  const rides = /(?:motorcyclist|biker|cyclist|racer|rider)$/.test(role.person?.role ?? role.noun);
  if (act.act === 'lean' && gait !== 'walk' && (BENDS.test(where ?? '') || (rides && target === null))) return gait;
  // A sergeant barks in words, and who hisses at somebody whispers.
  if (/^(?:bark|meow)$/.test(act.act) && role.person !== null) return act.act === 'bark' ? 'shout' : 'whisper';
  // Who launches off a ramp on a board leaps, and lifts off by no engine.
  if (act.act === 'take_off' && role.person !== null && gait !== 'walk' && gait !== 'fly') return 'jump';
  // A skateboarder rides what skateboarders ride.
  if (act.act === 'ride' && target === null && role.person !== null && gait !== 'walk') return gait;
  // Nor has who rolls aside from a blow.
  if (act.act === 'drive' && /^roll/.test(verb) && target === null && role.person !== null && gait === 'walk')
    return 'somersault';
  // A panda that rolls down a hill has no car.
  if (act.act === 'drive' && /^roll/.test(verb) && alive && role.person === null && gait === 'walk')
    return role.thing === 'robot' ? 'walk' : 'run';
  // An excavator digs into a heap where it stands.
  if (gait === 'drive' && DIGS.test(verb)) return 'dig';
  if (placeHas(place, 'submerged') && alive && THROUGH_WATER.test(act.act)) return 'swim';
  // A dragon dives out of the clouds on its wings.
  if (act.act === 'dive' && gait === 'fly') return 'fly';
  const own = toolOf(role)?.act;
  // "plays an energetic solo": on what a drummer has.
  const music = target === null && /^(?:play|perform)$/.test(verb) && own?.startsWith('play') === true;
  if (own !== undefined && OWN_WORK.test(verb) && (!direct || music)) return own;
  if (/^(?:perform|rehearse|practice|practise)$/.test(verb))
    return PERFORMANCES[last(role.person?.role ?? '')] ?? 'play';
  if (
    /^(?:fly|float|drive|run)$/.test(act.act) &&
    SMOOTH.test(verb) &&
    gait !== 'fly' &&
    (role.person === null || gait !== 'walk')
  )
    // Wolves circle on their feet, owls do not.
    return act.act === 'fly' && PERCHES.test(role.thing)
      ? 'fly'
      : alive && role.person === null && gait === 'walk'
        ? act.act === 'run'
          ? act.act
          : 'walk'
        : gait;
  // An eagle that crosses the picture, a bee that drifts past: on the wing.
  if (gait === 'fly' && /^(?:walk|run|sneak)$/.test(act.act) && VAGUE.test(verb)) return 'fly';
  // "seabirds wheel overhead": they push nothing.
  if (gait === 'fly' && verb === 'wheel' && target === null) return 'fly';
  // Dancers whirl on their feet.
  if (act.act === 'fly' && verb === 'whirl' && role.person !== null) return 'dance';
  if (act.act === 'fly' && /^(?:glide|circle)$/.test(verb) && gait === 'walk' && role.person !== null) return 'walk';
  const onTheWay = act.frame === 'hands' && !direct && direction !== null && WAYS.test(direction);
  // A tram climbs its street on wheels, a spaceship emerges in flight; only who has legs walks.
  const walks = alive
    ? /^(?:walk|run)$/.test(act.act) &&
      role.person === null &&
      !/^(?:walk|run)$/.test(verb) &&
      !/^(?:walk|fly)$/.test(gait)
    : /^(?:walk|run|climb|march|sneak|crawl|trot|waddle)$/.test(act.act);
  // Whoever is on wheels by trade climbs a road on them.
  const tool = ROLE_TOOLS.get(role.noun);
  if (act.act === 'climb' && tool?.bond === 'riding') return tool.act;
  // "headlights cutting through the dark": it drives on.
  const cuts = act.act === 'cut' && !alive;
  return onTheWay || walks || cuts ? gait : act.act;
}

const AFTER_SOMEBODY = /^(?:chase|follow|hug|kiss)$/;

/** "her dog chases": whom, nobody says; it is who else is there. */
function aim(beat: Beat, roles: readonly Role[]): Beat {
  if (beat.target !== null || beat.together.length > 0 || beat.where !== null || !AFTER_SOMEBODY.test(beat.act))
    return beat;
  // "two friends embrace": each other.
  if (/^(?:hug|kiss)$/.test(beat.act) && roles.some(({ id, count }) => id === beat.role && count > 1)) return beat;
  const others = roles.filter(
    ({ id, thing, person }) => id !== beat.role && (person !== null || findThing(thing)?.alive === true),
  );
  return { ...beat, target: others[0]?.id ?? null };
}

/** "starts eating": what is begun is played. */
const BEGINS = /^(?:start|begin|try|continue|keep|seem|manage|let|help|decide|attempt|show)$/;

const REVEALS = /^(?:reveal|unveil|expose)$/;
const DROWSY = /\b(?:sleepy|drowsy)\b/;

export function planBeats(
  reading: Reading,
  idOf: ReadonlyMap<number, number>,
  roles: readonly Role[],
  durationSeconds: number,
  place: string,
  clock: StoryClock,
): { readonly beats: Beat[]; readonly unplayed: string[] } {
  const unplayed = reading.events.filter(({ act, verb }) => act === null && !BEGINS.test(verb)).map(({ verb }) => verb);
  const timed = timeEvents(againIn(reading), clock, durationSeconds);
  const lapses = reading.shots.some(({ field, value }) => field === 'pace' && Number(value) > 1);
  // "a cup with steam rising": the steam does.
  const steams = reading.dressing.some((word) => /\b(?:steam|smoke|vapou?r|mist|heat)\b/.test(word));
  const tracked = isTracked(reading);
  const beats = roles.flatMap(({ id, thing, expression, traits }): Beat[] => {
    const seen = new Set<string>();
    let latest: string | null = null;
    let passage: string | null = null;
    const own = timed.filter(({ event }) => {
      const { subjects, act } = event;
      if (act === null || !subjects.some((subject) => idOf.get(subject) === id)) return false;
      if (
        seen.has(act.act) &&
        !isOtherPassage(event.verb, passage) &&
        (latest === act.act || !goesElsewhere(event)) &&
        !looksToUs(event)
      )
        return false;
      // "its sleeping owner demanding breakfast": who sleeps demands nothing; who is only sleepy may.
      if (expression === 'sleep' && act.frame === 'voice' && !DROWSY.test(traits.join(' '))) return false;
      // "to reveal the ocean": what the film does, and nobody in it.
      if (REVEALS.test(event.verb) && event.target === null) return false;
      if (act.act === 'rise' && steams && findThing(thing)?.moves === false) return false;
      seen.add(act.act);
      latest = act.act;
      passage = transitOf(event.verb) ?? passage;
      return true;
    });
    const kept =
      own.length > 1
        ? [
            ...own.filter(({ event }) => !BESIDE.test(event.act?.act ?? '')),
            ...own.filter(({ event }) => BESIDE.test(event.act?.act ?? '')),
          ]
        : own;
    const list = standSo(
      goWithIt(
        doAtOnce(
          runAfter(kept)
            .slice(0, MOST_BEATS_OF_ROLE)
            .sort((a, b) => a.from - b.from || a.event.at - b.event.at),
          reading,
        ),
      ),
    );
    const inTurns = isTakenInTurns(list, roles[id], reading);
    const starts = startTimes(list, durationSeconds);
    return list.map(({ event }, i) => ({
      ...(isOnTheWay(event, list.slice(0, i), tracked) ? { onTheWay: true as const } : {}),
      ...(inTurns ? { inTurns: true as const } : {}),
      role: id,
      act: deedOfPart(event.part, event.verb) ?? playedBy(event, roles[id], place, lapses),
      verb: event.verb,
      from: starts[i] ?? 0,
      to: starts[i + 1] ?? durationSeconds,
      target: event.target === null ? null : (idOf.get(event.target) ?? null),
      instrument: event.instrument === null ? null : (idOf.get(event.instrument) ?? null),
      ...(idOf.get(event.toWhom ?? -1) === undefined ? {} : { toWhom: idOf.get(event.toWhom ?? -1) }),
      part: event.part,
      ...wayOf(
        event,
        reading.places.find(({ at }) => at > event.at && at < event.at + 5),
        place,
      ),
      ...headsOf(event, place),
      together: [...new Set(event.subjects.flatMap((each) => idOf.get(each) ?? []))].filter((each) => each !== id),
      manner: event.manner,
      speed: event.speed,
    }));
  });
  return {
    beats: approachWhom(
      goOnStairs(goAfterwards(savourAll(beats, roles), timed, durationSeconds), reading, place).map((beat) =>
        aim(beat.target === beat.role ? { ...beat, target: null } : beat, roles),
      ),
      roles,
    ),
    unplayed: [...new Set(unplayed)],
  };
}
