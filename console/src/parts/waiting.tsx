import { Skeleton, VisuallyHidden } from '@mantine/core';
import { words } from '../words/words.ts';
import classes from './page.module.css';

/** A page that is still on its way. */
export function Waiting() {
  return (
    <div className={classes.page} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton height={32} width={220} />
      <Skeleton height={180} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}

export function WaitingRows({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Skeleton key={row} height={22} my={14} />
      ))}
    </div>
  );
}
