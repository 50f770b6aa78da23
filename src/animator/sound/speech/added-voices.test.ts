import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LinePart } from '../../score/score.ts';
import { SPEAKERS } from '../../score/speakers-table.ts';
import { SET_FILE, type VoiceSet } from './kokoro/voice-set.ts';
import { speakLines } from './speak.ts';

const LINE: LinePart = {
  ...{
    text: 'Hello there.',
    character: 'woman',
    variant: 0,
    song: null,
    speaker: 0,
    tone: 'plain',
    start: 0.2,
    end: 1.4,
  },
  ...{ stretch: 1, pan: 0, gain: 1, ...SPEAKERS.woman[0] },
};

/** As ONNX Runtime is used: a second of a tone, as high as the number of letters that it was given. */
const RUNTIME = `
export class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } }
export const InferenceSession = { async create(file) {
  if (!file.endsWith('model.onnx')) throw new Error('Not this file.');
  return { async run({ input_ids, style, speed }) {
    if (style.data.length !== 256 || !(speed.data[0] > 0)) throw new Error('Not a style.');
    const hertz = 20 * input_ids.data.length;
    return { waveform: { data: Float32Array.from({ length: 24000 }, (_, i) => Math.sin(i * hertz * Math.PI / 12000) * 0.5) } };
  } };
} };`;

describe('a set of voices that was added', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-voices-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function addSet(runtime: string): Promise<void> {
    const set: VoiceSet = {
      ...{
        name: 'Test',
        model: 'model.onnx',
        runtime: 'runtime.mjs',
        dictionary: 'words.mjs',
        voices: { af_heart: 'heart.bin' },
      },
    };
    await writeFile(join(folder, 'runtime.mjs'), runtime);
    await writeFile(
      join(folder, 'words.mjs'),
      `export const dictionary = { hello: 'HH AH0 L OW1', there: 'DH EH1 R' };`,
    );
    await writeFile(join(folder, 'heart.bin'), new Uint8Array(510 * 256 * 4));
    await writeFile(join(folder, SET_FILE), JSON.stringify(set));
  }

  it('speaks, and lips follow it', async () => {
    await addSet(RUNTIME);
    const [speech] = await speakLines([LINE], 4, { voicesFolder: folder, onFallback: (reason) => expect.fail(reason) });
    expect((speech?.samples.length ?? 0) / 48_000).toBeCloseTo(1, 1);
    const keys = speech?.mouth.keys ?? [];
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.at(-2)?.at).toBeLessThan(0.2 + 1.1);
    expect(Math.max(...keys.map(({ open }) => open))).toBeGreaterThan(0.5);
  });

  it('is told of where it cannot speak, and the embedded voices do', async () => {
    const embedded = await speakLines([LINE], 4);
    await addSet('throw new Error("No such processor.");');
    const reasons: string[] = [];
    const options = { voicesFolder: folder, onFallback: (reason: string) => void reasons.push(reason) };
    expect((await speakLines([LINE], 4, options)).map(({ samples }) => samples)).toEqual(
      embedded.map(({ samples }) => samples),
    );
    expect(reasons).toEqual([expect.stringContaining('No such processor.')]);
  });

  it('may be missing', async () => {
    const options = { voicesFolder: join(folder, 'none'), onFallback: (reason: string) => expect.fail(reason) };
    expect(await speakLines([LINE], 4, options)).toHaveLength(1);
  });
});
