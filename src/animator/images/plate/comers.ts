import { findThing } from '../../catalogue/things.ts';
import type { Role, Script } from '../../director/script.ts';
import { findFace } from '../subject/find-face.ts';
import { kindOf } from '../subject/life.ts';
import type { Plate } from './plate.ts';

/** Words that speak of a picture, of which nobody wants another on its wall. */
export const PICTURES = /^(?:picture|image|photo|photograph|reference|background|foreground|scene|frame)s?$/;

/** Drawn in the picture's own sky, and not hung up before it. */
const IN_THE_SKY =
  /^(?:moons?|crescent|crescent moon|full moon|suns?|stars?|rainbows?|aurora|lightning|fireworks?|meteors?)$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the prompt speaks of somebody as known: that is whoever the picture shows. */
export function isKnown({ word, noun }: Role, prompt: string): boolean {
  const name = `(?:${escaped(word)}|${escaped(noun)})`;
  return new RegExp(
    `\\b(?:the|this|that|these|those|her|his|its|their|my|your|our)\\s+(?:[\\w-]+\\s+){0,2}${name}\\b`,
    'i',
  ).test(prompt);
}

const COMES =
  /\b(?:appears?|enters?|arrives?|comes?|joins?|pass(?:es)?|flies|fly|crosses|add|with|another|walks? in(?:to)?|runs? in(?:to)?|steps? (?:in|out)(?:to)?|emerges?|approach(?:es)?|wanders? in(?:to)?)\b/i;

/** "People walk", "she smiles": said without a number or an article, of who is in the picture already. */
function isBare({ word, noun }: Role, prompt: string): boolean {
  const name = `(?:${escaped(word)}|${escaped(noun)})(?:e?s)?`;
  const counted = `\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|some|several|many|few|more|of)\\s+(?:[\\w-]+\\s+){0,2}${name}\\b`;
  return !new RegExp(counted, 'i').test(prompt);
}

/** Who comes to a picture: in a film only who can come by itself, and never a second of whom it shows already. */
function comers(script: Script, shows: (role: Role) => boolean, still: boolean): Role[] {
  const { cast, prompt } = script;
  return cast.filter((role, index) => {
    if (role.scenery || PICTURES.test(role.noun) || IN_THE_SKY.test(role.noun)) return false;
    const added = /\badd\b/i.test(prompt);
    // "Add a man beside the car": the car is there.
    const isNew = (other: Role): boolean => other !== role && !other.scenery && !isKnown(other, prompt);
    if (isKnown(role, prompt) && (!added || cast.some(isNew))) return false;
    if (still) return true;
    const thing = findThing(role.thing);
    if (isBare(role, prompt) && !COMES.test(prompt)) return false;
    const moves = thing?.alive === true || script.beats.some((beat) => beat.role === role.id);
    return moves && (index > 0 || !shows(role) || COMES.test(prompt));
  });
}

/** Those who come to this one. */
export const comersTo = (plate: Plate, script: Script, still: boolean): Role[] =>
  comers(script, (role) => couldShow(plate, role), still);

/** Whether a still of a script has anybody that the picture does not. */
export const someoneComes = (script: Script): boolean => comers(script, () => true, true).length > 0;

/** Whom of a script a picture shows already; null where the script speaks of nobody in it. */
export const shownRole = (script: Script, plate: Plate): Role | null =>
  plate.subject === null ? null : roleInPicture(script, (role) => couldShow(plate, role));

/** Whether a picture shows somebody who lives, as far as the words tell, be he found in it or not. */
export function showsAlive(script: Script, plate: Plate): boolean {
  const role = plate.subject === null ? roleInPicture(script) : shownRole(script, plate);
  return findThing(role?.thing ?? '')?.alive === true;
}

/** Whom of a script it shows already, before anybody was found in it. */
export function roleInPicture(script: Script, shows: (role: Role) => boolean = () => true): Role | null {
  const coming = new Set(comers(script, shows, false).map(({ id }) => id));
  return script.cast.find(({ id, scenery, noun }) => !scenery && !PICTURES.test(noun) && !coming.has(id)) ?? null;
}

/** Times as wide as tall: nobody upright is wider, unless a face tells, and nothing that drives or sails is narrower. */
const [WIDEST_PERSON, NARROWEST_VEHICLE] = [1.5, 1.05];

/** Whether whoever stands out of a picture can be the one that is told of: a ridge is no hiker, and a pagoda no boat. */
function couldShow(plate: Plate, role: Role): boolean {
  const { subject, size } = plate;
  if (subject === null) return false;
  const { left, right, top, bottom } = subject.box;
  const wide = ((right - left) * size.width) / ((bottom - top) * size.height);
  const kind = kindOf(role);
  if (kind === 'upright') return wide < WIDEST_PERSON || findFace(plate, subject) !== null;
  return kind !== 'rolling' && kind !== 'sailing' ? true : wide > NARROWEST_VEHICLE;
}
