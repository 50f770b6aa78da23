import { describe, expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('films for something that is sold', () => {
  it('lets what is held in one shot fall in a later one, and not before', () => {
    const { beats } = write(
      'Close-up of hands gripping a newspaper. Lens switch. Medium shot, the man looks up. Lens switch. Wide shot, he stands, the newspaper falling to the floor.',
    );
    expect(beats.find(({ act }) => act === 'fall')?.from).toBeGreaterThan(4);
  });

  it('goes in with whoever enters another place', () => {
    const { shots } = write('A girl walks down a rainy street at night. She enters a cozy cafe and smiles.');
    expect(shots.map(({ place }) => place)).toEqual([null, 'cafe']);
  });

  it('follows in each shot whom that shot follows', () => {
    const { shots, cast } = write(
      'Shot 1: Tracking shot following a nun through a village. Shot 2: Tracking shot following a boy who runs.',
    );
    expect(shots.map(({ subject }) => cast.find(({ id }) => id === subject)?.noun)).toEqual(['nun', 'boy']);
  });

  it('lights a dark wall in the colour that a gradient goes to', () => {
    const { set } = write('A watch on a stand, gradient background from deep charcoal to warm amber, product shot.');
    expect(set.dressing).toEqual(expect.arrayContaining(['dark background', 'amber glow behind']));
  });

  it('has no meadow around what grows out of a pen', () => {
    const { set } = write(
      'A pen glides over paper, and small flowers sprout from it. Background is an old wooden desk.',
    );
    expect(set.place).toBe('study');
  });
});
