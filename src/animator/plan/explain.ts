import type { ExplainedSubject, Explanation } from '../../core/explanation.ts';
import { PLACE_SHOWS } from '../language/noun-words.ts';
import type { Reading, Subject } from '../language/reading.ts';
import { SEEN_SUN } from './light.ts';
import { isUnwanted } from './plan-figures.ts';
import type { ShotPlan } from './shot-plan.ts';

/** Things that belong to the hour or the weather and are painted with them. */
function isInTheAir(kind: string, plan: ShotPlan): boolean {
  if (kind === 'firefly') return plan.particles.some((particle) => particle.kind === 'fireflies');
  if (kind === 'sun') return plan.place !== 'space' && plan.time !== 'night' && plan.light.sunStrength >= SEEN_SUN;
  return kind === 'snowflake' && plan.weather === 'snow';
}

function findArt(subject: Subject, index: number, reading: Reading, plan: ShotPlan): string | null {
  if (isUnwanted(subject, reading.negative)) return null;
  const figure = plan.figures.find((each) => each.subject === index);
  if (figure !== undefined) return figure.art;
  const shown = PLACE_SHOWS[plan.place].includes(subject.kind) || isInTheAir(subject.kind, plan);
  return shown ? `scene:${plan.place}` : null;
}

/** What there was no time or no voice for. */
function findUnsaid(line: string, { sound }: ShotPlan): string[] {
  const said = sound.dialogue.find(({ text }) => line === text || line.startsWith(`${text} `));
  const unsaid = said === undefined ? line : line.slice(said.text.length).trim();
  return unsaid === '' ? [] : [unsaid];
}

export function explainPlan(reading: Reading, plan: ShotPlan): Explanation {
  const subjects = reading.subjects.map((subject, index): ExplainedSubject => {
    const art = findArt(subject, index, reading, plan);
    return {
      word: subject.word,
      noun: subject.noun,
      kind: subject.kind,
      count: subject.count,
      colour: subject.colour,
      size: subject.size,
      action: subject.action,
      relations: subject.relations,
      art,
      drawn: art !== null,
    };
  });
  const { music } = plan.sound;
  return {
    prompt: reading.prompt,
    language: reading.language,
    negative: reading.negative,
    setting: { place: plan.place, time: plan.time, weather: plan.weather, season: plan.season },
    style: plan.grade.styles,
    camera: { move: plan.camera.move, shot: reading.shot ?? 'wide' },
    mood: plan.mood,
    subjects,
    sound: {
      ambience: plan.sound.ambience.map(({ name }) => name),
      effects: plan.sound.effects.map(({ name }) => name),
      music: music === null ? null : { mood: music.mood, instrument: music.instrument, tempo: music.beatsPerMinute },
      dialogue: plan.sound.dialogue.map(({ text, voice, start, end }) => ({ text, voice, start, end })),
    },
    text_on_screen: [],
    not_understood: [
      ...reading.notUnderstood,
      ...reading.dialogue.flatMap((line) => findUnsaid(line, plan)),
      ...reading.textOnScreen,
    ],
  };
}
