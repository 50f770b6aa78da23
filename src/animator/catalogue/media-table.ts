/**
 * Stuff that a film can be about with nothing else in it, or that is thrown about whatever it advertises: stuff | how it moves by itself | colours | words.
 *
 * Forms: `plume` sinks into clear water and opens; `burst` flies apart; `vortex` goes round; `wisps` rise and curl; `marbling` lies flat and is stirred;
 * `ripples` lie flat and gleam, `folds` do so dully. Colours are hexadecimal, those of the stuff where the prompt names none.
 */
export const MEDIA_TABLE = `
ink | plume | 0529d8 d8084d f28008 0d9e80 6b10cc | ink, inks, dye, dyes, pigment, pigments, food coloring, food colouring
powder | burst | e5243f f7b500 2f9e44 1971c2 ae3ec9 f76707 | powder, powders, holi, chalk dust, color dust, colored dust
smoke | wisps | d9dce2 aeb4c0 | smoke, vapor, vapour, incense, fumes
particles | vortex | 3fa9ff 9ad8ff ffffff | particle, particles, stardust, glitter, sparks, energy, fireflies of light, nanoparticles, orbs
paint | marbling | f25f8c 2ec4b6 ff9f1c f7f3e8 3a506b | paint, paints, acrylic, acrylics, resin, watercolor, watercolors, oils, colors, colours, liquids
metal | ripples | c9ccd4 | mercury, chrome, metal, ferrofluid, steel
gold | ripples | e0a83a | gold
chocolate | folds | 5a2f1b | chocolate, cocoa
honey | folds | e39a1f | honey, syrup, caramel
milk | folds | f4efe6 | milk, cream, yogurt
silk | folds | b0203c | silk, satin, fabric, cloth, velvet
slime | folds | 58c45a | slime, jelly, gel
`;

/** Verbs and nouns by which any of them moves otherwise: form | words. */
export const MEDIA_FORMS_TABLE = `
burst | explosion, explosions, exploding, explodes, explode, burst, bursts, bursting, splash, splashes, splashing, eruption, erupting
vortex | vortex, tornado, whirlpool, spiral, spirals, spiraling, spiralling, orbiting, galaxy
wisps | rising, rises, curling, curls, wisps, drifting
`;
