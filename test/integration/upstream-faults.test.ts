import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFfmpeg } from '../../src/animator/encode/find-ffmpeg.ts';
import { type Outbound, OutboundError } from '../../src/core/outbound.ts';
import { reset } from '../../src/core/upstream-state.ts';
import { MAKER_KINDS } from '../../src/generators/registry.ts';
import { makeResultFinisher } from '../../src/media/result-finisher.ts';
import { makeResultInspector } from '../../src/media/result-inspector.ts';
import { makeOutbound } from '../../src/outbound/outbound.ts';
import { makeCheckResult } from '../../src/worker/check-result.ts';
import { makeFinishRemote } from '../../src/worker/finish-remote.ts';
import { noPreviews } from '../fakes/previews.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { makeRandomness } from '../fakes/seeded-randomness.ts';
import type { VendorFault } from '../fakes/upstreams/vendor.ts';
import { makeTestFilm } from '../fixtures/films.ts';
import { RemoteHouse } from '../fixtures/remote-house.ts';
import { type Fate, VENDOR_KINDS, type VendorKind } from '../fixtures/vendor-kinds.ts';
import { IS_LONG_RUN } from '../servers/long-run.ts';

/** What a create ends in whose answer was lost, by what the vendor knows. */
function afterLoss({ lost }: VendorKind, wasTaken: boolean): string {
  if (lost === 'unknown' || (lost === 'searched' && !wasTaken)) return 'generation_unknown';
  return 'succeeded';
}

/** Patience of a whole request that is answered, on a machine that may be busy with other things. */
const LONG_SECONDS = 300;
const MOST_STEPS = 45;

/** One that knows a lost job by its token, and one that is searched for it; `npm run verify -- acceptance` asks all. */
const SOME_KINDS: readonly string[] = ['another Kinora', 'Kling'];
const KINDS = VENDOR_KINDS.filter(({ name }) => IS_LONG_RUN || SOME_KINDS.includes(name));

/** One whose time for what is under way is up when somebody says so. How long it is in life is tested where requests are sent. */
function makeImpatient(whole: Outbound) {
  const waiting = new Set<AbortController>();
  const outbound: Outbound = {
    async send(request) {
      const late = new AbortController();
      waiting.add(late);
      const signal = request.signal === null ? late.signal : AbortSignal.any([request.signal, late.signal]);
      try {
        return await whole.send({ ...request, timeoutSeconds: LONG_SECONDS, signal });
      } catch (error) {
        if (!late.signal.aborted) throw error;
        throw new OutboundError('timeout', 'No answer in time.', { cause: error });
      } finally {
        waiting.delete(late);
      }
    },
  };
  const giveUp = () => {
    for (const late of waiting) late.abort();
  };
  return { outbound, giveUp };
}

let film: Buffer;
let ffmpegFile: string;
beforeAll(async () => {
  film = await makeTestFilm({ seconds: 4, width: 1280, height: 720 });
  ({ file: ffmpegFile } = await findFfmpeg({ configured: null, path: '', signal: AbortSignal.timeout(300_000) }));
});

/** Every fault that a vendor can have, at every kind of vendor: the task ends with the right reason, and the books are exact. */
describe.each(KINDS)('faults of $name', (kind: VendorKind) => {
  async function open(fate: Fate = 'completed') {
    const vendor = await kind.open(fate, film);
    onTestFinished(() => vendor.close());
    const whole = makeOutbound({ allowPrivate: false });
    onTestFinished(() => whole.close());
    const { outbound, giveUp } = makeImpatient(whole);
    /** A vendor that hangs is left when it has begun to: whatever is answered has all the time it takes. */
    const fail: typeof vendor.fail = (question, fault, times) =>
      vendor.fail(
        question,
        fault.kind === 'hang' || fault.kind === 'drip' ? { ...fault, noticed: giveUp } : fault,
        times,
      );
    const inspector = makeResultInspector();
    const house = await RemoteHouse.open({
      upstreams: [vendor.upstream],
      openMaker: ({ keys: _given, ...upstream }, clock) => {
        const maker = MAKER_KINDS.find(({ name }) => name === upstream.kind);
        if (maker === undefined) throw new TypeError(`There is no kind ${upstream.kind}.`);
        return maker.open(upstream, { outbound, clock });
      },
      finish: (blobs) =>
        makeFinishRemote({
          ...{ blobs, randomness: makeRandomness(), log: recordLog().log, previews: noPreviews, stallSeconds: 120 },
          finisher: makeResultFinisher({ ffmpegFile, inspector }),
          check: makeCheckResult({ inspector, draft: null }),
          makeSound: () => Promise.reject(new TypeError('It has sound of its own.')),
        }),
    });
    const { id } = await house.service.submit(house.service.who, { durationSeconds: 4, seed: null });
    return { vendor, fail, house, id };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  async function endOf({ house, id }: Opened): Promise<string> {
    for (let count = 0; count < MOST_STEPS; count += 1) {
      const task = await house.read(id);
      if (task?.state === 'succeeded') return 'succeeded';
      if (task?.state === 'failed') return task.failure.code;
      await house.stepAfter(60);
    }
    throw new Error('It does not end.');
  }

  /** Nothing is held, and the entries say what became of it. */
  async function expectBooks({ house, id }: Opened, end: string): Promise<void> {
    const { store } = house.service.engine;
    const entries = (await store.ledger.listTaskEntries(id)).map((entry) => entry.kind).toSorted();
    expect(entries).toEqual(end === 'succeeded' ? ['charge', 'hold'] : ['hold', 'release']);
    expect((await store.ledger.readBalance(house.service.who.accountId)).heldMicros).toBe(0);
    if (end !== 'succeeded') expect(await house.service.listBlobs()).toEqual([]);
  }

  /** Faults that do not touch how a lost job is known: all of them at the first kind, every third at the other. */
  const someOf = <Fault>(faults: readonly Fault[]): readonly Fault[] =>
    IS_LONG_RUN || kind.name === SOME_KINDS[0] ? faults : faults.filter((_, index) => index % 3 === 0);

  const status = (code: number, headers: Record<string, string> = {}): VendorFault => ({
    ...{ kind: 'status', status: code, headers },
  });

  it.each<[string, VendorFault]>([
    ['429 with Retry-After', status(429, { 'retry-after': '9' })],
    ['429 without', status(429)],
    ['503', status(503)],
  ])('after %s it waits, uses no attempt and is made later', async (_name, fault) => {
    const opened = await open();
    opened.fail('create', fault, 2);
    expect(await endOf(opened)).toBe('succeeded');
    expect(await opened.house.read(opened.id)).toMatchObject({ failures: 0 });
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'succeeded');
  });

  it.each([401, 402, 403])('after %d it rests until somebody has mended it', async (code) => {
    const opened = await open();
    opened.fail('create', status(code));
    await opened.house.step();
    expect(await opened.house.jobs(opened.id)).toMatchObject([{ state: 'turned_down', reason: 'denied' }]);
    const { store } = opened.house.service.engine;
    expect((await store.upstreams.listStates())[0]?.breaker.open).toMatchObject({ reason: 'denied' });
    opened.vendor.heal();
    await store.transaction(async ({ upstreams }) => {
      await upstreams.putState(reset(await upstreams.lockState('vendor')));
    });
    expect(await endOf(opened)).toBe('succeeded');
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'succeeded');
  });

  it('after 400 it fails at once, and nothing was spent', async () => {
    const opened = await open();
    opened.fail('create', status(400));
    expect(await endOf(opened)).toBe('generation_failed');
    expect(opened.vendor.creates).toEqual([]);
    await expectBooks(opened, 'generation_failed');
  });

  it.each<[string, VendorFault]>([
    ['500', status(500)],
    ['502', status(502)],
    ['the end of the connection before it was taken', { kind: 'gone', taken: false }],
    ['the end of the connection after it was taken', { kind: 'gone', taken: true }],
    ['a cut at the first byte', { kind: 'cut', atByte: 0 }],
    ['a cut after a few', { kind: 'cut', atByte: 9 }],
    ['wrong JSON', { kind: 'garbage' }],
    ['a page', { kind: 'page' }],
    ['an empty success', { kind: 'empty' }],
    ['a hang', { kind: 'hang' }],
    ['a drip', { kind: 'drip', milliseconds: 200 }],
  ])('where an answer to the create is lost by %s it is created no second time', async (_name, fault) => {
    const opened = await open();
    opened.fail('create', fault, 1);
    const end = await endOf(opened);
    expect(end).toBe(afterLoss(kind, opened.vendor.creates.length > 0));
    const most = kind.lost === 'own hardware' ? 2 : 1;
    expect(opened.vendor.creates.length).toBeLessThanOrEqual(most);
    await expectBooks(opened, end);
  });

  it.each(
    someOf<[string, VendorFault]>([
      ['429', status(429, { 'retry-after': '3' })],
      ['401', status(401)],
      ['500', status(500)],
      ['wrong JSON', { kind: 'garbage' }],
      ['a page', { kind: 'page' }],
      ['an empty success', { kind: 'empty' }],
      ['a cut', { kind: 'cut', atByte: 7 }],
      ['a hang', { kind: 'hang' }],
      ['the end of the connection', { kind: 'gone', taken: false }],
    ]),
  )('goes on asking where a check stumbles over %s', async (_name, fault) => {
    const opened = await open();
    opened.fail('check', fault, 2);
    expect(await endOf(opened)).toBe('succeeded');
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'succeeded');
  });

  it('is slow, and is waited for', async () => {
    const opened = await open();
    for (const question of ['create', 'check', 'content'] as const) {
      opened.fail(question, { kind: 'slow', milliseconds: 100 }, 1);
    }
    expect(await endOf(opened)).toBe('succeeded');
    await expectBooks(opened, 'succeeded');
  });

  it.runIf(kind.isInline === undefined).each(
    someOf<[string, (size: number) => VendorFault]>([
      ['a cut at the first byte', () => ({ kind: 'cut', atByte: 0 })],
      ['a cut in its first part', (size) => ({ kind: 'cut', atByte: Math.floor(size / 10) })],
      ['a cut in the middle', (size) => ({ kind: 'cut', atByte: Math.floor(size / 2) })],
      ['a cut at the last byte', (size) => ({ kind: 'cut', atByte: size - 1 })],
      ['a film that was truncated', (size) => ({ kind: 'truncated', atByte: Math.floor(size / 2) })],
      ['a page instead of a film', () => ({ kind: 'page' })],
      ['500', () => status(500)],
      ['a hang', () => ({ kind: 'hang' })],
    ]),
  )('fetches the same film again after %s', async (_name, faultOf) => {
    const fault = faultOf(film.length);
    const opened = await open();
    opened.fail('content', fault, 1);
    expect(await endOf(opened)).toBe('succeeded');
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'succeeded');
  });

  it.runIf(kind.isInline === undefined).each(
    someOf<[string, VendorFault]>([
      ['has expired', status(410)],
      ['is a page for ever', { kind: 'page' }],
      ['is truncated for ever', { kind: 'truncated', atByte: 2_000 }],
    ]),
  )('fails without a second create where the film %s', async (_name, fault) => {
    const opened = await open();
    opened.fail('content', fault);
    expect(await endOf(opened)).toBe('generation_failed');
    expect(opened.vendor.creates).toHaveLength(1);
    expect(await opened.house.jobs(opened.id)).toMatchObject([{ state: 'failed', cost: { finalMicros: 200_000 } }]);
    await expectBooks(opened, 'generation_failed');
  });

  const can = (fate: Fate) => !(kind.without ?? []).includes(fate);

  it.runIf(can('filtered'))('tells that a prompt was filtered', async () => {
    const opened = await open('filtered');
    expect(await endOf(opened)).toBe('generation_refused');
    await expectBooks(opened, 'generation_refused');
  });

  it('tells that a job has failed', async () => {
    const opened = await open('failed');
    expect(await endOf(opened)).toBe('generation_failed');
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'generation_failed');
  });

  it('takes a job that is done without a film for no film', async () => {
    const opened = await open('no file');
    const end = await endOf(opened);
    expect(['generation_refused', 'generation_failed']).toContain(end);
    await expectBooks(opened, end);
  });

  it.runIf(can('never'))('ends a job that never does', async () => {
    const opened = await open('never');
    expect(await endOf(opened)).toBe('deadline_exceeded');
    expect(opened.vendor.creates).toHaveLength(1);
    await expectBooks(opened, 'deadline_exceeded');
  });

  it('is restarted and forgets its jobs', async () => {
    const opened = await open();
    await opened.house.step();
    opened.vendor.forget();
    const end = await endOf(opened);
    const isOwn = kind.name === 'SGLang' || kind.name === 'ComfyUI';
    expect(end).toBe(isOwn ? 'succeeded' : 'generation_unknown');
    expect(opened.vendor.creates).toHaveLength(isOwn ? 2 : 1);
    await expectBooks(opened, end);
  });
});
