import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { pieceAt, UnfoldError, unfoldAnswer } from './unfold-answer.ts';

async function unfold(text: string, mostBytes = 1_000_000) {
  const folder = await makeTempFolder();
  const file = join(folder, 'answer.json');
  await writeFile(file, text);
  const options = {
    keys: ['data', 'bytesBase64Encoded'],
    beside: join(folder, 'piece'),
    mostBytes,
    signal: new AbortController().signal,
  };
  return { folder, unfolded: unfoldAnswer(file, options) };
}

describe('an answer with files in it', () => {
  it('gives files of their own, and a mark in their place', async () => {
    const film = randomBytes(300_001);
    const text = JSON.stringify({
      name: 'a "data": b',
      data: { data: [1, 'data'] },
      videos: [{ bytesBase64Encoded: film.toString('base64') }, { data: '' }],
      après: 'ü',
    });
    const { tree, pieces } = await (await unfold(text)).unfolded;
    expect(tree).toEqual({
      name: 'a "data": b',
      data: { data: [1, 'data'] },
      videos: [{ bytesBase64Encoded: 'piece:0' }, { data: 'piece:1' }],
      après: 'ü',
    });
    expect(await Promise.all(pieces.map((piece) => readFile(piece)))).toEqual([film, Buffer.alloc(0)]);
    expect([pieceAt('piece:1'), pieceAt('other'), pieceAt(3)]).toEqual([1, null, null]);
  });

  it.each([
    ['the alphabet of addresses, without padding', '"-_-_AA"', [0xfb, 0xff, 0xbf, 0x00]],
    ['escapes of every kind', String.raw`"\/\u002b8\u003d"`, [0xff, 0xef]],
    ['folded lines', String.raw`"AA\nEC\r\n "`, [0x00, 0x01, 0x02]],
    ['nothing', '""', []],
  ])('takes %s', async (_, written, bytes) => {
    const { pieces } = await (await unfold(`{"x":"\\\\","data" :\n ${written}}`)).unfolded;
    expect(await readFile(pieces[0] ?? '')).toEqual(Buffer.from(bytes));
  });

  it.each([
    ['no base64', '{"data":"AA!A"}'],
    ['base64 that goes on after its end', '{"data":"AA==AAAA"}'],
    ['base64 that was cut off', '{"data":"AAAAA"}'],
    ['an escape that is none', String.raw`{"data":"\x"}`],
    ['an end in the middle of a file', '{"data":"AAAA'],
    ['an end after it', '{"data":"AAAA"'],
    ['a page', '<html>data: "AAAA"</html>'],
    ['nothing', ''],
    ['more bytes than agreed', JSON.stringify({ a: { data: 'AAAA' }, b: { data: 'A'.repeat(2_000) } })],
    ['more files than agreed', JSON.stringify(Array.from({ length: 65 }, () => ({ data: 'AAAA' })))],
  ])('refuses %s, and leaves no file behind', async (_, text) => {
    const { folder, unfolded } = await unfold(text, 1000);
    await expect(unfolded).rejects.toThrow(UnfoldError);
    expect(await readdir(folder)).toEqual(['answer.json']);
  });

  it('leaves every other JSON as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
        fc.pre(!/"(?:data|bytesBase64Encoded)"/.test(text));
        expect(await (await unfold(text)).unfolded).toEqual({ tree: JSON.parse(text), pieces: [] });
      }),
      { numRuns: 50 },
    );
  });
});
