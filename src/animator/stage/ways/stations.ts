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

/** Under a roof the camera stays on the platform: the film is about those who wait there, and where nobody does about the place. */
export function stayOnPlatform(script: Script, { indoor }: Pick<PlaceFacts, 'indoor'>): Script {
  const trains = new Set(script.cast.filter(({ thing }) => isTrain(thing)).map(({ id }) => id));
  if (!indoor || trains.size === 0) return script;
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

/** Whether a train comes into a station, whose platform the camera does not leave. */
export const stopsHere = (player: Player, { indoor }: Pick<PlaceFacts, 'indoor'>): boolean =>
  indoor && runsOnRails(player);

/** Metres from the middle of the platform where such a train is: it comes in and stops, or starts and goes. */
export function stationMetres(time: number, length: number, beats: readonly Pick<Beat, 'verb'>[]): number {
  const leaves = beats.some(({ verb }) => LEAVES.test(verb));
  const share = Math.min(1, (leaves ? length - time : time) / (length * COMING));
  const away = COMES * (1 - share) ** 2;
  return leaves ? STOPS + away : STOPS - away;
}
