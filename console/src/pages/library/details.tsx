import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { creationQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { isUnfinished } from '../../api/unfinished.ts';
import { Reel } from '../../look/reel.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatInstant, formatMoney, formatSize } from '../../parts/format.ts';
import { StateTag } from '../../parts/state-tag.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import { Actions } from './actions.tsx';
import classes from './details.module.css';
import { TONES } from './tile.tsx';

/** Beyond it the small picture does: whoever wants every pixel downloads it. */
const LARGEST_SHOWN_BYTES = 4_000_000;

/** Of the window: what is told of a film stands below it, in sight. */
const TALLEST_DVH = 46;

interface DetailsProps {
  /** Null: nothing is looked at. */
  readonly id: string | null;
  /** As the list has it, until it is asked for. */
  readonly known: CreationView | undefined;
  readonly onClose: () => void;
}

export function Details({ id, known, onClose }: DetailsProps) {
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size={860}
      title={words.library.details}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {id === null ? null : <Asked id={id} known={known} onClose={onClose} />}
    </Modal>
  );
}

function Asked({ id, known, onClose }: DetailsProps & { readonly id: string }) {
  const query = creationQuery(id);
  const { data, error, refetch } = useQuery({ ...query, ...(known === undefined ? {} : { placeholderData: known }) });
  if (data !== undefined) return <Body creation={data} onClose={onClose} />;
  return error === null ? <WaitingRows /> : <FaultNote fault={error} onRetry={() => void refetch()} />;
}

function Body({ creation, onClose }: { readonly creation: CreationView; readonly onClose: () => void }) {
  return (
    <div className={classes.body}>
      <Picture creation={creation} />
      <p className={classes.prompt} dir="auto">
        {creation.prompt}
      </p>
      {creation.failure === null ? null : <p className={classes.failure}>{creation.failure.message}</p>}
      <Facts creation={creation} />
      <Inputs creation={creation} />
      <Actions creation={creation} onClose={onClose} />
    </div>
  );
}

function Picture({ creation }: { readonly creation: CreationView }) {
  const { file } = creation;
  if (isUnfinished(creation)) {
    return (
      <div className={classes.picture} data-waiting>
        <Reel size={96} turning lit={Math.max(0.06, creation.progress / 100)} />
        <span>{creation.progress}%</span>
      </div>
    );
  }
  if (file === null) return null;
  const ratio = file.width / file.height;
  // As wide as its height lets it be: it has no bars at its sides, and its place is kept while it is fetched.
  const style = { aspectRatio: ratio, width: `min(100%, ${TALLEST_DVH * ratio}dvh)` };
  return (
    <div className={classes.picture}>
      {creation.kind === 'image' ? (
        <img
          src={file.sizeBytes <= LARGEST_SHOWN_BYTES ? file.content : file.thumbnail}
          alt={creation.prompt}
          style={style}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what is heard was written by whoever watches; there is no other text of it.
        <video
          src={file.content}
          poster={file.thumbnail}
          controls
          playsInline
          aria-label={creation.prompt}
          style={style}
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
    ...(creation.state === 'queued' ? [] : [[facts.maker, tellMaker(creation)] as const]),
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

function tellMaker({ maker }: CreationView): string {
  return maker === null ? words.library.madeHere : words.library.madeBy(maker.upstream, maker.as);
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
