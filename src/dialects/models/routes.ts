import { checkModelAllowed, listAllowedModels } from '../../core/account.ts';
import { type Models, readModel } from '../../core/models.ts';
import { principalOf } from '../../http/authenticate.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { renderV1Error } from '../v1-errors.ts';
import { renderModel, renderModelList } from './response.ts';

/** What the key may ask for by name, as the official libraries list it. */
export function makeModelsDialect({ models }: { readonly models: Models }): Dialect {
  return {
    name: 'models',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeModels(models),
    addRoutes(scope) {
      scope.get('/v1/models', async (request) => renderModelList(listAllowedModels(principalOf(request), models)));
      scope.get<{ Params: { model: string } }>('/v1/models/:model', async (request) => {
        const model = readModel(models, request.params.model);
        checkModelAllowed(principalOf(request), model.id);
        return renderModel(model);
      });
    },
  };
}
