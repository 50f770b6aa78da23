import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyView } from '../../../../src/dialects/console/views.ts';
import { useChange } from '../../api/session.ts';
import { EITHER_DIRECTION } from '../../parts/direction.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { words } from '../../words/words.ts';

export function RenameKey({ renamed, onClose }: { readonly renamed: KeyView | null; readonly onClose: () => void }) {
  return (
    <Modal
      opened={renamed !== null}
      onClose={onClose}
      title={words.keys.rename}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {renamed === null ? null : <Form renamed={renamed} onClose={onClose} />}
    </Modal>
  );
}

function Form({ renamed, onClose }: { readonly renamed: KeyView; readonly onClose: () => void }) {
  const [name, setName] = useState(renamed.name);
  const rename = useChange<{ readonly name: string }, KeyView>({
    method: 'PATCH',
    path: `keys/${renamed.id}`,
    refreshes: ['keys', 'usage', 'charges'],
    onDone: onClose,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({ name });
      }}
    >
      <TextInput
        label={words.keys.name}
        attributes={EITHER_DIRECTION}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        withAsterisk={false}
        data-autofocus
        mb="md"
      />
      <FaultNote fault={rename.error} />
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={rename.isPending}>
          {words.save}
        </Button>
      </Group>
    </form>
  );
}
