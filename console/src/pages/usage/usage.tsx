import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery, usageQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { Choice } from '../../parts/choice.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { formatCount, formatMoney } from '../../parts/format.ts';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import { Charges } from './charges.tsx';
import { DayChart } from './day-chart.tsx';
import { ShareChart } from './share-chart.tsx';
import classes from './usage.module.css';

const SPANS = [7, 30, 90];

export function Usage() {
  const { models } = useSession();
  const [days, setDays] = useState(30);
  const usage = useQuery({ ...usageQuery(days), placeholderData: (previous) => previous });
  const span = (
    <div className={classes.span}>
      <Choice
        label={words.usage.span}
        options={SPANS.map((value) => ({ value, label: words.usage.days(value) }))}
        value={days}
        onChange={setDays}
      />
    </div>
  );
  const { data } = usage;
  return (
    <Page title={words.usage.title} lead={words.usage.lead} action={span}>
      <FaultNote fault={usage.error} onRetry={() => void usage.refetch()} />
      {usage.isLoading ? <Skeleton height={420} radius="lg" /> : null}
      {data === undefined ? null : (
        <>
          <Figures>
            <Figure label={words.usage.spent} value={formatMoney(data.total.amount, data.currency)} />
            <Figure label={words.usage.made} value={formatCount(data.total.tasks)} />
            <Figure label={words.usage.seconds} value={formatCount(data.total.seconds)} />
            <Figure label={words.usage.images} value={formatCount(data.total.images)} />
            <Balance />
          </Figures>
          <Card title={words.usage.byDay}>
            <DayChart days={data.days} currency={data.currency} />
          </Card>
          <div className={classes.pair}>
            <Card title={words.usage.byModel}>
              <ShareChart
                currency={data.currency}
                shares={data.models.map(({ model, amount, tasks }) => ({
                  name: models.find(({ id }) => id === model)?.title ?? model,
                  amount,
                  tasks,
                }))}
              />
            </Card>
            <Card title={words.usage.byKey}>
              <ShareChart
                currency={data.currency}
                shares={data.keys.map(({ keyName, amount, tasks }) => ({ name: keyName, amount, tasks }))}
              />
            </Card>
          </div>
        </>
      )}
      <Charges />
    </Page>
  );
}

function Balance() {
  const { billing } = useSession();
  const { data } = useQuery(balanceQuery);
  if (data === undefined) return null;
  const held = words.usage.held(formatMoney(data.held, data.currency));
  return (
    <Figure
      label={words.usage.available}
      value={billing.mode === 'open' ? '∞' : formatMoney(data.available, data.currency)}
      note={billing.mode === 'open' ? words.usage.open : held}
    />
  );
}
