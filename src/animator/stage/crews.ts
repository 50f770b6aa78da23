import { addRole, beatOf, type Draft, relate, roleOf, thingOf } from './draft.ts';
import { ANYBODY } from './strangers.ts';

/** Who sits in or on them is seen from outside, by how they are ridden or driven. */
const SADDLES = /^(?:motorcycle|scooter|bicycle)$/;
const SEATS =
  /^(?:car|taxi|pickup|truck|van|bus|tractor|rickshaw|race car|racing car|go kart|ambulance|fire engine|police car)$/;
const UNMANNED = /\b(?:driverless|autonomous|self driving|toy|remote controlled|empty|riderless|ghost|parked|model)\b/;
const GOES: ReadonlySet<string> = new Set(['drive', 'ride', 'run', 'fly', 'walk', 'chase', 'follow', 'turn', 'jump']);

/** Of a person: heads of our people are large, and roofs are low. */
const UNDER_ROOF = 0.86;

/** What drives has a driver, though nobody says so. */
export function manVehicles(draft: Draft): void {
  for (const { id, count, traits, word, size } of draft.cast) {
    const kind = thingOf(draft, id)?.kind ?? '';
    const saddled = SADDLES.test(kind);
    if (!saddled && !SEATS.test(kind)) continue;
    const goes = draft.beats.some(({ role, act }) => role === id && GOES.has(act));
    const manned = draft.relations.some(
      ({ role, relation, to }) =>
        to === id && /^(?:riding|driving|in|inside|on)$/.test(relation) && isSomebody(draft, role),
    );
    if (!goes || manned || size < 0.7 || UNMANNED.test([...traits, word].join(' '))) continue;
    const driver = addRole(draft, {
      ...{ thing: 'person', word: 'person', noun: 'person', count, person: ANYBODY },
      size: saddled ? 1 : UNDER_ROOF,
    });
    relate(draft, driver, saddled ? 'riding' : 'driving', id);
    draft.beats = [...draft.beats, { ...beatOf(draft, saddled ? 'ride' : 'drive'), role: driver, target: id }];
  }
}

const isSomebody = (draft: Draft, id: number): boolean =>
  roleOf(draft, id)?.person != null || thingOf(draft, id)?.alive === true;
