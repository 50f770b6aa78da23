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

/** "on one of them a shadow moves": of the screens that were told of, and of nobody. */
const ON_ONE = /\b(?:on|in|inside|behind|under) one of them,? (?=(?:an?|the) )/gi;

/** "lays the pieces on rice": it lies there, and not whoever does it. */
const LAYS =
  /\b(lay|lays|laying|laid) (?=(?:the|his|her|their|an?|some|them|it|slices|pieces) (?!(?:head|hand|hands|arm|arms|cheek|face)\b)(?:[a-z-]{2,16} ){0,4}(?:on|onto|over|across|in|out|into) )/gi;
const PLACES: Readonly<Record<string, string>> = { lay: 'place', lays: 'places', laying: 'placing', laid: 'placed' };

/** "plunges it hissing into a barrel of water": it does, and hisses. */
const PLUNGES_IT =
  /\bplung(e|es|ing) ((?:it|them|(?:the|his|her|an?) (?:[a-z-]{2,16} ){0,2}[a-z]{3,16})) (?:hissing |sizzling |steaming )?into /gi;
const PUTS: Readonly<Record<string, string>> = { e: 'put', es: 'puts', ing: 'putting' };

/** "belly-flops with a splash". */
const BELLY_FLOP = /\bbelly[- ]?flops?(?: (?:into (?:the|a) (?:water|pool|lake|sea)))?(?= |[,.;]|$)/gi;

/** "he backs away": step by step, and he backs nobody. */
const BACKS_AWAY = /\bback(s|ing|ed|) (?:away|off)(?= |[,.;]|$)/gi;
const STEPS: Readonly<Record<string, string>> = { s: 'steps', ing: 'stepping', ed: 'stepped', '': 'step' };

/** "turns pale": with fear. */
const TURNS_PALE = /\bturns (?:pale|white|ashen)(?= ?[,.;:]|$| (?:and|as|with)\b)/gi;

/** "flour dusts the table": it lies there, and nobody wipes it. */
const STUFF_COVERS =
  /\b(flour|snow|frost|sugar|ash|pollen|powder) (?:dusts|coats|covers|powders|blankets) (?=(?:the|his|her|their|every) )/gi;

/** "a huge dust cloud rising behind": no clouds in the sky. */
const DUST_CLOUD = /\b(?:an? |the )?(?:(?:huge|big|thick|long|massive|great) )?(?:dust clouds?|clouds? of dust)\b/gi;

/** "Outside, snowy fields pass by", told of somebody at a window: seen through it, and no scene of its own. */
const AT_WINDOW = /\b(?:window|train|bus|car|taxi|tram|plane)\b/i;
const PASSES_OUTSIDE =
  /(?<=^|[.!?;] {1,2})outside,? ([^.!?;]{3,120}?) (?:pass|roll|slide|glide|rush|drift|stream|race|scroll|flash|fly|float)(?:es|s)? (?:by|past)(?= ?[.,;!?]|$)/gi;
const OUTSIDE_PASSES = /(?<=^|[.!?;] {1,2})outside,? pass(?:es)? by ([^.!?;]{3,120}?)(?= ?[.;!?]|$)/gi;
const throughWindow = (text: string): string =>
  AT_WINDOW.test(text)
    ? text
        .replace(PASSES_OUTSIDE, '$1 pass by outside the window')
        .replace(OUTSIDE_PASSES, '$1 pass by outside the window')
    : text;

export const sayLyingThings = (text: string): string =>
  throughWindow(text)
    .replace(ON_ONE, 'there ')
    .replace(LAYS, (word) => `${PLACES[word.trim().toLowerCase()] ?? 'places'} `)
    .replace(
      PLUNGES_IT,
      (_whole, ending: string, what: string) => `${PUTS[ending.toLowerCase()] ?? 'puts'} ${what} into `,
    )
    .replace(BELLY_FLOP, 'jumps')
    .replace(BACKS_AWAY, (_whole, ending: string) => `${STEPS[ending.toLowerCase()] ?? 'steps'} back`)
    .replace(TURNS_PALE, 'gasps')
    .replace(STUFF_COVERS, '$1 on ')
    .replace(DUST_CLOUD, 'dust')
    .replace(LIES_THERE, '$1 ')
    .replace(ON_WHEELS, (_whole, chair: string, deed: string) => `${chair}${/ing$/i.test(deed) ? 'riding' : 'rides'}`)
    .replace(ON_THE_LINE, '$1laundry $2')
    .replace(FILMED_WITH, ', ')
    .replace(ONLY_ONE, '$1 ')
    .replace(STARTS_TYPING, 'types');
