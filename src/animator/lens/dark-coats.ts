import type { StageFigure } from '../stage/stage.ts';

/** Of 255, in the mean: coats below it show no form by the light that is enough for others. */
const DARK = 62;

/** Whether an animal is black all over: a stallion, a panther, a crow at dusk. Only a light along their edges and a sheen tells them from their shadow. */
export function isDarkCoated({ body: { sheet } }: Pick<StageFigure, 'body'>): boolean {
  const { coat } = sheet;
  if (typeof coat !== 'object' || coat === null || !('base' in coat) || typeof coat.base !== 'string') return false;
  const value = Number.parseInt(coat.base.slice(1), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < DARK * 3;
}
