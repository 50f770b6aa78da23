import { Alert, Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { describeFault } from '../api/client.ts';
import { Icon } from '../look/icon.tsx';
import { words } from '../words/words.ts';
import { Empty } from './empty.tsx';

/** What the page shows when it could not be drawn at all. */
export function Fault({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <Empty
      order={1}
      title={words.failure.page}
      hint={describeFault(error)}
      action={<Button onClick={retry}>{words.retry}</Button>}
    />
  );
}

/** What went wrong, beside the thing that did. Nothing where nothing did. */
export function FaultNote({ fault, onRetry }: { readonly fault: unknown; readonly onRetry?: () => void }) {
  if (fault === null || fault === undefined) return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title={words.failure.title} role="alert">
      {describeFault(fault)}
      {onRetry === undefined ? null : (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRetry} ml="xs">
          {words.retry}
        </Button>
      )}
    </Alert>
  );
}
