/** What advertisers and those who film themselves write of things, rooms and small deeds, in the plain words for it. */

/** "alarm clock display", "watch face close-up": the thing itself, which is seen with what it shows. */
const SHOWN_ON =
  /\b((?:alarm |wall |digital |bedside )?clock|smart ?watch|wristwatch|stopwatch|smartphone|laptop|tablet)(?:'s)? (?:display|readout|digits|numerals)\b/gi;

/** "silences the alarm", "hits snooze": a button of the clock is pressed. */
const SILENCES =
  /\b(?:(?:silenc|stopp?|snooz|hitt?|slapp?|smack|dismiss)(es|ing|e|s|)|(?:turn|shut|switch)(s|ing|) off) (?:off )?(?:the |an? |his |her |their )?(?:alarm(?: clock)?|snooze(?: button)?)\b/gi;

/** "a hand reaches to press it": whose hand it is does it. */
const REACHES_TO =
  /\bhands? (?:(reaching)|reaches) (?:out |over |up |down )?to (press|grab|pick up|take|touch|open|turn on|push|hold)\b/gi;

/** Who else the film is about. */
const WHO = /\b(?:woman|man|girl|boy|child|figure)\b/;

/** "under the warm covers": in bed. */
const UNDER_COVERS =
  /\b(?:back |deep(?:er)? )?(?:under|beneath|underneath) (?:the |his |her |their )?(?:(?:warm|thick|heavy|cozy|soft|fluffy) )?(?:covers|duvet|comforter|bedding|bed ?sheets|bedclothes)\b/gi;
/** Who sits up in a bed sits in it, and takes no exercise. */
const SITS_UP = /\b(s(?:its|itting|it|at)) up (?=in (?:the |his |her |their )?bed\b)/gi;

/** "the city waking up": it gets light there, and nobody lies in a bed. */
const TOWN_WAKES =
  /\b((?:city|town|village|neighbou?rhood|street|streets|skyline|harbou?r|world))(?: is| was)? (?:waking|wakes|awakening|awakens|coming to life|comes to life|stirring)(?: up)?\b/gi;

/** "seated in a bedroom setup". */
const SETUP =
  /\b(bedroom|kitchen|studio|office|desk|living room|home office|gaming room|dorm room) (?:set-?up|backdrop set)\b/gi;

/** "LED strip lights", "RGB glow": lamps of two colours, as they are sold. */
const STRIPS =
  /\b(?:(?:purple|pink|blue|colou?rful|colou?red|colou?r-?changing|glowing|neon|ambient|soft) )?(?:rgb|led)(?: (?:strip|ambient|accent|mood|rope|backlight|gaming))* (?:strips?|lights?|lighting|glow|backlight(?:ing)?)\b/gi;
const COLOURED = /\b(?:red|magenta|pink|purple|blue|cyan|green|violet|teal|white|warm) (?:and [a-z]+ )?$/i;

/** "plants visible behind": they are there. */
const VISIBLE = /\bvisible (?:behind|in the back)(?: (?:him|her|them))?(?=[.,;]|$)/gi;

/** "windows showing a blurred skyline": so one sees it, and nobody shows anything. */
const SHOWING =
  /\b(windows?|glass walls?|window wall)(?: behind (?:him|her|them))?,? (?:showing|revealing|displaying|framing|that (?:show|reveal|overlook))(?: off)? (?:an? |the )?/gi;

/** "light streams in", "sunlight spills": it shines, and no brook is there. */
const STREAMS =
  /\b((?:sun|morning|afternoon|evening|golden|warm|soft|day|moon|natural|window) ?light|light|sun ?beams|light rays|sun ?rays|rays) stream(?:s|ing)? (?=(?:in|through|into|across|from|down|over|onto)\b)/gi;

/** "illuminating both subjects": those who were told of, and nobody else. */
const SUBJECTS =
  /\b(illuminating|lighting|framing|keeping|lights?|illuminates?|frames?|between|around|behind|on) (?:both|the two|the|all) (?:main )?subjects\b/gi;

/** "Subtle smile forms.", ", slight nod of acknowledgment": notes of what somebody does. */
const SMALL =
  '(?:slight|subtle|small|quick|gentle|faint|slow|brief|knowing|genuine|soft|warm|tiny|single|confident|playful|shy|relieved)';
const NOTED = new RegExp(
  `((?:^|[.!?,;]) {1,2})(?:${SMALL},? ){1,2}(nod|smile|laugh|chuckle|head ?shake|shrug|wink|sigh|grin|frown|wave)(?: of [a-z]+)?(?: (?:forms|appears|spreads|emerges|grows|follows|breaks (?:through|out)|tugs at (?:his|her|their) lips|crosses (?:his|her|their) (?:face|lips)))?(?=[.,;!?]|$)`,
  'gi',
);
const DONE: Readonly<Record<string, string>> = { 'head shake': 'shakes head', headshake: 'shakes head' };

/** "he smiles." at the head of a sentence has no one before it: who was told of last does it. */
const noteDeed = (_whole: string, before: string, deed: string): string => {
  const verb = DONE[deed.toLowerCase()] ?? `${deed.toLowerCase()}s`;
  return before.startsWith(',') || before.startsWith(';') ? `${before}${verb}` : `${before}The subject ${verb}`;
};

export function sayCommercial(text: string): string {
  return text
    .replace(SHOWN_ON, '$1')
    .replace(SILENCES, (_whole, ending: string | undefined, off: string | undefined) => {
      const form = ending ?? off ?? '';
      return `press${form === 'ing' ? 'ing' : form === 's' || form === 'es' ? 'es' : ''} the alarm clock`;
    })
    .replace(REACHES_TO, (_whole, _ing, verb: string) => `a ${WHO.exec(text)?.[0] ?? 'person'} is reaching to ${verb}`)
    .replace(UNDER_COVERS, 'in bed')
    .replace(SITS_UP, '$1 ')
    .replace(TOWN_WAKES, '$1 at dawn')
    .replace(SETUP, '$1')
    .replace(STRIPS, (strip, at: number) =>
      COLOURED.test(text.slice(Math.max(0, at - 24), at)) ? strip : 'purple and blue neon lights',
    )
    .replace(VISIBLE, 'in the background')
    .replace(SHOWING, '$1 with a view of the ')
    .replace(SUBJECTS, '$1 them')
    .replace(STREAMS, '$1 shines ')
    .replace(NOTED, noteDeed);
}
