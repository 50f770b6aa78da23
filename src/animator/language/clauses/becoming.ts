import { findAct } from '../../catalogue/acts.ts';
import { isAir } from '../../catalogue/becoming-table.ts';
import type { Mention } from '../mentions/chunks.ts';
import { type Entity, plainEvent } from '../reading.ts';
import { replaceEvent } from './refine.ts';
import type { Phrase, Scope } from './scope.ts';

const BECOMES =
  /^(?:turn|morph|transform|change|deform|reshape|grow|evolve|develop|shift|melt|dissolve|shape-?shift|transition|metamorphose|blossom|mutate|sprout|germinate|bloom|become)(?: into)?$/;
/** Who does that becomes nothing else that stands there, unless it lives. */
const GOES =
  /^(?:disintegrate|dissolve|crumble|evaporate|vaporise|vaporize|dissipate|burst|explode|break|shatter|scatter|turn|fade)(?: into)?$/;

const SEEDS = /^(?:seed|acorn|bulb|sprout|seedling|sapling|shoot|kernel)$/;

const isLiving = ({ senses }: Entity): boolean => senses.thing?.alive === true || senses.person !== null;

/** "a frog transforms into a prince", "a seed grows into a tree": what it becomes comes after it, and nothing is in it. */
export function becomes(scope: Scope, { text }: Phrase, entity: Entity | null): boolean {
  const verb = scope.event?.verb ?? scope.verb?.verb ?? '';
  // "then morphing back to a sphere": as it was.
  const back = text === 'to' && entity !== null && BECOMES.test(verb) && entity.mentions === 1;
  if (back && scope.discourse.entities.some(({ id, noun }) => id !== entity.id && noun === entity.noun)) {
    entity.hidden = true;
    return true;
  }
  if (text === 'into' && entity !== null && scope.event !== null && GOES.test(verb) && !isLiving(entity)) {
    const airy = isAir(entity.noun);
    if (airy || !BECOMES.test(verb)) {
      entity.hidden = true;
      replaceEvent(scope, scope.event, { ...scope.event, act: findAct('dissolve'), target: null, where: entity.noun });
      return true;
    }
  }
  const burst = GOES.test(verb) && entity !== null && isLiving(entity);
  if (text !== 'into' || entity === null || !(BECOMES.test(verb) || burst)) return false;
  // "his pajamas turn into a suit": what is worn is none of its own.
  if (scope.event === null) {
    entity.hidden = true;
    return true;
  }
  const [from] = scope.event.subjects.map((id) => scope.discourse.entities[id]);
  // What a seed becomes is seen from the first leaf on; the seed lies in the earth.
  if (from !== undefined && SEEDS.test(from.noun)) {
    from.hidden = true;
    replaceEvent(scope, scope.event, { ...scope.event, act: findAct('grow'), subjects: [entity.id], target: null });
    scope.last = [entity.id];
    return true;
  }
  const { event } = scope;
  // "a witch turns a knight into a frog": he becomes one, and not she.
  const whom = event.direct && event.target !== null ? scope.discourse.entities[event.target] : undefined;
  const turned = whom !== undefined && !event.subjects.includes(whom.id) ? whom : null;
  if (turned !== null)
    scope.events.push({ ...event, act: findAct('raise'), verb: 'raise', target: null, direct: false });
  const subjects = turned === null ? event.subjects : [turned.id];
  replaceEvent(scope, event, { ...event, act: findAct('change'), subjects, target: entity.id, direct: true });
  scope.last = [entity.id];
  return true;
}

/** ", breathing fire onto the walls": whoever was told of breathes it, and no fire of its own burns there. */
export function isBreath(scope: Scope, { acts, noun, from }: Mention): boolean {
  const breath = acts.find(({ act }) => act.act === 'breathe');
  const subjects = scope.subjects.length > 0 ? scope.subjects : scope.discourse.subjects;
  if (breath === undefined || !/^(?:fire|flame)s?$/.test(noun) || subjects.length === 0) return false;
  scope.events.push({ ...plainEvent('breathe', [...subjects], from), verb: 'breathe fire' });
  return true;
}
