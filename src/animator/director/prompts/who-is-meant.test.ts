import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const told = (prompt: string) => {
  const { cast, beats, set, shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  const name = (id: number | null): string => cast[id ?? -1]?.noun ?? '-';
  return {
    who: cast.flatMap(({ noun, person }) => (person === null ? [] : [`${noun} ${person.gender}`])),
    acts: beats.map(({ role, act, target }) => `${name(role)} ${act}${target === null ? '' : ` ${name(target)}`}`),
    set,
    moves: shots.map(({ move }) => move),
  };
};

describe('who is meant', () => {
  it.each([
    [
      'In a jazz club, a singer in a sequined gold dress leans into a microphone, the saxophonist behind her closes his eyes and plays.',
      ['singer woman', 'saxophonist man'],
    ],
    ['A pianist in a red tutu sits on stage.', ['pianist woman']],
    ['A singer in a gold dress sings. He bows.', ['singer man']],
    ['A patient in a hospital gown sits on a bed.', ['patient any']],
    [
      "The queen's guard kneels before her in the throne room, she places a sword on his shoulder.",
      ['queen woman', 'guard man'],
    ],
    [
      "A firefighter carries a child, the child's mother runs toward them.",
      ['firefighter any', 'child any', 'mother woman'],
    ],
    ['A nurse helps a soldier walk across a room, he leans on her shoulder.', ['nurse woman', 'soldier man']],
  ])('tells sex by whom a pronoun, a garment and an owner mean: %s', (prompt, who) => {
    expect(told(prompt).who).toEqual(who);
  });

  it.each([
    ["A firefighter carries a child, the child's mother runs toward them.", 'mother run child'],
    ["A boy throws a stick and his friend's dog runs after it.", 'dog chase stick'],
    ['A robot stops and waits for a woman with a stroller to pass.', 'woman walk'],
    ['A knight waits for the dragon to fall asleep, then sneaks into the cave.', 'dragon sleep'],
    ['The chef makes his apprentice chop onions.', 'apprentice cut onion'],
  ])('gives a deed to whom it is told of: %s', (prompt, deed) => {
    expect(told(prompt).acts).toContain(deed);
  });

  it('lets who broke off a way go on with it, or on the one that is told then', () => {
    expect(told('A train stops, then continues across a bridge.').acts).toEqual(['train stand', 'train drive']);
    expect(told('A fox walks along a path, stops, then continues.').acts).toEqual([
      'fox walk',
      'fox stand',
      'fox walk',
    ]);
  });

  it('stays within a small house when only a storm is outside of it', () => {
    const { set } = told('A witch stirs a cauldron in a cottage, a raven on her shoulder, thunder outside.');
    expect(set).toMatchObject({ place: 'living_room', weather: 'storm' });
    expect(told('A man hides in a cabin while a werewolf howls outside.').set.place).not.toBe('living_room');
  });

  it.each([
    ['A polar bear walks across drifting ice, aerial shot slowly descending.', 'crane_down', 'ice_bay'],
    ['A knight stands in a meadow, drone shot slowly rising over the grass.', 'drone_up', 'meadow'],
    ['Low angle slowly rising. A knight stands in a meadow.', 'crane_up', 'meadow'],
  ])('takes a participle after a shot for the camera: %s', (prompt, move, place) => {
    const { acts, moves, set } = told(prompt);
    expect(moves).toEqual([move]);
    expect(set.place).toBe(place);
    expect(acts.every((deed) => !/fall|rise/.test(deed))).toBe(true);
  });

  it('puts a glass on the cloth that is told of', () => {
    expect(told('A glass of wine tips over on a white tablecloth.').set.dressing).toContain('white cloth surface');
  });

  it.each([
    ['A groom turns around and sees her in the wedding dress', [[], ['wedding dress']]],
    ['A father sees his daughter in the wedding dress', [[], ['wedding dress']]],
  ])('dresses who is seen, though nobody named her, and not who sees: %s', (prompt, worn) => {
    const { cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect(cast.map(({ wears }) => wears.map(({ garment }) => garment))).toEqual(worn);
  });

  it('has two where one hands something to the other, and no blows where one breaks up with somebody', () => {
    expect(told('A spy hands the other a briefcase on a foggy bridge').who).toEqual(['spy any', 'spy any']);
    expect(told('A girl breaks up with her boyfriend in a cafe').acts).toEqual(['girl speak boyfriend']);
    expect(told('A man breaks up with her in the rain').acts).toEqual(['man speak woman']);
  });
});
