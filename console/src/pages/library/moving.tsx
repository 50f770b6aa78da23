import type { CreationFileView } from '../../../../src/dialects/console/views.ts';

interface MovingProps {
  readonly file: CreationFileView;
  readonly isPlaying: boolean;
}

/** A still until a pointer or the keyboard rests on it, then the film itself, without sound. */
export function Moving({ file, isPlaying }: MovingProps) {
  if (!isPlaying && file.thumbnail !== null) return <img src={file.thumbnail} alt="" loading="lazy" />;
  return (
    <video
      key={String(isPlaying)}
      src={file.content}
      poster={file.thumbnail ?? undefined}
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
