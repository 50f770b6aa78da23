import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const nouns = ({ cast }: Script): string[] => cast.map(({ noun }) => noun);

describe('heroes that are hard to find', () => {
  it.each([
    ['what stands for something else', 'Instead of a horse, the knight rides a giant snail.', ['knight', 'snail']],
    ['likened by "of a"', 'A bear of a man in a white cap kneads dough.', ['man', 'dough']],
    ['said of whoever comes', 'Above the ice, motionless, patient, a polar bear waits.', ['polar bear']],
    ['behind the camera', 'A documentary crew follows Amina, a midwife, along the track.', ['midwife']],
    ['told as somebody once more', 'The sergeant crouches. Sergeant Miller, thirty, looks up.', ['sergeant']],
    ['where it is', 'A storm gathers over the fields of Kansas. A farmhouse stands alone.', ['farmhouse']],
    ['the weather', 'A curtain of rain sweeps across a meadow where a fox runs.', ['fox']],
    ['a part of the name', 'A hover bus arrives at the stop.', ['bus']],
    ['held fast', 'Drone shot of a ship stuck sideways in a canal.', ['ship']],
    [
      'what was only seen as "it"',
      'A lantern burns. Something hops closer. It is only a rabbit.',
      ['rabbit', 'lantern'],
    ],
    ['not yet to be seen', 'Black screen. A match is struck. A detective looks up.', ['detective']],
  ])('%s: %s', (_why, prompt, cast) => {
    expect(nouns(read(prompt)).sort()).toEqual([...cast].sort());
  });

  it('is about what its title has in it', () => {
    const script = read('New Year celebration video with a Chinese dragon. A dense crowd fills the street.');
    expect(script.cast[0]?.thing).toBe('dragon');
  });

  it('unmasks whoever was told of', () => {
    const script = read('Its passenger lowers her mask: it is the duchess.');
    expect(nouns(script)).toEqual(['duchess']);
  });

  it('leaves short words in -s as they are spelt', () => {
    expect(nouns(read('The first gusts flatten the golden wheat.'))).not.toContain('guest');
  });
});
