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
  /** From where it falls on whom the film shows. Under a roof and by night that is a lamp; by day, outside, the sun goes there. */
  readonly key?: KeyLight;
}

/** A lamp as a photographer sets it: of a height of whom it lights toward the camera, aside and up. */
export interface KeyLight {
  readonly ahead: number;
  readonly aside: number;
  readonly up: number;
  readonly colour: readonly [number, number, number];
  readonly strength: number;
  /** Of its own: as much comes from behind on the other side, so that who is in the dark has an edge. */
  readonly counter: number;
  /** Of what else lights whom it falls on: as much is left. */
  readonly fill: number;
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
      'candlelight, candlelit, candle lit, candle light, candle glow, light of candle, glow of candle, lit by candle, by candle, single candle, flickering candle, candle go out, candle going out, candles going out, candle gutter, candle flicker, oil lamp, light of oil lamp',
    hour: 'night',
    alone: [0.42, 0.29, 0.2],
  },
  firelight: {
    words:
      'firelight, firelit, fire lit, light of fire, glow of fire, lit by fire, light of forge, glow of forge, lit by forge, forge light, forge glow, light of campfire, glow of campfire, lit by campfire, light of fireplace, glow of fireplace, lit by fireplace, glow of ember, lit by ember, light of flame, lit by flame, glow of flame, torchlight, torchlit, torch lit, lit by torch, glow of hearth, light of hearth, light of furnace, glow of furnace, lit by furnace, light of lava, glow of lava, lit by lava',
    hour: 'night',
    alone: [0.16, 0.105, 0.08],
  },
  // A fire in a room, beside its lamps: by day nobody would see it.
  hearth: {
    words:
      'fire crackle, fire crackling, crackling fire, crackling fireplace, fireplace crackle, roaring fire, roaring fireplace, fire roar in fireplace, fire burn in fireplace, fire burning in fireplace, fire in fireplace, fire in hearth, lit fireplace, warm fireplace, glowing fireplace, by fireplace, by fire, front of fireplace, beside fireplace, near fireplace, next to fireplace, fireplace glow, fireplace flicker, log fire, open fire',
    hour: 'night',
  },
  screenlight: {
    words:
      'glow of screen, light of screen, lit by screen, screen glow, screen light, glow of monitor, light of monitor, lit by monitor, monitor glow, glow of phone, light of phone, lit by phone, phone glow, glow of laptop, light of laptop, lit by laptop, lit by laptop screen, lit by monitors, lit by screens, laptop glow, glow of television, light of television, lit by television, glow of tv, light of tv, lit by tv, tv glow, glow of computer, lit by computer, glow of computer screen, glow of phone screen, glow of laptop screen, light of computer screen, lit by computer screen',
    hour: 'night',
    alone: [0.07, 0.085, 0.125],
  },
  // Of an open door: cold, and from beside.
  fridge_light: {
    words:
      'light of fridge, light of open fridge, lit by fridge, lit by open fridge, glow of fridge, glow of open fridge, fridge light, fridge glow, light of refrigerator, light of open refrigerator, lit by refrigerator, lit by open refrigerator, glow of refrigerator, glow of open refrigerator, refrigerator light',
    hour: 'night',
    alone: [0.12, 0.13, 0.16],
    key: { ahead: 0.35, aside: 1.1, up: 0.85, colour: [1, 1.03, 1.06], strength: 2, counter: 0.3, fill: 0.5 },
  },
  fairy_lights: {
    words:
      'glow of christmas tree, light of christmas tree, lit by christmas tree, christmas tree glow, glow of tree light, lit by tree light, glow of christmas light, lit by christmas light, christmas light glow, glow of christmas tree light, light of christmas tree light, lit by christmas tree light, glow of fairy light, lit by fairy light, fairy light glow, glow of string light, lit by string light',
    hour: 'night',
    alone: [0.17, 0.125, 0.12],
  },
  darkness: {
    words:
      'pitch black, pitch dark, in darkness, total darkness, almost darkness, dark room, dark bedroom, dark house, dark corridor, dark hallway, dark mansion, dark attic, dark basement, dark cellar, dark library, dark kitchen, dark office, dark warehouse, dark church, dark hall, dark museum, dark apartment, darkened room, unlit, unlit room, dark abandoned, abandoned dark, dark haunted, haunted house, haunted mansion, lights off',
    hour: 'night',
    alone: [0.1, 0.13, 0.205],
  },
  moonlight: { words: 'moonlight, moonlit, moonbeam, light of moon, lit by moon, silver light of moon', hour: 'night' },
  spotlight: { words: 'spotlight, spot light, follow spot, cone of light, pool of light' },
  // Masts of lamps over a court or a pitch: the place has them, and they are lit.
  floodlights: {
    words: 'floodlight, flood light, floodlit, stadium light, light of stadium, court light, under light of pitch',
    hour: 'night',
  },
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
      'backlit, back lit, backlight, backlighting, contre jour, sun behind, sun glow through hair, haloed by sun, halo of light, backlit by sun, lit from behind, light from behind, silhouetted, silhouette against, against sun, against setting sun, against sunset',
  },
  flare: { words: 'lens flare, sun flare, solar flare, anamorphic flare, flare, anamorphic lens flare' },
  rim_light: {
    words:
      'rim light, rim lit, rim lighting, rimlight, edge light, edge lighting, kicker light, glowing edge, glowing outline, warm rim light, cool rim light, hair light',
    key: { ahead: -0.5, aside: 1.15, up: 1.2, colour: [1.05, 1, 0.95], strength: 2.6, counter: 0.8, fill: 0.8 },
  },
  side_light: {
    words:
      'side light, side lit, side lighting, sidelight, sidelit, sidelighting, split lighting, split light, raking light, light from side, lit from side, light from one side, lit from one side, lit from left, lit from right, light from left, light from right, half lit face, half of face lit, half face in shadow, half in shadow, half of face in shadow, half shadow',
    alone: [0.12, 0.125, 0.145],
    key: { ahead: 0.22, aside: 1.3, up: 1, colour: [1.12, 1, 0.86], strength: 2, counter: 0.2, fill: 0.3 },
  },
  top_light: {
    words:
      'overhead light, overhead lamp, overhead lighting, top light, top lit, toplight, light from above, lit from above',
    // A single lamp leaves the room in the dark (see `hanging_lamp`); lights overhead are those of the room.
    key: { ahead: 0.42, aside: 0.12, up: 1.75, colour: [1.15, 0.98, 0.74], strength: 1.9, counter: 0.25, fill: 0.4 },
  },
  hanging_lamp: {
    words:
      'hanging lamp, hanging bulb, bare bulb, bare light bulb, single bulb, single light bulb, single hanging bulb, single hanging lamp, single lamp above, swinging lamp, swinging bulb, light bulb above, single overhead light, single overhead lamp, single lamp, lone bulb, naked bulb',
    hour: 'night',
    alone: [0.18, 0.165, 0.155],
    key: { ahead: 0.6, aside: 0.2, up: 1.5, colour: [1.15, 0.96, 0.7], strength: 2.2, counter: 0.3, fill: 0.5 },
  },
  // On the table before whom it lights: hands and face, and hardly the room.
  desk_lamp: {
    words:
      'single desk lamp, desk lamp light, lone desk lamp, light of desk lamp, glow of desk lamp, lit by desk lamp, single table lamp, lone table lamp, light of table lamp, glow of table lamp, lit by table lamp, single work lamp, lit by work lamp, light of work lamp, under desk lamp',
    hour: 'night',
    alone: [0.2, 0.17, 0.145],
    key: { ahead: 0.42, aside: 0.62, up: 0.86, colour: [1.25, 0.98, 0.66], strength: 1.5, counter: 0.2, fill: 0.35 },
  },
  under_light: {
    words:
      'underlight, under light, underlighting, underlit, lit from below, lit from beneath, light from below, light from beneath, uplight, uplighting, up lighting, flashlight under face, flashlight under chin',
    hour: 'night',
    alone: [0.08, 0.085, 0.11],
    key: { ahead: 0.55, aside: 0.14, up: 0.12, colour: [1.1, 0.98, 0.84], strength: 1.5, counter: 0.3, fill: 0.3 },
  },
  street_lamp: {
    words:
      'under street lamp, beneath street lamp, below street lamp, under streetlight, beneath streetlight, below streetlight, under street light, beneath street light, under streetlamp, beneath streetlamp, under lamp post, beneath lamp post, under lamppost, beneath lamppost, by street lamp, light of street lamp, glow of street lamp, lit by street lamp, lit by streetlight, lone street lamp, single street lamp, single streetlight, lone streetlight, under lone street lamp, under single street lamp, beneath single street lamp, beneath lone street lamp, under flickering street lamp, under old street lamp, under flickering streetlight',
    hour: 'night',
  },
  hard_key: {
    alone: [0.11, 0.104, 0.11],
    words:
      'chiaroscuro, caravaggio, rembrandt lighting, rembrandt light, tenebrism, single light source, hard light, harsh light, hard side light, deep shadow, dramatic shadow, low key lighting, hard shadow, harsh shadow, strong shadow, sharp shadow, stark shadow, dramatic contrast, high contrast lighting',
    key: { ahead: 0.42, aside: 1.25, up: 1.3, colour: [1.2, 0.98, 0.72], strength: 1.8, counter: 0.16, fill: 0.25 },
  },
} as const satisfies Readonly<Record<string, LightRow>>;

export type LightName = keyof typeof LIGHT_ROWS;

export const LIGHT_NAMES = Object.keys(LIGHT_ROWS) as readonly LightName[];
export const lightRowOf = (name: string): LightRow | null =>
  Object.hasOwn(LIGHT_ROWS, name) ? LIGHT_ROWS[name as LightName] : null;

/** A lamp of the street above whom the film shows. */
export const LAMP_CONE = 'lamp cone';

/** What a place is told by whose own lamps are out. */
export const UNLIT = 'unlit';
