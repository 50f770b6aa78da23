import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import { anImageRow, aVideoRow, TOKEN } from '../../../test/fixtures/maker-jobs.ts';
import { MakerError } from '../../core/maker.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import type { InlinePicture } from '../inline-pictures.ts';
import { downloadPath, isOver, readContent, readInteraction, toContent, toInteraction } from './wire.ts';

const IMAGE = { blobKey: 'a', mimeType: 'image/png', width: 1, height: 1 };
const picture = (role: InlinePicture['role'], base64: string): InlinePicture => ({
  role,
  mimeType: 'image/png',
  base64,
});
const ROW = aVideoRow({ as: 'gemini-omni-1.1-flash', seed: 'drop', negativePrompt: 'fold' });
const film = (request: Partial<VideoRequest> = {}, row = ROW) => ({ request: aRequest(request), row, token: TOKEN });
const part = (data: string) => ({ type: 'image', data, mime_type: 'image/png' });

function thrown(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    if (error instanceof MakerError) return [error.fault, error.message];
    throw error;
  }
}

describe('an interaction that asks for a film', () => {
  it('says everything, and the length as a duration', () => {
    const request = { durationSeconds: 6, resolution: '1080p', aspectRatio: '9:16' } as const;
    expect(toInteraction(film(request), [])).toEqual({
      model: 'gemini-omni-1.1-flash',
      input: 'A boat on a lake',
      background: true,
      response_format: { type: 'video', delivery: 'uri', aspect_ratio: '9:16', resolution: '1080p', duration: '6s' },
      generation_config: { video_config: { task: 'text_to_video' } },
      labels: { kinora: TOKEN },
    });
  });

  it.each([
    [
      { mode: 'first_frame', first: IMAGE } as const,
      [picture('first', 'AA')],
      'image_to_video',
      '[# Sources <FIRST_FRAME>@Image1]',
    ],
    [
      { mode: 'first_and_last', first: IMAGE, last: IMAGE } as const,
      [picture('first', 'AA'), picture('last', 'BB')],
      'image_to_video',
      '[# Sources <FIRST_FRAME>@Image1 <LAST_FRAME>@Image2]',
    ],
    [
      { mode: 'references', references: [IMAGE, IMAGE] } as const,
      [picture('reference', 'AA'), picture('reference', 'BB')],
      'reference_to_video',
      '[# References <IMAGE_REF_0>@Image1 <IMAGE_REF_1>@Image2]',
    ],
  ])('binds pictures by tags: %j', (inputs, pictures, task, tags) => {
    expect(toInteraction(film({ inputs }), pictures)).toMatchObject({
      input: [...pictures.map(({ base64 }) => part(base64)), { type: 'text', text: `${tags}\nA boat on a lake` }],
      generation_config: { video_config: { task } },
    });
  });

  it.each([
    ['folds a negative prompt', {}, { input: 'A boat on a lake\n\nAvoid: rain' }],
    ['cannot send one', { negativePrompt: 'send' } as const, ['rejected', 'This model takes no negative prompt.']],
    ['refuses one', { negativePrompt: 'refuse' } as const, ['rejected', 'This model takes no negative prompt.']],
    ['sends a seed where told to', { seed: 'send' } as const, { generation_config: { seed: 7 } }],
  ])('%s', (_, row, expected) => {
    const asked = film({ negativePrompt: 'rain' }, { ...ROW, ...row });
    expect(thrown(() => toInteraction(asked, []))).toMatchObject(expected);
  });
});

const interaction = (status: string, content: readonly unknown[] = [], more: object = {}) => ({
  id: 'v1_abc',
  status,
  steps: [{ type: 'thought' }, { type: 'model_output', content }],
  ...more,
});
const WORDS = { type: 'text', text: 'No. See https://policies.example/x' };
const video = (tokens: number) => ({ usage: { output_tokens_by_modality: [{ modality: 'video', tokens }] } });

describe('what an interaction answers', () => {
  it.each([
    ['queued', interaction('queued'), { state: 'running', share: null }],
    ['in progress', interaction('in_progress'), { state: 'running', share: null }],
    [
      'done',
      interaction('completed', [WORDS, { type: 'video', uri: 'https://a/f' }]),
      { state: 'done', film: { at: 'uri', uri: 'https://a/f' } },
    ],
    [
      'done with the film inside',
      interaction('completed', [{ type: 'video', data: 'piece:2' }]),
      { state: 'done', film: { at: 'answer', piece: 2 } },
    ],
    [
      'filtered in words',
      interaction('completed', [WORDS], video(0)),
      ['refused', 'The maker of this model refused to make this: No. See …'],
    ],
    ['empty', interaction('completed'), ['refused', 'The maker of this model refused to make this.']],
    [
      'billed and unread',
      interaction('completed', [WORDS], video(4096)),
      ['failed', 'The maker of this model gave no film that could be read.'],
    ],
    [
      'failed by its filter',
      interaction('failed', [], { errors: [{ code: 'SAFETY', message: 'Blocked.' }] }),
      ['refused', 'The maker of this model refused to make this: Blocked.'],
    ],
    [
      'failed',
      interaction('failed', [], { errors: [{ code: 13, message: 'Internal.' }] }),
      ['failed', 'The maker of this model could not make this.'],
    ],
    ['cancelled', interaction('cancelled'), ['failed', 'The maker of this model could not make this.']],
    ['over budget', interaction('budget_exceeded'), ['failed', 'The maker of this model could not make this.']],
    ['no interaction', { status: 'completed' }, ['trouble', 'The maker of this model does not answer as it should.']],
    ['no JSON', undefined, ['trouble', 'The maker of this model does not answer as it should.']],
  ])('is %s', (_, body, expected) => {
    expect(thrown(() => readInteraction(body))).toEqual(expected);
  });

  it('is over or not', () => {
    expect([isOver(interaction('cancelled')), isOver(interaction('in_progress')), isOver({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a still', () => {
  it('is asked for with its pictures before its words', () => {
    const request = anImageRequest({ guidance: 'In oil', aspectRatio: '16:9', imageSize: '2K', images: [IMAGE] });
    expect(toContent({ request, row: anImageRow(), token: TOKEN }, [picture('image', 'AA')])).toEqual({
      contents: [
        {
          role: 'user',
          parts: [{ inlineData: { mimeType: 'image/png', data: 'AA' } }, { text: 'A boat on a lake' }],
        },
      ],
      systemInstruction: { parts: [{ text: 'In oil' }] },
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '16:9', imageSize: '2K' },
        seed: 7,
      },
    });
  });

  const still = (parts: readonly unknown[], finishReason = 'STOP') => ({
    candidates: [{ content: { parts }, finishReason }],
  });
  it.each([
    ['there', still([{ text: 'Here.' }, { inlineData: { data: 'piece:1' } }]), 1],
    [
      'there after a sketch',
      still([{ inlineData: { data: 'piece:0' }, thought: true }, { inlineData: { data: 'piece:1' } }]),
      1,
    ],
    [
      'blocked',
      { promptFeedback: { blockReason: 'SAFETY' } },
      ['refused', 'The maker of this model refused to make this: SAFETY'],
    ],
    ['filtered', still([], 'IMAGE_SAFETY'), ['refused', 'The maker of this model refused to make this: IMAGE_SAFETY']],
    ['put into words', still([{ text: 'No.' }]), ['refused', 'The maker of this model refused to make this: No.']],
    ['nowhere', { candidates: 7 }, ['unknown', 'The maker of this model gave no clear answer.']],
  ])('is %s', (_, tree, expected) => {
    expect(thrown(() => readContent(tree))).toEqual(expected);
  });
});

describe('the address of a file', () => {
  const base = 'http://films.example:8080';
  it.each([
    [
      'https://generativelanguage.googleapis.com/v1beta/files/abc:download?alt=media',
      '/v1beta/files/abc:download?alt=media',
    ],
    ['https://generativelanguage.googleapis.com/v1beta/files/abc', '/v1beta/files/abc:download?alt=media'],
    ['/v1beta/files/abc', '/v1beta/files/abc:download?alt=media'],
    ['https://storage.example/film.mp4?signature=x', 'https://storage.example/film.mp4?signature=x'],
  ])('%s', (uri, path) => {
    expect(downloadPath(uri, base)).toBe(path);
  });
});
