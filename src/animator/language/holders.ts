import type { FoundNoun } from './find-nouns.ts';
import type { Subject } from './reading.ts';
import { findThing } from './things.ts';
import type { Token } from './words.ts';

const CONTAINERS: ReadonlySet<string> = new Set([
  ...['vase', 'bowl', 'basket', 'glass', 'bucket', 'box', 'pot', 'jar', 'cup', 'crate', 'bag', 'shopping cart'],
]);
const TRAYS: ReadonlySet<string> = new Set(['plate', 'tray']);
const SEATS: ReadonlySet<string> = new Set(['bench', 'chair', 'armchair', 'couch', 'bed', 'stool', 'swing', 'rock']);
const IN_THE_HANDS = /^(?:read|drink|sip|eat|hold|play|write|knit|paint|draw)$/;
/** Larger things stand beside whoever is busy with them. */
const LARGEST_IN_HANDS = 0.5;

function isOf(tokens: readonly Token[], holder: FoundNoun, held: FoundNoun | undefined): boolean {
  if (held === undefined || tokens[holder.at + holder.length]?.text !== 'of') return false;
  return tokens
    .slice(holder.at + holder.length + 1, held.at)
    .every(({ role, text }) => role === 'attribute' || text === 'the');
}

/** "a vase of flowers on a table": the flowers are in the vase, and the vase is on the table. */
export function fillContainers(
  subjects: readonly Subject[],
  tokens: readonly Token[],
  nouns: readonly FoundNoun[],
): Subject[] {
  const filled = [...subjects];
  for (const [i, holder] of nouns.entries()) {
    const [outer, inner] = [filled[i], filled[i + 1]];
    if (outer === undefined || inner === undefined || !isOf(tokens, holder, nouns[i + 1])) continue;
    const open = CONTAINERS.has(outer.kind);
    if (!open && !TRAYS.has(outer.kind)) continue;
    filled[i] = { ...outer, relations: outer.relations.length > 0 ? outer.relations : inner.relations };
    filled[i + 1] = {
      ...inner,
      // A meadow shows flowers of its own; these are cut.
      kind: inner.kind === 'flower' ? 'tulip' : inner.kind,
      relations: [{ relation: open ? 'in' : 'on', subject: i }],
    };
  }
  return filled;
}

/** "a man reading a book on a bench": it is the man who sits there. */
export function seatTheBusy(subjects: readonly Subject[]): Subject[] {
  const seated = [...subjects];
  for (const [i, person] of seated.entries()) {
    const thing = seated[i + 1];
    if (thing === undefined || person.relations.length > 0 || findThing(person.kind)?.art !== 'rig:person') continue;
    if (!IN_THE_HANDS.test(person.action?.verb ?? '')) continue;
    if ((findThing(thing.kind)?.metres ?? 1) > LARGEST_IN_HANDS) continue;
    const seat = thing.relations.find(({ subject }) => SEATS.has(seated[subject]?.kind ?? ''));
    if (seat === undefined) continue;
    seated[i] = { ...person, relations: [seat] };
    seated[i + 1] = { ...thing, relations: [] };
  }
  return seated;
}

const HANDHELD: ReadonlySet<string> = new Set(['umbrella', 'toy balloon', 'suitcase', 'bouquet', 'flag', 'lantern']);

function isHandedOver(person: Subject, holder: FoundNoun, held: FoundNoun, tokens: readonly Token[]): boolean {
  if (person.relations.length > 0 || findThing(person.kind)?.art !== 'rig:person') return false;
  if (!HANDHELD.has(held.kind)) return false;
  return tokens.slice(holder.at + holder.length, held.at).some(({ text }) => text === 'with' || text === 'under');
}

/** "a woman with an umbrella" holds it, and of two women each has one. */
export function handOver(
  subjects: readonly Subject[],
  tokens: readonly Token[],
  nouns: readonly FoundNoun[],
): Subject[] {
  const given = [...subjects];
  for (const [i, holder] of nouns.entries()) {
    const [person, thing, held] = [given[i], given[i + 1], nouns[i + 1]];
    if (person === undefined || thing === undefined || held === undefined) continue;
    if (!isHandedOver(person, holder, held, tokens)) continue;
    given[i] = { ...person, relations: [{ relation: 'holding', subject: i + 1 }] };
    given[i + 1] = { ...thing, count: thing.count > 1 ? person.count : 1 };
  }
  return given;
}
