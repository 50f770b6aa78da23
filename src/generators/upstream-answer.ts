import { MakerError } from '../core/maker.ts';
import type { OutboundAnswer } from '../core/outbound.ts';
import type { UpstreamKey } from '../core/upstream.ts';

const EXCERPT_CHARACTERS = 600;
const QUOTE_CHARACTERS = 300;

/** What an upstream has answered, read with care: it is another's words. */
export class UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly #key: UpstreamKey | null;

  constructor(answer: Pick<OutboundAnswer, 'status' | 'headers' | 'body'>, key: UpstreamKey | null) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.body = answer.body;
    this.#key = key;
  }

  get isSuccess(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** Undefined where it is none. */
  json(): unknown {
    try {
      return JSON.parse(Buffer.from(this.body).toString()) as unknown;
    } catch {
      return undefined;
    }
  }

  /** For the operator: status and the beginning of its body, without our key. */
  excerpt(): string {
    const text = Buffer.from(this.body.subarray(0, 4 * EXCERPT_CHARACTERS)).toString();
    return hideSecrets(`${this.status} ${text.replace(/\s+/g, ' ').slice(0, EXCERPT_CHARACTERS)}`.trim(), this.#key);
  }

  /** Words of the upstream as the person who sent the prompt may read them: short, without addresses and without our key. */
  quote(text: string): string {
    return quoteUpstream(text, this.#key);
  }

  /** A MakerError about this answer. */
  toError(fault: MakerError['fault'], message: string): MakerError {
    return new MakerError(fault, message, { detail: this.excerpt() });
  }
}

export function quoteUpstream(text: string, key: UpstreamKey | null): string {
  const plain = hideSecrets(text, key)
    .replace(/\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+/gi, '…')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > QUOTE_CHARACTERS ? `${plain.slice(0, QUOTE_CHARACTERS)}…` : plain;
}

/** Upstreams are known to repeat a key they refuse, in whole or but for its middle. */
export function hideSecrets(text: string, key: UpstreamKey | null): string {
  const bare = text.replace(/\b(bearer|key)\s+[\w.~+/=-]{8,}/gi, '$1 …');
  const secret = key?.reveal() ?? '';
  return secret === '' ? bare : bare.replaceAll(secret, '…');
}

/** In seconds, or until a time of day; null where it says nothing that can be read. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now: Date): number | null {
  const milliseconds = headers['retry-after-ms'];
  if (milliseconds !== undefined && /^\d{1,9}(?:\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000;
  const written = headers['retry-after']?.trim();
  if (written === undefined || written === '') return null;
  if (/^\d{1,9}(?:\.\d+)?$/.test(written)) return Number(written);
  const until = Date.parse(written);
  return Number.isNaN(until) ? null : Math.max(0, (until - now.getTime()) / 1000);
}
