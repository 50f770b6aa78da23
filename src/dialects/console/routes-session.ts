import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PASSWORD_CHARACTERS, parseEmail } from '../../core/person.ts';
import { personOf } from './guard.ts';
import { renderModels } from './models-view.ts';
import type { ConsoleTools } from './parts.ts';
import { JOIN_BODY, LINK_BODY, PASSWORD_BODY, parseBody, RESET_BODY, SETUP_BODY, SIGN_IN_BODY } from './request.ts';
import { renderUser } from './response.ts';
import type { Visit } from './session.ts';
import type { LinkView, SessionView } from './views.ts';

/** Coming in and going out. Each answers with the session as it is afterwards. */
export function addSessionRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { sessions, people, links, attempts, rules, limits } = tools;
  const anyone = { config: { access: 'anyone' } } as const;
  const models = renderModels(rules.models);

  async function render(request: FastifyRequest, reply: FastifyReply, visit: Visit | null): Promise<SessionView> {
    return {
      setupNeeded: visit === null && (await links.needsSetup()),
      user: visit === null ? null : renderUser(visit.person),
      csrf: await sessions.issueCsrf(request, reply, visit),
      billing: { mode: tools.billing, currency: tools.currency },
      version: tools.house.version,
      limits: { ...limits, promptCharacters: rules.promptCharacters, passwordCharacters: PASSWORD_CHARACTERS },
      models,
    };
  }

  /** Whoever guesses is slowed down: what succeeds does not count. */
  async function guarded<Result>(
    request: FastifyRequest,
    subject: string,
    work: () => Promise<Result>,
    device: string | null = null,
  ): Promise<Result> {
    const forget = await attempts.count(request.ip, subject, device);
    const result = await work();
    await forget();
    return result;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, email: string, password: string) {
    return render(request, reply, await sessions.signIn(request, reply, email, password));
  }

  scope.get('/console/api/session', anyone, (request, reply) => render(request, reply, request.visit ?? null));

  scope.post('/console/api/sign-in', anyone, async (request, reply) => {
    const { email, password } = parseBody(SIGN_IN_BODY, request.body);
    const address = parseEmail(email);
    const device = await sessions.findDevice(request, address);
    return guarded(request, address, () => enter(request, reply, address, password), device);
  });

  scope.post('/console/api/link', anyone, async (request): Promise<LinkView> => {
    const { token } = parseBody(LINK_BODY, request.body);
    const { link, email } = await guarded(request, startOf(token), () => links.read(token));
    return { kind: link.kind, email };
  });

  scope.post('/console/api/setup', anyone, async (request, reply) => {
    const { token, ...wish } = parseBody(SETUP_BODY, request.body);
    const { email } = await guarded(request, startOf(token), () => people.setUp(token, wish));
    return enter(request, reply, email, wish.password);
  });

  scope.post('/console/api/join', anyone, async (request, reply) => {
    const { token, ...wish } = parseBody(JOIN_BODY, request.body);
    const { email } = await guarded(request, startOf(token), () => people.join(token, wish));
    return enter(request, reply, email, wish.password);
  });

  scope.post('/console/api/reset', anyone, async (request, reply) => {
    const { token, password } = parseBody(RESET_BODY, request.body);
    const { email } = await guarded(request, startOf(token), () => people.reset(token, password));
    return enter(request, reply, email, password);
  });

  scope.post('/console/api/password', async (request, reply) => {
    const change = parseBody(PASSWORD_BODY, request.body);
    const { email, accountId } = personOf(request);
    // Whoever is signed in has been here before, too.
    const visit = await guarded(
      request,
      email,
      () => sessions.changePassword(request, reply, change),
      `account ${accountId}`,
    );
    return render(request, reply, visit);
  });

  scope.post('/console/api/sign-out', async (request, reply) => {
    await sessions.signOut(request, reply);
    return render(request, reply, null);
  });

  scope.post('/console/api/sign-out-everywhere', async (request, reply) => {
    await sessions.signOutEverywhere(request, reply);
    return render(request, reply, null);
  });
}

/** Enough to tell one link from another, and too little to be one: who guesses is counted by the address alone. */
const startOf = (token: string): string => `link ${token.slice(0, 8)}`;
