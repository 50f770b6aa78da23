import { expect, it } from 'vitest';
import { addPrincipal, addTask } from '../../test/fixtures/accounts.ts';
import { aRequest, later } from '../../test/fixtures/builders.ts';
import { openService } from '../../test/fixtures/service.ts';
import { makeSearchTasks } from './search-tasks.ts';

const ALL = { kind: null, state: null } as const;
const PAGE = { after: null, limit: 10 };

it('finds prompts by their words alone, in any letter case and script', async () => {
  const { engine, who } = await openService();
  const prompts = ['A red Boat', 'Ein KÄSE-Haus', 'A "quoted" \\ word', '720p landscape'];
  const tasks = [];
  for (const [index, prompt] of prompts.entries()) {
    tasks.push(await addTask(engine.store, who, { createdAt: later(index), request: aRequest({ prompt }) }));
  }
  const search = makeSearchTasks(engine);
  const find = async (text: string) =>
    (await search(who.accountId, { ...ALL, text }, PAGE)).map(({ request }) => request.prompt);
  expect(await find('boat RED')).toEqual(['A red Boat']);
  expect(await find('käse')).toEqual(['Ein KÄSE-Haus']);
  expect(await find('"quoted" \\')).toEqual(['A "quoted" \\ word']);
  // Every request names its resolution; only a prompt may be found by it.
  expect(await find('720p')).toEqual(['720p landscape']);
  expect(await find('')).toHaveLength(4);
  const stranger = await addPrincipal(engine.store);
  const after = tasks[0]?.id ?? null;
  await expect(search(stranger.accountId, { ...ALL, text: '' }, { after, limit: 1 })).rejects.toMatchObject({
    param: 'after',
  });
});

it('looks through more tasks than it reads at once', async () => {
  const { engine, who } = await openService();
  const first = await addTask(engine.store, who, { createdAt: later(-1), request: aRequest({ prompt: 'Käse' }) });
  for (let count = 0; count < 450; count += 1) await addTask(engine.store, who, { createdAt: later(count) });
  const search = makeSearchTasks(engine);
  expect(await search(who.accountId, { ...ALL, text: 'käse' }, PAGE)).toEqual([first]);
});
