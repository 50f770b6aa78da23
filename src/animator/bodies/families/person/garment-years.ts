/** Since which year a garment is worn; whatever is not listed has always been. A table: no era dresses anybody in what nobody had sewn yet. */
const SINCE: Readonly<Record<string, string>> = {
  '-3000': 'tunic, leggings, hood, boots, quiver, cape, robe, toga',
  1100: 'armour, gown, cassock',
  1500: 'shirt, blouse, skirt, breeches, doublet, beret',
  1680: 'vest, frock coat, pirate hat, coat, pants',
  1750: 'top hat, long skirt, bonnet',
  1850: 'suit, tie, bow tie, bowler hat, cowboy hat, cowboy boots, jeans, overalls, fedora, sailor suit, sailor cap, uniform, police cap, captain cap, lab coat, stethoscope, leotard, tutu, ballet shoes, tights, chef hat, cardigan, flat cap, trench coat, fire helmet, nurse cap, medal, jersey, wedding dress, veil',
  1910: 'tuxedo, swimsuit, sweater, pajamas, school uniform, raincoat, rain boots, shorts, hard hat, sun hat, swim cap, graduation cap',
  1930: 't-shirt, jumpsuit, leather jacket, jacket, polo shirt, sundress, dungarees, cap, backpack, military uniform, army helmet, mask, surgical mask',
  1955: 'denim jacket, sneakers, bikini, hawaiian shirt, wetsuit, scrubs, tank top, super suit, space suit, space boots, space helmet, life support, flippers, air tank, dive mask, snorkel, regulator, dive hood, headphones, bike helmet',
  1975: 'hoodie, tracksuit, crop top, down jacket, life vest, hazmat suit, headband, beanie, swimming trunks',
};

export const YEAR_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(SINCE).flatMap(([year, names]) => names.split(', ').map((name) => [name, Number(year)] as const)),
);

/** Whether somebody could have worn all of it by then. */
export const isKnownBy = (outfit: readonly string[], year: number): boolean =>
  outfit.every((word) => (YEAR_OF.get(word.split(/[#=!]/)[0] ?? '') ?? -Infinity) <= year);
