import { describe, expect, it } from 'vitest';
import type { ImageDraft, VideoDraft } from './draft.ts';
import { writeSnippet } from './snippets.ts';

const ORIGIN = 'https://films.example';
const picture = new File(['picture'], 'my photo.png', { type: 'image/png' });

const video: VideoDraft = {
  kind: 'video',
  model: 'video-3.1-generate-preview',
  prompt: "It's a dog",
  aspectRatio: '16:9',
  seed: 0,
  seconds: 8,
  resolution: '720p',
  negativePrompt: ' ',
  firstFrame: picture,
  lastFrame: null,
  references: [],
};

const image: ImageDraft = {
  kind: 'image',
  model: 'image-3.1-flash-image-preview',
  prompt: 'A $HOME for `two`',
  aspectRatio: '1:1',
  imageSize: '2K',
  seed: null,
  images: [picture],
};

describe('the same as a request', () => {
  it('quotes for the shell, sends a seed of 0, and leaves out what is blank', () => {
    const code = writeSnippet('curl', video, ORIGIN);
    expect(code).toContain(`--form-string 'prompt=It'\\''s a dog'`);
    expect(code).toContain(`--form-string 'seed=0'`);
    expect(code).toContain(`-F 'input_reference=@my photo.png;type=image/png'`);
    expect(code).not.toContain('negativePrompt');
  });

  it.each(['javascript', 'python'] as const)('sends the pictures as files in %s', (language) => {
    const code = writeSnippet(language, video, ORIGIN);
    expect(code).toContain('"input_reference"');
    expect(code).toContain('"my photo.png"');
    expect(code).toContain(`${ORIGIN}/v1/videos`);
  });

  it('lets the shell read the picture but not the prompt', () => {
    const code = writeSnippet('curl', image, ORIGIN);
    expect(code).toContain('A \\$HOME for \\`two\\`');
    expect(code).toContain(`"$(base64 < 'my photo.png' | tr -d '\\n')"`);
  });

  it('has an example where nothing is written yet', () => {
    expect(writeSnippet('python', { ...video, prompt: ' ' }, ORIGIN)).toContain('A sailboat on a calm sea at sunset');
  });
});
