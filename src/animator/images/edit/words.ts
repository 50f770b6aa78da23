/**
 * How people ask for another picture of a picture: "make it look like anime" is no comparison, but a style, and "give her a hat" adds one to whoever it
 * shows.
 */
export const plainEditWords = (prompt: string): string =>
  prompt
    // A picture without colours that is to get some is no style.
    .replace(
      /\b(colou?ri[sz]e\w*|colou?rs? to)(\s+\w+){0,3}?\s+(?:black[ -]and[ -]white|b ?& ?w|monochrome|gr[ae]yscale)\b/gi,
      '$1',
    )
    .replace(/\blooks? like (?:it(?:'s| is| was) )?(?:from )?/gi, 'as ')
    .replace(
      /\bgive (?:her|him|it|them|the (?:wo)?m[ae]n|the (?:girl|boy|person|cat|dog)) (?=an? |some |sun|glass)/gi,
      'add ',
    )
    .replace(/\b(?:put|place) (an? [a-z]+(?: [a-z]+)?|sunglasses|glasses) on (?:her|him|it|them)\b/gi, 'add $1');
