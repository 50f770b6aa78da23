import type { Hour } from './setting-table.ts';

/**
 * What lights a film, by name. Words are written without articles and adverbs, which may stand between them: "the light slowly fades" is `light fade`.
 * Sun and sky are hours and weathers; these are the lights that a prompt asks for beside them.
 */
export interface LightRow {
  readonly words: string;
  /** When it is seen best, where no hour is said. */
  readonly hour?: Hour;
  /** The place's own lamps are out, and what is left of its light: red, green, blue of an even one. */
  readonly alone?: readonly [number, number, number];
}

const CHANGES = (subject: string, ...verbs: readonly string[]): string =>
  verbs.map((verb) => `${subject} ${verb}, ${subject}s ${verb}`).join(', ');

export const LIGHT_ROWS = {
  flashlight: {
    words: 'flashlight, flash light, torch beam, beam of torch, headlamp, beam of light ahead',
    hour: 'night',
    alone: [0.075, 0.095, 0.14],
  },
  candlelight: {
    words:
      'candlelight, candlelit, candle lit, candle light, candle glow, light of candle, glow of candle, lit by candle, by candle, single candle, flickering candle, oil lamp, light of oil lamp',
    hour: 'night',
    alone: [0.13, 0.085, 0.06],
  },
  firelight: {
    words:
      'firelight, firelit, fire lit, light of fire, glow of fire, lit by fire, light of forge, glow of forge, lit by forge, forge light, forge glow, light of campfire, glow of campfire, lit by campfire, light of fireplace, glow of fireplace, lit by fireplace, glow of ember, lit by ember, light of flame, lit by flame, glow of flame, torchlight, torchlit, torch lit, lit by torch, glow of hearth, light of hearth, light of furnace, glow of furnace, lit by furnace, light of lava, glow of lava, lit by lava',
    hour: 'night',
    alone: [0.115, 0.075, 0.06],
  },
  screenlight: {
    words:
      'glow of screen, light of screen, lit by screen, screen glow, screen light, glow of monitor, light of monitor, lit by monitor, monitor glow, glow of phone, light of phone, lit by phone, phone glow, glow of laptop, light of laptop, lit by laptop, laptop glow, glow of television, light of television, lit by television, glow of tv, light of tv, lit by tv, tv glow, glow of computer, lit by computer, glow of computer screen, glow of phone screen, glow of laptop screen, light of computer screen, lit by computer screen',
    hour: 'night',
    alone: [0.07, 0.085, 0.125],
  },
  darkness: {
    words:
      'pitch black, pitch dark, in darkness, total darkness, almost darkness, dark room, dark bedroom, dark house, dark corridor, dark hallway, dark mansion, dark attic, dark basement, dark cellar, dark library, dark kitchen, dark office, dark warehouse, dark church, dark hall, dark museum, dark apartment, darkened room, unlit, unlit room, dark abandoned, abandoned dark, dark haunted, haunted house, haunted mansion, lights off',
    hour: 'night',
    alone: [0.1, 0.13, 0.205],
  },
  moonlight: { words: 'moonlight, moonlit, moonbeam, light of moon, lit by moon, silver light of moon', hour: 'night' },
  spotlight: { words: 'spotlight, spot light, follow spot, cone of light, pool of light' },
  headlights: { words: 'headlight, head light, car light, beam of headlight', hour: 'night' },
  lightning: { words: 'lightning, thunderbolt, lightning bolt, lightning flash, flash of lightning' },
  strobe: { words: 'strobe, strobe light, stroboscope, strobing, strobing light', hour: 'night' },
  flicker: {
    words: `flickering light, flickering lamp, flickering bulb, flickering fluorescent, flickering fluorescent light, flickering neon, ${CHANGES('light', 'flicker')}, bulb flicker, lamp flicker, sign flicker`,
  },
  fading: {
    words: `${CHANGES('light', 'fade', 'dim', 'die', 'dwindle', 'wane')}, fading light, dying light, dimming light, grow dark, grow darker, get dark, become dark, darkness fall, darkness creep, darkness swallow, darkness close, fade to darkness, fade into darkness, fade to black, room darken, sky darken`,
  },
  going_out: {
    words: `${CHANGES('light', 'go out', 'turn off', 'switch off', 'shut off')}, power go out, power fail, power cut, power outage, blackout, turn off light, switch off light, turn off lamp, switch off lamp`,
  },
  coming_on: {
    words: `${CHANGES('light', 'come on', 'turn on', 'switch on', 'flick on')}, turn on light, switch on light, turn on lamp, switch on lamp, flick on light, light switch on`,
  },
  spilling: {
    words:
      'light spill, light spill out, light pour out, light burst out, light stream out, light shine out, light emanate, golden light spill, golden glow spill, glow spill, light escape, light flood out, light radiate from within',
  },
  backlit: {
    words:
      'backlit, back lit, backlight, backlighting, contre jour, sun behind, sun glow through hair, rim light, rim lit, rim lighting, edge light, haloed by sun, halo of light, silhouetted, silhouette against, against sun, against setting sun, against sunset',
  },
  flare: { words: 'lens flare, sun flare, solar flare, anamorphic flare, flare, anamorphic lens flare' },
  hard_key: {
    alone: [0.06, 0.056, 0.06],
    words:
      'chiaroscuro, caravaggio, rembrandt lighting, tenebrism, single light source, hard side light, deep shadow, dramatic shadow, low key lighting, hard shadow, half of face in shadow',
  },
} as const satisfies Readonly<Record<string, LightRow>>;

export type LightName = keyof typeof LIGHT_ROWS;

export const LIGHT_NAMES = Object.keys(LIGHT_ROWS) as readonly LightName[];
export const lightRowOf = (name: string): LightRow | null =>
  Object.hasOwn(LIGHT_ROWS, name) ? LIGHT_ROWS[name as LightName] : null;

/** What a place is told by whose own lamps are out. */
export const UNLIT = 'unlit';
