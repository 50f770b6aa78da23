import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';

const stageOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const actsOf = (prompt: string): string[][] => stageOf(prompt).figures.map(({ acts }) => acts.map(({ act }) => act));

describe('blows', () => {
  it.each([
    ['A karate fighter kicks his opponent, who falls to the ground.', 'fall_back'],
    ['A boxer punches his rival in the face and the rival staggers back.', 'reel'],
    ['The boxer is knocked out and falls.', 'fall_back'],
    ['A boxer takes a heavy punch to the jaw and falls to the canvas.', 'fall_back'],
  ])('one is seen standing before it, and gives way: %s', (prompt, reaction) => {
    expect(actsOf(prompt)).toContainEqual(['stand', reaction]);
  });

  it('throw whom they meet through the air, away from who does it', () => {
    const { figures } = stageOf('A sorceress throws a fireball at a skeleton.');
    const [doer, struck] = figures;
    const [first, last] = [struck?.path[0]?.at, struck?.path.at(-1)?.at];
    const from = doer?.path[0]?.at ?? [0, 0, 0];
    const farFrom = (at: readonly number[] | undefined): number => Math.abs((at?.[0] ?? 0) - from[0]);
    expect(farFrom(last)).toBeGreaterThan(farFrom(first) + 1.5);
    expect(Math.max(...(struck?.path ?? []).map(({ at }) => at[1]))).toBeGreaterThan(0.5);
  });

  it.each([
    ['A sorceress throws a fireball at a skeleton.', 'sent_ball'],
    ['A wizard casts a spell at a troll.', 'sent_beam'],
    ['A witch shoots a bolt of lightning at a knight.', 'sent_arc'],
    ['A wizard sends a blast of blue lightning at a dragon.', 'sent_arc'],
    ['A sorcerer faces a dragon. He raises his staff and a beam of golden light shoots from it.', 'sent_beam'],
    ['A giant mech fires its arm cannons at a kaiju in a city.', 'sent_bolts'],
    ['A soldier is thrown through the air by an explosion.', 'blast'],
    ['An explosion throws a soldier through the air.', 'blast'],
  ])('are seen where they come from: %s', (prompt, kind) => {
    const { particles, figures } = stageOf(prompt);
    expect(particles.map((source) => source.kind)).toContain(kind);
    expect(figures.filter(({ body }) => body.sheet.thing === 'sphere' || body.sheet.thing === 'explosion')).toEqual([]);
  });

  it('come out of the eyes where they are told of, in the colour that is told', () => {
    const { particles } = stageOf('A superhero fires green laser beams from his eyes at a robot.');
    const beam = particles.find(({ kind }) => kind === 'sent_beam');
    expect(beam?.from).toMatchObject({ anchor: 'eyes' });
    expect(beam?.colour?.[1]).toBeGreaterThan(beam?.colour?.[0] ?? 9);
  });

  it('fire is breathed at whom it is meant for, and is no fire on the ground', () => {
    const { particles, figures } = stageOf('A dragon breathes fire at a knight on a hill.');
    expect(particles.find(({ kind }) => kind === 'breath')?.to).toEqual({ figure: 1, anchor: 'middle' });
    expect(figures.filter(({ body, role }) => role !== null && body.sheet.thing === 'fire')).toEqual([]);
  });

  it('who drops from the sky comes down in the picture, onto one knee, and raises dust', () => {
    const { particles, figures } = stageOf(
      'A superhero drops from the sky and lands in a city street, cracking the ground.',
    );
    const [hero] = figures;
    expect((hero?.path[0]?.at[1] ?? 0) - (hero?.path.at(-1)?.at[1] ?? 0)).toBeGreaterThan(4);
    expect(hero?.acts.map(({ act }) => act)).toEqual(['fly', 'propose', 'stand']);
    expect(particles.map(({ kind }) => kind)).toContain('shock');
  });

  it('what opens before somebody is seen beside him, and not before it opens', () => {
    const { figures } = stageOf('A wizard raises his staff and a glowing portal opens in front of him in a forest.');
    const [wizard] = figures;
    const portal = figures.find(({ body }) => body.sheet.thing === 'portal');
    expect(Math.abs((portal?.path[0]?.at[0] ?? 0) - (wizard?.path[0]?.at[0] ?? 0))).toBeGreaterThan(1);
    expect(portal?.acts.at(-1)?.act).toBe('appear');
  });
});
