import type { Chunk, Mention } from '../mentions/chunks.ts';
import { type Entity, type Event, plainEvent } from '../reading.ts';
import type { Scope } from './scope.ts';

/** Nouns of what two do to each other: act | nouns. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  [
    [
      'fight',
      'fight, sword fight, swordfight, gunfight, fistfight, fist fight, duel, battle, showdown, brawl, clash, combat',
    ],
    ['fight', 'boxing match, wrestling match, sumo match, fencing match'],
    ['dance', 'dance, dance battle, dance off, tango, waltz'],
    ['sing', 'rap battle, singing contest, duet'],
    ['hug', 'hug, embrace'],
    ['kiss', 'kiss'],
    ['shake_hands', 'handshake'],
    ['speak', 'conversation, dialogue, argument, debate'],
  ].flatMap(([act = '', nouns = '']) => nouns.split(', ').map((noun) => [noun, act] as const)),
);

/** "an epic sword fight between": begins a deed of those who are named next. */
export function beginsDeed(scope: Scope, mention: Mention, next: Chunk | undefined): boolean {
  const words = mention.word.split(' ');
  const act = [words.slice(-2).join(' '), words.at(-1) ?? '']
    .map((noun) => DEEDS.get(noun))
    .find((each) => each !== undefined);
  if (act === undefined || next?.kind !== 'preposition' || next.text !== 'between') return false;
  scope.deed = plainEvent(act, [], mention.from);
  return true;
}

/** "between a knight and a skeleton": each of them does it. */
export function takesPart(scope: Scope, relation: string, entity: Entity | null): boolean {
  const { deed } = scope;
  if (deed === null || entity === null || relation !== 'between') return false;
  entity.role = 'subject';
  const event: Event = { ...deed, subjects: [...deed.subjects, entity.id] };
  const others = scope.events.filter((each) => each !== deed);
  const [first, second] = event.subjects;
  // Of a fight each has the other for a foe.
  const told =
    event.act?.act === 'fight' && event.subjects.length === 2 && first !== undefined && second !== undefined
      ? [
          { ...event, subjects: [first], target: second },
          { ...event, subjects: [second], target: first },
        ]
      : [event];
  scope.events.splice(0, scope.events.length, ...others, ...told);
  scope.deed = event;
  scope.subjects = event.subjects;
  scope.last = [entity.id];
  scope.preposition = null;
  return true;
}

/** Of two who do it to each other only one is named so far. */
export const awaitsAnother = ({ deed }: Scope): boolean => deed?.subjects.length === 1;

const OF_HAND = /\b(?:hands?|fingers?|fingertips?|palms?|arm)$/;

/** "A hand enters from the right and places a garnish": whose hand alone is seen goes nowhere. */
export function keepHandsHere(scope: Scope): void {
  const alone = ({ subjects, act }: Event): boolean =>
    act?.frame === 'go' &&
    subjects.length > 0 &&
    subjects.every((id) => {
      const entity = scope.discourse.entities[id];
      return entity?.noun === 'person' && OF_HAND.test(entity.word);
    });
  const going = scope.events.filter(alone);
  for (const event of going) scope.events.splice(scope.events.indexOf(event), 1);
}

/** "Warriors row as waves crash, and a chieftain stands": whoever has done something in this sentence is no part of a list that begins after it. */
export function awaitsDeed({ subjects, verb, events }: Scope, chunks: readonly Chunk[], at: number): boolean {
  if (verb !== null || subjects.length === 0) return false;
  const stop = chunks.findLastIndex(({ kind }, index) => index < at && kind === 'stop');
  return !chunks
    .slice(stop + 1, at)
    .some(
      (chunk) =>
        chunk.kind === 'verb' &&
        (chunk.form === 'finite' || chunk.form === 'base') &&
        events.some((event) => event.at === chunk.at && subjects.every((id) => event.subjects.includes(id))),
    );
}
