import { ANYBODY } from '../../extras/strangers.ts';
import { addRole, beatOf, type Draft, editBeats, isPerson, roleOf } from '../draft.ts';

const WEDS = /^(?:bride|groom|bridegroom|newlywed|couple)$/;
const GOES = /^(?:walk|walk_hands|march|stroll)$/;
/** So many have come, where nobody is told of. */
const GUESTS = 10;

/** Down the aisle of a church one comes between the pews, toward whoever films it from the door, and does not go across them. */
export function comeDownAisle(draft: Draft): void {
  if (draft.set.place !== 'nave') return;
  const weds = draft.beats.filter(({ act, role }) => GOES.test(act) && WEDS.test(roleOf(draft, role)?.noun ?? ''));
  if (weds.length === 0) return;
  editBeats(draft, (beat) =>
    weds.includes(beat) && beat.target === null ? { ...beat, direction: 'toward', where: 'camera' } : beat,
  );
  const others = draft.cast.some((role) => isPerson(role) && !WEDS.test(role.noun));
  if (others || draft.set.without.some((word) => /people|guest|crowd/.test(word))) return;
  const guests = addRole(draft, { thing: 'person', word: 'guests', noun: 'guest', count: GUESTS, person: ANYBODY });
  draft.beats = [...draft.beats, { ...beatOf(draft, 'clap'), role: guests }];
}
