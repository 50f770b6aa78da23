import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../../api/queries.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Page } from '../../parts/page.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import { Invite } from './invite.tsx';
import { Pending } from './pending.tsx';
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
