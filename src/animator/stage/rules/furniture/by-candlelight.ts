import { addRole, type Draft, isPerson, isSmall, relate, thingOf } from '../draft.ts';

const BURNS = /^(?:candle|candelabra|lantern|lamp|table lamp|torch|fireplace|campfire|fire|laid table)$/;

/** "a glass of wine, candlelight": nothing is lit by a candle that is not there, so one burns beside it. Whoever sits at a table has one on it. */
export function burnCandle(draft: Draft): void {
  if (!draft.set.lights.includes('candlelight') || draft.cast.some(isPerson)) return;
  if (draft.cast.some(({ id }) => BURNS.test(thingOf(draft, id)?.kind ?? ''))) return;
  const lit = draft.cast.find(({ id, scenery }) => !scenery && isSmall(draft, id));
  if (lit === undefined) return;
  const candle = addRole(draft, { thing: 'candle' });
  const borne = draft.relations.find(({ role, relation, to }) => role === lit.id && relation === 'on' && to !== null);
  if (borne?.to != null) relate(draft, candle, 'on', borne.to);
  relate(draft, candle, 'beside', lit.id);
}
