import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

describe('whoever looks into a mirror', () => {
  it.each([
    ['A woman looks at herself in a mirror and combs her hair', 'cheval glass', 1],
    ['A bride stands in front of a mirror', 'cheval glass', 1],
    ['A man shaves in the bathroom', 'washstand', 1],
    ['A man shaves in front of a mirror', 'washstand', 1],
    ['A boy brushes his teeth in front of the bathroom mirror', 'washstand', 0.62],
    ['A boy brushes his teeth in the bathroom', 'washstand', 0.62],
  ])('has one that they are seen through: %s', (prompt, thing, size) => {
    const { cast, relations } = play(prompt);
    const mirror = cast.find((role) => role.thing === 'washstand' || role.thing === 'cheval glass');
    expect(mirror?.thing).toBe(thing);
    expect(mirror?.size).toBe(size);
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: mirror?.id, where: null });
  });

  it('is seen from near, unless the prompt says otherwise', () => {
    expect(play('A woman looks at herself in a mirror').shots[0]?.size).toBe('medium');
    expect(play('Wide shot of a woman who looks at herself in a mirror').shots[0]?.size).toBe('wide');
  });
});
