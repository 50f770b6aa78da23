import { COSTUMES, costumeOf } from '../../catalogue/costumes.ts';

/**
 * Who is told by how they look: "a blonde" is a woman with such hair, and of "the man, unshaven and tired," the man is both. Behind a calling ("the driver, a
 * blonde in a leather jacket") the noun would go, and the hair with it.
 */

const HAIR: Readonly<Record<string, string>> = { blonde: 'blonde', brunette: 'brunette', redhead: 'redheaded' };
const BY_HAIR =
  /\b(an?|the|one|another|his|her|this|that|young|old|beautiful|frightened|tall|elegant|mysterious) (blonde|brunette|redhead)(?=[,.;:!?]|$| (?:in|with|who|and|or|at|on|by|from|is|has|wearing|holding|sitting|standing|[a-z]{3,10}(?<!girl|boy|hair|twin|sister|lock|curl|braid|wave|kid|teen)s)\b)/gi;

const LOOKS =
  '(?:unshaven|clean-shaven|stubbly|tired|exhausted|weary|dirty|wet|soaked|drenched|muddy|dusty|sweaty|sweating|bald|bearded|pale|young|old|elderly|nervous|frightened|scared|angry|sad|lonely|anxious|worried|thin|skinny|slim|fat|chubby|freckled|wrinkled|tanned|muscular|blonde?|furious|calm|elegant)';
const AFTER_NAME = new RegExp(
  `\\b(the|an?|his|her|their) ((?:young |old |other |tall )?(?:man|woman|boy|girl|father|mother|son|daughter|husband|wife|guy|lady|driver|detective|soldier|child|kid)), (${LOOKS})(?:(?:, | and |, and )(${LOOKS}))?, (?=[a-z]+s\\b)`,
  'gi',
);

const KINDS: ReadonlyMap<string, string> = new Map(
  COSTUMES.flatMap(({ name, words }) => words.map((word) => [word, name] as const)),
);
const KIND = [...KINDS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const HOW = '(?:(?:giant|big|huge|funny|cute|little|human|life-size|inflatable|fluffy|furry|silly|full) ){0,2}';
/** "dressed as a banana", "in an inflatable T-rex costume": a suit of that thing. Beekeepers and divers have other suits. */
const DRESSED_AS = new RegExp(
  `\\bdressed (?:up )?(?:as|like) (?:(an?) )?${HOW}(${KIND})s?(?=[,.;:!?]|$| (?!costume|trainer|keeper|tamer|farmer))`,
  'gi',
);
const IN_SUIT = new RegExp(
  `\\b${HOW}(${KIND}) (?:mascot (?:costumes?|suits?)|costumes?|onesies?|outfits?|(?<!\\b(?:bee|cat|dog) )suits?)\\b`,
  'gi',
);
const costumeSaid = (kind: string): string => costumeOf(KINDS.get(kind.toLowerCase()) ?? kind);

export const sayLooks = (text: string): string =>
  text
    .replace(
      DRESSED_AS,
      (_whole, article: string | undefined, kind: string) => `wearing ${article ?? 'a'} ${costumeSaid(kind)}`,
    )
    .replace(IN_SUIT, (_whole, kind: string) => costumeSaid(kind))
    .replace(BY_HAIR, (_whole, before: string, hair: string) => `${before} ${HAIR[hair.toLowerCase()] ?? hair} woman`)
    .replace(AFTER_NAME, (_whole, article: string, who: string, one: string, other?: string) =>
      [article, one, other, who]
        .filter((word) => word !== undefined)
        .join(' ')
        .concat(' '),
    );
