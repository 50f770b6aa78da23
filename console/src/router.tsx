import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from './api/session.ts';
import { Fault } from './parts/fault.tsx';
import { Lost } from './parts/lost.tsx';
import { Waiting } from './parts/waiting.tsx';
import { Shell } from './shell/shell.tsx';

/** The addresses of the console. Each page is a file of its own, loaded when it is first opened. */

interface Context {
  readonly client: QueryClient;
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

interface LinkSearch {
  readonly token?: string;
}

const readLink = (search: Record<string, unknown>): LinkSearch => {
  const token = readText(search.token);
  return token === undefined ? {} : { token };
};

interface SignInSearch {
  /** Where one was before. */
  readonly next?: string | undefined;
}

/**
 * Only ever an address of the console: a link from elsewhere must not lead out of it. What is not named here comes through
 * as it was, so another address is put out by name.
 */
const readSignIn = (search: Record<string, unknown>): SignInSearch => {
  const next = readText(search.next);
  return { next: next !== undefined && /^\/console(?:[/?]|$)/.test(next) ? next : undefined };
};

interface PlaygroundSearch {
  readonly kind?: 'image';
  /** What is on the screen. */
  readonly take?: string;
  /** What the form shall repeat. */
  readonly from?: string;
}

const readPlayground = (search: Record<string, unknown>): PlaygroundSearch => {
  const take = readText(search.take);
  const from = readText(search.from);
  return {
    ...(search.kind === 'image' ? { kind: 'image' } : {}),
    ...(take === undefined ? {} : { take }),
    ...(from === undefined ? {} : { from }),
  };
};

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: Lost });

/** Pages for somebody who is not signed in; whoever is goes on to the playground. */
const outside = createRoute({ getParentRoute: () => root, id: 'outside', component: Outlet });

const signIn = createRoute({
  getParentRoute: () => outside,
  path: '/sign-in',
  validateSearch: readSignIn,
  beforeLoad: async ({ context, search }) => {
    const { user, setupNeeded } = await context.client.ensureQueryData(sessionQuery);
    if (user !== null) throw search.next === undefined ? redirect({ to: '/' }) : redirect({ href: search.next });
    if (setupNeeded) throw redirect({ to: '/setup' });
  },
  component: lazyRouteComponent(() => import('./pages/entrance/sign-in.tsx'), 'SignIn'),
});

const setup = createRoute({
  getParentRoute: () => outside,
  path: '/setup',
  validateSearch: readLink,
  beforeLoad: async ({ context }) => {
    const { setupNeeded } = await context.client.ensureQueryData(sessionQuery);
    if (!setupNeeded) throw redirect({ to: '/sign-in' });
  },
  component: lazyRouteComponent(() => import('./pages/entrance/setup.tsx'), 'Setup'),
});

const loadSession = async ({ context }: { context: Context }): Promise<void> => {
  await context.client.ensureQueryData(sessionQuery);
};

const join = createRoute({
  getParentRoute: () => outside,
  path: '/join',
  validateSearch: readLink,
  beforeLoad: loadSession,
  component: lazyRouteComponent(() => import('./pages/entrance/join.tsx'), 'Join'),
});

const reset = createRoute({
  getParentRoute: () => outside,
  path: '/reset',
  validateSearch: readLink,
  beforeLoad: loadSession,
  component: lazyRouteComponent(() => import('./pages/entrance/reset.tsx'), 'Reset'),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context, location }) => {
    const { user, setupNeeded } = await context.client.ensureQueryData(sessionQuery);
    if (setupNeeded) throw redirect({ to: '/setup' });
    if (user === null) {
      const isHome = location.pathname === '/' && location.searchStr === '';
      throw redirect({ to: '/sign-in', search: isHome ? {} : { next: location.publicHref } });
    }
    return { user };
  },
  component: Shell,
});

const playground = createRoute({
  getParentRoute: () => inside,
  path: '/',
  validateSearch: readPlayground,
  component: lazyRouteComponent(() => import('./pages/playground/playground.tsx'), 'Playground'),
});

interface LibrarySearch {
  /** What is looked at more closely. */
  readonly open?: string;
}

const readLibrary = (search: Record<string, unknown>): LibrarySearch => {
  const open = readText(search.open);
  return open === undefined ? {} : { open };
};

const library = createRoute({
  getParentRoute: () => inside,
  path: '/library',
  validateSearch: readLibrary,
  component: lazyRouteComponent(() => import('./pages/library/library.tsx'), 'Library'),
});

const keys = createRoute({
  getParentRoute: () => inside,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys/keys.tsx'), 'Keys'),
});

const usage = createRoute({
  getParentRoute: () => inside,
  path: '/usage',
  component: lazyRouteComponent(() => import('./pages/usage/usage.tsx'), 'Usage'),
});

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/account.tsx'), 'Account'),
});

/** The service refuses the data to members anyway; this only spares them an empty page. */
const administration = createRoute({
  getParentRoute: () => inside,
  id: 'administration',
  beforeLoad: ({ context }) => {
    if (context.user.role !== 'admin') throw redirect({ to: '/' });
  },
  component: Outlet,
});

const operations = createRoute({
  getParentRoute: () => administration,
  path: '/operations',
  component: lazyRouteComponent(() => import('./pages/operations/operations.tsx'), 'Operations'),
});

const upstreams = createRoute({
  getParentRoute: () => administration,
  path: '/upstreams',
  component: lazyRouteComponent(() => import('./pages/upstreams/upstreams.tsx'), 'Upstreams'),
});

const people = createRoute({
  getParentRoute: () => administration,
  path: '/people',
  component: lazyRouteComponent(() => import('./pages/people/people.tsx'), 'People'),
});

const tree = root.addChildren([
  outside.addChildren([signIn, setup, join, reset]),
  inside.addChildren([
    playground,
    library,
    keys,
    usage,
    account,
    administration.addChildren([operations, upstreams, people]),
  ]),
]);

export function makeRouter(client: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: '/console',
    context: { client },
    defaultPreload: 'intent',
    defaultErrorComponent: Fault,
    defaultPendingComponent: Waiting,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
