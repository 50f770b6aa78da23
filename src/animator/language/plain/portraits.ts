/**
 * How those write who tell a portrait: where hands rest, how hair falls, what somebody looks past. Nobody does anything in such words, and read as deeds of
 * the whole body they lay whoever sits down to rest, or let them fall with their hair.
 */

const OWN = '(?:his|her|their|its|one|both|the other|the)';
const LIKE = '(?:[a-z-]{2,12}ly )?';
/** What follows it until the next thing is told. */
const UNTIL = '[^.,;!?]{0,80}?(?=[.,;!?]|$| (?:as|and|while|when|but|with) )';
const LIMBS =
  '(?:hands?|arms?|legs?|feet|fingers|fingertips|elbows?|palms?|head|chin|shoulders?|body|torso|posture|cheek|knees?)';
const AT_REST =
  '(?:rest(?:s|ed|ing)?|hang(?:s|ing)?|l(?:ie|ies|ying)|hung|placed|folded|clasped|tucked|draped|positioned|tilted|angled|turned|bowed|slumped|relaxed|propped|crossed|straight|upright)';

/** ", his head tilted slightly back", "with one hand resting on his stomach", "Her hands rest limply at her sides": held so, and nothing that is done. */
const LIMBS_REST = new RegExp(
  `(?:(?<=^|[.!?] )|,? (?:and|with|while) |, (?:and |with |while )?)${OWN} (?:(?!own\\b)[a-z-]{2,12} )?${LIMBS} ${LIKE}(?:(?:is|are) )?(?:still )?${LIKE}${AT_REST}\\b(?! (?:toward|towards|to (?:look|face|watch|see))\\b)${UNTIL}(?:, (?:resting|leaning|lying) (?:on|against|in) [^.,;!?]{0,60})?`,
  'gi',
);
/** "Her hands are folded on the table, where a book lies": who sits at it. */
const HANDS_ON_TABLE =
  /(?<=^|[.!?] )(his|her|their) hands (?:[a-z]+ly )?(?:are |rest )?(?:[a-z]+ly )?(?:(?:folded|resting|clasped|placed|lying) )?(?:[a-z]+ly )?on (?=(?:the|an?) (?:[a-z]+ )?(?:table|desk|counter)\b)/gi;
const ARMS_CROSSED =
  /(?<=^|[.!?,] |\band )(his|her|their) (?:[a-z]+ )?arms are (?:[a-z]+ly )?(?:crossed|folded)(?: (?:over|across|in front of|on) (?:his|her|their) chests?)?(?=[.,;!?]| (?:and|as|while)\b)/gi;
const WITH_ARMS_CROSSED =
  /,? with (?:(?:his|her|their) )?arms (?:[a-z]+ly )?(?:crossed|folded)(?: (?:over|across|in front of|on) (?:his|her|their) chests?)?(?=[.,;!?]|$| )/gi;

/** "dark hair that falls over her forehead in bangs", "her curls cascade down her back". */
const HAIR = '(?:hair|curls|locks|braids?|bangs|waves|tresses|strands)';
const HAIR_FALLS = new RegExp(
  `\\b(${HAIR})(?:,?(?: (?:that|which))?|,) ${LIKE}(?:fall|cascad|flow|hang|tumbl|spill|drap|fram)(?:es|ed|s|ing|e)? ${LIKE}(?:(?:loosely|softly|freely|in [a-z]+(?: [a-z]+)?) )?(?:over|across|down|to|around|past|onto|on|in)? ?(?:(?:his|her|their|the) )?(forehead|face|eyes|brow|cheeks?|shoulders?|back|waist|neck|collar|chest)\\b(?: (?:in|as|with) (?:soft |loose |neat |thick )?(bangs|waves|curls|ringlets))?`,
  'gi',
);
function sayHairFalls(_whole: string, hair: string, where: string, how: string | undefined): string {
  const long = /^(?:shoulders?|back|waist|chest)$/i.test(where) ? 'long ' : '';
  const shape = how?.toLowerCase() ?? '';
  const style = shape === 'waves' ? 'wavy ' : /^(?:curls|ringlets)$/.test(shape) ? 'curly ' : '';
  return `${long}${style}${hair}${shape === 'bangs' ? ' with bangs' : ''}`;
}
/** "her hair is down", "hair tucked behind her ears": worn so, which changes nothing of it. */
const HAIR_WORN =
  /\b(hair)(?: is)? (?:[a-z]+ly )?(?:tucked behind (?:his|her|their) ears?|combed back|let down)(?=[.,;!?]|$| )|(?<=[.,;] |\band )(?:his|her|their) hair is (?:down|loose)(?=[.,;!?])/gi;
/** "Her hair is messy and dark", "her hair is pulled back in a bun": she has such hair. */
const HAIR_IS =
  /(?<=^|[.!?,] |\band )(his|her|their) hair is (?!down\b|loose\b|let\b|being\b)(?:[a-z]+ly )?(?:(?:pulled back|tied(?: back| up)?|styled|braided|gathered|worn|swept up|swept|combed|twisted|arranged) (?:[a-z]+ )?(?:in|into|as) (an? [^.,;!?]{3,40}?)|((?!pulled|tied|styled|braided|gathered|worn|swept|combed|twisted|arranged|blowing|flowing|covered|wet)[a-z-]{3,14})(?:,? (?:and |yet )?([a-z-]{3,14}))?)(?=[.,;!?]|$| (?:and|with|as|while) )/gi;
/** "a sharp black bob haircut", "a shaved head", "with hair in a neat low bun". */
const HAIRCUT = /\b((?:[a-z]+,? ){0,2})(bob|pixie|mohawk|afro|buzz)(?: (?:hair)?cut| hairstyle)(?=[.,;!?]|$| )/gi;
const SHAVEN = /\b(?:clean[- ])?(?:shaved|shaven|bald|balding) heads?\b/gi;
const CURLS = /\b((?:(?:blonde?|brown|black|red|golden|dark|white|gr[ea]y|auburn|chestnut) ))(curls|locks|waves)\b/gi;
const UPDO =
  /\b(?:vintage |elegant |neat |loose |messy |low |high |net-like |sleek |tight ){1,2}(updo|bun|chignon)\b/gi;

/** "eyes closed", "mouth slightly open": how a face is, which it is without a deed. */
const EYES_CLOSED = /(?<=^|[.!?,] |\band )(his|her|their) eyes are (?:gently |softly |tightly |peacefully )?closed\b/gi;
const MOUTH_IS = new RegExp(
  `(?:(?<=^|[.!?] )|,? (?:and|with|while) |, )(?:his|her|their) (?:mouth|lips|jaw|brows?|eyebrows|eyelids|eyes|teeth|nose) ${LIKE}(?:(?:is|are) )?${LIKE}(?:somewhat |a little |half[- ]|wide )?(?:parted|open|closed|pursed|pressed|set|clenched|furrowed|knitted|narrowed?|flutters?)\\b${UNTIL}`,
  'gi',
);

/** "walks forward with his back to the camera": from behind he is seen, and the camera goes after him. */
const BACK_TO_US =
  /(?<=\b(?:walk|run|stroll|march|ride|wander|go)(?:s|ing)? [^.,;!?]{0,40}),? (?:with )?(?:his|her|their|its) backs? (?:is |are )?(?:turned )?(?:to|toward|towards) (?:the camera|the viewer|us)\b/gi;
/** "gazing at a point beyond the camera's view": past us, and no camera stands there. */
const PAST_CAMERA =
  /\b(?:(?:drifts?|fixed|locked|directed|focused|falls) )?(?:on|at|to|toward|towards) (?:a|some) (?:distant )?point (?:just |somewhere |slightly )?(?:beyond|past|behind|off) (?:the )?camera(?:['\u2019]s (?:view|frame|gaze|lens))?/gi;
const ON_SCREEN = / (?:at|on|across|along) the (?:bottom|top|edge|side|lower part|upper part|corner) of the screen\b/gi;
/** A shot shows whoever it is of. */
const SHOT_SHOWS =
  /\b((?:shot|close[- ]?up|medium shot|wide shot|portrait)(?: shot)?),? (?:that )?(?:shows|captures|reveals|features|depicts) (?=(?:an?|two|three|four|several) )/gi;

/** "A well-tailored dark suit with a matching tie", "white pants": things one has on, and nothing that is done. */
const TAILORED = /\b(?:well|sharply|perfectly|impeccably|finely|neatly|expertly|custom|beautifully)[- ]tailored /gi;
const NECKTIE =
  /\b((?:an?|his|the|and|with|or) (?:[a-z-]{3,10} )?(?:dark|light|black|white|red|blue|navy|green|gold|yellow|gr[ea]y|brown|purple|silk|matching|striped|patterned|loose|loosened|thin|narrow|pinstripe)) tie\b(?! (?:up|her|his|their|the|an?|it|them)\b)/gi;
const TROUSERS =
  /\b((?:white|black|blue|navy|grey|gray|brown|beige|khaki|green|red|yellow|pink|purple|dark|light|denim|leather|cargo|baggy|loose|tight|linen|cotton|striped|plaid|yoga|track|sweat|pajama|pyjama|ski|rain|snow|dress|harem|riding|camo|camouflage|corduroy|velvet|silk|wool)) pants\b/gi;
const FOREIGNER = /\bforeigner(s?)\b/gi;

const NEAR_WORDS = /\b(?:close[- ]?up|portrait|head ?shot|medium shot)\b/i;
/** "The background is a blurred red wall": a colour behind the face, where nothing else tells of a room. */
const WALL_BEHIND =
  /\b(?:the |in the )?(?:out-of-focus |blurred )?background(?: is|,? (?:there )?(?:is|are)|:)? (?:an? )?(?:blurred |blurry |plain |simple |solid |out-of-focus ){0,2}((?:dark |light |pale |deep |bright )?(?:red|blue|green|white|grey|gray|black|yellow|orange|pink|purple|beige|brown|teal)) walls?(?=[.,]|$)|\b(?:in front of|against|before) an? (?:blurred |plain |simple |solid )?((?:dark |light |pale |deep |bright )?(?:red|blue|green|white|grey|gray|black|yellow|orange|pink|purple|beige|brown|teal)) wall(?=[.,]|$)/gi;
const OF_ROOMS =
  /\b(?:windows?|doors?|room|hallway|corridor|kitchen|office|bedroom|street|alley|sofa|couch|desk|table|bed|brick|school|shop|house|church|hole)\b/i;
const sayWall = (_whole: string, behind: string | undefined, before: string | undefined): string =>
  `against a plain ${behind ?? before} backdrop`;

/** ", creating a sense of depth", "to create a uniform grey tone": what a picture does, and nobody in it. */
const SHOWN_BY_IT =
  /,? (?:(?:thus |further |thereby )?(?:showing|conveying|emphasi[sz]ing|highlighting|enhancing|creating|adding|exuding|capturing|showcasing|reinforcing|heightening|adding|establishing)|to create|which creates) (?:an?|the|his|her|their) (?:(?!light|rim|shadows?)[a-z-]{2,14},? ){0,5}(?:sense|atmosphere|tones?|mood|feeling|depth|emotions?|tension|temperament|effects?|contrast|dynamics|style|composition|harmony|authenticity|look|aura|figures?|stillness|warmth)\b(?: (?:of|and|to|between|for|in) [^.;!?]{0,80})?(?=[.;!?]|$)/gi;
/** "Three figures compose the frame", "the task at hand". */
const FRAME_HOLDS =
  /\b(?:two|three|four|five|several) (?:figures|people|characters|subjects) (?:compose|fill|occupy|share|make up) the (?:frame|shot|picture|image|composition)\b[,.]?/gi;
const GESTURES = /\b(mak(?:es|ing)) (?:a|an) (?:[a-z]{3,9} )?gestures?\b/gi;
const LOWERS = /\b(lower|raise|lift|drop)(s|ing|ping)? (?:his|her|its|their) (?:[a-z]{3,9} )?(?:head|gaze|eyes)\b/gi;
const sayLowers = (_whole: string, verb: string, ending: string | undefined): string => {
  const way = /^(?:lower|drop)$/i.test(verb) ? 'down' : 'up';
  return `${ending === undefined ? 'look' : ending === 's' ? 'looks' : 'looking'} ${way}`;
};
/** Nobody is there, and nothing is in ruins. */
const DESERTED =
  /\bdeserted ((?:city |town |suburban |subway |train )?(?:streets?|roads?|alley|square|park|station|platform|playground|corridor|hallway|beach|parking lot))\b/gi;
/** "organizes products on the shelves": before them one stands. */
const ON_SHELVES =
  /\b((?:organi[sz]|arrang|stock|sort|plac|put)(?:e|es|s|ing|ting)? (?:[a-z]+ )?(?:products?|goods|items|cans|bottles|boxes|books|snacks)) on (?:the )?shel(?:f|ves)\b/gi;

/** "Their fingers release the bowstring". */
const RELEASES =
  /\b(?:his|her|their) fingers release the (?:bow ?)?(?:string|arrow)(?:, (?:and )?the arrow (?:[a-z]+ly )?(?:flies|shoots|leaves)[^.,;]{0,30})?/gi;
const ON_SHEETS = /\b(ly(?:ing)|lies) on ((?:[a-z-]+ ){0,2}(?:bed ?)?sheets)\b/gi;
const LEAVES_BARE = /,? leaving (?:his|her|their) [a-z]+(?: [a-z]+)? (?:bare|exposed|visible|free|uncovered)\b/gi;
const DRESSED_SO = /\bdressed (?:smartly|elegantly|simply|casually|formally|neatly|sharply|warmly|plainly) in\b/gi;

const WHO: Readonly<Record<string, string>> = { his: 'He', her: 'She', their: 'They' };

function sayHairIs(_whole: string, own: string, updo?: string, first?: string, second?: string): string {
  const who = WHO[own.toLowerCase()] ?? 'They';
  const has = `${/^[A-Z]/.test(own) ? who : who.toLowerCase()} ${who === 'They' ? 'have' : 'has'}`;
  return updo !== undefined ? `${has} hair in ${updo}` : `${has} ${[first, second].filter(Boolean).join(' ')} hair`;
}

export function sayPortraits(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const doer = (deed: string) => (_whole: string, own: string) => {
    const who = WHO[own.toLowerCase()] ?? 'They';
    return `${/^[A-Z]/.test(own) ? who : who.toLowerCase()} ${who === 'They' ? deed.replace(/s(?= )/, '') : deed}`;
  };
  const told = text
    .replace(FOREIGNER, 'person$1')
    .replace(TAILORED, 'tailored ')
    .replace(NECKTIE, '$1 necktie')
    .replace(TROUSERS, '$1 trousers')
    .replace(SHOT_SHOWS, '$1, ')
    .replace(PAST_CAMERA, 'into the distance')
    .replace(ON_SCREEN, '')
    .replace(ARMS_CROSSED, doer('crosses both arms'))
    .replace(WITH_ARMS_CROSSED, ', crossing both arms,')
    .replace(EYES_CLOSED, (whole, own: string) => doer(`closes ${own.toLowerCase()} eyes`)(whole, own))
    .replace(BACK_TO_US, ', seen from behind')
    .replace(HAIR_IS, sayHairIs)
    .replace(HAIR_FALLS, sayHairFalls)
    .replace(CURLS, (_whole, colour: string, how: string) => {
      const curled = how.toLowerCase() === 'waves' ? 'wavy ' : how.toLowerCase() === 'curls' ? 'curly ' : '';
      return `${curled}${colour}hair`;
    })
    .replace(HAIR_WORN, (_whole, hair: string | undefined) => hair ?? '')
    .replace(HAIRCUT, (_whole, words: string, cut: string) => `${words.replaceAll(',', '')}${cut} hair`)
    .replace(SHAVEN, (head) => (/bald/i.test(head) ? 'bald hair' : 'shaved hair'))
    .replace(UPDO, 'bun')
    .replace(SHOWN_BY_IT, '')
    .replace(FRAME_HOLDS, '')
    .replace(/\btask at hand\b/gi, 'task')
    .replace(/\b(expression|face) (?:is )?a mask of\b/gi, '$1 of')
    .replace(DESERTED, 'empty $1')
    .replace(ON_SHELVES, '$1 beside the shelves')
    .replace(GESTURES, (_whole, verb: string) => (/ing$/i.test(verb) ? 'gesturing' : 'gestures'))
    .replace(LOWERS, sayLowers)
    .replace(RELEASES, 'they shoot an arrow')
    .replace(ON_SHEETS, '$1 on a bed with $2')
    .replace(LEAVES_BARE, '')
    .replace(DRESSED_SO, 'dressed in')
    .replace(/\bwork(?:ing)? clothes\b/gi, 'overalls')
    .replace(HANDS_ON_TABLE, doer('sits at '))
    .replace(LIMBS_REST, '')
    .replace(MOUTH_IS, '');
  const walled = NEAR_WORDS.test(told) && !OF_ROOMS.test(told) ? told.replace(WALL_BEHIND, sayWall) : told;
  return walled === text ? text : walled.replace(/([.!?]) ?[.,](?= |$)/g, '$1').replace(/^[ .,;]+/, '');
}
