import { GenerationError } from '../../core/generator.ts';
import { type Job, startJob } from './job.ts';

export interface WarmJobRules {
  readonly niceness: number;
  /** How long a process that nobody needs is kept. */
  readonly idleMilliseconds: number;
  /** A process that has done so many orders, or holds so much memory after one, is not used again. */
  readonly mostOrders: number;
  readonly mostResidentBytes: number;
}

export interface WarmJobs {
  run: Job['run'];
  /** Ends those at rest; those at work are ended by the signals of their orders. */
  close(): Promise<void>;
}

interface Rest {
  readonly orders: number;
  readonly patience: NodeJS.Timeout;
}

/**
 * Has orders done by processes that stay: starting one costs as much as drawing a small picture. There are never more of
 * them than orders at once; one that failed, crashed or was stopped is replaced.
 */
export function makeWarmJobs(rules: WarmJobRules, start: (niceness: number) => Job = startJob): WarmJobs {
  const resting = new Map<Job, Rest>();
  let isClosed = false;

  /** The one that rested least: the others may come to the end of their time. */
  function take(): { job: Job; orders: number } {
    const [job, rest] = [...resting].at(-1) ?? [];
    if (job === undefined || rest === undefined) return { job: start(rules.niceness), orders: 0 };
    leave(job);
    return { job, orders: rest.orders };
  }

  function leave(job: Job): void {
    clearTimeout(resting.get(job)?.patience);
    resting.delete(job);
  }

  function rest(job: Job, orders: number): void {
    const patience = setTimeout(() => {
      leave(job);
      void job.end();
    }, rules.idleMilliseconds);
    resting.set(job, { orders, patience });
    void job.ended.then(() => leave(job));
  }

  const run: WarmJobs['run'] = async (order, context) => {
    context.signal.throwIfAborted();
    const { job, orders } = take();
    try {
      const done = await job.run(order, context);
      const isFit = orders + 1 < rules.mostOrders && done.residentBytes <= rules.mostResidentBytes;
      if (isFit && !isClosed) rest(job, orders + 1);
      else void job.end();
      return done;
    } catch (error) {
      await job.end();
      // It may have died at rest, a moment before we heard of it: that is no fault of this order, which gets a new process.
      const mayHaveDiedBefore = orders > 0 && error instanceof GenerationError && error.fault === 'crashed';
      if (mayHaveDiedBefore && !context.signal.aborted) return run(order, context);
      throw error;
    }
  };

  return {
    run,
    async close() {
      isClosed = true;
      const jobs = [...resting.keys()];
      for (const job of jobs) leave(job);
      await Promise.all(jobs.map((job) => job.end()));
    },
  };
}
