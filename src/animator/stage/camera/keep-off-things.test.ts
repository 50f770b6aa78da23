import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { castPlayers } from '../players.ts';
import type { StageShot } from '../stage.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { keepOffThings } from './keep-off-things.ts';

it('ends before a piano, and not inside of it', () => {
  const script = writeScript({ prompt: 'A grand piano in a hall', negativePrompt: null, durationSeconds: 6 });
  const players = castPlayers(script, 1, openWorkshop().bodyOf);
  const there: Whereabouts = {
    ...{ at: [0, 0, 0], heading: 0, height: 1.2, radius: 0.8, eyes: [0, 1, 0], speed: 0 },
  };
  const key = { eye: [0, 0.8, 0.1], target: [0, 0.8, -3], roll: 0, fieldOfView: 30, focus: 3, aperture: 0 } as const;
  const shot: StageShot = { from: 0, to: 4, handheld: 0, pace: 1, follow: null, keys: [{ ...key, time: 4 }] };
  const [kept] = keepOffThings([shot], { players, whereIs: () => there });
  const deep = ((players[0]?.body.length ?? 0) * (players[0]?.size ?? 0)) / 2;
  expect(kept?.keys[0]?.eye[2]).toBeGreaterThan(deep);
  const aside: StageShot = { ...shot, keys: [{ ...key, eye: [6, 0.8, 0.1], time: 4 }] };
  expect(keepOffThings([aside], { players, whereIs: () => there })).toEqual([aside]);
});
