import { findUses } from '../../catalogue/parts-of-speech.ts';

const WHO_FIELDS = /^(?:(?:main_?)?(?:subject|character)|protagonist|hero|who)$/i;
const LOOK_FIELDS = /^(?:description|desc|appearance|look|details?|type)$/i;
const DEED_FIELDS = /^(?:(?:main_?)?actions?|activity|doing|behaviou?r)$/i;
const LONGEST_WHO = 240;

/** After a verb rather than after the name of several. */
const AFTER_DEED =
  /^(?:over|through|across|into|in|on|at|to|up|down|along|around|past|from|out|off|with|onto|under|the|an?|his|her|its|their|and|slowly|[a-z]+ly)$/i;

/** "leaps over a stream", "tossing noodles": a deed without who does it. */
function isBareDeed(text: string): boolean {
  const [first = '', next = ''] = text.split(/[\s,.]+/, 2);
  if (/^[a-z]{3,}ing$/i.test(first)) return true;
  const lemma = /^[a-z]{2,}[^s\W]s$/i.test(first) ? first.toLowerCase().replace(/(?:(?<=[sxz]|ch|sh)es|s)$/, '') : '';
  const uses = lemma === '' ? null : findUses(lemma);
  return uses !== null && uses.verb > 0 && (uses.verb > uses.noun || AFTER_DEED.test(next));
}

const isNoun = (text: unknown): text is string =>
  typeof text === 'string' && text.length < LONGEST_WHO && /^[^.!?:]+\.?\s*$/.test(text) && text.trim() !== '';

/**
 * "subject": "a red fox", "action": "leaps over a stream" of one object is one clause. Told apart the deed would be nobody's: what stands alone is read as the
 * name of several things.
 */
export function joinDeed(value: object): object {
  const entries = Object.entries(value);
  const deed = entries.find(([field, each]) => DEED_FIELDS.test(field) && typeof each === 'string');
  const who = entries.find(([field]) => WHO_FIELDS.test(field));
  if (deed === undefined || who === undefined || !isBareDeed(String(deed[1]).trim())) return value;
  const tell = (noun: string): string => {
    const name = noun.trim().replace(/\.$/, '');
    return `${name}${name.includes(',') || /ing\b/i.test(String(deed[1]).split(' ')[0] ?? '') ? ',' : ''} ${String(deed[1]).trim()}`;
  };
  const joined = joinWho(who[1], tell);
  if (joined === null) return value;
  return Object.fromEntries(
    entries.filter((entry) => entry !== deed).map((entry) => (entry === who ? [entry[0], joined] : entry)),
  );
}

function joinWho(who: unknown, tell: (noun: string) => string): unknown {
  if (isNoun(who)) return tell(who);
  if (typeof who !== 'object' || who === null || Array.isArray(who)) return null;
  const entries: [string, unknown][] = Object.entries(who);
  // Who has a name is told by it.
  const look = entries.find(([field, each]) => LOOK_FIELDS.test(field) && isNoun(each));
  if (look === undefined || entries.some(([field]) => /^name$/i.test(field)) || !isNoun(look[1])) return null;
  const told = tell(look[1]);
  // What else is told of them comes before what they do.
  return Object.fromEntries([...entries.filter((entry) => entry !== look), [look[0], told]]);
}
