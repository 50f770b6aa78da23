import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  /** Tables run to the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, flush = false, children }: CardProps) {
  return (
    <section className={classes.card} data-flush={flush || undefined}>
      {title === undefined ? null : (
        <div className={classes.head}>
          <Title order={2} className={classes.title}>
            {title}
          </Title>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
