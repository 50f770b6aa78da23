import type { Role, Shot } from '../script.ts';

/** In a world that a lens makes small everything is as tiny as its cars. */
const isMiniature = (styles: readonly string[]): boolean => styles.includes('tilt_shift');

/** Seen from above it is seen aslant, or its houses were roofs; said twice it is one picture. */
export function ofMiniature(shots: readonly Shot[], styles: readonly string[]): Shot[] {
  const [first, second, ...more] = shots;
  if (!isMiniature(styles) || first === undefined) return [...shots];
  const aslant = (shot: Shot): Shot => (shot.angle === 'birds_eye' ? { ...shot, angle: 'high' } : shot);
  const again =
    second !== undefined && more.length === 0 && second.subject === first.subject && second.size === first.size;
  return again ? [aslant({ ...first, to: second.to })] : shots.map(aslant);
}

export const allOfSize = (cast: readonly Role[], styles: readonly string[]): Role[] =>
  cast.map((role) => (isMiniature(styles) && role.size < 1 ? { ...role, size: 1 } : role));
