import { Button, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { CreationView, DoneView } from '../../../../src/dialects/console/views.ts';
import { useChange, useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatInstant, formatMoney, formatSize } from '../../parts/format.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { StateTag } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import classes from './details.module.css';
import { TONES } from './tile.tsx';

interface DetailsProps {
  readonly creation: CreationView | null;
  readonly onClose: () => void;
}

export function Details({ creation, onClose }: DetailsProps) {
  return (
    <Modal
      opened={creation !== null}
      onClose={onClose}
      size={860}
      title={words.library.details}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {creation === null ? null : <Body creation={creation} onClose={onClose} />}
    </Modal>
  );
}

function Body({ creation, onClose }: { readonly creation: CreationView; readonly onClose: () => void }) {
  const { file } = creation;
  return (
    <div className={classes.body}>
      <Picture creation={creation} />
      <p className={classes.prompt}>{creation.prompt}</p>
      {creation.failure === null ? null : <p className={classes.failure}>{creation.failure.message}</p>}
      <Facts creation={creation} />
      <Inputs creation={creation} />
      <div className={classes.actions}>
        <Remove creation={creation} onDone={onClose} />
        <span className={classes.space} />
        {file === null ? null : (
          <Button
            component="a"
            href={file.content}
            download={`${creation.id}.${file.mimeType.split('/')[1] ?? 'mp4'}`}
            variant="default"
            leftSection={<Icon name="download" size={16} />}
          >
            {words.library.download}
          </Button>
        )}
        <LinkButton
          to="/"
          search={{ from: creation.id, ...(creation.kind === 'image' ? { kind: 'image' } : {}) }}
          leftSection={<Icon name="repeat" size={16} />}
        >
          {words.library.repeat}
        </LinkButton>
      </div>
    </div>
  );
}

function Picture({ creation }: { readonly creation: CreationView }) {
  const { file } = creation;
  if (file === null) return null;
  return (
    <div className={classes.picture}>
      {creation.kind === 'image' ? (
        <img src={file.content} alt={creation.prompt} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what is heard was written by whoever watches; there is no other text of it.
        <video
          src={file.content}
          poster={file.thumbnail ?? undefined}
          controls
          playsInline
          aria-label={creation.prompt}
        />
      )}
    </div>
  );
}

function Facts({ creation }: { readonly creation: CreationView }) {
  const { models, billing } = useSession();
  const { facts, states } = words.library;
  const { file } = creation;
  const pixels = file === null ? '' : `${file.width} × ${file.height}, `;
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [
      words.library.state,
      <StateTag key="state" tone={TONES[creation.state]}>
        {states[creation.state]}
      </StateTag>,
    ],
    [facts.model, models.find(({ id }) => id === creation.model)?.title ?? creation.model],
    [facts.made, formatInstant(creation.createdAt)],
    ...(creation.kind === 'video' ? [[facts.length, words.playground.secondsOf(creation.seconds)] as const] : []),
    [
      facts.size,
      `${pixels}${creation.kind === 'video' ? creation.resolution : creation.imageSize}, ${creation.aspectRatio}`,
    ],
    [facts.seed, String(creation.seed)],
    [facts.price, formatMoney(creation.price, billing.currency)],
    ...(file === null ? [] : [[facts.file, formatSize(file.sizeBytes)] as const]),
    ...(creation.kind === 'video' && creation.negativePrompt !== null
      ? [[facts.negative, creation.negativePrompt] as const]
      : []),
    ...(creation.expiresAt === null ? [] : [[facts.expires, formatInstant(creation.expiresAt)] as const]),
    [facts.id, <code key="id">{creation.id}</code>],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Inputs({ creation }: { readonly creation: CreationView }) {
  const addresses = creation.inputs.flatMap(({ content }) => (content === null ? [] : [content]));
  if (addresses.length === 0) return null;
  return (
    <div className={classes.inputs}>
      <span>{words.library.inputs}</span>
      {addresses.map((address) => (
        <img key={address} src={address} alt="" />
      ))}
    </div>
  );
}

function Remove({ creation, onDone }: { readonly creation: CreationView; readonly onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange<string, DoneView>({
    method: 'DELETE',
    path: (id) => `creations/${id}`,
    body: () => undefined,
    refreshes: ['creations', 'balance'],
    onDone: () => {
      notifications.show({ message: words.library.removed });
      onDone();
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<Icon name="trash" size={16} />}
        onClick={() => setIsAsking(true)}
      >
        {words.library.remove}
      </Button>
      <Confirm
        opened={isAsking}
        title={words.library.removeTitle}
        hint={words.library.removeHint}
        action={words.library.remove}
        working={remove.isPending}
        fault={remove.error}
        onConfirm={() => remove.mutate(creation.id)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
