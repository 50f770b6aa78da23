import { LEAVING_VERBS, SENDING_VERBS, SENT_OF_TABLE } from '../../catalogue/magic-table.ts';

/** "a blast of blue lightning", "a beam of golden light shoots from his staff": what is sent, by its name, and by whom. */

const either = (words: string): string => words.split(', ').join('|');
/** Every form of a verb that is told of now. */
const forms = (verbs: string): string =>
  verbs
    .split(', ')
    .map((verb) => (verb.endsWith('e') ? `${verb}s?|${verb.slice(0, -1)}ing` : `${verb}(?:e?s|(?:[a-z])?ing)?`))
    .join('|')
    .replace('fly(?:e?s|(?:[a-z])?ing)?', 'fly|flies|flying');

const SENDING = new RegExp(`\\b(?:${forms(SENDING_VERBS)})\\b[^.;!?]{0,40}$`, 'i');
const LEAVING = new RegExp(
  `^[^.;!?]{0,24}\\b(?:${forms(LEAVING_VERBS)}) (?:out |forth )?(?:from|out of|at|toward|towards)\\b`,
  'i',
);

const ROWS = SENT_OF_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [shapes = '', stuff = '', name = ''] = line.split(' | ');
    return {
      written: new RegExp(
        `\\b((?:(?!of\\b)[a-z]+ing |magical |mystical |arcane |massive |huge |powerful |bright )*)(?:${either(shapes)})s? of ((?:[a-z]+,? ){0,2})(?:${either(stuff)})\\b`,
        'gi',
      ),
      name,
    };
  });

const SENT =
  'bolt of lightning|thunderbolt|lightning bolt|fireball|ice beam|energy ball|energy beam|laser beam|lightning|fire bolt|magic bolt';
/** By itself out of somebody's hand, and where it goes. */
const LEAVES = new RegExp(
  `\\b(?:an? |the |two |twin )?((?:(?!(?:and|an?|the|as|while|then)\\b)[a-z]+ ){0,3}?)(${SENT})s? (?:${forms(LEAVING_VERBS)}) (?:out |forth )?(?:from|out of) (?:(his|her|its|their|the) )?((?:[a-z]+(?:'s)? ){0,3}?)(it|staff|wand|hands?|palms?|fingers?|fingertips|sword|eyes|mouth|tip|visor)\\b((?:,? (?:and )?(?:then )?(?:strik|hitt?|blast|engulf|slam|crash|smash|knock)(?:es|s|ing|e)?(?: into| against)?| toward| towards| at| into)(?= (?:an?|the) [a-z]))?`,
  'gi',
);

const SENDER: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' };

export function sayMagic(text: string): string {
  const named = ROWS.reduce(
    (told, { written, name }) =>
      told.replace(written, (whole: string, how: string, adjectives: string, at: number, all: string) => {
        const sent = SENDING.test(all.slice(0, at)) || LEAVING.test(all.slice(at + whole.length));
        return sent ? `${how}${adjectives.replace(',', '')}${name}` : whole;
      }),
    text,
  );
  return named.replace(
    LEAVES,
    (
      _whole,
      how: string,
      what: string,
      whose: string | undefined,
      _of: string,
      out: string,
      hits: string | undefined,
      at: number,
    ) => {
      const before = named.slice(0, at);
      const said = /^(?:it|tip)$/.test(out) || SENDER[whose ?? ''] === undefined ? lastOf(before) : SENDER[whose ?? ''];
      const from = /^(?:eyes|visor)$/.test(out) ? ' from the eyes' : '';
      return `${said ?? 'it'} ${said === 'they' ? 'send' : 'sends'} a ${how}${what}${from}${hits === undefined ? '' : ' at'}`;
    },
  );
}

/** Whom the last pronoun meant. */
function lastOf(told: string): string {
  const all = [...told.matchAll(/\b(he|his|him|she|her|they|their)\b/gi)].map(([word]) => word.toLowerCase());
  const last = all.at(-1) ?? 'it';
  return /^h(?:e|is|im)$/.test(last) ? 'he' : /^(?:she|her)$/.test(last) ? 'she' : last === 'it' ? 'it' : 'they';
}
