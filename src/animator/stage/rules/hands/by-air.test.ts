import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

test('a drone that delivers hovers beside whom it is for, who looks at it', () => {
  const prompt = 'A drone delivers a small parcel to an old woman waiting on her balcony';
  const { cast, beats, relations } = provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), {
    indoor: false,
  });
  const [drone, woman] = [cast.find(({ thing }) => thing === 'drone'), cast.find(({ person }) => person !== null)];
  expect(relations).toContainEqual(expect.objectContaining({ role: drone?.id, relation: 'beside', to: woman?.id }));
  expect(beats.find(({ role }) => role === drone?.id)?.act).toBe('hover');
  expect(beats.find(({ role }) => role === woman?.id)?.target).toBe(drone?.id);
});
