import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { memberOf } from './members.ts';

const looks = (prompt: string): string[] => {
  const [role] = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast;
  if (role === undefined) return [];
  return Array.from({ length: role.count }, (_, instance) => {
    const { person } = memberOf(role, instance);
    return `${person?.gender} ${person?.age}`;
  });
};

it('makes no two of a few strangers of one age and kind', () => {
  const people = looks('People wait at a bus stop');
  expect(new Set(people).size).toBe(people.length);
});

it('has women and men among friends, and only men where men are told of', () => {
  expect(new Set(looks('Friends laugh in a park')).size).toBe(2);
  expect(new Set(looks('Old men play cards'))).toEqual(new Set(['man old']));
});
