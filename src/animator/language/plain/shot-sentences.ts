/** What shot lists and scene descriptions say in fewer words than a sentence has, told as the sentences they stand for. */

/** "Cut to her driving along the coast": she does, and nobody owns a driving. */
const OF_HER =
  /\b(cuts? (?:back |away |over )?to|(?:close[- ]?up|(?:wide|medium|long|full|tracking|aerial|low[- ]angle|high[- ]angle) shot) of):? (her|him|them) ((?:now |still |slowly |quickly |alone ){0,2})([a-z]{2,14}ing)\b/gi;
const IS: Readonly<Record<string, string>> = { her: 'she is', him: 'he is', them: 'they are' };

/** "takes a deep bow": nobody shoots with it. */
const TAKES_BOW =
  /\btak(e|es|ing) (?:an?|their|his|her|one|another) (?:[a-z]+ ){0,2}bow(?= (?:to|before|as|while|and|in|at|toward|towards)\b|[.,;!?]|$)/gi;
const BOWS: Readonly<Record<string, string>> = { e: 'bow', es: 'bows', ing: 'bowing' };

/** "a low throbbing drone", told of the sound: nothing flies. */
const DEEP_DRONE =
  /\b(?:low|deep|ominous|sustained|menacing|throbbing|pulsing|humming|rumbling|droning) (?:[a-z]+ing |synth |bass |ambient |electronic |frequency ){0,2}drones?(?=[.,;]| (?:and|in the background|beneath|under|on the soundtrack)\b|$)/gi;

/** "her fallen horse": it lies there. */
const FALLEN =
  /\bfallen ((?:[a-z]+ ){0,2}(?:horse|steed|stallion|mare|soldier|warrior|comrade|knight|samurai|enemy|friend|brother|king|hero|wolf|lion|elephant|dragon|deer))(?= (?:and|while|as|with|on|in)\b|[.,;]|$)/gi;

/** "flips a switch", "throws the lever": with a finger or a hand, and nothing is turned over. */
const FLIPS = /\b(?:flip|flick)(s|ping|king|ing)? (?:on )?(?=(?:an?|the|his|her|another|one) (?:[a-z]+ )?switch\b)/gi;

/** "warm Mediterranean colours": of the picture, and nobody is at sea. */
const PALETTE =
  /\b(?:mediterranean|caribbean|tropical|ocean|sea|desert|forest|jungle|tuscan|nordic|arctic|autumnal|city) (colou?rs?|colou?r palette|palette|hues|tones|colou?r grad(?:e|ing))\b/gi;

/** "runs beside the train as it starts to move, waving a scarf": whoever runs waves, and not the train. */
const AS_IT =
  /((?:,)? as (?:it|the [a-z]+) (?:[a-z]+ ){0,5}[a-z]+), ((?:waving (?:an?|her|his|their|goodbye|farewell|to|at|both|with)|shouting|crying|calling|laughing|smiling|sobbing|clutching|cheering|blowing (?:an? )?kiss|holding|reaching|pointing|singing)\b[^,.;!?]{0,60})/gi;

export const sayShotSentences = (text: string): string =>
  text
    .replace(AS_IT, ', $2,$1')
    .replace(
      OF_HER,
      (_whole, cut: string, whom: string, manner: string, doing: string) =>
        `${cut}: ${IS[whom.toLowerCase()] ?? 'she is'} ${manner}${doing}`,
    )
    .replace(TAKES_BOW, (_whole, ending: string) => `${BOWS[ending.toLowerCase()] ?? 'bows'}`)
    .replace(DEEP_DRONE, 'humming drone')
    .replace(PALETTE, '$1')
    .replace(FALLEN, '$1 lying on the ground')
    .replace(FLIPS, (_whole, ending: string | undefined) =>
      ending === undefined ? 'press ' : ending === 's' ? 'presses ' : 'pressing ',
    );
