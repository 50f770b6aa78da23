import { describe, expect, it } from 'vitest';
import type { Script } from '../../../director/script.ts';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string): Script =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), { indoor: true });
const actsOf = ({ beats }: Script) => beats.filter(({ role }) => role === 0).map(({ act }) => act);

describe('what hands do by a turn of phrase', () => {
  it('fingers that dance over keys play them', () => {
    const pianist = provided("Extreme close-up of a pianist's fingers dancing across ivory keys in a concert hall");
    expect(actsOf(pianist)).toEqual(['play_piano']);
    expect(pianist.cast.map(({ thing }) => thing)).toContain('piano');
  });

  it('who guides silk under the needle of a machine sews it, in its colour', () => {
    const { beats, cast, relations } = provided(
      'A seamstress guides red silk under the needle of a vintage sewing machine',
    );
    expect(beats.find(({ role }) => role === 0)?.act).toBe('sew');
    expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'on' }));
    expect(cast.find(({ thing }) => thing === 'sewing table')?.parts).toContain('red');
    expect(cast.map(({ thing }) => thing)).not.toContain('needle');
  });

  it('who dusts a table with flour has no cloth in the hand', () => {
    expect(actsOf(provided('A baker dusts flour over a wooden table and kneads dough'))).not.toContain('wipe');
  });

  it('who flips something on a grill turns no somersault', () => {
    expect(actsOf(provided('A hand flips a burger patty on a hot grill with a spatula'))).not.toContain('somersault');
  });
});
