import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';

/**
 * A JSON answer that carries files as base64, tens of megabytes of it, without ever being in memory as a whole: the strings
 * under the named keys are decoded into files of their own, and what is left is parsed with a mark in their place. A film and
 * a picture of a model's draft are told apart by what stands around them, which only the parsed rest can say.
 */
export interface UnfoldedAnswer {
  readonly tree: unknown;
  /** Numbered as the marks are. */
  readonly pieces: readonly string[];
}

export interface UnfoldOptions {
  /** Those of the strings that are files. */
  readonly keys: readonly string[];
  /** Pieces are put beside it, under its name with a number. */
  readonly beside: string;
  /** Of all pieces together, decoded. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Not JSON, not base64, or more than was agreed to. */
export class UnfoldError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'UnfoldError';
  }
}

const MARK = 'piece:';
const MOST_PIECES = 64;
/** Of what is no piece: models send back signatures of their thoughts, up to a megabyte each. */
const MOST_REST_BYTES = 16 * 1024 * 1024;

/** The number of the piece that stood here; null: this is no mark. */
export function pieceAt(value: unknown): number | null {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return null;
  return Number(value.slice(MARK.length));
}

export async function unfoldAnswer(file: string, options: UnfoldOptions): Promise<UnfoldedAnswer> {
  const pieces: string[] = [];
  let handle: FileHandle | null = null;
  const writer: PieceWriter = {
    async begin() {
      if (pieces.length === MOST_PIECES) throw new UnfoldError(`There are more than ${MOST_PIECES} files in it.`);
      const piece = `${options.beside}.${pieces.length}`;
      pieces.push(piece);
      handle = await open(piece, 'w');
    },
    async write(bytes) {
      for (let offset = 0; handle !== null && offset < bytes.length; ) {
        offset += (await handle.write(bytes, offset)).bytesWritten;
      }
    },
    async end() {
      await handle?.close();
      handle = null;
    },
  };
  try {
    const rest = await separate(file, options, writer);
    return { tree: parseRest(rest), pieces };
  } catch (error) {
    await writer.end();
    await Promise.all(pieces.map((piece) => rm(piece, { force: true })));
    throw error;
  }
}

function parseRest(rest: string): unknown {
  try {
    return JSON.parse(rest);
  } catch (error) {
    throw new UnfoldError('It is not JSON.', { cause: error });
  }
}

interface PieceWriter {
  begin(): Promise<void>;
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Follows strings and colons, and nothing else of JSON: the rest is parsed afterwards, and wrong JSON is found then. */
async function separate(file: string, options: UnfoldOptions, writer: PieceWriter): Promise<string> {
  const separator = new Separator(options, writer);
  for await (const chunk of createReadStream(file, { signal: options.signal })) {
    if (chunk instanceof Uint8Array) await separator.push(chunk);
  }
  return separator.finish();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const LETTER_U = 0x75;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const LONGEST_KEY = 64;

class Separator {
  readonly #keys: readonly string[];
  readonly #writer: PieceWriter;
  readonly #decoder: Base64Decoder;
  readonly #rest: Uint8Array[] = [];
  #restBytes = 0;
  #inside: 'none' | 'text' | 'piece' = 'none';
  /** Of an escape that is not over: what was read of it, without the backslash. */
  #escape: number[] | null = null;
  #text: number[] = [];
  #key = '';
  /** What comes next is the value of the key. */
  #afterColon = false;
  #pieces = 0;

  constructor({ keys, mostBytes }: UnfoldOptions, writer: PieceWriter) {
    this.#keys = keys;
    this.#writer = writer;
    this.#decoder = new Base64Decoder(mostBytes);
  }

  async push(chunk: Uint8Array): Promise<void> {
    // Where that begins which has gone neither into the rest nor into a piece.
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#escape !== null) {
        if (this.#endsEscape(this.#escape, byte) && this.#inside === 'piece') from = at + 1;
      } else if (byte === BACKSLASH && this.#inside !== 'none') {
        if (this.#inside === 'piece') this.#decoder.push(chunk.subarray(from, at));
        this.#escape = [];
      } else if (byte === QUOTE) {
        if (await this.#turn(chunk.subarray(from, at))) from = at + 1;
      } else if (this.#inside === 'text') {
        if (this.#text.length < LONGEST_KEY) this.#text.push(byte);
      } else if (this.#inside === 'none' && !SPACES.has(byte)) {
        this.#afterColon = byte === COLON;
      }
    }
    if (this.#inside !== 'piece') return this.#keep(chunk.subarray(from));
    if (this.#escape === null) this.#decoder.push(chunk.subarray(from));
    await this.#writer.write(this.#decoder.take());
  }

  finish(): string {
    if (this.#inside !== 'none') throw new UnfoldError('It ends in the middle of a text.');
    return Buffer.concat(this.#rest).toString();
  }

  /** At a quote: `before` is what stands before it. True: that, and the quote, have gone to where they belong. */
  async #turn(before: Uint8Array): Promise<boolean> {
    switch (this.#inside) {
      case 'none':
        this.#text = [];
        this.#inside = this.#afterColon && this.#keys.includes(this.#key) ? 'piece' : 'text';
        if (this.#inside === 'text') return false;
        this.#keep(before);
        this.#keep(Buffer.from(`"${MARK}${this.#pieces}"`));
        this.#pieces += 1;
        await this.#writer.begin();
        return true;
      case 'text':
        if (!this.#afterColon) this.#key = Buffer.from(this.#text).toString();
        this.#inside = 'none';
        this.#afterColon = false;
        return false;
      case 'piece':
        this.#decoder.push(before);
        await this.#writer.write(this.#decoder.finish());
        await this.#writer.end();
        this.#inside = 'none';
        this.#afterColon = false;
        return true;
    }
  }

  #endsEscape(written: number[], byte: number): boolean {
    written.push(byte);
    if (written[0] === LETTER_U && written.length < 5) return false;
    if (this.#inside === 'piece') this.#decoder.push(decodeEscape(written));
    this.#escape = null;
    return true;
  }

  #keep(bytes: Uint8Array): void {
    this.#restBytes += bytes.length;
    if (this.#restBytes > MOST_REST_BYTES) {
      throw new UnfoldError('It holds more text than an answer of this kind does.');
    }
    this.#rest.push(bytes);
  }
}

/** In base64 only `/`, `+`, `=` and ends of lines are ever written so, by those who guard against HTML. */
function decodeEscape(written: readonly number[]): Uint8Array {
  const text = parseRest(`"\\${Buffer.from(written).toString('latin1')}"`);
  return Buffer.from(String(text), 'latin1');
}

const NOT_BASE64 = /[^A-Za-z0-9+/_=\s-]/;

/** Base64 in pieces of any length; both alphabets. */
class Base64Decoder {
  readonly #mostBytes: number;
  #bytes = 0;
  #waiting = '';
  #padded = false;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  push(bytes: Uint8Array): void {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1').replaceAll(/\s/g, '');
    if (text === '') return;
    const padding = text.indexOf('=');
    const isEnd = /^=*$/.test(padding === -1 ? text : text.slice(padding));
    if (NOT_BASE64.test(text) || ((this.#padded || padding !== -1) && !isEnd)) throw notBase64();
    this.#padded ||= padding !== -1;
    this.#waiting += text;
  }

  /** What is complete so far. */
  take(): Uint8Array {
    const whole = this.#waiting.length - (this.#waiting.length % 4);
    const bytes = this.#decode(this.#waiting.slice(0, whole));
    this.#waiting = this.#waiting.slice(whole);
    return bytes;
  }

  finish(): Uint8Array {
    if (this.#waiting.replaceAll('=', '').length % 4 === 1) throw notBase64();
    const bytes = this.#decode(this.#waiting);
    this.#waiting = '';
    this.#padded = false;
    return bytes;
  }

  #decode(text: string): Uint8Array {
    const bytes = Buffer.from(text, 'base64');
    this.#bytes += bytes.length;
    if (this.#bytes > this.#mostBytes) {
      throw new UnfoldError(`The files in it are larger than ${this.#mostBytes} bytes.`);
    }
    return bytes;
  }
}

const notBase64 = (): UnfoldError => new UnfoldError('What should be a file is not base64.');
