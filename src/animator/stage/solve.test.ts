import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { BACKDROP } from '../land/places/backdrop.ts';
import { PLACES } from '../land/places.ts';
import { openWorkshop } from '../workshop.ts';
import { makeCameraMotion } from './camera/camera-motion.ts';
import { makeTestCamera } from './camera/test-shot.ts';
import { castPlayers } from './players.ts';
import { solveStage } from './solve.ts';
import type { Stage } from './stage.ts';
import { makePathMotion } from './ways/path-motion.ts';

const { bodyOf } = openWorkshop();
const SHAPES = [16 / 9, 9 / 16, 1, 21 / 9] as const;

function stageOf(prompt: string, { seed = 3, shape = 16 / 9, seconds = 8 } = {}): Stage {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: seconds });
  const place = PLACES.find(({ name }) => name === script.set.place) ?? BACKDROP;
  const stage = solveStage(script, { seed, shape, bodyOf, place });
  if (stage === null) throw new Error(`Nobody can show '${prompt}'.`);
  return stage;
}

const figureAt = ({ figures }: Stage) => {
  const motions = figures.map(({ path }) => makePathMotion(path));
  return (figure: number, time: number) =>
    motions[figure]?.(time) ?? makePathMotion([{ time: 0, at: [0, 0, 0], heading: 0 }])(time);
};

/** What a test shot sees of each player at a moment; only for films in which nobody is borne. */
function seenAt(prompt: string, stage: Stage, time: number) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: stage.durationSeconds });
  const players = castPlayers(script, stage.seed, bodyOf);
  const at = figureAt(stage);
  const where = players.map(({ body, size }, index) => {
    const motion = at(index, time);
    return { ...motion, height: body.height * size, radius: (body.width / 2) * size, eyes: motion.at };
  });
  return makeTestCamera(players, stage.shape)(where, makeCameraMotion(stage, at)(time));
}

describe('solveStage', () => {
  it('is plain JSON, and the same every time', () => {
    const stage = stageOf('two zebras run to the left, a lion chases them');
    expect(JSON.parse(JSON.stringify(stage))).toEqual(stage);
    expect(stageOf('two zebras run to the left, a lion chases them')).toEqual(stage);
  });

  it('keeps left to the left and right to the right, in every shape of picture', () => {
    const prompt = 'a dog to the left of a horse';
    for (const shape of SHAPES) {
      const stage = stageOf(prompt, { shape });
      const [dog, horse] = seenAt(prompt, stage, 4);
      expect(dog?.across).toBeLessThan((horse?.across ?? 0) - 0.03);
    }
  });

  it.each(['a farmer looks at a ufo', 'a soldier stands beside a tank'])(
    'shows the vehicle too that somebody is told to be at: %s',
    (prompt) => {
      for (const { inside } of seenAt(prompt, stageOf(prompt, { seconds: 4 }), 2)) expect(inside).toBeGreaterThan(0.8);
    },
  );

  it('shows everybody whole', () => {
    fc.assert(
      fc.property(
        fc.subarray(['a dog', 'three cats', 'a horse', 'two zebras', 'a lion'], { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...SHAPES),
        fc.nat(1000),
        (cast, shape, seed) => {
          const prompt = cast.join(' and ');
          const stage = stageOf(prompt, { shape, seed, seconds: 4 });
          for (const { visible, inside } of seenAt(prompt, stage, 2)) {
            expect(visible).toBeGreaterThan(0.5);
            expect(inside).toBeGreaterThan(0.8);
          }
        },
      ),
      { numRuns: 12, seed: 20_261_115 },
    );
  });

  it('keeps a chase together: the hunter behind the hunted, at one pace', () => {
    const stage = stageOf('a lion chases a zebra');
    const at = figureAt(stage);
    const gap = (time: number): number => {
      const [lion, zebra] = [at(0, time).at, at(1, time).at];
      return Math.hypot(lion[0] - zebra[0], lion[2] - zebra[2]);
    };
    expect(gap(1)).toBeGreaterThan(0.5);
    expect(Math.abs(gap(7) - gap(1))).toBeLessThan(1);
    expect(at(0, 4).speed).toBeGreaterThan(2);
  });

  it('lets the world go slowly in slow motion', () => {
    const speed = (prompt: string): number => figureAt(stageOf(prompt))(0, 4).speed;
    expect(speed('a horse runs, slow motion')).toBeLessThan(speed('a horse runs') * 0.7);
  });

  it('comes nearer for a close-up and goes back for a wide shot', () => {
    const far = (prompt: string): number => {
      const stage = stageOf(prompt);
      const { eye, target, fieldOfView } = makeCameraMotion(stage, figureAt(stage))(4);
      const away = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
      // By a longer lens one comes as near from farther away.
      return away * Math.tan((fieldOfView * Math.PI) / 360);
    };
    expect(far('close-up of a horse')).toBeLessThan(far('a horse, full shot') * 0.6);
    expect(far('extreme wide shot of a horse')).toBeGreaterThan(far('a horse, full shot') * 1.5);
  });

  it('looks from below, from above and from behind when asked to', () => {
    const look = (prompt: string) => {
      const stage = stageOf(prompt);
      const pose = makeCameraMotion(stage, figureAt(stage))(4);
      return { pose, hero: figureAt(stage)(0, 4) };
    };
    const low = look('low angle shot of an elephant');
    expect(low.pose.eye[1]).toBeLessThan(low.pose.target[1]);
    const high = look("bird's eye view of an elephant");
    expect(high.pose.eye[1] - high.pose.target[1]).toBeGreaterThan(3);
  });

  it('seats whoever is on something that has a place for it, and never closes a circle', () => {
    const circle = stageOf('a cat on a dog. The dog is on the cat.');
    for (const { support } of circle.figures)
      if (!('on' in support)) expect(support.figure).toBeLessThan(circle.figures.length);
    expect(circle.figures.some(({ support }) => 'on' in support)).toBe(true);
  });

  it('moves the camera the way the prompt says', () => {
    const stage = stageOf('orbit shot around a giraffe');
    const camera = makeCameraMotion(stage, figureAt(stage));
    const heading = (time: number): number => {
      const { eye, target } = camera(time);
      return Math.atan2(eye[0] - target[0], eye[2] - target[2]);
    };
    expect(Math.abs(heading(7.9) - heading(0))).toBeGreaterThan(0.5);
  });
});

it('puts nobody into the walls of a room', () => {
  for (const seed of [1, 2, 3, 4])
    for (const { path } of stageOf('seven desks in a living room', { seed }).figures)
      for (const { at } of path) expect(Math.hypot(at[0], at[2])).toBeLessThan(5.2);
});

describe('heads', () => {
  const headSeen = (prompt: string) => {
    const stage = stageOf(prompt, { seed: 1, seconds: 6 });
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    const [player] = castPlayers(script, 1, bodyOf);
    const { at, heading } = figureAt(stage)(0, 3);
    const eyes = player?.body.anchors.eyes?.at ?? [0, 0, 0];
    const [x, y, z] = [at[0] + Math.sin(heading) * eyes[2], at[1] + eyes[1], at[2] + Math.cos(heading) * eyes[2]];
    const camera = makeCameraMotion(stage, figureAt(stage))(3);
    const far = Math.hypot(camera.eye[0] - x, camera.eye[1] - y, camera.eye[2] - z);
    const { up = 0, down = 0 } = player?.body.head ?? {};
    return (up + down) / (2 * far * Math.tan((camera.fieldOfView * Math.PI) / 360));
  };
  it('are whole in close shots, with ears and antlers, and when somebody films itself', () => {
    for (const prompt of [
      'Close-up of a deer with large antlers in a forest',
      'Close-up of a wolf in a snowy forest',
      'Close-up of a wizard in a pointed hat in a forest',
      'A corgi vlogging itself on a beach',
    ]) {
      // What lies below the eyes of an animal is its muzzle, which is narrower than its brow and fills less of the picture.
      expect(headSeen(prompt), prompt).toBeLessThan(1.05);
      expect(headSeen(prompt), prompt).toBeGreaterThan(0.35);
    }
  });
});

it('shows a face at a table from its open side, and not through the neighbours', () => {
  const stage = stageOf('Close-up of a girl blowing out the candles on her cake, her family around the table', {
    seed: 1,
  });
  const girl = stage.figures.findIndex(({ role }) => role === 0);
  const table = stage.figures[girl]?.support;
  const heading = stage.figures['figure' in (table ?? {}) ? (table as { figure: number }).figure : 0]?.path[0]?.heading;
  const [key] = stage.shots[0]?.keys ?? [];
  const [x, z] = [(key?.eye[0] ?? 0) - (key?.target[0] ?? 0), (key?.eye[2] ?? 0) - (key?.target[2] ?? 0)];
  const before = (Math.sin(heading ?? 0) * x + Math.cos(heading ?? 0) * z) / Math.hypot(x, z);
  expect(before).toBeGreaterThan(0.7);
});

it('keeps a row that is longer than the room between its walls', () => {
  const { figures } = stageOf('Six nurses and six doctors stand in a row in a hospital room');
  for (const { path } of figures) for (const { at } of path) expect(Math.abs(at[0])).toBeLessThan(4.4);
});

it('brings who runs to embrace somebody into their arms', () => {
  const { figures } = stageOf('On a station platform a soldier runs and hugs his wife');
  const [a, b] = figures.map(({ path }) => path.at(-1)?.at ?? [9, 9, 9]);
  expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[2] ?? 0) - (b?.[2] ?? 0))).toBeLessThan(0.8);
});

it('shows who looks over a land from behind, with the land before them', () => {
  const [figure] = stageOf('A hiker stands on a ridge and looks over the misty valley').figures;
  expect(Math.cos(figure?.path[0]?.heading ?? 0)).toBeLessThan(-0.5);
});
