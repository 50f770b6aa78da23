import { type Loose, wornAnchor } from '../../bodies/families/person/garment-box.ts';
import { looseSlotOf, without } from '../../bodies/families/person/loose-garment.ts';
import { TAKEN_AFTER } from '../../bodies/rhythms.ts';
import type { Dressing } from '../../director/possession.ts';
import type { Script } from '../../director/script.ts';
import { setOn } from '../change-hands.ts';
import type { Player } from '../players.ts';
import type { StageFigure, Station, Support } from '../stage.ts';
import type { Fate } from '../ways/fate.ts';
import { makePathMotion } from '../ways/path-motion.ts';
import type { WhereIs } from '../whereabouts.ts';

interface Changed {
  readonly figures: readonly StageFigure[];
  /** Those who take over in other clothes, and what came off them. */
  readonly after: readonly StageFigure[];
}

/** Seconds by which several are apart: no class throws its caps at one word. */
const APART = 0.1;
/** Seconds: the hand has to find it where it is worn. */
const WORN_YET = 0.03;
/** Metres a second up, aside and ahead of what is flung into the air. */
const FLUNG = { up: 2.3, aside: 0.45 } as const;

/**
 * Somebody who takes off a hat is two figures: one with it until then, and from then on one without it in the same place. The hat itself is a third, in the hand from then on,
 * on the ground, or in the air. What is put on goes the other way.
 */
export function changeClothes(
  figures: readonly StageFigure[],
  players: readonly Player[],
  { dressings = [], durationSeconds }: Pick<Script, 'dressings' | 'durationSeconds'>,
  whereIs: WhereIs,
): Changed {
  const after: StageFigure[] = [];
  const shown = figures.map((figure, index) => {
    const id = players[index]?.role.id;
    let now = figure;
    for (const dressing of dressings.filter(({ role }) => role === id).sort((a, b) => a.at - b.at)) {
      const slot = looseSlotOf(dressing.garment);
      const bare = slot === null ? figure.body.sheet : without(now.body.sheet, slot);
      if (slot === null || figure.body.family !== 'person' || bare === now.body.sheet) continue;
      const at = dressing.at + figure.instance * APART;
      const [dressed, undressed] = [now.body, { ...now.body, sheet: bare }];
      const [first, next] = dressing.on ? [undressed, dressed] : [dressed, undressed];
      // Who was changed before is changed again from then on.
      const former = after.findLast(({ standsFor }) => standsFor === index);
      if (former !== undefined)
        after[after.indexOf(former)] = { ...former, body: first, seen: { ...former.seen, to: at } };
      else now = { ...now, body: first, seen: { ...now.seen, to: at } };
      after.push({ ...figure, body: next, standsFor: index, seen: { from: at, to: figure.seen.to } });
      const garment = { family: 'garment', sheet: { slot, of: dressed.sheet } };
      after.push(looseOf(figure, { index, garment, slot, dressing, at, durationSeconds }, players, whereIs));
    }
    return now;
  });
  return { figures: shown, after };
}

interface Loosened {
  readonly index: number;
  readonly garment: StageFigure['body'];
  readonly slot: Loose;
  readonly dressing: Dressing;
  readonly at: number;
  readonly durationSeconds: number;
}

/** What came off, or will go on. */
function looseOf(
  figure: StageFigure,
  { index, garment, slot, dressing, at, durationSeconds }: Loosened,
  players: readonly Player[],
  whereIs: WhereIs,
): StageFigure {
  const wearer = makePathMotion(figure.path)(at);
  const { becoming: _b, sinks: _s, fate: _f, stations: _t, ...plain } = figure;
  const held: Support = { figure: index, anchor: 'gripRight', as: 'held', way: 'upright' };
  const seen = dressing.on ? { from: 0, to: at + 0.01 } : { from: at - WORN_YET, to: durationSeconds + 1 };
  const loose: StageFigure = {
    ...{ ...plain, role: null, body: garment, acts: [], grips: [], gaze: null, voice: null, seen },
    ...{ path: [{ time: 0, at: wearer.at, heading: wearer.heading }], support: held },
  };
  // Shoes stay where they were stepped out of, and stand ready where they will be.
  if (slot === 'shoes') return { ...loose, support: { on: 'ground' } };
  const worn: Support = { figure: index, anchor: wornAnchor(slot), as: 'stand' };
  const [first, second] = dressing.on ? [held, worn] : [worn, held];
  const changed: StageFigure = {
    ...{ ...loose, support: first },
    stations: [
      { from: 0, support: first, by: null },
      { from: at, support: second, by: index },
    ],
  };
  const { then } = dressing;
  if (then === null || dressing.on) return changed;
  const leaves = then.at + (typeof then.to === 'object' ? TAKEN_AFTER : figure.instance * APART);
  if (typeof then.to === 'object') {
    const parent = players.findIndex(({ role }) => typeof then.to === 'object' && role.id === then.to.on);
    const set = setOn(parent, { body: { length: 0.3 }, size: figure.size }, players);
    if (set === null) return changed;
    const { parent: on, ...place } = set;
    const down: Station = { from: leaves, support: { figure: on, ...place }, by: index };
    return { ...changed, stations: [...(changed.stations ?? []), down] };
  }
  // A throw of the hand lets it go by itself.
  if (then.to === 'away') return changed;
  const { at: start, height, heading } = whereIs(index, leaves);
  if (then.to === 'down') return { ...changed, fate: letFall(start, height, heading, leaves, durationSeconds) };
  return { ...changed, fate: flungUp(start, height, heading, leaves, figure, durationSeconds) };
}

/** Of the height: where the hands have it that let go of it. */
const HANDS = 0.55;

function letFall(
  at: readonly [number, number, number],
  height: number,
  heading: number,
  from: number,
  durationSeconds: number,
): Fate {
  const [x, z] = [
    Math.sin(heading) * 0.25 + Math.cos(heading) * 0.2,
    Math.cos(heading) * 0.25 - Math.sin(heading) * 0.2,
  ];
  return {
    ...{ kind: 'falls', from, until: durationSeconds + 1, start: [at[0] + x, at[1] + height * HANDS, at[2] + z] },
    ...{ velocity: [x, 0, z], floor: at[1] + 0.05, radius: 0.16 },
    ...{ bounce: 0.2, rolls: 0, weight: 1, ends: false, lies: Math.PI },
  };
}

function flungUp(
  at: readonly [number, number, number],
  height: number,
  heading: number,
  from: number,
  { instance, phase }: StageFigure,
  durationSeconds: number,
): Fate {
  const side = (instance % 2 === 0 ? 1 : -1) * FLUNG.aside * (0.4 + phase);
  const [x, z] = [
    Math.cos(heading) * side + Math.sin(heading) * 0.3,
    -Math.sin(heading) * side + Math.cos(heading) * 0.3,
  ];
  return {
    ...{ kind: 'falls', from, until: durationSeconds + 1, start: [at[0], at[1] + height * 1.1, at[2]] },
    ...{ velocity: [x, FLUNG.up * (0.9 + 0.2 * phase), z], floor: at[1] + 0.05, radius: 0.16 },
    ...{ bounce: 0.2, rolls: 0, weight: 0.32, ends: false, lies: Math.PI * 4 },
  };
}
