import { ACT_ROWS } from '../../catalogue/acts.ts';

const ACROBATIC: ReadonlySet<string> = new Set([
  'cartwheel',
  'handstand',
  'headspin',
  'backflip',
  'somersault',
  'jump',
  'spin',
]);
const TRICK = ACT_ROWS.filter(({ act }) => ACROBATIC.has(act))
  .flatMap(({ verbs }) => verbs.filter((verb) => /^\w+$/.test(verb) || /flip$/.test(verb)))
  .join('|');
const NEXT = new RegExp(
  String.raw`\b(?<does>do|does|doing|performs?|performing)(?<first> an? (?:[a-z]+ )?(?:${TRICK}))(?<link>,? (?:and then|and|then)|,)(?= an? (?:[a-z]+ )?(?:${TRICK})\b)`,
  'gi',
);

/** "does a cartwheel, a split and a backflip": each is a deed of its own, and none of them a thing. */
export function sayTricks(text: string): string {
  const said = text.replace(NEXT, '$<does>$<first>$<link> $<does>');
  return said === text ? text : sayTricks(said);
}
