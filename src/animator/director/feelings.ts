import { EXPRESSIONS } from '../catalogue/looks-table.ts';
import type { Beat, Role } from './script.ts';

const FEELINGS: Readonly<Record<string, Role['expression']>> = {
  ...{
    smile: 'warmth',
    laugh: 'joy',
    cheer: 'joy',
    celebrate: 'joy',
    cry: 'sorrow',
    frown: 'anger',
    think: 'thought',
    sleep: 'sleep',
  },
};

/** Who laughs looks happy, and who sits sadly looks sad, where nothing else is said of the face. */
export function feel(role: Role, beats: readonly Beat[]): Role {
  if (role.expression !== 'calm') return role;
  const own = beats.filter((beat) => beat.role === role.id);
  const said = own.flatMap(({ act, manner }) => {
    const stem = manner?.replace(/ily$/, 'y').replace(/ly$/, '') ?? '';
    const feeling = FEELINGS[act] ?? EXPRESSIONS[stem] ?? EXPRESSIONS[`${stem}ed`];
    return feeling === undefined ? [] : [feeling];
  });
  return said[0] === undefined ? role : { ...role, expression: said[0] };
}
