import { Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { SettleBody, UnknownOutcomeView, UpstreamsView } from '../../../../src/dialects/console/views.ts';
import { useChange } from '../../api/session.ts';
import { Choice } from '../../parts/choice.tsx';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { formatAgo, formatInstant, formatMoney } from '../../parts/format.ts';
import { words } from '../../words/words.ts';
import classes from './upstreams.module.css';

/** What may have been paid for without our knowing: an operator looks, and says. */
export function Outcomes({ outcomes }: { readonly outcomes: readonly UnknownOutcomeView[] }) {
  const [settling, setSettling] = useState<UnknownOutcomeView | null>(null);
  if (outcomes.length === 0) return <p className={classes.quiet}>{words.upstreams.noOutcomes}</p>;
  return (
    <>
      <p className={classes.quiet}>{words.upstreams.outcomesHint}</p>
      <ul className={classes.list}>
        {outcomes.map((outcome) => (
          <li key={outcome.token} data-testid="outcome">
            <span className={classes.told}>
              <span className={classes.name}>{words.upstreams.outcomeOf(outcome.as, outcome.upstream)}</span>
              <span className={classes.under}>{tell(outcome)}</span>
              {outcome.detail === null ? null : <span className={classes.under}>{outcome.detail}</span>}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={words.upstreams.settleOf(outcome.upstream, formatInstant(outcome.askedAt))}
              onClick={() => setSettling(outcome)}
            >
              {words.upstreams.settle}
            </Button>
          </li>
        ))}
      </ul>
      <Settle outcome={settling} onClose={() => setSettling(null)} />
    </>
  );
}

function tell({ accountName, askedAt, estimate }: UnknownOutcomeView): string {
  const cost = estimate === null ? null : words.upstreams.mayCost(formatMoney(estimate.amount, estimate.currency));
  return [accountName, formatAgo(askedAt), cost].filter((part) => part !== null).join(', ');
}

interface SettleProps {
  readonly outcome: UnknownOutcomeView | null;
  readonly onClose: () => void;
}

function Settle({ outcome, onClose }: SettleProps) {
  return (
    <Modal
      opened={outcome !== null}
      onClose={onClose}
      title={words.upstreams.settleTitle}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {outcome === null ? null : <Form outcome={outcome} onClose={onClose} />}
    </Modal>
  );
}

function Form({ outcome, onClose }: SettleProps & { readonly outcome: UnknownOutcomeView }) {
  const [settledAs, setSettledAs] = useState<SettleBody['outcome']>('not_made');
  const [cost, setCost] = useState<string | number>('');
  const [note, setNote] = useState('');
  const settle = useChange<SettleBody, UpstreamsView>({
    path: `upstream-outcomes/${encodeURIComponent(outcome.token)}`,
    refreshes: ['upstreams'],
    onDone: () => {
      notifications.show({ message: words.upstreams.settled });
      onClose();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle.mutate({ outcome: settledAs, note, ...(settledAs === 'made' && cost !== '' ? { cost } : {}) });
      }}
    >
      <Stack>
        <div>
          <span className={classes.under}>{words.upstreams.handle}</span>
          <pre className={classes.handle}>{outcome.handle}</pre>
          <code className={classes.fine}>{outcome.taskId}</code>
        </div>
        <Choice
          label={words.upstreams.outcome}
          value={settledAs}
          options={(['not_made', 'made'] as const).map((value) => ({
            value,
            label: words.upstreams.settledAs[value],
          }))}
          onChange={setSettledAs}
        />
        {settledAs === 'made' && outcome.currency !== null ? (
          <NumberInput
            label={words.upstreams.cost(outcome.currency)}
            description={words.upstreams.costHint}
            min={0}
            decimalScale={6}
            allowNegative={false}
            hideControls
            value={cost}
            onChange={setCost}
          />
        ) : null}
        <TextInput
          label={words.upstreams.note}
          attributes={EITHER_DIRECTION}
          placeholder={words.upstreams.notePlaceholder}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FaultNote fault={settle.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={settle.isPending}>
            {words.upstreams.settle}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
