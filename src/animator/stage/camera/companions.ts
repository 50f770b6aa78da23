import type { Script } from '../../director/script.ts';
import type { Player } from '../players.ts';

/** So many of a kind in the air are a flock, which may fly out of the picture. */
export const FLOCK = 3;

/** Those who have to do with the subject, and its like, are seen with it. */
export function companions(
  subject: number,
  { players, script }: { readonly players: readonly Player[]; readonly script: Script },
): ReadonlySet<number> {
  const role = players[subject]?.role.id;
  const others = script.relations.flatMap(({ role: a, relation, to: b }) =>
    relation === 'with' && [a, b].some((each) => isFlock(each, players)) && !areKin(a, b, players)
      ? []
      : a === role
        ? [b]
        : b === role
          ? [a]
          : [],
  );
  const targets = script.beats.flatMap(({ role: a, target: b, together }) =>
    a === role ? [b, ...together] : b === role ? [a] : [],
  );
  return new Set(
    [...players.keys()].filter((player) => {
      const own = players[player]?.role.id ?? null;
      if (isOneOfMany(player, role, { players, script })) return false;
      return own === role || [...others, ...targets, ...partnersInTalk(role, script)].includes(own);
    }),
  );
}

/** Of many plants one is watered and picked from: the first. The others are about. */
export function isOneOfMany(
  player: number,
  subject: number | undefined,
  { players, script }: { readonly players: readonly Player[]; readonly script: Script },
): boolean {
  const own = players[player];
  const takes = script.holdings?.some(({ by }) => by === subject) === true;
  return takes && own !== undefined && own.instance > 0 && own.thing?.alive === false;
}

/** Who answers somebody is in the picture with them. */
export function partnersInTalk(role: number | undefined, { dialogue }: Script): (number | null)[] {
  const speakers = dialogue.map(({ speaker }) => speaker);
  return speakers.some((speaker) => speaker === role) ? speakers.filter((speaker) => speaker !== null) : [];
}

/** Her young are with a mother as nobody else is. */
const areKin = (a: number, b: number | null, players: readonly Player[]): boolean => {
  const kindOf = (role: number | null) => players.find((player) => player.role.id === role)?.thing?.kind;
  return kindOf(a) !== undefined && kindOf(a) === kindOf(b);
};

/** Many of a kind that are about, rather than at somebody's side. */
const isFlock = (role: number | null, players: readonly Player[]): boolean =>
  players.some((player) => player.role.id === role && player.role.count >= FLOCK && player.order.family !== 'person');
