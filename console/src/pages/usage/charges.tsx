import { Button, Select } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChargeView } from '../../../../src/dialects/console/views.ts';
import { API, withQuery } from '../../api/client.ts';
import { type ChargesFilter, chargesQuery, keysQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatChange, formatInstant, formatMoney } from '../../parts/format.ts';
import { Rows } from '../../parts/rows.tsx';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import classes from './usage.module.css';

const TONES = {
  hold: 'wait',
  charge: 'accent',
  release: 'plain',
  credit: 'good',
} as const satisfies Record<ChargeView['kind'], Tone>;

const { columns } = words.usage;
const HEAD = [
  columns.when,
  columns.kind,
  columns.what,
  columns.key,
  columns.units,
  { name: columns.amount, isNumber: true },
  { name: columns.balance, isNumber: true },
] as const;

export function Charges() {
  const [filter, setFilter] = useState<ChargesFilter>({ model: null, key: null });
  const list = useInfiniteQuery({ ...chargesQuery(filter), placeholderData: (previous) => previous });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card title={words.usage.charges} flush aside={<Tools filter={filter} onChange={setFilter} />}>
      <FaultNote fault={list.error} onRetry={() => void list.refetch()} />
      {list.isSuccess && entries.length === 0 ? (
        <Empty title={words.usage.empty} hint={words.usage.emptyHint} />
      ) : (
        <Rows label={words.usage.charges} head={HEAD} isStacked>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
      )}
      {list.hasNextPage ? (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Entry({ entry }: { readonly entry: ChargeView }) {
  return (
    <tr className={classes.entry}>
      <td className={classes.when}>{formatInstant(entry.createdAt)}</td>
      <td className={classes.kind}>
        <StateTag tone={TONES[entry.kind]}>{words.usage.kinds[entry.kind]}</StateTag>
      </td>
      {entry.kind === 'credit' ? (
        <td className={classes.note} colSpan={3} dir="auto">
          {entry.note}
        </td>
      ) : (
        <>
          <td className={classes.what}>
            <Film entry={entry} />
          </td>
          <td className={classes.key} dir="auto">
            {entry.keyName}
          </td>
          <td className={classes.units}>
            {words.usage.units(entry.seconds, entry.images, formatMoney(entry.unitPrice, entry.currency))}
          </td>
        </>
      )}
      <td className={classes.amount} data-kind={entry.kind}>
        {describeAmount(entry)}
      </td>
      <td className={classes.balance} data-name={columns.balance}>
        {formatMoney(entry.balance, entry.currency)}
      </td>
    </tr>
  );
}

/** What was held has not gone, and what was released has not come: only a charge and a credit have a sign. */
function describeAmount({ kind, amount, currency }: ChargeView): string {
  if (kind === 'charge') return formatChange(-Number(amount), currency);
  if (kind === 'credit') return formatChange(Number(amount), currency);
  return formatMoney(amount, currency);
}

function Film({ entry }: { readonly entry: ChargeView & { readonly kind: 'hold' | 'charge' | 'release' } }) {
  const { models } = useSession();
  const model = models.find(({ id }) => id === entry.model)?.title ?? entry.model;
  const { film } = entry;
  if (film === null) return <span className={classes.fine}>{words.usage.deleted(model)}</span>;
  return (
    <Link to="/library" search={{ open: entry.taskId }} className={classes.film}>
      <span className={classes.thumbnail}>
        {film.thumbnail === null ? (
          <Icon name="clapper" size={16} />
        ) : (
          <img src={film.thumbnail} alt="" loading="lazy" />
        )}
      </span>
      <span className={classes.about}>
        <span className={classes.prompt} dir="auto">
          {film.prompt}
        </span>
        <span className={classes.fine}>{model}</span>
      </span>
    </Link>
  );
}

interface ToolsProps {
  readonly filter: ChargesFilter;
  readonly onChange: (filter: ChargesFilter) => void;
}

function Tools({ filter, onChange }: ToolsProps) {
  const { models } = useSession();
  const { data } = useQuery(keysQuery);
  return (
    <div className={classes.filters}>
      <Select
        aria-label={words.usage.anyModel}
        placeholder={words.usage.anyModel}
        data={models.map(({ id, title }) => ({ value: id, label: title }))}
        value={filter.model}
        onChange={(model) => onChange({ ...filter, model })}
        size="xs"
        w={150}
        clearable
      />
      <Select
        aria-label={words.usage.anyKey}
        placeholder={words.usage.anyKey}
        data={(data?.keys ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.key}
        onChange={(key) => onChange({ ...filter, key })}
        size="xs"
        w={150}
        clearable
      />
      <Button
        component="a"
        href={`${API}/${withQuery('charges.csv', { ...filter })}`}
        download
        variant="default"
        size="xs"
        leftSection={<Icon name="download" size={16} />}
      >
        {words.usage.exportCsv}
      </Button>
    </div>
  );
}
