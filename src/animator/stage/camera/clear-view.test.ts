import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const film = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

/** Radians from where the first figure looks, or what it sits at says, to the camera of a shot in its end. */
function turnOf({ shots, figures }: Stage, shot: number, figure: number, turned: number): number {
  const key = shots[shot]?.keys.at(-1);
  const heading = figures[figure]?.path[0]?.heading;
  if (key === undefined || heading === undefined) throw new Error('Nothing is seen.');
  const off = Math.atan2(key.eye[0] - key.target[0], key.eye[2] - key.target[2]) - heading - turned;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
}

describe('hands at work', () => {
  it('are seen from where a camera that goes on to the face sees it', () => {
    const stage = film(
      "Close-up of a potter's hands shaping a bowl on the wheel, then the camera tilts up to his face",
    );
    const site = stage.figures.findIndex(({ body }) => body.family === 'apparatus');
    // Who throws a pot sits behind the wheel and looks over it.
    expect(Math.min(turnOf(stage, 1, site, 0), turnOf(stage, 1, site, Math.PI))).toBeLessThan(Math.PI / 2);
    expect(turnOf(stage, 0, site, 0)).toBeCloseTo(turnOf(stage, 1, site, 0), 0);
  });

  it('are looked for where the pose has them, however far somebody bends over the work', () => {
    const { shots, figures } = film("Close-up of a mechanic's hands tightening a bolt");
    const at = figures[0]?.path[0]?.at ?? [0, 0, 0];
    const target = shots[0]?.keys[0]?.target ?? [0, 0, 0];
    expect(target[1] - at[1]).toBeGreaterThan(0.8);
    expect(Math.hypot(target[0] - at[0], target[2] - at[2])).toBeLessThan(0.45);
  });

  it('are in the picture of an anvil that they strike, over which they are', () => {
    const { shots, figures } = film("Close-up of a blacksmith's hands hammering on an anvil");
    const anvil = figures.find(({ body }) => body.sheet.thing === 'anvil')?.path[0]?.at ?? [0, 0, 0];
    expect((shots[0]?.keys[0]?.target[1] ?? 0) - anvil[1]).toBeGreaterThan(0.65);
  });

  it('play what is their trade where nothing is told that they move', () => {
    const { beats } = writeScript({
      prompt: "Close-up of a violinist's hand moving the bow across the strings",
      negativePrompt: null,
      durationSeconds: 6,
    });
    expect(beats).toMatchObject([{ act: 'play_violin' }]);
  });
});
