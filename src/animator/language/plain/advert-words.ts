/** What those who order films for what they sell write of its shots, its details and of itself, in the plain words for it. */

/** What a shot is called. */
const OF_SHOT =
  '(?=(?:an? |the )?(?:[a-z-]+ ){0,4}(?:shot|shots|close[- ]?up|closeup|view|angle|macro|packshot|frame|two-shot|beat)\\b)';
const THEN =
  '(?:,? (?:and |before |then |finally |lastly |smoothly |quickly |eventually ){0,3}|[.!?] (?:Then|Finally),? )';

/** "starting with a close-up of …, then transitioning to a side shot of …, followed by …, finally ending with …": a list of shots in one sentence. */
const BEGINS_WITH =
  /(?:,|;|:| [-\u2013\u2014])? ?\b(?:(?:start|begin|open)(?:s|ing)|we (?:start|begin|open)) (?:with|on|from) (?=(?:an? |the )?(?:[a-z-]+ ){0,4}(?:shot|close[- ]?up|closeup|view|macro)\b)/gi;
const GOES_TO = new RegExp(
  `${THEN}(?:transition|switch|mov|shift|jump|dissolv|cutt|chang)(?:s|es|ing) (?:in)?to ${OF_SHOT}`,
  'gi',
);
const FOLLOWED_BY = new RegExp(`${THEN}followed by ${OF_SHOT}`, 'gi');
/** "finally ending with the runner crossing the line": whatever it is, it is the last shot. */
const ENDS_WITH =
  /,? (?:and |before |then |finally |lastly ){1,3}(?:end|clos|conclud|finish|culminat)(?:s|es|ing) (?:with|on|in) (?=(?:an?|the|his|her|their) )/gi;
/** "End on the phone resting on a desk": at the head of a sentence. */
const END_ON =
  /(?<=[.!?] )(?:(?:we|the (?:film|video|ad|spot|camera)) )?(?:end|close|finish|conclude)(?:s|ing)? (?:on|with) (?=(?:an?|the|his|her|their) )/gi;
/** "Final hero shot of the car": a shot of its own. */
const FINAL_SHOT =
  /(?<=[.!?] )(?:the )?(?:final|last|closing|ending|end) (?=(?:[a-z-]+ ){0,2}(?:shot|frame|close[- ]?up|packshot)\b(?: of|:|,) )/gi;

/** "a luxury watch face", "the dial of the watch": the watch, from near. */
const WATCH_FACE =
  /(?<=\b(?:an?|the|his|her|of|on|this|that|luxury|luxurious|elegant|gold|silver|steel|titanium|mechanical|vintage|chronograph|wrist|dive|pocket) )((?:wrist|pocket )?watch)(?:'s)? (?:face|dial|crystal|bezel)\b/gi;

/** "Premium stitching visible on uppers, red threading catching light": what its surface is like, and nobody who sews. */
const DETAIL =
  /(?<=^|[.,;!?] )(?:[a-z-]+ ){0,3}(?:stitching|threading|engraving|embossing|knurling|detailing|branding|lettering|piping|plating|texture|seams|grain) (?:(?:is|are|clearly|softly|subtly) )*(?:visible|catching|gleaming|glinting|shimmering|shown|seen)\b(?: (?:on|across|along|in|over))?(?: (?:the|its))?(?: (?:soft|warm))?(?: [a-z]+)?(?=[.,;!?]|$)/gi;
/** "crystal clarity", "creating a dynamic flow of movement": how it seems, which is no thing and built by nobody. */
const CLARITY = /\b(?:[a-z]+ and )?crystal[- ]clarity\b/gi;
const CREATES =
  /,? (?:thus |thereby )?(?:creat|giv|lend|convey|evok|add|build)(?:ing|es|s)(?: (?:off|to))? (?:an? |the )?(?:[a-z-]+,? ){0,3}?(?:flow|sense|feeling|feel|mood|atmosphere|impression|effect|illusion|contrast|contrasts|tension|rhythm|energy|depth|vibe|look|patterns?|motion|drama|reflections|prismatic reflections|halo|warmth|intimacy)(?: (?:of|between|with|and) (?:[a-z-]+ ){0,2}?[a-z-]+)?(?=[.,;!?]|$)/gi;

/** "following the vendor's skilled hands as they work": the hands do. */
const HANDS_WORK = /\b(hands|fingers)(?: as they|,? (?:busily )?(?:at )?) ?work(?:ing)?(?=[.,;!?]|$)/gi;
/** "flips food with precision": in the pan. */
const FLIPS_FOOD =
  /\b(?:flip|toss)(s|es|ing|) (?:the |some |his |her )?(?:food|ingredients|skewers|satay|meatballs|gyoza)\b/gi;

/** "the suspect shifts in their chair": on it, and into nothing else. */
const SHIFTS_IN =
  /\b(?:shift|squirm|fidget|stir|wriggl|recoil)(s|es|ing|e|)(?: (?:uncomfortably|uneasily|nervously|back|down|slightly))* in (?=(?:his|her|their|the|an?) (?:[a-z]+ )?(?:chair|seat|armchair|sofa|couch)\b)/gi;
/** "slides a folder across the table": so that it lies there. */
const SLIDES_OVER =
  /\b(?:slid|push|shov|pass)(es|ing|s|e|) ((?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+) (?:slowly )?across (?=(?:the|a|his|her|their) (?:[a-z]+ ){0,2}?(?:table|desk|counter|bar)\b)/gi;
/** ", the screen showing an app with charts": what it shows is on it, and stands nowhere. */
const SCREEN_SHOWS =
  /(?:,| with| and| as) (?:the|its|her|his|their|a) (?:[a-z]+ )?(?:screen|display) (?:show|display|reveal|glow)(?:s|ing)(?: with)? [^.,;!?]{2,80}(?=[.,;!?]|$)/gi;
/** "a dress placed on a mannequin": the dress is what one sees. */
const ON_MANNEQUIN =
  /,? (?:is )?(?:placed |displayed |draped |shown |hanging |put )?on (?:an? |the )(?:[a-z]+ )?(?:mannequin|dress form|tailor's dummy)s?\b/gi;
/** "prepares food at a small cart": a stall, and nothing that is pulled. */
const AT_CART =
  /(?<=\b(?:vendor|cook|chef|seller|hawker|food|tacos|noodles|skewers|hot dogs)\b[^.!?]{0,60} )(?:at|behind|from|in) (?:an?|his|her|their|the) (?:[a-z]+ ){0,2}?carts?\b/gi;

/** "a mound of freshly ground coffee": a heap of powder. */
const HEAP_OF =
  /\b(?:mound|pile|heap|bed|mountain|scoop) of (?:freshly |finely |coarsely )?ground (coffee|espresso|spices?|cinnamon|turmeric|pepper)\b/gi;
/** "Background is a warm wooden desk": so it is on it. */
const BACKGROUND_IS =
  /(?<=^|[.!?] )(?:the )?background(?: is|:) (?=an? (?:[a-z-]+ ){0,4}(?:desk|table|counter|workbench|countertop)\b)/gi;
/** "an athlete … the runner": one, called otherwise. */
const CALLED_FIRST =
  /\b(?:(?:an?|one|the) (?:lone |young |solitary |female |male |determined )?(athlete|sprinter|jogger|figure)|(?<=, )(figure))\b/i;
const RUNNER = /\b(?:the )?runner\b(?!s)/gi;

const callRunner = (text: string): string => {
  const found = CALLED_FIRST.exec(text);
  const first = found?.[1] ?? found?.[2];
  if (first === undefined || found === null || /\b(?:an?|another|one|two|other) (?:[a-z]+ )?runners?\b/i.test(text))
    return text;
  const after = found.index + found[0].length;
  return text.slice(0, after) + text.slice(after).replace(RUNNER, `the ${first}`);
};

/** "an advertisement for running shoes": whatever its details are, they are of these. */
const AD_FOR =
  /\b(?:ad|advert|advertisement|commercial|spot|promo)(?: film| video)? for (?:(?:an?|the|our|my) )?((?:[a-z-]+ ){0,2}?)([a-z]+)(?=[.,;:!?]|$| (?:that|which|in|with|on|at|to)\b)/i;
const DETAIL_SHOT =
  /\b((?:detail|macro|close[- ]?up|slow[- ]motion) (?:detail )?(?:shots?|views?)|close[- ]?ups?) (?:highlighting|showcasing|showing off|emphasi[sz]ing|featuring|of) (?:the |its |their )?(?:[a-z]+ ){0,3}?(?:technology|cushioning|craftsmanship|quality|design|features?|innovation|details?|texture|engineering|materials?|finish)\b/gi;

function nameDetail(text: string): string {
  const [, how = '', goods] = AD_FOR.exec(text) ?? [];
  return goods === undefined ? text : text.replace(DETAIL_SHOT, `$1 of the ${how.replace(/\brunning /i, '')}${goods}`);
}

/** "Commercial for a luxury watch. Macro shot of a golden watch": the one that is seen, and no second. */
function showGoodsOnce(text: string): string {
  const [said = '', , goods] = AD_FOR.exec(text) ?? [];
  const at = text.indexOf(said) + said.length;
  if (goods === undefined || !new RegExp(`\\b${goods}\\b`, 'i').test(text.slice(at))) return text;
  return text.replace(said, said.replace(/ for .*$/i, ''));
}

/** "across the condensation field, beads trembling": drops on glass, and neither a meadow nor gems. */
const WET = /\b(?:condensation|dew|droplets?|moisture|misted|sweating glass|water beads)\b/i;
const BEADS =
  /\b(?:water )?beads(?: of (?:water|condensation|moisture|dew|sweat))?(?! (?:necklace|bracelet|curtain|on a string)\b)\b/gi;
const FIELD_OF = /\b(condensation|droplet|dew|particle|bokeh|grain|texture|light|colou?r|star) field\b(?! of)/gi;

/** "Multi shot Prompt 1: Black screen.": nothing is to be seen yet. */
const BLACK_SCREEN = /(?<=[:\]] {1,2})(?:(?:an?|the) )?(?:black|blank|dark) screen\b[.,:;]? ?/gi;

/** "product photography", "product placement": the trade, and nothing that is sold. */
const OF_TRADE =
  'shots?|photo\\w*|video\\w*|films?|commercial|advert\\w*|ads?|spot|placement|design\\w*|line|range|launch|reveal|showcase|demo\\w*|hero|detail\\w*|page|team|manager|presentation|display|stage|studio|name|logo|label|visual\\w*|aesthetic|position|tour|look|render\\w*|shoot|story|lighting|light|style|animation|turntable|unboxing|close[- ]?ups?|macro';
const SOLD = new RegExp(
  `\\b((?:an?|the|your|our|this|that|his|her|each|every|any) )?((?:(?:minimalist|sleek|luxury|premium|tech|technology|electronic|skincare|beauty|cosmetic|modern|new|small) ){0,3})product\\b(?!(?:'s)? (?:${OF_TRADE})\\b|-)`,
  'gi',
);

/** "Close-up of product emerging": the one that is sold, and a device where it is of technology. */
function nameProduct(_whole: string, article: string | undefined, how: string, at: number, text: string): string {
  const told = `${article ?? ''}${how}`.toLowerCase();
  const sold = /\b(?:tech|technology|electronic)\b/.test(told) ? 'device' : 'product';
  const opens = at === 0 || /[.!?:] {1,2}$/.test(text.slice(Math.max(0, at - 3), at));
  const named = article === undefined || article === '' ? (opens ? 'The ' : 'the ') : article;
  return `${named}${how.replace(/\b(?:tech|technology|electronic) /gi, '')}${sold}`;
}

export function sayAdverts(text: string): string {
  return showGoodsOnce(nameDetail(callRunner(text)))
    .replace(FIELD_OF, '$1')
    .replace(BEADS, (whole) => (WET.test(text) ? 'droplets' : whole))
    .replace(HEAP_OF, 'heap of ground $1')
    .replace(BACKGROUND_IS, 'It is on ')
    .replace(BLACK_SCREEN, '')
    .replace(BEGINS_WITH, '. ')
    .replace(GOES_TO, '. Cut to: ')
    .replace(FOLLOWED_BY, '. Cut to: ')
    .replace(ENDS_WITH, '. Cut to: ')
    .replace(END_ON, 'Cut to: ')
    .replace(FINAL_SHOT, 'Cut to: a ')
    .replace(WATCH_FACE, '$1')
    .replace(DETAIL, '')
    .replace(CLARITY, 'clarity')
    .replace(/\bdepth-of-field\b/gi, 'depth of field')
    .replace(CREATES, '')
    .replace(HANDS_WORK, '$1')
    .replace(
      FLIPS_FOOD,
      (_whole, ending: string) => `flip${ending === 'ing' ? 'ping' : ending === '' ? '' : 's'} vegetables`,
    )
    .replace(SHIFTS_IN, (_whole, ending: string) => `sit${ending === 'ing' ? 'ting' : ending === '' ? '' : 's'} on `)
    .replace(
      SLIDES_OVER,
      (_whole, ending: string, what: string) =>
        `put${ending === 'ing' ? 'ting' : /^e?$/.test(ending) ? '' : 's'} ${what} on `,
    )
    .replace(SCREEN_SHOWS, '')
    .replace(ON_MANNEQUIN, ' on display')
    .replace(AT_CART, 'at a food stall')
    .replace(SOLD, nameProduct);
}
