import { describe, expect, it } from 'vitest';
import { aTask, aTaskId } from '../../../test/fixtures/builders.ts';
import { parsePage, renderList } from './list.ts';
import { renderVideo } from './response.ts';

const ID = aTaskId();

describe('a page of videos', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, { after: null, limit: 21, order: 'newest' }],
    ['empty values', { after: '', limit: '', order: '' }, { after: null, limit: 21, order: 'newest' }],
    ['the smallest limit', { limit: '1' }, { after: null, limit: 2, order: 'newest' }],
    ['the largest limit', { limit: '100' }, { after: null, limit: 101, order: 'newest' }],
    ['a cursor', { after: ID }, { after: ID, limit: 21, order: 'newest' }],
    ['newest first', { order: 'desc' }, { after: null, limit: 21, order: 'newest' }],
    ['oldest first', { order: 'asc' }, { after: null, limit: 21, order: 'oldest' }],
  ])('may be asked for with %s, and one more is read', (_name, query, page) => {
    expect(parsePage(query)).toEqual(page);
  });

  it.each<[string, Record<string, unknown>]>([
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['limit', { limit: '-1' }],
    ['limit', { limit: '1.5' }],
    ['limit', { limit: 'all' }],
    ['limit', { limit: '99999999999999999999' }],
    ['limit', { limit: ['1', '2'] }],
    ['after', { after: 'video_1' }],
    ['after', { after: [ID, ID] }],
    ['order', { order: 'up' }],
    ['order', { order: 'DESC' }],
  ])('is refused by the name of %s: %j', (param, query) => {
    expect(() => parsePage(query)).toThrow(expect.objectContaining({ code: 'invalid_request', param }));
  });

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
