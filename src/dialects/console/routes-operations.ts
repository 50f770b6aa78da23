import type { FastifyInstance } from 'fastify';
import { kindOf } from '../../core/generation-request.ts';
import { MODELS } from '../../core/models.ts';
import { type ModelHealth, makeReadOperations } from '../../services/operations.ts';
import type { ConsoleTools } from './parts.ts';
import type { GeneratorView, OperationsView } from './views.ts';

/** For administrators: how the house is doing. */
export function addOperationsRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { store, clock, house } = tools;
  const readOperations = makeReadOperations({ store, clock, readFreeBytes: house.readFreeBytes });

  scope.get('/console/api/operations', { config: { access: 'admin' } }, async (): Promise<OperationsView> => {
    const { lanes, running, models, storage, failures } = await readOperations();
    const now = clock.now().getTime();
    const workers = house.listLanes();
    // What is being sent is in no table: this process knows its own.
    const sending = workers.find(({ lane }) => lane === 'webhook')?.busy ?? 0;
    return {
      lanes: lanes.map(({ oldestAt, ...lane }) => ({
        ...lane,
        ...(lane.lane === 'webhook' ? { running: sending } : {}),
        oldestSeconds: oldestAt === null ? null : Math.max(0, Math.round((now - oldestAt.getTime()) / 1000)),
      })),
      running: running.map((task) => ({
        id: task.id,
        kind: kindOf(task.request),
        model: task.request.model,
        accountName: task.accountName,
        progress: Math.max(1, task.progress),
        attempt: task.attempt,
        createdAt: task.createdAt.toISOString(),
      })),
      workers,
      generators: models.map(renderGenerator),
      storage: {
        kind: house.storage,
        files: storage.files,
        usedBytes: storage.sizeBytes,
        freeBytes: storage.freeBytes,
      },
      failures: failures.map((task) => ({
        id: task.id,
        model: task.request.model,
        accountName: task.accountName,
        code: task.failure.code,
        message: task.failure.message,
        finishedAt: task.finishedAt.toISOString(),
      })),
      process: {
        version: house.version,
        engine: house.engine,
        startedAt: house.startedAt.toISOString(),
        memoryBytes: house.readMemoryBytes(),
      },
    };
  });
}

/** More failures than successes is more than bad luck with one prompt. */
function renderGenerator({ model, succeeded, failed }: ModelHealth): GeneratorView {
  const health = succeeded + failed === 0 ? 'idle' : failed > succeeded ? 'failing' : 'good';
  return { model, name: MODELS[model].title, health, succeeded, failed };
}
