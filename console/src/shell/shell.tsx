import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Icon } from '../look/icon.tsx';
import { Logo } from '../look/logo.tsx';
import { words } from '../words/words.ts';
import { Away } from './away.tsx';
import { Rail } from './rail.tsx';
import classes from './shell.module.css';

/** The frame around every page: a rail of ink at the side, or behind a button where the screen is narrow. */
export function Shell() {
  const [opened, menu] = useDisclosure(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the menu.
  useEffect(() => menu.close(), [path]);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {words.skip}
      </a>
      <header className={classes.top}>
        <button type="button" className={classes.burger} onClick={menu.open} aria-label={words.nav.open}>
          <Icon name="menu" size={22} />
        </button>
        <Logo size={26} />
      </header>
      <aside className={classes.side}>
        <div className={classes.sticky}>
          <Rail />
        </div>
      </aside>
      <Drawer
        opened={opened}
        onClose={menu.close}
        size={272}
        padding={0}
        withCloseButton={false}
        title={words.nav.label}
        classNames={{ content: classes.drawer ?? '', header: classes.drawerHead ?? '', body: classes.drawerBody ?? '' }}
      >
        <Rail />
      </Drawer>
      <main id="content" className={classes.content} tabIndex={-1}>
        <Away />
        <Outlet />
      </main>
    </div>
  );
}
