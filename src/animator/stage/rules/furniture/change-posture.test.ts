import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import { changeAt } from '../../changes.ts';
import type { StageFigure } from '../../stage.ts';

const hero = (prompt: string): StageFigure => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const [first] = sketchScript(script, 1, 16 / 9).figures;
  if (first === undefined) throw new Error(`Nobody plays in: ${prompt}`);
  return first;
};

const actsOf = (prompt: string): string[] => hero(prompt).acts.map(({ act }) => act);

describe('who comes into a posture', () => {
  it.each([
    ['A woman sits down on a bench in the park.', ['walk', 'sit']],
    ['A woman sits on a bench in the park.', ['sit']],
    ['A man kneels down on the grass.', ['stand', 'kneel']],
    ['A knight kneels before the king, then rises.', ['kneel', 'stand']],
    ['A woman kneels in the sand, digs and looks up.', ['kneel', 'plant', 'look']],
    ['A woman kneels in the sand and then walks away.', ['kneel', 'stand', 'walk']],
    ['A man sinks into an armchair.', ['walk', 'sit']],
    ['A dog lies down on the grass.', ['stand', 'lie']],
    ['A woman lies down on the sofa and closes her eyes.', ['walk', 'lie', 'sleep']],
    ['A girl jumps out of bed and runs away.', ['lie', 'stand', 'run']],
    ['A businessman stands up from the table and walks away.', ['sit', 'stand', 'walk']],
  ])('%s', (prompt, acts) => {
    expect(actsOf(prompt)).toEqual(acts);
  });

  it('has open eyes until falling asleep', () => {
    expect(hero('A tired girl lies down on her bed and falls asleep.').expression).not.toBe('sleep');
  });
});

describe('who tries again', () => {
  it('gets up and does it once more', () => {
    expect(actsOf('A man tries to climb the stairs, slips, and tries again.')).toEqual([
      'walk',
      'stumble',
      'stand',
      'walk',
    ]);
  });
});

describe('below something', () => {
  it('one comes out of there on the back, and gets up', () => {
    const figure = hero('A mechanic slides out from under the car and wipes his hands.');
    expect(figure.acts.map(({ act }) => act)).toEqual(['lie', 'wipe']);
    const [start, end] = [figure.path[0]?.at ?? [0, 0, 0], figure.path.at(-1)?.at ?? [0, 0, 0]];
    expect(Math.hypot(end[0] - start[0], end[2] - start[2])).toBeGreaterThan(0.6);
  });
});

describe('a chair of the place', () => {
  it('is come to and left like any other', () => {
    const { support } = hero('A student sits in the classroom, then stands up and walks to the door.');
    expect(support).toMatchObject({ on: 'ground', rest: expect.anything(), until: expect.any(Number) });
  });
});

describe('what bears somebody', () => {
  it('is come to little by little, and left so', () => {
    const figure = hero('A woman sits down on a bench in the park.');
    const since = 'on' in figure.support ? 0 : (figure.support.since ?? 0);
    const shares = [-0.1, 0.3, 0.6, 0.9, 1.2].map((later) => changeAt(figure, since + later).on);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });

  it('is sat on before one lies on it', () => {
    const figure = hero('A man lies down on his bed.');
    const since = 'on' in figure.support ? 0 : (figure.support.since ?? 0);
    const half = changeAt(figure, since + 1.1);
    expect(half.on).toBeGreaterThan(0.95);
    expect(half.lies).toBeLessThan(0.05);
    expect(changeAt(figure, since + 2.3).lies).toBe(1);
  });
});

describe('whoever is down stays down for what the hands do', () => {
  const actsIn = (prompt: string): string[] => {
    const { acts, support } = hero(prompt);
    const seated = 'on' in support && support.seat !== undefined;
    return acts.map(({ act, within }) => [act, within ?? (seated ? 'seat' : '')].join(' ').trim());
  };

  it.each([
    ['A man lies on the grass and reads a book', 'read lie'],
    ['A woman kneels in the garden and picks a flower', 'pick_up kneel'],
    ['A couple lies on a blanket, pointing at the clouds', 'point lie'],
    ['A girl sits on the ground and waves at the camera', 'wave seat'],
    ['A tired nurse sits on a hospital corridor floor and takes off her mask', 'take seat'],
  ])('%s', (prompt, act) => expect(actsIn(prompt)).toContain(act));

  it.each([
    'A woman kneels in the garden, then stands up and waves',
    'A man lies on the grass, then gets up and reads a book',
  ])('and not who got up before: %s', (prompt) => expect(actsIn(prompt).at(-1)).not.toMatch(/ (?:lie|kneel)$/));
});
