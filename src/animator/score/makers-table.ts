import { THROWN_AFTER } from '../bodies/rhythms.ts';
import type { BlowName, RunName, TreadName, VoiceName } from './score.ts';

/** How loud a sound is and how far it carries: at so many metres it has the level of its row. */
export interface Loudness {
  /** Peak dB of a strike, RMS dB of what runs. */
  readonly level: number;
  readonly metres: number;
}

const loud = (level: number, metres: number): Loudness => ({ level, metres });

export const TREAD_LOUDNESS: Readonly<Record<TreadName, Loudness>> = {
  steps: loud(-21, 4),
  paws: loud(-28, 3),
  hooves: loud(-16, 6),
  pads: loud(-18, 8),
  claws: loud(-33, 2),
};

export const BLOW_LOUDNESS: Readonly<Record<BlowName, Loudness>> = {
  wings: loud(-25, 4),
  splash: loud(-13, 6),
  stroke: loud(-21, 4),
  clap: loud(-18, 4),
  hammer: loud(-15, 4),
  crash: loud(-10, 8),
  boom: loud(-5, 20),
  chop: loud(-20, 3),
  thud: loud(-24, 3),
  rub: loud(-30, 3),
  snip: loud(-27, 2.5),
  crunch: loud(-22, 3),
  key: loud(-31, 2.5),
  page: loud(-29, 2.5),
  tick: loud(-32, 2.5),
  knock: loud(-21, 3),
  punch: loud(-18, 4),
  snap: loud(-22, 4),
  clank: loud(-17, 5),
  whoosh: loud(-26, 4),
  twang: loud(-21, 4),
  shutter: loud(-26, 3),
  spring: loud(-21, 5),
};

export const RUN_LOUDNESS: Readonly<Record<RunName, Loudness>> = {
  engine: loud(-25, 9),
  motorcycle: loud(-22, 9),
  diesel: loud(-23, 12),
  train: loud(-19, 16),
  wheels: loud(-29, 6),
  bicycle: loud(-37, 4),
  jet: loud(-20, 50),
  propeller: loud(-22, 30),
  rotor: loud(-22, 30),
  rocket: loud(-20, 60),
  hum: loud(-29, 8),
  hull: loud(-31, 8),
  glide: loud(-31, 5),
  sizzle: loud(-35, 3),
  trickle: loud(-35, 3),
  steam: loud(-36, 3),
};

export const CALL_LOUDNESS: Loudness = loud(-13, 6);

/** What runs in a made thing, by what its sheet says it is. */
export const MOTORS: Readonly<Record<string, RunName>> = {
  ...{ motorcycle: 'motorcycle', scooter: 'motorcycle', tractor: 'diesel', tank: 'diesel', locomotive: 'train' },
  ...{ bicycle: 'bicycle', 'kick scooter': 'bicycle', skateboard: 'wheels', carriage: 'wheels', rickshaw: 'wheels' },
  ...{ sled: 'glide', bus: 'diesel', 'school bus': 'diesel', 'double decker': 'diesel', truck: 'diesel' },
  ...{ 'fire engine': 'diesel', tram: 'train', train: 'train', 'passenger train': 'train', 'cable car': 'hum' },
  ...{ airliner: 'jet', fighter: 'jet', 'propeller plane': 'propeller', biplane: 'propeller', airship: 'propeller' },
  ...{ helicopter: 'rotor', drone: 'propeller', rocket: 'rocket', starship: 'rocket', ufo: 'hum' },
  ...{ sailboat: 'hull', 'tall ship': 'hull', 'pirate ship': 'hull', rowboat: 'hull', canoe: 'hull', kayak: 'hull' },
  ...{ motorboat: 'motorcycle', 'cruise ship': 'diesel', liner: 'diesel', 'cargo ship': 'diesel', warship: 'diesel' },
  ...{ submarine: 'hum', snowmobile: 'motorcycle', 'jet ski': 'motorcycle', forklift: 'diesel' },
  ...{ 'lawn mower': 'motorcycle', 'vacuum cleaner': 'hum', wheelbarrow: 'wheels', stroller: 'wheels' },
  ...{ 'shopping cart': 'wheels' },
};

/** What somebody goes on who has no figure of their own for it. */
export const GLIDING: Readonly<Record<string, RunName>> = {
  ...{ skate: 'wheels', ski: 'glide', surf: 'hull', cycle: 'bicycle', slide: 'glide' },
};

/** Who calls how, by the kind of thing. */
export const VOICE_OF: Readonly<Record<string, VoiceName>> = {
  ...{
    dog: 'bark',
    poodle: 'bark',
    fox: 'bark',
    seal: 'bark',
    wolf: 'howl',
    cat: 'meow',
    lion: 'roar',
    lioness: 'roar',
  },
  ...{ tiger: 'roar', leopard: 'roar', cheetah: 'meow', bear: 'roar', 'polar bear': 'roar', panda: 'bleat' },
  ...{ dragon: 'roar', dinosaur: 'roar', sauropod: 'moo', gorilla: 'roar', crocodile: 'roar', rhinoceros: 'oink' },
  ...{
    hippopotamus: 'oink',
    cow: 'moo',
    ox: 'moo',
    wildebeest: 'moo',
    bison: 'moo',
    'water buffalo': 'moo',
    horse: 'neigh',
  },
  ...{ unicorn: 'neigh', donkey: 'neigh', zebra: 'neigh', sheep: 'bleat', ram: 'bleat', goat: 'bleat', llama: 'bleat' },
  ...{ deer: 'bleat', stag: 'moo', camel: 'moo', pig: 'oink', elephant: 'trumpet', mammoth: 'trumpet', duck: 'quack' },
  ...{ goose: 'quack', swan: 'quack', crow: 'caw', eagle: 'caw', parrot: 'caw', seagull: 'caw', peacock: 'caw' },
  ...{ rooster: 'crow', turkey: 'cluck', chick: 'chirp', bird: 'chirp', pigeon: 'hoot', dove: 'hoot', owl: 'hoot' },
  ...{ frog: 'croak', mouse: 'squeak', rat: 'squeak', squirrel: 'squeak', bat: 'squeak', monkey: 'squeak' },
  ...{ dolphin: 'squeak', hedgehog: 'squeak', rabbit: 'squeak', whale: 'howl', penguin: 'quack', flamingo: 'quack' },
};

/** Verbs that name the call itself. */
export const VERB_VOICES: Readonly<Record<string, VoiceName>> = {
  ...{
    howl: 'howl',
    bark: 'bark',
    yap: 'bark',
    woof: 'bark',
    growl: 'roar',
    snarl: 'roar',
    roar: 'roar',
    meow: 'meow',
  },
  ...{ moo: 'moo', bleat: 'bleat', neigh: 'neigh', whinny: 'neigh', bray: 'neigh', oink: 'oink', trumpet: 'trumpet' },
  ...{ caw: 'caw', crow: 'crow', hoot: 'hoot', quack: 'quack', honk: 'quack', cluck: 'cluck', croak: 'croak' },
  ...{ chirp: 'chirp', tweet: 'chirp', squeak: 'squeak', squawk: 'caw' },
};

/** Calls a second: long ones are rare. */
export const CALLS_PER_SECOND: Readonly<Partial<Record<VoiceName, number>>> = {
  ...{ bark: 1.5, quack: 1.6, caw: 0.9, oink: 1.2, cluck: 2, chirp: 1.8, squeak: 1.6, croak: 1.3, meow: 0.5 },
};
export const RARE_CALLS = 0.36;

/** Acts that are heard once: what, and how many seconds after they begin. */
export const ONCE: Readonly<Record<string, { readonly name: BlowName; readonly after: number }>> = {
  explode: { name: 'boom', after: 0.05 },
  break: { name: 'crash', after: 0.05 },
  collapse: { name: 'crash', after: 0.3 },
  be_struck: { name: 'crash', after: 0.03 },
  crumple: { name: 'crash', after: 0.02 },
  topple_down: { name: 'crash', after: 2.4 },
  dive: { name: 'splash', after: 0.05 },
  throw: { name: 'whoosh', after: THROWN_AFTER - 0.12 },
  shoot: { name: 'twang', after: 0.6 },
  drop: { name: 'thud', after: 0.9 },
  close: { name: 'knock', after: 0.8 },
};

/** What hands are heard doing, by act; who has a rhythm and no row here claps. */
export const HANDS: Readonly<Record<string, BlowName>> = {
  ...{ hammer: 'hammer', cut: 'chop', knead: 'thud', toss_pan: 'thud', stir: 'rub', cook: 'rub', wipe: 'rub' },
  ...{ handcraft: 'rub' },
  ...{ wash: 'stroke', sweep: 'rub', brush_teeth: 'rub', brush_hair: 'rub', shave: 'rub', cut_hair: 'snip' },
  ...{ dig: 'crunch', plant: 'crunch', type: 'key', write: 'tick', draw_picture: 'rub', paint: 'rub', read: 'page' },
  ...{
    knit: 'tick',
    build: 'knock',
    repair: 'tick',
    fight: 'punch',
    fence: 'clank',
    hit: 'snap',
    kick: 'punch',
    juggle: 'thud',
    climb: 'thud',
  },
  ...{
    skip_rope: 'snap',
    play_game: 'tick',
    play_arcade: 'key',
    lift_weights: 'clank',
    snowball: 'whoosh',
    throw_powder: 'whoosh',
    photograph: 'shutter',
    bounce: 'spring',
    table_tennis: 'tick',
    bang_gavel: 'knock',
    pillow_fight: 'thud',
  },
};

/** Work that is heard as long as it lasts. */
export const WORKING: Readonly<Record<string, RunName>> = {
  ...{ cook: 'sizzle', toss_pan: 'sizzle', pour: 'trickle', water: 'trickle', wash: 'trickle', spray: 'trickle' },
  ...{ brew: 'steam', throw_pot: 'hum' },
};

/** What each kind of foot sounds like. */
export const FEET: Readonly<Record<string, TreadName>> = {
  ...{ paw: 'paws', hoof: 'hooves', pad: 'pads', claw: 'claws', hand: 'paws', flipper: 'pads' },
};
