/** Deeds that are told by their names, as reporters tell them: "takes a running start", "in the midst of a swing", "makes contact with the ball". In plain verbs. */

const ARTICLE = '(?:an?|the|his|her|their|one|another)';
const LIKE = '(?:[a-z-]{2,16} ){0,2}';

/** "performs a triple axel": off the ice and around; whoever writes "axle" means the same where it is done. */
const AXEL = new RegExp(
  String.raw`\b(?:perform|do|execute|land|complete|attempt|nail|throw)(?<ending>s|es|ing|) ${ARTICLE} (?:(?:perfect|flawless|clean|stunning) )?(?:(?:single|double|triple|quad|quadruple) (?:axe?l|axle|lutz|salchow|toe[- ]?loop|loop|flip)|axel|lutz|salchow)\b`,
  'gi',
);
/** "a grand jeté", after marks are gone. */
const JETE = /\b(?:(?:grand|soaring|perfect|flying|sweeping|split) )?jetes?\b/gi;

/** "takes a running start and leaps": runs. */
const RUN_UP = new RegExp(
  String.raw`\b(?:tak|mak|gett?)(?<ending>es|s|ing|e|) ${ARTICLE} (?:(?:short|long|quick|fast) )?(?:running start|run[- ]?up|running leap)\b`,
  'gi',
);
const RUN_OF: Readonly<Record<string, string>> = { ing: 'running', e: 'run', '': 'run' };

/** "landing with a perfect roll", "dives into a roll": over the shoulder, and nothing out of an oven. */
const ROLL =
  /\b(land|div|drop|fall)(s|es|ing|e|) (?:(?:softly|smoothly|safely|hard) )?(?:with|in|into) an? (?:(?:perfect|smooth|clean|tight|quick|controlled|flawless|shoulder|forward|combat|safety) ){0,2}(?:roll|somersault)\b/gi;

/** "in the midst of a swing", "caught mid-jump": doing it. */
const AMIDST = new RegExp(
  String.raw`\b(?:(?:caught |captured |frozen |seen |shown )?(?:in the (?:very )?(?:midst|middle) of ${ARTICLE} ${LIKE}|(?:caught |captured |frozen )?(?:in )?mid-))(swing|jump|leap|dive|kick|punch|spin|stride|throw|sprint|serve|backflip|somersault|cartwheel)\b(?! (?:of|set)\b)`,
  'gi',
);
const DOING: Readonly<Record<string, string>> = {
  ...{ swing: 'swinging', jump: 'jumping', leap: 'leaping', dive: 'diving', kick: 'kicking', punch: 'punching' },
  ...{ spin: 'spinning', stride: 'running', throw: 'throwing', sprint: 'sprinting', serve: 'serving' },
  ...{ backflip: 'doing a backflip', somersault: 'doing a somersault', cartwheel: 'doing a cartwheel' },
};

/** "is making contact with the ball using a bat": hits it with that. */
const CONTACT =
  /\bmak(es?|ing) (?:(?:clean|solid|perfect|first|hard|full) )?contact with ((?:the|an?|his|her) (?:[a-z]+ )?(?:ball|baseball|softball|puck|shuttlecock|volleyball|football))(?: (?:using|with) (?=an?|the|his|her))?/gi;

/** A bat of a game flies nowhere by itself. */
const BALL_GAME = /\b(?:baseball|softball|cricket|batters?|batsman|batsmen|pitchers?|home run|home plate|innings?)\b/i;
const BAT =
  /\b((?:an?|the|his|her|their|black|wooden|aluminum|metal|own) )bat\b(?! (?:flies|wings?|cave|flips?|hangs))/gi;
const BATTERS_BOX = /\bbatter['\u2019]?s['\u2019]? box\b/gi;

/** "he dodges dragon flames": of a dragon that is there. */
const OF_DRAGON = /\b(?:the )?dragon(?:['\u2019]s)? (?:flames?|fire|breath)\b(?! breath)/gi;

/** "driving his lance toward its scales": nobody sits at a wheel. */
const DRIVES_BLADE =
  /\bdriv(es|ing|e) ((?:his|her|the|an?|their) (?:[a-z-]{2,12} ){0,2}(?:lance|spear|sword|blade|dagger|knife|pike|halberd|trident))\b/gi;

/** "bodies twisting mid-air": theirs who were told of. */
const TWISTS =
  /\b(?:(?:their|his|her|the|two|both) )?bod(?:y|ies) (?:twist|turn|spinn?|whirl|rotat)(?:s|es|ing|e)?(?: (?:in |through )?(?:mid-?air|the air))?/gi;

/** "swings from rooftop to rooftop": no seat on two ropes. */
const FROM_ROOF =
  /\bswing(s|ing|) (?=(?:[a-z]+ly )?from (rooftop|roof|building|skyscraper|tower|ledge) to (?:rooftop|roof|building|skyscraper|tower|ledge)\b)/gi;
const AGAINST_TIME = /,? (?:racing|in a race|rushing) against (?:the )?(?:time|clock)\b/gi;

/** "appears towering and athletic": how somebody is. */
const SEEMS =
  /\b(?:appear|look|seem)s? (?:(?:tall|towering|athletic|powerful|strong|muscular|imposing|massive|huge|larger than life|menacing)(?:, (?:and )?| and )?){1,4}(?=[,.;!]|$)/gi;

/** "the scene should show a car": it does. */
const SHOULD_SHOW =
  /\bthe (?:scene|video|shot|clip|film|footage|animation) (?:should|must|will|shall) (?:show|depict|feature|include|display|portray) /gi;
/** "FPV in the car, driving": out of its windscreen. */
const FPV_ABOARD =
  /\bFPV(?: (?:shot|view|footage))?,? (?:from )?(?:in|inside|within) (?:an?|the|my) (?=(?:[a-z-]+ )?(?:car|truck|van|bus|taxi|jeep|suv|cab|vehicle)\b)/gi;

/** "slowing down to avoid hitting a cyclist": nobody is hit. */
const AVOIDS =
  /,? (?:(?:just |only )?(?:in time )?to |and |narrowly |barely )?avoid(?:s|ing)? (?:hitting|touching|crashing into|colliding with|running over|striking|a collision with) (?:an?|the|him|her|it|them|his|other|another)(?: [a-z]+)?(?=[.,;!]| (?:and|as|while|in|on|at)\b|$)/gi;
/** "use their heads to play soccer": they play. */
const USES_PART =
  /\bus(?:es|ing|e) (?:his|her|their|its|both) (?:[a-z]+ )?(?:heads?|hands?|feet|foot|legs?|arms?|shoulders?|chests?|knees?) to ([a-z]{2,12})\b/gi;
/** "arranges her hair": with the hand, as one brushes it. */
const BRUSHES =
  /\b(?:arrang|fix|adjust|tid|smooth|straighten|restyl)(es|ies|s|ing|e|y|) (his|her|their) (?=(?:long |short |dark |blonde )?hair\b)/gi;
/** "The camera films a gymnast, following the athlete's spins and flips": the athlete spins and flips. */
const FOLLOWS_DEEDS =
  /, (?:following|tracking|capturing|highlighting|emphasi[sz]ing|showcasing) (the [a-z]{3,16})['\u2019]s ((?:spin|flip|jump|leap|kick|punch|dive|twirl|sprint)s\b)/gi;

/** "answers with an uppercut", "dodges a left hook": blows are given and ducked, and hang on no wall. */
const BLOW =
  '(?:(?:left|right|quick|hard|heavy|powerful|straight|devastating|spinning|swift) ){0,2}(?:hook|jab|uppercut|cross|haymaker|punch)';
const GIVES_BLOW = new RegExp(
  String.raw`\b(?:(?:answer|counter|respond|follow|repl|strike)(?<other>s|ies|ing|y|)(?: up| back)? with|(?:land|throw|deliver|unleash|connect with)(?<own>s|es|ing|)) an? ${BLOW}\b`,
  'gi',
);
const DUCKS_BLOW = new RegExp(
  String.raw`\b(?:dodg|evad|duck|sidestepp?|slipp?|avoid)(?<ending>es|s|ing|e|) (?:an?|the|his|her|their) ${BLOW}\b`,
  'gi',
);
/** "are involved in a heated argument that escalates into a fight": first they argue, then they fight. */
const QUARREL =
  /\b(?:is|are|get|gets) (?:involved|engaged|locked|caught|embroiled) in an? (?:(?:heated|fierce|bitter|intense|loud|tense|physical|violent) ){0,2}(argument|fight|debate|quarrel|brawl|conversation|discussion)\b/gi;
const ESCALATES =
  /,? (?:that|which|and) (?:quickly |soon |suddenly )?(?:escalat|turn|explod|erupt|devolv|grow)(?:es|s|ing)? into an? (?:[a-z]+ )?(fight|brawl|argument|chase)\b/gi;
const IN_QUARREL: Readonly<Record<string, string>> = {
  ...{ argument: 'argue', quarrel: 'argue', debate: 'argue', fight: 'fight', brawl: 'fight' },
  ...{ conversation: 'talk', discussion: 'talk', chase: 'chase each other' },
};
/** "positions the chisel": brings it there, and lies on no floor. */
const POSITIONS = /\bposition(s|ing|) (?=(?:the|his|her|their|an?) [a-z])/gi;

/** Ropes and canvas of boxers are their ring's. */
const BOXES = /\b(?:boxers?|boxing|kickboxers?|prizefighters?)\b/i;
const RING = /,? (?:against|into|onto|off|on|to) the (?:(?:ring )?ropes|canvas)\b(?! of)/gi;

const IN_RING = /\b(in|into|inside|around|across|enters?|entering) the ring\b(?! of)/gi;

const verb = (stem: string, ending: string, doing = `${stem}ing`, does = `${stem}s`): string =>
  ending === 'ing' ? doing : ending.endsWith('s') ? does : stem;

export function sayNamedDeeds(text: string): string {
  const told = BALL_GAME.test(text) ? text.replace(BATTERS_BOX, 'home plate').replace(BAT, '$1baseball bat') : text;
  return (BOXES.test(told) ? told.replace(RING, ' in the boxing ring').replace(IN_RING, '$1 the boxing ring') : told)
    .replace(AXEL, (_whole, ending: string) =>
      ending === 'ing' ? 'leaping and spinning' : ending === '' ? 'leap and spin' : 'leaps and spins',
    )
    .replace(JETE, 'leap')
    .replace(RUN_UP, (_whole, ending: string) => RUN_OF[ending.toLowerCase()] ?? 'runs')
    .replace(ROLL, (_whole, stem: string, ending: string) =>
      ending === 'ing'
        ? `${stem}ing and doing a forward roll`
        : `${stem}${ending} and do${/s$/.test(ending) ? 'es' : ''} a forward roll`,
    )
    .replace(AMIDST, (_whole, deed: string) => DOING[deed.toLowerCase()] ?? deed)
    .replace(
      CONTACT,
      (whole, ending: string, ball: string) =>
        `${verb('hit', ending === 'e' ? '' : ending, 'hitting')} ${ball}${whole.endsWith(' ') ? ' with ' : ''}`,
    )
    .replace(OF_DRAGON, 'a dragon breathing fire')
    .replace(DRIVES_BLADE, (_whole, ending: string, blade: string) => `${verb('thrust', ending)} ${blade}`)
    .replace(TWISTS, 'spinning')
    .replace(FROM_ROOF, (_whole, ending: string) => `${verb('leap', ending)} `)
    .replace(AGAINST_TIME, '')
    .replace(SEEMS, 'stands tall')
    .replace(SHOULD_SHOW, '')
    .replace(FPV_ABOARD, 'POV shot from inside the ')
    .replace(AVOIDS, '')
    .replace(USES_PART, '$1')
    .replace(BRUSHES, (_whole, ending: string, whose: string) => `${verb('comb', ending)} ${whose}`)
    .replace(FOLLOWS_DEEDS, ', $1 $2')
    .replace(DUCKS_BLOW, (_whole, ending: string) => verb('duck', ending))
    .replace(GIVES_BLOW, (_whole, other?: string, own?: string) =>
      verb('punch', (other ?? own ?? 's').replace(/^y$/, ''), 'punching', 'punches'),
    )
    .replace(QUARREL, (_whole, what: string) => IN_QUARREL[what.toLowerCase()] ?? 'argue')
    .replace(ESCALATES, (_whole, what: string) => `, then ${IN_QUARREL[what.toLowerCase()] ?? 'fight'}`)
    .replace(POSITIONS, (_whole, ending: string) => `${verb('hold', ending)} `);
}
