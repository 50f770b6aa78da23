/**
 * What happens to things: which verbs tell it of them or are done to them, and what becomes of each kind when it comes down. A fact stands here once; the rules that
 * stage it, the lens that shows it and the score that lets it be heard ask for it.
 */

/**
 * event | verbs that are told of the thing itself. `drops` off whatever bears it, `topples` where it stands, `bounces` and `rolls` along the ground, `breaks` and
 * `pops` are its end, `lands` is how something ends that went before, `spins` belongs to what throws it up.
 */
export const UNDERGONE_TABLE = `
rises | slip away, escape, float away, float up, fly away, drift away, drift up, rise up
drops | fall, drop, tumble, plummet, slip, crash, fall down, drop down, come down, slide off, fall off, tip, spill, plunge, splash
topples | topple, topple over, tip over, fall over, keel over, collapse
bounces | bounce, ricochet, rebound, hop
rolls | roll, roll away
breaks | shatter, break, smash, crack, explode, splinter, burst into piece
pops | pop, burst
lands | land, settle, come to rest
spins | spin, rotate, flip, whirl, turn, arc, sail, fly, soar, swirl, rise
`;

/**
 * event | verbs that do it to what they aim at. What is hit or thrown goes away from whoever does it.
 */
export const CAUSED_TABLE = `
drops | knock, knock off, knock down, push off, bat, swat, swipe, paw, nudge, drop, let go, release, spill, push, bump, sweep off, tip
topples | knock over, tip over, topple, overturn, push over, knock down
flies | throw, toss, hurl, fling, pitch, lob, kick, throw ball, kick soccer ball, launch
rolls | roll, bowl
pops | pop, prick, pierce, burst
breaks | break, smash, shatter, crush
`;

/**
 * How it ends | things. `breaks` into pieces where it lands, `splats` and stays there, `bounces` on, `flutters` down; all others thud down and lie.
 */
export const LANDING_TABLE = `
breaks | glass, wine glass, cup, vase, plate, bottle, wine bottle, mirror, bowl, teapot, jug, jar, egg, light bulb, flowerpot, amphora, cocktail, martini, beer, milk, coffee, tea, perfume, crystal ball, fish tank, hourglass, table lamp, lamp, potted plant, bubble tea, soda, whiskey, snow globe, pinata, test tube, heaped fruit, watermelon, pumpkin
splats | cake, cake slice, pie, ice cream, ice cream cone, pizza, tomato, pancake, hamburger, spaghetti, salad, cupcake, butter, taco, sushi
bounces | sports ball, basketball, tennis ball, volleyball, baseball, american football, yarn, sphere, rubber duck, dice, toy, wheel
rolls | bowling ball, apple, green apple, orange, lemon, lime, peach, coin, barrel, log, coconut, melon, onion, potato, soda can, pencil, pen, crayon, peanut, grape, cherry, blueberry, acorn, yo yo, candle
flutters | feather, leaf, letter, newspaper, envelope, map, money, ticket, card, scarf, hat
`;

/** What stands by itself and falls over where it stands. */
export const TOPPLERS =
  'domino, bowling pin, ladder, tree, pine, palm, bare tree, statue, traffic cone, barrier, fence, lamp, bookshelf, wardrobe, easel, street sign, road sign, stop sign, tombstone, mailbox, chair, bicycle, placard, chess piece';
