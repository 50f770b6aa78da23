/** A picture that somebody has to do with: how it looks is told of it, and not of the film. */

const HANDLES =
  'hold(?:s|ing)?|clutch(?:es|ing)?|stud(?:y|ies|ying)|examin(?:e|es|ing)|inspect(?:s|ing)?|look(?:s|ing)?|gaz(?:e|es|ing)|star(?:e|es|ing)|touch(?:es|ing)?|burn(?:s|ing)?|tear(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)?|pull(?:s|ing)?|lift(?:s|ing)?|rais(?:e|es|ing)|unfold(?:s|ing)?|carr(?:y|ies|ying)|pin(?:s|ning)?|slid(?:e|es|ing)|hand(?:s|ing)?|drop(?:s|ping)?|show(?:s|ing)?|admir(?:e|es|ing)';
const MAKES =
  'watch(?:es|ing)?|draw(?:s|ing)?|paint(?:s|ing)?|sketch(?:es|ing)?|read(?:s|ing)?|hang(?:s|ing)?|buy(?:s|ing)?|sell(?:s|ing)?|opens?|opening';
const LOOK =
  'black[ -]and[ -]white|b&w|monochrome|sepia(?:[ -]toned?)?|film noir|noir|anime|manga|cartoon|watercolou?r|oil|impressionist|cubist|vintage|retro';
const PICTURE =
  'photo(?:graph)?s?|snapshots?|pictures?|posters?|postcards?|portraits?|prints?|paintings?|drawings?|films?|movies?|novels?|characters?|landscapes?';
const OF_THE_FILM =
  '(?! (?:style|look|aesthetic|grain|animation|footage|stock|effect|world|scene|feel|studio|set|crew))';

/** "holds up a black-and-white photograph", "watches a noir film", "draws an anime character". */
const HAS_LOOK = new RegExp(
  `(?<!camera )\\b((?:${HANDLES}|${MAKES})(?: (?:up|out|at|down|through|over|into))?(?: [a-z-]+)?(?: of| with)? (?:(?:an?|the|his|her|their|some|two|three) )?(?:(?:old|faded|small|large|framed|torn|crumpled|creased) )?)(?:${LOOK}) (${PICTURE})\\b${OF_THE_FILM}`,
  'gi',
);

/** "holds up a photograph": a small one in the hand, and no word for the film. */
const PHOTOGRAPH = new RegExp(
  `(?<!camera )\\b((?:${HANDLES})(?: (?:up|out|at|down))? (?:an?|the|his|her|their) )(?:(?:old|small|creased|crumpled) )?(?:photograph|photo|snapshot)(?=[.,;!?]|$| (?:up|to|in|from|and|with|on|against|of|under|by|while|as)\\b)`,
  'gi',
);

export const sayHeldPictures = (text: string): string =>
  text.replace(HAS_LOOK, '$1$2').replace(PHOTOGRAPH, '$1old photograph');
