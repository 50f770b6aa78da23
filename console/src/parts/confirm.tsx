import { Button, Group, Modal, Text } from '@mantine/core';
import { words } from '../words/words.ts';
import { FaultNote } from './fault.tsx';

interface ConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  /** What to do instead, where “Cancel” would be taken for the action. */
  readonly dismiss?: string;
  readonly working: boolean;
  readonly fault: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asked before whatever cannot be taken back. */
export function Confirm(props: ConfirmProps) {
  const { opened, title, hint, action, dismiss = words.cancel, working, fault, onConfirm, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': words.close }}>
      <Text mb="lg">{hint}</Text>
      <FaultNote fault={fault} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {dismiss}
        </Button>
        <Button color="red.9" onClick={onConfirm} loading={working} data-autofocus>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
