import { isBlade, sticksIn } from '../../../catalogue/holdings.ts';
import { addRole, type Draft, dropRole, editBeats, isAlive, isPerson, relate, roleOf } from '../draft.ts';

/** Who has a blade in hand by what they are. */
const BLADED =
  /samurai|ronin|knight|paladin|warrior|ninja|pirate|viking|gladiator|legionary|roman|centurion|spartan|fencer|sword|jedi|sith/;

/** Whose own dress brings what: by their role, and the things it is. */
const OWN_ARMS: readonly (readonly [RegExp, RegExp])[] = [
  [BLADED, /^(?:sword|axe)$/],
  [/wizard|sorcerer|mage/, /^(?:stick|wand)$/],
];

/** "Two samurai, their katanas clash": those they have in hand anyway, unless the prompt says how they look. */
export function takeOwnArms(draft: Draft): void {
  for (const { id, thing, colour, material, traits, person } of draft.cast) {
    if (person !== null || colour !== null || material !== null || traits.length > 0) continue;
    const owner = draft.cast.find(({ person: other }) =>
      OWN_ARMS.some(([who, what]) => who.test(other?.role ?? '') && what.test(thing)),
    );
    // The sword in the stone is not the one they wear.
    const stuck = isBlade(thing) && draft.cast.some((each) => sticksIn(each.thing));
    if (owner !== undefined && !stuck && !draft.relations.some(({ role, to }) => role === id && to !== null))
      dropRole(draft, id);
  }
}

/** Fought with a blade, whoever does it. */
const WITH_BLADES = /\b(?:duel|fence|fencing|sword|blade|parry)/;
/** Whom nobody crosses blades with: their duels are of another kind. */
const OTHER_DUELS = /cowboy|gunslinger|sheriff|outlaw|boxer|wizard|sorcerer|witch|mage/;
const BLADES = /^(?:sword|axe|knife|stick|lightsaber)$/;

/** "fights a lord with a red blade": the second one is the other's. */
function shareBlades(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (act !== 'fight' || target === null || !isPerson(roleOf(draft, target))) continue;
    const held = (id: number) =>
      draft.relations.filter(
        (each) => each.role === id && each.relation === 'holding' && BLADES.test(roleOf(draft, each.to)?.thing ?? ''),
      );
    const second = held(role)[1];
    if (second === undefined || held(target).length > 0) continue;
    draft.relations = draft.relations.map((each) => (each === second ? { ...each, role: target } : each));
  }
}

/** Two with blades in their hands cross them; who duels and has none gets one. */
export function crossBlades(draft: Draft): void {
  shareBlades(draft);
  const armed = (id: number): boolean =>
    BLADED.test(roleOf(draft, id)?.person?.role ?? '') ||
    draft.relations.some(
      ({ role, relation, to }) => role === id && relation === 'holding' && BLADES.test(roleOf(draft, to)?.thing ?? ''),
    );
  for (const { role, act, verb, target } of draft.beats) {
    const own = roleOf(draft, role);
    if (act !== 'fight' || own === undefined || !isPerson(own) || OTHER_DUELS.test(own.person?.role ?? '')) continue;
    if (target !== null && !isAlive(draft, target)) continue;
    for (const id of [role, target])
      if (id !== null && isPerson(roleOf(draft, id)) && !armed(id) && WITH_BLADES.test(verb))
        relate(draft, id, 'holding', addRole(draft, { thing: 'sword', count: roleOf(draft, id)?.count ?? 1 }));
  }
  editBeats(draft, (beat) =>
    beat.act === 'fight' && isPerson(roleOf(draft, beat.role)) && armed(beat.role) && !isThing(draft, beat.target)
      ? { ...beat, act: 'fence' }
      : beat,
  );
}

const READIES = /^(?:draw|unsheathe|brandish|wield|ready)$/;

/** Who draws a blade stands ready with it: held as a cup is, it would be before the face. */
export function standReady(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'hold' &&
    READIES.test(beat.verb) &&
    isPerson(roleOf(draft, beat.role)) &&
    (BLADES.test(roleOf(draft, beat.target)?.thing ?? '') ||
      (beat.target === null && BLADED.test(roleOf(draft, beat.role)?.person?.role ?? '')))
      ? { ...beat, act: 'guard' }
      : beat,
  );
}

const isThing = (draft: Draft, id: number | null): boolean => id !== null && !isAlive(draft, id);
