import { DEFAULT_THEME, MantineProvider, mergeMantineTheme } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Refusal } from './api/client.ts';
import { showSignIn } from './api/session.ts';
import { theme } from './look/theme.ts';
import { adoptVariables } from './look/variables.ts';
import { makeRouter } from './router.tsx';

/** A session that has ended shows in any answer. */
const leaveIfEnded = (fault: unknown): void => {
  if (fault instanceof Refusal && fault.code === 'not_signed_in') showSignIn();
};

const client = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfEnded }),
  mutationCache: new MutationCache({ onError: leaveIfEnded }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, fault) => count < 2 && !(fault instanceof Refusal && fault.status >= 400 && fault.status < 500),
    },
  },
});
const router = makeRouter(client);
adoptVariables(mergeMantineTheme(DEFAULT_THEME, theme));

export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <Notifications position="bottom-right" />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
