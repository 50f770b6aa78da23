import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const beginsAt = (prompt: string, act: string): number[] =>
  write(prompt).beats.flatMap((beat) => (beat.act === act ? [beat.from] : []));

describe('stories of several', () => {
  it.each([
    ['A cook hands a burger to a customer, who bites into it', 'eat'],
    ['A mother ties her son’s shoelaces, then he hugs her', 'hug'],
    ['A young man proposes to his girlfriend; she nods', 'nod'],
    ['A teacher asks a question, three pupils raise their hands and she points at one of them', 'raise_arms'],
  ])('let who answers wait for it: %s', (prompt, act) => {
    expect(Math.min(...beginsAt(prompt, act))).toBeGreaterThan(1.5);
  });

  it('let two begin at one time what they do with each other', () => {
    const [one, two] = beginsAt('A doctor talks to a patient; the patient nods and they shake hands', 'shake_hands');
    expect(one).toBe(two);
    expect(one).toBeGreaterThan(1.5);
  });

  it.each([
    ['A man plays the violin and a girl dances', 'dance'],
    ['A dancer spins in the square while tourists clap', 'clap'],
    ['A father teaches his daughter to ride a bike', 'cycle'],
    ['A dog chases a cat and the cat runs through the garden', 'run'],
  ])('keep nobody waiting who does it all the while: %s', (prompt, act) => {
    expect(Math.min(...beginsAt(prompt, act))).toBe(0);
  });

  it('see two who stand before each other from aside, and nearer', () => {
    const { shots } = write('A mother ties the laces of her son, then he hugs her');
    expect(shots.at(-1)).toMatchObject({ size: 'medium', angle: 'side', also: [0] });
  });
});
