import { makeBodies } from './bodies/families.ts';
import { FieldKernel } from './bodies/polygonise.ts';
import type { PlaceBuilder } from './land/place.ts';
import { findPlace } from './land/places.ts';
import type { BodyOf } from './stage/players.ts';

/** What bodies are made with: one for the process, since a body that was made once is kept. */
export interface Workshop {
  readonly kernel: FieldKernel;
  readonly bodyOf: BodyOf;
}

let opened: Workshop | null = null;

export function openWorkshop(): Workshop {
  if (opened === null) {
    const kernel = new FieldKernel();
    opened = { kernel, bodyOf: makeBodies(kernel) };
  }
  return opened;
}

/** The land of that name. */
export function readPlace(name: string): PlaceBuilder {
  const place = findPlace(name);
  if (place === null) throw new RangeError(`There is no place called '${name}'.`);
  return place;
}
