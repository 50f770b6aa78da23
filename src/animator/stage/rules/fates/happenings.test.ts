import { describe, expect, it } from 'vitest';
import { KNOCKS_AFTER } from '../../../bodies/rhythms.ts';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';
import type { Stage } from '../../stage.ts';
import { fateAt, landingsOf } from '../../ways/fate.ts';
import { provide } from '../provide.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const staged = (prompt: string, indoor = true) => provide(scriptOf(prompt), { indoor });
const stageOf = (prompt: string): Stage => stageScript(scriptOf(prompt), 1, 16 / 9);
const fateIn = ({ figures }: Stage) => figures.find(({ fate, role }) => fate !== undefined && role !== null)?.fate;

describe('what happens to things', () => {
  it('falls off the table on which the cat is that knocks it off, once the paw is there', () => {
    const { relations, beats } = staged('A cat knocks a glass of water off the kitchen table and looks at the camera');
    const table = relations.find(({ role, relation }) => role === 1 && relation === 'on')?.to;
    expect(table).not.toBeUndefined();
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: table, where: null });
    expect(beats.find(({ role }) => role === 0)?.act).toBe('knock');
    expect(beats.find(({ role }) => role === 1)).toMatchObject({ act: 'drops', from: KNOCKS_AFTER, instrument: 0 });
  });
  it('goes over where it stands when it is knocked over, and comes out of no air', () => {
    expect(staged('A wine glass is knocked over').beats.find(({ role }) => role === 0)?.act).toBe('topples');
    const cat = staged('A vase is knocked over by a cat').beats;
    expect(cat.find(({ role }) => role === 0)?.act).toBe('topples');
    expect(cat.filter(({ role }) => role === 1)[0]?.act).toBe('knock');
  });
  it('is watched, and then the camera comes near whoever looks at it', () => {
    const prompt = 'A cat knocks a glass off the kitchen table, watches it fall, then looks at the camera';
    expect(
      staged(prompt)
        .beats.filter(({ role }) => role === 0)
        .map(({ act, where }) => where ?? act),
    ).toEqual(['knock', 'look', 'camera']);
    const { shots } = stageOf(prompt);
    expect(shots).toHaveLength(2);
  });
  it('breaks on the floor, and its pieces lie there', () => {
    const stage = stageOf('A vase of flowers falls off a shelf and shatters on the wooden floor');
    const fate = fateIn(stage);
    if (fate === undefined) throw new Error('Nothing happens.');
    expect(fate.start[1]).toBeGreaterThan(0.8);
    expect(fate.ends).toBe(true);
    const pieces = stage.figures.filter(({ body }) => String(body.sheet.thing).startsWith('shard'));
    expect(pieces.length).toBeGreaterThan(5);
    for (const { seen } of pieces) expect(seen.from).toBeCloseTo(landingsOf(fate)[0]?.at ?? 0, 5);
  });
  it('is kicked from the foot and bounces away over the ground', () => {
    const stage = stageOf('A little boy kicks a soccer ball, it bounces and rolls into the garden');
    const fate = fateIn(stage);
    if (fate === undefined) throw new Error('Nothing happens.');
    const [kicked, rolled] = [fateAt(fate, fate.from).middle, fateAt(fate, 6).middle];
    expect(kicked[1]).toBeLessThan(0.4);
    expect(Math.hypot(rolled[0] - kicked[0], rolled[2] - kicked[2])).toBeGreaterThan(2);
  });
  it('slips out of the hand that has it', () => {
    const { relations, beats } = staged("A coffee mug slips from a woman's hand and drops to the floor");
    expect(beats.some(({ act }) => act === 'drops')).toBe(true);
    expect(relations.some(({ relation, to }) => relation === 'holding' && to !== null)).toBe(true);
  });
  it('rises where it is a balloon that slips out of a hand', () => {
    const stage = stageOf("A red balloon slips from a little girl's hand and floats up into the sky");
    const [balloon, girl] = [0, 1].map((role) => stage.figures.findIndex((figure) => figure.role === role));
    expect(stage.figures[balloon ?? -1]?.support).toMatchObject({ figure: girl, as: 'held' });
    const fate = fateIn(stage);
    if (fate === undefined) throw new Error('Nothing happens.');
    expect(fateAt(fate, 6).middle[1]).toBeGreaterThan(fate.start[1] + 2);
  });
  it('is a tower of what somebody has stacked, and no castle', () => {
    const { cast, beats } = staged(
      'A toddler stacks five cups on the carpet in a bright nursery; the tower wobbles, topples over',
    );
    expect(cast.map(({ thing }) => thing)).not.toContain('tower');
    expect(beats.filter(({ act }) => act === 'drops').length).toBeGreaterThan(2);
  });
  it('brings no table into a forest', () => {
    const { cast } = staged('A squirrel drops a nut in a forest', false);
    expect(cast.map(({ thing }) => thing)).not.toContain('dining table');
  });
});

describe('nobody hangs in the air who has neither wings nor an engine', () => {
  it.each([
    'A chef flips a pancake in a pan, it spins in the air and lands back, he grins',
    'An elephant flaps its ears on the savanna',
    'A book falls off a shelf',
    'A dog leaps into the air and lands on its feet',
    'A vase lands on the floor',
  ])('%s', (prompt) => {
    for (const { support, body } of stageOf(prompt).figures)
      expect('on' in support ? `${body.family} ${support.on}` : body.family).not.toContain(' air');
  });
});

describe('what animals do with all of their body', () => {
  const acts = (prompt: string): string[] => staged(prompt, false).beats.map(({ act }) => act);
  it('trip, roll over and look up from their backs', () => {
    expect(acts('A puppy runs through a meadow, trips over its paws, rolls over and looks up')).toEqual([
      'run',
      'trip',
      'roll_over',
    ]);
  });
  it('shake themselves dry', () => {
    expect(acts('A dog shakes off water on a beach')).toEqual(['shake_off']);
  });
  it('roll down hills as before', () => {
    expect(acts('A panda rolls down a hill')).not.toContain('roll_over');
  });
});
