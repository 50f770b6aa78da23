import { drunkFrom, isGarnish, isLiquid, isPourer, isServed, pourerOf } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import {
  addRole,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

const CARRIED = /^(?:bucket|watering can)$/;

/** A bucket from which somebody pours is in the hands, over what is built there, and on no table. */
export function emptyBucket(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => act === 'pour' && isPerson(roleOf(draft, role)))) {
    const bucket = [beat.instrument, beat.target].find((id) => CARRIED.test(thingOf(draft, id)?.kind ?? ''));
    const site = draft.beats.find(
      ({ act, target }) => (act === 'build' || act === 'plant') && target !== null && target !== bucket,
    )?.target;
    if (bucket == null || site == null) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== bucket && to !== bucket);
    relate(draft, beat.role, 'holding', bucket);
    editBeats(draft, (each) => (each === beat ? { ...each, target: site, instrument: bucket } : each));
  }
}

/** What is poured comes out of the vessel in the hand into the one that stands there: a named one, else the usual one for what it is. */
export function pourFromVessel(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => act === 'pour' && isPerson(roleOf(draft, role)))) {
    const poured = beat.target;
    const kind = thingOf(draft, poured)?.kind ?? '';
    const liquid = poured !== null && isLiquid(kind) && !isPourer(kind) ? poured : null;
    const into = poured === null ? null : (draft.relations.find(inside(poured))?.to ?? null);
    // "Pours beer": into a glass of it. A plant is watered as it stands.
    const filled = into ?? (isPourer(kind) ? null : poured);
    if (filled === null && poured === null) continue;
    const words = [...(roleOf(draft, poured)?.parts ?? []), roleOf(draft, poured)?.word ?? ''];
    const vessel = vesselOf(draft, beat, words.join(' '));
    const cup = filled ?? addRole(draft, { thing: drunkFrom(thingOf(draft, vessel)?.kind ?? '') });
    if (liquid !== null && liquid !== cup) dropRole(draft, liquid);
    draft.relations = draft.relations.filter(({ role, to }) => role !== vessel && to !== vessel);
    relate(draft, beat.role, 'holding', vessel);
    // Of the bottles of a bar one is in the hand; the others stand where the place has them.
    editRole(draft, vessel, { count: 1 });
    if (isSmall(draft, cup)) editRole(draft, cup, { parts: [...(roleOf(draft, cup)?.parts ?? []), ...words] });
    if (isSmall(draft, cup) && !draft.beats.some(({ role }) => role === cup))
      draft.beats = [...draft.beats, { ...beat, role: cup, act: 'fill', target: null, instrument: null }];
    editBeats(draft, (each) =>
      each.act === 'pour' && each.role === beat.role && each.from === beat.from
        ? { ...each, target: cup, instrument: vessel }
        : each,
    );
  }
}

/** Vessels that what is in them has names for: a glass of wine is a wine glass, whatever glass is told of. */
const OWN_VESSEL = /^(?:wine glass|coffee|tea|beer|whiskey)$/;
const PLAIN_VESSEL = /^(?:cup|glass)$/;

/** Over or into what it runs: butter on a stack of pancakes is not what honey is poured over. */
function dishOf(draft: Draft, { role, target }: Beat): Draft['cast'][number] | undefined {
  const into = roleOf(draft, target);
  if (into !== undefined && !isGarnish(into.thing)) return into;
  return (
    draft.cast.find(({ id, thing, scenery }) => id !== role && !scenery && isServed(thing)) ??
    into ??
    draft.cast.find(({ id, thing, scenery }) => id !== role && !scenery && isGarnish(thing))
  );
}

/** Butter and berries that nobody does anything with lie on the dish that is told of with them, and not in a row beside it. */
export function layGarnish(draft: Draft): void {
  const dish = draft.cast.find(({ thing, scenery }) => !scenery && isServed(thing));
  if (dish === undefined || draft.cast.some((role) => isPerson(role))) return;
  for (const { id, thing, word, parts, count } of draft.cast) {
    const bears = draft.relations.some(({ to, relation }) => to === id && /^(?:on|in)$/.test(relation));
    if (id === dish.id || !isGarnish(thing) || bears || count > 12) continue;
    const own = roleOf(draft, dish.id)?.parts ?? [];
    editRole(draft, dish.id, { parts: [...own, word, thing, ...parts] });
    dropRole(draft, id);
  }
}

/** What runs by itself is a stream out of the picture, into the vessel that is told of or over what lies there: seen is that, and of the drink its colour. */
export function pourAlone(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => act === 'pour' && !isPerson(roleOf(draft, role)))) {
    const liquid = roleOf(draft, beat.role);
    const into = dishOf(draft, beat);
    if (liquid === undefined || !isLiquid(liquid.thing)) continue;
    const own = into === undefined || (OWN_VESSEL.test(liquid.thing) && PLAIN_VESSEL.test(into.thing));
    // Over a handful of berries it runs as over one dish.
    const heaped = into !== undefined && isGarnish(into.thing);
    const vessel = own
      ? OWN_VESSEL.test(liquid.thing)
        ? liquid.thing
        : 'glass'
      : heaped
        ? 'heaped fruit'
        : into.thing;
    const moved = draft.relations.map((each) => ({
      ...each,
      role: each.role === into?.id ? liquid.id : each.role,
      to: each.to === into?.id ? liquid.id : each.to,
    }));
    if (into !== undefined) dropRole(draft, into.id);
    // "glossy ribbons folding": of what runs.
    for (const { id, thing } of draft.cast) if (thing === 'ribbon') dropRole(draft, id);
    draft.relations = moved.filter(({ role, to }) => role !== to);
    editRole(draft, liquid.id, {
      thing: vessel,
      colour: into?.colour ?? null,
      material: into?.material ?? null,
      count: 1,
      parts: [
        ...(into?.parts ?? []),
        ...(into === undefined ? [] : [into.word, into.thing]),
        ...liquid.parts,
        `${liquid.colour ?? ''} ${liquid.word} ${liquid.thing}`,
      ],
    });
    editBeats(draft, (each) =>
      each.act === 'pour' && each.role === liquid.id ? { ...each, act: 'fill', target: null } : each,
    );
  }
}

const inside =
  (id: number) =>
  ({ role, relation, to }: Draft['relations'][number]): boolean =>
    role === id && relation === 'in' && to !== null;

/** A named vessel, else one for what is poured. */
function vesselOf(draft: Draft, { target, instrument }: Beat, words: string): number {
  for (const named of [instrument, target])
    if (named !== null && isPourer(thingOf(draft, named)?.kind ?? '')) return named;
  const other = draft.cast.find(({ thing }) => isPourer(thing));
  return other?.id ?? addRole(draft, { thing: pourerOf(words) });
}
