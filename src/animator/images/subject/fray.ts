import { CUT_OUT_SIDE, type CutOut } from '../../bodies/families/reference.ts';

/** Of the middle width of its lower half: rows at the end with less of it are what a net left of the ground, or threads. */
const LEAST_WIDE = 0.4;
const MOST_FRAYED = 0.3;

/** How tall a bust is without what hangs off its lower end in shreds: pixels of the square. */
export function withoutFray({ pixels }: CutOut, box: { readonly top: number; readonly height: number }): number {
  const widthAt = (row: number): number => {
    let count = 0;
    for (let x = 0; x < CUT_OUT_SIDE; x++) if ((pixels[(row * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) > 128) count += 1;
    return count;
  };
  const [top, end] = [Math.round(box.top), Math.min(CUT_OUT_SIDE, Math.round(box.top + box.height)) - 1];
  const widths: number[] = [];
  for (let row = Math.round((top + end) / 2); row <= end; row++) widths.push(widthAt(row));
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
  let last = end;
  while (last > end - box.height * MOST_FRAYED && widthAt(last) < usual * LEAST_WIDE) last -= 1;
  return last === end || widthAt(last) < usual * LEAST_WIDE ? box.height : last + 1 - box.top;
}
