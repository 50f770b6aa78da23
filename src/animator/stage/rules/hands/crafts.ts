import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { hasOwnPiece, isCup, standsFor } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** What is made by hand: knitted and taught, drawn into foam, put on a snowman. */

const SEATED_CRAFTS: ReadonlySet<string> = new Set(['knit']);

/** Of what is kneaded or cut by two side by side, each has a piece. */
function partPieces(draft: Draft): void {
  for (const beat of [...draft.beats]) {
    const { role, act, target } = beat;
    const first = draft.beats.find((other) => other.act === act && other.target === target);
    const piece = roleOf(draft, target);
    if (!hasOwnPiece(act) || !isSmall(draft, target) || piece === undefined || first?.role === role) continue;
    if (!isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, first?.role ?? null))) continue;
    const own = addRole(draft, { ...piece, count: 1 });
    for (const { relation, to } of draft.relations.filter((each) => each.role === target))
      if (to !== null) relate(draft, own, relation, to);
    editBeats(draft, (each) => (each === beat ? { ...each, target: own } : each));
  }
}

const CARVED_TOO = /^(?:violin|guitar|cello|scroll)$/;

/** What is carved is of wood and in the hands of whoever carves it, though it is called a bird. */
function carveOfWood(draft: Draft): void {
  const carver = draft.beats.find(({ act, role }) => act === 'carve' && isPerson(roleOf(draft, role)));
  if (carver === undefined) return;
  const carved = draft.cast.filter(
    ({ id, thing }) =>
      draft.beats.some(({ act, target }) => act === 'carve' && target === id) || CARVED_TOO.test(thing),
  );
  const table = draft.cast.find(({ thing, count }) => count === 1 && standsFor(thing, STATION))?.id;
  const bench = table ?? addRole(draft, { thing: STATION });
  const parts = carved.flatMap(({ word, thing, colour }) => [word, thing, ...(colour === null ? [] : [colour])]);
  editRole(draft, bench, { thing: STATION, size: 1, parts });
  for (const { id } of carved) dropRole(draft, id);
  // Nobody else has it meanwhile.
  for (const { role } of draft.beats.filter(({ act }) => act === 'carve'))
    draft.relations = draft.relations.filter((each) => !(each.role === role && each.relation === 'holding'));
}
const STATION = 'carving bench';

const SHAPES = /^(?:blow|build|throw_pot|put|work|turn|handcraft|stretch|pull|spin)$/;
const GLASSES = /^(?:glass ball|glass|vase|bottle|bubble|light bulb|wine glass|crystal ball)$/;

/** Glass is blown through a pipe: what it becomes hangs at its end, hot. */
function blowGlass(draft: Draft): void {
  for (const beat of [...draft.beats]) {
    const { role, act, target } = beat;
    const who = roleOf(draft, role);
    const made = roleOf(draft, target);
    const ofGlass =
      made !== undefined && GLASSES.test(made.thing) && (made.material === 'glass' || made.thing !== 'bubble');
    const blows = act === 'blow_glass' || (SHAPES.test(act) && ofGlass && /glass ?blow/.test(who?.noun ?? ''));
    if (!isPerson(who) || !(blows || (act === 'blow' && made?.material === 'glass'))) continue;
    const named = draft.cast.find(({ thing }) => thing === 'blowpipe')?.id;
    for (const { id, thing } of draft.cast) if (/^(?:tobacco )?pipe$/.test(thing)) dropRole(draft, id);
    const pipe = named ?? addRole(draft, { thing: 'blowpipe', colour: made?.colour ?? null });
    if (made !== undefined && made.id !== pipe) {
      editRole(draft, pipe, { parts: [made.word, made.thing] });
      dropRole(draft, made.id);
    }
    draft.relations = draft.relations.filter(({ role: own, to }) => own !== pipe && to !== pipe);
    relate(draft, role, 'holding', pipe);
    editBeats(draft, (each) =>
      each.role === role && (each.act === act || each.act === 'blow')
        ? { ...each, act: 'play', verb: 'blow glass', target: pipe, instrument: null }
        : each,
    );
    draft.beats = [...draft.beats.filter((each) => each.role !== pipe), { ...beatOf(draft, 'blow_glass'), role: pipe }];
    return;
  }
}

const KNITTED = /^(?:scarf|sweater|hat|sock|glove|rug|yarn|mitten|beanie)$/;

/** What is knitted hangs from the needles, and is not whole yet. */
function dropKnitted(draft: Draft): void {
  for (const { act, target } of draft.beats)
    if (act === 'knit' && target !== null && KNITTED.test(thingOf(draft, target)?.kind ?? '')) dropRole(draft, target);
}

/** Of a chair for grown-ups. */
const CHILDS_CHAIR = 0.72;

/** Nobody knits standing: a chair for whoever has none, beside the one who sits already. */
function sitToCraft(draft: Draft): void {
  for (const { role } of draft.beats.filter(({ act }) => SEATED_CRAFTS.has(act))) {
    const who = roleOf(draft, role);
    const sits = draft.relations.some((each) => each.role === role && /^(?:on|in)$/.test(each.relation));
    if (who === undefined || !isPerson(who) || sits || isBorne(draft, role)) continue;
    const child = who.person?.age === 'child';
    // A chair made for children: on a stool of grown-ups a girl sits higher than whoever teaches her.
    const seat = addRole(draft, {
      ...(child ? { thing: 'chair', size: CHILDS_CHAIR } : { thing: 'armchair' }),
      count: who.count,
    });
    relate(draft, role, 'on', seat);
    const other = draft.relations.find(
      ({ role: own, relation, to }) => own !== role && /^(?:on|in)$/.test(relation) && to !== null,
    );
    draft.relations = draft.relations.filter((each) => each.role !== role || each.relation !== 'with');
    if (other?.to != null) relate(draft, seat, 'beside', other.to);
  }
}

const BOUND = /^(?:bouquet|flower|rose|gift|rope|box|sunflower|tulip)$/;

/** Who ties a bouquet has the hands on it, where it lies: nobody puts it on. */
function bindThings(draft: Draft): void {
  editBeats(draft, (beat) =>
    beat.act === 'dress' && BOUND.test(thingOf(draft, beat.target)?.kind ?? '') && isPerson(roleOf(draft, beat.role))
      ? { ...beat, act: 'wrap' }
      : beat,
  );
}

const BAGS = /^(?:shopping bag|bag|bucket|basket|bowl)$/;

/** Who feeds birds out of a bag has the bag in the hand. */
function feedFromBag(draft: Draft): void {
  for (const { role, act, verb, target } of draft.beats) {
    if (act !== 'give' || !/^feed/.test(verb) || target === null || !isPerson(roleOf(draft, role))) continue;
    const bag = draft.cast.find(({ id, thing, count }) => count === 1 && BAGS.test(thing) && !isBorne(draft, id));
    if (bag === undefined || draft.relations.some(({ role: own, to }) => own === bag.id || to === bag.id)) continue;
    editRole(draft, bag.id, { size: bag.size * FEED_BAG });
    relate(draft, role, 'holding', bag.id);
  }
}
/** Of a shopping bag. */
const FEED_BAG = 0.45;

const FOAM = /\b(?:foam|latte|cappuccino|milk|microfoam)\b/;
const HEART = /\bhearts?\b/i;
/** Of a jug of water. */
const PITCHER = 0.55;
const DRAWS = /^(?:draw_picture|pour|build|paint)$/;

/** "paints a picture": it is a canvas on its easel that is painted on, and no framed picture on the floor. */
function paintOnEasel(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const painting = roleOf(draft, target);
    if (act !== 'paint' || painting?.thing !== 'painting' || !isPerson(roleOf(draft, role))) continue;
    if (draft.relations.some((each) => each.role === painting.id && each.relation === 'on')) continue;
    editRole(draft, painting.id, { thing: 'easel', count: 1, size: 1 });
  }
}

const IN_FOAM =
  /\b(?:heart|leaf|leaves|fern|rosetta|swan|tulip)\b[^.;]{0,30}\b(?:foam|crema|froth|microfoam|latte art)\b|\blatte art\b[^.;]{0,30}\b(?:heart|leaf|fern|rosetta|swan|tulip)\b/i;

/** "A latte with a heart in its foam": a drawing of milk, and no heart beside the cup. */
function drawInFoam(draft: Draft): void {
  const cup = draft.cast.find(({ thing, scenery }) => isCup(thing) && !scenery);
  if (cup === undefined || !IN_FOAM.test(draft.prompt)) return;
  for (const { id, thing } of draft.cast) if (/^(?:heart|leaf|fern|swan|tulip)$/.test(thing)) dropRole(draft, id);
  const drawn = HEART.test(draft.prompt) ? 'heart' : 'leaf';
  // With nobody at it, it is drawn for whoever looks.
  const toward = draft.cast.some(isPerson) ? [] : ['toward'];
  editRole(draft, cup.id, { parts: [...cup.parts, 'latte', drawn, ...toward], variety: [...cup.variety, 'latte'] });
}

/** A heart in the foam is poured: milk out of a jug into a cup of coffee. */
function pourLatte(draft: Draft): void {
  const said = [...draft.set.dressing, ...draft.leftOut.map(({ word }) => word), ...draft.cast.map(({ noun }) => noun)];
  const cups = draft.cast.filter(({ thing }) => isCup(thing));
  const told = [...said, ...cups.flatMap(({ parts, variety }) => [...parts, ...variety])].join(' ');
  if (!FOAM.test(told)) return;
  const beat = draft.beats.find(({ role, act }) => DRAWS.test(act) && /barista/.test(roleOf(draft, role)?.noun ?? ''));
  if (beat === undefined) return;
  const cup = cups[0]?.id ?? addRole(draft, { thing: 'cup' });
  const heart = HEART.test(draft.prompt) ? 'heart' : 'leaf';
  editRole(draft, cup, { thing: 'cup', count: 1, parts: ['latte', heart], variety: ['latte'] });
  // The milk is in the jug, and no glass of it stands in the cup.
  for (const { id, thing } of draft.cast) if (thing === 'milk' && id !== cup) dropRole(draft, id);
  addRole(draft, { thing: 'jug', size: PITCHER });
  // The coffee is made already: she is at her cup, and not at the machine.
  const { role } = beat;
  const to = Math.max(...draft.beats.filter((each) => each.role === role).map((each) => each.to));
  const machine = draft.cast.find(({ thing }) => thing === 'espresso machine')?.id;
  if (machine !== undefined && beat.act === 'pour') dropRole(draft, machine);
  draft.beats = draft.beats.flatMap((each) =>
    each.role === role && each.act === 'brew'
      ? []
      : each.role === role && each.act === beat.act
        ? [{ ...each, to }]
        : [each],
  );
  const pours = draft.beats.find((each) => each.role === role && each.act === beat.act);
  // Full already: what is poured draws on it.
  draft.beats = [...draft.beats.filter(({ role }) => role !== cup), { ...beatOf(draft, 'stand'), role: cup }];
  editBeats(draft, (each) => (each === pours ? { ...each, act: 'pour', target: cup, instrument: null } : each));
}

const PUT_ON = /^(?:scarf|hat|carrot|button|coal|glove|top hat|cap)$/;
const DRESSES = /^(?:put|close|hold|dress|build|give|pet)$/;

/** What is put on a snowman is on it in the end: who does it has the hands at the snowman. */
function dressSnowman(draft: Draft): void {
  const snowman = draft.cast.find(({ thing }) => thing === 'snowman')?.id;
  if (snowman === undefined) return;
  for (const { role, act, target, part } of draft.beats) {
    if (!isPerson(roleOf(draft, role)) || !DRESSES.test(act)) continue;
    const worn = PUT_ON.test(thingOf(draft, target)?.kind ?? '');
    if (!worn && part !== 'nose') continue;
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === act ? { ...beat, act: 'build', target: snowman, part: null } : beat,
    );
    draft.relations = draft.relations.filter((each) => each.role !== role || each.to !== snowman);
    if (worn && target !== null) dropRole(draft, target);
  }
}

/** What somebody writes is written line by line; a paper is there though only the pen is told of. */
function fillPage(draft: Draft): void {
  for (const beat of [...draft.beats]) {
    const { role, act, target, from, to } = beat;
    if (act !== 'write' || !isPerson(roleOf(draft, role))) continue;
    // What one writes in is open.
    if (thingOf(draft, target)?.kind === 'notebook' && target !== null) editRole(draft, target, { thing: 'open book' });
    // "with a brush on rice paper": what one writes on lies there, and is in no hand.
    const isOwn = (id: number): boolean =>
      draft.relations.some((each) => each.role === role && each.to === id && each.relation === 'holding');
    const untold = draft.cast.find(({ id, thing }) => thing === 'letter' && (!isBorne(draft, id) || isOwn(id)))?.id;
    if (untold !== undefined && placeHas(draft.set.place, 'room')) withoutRelations(draft, role, untold);
    const ofHands = roleOf(draft, role)?.parts.some((part) => /^hands?$/.test(part)) === true;
    const page = target ?? untold ?? (ofHands || needsPage(draft, role) ? addRole(draft, { thing: 'letter' }) : null);
    if (page === null || thingOf(draft, page)?.kind !== 'letter') continue;
    editBeats(draft, (each) => (each === beat ? { ...each, target: page } : each));
    if (!draft.beats.some((each) => each.role === page))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'be_written'), role: page, from, to }];
  }
}

const WRITTEN_IN =
  /^(?:notebook|book|open book|letter|scroll|blackboard|cork board|tablet|laptop|computer|computer desk|card)$/;

/** In a room one writes on paper at a table, where nothing else is told of to write on; a class has its own desks. */
const needsPage = (draft: Draft, role: number): boolean =>
  placeHas(draft.set.place, 'room') &&
  !placeHas(draft.set.place, 'classes') &&
  (roleOf(draft, role)?.count ?? 1) === 1 &&
  !isBorne(draft, role) &&
  !draft.cast.some(({ thing }) => WRITTEN_IN.test(thing)) &&
  !draft.beats.some(
    (beat) =>
      beat.role === role &&
      beat.act !== 'write' &&
      findAct(beat.act)?.frame !== 'face' &&
      findAct(beat.act)?.frame !== 'voice',
  );

/** Who moves a man on a chessboard plays on it: the board has its own. */
function moveChessmen(draft: Draft): void {
  const board = draft.cast.find(({ thing }) => thing === 'game table')?.id;
  const men = draft.cast.filter(({ thing }) => thing === 'chess piece').map(({ id }) => id);
  const moved = draft.beats.find(({ role, target }) => isPerson(roleOf(draft, role)) && men.includes(target ?? -1));
  if (moved === undefined || men.length === 0) return;
  const table = board ?? addRole(draft, { thing: 'game table' });
  for (const id of men) dropRole(draft, id);
  const end = Math.max(...draft.beats.map(({ to }) => to));
  draft.beats = [
    ...draft.beats.filter(({ role }) => role !== moved.role),
    { ...moved, act: 'play_game', verb: 'play chess', from: 0, to: end, target: table, instrument: null },
  ];
  relate(draft, moved.role, 'on', table);
}

export const CRAFT_RULES = [
  moveChessmen,
  fillPage,
  bindThings,
  feedFromBag,
  carveOfWood,
  blowGlass,
  partPieces,
  dropKnitted,
  sitToCraft,
  paintOnEasel,
  drawInFoam,
  pourLatte,
  dressSnowman,
] as const;
