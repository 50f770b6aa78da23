import { Dropzone } from '@mantine/dropzone';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words.ts';
import classes from './picture-slots.module.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

interface PictureSlotsProps {
  readonly label: string;
  readonly files: readonly File[];
  readonly most: number;
  /** Why nothing can be dropped here; null: it can. */
  readonly reason: string | null;
  readonly onChange: (files: readonly File[]) => void;
}

/** A place for pictures: those that are in, and, while there is room, a zone to drop the next one. */
export function PictureSlots({ label, files, most, reason, onChange }: PictureSlotsProps) {
  const { imageBytes } = useSession().limits;
  const refuse = (name: string) =>
    notifications.show({ color: 'red', title: words.failure.title, message: words.playground.fileRefused(name) });
  return (
    <div>
      <div className={classes.label}>{label}</div>
      <div className={classes.slots}>
        {files.map((file, index) => (
          <Preview
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be given twice, and places do not move.
            key={`${index}-${file.name}-${file.lastModified}`}
            file={file}
            onRemove={() => onChange(files.filter((_, other) => other !== index))}
          />
        ))}
        {files.length >= most ? null : (
          <Dropzone
            accept={KINDS}
            maxSize={imageBytes}
            multiple={most > 1}
            disabled={reason !== null}
            onDrop={(dropped) => onChange([...files, ...dropped].slice(0, most))}
            onReject={(rejected) => refuse(rejected[0]?.file.name ?? label)}
            className={classes.zone ?? ''}
            role="button"
            aria-label={`${label}: ${words.playground.drop}`}
            aria-disabled={reason !== null}
            inputProps={{ 'aria-label': label }}
          >
            <span className={classes.face}>
              <Icon name="plus" size={20} />
              <span>{words.playground.drop}</span>
            </span>
          </Dropzone>
        )}
      </div>
      {reason === null ? null : <div className={classes.reason}>{reason}</div>}
    </div>
  );
}

function Preview({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className={classes.preview}>
      {address === null ? null : <img src={address} alt={file.name} />}
      <button type="button" onClick={onRemove} aria-label={words.playground.remove(file.name)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
