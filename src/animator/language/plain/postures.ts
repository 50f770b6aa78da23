/** "arms raised", "with her arms spread wide": how somebody holds them, told as what is done. */
const HELD: readonly (readonly [how: RegExp, told: string])[] = [
  [/^(?:raised|up|lifted|high|in the air|above|overhead)$/i, 'raising both arms'],
  [/^(?:out ?stretched|spread|wide|open|extended|stretched)$/i, 'spreading both arms'],
  [/^(?:crossed|folded)$/i, 'crossing both arms'],
];

const POSTURE =
  /(?:,(?: and)?(?: with)?| with) (?:(?:his|her|their|its|both|two) )?(?:both )?arms (?:are |held |thrown |stretched |lifted |flung )?(raised|up|lifted|high|in the air|above|overhead|outstretched|out stretched|spread|wide|open|extended|stretched|crossed|folded)(?: (?:high|up|wide|open|out|in the air|in triumph|in victory|in joy|to the sky|toward the sky|towards the sky|above (?:his|her|their) heads?|over (?:his|her|their) heads?|over (?:his|her|their) chests?|across (?:his|her|their) chests?)){0,2}(?=[,.;!]|$| (?:as|and|while|on|in|at|before|under|looking|facing|against|like)\b)/gi;

/** Who sits at the water has the feet over it or in it, and is not in it. */
const FEET = '(?:(?:his|her|their|its|both|bare) ){0,2}(?:bare )?(?:feet|legs|toes)';
const OVER_WATER =
  '(?: (?:down|in|into|over|above|off|just above)(?: the| its)? (?:water|edge|lake|river|sea|pool|side|surface)(?: of the (?:water|dock|pier|lake))?)?';
const SITS = /\b(?:sits?|sat|sitting|seated|perched)\b/i;
const DANGLES = new RegExp(
  `,?(?: and| while)? (?:dangl(?:es?|ing)|dip(?:s|ping)|swing(?:s|ing)) ${FEET}${OVER_WATER}(?=[,.;!]|$| (?:as|and|while)\\b)|(?:,(?: with)?| with) ${FEET} (?:dangling|hanging|swinging|in the (?:water|lake|river|sea|pool))${OVER_WATER}(?=[,.;!]|$| (?:as|and|while)\\b)`,
  'gi',
);

/** "a kitten in a girl's arms", "in the hands of a child": who has it holds it. */
const IN_ARMS =
  /,? (?:in|inside) (?:((?:an?|the|his|her|its|their|my) (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14})['\u2019]s? (?:[a-z]{3,10} )?(?:arms|embrace|hands?|palms?)|the (?:arms|hands?|palms?) of ((?:an?|the|his|her|its|their|my) (?:(?:very )?(?:old|young|little|small|elderly|tiny|tall) )?[a-z-]{2,14}))(?=([,.;!]|$)|\b)/gi;

const sayHeld = (_whole: string, owner: string | undefined, bearer: string | undefined, ends: string | undefined) =>
  `, held by ${owner ?? bearer}${ends === undefined ? ',' : ''}`;

export const sayPostures = (text: string): string =>
  (SITS.test(text) ? text.replace(DANGLES, '') : text)
    .replace(IN_ARMS, sayHeld)
    .replace(POSTURE, (whole, how: string) => {
      const told = HELD.find(([held]) => held.test(how))?.[1];
      return told === undefined ? whole : `, ${told}`;
    });
