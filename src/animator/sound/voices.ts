import type { Random } from '../maths/random.ts';
import type { VoiceName } from '../score/score.ts';
import { hiss } from './ambience/noise-bed.ts';
import { SAMPLE_RATE } from './buffer.ts';
import { makeFilter } from './filter.ts';
import { sine } from './sine.ts';

/** How an animal calls: a throat that sounds, and a mouth that shapes it. */
interface Call {
  readonly seconds: number;
  /** Hertz at the beginning, in the middle and at the end. */
  readonly pitch: readonly [number, number, number];
  /** What the mouth lets through best, in hertz, at the beginning and in the middle; it closes again at the end. */
  readonly mouth: readonly [number, number];
  /** The share of breath in it, 0..1. */
  readonly breath: number;
  /** How often a second the voice trembles, and by what share. */
  readonly trembles: number;
  readonly trembling: number;
  /** How soon it is at its loudest, as a share of the call. */
  readonly attack: number;
}

/** One row per voice. */
const CALLS: Readonly<Record<VoiceName, Call>> = {
  bark: {
    seconds: 0.2,
    pitch: [420, 360, 190],
    mouth: [620, 1_150],
    breath: 0.4,
    trembles: 0,
    trembling: 0,
    attack: 0.08,
  },
  howl: {
    seconds: 2.3,
    pitch: [290, 520, 400],
    mouth: [480, 760],
    breath: 0.06,
    trembles: 5,
    trembling: 0.05,
    attack: 0.3,
  },
  meow: {
    seconds: 0.75,
    pitch: [520, 690, 430],
    mouth: [800, 1_500],
    breath: 0.1,
    trembles: 0,
    trembling: 0,
    attack: 0.25,
  },
  roar: {
    seconds: 1.7,
    pitch: [88, 118, 62],
    mouth: [260, 520],
    breath: 0.7,
    trembles: 26,
    trembling: 0.4,
    attack: 0.22,
  },
  moo: {
    seconds: 1.5,
    pitch: [112, 146, 108],
    mouth: [260, 560],
    breath: 0.08,
    trembles: 0,
    trembling: 0,
    attack: 0.2,
  },
  neigh: {
    seconds: 1.3,
    pitch: [780, 960, 420],
    mouth: [1_000, 1_700],
    breath: 0.2,
    trembles: 13,
    trembling: 0.5,
    attack: 0.1,
  },
  bleat: {
    seconds: 0.8,
    pitch: [330, 350, 300],
    mouth: [700, 1_250],
    breath: 0.12,
    trembles: 9,
    trembling: 0.55,
    attack: 0.1,
  },
  quack: {
    seconds: 0.18,
    pitch: [250, 230, 180],
    mouth: [1_100, 1_350],
    breath: 0.15,
    trembles: 0,
    trembling: 0,
    attack: 0.1,
  },
  caw: {
    seconds: 0.34,
    pitch: [520, 480, 400],
    mouth: [1_300, 1_700],
    breath: 0.5,
    trembles: 34,
    trembling: 0.3,
    attack: 0.12,
  },
  oink: {
    seconds: 0.3,
    pitch: [150, 210, 130],
    mouth: [480, 900],
    breath: 0.45,
    trembles: 30,
    trembling: 0.5,
    attack: 0.2,
  },
  trumpet: {
    seconds: 1.1,
    pitch: [310, 620, 480],
    mouth: [700, 1_500],
    breath: 0.35,
    trembles: 22,
    trembling: 0.35,
    attack: 0.12,
  },
  crow: {
    seconds: 1.6,
    pitch: [480, 820, 520],
    mouth: [900, 1_700],
    breath: 0.18,
    trembles: 0,
    trembling: 0,
    attack: 0.12,
  },
  cluck: {
    seconds: 0.14,
    pitch: [520, 440, 380],
    mouth: [900, 1_300],
    breath: 0.3,
    trembles: 0,
    trembling: 0,
    attack: 0.15,
  },
  hoot: {
    seconds: 0.55,
    pitch: [360, 350, 330],
    mouth: [380, 520],
    breath: 0.08,
    trembles: 0,
    trembling: 0,
    attack: 0.3,
  },
  croak: {
    seconds: 0.32,
    pitch: [150, 190, 140],
    mouth: [520, 900],
    breath: 0.3,
    trembles: 38,
    trembling: 0.75,
    attack: 0.15,
  },
  chirp: {
    seconds: 0.12,
    pitch: [2_600, 3_600, 3_000],
    mouth: [2_600, 3_400],
    breath: 0.04,
    trembles: 0,
    trembling: 0,
    attack: 0.2,
  },
  squeak: {
    seconds: 0.13,
    pitch: [1_500, 2_100, 1_700],
    mouth: [1_800, 2_600],
    breath: 0.1,
    trembles: 0,
    trembling: 0,
    attack: 0.2,
  },
};

/** From the first value over the second to the third. */
function bend([from, middle, to]: readonly [number, number, number], share: number): number {
  return share < 0.5 ? from + (middle - from) * share * 2 : middle + (to - middle) * (share * 2 - 1);
}

/** One call of an animal, mono; loudness is set by whoever plays it. */
export function makeCall(name: VoiceName, pitch: number, random: Random): Float32Array {
  const call = CALLS[name];
  const mouth = Math.sqrt(pitch);
  const low = makeFilter('band', call.mouth[0] * mouth, 2.2);
  const high = makeFilter('band', call.mouth[1] * mouth * 2.1, 2.6);
  const tuned = random.between(0.94, 1.07) * pitch;
  const sound = new Float32Array(Math.floor((call.seconds / mouth) * random.between(0.9, 1.1) * SAMPLE_RATE));
  let phase = 0;
  for (let i = 0; i < sound.length; i++) {
    const share = i / sound.length;
    const t = i / SAMPLE_RATE;
    if ((i & 31) === 0) {
      const open = bend([call.mouth[0], call.mouth[1], call.mouth[0]], share) * mouth;
      low.tune(open);
      high.tune(open * 2.1);
    }
    phase += (bend(call.pitch, share) * tuned) / SAMPLE_RATE;
    // A throat is rich in overtones; each is weaker than the one below it.
    const throat =
      sine(phase) + 0.6 * sine(phase * 2) + 0.45 * sine(phase * 3) + 0.3 * sine(phase * 4) + 0.2 * sine(phase * 5);
    const source = throat * (1 - call.breath) + hiss(random) * call.breath * 1.6;
    const tremble = 1 - call.trembling * (0.5 + 0.5 * sine(t * call.trembles));
    const loud = Math.min(1, share / call.attack) * Math.min(1, (1 - share) / 0.3) * tremble;
    sound[i] = (low.run(source) + 0.5 * high.run(source) + source * 0.06) * loud;
  }
  return sound;
}
