import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ExplainRequest } from '../../core/explainer.ts';
import type { KeyId } from '../../core/ids.ts';
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

const anAsker = (key = 'one', signal = new AbortController().signal) => ({ keyId: key as KeyId, signal });

const openExplainer = (idleMilliseconds = 200_000) =>
  // A machine that is busy with other tests may start a thread slowly.
  makeAnimatorExplainer({ niceness: 0, patienceMilliseconds: 200_000, idleMilliseconds });

/** For a test that ends its thread. */
function anExplainer(idleMilliseconds?: number) {
  const explainer = openExplainer(idleMilliseconds);
  onTestFinished(() => explainer.close());
  return explainer;
}

/** For all the others: a thread takes a second to begin. */
const shared = openExplainer();
afterAll(() => shared.close());

/** Which part of the processor time of this process its main thread has taken since: what it does keeps everybody else waiting. */
function watchOwnShare(): () => number {
  const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  return () => sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(whole));
}

describe('the animator as an explainer', () => {
  it('tells how a prompt is understood', async () => {
    expect(await shared.explain(aQuestion(), anAsker())).toMatchObject({
      prompt: 'A red boat on a lake at night',
      setting: { place: 'lake', time: 'night' },
      subjects: [{ noun: 'boat', colour: 'red', count: 1, drawn: true }],
    });
  });

  it('answers several at once, each with its own', async () => {
    const prompts = Array.from({ length: 20 }, (_, index) => `A boat number ${index}`);
    const answers = await Promise.all(prompts.map((prompt) => shared.explain(aQuestion({ prompt }), anAsker())));
    expect(answers.map(({ prompt }) => prompt)).toEqual(prompts);
  });

  it('leaves the rest of the service its time, however long the prompt', async () => {
    await shared.explain(aQuestion(), anAsker());
    const readShare = watchOwnShare();
    const prompt = '猫と犬が走る。'.repeat(1_400);
    await Promise.all([
      shared.explain(aQuestion({ prompt }), anAsker()),
      shared.explain(aQuestion({ prompt }), anAsker()),
    ]);
    expect(readShare()).toBeLessThan(0.5);
  });

  it('begins anew after its thread was let go', async () => {
    const explainer = anExplainer(1);
    const first = await explainer.explain(aQuestion(), anAsker());
    await explainer.close();
    expect(await explainer.explain(aQuestion(), anAsker())).toEqual(first);
  });

  it('has keys take turns, so that one with many prompts holds up no other', async () => {
    await shared.explain(aQuestion(), anAsker());
    const order: string[] = [];
    const ask = async (key: string) => {
      await shared.explain(aQuestion(), anAsker(key));
      order.push(key);
    };
    await Promise.all([...Array.from({ length: 30 }, () => ask('greedy')), ask('modest'), ask('other')]);
    expect([order.indexOf('modest'), order.indexOf('other')]).toEqual([2, 3]);
    expect(order).toHaveLength(32);
  });

  it('refuses one key what would fill the line for all, and not the others', async () => {
    const going = new AbortController();
    const greedy = Array.from({ length: 102 }, () => shared.explain(aQuestion(), anAsker('greedy', going.signal)));
    const outcomes = Promise.allSettled(greedy);
    await expect(greedy.at(-1)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    expect(await shared.explain(aQuestion(), anAsker('modest'))).toMatchObject({ setting: { place: 'lake' } });
    going.abort();
    const left = (await outcomes).filter(({ status }) => status === 'fulfilled');
    // What nobody waits for is not read any more.
    expect(left.length).toBeLessThan(100);
  });

  it('tells whoever waits that the thread has ended, and those who wait for their turn', async () => {
    const explainer = anExplainer();
    const asked = Array.from({ length: 3 }, () => explainer.explain(aQuestion(), anAsker()));
    const ended = Promise.all(
      asked.map((one) => expect(one).rejects.toThrow('The thread that reads prompts has ended.')),
    );
    await Promise.all([ended, explainer.close()]);
  });
});
