import { describe, expect, it } from 'vitest';
import { aTaskId } from '../../test/fixtures/builders.ts';
import { findTaskId } from '../core/ids.ts';
import { parsePage, shownOf } from './page.ts';

const ID = aTaskId();
const TASKS = { what: 'a task', findId: findTaskId };

describe('a page of a list', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, { after: null, limit: 21, order: 'newest' }],
    ['empty values', { after: '', limit: '', order: '' }, { after: null, limit: 21, order: 'newest' }],
    ['the smallest limit', { limit: '1' }, { after: null, limit: 2, order: 'newest' }],
    ['the largest limit', { limit: '100' }, { after: null, limit: 101, order: 'newest' }],
    ['a cursor', { after: ID }, { after: ID, limit: 21, order: 'newest' }],
    ['newest first', { order: 'desc' }, { after: null, limit: 21, order: 'newest' }],
    ['oldest first', { order: 'asc' }, { after: null, limit: 21, order: 'oldest' }],
  ])('may be asked for with %s, and one more is read', (_name, query, page) => {
    expect(parsePage(query, TASKS)).toEqual(page);
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
    expect(() => parsePage(query, TASKS)).toThrow(expect.objectContaining({ code: 'invalid_request', param }));
  });

  it('shows what was asked for, and says whether there is more', () => {
    const page = { after: null, limit: 3, order: 'newest' } as const;
    expect(shownOf([1, 2, 3], page)).toEqual({ shown: [1, 2], more: true });
    expect(shownOf([1, 2], page)).toEqual({ shown: [1, 2], more: false });
    expect(shownOf([], page)).toEqual({ shown: [], more: false });
  });
});
