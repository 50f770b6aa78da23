import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { SignInBody } from '../../../../src/dialects/console/views.ts';
import { useEntrance } from '../../api/session.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import classes from './door.module.css';
import { Door } from './door.tsx';

const route = getRouteApi('/outside/sign-in');

export function SignIn() {
  const { history } = useRouter();
  const { next = '/console/' } = route.useSearch();
  const form = useForm({ initialValues: { email: '', password: '' } });
  const signIn = useEntrance<SignInBody>('sign-in', () => history.replace(next));
  const { title, lead, action } = words.entrance.signIn;
  return (
    <Door title={title} lead={lead}>
      <form className={classes.fields} onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <TextInput
          label={words.entrance.email}
          type="email"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={words.entrance.password}
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <FaultNote fault={signIn.error} />
        <Button type="submit" size="md" loading={signIn.isPending}>
          {action}
        </Button>
      </form>
      <p className={classes.note}>{words.entrance.forgotten}</p>
    </Door>
  );
}
