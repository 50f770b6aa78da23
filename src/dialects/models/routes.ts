import { checkModelAllowed, listAllowedModels } from '../../core/account.ts';
import { type ModelAliases, readModel } from '../../core/models.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { renderV1Error } from '../v1-errors.ts';
import { renderModel, renderModelList } from './response.ts';

/** What the key may ask for by name, as the official libraries list it. */
export function makeModelsDialect({ aliases }: { readonly aliases: ModelAliases }): Dialect {
  return {
    name: 'models',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeModels(),
    addRoutes(scope) {
      scope.get('/v1/models', async (request) => renderModelList(listAllowedModels(principalOf(request))));
      scope.get<{ Params: { model: string } }>('/v1/models/:model', async (request) => {
        const model = readModel(request.params.model, aliases);
        checkModelAllowed(principalOf(request), model);
        return renderModel(model);
      });
    },
  };
}
