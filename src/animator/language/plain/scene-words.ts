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

/** "opens the front door and finds him on the porch": a porch of the land has a door of its own, which nobody opens. */
const OPENS_DOOR = /\bopen(?:s|ing)? (?:the|her|his|their|a) (?:front |cottage |wooden )?door\b/i;
const ON_PORCH =
  /\b(?:(?:standing|waiting) )?(?:on|at) (?:the|her|his|their) (?:front )?(?:porch|doorstep|stoop|veranda|threshold)\b/gi;

/** What is read before somebody is hired: a sheet of paper, where nothing is taken up again. */
const RESUME = /\b((?:an?|the|his|her|their) )(?:resume|cv|curriculum vitae)\b/gi;

export function saySceneWords(text: string): string {
  return text
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
    .replace(GOODBYE, 'hugs ');
}
