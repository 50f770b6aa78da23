import type { WhereIs } from '../whereabouts.ts';

/** Of these moments one in which somebody stands upright, the usual one where that is so. */
export function tallestTime(subject: number, whereIs: WhereIs, usual: number, times: readonly number[]): number {
  const heightAt = (time: number): number => whereIs(subject, time).height;
  const tallest = Math.max(...times.map(heightAt));
  return heightAt(usual) > tallest * STANDING ? usual : (times.find((time) => heightAt(time) === tallest) ?? usual);
}
/** Of the greatest height. */
const STANDING = 0.85;

/** How far apart the places are that somebody comes to; who runs in a circle comes back, and was away all the same. */
export function travelOf(subject: number, whereIs: WhereIs, times: readonly number[]): number {
  const places = times.map((time) => whereIs(subject, time).at);
  return Math.max(0, ...places.flatMap((a) => places.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))));
}
