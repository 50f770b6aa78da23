import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: false });

test('the pilot and the driver are in the machine that is told of', () => {
  const biplane = provided('A red biplane loops through the clouds, the pilot gives a thumbs up');
  expect(biplane.relations.map(({ relation }) => relation)).toEqual(['driving']);
  const car = provided('A race car speeds around the track, the driver waves');
  expect(car.cast.filter(({ person }) => person !== null)).toHaveLength(1);
});

test('but not while they walk to it', () => {
  expect(provided('A pilot walks to her airplane').relations).toEqual([]);
});

test('passengers are in the taxi, whose mirror is its own, and whom one rows is in the boat', () => {
  const taxi = provided('A taxi driver in New York talks to his passenger through the mirror');
  expect(taxi.cast.map(({ thing }) => thing)).not.toContain('mirror');
  expect(taxi.relations.map(({ relation }) => relation).sort()).toEqual(['driving', 'in']);
  const gondola = provided('A gondolier rows a couple along a canal in Venice');
  expect(gondola.relations.filter(({ relation }) => relation === 'in')).toHaveLength(2);
});

test('who sits in the passenger seat does not drive', () => {
  const { cast, relations } = provided(
    'A red convertible drives along the coast, the woman in the passenger seat raises her arms',
  );
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(2);
  expect(relations.map(({ role, relation }) => [role, relation]).sort()).toEqual([
    [1, 'in'],
    [2, 'driving'],
  ]);
});

const aboard = (prompt: string) => {
  const { cast, relations } = provided(prompt);
  return relations.map(({ role, relation, to, where }) => {
    const [who, what] = [role, to].map((id) => cast.find((each) => each.id === id));
    return [`${who?.noun} x${who?.count}`, relation, `${what?.noun} x${what?.count}`, where].join(' ').trim();
  });
};

test('crews of every count are aboard what is told of, each where they are told to be', () => {
  expect(aboard('A pirate ship fighting through a raging storm, the captain stands at the wheel shouting')).toEqual([
    'captain x1 on pirate ship x1 helm',
  ]);
  expect(aboard('A convertible with a couple drives along the coast')).toContain('couple x2 in convertible x1');
  expect(
    aboard(
      'Dozens of colorful hot air balloons rise over Cappadocia; in the nearest basket a family of four waves and takes photos',
    ),
  ).toContain('family x4 in hot air balloon x1');
  expect(aboard('A longship with twenty rowers glides through a fjord')).toContain('rower x10 in longship x1');
  expect(aboard('A young woman sits in the back seat of a taxi at night')).toContain('young woman x1 in taxi x1 back');
});

test('a film about a ship shows who is aboard in its second half, and goes along with them', () => {
  const { shots, cast } = provided(
    'A galleon sails through high waves, the captain with a long beard shouts at the wheel',
  );
  expect(shots.map(({ subject }) => cast.find(({ id }) => id === subject)?.noun)).toEqual(['galleon', 'captain']);
  expect(provided('A galleon sails through high waves').shots).toHaveLength(1);
});
