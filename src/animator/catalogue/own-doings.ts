/** What light, weather and loose stuff do by themselves; whoever stands before them in the sentence does none of it. */
const BY_ITSELF: ReadonlySet<string> = new Set(
  (
    'drift rise fall float swirl curl fly flow pour roll crash break lap glow flicker flare shine shimmer glitter glint glisten gleam sparkle twinkle ' +
    'blaze burn blow billow spread explode burst erupt scatter settle cling fill cast stream filter spill seep leak drip splash spray crack crumble ' +
    'collapse tumble tremble sway rustle ripple flutter twist whirl whip clear fade thicken gather melt freeze boil bubble hiss howl roar pulse race ' +
    'sweep lash patter rain pelt hammer beat dance ascend descend loom part blink flash strobe dim brighten smoulder crackle wash trickle gush rush'
  ).split(' '),
);

export const doneByItself = (verb: string): boolean => BY_ITSELF.has(verb);
