import type { Script } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import type { ParticleSource } from '../../stage/stage.ts';
import { beforeOf } from './beside-subject.ts';
import { type Plate, pointAt } from './plate.ts';

const STEAM = /\b(?:steam(?:s|ing|y)?|vapou?r|hot (?:coffee|tea|soup|cup))\b/i;
const SMOKE = /\b(?:smok(?:e|es|ing)|fumes|exhaust)\b/i;
const LAUNCH = /\b(?:launch(?:es|ing)?|lifts? off|lift-?off|blasts? off|ignit(?:es?|ion))\b/i;

/** A hat is taken off, too. */
const isLaunched = ({ prompt, beats }: Script): boolean =>
  LAUNCH.test(prompt) || beats.some(({ act }) => act === 'take_off');

/** Whether the words speak of any. */
export const wantsVapour = (script: Script): boolean =>
  STEAM.test(script.prompt) || SMOKE.test(script.prompt) || isLaunched(script);

/** What rises from whoever a picture shows, in proportion to it: steam over a cup, smoke out of a chimney, clouds from under a rocket. */
export function vapourOf(script: Script, { subject, camera }: Plate): ParticleSource[] {
  if (subject === null) return [];
  const { prompt } = script;
  const { left, right, top, bottom } = subject.box;
  const depth = beforeOf(subject, camera);
  const metres = (share: number): number => share * 2 * camera.down * depth;
  const middle = (left + right) / 2;
  const at = (v: number): Vector => pointAt(camera, middle, v, depth);
  const sources: ParticleSource[] = [];
  // A vessel is seen a little from above: its rim is below its uppermost point.
  if (STEAM.test(prompt))
    sources.push({
      kind: 'steam',
      amount: 5,
      times: metres(bottom - top) / STEAM_HIGH,
      from: { at: at(top + (bottom - top) * RIM) },
    });
  const launched = isLaunched(script);
  if (SMOKE.test(prompt) && !launched)
    sources.push({ kind: 'smoke', amount: 1, times: metres(bottom - top) / SMOKE_HIGH, from: { at: at(top) } });
  if (launched && bottom - top > (right - left) * UPRIGHT)
    sources.push({ kind: 'billows', amount: metres(CLOUD), from: { at: at(Math.min(0.99, bottom)) } });
  return sources;
}

/** Metres that it rises in life: over something as high as that it is as high again. */
const [STEAM_HIGH, SMOKE_HIGH] = [0.32, 1.6];
const RIM = 0.34;
/** What stands on its engine. */
const UPRIGHT = 1.2;
/** Of the picture's height: how far clouds roll from under an engine. */
const CLOUD = 0.42;
