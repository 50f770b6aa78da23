import { findUses } from '../catalogue/parts-of-speech.ts';
import { findThing } from '../catalogue/things.ts';

const COMPANY_OF =
  /\ban? (family|group|team|crew|band) of (two|three|four|five|six|seven|eight)\b(?!-)(?= ?([a-z]*))/gi;
const OVER = /^(?:in|on|at|by|with|around|and|has|is|are|have|having)?$/;

/** "a family of five sits down": so many of them, where nobody is counted after it, as in "a group of five tall men". */
function countCompany(whole: string, company: string, count: string, next: string): string {
  const uses = findUses(next) ?? findUses(next.replace(/s$/, ''));
  const known = findThing(next.replace(/s$/, '')) !== null;
  const named = known || uses === null || uses.noun > uses.verb || uses.adjective > 0;
  return named && !OVER.test(next) ? whole : `${count} ${company}`;
}

const MEALS =
  '(?:a |an |some |their |his |her |the )?(?:(?:quick|romantic|quiet|family|late|early|cozy|candlelit|big|hearty|simple|festive|sunday|christmas) )*';
const HAS_MEAL = new RegExp(
  `\\b(?:has|have) (?=${MEALS}(?:breakfast|lunch|dinner|brunch|supper|meal|snack|feast)\\b)`,
  'gi',
);
const HAS_DRINK = new RegExp(`\\b(?:has|have) (?=${MEALS}(?:coffee|tea|drinks?|beers?|cocktails?|wine)\\b)`, 'gi');

const TAKES_SIP =
  /\btake(s?) (?:a|another) (?:(?:small|long|slow|quick|careful|big|deep|first|last) )?(sip|gulp|bite|swig) (?:of|from) (?=\w)/gi;
const TASTES: Readonly<Record<string, string>> = { sip: 'sip', gulp: 'gulp', swig: 'gulp', bite: 'eat' };

const FIGHTS: Readonly<Record<string, string>> = { has: 'fights', have: 'fight', having: 'fighting' };

/** Says set phrases in words that tell who does what: who has breakfast eats it, and who is seated sits. */
export function sayPlainly(text: string): string {
  return text
    .replace(/\bseated\b/gi, 'sitting')
    .replace(COMPANY_OF, countCompany)
    .replace(/\bto fish\b(?= (?:on|in|at|from|off|with|by|together)\b|[.,;]|$)/gi, 'to go fishing')
    .replace(
      /\b(has|have|having) an? (?:playful |epic |fun )?(?:pillow |sword |food |water )?fight\b/gi,
      (_whole, has: string) => FIGHTS[has.toLowerCase()] ?? 'fight',
    )
    .replace(TAKES_SIP, (_whole, s: string, what: string) => `${TASTES[what.toLowerCase()] ?? 'taste'}${s} `)
    .replace(HAS_MEAL, (has) => (/s /.test(has) ? 'eats ' : 'eat '))
    .replace(HAS_DRINK, (has) => (/s /.test(has) ? 'drinks ' : 'drink '));
}
