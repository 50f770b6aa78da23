import { isSharedCraft } from '../../catalogue/uses.ts';
import type { Beat, Role } from '../script.ts';

/**
 * "teaches her grandson how to knead", "shows his apprentice how to forge": a craft of the hands is taught by doing it, beside whoever learns it, and what is said
 * meanwhile is said at work. What only one has room for, such as a piano, is explained beside it.
 */
export function teachByDoing(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  const isOne = (id: number | null): id is number => roles.some((role) => role.id === id && role.person !== null);
  let taught = [...beats];
  for (const { role, act, target } of beats) {
    if (act !== 'explain' || !isOne(role) || !isOne(target) || target === role) continue;
    const craft = beats.find((beat) => beat.role === target && isSharedCraft(beat.act));
    if (craft === undefined) continue;
    const talk = taught.filter((beat) => beat.role === role && isTalk(beat));
    const shown = {
      ...craft,
      role,
      from: Math.min(...talk.map(({ from }) => from)),
      to: Math.max(...talk.map(({ to }) => to)),
      together: [target],
    };
    taught = [...taught.filter((beat) => !talk.includes(beat)), shown];
  }
  return taught;
}

const isTalk = ({ act }: Beat): boolean => act === 'explain' || act === 'speak';
