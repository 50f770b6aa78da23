import { CRAFT_OF_SPACE_TABLE, TOLD_OF_EARTH, TOLD_OF_SPACE } from '../../catalogue/spacecraft-table.ts';

/** Where a film plays in space, its ships and fighters are craft of space. */

const anyOf = (words: string): RegExp => new RegExp(`\\b(?:${words.split(', ').join('|')})\\b`, 'i');
const [IN_SPACE, ON_EARTH] = [anyOf(TOLD_OF_SPACE), anyOf(TOLD_OF_EARTH)];

const CRAFT = CRAFT_OF_SPACE_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [word = '', beside = '', meant = ''] = line.split(' | ');
    const other = beside.split(', ').join('|');
    return { word: new RegExp(`(?<!\\b(?:${other})[ -])\\b${word}(s?)\\b(?![- ](?:${other})s?\\b)`, 'gi'), meant };
  });

/** "X-wing style fighters": fighters that look so. */
const STYLED = /\b[a-z]+-wing[- ](?:style|like|type|class)d? (?=(?:star)?fighters?\b)/gi;
/** "a canyon of asteroids", "a storm of asteroids": many of them, and no land. */
const OF_ASTEROIDS =
  /\b(?:canyon|valley|gorge|maze|labyrinth|tunnel|corridor|storm|sea|wall|cloud|ring|belt|swarm|shower)s? of (?:[a-z]+ ){0,2}(?=asteroids?\b)/gi;
/** "above a burning planet": seen from space, as the earth is; one that has rings or a colour of its own is another. */
const ABOVE_PLANET =
  /\b(above|over|around|orbiting|near|before|past|behind|beside) an? ((?:[a-z-]+ ){0,2})(?:planet|moon|world)\b/gi;
const OTHER_PLANET = /\b(?:ringed|gas|giant|red|ice|icy|desert|alien)\b/i;

/** What is fired there is laser light, and burns nowhere. */
const OPENS_FIRE = /\b(?:open|exchange?|trade?|return)(s|ing)? ((?:[a-z]+ ){0,2})fire\b(?: (on|upon|at)\b)?/gi;

export function sayOfSpace(text: string): string {
  if (!IN_SPACE.test(text) || ON_EARTH.test(text)) return text;
  return CRAFT.reduce((told, { word, meant }) => told.replace(word, `${meant}$1`), text.replace(STYLED, ''))
    .replace(OF_ASTEROIDS, 'field of ')
    .replace(ABOVE_PLANET, (_whole, where: string, how: string) =>
      OTHER_PLANET.test(how) ? `${where} a ${how}gas giant` : `${where} the ${how}earth`,
    )
    .replace(OPENS_FIRE, (_whole, ending: string | undefined, how: string, on: string | undefined) => {
      const shoots = ending === 'ing' ? 'shooting' : ending === 's' ? 'shoots' : 'shoot';
      const what = /\b(?:laser|blaster|plasma)\b/i.test(how) ? ` ${how}fire` : '';
      return `${shoots}${what}${on === undefined ? '' : ' at'}`;
    });
}
