import type { Paint } from '../../forge/forge.ts';
import { lathe } from '../../forge/shapes.ts';
import type { Surface } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

export const CHINA: Paint = { material: 'porcelain', colour: 0xf3f1ea };
export const GLASSY: Paint = { material: 'glass', colour: 0xcfe2e6, clear: 0.75 };

/** What a vessel is filled with, by the words of the prompt. */
const LIQUIDS: readonly (readonly [RegExp, number])[] = [
  [/\bmud/, 0x4a3320],
  [/green curry|pea soup|matcha|spinach|pesto/, 0x93a548],
  [/tomato soup|borscht|red curry|gazpacho|chili/, 0xb4431f],
  [/curry|pumpkin|stew|gumbo/, 0xcf862b],
  [/coffee|espresso|chocolate/, 0x3a2012],
  [/tea/, 0x9a5a1e],
  [/honey|syrup|caramel/, 0xd98a1e],
  [/milk|cream/, 0xf6f2e8],
  [/white wine|champagne|prosecco|whiske?y|rum/, 0xd9a850],
  [/red wine|wine/, 0x5a1020],
  [/beer/, 0xd99a2a],
  [/juice|orange/, 0xf09a2a],
  [/soup/, 0xc4742a],
  [/cola|soda/, 0x2a1410],
  [/water/, 0xbfe0ea],
];
export const liquidOf = ({ parts }: Pick<ThingOrder, 'parts'>): number | null =>
  LIQUIDS.find(([words]) => parts.some((part) => words.test(part)))?.[1] ?? null;

export const disc = (radius: number, y: number): Surface =>
  lathe(
    [
      [radius, y],
      [0, y + radius * 0.01],
    ],
    26,
  );

export const says = (order: ThingOrder, words: RegExp): boolean => order.parts.some((part) => words.test(part));
