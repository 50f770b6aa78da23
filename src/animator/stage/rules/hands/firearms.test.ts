import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });
const things = (prompt: string) => play(prompt).cast.map(({ thing }) => thing);

describe('firearms and machines in the hands', () => {
  it('aims the gun that is raised, and brings one to whose trade it is', () => {
    expect(play('A detective raises his pistol').beats).toMatchObject([{ act: 'shoot', target: null }]);
    expect(things('A cowboy draws his revolver')).toContain('pistol');
    expect(things('A soldier takes aim')).toContain('rifle');
    expect(things('An archer takes aim')).not.toContain('rifle');
  });

  it('fires a cannon from behind it', () => {
    const { cast, beats, relations } = play('A gunner fires a cannon');
    const cannon = cast.find(({ thing }) => thing === 'cannon')?.id;
    expect(beats).toContainEqual(expect.objectContaining({ role: cannon, act: 'shoot' }));
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: cannon, where: null });
  });

  it('runs the machine something is cut or bored with', () => {
    for (const prompt of ['A man cuts a log with a chainsaw', 'A worker drills into a wall'])
      expect(play(prompt).beats).toContainEqual(expect.objectContaining({ role: 0, act: 'run_machine' }));
  });

  it('needs no swing for who rocks in a rocking chair', () => {
    expect(things('An old man sits in a rocking chair, rocking slowly')).not.toContain('swing');
  });
});
