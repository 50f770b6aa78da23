import type { ExplainedSubject, Explanation } from '../../core/explanation.ts';
import { PLACE_SHOWS } from '../catalogue/nouns.ts';
import type { Role, Script } from '../director/script.ts';
import type { Brief, Subject } from './brief.ts';
import { SEEN_SUN } from './light.ts';
import { isUnwanted } from './plan-figures.ts';
import type { ShotPlan } from './shot-plan.ts';

/** Things that belong to the hour or the weather and are painted with them. */
function isInTheAir(kind: string, plan: ShotPlan): boolean {
  if (kind === 'firefly') return plan.particles.some((particle) => particle.kind === 'fireflies');
  if (kind === 'sun') return plan.place !== 'space' && plan.time !== 'night' && plan.light.sunStrength >= SEEN_SUN;
  return kind === 'snowflake' && plan.weather === 'snow';
}

function findArt(subject: Subject, index: number, brief: Brief, plan: ShotPlan): string | null {
  if (isUnwanted(subject, brief.negative)) return null;
  const figure = plan.figures.find((each) => each.subject === index);
  if (figure !== undefined) return figure.art;
  const shown = PLACE_SHOWS[plan.place].includes(subject.kind) || isInTheAir(subject.kind, plan);
  return shown ? `scene:${plan.place}` : null;
}

/** In the world of metres everybody has a body; scenery and fillings are shown with what they belong to. */
function findBody(role: Role | undefined, plan: ShotPlan): string {
  return role === undefined || role.scenery ? `scene:${plan.place}` : `body:${role.thing}`;
}

const settingOf = ({ set: { time, weather, season } }: Script, place: string): Explanation['setting'] => ({
  place,
  time,
  weather,
  season,
});

function toneOf({ dialogue }: Script, said: string): string {
  return dialogue.find(({ text }) => text === said || text.startsWith(`${said} `))?.tone ?? 'plain';
}

/** What there was no time or no voice for. */
function findUnsaid(line: string, { sound }: ShotPlan): string[] {
  const said = sound.dialogue.find(({ text }) => line === text || line.startsWith(`${text} `));
  const unsaid = said === undefined ? line : line.slice(said.text.length).trim();
  return unsaid === '' ? [] : [unsaid];
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

/**
 * What of the script the film will show: its words, its figures, and what was left out on the way. `staged` is the place of the world of metres it is
 * filmed in; null where it is painted.
 */
export function explainPlan(script: Script, brief: Brief, plan: ShotPlan, staged: string | null): Explanation {
  const subjects = brief.subjects.map((subject, index): ExplainedSubject => {
    const art = staged !== null ? findBody(script.cast[index], plan) : findArt(subject, index, brief, plan);
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
    prompt: brief.prompt,
    language: brief.language,
    negative: brief.negative,
    setting:
      staged !== null
        ? settingOf(script, staged)
        : { place: plan.place, time: plan.time, weather: plan.weather, season: plan.season },
    style: plan.grade.styles,
    camera: { move: plan.camera.move, shot: brief.shot ?? 'wide' },
    mood: plan.mood,
    subjects,
    hero: script.cast.find(({ scenery }) => !scenery)?.id ?? null,
    beats: script.beats.map(({ role, act, verb, from, to, target }) => ({
      ...{ subject: role, act, verb, from: round(from), to: round(to), target },
    })),
    shots: script.shots.map(({ from, to, size, angle, move, lens, pace, stated }) => ({
      ...{ from: round(from), to: round(to), size, angle, move, lens, pace, stated },
    })),
    sound: {
      ambience: plan.sound.ambience.map(({ name }) => name),
      effects: plan.sound.effects.map(({ name }) => name),
      music: music === null ? null : { mood: music.mood, instrument: music.instrument, tempo: music.beatsPerMinute },
      dialogue: plan.sound.dialogue.map(({ text, voice, start, end, subject }) => ({
        ...{ text, voice, start, end, speaker: subject, tone: toneOf(script, text) },
      })),
    },
    text_on_screen: [],
    left_out: script.leftOut.map(({ word, reason }) => ({ word, reason })),
    not_understood: [
      ...brief.notUnderstood,
      ...brief.lines.flatMap(({ text }) => findUnsaid(text, plan)),
      ...brief.textOnScreen,
    ],
  };
}
