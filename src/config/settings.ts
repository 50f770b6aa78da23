import { BILLING_MODES } from '../core/ledger.ts';
import {
  flag,
  modelAliases,
  oneOf,
  optionalText,
  type Parsed,
  price,
  publicUrl,
  type Setting,
  text,
  wholeNumber,
} from './kinds.ts';

/**
 * Every knob once: its name in the environment, how it is read, its default as an operator would write it, and one line
 * of documentation. In kinora.toml the same setting is the name without KINORA_, in lower case. `.env.example` and
 * docs/configuration.md are generated from this table. `internal` ones serve our own tests and are left out there.
 */
export const SETTINGS = {
  // Where it listens
  host: {
    name: 'KINORA_HOST',
    kind: text,
    default: '127.0.0.1',
    section: 'Server',
    doc: 'Address to listen on. 0.0.0.0 opens it to the network.',
  },
  port: {
    name: 'KINORA_PORT',
    kind: wholeNumber(0, 65535),
    default: '8787',
    section: 'Server',
    doc: 'Port to listen on. 0 takes a free one.',
  },
  publicUrl: {
    name: 'KINORA_PUBLIC_URL',
    kind: publicUrl,
    default: '',
    section: 'Server',
    doc: 'Address that clients use, for links in answers. Empty: the address the request came in on.',
  },
  trustProxy: {
    name: 'KINORA_TRUST_PROXY',
    kind: flag,
    default: 'false',
    section: 'Server',
    doc: 'Believe X-Forwarded-* headers. Only behind a proxy that sets them itself.',
  },
  tlsCert: {
    name: 'KINORA_TLS_CERT',
    kind: optionalText,
    default: '',
    section: 'Server',
    doc: 'Certificate file (PEM). With KINORA_TLS_KEY the service speaks https by itself.',
  },
  tlsKey: {
    name: 'KINORA_TLS_KEY',
    kind: optionalText,
    default: '',
    section: 'Server',
    doc: 'Private key file (PEM) of the certificate.',
  },
  metricsAccess: {
    name: 'KINORA_METRICS_ACCESS',
    kind: oneOf(['local', 'all']),
    default: 'local',
    section: 'Server',
    doc: 'Who may read /metrics: only this machine (local), or all.',
  },
  logLevel: {
    name: 'KINORA_LOG_LEVEL',
    kind: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
    section: 'Server',
    doc: 'Least level that is logged.',
  },
  logFormat: {
    name: 'KINORA_LOG_FORMAT',
    kind: oneOf(['auto', 'json', 'text']),
    default: 'auto',
    section: 'Server',
    doc: 'json, text, or auto: text on a terminal, json elsewhere.',
  },

  // Where things are
  data: {
    name: 'KINORA_DATA',
    kind: text,
    default: './data',
    section: 'Storage',
    doc: 'Folder of the embedded database and the videos.',
  },
  ffmpeg: {
    name: 'KINORA_FFMPEG',
    kind: optionalText,
    default: '',
    section: 'Storage',
    doc: 'ffmpeg executable with libx264. Empty: the one on PATH, else the bundled one.',
  },
  retentionDays: {
    name: 'KINORA_RETENTION_DAYS',
    kind: wholeNumber(0, 36500),
    default: '30',
    section: 'Storage',
    doc: 'Days that results and inputs are kept. 0 keeps them for ever.',
  },

  // What a request may hold
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

  // Money
  billing: {
    name: 'KINORA_BILLING',
    kind: oneOf(BILLING_MODES),
    default: 'open',
    section: 'Billing',
    doc: 'open records charges; prepaid also refuses tasks that the credit does not cover.',
  },
  currency: { name: 'KINORA_CURRENCY', kind: text, default: 'USD', section: 'Billing', doc: 'Currency of all prices.' },
  videoSecondPrice: {
    name: 'KINORA_PRICE_VIDEO_SECOND',
    kind: price,
    default: '0.40',
    section: 'Billing',
    doc: 'Price of a second of video-3.1-generate-preview. An example: set your own.',
  },
  fastVideoSecondPrice: {
    name: 'KINORA_PRICE_FAST_VIDEO_SECOND',
    kind: price,
    default: '0.15',
    section: 'Billing',
    doc: 'Price of a second of video-3.1-fast-generate-preview. An example: set your own.',
  },
  imagePrice: {
    name: 'KINORA_PRICE_IMAGE',
    kind: price,
    default: '0.05',
    section: 'Billing',
    doc: 'Price of an image of image-3.1-flash-image-preview. An example: set your own.',
  },

  // Models
  modelAliases: {
    name: 'KINORA_MODEL_ALIASES',
    kind: modelAliases,
    default: '',
    section: 'Models',
    doc: 'Other names for models, for clients that insist on them: alias=model,alias=model.',
  },

  // Work
  workerConcurrency: {
    name: 'KINORA_WORKER_CONCURRENCY',
    kind: wholeNumber(1, 256),
    default: '2',
    section: 'Worker',
    doc: 'Tasks that this process works on at once.',
  },
  taskAttempts: {
    name: 'KINORA_TASK_ATTEMPTS',
    kind: wholeNumber(1, 100),
    default: '3',
    section: 'Worker',
    doc: 'How often a generator may fail or crash before the task does.',
  },
  retrySeconds: {
    name: 'KINORA_RETRY_SECONDS',
    kind: wholeNumber(0, 3600),
    default: '2',
    section: 'Worker',
    doc: 'Pause before the second attempt; it doubles with each further one, up to 5 minutes.',
  },
  shutdownSeconds: {
    name: 'KINORA_SHUTDOWN_SECONDS',
    kind: wholeNumber(1, 3600),
    default: '30',
    section: 'Worker',
    doc: 'Time to finish or hand back running tasks after SIGTERM.',
  },
  sweepSeconds: {
    name: 'KINORA_SWEEP_SECONDS',
    kind: wholeNumber(1, 86400),
    default: '60',
    section: 'Worker',
    doc: 'Pause between two looks for overdue tasks, expired results and orphan files.',
  },
  orphanSeconds: {
    name: 'KINORA_ORPHAN_SECONDS',
    kind: wholeNumber(60, 2592000),
    default: '3600',
    section: 'Worker',
    doc: 'Age at which a stored file that no task knows of is removed.',
  },
  renderNiceness: {
    name: 'KINORA_RENDER_NICENESS',
    kind: wholeNumber(0, 19),
    default: '10',
    section: 'Worker',
    doc: 'How far renders stand back behind the service for the processor: 0 not at all, 19 most.',
  },

  // For our own tests
  draftFrames: {
    name: 'KINORA_INTERNAL_DRAFT_FRAMES',
    kind: wholeNumber(0, 192),
    default: '0',
    section: 'internal',
    doc: 'Above 0: render only so many frames, 160 pixels wide.',
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export type Config = { readonly [Key in SettingKey]: Parsed<(typeof SETTINGS)[Key]['kind']> };
