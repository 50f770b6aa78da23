import { HERD } from '../../herds.ts';
import { type Draft, dropRole, editBeats, isAlive, isPerson, roleOf, thingOf } from '../draft.ts';

const isAnimal = (draft: Draft, id: number | null): id is number =>
  id !== null && isAlive(draft, id) && !isPerson(roleOf(draft, id)) && thingOf(draft, id)?.moves === true;

const PARENT = /^(?:mother|father|parent|mom|mum|dad)s?$/;
/** Who goes ahead of the others goes as they do. */
const CHIEF = /^(?:alpha|leader|matriarch|alpha male|alpha wolf|pack leader)$/;

/** "A herd of elephants … The calf stays close to its mother": she is one of the herd. */
function joinHerd(draft: Draft): void {
  for (const { id, noun, thing } of draft.cast) {
    if (!isAnimal(draft, id)) continue;
    const idle = !draft.beats.some(({ role }) => role === id);
    if (!CHIEF.test(noun) && !(PARENT.test(noun) && idle)) continue;
    const herd = draft.cast.find((other) => other.id !== id && other.thing === thing && other.count > 2);
    if (herd === undefined) continue;
    const told = draft.relations.map((each) => (each.to === id ? { ...each, to: herd.id } : each));
    editBeats(draft, (beat) => (beat.target === id ? { ...beat, target: herd.id } : beat));
    dropRole(draft, id);
    draft.relations = told.filter(({ role, to }) => role !== id && role !== to);
  }
}

const LEADS = /^(?:lead|guide|usher|herd)$/;

/** Who drives a herd is behind it. */
const GOES_FIRST = /^(?:lead|guide)$/;

/** A shepherd goes before his flock, where one horse has somebody at its head. */
const leadsHerd = (draft: Draft, { role, target, verb }: Draft['beats'][number]): boolean =>
  GOES_FIRST.test(verb) && isPerson(roleOf(draft, role)) && (roleOf(draft, target ?? -1)?.count ?? 0) >= HERD;

/** "A duck leads her ducklings": they come after her. */
function followLeader(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, target, verb } = beat;
    const leads = leadsHerd(draft, beat) || (LEADS.test(verb) && isAnimal(draft, role));
    if (!leads || !isAnimal(draft, target)) continue;
    if (draft.beats.some((each) => each.role === target && each.from <= beat.from)) continue;
    editBeats(draft, (each) => (each === beat ? { ...beat, target: null } : each));
    draft.beats = [...draft.beats, { ...beat, role: target, act: 'follow', verb: 'follow', target: role }];
  }
}

const STAYS = /^(?:stay|keep|remain|stick|huddle|cling)$/;
const GOES: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'swim', 'fly', 'march']);
const BESIDE = /^(?:near|beside|with|behind|next_to|following)$/;

/** Who stays close to somebody who goes goes along. */
function stayWith(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!STAYS.test(beat.verb) || !isAnimal(draft, beat.role)) return beat;
    const [other] = draft.relations.flatMap(({ role, relation, to }) =>
      role === beat.role && BESIDE.test(relation) ? [to] : [],
    );
    const going = draft.beats.find((each) => each.role === other && GOES.has(each.act));
    return going === undefined ? beat : { ...going, role: beat.role, together: [going.role] };
  });
}

const ON_LEGS: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'march']);

/** "her father runs behind her": as fast as she does, and behind. */
function goBehind(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!ON_LEGS.has(beat.act) || beat.target !== null || !isAlive(draft, beat.role)) return beat;
    const ahead = draft.relations.find(({ role, relation }) => role === beat.role && relation === 'behind')?.to;
    const leads = draft.beats.find(({ role, act }) => role === ahead && ON_LEGS.has(act));
    if (ahead === undefined || ahead === null || leads === undefined) return beat;
    return { ...beat, act: leads.act === 'run' ? 'chase' : 'follow', target: ahead };
  });
}

/** Who goes with whom. */
export const KIN_RULES = [joinHerd, followLeader, stayWith, goBehind] as const;
