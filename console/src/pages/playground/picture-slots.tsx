import { notifications } from '@mantine/notifications';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/words.ts';
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
  const take = (offered: readonly File[]) => {
    const isGood = ({ type, size }: File): boolean => KINDS.includes(type) && size <= imageBytes;
    const refused = offered.find((file) => !isGood(file));
    if (refused !== undefined) {
      const message = words.playground.fileRefused(refused.name);
      notifications.show({ color: 'red', title: words.failure.title, message });
    }
    onChange([...files, ...offered.filter(isGood)].slice(0, most));
  };
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
        {files.length < most ? <Zone label={label} isMany={most > 1} isOff={reason !== null} onTake={take} /> : null}
      </div>
      {reason === null ? null : <div className={classes.reason}>{reason}</div>}
    </div>
  );
}

interface ZoneProps {
  readonly label: string;
  readonly isMany: boolean;
  readonly isOff: boolean;
  readonly onTake: (files: readonly File[]) => void;
}

/** A file field that can also be dropped on: keyboard and screen reader meet the field itself. */
function Zone({ label, isMany, isOff, onTake }: ZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hover = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isOff);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onTake([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was taken out.
    event.currentTarget.value = '';
  };
  return (
    <label
      className={classes.zone}
      data-over={isOver || undefined}
      data-disabled={isOff || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        if (!isOff) onTake([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        accept={KINDS.join(',')}
        multiple={isMany}
        disabled={isOff}
        onChange={choose}
        aria-label={`${label}: ${words.playground.drop}`}
        className={classes.input}
      />
      <span className={classes.face} aria-hidden="true">
        <Icon name="plus" size={20} />
        <span>{words.playground.drop}</span>
      </span>
    </label>
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
