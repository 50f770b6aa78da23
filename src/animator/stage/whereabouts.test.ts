import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { readPlace } from '../workshop.ts';
import type { Stage } from './stage.ts';
import { makePathMotion } from './ways/path-motion.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

const whereIs = (stage: Stage, role: number, time: number) => {
  const figure = stage.figures.find((each) => each.role === role);
  if (figure === undefined) throw new Error(`Nobody has the role ${role}.`);
  return makePathMotion(figure.path)(time).at;
};

const far = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

describe('where people are', () => {
  it('looks at who swims where they swim, and not above them', () => {
    const stage = stageOf('A mermaid swims through a coral reef');
    const [shot] = stage.shots;
    const swims = whereIs(stage, 0, 3)[1] ?? 0;
    // A shot that follows says from whom.
    const aim = (shot?.keys[0]?.target[1] ?? 9) + (shot?.follow === null ? 0 : swims);
    expect(Math.abs(aim - swims)).toBeLessThan(0.5);
  });

  it('sees the face of a diver from before it, and looks no higher as the film ends', () => {
    const [close] = stageOf('Close-up of a diver behind a mask').shots;
    const [wide] = stageOf('A scuba diver swims over a sunken galleon, wide shot').shots;
    const stage = stageOf('Close-up of a diver behind a mask');
    const eye = close?.keys[0]?.eye ?? [0, 0, 0];
    const at = whereIs(stage, 0, 3);
    const origin = close?.follow === null ? at : [0, 0, 0];
    // Prone, the face is a body's half ahead of where the hips are, and the camera before that.
    expect(far(eye, origin)).toBeGreaterThan(1);
    const aims = (wide?.keys ?? []).map(({ target }) => target[1]);
    expect(Math.max(...aims) - Math.min(...aims)).toBeLessThan(0.1);
  });

  it('backs away before who runs toward the camera, who is never a dot', () => {
    const [shot] = stageOf('A girl runs toward the camera in a meadow').shots;
    const far = (shot?.keys ?? []).map(({ eye, target }) => Math.hypot(eye[0] - target[0], eye[2] - target[2]));
    expect(shot?.follow).not.toBeNull();
    expect(far[0]).toBeGreaterThan((far.at(-1) ?? 0) * 2);
    expect(far[0]).toBeLessThan(20);
  });

  it('looks lower at the face of who weeps with a bowed head', () => {
    const aimOf = (prompt: string): number => stageOf(prompt).shots[0]?.keys[0]?.target[1] ?? 0;
    const weeping = aimOf("Close-up of an old woman's face in a kitchen, a single tear rolling down her cheek");
    expect(weeping).toBeLessThan(aimOf("Close-up of an old woman's face in a kitchen") - 0.03);
  });

  it('looks at the face of who plants a flag standing, and not where it would be of who kneels', () => {
    const stage = stageOf('An astronaut plants a flag on Mars, wide shot, then cut to a close-up of her face');
    const feet = stage.figures[0]?.path[0]?.at[1] ?? 0;
    expect((stage.shots[1]?.keys[0]?.target[1] ?? 0) - feet).toBeGreaterThan(1.2);
  });

  it('holds a newborn below the face of its mother', () => {
    const [, baby] = stageOf('A mother holds her newborn baby').figures;
    expect(baby?.support).toMatchObject({ figure: 0, anchor: 'arms' });
    expect(baby?.size).toBeLessThan(0.7);
  });

  it('keeps a dog that runs after a boy with a kite around him', () => {
    const stage = stageOf('A boy flies a red kite, his dog runs after him');
    const dog = stage.figures.find(({ body }) => body.family === 'quadruped');
    expect(dog?.acts.map(({ act }) => act)).toContain('play');
  });

  it('sees landmarks behind the hero, who is no dot before them', () => {
    const stage = stageOf('an old man stands in the desert, a pyramid in the background');
    const [key] = stage.shots[0]?.keys ?? [];
    const [man, pyramid] = [whereIs(stage, 0, 1), whereIs(stage, 1, 1)];
    expect(key).toBeDefined();
    expect(far(key?.eye ?? [], man)).toBeLessThan(8);
    expect(far(key?.eye ?? [], pyramid)).toBeGreaterThan(far(key?.eye ?? [], man) + 3);
  });

  it('walks with the dog it walks', () => {
    const stage = stageOf('a woman walks her dog in the park');
    for (const time of [0.5, 3, 5.5]) expect(far(whereIs(stage, 0, time), whereIs(stage, 1, time))).toBeLessThan(2);
    expect(far(whereIs(stage, 1, 0.5), whereIs(stage, 1, 5.5))).toBeGreaterThan(2);
  });

  it('stands at the edge of the water to catch what swims there', () => {
    const stage = stageOf('a bear catches salmon in a river');
    const facts = readPlace(stage.place.name).describe({ seed: 1, ...stage.place });
    const [x, y, z] = whereIs(stage, 0, 1);
    const depth = (facts.waterLevel ?? Number.NaN) - y;
    expect(y).toBeCloseTo(facts.heightAt(x, z), 1);
    expect(depth).toBeGreaterThan(0.05);
    expect(depth).toBeLessThan(0.6);
    expect(far([x, y, z], whereIs(stage, 1, 1))).toBeLessThan(6);
  });

  it('stands on the ice of a frozen lake', () => {
    const { place } = stageOf('a wolf runs across a frozen lake');
    expect(readPlace(place.name).describe({ seed: 1, ...place }).waterLevel).toBeNull();
  });
});
