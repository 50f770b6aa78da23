/** What a prompt calls the film itself by: a painting that it looks like, its subject, its dynamic element. Nothing of that is to be seen in it. */

const PAINTED =
  '(?:(?:watercolou?r|oil|acrylic|gouache|pastel|ink|ink wash|impressionist(?:ic)?|chinese ink|sumi-e) (?:painting|illustration|artwork|animation)|(?:watercolou?r|gouache)(?: art)?)';

/** "The main subject is a fresh watercolor painting depicting a harbour": so it looks, and the harbour is what there is. */
const IS_PAINTED = new RegExp(
  `(?<=^|[.!?] )(?:(?:the|our) (?:main |central )?(?:subject|scene|film|video|picture|image|animation|clip|shot) (?:of the (?:video|film|scene|picture) )?(?:is|shows|presents|opens (?:on|with)|features) |(?:this|it) is )an? (?:[a-z-]{2,14},? ){0,3}?(${PAINTED}) (?:that )?(?:depict|show|portray|represent|featur)(?:s|ing) `,
  'gi',
);

/** "The dynamic element of the video is a paper boat that drifts by": of the boat that is told. */
const ELEMENT_IS =
  /(?<=^|[.!?] )the (?:(?:main|central|dynamic|key|only|moving|most dynamic) ){0,2}(?:subject|element|focus|character|focal point|highlight|hero|star)(?: (?:of|in) the (?:video|film|scene|picture|image|frame|shot|animation|clip|piece))? is (an? [^.!?,]{2,60}?)(?: (?:that|which|who))?(?= [a-z]+(?:s|ing)\b)/gi;

/** "into the otherwise static painting", "to the flat artwork": into the film, which is a painting. */
const IN_THE_PICTURE =
  /,? (?:in|into|to|of|across|throughout|within|over|for) the (?:[a-z-]{2,14} ){0,2}(?:painting|artwork|illustration)(?=[.,;!?]|$| (?:and|with|while|as)\b)/gi;
const LOOKS_PAINTED = new RegExp(`\\b${PAINTED}(?: (?:style|look))?\\b`, 'i');
/** Where somebody paints, or one hangs, there is one. */
const IS_THERE =
  /\b(?:paint(?:s|er|ers|ed by)?|easels?|artist|museum|gallery|hang(?:s|ing)?|framed?|frames|canvas|brush(?:es)?|unveil\w*|(?:a|this|that|his|her) (?:[a-z-]+ )?painting (?:on|in|above|behind|of))\b/i;

/** "It evokes a fairytale about voyage, dreams and exploration.": what it calls to mind, to the end of its sentence. */
const EVOKES =
  /(?:(?<=[.!?] )(?:it|this|the (?:whole |entire )?(?:scene|film|video|atmosphere|picture)) |, )(?:gently |powerfully |subtly )?(?:evok|conjur|suggest|symboli[sz]|embod)(?:es|ing|e) (?:up )?(?:an?|the) (?:[a-z-]{2,14} ){0,2}(?:fairy ?tale|tale|story|narrative|dream|journey|feeling|sense|mood|legend|myth) (?:of|about) [^.!?]{2,160}/gi;

export function sayPainted(text: string): string {
  const told = text
    .replace(IS_PAINTED, (_whole, look: string) => `${look}: `)
    .replace(ELEMENT_IS, (_whole, what: string) => `${what.slice(0, 1).toUpperCase()}${what.slice(1)}`)
    .replace(EVOKES, '');
  return LOOKS_PAINTED.test(told) && !IS_THERE.test(told) ? told.replace(IN_THE_PICTURE, '') : told;
}
