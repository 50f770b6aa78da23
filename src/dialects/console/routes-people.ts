import type { FastifyInstance } from 'fastify';
import { isGood, type Person } from '../../core/person.ts';
import { makeChangePerson } from '../../services/people.ts';
import type { ConsoleTools } from './parts.ts';
import { INVITATION_BODY, PERSON_CHANGE_BODY, parseBody } from './request.ts';
import { renderBalance, renderInvitation, renderPerson } from './response.ts';
import type { DoneView, InvitedView, PeopleView, PersonView } from './views.ts';

/** For administrators: who may come in, and as what. */
export function addPeopleRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { store, links, clock, baseUrl, currency } = tools;
  const changePerson = makeChangePerson(tools);
  const admin = { config: { access: 'admin' } } as const;

  async function render(person: Person): Promise<PersonView> {
    return renderPerson(person, renderBalance(await store.ledger.readBalance(person.accountId), currency));
  }

  scope.get('/console/api/people', admin, async (): Promise<PeopleView> => {
    const [everybody, invitations] = await Promise.all([store.people.list(), store.links.list('invitation')]);
    const now = clock.now();
    return {
      people: await Promise.all(everybody.map(render)),
      invitations: invitations.flatMap((link) =>
        link.kind === 'invitation' && isGood(link, now) ? [renderInvitation(link)] : [],
      ),
    };
  });

  scope.post('/console/api/invitations', admin, async (request): Promise<InvitedView> => {
    const { email, role } = parseBody(INVITATION_BODY, request.body);
    const { token, expiresAt } = await links.invite(email, role);
    if (expiresAt === null) throw new TypeError('An invitation ends some day.');
    return { url: `${baseUrl(request)}/console/join?token=${token}`, expiresAt: expiresAt.toISOString() };
  });

  scope.delete<{ Params: { email: string } }>('/console/api/invitations/:email', admin, async (request) => {
    await links.withdrawInvitation(request.params.email);
    return { done: true } satisfies DoneView;
  });

  scope.patch<{ Params: { id: string } }>('/console/api/people/:id', admin, async (request) => {
    const { role, disabled } = parseBody(PERSON_CHANGE_BODY, request.body);
    const change = { ...(role === undefined ? {} : { role }), ...(disabled === undefined ? {} : { disabled }) };
    return render(await changePerson(request.params.id, change));
  });
}
