import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { beatOf, type Draft, editBeats, editRole, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';

const GAITS: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'stroll']);
/** Whoever is told to have the feet on the sea floor has. */
const ON_FOOT = /^(?:walk|stride|trudge|march|step|tread|stand|stroll|wander on)/;
/** What is done in the water as well as on one's feet. */
const SWIMMING: ReadonlySet<string> = new Set(['look', 'look_around', 'smile', 'nod', 'wave', 'point', 'photograph']);
/** Of a plant in its pot: what grows under water where small ones go about. */
const SEA_PLANT = 0.6;
const DESCENDS = /^(?:descend|sink|plummet|plunge|fall$)/;

/** On open water birds swim, and under water nobody flies: what glides there swims. */
export function suitWater(draft: Draft): void {
  // What crashes back into the sea leaps, and only who has a hose or a trunk sprays.
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    if (thing?.alive !== true || isPerson(roleOf(draft, beat.role))) return beat;
    if (GAITS.has(beat.act) && thing.realm === 'water' && placeHas(draft.set.place, 'open water'))
      return { ...beat, act: 'swim' };
    // A dog that dives into leaves leaps into them.
    if (beat.act === 'dive' && thing.realm === 'ground' && !placeHas(draft.set.place, 'swimmers'))
      return { ...beat, act: 'jump' };
    if ((beat.act === 'break' || beat.act === 'fall') && thing.realm === 'underwater') return { ...beat, act: 'jump' };
    return beat.act === 'spray' && !/^(?:elephant|mammoth|whale)$/.test(thing.kind) ? null : beat;
  });
  // Who cruises on wheels drives.
  editBeats(draft, (beat) => {
    const thing = thingOf(draft, beat.role);
    return beat.act === 'sail' && thing?.realm === 'ground' && !thing.alive ? { ...beat, act: 'drive' } : beat;
  });
  if (!placeHas(draft.set.place, 'submerged')) return;
  // Nobody puts pots on the bed of the sea.
  for (const { id, thing, size } of draft.cast)
    if (thing === 'potted plant') editRole(draft, id, { thing: 'coral', noun: 'coral', size: size * SEA_PLANT });
  editBeats(draft, (beat) => (beat.act === 'fly' || beat.act === 'float' ? { ...beat, act: 'swim' } : beat));
  // Who sinks or descends there dives, and nobody falls through water as through air.
  editBeats(draft, (beat) =>
    beat.act === 'fall' && isPerson(roleOf(draft, beat.role)) && DESCENDS.test(beat.verb)
      ? { ...beat, act: 'dive', direction: 'down', target: null }
      : beat,
  );
  editBeats(draft, (beat) =>
    GAITS.has(beat.act) && isPerson(roleOf(draft, beat.role)) && !ON_FOOT.test(beat.verb)
      ? { ...beat, act: 'swim' }
      : beat,
  );
  // Whoever films or points there does it as who swims, and keeps the feet off the ground.
  editBeats(draft, (beat) => {
    const busy = findAct(beat.act)?.frame === 'hands' || SWIMMING.has(beat.act);
    const met = beat.target === null || isAlive(draft, beat.target);
    return busy && met && beat.within === undefined && isPerson(roleOf(draft, beat.role)) && !ON_FOOT.test(beat.verb)
      ? { ...beat, within: 'swim' }
      : beat;
  });
  // Divers of whom nothing is told are in the water and not on its floor.
  const idle = draft.cast.filter((role) => isPerson(role) && !draft.beats.some((beat) => beat.role === role.id));
  draft.beats = [...draft.beats, ...idle.map(({ id }) => ({ ...beatOf(draft, 'swim'), role: id }))];
}
