/** How a place can be, whatever place it is: manner | what is said of the place | what is told to be there and says as much. */
export const MANNERS_TABLE = `
abandoned | abandoned, derelict, disused, dilapidated, decaying, decayed, crumbling, ruined, forsaken, forgotten, run down, rundown, post apocalyptic, apocalyptic, neglected, decrepit, desolate, haunted, bombed, destroyed, dystopian, vandalized, filthy, grimy, rusty, rotting, creepy | rubble, debris, broken window, broken windows, shattered window, shattered windows, peeling paint, cobweb, cobwebs
overgrown | overgrown, mossy, moss covered, ivy covered, vine covered, reclaimed by nature, grown over | vine, vines, ivy, moss, creepers
frozen | frozen, icy, ice covered, frost covered, frosted, frosty, snow covered, snow filled, ice encrusted | icicle, icicles, frost
burning | burning, blazing, flaming, ablaze, on fire, flame filled, engulfed | -
messy | messy, cluttered, untidy, chaotic, disorganized, littered, trashed, disorderly, hoarder's | clutter
rustic | rustic, farmhouse, country, countryside, cottage, homely, log, tuscan, provencal | wooden beam, wooden beams
luxurious | luxurious, luxury, opulent, lavish, palatial, gilded, five star, posh, glamorous, upscale, high end, lush, royal, elegant, fancy, expensive, art deco | -
victorian | victorian, edwardian, gothic, antique, old fashioned, 19th century, vintage, baroque, dickensian, steampunk, historic | -
japanese | japanese, zen, tatami, dojo, ryokan, kyoto | tatami, shoji, paper door, paper doors, sliding paper doors
futuristic | futuristic, sci fi, high tech, hi tech, space age, cyberpunk, advanced, alien, cybernetic, state of the art, ultramodern | -
minimalist | minimalist, minimal, scandinavian, nordic, sleek, modern, contemporary, bright white, all white | -
industrial | industrial, loft, brick walled, warehouse style, converted | exposed brick
`;
