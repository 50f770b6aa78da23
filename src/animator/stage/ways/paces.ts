import type { Body } from '../../bodies/body.ts';
import type { Thing } from '../../catalogue/things.ts';
import type { Script } from '../../director/script.ts';

/**
 * How fast somebody or something goes. Legs set the pace of those who have them: a step grows with the root of the leg, so a cat's walk and an elephant's
 * are both `walk` (Froude's number, v²/gl). Wings, fins and wheels have their own.
 */
const FROUDE: Readonly<Record<string, number>> = {
  ...{
    walk: 0.2,
    march: 0.26,
    waddle: 0.08,
    trot: 0.9,
    sneak: 0.05,
    crawl: 0.02,
    follow: 0.24,
    walk_hands: 0.17,
    carry: 0.16,
    push: 0.1,
    pull: 0.08,
  },
  ...{
    run: 2.2,
    chase: 2.4,
    jump: 0.5,
    climb: 0.02,
  },
};
/** Four legs gallop where two run. */
const GALLOP = 2.6;

const GRAVITY = 9.81;
const LEG_SHARE = 0.52;

/** Metres a second. */
const WHEELS: Readonly<Record<string, number>> = {
  ...{
    train: 24,
    tram: 9,
    bus: 10,
    truck: 11,
    bicycle: 5.2,
    motorcycle: 14,
    snowmobile: 14,
    'jet ski': 13,
    forklift: 2.4,
    skateboard: 4,
    'robot vacuum': 0.45,
    scooter: 4.5,
    tractor: 4,
    tank: 6,
  },
  ...{
    airplane: 55,
    helicopter: 16,
    balloon: 1.6,
    rocket: 30,
    spaceship: 18,
    starfighter: 24,
    'star cruiser': 7,
    ufo: 12,
    submarine: 3,
    boat: 3.6,
    ship: 4.5,
    canoe: 1.6,
  },
  ...{
    rickshaw: 5,
    sleigh: 5,
    sled: 5,
    snowboard: 6,
    ski: 6,
    surfboard: 4.5,
    'kick scooter': 3,
    sailboat: 3,
    'fire engine': 13,
    ambulance: 14,
  },
};
const ANY_WHEELS = 12;

const ACT_SPEEDS: Readonly<Record<string, number>> = {
  ...{
    swim: 0.9,
    dive: 1.2,
    float: 0.22,
    rise: 0.7,
    fall: 2.4,
    sail: 3.2,
    row: 1.5,
    cycle: 5,
    ride: 4.5,
    skate: 3.4,
    ski: 7,
    surf: 5.5,
    belly_slide: 1.7,
    brachiate: 1.5,
    float_on_back: 0.12,
    hold_paws: 0.12,
  },
  ...{ drive: 11, drift: 9, ollie: 4, ski_jump: 7, fly: 5, take_off: 6, land: 4, flow: 0.6 },
};

const GOING: ReadonlySet<string> = new Set([...Object.keys(FROUDE), ...Object.keys(ACT_SPEEDS)]);

/** Acts that take the body along, unless the body is held by somebody else. */
export const goesBy = (act: string): boolean => GOING.has(act);

export function paceOf(act: string, thing: Thing | null, body: Body, size: number): number {
  if (!goesBy(act)) return 0;
  const kind = thing?.kind ?? '';
  if (thing !== null && !thing.alive && (thing.moves || WHEELS[kind] !== undefined)) {
    // A toy goes at the pace of a toy; boards are measured along.
    const along = Math.abs(body.length - thing.metres) < Math.abs(body.height - thing.metres);
    const share = Math.min(1, (((along ? body.length : body.height) * size) / thing.metres) * 1.6);
    const own = (WHEELS[kind] ?? ANY_WHEELS) * (share < 0.5 ? Math.max(0.05, share * 0.5) : 1);
    return act === 'float' || act === 'row'
      ? Math.min(own, 1.5)
      : act === 'take_off' || act === 'land'
        ? own * 0.5
        : own;
  }
  const [height, length] = [body.height * size, body.length * size];
  if (act === 'fly' || act === 'take_off' || act === 'land')
    return Math.min(9, 2.2 + 5 * Math.sqrt(Math.max(0.02, body.width * size)));
  if (act === 'swim' || act === 'dive') return Math.min(4, 0.55 + 0.6 * Math.sqrt(length));
  const own = ACT_SPEEDS[act];
  if (own !== undefined) return own;
  const legs = Math.sqrt((FROUDE[act] ?? 0.2) * GRAVITY * height * LEG_SHARE);
  const gallops = (act === 'run' || act === 'chase') && length > height * 0.8;
  return legs * (gallops ? Math.sqrt(GALLOP) : 1);
}

/** Metres gone by then, from the beginning of the film. */
export function distanceBy(
  time: number,
  legs: readonly { readonly from: number; readonly to: number; readonly pace: number }[],
): number {
  return legs.reduce((sum, { from, to, pace }) => sum + pace * Math.max(0, Math.min(time, to) - from), 0);
}

/** Slow motion and time lapse: how fast the world goes by. Faster than this one sees only a blur. */
export const timePace = ({ shots }: Pick<Script, 'shots'>): number => Math.min(4, Math.max(0.2, shots[0]?.pace ?? 1));
