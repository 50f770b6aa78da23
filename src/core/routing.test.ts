import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../test/fixtures/builders.ts';
import { ALL_ASPECT_RATIOS, ALL_RESOLUTIONS } from './media.ts';
import { type Candidate, findRowOf, makeRouting, needsOf, orderReady, type Standing } from './routing.ts';
import { canMake, type VideoMode, type VideoNeeds, type VideoSkills } from './skills.ts';
import { ANIMATOR, type Route, type UpstreamTable, type VideoServesRow } from './upstream.ts';

const SKILLS: VideoSkills = {
  kind: 'video',
  modes: ['text'],
  mostReferences: 0,
  seconds: [4, 8],
  resolutions: ['720p'],
  aspectRatios: ['16:9'],
  sound: false,
  seed: 'drop',
  negativePrompt: 'fold',
};

const aRow = (row: Partial<VideoServesRow> = {}): VideoServesRow => ({
  ...SKILLS,
  model: 'wan',
  as: 'wan-2.2',
  retryFailed: false,
  fit: false,
  cost: null,
  options: null,
  ...row,
});

const anUpstream = (name: string, ...rows: readonly VideoServesRow[]): UpstreamTable => ({
  name,
  kind: 'openai',
  url: 'http://10.0.0.7:8000',
  keys: [],
  headers: () => ({}),
  allowPrivate: true,
  concurrency: 2,
  deadlineSeconds: 1_800,
  options: null,
  rows,
});

const aRoute = (...steps: Route['steps']): Route => ({ model: 'wan', steps, afterRefusal: 'stop' });
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
const names = (candidates: readonly Candidate[]) => candidates.map(({ name }) => name);
const once = (name: string, weight = 1) => ({ name, weight });

describe('the candidates of a request', () => {
  it('are the animator alone where a model has no route', () => {
    const routing = makeRouting({ models: ['wan'], upstreams: [], routes: [] });
    expect(routing.candidates('wan', NEEDS)).toEqual([{ maker: 'animator', name: ANIMATOR, step: 0, weight: 1 }]);
    expect([routing.isRemote('wan'), routing.findRoute('wan')?.afterRefusal]).toEqual([false, 'stop']);
  });

  it('are nobody for a model that was taken away', () => {
    const routing = makeRouting({ models: [], upstreams: [], routes: [] });
    expect([routing.candidates('wan', NEEDS), routing.findRoute('wan'), routing.isRemote('wan')]).toEqual([
      [],
      null,
      false,
    ]);
  });

  it('come in the order of the route, each by the first of its rows that fits', () => {
    const upstreams = [
      anUpstream('gpu', aRow({ modes: ['first_frame'], as: 'i2v' }), aRow({ as: 't2v' }), aRow({ as: 'later' })),
      anUpstream('cloud', aRow({ seconds: [5] }), aRow({ model: 'another' })),
      anUpstream('far', aRow({ as: 'far' })),
    ];
    const routes = [aRoute([once('cloud'), once('far', 2)], [once('gpu')], [once(ANIMATOR)])];
    const routing = makeRouting({ models: ['wan'], upstreams, routes });
    const found = routing.candidates('wan', NEEDS);
    expect(
      found.map((each) => [each.name, each.step, each.weight, each.maker === 'upstream' ? each.row.as : null]),
    ).toEqual([
      ['far', 0, 2, 'far'],
      ['gpu', 1, 1, 't2v'],
      ['animator', 2, 1, null],
    ]);
    expect(routing.isRemote('wan')).toBe(true);
  });

  it('are those who can do all that is needed, and nobody else', () => {
    const needs = fc.record({
      kind: fc.constant('video' as const),
      mode: fc.constantFrom<VideoMode>('text', 'first_frame', 'first_and_last', 'references'),
      references: fc.integer({ min: 0, max: 3 }),
      seconds: fc.integer({ min: 3, max: 6 }),
      resolution: fc.constantFrom(...ALL_RESOLUTIONS),
      aspectRatio: fc.constantFrom(...ALL_ASPECT_RATIOS),
      negativePrompt: fc.boolean(),
      seed: fc.boolean(),
    });
    const skills: fc.Arbitrary<VideoSkills> = fc.record({
      kind: fc.constant('video' as const),
      modes: fc.subarray<VideoMode>(['text', 'first_frame', 'first_and_last', 'references']),
      mostReferences: fc.integer({ min: 0, max: 3 }),
      seconds: fc.subarray([3, 4, 5, 6]),
      resolutions: fc.subarray([...ALL_RESOLUTIONS]),
      aspectRatios: fc.subarray([...ALL_ASPECT_RATIOS]),
      sound: fc.constantFrom(true, false, 'animator' as const),
      seed: fc.constantFrom('send' as const, 'drop' as const, 'refuse' as const),
      negativePrompt: fc.constantFrom('send' as const, 'fold' as const, 'refuse' as const),
    });
    fc.assert(
      fc.property(fc.array(fc.array(skills, { maxLength: 3 }), { maxLength: 4 }), needs, (tables, wanted) => {
        const upstreams = tables.map((rows, index) => anUpstream(`u${index}`, ...rows.map((row) => aRow(row))));
        const routes = [aRoute(...upstreams.map(({ name }) => [once(name)]))];
        const found = makeRouting({ models: ['wan'], upstreams, routes }).candidates('wan', wanted);
        expect(names(found)).toEqual(
          upstreams.filter(({ rows }) => rows.some((row) => canMake(row, wanted))).map(({ name }) => name),
        );
        for (const each of found) {
          if (each.maker !== 'upstream' || each.row.kind !== 'video') throw new Error('Only rows of films were given.');
          // Told a second time in other words: nothing of the request is bent.
          expect(each.row.modes).toContain(wanted.mode);
          expect(each.row.seconds).toContain(wanted.seconds);
          expect(each.row.resolutions).toContain(wanted.resolution);
          expect(each.row.aspectRatios).toContain(wanted.aspectRatio);
          expect([wanted.seed, each.row.seed]).not.toEqual([true, 'refuse']);
          expect([wanted.negativePrompt, each.row.negativePrompt]).not.toEqual([true, 'refuse']);
        }
      }),
    );
  });

  it('are found by what a stored request needs', () => {
    expect(needsOf(aRequest({ durationSeconds: 6, negativePrompt: 'rain', seedGiven: false }))).toEqual({
      ...NEEDS,
      seconds: 6,
      negativePrompt: true,
    });
    expect(needsOf(anImageRequest({ imageSize: '2K', aspectRatio: '4:5' }))).toEqual({
      kind: 'image',
      mode: 'text',
      images: 0,
      resolution: '2K',
      aspectRatio: '4:5',
      seed: true,
    });
  });
});

describe('those who are ready', () => {
  const FREE: Standing = { freePlaces: 1, resting: false };
  const candidate = (name: string, step: number, weight = 1): Candidate => ({ maker: 'animator', name, step, weight });

  it('leave out who has no place or rests', () => {
    const standings: Record<string, Standing> = {
      full: { freePlaces: 0, resting: false },
      resting: { freePlaces: 3, resting: true },
      free: FREE,
    };
    const all = [candidate('full', 0), candidate('resting', 0), candidate('free', 1)];
    expect(
      names(
        orderReady(
          all,
          ({ name }) => standings[name] ?? FREE,
          () => 0.5,
        ),
      ),
    ).toEqual(['free']);
  });

  it('keep the steps in order whatever the lots, and lose and add nobody', () => {
    const anyCandidates = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 })), { maxLength: 8 });
    fc.assert(
      fc.property(
        anyCandidates,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (shares, lots) => {
          const all = shares.map(([step, weight], index) => candidate(`c${index}`, step, weight));
          const ordered = orderReady(
            all,
            () => FREE,
            () => lots.next().value,
          );
          expect(ordered.map(({ step }) => step)).toEqual(all.map(({ step }) => step).toSorted());
          expect(names(ordered).toSorted()).toEqual(names(all).toSorted());
        },
      ),
    );
  });

  it('share a step by their weights', () => {
    // Every pair of lots of a fine grid once, so that the shares do not depend on luck.
    const steps = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100);
    const pairs = steps.flatMap((left) => steps.map((right) => [left, right]));
    const first = pairs.map((pair) => {
      const lots = pair.values();
      const both = [candidate('a', 0, 2), candidate('b', 0, 1)];
      return orderReady(
        both,
        () => FREE,
        () => lots.next().value ?? 0,
      )[0];
    });
    const share = first.filter((each) => each?.name === 'a').length / first.length;
    expect(share).toBeCloseTo(2 / 3, 2);
  });
});

describe('the row of a job', () => {
  const words = aRow({ modes: ['text'], options: 'words' });
  const picture = aRow({ modes: ['first_frame'], options: 'picture' });
  const rows = [words, picture];

  it('is the one for its way of asking, where several bear the same names', () => {
    const image = { blobKey: 'inputs/a', mimeType: 'image/png', width: 1, height: 1 };
    const fromPicture = aRequest({ inputs: { mode: 'first_frame', first: image } });
    expect(findRowOf({ rows }, words, aRequest({ inputs: { mode: 'text' } }))).toBe(words);
    expect(findRowOf({ rows }, words, fromPicture)).toBe(picture);
  });

  it('is any of its names where nothing else is asked, and none where it was taken away', () => {
    expect(findRowOf({ rows }, words, null)).toBe(words);
    expect(findRowOf({ rows }, { ...words, as: 'gone' }, null)).toBeNull();
  });
});
