import { findFirstName } from '../catalogue/names-table.ts';

export type AsideKind = 'heard' | 'filmed' | 'unwanted';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const HEARD = words('audio sound sounds sfx music soundtrack score ambience ambient foley noise noises');
const FILMED = words(
  'camera cinematography lens focal length lighting light lights style styling aesthetic aesthetics look framing composition color colors colour colours palette grade grading format aspect ratio resolution fps frame framerate mood tone vibe atmosphere emotion emotions quality duration technical tech specs spec depth field focus pacing editing transition transitions vfx effect effects genre render rendering keywords keyword tags tag physics motion movement movements texture textures realism consistency constraints constraint output',
);
/** They only say which: "Native synchronized audio", "Lighting & atmosphere", "Camera angle". */
const WHICH = words(
  'the and & of native synchronized background overall general visual art artistic film stock grain animation additional key final type size angle angles work settings setting direction design effects cues list sequence type synced diegetic main primary in out',
);
const isMadeOf = (label: string, kind: ReadonlySet<string>): boolean => {
  const parts = label.toLowerCase().split(/[ -]+/);
  return parts.some((part) => kind.has(part)) && parts.every((part) => kind.has(part) || WHICH.has(part));
};
const SHOT = /^(?:shot|shot (?:type|size))$/i;
const UNWANTED = /^(?:negative|negative prompts?|avoid|exclude|do not include|no|without)$/i;
/** Words that are put into the picture. */
export const WRITTEN_LABEL =
  /\b(?:text|on[ -]?screen text|captions?|overlay|tagline|slogan|logo|title card|end card|subtitles?)\b/i;
export const DIALOGUE_LABEL = /^(?:(?:spoken )?(?:dialogues?|dialog)|lines?|speech|spoken line)$/i;

/** Nobody who is seen: whatever follows is heard. */
export const VOICE_LABEL = /^(?:the )?(?:narrator|narration|voice[ -]?over|v\.?o\.?|announcer)\b/i;
/** Who speaks says I and you, asks and calls. */
const SPOKEN = /\b(?:I|I'm|I'll|you|you're|your|we|we're|my|our|me|us)\b|[?!]["']?$/;
const PRONOUN = /^(?:he|she)$/i;

/** What is only heard, only said of the film, or not wanted. A scene has its own music, and a sound designer may speak: `isBeing` knows. */
export function kindOf(label: string, isBeing: (noun: string) => boolean): AsideKind | null {
  if (UNWANTED.test(label)) return 'unwanted';
  if (/\(/.test(label) || isBeing(label.split(' ').at(-1) ?? '')) return null;
  if (isMadeOf(label, HEARD)) return 'heard';
  return SHOT.test(label) || isMadeOf(label, FILMED) ? 'filmed' : null;
}

/** Whether a line without quotation marks after this label is somebody's: "Detective: Where were you?", and not "Pace: slow and dreamy". */
export function maySpeak(name: string, line: string, text: string, isBeing: (noun: string) => boolean): boolean {
  const words = name.trim().split(' ');
  const last = (words.at(-1) ?? '').toLowerCase().replace(/(?<!\d)\d+$/, '');
  const first = (words[0] ?? '').toLowerCase();
  if (VOICE_LABEL.test(name) || PRONOUN.test(name) || SPOKEN.test(line)) return true;
  if (isBeing(last) || isBeing(first) || isBeing(name.toLowerCase()) || findFirstName(first) !== null) return true;
  if (/\d$/.test(name) && isBeing((words.at(-2) ?? '').toLowerCase())) return true;
  // A name that is told elsewhere too.
  return words.length < 3 && text.split(words[0] ?? '').length > 2 && !/[a-z]/.test((words[0] ?? '').charAt(0));
}
