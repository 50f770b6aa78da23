/** What people do for each other, how old those are who belong together, and who is told of as "me". */

const MEASURED = '(?:shoulders?|waist|chest|arms?|sleeves?|hips?|neck|inseam|legs?|feet|foot|head|back|wrists?)';
/** "measures the shoulders of a young man", "measures the bride's waist": him, her. */
const MEASURES_OF = new RegExp(
  `\\b(measur(?:es?|ing)) (?:the|his|her) ${MEASURED} of (?=(?:an?|the|his|her|their|one) )`,
  'gi',
);
const MEASURES_HER = new RegExp(
  `\\b(measur(?:es?|ing)) ((?:an?|the|his|her|their) (?:[a-z]+ ){0,3}?[a-z]+)['\\u2019]s ${MEASURED}\\b`,
  'gi',
);

/** "puts a plaster on his knee": bandages it. */
const BANDAGES =
  /\b(?:put|stick|tap|wrap|plac)(e|es|s|ing|ting|ping)? (?:an?|the|some) (?:[a-z]+ ){0,2}?(?:bandages?|band-?aids?|plasters?) (?:on|onto|around|over) /gi;

/** "throws bright pink powder", "toss handfuls of yellow powder": what is thrown at Holi, in all its colours. */
const POWDER =
  /\b(throw|toss|fling)(s|es|ing)? (?:handfuls? of |clouds of |fistfuls? of )?(?:[a-z]+,? (?:and )?){1,3}?(?:powders?|gulal|pigments?)\b/gi;

/** "hangs an old photo on the wall": framed, and no film of a photo. */
const HANGS_PHOTO =
  /\b(hang(?:s|ing)?(?: up)? (?:an?|the|his|her|their|some) (?:[a-z]+ ){0,2}?)(?:photo|photograph)(?:graph)?(s?)\b(?! paper)/gi;

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
};
/** "nine years old" has become one word by then. */
const NUMBER = `(age\\d{1,2}|\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
/** "Two brothers, about eight and ten, build": ten years old, so that both are children. */
const AGED_BOTH = new RegExp(
  `\\b((?:two|three|four|the|her|his|their|my|some) (?:[a-z]+ ){0,2}?)(brothers|sisters|siblings|boys|girls|kids|children|cousins|friends|twins|sons|daughters|students)(?:,? (?:both |all )?(?:aged |ages |about |around |maybe )?(?:aged |ages |about )?)${NUMBER}(?: years?)?(?: (?:and|or|to) ${NUMBER})?(?: years?)?(?: old)?,(?= )`,
  'gi',
);
const yearsOf = (said: string | undefined): number =>
  said === undefined ? 0 : (NUMBERS[said.toLowerCase()] ?? Number(said.replace('age', '')));
const sayAges = (whole: string, before: string, who: string, one: string, other?: string): string =>
  /,| aged? /.test(whole.slice(before.length + who.length, before.length + who.length + 6))
    ? `${before}age${Math.max(yearsOf(one), yearsOf(other))} ${who}`
    : whole;

const ELDERS =
  'grandma|grandmother|granny|nana|nonna|abuela|babushka|grandpa|grandfather|grandad|granddad|dad|daddy|father|mom|mommy|mum|mummy|mother|parents|grandparents|aunt|uncle|teacher';
/** "my grandma teaching me": whoever writes it is in the film, and was a child then. */
const ELDER_AND_ME = new RegExp(
  `\\b(my (?:[a-z]+ ){0,2}?(?:${ELDERS}) (?:is |was )?(?:[a-z]+(?:s|ing)) )me\\b(?! (?:an?|the|my|some|his|her) (?:video|clip|film|picture))`,
  'gi',
);
const ME_AND = /\bme and (?=(?:my|the|our) )/gi;
const AND_ME = /\b((?:[Mm]y|[Oo]ur) (?:[a-z]+ ){0,3}?[a-z]+ and )(?:me|I|myself)\b(?! (?:am|was|want|need|would))/g;
const I_AND = /\bI and (?=my )/g;
const BOTH_OF_US = /\bwe(?: are|'re|\u2019re| were)? both\b/gi;

export const sayPeopleDeeds = (text: string): string =>
  text
    .replace(MEASURES_OF, '$1 ')
    .replace(MEASURES_HER, '$1 $2')
    .replace(
      BANDAGES,
      (_whole, ending = '') => `bandag${/ing$/.test(ending) ? 'ing' : /s$/.test(ending) ? 'es' : 'e'} `,
    )
    .replace(HANGS_PHOTO, '$1framed picture$2')
    .replace(POWDER, '$1$2 colored powder')
    .replace(AGED_BOTH, sayAges)
    .replace(ELDER_AND_ME, '$1a child')
    .replace(ME_AND, 'a young person and ')
    .replace(I_AND, 'a young person and ')
    .replace(AND_ME, '$1a young person')
    .replace(BOTH_OF_US, 'they both');
