import type { Script } from '../../director/script.ts';
import type { CameraKey, StageShot } from '../stage.ts';

/** On a ship in a storm the horizon heaves: radians it tilts to each side, and how long a roll takes. */
const [ROLL, PERIOD_SECONDS] = [0.085, 5.2];
const KEYS_A_SECOND = 1.5;

const between = (a: CameraKey, b: CameraKey, share: number): CameraKey => {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  const point = (name: 'eye' | 'target'): CameraKey['eye'] => [
    mix(a[name][0], b[name][0]),
    mix(a[name][1], b[name][1]),
    mix(a[name][2], b[name][2]),
  ];
  return {
    ...a,
    ...{ eye: point('eye'), target: point('target'), focus: mix(a.focus, b.focus) },
    ...{ roll: mix(a.roll, b.roll), fieldOfView: mix(a.fieldOfView, b.fieldOfView) },
  };
};

/** Whoever films aboard stands as firmly as the others do: what heaves is the sea. */
export function heave(shot: StageShot, { set }: Script): StageShot {
  const [first] = shot.keys;
  if (set.place !== 'deck' || set.weather !== 'storm' || first === undefined) return shot;
  const count = Math.max(2, Math.ceil((shot.to - shot.from) * KEYS_A_SECOND));
  const keys = Array.from({ length: count + 1 }, (_, index): CameraKey => {
    const time = shot.from + ((shot.to - shot.from) * index) / count;
    const next = shot.keys.findIndex((key) => key.time > time);
    const [a, b] = [shot.keys[next < 0 ? shot.keys.length - 1 : next - 1] ?? first, shot.keys[next]];
    const own = b === undefined ? a : between(a, b, (time - a.time) / Math.max(1e-6, b.time - a.time));
    return { ...own, time, roll: own.roll + ROLL * Math.sin((time / PERIOD_SECONDS) * Math.PI * 2) };
  });
  return { ...shot, keys };
}
