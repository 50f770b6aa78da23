/**
 * "A young sailor — soaked, terrified — clings to the mast": what stands between two dashes is said of the noun before it, and the sentence goes on after it. Told one after
 * the other, both are read: "A young sailor, soaked, terrified. The young sailor clings to the mast".
 */
const ASIDE =
  /(?<=^|[.!?:,;\u00b6] {0,2}|\b(?:as|while|and|then|where|when) )((?:An?|The|His|Her|Its|Their|Our|a|an|the|his|her|its|their)(?: [\p{L}'\u2019-]+){1,5}) ?[\u2014\u2013] ?(?=\p{L})([^.!?;:\u2014\u2013\ue000-\uefff]{3,140}?) ?[\u2014\u2013] ?(?=(\p{L}+))/gu;
/** "stares at the flame — the only warm thing here — and snaps it shut": of no subject. */
const MIDDLE =
  /(?<=\p{L}) ?[\u2014\u2013] (?=\p{L})([^.!?;:\u2014\u2013\ue000-\uefff]{3,140}?) [\u2014\u2013] ?(?=(?:and|but|then|as|while|before|until)\b)([^.!?;\u2014\u2013]{3,200}[.!?])/gu;
const GOES_ON = /^(?:and|but|or|then|as|while|so|with|in|on|at|to|of|for|from|like|that|which|who|a|an|the)$/;
const COUNTED = /\b(?:two|three|four|five|six|seven|eight|both|couple|friends|pair|several|pets)\b/i;

/** "a young sailor" is told of again as "the young sailor". */
const again = (noun: string): string =>
  noun.replace(/^(?:an?|his|her|its|their|our) /i, 'The ').replace(/^[a-z]/, (first) => first.toUpperCase());

export function tellAsides(text: string): string {
  if (!/[\u2014\u2013]/.test(text)) return text;
  return text
    .replace(ASIDE, (whole, noun: string, aside: string, next: string) =>
      GOES_ON.test(next) || COUNTED.test(noun) ? whole : `${noun}, ${aside}. ${again(noun)} `,
    )
    .replace(
      MIDDLE,
      (_whole, aside: string, rest: string) => ` ${rest} ${aside.replace(/^./, (first) => first.toUpperCase())}.`,
    );
}
