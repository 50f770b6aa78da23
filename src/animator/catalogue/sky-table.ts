/** What a prompt says of the sky, and what is to be seen there: name | pattern of its words. */
const SKY_WORDS: readonly (readonly [name: string, said: RegExp])[] = [
  ['aurora', /\b(?:aurora|northern light|southern light|polar light)/],
  ['fireworks', /\bfirework/],
  ['lightning', /\b(?:lightning(?![ -](?:speed|fast|quick))|thunderbolt)/],
  ['milky way', /\b(?:milky way|galactic|starry sky|sky full of stars|starry night|stars fill)/],
  ['meteors', /\b(?:meteor shower|meteors?\b|(?:falling|shooting) stars?\b|comets?\b)/],
  [
    'rainbow',
    /\b(?:double )?rainbows?\b(?! (?:trout|fish|colou?r\w*|hair|flag|cake|stripe\w*|scarf|sweater|umbrella|light\w*|unicorn|sock\w*|wig))/,
  ],
  [
    'full moon',
    /\b(?:full|giant|huge|big|large|blood|super|harvest) ?moon\b|\bhowl\w* (?:at|to|toward|towards|up at) (?:the|a) moon\b/,
  ],
  ['huge sun', /\b(?:huge|giant|big|large|enormous|massive|great) (?:\w+ )?sun\b/],
  ['mist', /\b(?:mists?|misty|haze|hazy)\b/],
  [
    'glowing water',
    /\b(?:bioluminescen\w+|phosphorescen\w+|luminescent|luminous|glowing) (?:[a-z]+ ){0,3}(?:waves?|water|waters|surf|sea|ocean|plankton|tide|bay|shore|shoreline|beach|algae)\b|\b(?:waves?|water|surf|sea|tide|plankton|shoreline)\b(?: [a-z]+){0,3} glow(?:s|ing)?\b(?! of\b)/,
  ],
  [
    'container port',
    /\b(?:shipping|cargo|freight) containers?\b|\bcontainer (?:port|terminal|yard|harbou?r)\b|\b(?:harbou?r|port|docks?|dockyard|wharf|quay|pier)\b[^.;]{0,40}\b(?:containers|(?:loading |gantry |cargo |giant )?cranes)\b/,
  ],
  ['star trails', /\bstar ?trails?\b/],
  [
    'mirror water',
    /\b(?:mirror(?:ed|s|ing|like)?|reflect(?:ed|s|ing|ions?|ion)?)\b[^.;]{0,40}\b(?:water|lake|surface|sea|river|pond|padd(?:y|ies)|terraces|fjord)\b|\b(?:glassy|glass[- ](?:like|smooth|calm|still)|mirror[- ](?:like|calm|smooth|still)|perfectly (?:still|calm)|still|calm|motionless|unmoving) (?:\w+ )?(?:water|waters|lake|sea|surface|fjord|pond|lagoon|river)\b|\bmirror lake\b|\b(?:terraces|lake|water|sea|flats?|padd(?:y|ies)|fjord|river|pond|lagoon) (?:\w+ )?(?:mirrors?|reflects?|reflecting|mirroring)\b|\bclouds above and below\b|\bas a mirror\b|\b(?:like|turn\w* into|becom\w+) a (?:giant |perfect |vast |huge )?mirror\b/,
  ],
  [
    'swarm',
    /\b(?:murmurations?|(?:millions|thousands|swarms?|clouds?|a (?:huge|giant|massive|vast|dense) (?:swarm|colony|cloud|flock)) of (?:\w+ )?(?:bats|starlings|swallows|birds|locusts|crows|swifts))\b/,
  ],
  [
    'calving',
    /\b(?:glaciers? (?:is |are )?calv(?:es?|ing)|calving (?:glacier|ice|front)|(?:ice|glacier|iceberg)\b[^.;]{0,40}\b(?:collaps|break|crash|crumbl|shear|split|fall)\w*\b[^.;]{0,20}\b(?:sea|ocean|water|bay|fjord|off))/,
  ],
  ['dust wall', /\b(?:(?:dust|sand) ?storms?|haboobs?|walls? of (?:dust|sand))\b/],
  ['tornado', /\b(?:tornado(?:e?s)?|twisters?|waterspouts?|dust devils?|whirlwinds?)\b/],
  [
    'searchlights',
    /\b(?:search ?lights?|klieg lights?|sky ?beams?)\b(?=[^.;]{0,60}\b(?:sk(?:y|ies)|clouds|night|city|skyline|overhead|above)\b)/,
  ],
  ['geyser', /\bgeysers?\b/],
  ['avalanche', /\bavalanches?\b/],
  [
    'light shafts',
    /\b(?:god ?rays?|sun ?rays?|sun ?beams?|light shafts?|shafts? of (?:[a-z]+ )?(?:sun)?light|light rays?|rays of (?:[a-z]+ )?(?:sun)?light|beams? of (?:[a-z]+ )?(?:sun)?light|volumetric|crepuscular|dappled (?:[a-z]+ )?(?:sun)?(?:light|shade|shadows?|sun)\b)/,
  ],
];

/** Drawn in the air before the sky; the others are the land's. */
export const SKY_NAMES: ReadonlySet<string> = new Set([
  'aurora',
  'fireworks',
  'lightning',
  'milky way',
  'meteors',
  'dust wall',
  'tornado',
  'avalanche',
  'geyser',
  'star trails',
  'swarm',
  'calving',
  'searchlights',
]);

/** What is named in a prompt of what the sky shows, and not ruled out. */
export function skyOf(prompt: string, negative: readonly string[]): string[] {
  const text = prompt.toLowerCase();
  return SKY_WORDS.filter(([, said]) => said.test(text) && !negative.some((word) => said.test(word))).map(
    ([name]) => name,
  );
}

/** What else a picture's own sky can be given; a stage has it by its hour. */
const PICTURE_SKY_WORDS: readonly (readonly [name: string, said: RegExp])[] = [
  ['moon', /\b(?:moon|moons|crescent)\b(?! (?:landing|surface|walk|base|rover))/],
  ['stars', /\b(?:stars|starry|starlit|starlight|milky way)\b/],
  ['sun', /\b(?:the|a|big|bright|huge|giant|setting|rising|low|golden) sun\b/],
];

/** What a prompt wants to be seen in the sky of a picture that was given. */
export function pictureSkyOf(prompt: string): string[] {
  const text = prompt.toLowerCase();
  return [...skyOf(prompt, []), ...PICTURE_SKY_WORDS.filter(([, said]) => said.test(text)).map(([name]) => name)];
}
