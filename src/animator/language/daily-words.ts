/** What people of daily life do and wear, in words that name something else: the plain words for it. */

/** "plays a soulful saxophone solo": the instrument is in the hands of whoever plays it. */
const SOLO =
  /\b((?:play(?:s|ing|ed)?|perform(?:s|ing|ed)?)(?: \w+){0,4} (?:saxophone|sax|guitar|violin|fiddle|piano|cello|trumpet|flute|accordion|drums?|harmonica|clarinet|trombone|harp|ukulele|banjo)) (?:solo|riff|melody|tune|ballad|piece|song)\b/gi;
/** What somebody is dressed in for their work, and no wheel with teeth. */
const FULL_GEAR =
  /\b(?:full|protective|turnout|riot|tactical|combat|safety|firefighting|firefighter|hiking|climbing|diving|scuba|football|hockey|ski|winter|rain|camping|workout) gear\b/gi;
/** From where one looks out of a train one is in it. */
const TRAIN_WINDOW = /\bwindow of (?:a|the|his|her|their) (?:\w+ ){0,2}?train\b/gi;
/** Poses of yoga are no dogs, no trees and no warriors. */
const YOGA_POSE =
  /\b(?:(?:upward|downward)(?:[- ]facing)? dog|(?:mountain|tree|warrior|child['\u2019]s|cobra|lotus|bridge|cat[- ]cow|pigeon|triangle) pose|forward fold|sun salutation)s?\b/gi;

export const sayDaily = (text: string): string =>
  text
    .replace(SOLO, '$1')
    .replace(/\b(?:hand[- ]in[- ]hand|arm[- ]in[- ]arm)\b(?! with)/gi, 'and holding hands')
    .replace(TRAIN_WINDOW, 'train window')
    .replace(YOGA_POSE, 'pose')
    .replace(FULL_GEAR, 'outfit');
