import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { PasswordBody } from '../../../../src/dialects/console/views.ts';
import { useEntrance, useLeave, useSession, useUser } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import classes from './account.module.css';

export function Account() {
  const user = useUser();
  return (
    <Page title={words.account.title} lead={words.account.lead}>
      <div className={classes.grid}>
        <div className={classes.column}>
          <Card title={words.account.you}>
            <div className={classes.you}>
              <span className={classes.initial} aria-hidden="true">
                {(user.name.trim()[0] ?? '?').toUpperCase()}
              </span>
              <div>
                <div className={classes.name} dir="auto">
                  {user.name}
                </div>
                <div className={classes.fine}>{user.email}</div>
                <div className={classes.fine}>{words.people.roles[user.role]}</div>
              </div>
            </div>
          </Card>
          <Card title={words.account.sessions}>
            <Sessions />
          </Card>
        </div>
        <Card title={words.account.password}>
          <Password />
        </Card>
      </div>
    </Page>
  );
}

function Password() {
  const { least, most } = useSession().limits.passwordCharacters;
  const { email } = useUser();
  const form = useForm({ initialValues: { current: '', next: '' } });
  const change = useEntrance<PasswordBody>('password', () => {
    form.reset();
    notifications.show({ message: words.account.changed });
  });
  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        {/* Password managers look for it, to know whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={words.account.current}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label={words.account.next}
          description={words.entrance.passwordHint(least)}
          autoComplete="new-password"
          minLength={least}
          maxLength={most}
          required
          withAsterisk={false}
          {...form.getInputProps('next')}
        />
        <FaultNote fault={change.error} />
        <Button type="submit" loading={change.isPending} className={classes.button ?? ''}>
          {words.account.change}
        </Button>
      </Stack>
    </form>
  );
}

function Sessions() {
  const leave = useLeave('sign-out-everywhere');
  return (
    <Stack>
      <Text c="dimmed">{words.account.everywhereHint}</Text>
      <FaultNote fault={leave.error} />
      <Button
        variant="default"
        onClick={() => leave.mutate({})}
        loading={leave.isPending}
        className={classes.button ?? ''}
      >
        {words.account.everywhere}
      </Button>
    </Stack>
  );
}
