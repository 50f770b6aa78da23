import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Reading } from '../../language/reading.ts';
import type { Company } from '../cast/company.ts';
import { nearCandles } from '../deeds/blow-candles.ts';
import type { Played } from '../played.ts';
import type { Line, Role, Shot } from '../script.ts';
import { coverStory } from './cover.ts';
import { isFarMachine, isOfLand } from './land-films.ts';
import { intoVessel, lookClosely } from './look-closely.ts';
import { walkThrough } from './walked-through.ts';

/** The planned shots, once it is known what is done in them: cut as a story, as near as their subject asks for, and with all that must be seen. */
export function finishShots(planned: readonly Shot[], { reading, company, played, ...said }: Filmed): Shot[] {
  const { roles, beats, relations } = played;
  const ofLand = isOfLand(reading, company.entities, company.set.place, company.scenery);
  const far = ofLand ? company.entities.findIndex((entity) => isFarMachine(entity, reading)) : -1;
  const covered = ofLand ? planned : coverStory(planned, { ...played, ...said, told: reading.told });
  return covered.map((each) => {
    const looked =
      ofLand && !(each.sizeStated && isNearer(each))
        ? showLand(each, far < 0 ? null : far)
        : lookClosely(nearCandles(each, roles, beats), roles, beats, relations);
    const shot = walkThrough(looked, reading.told, company.set.place);
    // Ink that is all there is to see is sharp from edge to edge.
    const sharp = company.set.medium !== undefined && roles.length === 0 ? { focus: 'deep' as const } : {};
    return {
      ...intoVessel(shot, roles, beats, relations),
      ...sharp,
      also: [...new Set([...shot.also.filter((id) => id !== shot.subject), ...findSeenWith(shot, played)])],
    };
  });
}

/** What is in front of the camera. */
interface Filmed {
  readonly reading: Reading;
  readonly company: Company;
  readonly played: Played;
  readonly dialogue: readonly Line[];
  readonly styles: readonly string[];
}

/** A told size that is of somebody, and not of the land. */
const isNearer = ({ size }: Shot): boolean => size !== 'wide' && size !== 'establishing';

/** Of the land, and nobody in particular but what goes along its horizon: it is looked up at, and does not leave the picture. */
const showLand = ({ heights: _aloft, ...shot }: Shot, subject: number | null): Shot => ({
  ...shot,
  subject,
  size: 'establishing',
});

/** Metres: a picture of all of it would show nobody beside it. */
const HUGE = 6;
const isHuge = (id: number | null, roles: readonly Role[]): boolean => {
  const role = roles.find((each) => each.id === id);
  return role !== undefined && (findThing(role.thing)?.metres ?? 1) * role.size >= HUGE;
};

/** What a shot of somebody must show with them: what they hold and what they do it to. */
function findSeenWith({ subject, from, to }: Shot, { beats, relations, roles }: Played): number[] {
  if (subject === null) return [];
  const done = beats
    .filter((beat) => beat.role === subject && beat.from < to && beat.to > from)
    .flatMap(({ act, target, instrument, together }) => [
      // Who boards a train is seen, and of the train as much as there is room for.
      ...[findAct(act)?.frame === 'go' && isHuge(target, roles) ? null : target, instrument],
      ...(findAct(act)?.frame === 'with' ? together : []),
    ]);
  const held = relations
    .filter(({ role, relation }) => role === subject && /^(?:holding|riding|driving)$/.test(relation))
    .map((each) => each.to);
  // Milk that is poured is seen with the cup it goes into.
  const goal = relations
    .filter(({ role, relation }) => done.includes(role) && /^(?:on|in|inside)$/.test(relation))
    .map((each) => each.to);
  return [...new Set([...done, ...held, ...goal])].filter((id): id is number => id !== null && id !== subject);
}
