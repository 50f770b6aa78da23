import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Icon } from '../look/icon.tsx';
import { words } from '../words/words.ts';

interface CopyProps extends ButtonProps {
  readonly text: string;
  readonly label?: string;
}

export function CopyButton({ text, label = words.copy, ...rest }: CopyProps) {
  const clipboard = useClipboard({ timeout: 2_000 });
  return (
    <Button
      variant="default"
      {...rest}
      leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={16} />}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{clipboard.copied ? words.copied : label}</span>
    </Button>
  );
}
