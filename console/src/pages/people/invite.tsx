import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { InvitationBody, InvitedView, RoleView } from '../../../../src/dialects/console/views.ts';
import { useChange } from '../../api/session.ts';
import { Choice } from '../../parts/choice.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatInstant } from '../../parts/format.ts';
import { words } from '../../words/words.ts';
import classes from './people.module.css';

interface Ready extends InvitedView {
  readonly email: string;
}

export function Invite({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const [ready, setReady] = useState<Ready | null>(null);
  const close = () => {
    onClose();
    setReady(null);
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={ready === null ? words.people.invite : words.people.inviteTitle}
      closeOnClickOutside={ready === null}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {ready === null ? <InviteForm onReady={setReady} /> : <InviteLink ready={ready} onClose={close} />}
    </Modal>
  );
}

function InviteForm({ onReady }: { readonly onReady: (ready: Ready) => void }) {
  const form = useForm<{ email: string; role: RoleView }>({ initialValues: { email: '', role: 'member' } });
  const invite = useChange<InvitationBody, InvitedView>({
    path: 'invitations',
    refreshes: ['people'],
    onDone: (view, { email }) => onReady({ ...view, email }),
  });
  return (
    <form onSubmit={form.onSubmit((values) => invite.mutate(values))}>
      <Stack>
        <TextInput
          label={words.entrance.email}
          placeholder={words.entrance.emailPlaceholder}
          type="email"
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Choice<RoleView>
          label={words.people.role}
          options={[
            { value: 'member', label: words.people.roles.member },
            { value: 'admin', label: words.people.roles.admin },
          ]}
          value={form.values.role}
          onChange={(role) => form.setFieldValue('role', role)}
        />
        <Text size="sm" c="dimmed">
          {words.people.roleHint}
        </Text>
        <FaultNote fault={invite.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={invite.isPending}>
            {words.people.inviteAction}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function InviteLink({ ready, onClose }: { readonly ready: Ready; readonly onClose: () => void }) {
  return (
    <>
      <Text c="dimmed">{words.people.inviteHint(ready.email, formatInstant(ready.expiresAt))}</Text>
      <code className={classes.link} data-testid="invitation">
        {ready.url}
      </code>
      <Group justify="flex-end" mt="lg">
        <CopyButton text={ready.url} />
        <Button onClick={onClose}>{words.close}</Button>
      </Group>
    </>
  );
}
