import { describe, expect, it } from 'vitest';
import { WRECKED } from '../../../bodies/families.ts';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const staged = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

describe('what goes to pieces', () => {
  it.each([
    ['The old tower collapses in a cloud of dust.', 'tower', 'collapse'],
    ['A truck blows up on the road.', 'truck', 'explode'],
    ['A red car crashes into a wooden fence.', 'fence', 'be_struck'],
    ['A red car crashes into a wooden fence.', 'car', 'crumple'],
    ['A giant robot smashes a skyscraper with its fist.', 'building', 'be_struck'],
  ])('%s: the %s does so until the end', (prompt, thing, act) => {
    const { cast, beats } = staged(prompt);
    const role = cast.find((each) => each.thing === thing);
    expect(role?.traits).toContain(WRECKED);
    const beat = beats.find((each) => each.role === role?.id && each.act === act);
    expect(beat?.from).toBeGreaterThan(0.8);
    expect(beat?.to).toBe(6);
  });
  it('lets two that collide come from both sides', () => {
    const { cast, beats } = staged('Two cars collide head-on on a desert road.');
    expect(cast.filter(({ thing }) => thing === 'car').map(({ count }) => count)).toEqual([1, 1]);
    expect(beats.filter(({ act }) => act === 'crumple')).toHaveLength(2);
    for (const { id } of cast.filter(({ thing }) => thing === 'car'))
      expect(beats.some(({ role, act }) => role === id && act === 'drive')).toBe(true);
  });

  it('throws the pieces of what shatters by itself, and brings them together again where that is told', () => {
    const { beats } = staged('A porcelain vase shatters, then the pieces fly back together and it is whole again.');
    expect(beats.map(({ act }) => act)).toEqual(['explode', 'reassemble']);
  });
});
