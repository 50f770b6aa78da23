import { expect, it } from 'vitest';
import type { Shot } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { castPlayers } from '../players.ts';
import type { StageShot } from '../stage.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { keepHeads } from './keep-heads.ts';

const script = writeScript({ prompt: 'Medium shot of a woman', negativePrompt: null, durationSeconds: 6 });
const players = castPlayers(script, 1, openWorkshop().bodyOf);
const there: Whereabouts = {
  ...{ at: [0, 0, 0], heading: 0, height: 1.7, radius: 0.3, eyes: [0, 1.6, 0], speed: 0 },
};
const key = { eye: [0, 1.2, 2], target: [0, 1.2, 0], roll: 0, fieldOfView: 25, focus: 2, aperture: 0 } as const;
const near: StageShot = { from: 0, to: 6, handheld: 0, pace: 1, follow: null, keys: [{ ...key, time: 6 }] };
const kept = (size: Shot['size']): number | undefined =>
  keepHeads(
    [near],
    script.shots.map((shot) => ({ ...shot, size })),
    { players, whereIs: () => there },
  )[0]?.keys[0]?.target[1];

it('looks up where a head would be cut off by the upper edge', () => {
  expect(kept('medium')).toBeGreaterThan(1.25);
});

it('leaves a close shot as near as it is', () => {
  expect(kept('close')).toBe(1.2);
});
