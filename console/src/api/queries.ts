import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  BalanceView,
  ChargesView,
  CreationsView,
  CreationView,
  ExplainBody,
  ExplanationView,
  KeysView,
  OperationsView,
  PeopleView,
  UpstreamsView,
  UsageView,
} from '../../../src/dialects/console/views.ts';
import { ask, withQuery } from './client.ts';
import { isUnfinished } from './unfinished.ts';

/** What the pages read, each by one name: a change names what it makes stale by the first word of these keys. */

const LIVE_MILLISECONDS = 1_000;
const SLOW_MILLISECONDS = 5_000;
const PAGE = 24;

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => ask<KeysView>('keys', { signal }),
});

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => ask<BalanceView>('balance', { signal }),
});

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => ask<UsageView>(withQuery('usage', { days }), { signal }),
  });

export interface ChargesFilter {
  readonly model: string | null;
  readonly key: string | null;
}

export const chargesQuery = (filter: ChargesFilter) =>
  infiniteQueryOptions({
    queryKey: ['charges', filter],
    queryFn: ({ pageParam, signal }) =>
      ask<ChargesView>(withQuery('charges', { ...filter, after: pageParam, limit: PAGE }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ more, entries }) => (more ? (entries.at(-1)?.id ?? null) : null),
  });

export interface CreationsFilter {
  readonly kind: string | null;
  readonly state: string | null;
  readonly search: string;
}

export const creationsQuery = (filter: CreationsFilter) =>
  infiniteQueryOptions({
    queryKey: ['creations', filter],
    queryFn: ({ pageParam, signal }) =>
      ask<CreationsView>(withQuery('creations', { ...filter, after: pageParam, limit: PAGE }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ more, creations }) => (more ? (creations.at(-1)?.id ?? null) : null),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ creations }) => creations.some(isUnfinished)) ? 2 * LIVE_MILLISECONDS : false,
  });

export const creationQuery = (id: string) =>
  queryOptions({
    queryKey: ['creation', id],
    queryFn: ({ signal }) => ask<CreationView>(`creations/${encodeURIComponent(id)}`, { signal }),
    // It is asked again in a moment anyway, and until then told that nobody answers.
    retry: false,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnfinished(state.data) ? LIVE_MILLISECONDS : false),
  });

export const explainQuery = (question: ExplainBody, csrf: string) =>
  queryOptions({
    queryKey: ['explain', question],
    queryFn: ({ signal }) => ask<ExplanationView>('explain', { method: 'POST', body: question, csrf, signal }),
    enabled: question.prompt.trim() !== '',
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => ask<PeopleView>('people', { signal }),
});

export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }) => ask<OperationsView>('operations', { signal }),
  refetchInterval: SLOW_MILLISECONDS,
});

export const upstreamsQuery = queryOptions({
  queryKey: ['upstreams'],
  queryFn: ({ signal }) => ask<UpstreamsView>('upstreams', { signal }),
  refetchInterval: SLOW_MILLISECONDS,
});
