import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';
import { fateAt } from '../../ways/fate.ts';
import { provide } from '../provide.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const staged = (prompt: string, indoor = false) => provide(scriptOf(prompt), { indoor });
const stageOf = (prompt: string): Stage => stageScript(scriptOf(prompt), 1, 16 / 9);

describe('what is thrown', () => {
  it('flies from the hand that throws it to the mouth that catches it, and is held by one of them at a time', () => {
    const { figures } = stageOf('A man throws a frisbee in a park and his border collie catches it in mid-air');
    const [man, frisbee, dog] = [0, 1, 2].map((role) => figures.findIndex((figure) => figure.role === role));
    const fate = figures[frisbee ?? -1]?.fate;
    if (fate === undefined) throw new Error('Nothing flies.');
    expect(figures[frisbee ?? -1]?.support).toMatchObject({ figure: dog, as: 'held' });
    const inHand = figures.find(({ role, support }) => role === null && 'figure' in support && support.figure === man);
    expect(inHand?.seen.to).toBe(figures[frisbee ?? -1]?.seen.from);
    const [from, to] = [fateAt(fate, fate.from).middle, fateAt(fate, fate.until).middle];
    expect(Math.hypot(to[0] - from[0], to[2] - from[2])).toBeGreaterThan(1);
  });
  it('is caught at the height of a leap', () => {
    const { beats } = staged('A labrador leaps into the air and catches a red frisbee in the park');
    const [leap, flight] = [beats.find(({ act }) => act === 'jump'), beats.find(({ act }) => act === 'flies')];
    expect(flight?.to).toBeGreaterThan(leap?.from ?? 9);
    expect(flight?.to).toBeLessThan(leap?.to ?? 0);
  });
  it('is juggled where there are several, and shot where there is a hoop', () => {
    expect(staged('A juggler tosses three balls into the air and catches them').beats.map(({ act }) => act)).toContain(
      'juggle',
    );
    const { cast, beats } = staged('A basketball player throws the ball and it drops into the hoop');
    expect(beats[0]?.act).toBe('dunk');
    expect(cast.filter(({ thing }) => /ball$/.test(thing))).toEqual([]);
  });
});

describe('what falls over', () => {
  it('are dominoes one after another, on the table on which they stand', () => {
    const fates = stageOf('A row of dominoes falls one after another on a wooden table').figures.flatMap(
      ({ fate }) => fate ?? [],
    );
    expect(fates.length).toBeGreaterThan(5);
    const times = fates.map(({ from }) => from);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { floor, kind } of fates) {
      expect(kind).toBe('topples');
      expect(floor).toBeGreaterThan(0.5);
    }
  });
  it('are pins when the ball has rolled to them', () => {
    const { figures } = stageOf('A bowling ball rolls down the lane and knocks over the pins');
    const [ball, pin] = [0, 1].map((role) => figures.find((figure) => figure.role === role)?.fate);
    expect(ball?.kind).toBe('falls');
    expect(pin?.kind).toBe('topples');
    expect(pin?.from).toBeGreaterThan((ball?.from ?? 9) + 0.5);
  });
  it('is a tower of blocks on the floor', () => {
    const { figures } = stageOf('A tower of wooden blocks topples over on the living room floor');
    const heights = figures.flatMap(({ fate }) => (fate === undefined ? [] : [fate.start[1]]));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeLessThan(1.2);
  });
});

it('throws coloured powder at each other, which hangs in the air when the throwing is over', () => {
  const { particles } = stageOf('Friends in white clothes throw colored powder at each other and laugh, Holi festival');
  const thrown = particles.filter(({ kind }) => kind === 'throw_powder');
  expect(thrown.length).toBeGreaterThan(2);
  expect(thrown.every(({ during }) => during === undefined)).toBe(true);
});

describe('who leaps', () => {
  it.each(['A horse jumps over a wooden fence', 'A tiger jumps through a burning hoop in a circus'])(
    'clears it once, and is on the ground before and after: %s',
    (prompt) => {
      const stage = stageOf(prompt);
      const path = stage.figures.find(({ role }) => role === 0)?.path ?? [];
      const heights = path.map(({ at }) => at[1]);
      const high = Math.max(...heights);
      expect(high).toBeGreaterThan((heights[0] ?? 0) + 0.3);
      expect(Math.abs((heights.at(-1) ?? 9) - (heights[0] ?? 0))).toBeLessThan(0.3);
      expect(stage.figures.find(({ role }) => role === 0)?.support).toEqual({ on: 'ground' });
    },
  );
  it('and slips goes down to the ground', () => {
    const { beats } = staged('A man slips on a banana peel on the sidewalk');
    expect(beats.map(({ act }) => act)).toContain('fall_back');
    expect(beats.map(({ act }) => act)).not.toContain('fall');
  });
});
