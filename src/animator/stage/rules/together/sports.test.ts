import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

describe('games', () => {
  it('have a ball, and children play against children', () => {
    const { cast, beats } = play('A small boy dribbles past two defenders on a soccer field, shoots, and scores');
    const ball = cast.find(({ thing }) => thing === 'sports ball')?.id;
    expect(ball).toBeDefined();
    expect(beats.filter(({ role }) => role === 0).every(({ act, target }) => act === 'kick' && target === ball)).toBe(
      true,
    );
    expect(cast.filter(({ noun }) => noun === 'defender')).toMatchObject([{ person: { age: 'child' } }]);
  });

  it('bring a keeper the goal and the ball that is saved, where nobody is told to shoot', () => {
    const { cast, beats, relations } = play('A goalkeeper dives and catches the ball in the goal');
    expect(cast.map(({ thing }) => thing)).toEqual(['person', 'football goal']);
    expect(beats.map(({ role, act }) => [role, act])).toEqual([
      [0, 'dive_save'],
      [cast[1]?.id, 'dive_save'],
    ]);
    expect(relations).toMatchObject([{ role: 0, relation: 'on', to: cast[1]?.id, where: 'keeper' }]);
  });

  it('let a ball that nobody throws fall through the hoop, whose own net it is', () => {
    const { cast, beats } = play('A basketball flies through the hoop and the net ripples');
    expect(cast.map(({ thing }) => thing)).toEqual(['basketball hoop']);
    expect(beats.map(({ act }) => act)).toEqual(['swish']);
    expect(play('A girl throws a basketball at the hoop').beats[0]?.act).toBe('dunk');
  });

  it('have the keeper in the goal that is shot at, and one ball, that of the goal', () => {
    const { cast, beats } = play(
      'A football player takes a penalty kick, the goalkeeper dives to the left, the ball hits the net',
    );
    expect(cast.map(({ thing }) => thing)).toEqual(['person', 'person', 'football goal']);
    expect(beats.map(({ act }) => act)).toEqual(['shoot_at_goal', 'dive_save', 'shoot_at_goal']);
  });

  it('make one dunk of the way to it, and nobody drives a defender', () => {
    const { cast, beats, relations } = play(
      'A basketball player drives past a defender, leaps and slams the ball through the hoop, fans behind the basket jumping',
    );
    expect(beats.filter(({ role }) => role === 0)).toMatchObject([{ act: 'dunk', from: 0, to: 6 }]);
    expect(relations.some(({ relation }) => relation === 'driving')).toBe(false);
    expect(cast.some(({ thing }) => thing === 'basketball' || thing === 'basket')).toBe(false);
  });

  it('are fought with each other, where one of two is told of again', () => {
    const { cast, beats } = play('Two boxers trade punches, the one in gold shorts lands an uppercut, sweat sprays');
    expect(cast.map(({ thing }) => thing)).toEqual(['person', 'person', 'boxing ring']);
    expect(beats.map(({ act }) => act)).toEqual(['fight', 'fight', 'fight']);
    expect(beats.find(({ role }) => role === 0)?.together).toEqual([1]);
    expect(beats.find(({ role }) => role === 1)?.together).toEqual([0]);
  });

  it('have one bat for whoever swings it', () => {
    const { cast } = play('A baseball player hits the ball with a wooden baseball bat');
    expect(cast.map(({ thing }) => thing)).not.toContain('baseball bat');
  });

  it('have a beam for whoever turns on one', () => {
    const { cast, relations } = play('A gymnast flips on a balance beam');
    const beam = cast.find(({ thing }) => thing === 'balance beam')?.id;
    expect(relations).toMatchObject([{ role: 0, relation: 'on', to: beam }]);
  });

  it('turn on the head where that is what is danced', () => {
    for (const prompt of ['A breakdancer spinning on his head in a subway', 'A b-boy does a headspin on the street'])
      expect(play(prompt).beats[0]?.act).toBe('headspin');
  });

  it.each([
    ['A tennis player serves an ace in a packed stadium', 'stadium', 'play_tennis', 'tennis net'],
    ['Two women play tennis on a clay court', 'stadium', 'play_tennis', 'tennis net'],
    ['A golfer sinks a long putt and pumps his fist', 'meadow', 'swing_club', 'golf green'],
    ['A footballer kicks the ball into the goal', 'stadium', 'shoot_at_goal', 'football goal'],
  ])('are played where and as they are: %s', (prompt, place, act, thing) => {
    const { set, beats, cast } = play(prompt);
    expect(set.place).toBe(place);
    expect(beats[0]?.act).toBe(act);
    expect(cast.map((role) => role.thing)).toContain(thing);
  });

  it.each([
    ['A baseball player hits a home run', 'stadium', 'swing_bat'],
    ['Two sumo wrestlers push each other in the ring', 'sports_hall', 'grapple'],
    ['A goalkeeper dives to the left and saves a penalty', 'stadium', 'dive_save'],
    ['A figure skater spins on the ice', 'ice_rink', 'spin'],
    ['A race car takes a corner at full speed', 'circuit', 'drive'],
    ['A cyclist climbs a steep mountain road', 'mountain_pass', 'cycle'],
  ])('mean by their verbs what they mean: %s', (prompt, place, act) => {
    const { set, beats } = play(prompt);
    expect(set.place).toBe(place);
    expect(beats[0]?.act).toBe(act);
  });

  it('leave a stage that is told, and a street, as they are', () => {
    expect(play('A gymnast performs on a stage').set.place).toBe('stage');
    expect(play('Kids play soccer on a dusty street').set.place).toBe('city');
    expect(play('A referee shows a red card').set.place).toBe('stadium');
  });

  it('over a net have two sides', () => {
    const { beats, cast } = play('A tennis player serves an ace');
    const plays = (id: number): boolean => beats.some(({ role, act }) => role === id && act === 'play_tennis');
    expect(cast.filter(({ id, person }) => person !== null && plays(id))).toHaveLength(2);
  });

  it('have a hoop where somebody dunks', () => {
    const { cast, relations } = play('A basketball player dunks in an arena');
    const hoop = cast.find(({ thing }) => thing === 'basketball hoop')?.id;
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: hoop, where: null });
  });
});
