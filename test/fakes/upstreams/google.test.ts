import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GoogleGenAI } from '@google/genai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../fixtures/temp-folder.ts';
import { type FakeGoogleOptions, openFakeGoogle } from './google.ts';

/** The vendor's own library is the measure of the fake. */
async function open(options: FakeGoogleOptions = {}) {
  const google = await openFakeGoogle({ key: 'a-key', ...options });
  onTestFinished(() => google.close());
  const client = new GoogleGenAI({ apiKey: 'a-key', httpOptions: { baseUrl: google.url } });
  return { google, client };
}

const OMNI = 'gemini-omni-1.1-flash';
const ORDER = {
  model: OMNI,
  input: [
    { type: 'image', data: 'AAAA', mime_type: 'image/png' },
    { type: 'text', text: '[# Sources <FIRST_FRAME>@Image1]\nA boat' },
  ],
  background: true,
  response_format: { type: 'video', delivery: 'uri', aspect_ratio: '16:9', resolution: '720p', duration: '8s' },
  generation_config: { video_config: { task: 'image_to_video' } },
  labels: { kinora: 'a-token' },
} as const;

describe('the fake of Google', () => {
  it('takes an interaction from the official library, and gives it the film', async () => {
    const { google, client } = await open();
    const begun = await client.interactions.create({ ...ORDER, input: [...ORDER.input] });
    expect(begun.status).toBe('queued');
    expect(google.creates).toMatchObject([{ job: begun.id, token: 'a-token', body: ORDER }]);
    expect((await client.interactions.get(begun.id)).status).toBe('in_progress');
    const done = await client.interactions.get(begun.id);
    expect([done.status, done.output_video?.uri]).toEqual([
      'completed',
      `${google.url}/v1beta/files/${begun.id}:download?alt=media`,
    ]);
    const downloadPath = join(await makeTempFolder(), 'film.mp4');
    await client.files.download({ file: `files/${begun.id}`, downloadPath });
    expect(await readFile(downloadPath, 'utf8')).toBe('a film');
  });

  it('lets it cancel', async () => {
    const { client } = await open({ fate: 'never' });
    const { id } = await client.interactions.create({ ...ORDER, input: [...ORDER.input] });
    expect((await client.interactions.cancel(id)).status).toBe('cancelled');
    expect((await client.interactions.get(id)).status).toBe('cancelled');
  });

  it.each([
    ['an unknown id', 400, (client: GoogleGenAI) => client.interactions.get('nobody')],
    [
      'a length as a number',
      400,
      (client: GoogleGenAI) =>
        client.interactions.create({
          ...ORDER,
          input: 'A boat',
          response_format: { type: 'video', duration: 8 as never },
        }),
    ],
  ])('refuses %s with %d', async (_, status, ask) => {
    const { client } = await open();
    await expect(ask(client)).rejects.toMatchObject({ status });
  });

  it('takes a prediction from it', async () => {
    const { google, client } = await open();
    let operation = await client.models.generateVideos({
      model: 'veo',
      source: { prompt: 'A boat' },
      config: { durationSeconds: 8 },
    });
    expect(google.creates).toMatchObject([
      { path: '/v1beta/models/veo:predictLongRunning', body: { instances: [{ prompt: 'A boat' }] } },
    ]);
    while (operation.done !== true) operation = await client.operations.getVideosOperation({ operation });
    expect(operation.response?.generatedVideos?.[0]?.video?.uri).toContain(':download?alt=media');
  });

  it('draws stills for it, and tells it of its models', async () => {
    const { client } = await open({ still: Buffer.from('a still'), models: ['gemini-3.1-flash-image'] });
    const { candidates } = await client.models.generateContent({ model: 'gemini-3.1-flash-image', contents: 'A boat' });
    const data = candidates?.[0]?.content?.parts?.map((part) => part.inlineData?.data ?? '') ?? [];
    expect(data.map((text) => Buffer.from(text, 'base64').toString())).toEqual(['a sketch', 'a still']);
    expect((await client.models.get({ model: 'gemini-3.1-flash-image' })).name).toBe('models/gemini-3.1-flash-image');
    await expect(client.models.get({ model: 'veo-3.1-generate-preview' })).rejects.toMatchObject({ status: 404 });
  });

  it('knows its key', async () => {
    const { google } = await open();
    const stranger = new GoogleGenAI({ apiKey: 'another', httpOptions: { baseUrl: google.url } });
    await expect(stranger.models.get({ model: OMNI })).rejects.toMatchObject({ status: 400 });
  });
});
