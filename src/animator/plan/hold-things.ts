import type { Role } from './cast.ts';
import { heightOf } from './lay-out.ts';
import type { Act, FigurePlan } from './shot-plan.ts';
import { restsOn } from './supports.ts';

/** What somebody does with their hands; who sits may be reading. */
export function doingOf({ act, subject }: FigurePlan, findRole: (subject: number) => Role | undefined): Act {
  const verb = subject === null ? undefined : findRole(subject)?.subject.action?.verb;
  return act === 'sit' && verb === 'read' ? 'read' : act;
}

/** Larger meals are not eaten from the hand. */
const MOUTHFUL_METRES = 0.35;

/** Whether somebody has the thing in hand by what they do, without being told. */
export function takes(act: Act, { thing }: Role): boolean {
  if (act === 'read') return thing.kind === 'book';
  return (act === 'eat' || act === 'drink') && thing.metres <= MOUTHFUL_METRES && thing.realm === 'ground';
}

interface Hold {
  /** Where the thing begins and how tall it is, in heights of whoever holds it. */
  readonly foot: number;
  readonly tall: number;
  /** How far from the middle of the body, in shares of the picture. */
  readonly aside: number;
}
const BEFORE_THE_CHEST: Hold = { foot: 0.54, tall: 0.16, aside: 0 };
const IN_THE_LAP: Hold = { foot: 0.06, tall: 0.17, aside: 0 };
const IN_THE_HAND: Hold = { foot: 0.5, tall: 0.16, aside: 0.05 };

/** A thing in the hands of somebody who uses it. */
export function takeUp(figures: FigurePlan[], held: number, holder: number): void {
  const [thing, person] = [figures[held], figures[holder]];
  if (thing === undefined || person === undefined || restsOn(figures, holder, held)) return;
  const sits = person.act === 'sit';
  const reads = person.act === 'read';
  const { foot, tall, aside } = sits ? IN_THE_LAP : reads ? BEFORE_THE_CHEST : IN_THE_HAND;
  const height = heightOf(person) * tall;
  figures[holder] = { ...person, carries: true, act: sits || reads ? person.act : 'hold' };
  figures[held] = {
    ...thing,
    ...{ x: person.x + person.faces * aside, row: person.row + 0.001, realm: person.realm },
    ...{ heading: 0, faces: person.faces, most: height, least: height, base: { figure: holder, height: foot } },
  };
}

/** What is held up high; anything else is carried at the hands, as large as it is. */
const HELD_HIGH: Readonly<Record<string, Hold>> = {
  'sprite:umbrella': { foot: 0.58, tall: 0.72, aside: 0.05 },
  'sprite:balloon': { foot: 0.6, tall: 0.5, aside: 0.07 },
};
const LEAST_HELD = 0.12;

/** What is held moves along with its holder, at the height of the hands. */
export function carry(figures: FigurePlan[], held: number, holder: number): void {
  const [thing, person] = [figures[held], figures[holder]];
  if (thing === undefined || person === undefined || restsOn(figures, holder, held)) return;
  const side = person.heading === 0 ? person.faces : person.heading;
  const high = HELD_HIGH[thing.art];
  const natural = Math.max(LEAST_HELD, Math.min(heightOf(thing), heightOf(person) * 0.5));
  const tall = high === undefined ? natural : heightOf(person) * high.tall;
  figures[holder] = { ...person, carries: true, act: person.act === 'stand' ? 'hold' : person.act };
  figures[held] = {
    ...thing,
    x: person.x + side * (high?.aside ?? 0.055),
    // Above the head a roof is behind the face.
    row: person.row + (thing.art === 'sprite:umbrella' ? -0.001 : 0.001),
    realm: person.realm,
    lift: 0,
    heading: person.heading,
    pace: person.pace,
    most: tall,
    least: high === undefined ? Math.min(thing.least, tall) : tall,
    base: { figure: holder, height: high?.foot ?? 0.4 },
  };
}
