import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['A street artist spray-paints a huge whale on a brick wall, stepping back to admire it', 'whale', 'spray paint'],
  ['A muralist paints a giant mural of a tiger on the side of a building while kids watch', 'tiger', 'paint'],
  ['A hooded teenager sprays graffiti of a dragon onto a concrete wall at night', 'dragon', 'spray paint'],
])('what is painted on a wall is on that wall, and nowhere else (%j)', (prompt, motif, verb) => {
  const { cast, beats, shots } = write(prompt);
  const wall = cast.find(({ thing }) => thing === 'mural wall');
  expect(wall?.encloses?.cast.map(({ thing }) => thing)).toEqual([motif]);
  expect(cast.map(({ thing }) => thing)).not.toContain(motif);
  expect(beats).toContainEqual(expect.objectContaining({ act: 'paint', verb, target: wall?.id }));
  expect(shots.every(({ also }) => also.includes(wall?.id ?? -1))).toBe(true);
});

it('who paints a room or a picture paints no mural', () => {
  for (const prompt of ['A man paints the bedroom wall blue', 'A woman paints a landscape on a canvas in her studio'])
    expect(write(prompt).cast.map(({ thing }) => thing)).not.toContain('mural wall');
});
