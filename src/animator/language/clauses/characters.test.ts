import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const deedsOf = (prompt: string): string[] => {
  const { entities, events } = readPrompt(prompt, null);
  return events.flatMap(({ subjects, act }) => subjects.map((id) => `${entities[id]?.noun} ${act?.act}`));
};

describe('he and she', () => {
  it.each([
    ['A lioness lies in the grass. A zebra passes. She pounces.', 'lioness jump'],
    ['A hen sits on her nest. A fox comes near and she flaps her wings.', 'hen fly'],
    [
      'A timid little screwdriver with big eyes peeks out of a drawer. He hops onto a table and bows.',
      'screwdriver bow',
    ],
    ['A cheerful toaster dances on the counter. He sings.', 'toaster sing'],
    ['A red kayak drifts on a lake. He lifts the paddle.', 'man raise'],
    ['A vintage car stops at a diner. She steps out.', 'woman walk'],
  ])('%s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });
});

describe('a deed that looks like a name', () => {
  it.each([
    ['A man eats an apple while walking backwards.', 'man walk'],
    ['A guard, breathing hard, inches forward.', 'guard sneak'],
    ['A girl in a raincoat lit from within sits under an awning.', 'girl sit'],
    ['Archers beside the queen loose a volley of arrows.', 'archer shoot'],
  ])('%s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });
  it('is none where it tells how somebody looks', () => {
    expect(deedsOf('A soldier, eyes wide, creeps along the wall.')).toEqual(['soldier sneak']);
  });
});
