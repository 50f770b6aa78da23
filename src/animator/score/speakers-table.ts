/** The embedded voices. */
export type SpeakingVoice = 'slt' | 'rms' | 'kal16';

/** A throat: which voice it is made of, how high it speaks, and what is done to it. */
export interface Throat {
  readonly voice: SpeakingVoice;
  readonly pitchHertz: number;
  /** How much shorter than the voice's own the way from the throat to the lips is: a child's is short, a giant's is long. */
  readonly tract: number;
  /** Share of breath, 0..1. */
  readonly breath: number;
  /** Share of the pitch by which it trembles. */
  readonly tremble: number;
}

const throat = (voice: SpeakingVoice, pitchHertz: number, tract: number, breath = 0.12, tremble = 0): Throat => ({
  ...{ voice, pitchHertz, tract, breath, tremble },
});

/** Who speaks: a row for each kind of speaker, and in it some that are not alike. The first is the plainest. */
export const SPEAKERS = {
  woman: [
    throat('slt', 175, 1),
    throat('slt', 192, 1.04, 0.18),
    throat('slt', 160, 0.96, 0.1),
    throat('slt', 205, 1.02),
  ],
  man: [throat('rms', 104, 1), throat('rms', 118, 1.05), throat('rms', 92, 0.95), throat('rms', 110, 1.02, 0.2)],
  young_woman: [throat('slt', 205, 1.05, 0.08), throat('slt', 198, 1.06)],
  young_man: [throat('rms', 130, 1.07), throat('rms', 122, 1.1, 0.16)],
  girl: [throat('slt', 244, 1.11, 0.06), throat('slt', 234, 1.09, 0.06)],
  boy: [throat('slt', 226, 1.09, 0.06), throat('slt', 216, 1.07, 0.06)],
  old_woman: [throat('slt', 164, 0.98, 0.2, 0.014), throat('slt', 176, 1, 0.18, 0.016)],
  old_man: [throat('rms', 112, 0.97, 0.2, 0.012), throat('rms', 100, 0.95, 0.2, 0.014)],
  giant: [throat('rms', 74, 0.84, 0.22), throat('rms', 66, 0.8, 0.2)],
  small: [throat('slt', 285, 1.22, 0.1), throat('slt', 265, 1.2, 0.1)],
  robot: [throat('kal16', 96, 1, 0)],
} as const satisfies Readonly<Record<string, readonly [Throat, ...Throat[]]>>;
export type Character = keyof typeof SPEAKERS;

/** Who is no person and speaks all the same. */
export const SPEAKING_THINGS: Readonly<Record<Extract<Character, 'robot' | 'giant' | 'small'>, RegExp>> = {
  robot: /^(?:robot|alien|ufo|android|drone)$/,
  giant:
    /^(?:dragon|bear|polar bear|lion|tiger|elephant|gorilla|dinosaur|troll|ogre|monster|whale|bison|moose|mammoth)$/,
  small:
    /^(?:mouse|cat|rabbit|squirrel|bird|chick|fairy|elf|frog|hedgehog|duck|parrot|owl|penguin|fox|dog|pig|monkey|bee|butterfly|snowman)$/,
};
