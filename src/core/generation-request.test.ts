import { expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../test/fixtures/builders.ts';
import { isVideoRequest, kindOf } from './generation-request.ts';

it('is known by its model', () => {
  const requests = [aRequest(), aRequest({ model: 'video-3.1-fast-generate-preview' }), anImageRequest()];
  expect(requests.map(kindOf)).toEqual(['video', 'video', 'image']);
  expect(requests.map(isVideoRequest)).toEqual([true, true, false]);
});
