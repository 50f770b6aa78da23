import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['A man kisses his wife outside a church', 'square'],
  ['Two friends share a bowl of ramen at a tiny counter on a rainy night in Tokyo', 'cafe'],
  ['A couple lies on a blanket, pointing at the clouds', 'meadow'],
  ['A boy lies on the roof and looks at the stars', 'skyline'],
  ["A man stands at his wife's grave in the rain", 'meadow'],
  ['A child builds a sandcastle and a wave washes it away', 'beach'],
  ['A girl dances in the waves at sunset', 'beach'],
  ['An old man in a wheelchair looks out to the sea', 'beach'],
  ['A pirate captain laughs as waves crash over the deck', 'sea'],
  ['A dancer bows while the audience applauds', 'stage'],
  ['A man in a suit checks his watch and starts to run', 'city'],
  ['An old man wakes up, stretches and puts on his glasses', 'bedroom'],
  ['A woman sips wine', 'cafe'],
  ['A family eats dinner together', 'kitchen'],
  ['A man buys flowers from a street vendor', 'market'],
  ['A judge bangs the gavel', 'courtroom'],
  ['A delivery man rings the doorbell', 'suburb'],
  ['A woman wakes up, stretches and opens the curtains to a view of Paris', 'bedroom'],
  ['A girl opens the curtains and sees snowy mountains outside', 'living_room'],
  ['A mailman delivers a package to an old lady who opens the door and smiles', 'suburb'],
  ['A lighthouse keeper climbs the stairs and lights the lamp as a storm rolls in', 'stair_tower'],
  ['A hiker reaches the summit with a view of the valley', 'summit'],
])('%s: %s', (prompt, place) => expect(scriptOf(prompt).set.place).toBe(place));

it('whose grave it is is not there', () => {
  const { cast } = scriptOf("A man stands at his wife's grave in the rain");
  expect(cast.map(({ thing }) => thing)).toEqual(['person', 'tombstone']);
});

it.each([
  ['Two friends share a bowl of ramen', 'eat'],
  ['A couple shares a milkshake at a diner', 'drink'],
  ['An old man shares his sandwich with a stray dog', 'give'],
])('what is shared is eaten or drunk, or given: %s', (prompt, act) => expect(scriptOf(prompt).beats[0]?.act).toBe(act));

it('twins are children, and a wedding party is there', () => {
  const [, twins] = scriptOf('A mother reads a bedtime story to her twins').cast;
  expect(twins).toMatchObject({ count: 2, person: { age: 'child' } });
  expect(scriptOf('A wedding party dances on the beach').cast[0]).toMatchObject({ thing: 'person', count: 6 });
});

it.each(['A boy watches a cartoon', 'A couple watches a movie and shares popcorn'])(
  'who watches a film at home sits on the couch, and the film itself is none: %s',
  (prompt) => {
    const { cast, styles, set } = scriptOf(prompt);
    expect(cast.map(({ thing }) => thing)).toContain('couch');
    expect([styles, set.place]).toEqual([[], 'living_room']);
  },
);

it('a cartoon of somebody is one', () => {
  expect(scriptOf('A cartoon of a boy who watches birds').styles).not.toEqual([]);
});
