/**
 * How a prompt speaks of its shots: pattern, then what it asks for. Patterns are matched on the lower-case English text, in this order, and what they match is
 * no longer read as anything else; `CAM` stands for a camera as subject with its adverbs.
 */
const CAM =
  '(?:(?:the |a |our )?(?:\\w+ )?(?:camera|lens|shot|view|drone|perspective|video|footage)(?: (?:makes|performs|executes|does) (?:an?|one)(?:,? (?:slow|straight|smooth|gentle|small|steady|single|full|wide|clockwise))*)?(?: (?:slowly|gently|smoothly|then|now|steadily|quickly|is|starts?|begins?|continues?|to|completely))*|(?:then|and|before|while) (?:slowly |gently |smoothly |steadily )?)';
/** No comma follows, or one after which the camera or nobody is told of. */
const UNTIL_SUBJECT = String.raw`[^,]*(?:$|, (?!(?:an?|the|one|two|three|his|her|he|she|they|it)\b(?! (?:camera|drone|lens|shot))))`;
const WHOM = '(?:him|her|it|them|the [a-z ]{2,20}|its subject|their subject)';

/** "close-up of her eyes", "the camera pushes in on his hands": the first group is the part that is looked at. */
export const CAMERA_PARTS =
  /\b(?:close[ -]?ups?|close(?= on\b)|tight(?= on\b)|camera|shot|zoom\w*|push\w*|focus\w*|doll(?:y|ies|ying)|detail|macro|tilt\w*|lens)\b[^,.;:]{0,40}?\b(?:on|of|to|toward|towards|at|into|around)\s+(?:(?:his|her|its|their|the|a|an)\s+)?(?:(?!his\b|her\b|its\b|their\b)[a-z]+(?:'s)?\s+){0,2}?(hands?|fingers?|fingertips?|eyes?|face|feet|foot|paws?|mouth|lips|head|hooves|beak|wings?|shoes?|boots?|hair|ears?|nose|tail|shoulders?|knees?|arms?(?! length|.s length)|legs?|wheels?|tires?|engine|headlights?)\b(?![ -]level)/g;

/**
 * "aerial shot slowly descending", "low angle rising": a participle right after what only a shot can be called is the camera's. Only the participle is taken, so that
 * what the shot is is read by the patterns after it.
 */
const FRAMED =
  "(?<=\\b(?:(?:camera|lens|drone|aerial|crane|wide|tracking|overhead|establishing|low|high|bird'?s[ -]eye)[ -](?:shot|view|angle|angle shot|footage|perspective)|aerial|the (?:shot|camera)),? ?(?:slowly|gently|gradually|smoothly)? ?)";
/** What flies rises as it flies. */
const FLOWN =
  '(?<=\\b(?:drone|aerial)(?:[ -](?:shot|view|footage|perspective))?,? ?(?:slowly|gently|gradually|smoothly)? ?)';
const RISES = String.raw`(?:rising|ascending)(?: slowly| gently)?(?: up)?(?=\s*(?:$|[,.;:])| (?:over|above|from|past|through|to|along|with|into)\b)`;
export const FRAMED_MOVES: readonly (readonly [string, string])[] = [
  [String.raw`${FRAMED}(?:descending|lowering|sinking|coming down)(?: slowly| gently)?(?: down)?\b`, 'move=crane_down'],
  [`${FLOWN}${RISES}`, 'move=drone_up'],
  [`${FRAMED}${RISES}`, 'move=crane_up'],
];

export const CAMERA_PATTERNS: readonly (readonly [string, string])[] = [
  // "handheld tracking shot": the hand, and then what it does
  [
    String.raw`\bhand[ -]?held (?=(?:(?:wide|close|medium|slow|smooth) )?(?:tracking|follow\w*|dolly|pan|push\w*|zoom|orbit\w*)\b|(?:shot|camera) (?:follow|track|mov|push|circl|orbit|pan)\w*)`,
    'move=handheld',
  ],
  [
    String.raw`\bselfie[ -](?:vlog|video|style|shot|pov|mode|footage|angle)s?\b|\bvlog(?:[ -](?:style|shot|footage))?\b(?=[ ,:.]|$)|\bfilmed? (?:as a |in )selfie\b|\bselfie(?= of\b)`,
    'size=medium,angle=selfie,move=handheld',
  ],
  [
    String.raw`\b(?:filmed|shot|recorded|captured|filming) (?:on|with) (?:an? |my |her |his )?(?:iphone|smartphone|phone|cell ?phone|go ?pro|camcorder|webcam)\b`,
    'move=handheld',
  ],
  [
    String.raw`\b(?:car )?dash[ -]?(?:cam(?:era)?|board camera)s?(?: (?:footage|view|video|recording|shot|clip|perspective|pov)){0,2}(?: (?:of|from))?\b`,
    'angle=dashcam,size=wide',
  ],
  // all of them, and nobody who is called so
  [String.raw`\b(?:group|ensemble) shot(?: of)?\b`, 'angle=eye'],
  // whoever walks there is not seen: one sees what they see, at the height of the eyes and as fast as they go
  [
    String.raw`\b(?:in |from )?(?:a )?(?:handheld )?(?:first[ -]person|pov|point[ -]of[ -]view)(?: (?:shot|view|video|footage|perspective|camera|walk)){0,2}(?: of)?[,:]? (?:while |someone |slowly )?(?:walking|strolling|wandering|moving|exploring|pushing) (?:slowly |forward )?(?=(?:through|along|down|across|between|among|past|into) )`,
    'angle=point_of_view,move=handheld,move=drone_forward,size=wide',
  ],
  // low at a wheel, with the road before it; who is behind the wheel drives
  [
    String.raw`(?:\bfrom (?:low |right |just )?(?:behind|beside|near) (?:the|one|its|a) (?:front|rear|back) |\bcamera (?:is |stays |sits |mounted |placed |positioned ){0,2}low (?:and )?(?:behind|beside|near|at) (?:the|one|its|a) (?:front |rear |back )?)(?:wheels?|tyres?|tires?)(?: of)?\b`,
    'angle=low,move=follow_behind',
  ],
  // "speeds past the camera, which whips around to follow it": the camera stands beside the way and turns after it
  [
    String.raw`(?<!camera )\b(?:right |just |straight |close |closely )?(?:past|by|alongside) (?:the |our )(?:still |static |low |stationary )?(?:camera|lens|viewer)\b(?: position)?`,
    'move=pass_by',
  ],
  [
    String.raw`${CAM} ?(?:whips?|whip[ -]?pans?|snaps|swings|whirls|spins)(?: around| round| quickly)? (?:to (?:follow|track|catch)|after|with|following)(?: ${WHOM})?\b`,
    'move=pass_by',
  ],
  // how one speaks of a shot that shall look good, which every one should
  [
    String.raw`\b(?:final |dramatic |iconic |closing )?(?:hero|beauty|glamou?r|money|product) (?:shot|frame|angle|close[ -]?up|pose)\b`,
    'size=medium',
  ],
  [String.raw`\b(?:cinematic |detail |tight )?insert(?: shot| close[ -]?up)(?: of)?\b:?|^\s*insert:`, 'size=close'],
  // no film shows two pictures at once yet, which is told
  [String.raw`\bsplit[ -]screen(?: shot| view| effect)?\b:?`, 'unknown'],
  // no film ends so yet, which is told
  [String.raw`\b(?:smash |hard )?(?:cut|fade)s?(?: in| out)? (?:to|from) (?:black|white)\b`, 'unknown'],
  [
    String.raw`\b(?:quick|fast|rapid|snappy|rhythmic|frantic|dynamic)(?:-paced)? (?:cuts|cutting|edits|editing)\b`,
    'motion=handheld',
  ],
  // time
  [String.raw`(?:in |as )?(?:super |ultra |extreme |dramatic )?slow[ -]?mo(?:tion)?(?: shot| footage)?\b`, 'pace=0.4'],
  [String.raw`(?:a )?(?:time[ -]?lapse|timelapse|hyper[ -]?lapse)(?: shot| video| footage)?(?: of)?\b`, 'pace=8'],
  [String.raw`\b(?:in )?bullet[ -]time(?: shot| effect| sequence)?(?: of)?\b`, 'pace=0.4,move=orbit_right'],
  [String.raw`\b(?:fast|sped[ -]up) motion\b`, 'pace=2'],
  [
    String.raw`\b(?:sped[ -]up|speeded[ -]up|accelerated|fast[ -]forward(?:ed)?) (?:footage|video|shot|clip|film|sequence)(?: of)?\b`,
    'pace=8',
  ],
  [String.raw`\b(?:at )?(?:96|120|240|480|960|1000) ?(?:fps|frames per second)\b`, 'pace=0.4'],
  // "wide aerial shot", "aerial wide shot": two words of one shot, each with what it says
  [String.raw`\bwide (?=(?:(?:cinematic|epic|sweeping|slow|high) )?(?:aerial|drone|helicopter)\b)`, 'size=wide'],
  [
    String.raw`\b(?:aerial|drone|helicopter) (?=(?:(?:extreme(?:ly)? )?wide|establishing|panoramic|landscape|long)(?:[ -]angle)? (?:shots?|view|footage|tracking)\b)`,
    'move=drone_forward',
  ],
  [String.raw`\bhigh (?=(?:wide|establishing) (?:shots?|view)\b)`, 'angle=high'],
  // Behind is where it follows, and low how it looks.
  [
    String.raw`\blow(?:[ -]angle)? camera (?:follow|track|chas|trail|rac)\w*(?: closely)?(?: ${WHOM})? (?:from |close )?behind\b`,
    'angle=low,move=follow_behind',
  ],
  [String.raw`\blow (?=(?:wide|medium|full|tracking|following|follow|dolly|steadicam|gliding) shots?\b)`, 'angle=low'],
  // "Tight on her eyes as …"
  [
    String.raw`(?:\b(?:very )?tight|(?<=^\s{0,2}|[:,] |cut to |then )close) on (?=(?:(?:his|her|its|their|the|an?) )?(?:[a-z']{1,16} ){0,2}(?:eyes?|lips|mouth|fingertips?)\b)`,
    'size=extreme_close',
  ],
  [
    String.raw`(?:\b(?:very )?tight|(?<=^\s{0,2}|[:,] |cut to |then )close) on (?=(?:his|her|its|their|the|an?) )`,
    'size=close',
  ],
  // "macro close-up": one size
  [
    String.raw`\b(?:extreme(?:ly)? )?(?:macro (?:extreme )?close[ -]?ups?|close[ -]?up macro)(?: (?:shots?|view|footage))?(?: of)?\b`,
    'lens=macro,size=extreme_close',
  ],
  // sizes, the longer names first
  [String.raw`\bextreme(?:ly)? close[ -]?ups?(?: shots?)?(?: (?:on|of))?\b`, 'size=extreme_close'],
  [String.raw`\bbig close[ -]?up\b|\bdetail shot\b`, 'size=extreme_close'],
  [String.raw`\bmedium close[ -]?ups?(?: shots?)?(?: (?:on|of))?\b`, 'size=close,chest=seen'],
  [
    String.raw`\b(?:tight |intimate )?close[ -]?ups?(?: shots?| view)?(?: (?:on|of))?\b|\bclose shots?\b|\btight shot\b|\bheadshot\b|\bportrait shot\b|\bclose (?=low|high)|\bportrait of\b(?! a lady)`,
    'size=close',
  ],
  [
    String.raw`\b(?:wide )?establishing (?:wide )?shot(?: of)?\b|\b(?:extreme(?:ly)?|ultra|super)[ -]?(?:wide|long) (?:shot|view)(?: of)?\b|\bextreme wide\b`,
    'size=establishing',
  ],
  [
    String.raw`\bmedium (?=tracking shot)|\bmedium (?:two[ -])?shots?(?: of)?\b|\bmid[ -]?shot\b|\bwaist[ -]up\b|\bcowboy shot\b|\btwo[ -]shot\b|\bhalf[ -]body\b`,
    'size=medium',
  ],
  [
    String.raw`\b(?:full(?:[ -](?:body|length|figure))?|medium[ -](?:long|wide|full)) shots?(?: of)?\b|\bfull[ -]body\b|\bhead to toe\b`,
    'size=full',
  ],
  [String.raw`\b(?:ultra[ -]?)?(?:very )?wide[ -]?(?:angle )?lens(?:es)?\b|\bultra[ -]?wide(?: angle)?\b`, 'lens=wide'],
  [String.raw`\bwide[ -]?angle(?: (?:shot|view))?\b`, 'size=wide,lens=wide'],
  [
    String.raw`\bwide (?=tracking shot)|\bwide (?:cinematic |epic |static |aerial |silhouette |final |drone |landscape )?(?:shots?|view|frame|silhouette)(?: of)?\b|\blong shot\b|\bgeneral shot\b|\bpanoramic (?:shot|view)(?: of)?\b|\bmacro to wide\b`,
    'size=wide',
  ],
  // lenses and focus
  [
    String.raw`\brack(?:s|ing)?[ -]focus\b|\bfocus[ -](?:pull|shift|rack)(?:s|ing)?\b|\bpull(?:s|ing)? focus\b|\bfocus (?=(?:slowly |smoothly |then )?(?:from|racks|shifts|moves)\b)`,
    'focus=rack',
  ],
  [
    // Flowers before the lens are near, and nobody behind them.
    String.raw`\bmacro(?! (?:[a-z]+ ){1,3}in the foreground)(?: (?:shot|lens|photography|view|close[ -]?up|detail|footage))?\b(?: of)?`,
    'lens=macro,size=extreme_close',
  ],
  [String.raw`\bfish[ -]?eye(?: lens)?\b`, 'lens=fisheye'],
  [String.raw`\b(?:telephoto|long)(?: lens)\b|\btelephoto\b|\b(?:85|100|135|200|400)mm(?: lens)?\b`, 'lens=long'],
  [String.raw`\b(?:14|16|18|20|24)mm lens\b`, 'lens=wide'],
  [
    String.raw`\b(?:very |extremely )?(?:shallow|low) (?:depth of field|focus)\b|\b(?:soft |creamy |beautiful )?bokeh(?: background)?\b|\b(?:blurred|blurry) background\b|\bout of focus\b|\bdepth of field\b|\bselective focus\b`,
    'focus=shallow',
  ],
  [String.raw`\bdeep focus\b|\beverything in focus\b`, 'focus=deep'],
  // special moves
  [String.raw`\b(?:dolly zoom|vertigo (?:effect|shot)|zolly)(?: on)?\b`, 'move=dolly_zoom'],
  [String.raw`\bwhip[ -]?pan(?:s|ning)?\b`, 'move=whip'],
  [
    String.raw`\b(?:pov(?: shot)? )?from (?:a |the |his |her )?(?:(?:body|helmet|chest|head) ?)?(?:cam(?:era)?|go ?pro) on (?:the |a |his |her )?(?:handlebars?|helmet|chest|head|collar|shoulder)(?: of)?\b`,
    'angle=point_of_view',
  ],
  [
    String.raw`\b(?:from |in )?(?:a )?(?:first[ -]person(?: (?:view|perspective|shot))?|pov(?: shot)?|point[ -]of[ -]view(?: shot)?|(?:go ?pro)(?: (?:look|footage|view|shot))?)(?: of)?\b`,
    'angle=point_of_view',
  ],
  [
    String.raw`\b(?:seen )?through the eyes of\b|\b(?:a )?(?:camera|go ?pro) (?:is )?(?:mounted|attached|fixed|strapped) (?:on|to) (?:the |a |his |her )?(?:handlebars?|helmet|chest|head|collar)(?: of)?\b`,
    'angle=point_of_view',
  ],
  [
    String.raw`\b(?:a )?(?:camera|go ?pro) (?:is )?(?:mounted|attached|fixed|strapped) (?:on|to) (?:the |a )?(?:hood|bonnet|dashboard|windshield|windscreen)(?: of)?\b`,
    'angle=dashcam,size=wide',
  ],
  [
    String.raw`\bover[ -]the[ -]shoulder(?: shot| view)?(?: of)?\b|\bover (?:his|her|their) shoulder,? (?=we (?:can )?see\b|the camera\b)`,
    'angle=over_shoulder',
  ],
  [String.raw`\bdutch (?:angle|tilt)\b|\btilted (?:frame|angle)\b`, 'angle=dutch'],
  [String.raw`\bworm'?s[ -]?eye(?:[ -](?:view|shot))?\b`, 'angle=worms_eye'],
  // A plane that flies low does so itself.
  [
    String.raw`(?:(?<=^\s{0,2})|(?<=[.;:] )|(?<=\b(?:camera|drone|lens|shot|view|footage|perspective),? (?:then |and |slowly |smoothly )?))(?:glid\w+|fl(?:y|ies|ying)|skim\w*|sweep\w*|mov\w+) (?:very )?low (?=over|above|across|along)|\blow (?=drone|aerial)`,
    'angle=low',
  ],
  // "FPV drone shot racing through a forest": down among the trunks, and not over them
  [
    String.raw`\bfpv (?:drone )?(?:(?:shots?|footage|view|flight|camera) )?(?:(?:fl(?:ies|ying)|rac(?:es|ing)|weav(?:es|ing)|div(?:es|ing)|speed(?:s|ing)|zoom(?:s|ing)|glid(?:es|ing)|swoop(?:s|ing)|dart(?:s|ing)) )?(?:low |fast |quickly )?(?=(?:through|between|inside|into|among) )`,
    'angle=point_of_view,move=drone_forward,size=wide',
  ],
  // "FPV drone dives down a waterfall": down into the land, and on close above it
  [
    String.raw`(?:\b(?:an? |the )|^ ?)?\b(?:(?:fpv|cinematic|racing) )?(?:drone|camera|fpv) (?:(?:shots?|footage|view),? )?(?:that |which )?(?:slowly |suddenly |steeply |then )?(?:div(?:es|ing)|plung(?:es|ing)|swoop(?:s|ing)|plummet(?:s|ing)|nose-?div(?:es|ing))(?: (?:\w+ly|low|straight|steeply)){0,2} (?:down|off|over|into|toward|towards|from)\b(?! (?:the )?(?:water|sea|ocean)\b)`,
    'move=drone_dive,size=wide',
  ],
  // drone
  [
    String.raw`\b(?:an? |the )?drone (?:shot |footage |view |camera )?(?:that |which )?(?:slowly )?(?:ris\w+|ascend\w+|climb\w+|lift\w+)(?: up)?(?: over| above)?\b|\b(?:rising|ascending) (?:drone|aerial)(?: shot)?(?: over| above)?\b|\baerial shot rising\b`,
    'move=drone_up',
  ],
  [
    String.raw`\b(?:as )?(?:seen|viewed|shot|filmed|captured) (?:from|by|with) (?:a |an )?(?:drone|helicopter|airplane|the air)(?: (?:flying|hovering|gliding|circling)(?: (?:alongside|overhead|above|beside|past|around|low|high|slowly)){0,2})?\b`,
    'move=drone_forward,size=wide',
  ],
  [
    String.raw`\b(?:fpv )?(?:drone|aerial) (?:(?:tracking )?(?:shot|camera|footage|view),? )?(?:closely |slowly |smoothly )?(?:follow\w*|track\w*|chas\w*|pursu\w*)(?: (?:it|him|her|them|the \w+(?: \w+)?))?(?: closely| low)? from (?:behind|the back)\b`,
    'move=follow_behind,angle=high,size=wide',
  ],
  // "…, then rises to reveal the coast": only a camera does that
  [
    String.raw`(?:${CAM} ?|\b(?:then|before|and|slowly|gradually|finally) )(?:then )?(?:slowly |gradually |gently )?(?:rises?|rising|ascends?|ascending|lifts?|lifting|climbs?|climbing|soars?|soaring|pulls?|pulling|zooms?|zooming|dollies|dollying|tracks|tracking|flies|flying|moves?|moving)(?: back| out| away| up(?:wards?)?| higher| high| above){0,2}(?: slowly| gradually)? (?:to reveal|revealing)\b|(?:^\s{0,2}|, )(?:a )?(?:slow(?:ly)? |smooth )?(?:pull|zoom|dolly)(?:s|ing)?[ -](?:back|out|away) (?:to reveal|revealing)\b`,
    'move=drone_reveal',
  ],
  [
    String.raw`\b(?:fpv )?(?:drone|aerial) (?:(?:tracking )?(?:shot|camera|footage|view),? )?(?:closely |slowly |smoothly )?(?:follow\w*|track\w*|chas\w*|pursu\w*)\b(?! shot)`,
    'move=follow_behind,angle=high,size=wide',
  ],
  [
    String.raw`\b(?:fpv )?(?:drone|aerial) (?:(?:shot|camera|footage|view),? )?(?:slowly |smoothly |gently )?(?:circl(?:es|ing)|orbit(?:s|ing)?|rotat(?:es|ing))(?: shot)?(?: around)?\b(?! shot)`,
    'move=orbit_right,angle=high,size=wide',
  ],
  [String.raw`\bdrone (?:reveal|pull[ -]?back)\b|\brevealing drone shot\b`, 'move=drone_reveal'],
  [
    String.raw`\b(?:fpv|aerial)? ?(?:drone (?:shots?|footage|view)|(?:aerial|helicopter) (?:drone )?(?:shots?|footage|view|photography))(?: (?:slowly |gently |smoothly )?(?:glid\w+|fl(?:y|ies|ying)|mov\w+|sweep\w+|soar\w+|follow\w*|track\w*)(?: slowly)?(?: forward)?)?(?: (?:above|over|of|through|from high above|from above))?\b|\bfly-?over\b|(?<![a-z] )\bfly over\b|\b(?:we|camera|drone) fly over\b`,
    'move=drone_forward,size=wide',
  ],
  [
    String.raw`(?:\b(?:an? |the )|^ ?)(?:fpv |cinematic )?drone (?:slowly |smoothly |gently |steadily |quickly )?(?:fl(?:ies|ying)|glid(?:es|ing)|soar(?:s|ing)|sweep(?:s|ing)|mov(?:es|ing)|rac(?:es|ing)|skim(?:s|ming)|push(?:es|ing)|div(?:es|ing))(?: \w+ly)?(?: low| high| forward)* (?:over|above|across|through|toward|towards|along|past|into|around|between|under)\b`,
    'move=drone_forward,size=wide',
  ],
  [
    String.raw`\b(?:slow |cinematic |wide |epic |sweeping )?aerial(?=\s*(?:[,.;:]|of\b|over\b|$))`,
    'move=drone_forward,size=wide',
  ],
  // angles
  [
    String.raw`\baerial (?=(?:tracking|wide|establishing|cinematic|orbit|orbiting|follow|following|dolly|push|slow|moving)\b)|\baerial (?:perspective|angle)\b`,
    'angle=high',
  ],
  [
    String.raw`\b(?:top[ -]?down|bird'?s?[ -]?eye|god'?s[ -]eye|overhead(?=[ -](?:view|shot|angle|perspective|close|camera)))(?:[ -](?:view|shot|angle|perspective|close[ -]?up))?(?: (?:of|on))?\b|\b(?:seen|view|shot|filmed|looking down|looks down) from (?:directly |high |straight )?above\b|\bfrom (?:directly|high) above\b|(?:^\s{0,2}|\b(?:camera|lens|shot|drone|view|footage),? )(?:looking|looks|points?|pointing) (?:straight|directly) down(?: (?:on|at|onto|into))?\b`,
    'angle=birds_eye',
  ],
  [
    String.raw`\b(?:from a |very |at a )?low[ -]?angle(?: (?:shots?|view|perspective))?(?: of)?\b|\blow camera (?:view|angle|position)\b|\b(?:at|from) (?:ground|puddle|floor|hip|ankle) (?:level|height)\b|\bground[ -]level(?: shot)?\b|\bfrom below\b|(?:^\s{0,2}|\b(?:camera|lens|shot|view|footage),? )look(?:ing|s) (?:straight |directly |steeply )?up (?:at|toward|towards|to)\b|(?:^\s{0,2}|, |\bcamera )(?:stays |held |kept )?(?:very )?low to the (?:ground|floor|water)\b`,
    'angle=low',
  ],
  [
    String.raw`(?<=\b(?:intersection|crossing|city|streets?|square|traffic|village|landscape|coast|coastline|beach|island|market|plaza|road|highway|seen|viewed|filmed|view) )from (?:high |directly |far )?above\b(?! the)`,
    'angle=high',
  ],
  // "camera tracks alongside from a drone", "filmed from a helicopter": what films it is not seen.
  [
    String.raw`(?<=\b(?:camera|shot|view|tracking|tracks|filmed|footage|seen|captured)(?: \w+){0,3} )from (?:a|the) (?:\w+ )?(?:drone|helicopter)\b`,
    'angle=high',
  ],
  [
    String.raw`\bisometric(?:[ -](?:view|angle|style|perspective|projection|camera|shot))?(?: of)?\b`,
    'angle=high,lens=long',
  ],
  [String.raw`\b(?:from a |very )?high[ -]?angle(?: (?:shots?|view))?(?: of)?\b`, 'angle=high'],
  [
    String.raw`\b(?:miniature )?tilt[ -]?shift(?: (?:miniature|effect|lens|view|photography|footage|shot|style))?(?: of)?\b`,
    'angle=high,pace=1.5',
  ],
  [String.raw`\beye[ -]level(?: (?:shot|view|angle))?\b`, 'angle=eye'],
  [
    String.raw`\b(?:side|profile)[ -](?:view|shot|angle)\b|\b(?:(?<!tracking )shot|seen|filmed) from the side\b|\bin profile\b`,
    'angle=side',
  ],
  [String.raw`\b(?:overhead |top[- ]down )?flat[- ]lay\b(?: shot)?`, 'angle=birds_eye'],
  [String.raw`\bfront view\b|\breverse (?:shot|angle)(?: (?:of|on))?\b`, 'angle=eye'],
  [
    String.raw`\b(?:seen|(?<!tracking |following |follow )shot|filmed|viewed) from behind\b|\bback view\b|\brear view\b`,
    'angle=behind',
  ],
  // following
  // "Follow the hat!", "Tracking a rider across the flat, the camera flies low": nobody else is told to, unless who does so comes after the comma.
  [
    String.raw`^\s*(?:follow|track)(?: closely)?(?= (?:the|an?|one|two|three|his|her)\b)|^\s*(?:tracking|following|trailing)(?= (?:the|an?|one|two|three|his|her)\b${UNTIL_SUBJECT})`,
    'move=follow_beside',
  ],
  [
    String.raw`^\s*(?:slowly )?(?:circling|orbiting)(?: slowly)?(?: around)?(?= (?:the|an?|one|two|three|his|her)\b${UNTIL_SUBJECT})`,
    'move=orbit_right',
  ],
  [
    String.raw`${CAM} ?(?:follow\w*|track\w*|walk\w*|fl(?:y|ies|ying)|chas\w+|trail\w*|mov\w+|run\w*|rid\w+|driv\w+|travel\w*|glid\w+|stay\w*)(?: \w+ly)?(?: ${WHOM})?(?: closely| close| right| along| just)* (?:from behind|from the rear|behind(?! them, static))(?: ${WHOM})?`,
    'move=follow_behind,angle=behind',
  ],
  [
    String.raw`(?<=\bfollow(?:s|ing) (?:an?|the|his|her|two|three) [a-z' -]{2,50}) from (?:behind|the rear|the back)\b`,
    'move=follow_behind,angle=behind',
  ],
  [
    String.raw`\b(?:camera )?follow(?:s|ing)? (?:${WHOM} )?(?:closely )?from (?:behind|the rear|the back)\b|\bfollow(?:ing)? shot from behind\b|\btracking shot from behind\b|\bfrom behind as\b`,
    'move=follow_behind,angle=behind',
  ],
  [
    String.raw`${CAM} ?(?:mov\w+|driv\w+|travel\w*|walk\w*|glid\w+|fl(?:y|ies|ying)|track\w*|retreat\w*|run\w*)(?: \w+ly)? (?:in front of|ahead of|backwards? (?:before|in front of)) (?:him|her|it|them|the [a-z]+)\b|\btracking (?:shot )?(?:backwards?|from the front)\b|\bfollow(?:s|ing)? (?:${WHOM} )?from the front\b|\bleading shot\b`,
    'move=follow_front',
  ],
  [
    String.raw`${CAM} ?(?:track\w*|mov\w+|glid\w+|driv\w+|follow\w*|travel\w*|fl(?:y|ies|ying)|run\w*|walk\w*|rid\w+)(?: \w+ly)? (?:alongside|beside|sideways with|along with|next to|with the team)(?: ${WHOM})?(?: at [a-z]+ height)?|\btracking (?:shot )?(?:alongside|from the side)\b|\bmoving sideways with them\b|${CAM} ?pans?(?: \w+ly)? (?:along )?with ${WHOM}|\bside(?:[ -]on)? tracking(?: shot)?(?: of)?\b|\btracking alongside\b`,
    'move=follow_beside',
  ],
  [String.raw`\btracking shot from (?:the )?left to (?:the )?right\b`, 'move=truck_right'],
  [String.raw`\btracking shot from (?:the )?right to (?:the )?left\b`, 'move=truck_left'],
  [
    String.raw`${CAM} ?(?:follow|track)(?:s|ing)?(?: closely| along| after)?(?: (?:${WHOM}|his|her|its) ?(?:path|movements?)?)?\b|\b(?:slow |smooth |low |long |fast )?tracking (?:shots?|camera)(?: (?:of|through|along|across))?\b|\bfollow(?:ing)? shot\b|\bsteadicam(?: shot)?\b|\bin one continuous(?: handheld)? take\b`,
    'move=follow_beside',
  ],
  // orbit
  [
    String.raw`${CAM} ?(?:slowly )?(?:orbit|circl|rotat|revolv|arc|spin|swirl|turn)(?:s|es|ing|e|)(?: slowly)? (?:around|round|about)(?: ${WHOM})?|\b(?:slow |smooth |aerial |360[ -]?(?:degree )?)?(?:orbit(?:al|ing)?|arc)(?: shots?| around)?(?: of)?\b|\b360[ -]?(?:degree)? (?:shot|view|pan)\b|${CAM} ?(?:slowly )?(?:orbits|circles)\b|\bcircling (?:camera|dolly|shot|tracking)(?: shot)?\b|\bcircles to show\b|\b(?:slow(?:ly)? |smooth(?:ly)? |gently |gentle )?(?:rotating|revolving|circling|spinning) camera\b`,
    'move=orbit_right',
  ],
  // static
  [
    String.raw`\b(?:static|locked[ -]?(?:off|down)?|fixed|still|stationary|tripod|motionless)(?: (?:wide|full|medium|close|camera|frame))? ?(?:shot|camera|frame|cam|take)\b|\blocked[ -]off\b|${CAM} ?(?:is |stays?|remains?|holds?|keeps?|was )?(?:completely |perfectly |absolutely )?(?:still|static|fixed|stationary|motionless|calm|quiet|locked|steady)\b|\bstatic (?=medium|wide|full|close)|, static\b|\bno camera movement\b|\b(?:featuring )?(?:a )?(?:steady and smooth|smooth and steady) (?:perspective|camera|shot|view)\b`,
    'move=static',
  ],
  [`${CAM} ?(?:stays?|remains?|sits?) behind (?:him|her|it|them)`, 'angle=behind,move=static'],
  [
    String.raw`${CAM} ?(?:stays?|remains?|sits?|is|starts?|begins?)?(?: at| very)? low(?: to the ground| at the water line)?\b|${CAM} ?(?:is |stays )?(?:at|close to) (?:puddle|ground|floor) (?:height|level)\b`,
    'angle=low',
  ],
  // crane, tilt, pan, truck
  [
    `${CAM} ?(?:slowly )?(?:crane|rise|rising|ascend|lift|climb|soar)(?:s|es|ing)?(?: slowly)?(?: up)? (?:from )?behind (?:him|her|it|them)`,
    'move=crane_up,angle=behind',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?(?:crane|rise|rising|ascend|lift|climb|boom|jib|pedestal|soar)(?:s|es|ing|d)?(?: slowly)? ?(?:up(?:ward|wards)?|high|above|behind (?:him|her|it|them)|past|over)\b|${CAM} ?(?:slowly )?(?:go|move)(?:s|es|ing)?(?: slowly)? (?:up(?:ward|wards)?|high)\b(?: past (?:him|her|it|them))?|\bcrane (?:up|shot)(?: rising| of)?\b|\bcranes up\b|\bjib up\b|\bpedestal up\b|\brising shot\b|${CAM} ?rises\b`,
    'move=crane_up',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?(?:crane|descend|lower|boom|jib|pedestal|drop|go|move)(?:s|es|ing)?(?: slowly)? down(?:ward|wards)?\b|\bcrane down\b|${CAM} ?descends\b|\bpedestal down\b`,
    'move=crane_down',
  ],
  [
    String.raw`\b(?:camera )?(?:slow(?:ly)? )?tilt(?:s|ing)?(?: slowly| gently)? up(?:ward|wards)?\b|\btilts? up to\b|\bcamera looks up\b`,
    'move=tilt_up',
  ],
  [
    String.raw`\b(?:camera )?(?:slow(?:ly)? )?tilt(?:s|ing)?(?: slowly| gently)? down(?:ward|wards)?\b`,
    'move=tilt_down',
  ],
  [
    String.raw`${CAM} ?(?:truck|slide|track|move|drift|glide)(?:s|ing)?(?: slowly| gently)?(?: to the| from right to)? left\b|\btruck(?:s|ing)? left\b|\btrucks from right to left\b`,
    'move=truck_left',
  ],
  [
    String.raw`${CAM} ?(?:truck|slide|track|move|drift|glide)(?:s|ing)?(?: slowly| gently)?(?: to the| from left to) right\b|${CAM} ?(?:truck|slide|track|move|drift|glide)(?:s|ing)? right\b|\btruck(?:s|ing)? right\b|\btrucks from left to right\b`,
    'move=truck_right',
  ],
  [
    String.raw`\b(?:camera )?(?:slow(?:ly)? |gentle |smooth )?pan(?:s|ning)?(?: shot)?(?: [a-z]{2,12}ly)?(?: (?:across )?(?:from (?:the )?right )?(?:to (?:the )?))? ?left\b`,
    'move=pan_left',
  ],
  [
    String.raw`\b(?:slow,? |smooth |gentle |cinematic )+pan (?:of|around|across|over)\b|\b(?:camera )?(?:slow(?:ly)? |gentle |smooth )?pan(?:s|ning)?(?: shot)?(?: [a-z]{2,12}ly)?(?: (?:across )?(?:from (?:the )?left )?(?:to (?:the )?))? ?right\b|${CAM} ?pans?\b(?: slowly)?(?: across| over)?|\b(?:slow |gentle )?pan(?:ning)? (?:shot|camera|across)\b|\bslow pan\b`,
    'move=pan_right',
  ],
  // in and out
  [
    String.raw`\b(?:crash|snap|fast|rapid|quick|sudden)[ -]zoom(?:s|ing)?(?:[ -]in)?(?:to)?\b(?: (?:on|to|toward))?|${CAM} ?(?:suddenly |rapidly |quickly |violently )crash[ -]zooms?(?: in)?(?:to)?\b`,
    'move=crash_zoom',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?(?:zoom)(?:s|ing)?(?: slowly)? in(?:to)?\b(?: (?:on|to))?|\b(?:slow )?zoom(?:s|ing)?[ -]in(?:to)?\b(?: on)?|\bslow zoom\b`,
    'move=zoom_in',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?zoom(?:s|ing)?(?: slowly)? out\b|\b(?:slow )?zoom(?:s|ing)?[ -]out\b`,
    'move=zoom_out',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?(?:pull|dolly|dollie|move|drift|draw|glide|back|track|retreat)(?:s|es|ing)?(?: slowly)? (?:back(?:wards?)?|away|out)\b(?: to)?|\b(?:slow )?(?:pull|dolly)(?:ing)?[ -](?:back|out|away)\b|${CAM} ?retreats\b|\b(?:slowly )?pulls back\b`,
    'move=dolly_out',
  ],
  [
    String.raw`${CAM} ?(?:slowly )?(?:push|dolly|dollie|move|drift|glide|fly|flie|track|creep|travel|float|zoom|go|come|advance)(?:s|es|ing)?(?: slowly| gently| in)? ?(?:in(?:to)?\b|forward|closer|through|toward|towards|up to|close)(?: (?:on|to))?|\b(?:slow |gentle |camera |slow camera )*(?:push|dolly)(?:es|ing|s)?[ -](?:in|forward)\b(?: (?:on|to|toward|towards))?|\bdolly shot\b|${CAM} ?(?:slowly )?(?:approaches|approaching|advances|pushes)\b|\bfly-?through\b|(?<![a-z] )\bfly through\b|\bpushing in\b|\bwalk-?through\b|\bwalk through (?=shot|tour|video)`,
    'move=dolly_in',
  ],
  [
    String.raw`\bhand[ -]?held(?: (?:camera|shot|footage|feel|look|documentary(?: footage)?|take|style))?(?: of)?\b|\bshaky[ -]?cam(?:era)?\b|\b(?:with an )?(?:intense )?(?:camera )?shak(?:e|ing)(?: effect)?(?= ?$|[,.])|\bcamera shake\b|\bcamera (?:walks|shakes)\b`,
    'move=handheld',
  ],
];
