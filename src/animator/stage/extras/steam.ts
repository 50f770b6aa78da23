import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';

/** "its breath visible in the cold air", "steaming breath", "breath clouds in the frost". */
const SEEN =
  /\b(?:visible|steaming|frosty|foggy|misty) breaths?\b|\bbreaths? (?:is |are |was |being )?(?:visible|steam(?:s|ing)?|fogg(?:s|ing)|fog(?:s|ging)?|cloud(?:s|ing)?|mist(?:s|ing)?|smok(?:es|ing)|condens\w+|forms? clouds|hang(?:s|ing)?|rising|rises|freez\w+)\b|\b(?:puffs?|clouds?|plumes?) of breath\b|\bsee (?:its|his|her|their) breath\b/i;
const [AMOUNT, TIMES] = [2, 2.2];

/** In the cold everybody's breath is seen who is told to have some. */
export const breathInCold = ({ prompt }: Script, players: readonly Player[]): ParticleSource[] =>
  SEEN.test(prompt)
    ? players.flatMap(({ body, thing, role }, figure) =>
        (thing?.alive === true || role.person !== null) && body.anchors.mouth !== undefined
          ? [{ kind: 'steam', amount: AMOUNT, times: TIMES, from: { figure, anchor: 'mouth' } }]
          : [],
      )
    : [];

/** Metres of water that steams, rather than a pot. */
const BROAD = 1;

/** Of the fire below it, in daylight and at night. */
const FIRELIT: Vector = [0.85, 0.55, 0.42];

/** What steams in a place: pots of kitchens and stalls, and hot springs, and the sea that lava runs into. */
export const steamOf = ({ spots }: PlaceFacts): ParticleSource[] => [
  ...spots
    .filter(({ kind }) => kind === 'steam')
    .map(({ at, radius }) =>
      radius < BROAD
        ? { kind: 'smoke', amount: 0.7, from: { at } }
        : { kind: 'steam', amount: 2, times: radius * 3, from: { at } },
    ),
  ...spots
    .filter(({ kind }) => kind === 'sea steam')
    .map(({ at, radius }) => ({ kind: 'smoke', amount: 3, times: radius, colour: FIRELIT, from: { at } })),
];
