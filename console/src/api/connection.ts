import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../src/dialects/console/views.ts';
import { ask, isUnreachable } from './client.ts';

const LOOK_AGAIN_MILLISECONDS = 1_500;
const RETURNS = ['returns'] as const;

/**
 * Whether the service has stopped answering, as any of the page's own questions found out. While it is away one small
 * question is asked again and again; with its first answer everything that is shown is asked for anew.
 */
export function useIsAway(onBack: () => void): boolean {
  const client = useQueryClient();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const notice = (fault: unknown) => {
      if (isUnreachable(fault)) setIsAway(true);
    };
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'failed' || event.action.type === 'error') notice(event.action.error);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
  const sign = useQuery({
    queryKey: ['sign-of-life'],
    queryFn: ({ signal }) => ask<SessionView>('session', { signal }).then(() => Date.now()),
    enabled: isAway,
    refetchInterval: LOOK_AGAIN_MILLISECONDS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!isAway || !sign.isSuccess || sign.isFetching) return;
    setIsAway(false);
    onBack();
    client.setQueryData<number>(RETURNS, (returns = 0) => returns + 1);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sign-of-life' });
  }, [client, isAway, onBack, sign.isSuccess, sign.isFetching]);
  return isAway;
}

export interface Loading {
  readonly isMissing: boolean;
  readonly miss: () => void;
  /** The key of what is fetched: another one asks anew. */
  readonly attempt: number;
}

/**
 * For what the browser fetches by itself, such as pictures: it never tries again. What was missing while nobody answered is
 * asked for anew when somebody does; what is missing all the same stays so.
 */
export function useLoading(): Loading {
  const client = useQueryClient();
  const { data: returns } = useQuery({ queryKey: RETURNS, queryFn: () => 0, initialData: 0, enabled: false });
  const [missedAt, setMissedAt] = useState<number | null>(null);
  const [asked, setAsked] = useState({ at: returns, attempt: 0 });
  const miss = () => {
    // Whether anybody answers shows in the page's own questions only, and a page at rest has none.
    void client.refetchQueries({ queryKey: ['creations'], type: 'active' }, { cancelRefetch: false });
    // Asked for while nobody answered, and told so when somebody did again.
    if (asked.at !== returns) setAsked({ at: returns, attempt: asked.attempt + 1 });
    else setMissedAt(returns);
  };
  return { isMissing: missedAt === returns, miss, attempt: asked.attempt };
}
