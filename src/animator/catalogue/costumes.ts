import { COSTUMES_TABLE } from './costumes-table.ts';

/** A suit in which somebody goes as a fruit or an animal. */
export interface Costume {
  readonly name: string;
  /** By which prompts tell it, its own first. */
  readonly words: readonly string[];
  readonly colours: readonly [string, string];
  readonly pattern: 'striped' | 'dotted' | 'checkered' | null;
  readonly hood: string;
}

function parse(line: string): Costume {
  const [name = '', others = '', colours = '', pattern = '', hood = ''] = line.split(' | ');
  const [base = '#888888', second = '#444444'] = colours.split(' ');
  return {
    ...{ name, words: [name, ...(others === '-' ? [] : others.split(', '))], colours: [base, second], hood },
    pattern: pattern === 'striped' || pattern === 'dotted' || pattern === 'checkered' ? pattern : null,
  };
}

export const COSTUMES: readonly Costume[] = COSTUMES_TABLE.trim().split('\n').map(parse);

/** What they are worn as, one a row. */
export const costumeOf = (name: string): string => `${name} costume`;
export const hoodOf = (name: string): string => `${name} hood`;
