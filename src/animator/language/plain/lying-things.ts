/** Turns of phrase in which a word belongs to a thing, and reads as a deed of somebody. */

/** "finds a single red glove lying in a puddle": the glove does, where it is. */
const LIES_THERE =
  /\b((?:find|discover|notice|spot|pick up|grab|take|retrieve)(?:s|ing)? (?:an?|the|his|her|their|one|two|three) (?:[a-z-]{2,16} ){0,3}(?!man|woman|boy|girl|child|baby|dog|cat|person|body|puppy|kitten)[a-z]{3,16}) (?:lying|resting|hanging|leaning|half[- ]buried|stuck|tucked|sitting|standing|floating|hidden) (?=(?:in|on|under|behind|against|between|beneath|inside|among|from|beside|at|near) )/gi;

/** "a man in a wheelchair rolls onto the court": on its wheels. */
const ON_WHEELS =
  /\b(in (?:an?|his|her|the) wheelchair,? )(?:(?:slowly|quickly|confidently|gently) )?(rolls|rolling|wheels|wheeling|moves|moving)(?: (?:himself|herself|themselves))?(?= (?:on|onto|into|in|through|across|down|up|along|toward|towards|past|over|out|to|forward|away)\b)/gi;

/** "hangs white sheets on a clothesline": laundry, which the catalogue knows. */
const ON_THE_LINE =
  /\b((?:hang|pin|clip|peg)(?:s|ing)?(?: up| out)? )(?:(?:the|her|his|some|wet|clean|freshly|washed|white|colou?rful|damp|large|bed) ){0,4}(?:sheets|linens?|shirts|clothes|towels|washing) ((?:out )?(?:on|to|from|over|along) )/gi;

/** ", filmed with a long telephoto lens": by us, and not by whoever was told of. */
const FILMED_WITH =
  /,? (?:filmed|shot|captured|photographed|recorded) (?:with|using|through) (?=(?:an? |the )?(?:[a-z0-9.-]{2,14} ){0,4}(?:lens|camera|optics)\b)/gi;

/** "and only a little girl stops": she does, and nobody else. */
const ONLY_ONE = /\b(and|but|while|as) only (?=(?:an?|the|one|two|three|his|her|their) )/gi;

/** "starts typing on a keyboard": some deeds are spelled like names. */
const STARTS_TYPING = /\b(?:start|begin)(?:s|ing)? typing\b/gi;

export const sayLyingThings = (text: string): string =>
  text
    .replace(LIES_THERE, '$1 ')
    .replace(ON_WHEELS, (_whole, chair: string, deed: string) => `${chair}${/ing$/i.test(deed) ? 'riding' : 'rides'}`)
    .replace(ON_THE_LINE, '$1laundry $2')
    .replace(FILMED_WITH, ', ')
    .replace(ONLY_ONE, '$1 ')
    .replace(STARTS_TYPING, 'types');
