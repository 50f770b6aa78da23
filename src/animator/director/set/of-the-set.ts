import { landmarkOf } from '../../catalogue/landmarks.ts';
import type { Entity, Reading } from '../../language/reading.ts';

const FAMOUS_AS = /^(?:statue|monument|cathedral|mosque|palace|arch|opera house|landmark|clock tower)$/;

/** What is no thing of its own: something famous, named or told again: "Christ the Redeemer …, camera orbiting the statue". */
export function isOfTheSet(entity: Entity, { places }: Reading): boolean {
  const { noun, plural, modifiers } = entity;
  if (landmarkOf(noun) !== null) return true;
  return (
    !plural && modifiers.length === 0 && FAMOUS_AS.test(noun) && places.some(({ word }) => landmarkOf(word) !== null)
  );
}
