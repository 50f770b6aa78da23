import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import { burns } from './fires.ts';
import type { Player } from './players.ts';
import type { ParticleSource } from './stage.ts';

/** Dressing that fills the air. */
const IN_THE_AIR: Readonly<Record<string, string>> = {
  ...{
    fireflies: 'fireflies',
    firefly: 'fireflies',
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
    mist: 'dust',
  },
};

/** What falls, floats and rises: by the weather, the dressing, the place, and whoever smokes or burns. */
export function particlesOf({ set }: Script, players: readonly Player[], facts: PlaceFacts): ParticleSource[] {
  const sources: ParticleSource[] = [];
  if (!facts.indoor && set.place !== 'underwater' && set.place !== 'space') {
    if (set.weather === 'rain') sources.push({ kind: 'rain', amount: set.weatherAmount, from: null });
    if (set.weather === 'storm') sources.push({ kind: 'rain', amount: 1.6, from: null });
    if (set.weather === 'snow') sources.push({ kind: 'snow', amount: set.weatherAmount, from: null });
  }
  if (set.place === 'underwater') sources.push({ kind: 'bubbles', amount: 1, from: null });
  if (facts.indoor && set.time !== 'night') sources.push({ kind: 'dust', amount: 0.5, from: null });
  for (const word of set.dressing) {
    const kind = IN_THE_AIR[word];
    if (kind !== undefined && !sources.some((source) => source.kind === kind))
      sources.push({ kind, amount: 1, from: null });
  }
  if (burns(set) && !sources.some(({ kind }) => kind === 'embers'))
    sources.push({ kind: 'embers', amount: 1, from: null });
  for (const [figure, { body }] of players.entries()) {
    if (body.anchors.smoke !== undefined) sources.push({ kind: 'smoke', amount: 1, from: { figure, anchor: 'smoke' } });
  }
  return sources;
}
