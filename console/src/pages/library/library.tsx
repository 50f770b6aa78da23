import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type CreationsFilter, creationsQuery } from '../../api/queries.ts';
import { Icon } from '../../look/icon.tsx';
import { Card } from '../../parts/card.tsx';
import { Choice } from '../../parts/choice.tsx';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { Empty } from '../../parts/empty.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import { Details } from './details.tsx';
import classes from './library.module.css';
import { Tile } from './tile.tsx';

const route = getRouteApi('/inside/library');

const NO_FILTER: CreationsFilter = { kind: null, state: null, search: '' };
const STATES = ['queued', 'running', 'succeeded', 'failed'] as const;

export function Library() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [search] = useDebouncedValue(filter.search, 300);
  const list = useInfiniteQuery({ ...creationsQuery({ ...filter, search }), placeholderData: (previous) => previous });
  const { open = null } = route.useSearch();
  const navigate = useNavigate();
  const show = (id: string | null) =>
    void navigate({ to: '/library', search: id === null ? {} : { open: id }, resetScroll: false });
  const creations = list.data?.pages.flatMap((page) => page.creations) ?? [];
  const isFiltered = filter.kind !== null || filter.state !== null || filter.search !== '';
  return (
    <Page title={words.library.title} lead={words.library.lead}>
      <Filters filter={filter} onChange={setFilter} />
      <FaultNote fault={list.error} onRetry={() => void list.refetch()} />
      {list.isLoading ? <WaitingTiles /> : null}
      {list.isSuccess && creations.length === 0 ? (
        <Card>{isFiltered ? <NoMatch onClear={() => setFilter(NO_FILTER)} /> : <NothingYet />}</Card>
      ) : null}
      <ul className={classes.grid}>
        {creations.map((creation) => (
          <li key={creation.id}>
            <Tile creation={creation} onOpen={() => show(creation.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          variant="default"
          onClick={() => void list.fetchNextPage()}
          loading={list.isFetchingNextPage}
          className={classes.more ?? ''}
        >
          {words.more}
        </Button>
      ) : null}
      <Details id={open} known={creations.find(({ id }) => id === open)} onClose={() => show(null)} />
    </Page>
  );
}

interface FiltersProps {
  readonly filter: CreationsFilter;
  readonly onChange: (filter: CreationsFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { kinds } = words.library;
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search ?? ''}
        aria-label={words.library.search}
        attributes={EITHER_DIRECTION}
        placeholder={words.library.search}
        leftSection={<Icon name="search" size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <Select
        className={classes.state ?? ''}
        aria-label={words.library.state}
        placeholder={words.library.anyState}
        data={STATES.map((value) => ({ value, label: words.library.states[value] }))}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
        clearable
      />
      <div className={classes.kinds}>
        <Choice
          label={words.library.kind}
          options={[
            { value: '', label: kinds.all },
            { value: 'video', label: kinds.video },
            { value: 'image', label: kinds.image },
          ]}
          value={filter.kind ?? ''}
          onChange={(kind) => onChange({ ...filter, kind: kind === '' ? null : kind })}
        />
      </div>
    </search>
  );
}

function NothingYet() {
  const action = <LinkButton to="/">{words.library.emptyAction}</LinkButton>;
  return <Empty title={words.library.empty} hint={words.library.emptyHint} action={action} />;
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const action = (
    <Button variant="default" onClick={onClear}>
      {words.library.clear}
    </Button>
  );
  return <Empty title={words.library.noMatch} hint={words.library.noMatchHint} action={action} />;
}

function WaitingTiles() {
  return (
    <div className={classes.grid} role="status" aria-label={words.loading}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} height={236} radius="lg" />
      ))}
    </div>
  );
}
