import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const people = (prompt: string): string[] =>
  write(prompt).cast.flatMap(({ noun, count, person }) => (person === null ? [] : [`${count} ${noun}`]));

it('counts those who are told one after the other of a company once', () => {
  expect(
    people(
      'Three roommates sit on a couch, eating pizza. The blonde woman in the middle says, "Who ate my leftovers?" The two guys slowly look at each other. The guy with glasses points at the dog.',
    ),
  ).toEqual(['1 roommate', '1 woman', '1 guy']);
  expect(
    people(
      'A heist crew gathers around a table in a warehouse. The leader, a woman, points at the map and says "Ninety seconds." A hacker replies "Make it sixty." The twins grin.',
    ),
  ).toEqual(['1 leader', '1 hacker', '2 twin']);
});

it('makes nobody of a large family large, and leaves some of it who are not told of', () => {
  const { cast } = write('A large family gathers at the table. The grandfather stands up. A toddler claps.');
  const persons = cast.filter(({ person }) => person !== null);
  expect(persons.map(({ size }) => size)).toEqual(persons.map(() => 1));
  expect(persons.some(({ count }) => count > 1)).toBe(true);
});

it('takes a number that is spelt out for the noun after it', () => {
  expect(people('In the yard two boys and a girl run toward the house.')).toEqual(['2 boy', '1 girl']);
});

it('calls who was told as a young woman the woman, and no soldier', () => {
  const { beats, cast } = write(
    'A young woman stands in a corridor. A soldier stands beside a tent. The woman laughs.',
  );
  const laughs = beats.find(({ act }) => act === 'laugh');
  expect(cast.find(({ id }) => id === laughs?.role)?.noun).toBe('young woman');
});

it('lets who lets out a sigh sigh, and do what follows', () => {
  const { beats } = write('An old man lets out a sigh of relief and hugs his wife.');
  expect(beats.map(({ act }) => act)).toContain('hug');
});

it('reads who is told again in a list of characters as one', () => {
  expect(
    people(
      '{"scene": "an office", "characters": [{"name": "Anna", "description": "HR manager, woman in her 40s"}, {"name": "Tim", "description": "young man in a brown suit"}]}',
    ),
  ).toHaveLength(2);
});

it('hears what somebody reads to others, and leaves written what stands on a sign', () => {
  const read = write('A grandmother sits in a chair. She reads: "And the dragon opened one eye."');
  expect(read.dialogue.map(({ text }) => text)).toEqual(['And the dragon opened one eye.']);
  expect(write('A card lies on a table. It reads: "Help".').dialogue).toEqual([]);
});

it('tells one of those whom nobody counts apart, and the others from them', () => {
  const { cast, beats } = write('Teenagers dance around a bonfire, one girl spins in the centre, the others clap.');
  const [girl, group] = [
    cast.find(({ noun }) => noun === 'teenage girl'),
    cast.find(({ noun }) => noun === 'teenager'),
  ];
  expect([girl?.count, group?.count]).toEqual([1, 3]);
  expect(beats.filter(({ act }) => act === 'clap').map(({ role }) => role)).toEqual([group?.id]);
  expect(people('Old men play chess; one man laughs.')).toEqual(['3 old man', '1 old man']);
});

it('means those who are there with everyone, and no strangers', () => {
  const { cast, beats } = write('A family has a picnic; the father tells a joke and everyone laughs.');
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(2);
  expect(new Set(beats.filter(({ act }) => act === 'laugh').map(({ role }) => role)).size).toBe(2);
});

it('lets nobody fall with the snow', () => {
  const { beats } = write('Two kids build a snowman, snow gently falling, and laugh.');
  expect(beats.map(({ act }) => act)).toEqual(['build', 'laugh']);
});
