import type { Script, SetPlan } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { makeRandom } from '../../maths/random.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import { heightOf, type Player } from '../players.ts';
import type { ParticleSource, StageFigure } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { sceneryFigure } from './scenery-figure.ts';
import { sparksOf } from './sparks.ts';

const BURNING = /burn|flame|flaming|blaz|on fire|ablaze|inferno/;
const FIRE = { family: 'household', sheet: { thing: 'fire', fineness: 'cast' } } as const;
const FIRES = 7;

export const burns = ({ traits, dressing, word }: Pick<SetPlan, 'traits' | 'dressing' | 'word'>): boolean =>
  [...traits, ...dressing, word ?? ''].some((said) => BURNING.test(said));

interface FireParts {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
}

/** A place that burns: fires as tall as people and taller, behind where the film plays and to its sides. */
export function lightFires(set: SetPlan, { seed, durationSeconds, frame, facts }: FireParts): StageFigure[] {
  // A house that burns does so from its windows and roofs.
  if (!burns(set) || facts.indoor || facts.spots.some(({ kind }) => kind === 'blaze')) return [];
  const random = makeRandom(seed).spawn('fires');
  return Array.from({ length: FIRES }, (_, index): StageFigure => {
    const side = index % 2 === 0 ? 1 : -1;
    const across = side * (2.5 + index * 1.9 + random.between(-0.6, 0.6));
    const near = -(facts.openRadius * 0.7 + random.between(0, 6));
    const [x, , z] = frame.at(across, near);
    const heading = random.between(0, 6);
    const path = [{ time: 0, at: [x, floorAt(facts, x, z, 'ground') - 0.5, z] as const, heading }];
    const acts = [{ act: 'burn', from: 0, to: durationSeconds, speed: 1, target: null }];
    const [size, phase] = [random.between(2.2, 4.6), random.next()];
    return sceneryFigure({ body: FIRE, path, acts, size, phase }, durationSeconds);
  });
}

/** Of its width, and of its height: where flames come out of what burns, at its front and from its top. */
const OUTLETS: readonly (readonly [number, number])[] = [
  [-0.27, 0.42],
  [0.27, 0.42],
  [-0.16, 0.74],
  [0.2, 0.8],
  [0.02, 0.92],
];
/** Metres: smaller things burn as a whole; of the height: how large a flame is. */
const [LEAST_BLAZE, FLAME_SHARE, LEAST_FLAME] = [1.1, 0.16, 0.45];

/** Metres: how large the flame of what is no larger than a cake is at least, and of what is larger, against it. */
const [LEAST_SMALL, SMALL_SHARE] = [0.13, 0.75];

/** What is set on fire burns from its top, and not before it is. */
function smallBlaze(figure: number, player: Player, beats: Script['beats']): ParticleSource[] {
  const since = Math.min(
    ...beats.filter(({ role, act }) => role === player.role.id && act === 'burn').map(({ from }) => from),
  );
  const set = beats.some(({ act, verb }) => act === 'light' && verb === 'ignite');
  const amount = Math.max(LEAST_SMALL, heightOf(player) * SMALL_SHARE);
  return set
    ? [
        {
          kind: 'blaze',
          amount,
          from: { figure, anchor: 'middle', above: heightOf(player) * 0.4 },
          ...(since > 0 ? { since } : {}),
        },
      ]
    : [];
}

/** Houses and wrecks that burn where they stand. */
export function blazesOf(
  { beats }: Script,
  players: readonly Player[],
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  const blazes = [...players.entries()].flatMap(([figure, player]): ParticleSource[] => {
    const start = journeys.get(figure)?.path[0];
    const burning = beats.some(({ role, act }) => role === player.role.id && act === 'burn');
    if (!burning || player.thing?.alive !== false || player.thing.kind === 'fire') return [];
    if (heightOf(player) < LEAST_BLAZE) return smallBlaze(figure, player, beats);
    if (start === undefined) return [];
    const [wide, tall, deep] = [player.body.width * player.size, heightOf(player), player.body.length * player.size];
    const [sine, cosine] = [Math.sin(start.heading), Math.cos(start.heading)];
    return OUTLETS.map(([across, up]): ParticleSource => {
      const front = up < 0.6 ? deep * 0.48 : 0;
      const [x, y, z] = start.at;
      const at = [
        x + cosine * across * wide + sine * front,
        y + up * tall,
        z - sine * across * wide + cosine * front,
      ] as const;
      return { kind: 'blaze', amount: Math.max(LEAST_FLAME, tall * FLAME_SHARE), from: { at } };
    });
  });
  return [...blazes, ...sparksOf(players)];
}
