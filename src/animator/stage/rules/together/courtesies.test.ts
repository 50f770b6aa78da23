import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string, indoor = true) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });

describe('what goes without saying of people', () => {
  it('seats whoever one plays against at the same board', () => {
    const { beats, cast } = play('A chess grandmaster moves his queen; his opponent leans back', false);
    const players = beats.filter(({ act }) => act === 'play_game').map(({ role }) => cast[role]?.noun);
    expect(players).toEqual(expect.arrayContaining(['grandmaster', 'opponent']));
  });

  it('dances beside a fridge, and not at both sides of it', () => {
    const { relations, cast } = play('A couple dances in the kitchen at night, lit only by the open fridge');
    expect(cast.map(({ thing }) => thing)).toContain('refrigerator');
    expect(relations.filter(({ role }) => role === 0)).toEqual([]);
  });

  it('works on the laptop by whose light it is seen', () => {
    const { beats, cast } = play('A man works late, illuminated only by his laptop screen');
    const laptop = cast.find(({ thing }) => thing === 'laptop')?.id;
    expect(beats).toContainEqual(expect.objectContaining({ role: 0, act: 'type', target: laptop }));
  });

  it('plays chess at the board, not from a bench', () => {
    const { relations, cast } = play('Two friends play chess on a park bench', false);
    const bench = cast.find(({ thing }) => thing === 'bench')?.id ?? -1;
    expect(relations.some(({ to, relation }) => to === bench && relation === 'on')).toBe(false);
  });

  it('sits at the bed of whose hand it holds', () => {
    const { beats, stands } = play('A nurse gently holds the hand of a patient lying in a hospital bed');
    expect(beats).toContainEqual(expect.objectContaining({ role: 0, act: 'hold_hands', target: 1 }));
    expect(stands?.map(({ group }) => group)).toContain('bedside');
  });

  it('sits up in bed without exercise', () => {
    const { beats } = play('A man sits up on the bed and yawns');
    expect(beats.map(({ act }) => act)).not.toContain('exercise');
  });

  it('seats those who talk inside a car in it, below its roof', () => {
    const { relations, cast } = play('A man sits beside a woman and looks at her. The woman is inside a car.', false);
    const car = cast.find(({ thing }) => thing === 'car')?.id;
    expect(relations.filter(({ to }) => to === car).map(({ role }) => role)).toEqual(expect.arrayContaining([0, 1]));
    expect(cast[0]?.size).toBeLessThan(1);
  });

  it('puts drivers behind a wheel', () => {
    expect(play('Close-up of a taxi driver at night', false).relations).toContainEqual(
      expect.objectContaining({ role: 0, relation: 'driving' }),
    );
    const { cast } = play('Two friends laugh while driving down a coastal road', false);
    expect(cast.map(({ thing }) => thing)).toContain('car');
  });

  it('gives each at a table one pair of chopsticks', () => {
    const { cast, beats } = play('A couple eats ramen with chopsticks at a small table');
    expect(cast.find(({ thing }) => thing === 'chopstick')?.count).toBe(2);
    expect(beats.find(({ act }) => act === 'eat')?.target).toBeNull();
  });

  it('has parents and children once', () => {
    const { cast } = play('A family is seated on the couch, parents and two children');
    expect(cast.filter(({ person }) => person !== null).reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('dresses the soldiers of a centurion as Romans', () => {
    const { cast } = play('A Roman centurion addresses his soldiers', false);
    expect(cast.map(({ person }) => person?.role)).toContain('legionary');
  });

  it('bends over a child in bed to kiss it', () => {
    const { beats } = play('A mother tucks her son into bed and kisses him on the forehead');
    expect(beats.filter(({ role }) => role === 0).every(({ act }) => act === 'work')).toBe(true);
  });

  it('rides no horse in the subway', () => {
    expect(play('A young man rides the subway').cast.map(({ thing }) => thing)).not.toContain('horse');
  });
});

describe('who comes in', () => {
  it.each([
    ['A detective waits in his office. A woman enters and says, "I need your help."', 'speak'],
    ['A doctor stands at the window. A young intern walks in and hands him a letter', 'give'],
    ['A secretary types at her desk. Her boss storms in and shouts, "Where is the report?"', 'shout'],
  ])('comes up to whoever is there (%j)', (prompt, then) => {
    const { beats, cast } = play(prompt);
    const comer = cast.find(({ id }) => beats.some(({ role, act }) => role === id && act === 'walk'))?.id;
    const own = beats.filter(({ role }) => role === comer);
    expect(own.map(({ act }) => act)).toEqual(['walk', then]);
    expect(own[0]).toMatchObject({ direction: 'toward', target: cast.find(({ id }) => id !== comer)?.id });
  });
});

it('lays whose bed it is into it, and shakes hands with whom it is told', () => {
  const ward = play("A doctor enters the hospital room and sits down beside the old man's bed");
  const [man, bed] = ['old man', 'bed'].map((name) => ward.cast.find(({ noun }) => noun === name)?.id ?? -1);
  expect(ward.relations).toContainEqual({ role: man, relation: 'on', to: bed, where: null });
  const met = play('A politician waves to the crowd, shakes hands with a young woman and gets into a black car', false);
  const hands = met.beats.find(({ act }) => act === 'shake_hands');
  expect(met.cast.find(({ id }) => id === hands?.target)?.noun).toBe('young woman');
});
