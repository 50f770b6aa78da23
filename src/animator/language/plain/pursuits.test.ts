import { describe, expect, it } from 'vitest';
import { sayBends, sayPursuits } from './pursuits.ts';

describe('the police', () => {
  it('is after cars in cars and after walkers on foot', () => {
    expect(sayPursuits('Two muscle cars race through the city, police in hot pursuit.')).toBe(
      'Two muscle cars race through the city, chased by two police cars.',
    );
    expect(sayPursuits('A biker flees from the police')).toBe('A biker flees from a police car');
    expect(sayPursuits('A thief runs from the police')).toBe('A thief runs from two policemen');
  });

  it('drives after who drives', () => {
    expect(sayPursuits('Police pursue a stolen van')).toBe('two police cars pursue a stolen van');
    expect(sayPursuits('The police chase a thief')).toBe('two policemen chase a thief');
  });

  it('arrests as people do, and its cars and stations are left as they are', () => {
    expect(sayPursuits('The police arrest a thief')).toBe('two policemen arrest a thief');
    const told = 'A car waits in front of the police station, followed by police cars';
    expect(sayPursuits(told)).toBe(told);
  });
});

describe('corners', () => {
  it('are bends of the road where somebody drives, and stages of a rally are roads', () => {
    expect(sayBends('A rally car drifts around a muddy forest corner, throwing dirt')).toContain('muddy forest bend,');
    expect(sayBends('A rally car flies over a jump on a forest stage')).toContain('on a forest road');
  });

  it('of streets and of rooms stay corners', () => {
    for (const told of ['A taxi turns around a busy street corner', 'A girl peeks around a dark old corner'])
      expect(sayBends(told)).toBe(told);
  });
});
