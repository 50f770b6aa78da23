import { placeHas } from '../../../catalogue/places.ts';
import type { Beat, RelationName, Shot } from '../../../director/script.ts';
import { addRole, type Draft, editRole, isPerson, relate, roleOf } from '../draft.ts';

const AT_BASIN: ReadonlySet<string> = new Set(['shave', 'brush_teeth', 'wash']);
const AT_MIRROR: ReadonlySet<string> = new Set([...AT_BASIN, 'brush_hair', 'make_up', 'dress']);
const BEFORE_IT: ReadonlySet<RelationName> = new Set(['on', 'in', 'inside', 'in_front_of', 'facing']);

/** Who carries one or talks to somebody through it is not before it. */
const LOOKS = /^(?:look|smile|laugh|cry|stand|pose|dance|think|make_up|dress|brush_hair|wipe)$/;

const isMirror = (thing: string): boolean => thing === 'washstand' || thing === 'cheval glass';

/** Of a grown-up's: so that a child looks into its middle. */
const FOR_CHILDREN: Readonly<Record<string, number>> = { baby: 0.5, child: 0.62 };

/**
 * Who shaves or brushes the teeth has a basin with a mirror over it, and whoever only looks into one a mirror as tall as they are. It is a frame that one sees
 * through: they stand behind it, look to the camera and are seen as in a mirror, which the lens could not draw otherwise.
 */
export function bringMirror(draft: Draft): void {
  const doing = draft.beats.filter(
    ({ act, role, target }) =>
      AT_MIRROR.has(act) && isPerson(roleOf(draft, role)) && (target === role || !isPerson(roleOf(draft, target))),
  );
  bringBasin(draft, doing);
  const washes = doing.some(({ act }) => AT_BASIN.has(act)) || draft.set.place === 'bathroom';
  for (const { id, thing } of draft.cast) {
    const who = lookerAt(draft, id, doing);
    if (
      who === undefined ||
      !(thing === 'mirror' || isMirror(thing) || (thing === 'sink' && washes && doing.length > 0))
    )
      continue;
    const size = FOR_CHILDREN[roleOf(draft, who)?.person?.age ?? ''] ?? 1;
    const tall = thing === 'cheval glass' || (thing === 'mirror' && !washes);
    editRole(draft, id, tall ? { thing: 'cheval glass', count: 1 } : { thing: 'washstand', count: 1, size });
    relate(draft, who, 'near', id);
  }
}

/** Who brushes the teeth in a room does it at a basin. */
function bringBasin(draft: Draft, doing: readonly Beat[]): void {
  const brushes = doing.find(({ act }) => act === 'brush_teeth');
  if (brushes === undefined || !placeHas(draft.set.place, 'room')) return;
  if (draft.cast.some(({ thing }) => isMirror(thing) || thing === 'mirror' || thing === 'sink')) return;
  relate(draft, brushes.role, 'near', addRole(draft, { thing: 'washstand' }));
}

/** Who is before it or does what one does before a mirror. */
function lookerAt(draft: Draft, mirror: number, doing: readonly Beat[]): number | undefined {
  const isSomebody = ({ role }: { readonly role: number }): boolean => isPerson(roleOf(draft, role));
  return (
    draft.beats.find((beat) => beat.target === mirror && LOOKS.test(beat.act) && isSomebody(beat)) ??
    draft.relations.find((each) => each.to === mirror && BEFORE_IT.has(each.relation) && isSomebody(each)) ??
    doing[0]
  )?.role;
}

/** Before a mirror one is seen from as near as one is in it, where nobody said how large. */
export function showInMirror(shots: readonly Shot[], { cast, relations }: Draft): readonly Shot[] {
  const mirrors = cast.flatMap(({ id, thing }) => (isMirror(thing) ? [id] : []));
  const inMirror = (subject: number | null): boolean =>
    relations.some(({ role, to }) => role === subject && to !== null && mirrors.includes(to));
  return shots.map((shot) =>
    shot.size === 'wide' && !shot.sizeStated && inMirror(shot.subject) ? { ...shot, size: 'medium' } : shot,
  );
}
