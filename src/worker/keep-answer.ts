import { access } from 'node:fs/promises';
import type { BlobStore } from '../core/blob-store.ts';
import type { RunningTask } from '../core/task.ts';

const LONGEST_MILLISECONDS = 60_000;

/** Where the answer to a create was the result itself: it is safe before anything else is said about it. Null: it was not. */
export async function keepAnswer(
  blobs: BlobStore,
  { task, token, path }: { readonly task: RunningTask; readonly token: string; readonly path: string },
  stop: AbortSignal,
): Promise<string | null> {
  if (!(await isThere(path))) return null;
  const key = `partials/${task.id.slice(5, 7)}/${task.id}-${token}`;
  const patience = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_MILLISECONDS)]);
  await blobs.adopt(key, { path, mimeType: 'application/octet-stream' }, patience);
  return key;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
