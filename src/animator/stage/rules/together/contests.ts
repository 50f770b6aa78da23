import {
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  metresOf,
  relate,
  roleOf,
} from '../draft.ts';

/** What several do with or against one another: beside a partner ten times as large nobody sees what one does. */
const WITH_EACH_OTHER: ReadonlySet<string> = new Set([
  ...['dance', 'hold_hands', 'hug', 'shake_hands', 'play_game', 'fight', 'sing', 'kiss', 'speak'],
]);
const RACES = /^(?:race|compete)/;
/** Of the larger one: how small the other may be; and how far either is changed for it. */
const [SHARE, MOST_GROWN, MOST_SHRUNK] = [0.55, 5, 0.5];

/** A snail that races a turtle, a mouse that dances with an elephant: cartoons bring them nearer to one size. */
export function matchPartners(draft: Draft): void {
  for (const { act, verb, role, target, together } of draft.beats) {
    if (!WITH_EACH_OTHER.has(act) && !RACES.test(verb)) continue;
    const all = [role, ...together, ...(target === null ? [] : [target])].filter(
      (id) => isAlive(draft, id) && !isPerson(roleOf(draft, id)) && !isBorne(draft, id),
    );
    const [larger = role] = [...all].sort((a, b) => metresOf(draft, b) - metresOf(draft, a));
    for (const id of all) {
      const [own, most] = [metresOf(draft, id), metresOf(draft, larger)];
      if (own >= most * SHARE) continue;
      const grown = Math.min(MOST_GROWN, (most * SHARE) / own);
      editRole(draft, id, { size: (roleOf(draft, id)?.size ?? 1) * grown });
      const shrunk = Math.max(MOST_SHRUNK, Math.min(1, (own * grown) / (most * SHARE)));
      editRole(draft, larger, { size: (roleOf(draft, larger)?.size ?? 1) * shrunk });
    }
  }
}

/** Who is as slow as this crawls, and a race of theirs takes its time. */
const SLOW = /^(?:snail|turtle|tortoise|sloth|caterpillar|worm|slug)$/;

export function paceRace(draft: Draft): void {
  const race = draft.beats.find(({ verb }) => RACES.test(verb));
  if (race === undefined) return;
  const racers = [race.role, ...race.together, ...(race.target === null ? [] : [race.target])];
  if (!racers.every((id) => SLOW.test(roleOf(draft, id)?.thing ?? ''))) return;
  editBeats(draft, (beat) =>
    racers.includes(beat.role) && beat.act === 'run'
      ? { ...beat, act: 'crawl', speed: 1, direction: beat.direction ?? 'right' }
      : beat,
  );
}

/** Of the smallest who is looked on at: no smaller are those who cheer. */
const ONLOOKER_SHARE = 0.5;
const CHEERS: ReadonlySet<string> = new Set(['cheer', 'clap', 'laugh', 'shout']);

/** Who cheers at a race stands along it, behind those who run, and is large enough to be seen. */
export function lineTheTrack(draft: Draft): void {
  const race = draft.beats.find(({ verb }) => RACES.test(verb));
  if (race === undefined) return;
  const racers = [race.role, ...race.together, ...(race.target === null ? [] : [race.target])];
  const smallest = Math.min(...racers.map((id) => metresOf(draft, id)));
  for (const { role } of draft.beats.filter(({ role, act }) => CHEERS.has(act) && !racers.includes(role))) {
    const own = roleOf(draft, role);
    draft.relations = draft.relations.filter(
      (each) =>
        !(each.to === role && racers.includes(each.role)) && !(each.role === role && racers.includes(each.to ?? -1)),
    );
    relate(draft, role, 'behind', race.role);
    if (
      own !== undefined &&
      isAlive(draft, role) &&
      !isPerson(own) &&
      metresOf(draft, role) < smallest * ONLOOKER_SHARE
    )
      editRole(draft, role, { size: (own.size * smallest * ONLOOKER_SHARE) / metresOf(draft, role) });
  }
}

/** "raises his baton": whoever conducts has one in the hand by the act itself. */
function dropBaton(draft: Draft): void {
  for (const { act, target } of draft.beats) {
    if (act !== 'conduct' || target === null || roleOf(draft, target)?.noun !== 'baton') continue;
    dropRole(draft, target);
    return;
  }
}

/** Whom somebody conducts sings, where it has no hands for anything else, and is before whoever leads it. */
export function followConductor(draft: Draft): void {
  dropBaton(draft);
  for (const { role, act, target, from, to } of [...draft.beats]) {
    // "an orchestra of seals": whoever else is there and does nothing.
    const led =
      target ??
      draft.cast.find(({ id, count }) => id !== role && count > 1 && draft.beats.every((beat) => beat.role !== id))
        ?.id ??
      null;
    if (act !== 'conduct' || led === null || !isAlive(draft, led)) continue;
    if (!draft.beats.some((beat) => beat.role === led)) {
      const [lead] = draft.beats.filter((beat) => beat.role === role);
      if (lead !== undefined)
        draft.beats = [...draft.beats, { ...lead, role: led, act: 'sing', verb: 'sing', from, to, target: null }];
    }
    relate(draft, role, 'facing', led);
    fitCompany(draft, role, led);
    editBeats(draft, (beat) => (beat.role === role && beat.act === 'conduct' ? { ...beat, target: null } : beat));
  }
}

/** Of whoever leads them: how tall those are at most who are led, or the leader would be lost before them. */
const LED_SHARE = 0.8;

function fitCompany(draft: Draft, leader: number, led: number): void {
  const own = roleOf(draft, led);
  const most = metresOf(draft, leader) * LED_SHARE;
  if (own !== undefined && !isPerson(own) && metresOf(draft, led) > most)
    editRole(draft, led, { size: (own.size * most) / metresOf(draft, led) });
}

const CARRIES: ReadonlySet<string> = new Set(['carry', 'hold', 'pick_up', 'pull', 'push', 'give']);
/** Of an animal's height: what it carries in its mouth is no larger. */
const [MOUTHFUL, ANT_METRES] = [0.45, 0.12];

/** What an animal carries fits into its mouth: the crumb of an ant, the stick of a dog. */
export function fitBurden(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const own = roleOf(draft, target);
    if (!CARRIES.has(act) || target === null || own === undefined || isAlive(draft, target)) continue;
    if (!isAlive(draft, role) || isPerson(roleOf(draft, role))) continue;
    const metres = metresOf(draft, role);
    const most = metres * MOUTHFUL;
    if (metresOf(draft, target) > most) editRole(draft, target, { size: (own.size * most) / metresOf(draft, target) });
    if (metres < ANT_METRES && act === 'carry') relate(draft, role, 'holding', target);
  }
}
