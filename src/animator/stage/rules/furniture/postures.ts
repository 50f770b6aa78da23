import { findAct } from '../../../catalogue/acts.ts';
import { type Draft, editBeats, editRole, isBorne, isPerson, roleOf } from '../draft.ts';

/** How somebody is, rather than what they do: it lasts while they look or smile. */
const POSTURE = /^(?:kneel|crouch|lie|meditate|sit|cross_arms|raise_arms|spread_arms)$/;

/** "kneels beside a candle and gazes at it": still kneeling. What only the face does is not played instead of how somebody is. */
export function keepPosture(draft: Draft): void {
  for (const { id } of draft.cast) {
    if (isBorne(draft, id)) continue;
    const own = draft.beats.filter(({ role }) => role === id);
    const posture = own.find(({ act }) => POSTURE.test(act));
    const after = own.filter((beat) => beat !== posture && posture !== undefined && beat.from >= posture.from);
    if (posture === undefined || after.length === 0 || !after.every(({ act }) => findAct(act)?.frame === 'face'))
      continue;
    const seen = after.find(({ target, where }) => target !== null || where !== null);
    editBeats(draft, (beat) => {
      if (after.includes(beat)) return null;
      if (beat !== posture) return beat;
      const at = beat.target === null && beat.where === null && seen !== undefined ? seen : beat;
      return { ...beat, to: Math.max(...after.map(({ to }) => to)), target: at.target, where: at.where };
    });
  }
}

/** "a smiling waitress pouring coffee": she smiles while she pours, and does not wait with it. */
export function smileMeanwhile(draft: Draft): void {
  for (const { id, expression } of draft.cast.filter(isPerson)) {
    const [first, next] = draft.beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);
    if (first?.act !== 'smile' || first.target !== null || first.where !== null || next === undefined) continue;
    const frame = findAct(next.act)?.frame;
    if ((frame !== 'hands' && frame !== 'with') || roleOf(draft, id) === undefined) continue;
    editBeats(draft, (beat) => (beat === first ? null : beat === next ? { ...beat, from: first.from } : beat));
    if (expression === 'calm') editRole(draft, id, { expression: 'warmth' });
  }
}
