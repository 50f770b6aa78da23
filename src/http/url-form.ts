import { unescape as decode } from 'node:querystring';
import { ServiceError } from '../core/errors.ts';
import { addToTree, emptyTree, type FormTree } from './form-tree.ts';

/**
 * `application/x-www-form-urlencoded`. URLSearchParams takes quadratic time for pairs without `=` (node 24: 1 MB of `a&`
 * is 11 s); here the pairs are counted before any of them is looked at, and each is decoded on its own.
 */
export function parseUrlForm(text: string, mostPairs: number): FormTree {
  const fields = emptyTree();
  for (const pair of splitPairs(text, mostPairs)) {
    const equals = pair.indexOf('=');
    const [name, value] = equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    addToTree(fields, unwrap(name), unwrap(value));
  }
  return fields;
}

function splitPairs(text: string, most: number): readonly string[] {
  const pairs: string[] = [];
  for (let from = 0; from < text.length; ) {
    const and = text.indexOf('&', from);
    const end = and === -1 ? text.length : and;
    if (end > from) pairs.push(text.slice(from, end));
    if (pairs.length > most) throw new ServiceError('request_too_large', 'The form has too many parts.');
    from = end + 1;
  }
  return pairs;
}

/** What is no good UTF-8 becomes the replacement character, as in every browser. */
const unwrap = (text: string): string => decode(text.replaceAll('+', ' '));
