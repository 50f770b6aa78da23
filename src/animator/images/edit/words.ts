/**
 * How people ask for another picture of a picture: "make it look like anime" is no comparison, but a style, and "give her a hat" adds one to whoever it
 * shows.
 */
export const plainEditWords = (prompt: string): string =>
  prompt
    .replace(/\blooks? like (?:it(?:'s| is| was) )?(?:from )?/gi, 'as ')
    .replace(
      /\bgive (?:her|him|it|them|the (?:wo)?m[ae]n|the (?:girl|boy|person|cat|dog)) (?=an? |some |sun|glass)/gi,
      'add ',
    )
    .replace(/\b(?:put|place) (an? [a-z]+(?: [a-z]+)?|sunglasses|glasses) on (?:her|him|it|them)\b/gi, 'add $1');
