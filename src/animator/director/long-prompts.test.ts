import { describe, expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

/** Who does what. */
const deeds = (prompt: string): string[] => {
  const { cast, beats } = write(prompt);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.noun} ${act}`);
};

describe('what long prompts tell in passing', () => {
  it('who runs after somebody goes on being told of', () => {
    expect(deeds('A bride runs. The groom chases after her, catches her and laughs.')).toEqual([
      ...['bride run', 'groom chase', 'groom catch', 'groom laugh'],
    ]);
  });

  it('a line is said by whom the sentence is about, whatever hangs over the shoulder', () => {
    const { cast, dialogue } = write(
      'An old fisherman walks along, a coil of rope over his shoulder, and mutters, "Cold."',
    );
    expect(cast.find(({ id }) => id === dialogue[0]?.speaker)?.noun).toBe('fisherman');
  });

  it('an arrow is nobody, a low and orange sun no fruit, and an anchorwoman a woman', () => {
    expect(write('An arrow whistles past her head.').cast.some(({ noun }) => noun === 'arrow')).toBe(false);
    const { cast } = write('A truck drives down a highway, the sun low and orange behind it.');
    expect(cast.map(({ noun }) => noun)).toEqual(['truck']);
    expect(write('An anchorwoman reads the news.').cast[0]?.person?.gender).toBe('woman');
  });

  it('a chest that is dug out is no part of anybody, and who leans against a lamppost has one', () => {
    expect(write('A diver opens a half-buried chest.').cast.map(({ thing }) => thing)).toContain('treasure chest');
    expect(write('A detective leans against a lamppost.').cast.map(({ thing }) => thing)).toContain('street lamp');
  });
});
