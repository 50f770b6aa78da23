import { BILLING_MODES } from '../../core/ledger.ts';
import { modelAliases, oneOf, price, type Setting, text } from '../kinds.ts';

/** What a second and an image cost, and what models may be called. */
export const BILLING_SETTINGS = {
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
  modelAliases: {
    name: 'KINORA_MODEL_ALIASES',
    kind: modelAliases,
    default: '',
    section: 'Models',
    doc: 'Other names for models, for clients that insist on them: alias=model,alias=model.',
  },
} as const satisfies Record<string, Setting>;
