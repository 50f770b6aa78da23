import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { transitOf } from '../../catalogue/transits.ts';
import { wholesOf } from '../../catalogue/wholes.ts';
import type { Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import type { Scope } from './scope.ts';

const OF_VEHICLES =
  /^(?:seat|door|window|roof|bumper|mirror|headlight|taillight|wheel|stripe|racing stripe|sail|engine|ladder|locomotive|carriage|wagon)$/;

/** They have it at hand whose trade it is. */
const PLAYED_BY: Readonly<Record<string, RegExp>> = {
  key: /^(?:pianist|organist|typist)$/,
  bow: /^(?:violinist|cellist|fiddler)$/,
};

/** Has a door of its own. */
const isBuilt = ({ senses: { thing } }: Entity): boolean =>
  thing !== null && !thing.alive && !thing.moves && thing.metres >= HOUSE_METRES;
const HOUSE_METRES = 3;

/** What has the part that is told of: the last of those that can have it, unless a house was told of since then that nobody got out of a car before. */
function findWhole(scope: Scope, { noun }: Mention): Entity | null {
  const kinds = wholesOf(noun);
  if (kinds === null) return null;
  const { entities } = scope.discourse;
  const latest = (some: readonly Entity[]): Entity | undefined =>
    some.reduce<Entity | undefined>(
      (best, each) => (best === undefined || lastTold(each) >= lastTold(best) ? each : best),
      undefined,
    );
  const whole = latest(entities.filter(({ senses: { thing } }) => thing !== null && kinds.has(thing.kind)));
  if (whole === undefined) return null;
  if (!/door$/.test(noun)) return whole;
  const built = latest(entities.filter(isBuilt));
  const called = scope.events.some(({ verb }) => /^(?:arrives|boards|alights)$/.test(transitOf(verb) ?? ''));
  const indoors = scope.places.some(({ weight, at }) => weight > 1.5 && at > lastTold(whole));
  return built !== undefined && lastTold(built) > lastTold(whole) && !called ? null : indoors && !called ? null : whole;
}

const lastTold = ({ at, mentionedAt }: Entity): number => Math.max(at, ...mentionedAt);

/** "presses three keys", "the first carriage": of the keyboard and the train that are there. */
export function takeForPart(scope: Scope, mention: Mention): Mention {
  // "honks a horn": whatever it sits in has one.
  if (mention.noun === 'horn' && /^(?:honk|beep|toot|sound)\b/.test(scope.verb?.verb ?? ''))
    return { ...mention, senses: { ...NO_SENSES, part: true } };
  // "a convertible with white seats", "with a dented door".
  if (OF_VEHICLES.test(mention.noun) && scope.preposition?.relation === 'with') {
    const { thing } = scope.discourse.entities[scope.preposition.anchors[0] ?? -1]?.senses ?? {};
    if (thing?.moves === true && !thing.alive) return { ...mention, senses: { ...NO_SENSES, part: true } };
  }
  // "its doors": of the bus, where one is told of; nobody else's.
  if (/^an?$/.test(mention.determiner ?? '') || (mention.owner !== null && mention.owner !== 'its')) return mention;
  if (mention.noun === 'car' && !/^(?:first|last|next|second|rear|front)$/.test(mention.modifiers[0] ?? ''))
    return mention;
  // Of whatever is told of, or of the camera.
  if (mention.noun === 'lens' && scope.discourse.entities.length > 0)
    return { ...mention, senses: { ...NO_SENSES, part: true } };
  const played = scope.discourse.entities.some(({ noun }) => PLAYED_BY[mention.noun]?.test(noun) === true);
  const whole = findWhole(scope, mention);
  const again = scope.discourse.entities.some(({ noun }) => noun === mention.noun);
  if (again || (whole === null && (!played || mention.owner !== null))) return mention;
  const part = { ...mention, senses: { ...NO_SENSES, part: true } };
  return whole === null ? part : { ...part, whole: whole.id };
}

const MOTORED = /\b(?:motorcyclist|biker|motorcycle|motorbike|moped)$/;

/** "the motorcyclist gets off the bike": one with an engine. */
export function takeForMotorbike(scope: Scope, mention: Mention): Mention {
  if (mention.noun !== 'bike' || /^an?$/.test(mention.determiner ?? '')) return mention;
  const motored = scope.discourse.entities.some(({ noun }) => MOTORED.test(noun));
  return motored ? { ...mention, noun: 'motorcycle', senses: scope.lexicon.senses('motorcycle') } : mention;
}
