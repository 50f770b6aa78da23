/** What is written on a shot list, in whole words. */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])(?:ECU|XCU|BCU|EXTREME CU)(?![\p{L}'])/gu, 'extreme close-up'],
  [/(?<![\p{L}'])MCU(?![\p{L}'])/gu, 'medium close-up'],
  [/(?<![\p{L}'])CU(?![\p{L}'])/gu, 'close-up'],
  [/(?<![\p{L}'])(?:EWS|ELS|XLS|XWS)(?![\p{L}'])/gu, 'establishing shot'],
  [/(?<![\p{L}'])(?:WS|LS)(?![\p{L}'])/gu, 'wide shot'],
  [/(?<![\p{L}'])(?:MWS|MLS)(?![\p{L}'])/gu, 'medium shot'],
  // "MS. Miller" is somebody.
  [/(?<![\p{L}'])MS(?= ?[,:+/\u2013\u2014-]| of | on )/gu, 'medium shot'],
  [/(?<![\p{L}'])(?:OTS|O\/S)(?![\p{L}'])/gu, 'over-the-shoulder shot'],
  // "FPV flying through the old town": the camera does.
  [
    /\b(?:extremely |ultra[- ])?(?:fast[- ]paced |high[- ]speed |hyper[- ]?speed |dynamic |cinematic )*FPV (?:flight|flying|fly[- ]through|dive|sequence|shot|drone)\b/giu,
    'FPV drone shot',
  ],
  // "drone sweeps through mist", where no drone is to be seen.
  [/\bdrone (?:sweeps?|passes|orbits?|dives?|flyovers?|fly-overs?)\b/giu, 'drone shot'],
  // "the drone pulls back to reveal": the camera does.
  [
    /\b(?:the )?drone (?=(?:slowly |gradually |then )?(?:pull(?:s|ing)?|rises|rising|ascend(?:s|ing)|descend(?:s|ing)) )/giu,
    'the camera ',
  ],
  // "16:9 horizontal screen", "the screen fades to black", "something off-screen": the picture's own edge, and no set.
  [/\b(?:\d{1,2}:\d{1,2} )?(?:horizontal|vertical|portrait|landscape|full|wide)[ -]screen\b/giu, 'widescreen'],
  [/\b(?:the )?screen (?:fades?|cuts?|goes|turns?) (?:to |slowly to |in )?(?:black|white|dark)\b/giu, 'fade to black'],
  [/,? ?\boff[- ]?(?:screen|camera|frame)\b(?! ?[:)\]])/giu, ''],
  [/\b(?:overhead|aerial) drone(?= ?[\u2014\u2013,:.-])/giu, 'overhead drone shot'],
];

/** "Dolly in + Whip Pan A white-haired woman": a capital article within a line begins a sentence. */
const NEW_SENTENCE = /(?<=[\p{L}\d)"']) (?=(?:An?|The|Her|His|She|He|They|Its|Their) \p{Ll})/gu;
const AFTER_NAME =
  /\b(?:of|in|at|on|for|from|by|like|to|with|and|or|called|titled|named|as|vs|where|when|while|that|then)$/i;

/** "a chef mid-laugh": caught in the midst of it, which no still tells. */
const MIDST =
  /,? mid[- ](?:session|step|stride|leap|jump|fall|conversation|sentence|bite|laugh|motion|action|swing|turn|spin|dance|sip|throw|dive|kick|punch|song|performance|run|roar|scream|flight|speech|movement|gesture|rotation|shot)(?![\p{L}-])/giu;

/** Says what a crew writes as one would tell it. */
export function sayFilmTerms(text: string): string {
  let plain = text;
  for (const [written, said] of ABBREVIATED) plain = plain.replace(written, said);
  return (
    plain
      .replace(MIDST, '')
      // "Think Satoshi Kon meets a nature documentary", "--ar 16:9 --v 6.1".
      .replace(/(?<=^|[.!?] )Think [^.!?]{3,80} meets [^.!?]{3,80}[.!?]/gu, '')
      // "…, Jules Verne meets luminous fantasy.": whom it shall recall, and nobody who is there.
      .replace(/, \p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,3} meets [^.,;!?]{3,60}(?=[.,;!?]|$)/gu, '')
      .replace(/ --[a-z]{1,12}(?: [\d.:]{1,8}| [a-z]{1,12})?(?= --|\s*$)/giu, '')
      // "Mara, 40s, in a trench coat".
      .replace(
        /, (?:(early|mid|late)[ -])?([2-9]0)s(?=[,.)])/gu,
        (_whole, part: string | undefined, age: string) => `, in their ${part === undefined ? '' : `${part} `}${age}s`,
      )
      .replace(/ mid-?air(?= [\p{L}])/giu, ' in the air')
      .replace(NEW_SENTENCE, (space, at: number) =>
        AFTER_NAME.test(plain.slice(Math.max(0, at - 12), at)) ? space : '. ',
      )
  );
}
