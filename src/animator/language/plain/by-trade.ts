import { PEOPLE, roleOf } from '../../catalogue/people.ts';

/** "a teenage girl gymnast", "an old lady baker": who somebody is and what they do, in one name, of which only the trade would be heard. */
const WHO =
  /(?<![a-z-])((?:[a-z-]{1,20} )?)(girl|boy|woman|lady) (?=([a-z]{2,20}(?: (?:player|dancer|artist|fighter|driver|singer|officer|worker))?)\b(?!['\u2019]))/gi;
/** Done as well: "watches the boy cook". */
const ALSO_VERBS =
  /^(?:cook|guard|pilot|coach|judge|nurse|doctor|model|guide|host|dj|clown|captain|butcher|tailor|witness|mime|usher|tutor|spy|father|mother)$/;
const AGED = /^(?:teenage|teen|teenaged|adolescent|old|elderly|baby) $/i;
const CHILDISH = /^(?:young|little|small|tiny) $/i;

/** How old and of which sex whoever has the trade is. */
export const sayByTrade = (text: string): string =>
  text.replace(WHO, (whole, before: string, who: string, next: string) => {
    const trade = next.toLowerCase();
    const [last = ''] = trade.split(' ').slice(-1);
    const known = [trade, last].some((word) => PEOPLE.has(word) && roleOf(word) !== null);
    if (!known || ALSO_VERBS.test(trade)) return whole;
    const sex = /^boy$/i.test(who) ? 'male' : 'female';
    const child = /^(?:girl|boy)$/i.test(who) && !AGED.test(before);
    return `${child && CHILDISH.test(before) ? '' : before}${child ? 'little ' : ''}${sex} `;
  });
