import { isWreckAct } from '../../bodies/wreck-ways.ts';
import type { Beat } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import { type Player, reachOf } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { makePathMotion } from './path-motion.ts';

/** What is run into stands in the way of whoever runs, and whoever runs comes to a stand there, or goes on through it. */

/** Seconds in which a car stops in something, between two points of the way, and radians by which it slews. */
const [STOPS, STEP, SLEWS] = [0.16, 0.08, 0.42];
/** Of its length: how far it goes in; of its speed: what is left of it on the other side. */
const [GOES_IN, GOES_ON] = [0.22, 0.7];
/** Metres that those lie about who are sent flying. */
const ABOUT = 1.1;

const METBY: ReadonlySet<string> = new Set(['be_struck', 'crumple']);

/** When somebody runs into something, as one looks at it; null where nobody of both is that player. */
export function momentsOfCrash(
  player: number,
  { script, players }: Pick<JourneyParts, 'script' | 'players'>,
): number[] | null {
  const own = players[player]?.role.id;
  const beat = script.beats.find(
    ({ act, role, instrument }) => METBY.has(act) && instrument !== null && (role === own || instrument === own),
  );
  return beat === undefined ? null : [beat.from - 0.35, beat.from, beat.from + 0.9];
}

export function runInto(journeys: ReadonlyMap<number, Journey>, parts: JourneyParts): ReadonlyMap<number, Journey> {
  const { script, players } = parts;
  const wrecks = script.beats.filter(({ act }) => isWreckAct(act));
  if (wrecks.length === 0) return journeys;
  const changed = new Map(journeys);
  const numbersOf = (role: number | null): number[] =>
    [...players.keys()].filter((index) => players[index]?.role.id === role);
  const met = new Set<string>();
  for (const beat of wrecks.filter(({ act, instrument }) => METBY.has(act) && instrument !== null)) {
    const [doer] = numbersOf(beat.instrument);
    const own = players[doer ?? -1];
    const [a, b] = [beat.role, beat.instrument];
    if (doer === undefined || own?.thing?.moves !== true || met.has(`${b} ${a}`) || !isRun(beat, parts)) continue;
    met.add(`${a} ${b}`);
    meet(changed, doer, numbersOf(beat.role), beat, parts);
  }
  for (const beat of wrecks) for (const index of numbersOf(beat.role)) setAway(changed, index, beat, parts);
  return changed;
}

/** Whoever does it with a fist stands where it is. */
const isRun = ({ instrument, from }: Beat, { script }: JourneyParts): boolean =>
  script.beats.some(
    ({ role, act, to }) => role === instrument && /^(?:drive|drift|run|chase)$/.test(act) && to >= from - 0.1,
  );

function meet(
  changed: Map<number, Journey>,
  doer: number,
  struck: readonly number[],
  beat: Beat,
  parts: JourneyParts,
): void {
  const { players, script, facts } = parts;
  const [own, journey] = [players[doer], changed.get(doer)];
  if (own === undefined || journey === undefined || journey.path.length === 0) return;
  const deep = Math.max(...struck.map((index) => depthOf(players[index])), 0);
  const far = lengthOf(own) / 2 + deep / 2;
  const come = towardMiddle(journey.path, beat.from, far, parts);
  const { at, heading, speed } = makePathMotion(come)(beat.from);
  const ahead: Vector = [Math.sin(heading), 0, Math.cos(heading)];
  const standing = (metres: number, aside: number): Vector => {
    const [x, z] = [at[0] + ahead[0] * metres + ahead[2] * aside, at[2] + ahead[2] * metres - ahead[0] * aside];
    return [x, floorAt(facts, x, z, 'ground'), z];
  };
  for (const [place, index] of struck.entries()) {
    const row = (place - (struck.length - 1) / 2) * reachOf(players[index] ?? own) * 1.6;
    const path = comesToo(players[index], parts)
      ? [0, beat.from, beat.from + 0.15, beat.from + 1].map((time): PathPoint => {
          const left = Math.max(0, beat.from - time);
          const slewed = SLEWS * Math.min(1, Math.max(0, (time - beat.from) * 2));
          return { time, at: standing(far + left * speed, row), heading: heading + Math.PI + slewed };
        })
      : [{ time: 0, at: standing(far, row), heading: heading + Math.PI }];
    changed.set(index, { path, acts: changed.get(index)?.acts ?? [] });
  }
  for (const [index, player] of players.entries())
    if (
      script.beats.some(
        ({ role, act, instrument, from }) =>
          role === player.role.id && act === 'flies' && instrument === own.role.id && from === beat.from,
      )
    ) {
      const chance = player.chance.spawn('sent');
      const path = [
        { time: 0, at: standing(far + chance.between(-0.4, 0.6) * deep, chance.between(-1, 1) * ABOUT), heading },
      ];
      changed.set(index, { path, acts: changed.get(index)?.acts ?? [] });
    }
  const stops = script.beats.some(({ role, act }) => role === own.role.id && act === 'crumple');
  const path: PathPoint[] = come.filter(({ time }) => time < beat.from - 0.02);
  const end = script.durationSeconds;
  for (let time = 0; time <= end - beat.from + 1e-6; time += STEP) {
    const metres = stops
      ? lengthOf(own) * GOES_IN * (1 - Math.exp(-time / STOPS))
      : Math.min(speed * GOES_ON * time, Math.max(3, facts.openRadius * 0.7));
    const slewed = stops ? SLEWS * (1 - Math.exp(-time / 0.3)) : 0;
    path.push({ time: beat.from + time, at: standing(metres, 0), heading: heading + slewed });
  }
  changed.set(doer, { ...journey, path });
}

/** Radians: whose way bends more than that keeps it. */
const STRAIGHT = 0.35;

/** It happens in the middle of the film's place, and not wherever a straight way has led to by then. */
function towardMiddle(path: Journey['path'], time: number, far: number, { frame, facts }: JourneyParts): PathPoint[] {
  const motion = makePathMotion(path);
  const { at, heading } = motion(time);
  const [x, , z] = frame.middle;
  const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
  if (Math.cos(motion(Math.max(0, time - 1)).heading - heading) < Math.cos(STRAIGHT)) return [...path];
  const along = (x - at[0]) * sine + (z - at[2]) * cosine - far;
  return path.map((point) => {
    const [px, pz] = [point.at[0] + sine * along, point.at[2] + cosine * along];
    return { ...point, at: [px, floorAt(facts, px, pz, 'ground'), pz] };
  });
}

/** Of two that collide both come. */
const comesToo = (player: Player | undefined, { script }: JourneyParts): boolean =>
  player?.thing?.moves === true &&
  script.beats.some(({ role, act }) => role === player.role.id && /^(?:drive|drift|run|chase)$/.test(act));

const lengthOf = ({ body, size }: Player): number => body.length * size;
const depthOf = (player: Player | undefined): number =>
  player === undefined ? 0 : Math.min(player.body.length, player.body.width * 1.5) * player.size;

/** Which way its pieces go: on from whoever struck it; what goes over does so across the picture. */
function setAway(
  changed: Map<number, Journey>,
  index: number,
  beat: Beat,
  { players, frame, sense }: JourneyParts,
): void {
  const journey = changed.get(index);
  if (journey === undefined) return;
  const doer = players.findIndex(({ role }) => role.id === beat.instrument);
  const [own, other] = [journey.path[0]?.at, makeMotionOf(changed.get(doer))?.(beat.from).at];
  const away =
    own === undefined || other === undefined || beat.act === 'topple_down'
      ? frame.heading((sense * Math.PI) / 2)
      : Math.atan2(own[0] - other[0], own[2] - other[2]);
  const acts = journey.acts.map((act): StageAct => (act.act === beat.act ? { ...act, away } : act));
  changed.set(index, { ...journey, acts });
}

const makeMotionOf = (journey: Journey | undefined): ReturnType<typeof makePathMotion> | null =>
  journey === undefined || journey.path.length === 0 ? null : makePathMotion(journey.path);
