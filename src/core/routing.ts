import type { GenerationRequest } from './generation-request.ts';
import { imageNeeds } from './image-request.ts';
import type { ModelId } from './models.ts';
import { canMake, type Needs } from './skills.ts';
import { ANIMATOR, type Route, type RouteShare, type ServesRow, type UpstreamTable } from './upstream.ts';
import { videoNeeds } from './video-request.ts';

/**
 * Who may make a request: pure, by the route of its model and by what the rows on it can do. A task that was taken finds at
 * every attempt the makers that it was taken for, unless the routes have changed since.
 */

export const needsOf = (request: GenerationRequest): Needs =>
  'images' in request ? imageNeeds(request, request.seedGiven) : videoNeeds(request, request.seedGiven);

/** One who could make a request, and by which of its rows. */
export type Candidate = {
  /** As the route and the configuration have it. */
  readonly name: string;
  /** Of the route, from 0: an earlier step goes first. */
  readonly step: number;
  readonly weight: number;
} & (
  | { readonly maker: 'animator' }
  | { readonly maker: 'upstream'; readonly upstream: UpstreamTable; readonly row: ServesRow }
);

/** Who makes which model, by the installation's routes. */
export interface Routing {
  readonly upstreams: readonly UpstreamTable[];
  findUpstream(name: string): UpstreamTable | null;
  /** The animator alone, where nothing else was said of a model. Null: there is no such model, or no longer. */
  findRoute(model: ModelId): Route | null;
  /** Whether a request for it may be made by an upstream. */
  isRemote(model: ModelId): boolean;
  /** In the order of the route. Empty: nobody can make it, or nobody any more, since routes may change after a task was taken. */
  candidates(model: ModelId, needs: Needs): readonly Candidate[];
  /** This upstream alone, whether or not a route leads to it. Empty: it is not there, or cannot make it. */
  candidateAt(upstream: string, model: ModelId, needs: Needs): readonly Candidate[];
}

export interface RoutingParts {
  readonly models: readonly ModelId[];
  readonly upstreams: readonly UpstreamTable[];
  readonly routes: readonly Route[];
}

export function makeRouting({ models, upstreams, routes }: RoutingParts): Routing {
  const findUpstream = (name: string) => upstreams.find((upstream) => upstream.name === name) ?? null;
  const findRoute = (model: ModelId): Route | null =>
    routes.find((route) => route.model === model) ?? (models.includes(model) ? byAnimator(model) : null);
  const rowsOf = (model: ModelId, name: string): readonly ServesRow[] =>
    findUpstream(name)?.rows.filter((row) => row.model === model) ?? [];
  return {
    upstreams,
    findUpstream,
    findRoute,
    isRemote: (model) => (findRoute(model)?.steps ?? []).some((step) => step.some(({ name }) => name !== ANIMATOR)),
    candidates: (model, needs) =>
      (findRoute(model)?.steps ?? []).flatMap((shares, step) =>
        shares.flatMap((share) =>
          share.name === ANIMATOR ? [{ maker: 'animator', ...share, step }] : at(share, step, model, needs),
        ),
      ),
    candidateAt: (name, model, needs) => at({ name, weight: 1 }, 0, model, needs),
  };

  function at({ name, weight }: RouteShare, step: number, model: ModelId, needs: Needs): readonly Candidate[] {
    const upstream = findUpstream(name);
    // Rows stand in the order in which they are to be tried.
    const row = rowsOf(model, name).find((each) => canMake(each, needs));
    return upstream === null || row === undefined ? [] : [{ maker: 'upstream', name, step, weight, upstream, row }];
  }
}

/**
 * The row by which a job is made. Several may bear the same names, each for a way of asking: the request tells them apart. Null as
 * the request: any of them, for whoever only wants to know whether there is one.
 */
export function findRowOf(
  { rows }: Pick<UpstreamTable, 'rows'>,
  job: Pick<ServesRow, 'model' | 'as'>,
  request: GenerationRequest | null,
): ServesRow | null {
  const named = rows.filter(({ model, as }) => model === job.model && as === job.as);
  const able = request === null ? undefined : named.find((row) => canMake(row, needsOf(request)));
  return able ?? named[0] ?? null;
}

const byAnimator = (model: ModelId): Route => ({
  model,
  steps: [[{ name: ANIMATOR, weight: 1 }]],
  afterRefusal: 'stop',
});

/** How things stand with a candidate now. */
export interface Standing {
  readonly freePlaces: number;
  /** Its breaker is open, or an operator lets it rest. */
  readonly resting: boolean;
}

/**
 * Those who could begin at once, in the order in which they are to be asked: step by step, and within a step by lot, where
 * a weight of two is drawn first twice as often as one of one. Nobody: wait.
 */
export function orderReady(
  candidates: readonly Candidate[],
  standingOf: (candidate: Candidate) => Standing,
  random: () => number,
): readonly Candidate[] {
  return (
    candidates
      .filter((candidate) => {
        const { freePlaces, resting } = standingOf(candidate);
        return freePlaces > 0 && !resting;
      })
      // The larger of two such lots belongs to either with the share of its weight (Efraimidis and Spirakis, 2006).
      .map((candidate) => ({ candidate, lot: random() ** (1 / candidate.weight) }))
      .toSorted((left, right) => left.candidate.step - right.candidate.step || right.lot - left.lot)
      .map(({ candidate }) => candidate)
  );
}
