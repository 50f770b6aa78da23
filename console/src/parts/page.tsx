import { Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { words } from '../words/words.ts';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the studio: what it is, what can be done, and then the rest. */
export function Page({ title, lead, action, children }: PageProps) {
  useTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action === undefined ? null : <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
}
