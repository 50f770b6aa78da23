import type { Script } from '../director/script.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

const RESTS: ReadonlySet<string> = new Set(['lie', 'rest', 'sleep']);
const YOUNG = /\b(?:baby|young|cub|cubs|pup|pups|puppy|puppies|kitten|kittens|calf|foal|lamb|fawn|kit|kits|piglet)\b/;

const isYoung = ({ role }: Player): boolean => YOUNG.test([role.word, role.noun, ...role.variety].join(' '));
const isBeast = ({ role, thing }: Player): boolean => role.person === null && thing?.alive === true;

/** Of the mother's length: where the first of them lies before her, as she lies across the picture, and how far the others are from each other. */
const [AT_HEAD, ALONG] = [0.46, 0.36];
/** Of both widths: fur touches fur. */
const TOUCH = 0.5;
/** Radians in the frame of the picture: she shows her side and her face; they look about, and the one that wants something of her looks at her. */
const [ACROSS, ABOUT, AT_HER] = [1.05, [0.35, -0.5, 0.15, -0.2], -2.2] as const;

/** "a wolf and her three pups rest in the snow": they lie at her belly, and whichever nips her ear lies at her head. */
export function lieTogether(
  spots: ReadonlyMap<number, Spot>,
  { script, players }: { readonly script: Script; readonly players: readonly Player[] },
): void {
  const first = (player: Player): string | undefined =>
    script.beats.filter(({ role }) => role === player.role.id).sort((a, b) => a.from - b.from)[0]?.act;
  const lying = [...spots.keys()].filter((index) => {
    const player = players[index];
    return player !== undefined && isBeast(player) && RESTS.has(first(player) ?? '');
  });
  const mother = lying.find((index) => {
    const own = players[index];
    return own !== undefined && !isYoung(own) && own.role.count === 1;
  });
  const [her, base] = [players[mother ?? -1], spots.get(mother ?? -1)];
  if (her === undefined || base === undefined) return;
  const wants = (player: Player): boolean =>
    script.beats.some(({ role, act, target }) => role === player.role.id && (target === her.role.id || act === 'lick'));
  const young = lying
    .filter((index) => players[index]?.thing?.kind === her.thing?.kind && index !== mother)
    .filter((index) => isYoung(players[index] ?? her))
    .sort((a, b) => Number(wants(players[b] ?? her)) - Number(wants(players[a] ?? her)));
  if (young.length === 0 || young.length > 5) return;
  const [long, wide] = [her.body.length * her.size, her.body.width * her.size];
  base.facing = ACROSS;
  for (const [place, index] of young.entries()) {
    const [own, spot] = [players[index], spots.get(index)];
    if (own === undefined || spot === undefined) continue;
    const greets = place === 0 && wants(own);
    spot.across = base.across + long * (AT_HEAD - ALONG * place);
    spot.near = base.near + (wide + own.body.width * own.size) * TOUCH * (greets ? 0.75 : 1.15);
    spot.facing = greets ? AT_HER : (ABOUT[place % ABOUT.length] ?? 0);
  }
}
