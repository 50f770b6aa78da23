import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import { makeCameraMotion } from './camera-motion.ts';

test('who talk with each other are both in the picture before one sees who answers', () => {
  const prompt = 'A detective and a suspect face each other. Detective: Where were you? Suspect: I was at home.';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const still = (figure: number) => {
    const { at, heading } = stage.figures[figure]?.path[0] ?? { at: [0, 0, 0] as const, heading: 0 };
    return { at, heading, speed: 0, gone: 0, turning: 0 };
  };
  const { eye, target, fieldOfView } = makeCameraMotion(stage, still)(0.5);
  const look = Math.atan2(target[0] - eye[0], target[2] - eye[2]);
  const half = Math.atan(Math.tan((fieldOfView * Math.PI) / 360) * (16 / 9));
  for (const { role, path } of stage.figures.filter(({ role }) => role === 0 || role === 1)) {
    const [x, , z] = path[0]?.at ?? [0, 0, 0];
    const aside = Math.atan2(x - eye[0], z - eye[2]) - look;
    expect(Math.abs(Math.atan2(Math.sin(aside), Math.cos(aside))), `role ${role}`).toBeLessThan(half);
  }
});
