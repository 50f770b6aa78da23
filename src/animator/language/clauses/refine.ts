import { findAct } from '../../catalogue/acts.ts';
import { aboardOf } from '../../catalogue/transits.ts';
import type { Entity, Event } from '../reading.ts';
import { isAnimate } from './discourse.ts';
import type { Scope } from './scope.ts';

/** Tells an event anew: what it is done to says which act it is. */
export function replaceEvent(scope: Scope, event: Event, refined: Event): void {
  const at = scope.events.indexOf(event);
  if (at !== -1) scope.events[at] = refined;
  if (scope.event === event) scope.event = refined;
}

/** Something that is put into the hands of whoever the words named first. */
export const isGiven = ({ discourse }: Scope, whom: number, { senses }: Entity): boolean => {
  const taker = discourse.entities[whom];
  return taker !== undefined && isAnimate(taker) && senses.person === null && senses.thing?.moves !== true;
};

const STRIKES = /^(?:slam|bang|pound|smack|hammer)$/;
const FISTS = /^(?:fists?|hands?|palms?)$/;

/** "cuts a teenager's hair" is a haircut, "slams his fist" shuts no door. Whose it is, it is done to. */
export function refineByPart(scope: Scope, noun: string, owner: Entity | undefined): void {
  const { event, lexicon } = scope;
  if (event === null || event.act === null) return;
  const row = lexicon.verbs(event.verb).find(({ rest }) => rest.length === 1 && rest[0] === noun);
  const act = STRIKES.test(event.verb) && FISTS.test(noun) ? findAct('hit') : (row?.act ?? null);
  const other = owner !== undefined && !event.subjects.includes(owner.id) ? owner.id : null;
  if (act === null && other === null) return;
  replaceEvent(scope, event, { ...event, act: act ?? event.act, target: event.target ?? other });
}

const MARKED = /^(?:write|draw_picture|paint|pet|hit)$/;

/** "throws confetti on the bride", "splashes water at his sister": whoever it is sent at. True where that is said of somebody. */
function sendAt({ discourse }: Scope, event: Event, relation: string, entity: Entity): boolean {
  const sent = SENT.test(event.act?.act ?? '') || SENT_BY.test(event.verb);
  if (!sent || !AT_SOMEBODY.test(relation) || !isAnimate(entity) || event.subjects.includes(entity.id)) return false;
  // "at the bride and the groom": they stand together.
  if (event.toWhom !== undefined) return true;
  const thrown = discourse.entities[event.target ?? -1];
  if (thrown !== undefined && thrown !== entity && isAnimate(thrown)) return false;
  if (!FLUNG.test(event.act?.act ?? '')) event.target ??= entity.id;
  event.toWhom = entity.id;
  return true;
}
const SENT = /^(?:throw|pour|spray|snowball|drop)$/;
/** What it is done to flies from the hands: that is not who is hit. */
const FLUNG = /^(?:throw|drop)$/;
const SENT_BY = /^(?:splash|sprinkle|fling|toss|squirt|scatter|rain|shower)\b/;
const MENDED = /^repair$/;
/** Metres: on what is larger one may as well be at work. */
const LARGEST_MENDED = 5.5;
const isMachine = ({ senses: { thing } }: Entity): boolean =>
  thing !== null && (thing.kind === 'robot' || (thing.moves && !thing.alive)) && thing.metres < LARGEST_MENDED;
const AT_SOMEBODY = /^(?:at|on|onto|over|above|upon)$/;

/** "shines a flashlight on an octopus", "writes on the blackboard": done to it, and nobody is on it. */
export function aimAt(scope: Scope, event: Event, relation: string, entity: Entity): boolean {
  if (sendAt(scope, event, relation, entity)) return true;
  // "sprays water on a burning house": at it, and nobody stands on it.
  if (event.act?.act === 'spray' && AT_SOMEBODY.test(relation) && event.target === null) {
    event.target = entity.id;
    return true;
  }
  const { discourse } = scope;
  if (relation !== 'on' || event.act === null || entity.senses.person !== null) return false;
  const doer = discourse.entities[event.subjects[0] ?? -1];
  const held = doer?.senses.person != null || doer?.senses.thing?.alive === true;
  if (event.act.act === 'shine' && held && event.target !== null && event.target !== entity.id) {
    event.instrument ??= event.target;
    event.target = entity.id;
    return true;
  }
  // "tightens a screw on a robot": at it, and on its head nobody stands.
  // "tightens the last bolt on her rocket": however large it is.
  const bolted = event.verb.includes(' ') && entity.senses.thing?.moves === true;
  const mends = MENDED.test(event.act.act) && (isMachine(entity) || bolted);
  if (!(mends || MARKED.test(event.act.act)) || event.target !== null) return false;
  event.target = entity.id;
  if (mends) event.direct = true;
  return true;
}

const WEAPONS =
  /^(?:sword|katana|knife|dagger|gun|pistol|revolver|handgun|blaster|rifle|shotgun|musket|bow|bow and arrow|weapon|blade|saber|rapier|wand|pistols)$/;
const PULLED = /^(?:curtain|curtains|blinds|bath|water|breath|attention|card|cart|carriage|sled|wagon|sleigh|bucket)$/;

/** "draws a heart in the fog": a picture, where "draws a sword" is none. */
export function drawsPicture({ verb, act }: Event, noun: string): boolean {
  const last = noun.split(' ').at(-1) ?? '';
  return verb === 'draw' && act?.act === 'hold' && !WEAPONS.test(last) && !PULLED.test(last);
}

const DRAWN_ON = /^(?:dining table|desk|table|sketchbook|notebook|paper|easel|drawing board)$/;

/** "draws at the kitchen table": what is not told is a picture, and no table is held. */
export function drawAtTables({ events, discourse }: Scope): void {
  for (const [at, event] of events.entries()) {
    if (event.verb !== 'draw' || event.act?.act !== 'hold' || event.direct) continue;
    const kind = discourse.entities[event.target ?? -1]?.senses.thing?.kind;
    if (kind === undefined || DRAWN_ON.test(kind))
      events[at] = { ...event, act: findAct('draw_picture'), target: null };
  }
}

const BEATEN = /^(?:beat|strike|hit|bang|pound|thump)$/;

const STEERED = /^(?:weave|guide|steer|maneuver|manoeuvre|navigate|race|push through|thread)$/;

const FINDS = /^(?:find|uncover|come across|come upon)$/;
/** Metres: what is larger nobody takes up who finds it. */
const TAKEN_UP = 0.7;

/** "finds a drooping sunflower": one looks at what grows, lives or is large, and takes up a coin. */
function isOnlySeen({ verb, act }: Event, { senses: { thing } }: Entity): boolean {
  if (!FINDS.test(verb) || thing === null || !/^(?:pick_up|open)$/.test(act?.act ?? '')) return false;
  return thing.alive || thing.surrounds || (thing.metres > TAKEN_UP && act?.act === 'pick_up');
}

const isRidden = ({ senses: { thing } }: Entity): boolean =>
  thing?.moves === true && !thing.alive && thing.metres > 1.5;

const isFlown = ({ senses: { thing } }: Entity): boolean =>
  thing?.realm === 'sky' && !thing.alive && aboardOf(thing.kind) !== null;

/** Metres: a dish is no larger. */
const DISH_METRES = 0.4;

/** "playing the guitar" is an act of its own, and who feeds pigeons does not eat. */
export function refine(event: Event, target: Entity): Event {
  if (event.verb === 'feed' && (target.senses.person !== null || target.senses.thing?.alive === true))
    return { ...event, act: findAct('give') };
  if (isOnlySeen(event, target)) return { ...event, act: findAct('look') };
  if (drawsPicture(event, target.noun) && target.senses.thing?.kind !== 'sword')
    return { ...event, act: findAct('draw_picture') };
  // "kneels, drawing his sword": out of its sheath.
  if (
    event.act?.act === 'draw_picture' &&
    event.verb === 'drawing' &&
    WEAPONS.test(target.noun.split(' ').at(-1) ?? '')
  )
    return { ...event, verb: 'draw', act: findAct('hold') };
  if (BEATEN.test(event.verb) && /^drums?$/.test(target.senses.thing?.kind ?? ''))
    return { ...event, act: findAct('play_drums') };
  // "lays a white rose on the stones": nobody lies there.
  if (/^(?:lay|lays)$/.test(event.verb) && event.act?.act === 'lie') return { ...event, act: findAct('put') };
  // "weaves her bicycle through the market".
  if (STEERED.test(event.verb) && target.senses.thing?.moves === true && target.senses.thing.alive === false)
    return { ...event, act: findAct(target.senses.thing.kind === 'bicycle' ? 'cycle' : 'drive') };
  // "an otter flies a biplane": at its controls, and not beside it.
  if (event.act?.act === 'fly' && isFlown(target)) return { ...event, act: findAct('drive') };
  // "runs to catch a train": nothing that one takes in one's hands.
  if (event.act?.act === 'catch' && isRidden(target)) return { ...event, act: findAct('run'), direction: 'toward' };
  // "rolls dough": nobody drives it.
  if (event.act?.act === 'drive' && target.senses.thing?.moves === false)
    return { ...event, act: findAct(target.senses.thing.metres < 0.5 ? 'knead' : 'push') };
  // "makes dumplings": nobody builds them.
  const dish = target.senses.thing?.home === 'kitchen' && target.senses.thing.metres < DISH_METRES;
  if (event.act?.act === 'build' && /^(?:make|prepare|create)$/.test(event.verb) && dish)
    return { ...event, act: findAct('cook') };
  // "shares an umbrella": held over both.
  if (event.verb === 'share' && target.senses.thing?.kind === 'umbrella') return { ...event, act: findAct('hold') };
  const named =
    findAct(`play_${target.senses.thing?.kind ?? target.noun}`) ??
    (target.noun === 'drum' ? findAct('play_drums') : null);
  return event.act?.act === 'play' && named !== null ? { ...event, act: named } : event;
}

const CANVAS =
  /^(?:painting|envelope|notebook|fence|house|door|wall|boat|hut|card|clipboard|map|book|tablet|sword|pistol|rifle|knife|bow and arrow|curtain|bucket|cart)$/;

/** "draws a leaf in the foam": what is drawn is no figure of its own. */
export function depict(event: Event, entity: Entity): void {
  const drawn =
    /^(?:draw|ink|tattoo|engrave|embroider)$/.test(event.verb) ||
    (/^(?:form|trace|shape)$/.test(event.verb) && /^(?:heart|star|circle|smiley|spiral)$/.test(entity.noun)) ||
    // In foam, in sand or with the fingers.
    (/^(?:make|create|pour|design)$/.test(event.verb) && /^(?:heart|heart shape|smiley|rosetta)$/.test(entity.noun)) ||
    event.act?.act === 'draw_picture' ||
    (/^(?:paint|spray)$/.test(event.act?.act ?? '') && entity.senses.thing?.alive === true);
  if (drawn && entity.mentions <= 1 && !CANVAS.test(entity.senses.thing?.kind ?? '')) entity.hidden = true;
}
