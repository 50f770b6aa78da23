import type { ReactNode } from 'react';
import classes from './state-tag.module.css';

export type Tone = 'good' | 'bad' | 'wait' | 'accent' | 'plain';

/** A state in a word, with a dot: colour never says it alone. */
export function StateTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
