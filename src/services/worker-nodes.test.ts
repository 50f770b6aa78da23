import { beforeEach, describe, expect, it } from 'vitest';
import { later, NOON } from '../../test/fixtures/builders.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import type { LaneLoad } from '../core/worker-node.ts';
import { makeWorkerNodes } from './worker-nodes.ts';

let service: Service;
beforeEach(async () => {
  service = await openService();
});

const LANES: readonly LaneLoad[] = [{ lane: 'video', concurrency: 2, busy: 1 }];

function aNode(id: string, { lanes = LANES, isShared = true } = {}) {
  const self = { id, host: `${id}.example.org`, version: '1.0.0', startedAt: NOON };
  return { self, nodes: makeWorkerNodes({ ...service.engine, self, listLanes: () => lanes, isShared }) };
}

describe('the nodes of a house', () => {
  it('know of each other, each itself first and as it is now', async () => {
    const [one, other] = [aNode('one'), aNode('other')];
    await one.nodes.announce();
    await other.nodes.announce();
    service.engine.clock.advance(5);
    expect(await other.nodes.list()).toEqual([
      { ...other.self, seenAt: later(5), lanes: LANES },
      { ...one.self, seenAt: NOON, lanes: LANES },
    ]);
    await one.nodes.leave();
    expect((await other.nodes.list()).map(({ id }) => id)).toEqual(['other']);
  });

  it('are seen by one that only answers, which tells nothing of itself', async () => {
    const [worker, api] = [aNode('worker'), aNode('api', { lanes: [] })];
    await worker.nodes.announce();
    await api.nodes.announce();
    expect((await api.nodes.list()).map(({ id }) => id)).toEqual(['worker']);
    expect((await worker.nodes.list()).map(({ id }) => id)).toEqual(['worker']);
    await api.nodes.leave();
  });

  it('are remembered for an hour when they went without a word', async () => {
    await aNode('lost').nodes.announce();
    service.engine.clock.advance(3_600);
    const { nodes } = aNode('api', { lanes: [] });
    expect((await nodes.list()).map(({ seenAt }) => seenAt)).toEqual([NOON]);
    service.engine.clock.advance(1);
    expect(await nodes.list()).toEqual([]);
  });

  it('write nothing where there is only one', async () => {
    const { nodes, self } = aNode('alone', { isShared: false });
    await nodes.announce();
    expect(await nodes.list()).toEqual([{ ...self, seenAt: NOON, lanes: LANES }]);
    expect(await service.engine.store.nodes.list(NOON)).toEqual([]);
    await nodes.leave();
  });
});
