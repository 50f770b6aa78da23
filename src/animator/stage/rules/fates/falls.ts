import { placeHas } from '../../../catalogue/places.ts';
import { findThing } from '../../../catalogue/things.ts';
import { isStraddled } from '../../../catalogue/transits.ts';
import type { Beat, RoleRelation } from '../../../director/script.ts';
import {
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** Who falls so is in the air for a while. */
const FAR_DOWN = /^(?:plummet|skydive|parachute|bungee|rain|descend|cascade|sink)/;
const FORWARD = /^(?:trip|stumble|faceplant)/;
const FALLS_SO = /^(?:trip|stumble|slip|fall|tumble|topple|collapse|faceplant)/;
/** Seconds that somebody goes who then trips, and of a beat that would be nothing but lying. */
const [WALKS_FIRST, LONG] = [1.5, 3];

/** People who trip or slip go to the ground and lie there; they hang in the air as little as anybody. */
export function goDown(draft: Draft): void {
  if (placeHas(draft.set.place, 'weightless') || placeHas(draft.set.place, 'submerged')) return;
  const before: Beat[] = [];
  editBeats(draft, (beat) => {
    if (beat.act !== 'fall' || !isPerson(roleOf(draft, beat.role)) || FAR_DOWN.test(beat.verb)) return beat;
    if (!FALLS_SO.test(beat.verb) || beat.direction === 'from' || beat.where === 'sky') return beat;
    // On stairs nobody lies: one is caught by the hands on the next step.
    const onStairs = placeHas(draft.set.place, 'stairs');
    const act = onStairs ? 'stumble' : FORWARD.test(beat.verb) ? 'fall_forward' : 'fall_back';
    const still = { direction: null, where: null, target: null };
    if (beat.from > 0 || beat.to - beat.from < LONG) return { ...beat, ...still, act };
    before.push({ ...beat, ...still, act: 'walk', verb: 'walk', to: beat.from + WALKS_FIRST });
    return { ...beat, ...still, act, from: beat.from + WALKS_FIRST };
  });
  draft.beats = [...draft.beats, ...before];
}

/** Who is on a horse or a motorcycle is in its saddle. */
const sitsAstride = (draft: Draft, { relation, to }: RoleRelation): boolean =>
  relation === 'riding' ||
  relation === 'driving' ||
  (relation === 'on' && (isStraddled(thingOf(draft, to)?.kind ?? '') || isAlive(draft, to)));

/** Who leaps on a horse or a motorcycle stays in the saddle: the leap is the mount's. */
export function leapMounted(draft: Draft): void {
  const saddled: Beat[] = [];
  editBeats(draft, (beat) => {
    const mount = draft.relations.find((each) => each.role === beat.role && sitsAstride(draft, each))?.to;
    if (
      beat.act !== 'jump' ||
      mount == null ||
      !isPerson(roleOf(draft, beat.role)) ||
      thingOf(draft, mount)?.moves !== true
    )
      return beat;
    if (beat.target !== null && beat.target !== mount) withoutRelations(draft, beat.role, beat.target);
    // "gallops toward a barricade and leaps over it": over that, and not over the horse.
    const ahead = draft.beats.findLast(
      ({ role, target, from }) => role === beat.role && from < beat.from && target !== null && target !== mount,
    );
    draft.relations = draft.relations.filter(
      (each) => !(each.role === beat.role && each.to === mount && each.relation === 'above'),
    );
    const over = beat.target === mount ? (ahead?.target ?? null) : beat.target;
    saddled.push({ ...beat, act: 'ride', verb: 'ride', target: null, direction: null, where: null });
    return { ...beat, role: mount, target: over, instrument: null };
  });
  draft.beats = [...draft.beats, ...saddled];
}

const GOES_NOWHERE: ReadonlySet<string> = new Set(['burn', 'smoke', 'glow', 'stand', 'explode']);

/** What is leapt over or through is not hung over; a hoop for a beast is a ring, as large as it needs. */
export function leapOver(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const drives = !isAlive(draft, role) && thingOf(draft, role)?.moves === true;
    if (act !== 'jump' || target === null || isPerson(roleOf(draft, role)) || !(isAlive(draft, role) || drives))
      continue;
    if (isAlive(draft, target)) continue;
    const over = roleOf(draft, target);
    // Cars that a truck leaps over stand there.
    if (thingOf(draft, target)?.moves === true) {
      if (over === undefined || draft.beats.some((beat) => beat.role === target && !GOES_NOWHERE.has(beat.act)))
        continue;
      editRole(draft, target, { traits: [...over.traits, 'parked'] });
    }
    withoutRelations(draft, role, target);
    // "through hoops of light": one after the other, and as many as there is room for.
    const isRing = over?.thing === 'hoop ring' || over?.thing === 'basketball hoop';
    if (isRing && over.count > 1) editRole(draft, target, { count: HOOPS });
    if (!isRing) continue;
    const ring = findThing('hoop ring')?.metres ?? 1;
    editRole(draft, target, { thing: 'hoop ring', size: Math.max(0.35, (metresOf(draft, role) * RING_SHARE) / ring) });
  }
}
const HOOPS = 3;
/** Of whoever leaps through it: how high a ring on its stand is. */
const RING_SHARE = 2.1;

const STONES = /^(?:rock|log)$/;
const IN_HAND: ReadonlySet<string> = new Set(['throw', 'drop', 'skip', 'pick_up', 'hold', 'carry', 'put']);
const PEBBLE_METRES = 0.11;

/** A stone that somebody throws or drops is one that a hand can hold. */
export function takePebbles(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const own = roleOf(draft, target);
    if (own === undefined || target === null || !IN_HAND.has(act) || !STONES.test(own.thing) || !isAlive(draft, role))
      continue;
    if (own.size <= 1 && metresOf(draft, target) > PEBBLE_METRES)
      editRole(draft, target, { size: (own.size * PEBBLE_METRES) / metresOf(draft, target) });
  }
}
