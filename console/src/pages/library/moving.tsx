import type { CreationFileView } from '../../../../src/dialects/console/views.ts';
import { useLoading } from '../../api/connection.ts';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/words.ts';
import classes from './tile.module.css';

/** A page of the library must not weigh more than one film. */
const LARGEST_TILE_BYTES = 400_000;

interface StillProps {
  readonly file: CreationFileView;
}

/** The small picture. Where it could not be made, the image itself if that is small, or a word in its place. */
export function Still({ file }: StillProps) {
  const small = useLoading();
  const whole = useLoading();
  if (!small.isMissing)
    return <img key={small.attempt} src={file.thumbnail} alt="" loading="lazy" onError={small.miss} />;
  if (file.sizeBytes <= LARGEST_TILE_BYTES && !whole.isMissing) {
    return <img key={whole.attempt} src={file.content} alt="" loading="lazy" onError={whole.miss} />;
  }
  return (
    <span className={classes.blank}>
      <Icon name="image" size={26} />
      <span className={classes.why}>{words.library.noPreview}</span>
    </span>
  );
}

interface MovingProps {
  readonly file: CreationFileView;
  readonly isPlaying: boolean;
}

/** A still until a pointer or the keyboard rests on it, then the film itself, without sound. */
export function Moving({ file, isPlaying }: MovingProps) {
  const { isMissing, miss, attempt } = useLoading();
  if (!isPlaying && !isMissing) return <img key={attempt} src={file.thumbnail} alt="" loading="lazy" onError={miss} />;
  return (
    <video
      key={String(isPlaying)}
      src={file.content}
      {...(isMissing ? {} : { poster: file.thumbnail })}
      muted
      loop
      autoPlay={isPlaying}
      preload="metadata"
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
