import { castRole } from '../../bodies/families.ts';
import { wornIn } from '../../catalogue/uses.ts';
import { staffOf } from '../../catalogue/walk-ons.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { PersonLook, SetPlan } from '../../director/script.ts';
import type { Random } from '../../maths/random.ts';
import type { StageFigure } from '../stage.ts';

const BUSY = /\b(?:crowded|busy|bustling|packed|lively|teeming|rush hour|thronged|hectic)\b/;
const EMPTY = /\b(?:empty|deserted|abandoned|lonely|quiet|closed)\b/;
const NOBODY = /^(?:people|person|crowd|vendor|seller|anybody|anyone|human|pedestrian)s?$/;

const said = ({ traits, dressing, word }: SetPlan): string[] => [...traits, ...dressing, word ?? ''];

/** Whether a prompt says that many are there, and whether it says that nobody is. */
export const isBusy = (set: SetPlan): boolean => said(set).some((word) => BUSY.test(word)) && !isDeserted(set);
export const isDeserted = (set: SetPlan): boolean =>
  said(set).some((word) => EMPTY.test(word)) || set.without.some((word) => NOBODY.test(word));

const AGES = ['adult', 'young', 'middle', 'adult', 'old', 'young'] as const;
/** Of whom no prompt says anything. */
export const ANYBODY: PersonLook = {
  ...{ gender: 'any', age: 'adult', build: null, skin: null, hair: null, eyes: null, beard: null, glasses: false },
  role: null,
};

const CANOPY_SHARE = 0.75;
const UMBRELLAS = ['black_umbrella', 'clear_umbrella', 'blue_umbrella', 'umbrella', 'clear_umbrella'] as const;

/** Somebody whom no prompt names, dressed for the weather, and for the work where that is what one does there. */
export function castStranger(chance: Random, set: SetPlan): StageFigure['body'] | null {
  const { weather, season, era } = set;
  const staff = staffOf(set.place, said(set).join(' '));
  const calling = staff.length === 0 ? null : chance.spawn('calling').pick([staff[0] ?? '', ...staff.slice(1)]);
  const wears = wornIn(weather, season).map((garment) => ({ garment, colour: null, pattern: null, material: null }));
  const role = plainRole({
    thing: 'person',
    wears,
    person: { ...ANYBODY, ...(era === undefined ? {} : { era }), age: chance.pick(AGES), role: calling },
  });
  const choice = castRole(role, chance.spawn('body'));
  if (choice === null) return null;
  // In the rain most of them have one.
  const wet = (weather === 'rain' || weather === 'storm') && chance.spawn('canopy').chance(CANOPY_SHARE);
  const holds = wet ? { holds: chance.spawn('colour').pick(UMBRELLAS) } : {};
  return { ...choice, sheet: { ...choice.sheet, ...holds, fineness: 'crowd' } };
}
