import { findUses } from '../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../catalogue/people.ts';
import { STYLE_ROWS } from '../catalogue/styles.ts';
import { findThing } from '../catalogue/things.ts';
import { sayMade } from './trade-names.ts';

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

const CHARACTER = /\b(\p{L}+) characters?\b(?! (?:actor|design|sheet|development)\b)/giu;

/** "a robot character": a robot. */
function playerOf(whole: string, who: string): string {
  const thing = findThing(who.toLowerCase());
  return thing !== null && (thing.alive || thing.kind === 'robot') ? who : whole;
}

/** "a samurai robot" is what "a robot samurai" is. */
const TRADE_OF_MACHINE = /\b(\p{L}+) (robot|android|cyborg)\b/giu;

/** "painted in the style of Vincent van Gogh's …": a look that is known by its maker is asked for, and nothing is compared. */
const IN_STYLE_OF = new RegExp(
  `\\b(?:(?:painted|drawn|animated|filmed|shot|rendered) )?in (?:the|a) (?:art |visual )?(?:style|manner|spirit) of (?:the )?(?<style>${STYLE_ROWS.flatMap(({ words }) => words).join('|')})(?:['\u2019]s)?\\b ?`,
  'gi',
);

/** Says set phrases in words that tell who does what: who has breakfast eats it, and who is seated sits. */
export function sayPlainly(text: string): string {
  const styles: string[] = [];
  const told = sayMade(text).replace(IN_STYLE_OF, (_whole, style: string) => {
    styles.push(` ${style} style.`);
    return '';
  });
  return (
    `${told}${styles.length > 0 && !/[.!?]\s*$/.test(told) ? '.' : ''}${styles.join('')}`
      .replace(/\bseated\b/gi, 'sitting')
      // "luxury sports cars" are luxurious, and nobody sports them.
      .replace(/\bluxury(?= \p{L})/giu, 'luxurious')
      .replace(CHARACTER, playerOf)
      .replace(TRADE_OF_MACHINE, (whole, trade: string, machine: string) =>
        PEOPLE.has(trade.toLowerCase()) ? `${machine} ${trade}` : whole,
      )

      // "cypresses flame upward like fire": so high, and nothing burns.
      .replace(/\bflam(?:e|es|ing) (?:up|upward|upwards|skyward) (?=like\b)/gi, 'standing tall ')
      .replace(COMPANY_OF, countCompany)
      .replace(/\bto fish\b(?= (?:on|in|at|from|off|with|by|together)\b|[.,;]|$)/gi, 'to go fishing')
      .replace(
        /\b(has|have|having) an? (?:playful |epic |fun )?(?:pillow |sword |food |water )?fight\b/gi,
        (_whole, has: string) => FIGHTS[has.toLowerCase()] ?? 'fight',
      )
      .replace(TAKES_SIP, (_whole, s: string, what: string) => `${TASTES[what.toLowerCase()] ?? 'taste'}${s} `)
      .replace(HAS_MEAL, (has) => (/s /.test(has) ? 'eats ' : 'eat '))
      .replace(HAS_DRINK, (has) => (/s /.test(has) ? 'drinks ' : 'drink '))
  );
}
