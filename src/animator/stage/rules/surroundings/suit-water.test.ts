import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const actsOf = (prompt: string): readonly string[] => stageOf(prompt).figures[0]?.acts.map(({ act }) => act) ?? [];

describe('below the water', () => {
  it('lets who descends dive down head first, and does not drop anybody as through air', () => {
    const stage = stageOf('A freediver in a black wetsuit descends into the deep blue');
    const [diver] = stage.figures;
    expect(diver?.acts.map(({ act }) => act)).toContain('dive');
    expect((diver?.path[0]?.at[1] ?? 0) - (diver?.path.at(-1)?.at[1] ?? 0)).toBeGreaterThan(1);
  });

  it('lets divers swim, however their way is told', () => {
    expect(actsOf('A scuba diver moves along a coral reef')).toContain('swim');
    expect(actsOf('A scuba diver runs through a coral reef')).toContain('swim');
  });

  it('lets who films a manta ray do that swimming, and does not put it in the arms', () => {
    const { figures } = stageOf('A lone scuba diver films a manta ray with a camera, under water');
    const diver = figures.find(({ body }) => body.family === 'person');
    expect(diver?.acts).toContainEqual(expect.objectContaining({ act: 'photograph', within: 'swim' }));
    expect(diver?.support).toEqual({ on: 'air' });
    expect(figures.find(({ body }) => body.family === 'swimmer')?.support).toEqual({ on: 'air' });
  });

  it('shows what divers breathe out', () => {
    const kinds = stageOf('A scuba diver swims over a coral reef').particles.map(({ kind }) => kind);
    expect(kinds).toContain('exhaled');
    expect(stageOf('A scuba diver walks on a beach').particles.map(({ kind }) => kind)).not.toContain('exhaled');
  });

  it('leads to a wreck where a sunken ship is told of', () => {
    const { place } = stageOf('A diver swims over a sunken galleon');
    expect([place.name, place.dressing.includes('shipwreck')]).toEqual(['underwater', true]);
  });
});
