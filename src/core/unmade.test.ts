import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANIMATOR_STILLS } from './animator-skills.ts';
import { type ImageModel, makeModels, type VideoModel } from './models.ts';
import { toMicros } from './money.ts';
import { canMake, type ImageNeeds, type VideoMode, type VideoNeeds, type VideoSkills } from './skills.ts';
import { SPECIFIED_VIDEO_OFFERS, specifiedModels } from './specified-models.ts';
import { findObstacle } from './unmade.ts';

const SPECIFIED = specifiedModels({ videoSecond: toMicros(4), fastVideoSecond: toMicros(2), image: toMicros(1) });

const SKILLS: VideoSkills = {
  kind: 'video',
  modes: ['text'],
  mostReferences: 0,
  seconds: [4, 5, 6],
  resolutions: ['720p'],
  aspectRatios: ['16:9'],
  sound: false,
  seed: 'refuse',
  negativePrompt: 'refuse',
};

const madeWith = (...skills: readonly VideoSkills[]): VideoModel => ({
  id: 'wan',
  kind: 'video',
  title: 'Wan',
  createdAt: '2026-11-15',
  unitPriceMicros: toMicros(1),
  offers: SPECIFIED_VIDEO_OFFERS,
  madeWith: skills,
});

const NEEDS: VideoNeeds = {
  kind: 'video',
  mode: 'text',
  references: 0,
  seconds: 4,
  resolution: '720p',
  aspectRatio: '16:9',
  negativePrompt: false,
  seed: false,
};

const tell = (model: VideoModel, needs: Partial<VideoNeeds>) =>
  findObstacle(model, { ...NEEDS, ...needs }, makeModels([model, ...SPECIFIED]));
const BOTH = "'video-3.1-generate-preview' or 'video-3.1-fast-generate-preview' can make it as it is.";

describe('what nobody on a route can make', () => {
  it.each([
    [
      { seconds: 8 },
      'seconds',
      `The model 'wan' cannot make this with 8 seconds; with 4 seconds or 6 seconds it can. ${BOTH}`,
    ],
    [{ aspectRatio: '9:16' }, 'aspectRatio', `The model 'wan' cannot make this with 9:16; with 16:9 it can. ${BOTH}`],
    [{ seed: true }, 'seed', `The model 'wan' cannot make this with a seed; with none it can. ${BOTH}`],
    [
      { negativePrompt: true },
      'negativePrompt',
      `The model 'wan' cannot make this with a negative prompt; with none it can. ${BOTH}`,
    ],
    [
      { mode: 'first_frame' },
      'pictures',
      `The model 'wan' cannot make this with a first frame; with words alone it can. ${BOTH}`,
    ],
    [
      { mode: 'first_and_last' },
      'pictures',
      `The model 'wan' cannot make this with a first and a last frame; with words alone it can. ${BOTH}`,
    ],
    [{ seconds: 8, resolution: '1080p' }, 'seconds', `The model 'wan' cannot make this with 8 seconds. ${BOTH}`],
  ] as const)('is told for %j', (needs, field, message) => {
    expect(tell(madeWith(SKILLS), needs)).toEqual({ field, message });
  });

  it('is nothing where somebody can', () => {
    expect(tell(madeWith(SKILLS), {})).toBeNull();
    expect(tell(madeWith({ ...SKILLS, seconds: [] }, SKILLS), {})).toBeNull();
  });

  it('is the whole of a request: two who can do half of it each do not make it together', () => {
    const halves = madeWith(
      { ...SKILLS, modes: ['text'], seconds: [8], resolutions: ['720p'] },
      { ...SKILLS, modes: ['first_frame'], seconds: [4], resolutions: ['720p'] },
    );
    expect(tell(halves, { mode: 'first_frame', seconds: 8 })).toEqual({
      field: 'seconds',
      message: `The model 'wan' cannot make this with 8 seconds; with 4 seconds it can. ${BOTH}`,
    });
  });

  it('says how many references could be shown', () => {
    const one = madeWith({ ...SKILLS, modes: ['references'], mostReferences: 2, seconds: [8] });
    expect(tell(one, { mode: 'references', references: 3, seconds: 8 })?.message).toBe(
      `The model 'wan' cannot make this with 3 reference images; with 2 reference images or 1 reference image it can. ${BOTH}`,
    );
  });

  it('says so where no other model can either', () => {
    const model = madeWith(SKILLS);
    expect(findObstacle(model, { ...NEEDS, seconds: 8 }, makeModels([model]))?.message).toMatch(
      /No other model here can\.$/,
    );
  });

  it.each([
    [{ resolution: '4K' }, 'resolution', /with 4K; with 1K or 2K it can\. 'image-3.1-flash-image-preview' can/],
    [{ aspectRatio: '21:9' }, 'aspectRatio', /with 21:9; with 1:1 it can/],
    [{ mode: 'mask', images: 1 }, 'pictures', /with a mask; with no mask or words alone it can/],
    [
      { mode: 'images', images: 3 },
      'pictures',
      /with 3 input images; with at most 2 input images or words alone it can/,
    ],
    [{ seed: true }, 'seed', /with a seed; with none it can/],
  ] as const)('is told of stills for %j', (needs, field, message) => {
    const model: ImageModel = {
      id: 'flux',
      kind: 'image',
      title: 'Flux',
      createdAt: '2026-11-15',
      unitPriceMicros: toMicros(1),
      madeWith: [
        {
          ...ANIMATOR_STILLS,
          modes: ['text', 'images'],
          mostImages: 2,
          resolutions: ['1K', '2K'],
          aspectRatios: ['1:1'],
          seed: 'refuse',
        },
      ],
    };
    const plain: ImageNeeds = {
      kind: 'image',
      mode: 'text',
      images: 0,
      resolution: null,
      aspectRatio: null,
      seed: false,
    };
    const obstacle = findObstacle(model, { ...plain, ...needs }, makeModels([model, ...SPECIFIED]));
    expect(obstacle?.field).toBe(field);
    expect(obstacle?.message).toMatch(message);
    expect(findObstacle(model, plain, makeModels([model]))).toBeNull();
  });

  it('is told exactly where nobody has all the skills, for what is offered', () => {
    const modes: VideoMode[] = ['text', 'first_frame', 'first_and_last', 'references'];
    const skills: fc.Arbitrary<VideoSkills> = fc.record({
      kind: fc.constant('video' as const),
      modes: fc.subarray(modes),
      mostReferences: fc.integer({ min: 0, max: 3 }),
      seconds: fc.subarray([4, 6, 8]),
      resolutions: fc.subarray(['720p', '1080p', '4k'] as const).map((each) => [...each]),
      aspectRatios: fc.subarray(['16:9', '9:16'] as const).map((each) => [...each]),
      sound: fc.boolean(),
      seed: fc.constantFrom('send' as const, 'refuse' as const),
      negativePrompt: fc.constantFrom('fold' as const, 'refuse' as const),
    });
    const needs = fc.record({
      kind: fc.constant('video' as const),
      mode: fc.constantFrom(...modes),
      seconds: fc.constant(8),
      resolution: fc.constantFrom('720p' as const, '1080p' as const, '4k' as const),
      aspectRatio: fc.constantFrom('16:9' as const, '9:16' as const),
      negativePrompt: fc.boolean(),
      seed: fc.boolean(),
      references: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(skills, { minLength: 1, maxLength: 3 }), needs, (makers, any) => {
        const wanted = { ...any, references: any.mode === 'references' ? any.references : 0 };
        const model = madeWith(...makers);
        const isMade = makers.some((each) => canMake(each, wanted));
        expect(findObstacle(model, wanted, makeModels([model])) === null).toBe(isMade);
      }),
    );
  });
});
