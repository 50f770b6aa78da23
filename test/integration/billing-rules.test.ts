import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiKey, NO_LIMITS, type Principal } from '../../src/core/account.ts';
import { toMicros } from '../../src/core/money.ts';
import type { AccountEntry } from '../../src/core/usage.ts';
import { parseVideoOrder, type VideoDraft } from '../../src/core/video-request.ts';
import { HandWorker } from '../fakes/hand-worker.ts';
import { aKey, FACTS, priceOf, someModels } from '../fixtures/builders.ts';
import { openService, type Service } from '../fixtures/service.ts';

/** The specification's billing section, rule by rule, in the ledger: the record that counts. */

const RULES = { models: someModels(), promptCharacters: 100, mayReach: () => true };
const EVERYTHING = { from: null, to: null, model: null, keyId: null, kind: null };

let service: Service;
beforeEach(async () => {
  service = await openService();
});

const ledger = async (who = service.who): Promise<readonly AccountEntry[]> =>
  service.engine.store.ledger.listAccountEntries(who.accountId, EVERYTHING, { after: null, limit: 100 });
const summary = async () => (await ledger()).map(({ kind, amountMicros }) => [kind, amountMicros]).toSorted();

/** What a client sends that says no more than it must. */
function aDraft(change: Partial<Record<'duration' | 'resolution' | 'aspectRatio', unknown>> = {}): VideoDraft {
  const field = (name: keyof typeof change) => (change[name] === undefined ? null : { name, value: change[name] });
  return {
    model: { name: 'model', value: 'video-3.1-generate-preview' },
    prompt: { name: 'prompt', value: 'A boat' },
    duration: field('duration'),
    resolution: field('resolution'),
    aspectRatio: field('aspectRatio'),
    size: null,
    negativePrompt: null,
    seed: null,
    generateAudio: null,
    videoInput: null,
    webhook: null,
    firstFrame: [],
    lastFrame: [],
    references: [],
    referenceType: null,
    unknownImages: [],
    names: { prompt: 'prompt', firstFrame: 'a', lastFrame: 'b', references: 'c' },
  };
}

const order = (change: Parameters<typeof aDraft>[0] = {}) => parseVideoOrder(aDraft(change), RULES);

/** Runs the oldest waiting task to this end. */
async function finish(end: 'succeed' | 'fail', seconds = 8): Promise<void> {
  const worker = await new HandWorker(service.engine.store, service.engine.queue).start();
  onTestFinished(() => worker.stop());
  const { claim } = await worker.next();
  const task = await service.lifecycle.start(claim);
  if (task === null) throw new Error('There was nothing to run.');
  if (end === 'fail') {
    await service.lifecycle.fail(claim, task, { code: 'generation_failed', message: 'No.' });
    return;
  }
  const facts = { ...FACTS, durationSeconds: seconds };
  await service.lifecycle.succeed(claim, task, { blobKey: `r/${task.id}`, sizeBytes: 1, facts, previews: [] });
}

describe('a video', () => {
  it('is billed by its seconds', async () => {
    await service.submit(service.who, order({ duration: '4' }));
    await finish('succeed', 4);
    expect(await summary()).toEqual([
      ['charge', 4 * 400_000],
      ['hold', 4 * 400_000],
    ]);
  });

  it('is billed as 8 seconds where none were asked for', async () => {
    const task = await service.submit(service.who, order());
    await finish('succeed');
    expect([task.held.units, await summary()]).toEqual([
      8,
      [
        ['charge', 3_200_000],
        ['hold', 3_200_000],
      ],
    ]);
  });

  it.each(['720p', '1080p', '4k'])('costs the same in %s', async (resolution) => {
    expect((await service.submit(service.who, order({ resolution }))).held).toEqual(
      priceOf('video-3.1-generate-preview', 8),
    );
  });

  it.each(['16:9', '9:16'])('costs the same in %s', async (aspectRatio) => {
    expect((await service.submit(service.who, order({ aspectRatio }))).held.amountMicros).toBe(3_200_000);
  });

  it('is charged once, however often its end is told', async () => {
    await service.submit();
    const worker = await new HandWorker(service.engine.store, service.engine.queue).start();
    onTestFinished(() => worker.stop());
    const { claim } = await worker.next();
    const task = await service.lifecycle.start(claim);
    if (task === null) throw new Error('There was nothing to run.');
    const result = { blobKey: 'r/1', sizeBytes: 1, facts: FACTS, previews: [] };
    for (let count = 0; count < 3; count += 1) await service.lifecycle.succeed(claim, task, result);
    expect((await ledger()).filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  });

  it('costs nothing when it fails, or is deleted before its end', async () => {
    await service.submit();
    await finish('fail');
    const { id } = await service.submit();
    await service.lifecycle.remove(service.who, id);
    expect((await ledger()).map(({ kind }) => kind).toSorted()).toEqual(['hold', 'hold', 'release', 'release']);
    expect(await service.engine.store.ledger.readBalance(service.who.accountId)).toEqual({
      creditMicros: 0,
      chargedMicros: 0,
      heldMicros: 0,
    });
  });

  it('costs what the record says: the price of its creation, for what was delivered', async () => {
    const task = await service.submit();
    await finish('succeed', 7.5);
    const charge = (await ledger()).find(({ kind }) => kind === 'charge');
    expect(charge).toMatchObject({ taskId: task.id, units: 7.5, unitPriceMicros: 400_000, amountMicros: 3_000_000 });
    expect((await service.engine.store.ledger.readBalance(service.who.accountId)).chargedMicros).toBe(3_000_000);
  });
});

describe('a key with a spend limit', () => {
  async function addLimited(spend: number): Promise<Principal> {
    const limits = { ...NO_LIMITS, spendMicros: toMicros(spend) };
    const key: ApiKey = aKey({ accountId: service.who.accountId, limits });
    await service.engine.store.transaction((transaction) => transaction.keys.insert(key));
    return { ...service.who, keyId: key.id, limits };
  }
  const refused = {
    code: 'insufficient_user_quota',
    message: 'This API key may spend 6.40 USD in all; this task costs 3.20 USD, more than is left of it.',
  };

  it('may spend up to the last of it, charges and holds together, and other keys do not count', async () => {
    const limited = await addLimited(6_400_000);
    await service.submit();
    await finish('succeed');
    await service.submit(limited);
    await finish('succeed');
    await service.submit(limited);
    const before = await ledger();
    await expect(service.submit(limited)).rejects.toMatchObject(refused);
    expect(await ledger()).toEqual(before);
    await service.submit();
  });

  it('gets back what was held for nothing', async () => {
    const limited = await addLimited(6_400_000);
    await service.submit(limited);
    const { id } = await service.submit(limited);
    await service.lifecycle.remove(limited, id);
    await service.submit(limited);
    await expect(service.submit(limited)).rejects.toMatchObject(refused);
  });
});
