import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

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

  it('have a hoop where somebody dunks', () => {
    const { cast, relations } = play('A basketball player dunks in an arena');
    const hoop = cast.find(({ thing }) => thing === 'basketball hoop')?.id;
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: hoop, where: null });
  });
});
