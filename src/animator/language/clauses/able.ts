import { reactionTo } from '../../catalogue/blows.ts';
import { comesAlive, isEaten, isLivelyAct } from '../../catalogue/living-things.ts';
import type { VerbChunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { hasCharacter } from './characters.ts';
import type { Scope } from './scope.ts';

/** Acts of this frame take somebody: no car smokes, no bench looks at the stars. */
const NEEDS_SOMEBODY = /^(?:hands|voice|face|with)$/;
const ANYTHING_DOES =
  /^(?:fight|meet|hold|light|open|close|break|blow|push|pull|hit|drop|throw|cut|pour|catch|kick|carry)$/;

/** Doors and gates do by themselves what hands do to them. */
const OPENS = /^(?:open|close)$/;

const ON_FEET = /^(?:walk|run|climb|march)$/;
/** What only legs do: a ball runs down a hill, but it does not hike. */
const FEET_ALONE =
  /^(?:pass|enter|explore|sneak|tiptoe|limp|walk|stroll|wander|hike|step|stride|trek|jog|sprint|climb|march|trudge)$/;
const PLAYED = /^(?:play|exercise|meditate|pray|point|clap|bow|salute|crouch|kneel|stretch)$/;

/** "a talking toaster says". */
const LIVING = /^(?:talking|speaking|singing|sentient|living|animated|anthropomorphic|enchanted)$/;

/** Made like somebody: in a film they do what somebody does. */
const FIGURES =
  /^(?:teddy bear|doll|puppet|marionette|snowman|scarecrow|gingerbread man|nutcracker|garden gnome|gnome)$/;

const isFigure = (kind: string): boolean => FIGURES.test(kind);

/** What no radio does either: a cactus that talks to ferns is somebody in a tale. */
const CONVERSES = /^(?:talk|chat|converse|argue|gossip|speak|ask|answer|reply)(?: to| with)?$/;

const THINGS_ONLY = /^(?:break|melt|bubble|bloom|flap_cloth)$/;

const isPersonal = (entity: Entity | undefined): boolean => entity !== undefined && entity.senses.person !== null;

const isOfTale = (entity: Entity | undefined): boolean => entity !== undefined && hasCharacter(entity);

/** Those of whom it can be said that they do it. */
export function able({ discourse }: Scope, { act, verb }: VerbChunk, subjects: readonly number[]): readonly number[] {
  if (act === null) return subjects;
  if (ON_FEET.test(act.act))
    return subjects.filter((id) => {
      const senses = discourse.entities[id]?.senses;
      return (
        senses === undefined ||
        senses.person !== null ||
        senses.thing?.moves !== false ||
        isFigure(senses.thing.kind) ||
        isEaten(senses.thing.kind) ||
        isOfTale(discourse.entities[id]) ||
        senses.thing.realm !== 'ground' ||
        !FEET_ALONE.test(verb)
      );
    });
  // "His lips are cracked": nobody breaks.
  if (THINGS_ONLY.test(act.act)) return subjects.filter((id) => !isPersonal(discourse.entities[id]));
  if (!(NEEDS_SOMEBODY.test(act.frame) || PLAYED.test(act.act))) return subjects;
  return subjects.filter((id) => {
    const entity = discourse.entities[id];
    const { thing, person } = entity?.senses ?? { thing: null, person: null };
    return (
      entity !== undefined &&
      (person !== null ||
        thing?.alive === true ||
        isFigure(thing?.kind ?? '') ||
        (isEaten(thing?.kind ?? '') && isLivelyAct(act.act, thing?.kind ?? '')) ||
        (comesAlive(thing?.kind ?? '') && CONVERSES.test(verb)) ||
        entity.modifiers.some((word) => LIVING.test(word)) ||
        isOfTale(entity) ||
        ((thing?.opens === true || thing?.blooms === true) && OPENS.test(act.act)) ||
        // "an explosion throws a soldier".
        (thing?.kind === 'explosion' && reactionTo(verb) !== null) ||
        (thing?.moves === true && ANYTHING_DOES.test(act.act)))
    );
  });
}
