import { ERROR_CATALOGUE, type ErrorCode, type ServiceError } from '../../core/errors.ts';
import type { Model } from '../../core/models.ts';
import type { VideoTask } from '../../core/task.ts';
import { type RenderedError, retryHeaders } from '../../http/dialect.ts';
import { toFileId } from './file-id.ts';

/** Google's own status names. `http` stands where this style answers with another number than the catalogue's. */
export const GOOGLE_ERRORS: Record<
  ErrorCode,
  { readonly status: string; readonly http?: number; readonly reason?: string }
> = {
  missing_api_key: { status: 'PERMISSION_DENIED', http: 403 },
  invalid_api_key: { status: 'INVALID_ARGUMENT', http: 400, reason: 'API_KEY_INVALID' },
  model_not_allowed: { status: 'PERMISSION_DENIED' },
  insufficient_user_quota: { status: 'RESOURCE_EXHAUSTED', http: 402 },
  model_not_found: { status: 'NOT_FOUND' },
  task_not_found: { status: 'NOT_FOUND' },
  not_signed_in: { status: 'UNAUTHENTICATED' },
  wrong_credentials: { status: 'UNAUTHENTICATED' },
  not_allowed: { status: 'PERMISSION_DENIED' },
  not_found: { status: 'NOT_FOUND' },
  already_exists: { status: 'ALREADY_EXISTS' },
  link_not_valid: { status: 'NOT_FOUND' },
  route_not_found: { status: 'NOT_FOUND' },
  invalid_request: { status: 'INVALID_ARGUMENT' },
  invalid_argument: { status: 'INVALID_ARGUMENT' },
  task_not_completed: { status: 'FAILED_PRECONDITION' },
  range_not_satisfiable: { status: 'OUT_OF_RANGE' },
  idempotency_conflict: { status: 'ALREADY_EXISTS' },
  request_too_large: { status: 'INVALID_ARGUMENT' },
  unsupported_media_type: { status: 'INVALID_ARGUMENT' },
  rate_limit_exceeded: { status: 'RESOURCE_EXHAUSTED' },
  deadline_exceeded: { status: 'DEADLINE_EXCEEDED' },
  generation_failed: { status: 'INTERNAL' },
  generation_unknown: { status: 'UNKNOWN' },
  service_unavailable: { status: 'UNAVAILABLE' },
  internal_error: { status: 'INTERNAL' },
};

export function renderGoogleError(error: ServiceError): RenderedError {
  const wire = GOOGLE_ERRORS[error.code];
  const { status: usual, retryable } = ERROR_CATALOGUE[error.code];
  const code = wire.http ?? usual;
  return {
    status: code,
    headers: retryHeaders(error, retryable),
    body: { error: { code, message: error.message, status: wire.status, details: renderDetails(error, wire.reason) } },
  };
}

function renderDetails(error: ServiceError, reason: string | undefined) {
  const details: unknown[] = [];
  if (reason !== undefined) {
    details.push({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' });
  }
  if (error.param !== null) {
    const fieldViolations = [{ field: error.param, description: error.message }];
    details.push({ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations });
  }
  return details;
}

/** google.rpc.Code, as far as our failures need it. */
const FAILED_PRECONDITION = { code: 9, status: 'FAILED_PRECONDITION' };
const INTERNAL = { code: 13, status: 'INTERNAL' };
const DEADLINE_EXCEEDED = { code: 4, status: 'DEADLINE_EXCEEDED' };
const UNKNOWN = { code: 2, status: 'UNKNOWN' };

export const renderOperationName = (task: VideoTask): string => `models/${task.request.model}/operations/${task.id}`;

/** A long-running operation: done with a sample, done with an error, or not done. */
export function renderOperation(task: VideoTask, baseUrl: string) {
  const name = renderOperationName(task);
  switch (task.state) {
    case 'queued':
      return { name, metadata: { state: 'QUEUED', progressPercent: 0 } };
    case 'running':
      return { name, metadata: { state: 'RUNNING', progressPercent: Math.max(1, task.progress) } };
    case 'failed':
      return { name, done: true, error: { ...rpcCode(task.failure.code), message: task.failure.message } };
    case 'succeeded':
      return {
        name,
        done: true,
        response: renderSample(`${baseUrl}/v1beta/files/${toFileId(task.id)}:download?alt=media`),
      };
  }
}

function rpcCode(code: string) {
  if (code === 'deadline_exceeded') return DEADLINE_EXCEEDED;
  if (code === 'generation_unknown') return UNKNOWN;
  return code === 'generation_refused' ? FAILED_PRECONDITION : INTERNAL;
}

function renderSample(uri: string) {
  return {
    '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
    generateVideoResponse: { generatedSamples: [{ video: { uri } }] },
  };
}

export function renderModel({ id, kind, title }: Model) {
  return {
    name: `models/${id}`,
    displayName: title,
    version: '3.1',
    supportedGenerationMethods:
      kind === 'video' ? ['predictLongRunning'] : ['generateContent', 'streamGenerateContent'],
  };
}

export const renderModelList = (models: readonly Model[]) => ({ models: models.map(renderModel) });
