import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { isRepeatable, useRemoveCreation } from '../../api/creations.ts';
import { isUnfinished } from '../../api/unfinished.ts';
import { Icon } from '../../look/icon.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { words } from '../../words/words.ts';
import { useMake } from '../playground/use-make.ts';
import classes from './details.module.css';

interface ActionsProps {
  readonly creation: CreationView;
  readonly onClose: () => void;
}

/** What can be done with it, by the state it is in. */
export function Actions({ creation, onClose }: ActionsProps) {
  const navigate = useNavigate();
  const { file } = creation;
  const kind = creation.kind === 'image' ? ({ kind: 'image' } as const) : {};
  const again = useMake((made) => void navigate({ to: '/', search: { take: made.id, ...kind } }));
  return (
    <div className={classes.actions}>
      <FaultNote fault={again.error} />
      <div className={classes.buttons}>
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
          search={{ from: creation.id, ...kind }}
          leftSection={<Icon name="edit" size={16} />}
          variant={isRepeatable(creation) ? 'default' : 'filled'}
        >
          {words.library.repeat}
        </LinkButton>
        {isRepeatable(creation) ? (
          <Button
            onClick={() => void again.repeat(creation)}
            loading={again.isPending}
            leftSection={<Icon name="repeat" size={16} />}
          >
            {words.library.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Remove({ creation, onDone }: { readonly creation: CreationView; readonly onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveCreation(onDone);
  const { library } = words;
  const asked = isUnfinished(creation)
    ? ({ title: library.cancelTitle, hint: library.cancelHint, action: library.cancel, dismiss: library.keep } as const)
    : ({ title: library.removeTitle, hint: library.removeHint, action: library.remove } as const);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<Icon name={isUnfinished(creation) ? 'close' : 'trash'} size={16} />}
        onClick={() => setIsAsking(true)}
      >
        {asked.action}
      </Button>
      <Confirm
        {...asked}
        opened={isAsking}
        working={remove.isPending}
        fault={remove.error}
        onConfirm={() => remove.mutate(creation)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
