import { addRole, beatOf, type Draft, dropRole, editBeats, isPerson, relate, roleOf } from './draft.ts';

/** What a company of musicians plays, by what it is called: the first words that fit. One of them has each, in this order. */
const BANDS: readonly (readonly [RegExp, readonly (readonly [thing: string | null, act: string])[]])[] = [
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
const AT_IT: ReadonlySet<string> = new Set(['cello', 'double bass', 'drum kit']);

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
function openParts(draft: Draft, words: string, own: number): (readonly [thing: string | null, act: string])[] {
  const open = [...(BANDS.find(([says]) => says.test(words))?.[1] ?? [])];
  for (const { role, act } of draft.beats) {
    const at = role === own ? -1 : open.findIndex(([, played]) => played === act);
    if (at !== -1) open.splice(at, 1);
  }
  return open;
}

/** A jazz trio is three who each play something else; so do those of a band who are left when its drummer is told of. */
export function formBand(draft: Draft): void {
  for (const role of draft.cast.filter(isPerson)) {
    const words = [role.word, role.noun, ...role.variety, ...role.traits, ...role.parts].join(' ');
    const rest = draft.beats.some((beat) => beat.role !== role.id && beat.act.startsWith('play_'));
    if (!COMPANY.test(words) || (role.count < 3 && !rest)) continue;
    const own = draft.beats.filter((beat) => beat.role === role.id);
    if (!own.every(({ act, target }) => PLAYED.has(act) && target === null)) continue;
    const plays = openParts(draft, words, role.id);
    if (plays.length < role.count && rest) continue;
    for (const [thing, act] of plays.slice(0, Math.min(role.count, plays.length))) {
      const player = addRole(draft, { ...role, count: 1 });
      draft.beats = [...draft.beats, { ...beatOf(draft, act), role: player }];
      if (thing === null) continue;
      const instrument = addRole(draft, { thing });
      relate(draft, player, AT_IT.has(thing) ? 'near' : 'holding', instrument);
    }
    dropRole(draft, role.id);
  }
}
