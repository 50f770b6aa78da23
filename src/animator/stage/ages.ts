import type { Script, SetPlan } from '../director/script.ts';
import { smoothstep } from '../maths/ease.ts';
import type { ParticleSource, Stage, StageAge } from './stage.ts';

/**
 * A place that becomes another while the film lasts: night, winter, sunshine after the rain. It is filmed as it is in each of its ages, and each slowly
 * becomes the next; what goes on in it does not know of that.
 */
export function agedStages(stage: Stage): Stage[] {
  const { place, particles } = stage;
  return [place, ...place.becomes].map((age, number) => ({
    ...stage,
    place: { ...place, ...age },
    particles: particles.filter((source) => source.age === undefined || source.age === number),
  }));
}

/** Of the time between two ages: when the one begins to become the other, and when it has. */
const [BEGINS, IS_DONE] = [0.08, 0.92];

/** Which of so many ages it is at a moment, and how far it has become the next one. */
export function ageAt(count: number, time: number, durationSeconds: number): { readonly age: number; share: number } {
  const passed = Math.min(0.9999, Math.max(0, time / durationSeconds)) * (count - 1);
  const age = Math.floor(passed);
  return { age, share: smoothstep(BEGINS, IS_DONE, passed - age) };
}

/** The later ages of a set, with what the place itself is called. */
export const agesOf = ({ becomes, dressing }: SetPlan, whole: readonly string[]): StageAge[] =>
  becomes.map((age) => ({ ...age, dressing: [...age.dressing, ...whole.filter((word) => !dressing.includes(word))] }));

/** What is in the air in each of the ages; what is in all of them is told once. */
export function inAges(script: Script, particlesOf: (script: Script) => ParticleSource[]): ParticleSource[] {
  const { set } = script;
  if (set.becomes.length === 0) return particlesOf(script);
  const lists = [set, ...set.becomes].map((age) => particlesOf({ ...script, set: { ...set, ...age } }));
  const told = lists.map((list) => new Set(list.map((source) => JSON.stringify(source))));
  const always = (source: ParticleSource): boolean => told.every((list) => list.has(JSON.stringify(source)));
  return lists.flatMap((list, age) =>
    list.flatMap((source): ParticleSource[] => (!always(source) ? [{ ...source, age }] : age === 0 ? [source] : [])),
  );
}
