import { isArmedCraft } from '../../../catalogue/arms.ts';
import { sentBy } from '../../../catalogue/blows.ts';
import { placeHas } from '../../../catalogue/places.ts';
import type { Beat, Role, Shot } from '../../../director/script.ts';
import { beatOf, type Draft, dropRole, editBeats, roleOf, thingOf } from '../draft.ts';
import { EXPLOSION } from '../fates/blows.ts';

/** Craft of space shoot with light while they fly; what they shoot and what bursts about them are moments, and no things that hang there. */

const LASER_FIRE = 'laser fire';
const SHOOTS =
  /^(?:shoot|fire|attack|blast|strafe|fight|battle|engage|duel|bombard|clash|open|exchange|trade|assault|pound)\b/;
const BATTLE = /\b(?:battles?|dogfights?|war|attack|combat)\b/i;
const GREAT = 'star cruiser';
/** Where nobody says of which colour it is: one side's, and the other's. */
const SIDES = ['red', 'green'] as const;

const isFired = ({ thing, word, noun }: Role): boolean =>
  thing === LASER_FIRE || (thing === 'sphere' && /^laser/.test((sentBy(word) ?? sentBy(noun))?.name ?? ''));

/** "red laser bolts streaking past": the ships fire them. */
function fireInSpace(draft: Draft): void {
  const isCraft = ({ thing, count }: Role): boolean => count > 0 && isArmedCraft(thing);
  const craft = draft.cast.filter(isCraft);
  if (craft.length === 0 || !placeHas(draft.set.place, 'weightless')) return;
  const fired = draft.cast.filter(isFired);
  const shooting = (id: number) => draft.beats.find(({ role, verb }) => role === id && SHOOTS.test(verb));
  const isHunted = (id: number): boolean => draft.beats.some(({ act, target }) => act === 'chase' && target === id);
  const told = fired.length > 0 || craft.some(({ id }) => shooting(id) !== undefined) || isBattle(draft);
  if (!told) return;
  const colours = fired.flatMap(({ colour }) => colour ?? []);
  comeAfter(draft, craft, shooting);
  const aims = new Map(craft.map((own) => [own.id, aimOf(draft, own, craft, shooting(own.id)?.target ?? null)]));
  for (const { id } of fired) dropRole(draft, id);
  for (const [side, { id, thing }] of craft.entries()) {
    editBeats(draft, (beat) =>
      beat.role === id && beat.act !== 'chase' && SHOOTS.test(beat.verb)
        ? { ...beat, act: 'fly', target: null, instrument: null }
        : beat,
    );
    if (!draft.beats.some(({ role }) => role === id))
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, 'fly'), role: id, verb: 'fly', speed: thing === 'ufo' ? 0.5 : 1 },
      ];
    const sent = {
      sends: LASER_FIRE,
      sendsTo: aims.get(id) ?? null,
      sentColour: colours[side % Math.max(1, colours.length)] ?? SIDES[side % SIDES.length] ?? null,
    };
    editBeats(draft, (beat) =>
      beat.role === id && beat.act !== 'explode' && !isHunted(id) ? { ...beat, ...sent } : beat,
    );
  }
}

/** Whoever alone is shot at is ahead of those who shoot, and they are after it. */
function comeAfter(draft: Draft, [hero, ...others]: readonly Role[], shooting: (id: number) => Beat | undefined): void {
  const hunters = others.filter(({ id }) => shooting(id) !== undefined && shooting(id)?.target !== id);
  if (hero === undefined || hero.count > 1 || shooting(hero.id) !== undefined) return;
  for (const { id } of hunters)
    editBeats(draft, (beat) =>
      beat.role === id && SHOOTS.test(beat.verb) ? { ...beat, act: 'chase', target: hero.id, instrument: null } : beat,
    );
}

const isBattle = ({ leftOut, beats }: Draft): boolean =>
  leftOut.some(({ word }) => BATTLE.test(word)) || beats.some(({ verb }) => BATTLE.test(verb));

/** Whom it is told to shoot at; else the largest of those who are there beside it. */
function aimOf(draft: Draft, { id }: Role, craft: readonly Role[], told: number | null): number | null {
  const own = roleOf(draft, told);
  if (own !== undefined && told !== id && !isFired(own)) return told;
  const others = craft.filter((other) => other.id !== id);
  // Great ships of one kind fight each other.
  const great = craft.find((other) => other.id === id && other.thing === GREAT && other.count > 1);
  if (great !== undefined) return great.id;
  const station = draft.cast.find(({ thing }) => thing === 'space station');
  return others[0]?.id ?? station?.id ?? null;
}

/** "laser fire and explosions": each of them is over as soon as it is seen. */
function burstAbout(draft: Draft): void {
  const aloft = placeHas(draft.set.place, 'weightless');
  for (const { id, thing, count } of [...draft.cast]) {
    if (draft.cast.length === 1) return;
    const told = draft.beats.some(
      ({ role, target, act }) => (role === id && target !== null) || (target === id && act !== 'stand'),
    );
    const fiery = aloft && thing === 'fire' && thingOf(draft, id)?.alive !== true;
    if ((thing === EXPLOSION && !told && (aloft || count > 1)) || fiery) dropRole(draft, id);
  }
}

/** Seconds: what is sent is seen with both, where a shot lasts so long while it is. */
const SEEN_SENDING = 0.4;

/** Who sends something at somebody is seen with whom it is meant for. */
function showSent(shots: readonly Shot[], draft: Draft): readonly Shot[] {
  return shots.map((shot) => {
    const beat = draft.beats.find(
      ({ role, target, sends, from, to }) =>
        sends !== undefined &&
        target !== null &&
        (role === shot.subject || target === shot.subject) &&
        Math.min(to, shot.to) - Math.max(from, shot.from) > SEEN_SENDING,
    );
    const near = /^(?:extreme_close|close|medium)$/.test(shot.size);
    if (beat === undefined || shot.sizeStated || beat.target === null || !near) return shot;
    const also = [beat.role, beat.target].filter((id) => id !== shot.subject && !shot.also.includes(id));
    return { ...shot, size: 'full', part: null, also: [...shot.also, ...also] };
  });
}

const DOCKS = /^(?:dock|berth|moor|rendezvous|couple|link)\b/;

/** Who docks is seen with what it docks with: the larger of both is what the picture has to hold. */
function showDocking(shots: readonly Shot[], draft: Draft): readonly Shot[] {
  const beat = draft.beats.find(({ role, verb }) => DOCKS.test(verb) && isArmedCraft(thingOf(draft, role)?.kind ?? ''));
  const beside = draft.relations.find(({ role, to }) => role === beat?.role && to !== null)?.to;
  const port = beat?.target ?? beside ?? null;
  if (beat === undefined || port === null) return shots;
  return shots.map((shot) =>
    shot.subject === beat.role && !shot.sizeStated
      ? { ...shot, size: 'full', subject: port, also: [...shot.also, beat.role] }
      : shot,
  );
}

export const SPACE_RULES = [fireInSpace, burstAbout] as const;

/** Both of whom something passes between are in the picture. */
export const showBoth = (shots: readonly Shot[], draft: Draft): readonly Shot[] =>
  showSent(showDocking(shots, draft), draft);
