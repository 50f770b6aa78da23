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
  [/whisper|hushed/i, 'whisper'],
  [/soft|quiet|low|mutter/i, 'murmur'],
  [/shout|yell|loud|scream/i, 'shout'],
  [/ang(?:ry|rily)|furious/i, 'angry'],
  [/sad|tear|cry|broken/i, 'sad'],
  [/laugh|happ|smil|joy|cheer/i, 'happy'],
  [/excit|eager/i, 'excited'],
  [/sing/i, 'sing'],
];
