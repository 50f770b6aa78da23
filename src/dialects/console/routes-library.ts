import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../core/errors.ts';
import { principalOf } from '../../http/authenticate.ts';
import { makeSearchTasks } from '../../services/search-tasks.ts';
import { inputsOf, renderCreation } from './creation.ts';
import type { ConsoleTools } from './parts.ts';
import { parseTaskSearch, type Query, readNumber, readTaskCursor } from './request.ts';
import { makeSendStored, readerOf } from './send-stored.ts';
import type { CreationsView, CreationView, DoneView } from './views.ts';

type CreationRoute = { Params: { id: string } };

const PAGE = { least: 1, most: 100, usual: 24 };

export function addLibraryRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { blobs, clock, readTask, openContent, lifecycles } = tools;
  const searchTasks = makeSearchTasks(tools);

  scope.get<{ Querystring: Query }>('/console/api/creations', async (request): Promise<CreationsView> => {
    const { accountId } = principalOf(request);
    const limit = readNumber(request.query, 'limit', PAGE);
    const page = { after: readTaskCursor(request.query), limit: limit + 1 };
    const found = await searchTasks(accountId, parseTaskSearch(request.query), page);
    const now = clock.now();
    return { creations: found.slice(0, limit).map((task) => renderCreation(task, now)), more: found.length > limit };
  });

  scope.get<CreationRoute>('/console/api/creations/:id', async (request): Promise<CreationView> => {
    return renderCreation(await readTask(principalOf(request), request.params.id), clock.now());
  });

  scope.delete<CreationRoute>('/console/api/creations/:id', async (request): Promise<DoneView> => {
    const who = principalOf(request);
    const task = await readTask(who, request.params.id);
    await lifecycles[task.kind].remove(who, task.id);
    return { done: true };
  });

  const sendStored = makeSendStored({ openContent });
  const variants = { content: 'video', thumbnail: 'thumbnail', spritesheet: 'spritesheet' } as const;
  for (const [name, variant] of Object.entries(variants)) {
    scope.get<CreationRoute>(`/console/api/creations/:id/${name}`, (request, reply) =>
      sendStored(request, reply, request.params.id, variant),
    );
  }

  scope.get<{ Params: { id: string; number: string } }>(
    '/console/api/creations/:id/inputs/:number',
    async (request, reply) => {
      const task = await readTask(principalOf(request), request.params.id);
      request.beginDownload(reply, readerOf(request));
      const image = inputsOf(task)[/^\d{1,2}$/.test(request.params.number) ? Number(request.params.number) : -1];
      const content = image === undefined ? null : await blobs.open(image.blobKey, null);
      if (image === undefined || content === null) {
        throw new ServiceError('task_not_found', 'This picture is not stored any more.');
      }
      return reply.header('cache-control', 'private').type(image.mimeType).send(content.stream);
    },
  );
}
