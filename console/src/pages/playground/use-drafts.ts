import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import type { Draft } from './draft.ts';
import { type Drafts, draftsQuery, keepDrafts, keepPictures, picturesOf } from './draft-memory.ts';

/** The forms as they were left, whether by another page, a reload or an ended session. */
export function useDrafts(blank: Drafts, models: readonly string[]): readonly [Drafts, (draft: Draft) => void] {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const query = draftsQuery(userId, blank, models);
  const { data } = useSuspenseQuery(query);
  // A field that is written in must change at once, which the memory of queries does not promise.
  const [drafts, setDrafts] = useState(data);
  const change = (draft: Draft) => {
    const before = client.getQueryData(query.queryKey) ?? drafts;
    const next: Drafts = draft.kind === 'video' ? { ...before, video: draft } : { ...before, image: draft };
    setDrafts(next);
    client.setQueryData(query.queryKey, next);
    keepDrafts(userId, next);
    const [old, now] = [picturesOf(before[draft.kind]), picturesOf(draft)];
    const isSame = old.length === now.length && old.every((file, index) => file === now[index]);
    if (!isSame) void keepPictures(userId, next);
  };
  return [drafts, change];
}
