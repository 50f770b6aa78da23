import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreatedKeyView } from '../../../../src/dialects/console/views.ts';
import { keysQuery } from '../../api/queries.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Page } from '../../parts/page.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import { CreateKey } from './create-key.tsx';
import { KeyTable } from './key-table.tsx';
import { Secret } from './secret.tsx';

export function Keys() {
  const list = useQuery(keysQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKeyView | null>(null);
  const create = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setIsCreating(true)}>
      {words.keys.create}
    </Button>
  );
  return (
    <Page title={words.keys.title} lead={words.keys.lead} action={create}>
      <FaultNote fault={list.error} onRetry={() => void list.refetch()} />
      {list.isLoading ? (
        <Card>
          <WaitingRows />
        </Card>
      ) : null}
      {list.data === undefined ? null : list.data.keys.length === 0 ? (
        <Card>
          <Empty title={words.keys.empty} hint={words.keys.emptyHint} action={create} />
        </Card>
      ) : (
        <KeyTable keys={list.data.keys} />
      )}
      <CreateKey
        opened={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={(view) => {
          setIsCreating(false);
          setCreated(view);
        }}
      />
      <Secret created={created} onClose={() => setCreated(null)} />
    </Page>
  );
}
