import { type MapShape, type NetGraph, planesOf, type Step } from './net-file.ts';

const BYTES_OF_PIXEL = 16;

export const bytesOfMap = (shape: MapShape): number => planesOf(shape) * shape[1] * shape[2] * BYTES_OF_PIXEL;

export const mapsReadBy = (step: Step): number[] => {
  const plus = 'plus' in step && step.plus !== null ? [step.plus] : [];
  return [step.from, plus].flat();
};

export interface MapLayout {
  /** For each map, where it begins. */
  readonly at: readonly number[];
  readonly bytes: number;
}

interface Stay {
  readonly map: number;
  readonly at: number;
  readonly end: number;
  readonly lastStep: number;
}

/** The map in whose place the outcome of a step may be written: the one that is added to it pixel by pixel, if nothing reads that afterwards. */
function placeTaken(step: Step, index: number, lastUse: ReadonlyMap<number, number>): number | null {
  const plus = step.kind === 'convolve' ? step.plus : null;
  return plus !== null && lastUse.get(plus) === index && step.kind === 'convolve' && !step.from.includes(plus)
    ? plus
    : null;
}

/** Room for every map while it is needed: a map lies where the first gap is that holds it. */
export function layOutMaps({ maps, output, steps }: NetGraph): MapLayout {
  const lastUse = new Map<number, number>();
  steps.forEach((step, index) => {
    for (const map of mapsReadBy(step)) lastUse.set(map, index);
  });
  lastUse.set(output, steps.length);
  const at = maps.map(() => 0);
  let present: readonly Stay[] = [];
  let bytes = 0;
  const place = (map: number, step: number): void => {
    present = present.filter((stay) => stay.lastStep >= step).toSorted((a, b) => a.at - b.at);
    const size = bytesOfMap(maps[map] ?? [0, 0, 0]);
    let from = 0;
    for (const stay of present) {
      if (stay.at - from >= size) break;
      from = Math.max(from, stay.end);
    }
    at[map] = from;
    bytes = Math.max(bytes, from + size);
    present = [...present, { map, at: from, end: from + size, lastStep: lastUse.get(map) ?? step }];
  };
  place(0, 0);
  steps.forEach((step, index) => {
    const taken = placeTaken(step, index, lastUse);
    if (taken === null) {
      place(step.to, index);
      return;
    }
    at[step.to] = at[taken] ?? 0;
    const lastStep = lastUse.get(step.to) ?? index;
    present = present.map((stay) => (stay.map === taken ? { ...stay, map: step.to, lastStep } : stay));
  });
  return { at, bytes };
}
