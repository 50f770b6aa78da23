/** One page of a long list: `after` is the last one of the page before. */
export interface Page<Id> {
  readonly after: Id | null;
  readonly limit: number;
  readonly order: 'newest' | 'oldest';
}
