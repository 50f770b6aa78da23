import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('sees the land that curtains are opened to from the room', () => {
  const { set, cast } = scriptOf('A girl opens the curtains and sees snowy mountains outside');
  expect(set.dressing).toContain('outside: mountains');
  expect(cast.find(({ thing }) => thing === 'curtain')?.count).toBe(1);
});

it('counts the parents of a family whose kids are told apart', () => {
  const { cast } = scriptOf('A family has a picnic in the park, the kids fly a kite');
  expect(cast.map(({ noun, count }) => [noun, count])).toEqual([
    ['kid', 2],
    ['parent', 2],
    ['kite', 1],
  ]);
});

it('seats those who play one game at one board', () => {
  const { cast, beats } = scriptOf(
    'Two chess players sit across from each other in a park, one of them says "Checkmate."',
  );
  expect(cast.filter(({ thing }) => thing === 'game table')).toHaveLength(1);
  expect(beats.filter(({ act }) => act === 'play_game').map(({ role }) => role)).toEqual([0, 1]);
});

it.each([
  'Five dogs run across a field, one dog jumps over a log',
  'Five dogs run across a field and one of the dogs jumps over a log',
])('lets one of those who were told of do what the others do not: %s', (prompt) => {
  const { cast, beats } = scriptOf(prompt);
  expect(cast.filter(({ thing }) => thing === 'dog').map(({ count }) => count)).toEqual([4, 1]);
  const [, single] = cast;
  expect(beats.filter(({ act }) => act === 'jump').map(({ role }) => role)).toEqual([single?.id]);
});

it('dresses a team as the one whose it is, and lets one alone score', () => {
  const { cast, beats } = scriptOf('A football player scores a goal and celebrates with his team in a packed stadium');
  const team = cast.find(({ noun }) => noun === 'team');
  expect(team?.person).toMatchObject({ role: 'football player', gender: 'man' });
  expect(beats.filter(({ role }) => role === team?.id).map(({ act }) => act)).toEqual(['cheer']);
});

it('a smith is in a smithy', () => {
  const { set } = scriptOf('A medieval blacksmith hammers a glowing sword on an anvil, sparks flying');
  expect(set).toMatchObject({ place: 'works', dressing: expect.arrayContaining(['smithy forge']) });
});
