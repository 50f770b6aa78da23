import { placeHas } from '../../catalogue/places.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Player } from '../players.ts';
import { runsOnRails } from './railways.ts';

/** Metres a train comes in by, and how far past the middle of the platform its front stops. */
const [COMES, STOPS] = [46, 7];
/** Of the film: how long it takes to come in. */
const COMING = 0.7;
const LEAVES = /\b(?:leave|depart|pull away|pull out|roll out|drive away|speed away|rush away)\b/;

const isTrain = (thing: string): boolean => /^(?:train|subway|tram|locomotive)$/.test(findThing(thing)?.kind ?? '');

/** A station where trains stop while the film lasts: those below the ground, and of the others where somebody waits on the platform. */
export function withStops(facts: PlaceFacts, script: Script): PlaceFacts {
  const waits =
    script.cast.some(({ person, id }) => person !== null && isOnFoot(script, id)) &&
    script.beats.some(({ role, verb }) => COMES_IN.test(verb) && isTrain(nameOf(script, role)));
  return facts.indoor || (placeHas(script.set.place, 'platform') && waits) ? { ...facts, stops: true } : facts;
}
const COMES_IN = /^(?:arrive|come|pull|roll|stop|enter|approach|leave|depart|drive away|glide|steam)/;
const nameOf = ({ cast }: Script, role: number): string => cast.find(({ id }) => id === role)?.thing ?? '';

/** There the camera stays on the platform: the film is about those who wait there, and where nobody does about the place. */
export function stayOnPlatform(script: Script, { stops }: Pick<PlaceFacts, 'stops'>): Script {
  const trains = new Set(script.cast.filter(({ thing }) => isTrain(thing)).map(({ id }) => id));
  if (stops !== true || trains.size === 0) return script;
  const people = script.cast.filter(({ person }) => person !== null);
  const [waiting] = people;
  return {
    ...script,
    cast: [...people, ...script.cast.filter(({ person }) => person === null)],
    shots: script.shots.map((shot) => {
      if (shot.subject === null || !trains.has(shot.subject)) return shot;
      const still = shot.move.startsWith('follow') ? ('static' as const) : shot.move;
      return waiting === undefined
        ? { ...shot, subject: null, size: 'establishing', move: still }
        : { ...shot, subject: waiting.id, move: still };
    }),
  };
}

/** Neither aboard nor told to be anywhere else. */
const isOnFoot = ({ relations }: Script, id: number): boolean =>
  !relations.some(
    ({ role, relation, to }) => role === id && to !== null && /^(?:in|on|inside|riding|driving)$/.test(relation),
  );

/** Whether a train comes into a station, whose platform the camera does not leave. */
export const stopsHere = (player: Player, { stops }: Pick<PlaceFacts, 'stops'>): boolean =>
  stops === true && runsOnRails(player);

/** Metres from the middle of the platform where such a train is: it comes in and stops, or starts and goes. */
export function stationMetres(time: number, length: number, beats: readonly Pick<Beat, 'verb'>[]): number {
  const leaves = beats.some(({ verb }) => LEAVES.test(verb));
  const share = Math.min(1, (leaves ? length - time : time) / (length * COMING));
  const away = COMES * (1 - share) ** 2;
  return leaves ? STOPS + away : STOPS - away;
}
