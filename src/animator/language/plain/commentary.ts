/** What prompts say of the impression that a picture makes: nobody in it does that. */
const OF_IMPRESSION =
  '(?:flow|rhythm|sense|feeling|atmosphere|mood|contrast|energy|motion|effect|vibe|drama|tension|interplay|ambiance|ambience)';

/** "…, creating a dynamic flow of movement": whoever walks there builds nothing. */
const CREATES = new RegExp(
  `, (?:creating|adding|lending|bringing|evoking|conveying|giving) (?:(?:an?|the|it|off) )?(?:[a-z-]+ ){0,3}?${OF_IMPRESSION}(?: (?:of|to|in|with|between) [a-z -]{2,40})?(?=[.,;]|$)`,
  'gi',
);

/** "Pedestrians add to the urban rhythm": they are there, and reckon nothing up. */
const ADDS = new RegExp(
  `\\badds? to the (?:[a-z-]+ ){0,2}?(?:${OF_IMPRESSION}|bustle|scene|charm|beauty|realism)\\b`,
  'gi',
);

/** "…, filling the entire scene with the joy of summer": no vessel is filled. */
const FILLS = /, filling the (?:entire |whole )?(?:scene|frame|space|picture|image) with [a-z ,'-]{2,90}(?=[.;]|$)/gi;

export const withoutCommentary = (prompt: string): string =>
  prompt.replace(CREATES, '').replace(FILLS, '').replace(ADDS, 'are seen');
