import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const filmOf = (prompt: string, durationSeconds = 10) => writeScript({ prompt, negativePrompt: null, durationSeconds });
const shotsOf = (prompt: string, durationSeconds = 10): string[] => {
  const { shots, cast } = filmOf(prompt, durationSeconds);
  return shots.map(
    ({ size, angle, subject }) => `${size} ${angle} ${cast.find(({ id }) => id === subject)?.noun ?? 'place'}`,
  );
};

const EGYPT =
  'Workers in white loincloths haul a block of stone through the desert sand. An overseer with a staff shouts orders. A girl kneels and offers a clay bowl to an exhausted worker, who drinks and nods gratefully. The camera rises in a crane shot to reveal the whole site and the river in the distance. Golden sun, historical film.';

it('makes a shot of each sentence that tells of somebody else, and of a camera that shows more', () => {
  const { shots, cast } = filmOf(EGYPT);
  expect(shots.map(({ subject, move }) => `${cast.find(({ id }) => id === subject)?.noun} ${move}`)).toEqual([
    'worker static',
    'overseer static',
    'girl static',
    'worker crane_up',
  ]);
});

it('shows in each of them only whom its words tell of', () => {
  const { shots, cast } = filmOf(EGYPT);
  const overseer = shots[1]?.among?.map((id) => cast[id]?.noun);
  expect(overseer).toContain('overseer');
  expect(overseer).not.toContain('girl');
});

it('looks from above only in the sentence that says so', () => {
  const shots = shotsOf(
    'A rustic kitchen on a Sunday afternoon. An Italian grandmother kneads dough on a wooden table while her grandson watches. Top-down shot: her hands roll out the dough and cut it into long ribbons of pasta. The whole family sits down at the table, laughing and raising their glasses. Warm window light, shallow focus, mandolin music.',
  );
  expect(shots[0]).toContain('eye grandmother');
  expect(shots[1]).toContain('birds_eye grandmother');
  expect(shots.at(-1)).toContain('eye family');
});

it('goes on with one shot where the same people go on, where one take is asked for, and in a short film', () => {
  const own =
    'A woman in a grey coat walks through the park in the evening light, leaves falling around her from the old trees. She stops at a bench, opens her bag and takes out a letter. She reads it, smiles and looks up into the golden sky above the trees. Warm colours, a calm mood and soft piano music.';
  expect(new Set(shotsOf(own).map((shot) => shot.split(' ').at(-1)))).toEqual(new Set(['woman']));
  const take = EGYPT.replace('Golden sun', 'One continuous take, golden sun');
  expect(filmOf(take).shots.some(({ among }) => among !== undefined)).toBe(false);
  expect(filmOf(EGYPT, 4).shots.some(({ among }) => among !== undefined)).toBe(false);
});
