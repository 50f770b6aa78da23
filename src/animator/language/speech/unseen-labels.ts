import { HEARD_LABEL } from '../writing/label-kinds.ts';
import { nameOf } from '../writing/sections.ts';

const UNSEEN =
  /^(?:(?:the |an? )?(?:\w+ )?(?:narrator|narration|voice[ -]?over|voice|announcer|loudspeaker|intercom|news ?reader)(?: (?:voice|only))?|v\.?o\.?|o\.?s\.?|radio|text|captions?|subtitles?|superimposed|title)$/i;

/** "Narration in a warm voice". */
const NARRATED = /^(?:the |an? )?(?:\w{1,20} ){0,2}(?:narrat(?:or|ion)|voice[ -]?over|announcer)\b/i;

/** "Her headset crackles", "The answering machine beeps": what speaks is no figure, whoever has it on. */
const DEVICE =
  /^(?:the |an? |his |her |their )?(?:[\w-]+ ){0,2}(?:headset|earpiece|walkie[- ]talkie|radio|gps|sat ?nav|answering machine|voicemail|intercom|loudspeakers?|pa system|comms?|comlink)(?: (?:then |suddenly )?(?:crackles?|beeps?|buzz(?:es)?|announces?|hiss(?:es)?|blares?|squawks?|chirps?|comes|intones?|warns?|sputters?|plays?|says?)\b.*)?$/i;
/** "He says into the phone" is a clause of somebody who is seen. */
const SAYS =
  /\b(?:says?|said|asks?|shouts?|whispers?|whispering|speaks?|talks?|answers?|replies|yells?|murmurs?|mutters?)\b/i;
const LONGEST_NAME = 5;

/** Whether a label before a line names nobody who is seen. */
export function isUnseen(label: string): boolean {
  const name = nameOf(label).trim();
  if (DEVICE.test(label.trim())) return true;
  if (UNSEEN.test(name) || NARRATED.test(label.trim()) || HEARD_LABEL.test(name)) return true;
  // "A man on the phone: …": he is there.
  if (/^an? (?!voice)/i.test(label.trim()) && /\bon the (?:tele)?phone$/i.test(nameOf(label).trim())) return false;
  return (
    OVER_AIR.test(label.replace(IN_A_VOICE, '').replace(VOICE_IS, '')) &&
    nameOf(label).split(' ').length <= LONGEST_NAME &&
    !SAYS.test(nameOf(label))
  );
}

/** "(in a low, amused voice)": how they speak who are seen. */
const IN_A_VOICE = /\((?!voice)[^()]*\bvoice\)/i;

/** "(voice trembling)": so does his who is seen. */
const VOICE_IS = /\((?:his |her )?voice (?!over|only|off|from|on\b)[^()]*\)/i;

/** "Astronaut over radio", "MAN (O.S.)": heard and not seen. */
const OVER_AIR = /\b(?:radio|phone|intercom|off[ -]?screen|o\.s|v\.o|voice)\b/i;

const VOICE_DOES =
  /^(?:(her|his)|(?:the |an? )?([\p{L} -]{2,30})['\u2019]s) voice (?:is|trembles?|cracks?|breaks?|shakes?|quivers?|wavers?|softens?|hardens?|rises|drops|falters)\b/iu;

/** "Her voice is barely audible: …", "The old king's voice trembles: …": how they speak who are there. */
export function ownerOfVoice(label: string): string {
  const [, whose, owner] = VOICE_DOES.exec(label.trim()) ?? [];
  if (whose !== undefined) return whose.toLowerCase() === 'her' ? 'She' : 'He';
  return owner ?? label;
}
