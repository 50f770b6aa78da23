import { type CutOut, makeReferenceBody, REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import type { BodyOf } from '../stage/players.ts';
import { completeFigure } from './subject/complete-figure.ts';

/** Bodies of the references, and of everybody else. */
export function bodiesWith(cutOuts: readonly CutOut[], bodyOf: BodyOf): BodyOf {
  const made = new Map<string, ReturnType<BodyOf>>();
  return (order) => {
    if (order.family !== REFERENCE_FAMILY) return bodyOf(order);
    const cut = cutOuts.find((each) => each.name === String(order.sheet.picture));
    if (cut === undefined) throw new RangeError('There is no picture for this figure.');
    const name = JSON.stringify(order.sheet);
    const body =
      made.get(name) ??
      makeReferenceBody(order.sheet.whole === true ? completeFigure(cut) : cut, String(order.sheet.plays ?? ''));
    made.set(name, body);
    return body;
  };
}
