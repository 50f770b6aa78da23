import type { Role, Script } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import { isSelfie, stretchArm } from './camera/selfies.ts';
import { FROM_ASIDE, GOES_ALONG, type Pair, pairOf, partnerIn } from './company.ts';
import { looksToUs, partnerOf } from './facing.ts';
import { feelingsOf } from './feelings.ts';
import type { Bearer } from './film-frame.ts';
import type { Player } from './players.ts';
import { REACH_SECONDS, TAKEN } from './rules/furniture/fixtures.ts';
import type { Spot } from './spots.ts';
import type { PathPoint, StageAct, StageFigure, Support } from './stage.ts';
import { thirdsOf } from './thirds.ts';
import type { Fate } from './ways/fate.ts';
import type { Journey } from './ways/journeys.ts';

export interface FigureParts {
  /** With what was provided; only roles of the `given` cast are figures of the prompt. */
  readonly script: Script;
  readonly given: ReadonlySet<number>;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly pairs: readonly Pair[];
  readonly bearers: readonly Bearer[];
  readonly journeys: ReadonlyMap<number, Journey>;
  readonly spots: ReadonlyMap<number, Spot>;
  readonly fates: ReadonlyMap<number, Fate>;
}

/** Of a colour: as much of it is seen of whom one sees against the light. */
const AGAINST_LIGHT: Vector = [0.035, 0.035, 0.045];

const RIDING: ReadonlySet<string> = new Set(['ride', 'drive', 'cycle', 'row', 'sit', 'lie', 'sleep']);

export function buildFigures(parts: FigureParts): StageFigure[] {
  const { script, given, players, bonds, bearers, journeys, spots } = parts;
  return players.map((player, index): StageFigure => {
    const { role, instance, order, size, chance } = player;
    const fate = parts.fates.get(index);
    const bond = bonds.find(({ child }) => child === index);
    const journey = journeys.get(index);
    const acts = stretchArm(journey?.acts ?? borneActs(index, parts, bond), player, script);
    const path: readonly PathPoint[] = journey?.path ?? [{ time: 0, at: [0, 0, 0], heading: 0 }];
    return {
      role: given.has(role.id) ? role.id : null,
      instance,
      body: order,
      size,
      tint: script.styles.includes('silhouette') ? AGAINST_LIGHT : [1, 1, 1],
      path,
      support:
        bond === undefined
          ? { on: bearers[index] ?? 'ground', ...seatOf(spots.get(index), journey?.seat) }
          : supportOf(bond),
      ...stationsOf(bond),
      acts,
      gaze: gazeOf(index, parts),
      grips: [
        ...((bond?.as === 'sit' || bond?.anchor.startsWith('post') === true) &&
        !(players[bond.parent]?.body.anchors.open !== undefined && acts.some(({ act }) => AWAY_FROM_DESK.has(act)))
          ? gripsOf(players[bond.parent], bond, script.durationSeconds).flatMap((grip) =>
              whileAtIt(grip, acts, players[bond.parent]),
            )
          : []),
        ...reachesOf(index, parts, bond),
        ...handsOf(index, parts),
        ...touchesOf(index, parts),
        ...handOfThird(index, parts),
      ],
      expression: role.expression,
      ...feelingsOf(role, script.beats),
      voice: script.dialogue.some(({ speaker }) => speaker === role.id) ? role.id : null,
      phase: chance.spawn('phase').next(),
      seen: {
        from: fate?.arrives === true ? fate.from : (bond?.appears ?? opensAt(role, script)),
        to: bond?.vanishes ?? script.durationSeconds + 1,
      },
      ...(fate === undefined ? {} : { fate }),
    };
  });
}

/** Of a gate that opens, and of balls that are juggled: what is not open yet is not there, nor in the air. */
function opensAt({ id, thing }: Role, { beats }: Script): number {
  const isIt = ({ role, act, target }: Script['beats'][number]): boolean =>
    (thing === 'portal' && role === id && act === 'appear') ||
    (thing === 'juggling' && target === id && act === 'juggle');
  return beats.find(isIt)?.from ?? 0;
}

type Borne = Omit<Bond, 'child' | 'later' | 'appears' | 'hangs'>;

const supportOf = ({ parent, anchor, as, offset, turn, way, lies, stuck, edge, since, until }: Borne): Support => ({
  ...{ figure: parent, anchor, as },
  ...(offset === undefined ? {} : { offset }),
  ...(turn === undefined ? {} : { turn }),
  ...(way === undefined ? {} : { way }),
  ...(lies === undefined ? {} : { lies }),
  ...(stuck === undefined ? {} : { stuck }),
  ...(edge === undefined ? {} : { edge }),
  ...(since === undefined ? {} : { since }),
  ...(until === undefined ? {} : { until }),
});

/** Of what changes hands: where it is first and later. */
function stationsOf(bond: Bond | undefined): Pick<StageFigure, 'stations'> {
  if (bond === undefined) return {};
  const { since, ...borne } = bond;
  const later = (bond.later ?? []).map(({ from, by, ...then }) => ({ from, by, support: supportOf(then) }));
  // What lies or hangs there until a hand has it.
  if (bond.as === 'held' && since !== undefined) {
    const taken = { from: since, support: supportOf(borne), by: bond.parent };
    return { stations: [{ from: 0, support: { on: 'air' }, by: null }, taken, ...later] };
  }
  return later.length === 0 ? {} : { stations: [{ from: 0, support: supportOf(bond), by: null }, ...later] };
}

type SeatOfPlace = Omit<Extract<StageFigure['support'], { readonly on: string }>, 'on'>;

function seatOf(spot: Spot | undefined, taken: Journey['seat']): SeatOfPlace {
  if (spot?.seat === undefined) return {};
  const seat = spot.seat.height;
  if (taken === undefined) return { seat };
  const { at, heading, ...times } = taken;
  return { seat, rest: { at, heading }, ...times };
}

/** Who is face to face with somebody looks at them; side by side one looks where one goes. */
function gazeOf(player: number, { script, players, pairs }: FigureParts): StageFigure['gaze'] {
  const own = players[player];
  if (own !== undefined && script.shots.some((shot) => shot.subject === own.role.id && isSelfie(shot, own)))
    return 'camera';
  if (looksToUs(player, { script, players })) return 'camera';
  const pair = pairOf(player, pairs);
  if (pair !== null && FROM_ASIDE.has(pair.act) && player === pair.second) return null;
  return pair === null ? partnerOf(player, { script, players }) : pair.beside ? null : partnerIn(pair, player);
}

/** Who holds somebody's hand holds it all the while: the first has the other to the left. Under a canopy the hand has something else to hold. */
function handsOf(player: number, { pairs, bonds, script }: FigureParts): StageFigure['grips'] {
  const pair = pairOf(player, pairs);
  if (
    pair === null ||
    !pair.beside ||
    pair.act === GOES_ALONG ||
    bonds.some(({ parent, way }) => way === 'overhead' && [pair.first, pair.second].includes(parent))
  )
    return [];
  const contact = player === pair.first ? 'leftHand' : 'rightHand';
  return [{ contact, figure: partnerIn(pair, player), anchor: 'hand', from: 0, to: script.durationSeconds + 1 }];
}

/** Whose hand somebody holds at their side, while they have to do with somebody else: it hangs where it is. */
function handOfThird(own: number, { script, players, pairs, spots }: FigureParts): StageFigure['grips'] {
  const third = thirdsOf(script, players, pairs).find(({ player, act }) => player === own && act === 'hold_hands');
  if (third === undefined) return [];
  const left = (spots.get(own)?.across ?? 0) < (spots.get(third.at)?.across ?? 0);
  const [contact, anchor] = left ? (['leftHand', 'gripRight'] as const) : (['rightHand', 'gripLeft'] as const);
  return [{ contact, figure: third.at, anchor, from: 0, to: script.durationSeconds + 1 }];
}

/** Whoever is at somebody's side has their nearer arm. */
const BESIDE = /_beside$/;
const FROM_LEFT = ['rightHand', 'leftHand', 'L'] as const;
const FROM_RIGHT = ['leftHand', 'rightHand', 'R'] as const;

/** Hands of whoever tends somebody are where that is done: the one that is nearer to us, and both where there is something to be done for two. */
function touchesOf(own: number, { script, players, spots }: FigureParts): StageFigure['grips'] {
  const id = players[own]?.role.id;
  return script.beats
    .filter(({ role, act }) => role === id && /^tend/.test(act))
    .flatMap(({ act, target, part, from, to }) => {
      const figure = players.findIndex(({ role }) => role.id === target);
      const anchors = players[figure]?.body.anchors ?? {};
      // Whoever stands to the left of the other, as we see them, has the right hand before us.
      const left = (spots.get(own)?.across ?? 0) < (spots.get(figure)?.across ?? 0);
      const [near, far, side] = left !== BESIDE.test(act) ? FROM_LEFT : FROM_RIGHT;
      const hands = [
        [near, `${part}Touched${side}`],
        [far, `${part}Touched2${side}`],
      ] as const;
      return hands.flatMap(([contact, anchor]) =>
        anchors[anchor] === undefined ? [] : [{ contact, figure, anchor, from, to }],
      );
    });
}

/** Seconds that a hand is on what it opens: then that goes on by itself, out of its reach. */
const HANDLE_SECONDS = 1;

/** Who has turned from the board to the class has the hands free, and who has opened a cupboard. */
function whileAtIt(
  grip: StageFigure['grips'][number],
  acts: readonly StageAct[],
  post: Player | undefined,
): StageFigure['grips'] {
  if (post?.thing?.opens === true)
    return acts
      .filter(({ act }) => act === 'open' || act === 'close')
      .map(({ from }) => ({ ...grip, from, to: from + HANDLE_SECONDS }));
  if (!/board$/.test(post?.role.thing ?? '')) return [grip];
  return acts.filter(({ act }) => act === 'explain').map(({ from, to }) => ({ ...grip, from, to }));
}

/** Who takes something out of what is open reaches into it first. */
function reachesOf(player: number, { script, players }: FigureParts, bond: Bond | undefined): StageFigure['grips'] {
  if (bond === undefined || players[bond.parent]?.thing?.opens !== true || !bond.anchor.startsWith('post')) return [];
  const { id } = players[player]?.role ?? {};
  return script.beats
    .filter(({ role, verb }) => role === id && verb === TAKEN)
    .map(({ from }) => ({
      contact: 'rightHand',
      figure: bond.parent,
      anchor: 'inside',
      from,
      to: from + REACH_SECONDS,
    }));
}

/** What hands do that are needed elsewhere than on a desk. */
const AWAY_FROM_DESK: ReadonlySet<string> = new Set([
  ...['rub_eyes', 'phone', 'drink', 'eat', 'wave', 'clap', 'point', 'cheer', 'think', 'cry', 'stretch', 'read', 'hold'],
  ...['photograph', 'salute', 'shrug', 'sleep', 'hug', 'raise', 'raise_arms', 'spread_arms', 'cross_arms'],
]);

/** Who sits on a car does not reach into it, and who is driven leaves the wheel to the driver. */
const OUTSIDE = /^(?:hood|roof|tailgate|window|back|doorway|stand\d*$)/;
const DRIVEN = /^passenger/;

/** Hands of whoever is on it go to its wheel, its handlebar or its oars, feet to its pedals; where each seat has its own, to those. */
function gripsOf(bearer: Player | undefined, bond: Bond, to: number): StageFigure['grips'] {
  const { parent: figure, anchor: seat, since = 0, until = to + 1 } = bond;
  const [right, left] = handlesOf(bearer, bond);
  // Grips of what is pushed along are for whoever pushes it: a seat with rests of its own leaves them alone.
  const rests = bearer?.body.anchors[`${seat}Right`] !== undefined;
  const hands = [
    ['rightHand', rests ? `${seat}Right` : right],
    ['leftHand', rests ? `${seat}Left` : left],
    ['leftFoot', 'pedal'],
    ['rightFoot', 'pedal2'],
  ] as const;
  // A chair is carried by its handle, and played on is the piano.
  const idle =
    (bearer?.order.family === 'furniture' && bearer.body.anchors.handle2 === undefined) ||
    OUTSIDE.test(seat) ||
    (DRIVEN.test(seat) && bearer?.order.sheet.style !== undefined);
  return hands.flatMap(([contact, anchor]) =>
    idle || bearer?.body.anchors[anchor] === undefined ? [] : [{ contact, figure, anchor, from: since, to: until }],
  );
}

/** Of two handles the right hand has the one on its own side: nobody rides with crossed arms. */
function handlesOf(
  bearer: Player | undefined,
  { turn = 0 }: Bond,
): readonly ['handle' | 'handle2', 'handle' | 'handle2'] {
  const { handle, handle2 } = bearer?.body.anchors ?? {};
  const swapped =
    handle !== undefined && handle2 !== undefined && (handle.at[0] - handle2.at[0]) * Math.cos(turn) > 0.02;
  return swapped ? ['handle2', 'handle'] : ['handle', 'handle2'];
}

/** What somebody does who is borne: its own beats, sitting or riding in between. */
function borneActs(player: number, { script, players, bonds }: FigureParts, bond: Bond | undefined): StageAct[] {
  const own = players[player];
  const beats = script.beats.filter(({ role }) => role === own?.role.id);
  const bearer = bond === undefined ? undefined : players[bond.parent];
  const idle =
    bond?.as !== 'sit'
      ? 'stand'
      : bearer?.body.anchors.saddle !== undefined
        ? 'ride'
        : bond.anchor.startsWith('driver')
          ? 'drive'
          : 'sit';
  const length = script.durationSeconds;
  if (beats.length === 0 || bonds.length === 0) return [{ act: idle, from: 0, to: length, speed: 1, target: null }];
  return beats.map(({ act, from, to, speed, target, where, within }) => ({
    ...(where === 'camera' ? { toCamera: true as const } : {}),
    ...(within === undefined ? {} : { within }),
    // Who is carried along does not walk in the air.
    act:
      bond?.as === 'sit' && ['walk', 'run', 'trot', 'stand', 'fly', 'sail', 'float'].includes(act) && !RIDING.has(act)
        ? idle
        : act,
    from,
    to,
    speed,
    target: target === null ? null : players.findIndex(({ role }) => role.id === target),
  }));
}
