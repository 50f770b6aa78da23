import { placeHas } from '../../catalogue/places.ts';
import type { SetPlan } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import type { BodyOf, Player } from '../players.ts';
import type { PathPoint, StageFigure } from '../stage.ts';
import { paceOf } from '../ways/paces.ts';
import { type Route, routeAlong, straightRoute } from '../ways/routes.ts';
import type { WhereIs } from '../whereabouts.ts';
import type { InPicture } from './in-picture.ts';
import { sceneryFigure } from './scenery-figure.ts';
import { castStranger, isBusy } from './strangers.ts';

const WALKWAYS: ReadonlySet<string> = new Set(['pavement', 'path', 'sidewalk', 'platform', 'street', 'lane']);
/** As many as there is room for without hiding whom the film is about. */
const MOST = 9;
const TRIES = 8;
/** Metres that nobody comes nearer to whom the film is about, and to each other. */
const [HERO_ROOM, OWN_ROOM] = [1.25, 0.75];
const STEP_SECONDS = 0.5;

interface Street {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly bodyOf: BodyOf;
  readonly picture: Pick<InPicture, 'nearLens'>;
}

/** A busy place has people in it that no prompt names: they come and go behind and beside whom the film is about. */
export function addPassersBy(set: SetPlan, street: Street): StageFigure[] {
  // Elsewhere a crowd is who the prompt names.
  if (!placeHas(set.place, 'passers') || !isBusy(set)) return [];
  const chance = makeRandom(street.seed).spawn('passers-by');
  const paths: (readonly PathPoint[])[] = [];
  const figures: StageFigure[] = [];
  const outfits = new Set<string>();
  for (let number = 0; number < MOST; number++) {
    const own = chance.spawn(`${number}`);
    const body = castStranger(own, set);
    // Nobody meets a double in the street.
    const outfit = JSON.stringify(body?.sheet.wears);
    if (body === null || outfits.has(outfit)) continue;
    outfits.add(outfit);
    const { durationSeconds } = street;
    const made = street.bodyOf(body);
    const pace = paceOf('walk', null, made, 1) * own.between(0.85, 1.15);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const path = wayOf(own.spawn(`way ${attempt}`), pace, street);
      if (path === null || comesTooNear(path, paths, street)) continue;
      const acts = [
        { act: 'walk', from: 0, to: durationSeconds, speed: pace / paceOf('walk', null, made, 1), target: null },
      ];
      paths.push(path);
      figures.push(sceneryFigure({ body, path, acts, phase: own.next() }, durationSeconds));
      break;
    }
  }
  return figures;
}

const awayFrom = ({ points }: PlaceFacts['ways'][number], { middle }: FilmFrame): number =>
  Math.min(...points.map(([x]) => Math.abs(x - middle[0])));

/** Along the pavement where there is one, else across the picture behind the others. */
function wayOf(chance: Random, pace: number, { frame, facts, durationSeconds }: Street): PathPoint[] | null {
  const walkways = facts.ways
    .filter(({ kind }) => WALKWAYS.has(kind))
    .sort((a, b) => awayFrom(a, frame) - awayFrom(b, frame));
  const walkway = walkways[chance.chance(0.7) ? 0 : walkways.length - 1];
  const [across, near] = [chance.between(-5.5, 5.5), chance.between(-11, -1.4)];
  const [x, , z] = frame.at(across, near);
  const toward = frame.heading(chance.chance(0.5) ? Math.PI / 2 : -Math.PI / 2);
  const heading = walkway === undefined ? toward : frame.heading(chance.chance(0.5) ? 0 : Math.PI);
  const middle: Vector = [x, 0, z];
  const route: Route =
    walkway === undefined
      ? straightRoute(middle, heading, facts.openRadius)
      : routeAlong(walkway, middle, heading, chance.between(-0.5, 0.5) * walkway.width);
  const whole = pace * durationSeconds;
  const path: PathPoint[] = [];
  for (let time = 0; time <= durationSeconds + 1e-6; time += STEP_SECONDS) {
    const { x: px, z: pz, heading: along } = route.at(pace * time - whole / 2);
    path.push({ time, at: [px, floorAt(facts, px, pz, 'ground'), pz], heading: along });
  }
  const levels = path.map(({ at }) => at[1]);
  return Math.max(...levels) - Math.min(...levels) > 0.6 ? null : path;
}

function comesTooNear(
  path: readonly PathPoint[],
  others: readonly (readonly PathPoint[])[],
  { players, whereIs, frame, picture }: Street,
): boolean {
  return path.some(({ time, at }, index) => {
    if (picture.nearLens(at, time)) return true;
    const away = (x: number, z: number): number => Math.hypot(at[0] - x, at[2] - z);
    for (const player of players.keys()) {
      const { at: theirs, radius } = whereIs(player, time);
      if (away(theirs[0], theirs[2]) < HERO_ROOM + radius) return true;
      // Nor between the camera and them.
      const [dx, dz] = [at[0] - theirs[0], at[2] - theirs[2]];
      const [sine, cosine] = [Math.sin(frame.view), Math.cos(frame.view)];
      if (dx * sine + dz * cosine > -0.3 && Math.abs(dx * cosine - dz * sine) < HERO_ROOM) return true;
    }
    return others.some((other) => {
      const there = other[index]?.at;
      return there !== undefined && away(there[0], there[2]) < OWN_ROOM;
    });
  });
}
