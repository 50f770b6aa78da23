import type { Script } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, editBeats, editRole, isPerson, relate, roleOf } from '../draft.ts';

/** What a company of musicians plays, by what it is called: the first words that fit. One of them has each, in this order. */
type Part = readonly [thing: string | null, act: string];
const BANDS: readonly (readonly [RegExp, readonly Part[]])[] = [
  [
    /concert|orchestra/,
    [
      ['violin', 'play_violin'],
      ['cello', 'play_cello'],
      ['violin', 'play_violin'],
      ['flute', 'play_flute'],
      ['double bass', 'play_bass'],
      ['violin', 'play_violin'],
      ['trumpet', 'play'],
      ['cello', 'play_cello'],
    ],
  ],
  [
    /string|quartet|chamber/,
    [
      ['violin', 'play_violin'],
      ['cello', 'play_cello'],
      ['violin', 'play_violin'],
      ['double bass', 'play_bass'],
    ],
  ],
  [
    /rock|metal|punk|pop|garage/,
    [
      ['guitar', 'play_guitar'],
      [null, 'sing'],
      ['drum kit', 'play_drums'],
      ['guitar', 'play_guitar'],
    ],
  ],
  [
    /jazz|swing|trio|blues|band|musicians|quintet|ensemble/,
    [
      ['saxophone', 'play'],
      ['double bass', 'play_bass'],
      ['drum kit', 'play_drums'],
      ['trumpet', 'play'],
    ],
  ],
];
const COMPANY = /\b(?:trio|quartet|quintet|band|ensemble|musicians)\b/;
const PLAYED: ReadonlySet<string> = new Set(['play', 'stand', 'perform', 'sing']);
/** Of those who sit or stand at what they play. */
const AT_IT: ReadonlySet<string> = new Set(['cello', 'double bass', 'drum kit', 'piano', 'drum']);

const FORMAL = /string|quartet|chamber|concert|orchestra/;

const BEATS = /^(?:hammer|hit|fight|knock)$/;

/** A drummer who pounds hits the drums, and a guitarist who jumps about goes on playing where they are. */
export function poundDrums(draft: Draft): void {
  for (const { role, act } of draft.beats.filter((beat) => beat.act.startsWith('play_')))
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'jump' && beat.direction === null && beat.where === null
        ? { ...beat, act, target: null }
        : beat,
    );
  editBeats(draft, (beat) =>
    BEATS.test(beat.act) &&
    /\bdrummer\b/.test(roleOf(draft, beat.role)?.noun ?? '') &&
    (beat.target === null || /drum/.test(roleOf(draft, beat.target)?.thing ?? ''))
      ? { ...beat, act: 'play_drums', target: null }
      : beat,
  );
}

/** What of a band's music nobody plays yet who is told of apart. */
function openParts(draft: Draft, words: string, own: number): Part[] {
  const open = [...(BANDS.find(([says]) => says.test(words))?.[1] ?? [])];
  for (const { role, act, target } of draft.beats) {
    // Horns are all played in one way: by name.
    const named = roleOf(draft, target)?.thing;
    const at =
      role === own
        ? -1
        : open.findIndex(
            ([thing, played]) => played === act && (named === undefined || thing === null || thing === named),
          );
    if (at !== -1) open.splice(at, 1);
  }
  return open;
}

const PLAYED_ON: ReadonlyMap<string, string> = new Map([
  ...BANDS.flatMap(([, parts]) => parts.flatMap(([thing, act]) => (thing === null ? [] : [[thing, act] as const]))),
  ...([
    ['flute', 'play_flute'],
    ['piano', 'play_piano'],
    ['accordion', 'play'],
    ['drum', 'play_drums'],
  ] as const),
]);
const actOn = (thing: string): string | null => PLAYED_ON.get(thing) ?? null;

/** Whether nobody else of the film has it. */
const isFree = ({ relations, beats }: Draft, id: number, own: number): boolean =>
  !relations.some(({ role, relation, to }) => to === id && role !== own && relation === 'holding') &&
  !beats.some(({ role, target, instrument }) => role !== own && (target === id || instrument === id));

/** A jazz trio is three who each play something else; so do those of a band who are left when its drummer is told of. */
export function formBand(draft: Draft): void {
  for (const role of draft.cast.filter(isPerson)) {
    // Under a conductor nobody plays the drums of a jazz band.
    const company = draft.beats.some(({ act }) => act === 'conduct') ? 'orchestra' : '';
    const words = [role.word, role.noun, ...role.variety, ...role.traits, ...role.parts, company].join(' ');
    const rest = draft.beats.some(
      ({ role: other, act, target }) =>
        other !== role.id &&
        (act.startsWith('play_') || (act === 'play' && actOn(roleOf(draft, target)?.thing ?? '') !== null)),
    );
    const named = draft.cast.filter(({ id, thing }) => actOn(thing) !== null && isFree(draft, id, role.id));
    if (!COMPANY.test(words) || (role.count < 3 && !rest && named.length < 2)) continue;
    const own = draft.beats.filter((beat) => beat.role === role.id);
    const onNamed = (target: number | null): boolean => target === null || named.some(({ id }) => id === target);
    if (!own.every(({ act, target }) => (PLAYED.has(act) || act.startsWith('play_')) && onNamed(target))) continue;
    // What is told of is played first; the rest is what such a band has besides.
    const told = named.map(({ id, thing }) => [thing, actOn(thing) ?? 'play', id] as const);
    const usual = openParts(draft, words, role.id).filter(([thing]) => !named.some((each) => each.thing === thing));
    const plays: (readonly [string | null, string, number?])[] = [...told, ...usual];
    if (plays.length < role.count && rest) continue;
    draft.beats = draft.beats.filter((beat) => beat.role !== role.id);
    draft.relations = draft.relations.filter((each) => each.role !== role.id && each.to !== role.id);
    // Who plays in a concert hall is dressed for it.
    const formal = role.person !== null && FORMAL.test(words) ? { person: { ...role.person, role: 'violinist' } } : {};
    const newest = Math.max(...draft.cast.map(({ id }) => id));
    const rank = draft.cast.findIndex(({ id }) => id === role.id) + 1;
    for (const [k, [thing, act, id]] of plays.slice(0, Math.min(role.count, plays.length)).entries()) {
      const player = k === 0 ? role.id : addRole(draft, { ...role, ...formal, count: 1 });
      draft.beats = [...draft.beats, { ...beatOf(draft, act), role: player }];
      if (thing === null) continue;
      const instrument = id ?? addRole(draft, { thing });
      relate(draft, player, AT_IT.has(thing) ? 'near' : 'holding', instrument);
    }
    editRole(draft, role.id, { count: 1, ...formal });
    // Whoever comes first is what the film is about: that is the band, and not those who hear it.
    const added = draft.cast.filter(({ id }) => id > newest);
    draft.cast = [
      ...draft.cast.slice(0, rank).filter((each) => !added.includes(each)),
      ...added,
      ...draft.cast.slice(rank).filter((each) => !added.includes(each)),
    ];
  }
}

const FINGERING = /^(?:push|hold|pull|pet|put|raise)$/;

/** Who plays presses strings and draws a bow all the while, and does nothing else with them. */
export function playOnStrings(draft: Draft): void {
  const playing = draft.beats.find(({ act, role }) => /^play_(?!game)/.test(act) && isPerson(roleOf(draft, role)));
  if (playing === undefined) return;
  const fingers = draft.beats.filter(
    ({ role, act, target }) => role === playing.role && target === null && FINGERING.test(act),
  );
  const end = Math.max(playing.to, ...fingers.map(({ to }) => to));
  editBeats(draft, (beat) => (fingers.includes(beat) ? null : beat === playing ? { ...beat, to: end } : beat));
}

/** Who is filmed while they play together is filmed with the others. */
export function showBand(shots: Script['shots'], draft: Draft): Script['shots'] {
  const players = draft.cast
    .filter(({ id, person, count }) => person !== null && count === 1 && playsMusic(draft, id))
    .map(({ id }) => id);
  return players.length < 2
    ? shots
    : shots.map((shot) => {
        const { subject, size, also } = shot;
        if (subject === null || !players.includes(subject) || !WITH_ALL.test(size)) return shot;
        return {
          ...shot,
          alone: true,
          also: [...new Set([...(also ?? []), ...players.filter((id) => id !== subject)])],
        };
      });
}
const WITH_ALL = /^(?:medium|full|wide)$/;

export const playsMusic = ({ beats }: Pick<Draft, 'beats'>, id: number): boolean =>
  beats.some(({ role, act }) => role === id && MUSIC.test(act));
const MUSIC = /^(?:play|sing|play_(?!game)\w+)$/;
