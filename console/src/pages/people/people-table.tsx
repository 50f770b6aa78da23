import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import type { PersonChangeBody, PersonView } from '../../../../src/dialects/console/views.ts';
import { useChange, useSession, useUser } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatAgo, formatMoney } from '../../parts/format.ts';
import { Rows } from '../../parts/rows.tsx';
import { StateTag } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import { GrantCredit } from './grant-credit.tsx';
import classes from './people.module.css';

const { columns } = words.people;

interface Change extends PersonChangeBody {
  readonly id: string;
}

export function PeopleTable({ people }: { readonly people: readonly PersonView[] }) {
  const me = useUser();
  const isPrepaid = useSession().billing.mode === 'prepaid';
  const money = isPrepaid ? columns.credit : columns.charged;
  const [disabling, setDisabling] = useState<PersonView | null>(null);
  const [granting, setGranting] = useState<PersonView | null>(null);
  const change = useChange<Change, PersonView>({
    method: 'PATCH',
    path: ({ id }) => `people/${id}`,
    body: ({ id: _, ...changes }) => changes,
    refreshes: ['people'],
    onDone: () => setDisabling(null),
  });
  return (
    <>
      {disabling === null ? <FaultNote fault={change.error} /> : null}
      <Card flush>
        <Rows
          label={words.people.title}
          head={[columns.person, columns.role, columns.state, money, columns.seen, '']}
          isStacked
        >
          {people.map((person) => (
            <tr key={person.id} className={classes.row}>
              <td className={classes.person}>
                <div className={classes.name}>
                  <bdi>{person.name}</bdi>
                  {person.id === me.id ? <span className={classes.you}>{words.people.you}</span> : null}
                </div>
                <div className={classes.fine}>{person.email}</div>
              </td>
              <td className={classes.role}>{words.people.roles[person.role]}</td>
              <td className={classes.state}>
                <StateTag tone={person.disabled ? 'bad' : 'good'}>
                  {person.disabled ? words.people.disabled : words.people.active}
                </StateTag>
              </td>
              <td className={classes.money} data-name={money}>
                {formatMoney(isPrepaid ? person.balance.available : person.balance.charged, person.balance.currency)}
              </td>
              <td className={classes.seen} data-name={columns.seen}>
                {formatAgo(person.lastSignInAt)}
              </td>
              <td className={classes.last}>
                <Actions
                  person={person}
                  isMe={person.id === me.id}
                  onChange={(changes) => change.mutate({ id: person.id, ...changes })}
                  onDisable={() => setDisabling(person)}
                  onGrant={() => setGranting(person)}
                />
              </td>
            </tr>
          ))}
        </Rows>
      </Card>
      <Confirm
        opened={disabling !== null}
        title={words.people.disableTitle(disabling?.name ?? '')}
        hint={words.people.disableHint}
        action={words.people.disable}
        working={change.isPending}
        fault={change.error}
        onConfirm={() => disabling !== null && change.mutate({ id: disabling.id, disabled: true })}
        onClose={() => setDisabling(null)}
      />
      <GrantCredit person={granting} onClose={() => setGranting(null)} />
    </>
  );
}

interface ActionsProps {
  readonly person: PersonView;
  readonly isMe: boolean;
  readonly onChange: (changes: PersonChangeBody) => void;
  readonly onDisable: () => void;
  readonly onGrant: () => void;
}

/** Nobody locks themselves out: what an administrator does to others is not offered for oneself. */
function Actions({ person, isMe, onChange, onDisable, onGrant }: ActionsProps) {
  const other = person.role === 'admin' ? 'member' : 'admin';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.people.actions(person.name)} size="lg">
          <Icon name="dots" size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onGrant}>{words.people.grant}</Menu.Item>
        {isMe ? null : (
          <>
            <Menu.Item onClick={() => onChange({ role: other })}>
              {other === 'admin' ? words.people.makeAdmin : words.people.makeMember}
            </Menu.Item>
            {person.disabled ? (
              <Menu.Item onClick={() => onChange({ disabled: false })}>{words.people.enable}</Menu.Item>
            ) : (
              <Menu.Item color="red" onClick={onDisable}>
                {words.people.disable}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
