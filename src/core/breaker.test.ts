import { describe, expect, it } from 'vitest';
import { later, NOON } from '../../test/fixtures/builders.ts';
import { type Breaker, CLOSED_BREAKER, noteDenied, noteFailure, noteHealthy, noteTry, stateOf } from './breaker.ts';

const failing = (breaker: Breaker, ...seconds: readonly number[]): Breaker =>
  seconds.reduce((each, second) => noteFailure(each, later(second)), breaker);

describe('the breaker', () => {
  it('opens after five failures within a minute, for half a minute', () => {
    expect(stateOf(failing(CLOSED_BREAKER, 0, 1, 2, 3), later(4))).toBe('closed');
    const open = failing(CLOSED_BREAKER, 0, 1, 2, 3, 4);
    expect(open.open).toEqual({ reason: 'failures', until: later(34) });
    expect([stateOf(open, later(33)), stateOf(open, later(34))]).toEqual(['open', 'half_open']);
  });

  it('forgets failures that lie further apart', () => {
    expect(failing(CLOSED_BREAKER, 0, 20, 40, 60, 80)).toMatchObject({
      failures: 2,
      failingSince: later(60),
      open: null,
    });
  });

  it('lets one create through when its time is over, and rests longer when that one fails', () => {
    const open = failing(CLOSED_BREAKER, 0, 0, 0, 0, 0);
    const tried = noteTry(open, later(30));
    expect(stateOf(tried, later(31))).toBe('open');
    expect(noteFailure(tried, later(31)).open).toEqual({ reason: 'failures', until: later(31 + 60) });
    // The one that was let through never came back.
    expect(stateOf(tried, later(30 + 120))).toBe('half_open');
  });

  it('rests ten minutes at most', () => {
    let breaker = failing(CLOSED_BREAKER, 0, 0, 0, 0, 0);
    for (let count = 0; count < 20; count += 1) breaker = noteFailure(breaker, NOON);
    expect(breaker.open?.until).toEqual(later(600));
  });

  it('stays open after a denial until a probe is answered well, and is asked less and less where it goes on denying', () => {
    const denied = noteDenied(CLOSED_BREAKER);
    expect(stateOf(denied, later(1e6))).toBe('open');
    const probed = noteHealthy(denied, later(60));
    expect(stateOf(probed, later(60))).toBe('half_open');
    const again = noteHealthy(noteDenied(probed), later(120));
    expect([stateOf(again, later(149)), stateOf(again, later(150))]).toEqual(['open', 'half_open']);
  });

  it('is not moved by a healthy probe while it rests or is closed', () => {
    const open = failing(CLOSED_BREAKER, 0, 0, 0, 0, 0);
    expect([noteHealthy(open, NOON), noteHealthy(CLOSED_BREAKER, NOON)]).toEqual([open, CLOSED_BREAKER]);
    expect(noteTry(CLOSED_BREAKER, NOON)).toBe(CLOSED_BREAKER);
  });
});
