import type { Clock, Randomness } from '../core/clock.ts';
import { drawUuid } from '../core/ids.ts';
import { type Handle, MakerError, type RemoteMaker } from '../core/maker.ts';
import { newOperation, type RemoteOperation, toOperation } from '../core/remote-operation.ts';
import { type Candidate, needsOf, orderReady, type Routing } from '../core/routing.ts';
import type { Transaction } from '../core/store.ts';
import type { RunningTask } from '../core/task.ts';
import type { ServesRow, UpstreamKey, UpstreamTable } from '../core/upstream.ts';
import { upstreamCost } from '../core/upstream-cost.ts';
import { takeTurn, type UpstreamState, whyNot } from '../core/upstream-state.ts';
import type { UpstreamJob } from '../core/upstream-store.ts';
import { ClaimLost } from './under-claim.ts';

export type Choice =
  | PreparedChoice
  | { readonly kind: 'animator' }
  /** Nobody on its route can make it. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'wait' };

export interface PreparedChoice {
  readonly kind: 'prepared';
  readonly job: UpstreamJob;
  readonly operation: RemoteOperation;
  readonly upstream: UpstreamTable;
  readonly row: ServesRow;
  readonly key: UpstreamKey | null;
}

export interface ChooseMakerParts {
  readonly routing: Routing;
  readonly makerOf: (upstream: string) => RemoteMaker | null;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** A maker will not take what its row promises: an error of ours. */
  readonly onRejected: (upstream: string, error: MakerError) => void;
}

/**
 * Who makes a task next: by its route, where there is a free place and nothing keeps us away. What is chosen is written down in
 * the same transaction that counted the places, and before anything is sent.
 */
export function makeChooseMaker(parts: ChooseMakerParts) {
  const { routing, clock } = parts;

  async function choose(transaction: Transaction, task: RunningTask, passedOver: Iterable<string>): Promise<Choice> {
    const passed = new Set(passedOver);
    // Whoever would not have it, or would not take it as it is, will not the next time either.
    for (const { upstream, state, reason } of await transaction.upstreams.listJobsOf(task.id)) {
      if (reason === 'rejected' || state === 'refused') passed.add(upstream);
    }
    const isTrial = task.maker?.isTrial === true;
    const candidates = candidatesFor(task).filter(({ name }) => !passed.has(name));
    if (candidates.length === 0) return { kind: 'nobody' };
    const states = await lockStates(transaction, candidates);
    const now = clock.now();
    const standings = new Map<string, { freePlaces: number; resting: boolean }>();
    for (const [name, { state, upstream }] of states) {
      const freePlaces = upstream.concurrency - (await transaction.upstreams.countLiveOf(name));
      // Whoever tries it out wants to know just that.
      standings.set(name, { freePlaces, resting: !isTrial && whyNot(state, now) !== null });
    }
    const home = { freePlaces: 1, resting: false };
    const ready = orderReady(candidates, ({ name }) => standings.get(name) ?? home, drawShare);
    const refusing = new Set<string>();
    for (const candidate of ready) {
      if (candidate.maker === 'animator') return { kind: 'animator' };
      const state = states.get(candidate.name)?.state;
      const choice = state === undefined ? null : await prepare(transaction, task, candidate, state, now);
      if (choice !== null) return choice;
      refusing.add(candidate.name);
    }
    return candidates.every(({ name }) => refusing.has(name)) ? { kind: 'nobody' } : { kind: 'wait' };
  }

  function candidatesFor({ request, maker }: RunningTask): readonly Candidate[] {
    const needs = needsOf(request);
    return maker?.isTrial === true
      ? routing.candidateAt(maker.upstream, request.model, needs)
      : routing.candidates(request.model, needs);
  }

  /** In the order of their names: two who lock several can wait for each other, but never both. */
  async function lockStates(transaction: Transaction, candidates: readonly Candidate[]) {
    const upstreams = candidates.flatMap((each) => (each.maker === 'upstream' ? [each.upstream] : []));
    const states = new Map<string, { readonly state: UpstreamState; readonly upstream: UpstreamTable }>();
    for (const upstream of upstreams.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
      if (!states.has(upstream.name)) {
        states.set(upstream.name, { upstream, state: await transaction.upstreams.lockState(upstream.name) });
      }
    }
    return states;
  }

  /** Null: its maker will not have it. */
  async function prepare(
    transaction: Transaction,
    task: RunningTask,
    { upstream, row }: Extract<Candidate, { maker: 'upstream' }>,
    state: UpstreamState,
    now: Date,
  ): Promise<PreparedChoice | null> {
    const maker = parts.makerOf(upstream.name);
    if (maker === null) return null;
    const token = drawUuid(parts.randomness);
    let handle: Handle;
    try {
      handle = maker.prepare({ request: task.request, row, token });
    } catch (error) {
      if (!(error instanceof MakerError)) throw error;
      parts.onRejected(upstream.name, error);
      return null;
    }
    const turn = takeTurn(state, upstream.keys, now);
    const job: UpstreamJob = {
      token,
      taskId: task.id,
      accountId: task.accountId,
      kind: task.kind,
      model: task.request.model,
      upstream: upstream.name,
      as: row.as,
      key: turn.key?.fingerprint ?? null,
      state: 'prepared',
      handle,
      preparedAt: now,
      acceptedAt: null,
      endedAt: null,
      reason: null,
      detail: null,
      cost: {
        currency: row.cost?.currency ?? null,
        estimateMicros: upstreamCost(row, task.request),
        finalMicros: null,
        isUnknown: false,
      },
      settled: null,
    };
    const operation = newOperation(token);
    await transaction.upstreams.putState(turn.state);
    await transaction.upstreams.insertJob(job);
    const trial = task.maker?.isTrial === true ? ({ isTrial: true } as const) : {};
    const madeBy = { upstream: upstream.name, as: row.as, isSeedSent: row.seed !== 'drop', ...trial };
    const isOurs =
      (await transaction.tasks.saveOperation(task.id, task.attempt, toOperation(operation))) &&
      (await transaction.tasks.saveMaker(task.id, task.attempt, madeBy));
    if (!isOurs) throw new ClaimLost();
    return { kind: 'prepared', job, operation, upstream, row, key: turn.key };
  }

  const drawShare = (): number => {
    const [a = 0, b = 0, c = 0] = parts.randomness.bytes(3);
    return ((a << 16) | (b << 8) | c) / 0x1_00_00_00;
  };

  return choose;
}
