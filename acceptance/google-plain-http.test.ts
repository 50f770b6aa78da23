import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GenerateVideosOperation, GoogleGenAI } from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, DRAFT_SECONDS, expectFilm } from './support/mp4.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

/** As it comes: plain http, and nothing said of its own address. */
describe('the official Google client on a default install', () => {
  let folder: string;
  let service: Service;
  let operation: GenerateVideosOperation;
  const connect = (baseUrl: string) => new GoogleGenAI({ apiKey: service.key, httpOptions: { baseUrl } });
  const uriIn = ({ response }: GenerateVideosOperation) => response?.generatedVideos?.[0]?.video?.uri ?? '';

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder });
    const client = connect(service.url);
    const config = { durationSeconds: 4 };
    const started = await client.models.generateVideos({ model: FAST_MODEL, source: { prompt: 'The sea' }, config });
    operation = await until('the film is done', async () => {
      const found = await client.operations.getVideosOperation({ operation: started });
      return found.done === true ? found : null;
    });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('downloads the film', async () => {
    expect(uriIn(operation)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1beta\/files\/[a-z0-9]+:download\?alt=media$/);
    const downloadPath = join(folder, 'film.mp4');
    const file = operation.response?.generatedVideos?.[0] ?? '';
    await connect(service.url).files.download({ file, downloadPath });
    expectFilm(await readFile(downloadPath), aDraft(DRAFT_SECONDS));
  });

  it('downloads the film the way the library for Python builds the address', async () => {
    const headers = { 'x-goog-api-key': service.key };
    const answer = await fetch(`${service.url}/v1beta/files/${uriIn(operation)}:download?alt=media`, { headers });
    expectFilm(Buffer.from(await answer.arrayBuffer()), aDraft(DRAFT_SECONDS));
  });

  it('is led back to the host that it asked', async () => {
    const { port } = service;
    const client = connect(`http://localhost:${port}`);
    const found = await client.operations.getVideosOperation({ operation });
    expect(uriIn(found)).toMatch(new RegExp(`^http://localhost:${port}/v1beta/files/`));
    const downloadPath = join(folder, 'by-name.mp4');
    await client.files.download({ file: found.response?.generatedVideos?.[0] ?? '', downloadPath });
    expectFilm(await readFile(downloadPath), aDraft(DRAFT_SECONDS));
  });
});
