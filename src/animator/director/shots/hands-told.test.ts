import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['Macro shot of a sharp knife slicing a ripe strawberry on a wooden board', 'cut', 'strawberry'],
  ['A wooden spoon stirs a pot of tomato soup, close-up', 'stir', 'pot'],
])('has hands do what a tool is told to do by itself: %s', (prompt, act, thing) => {
  const { cast, beats, shots } = write(prompt);
  expect(cast[0]).toMatchObject({ thing: 'person', parts: ['hands'] });
  expect(beats[0]).toMatchObject({ role: 0, act, target: cast.find((role) => role.thing === thing)?.id });
  expect(shots[0]?.part).toBe('hands');
});

it('leaves a tool that does nothing by itself where it lies', () => {
  expect(write('A knife lies on a wooden table, close-up').cast.map(({ thing }) => thing)).not.toContain('person');
});

it('shows nothing but the hands of whom nothing else is told', () => {
  const [shot] = write('A hand slices a loaf of bread with a serrated knife').shots;
  expect(shot).toMatchObject({ size: 'close', part: 'hand' });
});

it('shows the hands that are told of first, and then the face that is told of after them', () => {
  const { shots } = write("A potter's hands shape clay, close-up, then the camera tilts up to her focused face");
  expect(shots.map(({ part }) => part)).toEqual(['hands', 'face']);
});

it('paints with oil paint without being a painting itself', () => {
  expect(write("A painter's brush lays thick blue oil paint onto a canvas").styles).toEqual([]);
});

it.each([
  ['Extreme close-up of a green human eye opening slowly, the iris contracting', 'person', 'open_eyes'],
  ["Extreme close-up of a cat's face, its green eyes slowly opening", 'cat', 'open_eyes'],
  ['A cheeseburger being assembled layer by layer, studio food commercial', 'hamburger', 'stack_up'],
  ['Roasted coffee beans falling into a pile, macro shot', 'heaped beans', 'rain_down'],
  ['Golden honey slowly dripping from a wooden dipper onto pancakes, macro', 'honey', 'pour'],
])('shows what is told from near: %s', (prompt, thing, act) => {
  const { cast, beats } = write(prompt);
  expect(cast[0]?.thing).toBe(thing);
  expect(beats.filter(({ role }) => role === 0).map((beat) => beat.act)).toEqual([act]);
});

it('weeps where a tear rolls down a cheek', () => {
  expect(write("A single tear rolls down a young woman's cheek, close-up").cast[0]?.expression).toBe('weeping');
});

it('knows the men of a chessboard from knights', () => {
  const [hand, man] = write('Close-up of a hand moving a black knight across a chessboard').cast;
  expect([hand?.thing, man?.thing]).toEqual(['person', 'chess piece']);
  expect(hand?.person?.role).toBe(null);
});

it.each([
  ["A baker's hands kneading dough on a floured wooden board, morning light", 'knead', 'any'],
  ["An old man's weathered hands carving a small wooden bird", 'carve', 'man'],
  ["The camera opens on an extreme close-up of a mechanic's greasy hands tightening a bolt", 'repair', 'any'],
])('is of hands that are told of as somebody’s: %s', (prompt, act, gender) => {
  const { cast, beats, shots } = write(prompt);
  expect(cast[0]?.person?.gender).toBe(gender);
  expect(beats[0]).toMatchObject({ role: 0, act });
  expect(shots[0]).toMatchObject({ subject: 0, part: 'hands' });
  expect(shots[0]?.size).toMatch(/close$/);
});

it('sees the whole of who goes somewhere, though the hands are told first', () => {
  expect(write("A child's hand lets go of a balloon as she runs across a meadow").shots[0]?.size).toBe('wide');
});
