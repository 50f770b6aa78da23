import type { ExplainedSubject, Explanation } from '../core/explanation.ts';
import { findPlace } from './catalogue/places.ts';
import { RED_FUR } from './director/cast/cast-roles.ts';
import { findHero } from './director/cast/find-hero.ts';
import type { Beat, Role, Script } from './director/script.ts';
import { writeScript } from './director/write-script.ts';
import { hasLook } from './lens/looks.ts';
import type { WrittenScore } from './score/write-score.ts';
import { scoreStage } from './scoring.ts';
import { shownAtBench } from './shown-at-bench.ts';
import { sceneAt, scenesOf } from './stage/scenes.ts';
import type { Stage } from './stage/stage.ts';
import { sketchScript } from './staging.ts';

/** Beside what else somebody does these are not worth telling first. */
const BY_THE_WAY: ReadonlySet<string> = new Set(['hold', 'wear']);

function actionOf(beats: readonly Beat[], { id }: Role): ExplainedSubject['action'] {
  const own = beats.filter(({ role }) => role === id);
  const beat = own.find(({ act }) => !BY_THE_WAY.has(act)) ?? own[0];
  return beat === undefined ? null : { verb: beat.verb, class: beat.act, direction: beat.direction };
}

/** A person in a red coat is the red one. */
function colourOf({ colour, wears, person }: Role): string | null {
  // As it was said, not as it is mixed.
  if (colour === RED_FUR) return 'red';
  if (colour !== null || person === null) return colour;
  const small = /(?:hat|cap|helmet|scarf|tie|shoes?|boots?|gloves?)$/;
  return wears.find((worn) => worn.colour !== null && !small.test(worn.garment))?.colour ?? null;
}

/** What shows a role: its own body, or the land of the place; null where nothing does. */
function artOf(role: Role, stage: Stage): string | null {
  if (role.scenery) return `scene:${stage.place.name}`;
  const shown = scenesOf(stage).some((scene) => scene.stage.figures.some((figure) => figure.role === role.id));
  if (shown) return `body:${role.thing}`;
  return role.person === null && [role.noun, role.word, role.thing].some(shownAtBench(stage)) ? 'body:bench' : null;
}

function explainRole(role: Role, { relations, beats }: Script, stage: Stage): ExplainedSubject {
  const art = artOf(role, stage);
  return {
    word: role.word,
    noun: role.noun,
    kind: role.thing,
    count: role.count,
    colour: colourOf(role),
    size: role.size > 1.2 ? 'large' : role.size < 0.8 ? 'small' : null,
    wears: role.wears.map(({ garment, colour, pattern, material }) =>
      [...[colour, pattern, material].filter((word) => word !== null && !garment.includes(word)), garment].join(' '),
    ),
    action: actionOf(beats, role),
    relations: relations.flatMap(({ role: own, relation, to }) =>
      own === role.id && to !== null ? [{ relation, subject: to }] : [],
    ),
    art,
    drawn: art !== null,
  };
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
const plain = (name: string): string => name.replaceAll('_', ' ');

/** What was understood, and yet changes nothing in this film. */
function findIdle({ styles, set, shots, textOnScreen }: Script, stage: Stage): string[] {
  const { place } = stage;
  const elsewhere = shots.flatMap(({ place: other, from }) =>
    other === null || other === sceneAt(scenesOf(stage), from).stage.place.name ? [] : [plain(other)],
  );
  const moved = set.stated && set.place !== place.name ? [set.word ?? plain(set.place)] : [];
  const without = /^(?:space|planet)$/.test(place.name);
  const sheltered = findPlace(place.name)?.indoors === true || place.name === 'underwater' || without;
  return [
    ...styles.filter((style) => !hasLook(style)).map(plain),
    ...elsewhere,
    ...moved,
    ...(without && set.said.includes('time') ? [plain(set.time)] : []),
    ...(without && set.said.includes('weather') ? [plain(set.weather)] : []),
    ...(sheltered && set.said.includes('season') ? [plain(set.season)] : []),
    ...textOnScreen,
  ];
}

/** The film that would be made: with another seed, length or shape it would be another one. */
export interface ExplainedFilm {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
}

/** Pure, and quick enough to call while someone types. */
export function explainPrompt(request: ExplainedFilm): Explanation {
  const script = writeScript(request);
  const stage = sketchScript(script, request.seed, request.width / request.height);
  return explainScript(script, stage, scoreStage(script, stage));
}

/** What of the script the film will show and play: its figures, its time, its shots, its sound, and what was left out on the way. */
export function explainScript(script: Script, stage: Stage, { score, mood, unsaid }: WrittenScore): Explanation {
  const { set, cast, shots } = script;
  const { music } = score;
  const [first] = shots;
  const isAtBench = shownAtBench(stage);
  return {
    prompt: script.prompt,
    language: script.language,
    negative: set.without,
    setting: { place: stage.place.name, time: set.time, weather: set.weather, season: set.season },
    style: script.styles.filter(hasLook),
    camera: { move: first?.move ?? 'static', shot: first?.size ?? 'wide' },
    mood,
    subjects: cast.map((role) => explainRole(role, script, stage)),
    hero: findHero(cast)?.id ?? null,
    beats: script.beats.map(({ role, act, verb, from, to, target }) => ({
      ...{ subject: role, act, verb, from: round(from), to: round(to), target },
    })),
    shots: shots.map(({ from, to, size, angle, move, lens, pace, stated }) => ({
      ...{ from: round(from), to: round(to), size, angle, move, lens, pace, stated },
      place: sceneAt(scenesOf(stage), from).stage.place.name,
    })),
    sound: {
      ambience: [...new Set(score.ambience.map(({ name }) => name))],
      effects: [...new Set(score.effects.map(({ name }) => name))],
      music: music === null ? null : { mood: music.mood, instrument: music.instrument, tempo: music.beatsPerMinute },
      dialogue: score.lines.map(({ text, character, start, end, speaker, tone }) => ({
        ...{ text, voice: character, start, end, speaker, tone },
      })),
    },
    text_on_screen: score.captions.map(({ text }) => text),
    left_out: script.leftOut.filter(({ word }) => !isAtBench(word)).map(({ word, reason }) => ({ word, reason })),
    not_understood: [
      ...new Set([...script.notUnderstood.filter((word) => !isAtBench(word)), ...unsaid, ...findIdle(script, stage)]),
    ],
  };
}
