import { before, both, type Clip, type ClipContext } from './clip.ts';

/** Eyes on what the hands do. */
export const lookDown = (much = 0.3): Pick<ReturnType<Clip>, 'head' | 'look' | 'attention'> => ({
  head: [much, 0, 0],
  look: [0.2, 0, 0],
  attention: 0.25,
});

/** Both hands before the body, busy on a table's height. */
export const atWork = (
  left: readonly [number, number, number],
  right: readonly [number, number, number],
  { marks }: ClipContext,
): ReturnType<Clip> => ({
  handL: before(marks, ...left),
  handR: before(marks, ...right),
  ...both('elbow', [0.7, -0.9, -0.5]),
  ...both('palm', [-0.5, -0.8, 0]),
  ...both('curl', 0.5),
  trunk: [0.1, 0, 0],
  ...lookDown(0.26),
});
