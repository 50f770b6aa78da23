import { describe, expect, it } from 'vitest';
import { ERROR_CATALOGUE, ERROR_CODES, ServiceError } from '../core/errors.ts';
import { renderGoogleError } from '../dialects/google/response.ts';
import { renderV1Error } from '../dialects/v1-errors.ts';
import { renderPlainError, toServiceError } from './errors.ts';

const coded = (code: string) => Object.assign(new Error('/home/someone/inside.ts'), { code });

describe('what goes wrong inside', () => {
  it('is shown as it is when it was meant for clients', () => {
    const refusal = new ServiceError('invalid_request', 'Because.', { param: 'seed' });
    expect(toServiceError(refusal)).toBe(refusal);
  });

  it.each([
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'request_too_large'],
    ['FST_ERR_CTP_EMPTY_JSON_BODY', 'invalid_request'],
    ['FST_ERR_CTP_INVALID_JSON_BODY', 'invalid_request'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'invalid_request'],
    ['FST_ERR_BAD_URL', 'route_not_found'],
    ['FST_FILES_LIMIT', 'request_too_large'],
    ['FST_FIELDS_LIMIT', 'request_too_large'],
    ['FST_PARTS_LIMIT', 'request_too_large'],
    ['FST_PROTO_VIOLATION', 'invalid_request'],
    ['ENOSPC', 'service_unavailable'],
    ['ECONNRESET', 'internal_error'],
  ])('is put into the words of the catalogue: %s', (code, expected) => {
    const cause = coded(code);
    const error = toServiceError(cause);
    expect([error.code, error.cause]).toEqual([expected, cause]);
    expect(error.message).not.toContain('inside.ts');
  });

  it("is the client's where the framework says so", () => {
    const fault = Object.assign(new Error('Body cannot be parsed'), { statusCode: 400 });
    expect(toServiceError(fault)).toMatchObject({ code: 'invalid_request', message: 'The request cannot be read.' });
    const ours = Object.assign(new Error('Broken'), { statusCode: 500 });
    expect(toServiceError(ours).code).toBe('internal_error');
  });

  it.each([new Error('select * from secrets'), 'a word', null, undefined, { message: 'secrets' }])(
    'is ours otherwise, and says nothing of the inside: %s',
    (fault) => {
      expect(toServiceError(fault)).toMatchObject({
        code: 'internal_error',
        message: 'Something went wrong on our side. The x-request-id header finds it in the log.',
      });
    },
  );
});

describe('a refusal', () => {
  const aRefusal = (code: (typeof ERROR_CODES)[number]) =>
    new ServiceError(code, 'Because.', { param: 'seed', retryAfterSeconds: 7 });
  const wireCode = (code: string) => (code === 'invalid_argument' ? 'INVALID_ARGUMENT' : code);

  it.each(ERROR_CODES)('is shown under /v1: %s', (code) => {
    const { status, headers, body } = renderV1Error(aRefusal(code));
    const { status: expected, retryable } = ERROR_CATALOGUE[code];
    expect(status).toBe(expected);
    expect(headers).toEqual({ 'retry-after': '7', ...(retryable ? {} : { 'x-should-retry': 'false' }) });
    expect(body).toEqual({
      error: { message: 'Because.', type: expect.stringMatching(/^[a-z_]+$/), param: 'seed', code: wireCode(code) },
      code: wireCode(code),
      message: 'Because.',
      data: null,
    });
  });

  const OTHER_STATUS: Partial<Record<string, number>> = {
    missing_api_key: 403,
    invalid_api_key: 400,
    insufficient_user_quota: 402,
  };

  it.each(ERROR_CODES)('is shown under /v1beta: %s', (code) => {
    const { status, headers, body } = renderGoogleError(aRefusal(code));
    const expected = OTHER_STATUS[code] ?? ERROR_CATALOGUE[code].status;
    expect(status).toBe(expected);
    expect(headers).toMatchObject({ 'retry-after': '7' });
    const violation = {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'seed', description: 'Because.' }],
    };
    expect(body).toEqual({
      error: {
        code: expected,
        message: 'Because.',
        status: expect.stringMatching(/^[A-Z_]+$/),
        details: expect.arrayContaining([violation]),
      },
    });
  });

  it.each([
    ['missing_api_key', 'PERMISSION_DENIED'],
    ['model_not_allowed', 'PERMISSION_DENIED'],
    ['insufficient_user_quota', 'RESOURCE_EXHAUSTED'],
    ['rate_limit_exceeded', 'RESOURCE_EXHAUSTED'],
    ['task_not_found', 'NOT_FOUND'],
    ['idempotency_conflict', 'ALREADY_EXISTS'],
    ['deadline_exceeded', 'DEADLINE_EXCEEDED'],
    ['service_unavailable', 'UNAVAILABLE'],
    ['internal_error', 'INTERNAL'],
  ] as const)("has Google's name under /v1beta: %s is %s", (code, status) => {
    expect(renderGoogleError(new ServiceError(code, 'Because.')).body).toMatchObject({
      error: { status, details: [] },
    });
  });

  it('of a wrong key has its reason under /v1beta', () => {
    expect(renderGoogleError(new ServiceError('invalid_api_key', 'Wrong.')).body).toEqual({
      error: {
        code: 400,
        message: 'Wrong.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
          },
        ],
      },
    });
  });

  it.each(ERROR_CODES)('is plain outside of every dialect: %s', (code) => {
    expect(renderPlainError(aRefusal(code))).toMatchObject({
      status: ERROR_CATALOGUE[code].status,
      body: { error: { code, message: 'Because.' } },
    });
  });
});
