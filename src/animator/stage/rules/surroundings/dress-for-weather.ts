import { findPlace } from '../../../catalogue/places.ts';
import { wornIn } from '../../../catalogue/uses.ts';
import type { Role } from '../../../director/script.ts';
import { type Draft, editRole, isPerson } from '../draft.ts';

/** Who travels wears no uniform: in the cold what one wears in the cold. */
const TRAVELS = /^(?:hiker|travell?er|wanderer|tourist|explorer|adventurer|hitchhiker|pilgrim|mountaineer|trekker)$/;
const isPlain = ({ person, noun }: Role, cold: boolean): boolean =>
  (person?.role ?? null) === null || (cold && TRAVELS.test(noun));

/** Nobody stands in the snow in a summer dress of which the prompt says nothing. */
export function dressForWeather(draft: Draft): void {
  const garments = wornIn(draft.set.weather, draft.set.season);
  const outside = findPlace(draft.set.place)?.indoors !== true;
  for (const role of draft.cast)
    if (
      isPerson(role) &&
      role.wears.length === 0 &&
      role.person !== null &&
      isPlain(role, garments.length > 0 && outside)
    )
      editRole(draft, role.id, {
        wears: garments.map((garment) => ({ garment, colour: null, pattern: null, material: null })),
      });
}

/** What nobody rides bare-headed. */
const RIDDEN_FAST = /^(?:motorcycle|dirt bike|snowmobile|quad)$/;
/** What is on a head already, or told of it: who is told to have hair in the wind has no helmet on. */
const ON_HEAD = /hat|cap\b|helmet|hood|beanie|beret|crown|turban|bandana|headscarf|hijab|wreath|mask/;

/** Who rides a motorcycle has a helmet on. */
export function wearHelmets(draft: Draft): void {
  for (const { role: id, relation, to } of draft.relations) {
    const rider = draft.cast.find((role) => role.id === id);
    const ridden = draft.cast.find((role) => role.id === to)?.thing ?? '';
    if (rider === undefined || !isPerson(rider) || !/^(?:riding|driving|on)$/.test(relation)) continue;
    if (!RIDDEN_FAST.test(ridden) || rider.person?.hair != null || rider.person?.era !== undefined) continue;
    if (rider.wears.some(({ garment }) => ON_HEAD.test(garment)) || rider.parts.some((part) => /hair|hat/.test(part)))
      continue;
    editRole(draft, id, {
      wears: [...rider.wears, { garment: 'motorcycle helmet', colour: null, pattern: null, material: null }],
    });
  }
}

/** Over the noise of an engine one speaks and hears by a headset; what else is spoken into there is part of it. */
export function wearHeadsets(draft: Draft): void {
  if (draft.set.place !== 'cockpit') return;
  for (const role of draft.cast.filter(isPerson))
    if (!role.wears.some(({ garment }) => /head(?:set|phones)|helmet/.test(garment)))
      editRole(draft, role.id, {
        wears: [...role.wears, { garment: 'headphones', colour: null, pattern: null, material: null }],
      });
}
