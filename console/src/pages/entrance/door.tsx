import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../../look/logo.tsx';
import { Reel } from '../../look/reel.tsx';
import { useTitle } from '../../parts/page.tsx';
import { words } from '../../words/words.ts';
import classes from './door.module.css';

interface DoorProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The way in: a form on one side, the projector on the other. */
export function Door({ title, lead, children }: DoorProps) {
  useTitle(title);
  return (
    <div className={classes.door}>
      <main className={classes.form}>
        <div className={classes.logo}>
          <Logo size={34} />
        </div>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.lead}>{lead}</p>
        {children}
      </main>
      <aside className={classes.scene}>
        <div className={classes.beam} aria-hidden="true" />
        <Reel size={300} turning lit={0.1} />
        <p className={classes.tagline}>{words.tagline}</p>
      </aside>
    </div>
  );
}
