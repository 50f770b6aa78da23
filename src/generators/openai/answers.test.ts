import { describe, expect, it } from 'vitest';
import { UpstreamAnswer } from '../upstream-answer.ts';
import { isFiltered, isGone, judgeCreate, readFailure, readJob, readModelIds, readResult } from './answers.ts';

describe('a job', () => {
  it.each([
    ['queued', 'running'],
    ['in_progress', 'running'],
    ['processing', 'running'],
    ['NOT_START', 'running'],
    ['unknown', 'running'],
    ['a word of tomorrow', 'running'],
    ['completed', 'completed'],
    ['SUCCESS', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['expired', 'failed'],
    ['deleted', 'failed'],
  ])('that is %s is %s', (status, state) => {
    expect(readJob({ id: 'a', status })).toMatchObject({ state });
  });

  it.each([
    [0, 0],
    [50, 0.5],
    ['37%', 0.37],
    [100, 1],
    [null, null],
    [undefined, null],
    [-1, null],
    ['soon', null],
  ])('with progress %j has done %j', (progress, share) => {
    expect(readJob({ id: 'a', status: 'queued', progress })).toMatchObject({ share });
  });

  it('is known by its id, or by what older servers call it', () => {
    expect(readJob({ id: 'a', task_id: 'b', status: 'queued' })).toMatchObject({ id: 'a' });
    expect(readJob({ task_id: 'b', status: 'queued' })).toMatchObject({ id: 'b' });
    expect(readJob({ status: 'queued' })).toMatchObject({ id: null });
  });

  it.each([undefined, null, 'text', [], {}, { id: 'a' }, { id: 3, status: 'queued' }])('is not %j', (json) => {
    expect(readJob(json)).toBeNull();
  });

  it('tells of an address only where it is one', () => {
    expect(readJob({ id: 'a', status: 'completed', url: 'https://a.test/f.mp4' })?.url).toBe('https://a.test/f.mp4');
    expect(readJob({ id: 'a', status: 'completed', url: '/root/f.mp4' })?.url).toBeNull();
  });
});

describe('a failure', () => {
  it.each([
    [{ error: { code: 'c', message: 'm', type: 't' } }, { code: 'c', message: 'm', type: 't' }],
    [{ error: 'words' }, { message: 'words' }],
    [{ detail: 'words' }, { message: 'words' }],
    [
      { code: 'task_not_exist', message: 'm' },
      { code: 'task_not_exist', message: 'm' },
    ],
    [{ detail: [{ loc: ['body'], msg: 'm' }] }, {}],
    ['text', {}],
    [undefined, {}],
  ])('is read from %j', (json, failure) => {
    expect(readFailure(json)).toEqual(failure);
  });

  it.each([
    [{ code: 'content_policy_violation' }, true],
    [{ code: 'moderation_blocked' }, true],
    [{ code: 'SAFETY' }, true],
    [{ code: 'generation_refused' }, true],
    [{ type: 'image_generation_user_error', message: 'Your request was rejected by the safety system.' }, true],
    [{ message: 'litellm.ContentPolicyViolationError: no' }, true],
    [{ code: 'server_error', message: 'Out of memory' }, false],
    [{}, false],
  ])('%j is a refusal of the prompt: %j', (failure, expected) => {
    expect(isFiltered(failure)).toBe(expected);
  });

  it('tells that a task is gone', () => {
    expect(isGone({ code: 'task_not_exist' })).toBe(true);
    expect(isGone({ code: 'invalid_request' })).toBe(false);
  });
});

describe('what is said of a create', () => {
  const answer = (status: number, json: unknown) =>
    new UpstreamAnswer({ status, headers: {}, body: Buffer.from(JSON.stringify(json)) }, null);

  it.each([
    [503, { error: { code: 'model_not_found' } }, 'denied'],
    [429, { error: { code: 'insufficient_quota' } }, 'denied'],
    [403, { error: { code: 'insufficient_user_quota' } }, 'denied'],
    [400, { error: { code: 'content_policy_violation', message: 'No.' } }, 'refused'],
    [500, { error: { code: 'generation_failed', message: 'No.' } }, 'failed'],
  ])('%d %j is %s', (status, json, fault) => {
    expect(judgeCreate(answer(status, json))).toMatchObject({ fault });
  });

  it.each([
    [429, { error: { code: 'rate_limit_exceeded' } }],
    [500, { error: { code: 'content_filter' } }],
    [400, { detail: 'size is wrong' }],
  ])('%d %j is no more than its status says', (status, json) => {
    expect(judgeCreate(answer(status, json))).toBeNull();
  });

  it('reaches the person without addresses', () => {
    const json = { error: { code: 'moderation_blocked', message: 'See https://rules.test/a?b\nfor more.' } };
    expect(judgeCreate(answer(400, json))?.message).toBe('It was refused by the maker of this model: See … for more.');
  });
});

describe('a result', () => {
  it.each([
    [{ data: [{ b64_json: 'AAAA' }] }, { kind: 'bytes', base64: 'AAAA' }],
    [{ data: [{ b64_json: 'data:image/png;base64,AAAA' }] }, { kind: 'bytes', base64: 'AAAA' }],
    [{ data: [{ url: 'https://a.test/b' }] }, { kind: 'url', url: 'https://a.test/b' }],
    [{ data: [] }, { kind: 'nothing' }],
    [{ created: 1 }, { kind: 'nothing' }],
    [{ data: [{}] }, { kind: 'nothing' }],
    ['text', null],
    [undefined, null],
  ])('is read from %j', (json, result) => {
    expect(readResult(json)).toEqual(result);
  });
});

describe('the models', () => {
  it('are told by some servers, and by others not', () => {
    expect(readModelIds({ data: [{ id: 'a' }, { id: 'b', more: 1 }] })).toEqual(['a', 'b']);
    expect(readModelIds({ data: [] })).toBeNull();
    expect(readModelIds('text')).toBeNull();
  });
});
