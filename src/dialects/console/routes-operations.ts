import type { FastifyInstance } from 'fastify';
import type { Models } from '../../core/models.ts';
import type { WorkerNode } from '../../core/worker-node.ts';
import { type ModelHealth, makeReadOperations } from '../../services/operations.ts';
import { SILENT_SECONDS } from '../../services/worker-nodes.ts';
import { renderMaker } from './creation.ts';
import type { ConsoleTools } from './parts.ts';
import type { GeneratorView, NodeView, OperationsView } from './views.ts';

/** For administrators: how the house is doing. */
export function addOperationsRoutes(scope: FastifyInstance, tools: ConsoleTools): void {
  const { store, clock, house, rules } = tools;
  const readOperations = makeReadOperations({ store, clock, models: rules.models, readFreeBytes: house.readFreeBytes });

  scope.get('/console/api/operations', { config: { access: 'admin' } }, async (): Promise<OperationsView> => {
    const { lanes, running, models, storage, failures } = await readOperations();
    const now = clock.now().getTime();
    const nodes = (await house.nodes.list()).map((node) => renderNode(node, now));
    const working = nodes.filter(({ state }) => state === 'working').flatMap(({ lanes: loads }) => loads);
    // What is being sent is in no table: each process knows its own.
    const sending = working.reduce((sum, { lane, busy }) => (lane === 'webhook' ? sum + busy : sum), 0);
    return {
      lanes: lanes.map(({ oldestAt, ...lane }) => ({
        ...lane,
        ...(lane.lane === 'webhook' ? { running: sending } : {}),
        oldestSeconds: oldestAt === null ? null : Math.max(0, Math.round((now - oldestAt.getTime()) / 1000)),
      })),
      running: running.map((task) => ({
        id: task.id,
        kind: task.kind,
        model: task.request.model,
        maker: renderMaker(task),
        accountName: task.accountName,
        progress: Math.max(1, task.progress),
        attempt: task.attempt,
        createdAt: task.createdAt.toISOString(),
      })),
      nodes,
      generators: models.map((model) => renderGenerator(model, rules.models)),
      storage: {
        kind: house.storage,
        files: storage.files,
        usedBytes: storage.sizeBytes,
        freeBytes: storage.freeBytes,
      },
      failures: failures.map((task) => ({
        id: task.id,
        model: task.request.model,
        maker: renderMaker(task),
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

function renderNode({ startedAt, seenAt, ...node }: WorkerNode, now: number): NodeView {
  const isSilent = now - seenAt.getTime() > SILENT_SECONDS * 1000;
  return {
    ...node,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    state: isSilent ? 'silent' : 'working',
  };
}

/** More failures than successes is more than bad luck with one prompt. */
function renderGenerator({ model, succeeded, failed }: ModelHealth, models: Models): GeneratorView {
  const health = succeeded + failed === 0 ? 'idle' : failed > succeeded ? 'failing' : 'good';
  return { model, name: models.find(model)?.title ?? model, health, succeeded, failed };
}
