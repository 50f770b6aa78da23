import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const provided = (prompt: string) => provide(written(prompt), { indoor: true });
const placesIn = (prompt: string) =>
  provided(prompt).stands?.map(({ group, role, borne }) => `${group}: ${role}${borne === true ? ' borne' : ''}`);

test.each([
  ['A robot waiter serves coffee to an elderly couple in a diner', 'service for two'],
  ['A doctor examines a patient lying on a hospital bed', 'examination in bed'],
  ['A father reads a story to his daughter in bed', 'bedside'],
  ['A waitress pours coffee for a truck driver who sits at the counter in a diner', 'counter'],
  ['A waiter brings a pancake to an old man sitting at the counter of a diner', 'counter'],
  ['A bartender pours whiskey for a guest at the bar', 'bar'],
  ['A judge bangs the gavel in a courtroom while the defendant stands before her', 'court'],
  ['A priest marries a bride and groom in a church', 'wedding'],
  ['A detective and a suspect face each other in an interrogation room', 'interrogation'],
  ['A grandmother reads a fairy tale to three grandchildren in the living room', 'story time'],
])('who does something together is where the catalogue says: %s', (prompt, name) => {
  expect(new Set(provided(prompt).stands?.map(({ group }) => group))).toEqual(new Set([name]));
});

test('a mother and her daughter who share a sofa sit on it side by side, and in no circle of a story', () => {
  const { stands, relations, cast } = provided('A mother and daughter talk quietly on a sofa by the window');
  const sofa = cast.find(({ thing }) => thing === 'couch')?.id;
  expect(stands?.map(({ group }) => group)).toEqual([]);
  expect(relations.filter(({ relation, to }) => relation === 'on' && to === sofa).map(({ role }) => role)).toEqual([
    0, 1,
  ]);
});

test('whoever goes somewhere is in no arrangement', () => {
  expect(placesIn('A waiter runs through a diner past an elderly couple')).toEqual([]);
});

test('who is served sits at a laid table, and who only looks on stands on none', () => {
  const { cast, relations } = provided('A waitress serves tea to two friends in a cafe');
  const table = cast.find(({ thing }) => thing === 'laid table');
  expect(table?.parts).toEqual(['places 2', 'drinks']);
  expect(relations.filter(({ relation, to }) => relation === 'on' && to === table?.id).map(({ role }) => role)).toEqual(
    [2],
  );
  const game = provided('Two old men play chess in a park, onlookers watching');
  const site = game.cast.find(({ thing }) => thing === 'game table')?.id;
  expect(game.relations.filter(({ relation, to }) => relation === 'on' && to === site).map(({ role }) => role)).toEqual(
    [0],
  );
});

test('a doctor stands behind the bed of whoever is examined, seen by us', () => {
  const stage = stageScript(written('A doctor examines a patient lying on a hospital bed'), 1, 1.78);
  const at = (role: number) => stage.figures.find((figure) => figure.role === role)?.path[0];
  const bed = stage.figures.find(({ body }) => body.sheet.thing === 'hospital bed')?.path[0];
  expect((at(0)?.at[2] ?? 0) - (bed?.at[2] ?? 0)).toBeCloseTo(-0.92, 1);
  expect(Math.abs(at(0)?.heading ?? 9)).toBeLessThan(0.6);
});

test('whose hair is cut is the customer who is told of then', () => {
  const { cast } = provided("A barber cuts a man's hair in a barbershop, the customer looks into the mirror");
  expect(cast.filter(({ person }) => person !== null).map(({ noun }) => noun)).toEqual(['barber', 'man']);
});

test('two in armchairs have one each, and one is asked who is no kind of question', () => {
  const { cast, relations } = provided(
    'An interviewer asks an actress questions on a talk show, both sit in armchairs',
  );
  expect(cast.map(({ noun }) => noun)).toEqual(['interviewer', 'actress', 'armchair', 'armchair']);
  const seats = relations.filter(({ relation }) => relation === 'on' || relation === 'in');
  expect(seats.map(({ role, to }) => [role, to])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('each of a class has a chair of its own before the blackboard', () => {
  const { cast, stands } = provided('A teacher explains at the blackboard to a class of pupils sitting at their desks');
  const chairs = cast.find(({ thing }) => thing === 'chair');
  expect(chairs?.count).toBe(6);
  expect(cast.find(({ noun }) => noun === 'pupil')?.count).toBe(6);
  expect(stands?.filter(({ role }) => role === chairs?.id).map(({ instance }) => instance)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('whoever watches television sits before it, on a sofa that nobody has to name', () => {
  const { cast, relations } = provided('A family watches TV in the living room');
  const couch = cast.find(({ thing }) => thing === 'couch');
  expect(relations).toContainEqual({ role: 0, relation: 'on', to: couch?.id, where: null });
  expect(placesIn('A family watches TV in the living room')).toContain('television: 1');
});
