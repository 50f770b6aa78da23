import { Button, Group, Modal, MultiSelect, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CreatedKeyView, KeyBody } from '../../../../src/dialects/console/views.ts';
import { useChange, useSession } from '../../api/session.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import classes from './keys.module.css';

const DAYS = { never: null, week: 7, month: 30, quarter: 90, year: 365 } as const;
type Expiry = keyof typeof DAYS;
const EXPIRIES = Object.keys(DAYS) as readonly Expiry[];

interface Wishes {
  readonly name: string;
  readonly expiry: Expiry;
  readonly models: string[];
  readonly spendLimit: number | string;
  readonly readsPerMinute: number | string;
  readonly createsPerMinute: number | string;
}

const BLANK: Wishes = {
  name: '',
  expiry: 'never',
  models: [],
  spendLimit: '',
  readsPerMinute: '',
  createsPerMinute: '',
};

const numberOrNull = (value: number | string): number | null => (typeof value === 'number' ? value : null);

function toBody({ name, expiry, models, spendLimit, readsPerMinute, createsPerMinute }: Wishes): KeyBody {
  const days = DAYS[expiry];
  return {
    name,
    expiresAt: days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
    models: models.length === 0 ? null : models,
    spendLimit: numberOrNull(spendLimit),
    readsPerMinute: numberOrNull(readsPerMinute),
    createsPerMinute: numberOrNull(createsPerMinute),
  };
}

interface CreateKeyProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCreated: (created: CreatedKeyView) => void;
}

export function CreateKey({ opened, onClose, onCreated }: CreateKeyProps) {
  const { models, billing, limits } = useSession();
  const form = useForm({ initialValues: BLANK });
  const create = useChange<KeyBody, CreatedKeyView>({
    path: 'keys',
    refreshes: ['keys'],
    onDone: (view) => {
      form.reset();
      onCreated(view);
    },
  });
  const common = { min: 1, allowDecimal: false, allowNegative: false, hideControls: true } as const;
  return (
    <Modal opened={opened} onClose={onClose} title={words.keys.create} closeButtonProps={{ 'aria-label': words.close }}>
      <form onSubmit={form.onSubmit((wishes) => create.mutate(toBody(wishes)))}>
        <Stack>
          <TextInput
            label={words.keys.name}
            attributes={EITHER_DIRECTION}
            placeholder={words.keys.namePlaceholder}
            required
            withAsterisk={false}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Select
            label={words.keys.expiry}
            data={EXPIRIES.map((value) => ({ value, label: words.keys.expiries[value] }))}
            allowDeselect={false}
            {...form.getInputProps('expiry')}
          />
          <MultiSelect
            label={words.keys.models}
            placeholder={form.values.models.length === 0 ? words.keys.everyModel : ''}
            data={models.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('models')}
          />
          <NumberInput
            label={words.keys.spendLimit(billing.currency)}
            placeholder={words.keys.noLimit}
            min={0}
            decimalScale={6}
            allowNegative={false}
            hideControls
            {...form.getInputProps('spendLimit')}
          />
          <div className={classes.pair}>
            <NumberInput
              {...common}
              label={words.keys.reads}
              placeholder={words.keys.asService(limits.readsPerMinute)}
              {...form.getInputProps('readsPerMinute')}
            />
            <NumberInput
              {...common}
              label={words.keys.creates}
              placeholder={words.keys.asService(limits.createsPerMinute)}
              {...form.getInputProps('createsPerMinute')}
            />
          </div>
          <FaultNote fault={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {words.keys.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
