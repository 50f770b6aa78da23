import { EXPRESSIONS } from '../../catalogue/looks-table.ts';

/** Feelings that are told beside a deed, "looks back, frightened", "with a worried expression": how it is done, since everything else there is said of things. */

const FEELINGS = Object.keys(EXPRESSIONS)
  .filter(
    (word) =>
      !/^(?:wise|noble|kind|mad|content|fierce|focused|crying|sleeping|laughing|smiling|grinning|lonely)$/.test(word),
  )
  .join('|');
/** Those that nothing but somebody can be. */
const OF_SOMEBODY =
  'horrified|mortified|aghast|stunned|speechless|bewildered|overjoyed|elated|relieved|amused|outraged|frustrated|disgusted|' +
  'frightened|scared|terrified|afraid|panicked|surprised|shocked|astonished|amazed|startled|confused|exhausted|bored|worried|anxious|nervous|embarrassed|annoyed|furious|delighted|excited|heartbroken|devastated|disappointed|distraught|defeated|triumphant';

const WITH_LOOK = new RegExp(
  `,? (?:with|wearing) (?:an?|the|his|her|their) (?:(?:visibly|deeply|slightly|very|clearly|somewhat|quietly) )?(${FEELINGS}) (?:facial )?(?:expressions?|look|face|faces|stare|gaze)(?: (?:on|in|across) (?:his|her|their|its) (?:face|faces|eyes?))?(?= ?[,.;!]| (?:and|as|while)\\b|$)`,
  'gi',
);
const BESIDE_DEED = new RegExp(
  `(?<=\\b(?:look|stand|sit|stare|run|turn|wait|freeze|walk|watch|step|back|gaze|glance)(?:s|es|ing|ed)?(?: (?:back|around|up|down|away|on|out|over|there|back up))?),? (${OF_SOMEBODY}|sad|angry|proud|tired|happy)(?: (?:and|but) (?:${FEELINGS}))?(?= ?[,.;!]|$| (?:and|as|while)\\b)`,
  'gi',
);
/** The clause before it tells more than a name: ", exhausted" of a list of moods stays. */
const AFTER_CLAUSE = new RegExp(
  `(?<=(?:^|[.;:!?] )[^.;:!?,]{14,160}), (?:(?:visibly|deeply|slightly|very|clearly) )?(${OF_SOMEBODY})(?: (?:and|but) (?:${FEELINGS}))?(?= ?[.;!]|$|, (?:and|as|while)\\b)`,
  'gi',
);

const howOf = (feeling: string): string => {
  const word = feeling.toLowerCase();
  return word.endsWith('y') ? `${word.slice(0, -1)}ily` : `${word}ly`;
};

/** "turns around horrified": with a comma, or it would be what one turns around. */
const PREPOSITION = /\b(?:around|up|down|on|over)$/;

export const sayFeelings = (text: string): string =>
  [WITH_LOOK, BESIDE_DEED, AFTER_CLAUSE].reduce(
    (told, pattern) =>
      told.replace(
        pattern,
        (_whole, feeling: string, at: number) => `${PREPOSITION.test(told.slice(0, at)) ? ',' : ''} ${howOf(feeling)}`,
      ),
    text,
  );
