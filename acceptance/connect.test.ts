import { execFile } from 'node:child_process';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { watchOver } from '../test/servers/watch-over.ts';
import { call, postForm } from './support/http.ts';
import { expectPicture, IMAGE_MODEL } from './support/images.ts';
import { aDraft, DRAFT_SECONDS, expectFilm } from './support/mp4.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { FAST_MODEL, isVideo, untilCompleted } from './support/tasks.ts';

const ROOT = join(import.meta.dirname, '..');
const text = await readFile(join(ROOT, 'docs/connect.md'), 'utf8');

const FILM = aDraft(DRAFT_SECONDS);

/** Every block of this language, with the heading that it stands below. */
function listBlocks(language: string): readonly { readonly heading: string; readonly code: string }[] {
  return text.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
      .filter(([, found]) => found === language)
      .map(([, , code = '']) => ({ heading, code }));
  });
}

const aliases = /^KINORA_MODEL_ALIASES=(\S+)$/m.exec(text)?.[1] ?? '';

describe('docs/connect.md', () => {
  let folder: string;
  let service: Service;
  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, settings: { KINORA_MODEL_ALIASES: aliases } });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('has a recipe for each of these', () => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'openai (JavaScript)',
      'openai (Python)',
      'google-genai (JavaScript)',
      'google-genai (Python)',
      'AI SDK',
      'LangChain',
      'LiteLLM',
      'new-api',
      'Open WebUI',
      'n8n',
    ]);
    expect(listBlocks('js').map(({ heading }) => heading)).toEqual([
      'openai (JavaScript)',
      'google-genai (JavaScript)',
      'AI SDK',
    ]);
  });

  it.each(listBlocks('js'))(
    'has a program for $heading that runs as it stands',
    async ({ code }) => {
      const place = await mkdtemp(join(folder, 'program-'));
      await symlink(join(ROOT, 'node_modules'), join(place, 'node_modules'));
      await writeFile(join(place, 'program.mjs'), code);
      const running = promisify(execFile)(process.execPath, ['program.mjs'], {
        cwd: place,
        env: { PATH: process.env.PATH ?? '', KINORA_URL: service.url, KINORA_KEY: service.key },
      });
      watchOver(running.child, 'process');
      await running;
      expectFilm(await readFile(join(place, 'film.mp4')), FILM);
      const picture = await readFile(join(place, 'picture.png'));
      expectPicture(picture, code.includes('16:9') ? '1376x768' : '1024x1024');
    },
    300_000,
  );

  it('names only models that there are', async () => {
    const { json } = await call(service, '/v1/models');
    const models = (json as { data: { id: string }[] }).data.map(({ id }) => id);
    const named = new Set([...text.matchAll(/\b(?:video|image)-\d[\w.-]*\w/g)].map(([name]) => name));
    expect([...named].toSorted()).toEqual(models.toSorted());
  });

  it('has a configuration of LiteLLM that names each model with the protocol and the address', () => {
    const [block] = listBlocks('yaml');
    const { model_list: list } = parse(block?.code ?? '') as { model_list: { litellm_params: object }[] };
    const common = { api_base: 'http://127.0.0.1:8787/v1', api_key: 'os.environ/KINORA_KEY' };
    expect(list.map(({ litellm_params: params }) => params)).toEqual([
      { model: `openai/${FAST_MODEL}`, ...common },
      { model: `openai/${IMAGE_MODEL}`, ...common },
    ]);
  });

  // What these programs send is written down from their sources of November 2026: they run on nothing that is here.
  describe('tells the truth about', () => {
    const postBody = (path: string, body: object) =>
      call(service, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    it('n8n, whose form names a model of its own, and LiteLLM, which says twice which film it wants', async () => {
      const created = await postForm(service, [
        ['model', 'sora-2'],
        ['prompt', 'A video of the sea at night'],
        ['seconds', '4'],
        ['size', '1280x720'],
      ]);
      if (!isVideo(created.json)) throw new Error(created.text);
      const { id } = created.json;
      await untilCompleted(service, id);
      const film = await call(service, `/v1/videos/${id}/content?video_id=${id}`);
      expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
      expectFilm(film.bytes, FILM);
    });

    it.each([
      ['Open WebUI', { model: IMAGE_MODEL, n: 1, size: '512x512', response_format: 'b64_json' }],
      ['n8n', { model: IMAGE_MODEL, response_format: 'b64_json' }],
      ['n8n by the alias', { model: 'gpt-image-1' }],
    ])(
      '%s, which asks for a picture',
      async (_who, body) => {
        const answer = await postBody('/v1/images/generations', { prompt: 'The sea', ...body });
        expect(answer.status, answer.text.slice(0, 500)).toBe(200);
        const { data } = answer.json as { data: { b64_json: string }[] };
        expectPicture(Buffer.from(data[0]?.b64_json ?? '', 'base64'), 'size' in body ? body.size : '1024x1024');
      },
      120_000,
    );
  });
});
