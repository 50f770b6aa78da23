import { ERROR_CATALOGUE, type ErrorCode, type ServiceError } from '../../core/errors.ts';
import { type RenderedError, retryHeaders } from '../../http/dialect.ts';

/** Google's own status names. `http` stands where this style answers with another number than the catalogue's. */
const WIRE: Record<ErrorCode, { readonly status: string; readonly http?: number; readonly reason?: string }> = {
  missing_api_key: { status: 'PERMISSION_DENIED', http: 403 },
  invalid_api_key: { status: 'INVALID_ARGUMENT', http: 400, reason: 'API_KEY_INVALID' },
  model_not_allowed: { status: 'PERMISSION_DENIED' },
  insufficient_user_quota: { status: 'RESOURCE_EXHAUSTED', http: 402 },
  model_not_found: { status: 'NOT_FOUND' },
  task_not_found: { status: 'NOT_FOUND' },
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
  service_unavailable: { status: 'UNAVAILABLE' },
  internal_error: { status: 'INTERNAL' },
};

export function renderGoogleError(error: ServiceError): RenderedError {
  const wire = WIRE[error.code];
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
