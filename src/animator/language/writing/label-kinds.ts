import { findFirstName } from '../../catalogue/names-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { STYLE_ROWS } from '../../catalogue/styles.ts';

export type AsideKind = 'heard' | 'filmed' | 'unwanted';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const HEARD = words(
  'audio sound sounds soundscape sfx music soundtrack score ambience ambient foley noise noises bgm snd',
);
const FILMED = words(
  'camera cinematography cinematic lens lenses focal length lighting light lights style styling aesthetic aesthetics look framing composition color colors colour colours palette grade grading format aspect ratio resolution fps frame framerate mood tone vibe atmosphere emotion emotions quality duration technical tech specs spec depth field focus pacing editing transition transitions vfx effect effects genre render rendering keywords keyword tags tag physics motion movement movements texture textures realism consistency constraints constraint output filtration filter filters finishing shutter exposure stock capture rate bpm tempo rhythm cut cuts logic identity reference references continuity rules parameters params platform language lang model stabilization notes highlights mids midtones fx edit device simulation blacks shadows bounce practical practicals fill atmos haze',
);
/** They only say which: "Native synchronized audio", "Lighting & atmosphere", "Camera angle", "Mood arc". */
const WHICH = words(
  'the and & of native synchronized background overall general visual art artistic film stock grain animation additional key final type size angle angles work settings setting direction design effects cues list sequence type synced diegetic main primary in out video start starting ending character subject shot scene location environment action selection distribution arc changes differences optimized suggested guide era season climate',
);
/** What the film tells, under whatever it is called: "Core action", "Visual detail", "Shot flow", "Character setting". */
const TOLD = words(
  'subject subjects character characters action actions scene scenes visual visuals shot shots story detail details core features feature dynamics script element elements performance description flow list content sequence timeline storyboard beats beat props prop extra extras midground background foreground expression pose behavior behaviour blocking main key primary secondary setup video interaction moment talent cast event events progression narrative premise concept idea prompt',
);
const OF_TOLD = words(
  'the and & of opening closing final core visual video setting in on by physical emotional main type settings',
);
const PLACES = words('setting settings location locations environment environments place where backdrop world');
const OF_PLACES = words('the and & scene main of framing time primary space overall background physical scene');

const isMadeOf = (label: string, kind: ReadonlySet<string>, which: ReadonlySet<string> = WHICH): boolean => {
  const parts = label.toLowerCase().split(/[ -]+/);
  return parts.some((part) => kind.has(part)) && parts.every((part) => kind.has(part) || which.has(part));
};
const SHOT = /^(?:shot|shot (?:type|size))$/i;
const UNWANTED =
  /^(?:negative|(?:technical )?\(?negatives?\)?(?: prompts?)?|avoid|exclude|do not include|no|without)$/i;
/** Words that are put into the picture. */
export const WRITTEN_LABEL =
  /\b(?:text|on[ -]?screen text|captions?|overlay|tagline|slogan|logo|title card|end card|subtitles?)\b/i;
export const DIALOGUE_LABEL = /^(?:(?:spoken )?(?:dialogues?|dialog)|lines?|speech|spoken line)$/i;

/** Nobody who is seen: whatever follows is heard. */
export const VOICE_LABEL = /^(?:the )?(?:narrator|narration|voice[ -]?over|v\.?o\.?|announcer)\b/i;
/** Who speaks says I and you, asks and calls. */
export const SPOKEN = /\b(?:I|I'm|I'll|you|you're|your|we|we're|my|our|me|us)\b|[?!]["']?$/;
const PRONOUN = /^(?:he|she)$/i;

const NO_SPEAKER = /\b(?:figures?|characters|subjects?|image ?\d*|reference|persons|people|elements?|version|form)$/i;
/** "a tall woman in a red coat", "mid-30s, navy coat": how somebody looks. */
const DESCRIBED =
  /^(?:(?:an?|one|two|three|the|mid|late|early|\d{1,2})[ -](?!(?:moment|second|minute|lot|little|few|pleasure)\b)[^.!?]{0,80}?(?:\b(?:with|wearing|dressed|in (?:an?|his|her|their)|holding|standing|sitting|walking|years? old|year-old)\b|\d0s\b)|(?:male|female|young|old|elderly|middle-aged)\b[^.!?]{0,60},)/i;

const LOOKS: ReadonlySet<string> = new Set(STYLE_ROWS.flatMap(({ words: named }) => named));
/** "Watercolor painting: a fox in the snow": what the whole film looks like. */
export const isLookLabel = (label: string): boolean =>
  LOOKS.has(label.toLowerCase().replace(/^an? /, '').replaceAll('-', ' ').trim());

/** What is only heard, only said of the film, or not wanted. A scene has its own music, and a sound designer may speak: `isBeing` knows. */
export function kindOf(label: string, isBeing: (noun: string) => boolean): AsideKind | null {
  if (UNWANTED.test(label)) return 'unwanted';
  if (/\(/.test(label) || isBeing(label.split(' ').at(-1) ?? '')) return null;
  // "Music video: a rapper on a car": what is seen in it.
  if (/\b(?:video|film|clip)$/.test(label) && isPlain(label)) return null;
  if (isMadeOf(label, HEARD)) return 'heard';
  if (SHOT.test(label)) return 'filmed';
  return !isPlain(label) && isMadeOf(label, FILMED) ? 'filmed' : null;
}

/** Whether a line without quotation marks after this label is somebody's: "Detective: Where were you?", and not "Pace: slow and dreamy". */
export function maySpeak(name: string, line: string, text: string, isBeing: (noun: string) => boolean): boolean {
  const words = name.trim().split(' ');
  const last = (words.at(-1) ?? '').toLowerCase().replace(/(?<!\d)\d+$/, '');
  const first = (words[0] ?? '').toLowerCase();
  // "One figure: a woman on a sled": who is there, and nothing that is said.
  if (NO_SPEAKER.test(name) || DESCRIBED.test(line)) return false;
  const heading = words.some((word) => [HEARD, FILMED, TOLD, PLACES].some((kind) => kind.has(word.toLowerCase())));
  if (heading && !isBeing(last) && !VOICE_LABEL.test(name)) return false;
  if (VOICE_LABEL.test(name) || PRONOUN.test(name) || SPOKEN.test(line)) return true;
  // "The kit: classic, well-worn": what begins small describes it.
  if (first === 'the' && /^\p{Ll}/u.test(line)) return false;
  if (isBeing(last) || isBeing(first) || isBeing(name.toLowerCase()) || findFirstName(first) !== null) return true;
  if (/\d$/.test(name) && isBeing((words.at(-2) ?? '').toLowerCase())) return true;
  // "Particles: petals turn into dust": what every dictionary knows is nobody's name.
  if ((findUses(first)?.noun ?? 0) > 0) return false;
  // A name that is told elsewhere too.
  return words.length < 3 && countWord(text, words[0] ?? '') > 1 && !/[a-z]/.test((words[0] ?? '').charAt(0));
}

const countWord = (text: string, word: string): number =>
  text.split(/[^\p{L}\d'-]+/u).filter((each) => each === word).length;

const PLAIN_LABEL =
  /^(?:(?:main |primary |secondary )?subjects?|(?:main )?characters?|(?:main |key )?actions?|scene|background|foreground|context|time|time of day|weather|season|description|prompt|video|visuals?|opening|ending|dialogues?|dialog|interior|int|ext|exterior|interview|title|final shot|opening shot|note|summary|concept|idea|product|props?|objects?|details?|plot|story|hook|beginning|middle|end|sequence|shot list|storyboard|performance|expression|pose|product ad|ad|advert|advertisement|commercial|tv spot|teaser|trailer|documentary|asmr|asmr video|video prompt|short film|music video|style reference|who|what|when|how)$/i;
/** What a film is called and what it is about, where the film itself is told after it. */
export const ABOUT_LABEL =
  /^(?:(?:working |film |video |project )?title|logline|log line|tagline|synopsis|premise|theme|genre|message|brand|client|campaign|brief|goal|objective|target audience|audience|platform|hashtags?)$/i;
/** "Setting: a rooftop": whatever follows is where it plays. */
const PLACE_LABEL = /^(?:settings?|location|environment|place|where)$/i;
/** "In the distance: a village": where something is, and nobody who speaks. */
export const WHERE_LABEL =
  /^(?:below|above|beyond|behind|beside|around|nearby|inside|outside|overhead|ahead|everywhere|(?:in|on|at|to|from|behind|beside|below|above|around|beyond|across|inside|outside|near|under|over) (?:the |a |his |her |its |their |each |them\b|him\b|it\b|us\b).*|left|right|left side|right side|first|then|next|finally|result|and then|now|suddenly|night|day|morning|evening|today|later|before|after|before and after)$/i;
/** "Inside a moving train at night: a woman …": where all of it is, which is read as if a comma stood there. */
export const TOLD_WHERE =
  /^(?:in|on|at|inside|under|near|beside|across|over|above|outside) (?:an?|the) (?!(?:distance|background|foreground|left|right|middle|cent(?:er|re)|corner|meantime|end|beginning|start|first|second|third|final|next|last|top|bottom|front|back|far|other|sides?|same)\b)/;
/** "From the phone: …", "Voice on the radio: …": heard from it, and said by nobody who is seen. */
export const HEARD_LABEL =
  /^(?:(?:an? )?(?:[\w'-]+ ){0,2}voice )?(?:from|over|on|through|via|out of|in) (?:the|an?|his|her|their) (?:[\w-]+ ){0,2}(?:phone|telephone|smartphone|radio|tv|television|intercom|speakers?|loudspeaker|walkie[- ]talkie|headset|earpiece|headphones|answering machine|megaphone|pa|tannoy|baby monitor|computer|laptop)$/i;
/** What somebody has on, told under a heading. */
export const WORN_LABEL = /^(?:wardrobe|clothing|clothes|costumes?|outfits?|attire|wearing)$/i;

/** Whatever follows is told like any sentence. */
export const isPlain = (label: string): boolean => PLAIN_LABEL.test(label) || isMadeOf(label, TOLD, OF_TOLD);

/** "Setting: a rooftop", "Location & framing": whatever follows is where it plays. */
export const isPlaceLabel = (label: string): boolean => PLACE_LABEL.test(label) || isMadeOf(label, PLACES, OF_PLACES);

/** Whether a label is one of those that prompts are ordered by, and nobody who speaks. */
export function isHeading(label: string): boolean {
  const name = nameOfHeading(label);
  return (
    kindOf(name, () => false) !== null ||
    isPlain(name) ||
    isPlaceLabel(name) ||
    WORN_LABEL.test(name) ||
    DIALOGUE_LABEL.test(name) ||
    /^(?:on-?screen )?text(?: on screen)?$/.test(name)
  );
}

/** "Grade / Palette", "Era/Season": what is named there, in words. */
export const nameOfHeading = (label: string): string =>
  label.replaceAll(/[/+|]/g, ' and ').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const ARTICLED = /\b(?:an?|the|two|three|his|her)((?: [a-z-]{1,20}){1,4})/gi;

/** "[Camera]: slow push-in on a young violinist": whoever is told of there and nowhere else is seen all the same. */
export function isOnlyTold(text: string, from: number, to: number, isBeing: (noun: string) => boolean): boolean {
  const told = [...text.slice(from, to).matchAll(ARTICLED)].some(({ 1: words = '' }) =>
    words.trim().split(' ').some(isBeing),
  );
  if (!told) return false;
  const elsewhere = `${text.slice(0, from)} ${text.slice(to)}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return !elsewhere.some((word) => isBeing(word) || isBeing(word.replace(/s$/, '')) || /^(?:he|she|they)$/.test(word));
}

/** "(V.O.) …", "[voice-over] …": nobody who is seen says the line right after it. */
export const UNSEEN_BEFORE =
  /[([]((?:v\.?o\.?|o\.?s\.?|voice[ -]?over|off[ -]?screen|narrator|narration)[^()[\]:\ue000-\uefff]{0,20})[)\]][ ,]{0,2}(?=[\ue000-\uefff])/gi;

/** '"They said it was empty." [deep male narrator].' */
export const UNSEEN_AFTER =
  /[\ue000-\uefff][ .]{0,3}[([](?:[a-z]+,? ){0,3}(?:narrator|narration|voice[ -]?over|v\.?o\.?)(?: voice)?[)\]]/gi;
