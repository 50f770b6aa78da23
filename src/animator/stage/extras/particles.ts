import { liquidOf } from '../../bodies/families/household/household-parts.ts';
import { placeHas } from '../../catalogue/places.ts';
import { SKY_NAMES } from '../../catalogue/sky-table.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { ParticleSource, Walls } from '../stage.ts';
import type { Journey } from '../ways/journeys.ts';
import { upheavals } from './arisen.ts';
import { crumblingOf } from './becoming.ts';
import { effectsOf } from './effects.ts';
import { blazesOf, burns } from './fires.ts';
import { kickedUp } from './kicked-up.ts';
import { breathInCold, steamOf } from './steam.ts';
import { beamsDown } from './taken-up.ts';
import { trailsOf } from './trails.ts';
import { dustOfWrecks } from './wreck-dust.ts';

/** Dressing that fills the air. */
const IN_THE_AIR: Readonly<Record<string, string>> = {
  ...{
    fireflies: 'fireflies',
    firefly: 'fireflies',
    'dandelion seeds': 'seeds',
    petals: 'petals',
    leaves: 'leaves',
    'falling leaves': 'leaves',
    dust: 'dust',
    bubbles: 'bubbles',
  },
  ...{
    embers: 'embers',
    sparks: 'embers',
    confetti: 'confetti',
    snowflakes: 'snow',
    'cherry blossoms': 'petals',
    particles: 'dust',
    motes: 'dust',
  },
};

/** Times as much dust as there would be. */
const TOLD_DUST = 3;
const IN_BEAM: Vector = [1.3, 1.2, 1];

const SWIRLS = /\b(?:swirl|whirl|danc|spiral|spin|tumbl|blow|drift|float|scatter|flutter|fall|fly)\w*\b/i;
const LEAFY: ReadonlySet<string> = new Set(['leaves', 'petals', 'confetti', 'feathers', 'seeds']);

const WHIRLS =
  /\b(?:leaves|petals|blossoms|confetti|snowflakes|seeds|embers|sparks|fireflies|bubbles|feathers) (?:[a-z]+ ){0,4}?(?:around|about|past|over) (?:him|her|it|them|the)\b/i;

/** Light that hangs in the air of a place and fires that burn there, where the place says so. */
const LIGHT_OF_PLACES: ReadonlySet<string> = new Set(['shaft', 'beacon', 'passing', 'flame', 'traffic']);

const pickWalls = ({ left, right, back, front }: Walls): Walls => ({ left, right, back, front });

/** What falls, floats and rises: by the weather, the dressing, the place, and whoever smokes or burns. */
export function particlesOf(
  script: Script,
  players: readonly Player[],
  facts: PlaceFacts,
  journeys: ReadonlyMap<number, Journey>,
): ParticleSource[] {
  const { set } = script;
  const sources: ParticleSource[] = [];
  const { indoor, walls } = facts;
  if ((!indoor || walls !== undefined) && !placeHas(set.place, 'submerged') && !placeHas(set.place, 'weightless')) {
    const falling = { from: null, ...(walls === undefined ? {} : { beyond: pickWalls(walls) }) };
    if (set.weather === 'rain') sources.push({ kind: 'rain', amount: set.weatherAmount, ...falling });
    if (set.weather === 'storm') sources.push({ kind: 'rain', amount: 1.6, ...falling });
    if (set.weather === 'dust') sources.push({ kind: 'sand', amount: set.weatherAmount, ...falling });
    if (set.weather === 'snow') sources.push({ kind: 'snow', amount: set.weatherAmount, ...falling });
  }
  if (placeHas(set.place, 'submerged')) sources.push({ kind: 'bubbles', amount: 1, from: null });
  // There is always some in a room by day; what is told of is seen.
  const told = set.dressing.some((word) => IN_THE_AIR[word] === 'dust' || IN_THE_AIR[`${word}s`] === 'dust');
  if (facts.indoor && (told || set.time !== 'night'))
    sources.push({
      ...{ kind: 'dust', amount: told ? TOLD_DUST : 0.5, from: null },
      // Around it is dark: what glints there glints in the beam.
      ...(told && set.dressing.includes('spotlight') ? { colour: IN_BEAM } : {}),
    });
  for (const word of set.dressing) {
    const kind = IN_THE_AIR[word] ?? IN_THE_AIR[`${word}s`];
    if (kind === undefined || sources.some((source) => source.kind === kind)) continue;
    // Of a film that is about nothing else there is more of it, and some of it before the camera.
    const alone = players.length === 0 && SWIRLS.test(script.prompt) && LEAFY.has(kind);
    sources.push({ kind, amount: alone ? 4 : 1, from: null });
    if (alone) sources.push({ kind: `whirling ${kind}`, amount: 2.2, from: { at: [0, 0, 0] } });
    // "leaves swirling around her": around whom it is about, and not only somewhere.
    const hero = players[0];
    if (WHIRLS.test(script.prompt) && hero !== undefined && (hero.role.person !== null || hero.thing?.alive === true))
      sources.push({ kind: `whirling ${kind}`, amount: 1, from: { figure: 0, anchor: 'feet' } });
  }
  for (const word of set.dressing) if (SKY_NAMES.has(word)) sources.push({ kind: word, amount: 1, from: null });
  if (set.lights.includes('flare') && !facts.indoor && set.time !== 'night')
    sources.push({ kind: 'flare', amount: 1, from: null });
  if (burns(set) && !sources.some(({ kind }) => kind === 'embers'))
    sources.push({ kind: 'embers', amount: 1, from: null });
  if (burns(set))
    for (const { at, radius } of facts.spots.filter(({ kind }) => kind === 'blaze'))
      sources.push({ kind: 'blaze', amount: radius, from: { at } });
  sources.push(...blazesOf(script, players, journeys));
  for (const { kind, at, radius } of facts.spots.filter(({ kind }) => LIGHT_OF_PLACES.has(kind)))
    sources.push({ kind, amount: radius, from: { at } });
  sources.push(...steamOf(facts));
  sources.push(...smokeInStudio(script, players));
  const rough = set.weather === 'storm' || CRASHING.test(script.prompt);
  const high = rough && set.dressing.some((word) => /wave|surf|spray/.test(word));
  const surf = high
    ? HIGH_SURF
    : set.weather === 'storm'
      ? 1.3
      : set.dressing.some((word) => /wave|surf|spray/.test(word))
        ? 0.9
        : 0;
  if (surf > 0)
    for (const { at } of facts.spots.filter(({ kind }) => kind === 'breakers'))
      sources.push({ kind: 'breakers', amount: surf, from: { at } });
  for (const { at } of facts.spots.filter(({ kind }) => kind === 'crater'))
    sources.push({ kind: 'eruption', amount: 1, from: { at } });
  // A high sea breaks over the bows of what is on it.
  if (set.weather === 'storm' && facts.waterLevel !== null)
    for (const [figure, player] of players.entries())
      if (player.body.anchors.bow !== undefined && player.size > TOY_SIZE)
        sources.push({
          kind: 'breakers',
          amount: Math.min(0.6, 0.22 + extentOf(player) / 30),
          from: { figure, anchor: 'bow' },
        });
  for (const [figure, player] of players.entries()) {
    const leaps = script.beats.some(({ role, act }) => role === player.role.id && act === 'jump');
    // What an eagle takes out of the water leaves it as what leaps does.
    const taken = script.beats.some(
      ({ role, act, target }) =>
        target === player.role.id &&
        /^(?:catch|pick_up)$/.test(act) &&
        players.some((other) => other.role.id === role && other.order.family === 'bird'),
    );
    if ((leaps || taken) && player.order.family === 'swimmer' && facts.waterLevel !== null)
      sources.push({ kind: 'plunge', amount: extentOf(player), from: { figure, anchor: 'feet' } });
  }
  for (const [figure, player] of players.entries()) {
    const { body, role } = player;
    // Who is below the water and breathes, does so in bubbles.
    const below = placeHas(script.set.place, 'submerged') && body.anchors.mouth !== undefined;
    if (below && player.order.family === 'person' && role.person !== null)
      sources.push({ kind: 'exhaled', amount: 1, from: { figure, anchor: 'mouth' } });
    // A small dragon sneezes smoke.
    if (
      role.person === null &&
      body.anchors.mouth !== undefined &&
      /\bsmoke\b/i.test(script.prompt) &&
      script.beats.some(({ role: own, verb }) => own === role.id && /^(?:sneeze|cough|snort|puff|burp)/.test(verb))
    )
      sources.push({ kind: 'steam', amount: 2, from: { figure, anchor: 'mouth' }, during: { figure, act: 'chirp' } });
    // Who smokes breathes it out.
    if (
      script.beats.some(({ role: own, act }) => own === role.id && act === 'smoke') &&
      body.anchors.mouth !== undefined
    )
      sources.push({ kind: 'steam', amount: 2, from: { figure, anchor: 'mouth' }, during: { figure, act: 'smoke' } });
    if (body.anchors.smoke !== undefined) sources.push({ kind: 'smoke', amount: 1, from: { figure, anchor: 'smoke' } });
    // A hot dish steams, wherever the steam is told of.
    const hot = role.parts.some((part) => /^steam/.test(part)) && role.person === null && extentOf(player) < HOT_METRES;
    if (hot && body.anchors.steam === undefined && body.anchors.smoke === undefined)
      sources.push({ kind: 'steam', amount: 1.6, from: { figure, anchor: 'top' } });
    if (body.anchors.steam !== undefined) sources.push({ kind: 'steam', amount: 1, from: { figure, anchor: 'steam' } });
  }
  return [
    ...sources,
    ...actedParticles(script, players),
    ...effectsOf(script, players, facts, journeys),
    ...kickedUp(script, players, facts, journeys),
    ...breathInCold(script, players),
    ...crumblingOf(script, players),
    ...trailsOf(script, players),
    ...beamsDown(script, players, facts, journeys),
    ...upheavals(script, players, facts, journeys),
    ...dustOfWrecks(script, players),
  ];
}

const SMOKY = /^(?:smoke|mist|fog|haze|vapou?r|white smoke)$/;
/** Of the product's own height: how far beside and behind it smoke rises, and how broad that is. */
const [SMOKE_BESIDE, SMOKE_BEHIND, SMOKE_TIMES] = [0.9, 1.1, 1.5];

/** A lamp stands behind it, whatever the hour. */
const STUDIO_SMOKE: readonly [number, number, number] = [0.42, 0.41, 0.41];

/** Smoke that drifts behind what is advertised, of its own size. */
function smokeInStudio({ set, relations }: Script, players: readonly Player[]): ParticleSource[] {
  const [product] = players;
  if (product === undefined || !set.dressing.includes('product') || !set.dressing.some((word) => SMOKY.test(word)))
    return [];
  const under = relations.find(({ role, relation }) => role === product.role.id && relation === 'on')?.to ?? null;
  const stand = players.find(({ role }) => role.id === under);
  const [tall, floor] = [Math.max(heightOf(product), 0.2), stand === undefined ? 0 : heightOf(stand)];
  return [-1, 0.2, 1].map((side) => ({
    ...{ kind: 'smoke', amount: 1.6, times: tall * SMOKE_TIMES, colour: STUDIO_SMOKE },
    from: { at: [side * tall * SMOKE_BESIDE, floor - tall * 0.2, -tall * SMOKE_BEHIND] },
  }));
}

/** What comes of an act: a stream into the cup, sparks off the anvil, bubbles from the lips. */
function actedParticles({ beats }: Script, players: readonly Player[]): ParticleSource[] {
  const find = (role: number | null): number => players.findIndex((player) => player.role.id === role);
  return beats.flatMap(({ role, act, verb, target, instrument }): ParticleSource[] => {
    if (act === 'snowball' || act === 'throw_powder') return thrownAt(act, role, target, players);
    const [who, site, tool] = [find(role), find(target), find(instrument)];
    const during = { figure: who, act };
    if (who < 0) return [];
    if (act === 'pour' && site >= 0 && players[tool]?.body.anchors.spout !== undefined) {
      const colour = lightOf(liquidOf({ parts: players[site]?.role.parts ?? [] }) ?? WATER);
      const from = { figure: tool, anchor: 'spout' };
      return [{ kind: 'stream', amount: 1, from, to: { figure: site, anchor: 'inside' }, colour, during }];
    }
    const own = players[who];
    if (act === 'fill' && own !== undefined && !beats.some((each) => each.act === 'pour' && each.target === role)) {
      const anchor = own.body.anchors.inside === undefined ? 'top' : 'inside';
      const from = { figure: who, anchor, above: extentOf(own) * FALL_HEIGHTS };
      const colour = lightOf(liquidOf({ parts: own.role.parts }) ?? WATER);
      const thick = THICK.test(own.role.parts.join(' '));
      return [
        {
          kind: thick ? 'ribbon' : 'stream',
          amount: own.size * 1.3,
          from,
          to: { figure: who, anchor },
          colour,
          during,
        },
      ];
    }
    if (act === 'spray' && players[who]?.body.anchors.tip !== undefined)
      return [{ kind: 'jet', amount: 1, from: { figure: who, anchor: 'tip' }, during }];
    if (act === 'water' && site >= 0)
      return [
        {
          kind: 'shower',
          amount: 1,
          from: { figure: who, anchor: 'tip' },
          to: { figure: site, anchor: 'top' },
          during,
        },
      ];
    if (act === 'hammer' && players[site]?.body.anchors.strike !== undefined)
      return [{ kind: 'sparks', amount: 1, from: { figure: site, anchor: 'strike' }, during }];
    if (act === 'blow' && /bubble/.test(verb)) return soapOf(role, players);
    if (act === 'pillow_fight') return [{ kind: 'feathers', amount: 1, from: null }];
    return [];
  });
}
/** Each blows their own, through the ring of what they hold. */
const soapOf = (role: number, players: readonly Player[]): ParticleSource[] =>
  players.flatMap(({ role: { id }, body }, figure): ParticleSource[] => {
    const from = { figure, anchor: body.anchors.tip === undefined ? 'mouth' : 'tip' };
    return id === role ? [{ kind: 'soap', amount: 1, from, during: { figure, act: 'blow' } }] : [];
  });
const WATER = 0xbfe0ea;
/** What runs slowly, in a broad band that folds where it lands. */
const THICK = /honey|syrup|caramel|chocolate|sauce|batter|lava|cream/;
/** Of a vessel's size: from out of the picture falls what nobody is told to pour. */
const FALL_HEIGHTS = 2.6;
const HOT_METRES = 0.6;
/** Where waves are told of in a storm their spray stands over the cliff. */
const HIGH_SURF = 1.55;
const CRASHING =
  /\bwaves? (?:\w+ )?(?:crash|smash|break|pound|slam|batter|explod)\w*|\b(?:crashing|pounding) (?:waves?|surf)\b/i;
/** Paper boats throw no spray. */
const TOY_SIZE = 0.4;

/** Everybody throws at the next one, or at whom the prompt names. */
function thrownAt(
  act: 'snowball' | 'throw_powder',
  role: number,
  target: number | null,
  players: readonly Player[],
): ParticleSource[] {
  const own = [...players.keys()].filter((index) => players[index]?.role.id === role);
  const at = [...players.keys()].filter((index) => players[index]?.role.id === (target ?? role));
  return own.flatMap((figure, index): ParticleSource[] => {
    const to = at[(index + (target === null ? 1 : 0)) % Math.max(1, at.length)];
    if (to === undefined || to === figure) return [];
    const hit = players[to]?.body.anchors.chest === undefined ? 'top' : 'chest';
    return [
      {
        ...{ kind: act, amount: 1, from: { figure, anchor: 'gripRight' }, to: { figure: to, anchor: hit } },
        // What hangs in the air is there when the throwing is over.
        ...(act === 'snowball' ? { during: { figure, act } } : {}),
      },
    ];
  });
}
