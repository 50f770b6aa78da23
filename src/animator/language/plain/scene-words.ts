import { WHOM } from './pronouns.ts';

/** Scenes among people that are told by one word of them: which place is meant, what lies over whom, which of two things a word names there. */

/** "on the front steps of their house": before its door, and not before a temple. */
const FRONT_STEPS =
  /\b(on|down|up|from) (?:the|their|her|his|its) (?:front )?(?:steps|stoop|doorstep) of (?=(?:the|their|her|his|an?) (?:[a-z]+ ){0,2}(?:house|home|cottage|bungalow|farmhouse)\b)/gi;

/** "under a blanket with a flashlight": it is a tent over them, lit from within. */
const UNDER_COVERS =
  /\b(?:under|beneath|underneath) (?:an?|the|their|his|her) (?:[a-z]+ )?(?:blankets?|covers|duvet|sheets?|quilt|comforter|bedspread)\b(?! of snow)/gi;
const BY_TORCH =
  /\b(?:flashlights?|torch(?:es)?|lantern|night light|glow of (?:a|the|their|his|her) (?:phone|tablet))\b/i;

/** "on the bleachers". */
const BLEACHERS = /\b(on|in) (?:the|a) (?:[a-z]+ )?(?:bleachers|grandstands?|stands)(?= |,|\.|$)/gi;
const GAME = /\b(?:game|match|team|coach|stadium|baseball|football|basketball|soccer|race|cheer)/i;

/** "raises his glass for a toast": no bread. */
const FOR_TOAST =
  /\b(?:for|in|to (?:make|give|propose|offer)) (?:an?|the) (?:[a-z]+ )?toast\b(?! (?:with|and) (?:jam|butter|eggs?|honey))/gi;

/** A lady's fan is of silk or lace, and has no motor. */
const LADYS_FAN =
  /\b(?:(?:black|white|red|golden|ornate|delicate|painted|feathered) )?(?:lace|silk|feather|paper|hand|folding|ivory|japanese|chinese|ladies'|lady's)[- ]fans?\b/gi;
const BEHIND_FAN = /\bbehind (his|her|their) (?:[a-z]+ )?fans?\b/gi;

/** "lays a sword on his shoulder": so a knight is made. */
const DUBS =
  /\b(?:lay|rest|place|put|touch|tap|set|lower)(e?s|es|ing|)? (?:(?:him|the knight|his shoulders?) with )?((?:an?|the|her|his) (?:[a-z]+ ){0,3}?(?:sword|blade))(?: (?:gently|lightly|softly|flat))? (?:on|onto|upon|to|against|across) (?:each of |both )?(his|her|their|the knight['\u2019]s|the (?:young |kneeling )?(?:man|squire)['\u2019]s) shoulders?\b/gi;

/** "says goodbye to his wife": holds her, where it is said by those who are close. */
const GOODBYE =
  /\b(?:says?|saying|bids?|bidding|kisses|waves) (?:an? )?(?:[a-z]+ )?(?:goodbye|farewell|good-bye) to (?=(?:his|her|their) (?:[a-z]+ )?(?:wife|husband|girlfriend|boyfriend|mother|father|son|daughter|lover|fianc[a-z]+|children|family|sister|brother|parents|grandmother|grandfather|child|best friend)\b)/gi;

/** "covers them both with a blanket": it is laid over them. */
const COVERS =
  /\b(?:cover|wrap|tuck)(s|ing|ping)? ((?:her|him|them)|(?:the|his|her|their|an?) (?:[a-z]+ ){0,3}?[a-z]+)(?: both)?(?: gently| tenderly| carefully| up)? (?:with|in) (an?|the|his|her|their) ((?:[a-z]+ ){0,2}(?:blanket|quilt|duvet|shawl|coat|jacket))\b/gi;
const DRAPES =
  /\b(?:drap|spread|tuck|throw|pull|plac|lay)(es|s|ing|e)? (an?|the|his|her|their) ((?:[a-z]+ ){0,2}(?:blanket|quilt|duvet|shawl)) (?:gently |carefully |softly )?(?:over|around|on|across) /gi;

/** "her parents clap, and she hugs her mother": she is one of them. */
const PARENTS = /\b(his|her|their|my) parents\b/i;
const ONE_PARENT = /\b(?:his|her|their|my) (?:mother|mom|mum|father|dad)\b/i;
const withBoth = (text: string): string => {
  const at = PARENTS.exec(text);
  return at === null || !ONE_PARENT.test(text) ? text : text.replace(PARENTS, '$1 mother and $1 father');
};

/** "listens to a doctor we don't see": nobody who is in the picture. */
const NOT_SEEN =
  /\b((?:listen|talk|speak|react|look|answer|wav|smil)[a-z]{0,3}) (?:to|at|with) (?:an? |the )?(?:(?:unseen|off-?screen|off-?camera|invisible) (?:[a-z]+ ){0,2}?[a-z]+|(?:[a-z]+ ){1,3}?(?:(?:that |whom |who )?we (?:don['\u2019]t|do not|never|cannot|can['\u2019]t) see|off-?screen|off-?camera|out of frame))\b/gi;

/** "both in black suits under black umbrellas": each holds one. */
const UNDER_UMBRELLAS =
  /\b((?:in|wearing) (?:[a-z]+ ){1,3}?(?:suits|coats|raincoats|dresses|uniforms|robes)),? under ((?:[a-z]+ )?umbrellas)\b/gi;

/** "The older one walks, … the younger hesitates": of two the other. */
const OF_TWO =
  /\bthe (older|taller|bigger|first|shorter|smaller|younger)(?: one)? (?=(?:[a-z]+ly )?[a-z]+(?:s|es)\b)/gi;
function sayOther(text: string): string {
  if (!/\b(?:two|both|twin)\b/i.test(text)) return text;
  const said = [...text.matchAll(OF_TWO)].map((each) => each[1]?.toLowerCase());
  const [first, ...others] = [...new Set(said)];
  if (first === undefined || others.length !== 1) return text;
  return text.replace(OF_TWO, (whole, which: string) =>
    which.toLowerCase() === first || /\bone $/i.test(whole) ? whole : `${whole.charAt(0)}he other one `,
  );
}

/** "blows out the candles while her parents clap, and then hugs her mother": so does whoever blew them out. */
const AFTER_WHILE =
  /\b((?:while|as) (?:his|her|their|the|an?) [^,.;:"]{6,60}, and (?:then )?)((?!he |she |they )[a-z]+(?:es|s) )(?=(his|her) )/gi;

const SOMEBODY =
  /(?:^|[.!?:] )(?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,3}?(girl|boy|woman|man|child|kid|mother|father|grandmother|grandfather|son|daughter|bride|groom)\b/gi;

/** "at their father's grave". */
const GRAVE =
  /\b(?:the|an?|his|her|their) (?:[a-z]+['\u2019]s )?(?:fresh |open |old )?(?:grave|gravestone|headstone|tombstone)\b(?! (?:in|at|digger|robber))/i;
const CEMETERY = /\b(?:cemetery|graveyard|churchyard|graves|battlefield|desert|forest|woods)\b/i;

/** "jumps on his bed, then flies into a starry sky as the ceiling dissolves": the film goes on in that sky. */
const INTO_SKY =
  /,? (?:and |then |and then )(?:flies|floats|soars|rises|drifts|takes off)(?: up| out| off| away)? (?:into|through|toward) (?:an?|the) (?:[a-z]+ )?(?:starry|night|star-filled|starlit) sky(?: (?:as|when|while|and) the (?:ceiling|roof|walls?|room|house) [a-z]+s?(?: away| open)?)?/gi;
const INDOORS = /\b(?:bed|bedroom|room|couch|sofa|ceiling|crib)\b/i;
const pronounIn = (text: string): string =>
  /\b(?:his|he|him|boy|man)\b/i.test(text) ? 'he' : /\b(?:her|she|girl|woman)\b/i.test(text) ? 'she' : 'they';

/** "close-up on his face, then hers": two of them. */
const THEN_HERS = /\b(close-?ups? (?:on|of) )(his|her) face,? (?:and )?then (?:on )?(hers|his)\b/gi;

/** A vlog of a craft shows both hands: somebody else films it. */
const CRAFT_VLOG =
  /\b(cooking|baking|food|makeup|make-up|beauty|craft|diy|sewing|gardening|painting|art|science|fitness|workout|kitchen) vlogs?\b/gi;

/** A samurai has his time with him. */
const SAMURAI_DRAMA = /\bsamurai (?:drama|film|movie|epic|scene|story)\b/gi;

/** "opens the front door and finds him on the porch": a porch of the land has a door of its own, which nobody opens. */
const OPENS_DOOR = /\bopen(?:s|ing)? (?:the|her|his|their|a) (?:front |cottage |wooden )?door\b/i;
const ON_PORCH =
  /\b(?:(?:standing|waiting) )?(?:on|at) (?:the|her|his|their) (?:front )?(?:porch|doorstep|stoop|veranda|threshold)\b/gi;

/** What is read before somebody is hired: a sheet of paper, where nothing is taken up again. */
const RESUME = /\b((?:an?|the|his|her|their) )(?:resume|cv|curriculum vitae)\b/gi;

export function saySceneWords(text: string): string {
  return sayOther(withBoth(text))
    .replace(FRONT_STEPS, (_whole, at: string) => `${at.toLowerCase() === 'from' ? 'from' : 'on'} the front porch of `)
    .replace(UNDER_COVERS, (whole) => (BY_TORCH.test(text) ? 'inside a blanket fort' : whole))
    .replace(BLEACHERS, (whole, at: string) => (GAME.test(text) ? `${at} a bench at the sports field` : whole))
    .replace(FOR_TOAST, '')
    .replace(LADYS_FAN, 'hand fan')
    .replace(BEHIND_FAN, 'behind $1 hand fan')
    .replace(DUBS, (_whole, _ending: string, sword: string, whose: string) => {
      const whom = WHOM[whose.toLowerCase()] ?? 'him';
      return `holds ${sword} and points it at ${whom}`;
    })
    .replace(ON_PORCH, (whole) => (OPENS_DOOR.test(text) ? 'in a suburban street' : whole))
    .replace(RESUME, '$1letter')
    .replace(
      COVERS,
      (_whole, ending: string | undefined, whom: string, article: string, cloth: string) =>
        `put${ending === undefined ? '' : ending === 's' ? 's' : 'ting'} ${article} ${cloth} over ${whom}`,
    )
    .replace(
      DRAPES,
      (_whole, ending: string | undefined, article: string, cloth: string) =>
        `put${ending === 'ing' ? 'ting' : ending === undefined || ending === 'e' ? '' : 's'} ${article} ${cloth} over `,
    )
    .replace(AFTER_WHILE, (whole, before: string, deed: string, _whose: string, at: number, all: string) => {
      const [, who] = [...all.slice(0, at).matchAll(SOMEBODY)].at(-1) ?? [];
      return who === undefined ? whole : `${before}the ${who} ${deed}`;
    })
    .replace(GRAVE, (whole) => (CEMETERY.test(text) ? whole : `${whole} in a cemetery`))
    .replace(NOT_SEEN, (_whole, deed: string) => deed.replace(/^listen/i, 'look'))
    .replace(
      UNDER_UMBRELLAS,
      (_whole, worn: string, umbrellas: string) => `${worn}, each holding a ${umbrellas.slice(0, -1)}`,
    )
    .replace(INTO_SKY, (whole) => {
      const who = pronounIn(text);
      const deed = who === 'they' ? 'fly' : 'flies';
      return INDOORS.test(text)
        ? `. Cut to the night sky high above a city: ${who} ${deed} through a starry sky`
        : whole;
    })
    .replace(
      THEN_HERS,
      (_whole, near: string, first: string, then: string) =>
        `${near}${first} face. Close-up of ${then === 'hers' ? 'her' : 'his'} face`,
    )
    .replace(CRAFT_VLOG, '$1 show')
    .replace(SAMURAI_DRAMA, 'feudal Japan')
    .replace(GOODBYE, 'hugs ');
}
