import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MakerError } from '../../src/core/maker.ts';
import type { FakeMaker } from '../fakes/remote-maker.ts';
import { Guillotine, Killed } from '../fixtures/guillotine.ts';
import { anUpstream, RemoteHouse } from '../fixtures/remote-house.ts';
import type { OpenEngine } from './engine.ts';

export interface CrashPlan {
  /** Every so many steps the process is killed at one; 1 is at all of them. */
  readonly stride: number;
}

interface Upstream {
  readonly name: string;
  readonly set: (maker: FakeMaker) => void;
  /** How many creates of one task may arrive, whatever happens. */
  readonly mostCreates: number;
  /** What may become of a task, besides a film. */
  readonly mayEnd: 'only with a film' | 'as unknown';
}

const UPSTREAMS: readonly Upstream[] = [
  { name: 'that cannot be asked', set: () => undefined, mostCreates: 1, mayEnd: 'as unknown' },
  {
    name: 'that answers with the film itself',
    set: (maker) => {
      maker.onAnswer = ({ resultFile }) => writeFile(resultFile, 'a whole film');
    },
    mostCreates: 1,
    mayEnd: 'as unknown',
  },
  { name: 'that finds our token', set: (maker) => maker.knowTokens(), mostCreates: 1, mayEnd: 'only with a film' },
  {
    name: 'that takes two of one token for one',
    set: (maker) => {
      maker.resend = 'same_token';
    },
    // Under one token: the upstream makes one of them.
    mostCreates: 2,
    mayEnd: 'only with a film',
  },
  {
    name: 'on own hardware',
    set: (maker) => {
      maker.resend = 'own_hardware';
    },
    mostCreates: 2,
    mayEnd: 'only with a film',
  },
];

const SETTLE = { seconds: 60, mostSteps: 25 } as const;

/** Never paid twice: upstream-facts 7.3, with the process killed at any step of the way. */
export function describeUpstreamCrash(name: string, engine: OpenEngine, { stride }: CrashPlan): void {
  async function open(upstream: Upstream) {
    const guillotine = new Guillotine();
    const house = await RemoteHouse.open({
      engine,
      guillotine,
      upstreams: [anUpstream('full'), anUpstream('omni')],
      limits: { queuedPerAccount: 10_000, queuedInAll: 10_000 },
    });
    house.maker('full').onSend = async () => {
      throw new MakerError('rejected', 'Not this one.');
    };
    for (const each of ['full', 'omni']) upstream.set(house.maker(each));
    return { house, guillotine };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  /** Until it is dead or nothing is left to do. */
  async function step({ house }: Opened): Promise<void> {
    try {
      await house.step();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }

  const isOver = async ({ house }: Opened, id: string): Promise<boolean> => {
    const task = await house.read(id);
    const isEnded = task === null || task.state === 'succeeded' || task.state === 'failed';
    return isEnded && (await house.jobs(id)).every(({ endedAt }) => endedAt !== null);
  };

  async function goOn(opened: Opened, id: string): Promise<void> {
    for (let count = 0; !(await isOver(opened, id)); count += 1) {
      if (count > SETTLE.mostSteps) throw new Error(`${id} does not end after ${opened.guillotine.place}.`);
      await opened.house.service.engine.passTime(SETTLE.seconds);
      await step(opened);
    }
  }

  /** A task of its own is killed at this step; false: it ended before. */
  async function killAt(opened: Opened, at: number, alsoDelete: boolean): Promise<{ id: string; wasKilled: boolean }> {
    const { house, guillotine } = opened;
    const { id } = await house.service.submit();
    guillotine.arm(at);
    let wasKilled = false;
    for (let count = 0; count < SETTLE.mostSteps && !wasKilled && !(await isOver(opened, id)); count += 1) {
      if (count > 0) await house.service.engine.passTime(1);
      await step(opened);
      wasKilled = guillotine.place !== '';
    }
    guillotine.disarm();
    if (alsoDelete && !(await isOver(opened, id))) await house.service.lifecycle.remove(house.service.who, id as never);
    await goOn(opened, id);
    return { id, wasKilled };
  }

  async function booksOf({ house }: Opened, id: string): Promise<string> {
    const entries = await house.service.engine.store.ledger.listTaskEntries(id as never);
    return entries
      .map(({ kind }) => kind)
      .toSorted()
      .join();
  }

  async function createsOf({ house }: Opened, id: string): Promise<number> {
    const tokens = new Set((await house.jobs(id)).map(({ token }) => token));
    return house.maker('omni').creates.filter((token) => tokens.has(token)).length;
  }

  describe(`a gateway that is killed, on ${name}`, { timeout: 3_600_000 }, () => {
    it.each(UPSTREAMS)('pays an upstream $name no second time, whatever step it dies at', async (upstream) => {
      const opened = await open(upstream);
      let killed = 0;
      for (let at = 0; ; at += stride) {
        const { id, wasKilled } = await killAt(opened, at, false);
        const where = `step ${at}: ${opened.guillotine.place}`;
        const task = await opened.house.read(id);
        const creates = await createsOf(opened, id);
        expect(creates, where).toBeLessThanOrEqual(upstream.mostCreates);
        const ends = task?.state === 'failed' ? task.failure.code : task?.state;
        if (upstream.mayEnd === 'only with a film') expect(ends, where).toBe('succeeded');
        else expect(['succeeded', 'generation_unknown'], where).toContain(ends);
        expect(await booksOf(opened, id), where).toBe(ends === 'succeeded' ? 'charge,hold' : 'hold,release');
        if (!wasKilled) break;
        killed += 1;
      }
      expect(killed * stride).toBeGreaterThan(40);
      expect(await opened.house.service.engine.store.upstreams.countLive()).toEqual([]);
      const { heldMicros } = await opened.house.service.engine.store.ledger.readBalance(
        opened.house.service.who.accountId,
      );
      expect(heldMicros).toBe(0);
    });

    it('calls off what a deleted task has begun, whatever step it dies at', async () => {
      const opened = await open(UPSTREAMS[0] as Upstream);
      const maker = opened.house.maker('omni');
      maker.onCheck = async () => ({ state: 'running', share: 0.5, checkAgainSeconds: 1 });
      for (let at = 0; at < 120; at += stride) {
        const { id } = await killAt(opened, at, true);
        const where = `step ${at}: ${opened.guillotine.place}`;
        expect(await createsOf(opened, id), where).toBeLessThanOrEqual(1);
        expect(await booksOf(opened, id), where).toBe('hold,release');
        for (const job of await opened.house.jobs(id)) {
          if (job.upstream === 'omni' && job.acceptedAt !== null) expect(job.state, where).toBe('cancelled');
        }
      }
      expect(await opened.house.service.engine.store.upstreams.countLive()).toEqual([]);
    });
  });
}
