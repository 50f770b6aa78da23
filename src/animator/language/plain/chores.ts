/** What is done at home and at work, in words whose plain ones are known: the deed with its tool, and where one does it from. */

/** "clears the driveway with a snow shovel", "clears snow from the path": shovelled there. */
const SNOWY_WAYS =
  '(?:the |his |her |their |a )?((?:[a-z]+ )?(?:driveway|path|sidewalk|pavement|walkway|street|yard|steps|porch))';
const CLEARS_SNOW = new RegExp(
  `\\bclear(s|ing|ed)? (?:(?:the |fresh |deep )*snow (?:from|off) ${SNOWY_WAYS}(?: with (?:an?|his|her|the) (?:snow )?shovel)?|${SNOWY_WAYS} (?:of snow(?: with (?:an?|his|her|the) (?:snow )?shovel)?|with (?:an?|his|her|the) (?:snow )?shovel))`,
  'gi',
);

/** "does his homework": written into a notebook. */
const HOMEWORK = /\b(?:do|finish|work)(es|s|ing)?(?: on)? (?:(?:his|her|their|the|some|my) )?(?:[a-z]+ )?homework\b/gi;

/** "watches from the sofa": who looks on from there is on it. */
const FROM_SEAT =
  /\b((?:watch|look|observ|star|listen|smil|wav|cheer|laugh|clapp?)(?:es|s|ing|e)?(?: on| over| at \w+| (?:him|her|them|it))?) from (?=(?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:sofa|couch|armchair|chair|bench|bed|stool|rocking chair|windowsill|window sill|porch swing|hammock)\b)/gi;

/** "Once the last customer has left, …": who has gone is not there any more. */
const HAVING_LEFT =
  /(^|[.!?] )(?:once|after|when|now that|as soon as) (?:[a-z']+ ){1,5}(?:has|have|had|are|is) (?:all )?(?:left|gone|gone home|departed|driven away|driven off)(?: (?:the|for|to|home)(?: [a-z]+){0,3})?, ([a-z])/gi;

/** Where they work whose shop has a name of its own. */
const OWN_SHOP =
  /\b(barber|hairdresser|hair stylist)\b([^.!?]{0,80}?)\b(in|at|inside) (?:his|her|the|a|their) shop\b/gi;

/** The beard is cut as hair is. */
const BEARDS =
  /\b(trim|cut|shap|groom)(s|ing|e|es|ming|ting)? ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+'s) (?:beard|moustache|mustache)\b/gi;

/** "shows his mother a drawing": a sheet in the hand, and not how the film looks. */
const SHOWN =
  /\b((?:show|hold|hand|giv|pass)(?:s|es|ing|e|ed)? (?:up )?(?:[a-z']+ ){0,3}?(?:an?|his|her|the|their|its) )((?:[a-z]+ )?)(photo|photograph|snapshot|drawing|sketch|picture)\b(?! (?:of|book|frame|album))/gi;
const SHEETS: Readonly<Record<string, string>> = { drawing: 'sheet of paper', sketch: 'sheet of paper' };

/** Who rings it stands before the house. */
const DOORBELL =
  /\bring(s|ing)? (?:the |a |his |her |their )?(?:[a-z]+ )?door ?bell(?: of (?:an?|the|his|her|their) (?:[a-z]+ )?[a-z]+)?\b/gi;

/** A pipe of the house, and none to smoke: what is mended is seen as what it belongs to. */
const SINK_PIPE =
  /\b((?:repair|fix|mend|replac|tighten|check|inspect|seal)(?:s|es|ing|e)?) (?:an?|the) (?:[a-z]+ ){0,2}?(?:pipes?|drain|tap|faucet|leak) (?:under|below|beneath|of|at) (?=(?:an?|the|his|her|their) (?:[a-z]+ )?(?:sink|washbasin|bathtub|washing machine|dishwasher)\b)/gi;

/** "A family …, children in the back": then the parents are in front. */
const FAMILY_CAR =
  /\b(?:an?|the) (?:[a-z]+ )?family(?: of (?:three|four|five|six))?\b(?=[^.!?]{0,80}\b(?:driv|rid|travel)[^.!?]{0,80}\b(?:children|kids) (?:[a-z]+ )?in the (?:back|rear))/gi;

/** "drives her kids to school": in a car, with them in it. */
const DRIVES_SOMEBODY =
  /\b(driv(?:es?|ing)) ((?:an?|the|his|her|their|two|three) (?:[a-z]+ )?(?:kids?|children|sons?|daughters?|family|wife|husband|girlfriend|boyfriend|friends?|mother|father|mom|dad|grandmother|grandfather|couple|tourists?|passengers?|bride))(?= (?:to|home|through|along|around|across|toward|into)\b)/gi;
/** Where one works is not where one drives. */
const TO_WORK =
  /\b(driv(?:es?|ing)|commut(?:es?|ing)|cycl(?:es?|ing)|walk(?:s|ing)?|rid(?:es?|ing)|hurr(?:y|ies|ying)) (?:to|home from|from) work\b/gi;

/** What is taken is nothing one could pick up: they are examined. */
const BLOOD_PRESSURE =
  /\b(?:tak|measur|check|monitor)(?:(s|es)|(ing)|e)? (?:the )?(?:([a-z' -]{2,30})['\u2019]s )?(?:blood pressure|pulse|temperature|heartbeat)(?: of (?=(?:an?|the|his|her) ))?/gi;

const formOf = (verb: string, form: string | undefined): string =>
  form === 'ing' || form === 'ming' || form === 'ting'
    ? `${verb.replace(/e$/, '')}ing`
    : form === undefined || form === 'e'
      ? verb
      : `${verb}s`;

export const sayChores = (text: string): string =>
  text
    .replace(
      CLEARS_SNOW,
      (_whole, form: string | undefined, one: string | undefined, other: string | undefined) =>
        `${formOf('shovel', form)} snow on the ${one ?? other ?? 'path'}`,
    )
    .replace(HOMEWORK, (_whole, form: string | undefined) => `${formOf('write', form)} in a notebook`)
    .replace(
      SHOWN,
      (_whole, shown: string, how: string, what: string) =>
        `${shown}${how}${SHEETS[what.toLowerCase()] ?? 'family photograph'}`,
    )
    .replace(DRIVES_SOMEBODY, `$1 a ${/\btaxi|\bcab/i.test(text) ? 'taxi' : 'car'} with $2 in it`)
    .replace(TO_WORK, '$1')
    .replace(
      BLOOD_PRESSURE,
      (_whole, one: string | undefined, going: string | undefined, whose: string | undefined) =>
        `${going === undefined ? (one === undefined ? 'auscultate' : 'auscultates') : 'auscultating'} ${whose ?? ''}`,
    )
    .replace(SINK_PIPE, '$1 ')
    .replace(FAMILY_CAR, 'a father and a mother')
    .replace(DOORBELL, (_whole, form: string | undefined) => `${formOf('stand', form)} on the porch of a house`)
    .replace(FROM_SEAT, '$1 on ')
    .replace(HAVING_LEFT, (_whole, before: string, first: string) => `${before}${first.toUpperCase()}`)
    .replace(OWN_SHOP, '$1$2$3 the barbershop')
    .replace(
      BEARDS,
      (_whole, _verb: string, form: string | undefined, whose: string) =>
        `${form?.endsWith('ing') === true ? 'cutting' : form === undefined ? 'cut' : 'cuts'} ${whose.replace(' ', ' bearded ')} hair`,
    );
