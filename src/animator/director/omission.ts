/** What a prompt names and the film does not show, and why. */
export interface Omission {
  readonly word: string;
  readonly reason:
    | 'abstract'
    | 'comparison'
    | 'negated'
    | 'unknown_thing'
    | 'too_many'
    | 'part_not_shown'
    | 'contradiction'
    | 'not_seen';
}
