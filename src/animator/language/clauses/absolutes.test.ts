import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const MAIN = [
  ...['Two kids build a snowman', 'A woman walks down a street', 'A red car drives through a desert'],
  ...['A dog sleeps on a sofa', 'A knight rides a horse across a field', 'A lighthouse on a rocky island'],
];
/** Weather, light, sounds, scenery, places, parts, things and animals, a word nobody knows: whatever it is, it does what is said of it. */
const CLAUSES = [
  ...['snow gently falling', 'rain running down the glass', 'thick fog rolling over the hills', 'a storm approaching'],
  ...['the sun setting behind the hills', 'golden light spilling across the floor', 'a full moon rising'],
  ...['clouds drifting overhead', 'dark clouds gathering', 'thunder rumbling in the distance', 'lightning flashing'],
  ...['smoke rising from the chimney', 'petals falling from above', 'tall grass waving in the wind', 'waves crashing'],
  ...[
    'the river rushing below',
    'mountains in the distance glowing',
    'the city waking up',
    'skyscrapers towering above',
  ],
  ...['birds flying overhead', 'children playing in the distance', 'a cat running past', 'a crowd cheering'],
  ...['lanterns swaying overhead', 'candles burning', 'flags waving', 'curtains billowing', 'a radio playing'],
  ...['a kettle whistling', 'footsteps approaching', 'soft jazz playing in the background', 'tension rising'],
  ...['the engine roaring', 'the tide coming in', 'a blorf wobbling', 'ice cracking', 'papers flying around'],
];

describe('a clause that hangs on no verb', () => {
  it.each(MAIN)('is told of its own noun, and not of whom the sentence is about: %s', (main) => {
    const alone = readPrompt(`${main}.`, null);
    const own = alone.entities.map(({ noun }) => noun);
    const deeds = new Set(alone.events.map(({ verb }) => verb));
    const wrong = CLAUSES.flatMap((clause) =>
      [', ', ', with ', ' with '].flatMap((joint) => {
        const { entities, events } = readPrompt(`${main}${joint}${clause}.`, null);
        return events
          .filter(({ verb }) => !deeds.has(verb))
          .flatMap(({ subjects, verb }) => subjects.map((id) => ({ noun: entities[id]?.noun ?? '', verb })))
          .filter(({ noun }) => own.includes(noun))
          .map(({ noun, verb }) => `${joint}${clause}: ${noun} ${verb}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['A girl with a red balloon running through a field.', 'girl', 'run'],
    ['A man with a long beard walking down a road.', 'man', 'walk'],
    ['A man stands on a corner with a guitar playing a song.', 'man', 'play'],
    ['Pedestrians with umbrellas hurrying past.', 'pedestrian', 'hurry'],
    ['A woman walks through a park with a dog running beside her.', 'dog', 'run'],
  ])('leaves to somebody what they do with a thing: %s', (prompt, noun, verb) => {
    const { entities, events } = readPrompt(prompt, null);
    const told = events.map((event) => `${entities[event.subjects[0] ?? -1]?.noun} ${event.verb}`);
    expect(told.some((each) => each.startsWith(`${noun} ${verb}`))).toBe(true);
  });
});
