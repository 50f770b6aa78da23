import { findEntryId } from '../../core/ids.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import type { ListCharges } from '../../services/list-charges.ts';
import { parsePage } from '../page.ts';
import { renderV1Error } from '../v1-errors.ts';
import { renderCharges } from './response.ts';

/** What the account was charged: the record that counts. */
export function makeChargesDialect({ listCharges }: { readonly listCharges: ListCharges }): Dialect {
  return {
    name: 'charges',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeCharges(),
    addRoutes(scope) {
      scope.get<{ Querystring: Record<string, unknown> }>('/v1/charges', async (request) => {
        const page = parsePage(request.query, { what: 'a charge', findId: findEntryId });
        return renderCharges(await listCharges(principalOf(request), page), page);
      });
    },
  };
}
