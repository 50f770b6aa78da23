import { Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { BalanceView, CreditBody, PersonView } from '../../../../src/dialects/console/views.ts';
import { useChange } from '../../api/session.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';

export function GrantCredit({ person, onClose }: { readonly person: PersonView | null; readonly onClose: () => void }) {
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      title={words.people.grantTitle(person?.name ?? '')}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {person === null ? null : <Form person={person} onClose={onClose} />}
    </Modal>
  );
}

function Form({ person, onClose }: { readonly person: PersonView; readonly onClose: () => void }) {
  const form = useForm<{ amount: number | string; note: string }>({ initialValues: { amount: '', note: '' } });
  const grant = useChange<CreditBody, BalanceView>({
    path: 'credit',
    refreshes: ['people', 'balance', 'charges'],
    onDone: () => {
      notifications.show({ message: words.people.granted });
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => grant.mutate({ accountId: person.accountId, ...values }))}>
      <Stack>
        <NumberInput
          label={words.people.amount(person.balance.currency)}
          min={0}
          decimalScale={6}
          allowNegative={false}
          hideControls
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput
          label={words.people.note}
          attributes={EITHER_DIRECTION}
          placeholder={words.people.notePlaceholder}
          required
          withAsterisk={false}
          {...form.getInputProps('note')}
        />
        <FaultNote fault={grant.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={grant.isPending}>
            {words.people.grant}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
