import { WRECKED } from '../../bodies/families.ts';
import { placeHas } from '../../catalogue/places.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { lightOf } from '../../maths/mesh.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';
import { isBasin, tumbleOf } from '../tumbling.ts';
import type { Journey } from '../ways/journeys.ts';
import { forcesOf } from './forces.ts';
import { setsFree } from './set-free.ts';
import { wetPanes } from './wet-panes.ts';

/** Of what bursts: how far its fire reaches, and how far a dragon's breath. */
const [BLAST_SHARE, BREATH_SHARE] = [0.85, 1.5];
const FIRE_BREATH = /\b(?:fire|flames?)\b/;
/** What a fire-breathing dragon breathes fire at. */
const [BREATHES_FIRE, FIERY_ACTS] = [/\bfire[- ]breathing\b/, new Set(['fight', 'roar', 'hover', 'hit'])];
const SPLASHED = /^(?:splash|burst|pour|explode)/;
const DROPS = /\b(?:splash\w*|droplets?|drops)\b/;
/** They stay where they are. */
const LYING_DROPS =
  /\b(?:drops|droplets?|dew|condensation)(?: of [a-z]+)? (?:on|covering|clinging|beading|beaded|cover)\b/i;
const MILK: readonly [number, number, number] = [1.15, 1.12, 1.05];
/** Larger things burst in flames, smaller ones only splash. */
const FIERY_METRES = 0.8;

/** What an explosion, a dragon's breath, a splash and ink in water show. */
export function effectsOf(
  script: Script,
  players: readonly Player[],
  facts: Pick<PlaceFacts, 'heightAt' | 'indoor' | 'openRadius' | 'spots'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  return [
    ...burstsOf(script, players),
    ...forcesOf(script, players, facts, journeys),
    ...flungOff(script, players),
    ...shinesOut(script, players),
    ...setsFree(script, players),
    ...startsOf(script, players, facts, journeys),
    ...shellsOf(script, facts),
    ...splashesOf(script, players),
    ...wetPanes(script, facts),
    ...mediaOf(script, players),
    ...plungesOf(script, players),
    ...divesOf(players, journeys),
  ];
}

const STARTS: ReadonlySet<string> = new Set(['take_off', 'rise', 'land']);
const SAND_COLOUR: readonly [number, number, number] = [0.85, 0.68, 0.5];

/** Engines that lift something off the ground, or let it down there, raise clouds. */
function startsOf(
  { beats, set }: Script,
  players: readonly Player[],
  { heightAt, indoor }: Pick<PlaceFacts, 'heightAt' | 'indoor'>,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  if (indoor) return [];
  return beats.flatMap(({ role, act }): ParticleSource[] => {
    const figure = players.findIndex((player) => player.role.id === role);
    const [player, at] = [players[figure], journeys.get(figure)?.path.at(act === 'land' ? -1 : 0)?.at];
    if (player === undefined || at === undefined || !STARTS.has(act)) return [];
    if (
      player.thing?.alive !== false ||
      player.thing.realm !== 'sky' ||
      !/^(?:rocket|helicopter|ufo)$/.test(player.thing.kind)
    )
      return [];
    const ground = heightAt(at[0], at[2]);
    const amount = extentOf(player) * (player.thing.kind === 'rocket' ? 1 : 0.6);
    const colour = placeHas(set.place, 'dusty') ? { colour: SAND_COLOUR } : {};
    return [{ kind: 'billows', amount, from: { at: [at[0], ground, at[2]] }, during: { figure, act }, ...colour }];
  });
}

const SHELLS = /\b(?:explosions?|bombardment|artillery|shelling|bombs? (?:falling|exploding))\b/i;

/** A battle's shells burst around whoever runs through it, near enough to be seen and far enough to be survived. */
function shellsOf(
  { set, prompt, beats }: Script,
  { heightAt, indoor, openRadius }: Pick<PlaceFacts, 'heightAt' | 'indoor' | 'openRadius'>,
): ParticleSource[] {
  const nowhere = placeHas(set.place, 'bare') || placeHas(set.place, 'weightless');
  if (indoor || nowhere || !SHELLS.test(prompt) || beats.some(({ act }) => act === 'explode')) return [];
  const far = openRadius + 9;
  return SHELL_SPOTS.map(([x, z]): ParticleSource => {
    const [px, pz] = [x * far, z * far];
    return { kind: 'barrage', amount: 3.6, from: { at: [px, heightAt(px, pz) + 0.4, pz] } };
  });
}

const SHELL_SPOTS: readonly (readonly [number, number])[] = [
  [-0.9, -0.8],
  [0.8, -1.3],
  [-0.2, -1.9],
  [1.7, -2.2],
];

function burstsOf({ beats, set }: Script, players: readonly Player[]): ParticleSource[] {
  return beats.flatMap(({ role, act, verb, target }): ParticleSource[] => {
    const own = [...players.keys()].filter((player) => players[player]?.role.id === role);
    return own.flatMap((figure): ParticleSource[] => {
      const player = players[figure];
      if (player === undefined) return [];
      const size = extentOf(player);
      const during = { figure, act };
      if (act === 'explode' && size >= FIERY_METRES && player.thing?.alive !== true)
        // Where nothing has weight no smoke rises.
        return [
          {
            kind: placeHas(set.place, 'weightless') ? 'burst' : 'blast',
            amount: size * BLAST_SHARE,
            from: { figure, anchor: 'middle' },
            during,
          },
        ];
      const fire =
        (FIRE_BREATH.test(verb) && (act === 'breathe' || target === null)) ||
        (FIERY_ACTS.has(act) && BREATHES_FIRE.test(player.role.word)) ||
        (/^(?:fight|roar)$/.test(act) && player.role.thing === 'dragon' && player.role.material === null);
      if (fire && player.body.anchors.mouth !== undefined)
        return [
          {
            kind: 'breath',
            amount: size * BREATH_SHARE,
            from: { figure, anchor: 'mouth' },
            during,
            ...toTarget(target, players),
          },
        ];
      return [];
    });
  });
}

/** Whom it is breathed at. */
function toTarget(target: number | null, players: readonly Player[]): Pick<ParticleSource, 'to'> {
  const figure = players.findIndex(({ role }) => role.id === target);
  return figure < 0 ? {} : { to: { figure, anchor: 'middle' } };
}

const LIT_INSIDE = /\b(?:light|glow|glowing|shine|shining|radiance|sparkles?|gleam)\b/i;
const BOXES = /^(?:treasure chest|box|gift|suitcase|open box|book|coffin|envelope|jar|basket)$/;
const GOLDEN: readonly [number, number, number] = [2.2, 1.45, 0.5];

/** Light that comes out of what somebody opens. */
function shinesOut({ beats, prompt }: Script, players: readonly Player[]): ParticleSource[] {
  if (!LIT_INSIDE.test(prompt)) return [];
  return beats.flatMap(({ act, role, target }): ParticleSource[] => {
    const [own, figure] = [role, target].map((id) => players.findIndex((player) => player.role.id === id));
    const box = players[figure ?? -1];
    if (act !== 'open' || own === undefined || figure === undefined || box === undefined) return [];
    if (!BOXES.test(box.thing?.kind ?? '')) return [];
    const from = { figure, anchor: 'middle', above: heightOf(box) * 0.35 };
    // What has a lid shines from when that is up.
    const lidded = box.thing?.opens === true;
    const during = { figure: lidded ? figure : own, act };
    const wide = extentOf(box) * (lidded ? 0.6 : 1);
    return [
      { kind: 'light', amount: wide * 0.75, from, during, colour: GOLDEN },
      { kind: 'light', amount: wide * 0.3, from, during, colour: [3, 2.4, 1.4] },
      { kind: 'sparkling', amount: wide, from, during, colour: GOLDEN },
    ];
  });
}

/** What flies about an animal while it does this: where it comes from, and what. */
const FLUNG: Readonly<Record<string, readonly [kind: string, anchor: string]>> = {
  shake_off: ['shaken', 'middle'],
  dig: ['dug', 'feet'],
};
const SNOW: readonly [number, number, number] = [1.1, 1.13, 1.2];
const MUD: readonly [number, number, number] = [0.34, 0.24, 0.15];
const IN_PUDDLES = /^(?:splash|wade|stomp|jump|wallow|roll)/;
const PUDDLES = /\b(?:puddles?|muddy|mud)\b/;

/** "sweat flying": off whoever gives all they have, as of a body of so many metres. */
const SWEAT_FLIES = /\bsweat(?: \w+)? (?:fl(?:y|ies|ying|ew)|spray\w*|splash\w*|fling\w*|scatter\w*|burst\w*)/i;
const EXERTED: ReadonlySet<string> = new Set([
  'fight',
  'hit',
  'dunk',
  'play_drums',
  'run',
  'play_tennis',
  'dance',
  'kick',
]);
const SWEAT = 0.4;

function flungOff({ beats, set, prompt }: Script, players: readonly Player[]): ParticleSource[] {
  const puddles = PUDDLES.test(prompt) && !placeHas(set.place, 'submerged');
  const doers = beats.flatMap((beat) =>
    [...players.entries()].flatMap(([figure, player]) =>
      player.role.id === beat.role ? [{ beat, figure, player }] : [],
    ),
  );
  return doers.flatMap(({ beat: { act, verb }, figure, player }): ParticleSource[] => {
    const person = player.order.family === 'person';
    if (player.thing?.alive !== true && !person) return [];
    const sweats = person && EXERTED.has(act) && SWEAT_FLIES.test(prompt);
    if (sweats) return [{ kind: 'shaken', amount: SWEAT, from: { figure, anchor: 'mouth' }, during: { figure, act } }];
    const [kind, anchor] = FLUNG[act] ?? (puddles && IN_PUDDLES.test(verb) ? ['splashed', 'feet'] : []);
    if (kind === undefined || anchor === undefined || (act === 'dig' && person)) return [];
    const from =
      anchor === 'feet' ? ({ figure, anchor: 'middle', above: -heightOf(player) * 0.42 } as const) : { figure, anchor };
    const muddy = kind === 'splashed' && /\bmud/i.test(prompt);
    // Where snow lies, snow flies.
    const snowy = kind === 'dug' && (set.season === 'winter' || set.weather === 'snow' || /snow/.test(set.place));
    return [
      {
        kind,
        amount: extentOf(player),
        from,
        during: { figure, act },
        ...(snowy ? { colour: SNOW } : muddy ? { colour: MUD } : {}),
      },
    ];
  });
}

/** A crown where something falls into water. */
function plungesOf(script: Script, players: readonly Player[]): ParticleSource[] {
  return [...players.keys()].flatMap((figure): ParticleSource[] => {
    const tumble = tumbleOf(figure, { script, players });
    if (tumble?.lands == null || !tumble.wet) return [];
    const from = { figure, anchor: 'middle', above: tumble.unit * 0.1 };
    return [{ kind: 'crown', amount: tumble.unit * 1.6, from, since: tumble.lands }];
  });
}

/** Where whoever dives in goes through the water. */
function divesOf(players: readonly Player[], journeys: ReadonlyMap<number, Journey>): ParticleSource[] {
  return [...journeys].flatMap(([figure, { acts, path }]): ParticleSource[] => {
    const since = acts.find(({ act }) => act === 'dive_in')?.to;
    const at = path.find(({ time }) => time >= (since ?? Number.POSITIVE_INFINITY))?.at;
    const player = players[figure];
    if (since === undefined || at === undefined || player === undefined) return [];
    return [{ kind: 'crown', amount: heightOf(player) * 1.3, from: { at }, since }];
  });
}

/** Milk that splashes into a bowl, drops about a can: around the first thing that is small. */
function splashesOf({ beats, set, prompt, cast }: Script, players: readonly Player[]): ParticleSource[] {
  const figure = players.findIndex(
    ({ thing, role }) => thing?.alive === false && !thing.moves && role.scenery === false,
  );
  const player = players[figure];
  // What flies apart in pieces is not wet.
  const dry = player?.role.traits.includes(WRECKED) === true;
  if (player === undefined || dry || cast.some(({ person }) => person !== null)) return [];
  if (extentOf(player) > FIERY_METRES) return [];
  if (isBasin(set.dressing)) return [];
  const asked =
    beats.some(({ verb, act }) => (SPLASHED.test(verb) && act !== 'fill') || act === 'explode') ||
    /\bsplash\w*/i.test(prompt) ||
    (placeHas(set.place, 'bare') && set.dressing.some((word) => DROPS.test(word)) && !LYING_DROPS.test(prompt));
  if (!asked) return [];
  const milky = /\b(?:milk|cream|yogh?urt)\b/i.test(prompt);
  const amount = Math.max(extentOf(player), heightOf(player)) * 1.5;
  const from = { figure, anchor: 'middle' };
  return [{ kind: 'splash', amount, from, ...(milky ? { colour: MILK } : {}) }];
}

/** Ink, smoke or paint that is all that is seen of the film, or is about what it advertises. */
function mediaOf({ set: { medium } }: Script, players: readonly Player[]): ParticleSource[] {
  if (medium === undefined) return [];
  const [first, ...others] = medium.colours.map((hex) => lightOf(hex));
  if (first === undefined) return [];
  const [product] = players;
  const amount = product === undefined ? 1 : Math.max(extentOf(product), heightOf(product)) * ABOUT_PRODUCT;
  const from = product === undefined ? null : ({ figure: 0, anchor: 'middle' } as const);
  return [{ kind: medium.form, amount, from, colours: [first, ...others] }];
}
/** Of its size: how far what is thrown about it reaches. */
const ABOUT_PRODUCT = 1.2;
