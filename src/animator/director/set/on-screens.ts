const SCREEN_OF_TOWN = /\b(?:screens?|monitors?|video wall)\b[^.!?]{0,40}\b(?:skyline|city|cityscape|downtown)\b/i;

/** Behind who reads the news the wall is the screen. */
export const screenedIn = (told: string, place: string | null): readonly string[] =>
  place === 'newsroom' && SCREEN_OF_TOWN.test(told) ? ['skyline'] : [];
