import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('what two do with each other', () => {
  it.each([
    ['A young man proposes to his girlfriend; she nods and hugs him', 'hug'],
    ['A boy waves, then his sister high fives him', 'high_five'],
  ])('has one time for both, whatever the other was at: %s', (prompt, act) => {
    const { beats } = provide(written(prompt), { indoor: false });
    const times = beats.flatMap((beat) => (beat.act === act ? [[beat.from, beat.to]] : []));
    expect(times).toHaveLength(2);
    expect(times[0]).toEqual(times[1]);
  });

  it('is held on to while they laugh', () => {
    const { beats } = provide(written('Two friends embrace, laughing'), { indoor: false });
    expect(beats.map(({ act, to }) => [act, to])).toEqual([['hug', 6]]);
  });

  it('brings both to each other who see each other first and then run', () => {
    const [one, two] = stageScript(
      written('Two friends spot each other, hurry toward each other and embrace'),
      1,
      16 / 9,
    ).figures.map(({ path }) => path.map(({ at }) => at));
    const apart = (at: number): number => {
      const [a, b] = [one?.at(at), two?.at(at)];
      return Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[2] ?? 0) - (b?.[2] ?? 0));
    };
    expect(apart(0)).toBeGreaterThan(2.5);
    expect(apart(-1)).toBeLessThan(0.6);
  });

  it('is done beside what both have worked on, not in it', () => {
    const { figures } = stageScript(written('Two kids build a snowman, then they high-five each other'), 1, 16 / 9);
    const at = figures.map(({ path }) => path.at(-1)?.at ?? [0, 0, 0]);
    const metres = (i: number, j: number): number =>
      Math.hypot((at[i]?.[0] ?? 0) - (at[j]?.[0] ?? 0), (at[i]?.[2] ?? 0) - (at[j]?.[2] ?? 0));
    expect(metres(0, 1)).toBeLessThan(0.9);
    expect(Math.min(metres(0, 2), metres(1, 2))).toBeGreaterThan(0.6);
  });

  it('is as near as its nearest: who talks and then embraces is no longer a step apart', () => {
    const { figures } = stageScript(written('A man talks to a woman, then he hugs her'), 1, 16 / 9);
    const [a, b] = figures.map(({ path }) => path.at(-1)?.at ?? [0, 0, 0]);
    expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[2] ?? 0) - (b?.[2] ?? 0))).toBeLessThan(0.6);
  });

  it('takes who comes running into the arms there, when they have come', () => {
    const { beats } = provide(written('A girl runs to her father and he lifts her up'), { indoor: false });
    const acts = (role: number) => beats.filter((beat) => beat.role === role).map(({ act }) => act);
    expect([acts(0), acts(1)]).toEqual([['run', 'hug'], ['hug']]);
  });

  it('is over for who was helped up before both walk on', () => {
    const told = 'A nurse helps an old man stand up. He leans on her arm and they walk to the window';
    const { beats } = provide(written(told), { indoor: true });
    expect(beats.map(({ role, act }) => `${role} ${act}`)).toEqual(['0 help_up', '0 walk', '1 walk', '1 get_up']);
  });

  it('lets who was handed a cup drink from that, and no other', () => {
    const { beats } = provide(written('A barista hands a coffee to a tired woman. She takes a sip'), { indoor: true });
    expect(beats.find(({ act }) => act === 'drink')).toMatchObject({ role: 2, target: 1 });
  });
});
