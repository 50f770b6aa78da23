import { describe, expect, it } from 'vitest';
import { type AnimationRequest, drawFrames, planFilm } from './animator.ts';
import { explainPrompt } from './explain.ts';
import { mixSound } from './sound/mix.ts';
import { scenesOf } from './stage/scenes.ts';
import { tracePrompt } from './trace.ts';

const REQUEST: AnimationRequest = {
  prompt:
    'A woman in a red coat drives a car through a city and says: "Home at last." Cut to her dog sleeping on a sofa in a living room.',
  negativePrompt: null,
  ...{ seed: 3, durationSeconds: 4, width: 1280, height: 720 },
  ...{ finish: 'fast', inputs: { mode: 'text' } },
};
const { signal } = new AbortController();

describe('a film of several scenes', () => {
  const { script, stage, score } = planFilm(REQUEST);
  const [first, last] = scenesOf(stage);

  it('stages each in its place, by the roles of the film', () => {
    expect(scenesOf(stage).map((scene) => scene.stage.place.name)).toEqual(['city', 'living_room']);
    const rolesOf = (scene = first) => new Set(scene?.stage.figures.flatMap(({ role }) => role ?? []));
    const nounsOf = (scene = first) => [...rolesOf(scene)].map((role) => script.cast[role]?.noun);
    expect(nounsOf(first)).toEqual(expect.arrayContaining(['woman', 'car']));
    expect(nounsOf(last)).toEqual(expect.arrayContaining(['dog', 'sofa']));
    expect(nounsOf(last)).not.toContain('woman');
  });

  it('sounds of each place while it is seen, and of whoever is there', () => {
    const cut = last?.from ?? 0;
    const spans = new Set(score.ambience.map(({ during }) => `${during?.from} ${during?.to}`));
    expect(spans).toEqual(new Set([`0 ${cut}`, `${cut} 4`]));
    const engine = score.effects.find(({ kind, name }) => kind === 'run' && name === 'engine');
    expect(engine?.kind === 'run' ? engine.keys.at(-1)?.gain : null).toBe(0);
    expect(engine?.kind === 'run' ? engine.keys.at(-1)?.at : 0).toBeLessThan(cut + 0.1);
    const { left } = mixSound(score, 4);
    expect(left.every(Number.isFinite)).toBe(true);
  });

  it('is drawn by one lens, each scene in its time', async () => {
    const frames: Uint8Array[] = [];
    const draft = { frames: 96, width: 64 };
    for await (const frame of drawFrames(REQUEST, { draft, frames: [90, 6, 90], signal })) frames.push(frame);
    const [late, early, again] = frames;
    // Whatever was drawn before.
    expect(again).toEqual(late);
    expect(early).not.toEqual(late);
  });

  it('is explained and traced with the place of each shot', async () => {
    const { shots, subjects, sound } = explainPrompt(REQUEST);
    expect(new Set(sound.ambience).size).toBe(sound.ambience.length);
    expect(shots.map(({ place }) => place)).toEqual(['city', 'living_room']);
    expect(subjects.filter(({ drawn }) => drawn).map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(['woman', 'car', 'dog', 'sofa']),
    );
    const { trace = [] } = await tracePrompt(REQUEST, signal);
    const seenIn = (frame: number) =>
      trace.filter((row) => row.frame === frame).map(({ subject }) => subjects[subject]?.noun);
    expect(seenIn(0)).toContain('car');
    expect(seenIn(95)).toContain('dog');
    expect(seenIn(95)).not.toContain('car');
  });
});
