import { Button, Group, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { UpstreamChangeBody, UpstreamsView, UpstreamView } from '../../../../src/dialects/console/views.ts';
import { useChange, useSession } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatAgo, formatCount, formatMoney, formatShare, formatSpan } from '../../parts/format.ts';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import { TryUpstream } from './try-upstream.tsx';
import classes from './upstreams.module.css';

const TONES = {
  ready: 'good',
  trying: 'wait',
  resting: 'bad',
  paused: 'wait',
  gone: 'plain',
} as const satisfies Record<UpstreamView['state'], Tone>;

interface UpstreamProps {
  readonly upstream: UpstreamView;
}

export function UpstreamCard({ upstream, currency }: UpstreamProps & { readonly currency: string }) {
  const { name, kind, host } = upstream;
  return (
    <Card>
      <div className={classes.head} data-testid="upstream" data-name={name}>
        <div className={classes.who}>
          <div className={classes.title}>
            <Title order={2} className={classes.upstream}>
              {name}
            </Title>
            <State upstream={upstream} />
          </div>
          <span className={classes.under}>
            {kind === null || host === null ? words.upstreams.gone : words.upstreams.kinds(kind, host)}
          </span>
        </div>
        {kind === null ? null : <Actions upstream={upstream} />}
      </div>
      <Rest upstream={upstream} />
      <Facts upstream={upstream} currency={currency} />
      <Serves upstream={upstream} />
      <Health upstream={upstream} />
    </Card>
  );
}

/** One that does not answer probes may be ready only because nothing was sent to it yet. */
function State({ upstream: { state, health } }: UpstreamProps) {
  const isSilent = state === 'ready' && health !== null && health.fault !== null;
  if (isSilent) return <StateTag tone="bad">{words.upstreams.silent}</StateTag>;
  return <StateTag tone={TONES[state]}>{words.upstreams.states[state]}</StateTag>;
}

function Actions({ upstream }: UpstreamProps) {
  const { name, state, serves } = upstream;
  const [isPausing, setIsPausing] = useState(false);
  const [isTrying, setIsTrying] = useState(false);
  const change = useChange<UpstreamChangeBody, UpstreamsView>({
    method: 'PATCH',
    path: `upstreams/${encodeURIComponent(name)}`,
    refreshes: ['upstreams'],
    onDone: (_, { paused }) => {
      setIsPausing(false);
      notifications.show({ message: words.upstreams[paused ? 'paused' : 'resumed'](name) });
    },
  });
  const resume = () => change.mutate({ paused: false });
  return (
    <>
      <Group gap="xs" className={classes.actions}>
        {serves.some(({ triable }) => triable) ? (
          <Button
            variant="default"
            size="xs"
            aria-label={words.upstreams.tryOf(name)}
            onClick={() => setIsTrying(true)}
          >
            {words.upstreams.try}
          </Button>
        ) : null}
        {state === 'paused' ? (
          <Button size="xs" aria-label={words.upstreams.resumeOf(name)} loading={change.isPending} onClick={resume}>
            {words.upstreams.resume}
          </Button>
        ) : (
          <>
            {state === 'ready' ? null : (
              <Button size="xs" loading={change.isPending} onClick={resume}>
                {words.upstreams.useNow}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              aria-label={words.upstreams.pauseOf(name)}
              onClick={() => setIsPausing(true)}
            >
              {words.upstreams.pause}
            </Button>
          </>
        )}
      </Group>
      {isPausing ? null : <FaultNote fault={change.error} />}
      <Confirm
        opened={isPausing}
        title={words.upstreams.pauseTitle(name)}
        hint={words.upstreams.pauseHint}
        action={words.upstreams.pause}
        working={change.isPending}
        fault={change.error}
        onConfirm={() => change.mutate({ paused: true })}
        onClose={() => setIsPausing(false)}
      />
      <TryUpstream upstream={isTrying ? upstream : null} onClose={() => setIsTrying(false)} />
    </>
  );
}

function Rest({ upstream: { rest } }: UpstreamProps) {
  if (rest === null) return null;
  const { denied, failures } = words.upstreams.rests;
  return (
    <p className={classes.fault}>
      {rest.reason === 'denied' || rest.until === null ? denied : failures(formatAgo(rest.until))}
    </p>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

function Facts({ upstream, currency }: UpstreamProps & { readonly currency: string }) {
  const { running, places, day, keys } = upstream;
  const { facts } = words.upstreams;
  const tried = day.made + day.failed + day.unknown;
  const costs = day.costs.map((cost) => formatMoney(cost.amount, cost.currency)).join(' + ');
  const rows: readonly Fact[] = [
    { name: facts.places, value: places === null ? formatCount(running) : words.upstreams.runningOf(running, places) },
    day.share === null
      ? { name: facts.success, value: words.upstreams.none }
      : { name: facts.success, value: formatShare(day.share), note: words.upstreams.share(day.made, tried) },
    { name: facts.median, value: day.medianSeconds === null ? words.upstreams.none : formatSpan(day.medianSeconds) },
    { name: facts.cost, value: costs === '' ? words.upstreams.none : costs },
    { name: facts.charged, value: formatMoney(day.charged, currency) },
    { name: facts.turnedDown, value: formatCount(day.turnedDown) },
    { name: facts.refused, value: formatCount(day.refused) },
    {
      name: facts.keys,
      value: keys.all === 0 ? words.upstreams.noKeys : words.upstreams.keysResting(keys.all, keys.resting),
    },
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-empty={value === words.upstreams.none || undefined}>
            {value}
            {note === undefined ? null : <span className={classes.fine}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Serves({ upstream: { serves } }: UpstreamProps) {
  const { models } = useSession();
  if (serves.length === 0) return null;
  const titleOf = (model: string) => models.find(({ id }) => id === model)?.title ?? model;
  return (
    <ul className={classes.serves} aria-label={words.upstreams.serves}>
      {serves.map(({ model, as }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one model may be served by several rows, and rows never move.
        <li key={index}>
          {titleOf(model)}
          {as === model ? null : <span className={classes.fine}> {words.upstreams.servesAs(as)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Health({ upstream: { health } }: UpstreamProps) {
  const told = words.upstreams.health;
  if (health === null) return <p className={classes.health}>{told.never}</p>;
  const { at, fault, detail, version, retired } = health;
  if (fault !== null) {
    return (
      <p className={classes.fault}>
        {told.ill(formatAgo(at))} {detail ?? fault}
      </p>
    );
  }
  const state = [told.well(formatAgo(at)), version === null ? null : told.version(version)];
  return (
    <>
      <p className={classes.health}>{state.filter((part) => part !== null).join(', ')}</p>
      {retired.length === 0 ? null : <p className={classes.fault}>{told.retired(retired.join(', '))}</p>}
    </>
  );
}
