import { HERDS_TABLE } from '../../catalogue/herds-table.ts';

const ROWS = HERDS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [herd = '', land = '', animals = ''] = line.split('|').map((cell) => cell.trim());
    return {
      herd,
      land: land === '' ? /./ : new RegExp(`\\b(?:${land.split(', ').join('|')})\\b`, 'i'),
      animals,
    };
  });

/** Not the film's genre: "wildlife footage of a lioness" shows her. */
const NO_FILM =
  '(?! (?:footage|documentar(?:y|ies)|photograph\\w*|film\\w*|video|shot|style|photo\\w*|magazine|reserve|sanctuary|park|show|series|cinematograph\\w*|crossing|camera|scene))';
const HERDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sea|marine|ocean|oceanic|aquatic|underwater|reef) (?:creatures|life|animals|wildlife|fauna|critters)\b/gi,
    'sea life',
  ],
  [
    new RegExp(
      `\\b(?:(?:african|arctic|polar|jungle|tropical|rainforest|australian|desert|savanna|safari|native|local|exotic|diverse|abundant|native) )*(?:wildlife|fauna)\\b${NO_FILM}`,
      'gi',
    ),
    'wildlife',
  ],
  [
    /\b(?:forest|woodland|jungle|farm|zoo|savanna|safari|arctic|wild|desert|exotic) (?:animals|creatures|critters|beasts)\b/gi,
    'wildlife',
  ],
  [/\bbird ?life\b/gi, 'bird life'],
];

/** "African wildlife at a watering hole": animals that are told only together are seen as those that live there. */
export function sayHerds(text: string): string {
  return HERDS.reduce(
    (told, [written, kind]) =>
      told.replace(
        written,
        (found) => ROWS.find(({ herd, land }) => herd === kind && land.test(`${found} ${text}`))?.animals ?? found,
      ),
    text,
  );
}
