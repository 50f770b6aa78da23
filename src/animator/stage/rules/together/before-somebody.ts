import type { RoleRelation } from '../../../director/script.ts';
import { type Draft, isAlive, isPerson, metresOf, roleOf, thingOf } from '../draft.ts';

/** Of who it is before: what is as tall hides them from whoever looks from there. */
const HIDES = 0.9;

/** "a portal opens in front of him": before his eyes, and not between him and the camera. One sees both from the side. */
export function standBeforeEyes(draft: Draft): void {
  draft.relations = draft.relations.flatMap((each): RoleRelation[] => {
    const { role, relation, to } = each;
    if (relation !== 'in_front_of' || to === null || isAlive(draft, role) || !isPerson(roleOf(draft, to)))
      return [each];
    if (thingOf(draft, role)?.moves !== false || metresOf(draft, role) < metresOf(draft, to) * HIDES) return [each];
    return [
      { ...each, relation: 'beside' },
      { role: to, relation: 'facing', to: role, where: null },
    ];
  });
}
