import type { Script } from '../director/script.ts';
import type { EffectPart, RunKey } from './score.ts';

/** A script as long as one of its scenes, with the roles of the film. */
export function scriptOfScene(script: Script, from: number, to: number): Script {
  const own = script.scenes?.find((scene) => scene.from === from)?.script;
  if (own === undefined) return script;
  return {
    ...script,
    set: own.set,
    durationSeconds: to - from,
    beats: script.beats
      .filter((beat) => beat.from < to && beat.to > from)
      .map((beat) => ({ ...beat, from: Math.max(0, beat.from - from), to: Math.min(to, beat.to) - from })),
  };
}

/** Seconds in which what runs is heard no more. */
const CUT_SECONDS = 0.04;
/** To thousandths, as all times of a score are. */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** What is heard in a scene, in the time of the film: with the picture it is cut off. */
export function heardInScene(part: EffectPart, from: number, to: number): EffectPart {
  const later = <T extends { readonly at: number }>(strike: T): T => ({ ...strike, at: round(strike.at + from) });
  if (part.kind !== 'run') {
    return { ...part, strikes: part.strikes.filter(({ at }) => at + from < to).map(later) };
  }
  const keys = part.keys.map(later);
  const silent = (key: RunKey | undefined, at: number): RunKey[] =>
    key === undefined ? [] : [{ ...key, at: round(at), gain: 0 }];
  return { ...part, keys: [...silent(keys[0], from - CUT_SECONDS), ...keys, ...silent(keys.at(-1), to + CUT_SECONDS)] };
}
