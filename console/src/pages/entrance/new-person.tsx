import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSession } from '../../api/session.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import classes from './door.module.css';

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface NewPersonFormProps {
  readonly action: string;
  /** Which of the three are asked for; the password always is. */
  readonly asks: readonly ('name' | 'email')[];
  readonly working: boolean;
  readonly fault: unknown;
  readonly onSubmit: (person: NewPerson) => void;
}

export function NewPersonForm({ action, asks, working, fault, onSubmit }: NewPersonFormProps) {
  const { least, most } = useSession().limits.passwordCharacters;
  const form = useForm({ initialValues: { name: '', email: '', password: '' } });
  const common = { size: 'md', required: true, withAsterisk: false } as const;
  return (
    <form className={classes.fields} onSubmit={form.onSubmit(onSubmit)}>
      {asks.includes('name') ? (
        <TextInput
          {...common}
          label={words.entrance.name}
          attributes={EITHER_DIRECTION}
          placeholder={words.entrance.namePlaceholder}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
      ) : null}
      {asks.includes('email') ? (
        <TextInput
          {...common}
          label={words.entrance.email}
          placeholder={words.entrance.emailPlaceholder}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
      ) : null}
      <PasswordInput
        {...common}
        label={words.entrance.password}
        description={words.entrance.passwordHint(least)}
        autoComplete="new-password"
        minLength={least}
        maxLength={most}
        {...form.getInputProps('password')}
      />
      <FaultNote fault={fault} />
      <Button type="submit" size="md" loading={working}>
        {action}
      </Button>
    </form>
  );
}
