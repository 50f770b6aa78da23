import { ServiceError } from '../../core/errors.ts';
import { makeAttemptLimit } from '../../http/attempt-limit.ts';
import type { Dialect } from '../../http/dialect.ts';
import { makePeople } from '../../services/people.ts';
import { makeSignInLinks } from '../../services/sign-in-links.ts';
import { makeGuard } from './guard.ts';
import type { ConsoleParts, ConsoleTools } from './parts.ts';
import { renderConsoleError } from './response.ts';
import { addKeyRoutes } from './routes-keys.ts';
import { addLibraryRoutes } from './routes-library.ts';
import { addMoneyRoutes } from './routes-money.ts';
import { addOperationsRoutes } from './routes-operations.ts';
import { addPeopleRoutes } from './routes-people.ts';
import { addExplainRoute, addPlaygroundRoutes } from './routes-playground.ts';
import { addSessionRoutes } from './routes-session.ts';
import { addUpstreamRoutes } from './routes-upstreams.ts';
import { makeSessions } from './session.ts';

/** What the console's own page asks of the service. No part of the API: the page and its service come in one package. */
export function makeConsoleDialect(parts: ConsoleParts): Dialect {
  const sessions = makeSessions(parts);
  const people = makePeople({ ...parts, hashPassword: sessions.hashPassword });
  const tools: ConsoleTools = {
    ...parts,
    sessions,
    people,
    links: makeSignInLinks(parts),
    attempts: makeAttemptLimit(parts),
  };
  return {
    name: 'console',
    prefix: '/console/api',
    findSecret: () => null,
    identify: makeGuard(tools),
    renderError: renderConsoleError,
    openapi: null,
    addRoutes(scope) {
      addSessionRoutes(scope, tools);
      addPeopleRoutes(scope, tools);
      addKeyRoutes(scope, tools);
      addMoneyRoutes(scope, tools);
      addLibraryRoutes(scope, tools);
      addExplainRoute(scope, tools);
      addOperationsRoutes(scope, tools);
      addUpstreamRoutes(scope, tools);
      // Before the page, which answers to every other address below /console.
      scope.all('/console/api/*', async (request) => {
        throw new ServiceError(
          'route_not_found',
          `The console has no route ${request.method} ${request.url.slice(0, 200)}.`,
        );
      });
    },
    addFormRoutes: (scope) => addPlaygroundRoutes(scope, tools),
  };
}
