import { Progress, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { GeneratorView, LaneView, OperationsView } from '../../../../src/dialects/console/views.ts';
import { operationsQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { formatAgo, formatCount, formatInstant, formatSize, formatSpan } from '../../parts/format.ts';
import { Page } from '../../parts/page.tsx';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import { Nodes } from './nodes.tsx';
import classes from './operations.module.css';

const HEALTH = { good: 'good', failing: 'bad', idle: 'plain' } as const satisfies Record<GeneratorView['health'], Tone>;

const sum = <Item,>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

export function Operations() {
  const { data, error, isLoading, refetch } = useQuery(operationsQuery);
  return (
    <Page title={words.operations.title} lead={words.operations.lead}>
      <FaultNote fault={error} onRetry={() => void refetch()} />
      {isLoading ? <Skeleton height={420} radius="lg" /> : null}
      {data === undefined ? null : <Board view={data} />}
    </Page>
  );
}

function Board({ view }: { readonly view: OperationsView }) {
  const { lanes, nodes, storage, process } = view;
  const working = nodes.filter(({ state }) => state === 'working').flatMap((node) => node.lanes);
  const free = storage.freeBytes === null ? null : words.operations.free(formatSize(storage.freeBytes));
  return (
    <>
      <Figures>
        <Figure label={words.operations.queued} value={formatCount(sum(lanes, ({ queued }) => queued))} />
        <Figure label={words.operations.running} value={formatCount(sum(lanes, ({ running }) => running))} />
        <Figure
          label={words.operations.workers}
          value={words.operations.workersOf(
            sum(working, ({ busy }) => busy),
            sum(working, ({ concurrency }) => concurrency),
          )}
        />
        <Figure
          label={words.operations.storage}
          value={formatSize(storage.usedBytes)}
          note={[words.operations.files(storage.files), free].filter((part) => part !== null).join(', ')}
        />
      </Figures>
      <div className={classes.pair}>
        <Card title={words.operations.lanes}>
          <Lanes lanes={lanes} />
        </Card>
        <Card title={words.operations.generators}>
          <Generators generators={view.generators} />
        </Card>
      </div>
      <Card title={words.operations.nodes}>
        <Nodes nodes={nodes} />
      </Card>
      <Card title={words.operations.runningNow}>
        <Running running={view.running} />
      </Card>
      <Card title={words.operations.failures}>
        <Failures failures={view.failures} />
      </Card>
      <p className={classes.process}>
        {words.operations.process(
          process.version,
          process.engine,
          formatSize(process.memoryBytes),
          formatInstant(process.startedAt),
        )}
      </p>
    </>
  );
}

function Lanes({ lanes }: { readonly lanes: readonly LaneView[] }) {
  return (
    <ul className={classes.list}>
      {lanes.map(({ lane, queued, running, oldestSeconds }) => (
        <li key={lane}>
          <span className={classes.lane}>{lane}</span>
          <span className={classes.fine}>
            {words.operations.lane(queued, running)}
            {oldestSeconds === null ? null : `, ${words.operations.oldest(formatSpan(oldestSeconds))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Generators({ generators }: Pick<OperationsView, 'generators'>) {
  const { models } = useSession();
  const titleOf = (model: string) => models.find(({ id }) => id === model)?.title ?? model;
  return (
    <ul className={classes.list}>
      {generators.map(({ model, name, health, succeeded, failed }) => (
        <li key={model}>
          <span>
            <span className={classes.name}>{titleOf(model)}</span>
            <span className={classes.under}>
              {[name === titleOf(model) ? null : name, words.operations.lastHour(succeeded, failed)]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </span>
          <StateTag tone={HEALTH[health]}>{words.operations.health[health]}</StateTag>
        </li>
      ))}
    </ul>
  );
}

function Running({ running }: Pick<OperationsView, 'running'>) {
  if (running.length === 0) return <p className={classes.quiet}>{words.operations.nothingRuns}</p>;
  return (
    <ul className={classes.list}>
      {running.map(({ id, model, maker, accountName, progress, attempt, createdAt }) => (
        <li key={id}>
          <span>
            <span className={classes.name}>{accountName}</span>
            <span className={classes.under}>
              {model}, {formatAgo(createdAt)}
              {maker === null ? null : `, ${words.operations.at(maker.upstream)}`}
              {attempt > 1 ? `, ${words.operations.attempt(attempt)}` : null}
            </span>
          </span>
          <span className={classes.progress}>
            <Progress value={progress} aria-label={id} />
            {progress}%
          </span>
        </li>
      ))}
    </ul>
  );
}

function Failures({ failures }: Pick<OperationsView, 'failures'>) {
  if (failures.length === 0) return <p className={classes.quiet}>{words.operations.noFailures}</p>;
  return (
    <ul className={classes.list}>
      {failures.map(({ id, accountName, model, maker, code, message, finishedAt }) => (
        <li key={id}>
          <span>
            <span>{message}</span>
            <span className={classes.under}>
              {accountName}, {model}
              {maker === null ? null : `, ${words.operations.at(maker.upstream)}`}, {formatAgo(finishedAt)}
            </span>
          </span>
          <StateTag tone="bad">{code}</StateTag>
        </li>
      ))}
    </ul>
  );
}
