import type { FastifyInstance } from 'fastify';
import { NO_MONEY } from '../../core/money.ts';
import { principalOf } from '../../http/authenticate.ts';
import { makeAccountKeys } from '../../services/account-keys.ts';
import type { ConsoleTools } from './parts.ts';
import { NAME_BODY, parseBody, parseKeyName, parseNewKey } from './request.ts';
import { renderKey } from './response.ts';
import type { CreatedKeyView, KeysView } from './views.ts';

type KeyRoute = { Params: { id: string } };

export function addKeyRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { clock, rules } = tools;
  const keys = makeAccountKeys(tools);

  scope.get('/console/api/keys', async (request): Promise<KeysView> => {
    const found = await keys.list(principalOf(request).accountId);
    return { keys: found.map((key) => renderKey(key, clock.now())) };
  });

  scope.post('/console/api/keys', async (request): Promise<CreatedKeyView> => {
    const now = clock.now();
    const wish = parseNewKey(request.body, rules.models, now);
    const { key, secret } = await keys.create(principalOf(request).accountId, wish);
    return { key: renderKey({ key, spentMicros: NO_MONEY }, now), secret };
  });

  scope.patch<KeyRoute>('/console/api/keys/:id', async (request) => {
    const name = parseKeyName(parseBody(NAME_BODY, request.body).name);
    const key = await keys.rename(principalOf(request).accountId, request.params.id, name);
    return renderKey(key, clock.now());
  });

  scope.delete<KeyRoute>('/console/api/keys/:id', async (request) => {
    const key = await keys.revoke(principalOf(request).accountId, request.params.id);
    return renderKey(key, clock.now());
  });
}
