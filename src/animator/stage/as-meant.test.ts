import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import type { Stage, StageFigure } from './stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

const personOf = ({ figures }: Stage): StageFigure => {
  const found = figures.find(({ body }) => body.family === 'person');
  if (found === undefined) throw new Error('Nobody is there.');
  return found;
};

/** What somebody is on or in. */
function bearerOf(stage: Stage): string {
  const { support } = personOf(stage);
  return 'figure' in support ? String(stage.figures[support.figure]?.body.sheet.thing) : 'ground';
}

describe('people are staged as they are meant', () => {
  it('looks at us, or away from us, where that is said', () => {
    expect(personOf(stageOf('A woman looks into the camera and smiles')).gaze).toBe('camera');
    const stage = stageOf('A woman with her back to the camera stands in a meadow');
    const [{ at = [0, 0, 0], heading = 0 } = {}] = personOf(stage).path;
    const [x = 0, , z = 0] = stage.shots[0]?.keys[0]?.eye ?? [];
    expect(Math.cos(Math.atan2(x - at[0], z - at[2]) - heading)).toBeLessThan(-0.7);
  });

  it('sits in a cockpit, whatever is done there', () => {
    const { support } = personOf(
      stageOf('A pilot in the cockpit of an airplane presses a button, smiles and turns the plane'),
    );
    expect('on' in support ? support.seat : undefined).toBeGreaterThan(0);
  });

  it('dances in pairs where there are two, and each for themselves where there are more', () => {
    // A couple goes round the middle between both.
    const keys = (prompt: string): number => Math.max(...stageOf(prompt).figures.map(({ path }) => path.length));
    expect(keys('A man and a woman dance together in a hall')).toBeGreaterThan(4);
    expect(keys('Five friends dance on the beach')).toBe(1);
  });

  it('runs to the barn that is told of, and stops before its wall', () => {
    const stage = stageOf('A farmer runs toward his barn');
    const { path } = personOf(stage);
    const barn = stage.figures.find(({ body }) => body.sheet.thing === 'barn')?.path[0]?.at ?? [0, 0, 0];
    const far = path.map(({ at }) => Math.hypot(at[0] - barn[0], at[2] - barn[2]));
    expect(far.at(-1)).toBeLessThan((far[0] ?? 0) - 3);
    expect(Math.min(...far)).toBeGreaterThan(2);
  });

  it('is the hero on whom the light falls, and not the birds above', () => {
    const { cast, beats } = writeScript({
      prompt: 'Light falls through the broken roof onto a lone nun kneeling before the altar, birds flutter above',
      ...{ negativePrompt: null, durationSeconds: 4 },
    });
    expect([cast[0]?.word, beats.find(({ role }) => role === 0)?.act]).toEqual(['lone nun', 'kneel']);
  });

  it('reads the news behind the desk of a studio, whose wall is the screen', () => {
    const stage = stageOf('A news anchor sits at a desk in a TV studio, behind her a screen shows a map');
    expect([stage.place.name, bearerOf(stage)]).toEqual(['newsroom', 'news desk']);
    expect(stage.figures.map(({ body }) => body.sheet.thing)).not.toContain('tv');
  });

  it('stands at the wheel of the ship it steers, the only one there', () => {
    const stage = stageOf('An old captain at the helm of his ship in a storm');
    expect(bearerOf(stage)).toBe('ships wheel');
    expect(personOf(stage).grips.map(({ contact }) => contact)).toEqual(['rightHand', 'leftHand']);
    expect(stage.place.without).toContain('wheel');
  });

  it('sits on the hood of a truck, hands free, and not inside', () => {
    const { support, grips } = personOf(stageOf('Two friends sit on the hood of a red pickup truck'));
    expect(support).toMatchObject({ anchor: 'hood', as: 'sit' });
    expect(grips).toEqual([]);
    expect(personOf(stageOf('A girl sits on the roof of a van')).support).toMatchObject({ anchor: 'roof' });
  });

  it('works at its bench among its wares, and what hangs on the wall stands nowhere', () => {
    const stage = stageOf('An old watchmaker repairs a wristwatch at a workbench, clocks hang on the wall behind him');
    expect(stage.place.name).toBe('shop');
    expect(stage.figures.map(({ body }) => body.sheet.thing)).not.toContain('clock');
    const own = stageOf('A carpenter planes a board on his workbench').figures.map(({ body }) => body.sheet.thing);
    expect(own.filter((thing) => /bench|table/.test(String(thing)))).toEqual(['joiners bench']);
  });

  it('sits on horseback though nothing says that somebody rides', () => {
    const { support } = personOf(stageOf('A lone rider on horseback on a ridge'));
    expect(support).toMatchObject({ anchor: 'saddle', as: 'sit' });
  });

  it('sleeps in a bed, and is at sea in a boat', () => {
    expect(bearerOf(stageOf('A man sleeps in his bedroom'))).toBe('bed');
    expect(bearerOf(stageOf('An old fisherman looks at the storm on the sea'))).not.toBe('ground');
    expect(bearerOf(stageOf('A woman swims in the sea'))).toBe('ground');
  });

  it('is pushed with the hands on the rests, the grips being for whoever pushes', () => {
    const stage = stageOf('A nurse pushes an old man in a wheelchair through a garden');
    const sitter = stage.figures.find(({ support }) => 'figure' in support && support.as === 'sit');
    expect(sitter?.grips.map(({ anchor }) => anchor)).toEqual(['passengerRight', 'passengerLeft']);
  });

  it('looks over the sea it watches, and not at us', () => {
    const { path } = personOf(stageOf('A woman watches the ocean'));
    expect(Math.cos(path[0]?.heading ?? 0)).toBeLessThan(0);
  });

  it('keeps kneeling while it looks, and sits on the ground while it reads', () => {
    const acts = (prompt: string) => personOf(stageOf(prompt)).acts.map(({ act }) => act);
    expect(acts('A monk kneels in a garden and looks at the sky')).toEqual(['kneel']);
    expect(personOf(stageOf('A boy sits on the grass and plays the guitar')).support).toHaveProperty('seat');
  });

  it('sits around a fire with the side of the camera free, and builds low things on its knees', () => {
    const stage = stageOf('Four friends sit around a campfire in the forest at night');
    const fire = stage.figures.find(({ body }) => body.sheet.thing === 'fire')?.path[0]?.at ?? [0, 0, 0];
    const eye = stage.shots[0]?.keys[0]?.eye ?? [0, 0, 0];
    const far = ([x, , z]: readonly number[]): number => Math.hypot((x ?? 0) - eye[0], (z ?? 0) - eye[2]);
    const people = stage.figures.filter(({ body }) => body.family === 'person').map(({ path }) => path[0]?.at ?? []);
    expect(people).toHaveLength(4);
    for (const at of people) {
      expect(far(at)).toBeGreaterThan(far(fire) - 0.6);
      expect(Math.hypot((at[0] ?? 0) - fire[0], (at[2] ?? 0) - fire[2])).toBeLessThan(2.5);
    }
    const [{ act = '' } = {}] = personOf(stageOf('A girl builds a sandcastle on the beach')).acts;
    expect(act).toBe('plant');
  });

  it('has flames come out of a house that burns', () => {
    const blazes = ({ particles }: Stage) => particles.filter(({ kind }) => kind === 'blaze').length;
    expect(blazes(stageOf('A firefighter carries a child out of a burning house at night'))).toBeGreaterThan(2);
    expect(blazes(stageOf('A firefighter walks past a house at night'))).toBe(0);
  });

  it('leaves toys together on the floor, and a butterfly at its flower', () => {
    const borne = (prompt: string): boolean[] => stageOf(prompt).figures.map(({ support }) => 'figure' in support);
    expect(borne('a teddy bear and a toy block in the living room')).toEqual([false, false]);
    expect(borne('scissors and a teddy bear').slice(0, 2)).toEqual([true, true]);
    expect(borne('a blue butterfly above a sunflower, close-up')).toEqual([true, false]);
  });
});
