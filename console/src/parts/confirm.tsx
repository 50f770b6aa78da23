import { Button, Group, Modal, Text } from '@mantine/core';
import { words } from '../words/words.ts';
import { FaultNote } from './fault.tsx';

interface ConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly working: boolean;
  readonly fault: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asked before whatever cannot be taken back. */
export function Confirm({ opened, title, hint, action, working, fault, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': words.close }}>
      <Text mb="lg">{hint}</Text>
      <FaultNote fault={fault} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button color="red.8" onClick={onConfirm} loading={working} data-autofocus>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
