import { findPlace } from '../../catalogue/places.ts';
import type { Event, Reading } from '../../language/reading.ts';
import { HEADINGS } from '../heading.ts';
import type { Beat } from '../script.ts';

/** Where somebody goes in the picture: as it is told, and into a land is away from us. */
export function headsOf({ act, heads, direction, target, where }: Event, place: string): Pick<Beat, 'heads'> {
  if (act?.frame !== 'go') return {};
  const told = HEADINGS.find((each) => each === heads);
  if (told !== undefined) return { heads: told };
  const goesIn = direction === 'into' && target === null && where !== null && findPlace(place)?.indoors === false;
  return goesIn && /^(?:walk|run|march|ride|drive|trot|sneak|cycle)$/.test(act.act) ? { heads: 'away' } : {};
}

const EMERGES = /^(?:emerge|come out|step out|burst out|break out|rush out|charge out|crawl out|walk out)$/;
const CROSSED = /^(?:cross|ford|traverse)$/;

/** "takes it from the shelf", "from roof to roof": told of where something comes from, and nobody goes away. Who crosses goes across what the place is. */
export function wayOf(
  { act, direction, where, verb, target, direct }: Event,
  next: Reading['places'][number] | undefined,
  set: string,
): Pick<Beat, 'direction' | 'where'> {
  const place = next?.place ?? set;
  // "watches the ocean": looks there.
  if (act?.act === 'look' && direct && target === null && where === null && next !== undefined)
    return { direction: 'toward', where: next.word };
  if (CROSSED.test(verb) && direction === null && where === null && target === null)
    return { direction: 'across', where: place };
  // Who approaches nobody in particular comes nearer to us.
  if (verb === 'approach' && direction === null && target === null) return { direction: 'toward', where: 'camera' };
  // "emerges from the mist": it comes to us out of it, and what takes off is not seen from behind.
  if (direction === 'away' && EMERGES.test(verb)) return { direction: 'toward', where: 'camera' };
  if (direction === 'away' && (act?.act === 'take_off' || act?.act === 'rise')) return { direction: null, where };
  // "across the room toward its father": to him.
  if (direction === 'across' && target !== null && where !== null && act?.frame === 'go')
    return { direction: 'toward', where };
  // Who runs into a flock runs to it.
  if (direction === null && target !== null && act?.act === 'run') return { direction: 'toward', where };
  const leaves = act?.frame === 'go' && (where === null || act.act !== 'jump');
  return { direction: direction === 'away' && !leaves ? null : direction, where };
}
