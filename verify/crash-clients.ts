import { setTimeout as wait } from 'node:timers/promises';
import { createVideo, RefusedError, readVideo, type Server } from './api-client.ts';

/**
 * Clients that live through the kills. A read is repeated until it is answered. A creation whose answer was lost is made
 * again as a new task: the first may have been stored or not, and only the service knows.
 */
export interface CrashClients {
  readonly acknowledged: readonly string[];
  readonly lostAnswers: () => number;
  readonly reads: () => number;
  /** Answers that no kill excuses: a task that was acknowledged is unknown, or one that had ended goes on. */
  readonly complaints: readonly string[];
  create(count: number, pausesMilliseconds: readonly number[]): Promise<void>;
  readUntil(signal: AbortSignal, chance: () => number): Promise<void>;
}

export function makeCrashClients(findServer: () => Promise<Server>): CrashClients {
  const acknowledged: string[] = [];
  const completed = new Set<string>();
  const complaints: string[] = [];
  let lostAnswers = 0;
  let reads = 0;

  async function createOne(number: number): Promise<void> {
    for (;;) {
      const server = await findServer();
      try {
        const prompt = `A sailboat number ${number} on a calm sea, gentle waves`;
        const video = await createVideo(server, { model: 'video-3.1-fast-generate-preview', prompt, seconds: 4 });
        acknowledged.push(video.id);
        return;
      } catch (error) {
        if (error instanceof RefusedError) complaints.push(`creation refused: ${error.message}`);
        lostAnswers += 1;
        await wait(50);
      }
    }
  }

  async function readOne(id: string): Promise<void> {
    const server = await findServer();
    try {
      const video = await readVideo(server, id);
      reads += 1;
      if (video.status === 'failed') complaints.push(`${id} failed: ${video.error?.code}`);
      if (completed.has(id) && video.status !== 'completed')
        complaints.push(`${id} was completed, now ${video.status}`);
      if (video.status === 'completed') completed.add(id);
    } catch (error) {
      if (error instanceof RefusedError) complaints.push(`${id}: ${error.message}`);
      await wait(50);
    }
  }

  return {
    acknowledged,
    complaints,
    lostAnswers: () => lostAnswers,
    reads: () => reads,
    async create(count, pausesMilliseconds) {
      for (let number = 0; number < count; number += 1) {
        await wait(pausesMilliseconds[number] ?? 0);
        await createOne(number);
      }
    },
    async readUntil(signal, chance) {
      while (!signal.aborted) {
        const id = acknowledged[Math.floor(chance() * acknowledged.length)];
        if (id !== undefined) await readOne(id);
        await wait(40);
      }
    },
  };
}
