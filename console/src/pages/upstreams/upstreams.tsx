import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UpstreamsView } from '../../../../src/dialects/console/views.ts';
import { upstreamsQuery } from '../../api/queries.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { formatAgo, formatCount, formatShare } from '../../parts/format.ts';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import { Outcomes } from './outcomes.tsx';
import { UpstreamCard } from './upstream-card.tsx';
import classes from './upstreams.module.css';

export function Upstreams() {
  const { data, error, isLoading, refetch } = useQuery(upstreamsQuery);
  return (
    <Page title={words.upstreams.title} lead={words.upstreams.lead}>
      <FaultNote fault={error} onRetry={() => void refetch()} />
      {isLoading ? <Skeleton height={420} radius="lg" /> : null}
      {data === undefined ? null : <Board view={data} />}
    </Page>
  );
}

function Board({ view }: { readonly view: UpstreamsView }) {
  const { upstreams, unsettled, actions } = view;
  if (upstreams.length === 0) {
    return (
      <Card>
        <Empty title={words.upstreams.empty} hint={words.upstreams.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Totals view={view} />
      {upstreams.map((upstream) => (
        <UpstreamCard key={upstream.name} upstream={upstream} currency={view.currency} />
      ))}
      <Card title={words.upstreams.outcomes}>
        <Outcomes outcomes={unsettled} />
      </Card>
      <Card title={words.upstreams.actions}>
        <Actions actions={actions} />
      </Card>
    </>
  );
}

function Totals({ view: { upstreams } }: { readonly view: UpstreamsView }) {
  const sum = (of: (upstream: UpstreamsView['upstreams'][number]) => number) =>
    upstreams.reduce((total, upstream) => total + of(upstream), 0);
  const made = sum(({ day }) => day.made);
  const tried = made + sum(({ day }) => day.failed + day.unknown);
  return (
    <Figures>
      <Figure
        label={words.upstreams.running}
        value={words.upstreams.runningOf(
          sum(({ running }) => running),
          sum(({ places }) => places ?? 0),
        )}
      />
      <Figure label={words.upstreams.made} value={formatCount(made)} />
      <Figure label={words.upstreams.success} value={tried === 0 ? words.upstreams.none : formatShare(made / tried)} />
      <Figure label={words.upstreams.unsettled} value={formatCount(sum(({ unsettled }) => unsettled))} />
    </Figures>
  );
}

function Actions({ actions }: Pick<UpstreamsView, 'actions'>) {
  if (actions.length === 0) return <p className={classes.quiet}>{words.upstreams.noActions}</p>;
  return (
    <ul className={classes.list}>
      {actions.map(({ id, action, upstream, outcome, note, by, at }) => (
        <li key={id}>
          <span>
            <span className={classes.name}>{words.upstreams.did[action](upstream)}</span>
            <span className={classes.under}>
              {[outcome === null ? null : words.upstreams.settledAs[outcome], note === '' ? null : note, by]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </span>
          <span className={classes.fine}>{formatAgo(at)}</span>
        </li>
      ))}
    </ul>
  );
}
