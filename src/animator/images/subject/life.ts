import { castRole } from '../../bodies/families.ts';
import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role, Script } from '../../director/script.ts';
import { makeRandom } from '../../maths/random.ts';

/** How whoever a picture shows can move: by what it is. */
const SUBJECT_KINDS = [
  ...(['upright', 'four_legged', 'winged', 'finned', 'creeping', 'rolling', 'sailing', 'growing'] as const),
  ...(['cloth', 'flame', 'thing'] as const),
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const GAITS = ['walk', 'run', 'glide'] as const;

/** One thing that it does. */
export interface SubjectMove {
  readonly act: string;
  /** How it goes elsewhere; null stays. */
  readonly gait: (typeof GAITS)[number] | null;
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  /** Null: wherever it looks. */
  readonly direction: 'left' | 'right' | 'toward' | 'away' | 'up' | null;
  /** Until it is out of the picture. */
  readonly leaves: boolean;
  /** To somebody else whom the picture shows, on whichever side that is. */
  readonly across?: true;
  /** It looks up or down instead of aside. */
  readonly gaze?: 'up' | 'down';
}

export interface SubjectLife {
  readonly kind: SubjectKind;
  readonly alive: boolean;
  readonly moves: readonly SubjectMove[];
  /** 0 to 1. */
  readonly wind: number;
  /** Which of its hands the words speak of; null of either. */
  readonly hand?: 'left' | 'right' | null;
  /** The role whose lines it says. */
  readonly voice?: number;
  /** The camera goes along: it stays in the picture. */
  readonly followed?: true;
  /** Only if a face is found. */
  readonly byFace?: true;
}

const FAMILY_KINDS: Readonly<Record<string, SubjectKind>> = {
  person: 'upright',
  quadruped: 'four_legged',
  bird: 'winged',
  aircraft: 'thing',
  swimmer: 'finned',
  crawler: 'creeping',
  arthropod: 'creeping',
  vehicle: 'rolling',
  vessel: 'sailing',
  plant: 'growing',
};
const GROWING = /flower|rose|tulip|tree|grass|plant|dahlia|dandelion|sunflower|palm|lily|daisy|leaf|leaves|bush|reed/;
const CLOTH = /flag|banner|curtain|sheet|kite|pennant|cloth|scarf|sail\b/;
const FLAME = /\bfire|flame|campfire|candle|torch|bonfire/;

export function kindOf(role: Role): SubjectKind {
  if (CLOTH.test(role.noun)) return 'cloth';
  if (FLAME.test(role.noun)) return 'flame';
  if (GROWING.test(role.noun) || GROWING.test(role.thing)) return 'growing';
  return FAMILY_KINDS[castRole(role, makeRandom(0))?.family ?? ''] ?? 'thing';
}

/** Words of the languages that are understood: to the left, to the right, out of the picture. */
const LEFT = /\bleft(?:wards?)?\b|\bizquierda\b|\bgauche\b|\blinks\b|\besquerda\b|\bsinistra\b|влево|налево|左|왼쪽/i;
const RIGHT = /\bright(?:wards?)?\b|\bderecha\b|\bdroite\b|\brechts\b|\bdireita\b|\bdestra\b|вправо|направо|右|오른쪽/i;
const LEAVES =
  /\bout of (?:the )?(?:frame|picture|shot|view|image|sight)\b|\b(?:leaves?|exits?) (?:the )?(?:frame|picture|shot|scene)\b|\b(?:drives?|runs?|walks?|rides?|flies|sails?|rolls?|speeds?) (?:off|away)\b|\bdisappears?\b/i;

const AWAY = /\b(?:walk|run|jog|stroll|stride|wander|go)(?:e?s|ing)? away\b/i;

const RUNS = new Set(['run', 'chase', 'trot']);
const GOES_GLIDING = new Set(['fly', 'take_off', 'float', 'sail', 'row', 'slide', 'drive', 'drift', 'swim', 'surf']);
const RIDES = new Set(['cycle', 'ride', 'skate', 'ski']);
/** Acts of frame `go` that do not lead elsewhere. */
const STAYS = new Set(['jump', 'land', 'rise', 'fall', 'kick', 'dive']);

/** What a script makes the one do that a picture shows; null where it says nothing of it. */
export function subjectLife(script: Script, role: Role | null): SubjectLife | null {
  const wind = script.set.weather === 'wind' || script.set.weather === 'storm' || WIND.test(script.prompt) ? 1 : 0.25;
  if (role === null) return null;
  const kind = kindOf(role);
  const beats = script.beats.filter((beat) => beat.role === role.id);
  return {
    kind,
    wind,
    alive: findThing(role.thing)?.alive === true,
    hand: handOf(script.prompt),
    moves: beats.map((beat) => moveOf(beat, kind, script)),
    ...(script.shots[0]?.move.startsWith('follow') === true ? { followed: true } : {}),
    ...(script.dialogue.some(({ speaker }) => speaker === role.id) ? { voice: role.id } : {}),
  };
}

/** "Bring this portrait to life": looks aside, and back with a smile. */
export function livelyFace(seconds: number): SubjectLife {
  const move = (act: string, from: number, to: number): SubjectMove => ({
    ...{ act, from: from * seconds, to: to * seconds },
    ...{ gait: null, speed: 1, direction: null, leaves: false },
  });
  return {
    ...{ kind: 'upright', alive: true, wind: 0.25, byFace: true },
    moves: [move('look', 0.08, 0.45), move('smile', 0.42, 1.2), move('tilt', 0.5, 0.95)],
  };
}

const WIND = /\bwind(?:y|s)?\b|\bbreeze\b|\bstorm\b|\bviento\b|\bvent\b/i;

function moveOf(beat: Beat, kind: SubjectKind, { prompt }: Script): SubjectMove {
  const { from, to, speed } = beat;
  // Who spreads wings does not fly away.
  const act = beat.part === 'wings' ? 'stretch' : beat.act;
  const across = beat.target !== null && beat.direction === 'toward';
  return {
    act,
    gait: rises(beat, kind) ? 'glide' : gaitOf(act, kind),
    from,
    to,
    speed,
    direction: rises(beat, kind)
      ? 'up'
      : directionOf(
          across ? { ...beat, direction: null } : beat,
          prompt,
          kind === 'upright' && gaitOf(act, kind) !== null,
        ),
    ...(across ? { across } : {}),
    leaves: LEAVES.test(prompt),
    ...gazeOf(beat),
  };
}

/** "Looks up", "gazes at the sky". */
function gazeOf({ act, verb, where }: Beat): Pick<SubjectMove, 'gaze'> {
  if (act !== 'look') return {};
  if (/\bup\b/.test(verb) || (where !== null && HIGH.has(where))) return { gaze: 'up' };
  return /\bdown\b/.test(verb) ? { gaze: 'down' } : {};
}

const HIGH: ReadonlySet<string> = new Set(['sky', 'moon', 'star', 'sun', 'cloud', 'ceiling']);

/** Who has legs or wheels stays on the ground, whatever is said of it; rockets, balloons and birds do not. */
const GROUNDED: ReadonlySet<SubjectKind> = new Set([
  'upright',
  'four_legged',
  'rolling',
  'sailing',
  'growing',
  'creeping',
]);

const rises = ({ act, direction }: Beat, kind: SubjectKind): boolean =>
  !GROUNDED.has(kind) && (direction === 'up' || act === 'rise' || act === 'take_off');

function gaitOf(act: string, kind: SubjectKind): SubjectMove['gait'] {
  if (STAYS.has(act)) return null;
  if (RUNS.has(act)) return kind === 'upright' || kind === 'four_legged' ? 'run' : 'glide';
  if (GOES_GLIDING.has(act) || RIDES.has(act)) return 'glide';
  if (findAct(act)?.frame !== 'go') return null;
  return kind === 'upright' || kind === 'four_legged' || kind === 'winged' ? 'walk' : 'glide';
}

const HANDS = /\b(left|right)[ -](?:hand|arm|fist|paw|eye|ear|foot|leg)s?\b/gi;

function handOf(prompt: string): 'left' | 'right' | null {
  const said = prompt.match(HANDS)?.[0]?.toLowerCase();
  return said === undefined ? null : said.startsWith('left') ? 'left' : 'right';
}

function directionOf({ direction, where, heads }: Beat, words: string, goesOnFeet: boolean): SubjectMove['direction'] {
  // "Across the lake from right to left": where it goes in the picture is told, whatever it crosses.
  if (heads !== undefined && heads !== null) return heads;
  // A right hand is no way to go.
  const prompt = words.replace(HANDS, '');
  if (direction === 'left' || direction === 'right') return direction;
  if (LEFT.test(prompt) !== RIGHT.test(prompt)) return LEFT.test(prompt) ? 'left' : 'right';
  if (where === 'camera' || direction === 'toward') return direction === 'away' ? 'away' : 'toward';
  return direction === 'away' || (goesOnFeet && AWAY.test(prompt)) ? 'away' : null;
}
