import { expect, it } from 'vitest';
import { HOUSE_FRONT } from '../../../bodies/families/household/house-front.ts';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it.each([
  'A mailman delivers a package to an old lady who opens the door and smiles',
  'A courier rings the bell and hands a parcel to a man who opens the door',
  'A neighbor knocks on the door and brings a pie to an old man',
])('who calls is before the house, who opens within, and what is brought changes hands: %s', (prompt) => {
  const { cast, beats, stands = [] } = provided(prompt);
  const door = cast.find(({ parts }) => parts.includes(HOUSE_FRONT));
  const [caller, host] = cast.filter(({ person }) => person !== null);
  const nearOf = (id: number | undefined) => stands.find(({ role }) => role === id)?.near ?? 0;
  expect(nearOf(host?.id)).toBeLessThan(nearOf(door?.id));
  expect(nearOf(caller?.id)).toBeGreaterThan(nearOf(door?.id));
  expect(beats.find(({ role, act }) => role === caller?.id && act === 'give')?.toWhom).toBe(host?.id);
  expect(beats.some(({ role, act, target }) => role === host?.id && act === 'open' && target === door?.id)).toBe(true);
  expect(cast.some(({ thing }) => thing === 'bell')).toBe(false);
});
