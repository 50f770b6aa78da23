import { PEOPLE, roleOf } from '../../catalogue/people.ts';

/** What is told of animals and their doings by a noun: the plain verb for it. */

/** "having a slow race", "hold a race": they race. */
const HAS_RACE =
  /\b(has|have|having|hold|holds|holding|run|runs|running) an? (?:[a-z-]+ ){0,2}?(?:foot ?)?race\b(?! (?:car|track|horse|bike|day|course))/gi;
const RACES: Readonly<Record<string, string>> = { has: 'races', holds: 'races', runs: 'races' };

/** A crumb of bread is a very small bread. */
const CRUMB = /\b(?:bread ?)?crumbs?(?: of (bread|cake|cookie|cheese|toast))?\b/gi;

/** "a kangaroo boxes with a bear": they fight, and nobody packs anything; "a box with a ring" is one. */
const BOXES =
  /\b(?:(?<=\b(?:kangaroo|boxer|fighter|champion|man|woman|boy|girl|robot|bear|hare|rabbit) )box(es)|box(ing)) (?=(?:with|against) (?:an?|the|his|her|its|another)\b)/gi;

/** "A rooster jumps onto the fence and crows": it is heard, and no crows sit there. */
const ROOSTER_CROWS = /\b((?:rooster|cockerel|cock)\b[^.!?;]{0,80}?(?:\band|\bthen|,)) crows\b/gi;
/** "crawls in pretending to be a monster": whoever plays at being one, and no monster. */
const PRETENDS =
  /\bpretend(s|ing)? (?:to be|(?:that )?(?:he|she|they|it)(?:'s| is| are)) an? (?:[a-z-]+ ){0,2}?[a-z-]+(?=[.,;!?]|$| and\b| while\b| as\b)/gi;

/** "jumps on top of it and rides through the room": on that. */
const JUMPS_ON_AND_RIDES =
  /\b(?:jump|hop|climb|leap|get|step)(s|ing)? (?:up )?(?:on|onto)(?: top of| the back of)? (it|them|him|her)(?: again)?,? (?:and |then |and then )(?:starts to |begins to )?(?:rid|surf)(?:es?|ing)\b(?: (?:on )?(?:it|them|him|her)\b)?/gi;

/** "a cat dressed as a detective": a cat detective, as in a tale. */
const DRESSED_ANIMAL =
  /\b((?:cat|kitten|dog|puppy|fox|bear|rabbit|bunny|hare|mouse|rat|frog|toad|raccoon|otter|panda|squirrel|hedgehog|badger|pig|goat|cow|horse|monkey|chimp|gorilla|corgi|pug|poodle|retriever|terrier|hamster|lion|tiger|wolf|sloth|koala|turtle|lizard)s?),? (?:(?:who|that|which) (?:is|are) )?dressed (?:up )?(?:as|like) (?:an? )?(?:(?:tiny|little|small|mini|miniature) )?((?:[a-z]+ )?[a-z]+?)(s?)(?=[,.;!?]|$| (?:and|who|while|as|in|on|at|with|is|are|[a-z]+(?:s|ing))\b)/gi;

/** "peeks out from under its father's belly", "between its mother's legs": the parent is there, and is more than that part. */
const PARENT = '(mother|father|mom|mum|mama|dad|parent|mate|sibling|brother|sister)';
const PARTS =
  '(?:belly|bellies|legs|feet|side|flank|back|face|nose|fur|chest|body|wing|wings|head|neck|paws?|cheek|ear|mouth|trunk|shoulder|pouch|mane)';
const OF_PARENT = new RegExp(
  `\\b(between )?(its|their) ${PARENT}['\u2019]s (?:(?:warm|soft|fluffy|furry|huge|big|long|wet|thick|front|hind) ){0,2}${PARTS}\\b(?=[,.;!?]|$| (?!(?:is|are|was)\\b))`,
  'gi',
);
/** By the tail one is followed. */
const BY_TAIL = new RegExp(
  `\\b(?:hold|grip|clutch|grasp)(s|ing)? (?:onto |on to )?(its|their) ${PARENT}['\u2019]s tail(?: (?:with|by|in) (?:its|their) (?:[a-z]+ )?(?:trunk|mouth|teeth|paws?))?`,
  'gi',
);
/** "a leaf many times its size": large beside who has it, as it is anyway. */
const TIMES_ITS_SIZE =
  / (?:(?:so )?many|several|ten|twenty|fifty|a hundred|countless|\d{1,3}) times (?:its|their|his|her) (?:own )?(?:body )?(?:size|weight|length)\b/gi;

/** "explodes into a sprint", "breaks into a gallop": it runs. */
const INTO_SPRINT =
  /\b(?:explod|burst|break|launch|erupt|spring|accelerat)(?:es|ing|s|e)? into an? (?:(?:full|sudden|dead|furious|lightning|wild|fast) )?(?:sprint|run|gallop|chase|dash)\b/gi;

const sayParents = (text: string): string =>
  text
    .replace(
      BY_TAIL,
      (_whole, ending: string | undefined, whose: string, parent: string) => `follow${ending ?? ''} ${whose} ${parent}`,
    )
    .replace(
      OF_PARENT,
      (_whole, between: string | undefined, whose: string, parent: string) =>
        `${between === undefined ? '' : 'under '}${whose} ${parent}`,
    );

export const sayCreatures = (text: string): string =>
  sayParents(
    text
      .replace(TIMES_ITS_SIZE, '')
      .replace(INTO_SPRINT, (whole) => (/ing into/i.test(whole) ? 'sprinting' : 'sprints')),
  )
    .replace(
      HAS_RACE,
      (whole, has: string) =>
        `${has.endsWith('ing') ? 'racing' : (RACES[has.toLowerCase()] ?? 'race')}${/\bslow\b/i.test(whole) ? ' slowly' : ''}`,
    )
    .replace(
      JUMPS_ON_AND_RIDES,
      (_whole, ending: string | undefined, what: string) =>
        `${ending === 'ing' ? 'riding' : ending === 's' ? 'rides' : 'ride'} ${what}`,
    )
    .replace(DRESSED_ANIMAL, (whole, animal: string, role: string, several: string) =>
      PEOPLE.has(role.toLowerCase()) && roleOf(role.toLowerCase()) !== null
        ? `${animal.replace(/s$/i, '')} ${role}${several}`
        : whole,
    )
    .replace(BOXES, (_whole, _does: string | undefined, doing: string | undefined) =>
      doing === undefined ? 'fights ' : 'fighting ',
    )
    .replace(ROOSTER_CROWS, '$1 chirps')
    .replace(PRETENDS, (_whole, ending: string | undefined) => `play${ending ?? ''}`)
    .replace(CRUMB, (_whole, of: string | undefined) => `piece of ${of ?? 'bread'}`);
