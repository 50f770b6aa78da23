/**
 * The one catalogue of refusals. A code is a promise to clients: it may be added, never renamed. `retryable` says whether
 * the same request can succeed later, and steers client libraries, which retry some statuses without asking.
 * Each dialect holds a Record<ErrorCode, ...>, so a new code does not compile until every dialect says how to show it.
 */
export const ERROR_CATALOGUE = {
  missing_api_key: { status: 401, retryable: false, meaning: 'The request carries no API key.' },
  invalid_api_key: { status: 401, retryable: false, meaning: 'The API key is unknown, revoked or expired.' },
  model_not_allowed: { status: 403, retryable: false, meaning: 'The API key may not use this model.' },
  insufficient_user_quota: {
    status: 403,
    retryable: false,
    meaning: 'The account has too little credit for this task, or its API key may not spend so much.',
  },
  model_not_found: { status: 404, retryable: false, meaning: 'No model has this name.' },
  task_not_found: {
    status: 404,
    retryable: false,
    meaning: 'The account has no such task, or its result has expired or has no such preview.',
  },
  not_signed_in: { status: 401, retryable: false, meaning: 'Nobody is signed in to the console.' },
  wrong_credentials: { status: 401, retryable: false, meaning: 'The address or the password is wrong.' },
  not_allowed: {
    status: 403,
    retryable: false,
    meaning: "Only administrators may do this, or the request did not come from the console's own page.",
  },
  not_found: { status: 404, retryable: false, meaning: 'There is no such key, person, account or upstream.' },
  already_exists: { status: 409, retryable: false, meaning: 'Somebody has this address already.' },
  link_not_valid: { status: 410, retryable: false, meaning: 'The link was used, has expired or never was.' },
  route_not_found: { status: 404, retryable: false, meaning: 'No route has this method and path.' },
  invalid_request: { status: 400, retryable: false, meaning: 'A field is missing, malformed or out of range.' },
  invalid_argument: { status: 400, retryable: false, meaning: 'A field was sent that the models do not offer.' },
  task_not_completed: {
    status: 400,
    retryable: false,
    meaning: 'The task has no result: it is unfinished or has failed.',
  },
  range_not_satisfiable: { status: 416, retryable: false, meaning: 'The byte range asked for lies outside the file.' },
  idempotency_conflict: { status: 409, retryable: false, meaning: 'The idempotency key was used for another request.' },
  request_too_large: { status: 413, retryable: false, meaning: 'The body or one of its files is over the limit.' },
  unsupported_media_type: { status: 415, retryable: false, meaning: 'The content type is not one the route reads.' },
  rate_limit_exceeded: { status: 429, retryable: true, meaning: 'Too many requests, or too many unfinished tasks.' },
  deadline_exceeded: { status: 504, retryable: true, meaning: 'The work was not done in time.' },
  generation_failed: { status: 500, retryable: true, meaning: 'The picture could not be made; nothing was charged.' },
  generation_unknown: {
    status: 424,
    retryable: false,
    meaning:
      'Another service was asked for the picture and nobody can know whether it made one; nothing was charged. Asking again may make a second one.',
  },
  service_unavailable: { status: 503, retryable: true, meaning: 'The service is full, starting or stopping.' },
  internal_error: { status: 500, retryable: true, meaning: 'A fault of ours; x-request-id finds it in the log.' },
} as const satisfies Record<string, { status: number; retryable: boolean; meaning: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as readonly ErrorCode[];

export interface ServiceErrorDetails {
  /** The field to blame, spelled the way the client spelled it. */
  readonly param?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal a client may read: the message says what to change and holds no secret, no path and no stack. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly param: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, details: ServiceErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.param = details.param ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status;
  }
}
