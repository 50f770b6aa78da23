import { type Setting, wholeNumber } from '../kinds.ts';

/** What one request, key or account may ask for. */
export const LIMIT_SETTINGS = {
  promptCharacters: {
    name: 'KINORA_PROMPT_CHARACTERS',
    kind: wholeNumber(1, 1000000),
    default: '10000',
    section: 'Limits',
    doc: 'Longest prompt, in characters.',
  },
  requestBytes: {
    name: 'KINORA_REQUEST_BYTES',
    kind: wholeNumber(1024, 1073741824),
    default: '67108864',
    section: 'Limits',
    doc: 'Largest request body, in bytes.',
  },
  imageBytes: {
    name: 'KINORA_IMAGE_BYTES',
    kind: wholeNumber(1024, 1073741824),
    default: '20971520',
    section: 'Limits',
    doc: 'Largest image file in a request, in bytes.',
  },
  imagePixels: {
    name: 'KINORA_IMAGE_PIXELS',
    kind: wholeNumber(1024, 1000000000),
    default: '50000000',
    section: 'Limits',
    doc: 'Largest image in a request, in pixels. Takes effect when image inputs are accepted.',
  },
  readsPerMinute: {
    name: 'KINORA_READS_PER_MINUTE',
    kind: wholeNumber(1, 10000000),
    default: '600',
    section: 'Limits',
    doc: 'Requests a minute per key.',
  },
  createsPerMinute: {
    name: 'KINORA_CREATES_PER_MINUTE',
    kind: wholeNumber(1, 10000000),
    default: '60',
    section: 'Limits',
    doc: 'New tasks a minute per key.',
  },
  queuedPerAccount: {
    name: 'KINORA_QUEUED_PER_ACCOUNT',
    kind: wholeNumber(1, 10000000),
    default: '100',
    section: 'Limits',
    doc: 'Tasks of one account that may wait at once.',
  },
  runningPerAccount: {
    name: 'KINORA_RUNNING_PER_ACCOUNT',
    kind: wholeNumber(1, 10000),
    default: '4',
    section: 'Limits',
    doc: 'Tasks of one account that may run at once.',
  },
  queuedInAll: {
    name: 'KINORA_QUEUED_IN_ALL',
    kind: wholeNumber(1, 100000000),
    default: '10000',
    section: 'Limits',
    doc: 'Tasks that may wait in all.',
  },
  taskDeadlineSeconds: {
    name: 'KINORA_TASK_DEADLINE_SECONDS',
    kind: wholeNumber(1, 31536000),
    default: '7200',
    section: 'Limits',
    doc: 'A task not finished by then fails, and its hold is released.',
  },
  imageDeadlineSeconds: {
    name: 'KINORA_IMAGE_DEADLINE_SECONDS',
    kind: wholeNumber(1, 3600),
    default: '300',
    section: 'Limits',
    doc: 'Longest wait for an image. Takes effect when images are offered.',
  },
  idempotencyHours: {
    name: 'KINORA_IDEMPOTENCY_HOURS',
    kind: wholeNumber(1, 8760),
    default: '24',
    section: 'Limits',
    doc: 'How long an Idempotency-Key is remembered. Takes effect when the header is read.',
  },
} as const satisfies Record<string, Setting>;
