import { asProp, isKeptInHand, propOf } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { fireCannons, takeAim } from './firearms.ts';
import { runMachines } from './power-tools.ts';

// What is done with a thing that the act itself puts into the hand: it is there once, and not beside that on a table or on the ground.

const STETHOSCOPE = /^(?:stethoscope)$/;
const EXAMINES = /^(?:listen|look|pet|work|hold|put|auscultate)$/;

/** Who examines somebody with a stethoscope has it on their chest. */
function listenToChest(draft: Draft): void {
  const own = draft.cast.find(({ thing }) => STETHOSCOPE.test(thing));
  for (const beat of draft.beats) {
    const patient = isPerson(roleOf(draft, beat.target))
      ? beat.target
      : draft.relations.find(({ role, to }) => role === own?.id && isPerson(roleOf(draft, to)))?.to;
    if (own === undefined || patient == null || patient === beat.role || !EXAMINES.test(beat.act)) continue;
    if (!isPerson(roleOf(draft, beat.role))) continue;
    const { role } = beat;
    dropRole(draft, own.id);
    editBeats(draft, (each) =>
      each.role === role && EXAMINES.test(each.act)
        ? { ...each, act: 'auscultate', target: patient, instrument: null }
        : each,
    );
    return;
  }
}

const LOOKS_INTO =
  /^(?:examine|inspect|check|check on|check up|treat|auscultate|listen to heart|listen to heartbeat|listen to chest)$/;

/** Whoever examines an animal has the hands on it: what else is done to it without a word for it, its heart listened to, is done to the same one. */
function tendAnimal(draft: Draft): void {
  const isBeast = (id: number | null): boolean => id !== null && isAlive(draft, id) && !isPerson(roleOf(draft, id));
  for (const { role, verb, target } of draft.beats) {
    if (!LOOKS_INTO.test(verb) || !isBeast(target) || !isPerson(roleOf(draft, role))) continue;
    editBeats(draft, (each) =>
      each.role === role && LOOKS_INTO.test(each.verb) && (each.target === target || each.target === null)
        ? { ...each, act: 'pet', target, instrument: null }
        : each,
    );
  }
}

const MEASURES = /\bmeasure/;

/** Who measures somebody has the tape at their shoulders. */
function takeMeasure(draft: Draft): void {
  editBeats(draft, (beat) =>
    MEASURES.test(beat.verb) && isPerson(roleOf(draft, beat.role)) && isPerson(roleOf(draft, beat.target))
      ? { ...beat, act: 'take_measure' }
      : beat,
  );
}

const GLASSES = /^(?:wine glass|glass|wine bottle|champagne|cocktail|martini)$/;
const REPLACED: Readonly<Record<string, RegExp>> = {
  roast_on_stick: /^(?:candy|stick|hot dog|sausage|marshmallow)$/,
  toast: GLASSES,
  smoke: /^(?:cigarette|cigar|pipe)$/,
  pillow_fight: /^(?:pillow|cushion|feather)$/,
  table_tennis: /^(?:tennis racket|sports ball|badminton)$/,
  dance_with_broom: /^broom$/,
  bang_gavel: /^(?:hammer|gavel)$/,
};

/** Marshmallows on sticks, raised glasses, pillows that fly: each has one in the hand, and none lies about. */
function haveInHand(draft: Draft): void {
  for (const { role, act, verb } of draft.beats) {
    const replaced = REPLACED[act];
    if (replaced === undefined || propOf(act, verb) === null || !isPerson(roleOf(draft, role))) continue;
    for (const { id } of draft.cast)
      if (replaced.test(thingOf(draft, id)?.kind ?? '') && (isSmall(draft, id) || isKeptInHand(act)))
        if (!isPoured(draft, id)) dropRole(draft, id);
  }
}

/** Into what somebody pours stays on the table. */
const isPoured = ({ beats, relations }: Draft, id: number): boolean =>
  beats.some(({ act, target, instrument }) => act === 'pour' && (target === id || instrument === id)) ||
  relations.some(
    ({ to, relation, role }) =>
      to === id && relation === 'in' && beats.some((beat) => beat.act === 'pour' && beat.target === role),
  );

/** Times its own size: what is larger is no tool in a hand. */
const OVERSIZED = 2;

/** The knife one cuts with, the pen one writes with: the act has it in the hand, its end where the work is, and it lies on no table. */
function wieldTools(draft: Draft): void {
  for (const { role, act, verb } of draft.beats) {
    const prop = isPerson(roleOf(draft, role)) ? propOf(act, verb) : null;
    if (prop === null) continue;
    for (const { id, thing, size, count } of draft.cast) {
      // "sticks flying", "the bow dancing": told of what is in the hands.
      const handled = draft.beats.some(
        ({ target, role: own, act: does }) =>
          (own === id && !GOES_WITH_HANDS.test(does)) || (target === id && !PLAYS.test(act) && act !== 'shoot'),
      );
      const few = count === 1 || draft.beats.some(({ role: own }) => own === id);
      if (asProp(thing) === prop && few && size <= OVERSIZED && !handled) dropRole(draft, id);
    }
  }
}
const PLAYS = /^play_/;
const GOES_WITH_HANDS = /^(?:fly|dance|jump|spin|run|flow|shiver)$/;

const SEEN_THROUGH = /\b(?:spyglass|spy glass|binoculars?|monocular|opera glass(?:es)?|field glass(?:es)?|telescope)\b/;
const STANDS_ITSELF = /\b(?:observatory|astronomer|stars?|planets?|tripod)\b/;
const LOOKS = /^(?:look|hold|raise|look_around)$/;

/** A spyglass is at the eye of who looks through it; only what watches the stars stands on legs. */
function lookThrough(draft: Draft): void {
  for (const { id, noun, variety, thing } of draft.cast) {
    const words = [noun, ...variety].join(' ');
    if (!SEEN_THROUGH.test(words) || !/^(?:telescope|binoculars)$/.test(thing)) continue;
    if (noun === 'telescope' || STANDS_ITSELF.test(words)) continue;
    const looker = draft.beats.find(
      ({ role, act, target, instrument }) =>
        LOOKS.test(act) && (target === id || instrument === id) && isPerson(roleOf(draft, role)),
    )?.role;
    const holder = draft.relations.find(({ relation, to }) => relation === 'holding' && to === id)?.role;
    const who = looker ?? holder;
    if (who === undefined) continue;
    const verb = /binocular|opera|field/.test(words) ? 'spy through binoculars' : 'spy';
    dropRole(draft, id);
    if (!draft.beats.some(({ role }) => role === who))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'look'), role: who }];
    editBeats(draft, (beat) => (beat.role === who && LOOKS.test(beat.act) ? { ...beat, act: 'spy', verb } : beat));
  }
}

/** A wristwatch is on the wrist; one that is taken out of a pocket is in the hand. */
function wearWatch(draft: Draft): void {
  for (const { id, thing, noun } of draft.cast.filter((role) => role.thing === 'watch')) {
    const beat = draft.beats.find(({ target, role }) => target === id && isPerson(roleOf(draft, role)));
    if (beat === undefined || !/^(?:look|hold|wind|pet)$/.test(beat.act) || /pocket/.test(noun) || thing !== 'watch')
      continue;
    const { role } = beat;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'check_watch', target: null } : each));
    dropRole(draft, id);
    draft.relations = draft.relations.filter((each) => !(each.role === role && each.relation === 'holding'));
  }
}

const DENTISTS = /\b(?:dentist|orthodontist)\b/;

/** Whose teeth are treated sits for it. */
function treatTeeth(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ noun }) => DENTISTS.test(noun))) {
    const patient = draft.cast.find(({ id: other, person }) => other !== id && person !== null);
    if (patient === undefined) continue;
    editBeats(draft, (beat) =>
      beat.role === id && beat.target === patient.id && /^(?:look|work|repair|wipe)$/.test(beat.act)
        ? { ...beat, act: 'treat_teeth', target: null }
        : beat,
    );
  }
}

const WITH_BONNET = /^(?:car|taxi|police car|van|pickup|race car)$/;

const BONNET = /\b(?:hood|bonnet)\b/i;

/** "slams the hood of a Mustang": up until then, and shut from then on; who opens it looks in. */
function workBonnet(draft: Draft): void {
  if (!BONNET.test(draft.prompt)) return;
  const end = Math.max(...draft.beats.map(({ to }) => to));
  for (const { role, act, target, from } of [...draft.beats]) {
    const car = roleOf(draft, target);
    if (!/^(?:open|close|raise)$/.test(act) || car === undefined || !WITH_BONNET.test(car.thing)) continue;
    if (!isPerson(roleOf(draft, role)) || car.parts.includes('open bonnet')) continue;
    editRole(draft, car.id, { parts: [...car.parts, 'open bonnet'] });
    const done = act === 'raise' ? 'open' : act;
    draft.beats = [
      ...draft.beats.filter((each) => each.role !== car.id),
      { ...beatOf(draft, done), role: car.id, verb: done, from, to: end },
    ];
    return;
  }
}

/** A car that somebody repairs has its bonnet up. */
export function raiseBonnet(draft: Draft): void {
  workBonnet(draft);
  for (const { role, act, target } of draft.beats) {
    const car = roleOf(draft, target);
    if (act !== 'repair' || car === undefined || !WITH_BONNET.test(car.thing) || !isPerson(roleOf(draft, role)))
      continue;
    if (!car.parts.includes('open bonnet')) editRole(draft, car.id, { parts: [...car.parts, 'open bonnet'] });
  }
}

/** Who roasts something on a stick is at a fire: the one that is told of, or one that is made. */
function sitByFire(draft: Draft): void {
  for (const { role, act } of draft.beats) {
    if (act !== 'roast_on_stick' || !isPerson(roleOf(draft, role))) continue;
    if (draft.relations.some((each) => each.role === role && /^(?:around|on|in)$/.test(each.relation))) continue;
    const fire = draft.cast.find(({ thing }) => thing === 'fire')?.id ?? addRole(draft, { thing: 'fire' });
    withoutRelations(draft, role, fire);
    relate(draft, role, 'around', fire);
  }
}

export const PROP_RULES = [
  fireCannons,
  takeAim,
  runMachines,
  wieldTools,
  lookThrough,
  wearWatch,
  treatTeeth,
  sitByFire,
  listenToChest,
  tendAnimal,
  takeMeasure,
  haveInHand,
] as const;
