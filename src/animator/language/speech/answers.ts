import { isPerson } from '../clauses/discourse.ts';
import type { Entity, Event, Reading } from '../reading.ts';

const ANSWERS = /^(?:answer|reply|respond|retort)/;
const QUESTION = /\?["'”»]?\s{0,4}$/;

/** Nobody answers their own question: "a reporter asks an old woman, … She leans in and answers, …" is told of the woman, whoever "she" was before. */
export function turnAnswers(reading: Reading): Reading {
  const { spoken, entities } = reading;
  let events: readonly Event[] = reading.events;
  const turned = spoken.map((line, index) => {
    const asked = spoken[index - 1];
    if (asked === undefined || asked.speaker === null || line.speaker !== asked.speaker) return line;
    const between = events.filter(({ at, subjects }) => at > asked.at && at <= line.at && isBy(subjects, line.speaker));
    // "How long do we have?" — "Twelve minutes.": nothing stands between them.
    const atOnce = line.at === asked.at + 1 && !QUESTION.test(line.text);
    if (!QUESTION.test(asked.text) || !(atOnce || between.some(({ verb }) => ANSWERS.test(verb)))) return line;
    const spokeBefore = spoken.slice(0, index).findLast(({ speaker }) => speaker !== null && speaker !== asked.speaker);
    const other = (atOnce ? spokeBefore?.speaker : null) ?? otherOf(entities, asked.speaker, asked.to, line.at);
    if (other === null) return line;
    events = events.map((event) => (between.includes(event) ? { ...event, subjects: [other] } : event));
    return { ...line, speaker: other, to: asked.speaker };
  });
  return turned.every((line, index) => line === spoken[index])
    ? reading
    : { ...reading, events: [...events], spoken: turned };
}

const isBy = (subjects: readonly number[], speaker: number | null): boolean =>
  subjects.length === 1 && subjects[0] === speaker;

/** Who was asked: whom the question names, else the only other person who was told of before. */
function otherOf(entities: readonly Entity[], asks: number, to: number | null, before: number): number | null {
  if (to !== null && to !== asks) return to;
  const [other, ...more] = entities.filter(
    (entity) => isPerson(entity) && entity.id !== asks && !entity.plural && entity.at < before,
  );
  return other === undefined || more.length > 0 ? null : other.id;
}
