import { expect, test } from 'vitest';
import { provide } from '../../stage/rules/provide.ts';
import { writeScript } from '../write-script.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const peopleOf = (prompt: string) =>
  written(prompt).cast.flatMap(({ person }) => (person === null ? [] : [`${person.gender} ${person.age}`]));

test('of two old friends one has a white beard, and both are old men', () => {
  expect(peopleOf('Two old friends sit in a cafe. One of them laughs, the other strokes his white beard.')).toEqual([
    'man old',
    'man old',
  ]);
});

test('the older of two sisters is no old woman', () => {
  const [older, younger] = peopleOf('Two sisters sit in a kitchen. The older one pours tea, the younger one cries.');
  expect([older, younger]).toEqual(['woman adult', 'woman young']);
  expect(peopleOf('An older woman reads in a cafe')).toEqual(['woman old']);
});

test('those who share something on a bench sit there', () => {
  const { cast, relations } = written('Two children share an ice cream on a park bench.');
  const bench = cast.find(({ thing }) => thing === 'bench')?.id;
  expect(relations).toContainEqual({ role: 0, relation: 'on', to: bench, where: null });
});

test('whoever teaches somebody on a sofa sits beside them', () => {
  const { cast, relations } = provide(
    written('A teenage boy teaches his grandmother how to use a smartphone on the sofa.'),
    { indoor: true },
  );
  const sofa = cast.find(({ noun }) => noun === 'sofa')?.id;
  expect(relations.filter(({ relation, to }) => relation === 'on' && to === sofa)).toHaveLength(2);
});
