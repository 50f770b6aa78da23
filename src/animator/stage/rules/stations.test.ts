import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
const kindsOf = ({ figures }: Stage) =>
  figures.flatMap(({ body }) => (typeof body.sheet.thing === 'string' ? [body.sheet.thing] : []));

describe('a craft brings its station', () => {
  it.each([
    ['A woman irons a white shirt in her living room', 'ironing board'],
    ['A boy washes the dishes', 'dish sink'],
    ['A carpenter saws a plank in his workshop', 'sawing bench'],
    ['A luthier carves the scroll of a violin at his workbench', 'carving bench'],
    ['An old man whittles a wooden spoon', 'carving bench'],
  ])('%s', (prompt, station) => {
    const stage = stageOf(prompt);
    const [worker] = stage.figures;
    expect(kindsOf(stage)).toContain(station);
    expect(worker?.support).toMatchObject({ anchor: 'post' });
  });

  it('has what is worked on as a part of it, and not beside it', () => {
    expect(kindsOf(stageOf('A woman irons a white shirt in her living room'))).not.toContain('shirt');
    expect(
      stageOf('A grandfather carves a wooden bird in his workshop').figures.map(({ body }) => body.family),
    ).not.toContain('bird');
  });

  it('has the measure of a child that works there', () => {
    const sink = stageOf('A boy washes the dishes').figures.find(({ body }) => body.sheet.thing === 'dish sink');
    expect(sink?.size).toBeLessThan(0.8);
  });
});

describe('hands at a thing', () => {
  it('pour milk into the cup where latte art is made, and are at no machine', () => {
    const stage = stageOf('A barista pours steamed milk into a cup, making latte art');
    expect(kindsOf(stage)).not.toContain('espresso machine');
    expect(stage.figures[0]?.acts.map(({ act }) => act)).toEqual(['pour']);
  });

  it('beat a blade on an anvil, and a boot on a table', () => {
    expect(kindsOf(stageOf('A blacksmith hammers a glowing sword in a forge'))).toContain('anvil');
    expect(kindsOf(stageOf('A cobbler hammers nails into the sole of an old boot in his shop'))).not.toContain('anvil');
  });

  it('have the sticks that fly over the drums', () => {
    expect(kindsOf(stageOf('A drummer practices in his garage, sticks flying'))).not.toContain('stick');
  });

  it('have glass at the end of a pipe', () => {
    expect(kindsOf(stageOf('A glassblower blows a glowing glass bubble in a workshop'))).toContain('blowpipe');
  });

  it('write on paper at a table', () => {
    const { figures } = stageOf('A poet writes in a quiet study');
    const target = figures[0]?.acts.find(({ act }) => act === 'write')?.target;
    expect(typeof target === 'number' && figures[target]?.body.sheet.thing).toBe('letter');
  });

  it('are two at one piano, on one bench', () => {
    const { figures } = stageOf('A little girl learns to play the piano; her teacher sits beside her');
    const seats = figures.flatMap(({ support }) => ('anchor' in support ? [support.anchor] : []));
    expect(seats).toEqual(expect.arrayContaining(['seat', 'seat2']));
  });
});

describe('who is at work in the background', () => {
  it('is dressed for it in a restaurant kitchen', () => {
    const { figures } = stageOf('A chef flips vegetables in a wok in a busy restaurant kitchen');
    const cooks = figures.filter(({ body }) => JSON.stringify(body.sheet).includes('chef'));
    expect(cooks.length).toBeGreaterThan(1);
  });
});
