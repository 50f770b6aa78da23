import { PLACE_SHOWS } from '../language/noun-words.ts';
import type { Reading, Subject } from '../language/reading.ts';
import type { Direction } from '../language/setting.ts';
import { SEEN_SUN } from './light.ts';
import { isUnwanted } from './plan-figures.ts';
import type { ShotPlan } from './shot-plan.ts';

/** How a prompt was understood, and what of it is in the picture. The field names are the document's own, as published. */
export interface Explanation {
  readonly prompt: string;
  readonly language: string;
  readonly negative: readonly string[];
  readonly setting: {
    readonly place: string;
    readonly time: string;
    readonly weather: string;
    readonly season: string;
  };
  readonly style: readonly string[];
  readonly camera: { readonly move: string; readonly shot: string };
  readonly mood: string;
  readonly subjects: readonly ExplainedSubject[];
  readonly sound: {
    readonly ambience: readonly string[];
    readonly effects: readonly string[];
    readonly music: { readonly mood: string; readonly instrument: string; readonly tempo: number } | null;
    readonly dialogue: readonly {
      readonly text: string;
      readonly voice: string;
      readonly start: number;
      readonly end: number;
    }[];
  };
  readonly text_on_screen: readonly string[];
  readonly not_understood: readonly string[];
  /** Only when asked for: three frames are drawn for it. */
  readonly trace?: readonly TraceRow[];
}

/** Where a figure is seen, in pixels of the film: from which of its pixels are its own in the picture, never from the plan. */
export interface TraceRow {
  readonly frame: number;
  readonly subject: number;
  readonly instance: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The share of it that nothing hides, 0..1. */
  readonly visible: number;
  /** The colour most of its own pixels have, lit but not graded. */
  readonly colour: string;
}

export interface ExplainedSubject {
  readonly word: string;
  readonly noun: string;
  readonly kind: string;
  readonly count: number;
  readonly colour: string | null;
  readonly size: string | null;
  readonly action: { readonly verb: string; readonly class: string; readonly direction: Direction | null } | null;
  readonly relations: readonly { readonly relation: string; readonly subject: number }[];
  readonly art: string | null;
  readonly drawn: boolean;
}

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
