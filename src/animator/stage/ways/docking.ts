import type { Script } from '../../director/script.ts';
import type { FilmFrame } from '../film-frame.ts';
import { heightOf, type Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** A craft that docks comes along the axis of what it docks with, slower and slower, and stops where both meet. */

interface Parts {
  readonly script: Pick<Script, 'beats' | 'relations' | 'durationSeconds'>;
  readonly players: readonly Player[];
  readonly frame: FilmFrame;
}

const DOCKS = /^(?:dock|berth|moor|rendezvous|couple|link)\b/;
/** Radians from straight across the picture: the port of a station is turned toward us so far. */
const TURNED = 0.45;
/** Of the length of who comes: from where; of the film: when it is there. */
const [COMES_FROM, ARRIVES] = [1.9, 0.82];

/** Who docks, and with whom. */
function dockingOf({ script, players }: Parts): { readonly craft: number; readonly port: number } | null {
  const beat = script.beats.find(({ verb }) => DOCKS.test(verb));
  const craft = players.findIndex(({ role }) => role.id === beat?.role);
  const beside = script.relations.find(({ role, to }) => role === beat?.role && to !== null)?.to;
  const port = players.findIndex(({ role }) => role.id === (beat?.target ?? beside));
  const flies = (player: Player | undefined): boolean => player?.order.family === 'aircraft';
  return craft !== port && flies(players[craft]) && flies(players[port]) ? { craft, port } : null;
}

export function dockingPath(player: number, parts: Parts): PathPoint[] | null {
  const docking = dockingOf(parts);
  if (docking === null || (player !== docking.craft && player !== docking.port)) return null;
  const { players, frame, script } = parts;
  const [own, port] = [players[docking.craft], players[docking.port]];
  if (own === undefined || port === undefined) return null;
  const axis = Math.PI / 2 - TURNED;
  const long = ({ body, size }: Player): number => body.length * size;
  const meet = (long(own) + long(port)) / 2;
  // Both have their port at the height of their middle.
  const [low, high] = [heightOf(own) / 2, heightOf(port) / 2];
  const at = (far: number, height: number): PathPoint['at'] =>
    frame.at(Math.sin(axis) * far - meet * 0.35, Math.cos(axis) * far, -height);
  if (player === docking.port) return [{ time: 0, at: at(0, high), heading: frame.heading(axis) }];
  const start = meet + long(own) * COMES_FROM;
  const path: PathPoint[] = [];
  for (let time = 0; time <= script.durationSeconds + 1e-6; time += STEP_SECONDS) {
    const share = Math.min(1, time / (script.durationSeconds * ARRIVES));
    const left = (1 - share) ** 1.7;
    path.push({ time, at: at(meet + (start - meet) * left, low), heading: frame.heading(axis + Math.PI) });
  }
  return path;
}
