import type { Body } from '../bodies/body.ts';
import type { Mood } from '../catalogue/setting.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { makeRandom } from '../maths/random.ts';
import { sceneAt } from '../stage/scenes.ts';
import type { Stage } from '../stage/stage.ts';
import { composeAmbience, placeSoundOf } from './ambience.ts';
import { placeEffects } from './effects.ts';
import { makeEars } from './hearing.ts';
import { type Dialogue, planLines } from './lines.ts';
import { chooseMusic, moodOf } from './music.ts';
import { heardInScene, scriptOfScene } from './scenes.ts';
import type { AmbiencePart, EffectPart, LinePart, Score } from './score.ts';

export interface ScoreRequest {
  readonly script: Script;
  readonly seed: number;
  /** What is seen, scene by scene; null where nothing is known of it. */
  readonly staged: readonly StagedPart[] | null;
  /** Whether there are letters for a text. */
  canWrite(text: string): boolean;
}

/** A scene, with the bodies of its figures and the land they are on. */
export interface StagedPart {
  readonly from: number;
  readonly to: number;
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly facts: PlaceFacts;
}

const MUTE: ReadonlySet<string> = new Set(['sound', 'audio']);

export interface WrittenScore {
  readonly score: Score;
  readonly mood: Mood;
  readonly unsaid: Dialogue['unsaid'];
}

/** From what a film is about and where everybody is in it to what is heard. Pure: the same stage, the same score. */
export function writeScore({ script, seed, staged, canWrite }: ScoreRequest): WrittenScore {
  const { durationSeconds, set } = script;
  const place = staged?.[0]?.stage.place.name ?? set.place;
  const random = makeRandom(seed).spawn('score');
  const shared = { seed, durationSeconds, air: placeSoundOf(place).air };
  const mood = moodOf(script, place, random.spawn('mood'));
  const music = chooseMusic(script, mood, random.spawn('music'));
  const { lines, captions, unsaid } = planLines({ script, canWrite, music, random: random.spawn('lines') });
  if (script.sound.silent || set.without.some((word) => MUTE.has(word))) {
    return { score: { ...shared, ambience: [], effects: [], lines: [], captions, music: null }, mood, unsaid };
  }
  return {
    mood,
    unsaid,
    score: {
      ...shared,
      ambience:
        staged === null ? composeAmbience(script, place) : staged.flatMap((part) => ambienceOf(script, part, staged)),
      music,
      effects: (staged ?? []).flatMap((part) => effectsOf(script, part, staged?.length ?? 1)),
      lines: lines.map((line) => ({ ...line, ...placeVoice(line, staged) })),
      captions,
    },
  };
}

/** What a place sounds like while it is seen. */
function ambienceOf(script: Script, { from, to, stage }: StagedPart, all: readonly StagedPart[]): AmbiencePart[] {
  const scene = script.scenes?.find((each) => each.from === from)?.script ?? script;
  const parts = composeAmbience(scene, stage.place.name);
  return all.length === 1 ? parts : parts.map((part) => ({ ...part, during: { from, to } }));
}

function effectsOf(script: Script, { from, to, ...staged }: StagedPart, scenes: number): EffectPart[] {
  const parts = placeEffects({ script: scriptOfScene(script, from, to), ...staged });
  return scenes === 1 ? parts : parts.map((part) => heardInScene(part, from, to));
}

/** Voices stay near the middle, however far to the side their speakers are, and are understood from afar. */
const VOICE_PAN = 0.5;
const NEAR_METRES = 5;
const LEAST_VOICE = 0.6;
const TONE_GAINS: Readonly<Partial<Record<LinePart['tone'], number>>> = {
  ...{ whisper: 0.45, murmur: 0.6, sad: 0.85, shout: 1.35, angry: 1.2, excited: 1.12 },
};

function placeVoice(
  { speaker, tone, start }: Omit<LinePart, 'pan' | 'gain'>,
  staged: readonly StagedPart[] | null,
): Pick<LinePart, 'pan' | 'gain'> {
  const own = TONE_GAINS[tone] ?? 1;
  if (staged === null) return { pan: 0, gain: own };
  const { stage, from } = sceneAt(staged, start);
  const figure = stage.figures.findIndex(({ role }) => role === speaker);
  if (figure < 0) return { pan: 0, gain: own };
  const { pan, metres } = makeEars(stage).hear(figure, start - from);
  const near = Math.min(1, Math.max(LEAST_VOICE, Math.sqrt(NEAR_METRES / metres)));
  return { pan: Math.round(pan * VOICE_PAN * 100) / 100 + 0, gain: Math.round(own * near * 100) / 100 };
}
