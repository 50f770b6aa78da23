import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { creationQuery } from '../../api/queries.ts';
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
}

/** Where it is shown: first the dark screen, then the wheel filling up with light, then the film. */
export function Stage({ take, isStarting, examples, onExample }: StageProps) {
  return (
    <section className={classes.stage} aria-label={stage.label}>
      {isStarting ? <Starting /> : null}
      {!isStarting && take === null ? <EmptyScreen examples={examples} onExample={onExample} /> : null}
      {!isStarting && take !== null ? <Take id={take} /> : null}
    </section>
  );
}

function Starting() {
  return (
    <div className={classes.screen} role="status">
      <Reel size={132} turning lit={0.06} />
      <div className={classes.title}>{stage.running}</div>
      <div className={classes.hint}>{stage.runningHint}</div>
    </div>
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

function Take({ id }: { readonly id: string }) {
  const { data: creation, error, refetch } = useQuery(creationQuery(id));
  if (creation === undefined) {
    return (
      <div className={classes.screen}>
        {error === null ? <Reel size={96} turning /> : <FaultNote fault={error} onRetry={() => void refetch()} />}
      </div>
    );
  }
  return (
    <div data-testid="take" data-state={creation.state}>
      {creation.state === 'failed' ? <FailedTake creation={creation} /> : null}
      {creation.state === 'succeeded' ? <Film creation={creation} /> : null}
      {creation.state === 'queued' || creation.state === 'running' ? <Shooting creation={creation} /> : null}
    </div>
  );
}

function Shooting({ creation }: { readonly creation: CreationView }) {
  const isQueued = creation.state === 'queued';
  return (
    <div className={classes.screen} role="status">
      <Reel size={132} turning lit={Math.max(0.06, creation.progress / 100)} />
      <div className={classes.title}>{isQueued ? stage.queued : stage.running}</div>
      <div className={classes.hint}>{isQueued ? stage.queuedHint : stage.runningHint}</div>
      <div className={classes.progress}>
        <Progress value={creation.progress} color="tungsten.4" size="sm" aria-label={stage.running} />
        <span>{creation.progress}%</span>
      </div>
    </div>
  );
}

function FailedTake({ creation }: { readonly creation: CreationView }) {
  return (
    <div className={classes.screen} role="alert">
      <Icon name="alert" size={44} />
      <div className={classes.title}>{stage.failed}</div>
      <div className={classes.hint}>
        {creation.failure?.message} {stage.notCharged}
      </div>
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
            poster={file.thumbnail ?? undefined}
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
