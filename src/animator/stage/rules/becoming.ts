import type { Draft } from './draft.ts';

const BORNE = /^(?:on|in|inside|under)$/;

/** "a caterpillar turns into a butterfly on a leaf": what somebody becomes is where they were, on the same leaf. */
export function becomeInPlace(draft: Draft): void {
  for (const { act, role, target } of draft.beats) {
    if (act !== 'change' || target === null || target === role) continue;
    const borne = (id: number) => draft.relations.find((each) => each.role === id && BORNE.test(each.relation));
    const [own, other] = [borne(role), borne(target)];
    if (own !== undefined && other === undefined && own.to !== target)
      draft.relations = [...draft.relations, { ...own, role: target }];
    if (own === undefined && other !== undefined && other.to !== role)
      draft.relations = [...draft.relations, { ...other, role }];
  }
}
