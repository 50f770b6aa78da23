import { Button, Group, Modal, Text } from '@mantine/core';
import type { CreatedKeyView } from '../../../../src/dialects/console/views.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { words } from '../../words/words.ts';
import classes from './keys.module.css';

interface SecretProps {
  readonly created: CreatedKeyView | null;
  readonly onClose: () => void;
}

/** Shown once. A click beside it must not lose it, so only its button closes it. */
export function Secret({ created, onClose }: SecretProps) {
  return (
    <Modal
      opened={created !== null}
      onClose={onClose}
      title={words.keys.secretTitle}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text c="dimmed">{words.keys.secretHint}</Text>
      <code className={classes.secret} data-testid="secret">
        {created?.secret}
      </code>
      <Group justify="flex-end" mt="lg">
        <CopyButton text={created?.secret ?? ''} label={words.keys.copySecret} />
        <Button onClick={onClose}>{words.keys.secretDone}</Button>
      </Group>
    </Modal>
  );
}
