import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { beatOf, type Draft, dropRole, editBeats, editRole, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';

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
  setAfloat(draft);
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

/** What is let go of onto water. */
const LET_GO: ReadonlySet<string> = new Set(['drop', 'put', 'put_down', 'lay_down', 'launch', 'give']);
const ONTO = /^(?:in|into|on|onto|to)$/;

/** Boats of paper: whoever sets one on a stream is down at the water, where it floats; stones that it goes between are the river's, and not on land around it. */
function setAfloat(draft: Draft): void {
  const floats = (id: number | null): boolean => {
    const thing = thingOf(draft, id);
    return thing?.realm === 'water' && !thing.alive;
  };
  const between = draft.relations.filter(
    ({ role, relation, to }) => relation === 'between' && floats(role) && !floats(to),
  );
  draft.relations = draft.relations.filter((each) => !between.includes(each));
  for (const { to } of between) if (to !== null && thingOf(draft, to)?.kind === 'rock') dropRole(draft, to);
  editBeats(draft, (beat) => {
    const { role, act, direction, target } = beat;
    const sails = draft.beats.some((other) => other.role === target && (other.act === 'float' || other.act === 'sail'));
    const lets = LET_GO.has(act) && ONTO.test(direction ?? '') && floats(target) && sails;
    return lets && isPerson(roleOf(draft, role)) ? { ...beat, act: 'kneel', direction: null, where: 'water' } : beat;
  });
}
