import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitationView } from '../../../../src/dialects/console/views.ts';
import { peopleQuery } from '../../api/queries.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Page } from '../../parts/page.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import { Invite } from './invite.tsx';
import classes from './people.module.css';
import { PeopleTable } from './people-table.tsx';

export function People() {
  const { data, error, isLoading, refetch } = useQuery(peopleQuery);
  const [isInviting, setIsInviting] = useState(false);
  const invite = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setIsInviting(true)}>
      {words.people.invite}
    </Button>
  );
  return (
    <Page title={words.people.title} lead={words.people.lead} action={invite}>
      <FaultNote fault={error} onRetry={() => void refetch()} />
      {isLoading ? (
        <Card>
          <WaitingRows />
        </Card>
      ) : null}
      {data === undefined ? null : <PeopleTable people={data.people} />}
      {data === undefined || data.invitations.length === 0 ? null : <Pending invitations={data.invitations} />}
      <Invite opened={isInviting} onClose={() => setIsInviting(false)} />
    </Page>
  );
}

function Pending({ invitations }: { readonly invitations: readonly InvitationView[] }) {
  return (
    <Card title={words.people.pending}>
      <ul className={classes.pending}>
        {invitations.map(({ email, role, createdAt, expiresAt }) => (
          <li key={`${email}-${createdAt}`}>
            <span className={classes.name}>{email}</span>
            <span className={classes.fine}>
              {words.people.pendingUntil(words.people.roles[role], formatInstant(expiresAt))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
