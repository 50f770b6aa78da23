import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadTables as load, SECRET } from '../../../test/fixtures/tables.ts';
import { animatorFilms } from '../../core/animator-skills.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../core/specified-models.ts';
import { loadConfig } from '../load.ts';

const WHOLE = `
port = 9000

[[model]]
id = "wan-2.2"
kind = "video"
title = "Wan 2.2"
price = "0.05"
created = 2026-11-15
seconds = [5, 3]
resolutions = ["480p", "720p"]
aspect_ratios = ["1:1", "16:9"]
modes = ["text", "first_frame"]

[[model]]
id = "flux"
kind = "image"
price = 0.02

[[upstream]]
name = "omni"
kind = "cloud"
key_files = ["keys/one", "keys/two"]
region = "eu"
concurrency = 8
deadline_minutes = 20

  [[upstream.serves]]
  model = "video-3.1-generate-preview"
  as = "omni-1"
  seconds = [4, 8]

[[upstream]]
name = "gpu"
kind = "gpu"
url = "http://10.0.0.7:8188/"
private = true
currency = "EUR"
headers = { X-Place = "cellar" }
headers_env = { Authorization = "CLOUD_KEY" }

  [[upstream.serves]]
  model = "wan-2.2"
  as = "wan"
  modes = ["text"]
  seconds = [5]
  resolutions = ["480p", "720p"]
  sound = "animator"
  seed = "send"
  fit = true
  retry_failed = true
  cost = { "480p" = "0.01", "720p" = 0.02 }
  steps = 20

[[route]]
model = "video-3.1-generate-preview"
through = ["omni", "animator"]
after_refusal = "next"

[[route]]
model = "wan-2.2"
through = ["gpu:2 + animator"]
`;

describe('the tables of kinora.toml', () => {
  it('are read beside the settings', () => {
    const { port, tables } = load(WHOLE);
    expect(port).toBe(9000);
    expect(tables.models).toMatchObject([
      {
        id: 'wan-2.2',
        kind: 'video',
        title: 'Wan 2.2',
        createdAt: '2026-11-15',
        unitPriceMicros: 50_000,
        offers: {
          durationsSeconds: [5, 3],
          defaultSeconds: 5,
          resolutions: ['480p', '720p'],
          defaultResolution: '480p',
          aspectRatios: ['1:1', '16:9'],
          defaultAspectRatio: '1:1',
          modes: ['text', 'first_frame'],
          mostReferences: 0,
          secondsOfResolution: {},
          secondsWithReferences: [5, 3],
          sizes: 'exact',
        },
      },
      { id: 'flux', kind: 'image', title: 'flux', createdAt: '2026-11-01', unitPriceMicros: 20_000 },
    ]);
    expect(tables.routes).toEqual([
      {
        model: 'video-3.1-generate-preview',
        steps: [[{ name: 'omni', weight: 1 }], [{ name: 'animator', weight: 1 }]],
        afterRefusal: 'next',
      },
      {
        model: 'wan-2.2',
        steps: [
          [
            { name: 'gpu', weight: 2 },
            { name: 'animator', weight: 1 },
          ],
        ],
        afterRefusal: 'stop',
      },
    ]);
    const [omni, gpu] = tables.upstreams;
    expect(omni).toMatchObject({
      name: 'omni',
      kind: 'cloud',
      url: 'https://cloud.example.org',
      allowPrivate: false,
      concurrency: 8,
      deadlineSeconds: 1_200,
      options: { region: 'eu' },
    });
    expect(omni?.keys.map((key) => key.reveal())).toEqual([`${SECRET}-1`, `${SECRET}-2`]);
    expect(gpu).toMatchObject({
      url: 'http://10.0.0.7:8188',
      allowPrivate: true,
      concurrency: 4,
      deadlineSeconds: 1_800,
      keys: [],
    });
    expect(gpu?.headers()).toEqual({ 'X-Place': 'cellar', Authorization: SECRET });
  });

  it('take from what is known what a row leaves out', () => {
    expect(load(WHOLE).tables.upstreams.map(({ rows }) => rows)).toEqual([
      [
        {
          ...animatorFilms(SPECIFIED_VIDEO_OFFERS),
          model: 'video-3.1-generate-preview',
          as: 'omni-1',
          seconds: [4, 8],
          seed: 'drop',
          negativePrompt: 'fold',
          fit: false,
          retryFailed: false,
          cost: { currency: 'USD', micros: { '720p': 100_000, '1080p': 150_000, '4k': 300_000 } },
          options: {},
        },
      ],
      [
        {
          kind: 'video',
          model: 'wan-2.2',
          as: 'wan',
          modes: ['text'],
          mostReferences: 0,
          seconds: [5],
          resolutions: ['480p', '720p'],
          aspectRatios: ['16:9', '9:16'],
          sound: 'animator',
          seed: 'send',
          negativePrompt: 'refuse',
          fit: true,
          retryFailed: true,
          cost: { currency: 'EUR', micros: { '480p': 10_000, '720p': 20_000 } },
          options: { steps: 20 },
        },
      ],
    ]);
  });

  it('show no secret to whoever prints or writes them out', () => {
    const config = load(WHOLE);
    const [omni] = config.tables.upstreams;
    expect(omni?.keys.map(({ fingerprint }) => fingerprint)).toEqual([
      expect.stringMatching(/^[0-9a-f]{12}$/),
      expect.stringMatching(/^[0-9a-f]{12}$/),
    ]);
    for (const shown of [JSON.stringify(config), inspect(config, { depth: null, showHidden: true })]) {
      expect(shown).not.toContain(SECRET);
    }
  });

  it('are none where there is no file, and none where it has none', () => {
    const none = { models: [], upstreams: [], routes: [] };
    expect(loadConfig({ environment: {}, toml: null }).tables).toEqual(none);
    expect(load('port = 1').tables).toEqual(none);
  });
});
