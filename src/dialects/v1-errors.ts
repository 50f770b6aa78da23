import { ERROR_CATALOGUE, type ErrorCode, type ServiceError } from '../core/errors.ts';
import { type RenderedError, retryHeaders } from '../http/dialect.ts';

/**
 * How every wire format under /v1 refuses: the official libraries read `error`, clients of the older task style read the
 * top level. Some codes go out under the names those clients already test for.
 */
export const V1_ERRORS: Record<ErrorCode, { readonly type: string; readonly code: string }> = {
  missing_api_key: { type: 'authentication_error', code: 'missing_api_key' },
  invalid_api_key: { type: 'authentication_error', code: 'invalid_api_key' },
  model_not_allowed: { type: 'permission_error', code: 'model_not_allowed' },
  insufficient_user_quota: { type: 'insufficient_quota', code: 'insufficient_user_quota' },
  model_not_found: { type: 'invalid_request_error', code: 'model_not_found' },
  task_not_found: { type: 'invalid_request_error', code: 'task_not_found' },
  not_signed_in: { type: 'authentication_error', code: 'not_signed_in' },
  wrong_credentials: { type: 'authentication_error', code: 'wrong_credentials' },
  not_allowed: { type: 'permission_error', code: 'not_allowed' },
  not_found: { type: 'invalid_request_error', code: 'not_found' },
  already_exists: { type: 'invalid_request_error', code: 'already_exists' },
  link_not_valid: { type: 'invalid_request_error', code: 'link_not_valid' },
  route_not_found: { type: 'invalid_request_error', code: 'route_not_found' },
  invalid_request: { type: 'invalid_request_error', code: 'invalid_request' },
  invalid_argument: { type: 'invalid_request_error', code: 'INVALID_ARGUMENT' },
  task_not_completed: { type: 'invalid_request_error', code: 'task_not_completed' },
  range_not_satisfiable: { type: 'invalid_request_error', code: 'range_not_satisfiable' },
  idempotency_conflict: { type: 'invalid_request_error', code: 'idempotency_conflict' },
  request_too_large: { type: 'invalid_request_error', code: 'request_too_large' },
  unsupported_media_type: { type: 'invalid_request_error', code: 'unsupported_media_type' },
  rate_limit_exceeded: { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  deadline_exceeded: { type: 'server_error', code: 'deadline_exceeded' },
  generation_failed: { type: 'server_error', code: 'generation_failed' },
  generation_unknown: { type: 'server_error', code: 'generation_unknown' },
  service_unavailable: { type: 'server_error', code: 'service_unavailable' },
  internal_error: { type: 'server_error', code: 'internal_error' },
};

export function renderV1Error(error: ServiceError): RenderedError {
  const { type, code } = V1_ERRORS[error.code];
  const { status, retryable } = ERROR_CATALOGUE[error.code];
  const { message, param } = error;
  return {
    status,
    headers: retryHeaders(error, retryable),
    body: { error: { message, type, param, code }, code, message, data: null },
  };
}
