import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { replacedBy } from '../../own-furniture.ts';
import { provide } from '../provide.ts';

const play = (prompt: string, indoor = true) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });
const things = (prompt: string, indoor = true): string[] => play(prompt, indoor).cast.map(({ thing }) => thing);

describe('what a film needs of what it names', () => {
  it('gives a sign to hands, without its post, and leaves doors to the walls', () => {
    const prompt = 'A child waits by the arrivals gate holding a sign, his father appears through sliding doors';
    expect(things(prompt)).toContain('placard');
    expect(things(prompt)).not.toContain('door');
    expect(things('A man opens a red door in a hallway')).toContain('door');
  });

  it('shows no train from inside, and no clothes that nobody wears or handles', () => {
    expect(things('A man looks out of the window of a train, countryside passing by')).toEqual(['person']);
    expect(things('A tailor measures a customer for a suit in his old shop')).not.toContain('shirt');
  });

  it('leaves houses and towers outside of rooms, and makes mice at home in a room of theirs', () => {
    const prompt =
      'The camera pushes through the window of a dollhouse into a miniature living room where mice have tea';
    const { cast } = play(prompt);
    expect(cast.map(({ thing }) => thing)).not.toContain('house');
    expect(cast[0]?.size ?? 0).toBeGreaterThan(5);
    expect(play('Mice run through a living room').cast[0]?.size).toBe(1);
  });

  it('furnishes burrows and hollow trees by the measure of who lives there', () => {
    const burrow = play('A hedgehog reads in a cozy burrow, sitting in a tiny armchair');
    expect(burrow.set.place).toBe('burrow');
    expect(burrow.cast.find(({ thing }) => thing === 'armchair')?.size).toBe(1);
    expect(burrow.relations).toContainEqual(expect.objectContaining({ role: 0, to: 1 }));
    expect(things('A tiny mouse bakes bread in a miniature kitchen inside a tree trunk')).not.toContain('log');
  });

  it('brings no trampoline for heels, no slide for pancakes and no cog for gear', () => {
    expect(things('A boy bounces on his heels in a hall')).not.toContain('trampoline');
    expect(things('A chef slides a pancake onto a plate in a kitchen')).not.toContain('slide');
    expect(things('A firefighter in full gear walks down the street', false)).not.toContain('gear');
  });

  it('lets who goes carry whom they carry all the while, toward us out of a house', () => {
    const { beats, relations } = play('A firefighter walks out of a burning building carrying a child', false);
    expect(beats.filter(({ role }) => role === 0)).toMatchObject([{ act: 'walk', direction: 'toward', to: 6 }]);
    expect(relations.some(({ role, relation }) => role === 0 && relation === 'holding')).toBe(true);
  });

  it('lets a couple walk hand in hand all the way', () => {
    const { beats } = play('A couple walks along the beach holding hands', false);
    expect(beats.map(({ act }) => act)).toEqual(['walk_hands']);
  });

  it('has whoever teaches riding run beside, and dances go on', () => {
    const lesson = play('A father teaches his daughter to ride a bike in a park. She wobbles, he lets go', false);
    expect(lesson.beats.map(({ role, act }) => [role, act])).toContainEqual([0, 'run']);
    expect(lesson.relations).toContainEqual({ role: 0, relation: 'beside', to: 1, where: null });
    const dance = play('An elderly couple dances to an old record player. She rests her head on his shoulder');
    expect(new Set(dance.beats.map(({ act, target }) => `${act} ${target}`))).toEqual(new Set(['slow_dance null']));
  });

  it('puts the candles onto the cake, and the child before it at the table', () => {
    const { cast, relations } = play(
      'A boy blows out the candles on his birthday cake while his family cheers around the table',
    );
    expect(cast.map(({ thing }) => thing)).not.toContain('candle');
    const table = cast.find(({ thing }) => thing === 'laid table')?.id;
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: table, where: null });
  });

  it('leaves nets to the hoop and gives a rod without a fish', () => {
    expect(things('A basketball player dunks the ball through the net in an arena', false)).not.toContain(
      'fishing net',
    );
    const { cast, beats } = play('An old fisherman sits on a dock and holds a fishing rod', false);
    expect(cast.map(({ thing }) => thing)).not.toContain('fishing rod');
    expect(beats.map(({ act }) => act)).toContain('fish');
  });

  it('runs after the one ball of a game', () => {
    const { beats, relations } = play('Kids play football in a village street', false);
    expect(beats[0]?.act).toBe('chase');
    expect(relations.some(({ relation }) => relation === 'holding')).toBe(false);
  });

  it('has a footballer strike with the foot', () => {
    const { beats, cast } = play('A footballer strikes a ball and the net ripples in a stadium', false);
    expect(beats.find(({ role }) => role === 0)?.act).toBe('shoot_at_goal');
    expect(cast.map(({ thing }) => thing)).not.toContain('fishing net');
  });

  it('gives children bicycles of their size, and a room one bed', () => {
    const { cast } = play('A little girl rides her bicycle down the street', false);
    expect(cast.find(({ thing }) => thing === 'bicycle')?.size).toBeLessThan(1);
    expect(replacedBy(play('A child sleeps in bed'))).toContain('bed');
  });
});
