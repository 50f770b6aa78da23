import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import type { KeyView } from '../../../../src/dialects/console/views.ts';
import { useChange, useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatAgo, formatMoney } from '../../parts/format.ts';
import { Rows } from '../../parts/rows.tsx';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import classes from './keys.module.css';
import { RenameKey } from './rename-key.tsx';

const TONES = { active: 'good', expired: 'plain', revoked: 'bad' } as const satisfies Record<KeyView['state'], Tone>;
const { columns } = words.keys;
const HEAD = [columns.name, columns.state, columns.limits, columns.spent, columns.used, columns.created, ''];

export function KeyTable({ keys }: { readonly keys: readonly KeyView[] }) {
  const { billing } = useSession();
  const [revoking, setRevoking] = useState<KeyView | null>(null);
  const [renaming, setRenaming] = useState<KeyView | null>(null);
  const revoke = useChange<string, KeyView>({
    method: 'DELETE',
    path: (id) => `keys/${id}`,
    body: () => undefined,
    refreshes: ['keys'],
    onDone: () => setRevoking(null),
  });
  return (
    <Card flush>
      <Rows label={words.keys.title} head={HEAD}>
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <div className={classes.name} dir="auto">
                {key.name}
              </div>
              <div className={classes.fine}>{key.builtIn ? words.keys.builtIn : `sk-…${key.hint}`}</div>
            </td>
            <td>
              <StateTag tone={TONES[key.state]}>{words.keys.states[key.state]}</StateTag>
            </td>
            <td>{describeLimits(key)}</td>
            <td className={classes.number}>{describeSpending(key, billing.currency)}</td>
            <td className={classes.number}>{formatAgo(key.lastUsedAt)}</td>
            <td className={classes.number}>{formatAgo(key.createdAt)}</td>
            <td className={classes.last}>
              {key.state === 'active' && !key.builtIn ? (
                <Actions name={key.name} onRename={() => setRenaming(key)} onRevoke={() => setRevoking(key)} />
              ) : null}
            </td>
          </tr>
        ))}
      </Rows>
      <Confirm
        opened={revoking !== null}
        title={words.keys.revokeTitle(revoking?.name ?? '')}
        hint={words.keys.revokeHint}
        action={words.keys.revoke}
        working={revoke.isPending}
        fault={revoke.error}
        onConfirm={() => revoking !== null && revoke.mutate(revoking.id)}
        onClose={() => setRevoking(null)}
      />
      <RenameKey renamed={renaming} onClose={() => setRenaming(null)} />
    </Card>
  );
}

function describeLimits({ models, expiresAt, readsPerMinute, createsPerMinute }: KeyView): string {
  const parts = [
    models === null ? null : words.keys.modelCount(models.length),
    words.keys.perMinute(readsPerMinute, createsPerMinute),
    expiresAt === null ? null : words.keys.expires(formatAgo(expiresAt)),
  ].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? words.none : parts.join(', ');
}

function describeSpending({ spent, spendLimit }: KeyView, currency: string): string {
  const amount = formatMoney(spent, currency);
  return spendLimit === null ? amount : words.keys.spendOf(amount, formatMoney(spendLimit, currency));
}

interface ActionsProps {
  readonly name: string;
  readonly onRename: () => void;
  readonly onRevoke: () => void;
}

function Actions({ name, onRename, onRevoke }: ActionsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.keys.actions(name)} size="lg">
          <Icon name="dots" size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onRename}>
          {words.keys.rename}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Icon name="close" size={16} />} onClick={onRevoke}>
          {words.keys.revoke}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
