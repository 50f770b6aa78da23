import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { DoneView, InvitationView } from '../../../../src/dialects/console/views.ts';
import { useChange } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatInstant } from '../../parts/format.ts';
import { words } from '../../words/words.ts';
import classes from './people.module.css';

/** Who was asked in and has not come yet. */
export function Pending({ invitations }: { readonly invitations: readonly InvitationView[] }) {
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const withdraw = useChange<string, DoneView>({
    method: 'DELETE',
    path: (email) => `invitations/${encodeURIComponent(email)}`,
    body: () => undefined,
    refreshes: ['people'],
    onDone: (_, email) => {
      setWithdrawn(null);
      notifications.show({ message: words.people.withdrawn(email) });
    },
  });
  return (
    <Card title={words.people.pending}>
      <ul className={classes.pending}>
        {invitations.map(({ email, role, createdAt, expiresAt }) => (
          <li key={`${email}-${createdAt}`}>
            <span className={classes.asked}>
              <span className={classes.name}>{email}</span>
              <span className={classes.fine}>
                {words.people.pendingUntil(words.people.roles[role], formatInstant(expiresAt))}
              </span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={words.people.withdrawOf(email)}
              onClick={() => setWithdrawn(email)}
            >
              {words.people.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        opened={withdrawn !== null}
        title={words.people.withdrawTitle(withdrawn ?? '')}
        hint={words.people.withdrawHint}
        action={words.people.withdraw}
        working={withdraw.isPending}
        fault={withdraw.error}
        onConfirm={() => withdrawn !== null && withdraw.mutate(withdrawn)}
        onClose={() => setWithdrawn(null)}
      />
    </Card>
  );
}
