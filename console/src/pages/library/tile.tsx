import { useState } from 'react';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { Icon } from '../../look/icon.tsx';
import { Reel } from '../../look/reel.tsx';
import { formatAgo } from '../../parts/format.ts';
import { StateTag, type Tone } from '../../parts/state-tag.tsx';
import { words } from '../../words/words.ts';
import { Moving, Still } from './moving.tsx';
import classes from './tile.module.css';

export const TONES = {
  queued: 'wait',
  running: 'accent',
  succeeded: 'good',
  failed: 'bad',
} as const satisfies Record<CreationView['state'], Tone>;

export function Tile({ creation, onOpen }: { readonly creation: CreationView; readonly onOpen: () => void }) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <button
      type="button"
      className={classes.tile}
      onClick={onOpen}
      onPointerEnter={() => setIsPlaying(true)}
      onPointerLeave={() => setIsPlaying(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsPlaying(true)}
      onBlur={() => setIsPlaying(false)}
    >
      <span className={classes.picture}>
        <Picture creation={creation} isPlaying={isPlaying} />
        {creation.file === null ? null : (
          <span className={classes.length}>
            {creation.kind === 'video' ? words.playground.secondsOf(creation.seconds) : creation.imageSize}
          </span>
        )}
      </span>
      <span className={classes.text}>
        <span className={classes.prompt} dir="auto">
          {creation.prompt}
        </span>
        <span className={classes.foot}>
          <StateTag tone={TONES[creation.state]}>{words.library.states[creation.state]}</StateTag>
          <span>{formatAgo(creation.createdAt)}</span>
        </span>
      </span>
    </button>
  );
}

function Picture({ creation, isPlaying }: { readonly creation: CreationView; readonly isPlaying: boolean }) {
  const { file, state } = creation;
  if (state === 'failed') {
    return (
      <span className={classes.blank}>
        <Icon name="alert" size={26} />
        <span className={classes.why}>{creation.failure?.message}</span>
      </span>
    );
  }
  if (state !== 'succeeded') {
    return (
      <span className={classes.blank}>
        <Reel size={64} turning lit={Math.max(0.06, creation.progress / 100)} />
      </span>
    );
  }
  if (file === null) return <span className={classes.blank}>{words.library.expired}</span>;
  return creation.kind === 'image' ? <Still file={file} /> : <Moving file={file} isPlaying={isPlaying} />;
}
