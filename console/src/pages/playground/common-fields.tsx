import { NumberInput, Select, Textarea } from '@mantine/core';
import { useId } from 'react';
import type { ModelView } from '../../../../src/dialects/console/views.ts';
import { useSession } from '../../api/session.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { words } from '../../words/words.ts';
import type { Draft } from './draft.ts';
import classes from './playground.module.css';
import { refuseSeed } from './rules.ts';

/** Beyond it a number is no longer exact, and what is shown would not be what was typed. */
const SEED_CHARACTERS = 15;

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function PromptField({ value, onChange, placeholder }: FieldProps<string> & { readonly placeholder: string }) {
  const { promptCharacters } = useSession().limits;
  const id = useId();
  const used = Array.from(value).length;
  return (
    <div>
      <Textarea
        id={id}
        attributes={EITHER_DIRECTION}
        label={words.playground.prompt}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        rows={5}
        size="md"
        error={used > promptCharacters}
        aria-describedby={`${id}-count`}
        required
        withAsterisk={false}
      />
      <div id={`${id}-count`} className={classes.count} data-over={used > promptCharacters || undefined}>
        {words.playground.characters(used, promptCharacters)}
      </div>
    </div>
  );
}

export function ModelField({
  value,
  onChange,
  models,
}: FieldProps<string> & { readonly models: readonly ModelView[] }) {
  return (
    <Select
      label={words.playground.model}
      data={models.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      allowDeselect={false}
    />
  );
}

export function SeedField({ value, onChange }: FieldProps<Draft['seed']>) {
  return (
    <NumberInput
      label={words.playground.seed}
      placeholder={words.playground.seedPlaceholder}
      value={value ?? ''}
      onChange={(seed) => onChange(seed === '' ? null : Number(seed))}
      // A seed that is too large is refused where it stands, not changed into another.
      clampBehavior="none"
      error={refuseSeed(value)}
      maxLength={SEED_CHARACTERS}
      allowDecimal={false}
      allowNegative={false}
      hideControls
    />
  );
}
