import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ExplainRequest } from '../../core/explainer.ts';
import { makeAnimatorExplainer } from './explainer.ts';

const aQuestion = (change: Partial<ExplainRequest> = {}): ExplainRequest => ({
  prompt: 'A red boat on a lake at night',
  negativePrompt: null,
  seed: 7,
  durationSeconds: 8,
  resolution: '720p',
  aspectRatio: '16:9',
  ...change,
});

function anExplainer(idleMilliseconds?: number) {
  const explainer = makeAnimatorExplainer({
    niceness: 0,
    ...(idleMilliseconds === undefined ? {} : { idleMilliseconds }),
  });
  onTestFinished(() => explainer.close());
  return explainer;
}

describe('the animator as an explainer', () => {
  it('tells how a prompt is understood', async () => {
    expect(await anExplainer().explain(aQuestion())).toMatchObject({
      prompt: 'A red boat on a lake at night',
      setting: { place: 'lake', time: 'night' },
      subjects: [{ noun: 'boat', colour: 'red', count: 1, drawn: true }],
    });
  });

  it('answers several at once, each with its own', async () => {
    const explainer = anExplainer();
    const prompts = Array.from({ length: 20 }, (_, index) => `A boat number ${index}`);
    const answers = await Promise.all(prompts.map((prompt) => explainer.explain(aQuestion({ prompt }))));
    expect(answers.map(({ prompt }) => prompt)).toEqual(prompts);
  });

  it('leaves the rest of the service its time, however long the prompt', async () => {
    const explainer = anExplainer();
    await explainer.explain(aQuestion());
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const prompt = '猫と犬が走る。'.repeat(1_400);
    await Promise.all(Array.from({ length: 10 }, () => explainer.explain(aQuestion({ prompt }))));
    delay.disable();
    expect(delay.percentile(50) / 1e6).toBeLessThan(20);
  });

  it('begins anew after its thread was let go', async () => {
    const explainer = anExplainer(1);
    const first = await explainer.explain(aQuestion());
    await explainer.close();
    expect(await explainer.explain(aQuestion())).toEqual(first);
  });

  it('tells whoever waits that the thread has ended', async () => {
    const explainer = anExplainer();
    const asked = explainer.explain(aQuestion());
    await Promise.all([expect(asked).rejects.toThrow('The thread that reads prompts has ended.'), explainer.close()]);
  });
});
