import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG, WEBP } from './pictures.ts';
import type { Service } from './process.ts';
import { exchangeKept, type RawAnswer } from './raw-socket.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');

/** Sends a recorded request as it stands, over a connection that is kept open, and reads the one answer to it. */
export async function replay(service: Service, name: string, id = ''): Promise<RawAnswer> {
  return exchangeKept(service.port, await readFixture(service, name, id));
}

async function readFixture(service: Service, name: string, id: string): Promise<Buffer> {
  const text = (await readFile(join(FOLDER, `${name}.http`), 'utf8')).replaceAll('\n', '\r\n');
  const end = text.indexOf('\r\n\r\n') + 4;
  const values: Readonly<Record<string, string | Buffer>> = {
    host: `127.0.0.1:${service.port}`,
    key: service.key,
    id,
    png: PNG,
    webp: WEBP,
    'png-base64': PNG.toString('base64'),
    'webp-base64': WEBP.toString('base64'),
  };
  const body = fill(text.slice(end), values);
  return Buffer.concat([fill(text.slice(0, end), { ...values, length: String(body.length) }), body]);
}

function fill(text: string, values: Readonly<Record<string, string | Buffer>>): Buffer {
  // The names stand at the odd places.
  const pieces = text.split(/\{\{([\w-]+)\}\}/).map((piece, index) => {
    const value = index % 2 === 0 ? piece : values[piece];
    if (value === undefined) throw new Error(`A recorded request asks for '${piece}', which nobody knows.`);
    return Buffer.from(value);
  });
  return Buffer.concat(pieces);
}
