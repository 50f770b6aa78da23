import type { Body } from '../bodies/body.ts';
import { wearPortrait } from '../bodies/families/portrait.ts';
import { type CutOut, makeReferenceBody, REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import type { BodyOf } from '../stage/players.ts';
import { completeFigure } from './subject/complete-figure.ts';
import { takeLikeness } from './subject/portrait-head.ts';

/** Bodies of the references, and of everybody else. */
export function bodiesWith(cutOuts: readonly CutOut[], bodyOf: BodyOf): BodyOf {
  const made = new Map<string, Body>();
  const cutOf = (name: unknown): CutOut => {
    const cut = cutOuts.find((each) => each.name === String(name));
    if (cut === undefined) throw new RangeError('There is no picture for this figure.');
    return cut;
  };
  const make = (order: Parameters<BodyOf>[0]): Body => {
    const { portrait, picture, plays, whole } = order.sheet;
    if (portrait === undefined) {
      const cut = cutOf(picture);
      return makeReferenceBody(whole === true ? completeFigure(cut) : cut, String(plays ?? ''));
    }
    const likeness = takeLikeness(cutOf(portrait));
    const { portrait: _, ...sheet } = order.sheet;
    const body = bodyOf({ ...order, sheet });
    return likeness === null ? body : wearPortrait(body, likeness.portrait);
  };
  return (order) => {
    if (order.family !== REFERENCE_FAMILY && order.sheet.portrait === undefined) return bodyOf(order);
    const name = JSON.stringify(order);
    const body = made.get(name) ?? make(order);
    made.set(name, body);
    return body;
  };
}
