import type { Role, Script } from '../director/script.ts';

const OWN_CAR = /^(?:car|vehicle|driver|dashboard|windshield|windscreen)$/;

/** What a driver sees is on the road. */
export const isFilmedFromCar = ({ shots }: Script): boolean => shots.some(({ angle }) => angle === 'dashcam');

/** In what a camera behind a windscreen sees, the car that brakes is the one it is in. */
export function leaveOutOwnCar(script: Script): Script {
  const [hero] = script.shots.filter(({ angle }) => angle === 'dashcam').map(({ subject }) => subject);
  if (hero === undefined) return script;
  const isOwn = ({ id, noun, colour, count }: Role): boolean =>
    id !== hero && OWN_CAR.test(noun) && colour === null && count === 1;
  const gone = new Set(script.cast.filter(isOwn).map(({ id }) => id));
  if (gone.size === 0) return script;
  const stays = (role: number | null): boolean => role === null || !gone.has(role);
  return {
    ...script,
    cast: script.cast.filter(({ id }) => stays(id)),
    relations: script.relations.filter(({ role, to }) => stays(role) && stays(to)),
    beats: script.beats.filter(({ role, target }) => stays(role) && stays(target)),
    shots: script.shots.map((shot) => ({ ...shot, also: shot.also.filter(stays) })),
  };
}
