import { WHOM } from './pronouns.ts';

/**
 * What faces, hands and heads tell of a feeling, as stories tell it: "her hands fly to her mouth", "his smile fades". Parts of somebody do nothing by
 * themselves, so it is said what their owner does.
 */

const OWN = "(his|her|their|(?:the|an?) (?:[a-z-]+ ){0,2}?[a-z]+['\u2019]s)";
const WHO: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' };
const LY = '(?:(?:slowly|suddenly|softly|gently|slightly|finally|quickly|visibly|gradually|then|just|both) )?';

/** "the man's eyes": the man. */
const whose = (word: string): string => WHO[word.toLowerCase()] ?? word.replace(/['\u2019]s$/, '');
/** "her hands fly": she does; at the beginning of a sentence it still begins one. */
function tells(own: string, deed: string, plural = deed): string {
  const who = whose(own);
  const said = `${who} ${who === 'they' ? plural : deed}`;
  return /^[A-Z]/.test(own) ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : said;
}

const HANDS_TO_MOUTH = new RegExp(
  `\\b${OWN} (?:own )?(?:trembling |shaking )?hands? ${LY}(?:fly|flies|go|goes|shoot|shoots|rise|rises|come|comes|move|moves|clap|claps)(?: up)? (?:to|over) (?:his|her|their) (?:open )?(?:mouths?|lips|faces?)\\b`,
  'gi',
);
const EYES_WIDEN = new RegExp(
  `\\b${OWN} eyes ${LY}(?:widen|grow wide|go wide|fly open|bulge)(?: (?:in|with) (?:shock|surprise|disbelief|horror|fear|wonder|amazement|awe|astonishment|realization|recognition))?\\b`,
  'gi',
);
const EYES_FILL = new RegExp(
  `\\b(?:tears ${LY}(?:well(?: up)?|form|gather|brim|rise|come|spring|shine|glisten|start) (?:up )?(?:in|to|from|at) ${OWN} eyes|tears ${LY}(?:stream|run|roll|flow|fall|pour)(?: down)? ${OWN} (?:face|cheeks?)|${OWN} eyes ${LY}(?:well up|brim|glisten|fill|tear up|water)(?: with (?:sudden |unshed |happy )?tears)?(?: of [a-z]+)?)\\b`,
  'gi',
);
const LIP_TREMBLES = new RegExp(
  `\\b${OWN} (?:lower |bottom )?(?:lips?|chin|mouth) ${LY}(?:trembl|quiver|shak)(?:es?|s)\\b`,
  'gi',
);
const BITES_LIP =
  /\b(?:bit|chew)(e|es|s|ing)? (?:on )?(?:his|her|their) (?:lower |bottom )?(?:lips?|nails|fingernails)\b/gi;
const JAW = new RegExp(
  `,? (?:with )?${OWN} (?:jaws?|teeth|fists?) (?:clenched|tight|tightening|set|balled)\\b|,? jaw clenched\\b`,
  'gi',
);
const CLENCHES = /\b(?:clench|grit)(es|s|ing)? (?:his|her|their) (?:jaw|teeth|fists?)\b/gi;

/** "his smile fades", "her face falls". */
const SMILE_FADES = new RegExp(
  `\\b${OWN} (?:(?:smile|grin|laughter) ${LY}(?:fades?(?: away)?|falters?|disappears?|vanishes|drops?|slips?|dies)|(?:face|expression) ${LY}(?:falls|drops|darkens|turns sad))\\b`,
  'gi',
);
const BROW = new RegExp(`\\b${OWN} (?:eye)?brows? ${LY}(?:furrows?|knits?|creases?|wrinkles?)(?: in [a-z]+)?\\b`, 'gi');
const SWALLOWS = /,? (?:and )?(?:he |she |they )?(?:swallows?|swallowing|gulps?) (?:hard|nervously|dryly)\b/gi;
const FACE_CRUMPLES = new RegExp(
  `\\b${OWN} face ${LY}crumples?(?: (?:in|into|with) (?:grief|tears|pain|sorrow))?\\b`,
  'gi',
);
const FACE_LIGHTS = new RegExp(
  `\\b${OWN} (?:whole |entire )?(?:faces?|eyes|expression) ${LY}(?:lights? up|brightens?|beams?|softens?|relax(?:es)?|breaks? into an? (?:[a-z]+ )?(?:smile|grin))(?: (?:with (?:joy|delight|excitement|happiness|recognition)|into an? (?:[a-z]+ )?smile))?\\b`,
  'gi',
);
const FACE_HARDENS = new RegExp(
  `\\b${OWN} (?:face|expression|eyes|gaze) ${LY}(?:hardens?|tightens?|narrows?|twists? (?:in|with) (?:anger|rage))\\b`,
  'gi',
);

/** "her anger turns into sadness": two faces, which are one deed of two steps. */
const FEELING =
  'anger|rage|fury|frustration|irritation|sadness|sorrow|grief|joy|happiness|delight|relief|surprise|shock|fear|terror|confusion|amusement|pride|smile|frown|scowl|grin|laughter|worry|despair';
const FEELING_TURNS = new RegExp(
  `\\b(?:as )?${OWN} (?:initial |quiet |fierce |bitter )?(${FEELING}) ${LY}(?:turns?|melts?|shifts?|fades?|dissolves?|softens?|crumbles?|changes?|transforms?|gives? way)(?: (?:slowly|gradually|away))? (?:in)?to (?:an? )?(?:deep |pure |quiet |soft |gentle |warm |bright )?(${FEELING}|tears)\\b`,
  'gi',
);

/** "refusing to look at him": she does not. */
const REFUSES =
  /,? (?:and )?(?:refus(?:es|ing)|unwilling|unable|(?:too [a-z]+ )?not daring|avoiding|avoids|without) (?:to )?(?:look(?:ing)? (?:at|back at)|meet(?:ing)?|fac(?:e|ing)|answer(?:ing)?|speak(?:ing)? to|eye contact with) (?:him|her|them|each other|(?:his|her|their) (?:eyes|gaze)|the (?:camera|other))\b/gi;
const GETS_IT =
  /\b(?:finally|at last|eventually) (?:gets|manages|masters|figures|does) it(?: (?:right|out|by (?:her|him)self))?\b/gi;

/** "pulls him into a long embrace", "catches her in a spinning hug". */
const INTO_EMBRACE =
  /\b(?:pull|draw|drag|sweep|gather|lift|catch|fold|wrap|scoop|take)(s|es|ing)? (him|her|them|each other|(?:(?:the|his|her|their) (?:[a-z]+ )?[a-z]+))(?: (?:up|close|off (?:the|his|her) (?:ground|feet)|up off the ground))? (?:in|into) (?:an?|his|her|their) (?:[a-z]+,? ){0,3}?(?:embrace|hug|arms)\b/gi;
const ARMS_AROUND =
  /\b(?:throw|wrap|fling|put|slip|lock|loop|slide)(s|ing|ping)? (?:both |an |her |his |their )?(?:his |her |their )?arms? (?:tightly |gently )?around (his|her|their) (?:neck|waist|shoulders?|mother|father)\b/gi;
/** "puts a hand on his shoulder": touches it. */
const HAND_ON =
  /\b(?:put|plac|lay|rest|set)(s|es|e|ing|ting)? (?:an?|his|her|one|both) (?:[a-z]+ )?(?:hands?|palm|arm) (?:gently |softly )?(?:on|onto|upon|around) ((?:his|her|their)|(?:the|an?) (?:[a-z]+ ){0,2}[a-z]+['\u2019]s) (shoulders?|arm|cheek|knee|back|forehead)\b/gi;
const HEAD_IN_HANDS =
  /(?:, (?:with )?| with )(?:(?:his|her|their) )?(?:head|face) (?:buried )?in (his|her|their) hands\b/gi;
/** "covers her mouth with one hand": with what else. */
const COVERS_MOUTH =
  /\b(cover(?:s|ing)? (?:his|her|their) (?:mouths?|faces?|eyes)) with (?:one|an?|both|his|her|their)(?: [a-z]+)? hands?\b/gi;
/** "raises an eyebrow". */
const EYEBROW =
  /\b(?:rais|lift|arch|cock|furrow|knit)(es|s|e|ing|ting)? (?:an?|one|his|her|their|both) (?:skeptical |single )?(?:eye)?brows?\b/gi;
const EYES_MEET = /\b(their|the(?:ir)? two pairs of) eyes ((?:briefly |slowly |suddenly |finally )?(?:meet|lock))\b/gi;

const form = (stem: string, ending: string | undefined, ing = `${stem}ing`, does = `${stem}s`): string =>
  ending === undefined || ending === '' || ending === 'e' ? stem : /ing$/.test(ending) ? ing : does;

/** What each feeling looks like once it has come. */
const LOOKS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:anger|rage|fury|frustration|irritation|frown|scowl|confusion)$/, 'frowns', 'frown'],
  [/^(?:sadness|sorrow|grief|despair|worry)$/, 'looks sadly', 'look sadly'],
  [/^tears$/, 'cries', 'cry'],
  [/^(?:surprise|shock|fear|terror)$/, 'gasps', 'gasp'],
  [/^laughter$/, 'laughs', 'laugh'],
  [/./, 'smiles', 'smile'],
];
const looksOf = (feeling: string): readonly [string, string] => {
  const [, one, many] = LOOKS.find(([words]) => words.test(feeling.toLowerCase())) ?? [null, 'smiles', 'smile'];
  return [one, many];
};

export function sayBodyLanguage(text: string): string {
  return text
    .replace(FEELING_TURNS, (_whole, own: string, first: string, then: string) => {
      const [one, many] = looksOf(first);
      const [later, laterMany] = looksOf(then);
      return `${tells(own, one, many)}, then ${tells(own.toLowerCase(), later, laterMany)}`;
    })
    .replace(HANDS_TO_MOUTH, (_whole, own: string) =>
      tells(
        own,
        /^(?:his|her)$/i.test(own) ? `covers ${own.toLowerCase()} mouth` : 'covers his mouth',
        'cover their mouths',
      ),
    )
    .replace(EYES_WIDEN, (_whole, own: string) => tells(own, 'gasps', 'gasp'))
    .replace(EYES_FILL, (_whole, one?: string, other?: string, third?: string) =>
      tells(one ?? other ?? third ?? 'their', 'cries', 'cry'),
    )
    .replace(LIP_TREMBLES, (_whole, own: string) => tells(own, 'cries', 'cry'))
    .replace(BITES_LIP, (_whole, ending?: string) => `${form('look', ending)} nervously`)
    .replace(JAW, ' angrily')
    .replace(CLENCHES, (_whole, ending?: string) => form('frown', ending))
    .replace(SMILE_FADES, (_whole, own: string) => tells(own, 'looks sadly', 'look sadly'))
    .replace(BROW, (_whole, own: string) => tells(own, 'frowns', 'frown'))
    .replace(SWALLOWS, '')
    .replace(FACE_CRUMPLES, (_whole, own: string) => tells(own, 'cries', 'cry'))
    .replace(FACE_LIGHTS, (_whole, own: string) => tells(own, 'smiles', 'smile'))
    .replace(FACE_HARDENS, (_whole, own: string) => tells(own, 'frowns', 'frown'))
    .replace(REFUSES, '')
    .replace(GETS_IT, 'smiles')
    .replace(
      INTO_EMBRACE,
      (_whole, ending: string | undefined, whom: string) => `${form('hug', ending, 'hugging')} ${whom}`,
    )
    .replace(
      ARMS_AROUND,
      (_whole, ending: string | undefined, own: string) =>
        `${form('hug', ending, 'hugging')} ${WHOM[own.toLowerCase()] ?? 'them'}`,
    )
    .replace(
      HAND_ON,
      (_whole, ending: string | undefined, own: string, part: string) =>
        `${form('touch', ending, 'touching', 'touches')} ${own} ${part}`,
    )
    .replace(HEAD_IN_HANDS, (_whole, own: string) => ` and buries ${own} face in ${own} hands`)
    .replace(COVERS_MOUTH, '$1')
    .replace(EYEBROW, (_whole, ending?: string) => `${form('look', ending)} thoughtfully`)
    .replace(EYES_MEET, 'they look at each other');
}
