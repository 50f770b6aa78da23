import { Button, Group, Modal, NativeSelect, Progress, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreationView, TryBody, UpstreamView } from '../../../../src/dialects/console/views.ts';
import { creationQuery } from '../../api/queries.ts';
import { useChange, useSession } from '../../api/session.ts';
import { isUnfinished } from '../../api/unfinished.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';
import classes from './upstreams.module.css';

interface TryProps {
  readonly upstream: UpstreamView | null;
  readonly onClose: () => void;
}

export function TryUpstream({ upstream, onClose }: TryProps) {
  return (
    <Modal
      opened={upstream !== null}
      onClose={onClose}
      title={words.upstreams.tryTitle(upstream?.name ?? '')}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {upstream === null ? null : <Form upstream={upstream} />}
    </Modal>
  );
}

function Form({ upstream }: { readonly upstream: UpstreamView }) {
  const { models } = useSession();
  const choices = [...new Set(upstream.serves.flatMap(({ model, triable }) => (triable ? [model] : [])))];
  const [model, setModel] = useState(choices[0] ?? '');
  const [prompt, setPrompt] = useState<string>(words.upstreams.testPrompt);
  const [made, setMade] = useState<string | null>(null);
  const start = useChange<TryBody, CreationView>({
    path: `upstreams/${encodeURIComponent(upstream.name)}/tries`,
    call: () => ({ idempotencyKey: crypto.randomUUID() }),
    refreshes: ['upstreams', 'creations'],
    onDone: ({ id }) => setMade(id),
  });
  if (made !== null) return <Outcome id={made} onAgain={() => setMade(null)} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ model, prompt });
      }}
    >
      <Stack>
        <NativeSelect
          label={words.upstreams.model}
          value={model}
          onChange={(event) => setModel(event.currentTarget.value)}
          data={choices.map((id) => ({ value: id, label: models.find((one) => one.id === id)?.title ?? id }))}
        />
        <Textarea
          label={words.upstreams.prompt}
          description={words.upstreams.tryHint}
          attributes={EITHER_DIRECTION}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          minRows={2}
          required
          withAsterisk={false}
          data-autofocus
        />
        <FaultNote fault={start.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={start.isPending}>
            {words.upstreams.tryAction}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Outcome({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { data: creation, error } = useQuery(creationQuery(id));
  if (creation === undefined) return <FaultNote fault={error} />;
  const { tried, tryFailed, trying } = words.upstreams;
  const title = isUnfinished(creation) ? trying : creation.state === 'succeeded' ? tried : tryFailed;
  return (
    <div className={classes.tried} data-testid="try" data-state={creation.state}>
      <p role="status" className={classes.name}>
        {title}
      </p>
      {isUnfinished(creation) ? <Progress value={Math.max(4, creation.progress)} aria-label={trying} /> : null}
      {creation.failure === null ? null : <p className={classes.fault}>{creation.failure.message}</p>}
      <Picture creation={creation} />
      <Group justify="flex-end">
        <Link to="/library" search={{ open: id }}>
          {words.upstreams.toLibrary}
        </Link>
        {isUnfinished(creation) ? null : (
          <Button variant="default" onClick={onAgain}>
            {words.upstreams.tryAgain}
          </Button>
        )}
      </Group>
    </div>
  );
}

function Picture({ creation }: { readonly creation: CreationView }) {
  const { file, prompt } = creation;
  if (file === null) return null;
  if (creation.kind === 'image') return <img className={classes.picture} src={file.content} alt={prompt} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is heard was written by whoever watches; there is no other text of it.
    <video
      className={classes.picture}
      src={file.content}
      poster={file.thumbnail}
      controls
      playsInline
      aria-label={prompt}
    />
  );
}
