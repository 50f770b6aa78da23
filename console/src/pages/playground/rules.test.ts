import { describe, expect, it } from 'vitest';
import type { VideoModelView } from '../../../../src/dialects/console/views.ts';
import { blankVideo, type VideoDraft } from './draft.ts';
import {
  refuseFirstFrame,
  refuseLastFrame,
  refuseNegativePrompt,
  refuseReferences,
  refuseResolution,
  refuseSeconds,
  refuseSeed,
} from './rules.ts';

const MODEL: VideoModelView = {
  id: 'video',
  title: 'Video',
  kind: 'video',
  unitPrice: '0.40',
  seconds: [4, 6, 8],
  defaultSeconds: 8,
  resolutions: ['720p', '1080p', '4k'],
  secondsOfResolution: { '1080p': 8, '4k': 8 },
  aspectRatios: ['16:9', '9:16'],
  referenceImages: 3,
  secondsWithReferences: 8,
};

const picture = new File(['picture'], 'picture.png', { type: 'image/png' });
const aDraft = (changes: Partial<VideoDraft> = {}): VideoDraft => ({ ...blankVideo(MODEL), ...changes });

const secondsLeft = (draft: VideoDraft) =>
  MODEL.seconds.filter((seconds) => refuseSeconds(seconds, draft, MODEL) === null);
const resolutionsLeft = (draft: VideoDraft) =>
  MODEL.resolutions.filter((resolution) => refuseResolution(resolution, draft, MODEL) === null);

describe('a seed', () => {
  it('may be left open or zero, and is refused above the largest, with its name', () => {
    expect([null, 0, 4_294_967_295].map(refuseSeed)).toEqual([null, null, null]);
    expect(refuseSeed(4_294_967_296)).toBe('A seed is a whole number up to 4294967295.');
  });
});

describe('what can be had together', () => {
  it('forbids nothing at first but a last frame without a first', () => {
    const draft = aDraft();
    expect(secondsLeft(draft)).toEqual([4, 6, 8]);
    expect(resolutionsLeft(draft)).toEqual(['720p', '1080p', '4k']);
    expect(refuseReferences(draft, MODEL)).toBeNull();
    expect(refuseNegativePrompt(draft)).toBeNull();
    expect(refuseFirstFrame(draft)).toBeNull();
    expect(refuseLastFrame(draft)).toBe('A last frame needs a first frame.');
  });

  it('ties the higher resolutions to 8 seconds, from both sides', () => {
    expect(secondsLeft(aDraft({ resolution: '4k' }))).toEqual([8]);
    expect(resolutionsLeft(aDraft({ seconds: 4 }))).toEqual(['720p']);
    expect(refuseResolution('4k', aDraft({ seconds: 4 }), MODEL)).toBe('4k needs 8 seconds.');
  });

  it('ties references to 8 seconds, and keeps frames and words to leave out away from them', () => {
    const draft = aDraft({ references: [picture] });
    expect(secondsLeft(draft)).toEqual([8]);
    expect([refuseNegativePrompt(draft), refuseFirstFrame(draft), refuseLastFrame(draft)]).not.toContain(null);
    expect(refuseReferences(draft, MODEL)).toBeNull();
  });

  it.each([
    ['6 seconds', { seconds: 6 }],
    ['words to leave out', { negativePrompt: 'rain' }],
    ['a first frame', { firstFrame: picture }],
  ] as const)('takes no references beside %s', (_name, changes) => {
    expect(refuseReferences(aDraft(changes), MODEL)).toEqual(expect.any(String));
  });

  it('counts blank words to leave out as none', () => {
    expect(refuseReferences(aDraft({ negativePrompt: '  ' }), MODEL)).toBeNull();
  });
});
