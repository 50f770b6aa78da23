import { EXPRESSIONS, type Moment } from '../bodies/body.ts';
import { feltIn } from '../director/cast/feelings.ts';
import type { Beat, Role } from '../director/script.ts';
import { smoothstep } from '../maths/ease.ts';
import type { Feeling, StageFigure } from './stage.ts';

/**
 * What somebody feels as the film goes on: a face shows from a deed on what that deed tells of, and not from the beginning. Whoever is told to weep or to be
 * sad goes on with it, and smiles through it.
 */
const STAYS: ReadonlySet<string> = new Set(['weeping', 'sleep']);
const GLAD: ReadonlySet<string> = new Set(['warmth', 'joy']);
/** Seconds in which one face becomes the other. */
const CHANGES_IN = 0.7;

export function feelingsOf(role: Role, beats: readonly Beat[]): Pick<StageFigure, 'feelings'> {
  if (role.person === null) return {};
  const first = role.feltBefore ?? role.expression;
  const feelings: Feeling[] = [{ from: 0, expression: first }];
  for (const beat of beats.filter((each) => each.role === role.id).sort((a, b) => a.from - b.from)) {
    const felt = feltIn(beat);
    const now = feelings.at(-1)?.expression ?? first;
    if (felt === undefined || felt === now || (STAYS.has(now) && GLAD.has(felt))) continue;
    feelings.push({ from: beat.from, expression: felt });
  }
  return feelings.length < 2 ? {} : { feelings };
}

const named = (expression: string): Moment['expression'] => EXPRESSIONS.find((name) => name === expression) ?? 'calm';

/** What the face shows at a moment, and what is left on it of what it showed before. */
export function feltAt(
  { expression, feelings = [] }: Pick<StageFigure, 'expression' | 'feelings'>,
  time: number,
): Pick<Moment, 'expression' | 'feltBefore'> {
  const at = feelings.findLastIndex(({ from }) => from <= time);
  const now = feelings[at];
  if (now === undefined) return { expression: named(expression) };
  const before = feelings[at - 1];
  const share = 1 - smoothstep(0, CHANGES_IN, time - now.from);
  return {
    expression: named(now.expression),
    ...(before === undefined || share <= 0 ? {} : { feltBefore: { expression: named(before.expression), share } }),
  };
}
