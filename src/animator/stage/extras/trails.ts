import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Script } from '../../director/script.ts';
import { lightOf } from '../../maths/mesh.ts';
import { extentOf, type Player } from '../players.ts';
import type { ParticleSource } from '../stage.ts';

/** What somebody who flies leaves behind them in the air, and in which colour. */
const LEAVES =
  /\b(?:leav\w+|trail\w*|scatter\w*|sprinkl\w*|shed\w*|spread\w*|with)\b (?:behind )?(?:[a-z]+ ){0,2}?(?:(?:trails?|streams?|streaks?|wakes?) of )?((?:[a-z]+ ){0,2}?)(?:sparkles?|glitter|stardust|star dust|fairy dust|pixie dust|magic dust|sparks|embers|light|stars|fire|flames?)\b/i;
const OF = /\btrails?\b|\bleav\w+ |\bsprinkl|\bscatter|\bbehind\b|\bshed/i;
const BURNS = /\b(?:fire|flames?|embers)\b/i;
const [GOLD, EMBER] = [0xffd257, 0xff7a1e] as const;
const FLIES: ReadonlySet<string> = new Set([
  'fly',
  'rise',
  'take_off',
  'hover',
  'float',
  'chase',
  'dive',
  'run',
  'ride',
]);

/** "leaves a trail of golden sparkles". */
export function trailsOf({ beats, prompt }: Script, players: readonly Player[]): ParticleSource[] {
  const told = LEAVES.exec(prompt);
  if (told === null || !OF.test(told[0])) return [];
  const named = (told[1] ?? '').split(' ').find((word) => COLOUR_WORDS[word] !== undefined);
  const [red, green, blue] = COLOUR_WORDS[named ?? ''] ?? [];
  const hex =
    red === undefined || green === undefined || blue === undefined || named === 'golden' || named === 'gold'
      ? BURNS.test(told[0])
        ? EMBER
        : GOLD
      : (red << 16) | (green << 8) | blue;
  const [r, g, b] = lightOf(hex);
  const most = Math.max(r, g, b, 0.05);
  const figure = players.findIndex(
    ({ role, instance }) => instance === 0 && beats.some((beat) => beat.role === role.id && FLIES.has(beat.act)),
  );
  const player = players[figure];
  if (player === undefined) return [];
  return [
    {
      ...{ kind: 'trail', amount: Math.max(0.3, extentOf(player)), from: { figure, anchor: 'middle' } },
      colour: [0.35 + (1.5 * r) / most, 0.35 + (1.5 * g) / most, 0.35 + (1.5 * b) / most],
    },
  ];
}
