import type { QuadrupedSheet } from './sheet.ts';
import { vary } from './vary.ts';

/** A creature between two: numbers halfway, the face and ears of the first, tail and coat of the second, and what either alone has. */
export function mixSheets(a: QuadrupedSheet, b: QuadrupedSheet): QuadrupedSheet {
  const half = <Group extends object>(first: Group, second: Group): Group =>
    Object.fromEntries(
      Object.entries(first).map(([key, value]) => {
        const other = (second as Record<string, unknown>)[key];
        return [key, typeof value === 'number' && typeof other === 'number' ? (value + other) / 2 : value];
      }),
    ) as Group;
  return vary(
    { ...b, ...a },
    {
      metres: (a.metres + b.metres) / 2,
      body: half(a.body, b.body),
      leg: half(a.leg, b.leg),
      neck: half(a.neck, b.neck),
      head: half(a.head, b.head),
      tail: b.tail,
      coat: { ...b.coat, ear: a.coat.ear, nose: a.coat.nose, eyePatch: a.coat.eyePatch, mask: a.coat.mask },
      gait: half(a.gait, b.gait),
    },
  );
}
