import { MODEL_IDS, type ModelAliases, readModel } from '../../core/models.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { renderV1Error } from '../v1-errors.ts';
import { renderModel, renderModelList } from './response.ts';

/** What may be asked for by name, as the official libraries list it. */
export function makeModelsDialect({ aliases }: { readonly aliases: ModelAliases }): Dialect {
  return {
    name: 'models',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeModels(),
    addRoutes(scope) {
      scope.get('/v1/models', async () => renderModelList(MODEL_IDS));
      scope.get<{ Params: { model: string } }>('/v1/models/:model', async (request) =>
        renderModel(readModel(request.params.model, aliases)),
      );
    },
  };
}
