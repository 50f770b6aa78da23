import { manyOf } from '../english-forms.ts';
import {
  ACTS_FOR_OWNER,
  adverbOf,
  atPlace,
  type Build,
  blame,
  chain,
  described,
  isPronoun,
  left,
  OF_FILM,
  OWN_PART,
  right,
  STANDS,
  sentence,
  thereIs,
  where,
  withDone,
  withHow,
  withObject,
  withPlace,
  withResult,
  withWhere,
} from './build.ts';
import {
  compound,
  count,
  describe,
  doneForm,
  follow,
  isAlive,
  isGarment,
  type Meaning,
  mean,
  own,
  pronounOf,
  say,
  tellBehind,
  tellDeed,
  tellDoing,
  tellKnown,
  tellNoun,
  tellObject,
} from './meanings.ts';

/**
 * The grammar of Chinese, as far as prompts need it: which two parts stand side by side in a larger one, what that costs, and what it means in English order.
 * Of all ways to read a clause the cheapest is taken. Parts in small letters are the kinds of words; N is a noun with what describes it, NP with how many
 * there are, A a quality, D how something is done, V a deed alone and VP with all that belongs to it, S a sentence, LP a place ("on the table"), PP where, when
 * and with what, Q how many, and those that end in -的 are M (a quality), O (whose), R (who does it), T (what it is done to) and L (where).
 */
export interface Rule {
  readonly makes: string;
  readonly cost: number;
  readonly build: Build;
  /** More or less than it costs mostly. */
  readonly extra?: (left: Meaning, right: Meaning) => number;
}

const rules: readonly (readonly [string, string, string, number, Build, Rule['extra']?])[] = [
  // Nouns.
  ['number', 'measure', 'Q', 0, (number, measure) => mean({ head: say(number.head, measure.head) })],
  ['number', 'Q', 'Q', 0.2, left],
  ['Q', 'N', 'NP', 0, (how, noun) => count(how.head, noun)],
  ['number', 'N', 'NP', 0.8, (how, noun) => count(how.head, noun)],
  // "雨夜的城市": how many stands also behind what describes.
  ['R', 'NP', 'NP', 1.2, (deed, noun) => described(deed, noun)],
  ['M', 'NP', 'NP', 1, (quality, noun) => (quality.head === '' ? noun : describe(quality.head, noun))],
  ['O', 'NP', 'NP', 1.6, own],
  ['L', 'NP', 'NP', 0.9, (place, noun) => follow(noun, place.where)],
  ['M', 'N', 'N', 0.1, (quality, noun) => describe(quality.head, noun)],
  ['A', 'N', 'N', 0.4, (quality, noun) => describe(quality.head, noun)],
  ['N', 'N', 'N', 0.8, compound, (kind) => (isAlive(kind) ? 0.8 : 0) + (kind.behind === '' ? 0 : 2)],
  ['O', 'N', 'N', 0.8, own, (owner) => (isPronoun(owner) ? -0.5 : 0)],
  ['R', 'N', 'N', 0.6, described, (deed, noun) => (isAlive(noun) ? -0.3 : 0) + (deed.deed === 'is' ? 1.5 : 0)],
  ['T', 'N', 'N', 1.8, (told, noun) => follow(noun, `that ${say(told.counted, tellDeed(told))}`)],
  ['L', 'N', 'N', 0.4, (place, noun) => follow(noun, place.where)],
  ['who', 'N', 'N', 1, own],
  ['moment', 'of', 'M', 0, left],
  ['moment', 'N', 'N', 0.2, compound],
  ['A', 'of', 'M', 0, left],
  ['NP', 'of', 'O', 0, left],
  // "海洋的深邃": the deep ocean.
  ['O', 'A', 'N', 1, (owner, quality) => describe(quality.head, owner)],
  ['A', 'suffix', 'N', 0.2, (quality) => mean({ before: quality.head, head: 'mood' })],
  ['N', 'suffix', 'N', 0.4, left],
  ['VP', 'of', 'R', 0, left],
  ['P', 'of', 'R', 0.2, left],
  ['S', 'of', 'T', 0, left],
  ['LP', 'of', 'L', 0, left],
  ['N', 'plural', 'N', 0, (noun) => ({ ...noun, head: manyOf(noun.head) })],
  ['PP', 'of', 'L', 1.4, left],
  ['number', 'of', 'M', 0.2, left],
  ['NP', 'joint', 'NJ', 0, (noun, joint) => ({ ...noun, more: joint.head })],
  [
    'NJ',
    'NP',
    'NP',
    0.4,
    ({ more, ...noun }, other) => follow({ ...noun, more: '' }, say(more, tellNoun(other))),
    (_noun, other) => (isPronoun(other) ? 1.2 : 0),
  ],
  // Qualities.
  ['how', 'A', 'A', 0, (how, quality) => mean({ head: say(how.head === 'slightly' ? '' : how.head, quality.head) })],
  ['dropped', 'A', 'A', 0.2, right],
  ['A', 'A', 'A', 0.9, (one, other) => mean({ head: say(one.head, other.head) })],
  ['A', 'link', 'AJ', 0, left],
  ['A', 'joint', 'AJ', 0, left],
  ['M', 'joint', 'MJ', 0, left],
  ['M', 'link', 'MJ', 0, left],
  ['A', 'breath', 'AJ', 0, left],
  ['M', 'breath', 'MJ', 0, left],
  ['AJ', 'M', 'M', 0.2, (one, other) => mean({ head: say(one.head, other.head) })],
  ['MJ', 'M', 'M', 0.2, (one, other) => mean({ head: say(one.head, other.head) })],
  ['MJ', 'A', 'A', 0.2, (one, other) => mean({ head: say(one.head, other.head) })],
  ['AJ', 'A', 'A', 0.1, (one, other) => mean({ head: say(one.head, other.head) })],
  ['not', 'A', 'A', 0.5, (_not, quality) => mean({ head: `not ${quality.head}` })],
  // "圆圆 的", "水晶 般 的": like it.
  ['N', 'like', 'A', 0.2, (noun) => mean({ head: say(noun.before, noun.head) })],
  // Where.
  ['NP', 'place', 'LP', 0.1, (noun, place) => ({ ...where(place.head, tellBehind(noun)), head: tellKnown(noun) })],
  ['at', 'LP', 'PP', 0, right],
  ['at', 'NP', 'PP', 0.5, (at, noun) => atPlace(at.head, noun)],
  ['at', 'when', 'PP', 0, (_at, when) => where('', when.head)],
  ['at', 'PP', 'PP', 0.1, right],
  // "小狗在奔跑": it goes on.
  ['at', 'VP', 'VP', 0.3, right],
  ['onto', 'NP', 'PO', 0, (word, noun) => where(word.head, tellBehind(noun))],
  ['onto', 'LP', 'PO', 0, right],
  ['VP', 'PO', 'VP', 0.1, (deed, place) => withWhere(deed, place)],
  ...['toward', 'from', 'along', 'with', 'for'].flatMap((kind): (typeof rules)[number][] => [
    [kind, 'NP', 'PP', kind === 'with' ? 0.4 : 0.2, (word, noun) => where(word.head, tellBehind(noun))],
    [kind, 'LP', 'PP', 0.3, (word, place) => where(word.head, place.where.replace(/^(?:in|on|at) /, ''))],
    [kind, 'when', 'PP', 0.3, (_word, when) => where('', when.head)],
  ]),
  ['toward', 'side', 'PP', 0, (_toward, side) => where('', side.head)],
  ['from', 'side', 'PP', 0, (_from, side) => where('', side.head.replace(/^to the/, 'from the'))],
  ['VP', 'whenever', 'PP', 0.3, (deed) => where('while', tellDoing(deed))],
  ['S', 'whenever', 'PP', 0.2, (told) => where('as', say(told.counted, tellDeed(told)))],
  ['NP', 'whenever', 'PP', 0.4, (noun) => where('at', tellNoun(noun))],
  ['PP', 'PP', 'PP', 0.5, (one, other) => mean({ where: say(one.where, other.where) })],
  // Deeds.
  ['V', 'aspect', 'V', 0, left],
  ['V', 'way', 'V', 0.1, (deed, way) => ({ ...deed, head: way.head })],
  ['V', 'LP', 'VP', 0.1, withPlace],
  ['V', 'A', 'VP', 0.2, withResult],
  ['V', 'NP', 'VP', 0.1, withObject, (deed, noun) => (/^wear/.test(deed.deed) ? (isGarment(noun) ? -0.3 : 0.6) : 0)],
  ['V', 'S', 'VP', 1.3, (deed, told) => ({ ...deed, object: say(told.counted, tellDoing(told)) })],
  ['VP', 'PP', 'VP', 0.5, withWhere],
  ['PP', 'VP', 'VP', 0.3, (place, deed) => (deed.deed === 'is' && deed.object !== '' ? null : withWhere(deed, place))],
  // "穿过街道后": one after the other.
  ['VP', 'after', 'VA', 0, left],
  ['VA', 'VP', 'VP', 0.1, (first, next) => chain(first, next, 'and then')],
  ['D', 'VP', 'VP', 0.2, (how, deed) => withHow(deed, how.head)],
  ['A', 'VP', 'VP', 1.1, (how, deed) => withHow(deed, adverbOf(how.head))],
  ['dropped', 'VP', 'VP', 0.1, (how, deed) => withHow(deed, how.head)],
  ['not', 'VP', 'VP', 0.2, (_not, deed) => ({ ...deed, how: 'does not', deed: deed.deed })],
  ['VP', 'D', 'VP', 0.7, (deed, how) => withWhere(deed, mean({ where: how.head }))],
  ['VP', 'result', 'VR', 0, left],
  ['VR', 'A', 'VP', 0, (deed, how) => withWhere(deed, mean({ where: adverbOf(how.head) }))],
  ['VR', 'VP', 'VP', 1, (deed, then) => withWhere(deed, mean({ where: `and ${tellDeed(then)}` }))],
  ['A', 'ly', 'D', 0, (quality) => mean({ head: adverbOf(quality.head) })],
  ['D', 'ly', 'D', 0, left],
  ['N', 'ly', 'D', 1, () => mean({})],
  ['VP', 'ly', 'D', 1.5, () => mean({})],
  ['D', 'D', 'D', 0.5, (one, other) => mean({ head: say(one.head, other.head) })],
  ['is', 'NP', 'VP', 0.1, (is, noun) => mean({ deed: is.head, object: tellNoun(noun) })],
  ['is', 'A', 'VP', 0.3, (is, quality) => mean({ deed: is.head, object: quality.head })],
  ['is', 'M', 'VP', 0.2, (is, quality) => mean({ deed: is.head, object: quality.head })],
  ['is', 'PP', 'VP', 0.8, (is, place) => mean({ deed: is.head, where: place.where })],
  ['has', 'aspect', 'has', 0, left],
  ['has', 'NP', 'VP', 0, (has, noun) => mean({ deed: has.head, object: tellObject(noun) })],
  ['object', 'NP', 'B', 0, right],
  ['B', 'VP', 'VP', 0.1, withDone],
  ['passive', 'NP', 'P0', 0, right],
  [
    'P0',
    'VP',
    'P',
    0,
    (by, deed) =>
      mean({
        deed: 'is',
        how: deed.how,
        object: doneForm(deed.deed),
        where: say(deed.object, deed.where, 'by', tellKnown(by)),
        // As it is told of who does it.
        head: deed.deed,
        counted: tellKnown(by),
        behind: say(deed.object === '' ? '' : `into ${deed.object}`, deed.where),
      }),
  ],
  [
    'passive',
    'VP',
    'P',
    0.4,
    (_by, deed) =>
      mean({ deed: 'is', how: deed.how, object: doneForm(deed.deed), where: say(deed.object, deed.where) }),
  ],
  ['VP', 'VP', 'VP', 1.2, (first, next) => chain(first, next, 'and')],
  ['link', 'VP', 'TV', 0, (then, deed) => ({ ...deed, head: then.head === '' ? 'and' : then.head })],
  ['VP', 'TV', 'VP', 0.2, (first, next) => chain(first, next, next.head)],
  ['joint', 'VP', 'JV', 0, right],
  ['VP', 'JV', 'VP', 0.8, (first, next) => chain(first, next, 'and')],
  // Sentences.
  ['NP', 'VP', 'S', 0, sentence, (noun) => (isAlive(noun) || OF_FILM.test(noun.head) ? 0 : 0.4)],
  ['NP', 'TV', 'S', 0.2, sentence],
  // "头发被风吹散": the wind does it.
  ['NP', 'P', 'S', 0, blame],
  ['NP', 'A', 'S', 0.7, (noun, quality) => sentence(noun, mean({ deed: 'is', object: quality.head }))],
  ['NP', 'M', 'S', 1.2, (noun, quality) => sentence(noun, mean({ deed: 'is', object: quality.head }))],
  ['LP', 'VP', 'S', 0.6, thereIs],
  ['PP', 'VP', 'S', 0.2, (place, deed) => (STANDS.test(deed.deed) ? thereIs(place, deed) : null)],
  ['PP', 'S', 'S', 0.4, (place, told) => withWhere(told, place)],
  ['D', 'S', 'S', 0.4, right],
  ['link', 'S', 'S', 0.2, (then, told) => ({ ...told, counted: say(then.head, told.counted) })],
  ['dropped', 'S', 'S', 0.2, right],
  ['S', 'TV', 'S', 0.4, (told, next) => chain(told, next, next.head)],
  [
    'NP',
    'S',
    'S',
    1.6,
    // "女孩双手握着方向盘": it is she who holds it.
    (noun, told) =>
      ACTS_FOR_OWNER.test(told.counted) && isAlive(noun)
        ? sentence(noun, told)
        : {
            ...told,
            counted: say(OWN_PART[pronounOf(noun) ?? 'it'] ?? 'its', told.counted.replace(/^the /, '')),
          },
  ],
  // "营造出宁静的氛围", "画面呈现复古风格": the film itself does it, and what it shows is all that is told.
  ['shows', 'aspect', 'shows', 0, left],
  ['shows', 'way', 'shows', 0, left],
  ['shows', 'NP', 'F', 0, right],
  ['shows', 'A', 'FA', 0.1, right],
  ['shows', 'S', 'S', 0.2, right],
  ['NP', 'F', 'F', 0.2, (noun, shown) => (OF_FILM.test(noun.head) ? shown : null)],
  [
    'NP',
    'F',
    'S',
    0.2,
    (noun, shown) =>
      OF_FILM.test(noun.head) ? null : sentence(noun, mean({ deed: 'shows', object: tellNoun(shown) })),
  ],
  ['NP', 'FA', 'F', 0.1, (noun, quality) => (OF_FILM.test(noun.head) ? quality : null)],
  ['NP', 'FA', 'S', 0.2, (noun, quality) => sentence(noun, mean({ deed: 'is', object: quality.head }))],
  ['PP', 'FA', 'FA', 0.3, right],
  ['dropped', 'FA', 'FA', 0.1, right],
  ['PP', 'F', 'F', 0.4, (place, noun) => follow(noun, place.where)],
  ['D', 'F', 'F', 0.2, right],
  ['dropped', 'F', 'F', 0.1, right],
  ['link', 'F', 'F', 0.1, right],
];

export const RULES: ReadonlyMap<string, readonly Rule[]> = rules.reduce(
  (table, [one, other, makes, cost, build, extra]) => {
    const key = `${one} ${other}`;
    table.set(key, [...(table.get(key) ?? []), { makes, cost, build, ...(extra === undefined ? {} : { extra }) }]);
    return table;
  },
  new Map<string, Rule[]>(),
);
