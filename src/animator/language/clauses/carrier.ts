import type { VerbChunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import type { Scope } from './scope.ts';

const CARRIED = /^(?:holding|wearing|with)$/;
/** And where they are: "fans behind the basket jumping". */
const STANDS = /^(?:behind|near|beside|at|around|under|before|in|on)$/;
const ON_LEGS = /^(?:jump|leap|clap|applaud|kneel|cheer|shout|laugh|sing|smile)\b/;
/** Done on legs or with a voice, and by nothing that is carried. */
const OF_THE_LIVING = /^(?:walk|run|march|trot|sneak|waddle|dance|speak|laugh|shout|sing|cheer|whisper|look|smile)$/;
/** Of things as well: a ball rolls and a flag dances. */
const OF_THINGS = /^(?:roll|dance|sway|race|fly)\b/;

const lives = ({ senses }: Entity): boolean => senses.person !== null || senses.thing?.alive === true;

/** "pedestrians with umbrellas hurrying past": whoever has them, and not the umbrellas. */
export function findCarrier({ last, relations, discourse }: Scope, { act, verb }: VerbChunk): number[] | null {
  const carried = discourse.entities[last[0] ?? -1];
  if (carried === undefined || lives(carried) || carried.senses.thing?.moves === true) return null;
  if (act === null || OF_THINGS.test(verb)) return null;
  const onLegs = ON_LEGS.test(verb);
  if (!onLegs && !OF_THE_LIVING.test(act.act)) return null;
  const bond = relations.findLast(
    ({ relation, to }) => to === carried.id && (CARRIED.test(relation) || (onLegs && STANDS.test(relation))),
  );
  const carrier = discourse.entities[bond?.entity ?? -1];
  return carrier !== undefined && lives(carrier) ? [carrier.id] : null;
}
