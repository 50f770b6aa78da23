import type { Reading } from '../../language/reading.ts';
import type { ShotScope } from './of-face.ts';

const OWN_EYES = new RegExp(
  [
    String.raw`\b(?:pov|point[- ]of[- ]view|first[- ]person|perspective)(?:[- ](?:view|perspective|shot|footage)){0,2} (?:of|from)\b`,
    // "POV: you are a bee".
    String.raw`\byou(?:['’]re| are) (?:an?|the) `,
    // "POV: riding a bicycle".
    String.raw`\b(?:pov|point[- ]of[- ]view|first[- ]person)(?:[- ](?:view|perspective|shot|footage)){0,2}[:,]?(?: while)? (?:[a-z]+ly )?[a-z]+ing\b`,
    String.raw`(?:['’]s|s['’]|\b(?:his|her|its|their)) (?:pov|point[- ]of[- ]view|perspective|eyes)\b`,
    String.raw`\bthrough the eyes of\b|\b(?:camera|go ?pro) (?:is )?(?:mounted|attached|fixed|strapped) `,
    String.raw`\b(?:first[- ]person|fpv|gopro|helmet cam|body ?cam)\b`,
  ].join('|'),
  'i',
);

/** "POV of a cyclist riding": what the cyclist sees. "POV, a dog in a meadow": somebody sees the dog. */
export function seesItself({ told, events }: Reading, { hero, cast }: ShotScope): boolean {
  const seer = cast[hero ?? -1];
  if (seer === undefined || !OWN_EYES.test(told)) return false;
  return seer.senses.person !== null || events.some(({ subjects }) => subjects.includes(seer.id));
}

/** Whose trade it is to film themselves. */
const FILMS_ITSELF = /\b(?:vlogger|youtuber)$/;
const AT_ARMS_LENGTH =
  /\b(?:camera|phone|smartphone|selfie stick)\b(?: out)?,? (?:at|in) (?:(?:her|his|their|an?|the) )?(?:arm['’]?s['’]?[ -]length|outstretched (?:hand|arm)s?)/i;

/** "films herself", "takes a selfie", "holds the camera at arm's length", a vlogger who talks: through the phone in the own hand. */
export function filmsItself({ events, told, spoken }: Reading, { hero, cast }: ShotScope): boolean {
  const own = cast[hero ?? -1];
  if (own === undefined) return false;
  if (events.some(({ act, subjects }) => act?.act === 'selfie' && subjects.includes(own.id))) return true;
  if (own.senses.person === null) return false;
  if (AT_ARMS_LENGTH.test(told)) return true;
  return FILMS_ITSELF.test(own.noun) && spoken.some(({ speaker, to }) => speaker === own.id && to === null);
}
