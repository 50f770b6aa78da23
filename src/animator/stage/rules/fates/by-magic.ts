import type { Beat } from '../../../director/script.ts';
import { beatOf, type Draft, editBeats, isAlive, isPerson, isSmall, relate, roleOf, thingOf } from '../draft.ts';

/** What tells that somebody or something goes or comes by magic, and does not walk off into a crowd. */
const MAGIC =
  /\b(?:magic\w*|illusion\w*|wizards?|witch(?:es)?|sorcer\w+|mages?|spells?|wands?|genies?|fair(?:y|ies)|poof|puffs? of|flash of light|thin air|conjur\w+|teleport\w*|enchant\w*|abracadabra|snap(?:s|ping)? (?:his|her|their|its) fingers|cloud of (?:smoke|sparkles|glitter)|swirls? of (?:smoke|sparkles|light|glitter))\b/i;
const SMOKE = /\b(?:puffs?|cloud|swirls?|plume|burst|wisps?) of (?:[a-z]+ )?(?:smoke|mist|fog)\b/i;
const SPARKLES =
  /\b(?:(?:puffs?|cloud|swirls?|burst|shower|flash) of (?:[a-z]+ )?(?:light|sparkles?|sparks?|glitter|stardust|pixie dust|fairy dust|confetti))\b/i;
const GOES = /^(?:vanish|disappear)/;
const COMES = /^(?:appear|materiali|reappear)/;

/** Of its beat: when it begins to go, and how many seconds that takes; and how long what comes takes. */
const [SEEN, GOING, COMING] = [0.42, 2.1, 2.2];

const airIn = (prompt: string, alive: boolean): string =>
  SPARKLES.test(prompt) ? 'light' : SMOKE.test(prompt) || alive ? 'smoke' : 'light';

/** "makes a coin vanish", "a rabbit disappears in a puff of smoke": it is there, and then is gone where it was; and "a cake appears" comes out of the air. */
export function vanishByMagic(draft: Draft): void {
  const magic = MAGIC.test(draft.prompt);
  for (const beat of [...draft.beats]) {
    const { role, verb, direction, from, to, where } = beat;
    if (!GOES.test(verb) && !COMES.test(verb)) continue;
    const lifeless = !isAlive(draft, role) && thingOf(draft, role)?.moves === false;
    const led = direction !== null || (where !== null && !/^(?:smoke|light|air|mist)$/.test(where));
    if (!(magic || (lifeless && GOES.test(verb))) || (led && !magic) || role === teller(draft, role)) continue;
    const into = airIn(draft.prompt, !lifeless);
    const seconds = to - from;
    const told = { direction: null, target: null, instrument: null, where: into };
    const goes = from + seconds * SEEN;
    editBeats(draft, (each) => {
      if (each !== beat) return each;
      if (GOES.test(verb)) return { ...each, ...told, act: 'dissolve', from: goes, to: Math.min(to, goes + GOING) };
      const comes = seconds > COMING * 2 ? from + seconds * 0.3 : from;
      return { ...each, ...told, act: 'assemble', from: comes, to: Math.min(to, comes + COMING) };
    });
    if (GOES.test(verb)) showInHand(draft, beat);
  }
}

/** Whoever goes by their own will through a crowd or a door is no part of the trick, unless they are told to go in smoke. */
function teller(draft: Draft, role: number): number | null {
  if (SMOKE.test(draft.prompt) || SPARKLES.test(draft.prompt)) return null;
  return isPerson(roleOf(draft, role)) && !/\bthin air|teleport|magically\b/i.test(draft.prompt) ? role : null;
}

/** What one makes vanish that is small is in the fingers until then, and whom it is shown to looks at it with wide eyes. */
function showInHand(draft: Draft, { role, to }: Beat): void {
  const shown = draft.beats.find(
    ({ act, target, role: own }) =>
      target === role && isPerson(roleOf(draft, own)) && /^(?:point|conjure|hold|raise|put)$/.test(act),
  );
  if (shown === undefined || !isSmall(draft, role)) return;
  const placed = draft.relations.filter((each) => each.role === role && each.to !== null);
  draft.relations = draft.relations.filter((each) => each.role !== role && each.to !== role);
  relate(draft, shown.role, 'holding', role);
  editBeats(draft, (beat) =>
    beat === shown ? { ...beat, act: 'hold', verb: 'hold up', target: role, to: Math.max(beat.to, to) } : beat,
  );
  const looker =
    placed.map((each) => each.to).find((other) => isPerson(roleOf(draft, other)) && other !== shown.role) ??
    draft.cast.find((each) => isPerson(each) && each.id !== shown.role)?.id;
  if (looker == null) return;
  if (!draft.relations.some((each) => each.role === looker)) relate(draft, looker, 'facing', shown.role);
  if (!draft.beats.some((beat) => beat.role === looker))
    draft.beats = [...draft.beats, { ...beatOf(draft, 'gasp'), role: looker, target: shown.role }];
}
