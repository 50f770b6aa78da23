/** What a sentence hangs on somebody, or says of what is not to be seen at all: who has gone, what it only looks like, what it takes itself for. */

/** "a man whose coat burns runs": a clause about what is his, after which he runs. */
const WHOSE = /\bwhose\b/gi;

/** "after the kids have gone to bed": whoever has gone is not there. */
const GONE =
  /,? ?\b(?:after|once|now that|since) (?:[a-z'\u2019-]+ ){1,4}?(?:has|have|had) (?:(?:all|finally|just|already|both|long) ){0,2}(?:gone|left|fallen asleep|departed|finished|ended|passed|stopped|closed)(?: (?:to bed|to sleep|home|out|away|for (?:the )?(?:day|night|work|school)|to (?:school|work)|down|the (?:house|room|building|party|table|office)))?(?=[.,;!?]|$| (?:and|while|in|on|at)\b)/gi;

/** "What looks like a rock turns out to be a turtle". */
const LOOKED_LIKE =
  /\bwhat (?:first |at first |only )?(?:looks? like|looked like|appears? to be|appeared to be|seems? to be|seemed to be) [^,.;!?]{1,60}? (?:turns? out to be|turned out to be|is (?:actually|really|in fact|revealed (?:to be|as))|(?:reveals?|proves?) (?:itself )?(?:as|to be)) (?=(?:an?|the)\b)/gi;

/** "a cat that thinks it is a tiger looks at itself". */
const TAKES_ITSELF =
  /\b(?:that|who),? (?:thinks|believes|imagines|is (?:convinced|sure))(?: that)? (?:it|he|she)(?: i|['\u2019])s (?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+(?= [a-z]+s\b| (?:and|in|on|at|while|with)\b|[.,;!?]|$)/gi;

/** "Neither the cat nor the dog moves": both are there. */
const NEITHER =
  /\bneither (the|an?|his|her|their) ([a-z-]+(?: [a-z-]+)?) nor (the|an?|his|her|their) ([a-z-]+(?: [a-z-]+)?) (?:is |are |(?=[a-z]+s\b))/gi;

/** "An elephant too big for its bathtub": it sits in it all the same. */
const TOO_BIG =
  /\b(?:(?:far|much|way) )?too (?:big|large|fat|huge|tall|wide) for (its|his|her|their|the|an?) (?=(?:tiny |small |little )?(?:bath|bathtub|tub|bed|box|basket|chair|armchair|car|boat|house|room|cage|cup|sofa)\b)/gi;

/** "a car in which a couple argues": they are in it, and do so. */
const IN_WHICH =
  /\b((?:an?|the|his|her|their) (?:[a-z-]+ )?([a-z-]+)),? (in|on|at|under|behind) which (?=(?:an?|the|two|three|his|her|their|several|some) )/gi;

/** "refuses to leave": it stays. */
const REFUSES =
  /\brefus(es?|ing) to (?:leave|move|go|come(?: along| out| in)?|walk(?: on| any further)?|get (?:up|out|off)|budge|take another step)\b/gi;
const STAYS: Readonly<Record<string, string>> = { es: 'sits', e: 'sit', ing: 'sitting' };

/** "run a lemonade stand": nobody runs. */
const RUNS_SHOP =
  /\brun(s|ning)? (an?|the|their|his|her) (?=(?:[a-z-]+ ){0,2}(?:stand|stall|shop|store|cafe|bakery|booth|kiosk|food truck|diner|bar|inn)\b)/gi;

/** "sets the candles alight". */
const IGNITES: Readonly<Record<string, string>> = { s: 'ignites', ting: 'igniting' };
const SETS_ALIGHT =
  /\bset(s|ting)? ((?:an?|the|his|her|its|their) (?:[a-z'\u2019-]+ ){1,3}?)(alight|ablaze|aflame|on fire)\b/gi;

/** "tries on her mother's hat": it is on her head, and her mother is not there. */
const TRIES_ON =
  /\btr(y|ies|ying) on (?:(an?|the|some|his|her|their|different|several) )?(?:(?:mother|father|grandmother|grandfather|sister|brother|wife|husband|mom|dad)['\u2019]s )?/gi;
const PUTS_ON: Readonly<Record<string, string>> = { y: 'put', ies: 'puts', ying: 'putting' };

/** "at the tailor's": in the shop. */
const AT_THE_SHOP =
  /\b(at|in|into|to|from|outside) the (tailor|baker|butcher|barber|florist|grocer|jeweler|jeweller|hairdresser|cobbler|fishmonger)['\u2019]s(?= *(?:$|[.,;!?]|(?:and|while|as|with|in|on|before)\b))/gi;

export function saySubordinate(text: string): string {
  return text
    .replace(GONE, '')
    .replace(LOOKED_LIKE, '')
    .replace(TAKES_ITSELF, '')
    .replace(NEITHER, '$1 $2 and $3 $4 do not ')
    .replace(TOO_BIG, 'in $1 ')
    .replace(IN_WHICH, '$1. $3 the $2 ')
    .replace(REFUSES, (_whole, ending: string) => STAYS[ending.toLowerCase()] ?? 'sits')
    .replace(RUNS_SHOP, (_whole, ending: string | undefined, owner: string) => `sell${ending ?? ''} at ${owner} `)
    .replace(
      SETS_ALIGHT,
      (_whole, ending: string | undefined, what: string) => `${IGNITES[ending ?? ''] ?? 'ignite'} ${what.trim()}`,
    )
    .replace(
      TRIES_ON,
      (_whole, form: string, of: string | undefined) =>
        `${PUTS_ON[form.toLowerCase()] ?? 'puts'} on ${of === undefined || /^(?:an?|his|her|their)$/i.test(of) ? 'a' : of} `,
    )
    .replace(AT_THE_SHOP, "$1 the $2's shop")
    .replace(WHOSE, 'that its');
}
