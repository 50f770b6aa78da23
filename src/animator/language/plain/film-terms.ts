/** Beside the picture, whether it is written as one word, as two or of the camera. */
export const OFF_SCREEN = 'offscreen';

/** What is written on a shot list, in whole words. */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z'])(?:ECU|XCU|BCU|EXTREME CU)(?![A-Za-z'])/g, 'extreme close-up'],
  [/(?<![A-Za-z'])MCU(?![A-Za-z'])/g, 'medium close-up'],
  [/(?<![A-Za-z'])CU(?![A-Za-z'])/g, 'close-up'],
  [/(?<![A-Za-z'])(?:EWS|ELS|XLS|XWS)(?![A-Za-z'])/g, 'establishing shot'],
  [/(?<![A-Za-z'])(?:WS|LS)(?![A-Za-z'])/g, 'wide shot'],
  [/(?<![A-Za-z'])(?:MWS|MLS)(?![A-Za-z'])/g, 'medium shot'],
  // "MS. Miller" is somebody.
  [/(?<![A-Za-z'])MS(?= ?[,:+/\u2013\u2014-]| of | on )/g, 'medium shot'],
  [/(?<![A-Za-z'])(?:OTS|O\/S)(?![A-Za-z'])/g, 'over-the-shoulder shot'],
  // "FPV flying through the old town": the camera does.
  [
    /\b(?:extremely |ultra[- ])?(?:fast[- ]paced |high[- ]speed |hyper[- ]?speed |dynamic |cinematic )*FPV (?:flight|flying|fly[- ]through|dive|sequence|shot|drone)\b/gi,
    'FPV drone shot',
  ],
  // "POV: riding a bicycle through a village": whoever sees it rides.
  [
    /\b(?:in |from )?(?:a )?(?:first[- ]person|POV|point[- ]of[- ]view)(?: (?:view|perspective|shot|footage|camera|POV)){0,2}(?:[:,]| of| while)? (?=(?:(?:riding|driving|rowing|paddling|racing|steering) (?:an?|the|my|on) |(?:cycling|biking|skateboarding|surfing|galloping|kayaking|canoeing) ))/gi,
    'first person view of a person ',
  ],
  [
    /\b(?:in |from )?(?:a )?(?:first[- ]person|POV|point[- ]of[- ]view)(?: (?:view|perspective|shot|footage|camera|POV)){0,2}(?:[:,]| of| while)? (?=(?:skiing|snowboarding) )/gi,
    'first person view of a skier ',
  ],
  // "POV from a kayak gliding through a cave": whoever is in it sees that.
  [
    /\b(?:first[- ]person|POV|point[- ]of[- ]view)(?: (?:view|perspective|shot|footage)){0,2} from (?:an?|the|my) (kayak|canoe|rowing boat|rowboat|motorcycle|motorbike|bicycle|bike|horse|snowmobile|jet ski|skateboard)\b/gi,
    'first person view of a person riding a $1',
  ],
  // "From the dog's point of view: running through the grass", "a bee's-eye view of a garden": whoever sees it is somebody.
  [
    /\b(?:(?:seen|shot|filmed|viewed|told) )?(?:from|through) (an?|the|his|her|their|my) ((?:[a-z-]{1,14} ){0,2}[a-z-]{2,14})['\u2019]s? (?:point[- ]of[- ]view|POV|perspective|eyes)(?:[:,]|(?= (?:as|while|of)\b))?(?: (?:as|while) (?:it|he|she|they) (?:is |are )?)? (?=(?:[a-z]{2,12}ly )?[a-z]{2,14}ing )/gi,
    'first person view of $1 $2 ',
  ],
  [
    /\b(?:(?:seen|shot|filmed|viewed|told) )?(?:from|through) (an?|the|his|her|their|my) ((?:[a-z-]{1,14} ){0,2}[a-z-]{2,14})['\u2019]s? (?:point[- ]of[- ]view|POV|perspective|eyes)[:,] /gi,
    'first person view of $1 $2 looking ahead. ',
  ],
  // "A documentary crew follows Amina": they make the film, and are behind the camera.
  [
    /\b(?:an?|the|our) (?:documentary|film|camera|news|television|tv) crew (?=(?:quietly |closely )?(?:follow|film|track|accompan)(?:s|ies)\b)/gi,
    'the camera ',
  ],
  // "low-angle shot from beneath the hoop": where the camera is, and nobody else.
  [
    /\b((?:low|high)[- ]angle (?:shot|view)),? (?:filmed |taken |shot )?(?:from )?(?:beneath|below|under|underneath) the [a-z]+(?=[.,;]|$)/gi,
    '$1',
  ],
  // "as the chain net rattles": of the hoop that a ball falls through, and no fisherman's.
  [/,? (?:as|while|and) the (?:[a-z]+ ){0,2}net (?:rattles|swishes|ripples|snaps|shakes|sways)\b/gi, ''],
  // "POV grocery store worker: a customer …": whoever it is sees that from there, and is behind the camera.
  [
    /(?<=^|[.!?;] )(?:POV|point[- ]of[- ]view)(?: of)?:? (?:an? |the )?((?:[a-z-]+ )?(?:store|shop|restaurant|cafe|bar|hospital|office|school|hotel|kitchen|gym|library|supermarket|bakery)) (?:[a-z-]+ )?[a-z-]+: (?=an? |the )/gi,
    'POV shot in a $1. ',
  ],
  [
    /(?<=^|[.!?;] )(?:POV|point[- ]of[- ]view)(?: of)?:? (?:an? |the )?(?!an?\b|the\b|you\b|shot\b|camera\b|view\b)(?:[a-z-]+ ){0,2}[a-z-]+: (?=an? |the )/gi,
    'POV shot. ',
  ],
  // "first-person selfie shot": as one films oneself.
  [/\b(?:first[- ]person|POV)(?: view)?,? (?=selfie\b)/gi, ''],
  // "without any text on screen": nothing is written, and there is no screen.
  [
    /\b(no|without)( any)? ((?:on[- ]?screen )?(?:text|subtitles?|captions?|words|lettering|titles?)) (?:on|in) (?:the )?(?:screen|picture|image|frame|video)\b/gi,
    '$1$2 $3',
  ],
  // "storms up to the counter": to it, and not onto it.
  [
    /\b((?:storm|march|strid|strut|stomp|rush|hurr|sprint|jog|stroll|saunter|sneak|creep|stagger|hobbl|skip|race|dash|charg|shuffl)(?:e|es|s|y|ies|ying|ing)?) (?:right |straight )?up to (?=(?:an?|the|his|her|their|him|them|it|me|us|camera)\b(?! (?:top|roof|rooftop|peak|summit|attic|floor|second|first|third|crest|ridge)\b))/gi,
    '$1 to ',
  ],
  // "Camera: medium, handheld": a shot of that size.
  [
    /(?<=\b(?:camera|framing|composition|shot(?: type| size)?|shots): ?(?:[^.\u00b6:]{0,60}, ?)?)((?:extreme(?:ly)? |very |ultra )?(?:wide|medium|full|long|close|tight))(?=,|\.|;| \u00b6|$)/gi,
    '$1 shot',
  ],
  // "In the last second the light goes out": when, and nobody who is the last of several.
  [
    /(?<=^|[.!?;,] )(?:and )?(?:in|at|during|for) the (?:very )?(?:last|final|first|next|same|opening|closing) (?:few |two |three |split )?(?:seconds?|moments?|instant|beat),? (?=(?:the|an?|he|she|they|it|his|her)\b)/gi,
    'then ',
  ],
  // "points at a small trail camera strapped to a tree": a thing that is there, and not how the film looks.
  [
    /(?<=\b(?:at|toward|towards|to|past|behind|beside|near|under|on|notices|sees|spots|finds|has|holds|waves at) (?:an?|the|his|her|their|my) (?:[a-z]+ )?)(?:trail|security|surveillance|cctv) (?:camera|cam)\b(?! (?:footage|view|shot|angle|video|style|look|feed))/gi,
    'box',
  ],
  // "Black screen. A match is struck": nothing is to be seen yet.
  [/(?<=^|[.!?] )(?:(?:an?|the) )?(?:black|blank|white|dark) screen[.:] /gi, ''],
  // "A day in the life of a barn owl": of the owl.
  [/\b(?:an?|one|the) (?:[a-z]+ )?(?:day|night|morning|evening|year|moment|hour) in the life of /gi, ''],
  // "drone sweeps through mist", where no drone is to be seen.
  [/\bdrone (?:flights?|fly[- ]?throughs?|sweeps?|passes|dives?|flyovers?|fly-overs?)\b/gi, 'drone shot'],
  // "the drone pulls back to reveal": the camera does.
  [/\b(?:the )?drone (?=(?:slowly |gradually |then )?(?:pull(?:s|ing)?|descend(?:s|ing)) )/gi, 'the camera '],
  [/\b(?:the )?drone (?=(?:slowly |gradually |then )?(?:rises|rising|ascend(?:s|ing)) )/gi, 'the drone shot '],
  // "Drone shot slowly pulling back": one shot that goes away, and not two.
  [
    /\bdrone shot,? (?:the camera |that |which )?(?:slowly |gradually |gently )?(?:pull(?:s|ing)|mov(?:es|ing)|fl(?:ies|ying)|drift(?:s|ing)) (?:slowly )?(?:back(?:wards?)?|away)\b(?! (?:to|from) )/gi,
    'drone pull back',
  ],
  [/\bdrone orbits?\b/gi, 'drone shot orbiting'],
  // "Drone over a birch forest", which opens a sentence: nobody sees it.
  [/(?<=^|[.;:] )drone (?=(?:over|above|across|through|along|around|towards?|past) )/gi, 'Drone shot '],
  // ", drone flying upward": without an article it is the camera.
  [/(?<=^|[,.;:] )(?:slow |smooth )?drone (?:flying|moving|gliding|soaring) (?:up|upwards?)\b/gi, 'drone shot rising'],
  [
    /(?<=^|[,.;:] )(?:slow |smooth )?drone (?=(?:flying|moving|gliding|soaring|rising|ascending|descending|hovering|circling|orbiting|following|tracking)\b)/gi,
    'drone shot ',
  ],
  // "16:9 horizontal screen", "the screen fades to black", "something off-screen": the picture's own edge, and no set.
  [/\b(?:\d{1,2}:\d{1,2} )?(?:horizontal|vertical|portrait|landscape|full|wide)[ -]screen\b/gi, 'widescreen'],
  [
    /\b(?:the )?screen (?:slowly )?(?:fades?|cuts?|goes|turns?) (?:to |slowly to |in )?(?:black|white|dark|(?:(?:the )?brand|our|solid) colou?rs?)\b/gi,
    'fade to black',
  ],
  [/(?:,? |\b)off[- ]?(?:screen|camera|frame)\b(?! ?[:)\]])/gi, ` ${OFF_SCREEN}`],
  // "Tagline spoken by a warm male voice: …", "Closing line, read softly by a female narrator: …": nobody who is seen.
  [
    /(?:\b(?:the |an? )?(?:[a-z]+ )?(?:tagline|slogan|line),? (?:is )?)?\b(?:spoken|read|narrated|voiced|delivered)(?: [a-z]+ly)? by (?:an? |the )?(?:[a-z-]+ ){0,3}(?:voice|narrator|announcer)(?= ?:)/gi,
    'Narrator',
  ],
  // "the only colour in the picture": in the film's own, and no painting.
  [/(?<=\bonly (?:[a-z]+ ){1,3})in the (?:whole |entire )?(?:picture|image|frame|shot|scene)\b/gi, ''],
  // "a TV commercial", "a TV drama": what kind of film it is, and no set in the room.
  [
    /\b(?:TV|television) (?=(?:commercial|ad|advert|advertisement|spot|drama|show|series|sitcom|broadcast|documentary|trailer|promo|episode|production|news)\b)/gi,
    '',
  ],
  [/,? ?\b(?:pure |slow |abstract )?(?:motion|light|colou?r|character|movement) study\b/gi, ''],
  [/\b(?:overhead|aerial) drone(?= ?[\u2014\u2013,:.-])/gi, 'overhead drone shot'],
];

/** "Dolly in + Whip Pan A white-haired woman": a capital article within a line begins a sentence. */
const NEW_SENTENCE = /(?<=[A-Za-z\d)"']) (?=(?:An?|The|Her|His|She|He|They|Its|Their) [a-z])/g;
const AFTER_NAME =
  /\b(?:of|in|at|on|for|from|by|like|to|with|and|or|called|titled|named|as|vs|where|when|while|that|then)$/i;

/** "a chef mid-laugh", "a dancer in mid-pirouette": caught in the midst of it. */
const MIDST =
  /,? (?:(?:caught |captured |frozen )?(?:in )?)?mid[- ](session|step|stride|leap|jump|fall|conversation|sentence|bite|laugh|motion|action|swing|turn|spin|pirouette|twirl|dance|sip|throw|dive|kick|punch|song|performance|run|sprint|roar|scream|flight|speech|movement|gesture|rotation|shot)(?![A-Za-z-])/gi;
/** What somebody is doing then; of the others nothing is seen. */
const IN_MIDST: Readonly<Record<string, string>> = {
  ...{
    stride: 'walking',
    leap: 'leaping',
    jump: 'jumping',
    laugh: 'laughing',
    spin: 'spinning',
    pirouette: 'spinning',
  },
  ...{ twirl: 'spinning', dance: 'dancing', dive: 'diving', run: 'running', sprint: 'running', song: 'singing' },
  ...{ roar: 'roaring', scream: 'screaming', flight: 'flying', rotation: 'spinning' },
};
const sayMidst = (_whole: string, deed: string): string => {
  const doing = IN_MIDST[deed.toLowerCase()];
  return doing === undefined ? '' : ` ${doing}`;
};

const FLIGHT = /\b(?:FPV|drone shot|aerial (?:shot|view))\b/i;
const FLIES_OVER =
  /, (?:soaring|flying|gliding|sweeping|swooping|diving|racing|weaving) (?=(?:over|through|past|above|along|between|across|into) )/gi;

/** "FPV drone shot through the kingdom, soaring over stupas": the camera does, where nobody was told of before. */
function sayFlights(text: string): string {
  if (!FLIGHT.test(text)) return text;
  return text
    .split(/(?<=[.!?])/)
    .map((sentence) => {
      const flight = FLIGHT.exec(sentence);
      const first = sentence.search(FLIES_OVER);
      if (flight === null || first < flight.index) return sentence;
      return /\b(?:of|following|tracking|as)\b/i.test(sentence.slice(flight.index, first))
        ? sentence
        : sentence.replace(FLIES_OVER, ', ');
    })
    .join('');
}

const FILMED_BY_DRONE = /\b(?:FPV|(?:drone|aerial) (?:shot|footage|view|video|camera))\b/i;

/** "FPV drone footage … The drone bursts out of the trees": what films is told of again, and nobody sees it. */
const sayDrone = (text: string): string =>
  FILMED_BY_DRONE.test(text) && !/\ba drone (?!shot|footage|view|video|camera)/i.test(text)
    ? text.replace(
        /\b(the )(?:FPV )?drone (?=(?:then |suddenly |slowly |finally )?[a-z]{3,12}(?:s|ing) )/gi,
        '$1camera ',
      )
    : text;

/** Says what a crew writes as one would tell it. */
export function sayFilmTerms(text: string): string {
  let plain = text;
  for (const [written, said] of ABBREVIATED) plain = plain.replace(written, said);
  return (
    sayDrone(sayFlights(plain))
      .replace(MIDST, sayMidst)
      // "Think Satoshi Kon meets a nature documentary", "--ar 16:9 --v 6.1".
      .replace(/(?<=^|[.!?] )Think [^.!?]{3,80} meets [^.!?]{3,80}[.!?]/g, '')
      // "…, Jules Verne meets luminous fantasy.": whom it shall recall, and nobody who is there.
      .replace(/, [A-Z][A-Za-z'-]{1,20}(?: [A-Z][A-Za-z'-]{1,20}){0,3} meets [^.,;!?]{3,60}(?=[.,;!?]|$)/g, '')
      .replace(/ --[a-z]{1,12}(?: [\d.:]{1,8}| [a-z]{1,12})?(?= --|\s*$)/gi, '')
      // "Mara, 40s, in a trench coat".
      .replace(
        /, (?:(early|mid|late)[ -])?([2-9]0)s(?=[,.)])/g,
        (_whole, part: string | undefined, age: string) => `, in their ${part === undefined ? '' : `${part} `}${age}s`,
      )
      .replace(/ mid-?air(?= [A-Za-z])/gi, ' in the air')
      .replace(NEW_SENTENCE, (space, at: number) =>
        AFTER_NAME.test(plain.slice(Math.max(0, at - 12), at)) ? space : '. ',
      )
  );
}
