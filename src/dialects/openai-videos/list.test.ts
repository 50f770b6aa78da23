import { describe, expect, it } from 'vitest';
import { aTask } from '../../../test/fixtures/builders.ts';
import { renderList } from './list.ts';
import { renderVideo } from './response.ts';

describe('a page of videos', () => {
  it('says whether there is more, and where it begins', () => {
    const tasks = [aTask(), aTask({ state: 'succeeded' }), aTask()];
    const [first, second] = tasks;
    const page = { after: null, limit: 3, order: 'newest' } as const;
    expect(renderList(tasks, page)).toEqual({
      object: 'list',
      data: tasks.slice(0, 2).map(renderVideo),
      first_id: first?.id,
      last_id: second?.id,
      has_more: true,
    });
    expect(renderList(tasks.slice(0, 2), page)).toMatchObject({ last_id: second?.id, has_more: false });
    expect(renderList([], page)).toEqual({ object: 'list', data: [], first_id: null, last_id: null, has_more: false });
  });
});
