/** How a line is spoken, by the verb that tells of it. */
export const TONES: Readonly<Record<string, string>> = {
  ...{
    whisper: 'whisper',
    murmur: 'murmur',
    mutter: 'murmur',
    mumble: 'murmur',
    sigh: 'murmur',
    shout: 'shout',
    yell: 'shout',
    scream: 'shout',
    cry: 'shout',
    'cry out': 'shout',
  },
  ...{
    exclaim: 'excited',
    bellow: 'shout',
    shriek: 'shout',
    sing: 'sing',
    croon: 'sing',
    hum: 'sing',
    sob: 'sad',
    laugh: 'happy',
    growl: 'angry',
    snarl: 'angry',
    call: 'shout',
    boom: 'shout',
    roar: 'shout',
    squeak: 'excited',
    squawk: 'excited',
  },
};

/** "WAITRESS (softly)". */
export const TONES_OF_LABELS: readonly (readonly [RegExp, string])[] = [
  [/whisper|hushed|under (?:his|her|their) breath/i, 'whisper'],
  [/\bsoft|\bquiet|\blow\b|\bmutter/i, 'murmur'],
  [/shout|yell|\bloud|scream|boom|thunder|top of (?:his|her|their)/i, 'shout'],
  [/ang(?:ry|rily)|furious|\brage\b|\bstern/i, 'angry'],
  [/\bsad|\btear|crying|broken|sob|griev|mourn|trembling|\bchoked/i, 'sad'],
  [/laugh|happ|smil|joy|cheer|grin|giggl|chuckl/i, 'happy'],
  [/excit|eager|enthusias|breathless|thrill/i, 'excited'],
  [/robot|monotone|mechanical|metallic|synthetic|synthesi[sz]ed/i, 'robotic'],
  [/\bsing/i, 'sing'],
];
