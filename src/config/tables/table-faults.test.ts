import { describe, expect, it } from 'vitest';
import { tableProblems as problems, SECRET } from '../../../test/fixtures/tables.ts';

describe('faults in the tables of kinora.toml', () => {
  it('are told all at once, each with its line', () => {
    const toml = `[[model]]
id = "a b"
kind = "film"

[[model]]
id = "video-3.1-generate-preview"
kind = "video"
price = "0,40"
second = [4]
resolutions = ["720i"]

[[upstream]]
name = "animator"
kind = "clowd"
key = "${SECRET}"

[[upstream]]
name = "omni"
kind = "cloud"
url = "ftp://example.org"
key_env = "MISSING_KEY"
concurency = 4
  [[upstream.serves]]
  model = "video-3.1-generate-preview"
  as = "unheard-of"
  cost = "0.10"
  flavour = "odd"
  [[upstream.serves]]
  model = "nobody"
  [[upstream.serves]]
  model = "video-3.1-fast-generate-preview"
  as = "omni-1"
  seconds = [5]

[[upstream]]
name = "omni"
kind = "gpu"

[[route]]
model = "video-3.1-generate-preview"
through = []

[[route]]
model = "video-3.1-fast-generate-preview"
through = ["omni:0", "nobody", "animator + animator"]
`;
    const told = problems(toml, {});
    expect(told).toEqual([
      "kinora.toml:3: [[model]] 'a b': kind must be video or image.",
      "kinora.toml:5: [[model]] 'video-3.1-generate-preview': seconds is required.",
      "kinora.toml:6: [[model]] 'video-3.1-generate-preview': id is a name of the specification's, which keeps its own rules.",
      'kinora.toml:8: [[model]] \'video-3.1-generate-preview\': price must be a price such as "0.40", with at most six places.',
      "kinora.toml:9: [[model]] 'video-3.1-generate-preview': second is not known here; it may be meant for seconds.",
      "kinora.toml:10: [[model]] 'video-3.1-generate-preview': resolutions must be among 360p, 480p, 720p, 1080p, 4k.",
      "kinora.toml:12: [[upstream]] 'animator': serves is required: write an [[upstream.serves]].",
      "kinora.toml:13: [[upstream]] 'animator': name cannot be animator, which is the generator in this house.",
      "kinora.toml:14: [[upstream]] 'animator': kind must be one of cloud, gpu.",
      "kinora.toml:15: [[upstream]] 'animator': key must not stand in this file: name a variable by key_env or a file by key_file.",
      "kinora.toml:20: [[upstream]] 'omni': url must be an http or https address such as https://api.example.org, without a password in it.",
      "kinora.toml:21: [[upstream]] 'omni': key_env names the variable MISSING_KEY, which is empty.",
      "kinora.toml:22: [[upstream]] 'omni': concurency is not known here; it may be meant for concurrency.",
      "kinora.toml:23: [[upstream]] 'omni': serves.modes is required: Kinora knows no unheard-of of cloud.",
      "kinora.toml:23: [[upstream]] 'omni': serves.seconds is required: Kinora knows no unheard-of of cloud.",
      "kinora.toml:23: [[upstream]] 'omni': serves.resolutions is required: Kinora knows no unheard-of of cloud.",
      'kinora.toml:26: [[upstream]] \'omni\': serves.cost needs a currency: write currency = "USD", or yours, into the [[upstream]].',
      "kinora.toml:27: [[upstream]] 'omni': serves.flavour is not known here.",
      "kinora.toml:29: [[upstream]] 'omni': serves.model is no model of ours; there are video-3.1-generate-preview, video-3.1-fast-generate-preview, image-3.1-flash-image-preview.",
      "kinora.toml:33: [[upstream]] 'omni': serves.seconds has nothing of what video-3.1-fast-generate-preview offers (4, 6, 8).",
      "kinora.toml:35: [[upstream]] 'omni': serves is required: write an [[upstream.serves]].",
      "kinora.toml:35: [[upstream]] 'omni': url is required for gpu.",
      "kinora.toml:36: [[upstream]] 'omni': name is there twice.",
      "kinora.toml:41: [[route]] 'video-3.1-generate-preview': through leads to nobody.",
      'kinora.toml:45: [[route]] \'video-3.1-fast-generate-preview\': through must be names with weights, such as "omni" or "vertex:2 + fal:1".',
      "kinora.toml:45: [[route]] 'video-3.1-fast-generate-preview': through names nobody, which is no upstream; there are animator, omni, omni, animator.",
      "kinora.toml:45: [[route]] 'video-3.1-fast-generate-preview': through names animator twice.",
    ]);
    expect(told.join()).not.toContain(SECRET);
  });

  it.each([
    ['model = 3', 'kinora.toml:1: model must be tables: write [[model]].'],
    ['\n[route]\nmodel = "x"', 'kinora.toml:2: route must be tables: write [[route]].'],
    ['port = 1\n[[upstream]', /^kinora\.toml:2: .+/],
  ])('say what is wrong with the file itself: %j', (toml, message) => {
    expect(problems(toml)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  it('tell of a key that is not there, and of two ways to name one', () => {
    const upstream = (keys: string) =>
      `[[upstream]]\nname = "a"\nkind = "cloud"\n${keys}\n[[upstream.serves]]\nmodel = "video-3.1-generate-preview"\nas = "omni-1"`;
    expect(problems(upstream(''))).toEqual([
      "kinora.toml:1: [[upstream]] 'a' needs a key: name a variable by key_env or a file by key_file.",
    ]);
    expect(problems(upstream('key_file = "keys/none"'))).toEqual([
      "kinora.toml:4: [[upstream]] 'a': key_file names the file keys/none, which cannot be read.",
    ]);
    expect(problems(upstream('key_env = "CLOUD_KEY"\nkey_file = "keys/one"'))).toEqual([
      "kinora.toml:5: [[upstream]] 'a': key_file cannot stand beside key_env: one of them is enough.",
    ]);
    expect(problems(upstream('key_env = "CLOUD_KEY"'))).toEqual([]);
  });

  it('hold settings and tables against each other, and tell the faults of both together', () => {
    expect(problems('port = -1\n[[route]]\nmodel = "x"\nthrough = ["animator"]')).toEqual([
      "kinora.toml:3: [[route]] 'x': model is no model of ours; there are video-3.1-generate-preview, video-3.1-fast-generate-preview, image-3.1-flash-image-preview.",
      "KINORA_PORT must be a whole number from 0 to 65535; got '-1'.",
    ]);
    const own = '[[model]]\nid = "flux"\nkind = "image"\nprice = "0.02"\n';
    expect(problems(own, { KINORA_MODEL_ALIASES: 'art=flux' })).toEqual([]);
    expect(problems(own, { KINORA_MODEL_ALIASES: 'art=flax' })).toEqual([
      "KINORA_MODEL_ALIASES: 'art=flax' names no model of ours.",
    ]);
  });
});
