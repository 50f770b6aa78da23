/**
 * What somebody does to whom something is done, as far as they have nothing else to do: act | answer. Only of those of a kind: people to people, animals to animals.
 * What both do alike is answered by the same.
 */
const ANSWERS_TABLE = `
fight | fight
fence | fence
pillow_fight | pillow_fight
high_five | high_five
take_hand | take_hand
whisper | listen
`;

export const ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  ANSWERS_TABLE.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
);

/** Done by one to another from near, so that a picture of it is one of two: their land is not asked for. */
const DEEDS: ReadonlySet<string> = new Set(
  'give, receive, take_hand, help_up, high_five, whisper, cover, lick, shake_hands, auscultate, take_measure, tend, tend_low, tend_beside'.split(
    ', ',
  ),
);
export const isDeedBetween = (act: string): boolean => DEEDS.has(act);

/** Worn over everything else, and put around somebody's shoulders. */
const WRAPS = /\b(?:coat|jacket|blazer|cloak|cape|shawl|cardigan|hoodie|trench coat|overcoat|parka)$/;
export const isWrap = (garment: string): boolean => WRAPS.test(garment);
