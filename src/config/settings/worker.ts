import { oneOf, type Setting, wholeNumber } from '../kinds.ts';

/** How the work is done. */
export const WORKER_SETTINGS = {
  workerConcurrency: {
    name: 'KINORA_WORKER_CONCURRENCY',
    kind: wholeNumber(1, 256),
    default: '2',
    section: 'Worker',
    doc: 'Tasks that this process works on at once.',
  },
  imageConcurrency: {
    name: 'KINORA_IMAGE_CONCURRENCY',
    kind: wholeNumber(1, 256),
    default: '2',
    section: 'Worker',
    doc: 'Images that this process draws at once, besides its videos. One at 4K takes up to 1 GB of memory.',
  },
  webhookConcurrency: {
    name: 'KINORA_WEBHOOK_CONCURRENCY',
    kind: wholeNumber(1, 256),
    default: '4',
    section: 'Worker',
    doc: 'Webhooks that this process sends at once; one account has at most half the places.',
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
  stallSeconds: {
    name: 'KINORA_STALL_SECONDS',
    kind: wholeNumber(1, 86400),
    default: '120',
    section: 'Worker',
    doc: 'A render without any progress for so long is ended, and tried again. Previews may take a quarter of it.',
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
  draftFrames: {
    name: 'KINORA_INTERNAL_DRAFT_FRAMES',
    kind: wholeNumber(0, 192),
    default: '0',
    section: 'internal',
    doc: 'Above 0: render only so many frames, 160 pixels wide, and stills of few pixels.',
  },
  draftPictures: {
    name: 'KINORA_INTERNAL_DRAFT_PICTURES',
    kind: oneOf(['drawn', 'blank']),
    default: 'drawn',
    section: 'internal',
    doc: 'Blank: such frames and stills are of one colour, unless a mask says what must stay.',
  },
} as const satisfies Record<string, Setting>;
