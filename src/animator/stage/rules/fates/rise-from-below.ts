import { placeHas } from '../../../catalogue/places.ts';
import type { Beat } from '../../../director/script.ts';
import {
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** However it is told that somebody comes up out of something. */
const COMES_UP =
  /^(?:rise|arise|emerge|surface|burst|erupt|break|come|crash|climb|claw|loom|explode|ascend|shoot|heave|push|grow|appear)/;
const SURFACES = /^(?:surface|resurface)/;
/** Out of what: of the water, and of the ground. */
const FROM = `(?:from|out of|through|above|up from)(?: (?:beneath|below|under|within|the depths of|the surface of))?(?: (?:the|a|an|its|their))?(?: [a-z-]+){0,3}? `;
const WATER = new RegExp(
  String.raw`\b${FROM}(?:sea|ocean|water|waters|lake|river|waves?|depths|deep|bay|harbou?r|swamp|lagoon|pond)\b`,
  'i',
);
const GROUND = new RegExp(
  String.raw`\b${FROM}(?:ground|earth|soil|sands?|dunes?|desert|snow|ice|dirt|mud|asphalt|pavement|street|graves?|lava|rubble|ruins|dust)\b`,
  'i',
);
/** Metres: people smaller than that walk out of the sea. */
const GIANT_METRES = 3;
/** Metres: so high is at least what stands in the open sea, or it would be a dot off the beach. */
const SEA_GIANT = 17;
const OPEN_SEA: ReadonlySet<string> = new Set(['sea', 'beach', 'harbour', 'rocky_coast']);
/** Seconds that it takes at the most and at the least; then it is seen whole. */
const [LONGEST, SHORTEST] = [3.4, 1.2];
/** What leaps out of the water by itself, as all of its kind do. */
const LEAPS = /^(?:whale|dolphin|fish|shark|orca|seal|bird|duck|turtle|frog|otter|manta ray|penguin)$/;

/** Seconds that people look up at a giant before they run from it. */
const LOOKS_UP = 2.2;
const FLEES = /^(?:run|step_back|back_away|swim|crawl)$/;
const ENGINES = /^(?:drive|break|sail)$/;

/** "rises from the sea", "bursts out of the ground": it is below at first, and comes up to where it stands or floats. */
export function riseFromBelow(draft: Draft): void {
  if (placeHas(draft.set.place, 'weightless') || placeHas(draft.set.place, 'submerged')) return;
  const risen = new Map<number, Beat>();
  editBeats(draft, (beat) => {
    const out = outOf(draft, beat.role, beat.verb);
    // "surfaces, breaking through the ice": that is how it comes up.
    if (risen.has(beat.role) && ENGINES.test(beat.act) && thingOf(draft, beat.role)?.realm === 'water') return null;
    if (out === null || risen.has(beat.role) || beat.transit !== undefined) return beat;
    const to = Math.max(beat.from + SHORTEST, Math.min(beat.to, beat.from + LONGEST));
    const arises: Beat = { ...beat, act: 'arise', to, target: null, direction: 'up', where: out };
    risen.set(beat.role, arises);
    return arises;
  });
  for (const [id, arises] of risen) {
    const metres = metresOf(draft, id);
    const grows =
      arises.where === 'water' && OPEN_SEA.has(draft.set.place) && !/water$/.test(thingOf(draft, id)?.realm ?? '');
    if (grows && metres >= GIANT_METRES && metres < SEA_GIANT)
      editRole(draft, id, { size: ((roleOf(draft, id)?.size ?? 1) * SEA_GIANT) / metres });
    comeBefore(draft, id, arises);
  }
}

/** Whoever is there has it before them: boats float nearer to us than it does, and people look up at it before they run. */
function comeBefore(draft: Draft, id: number, { from }: Beat): void {
  const giant = metresOf(draft, id) >= GIANT_METRES;
  for (const other of draft.cast) {
    if (other.id === id) continue;
    const vessel = thingOf(draft, other.id)?.realm === 'water' && thingOf(draft, other.id)?.alive === false;
    const aboard = draft.relations.some(
      ({ role, relation }) => role === other.id && /^(?:on|in|riding)$/.test(relation),
    );
    if (vessel) {
      withoutRelations(draft, id, other.id);
      relate(draft, id, 'behind', other.id);
    }
    if (!isAlive(draft, id) && thingOf(draft, id)?.moves !== true && isPerson(other)) {
      // A castle that grows out of the snow does so behind whoever lets it.
      withoutRelations(draft, id, other.id);
      relate(draft, id, 'behind', other.id);
      continue;
    }
    if (!giant || !isPerson(other) || aboard || metresOf(draft, other.id) >= GIANT_METRES) continue;
    if (draft.cast.some((boat) => boat.thing !== other.thing && boatOf(draft, other.id) === boat.id)) continue;
    withoutRelations(draft, id, other.id);
    relate(draft, other.id, 'facing', id);
    const runs = from + LOOKS_UP;
    editBeats(draft, (beat) =>
      beat.role !== other.id
        ? beat
        : FLEES.test(beat.act)
          ? { ...beat, from: Math.max(beat.from, runs), to: Math.max(beat.to, runs + LOOKS_UP) }
          : beat.act === 'look'
            ? null
            : beat,
    );
    const first = Math.min(...draft.beats.filter(({ role }) => role === other.id).map((beat) => beat.from));
    if (first > from)
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, 'look'), role: other.id, target: id, from, to: Math.min(first, beatOf(draft, 'look').to) },
      ];
  }
}

const boatOf = (draft: Draft, id: number): number | null =>
  draft.relations.find(
    ({ role, relation, to }) => relation === 'with' && to === id && thingOf(draft, role)?.realm === 'water',
  )?.role ?? null;

/** What somebody comes up out of, if that is what is told of them. */
function outOf(draft: Draft, id: number, verb: string): 'water' | 'ground' | null {
  const [role, thing] = [roleOf(draft, id), thingOf(draft, id)];
  if (role === undefined || thing === null || !COMES_UP.test(verb) || LEAPS.test(thing.kind)) return null;
  if (thing.kind === 'tentacles' || (thing.realm === 'sky' && !isAlive(draft, id))) return null;
  if (isPerson(role) && metresOf(draft, id) < GIANT_METRES) return null;
  // Of the clause in which it is told.
  const said = draft.prompt.toLowerCase();
  const stem = verb.split(' ')[0] ?? verb;
  const at = said.search(new RegExp(`\\b${stem.replace(/e$/, '')}`));
  const clause = at < 0 ? '' : (said.slice(at).split(/[.;!?]|,? (?:while|as|then|and then)\b/)[0] ?? '').slice(0, 90);
  if (WATER.test(clause) || (SURFACES.test(verb) && /water$/.test(thing.realm))) return 'water';
  return GROUND.test(clause) ? 'ground' : null;
}
