import type { Script } from '../../director/script.ts';
import type { Stage } from '../../stage/stage.ts';
import { type SubjectLife, subjectLife } from '../subject/life.ts';
import { findPuppet } from '../subject/puppet.ts';
import { planPlateShot } from './camera.ts';
import { shownRole, showsAlive } from './comers.ts';
import { lightsIn } from './lights.ts';
import { skyOfPicture } from './picture-sky.ts';
import type { Plate } from './plate.ts';
import { vapourOf } from './vapour.ts';
import { placeVisitors, type VisitorOptions } from './visitors.ts';
import { platePlace, printedBy, saidLight } from './world.ts';

/** A given picture as a stage: what the prompt says of the camera, of light and air. */
export function stagePlate(
  script: Script,
  seed: number,
  plate: Plate,
  visitors: Omit<VisitorOptions, 'script' | 'seed'>,
): Stage {
  const { set, durationSeconds, styles } = script;
  const light = saidLight(script);
  const place = platePlace(plate, light);
  const shown = visitors.guests === undefined ? shownRole(script, plate) : null;
  const life = subjectLife(script, shown);
  const goes = life?.moves.some(({ gait }) => gait !== null) ?? false;
  return {
    seed,
    durationSeconds,
    shape: plate.size.width / plate.size.height,
    place: {
      name: place.name,
      ...{ time: set.time, becomes: [] },
      ...{ weather: light.weather ?? 'clear', weatherAmount: set.weatherAmount },
      season: light.season ?? 'summer',
      dressing: set.dressing,
      lights: [],
      without: set.without,
    },
    figures: placeVisitors(plate, { ...visitors, script, seed }),
    shots: [planPlateShot(script, seed, plate, { leaves: goes, follows: sideFollowed(plate, life) })],
    particles: [
      ...particlesFor(script),
      ...vapourOf(script, plate),
      ...lightsFor(script, seed, plate),
      ...skyOfPicture(script, seed, plate),
    ],
    styles,
  };
}

/** To which side the camera goes along with whoever the picture shows; 0 where it does not. */
function sideFollowed(plate: Plate, life: SubjectLife | null): -1 | 0 | 1 {
  if (life?.followed !== true || plate.subject === null) return 0;
  const move = life.moves.find(({ gait }) => gait !== null);
  if (move?.direction === 'left' || move?.direction === 'right') return move.direction === 'left' ? -1 : 1;
  return move === undefined || move.direction !== null || life.kind !== 'four_legged'
    ? 0
    : findPuppet(plate, plate.subject, 'on_all_fours').faces;
}

const LIGHTS = /\b(?:windows?|lights|lit|illuminat\w+|neon|glow\w*)\b/i;
const LAMPS = /\b(?:(?:street |fairy )?lights|lamps?|lanterns?|street ?lamps?)\b/i;

/** Whether the words want lights in the dark. */
export const wantsLights = (script: Script): boolean =>
  isDark(script) && (LIGHTS.test(onEarth(script.prompt)) || LAMPS.test(onEarth(script.prompt)));

/** Northern lights are none that go on. */
const onEarth = (prompt: string): string => prompt.replace(/\b(?:northern|southern|polar) lights?\b/gi, '');

const isDark = (script: Script): boolean => /^(?:night|dusk)$/.test(saidLight(script).time ?? '');

/** "Let the lamps glow" speaks of lamps alone. */
const windowsLit = (prompt: string): boolean =>
  LIGHTS.test(prompt) &&
  (/\bwindows?\b/i.test(prompt) || !/\b(?:lamps?|lanterns?|street ?lights|head ?lights)\b/i.test(prompt));

/** By night lamps are on, and behind windows where the words speak of lights. */
function lightsFor(script: Script, seed: number, plate: Plate): Stage['particles'] {
  const light = saidLight(script);
  if (!isDark(script)) return [];
  return lightsIn(plate, {
    windows: windowsLit(onEarth(script.prompt)),
    lamps: LAMPS.test(onEarth(script.prompt)),
    alive: showsAlive(script, plate),
    seed,
    print: printedBy(plate, light),
  });
}

/** Of the air's kinds only those that were asked for. */
export function particlesFor(script: Script): Stage['particles'] {
  const { weather, season } = saidLight(script);
  const kinds: Record<string, number> = {};
  if (weather === 'rain') kinds.rain = 1;
  if (weather === 'storm') kinds.rain = 1.7;
  if (weather === 'snow') kinds.snow = 1;
  const words = [...script.set.dressing, script.prompt.toLowerCase()].join(' ');
  for (const [pattern, kind] of ASKED) if (pattern.test(words)) kinds[kind] = 1;
  if (Object.keys(kinds).length === 0 && season === 'autumn') kinds.leaves = 1;
  if (weather === null && season === 'winter') kinds.snow = 0.5;
  return Object.entries(kinds).map(([kind, amount]) => ({ kind, amount, from: null }));
}

const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\bfirefl(?:y|ies)\b/, 'fireflies'],
  [/\b(?:falling|drifting|autumn) leaves\b|\bleaves (?:fall|drift|blow)/, 'leaves'],
  [/\bpetals?\b|\bcherry blossoms? (?:fall|drift)/, 'petals'],
  [/\bembers?\b|\bsparks\b/, 'embers'],
  [/\bconfetti\b/, 'confetti'],
  [/\bbubbles\b/, 'bubbles'],
  [/\bdust\b/, 'dust'],
  [/\bsnowflakes?\b/, 'snow'],
];
