import { ownLexicon } from '../../catalogue/lexicon.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { DOES_MARK, NAME_MARK as NAME } from '../words/words.ts';
import { findLemma } from './english-forms.ts';

/**
 * German puts the verb of a clause that hangs on another last: "eine Frau, die am Fenster steht und ein Buch liest" came into English word by word as "a woman,
 * the at window stands and a book reads". Here the verb goes where English has it.
 */
const VERB = `[a-z]+${DOES_MARK}(?: (?:up|down|out|off|at|on|away))?`;
const NO_BREAK = '[^,.;:!?\\ue000-\\uefff]';
const RELATIVE = new RegExp(
  `, (?:the|that|which|of the) (?=(?:an?|the|his|her|their|in|on|at|to|by|with|through|over|under|next|behind|from|into|two|three|slowly|softly|${VERB})(?: |(?=[,.])|$))((?:${NO_BREAK}){0,80}? )?(${VERB})(?=[,.;!?]| and |$)`,
  'g',
);
/** "…, who stands at the window and a book reads": what goes on after an "and" has its verb last too. */
const GOES_ON = new RegExp(
  `(, (?:who|while|as|because|when)\\b(?:${NO_BREAK}){0,120}?${DOES_MARK}(?:${NO_BREAK}){0,60}? and )((?:an?|the|his|her|in|on|at|with|to|into) (?:${NO_BREAK}){1,60}? )(${VERB})(?=[,.;!?]|$)`,
  'g',
);

/** A dog that barks does it itself; an apple is eaten. */
function isDoer(phrase: string): boolean {
  const [article = '', ...words] = phrase.trim().split(' ');
  const noun = words.at(-1) ?? '';
  return /^(?:an?|the|his|her)$/.test(article) && (PEOPLE.has(noun) || findThing(noun)?.alive === true);
}

/** ", der Milch in eine Tasse gießt": a clause of its own would have its verb second, so that who is told of before pours. */
const RELATIVE_OF_THING = new RegExp(
  `, the ((?!(?:camera|sun|moon|wind|rain|snow|other|others|one|first|second|third|rest) )[a-z]+)${NAME}? ((?:(?:in|into|on|onto|from|to|at|with|over|through) (?:${NO_BREAK}){2,60}?)?)(${VERB})(?=[,.;!?]| and |$)`,
  'g',
);
/** "während hinter ihm Kinder Fußball spielen": its verb is last. */
const VERB_LAST = new RegExp(
  `\\b(while|because|when|that|as) ((?:(?:behind|next to|in front of|on|in|under|around|over) (?:him|her|them|it|(?:an?|the|his|her) [a-z]+) )?)((?:(?:an?|the|his|her|some|two|three|old|young|little|small|many) ){0,2})([a-z]+) ((?:(?!${VERB}| and )${NO_BREAK}){3,50}?) (${VERB})(?=[,.;!?]|$)`,
  'g',
);

/** ", der Brot isst": with the hands, where ", das Feuer knistert" has who does it before the verb. */
const isHandled = (verb: string): boolean =>
  ownLexicon()
    .verbs(findLemma(verb.replace(DOES_MARK, '').split(' ')[0] ?? '') ?? '')
    .some(({ act, rest }) => rest.length === 0 && act.frame === 'hands');

/** "trägt eine Katze": what lives is carried, and not worn. */
const WEARS = new RegExp(`\\bwear(?:s|ing)${DOES_MARK}? ((?:an?|the|his|her) [a-z]+)`, 'g');

/** "lässt mit seiner Tochter auf einem Hügel einen Drachen steigen": what it is done to comes after where and with whom. */
const OBJECT_LAST = new RegExp(
  `(${VERB})((?: (?:with|in|on|at|by|under|behind|near|next to|in front of|from) (?:(?:an?|the|his|her|their) )?[a-z]+(?: (?!(?:of|in|on|at|under|over|with|by|behind|near|next|from|to|into|onto|through|between|above|around|beside|against|along|across|past) )[a-z]+)?){1,3}) ((?:an?|the|his|her|their|two|three) [a-z]+(?: [a-z]+)?)(?=[,.;!?]|$| (?:and|while) )`,
  'g',
);
/** "probiert sie und sagt". */
const HER_OR_IT = new RegExp(`(${VERB}) sie(?= |[,.;!?]|$)`, 'g');

/** "liest ein Märchen vor": what is left of a parted verb ends its clause, and no name follows it. */
const LEFT_OVER = /(?<=[a-z]) (?:from|at|on|in front of|to|after|um|vor|hin|her)(?= {0,2}[,.;:!?]| and |$)/g;

/** "Dann rennt er los": who does it comes after the verb where something else comes first. */
const DOES_HE = new RegExp(`(?<=\\bthen |\\bsuddenly |\\bfinally )(${VERB}) (he|she)(?= |[,.;!?]|$)`, 'g');

/** "In einer U-Bahn spielt ein Musiker Akkordeon": where it is comes first, and who does it behind the verb. */
const FRONTED = new RegExp(
  `(?<=^|[.!?] {1,2})((?:in|on|at|under|behind|next to|in front of|near|after|between) (?:(?!${VERB})[a-z ]){2,40}?) (${VERB}) ((?:an?|the|his|her) )((?:[a-z]+ ){1,4})(?=[a-z])`,
  'gi',
);

export function orderGerman(text: string): string {
  return text
    .replace(FRONTED, (whole, where: string, verb: string, article: string, phrase: string) => {
      const words = phrase.trim().split(' ');
      const at = words.findIndex((word) => PEOPLE.has(word));
      if (at < 0) return whole;
      return `${where} ${article}${words.slice(0, at + 1).join(' ')} ${verb} ${words
        .slice(at + 1)
        .map((word) => `${word} `)
        .join('')}`;
    })
    .replace(LEFT_OVER, '')
    .replace(DOES_HE, '$2 $1')
    .replace(HER_OR_IT, '$1 it')
    .replace(OBJECT_LAST, (whole, verb: string, where: string, what: string) =>
      isDoer(what) ? whole : `${verb} ${what}${where}`,
    )
    .replace(RELATIVE, (_whole, phrase: string | undefined, verb: string) =>
      `, who ${verb} ${(phrase ?? '').trim()}`.trimEnd(),
    )
    .replace(RELATIVE_OF_THING, (whole, what: string, where: string, verb: string) =>
      isDoer(`the ${what}`) || (where === '' && !isHandled(verb)) ? whole : `, who ${verb} ${what} ${where}`.trimEnd(),
    )
    .replace(
      VERB_LAST,
      (whole, link: string, where: string, article: string, noun: string, rest: string, verb: string) =>
        isDoer(`the ${noun}`) || isDoer(`the ${noun.replace(/s$/, '')}`)
          ? `${link} ${article}${noun} ${verb} ${rest} ${where}`.trimEnd()
          : whole,
    )
    .replace(WEARS, (whole, phrase: string) => (isDoer(phrase) ? `carries${DOES_MARK} ${phrase}` : whole))
    .replace(GOES_ON, (whole, before: string, phrase: string, verb: string) =>
      isDoer(phrase) ? whole : `${before}${verb} ${phrase.trim()}`,
    );
}
