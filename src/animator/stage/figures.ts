import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import { partnerOf } from './facing.ts';
import type { Bearer } from './film-frame.ts';
import type { Journey } from './journeys.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';
import type { PathPoint, StageAct, StageFigure } from './stage.ts';

export interface FigureParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly bearers: readonly Bearer[];
  readonly journeys: ReadonlyMap<number, Journey>;
  readonly spots: ReadonlyMap<number, Spot>;
}

const RIDING: ReadonlySet<string> = new Set(['ride', 'drive', 'cycle', 'row', 'sit', 'lie', 'sleep']);

export function buildFigures(parts: FigureParts): StageFigure[] {
  const { script, players, bonds, bearers, journeys, spots } = parts;
  return players.map((player, index): StageFigure => {
    const { role, instance, order, size, chance } = player;
    const bond = bonds.find(({ child }) => child === index);
    const journey = journeys.get(index);
    const acts = journey?.acts ?? borneActs(index, parts, bond);
    const path: readonly PathPoint[] = journey?.path ?? [{ time: 0, at: [0, 0, 0], heading: 0 }];
    return {
      role: role.id,
      instance,
      body: order,
      size,
      tint: [1, 1, 1],
      path,
      support:
        bond === undefined
          ? { on: bearers[index] ?? 'ground', ...seatOf(spots.get(index)) }
          : { figure: bond.parent, anchor: bond.anchor, as: bond.as },
      acts,
      gaze: partnerOf(index, { script, players }),
      grips: bond?.as === 'sit' ? gripsOf(players[bond.parent], bond.parent, script.durationSeconds) : [],
      expression: role.expression,
      voice: script.dialogue.some(({ speaker }) => speaker === role.id) ? role.id : null,
      phase: chance.spawn('phase').next(),
      seen: { from: 0, to: script.durationSeconds + 1 },
    };
  });
}

const seatOf = (spot: Spot | undefined): { readonly seat?: number } =>
  spot?.seat === undefined ? {} : { seat: spot.seat.height };

/** Hands of whoever sits on it go to its wheel, its handlebar or its oars. */
function gripsOf(bearer: Player | undefined, figure: number, to: number): StageFigure['grips'] {
  const hands = [
    ['rightHand', 'handle'],
    ['leftHand', 'handle2'],
  ] as const;
  return hands.flatMap(([contact, anchor]) =>
    bearer?.body.anchors[anchor] === undefined ? [] : [{ contact, figure, anchor, from: 0, to: to + 1 }],
  );
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
  return beats.map(({ act, from, to, speed, target }) => ({
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
