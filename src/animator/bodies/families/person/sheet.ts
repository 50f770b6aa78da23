import type { Sheet } from '../../body.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';

/**
 * A person as plain data: who they are and what they wear. Shapes follow from it (build.ts, frame.ts); what a sheet leaves out has a default. Colours are
 * written as on screen, `#rrggbb`.
 */
const AGES = ['baby', 'toddler', 'child', 'teen', 'young', 'adult', 'middle', 'old'] as const;
export type Age = (typeof AGES)[number];
export const BUILDS = ['slim', 'average', 'strong', 'heavy'] as const;
export type BuildName = (typeof BUILDS)[number];

/** People, and those who are built like them. */
const KINDS = ['human', 'robot', 'mermaid', 'fairy', 'troll', 'genie', 'centaur'] as const;
export type Kind = (typeof KINDS)[number];

/** Who has no legs of a person. */
export const isLegless = ({ kind }: Pick<PersonSheet, 'kind'>): boolean =>
  kind === 'mermaid' || kind === 'genie' || kind === 'centaur';

export const HAIR_STYLES = [
  ...(['bald', 'buzz', 'short', 'parted', 'slick', 'messy', 'spiky', 'curly', 'afro', 'mohawk', 'bowl'] as const),
  ...(['bob', 'pixie', 'long', 'wavy', 'ponytail', 'pigtails', 'bun', 'topknot', 'braid', 'braids', 'locks'] as const),
  ...([
    'ring',
    'ringlets',
    'covered',
    'quiff',
    'crop',
    'blunt bob',
    'shoulder',
    'straight',
    'fringe',
    'halfup',
  ] as const),
  'low bun',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

const BEARDS = ['none', 'stubble', 'moustache', 'goatee', 'short', 'full', 'long'] as const;
export type Beard = (typeof BEARDS)[number];

const FINENESSES = ['hero', 'cast', 'crowd'] as const;
export type Fineness = (typeof FINENESSES)[number];

export const PATTERNS = [
  'plain',
  'striped',
  'checkered',
  'dotted',
  'floral',
  'camouflage',
  'starry',
  'halved',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** One thing worn, by its name in the table of garments. */
export interface Worn {
  readonly garment: string;
  readonly colour?: string;
  /** Of collar, lining, band, sash: what sets off the first. */
  readonly second?: string;
  readonly pattern?: Pattern;
}

/** How a face differs from the middle one: shares around 1, or around 0 for tilts. */
export interface FaceSheet {
  readonly width: number;
  readonly jaw: number;
  readonly chin: number;
  readonly cheek: number;
  readonly nose: number;
  readonly noseLength: number;
  readonly eye: number;
  readonly eyeGap: number;
  readonly brow: number;
  readonly lips: number;
  readonly mouth: number;
  readonly ears: number;
}

const HORN_KINDS = ['buds', 'goat', 'devil'] as const;
export interface Horns {
  readonly kind: (typeof HORN_KINDS)[number];
  readonly colour: string;
}

/** Which body is the trunk of a thing that lives like somebody: by the family that makes it. */
export interface ThingChoice {
  readonly family: string;
  readonly sheet: Sheet;
}

export interface PersonSheet {
  /** The animal whose head and coat it has, who walks and works like a person; null for people. */
  readonly beast: QuadrupedSheet | null;
  /** The thing that is its trunk, with a face and limbs of a cartoon; null for whoever is flesh. */
  readonly thing: ThingChoice | null;
  readonly kind: Kind;
  /** Of who has four legs: the horse it is from the hips down; null for whoever has two. */
  readonly horse: QuadrupedSheet | null;
  readonly age: Age;
  readonly gender: 'woman' | 'man';
  readonly build: BuildName;
  /** 1 is the middle height of the age. */
  readonly height: number;
  readonly skin: string;
  /** Of a robot: arms and legs, where they are of another colour than the rest. */
  readonly limbs?: string;
  readonly eyes: string;
  readonly hair: { readonly style: HairStyle; readonly colour: string };
  readonly beard: Beard;
  readonly glasses: 'none' | 'round' | 'square' | 'sun' | 'goggles';
  readonly face: FaceSheet;
  readonly freckles: boolean;
  /** One eye in the middle of the brow. */
  readonly oneEyed: boolean;
  readonly horns: Horns | null;
  /** Lips, lids and cheeks painted. */
  readonly makeup: boolean;
  readonly wears: readonly Worn[];
  /** What is in the hands: a name of the table of props; null for nothing. */
  readonly holds: string | null;
  readonly fineness: Fineness;
}

const MIDDLE_FACE: FaceSheet = {
  ...{ width: 1, jaw: 1, chin: 1, cheek: 1, nose: 1, noseLength: 1 },
  ...{ eye: 1, eyeGap: 1, brow: 1, lips: 1, mouth: 1, ears: 1 },
};

const DEFAULT: PersonSheet = {
  beast: null,
  thing: null,
  kind: 'human',
  horse: null,
  age: 'adult',
  gender: 'woman',
  build: 'average',
  height: 1,
  skin: '#e8b48f',
  eyes: '#5b3a1e',
  hair: { style: 'bob', colour: '#4a2a1c' },
  beard: 'none',
  glasses: 'none',
  face: MIDDLE_FACE,
  freckles: false,
  oneEyed: false,
  horns: null,
  makeup: false,
  wears: [{ garment: 't-shirt' }, { garment: 'jeans' }, { garment: 'sneakers' }],
  holds: null,
  fineness: 'hero',
};

/** Plain data as it comes from a stage, completed. */
export function readSheet(sheet: Readonly<Record<string, unknown>>): PersonSheet {
  const { face = {}, hair = {}, ...others } = sheet as Partial<PersonSheet>;
  return { ...DEFAULT, ...others, face: { ...MIDDLE_FACE, ...face }, hair: { ...DEFAULT.hair, ...hair } };
}
