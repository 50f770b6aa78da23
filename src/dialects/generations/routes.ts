import { principalOf } from '../../http/authenticate.ts';
import type { BaseUrl } from '../../http/base-url.ts';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import type { ReadVideo } from '../../services/read-task.ts';
import { renderV1Error } from '../v1-errors.ts';
import { renderGeneration } from './response.ts';

export interface GenerationsParts {
  readonly readTask: ReadVideo;
  readonly baseUrl: BaseUrl;
}

/** Reading a task in the older style. Creating one answers with the video object, so that route lives beside its own kind. */
export function makeGenerationsDialect({ readTask, baseUrl }: GenerationsParts): Dialect {
  return {
    name: 'generations',
    prefix: '/v1',
    findSecret: findBearer,
    renderError: renderV1Error,
    openapi: async () => (await import('./openapi.ts')).describeGenerations(),
    addRoutes(scope) {
      scope.get<{ Params: { id: string } }>('/v1/video/generations/:id', async (request) => {
        const task = await readTask(principalOf(request), request.params.id);
        return renderGeneration(task, baseUrl(request));
      });
    },
  };
}
