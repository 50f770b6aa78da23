import { describe, expect, it } from 'vitest';
import { aRequest, aTask, aTaskId } from '../../../test/fixtures/builders.ts';
import { ERROR_CODES, ServiceError } from '../../core/errors.ts';
import type { TaskId } from '../../core/ids.ts';
import { findTaskOfFile, toFileId } from './file-id.ts';
import { renderGoogleError, renderOperation } from './response.ts';

const MODEL = 'video-3.1-fast-generate-preview';
const request = aRequest({ model: MODEL });
const nameOf = (id: TaskId) => `models/${MODEL}/operations/${id}`;

describe('an operation', () => {
  it('is not done while its task waits or runs', () => {
    const waiting = aTask({ request });
    const metadata = { state: 'QUEUED', progressPercent: 0 };
    expect(renderOperation(waiting, 'https://here')).toEqual({ name: nameOf(waiting.id), metadata });
    for (const [progress, progressPercent] of [
      [0, 1],
      [42, 42],
    ] as const) {
      const running = aTask({ state: 'running', request, progress });
      expect(renderOperation(running, 'https://here')).toEqual({
        name: nameOf(running.id),
        metadata: { state: 'RUNNING', progressPercent },
      });
    }
  });

  it('is done with the address of its film', () => {
    const task = aTask({ state: 'succeeded', request });
    const uri = `https://here/v1beta/files/${toFileId(task.id)}:download?alt=media`;
    expect(renderOperation(task, 'https://here')).toEqual({
      name: nameOf(task.id),
      done: true,
      response: {
        '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
        generateVideoResponse: { generatedSamples: [{ video: { uri } }] },
      },
    });
  });

  it.each([
    ['generation_failed', { code: 13, status: 'INTERNAL' }],
    ['generation_refused', { code: 9, status: 'FAILED_PRECONDITION' }],
    ['deadline_exceeded', { code: 4, status: 'DEADLINE_EXCEEDED' }],
  ] as const)('is done with an error: %s', (code, wire) => {
    const task = aTask({ state: 'failed', request, failure: { code, message: 'No.' } });
    expect(renderOperation(task, 'https://here')).toEqual({
      name: nameOf(task.id),
      done: true,
      error: { ...wire, message: 'No.' },
    });
  });
});

describe('the id of a file', () => {
  it('is a run of small letters and digits that leads back to its task', () => {
    for (const id of [aTaskId(), 'task_AbCdEfGhIjKlMnOpQrStUvWxYz012345' as TaskId]) {
      expect(toFileId(id)).toMatch(/^[a-z0-9]+$/);
      expect(findTaskOfFile(toFileId(id))).toBe(id);
    }
  });

  it.each(['', 'task', aTaskId(), '00', 'ff'.repeat(32), '2e'.repeat(32), 'AB'.repeat(32), '61'.repeat(33)])(
    'leads nowhere when it is none: %j',
    (file) => {
      expect(findTaskOfFile(file)).toBeNull();
    },
  );
});

describe('a refusal in the native style', () => {
  it.each(ERROR_CODES)('has a status and a name: %s', (code) => {
    const { status, body } = renderGoogleError(new ServiceError(code, 'No.', { param: 'instances' }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ error: { code: status, message: 'No.', status: expect.stringMatching(/^[A-Z_]+$/) } });
  });

  it.each([
    ['missing_api_key', 403, 'PERMISSION_DENIED'],
    ['invalid_api_key', 400, 'INVALID_ARGUMENT'],
    ['insufficient_user_quota', 402, 'RESOURCE_EXHAUSTED'],
    ['idempotency_conflict', 409, 'ALREADY_EXISTS'],
    ['rate_limit_exceeded', 429, 'RESOURCE_EXHAUSTED'],
    ['service_unavailable', 503, 'UNAVAILABLE'],
  ] as const)('answers %s with %i %s', (code, status, name) => {
    expect(renderGoogleError(new ServiceError(code, 'No.'))).toMatchObject({
      status,
      body: { error: { status: name } },
    });
  });

  it('points at the field', () => {
    const { body } = renderGoogleError(new ServiceError('invalid_request', 'No.', { param: 'parameters.seed' }));
    expect(body).toMatchObject({
      error: { details: [{ fieldViolations: [{ field: 'parameters.seed', description: 'No.' }] }] },
    });
  });
});
