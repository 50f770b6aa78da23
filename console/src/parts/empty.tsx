import type { ReactNode } from 'react';
import { Reel } from '../look/reel.tsx';
import classes from './empty.module.css';

interface EmptyProps {
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
}

/** Nothing to show is a moment to help. */
export function Empty({ title, hint, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <Reel size={72} />
      <div className={classes.title}>{title}</div>
      <div className={classes.hint}>{hint}</div>
      {action}
    </div>
  );
}
