import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { Refusal } from '../../api/client.ts';
import { isRepeatable, useRemoveCreation } from '../../api/creations.ts';
import { creationQuery } from '../../api/queries.ts';
import { isUnfinished } from '../../api/unfinished.ts';
import { Icon } from '../../look/icon.tsx';
import { Reel } from '../../look/reel.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import classes from './stage.module.css';

const { stage } = words.playground;

interface StageProps {
  readonly take: string | null;
  /** Sent, and not answered yet: an image is answered when it is made. */
  readonly isStarting: boolean;
  readonly examples: readonly string[];
  readonly onExample: (prompt: string) => void;
  /** It is not to be made after all. */
  readonly onStop: () => void;
  readonly onRetry: (creation: CreationView) => void;
  /** There is nothing to show any more. */
  readonly onEmpty: () => void;
}

/** Where it is shown: first the dark screen, then the wheel filling up with light, then the film. */
export function Stage({ take, isStarting, examples, onExample, onStop, onRetry, onEmpty }: StageProps) {
  return (
    <section className={classes.stage} aria-label={stage.label}>
      {isStarting ? <Starting onStop={onStop} /> : null}
      {!isStarting && take === null ? <EmptyScreen examples={examples} onExample={onExample} /> : null}
      {!isStarting && take !== null ? <Take id={take} onRetry={onRetry} onEmpty={onEmpty} /> : null}
    </section>
  );
}

function Starting({ onStop }: Pick<StageProps, 'onStop'>) {
  return (
    <div className={classes.screen}>
      <div role="status" className={classes.told}>
        <Reel size={132} turning lit={0.06} />
        <div className={classes.title}>{stage.running}</div>
        <div className={classes.hint}>{stage.runningHint}</div>
      </div>
      <Cancel onCancel={onStop} isWorking={false} />
    </div>
  );
}

function Cancel({ onCancel, isWorking }: { readonly onCancel: () => void; readonly isWorking: boolean }) {
  return (
    <button type="button" className={classes.quiet} onClick={onCancel} disabled={isWorking}>
      {stage.cancel}
    </button>
  );
}

function EmptyScreen({ examples, onExample }: Pick<StageProps, 'examples' | 'onExample'>) {
  return (
    <div className={classes.screen}>
      <Reel size={96} turning />
      <div className={classes.title}>{stage.empty}</div>
      <div className={classes.hint}>{stage.emptyHint}</div>
      <div className={classes.examples}>
        {examples.map((example) => (
          <button key={example} type="button" className={classes.example} onClick={() => onExample(example)}>
            {example}
          </button>
        ))}
      </div>
    </div>
  );
}

function Take({ id, onRetry, onEmpty }: { readonly id: string } & Pick<StageProps, 'onRetry' | 'onEmpty'>) {
  const { data: creation, error, refetch } = useQuery(creationQuery(id));
  if (error instanceof Refusal && error.status === 404) return <GoneTake onEmpty={onEmpty} />;
  if (creation === undefined) {
    return (
      <div className={classes.screen}>
        {error === null ? <Reel size={96} turning /> : <FaultNote fault={error} onRetry={() => void refetch()} />}
      </div>
    );
  }
  return (
    <div data-testid="take" data-state={creation.state}>
      {creation.state === 'failed' ? <FailedTake creation={creation} onRetry={onRetry} /> : null}
      {creation.state === 'succeeded' ? <Film creation={creation} /> : null}
      {isUnfinished(creation) ? <Shooting creation={creation} isAway={error !== null} onEmpty={onEmpty} /> : null}
    </div>
  );
}

interface ShootingProps {
  readonly creation: CreationView;
  /** The last question about it was not answered. */
  readonly isAway: boolean;
  readonly onEmpty: () => void;
}

function Shooting({ creation, isAway, onEmpty }: ShootingProps) {
  const isQueued = creation.state === 'queued';
  const cancel = useRemoveCreation(onEmpty);
  const hint = isQueued ? stage.queuedHint : stage.runningHint;
  return (
    <div className={classes.screen}>
      <div role="status" className={classes.told}>
        <Reel size={132} turning={!isAway} lit={Math.max(0.06, creation.progress / 100)} />
        <div className={classes.title}>{isQueued ? stage.queued : stage.running}</div>
        <div className={classes.hint}>{isAway ? stage.away : hint}</div>
      </div>
      <div className={classes.progress}>
        <Progress value={creation.progress} color="tungsten.4" size="sm" aria-label={stage.running} />
        <span>{creation.progress}%</span>
      </div>
      <FaultNote fault={cancel.error} />
      <Cancel onCancel={() => cancel.mutate(creation)} isWorking={cancel.isPending} />
    </div>
  );
}

function FailedTake({ creation, onRetry }: { readonly creation: CreationView } & Pick<StageProps, 'onRetry'>) {
  return (
    <div className={classes.screen}>
      <div role="alert" className={classes.told}>
        <Icon name="alert" size={44} />
        <div className={classes.title}>{stage.failed}</div>
        <div className={classes.hint}>
          {creation.failure?.message} {stage.notCharged}
        </div>
      </div>
      {isRepeatable(creation) ? (
        <Button
          color="tungsten.4"
          mt="lg"
          leftSection={<Icon name="repeat" size={16} />}
          onClick={() => onRetry(creation)}
        >
          {stage.retry}
        </Button>
      ) : (
        <div className={classes.hint}>{stage.retryByForm}</div>
      )}
    </div>
  );
}

function GoneTake({ onEmpty }: Pick<StageProps, 'onEmpty'>) {
  return (
    <div className={classes.screen}>
      <Reel size={96} />
      <div className={classes.title}>{stage.gone}</div>
      <div className={classes.hint}>{stage.goneHint}</div>
      <button type="button" className={classes.quiet} onClick={onEmpty}>
        {stage.toEmpty}
      </button>
    </div>
  );
}

function Film({ creation }: { readonly creation: CreationView }) {
  const { file } = creation;
  if (file === null) return <div className={classes.screen}>{words.library.expired}</div>;
  const extension = file.mimeType.split('/')[1] ?? 'mp4';
  return (
    <>
      <div className={classes.film}>
        {creation.kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: what is heard was written by whoever watches; there is no other text of it.
          <video
            src={file.content}
            poster={file.thumbnail}
            controls
            autoPlay
            playsInline
            aria-label={creation.prompt}
          />
        ) : (
          <img src={file.content} alt={creation.prompt} />
        )}
      </div>
      <div className={classes.bar}>
        <span className={classes.facts}>
          {file.width} × {file.height}
          {creation.kind === 'video' ? ` · ${words.playground.secondsOf(creation.seconds)} · ${stage.sound}` : null}
          {` · ${words.playground.seed} ${creation.seed}`}
          {creation.maker === null ? null : ` · ${stage.madeBy(creation.maker.upstream)}`}
        </span>
        <Button
          component="a"
          href={file.content}
          download={`${creation.id}.${extension}`}
          color="tungsten.4"
          size="xs"
          leftSection={<Icon name="download" size={16} />}
        >
          {stage.download}
        </Button>
      </div>
    </>
  );
}
