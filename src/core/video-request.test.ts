import { describe, expect, it } from 'vitest';
import { anOrder, someModels } from '../../test/fixtures/builders.ts';
import type { ServiceError } from './errors.ts';
import type { InputsDraft } from './video-inputs.ts';
import { parseVideoOrder, type VideoDraft, type VideoOrder } from './video-request.ts';

const EMPTY: VideoDraft = {
  model: null,
  prompt: null,
  duration: null,
  resolution: null,
  aspectRatio: null,
  size: null,
  negativePrompt: null,
  seed: null,
  generateAudio: null,
  videoInput: null,
  webhook: null,
  firstFrame: [],
  lastFrame: [],
  references: [],
  referenceType: null,
  unknownImages: [],
  names: { prompt: 'prompt', firstFrame: 'first', lastFrame: 'last', references: 'references' },
};

type Values = Partial<Record<Exclude<keyof VideoDraft, keyof InputsDraft>, unknown>>;

/** What a client sent, each value under the draft's own name; model and prompt are there unless said otherwise. */
function aDraft(values: Values): VideoDraft {
  const all = { model: 'video-3.1-generate-preview', prompt: 'A boat on a lake', ...values };
  const fields = Object.entries(all).map(([name, value]) => [name, value === undefined ? null : { name, value }]);
  return { ...EMPTY, ...Object.fromEntries(fields) };
}

const RULES = {
  models: someModels({ 'sora-2': 'video-3.1-fast-generate-preview' }),
  promptCharacters: 20,
  mayReach: () => true,
};
const parse = (values: Values) => parseVideoOrder(aDraft(values), RULES);

function refusal(values: Values): Pick<ServiceError, 'code' | 'param' | 'message'> | VideoOrder {
  try {
    return parse(values);
  } catch (error) {
    const { code, param, message } = error as ServiceError;
    return { code, param, message };
  }
}

describe('a video request', () => {
  it('takes reference images with a blank negative prompt, which is none', () => {
    const image = { name: 'references', kind: 'base64', text: 'AAAA' } as const;
    const draft = { ...aDraft({ negativePrompt: ' \n' }), references: [{ image, type: null }] };
    expect(parseVideoOrder(draft, RULES)).toMatchObject({ negativePrompt: null, inputs: { mode: 'references' } });
  });

  it('needs only model and prompt, and has a default for all else', () => {
    expect(parse({})).toEqual(
      anOrder({ durationSeconds: 8, resolution: '720p', aspectRatio: '16:9', negativePrompt: null, seed: null }),
    );
  });

  it.each<[string, Values, Partial<VideoOrder>]>([
    ['a model by its alias', { model: 'sora-2' }, { model: 'video-3.1-fast-generate-preview' }],
    ['a prompt as it is written', { prompt: '  A  boat\n' }, { prompt: '  A  boat\n' }],
    ['a prompt of exactly the most characters', { prompt: 'x'.repeat(20) }, { prompt: 'x'.repeat(20) }],
    ['characters, not code units', { prompt: '🚤'.repeat(20) }, { prompt: '🚤'.repeat(20) }],
    ['4 seconds', { duration: 4 }, { durationSeconds: 4 }],
    ['6 seconds', { duration: 6 }, { durationSeconds: 6 }],
    ['8 seconds', { duration: 8 }, { durationSeconds: 8 }],
    ['seconds as text', { duration: '6' }, { durationSeconds: 6 }],
    ['1080p with 8 seconds given', { resolution: '1080p', duration: '8' }, { resolution: '1080p' }],
    ['1080p with 8 seconds by default', { resolution: '1080p' }, { resolution: '1080p' }],
    ['4k in capitals', { resolution: '4K' }, { resolution: '4k' }],
    ['720P in capitals', { resolution: '720P', duration: 4 }, { resolution: '720p', durationSeconds: 4 }],
    ['an upright picture', { aspectRatio: '9:16' }, { aspectRatio: '9:16' }],
    ['a size of 720p', { size: '1280x720' }, { resolution: '720p', aspectRatio: '16:9' }],
    ['an upright size', { size: '720x1280' }, { resolution: '720p', aspectRatio: '9:16' }],
    ['a size below 1920', { size: '1919x1080' }, { resolution: '720p' }],
    ['a size from 1920', { size: '1920x1080' }, { resolution: '1080p' }],
    ['an upright size from 1920', { size: '1080x1920' }, { resolution: '1080p', aspectRatio: '9:16' }],
    ['a size below 3840', { size: '3839x2160' }, { resolution: '1080p' }],
    ['a size from 3840', { size: '3840x2160' }, { resolution: '4k', aspectRatio: '16:9' }],
    ['an upright size from 3840', { size: '2160x3840' }, { resolution: '4k', aspectRatio: '9:16' }],
    ['a square size', { size: '512x512' }, { resolution: '720p', aspectRatio: '16:9' }],
    ['a size with a large X', { size: '1280X720' }, { resolution: '720p' }],
    ['resolution before size', { size: '3840x2160', resolution: '720p', duration: 4 }, { durationSeconds: 4 }],
    ['ratio before size', { size: '720x1280', aspectRatio: '16:9' }, { aspectRatio: '16:9' }],
    ['ratio from the size beside a resolution', { size: '720x1280', resolution: '1080p' }, { aspectRatio: '9:16' }],
    ['a malformed size that nobody asks', { size: 'x', resolution: '720p', aspectRatio: '16:9' }, {}],
    ['a negative prompt', { negativePrompt: 'rain' }, { negativePrompt: 'rain' }],
    ['a blank negative prompt as none', { negativePrompt: '  ' }, { negativePrompt: null }],
    ['seed 0, which is a seed', { seed: 0 }, { seed: 0 }],
    ['the largest seed', { seed: 4_294_967_295 }, { seed: 4_294_967_295 }],
    ['a seed as text', { seed: '42' }, { seed: 42 }],
  ])('takes %s', (_name, values, expected) => {
    expect(parse(values)).toMatchObject(expected);
  });

  const no = (param: string, message: string) => ({ code: 'invalid_request', param, message });
  const seconds = (got: string) => no('duration', `duration must be 4, 6 or 8; got ${got}.`);
  const seed = (got: string) => no('seed', `seed must be a whole number from 0 to 4294967295; got ${got}.`);
  const size = (got: string) => no('size', `size must be <width>x<height>, for example 1280x720; got ${got}.`);
  const resolution = (got: string) => no('resolution', `resolution must be 720p, 1080p or 4k; got ${got}.`);
  const ratio = (got: string) => no('aspectRatio', `aspectRatio must be 16:9 or 9:16; got ${got}.`);

  it.each<[string, Values, { code: string; param: string; message: string }]>([
    ['no model', { model: undefined }, no('model', 'model is required.')],
    ['an empty model', { model: '' }, no('model', 'model is required.')],
    ['a model that is no text', { model: 5 }, no('model', 'model must be text; got 5.')],
    [
      'an unknown model',
      { model: 'veo' },
      { code: 'model_not_found', param: 'model', message: "The model 'veo' does not exist." },
    ],
    [
      'a model for images',
      { model: 'image-3.1-flash-image-preview' },
      no('model', "The model 'image-3.1-flash-image-preview' makes images, not videos."),
    ],
    ['no prompt', { prompt: undefined }, no('prompt', 'prompt is required.')],
    ['an empty prompt', { prompt: '' }, no('prompt', 'prompt must not be blank.')],
    ['a blank prompt', { prompt: ' \n\t' }, no('prompt', 'prompt must not be blank.')],
    ['a prompt that is no text', { prompt: ['a'] }, no('prompt', 'prompt must be text; got a list.')],
    [
      'a prompt that is too long',
      { prompt: 'x'.repeat(21) },
      no('prompt', 'prompt may have at most 20 characters; got 21.'),
    ],
    ['a prompt with a nought', { prompt: 'a\0b' }, no('prompt', 'prompt contains characters that are not text.')],
    ['half a character', { prompt: 'a\ud800' }, no('prompt', 'prompt contains characters that are not text.')],
    ['5 seconds', { duration: 5 }, seconds('5')],
    ['0 seconds', { duration: 0 }, seconds('0')],
    ['-8 seconds', { duration: -8 }, seconds('-8')],
    ['4.5 seconds', { duration: 4.5 }, seconds('4.5')],
    ['seconds that are no number', { duration: '8s' }, seconds("'8s'")],
    ['empty seconds', { duration: '' }, seconds("''")],
    ['a list of seconds', { duration: [8] }, seconds('a list')],
    ['seconds as true', { duration: true }, seconds('true')],
    ['1080p with 6 seconds', { resolution: '1080p', duration: 6 }, no('duration', '1080p needs 8 seconds; got 6.')],
    ['4k with 4 seconds', { resolution: '4k', duration: '4' }, no('duration', '4k needs 8 seconds; got 4.')],
    ['a 1080p size with 6', { size: '1920x1080', duration: 6 }, no('duration', '1080p needs 8 seconds; got 6.')],
    ['an unknown resolution', { resolution: '480p' }, resolution("'480p'")],
    ['a resolution in numbers', { resolution: 720 }, no('resolution', 'resolution must be text; got 720.')],
    ['an unknown ratio', { aspectRatio: '1:1' }, ratio("'1:1'")],
    ['a ratio in other words', { aspectRatio: '16/9' }, ratio("'16/9'")],
    ['a size that is none', { size: 'large' }, size("'large'")],
    ['a size with one side', { size: '1280' }, size("'1280'")],
    ['a size of nothing', { size: '0x0' }, size("'0x0'")],
    ['a size with a sign', { size: '-1280x720' }, size("'-1280x720'")],
    ['a size beyond all screens', { size: '100000x100000' }, size("'100000x100000'")],
    ['a malformed size beside a resolution', { size: 'x', resolution: '720p' }, size("'x'")],
    ['a seed below 0', { seed: -1 }, seed('-1')],
    ['a seed beyond the largest', { seed: 4_294_967_296 }, seed('4294967296')],
    ['a seed with a fraction', { seed: 1.5 }, seed('1.5')],
    ['a seed that is no number', { seed: 'abc' }, seed("'abc'")],
    ['an empty seed', { seed: '' }, seed("''")],
    ['a seed in other writing', { seed: '1e3' }, seed("'1e3'")],
    ['a seed that is true', { seed: true }, seed('true')],
    [
      'a negative prompt that is too long',
      { negativePrompt: 'x'.repeat(21) },
      no('negativePrompt', 'negativePrompt may have at most 20 characters; got 21.'),
    ],
    [
      'a negative prompt that is no text',
      { negativePrompt: 1 },
      no('negativePrompt', 'negativePrompt must be text; got 1.'),
    ],
    [
      'generateAudio, whatever it says',
      { generateAudio: false },
      {
        code: 'invalid_argument',
        param: 'generateAudio',
        message: 'generateAudio is not supported: every video has sound, and the prompt alone describes it.',
      },
    ],
  ])('refuses %s', (_name, values, expected) => {
    expect(refusal(values)).toEqual(expected);
  });

  it('names the field as the client wrote it', () => {
    const draft = { ...aDraft({}), duration: { name: 'metadata.durationSeconds', value: 5 } };
    expect(() => parseVideoOrder(draft, RULES)).toThrow(
      expect.objectContaining({
        param: 'metadata.durationSeconds',
        message: 'metadata.durationSeconds must be 4, 6 or 8; got 5.',
      }),
    );
  });

  it('draws no seed of its own: where none was given there is none', () => {
    expect([parse({ seed: 0 }).seed, parse({}).seed]).toEqual([0, null]);
  });

  it('takes its pictures by the rules of video-inputs.ts', () => {
    const image = { name: 'input_reference', kind: 'base64', text: 'AAAA' } as const;
    const last = { name: 'last_frame', kind: 'remote', url: 'https://example.com/a.png' } as const;
    const draft = { ...aDraft({}), firstFrame: [image], lastFrame: [last] };
    expect(parseVideoOrder(draft, RULES).inputs).toEqual({ mode: 'first_and_last', first: image, last });
    const references = [{ image, type: null }];
    const short = { ...aDraft({ duration: 6 }), references };
    expect(() => parseVideoOrder(short, RULES)).toThrow(
      expect.objectContaining({ param: 'duration', message: 'Reference images need 8 seconds; got 6.' }),
    );
  });

  it('shows only the beginning of a long value', () => {
    expect(refusal({ duration: 'x'.repeat(500) })).toEqual(seconds(`'${'x'.repeat(76)}...`));
  });

  it('refuses a value that is nested deeper than the stack', () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(refusal({ seed: deep })).toEqual(seed('a list'));
  });
});
