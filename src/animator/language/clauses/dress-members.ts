import type { Entity } from '../reading.ts';

/** "Two girls in red dresses dance; one falls": she wears one as well, where nothing else is said of her clothes. */
export function dressMembers(entities: readonly Entity[]): void {
  for (const { memberOf, garments } of entities) {
    const group = memberOf === null ? undefined : entities[memberOf];
    if (group === undefined || garments.length > 0) continue;
    for (const { garment, modifiers } of group.garments) garments.push({ garment, modifiers: [...modifiers] });
  }
}
