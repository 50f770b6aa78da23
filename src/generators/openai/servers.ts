import type { RemoteMaker } from '../../core/maker.ts';

/**
 * Servers that speak /v1/videos and /v1/images, and in what they differ. An operator names which one stands at an address;
 * `other` is what is true of all of them, and so the least. Read in their sources, November 2026.
 */
export interface ServerFacts {
  /** Where an answer to a create was lost. */
  readonly resend: RemoteMaker['resend'];
  /** A job that is asked for until it is done; one call that ends with the film; or none. */
  readonly films: 'job' | 'synchronous' | null;
  /** What it calls the pictures of a film; null where it takes none of that role. */
  readonly pictures: { readonly first: string; readonly last: string | null; readonly reference: string | null };
  /** What becomes of a running job that is deleted; null: it cannot be. */
  readonly removal: 'stops' | 'forgets' | null;
  /** Has /v1/images/edits, and with a mask there. */
  readonly edits: { readonly mask: boolean } | null;
  /** How a still's size is told: by its ratio and sharpness, or by pixels. */
  readonly stillSize: 'named' | 'pixels';
  /** Must be asked for the still itself instead of an address; null: always sends it, and takes no such field. */
  readonly stillDelivery: 'b64_json' | null;
  /** Whether a still is had in the format of the request. */
  readonly stillFormats: boolean;
}

const FIRST_ONLY = { first: 'input_reference', last: null, reference: null } as const;

const OTHER: ServerFacts = {
  resend: 'never',
  films: 'job',
  pictures: FIRST_ONLY,
  removal: null,
  edits: { mask: false },
  stillSize: 'pixels',
  stillDelivery: 'b64_json',
  stillFormats: false,
};

export const SERVERS = {
  other: OTHER,
  kinora: {
    resend: 'same_token',
    films: 'job',
    pictures: { first: 'input_reference', last: 'last_frame', reference: 'reference_images' },
    removal: 'stops',
    edits: { mask: true },
    stillSize: 'named',
    stillDelivery: 'b64_json',
    stillFormats: true,
  },
  // Its jobs are in memory, and deleting one leaves the engine at work.
  sglang: { ...OTHER, resend: 'own_hardware', removal: 'forgets' },
  'vllm-omni': { ...OTHER, resend: 'own_hardware', removal: 'stops' },
  litellm: OTHER,
  'new-api': OTHER,
  localai: {
    ...OTHER,
    resend: 'own_hardware',
    films: 'synchronous',
    pictures: { first: 'start_image', last: 'end_image', reference: null },
    edits: null,
  },
  // Its films ended in September 2026; its stills have not.
  openai: { ...OTHER, films: null, edits: { mask: true }, stillDelivery: null },
} as const satisfies Record<string, ServerFacts>;

export type ServerName = keyof typeof SERVERS;
export const SERVER_NAMES = Object.keys(SERVERS) as readonly ServerName[];
