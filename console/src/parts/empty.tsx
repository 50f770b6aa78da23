import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Reel } from '../look/reel.tsx';
import classes from './empty.module.css';

interface EmptyProps {
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
  /** 1 where nothing else is on the page. */
  readonly order?: 1 | 2;
}

/** Nothing to show is a moment to help. */
export function Empty({ title, hint, action, order = 2 }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <Reel size={72} />
      <Title order={order} className={classes.title}>
        {title}
      </Title>
      <div className={classes.hint}>{hint}</div>
      {action}
    </div>
  );
}
