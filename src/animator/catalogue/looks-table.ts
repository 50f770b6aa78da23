import { COSTUMES, costumeOf } from './costumes.ts';

/** What is said of a figure and shown on it: never a figure of its own. Lists of words parted by commas, by what they are. */

/** Worn; a thing only when somebody holds it or it stands alone. */
export const GARMENT_WORDS =
  'evening wear, formal wear, formal evening wear, beach wear, swimwear, sportswear, formal attire, evening attire, business attire, wedding attire, down suit, pearl earring, hoop earring, diamond earring, gold earring, headset, suit, business suit, space suit, spacesuit, astronaut suit, tuxedo, coat, trench coat, raincoat, lab coat, winter coat, fur coat, overcoat, parka, jacket, leather jacket, bomber jacket, puffer jacket, corduroy jacket, varsity jacket, windbreaker, denim jacket, down jacket, blazer, vest, waistcoat, life vest, life jacket, sweater, turtleneck, turtleneck sweater, jumper, pullover, cardigan, hoodie, sweatshirt, shirt, t shirt, tshirt, tee, blouse, polo shirt, hawaiian shirt, jersey, tank top, singlet, crop top, top, dress, evening dress, summer dress, wedding dress, sundress, gown, ball gown, skirt, tutu, kilt, kimono, yukata, hanbok, qipao, cheongsam, hanfu, sari, saree, robe, bathrobe, cloak, cape, poncho, toga, uniform, school uniform, costume, outfit, armor, armour, suit of armor, plate armor, plate armour, plate mail, chain mail, chainmail, battle armor, body armor, overalls, dungarees, apron, scrubs, pajamas, pyjamas, nightgown, swimsuit, bikini, swimming trunks, wetsuit, jumpsuit, tracksuit, leotard, pants, trousers, jeans, shorts, leggings, tights, socks, sock, shoe, shoes, boots, boot, rain boot, cowboy boot, sneakers, sneaker, sandals, sandal, high heel, heels, slippers, slipper, ballet shoe, gloves, glove, mittens, mitten, scarf, shawl, tie, bow tie, necktie, belt, hat, top hat, cowboy hat, straw hat, conical hat, conical straw hat, witch hat, wizard hat, chef hat, party hat, sun hat, bowler hat, fedora, beanie, cap, flat cap, baseball cap, beret, turban, hood, headscarf, veil, headband, bandana, helmet, hard hat, motorcycle helmet, bike helmet, crown, tiara, mask, gas mask, eyepatch, eye patch, visor, sunglasses, glasses, round glasses, reading glasses, spectacles, goggles, safety goggles, ski goggles, magnifying goggles, monocle, necklace, earrings, earring, bracelet, pendant, jewelry, jewellery, nose ring, tie clip, tie pin, tie bar, lapel pin, cufflink, pocket square, headphones, suspenders, pointe shoe, bowler, bathing suit, cummerbund, leg warmers, knee pad, backpack strap, camouflage, clothes, clothing, garment, attire, dreadlocks wrap, harness, collar, bandage, medal, badge, sash, lei, wool hat, knit cap, headdress, feather headdress, hijab, niqab, hazmat suit, diving suit, blanket, quilt, loincloth, tailcoat, peacoat, pea coat, oilskin, backpack, rucksack, ripped jeans, djellaba, jellaba, galabeya, kaftan, caftan, thobe, thawb, dishdasha, abaya, burnous, smock, frock, petticoat, nightshirt, nightdress, housecoat, anorak, flannel shirt, flight suit, lifejacket, roller skate, rollerblade, ice skate, ' +
  COSTUMES.map(({ name }) => costumeOf(name)).join(', ');

/** Grow on somebody or belong to something. */
export const PART_WORDS =
  'elbow patch, knee patch, shoulder pad, shoulder strap, breast pocket, coat tail, shirt collar, shirt sleeve, boot lace, shoelace, curls, box braids, box braid, cornrows, hand, hands, finger, fingertip, fist, palm, arm, elbow, shoulder, chest, back, waist, hip, leg, hind leg, front leg, knee, foot, feet, toe, paw, hoof, hooves, claw, talon, head, face, forehead, brow, eyebrow, eye, eyes, eyelash, eyelid, pupil, iris, gaze, nose, snout, muzzle, cheek, mouth, lips, lip, teeth, tooth, fang, tusk, tongue, chin, jaw, ear, ears, neck, throat, skin, fur, coat of fur, feather, plumage, wing, wings, tail, fin, flipper, scale, scales, shell, horn, antler, mane, whisker, trunk of the elephant, tentacle, hair, beard, mustache, moustache, sideburns, braid, ponytail, pigtail, pigtails, dreadlocks, mohawk, bangs, goatee, lipstick, mascara, eyeliner, makeup, bun, freckle, freckles, wrinkle, wrinkles, tattoo, scar, expression, smile, grin, frown, tear, tears, sweat, breath, voice, stubble, dimple, belly, stomach, body, muscle, vein, heartbeat, wheel, wheels, tire, tires, tyre, headlight, taillight, headlamp, windshield, window of the car, hood of the car, roof rack, roof, chimney, mast, sail, hull, deck, bow of the ship, porthole, propeller, rotor, cockpit window, handlebar, saddle, steering wheel, engine, bumper, door handle, antenna, rein, reins, bridle, handlebars, lens, screen of the phone, handle, blade, hilt, tip, edge, surface, corner, rim, lid, petal, stem, root, roots, leaf, leaves, canopy, crown of the tree, bark, thorn, seed, pollen, string, strings, button, knob, lever, hinge, canvas, page, cover, sleeve, pocket, hem, lap, wing beat, side, flame, wick, rack, beak, brake light, back leg, front paw, silhouette of the city, pulse, half, rest, trunk, sidecar, passenger seat, front seat, back seat, backseat';

/** Said of hair and beards. */
export const HAIR_STYLES =
  'curly, wavy, straight, braided, dreadlocks, afro, bald, short, long, messy, spiky, ponytail, bun, braid, shaved, curly hair, mohawk, bob, pigtail, pigtails, buzz cut, slicked back, tied';

/** Small and everywhere: dressing of the set, never a figure. */
export const DRESSING_WORDS =
  'rainbow, kelp, strand of kelp, kelp strand, seaweed, flame, flames, leaf, leaves, autumn leaf, falling leaf, spark, sparks, ember, embers, petal, cherry blossom, blossom, bubble, bubbles, smoke, steam, dust, mist, snowflake, raindrop, meteor, meteors, meteor shower, shooting star, falling star, drop, droplet, condensation, water droplet, dew, dew drop, dewdrop, spray, splash, foam, puddle, muddy puddle, mud puddle, puddle of mud, cloud, clouds, star, stars, sunbeam, sunray, ray, beam, shaft, beam of light, lightning, aurora, aurora borealis, aurora australis, northern light, reflection, shadow, ash, confetti, glitter, particle, light, lights, city light, neon light, neon sign, fairy light, fairy lights, string light, string lights, christmas light, christmas lights, search light, search lights, searchlight, searchlights, footprint, footprints, sunlight, moonlight, firelight, candlelight, daylight, lamplight, glow, flare, rim light, spotlight, sun, moonbeam, wave, waves, ripple, rain, snow, wind, breeze, fog, haze, water, mud, sand, dirt, moss, pebble, grass blade, wildflower, greenery, foliage, vegetation, undergrowth, sprig, garnish, microgreen, drizzle of sauce, vine, ivy, flower petal, pollen, pinecone, twig, wood, flour, salt, pinch, soil, cobblestone, firefly, fireflies, cobweb, powder, hologram, holograms, holographic sign, sky, blue sky, horizon, sunset, sunrise, energy, magic, hot steam, ink, murmuration, drop of ink, ink drop, ink cloud, ink plume, ink swirl, cloud of ink, plume of ink, paint drop, drop of paint, paint cloud, dye, drop of dye, colored ink, dandelion seed, swirl, streak, stall, stalls, market stall, food stall, earth, planet earth, laundry, clothesline';

/** Walls and openings of the place itself. */
export const SET_PART_WORDS =
  'wall, walls, stained glass, stained glass window, stained glass windows, floor, tile, tiles, floor tile, zebra crossing, pedestrian crossing, crosswalk, ceiling, ground, doorway, window, stained glass window, windows, furniture, blinds, blind, venetian blind, venetian blinds, window blind, steeple, church steeple, stairs, stair, step, steps, staircase, porch, balcony railing, railing, rail, balcony rail, handrail, guard rail, pillar, column, roof, roofs, rooftop edge, awning, counter, bar counter, shop window, windowpane, glass wall, glass, pavement, curb, path, deck, platform, stage floor, side of the road, entrance, exit, corner of the room, hallway light, aisle, wooden plank, plank, thatched roof, fence post, storefront, surroundings, scenery, landscape, environment, area, greenery, crest, foot of the hill, chimney, ledge, mantelpiece, break, spot, trench, sidewalk edge, banister, riser, street sign, neon, sign, road sign, lamp post, streetlight, street lamp, street light, lantern light, hedge, house front, facade, building, buildings, skyscraper, skyscrapers, house, houses, tall building, rooftops, streetlamp';

/** Never seen: what a film is like, what is felt, heard, or only said. */
export const ABSTRACT_WORDS =
  'dinner, lunch, supper, brunch, feast, banquet, reunion, family dinner, family reunion, avalanche, geyser, tornado, twister, dust devil, whirlwind, debris cloud, snow cloud, thruster, grinder, bean, decoy, donor, pol, bullet, brazil, blockbuster, auto, user, including, version, kick, choreography, juxtaposition, impact, shockwave, debris, fragment, shard, momentum, key light, fill light, rim light, key fill light, hair light, practical light, practicals, character model, game engine, lip sync, festival, parade, celebration, ceremony, competition, tournament, championship, news, message, equation, formula, accent, battle, wink, stare, interview, street interview, vlog, selfie, selfie vlog, selfie video, product, product ad, commercial, luxury, ad, sitcom, asmr, asmr video, podcast, condensation, laughter, bloom, heart, middle, center, centre, edge, top, bottom, end, beginning, side, front, background, foreground, distance, view, viewer, scene, image, picture of, shot, video, film, movie, trailer, footage, clip, frame of the film, frame, picture frame edge, feel, feeling, sense, mood, atmosphere, ambience, vibe, tone, tones, energy, emotion, joy, sorrow, sadness, surprise, excitement, satisfaction, determination, silence, darkness, contrast, moment, second, instant, time, day, night, morning, evening, minute, hour, year, life, lives, death, world, history, dream, memory, idea, thought, story, tale, adventure, journey, mission, rhythm, movement, motion, speed, direction, way, path of light, light cone, light cones, cone of light, cones of light, volumetric cone, light beam, light beams, line, single file, file, row, circle, pattern, texture, detail, details, colour, color, colors, palette, style, aesthetic, quality, resolution, look, design, art, photography, cinematography, animation, effect, mirror effect, focus, depth, perspective, angle, composition, lighting, exposure, grain, camera, lens, viewers, audience member, camera view, sound, sounds, noise, music, melody, song, tune, score, note, notes, voice, voices, chatter, laughter, murmur, roar, hum, crackle, echo, whisper, beat, heartbeat, breathing, announcement, siren, choir, drums, strings, orchestra, jazz, timing, comedy, tension, suspense, drama, action, action scene, fight scene, war, peace, love, hope, fear, anger, power, strength, beauty, elegance, wonder, magic, mystery, nature, weather, season, spring, summer, autumn, winter, air, cold, heat, warmth, temperature, gravity, thing, things, something, everything, nothing, anything, kind, type, part, parts, piece of art, amount, number, lot, lots, space, place, spot, room for, position, distance behind, wish, secret, truth, lie, permission, question, answer, name, word, data, information, technology, future, past, present, century, era, ease, care, rest, scale, size, size of the picture, height, waist height, knee height, eye level, take, cut, cuts, transition, sequence, montage, layer, layers, hint, touch, trace, warm glow, glimpse, mammal, photograph style, trailer feel, grace, precision, breath, blur, bokeh, hand drawn, silhouette, shape, form, plan, order, help, work, job, game, match, race, victory, war cry, storybook, comedy timing, patch, patches, spiral, radio chatter, radio, static, smell, scent, taste, chaos, calm, timeless calm, urgency, realism, fantasy, fairy tale, science fiction, cartoon, anime, noir, cyberpunk, ground level, rear, left, right, both sides, sides, every move, move, moves, other, others, each other, one another, first, last, rhythmic beat, edge of the frame, hair in the wind, middle of nowhere, family feeling, sports, sport, documentary, wildlife documentary, light comedy, folk music, piano music, piano, string music, low string, drone sound, engine sound, sound effect, duration, aspect ratio, version, model, render, rendering, simulation, narrator, narration, voiceover, announcer';

/** Of which the word after "of" is what is meant. */
export const CARRIER_WORDS =
  'skeleton, wreck, wreckage, remains, carcass, hulk, lane, view, image, shot, video, footage, close up, portrait, picture, photo, photograph, scene, clip, sight, silhouette, glimpse, reflection, interior, inside, exterior, heart, middle, center, centre, edge, top, bottom, end, side, front, back, rest, part, kind, type, sort, version, shape, drop, piece, slice, pair, sea, ocean, wall, curtain, blanket, carpet, shower, beam, ray, shaft, field, sense, feeling, layer, layers, patch, patches, streak, streaks, burst, puff, mix, mixture, blend, hundreds, thousands, dozens, sheet, strip, range, bank, crest, face, edge, foot, base, surface, depth, depths, time lapse, timelapse, shores, shore, hint, touch, roof';

/** Before "of" only a part or an end of what follows, though some name things of their own: "the hood of a truck", "the branch of an oak". */
export const REGION_WORDS =
  'hood, bonnet, tailgate, roof, branch, trunk, bow, stern, seat, back seat, cab, cabin, stump, crown, tip, peak, summit, slope, ridge, mouth, bank, shore, rim, outskirts, entrance, doorstep, gate, gates, steps, stairs, ruins, arm, arms, lap, belly, rear, nose, tail, shell, cap, bench, ledge, fence, garden, courtyard, rooftop, balcony, porch, terrace, platform, shadow, shade';

/** Hold something that is said with "of" and shown in them. */
export const VESSEL_WORDS =
  'cup, mug, glass, wine glass, bowl, plate, bottle, jar, pot, bucket, basket, bag, paper bag, box, tray, vase, pan, can, tank, pitcher, jug, teapot, kettle, barrel, sack, crate, cart, pile, stack, slice, bathtub, tub, goblet, flask, tube, test tube, quiver, bouquet, bunch, wheelbarrow, spoon, plastic bag, shopping bag, saucepan, wok, cauldron, skillet, frying pan';

export const MATERIALS: Readonly<Record<string, string>> = {
  ...{
    wooden: 'wood',
    wood: 'wood',
    timber: 'wood',
    metal: 'metal',
    metallic: 'metal',
    steel: 'steel',
    iron: 'metal',
    tin: 'tin',
    brass: 'brass',
    copper: 'copper',
    bronze: 'bronze',
    chrome: 'chrome',
    mirrored: 'chrome',
    rusty: 'metal',
  },
  ...{
    plastic: 'plastic',
    rubber: 'rubber',
    leather: 'leather',
    glass: 'glass',
    crystal: 'glass',
    stone: 'stone',
    marble: 'marble',
    granite: 'stone',
    rock: 'stone',
    limestone: 'stone',
    sandstone: 'stone',
    basalt: 'stone',
    slate: 'stone',
  },
  ...{
    paper: 'paper',
    cardboard: 'paper',
    origami: 'paper',
    wool: 'wool',
    woolen: 'wool',
    knitted: 'wool',
    yarn: 'yarn',
    crochet: 'yarn',
    silk: 'silk',
    velvet: 'velvet',
    denim: 'denim',
    cotton: 'cloth',
    fabric: 'cloth',
    cloth: 'cloth',
    linen: 'cloth',
    lace: 'cloth',
    canvas: 'cloth',
  },
  ...{
    ceramic: 'ceramic',
    porcelain: 'porcelain',
    clay: 'clay',
    concrete: 'concrete',
    brick: 'brick',
    bamboo: 'wood',
    straw: 'straw',
    wicker: 'wicker',
    candy: 'candy',
    chocolate: 'chocolate',
    ice: 'ice',
    fire: 'fire',
    flames: 'fire',
    lava: 'lava',
    gold: 'gold',
    silver: 'silver',
    bronze: 'bronze',
    copper: 'copper',
    felt: 'felt',
    lego: 'plastic',
    water: 'water',
    smoke: 'smoke',
    light: 'light',
    cloud: 'cloud',
    clouds: 'cloud',
    petals: 'flowers',
    jelly: 'jelly',
    flowers: 'flowers',
    leaves: 'leaves',
    snow: 'snow',
    sand: 'sand',
    diamond: 'glass',
    neon: 'light',
    tin_can: 'tin',
  },
};

/** Adjectives that change how a figure looks. */
export const TRAIT_WORDS =
  'worried, scared, surprised, exhausted, confused, annoyed, bored, embarrassed, astonished, amazed, concentrated, unimpressed, barefoot, vintage, antique, classic, retro, modern, futuristic, ancient, rusty, broken, cracked, torn, ruined, worn, battered, dirty, dusty, muddy, clean, shiny, polished, glossy, fluffy, furry, shaggy, hairy, woolly, scaly, glowing, luminous, transparent, translucent, invisible, wet, dripping, soaked, frozen, icy, snowy, burning, flaming, smoking, steaming, hot, melting, mossy, spotted, striped, speckled, dotted, checkered, patterned, colorful, colourful, rainbow, sparkling, glittering, round, square, flat, spiky, sharp, curved, twisted, tall, short, thin, thick, wide, narrow, fat, chubby, round, slim, skinny, muscular, strong, heavy, elegant, stylish, handsome, beautiful, cute, adorable, ugly, scary, friendly, evil, magical, mechanical, robotic, cyborg, ghostly, wild, stray, lonely, tired, sleepy, drunk, sick, wounded, injured, dead, blind, naked, hooded, masked, armored, winged, horned, tattooed, freckled, bald, bearded, pregnant, royal, sports, sport, steam, electric, toy, stuffed, inflatable, miniature, cartoon, pixelated, painted, wrapped, folded, open, closed, empty, full, crowded, abandoned, haunted, fresh, ripe, rotten, baby, newborn, young, old, elderly, conical, oversized, curvy, round, majestic, graceful, powerful, fragile, delicate, sturdy, rough, smooth, dented, crumbling, floating, flying, sunken, fallen, barefoot, flying';

/** Warmth smiles with closed lips, joy shows the teeth. */
export const EXPRESSIONS: Readonly<
  Record<
    string,
    | ('calm' | 'warmth' | 'joy' | 'sorrow' | 'weeping' | 'anger' | 'fear' | 'surprise' | 'thought' | 'sleep')
    | ('weariness' | 'pride' | 'unease')
  >
> = {
  ...{ smiling: 'warmth', loving: 'warmth', gentle: 'warmth', kind: 'warmth', tender: 'warmth', content: 'warmth' },
  ...{
    happy: 'joy',
    joyful: 'joy',
    cheerful: 'joy',
    laughing: 'joy',
    delighted: 'joy',
    excited: 'joy',
    grinning: 'joy',
  },
  ...{
    sad: 'sorrow',
    crying: 'weeping',
    melancholic: 'sorrow',
    heartbroken: 'sorrow',
    lonely: 'sorrow',
    defeated: 'sorrow',
    devastated: 'sorrow',
    disappointed: 'sorrow',
    distraught: 'sorrow',
    tearful: 'weeping',
  },
  ...{
    angry: 'anger',
    furious: 'anger',
    grumpy: 'anger',
    mad: 'anger',
    raging: 'anger',
    fierce: 'anger',
    annoyed: 'anger',
  },
  ...{
    frightened: 'fear',
    scared: 'fear',
    terrified: 'fear',
    afraid: 'fear',
    panicked: 'fear',
  },
  ...{
    surprised: 'surprise',
    shocked: 'surprise',
    astonished: 'surprise',
    amazed: 'surprise',
    startled: 'surprise',
    confused: 'surprise',
  },
  ...{
    thoughtful: 'thought',
    pensive: 'thought',
    curious: 'thought',
    concentrated: 'thought',
    focused: 'thought',
    wise: 'thought',
  },
  ...{
    tired: 'weariness',
    weary: 'weariness',
    exhausted: 'weariness',
    bored: 'weariness',
    unimpressed: 'weariness',
    overworked: 'weariness',
    jaded: 'weariness',
  },
  ...{ proud: 'pride', confident: 'pride', determined: 'pride', smug: 'pride', triumphant: 'pride', noble: 'pride' },
  ...{
    nervous: 'unease',
    worried: 'unease',
    anxious: 'unease',
    shy: 'unease',
    embarrassed: 'unease',
    tense: 'unease',
    hesitant: 'unease',
    uneasy: 'unease',
  },
  ...{ horrified: 'fear', mortified: 'fear', aghast: 'fear', petrified: 'fear', panicking: 'fear' },
  ...{
    stunned: 'surprise',
    speechless: 'surprise',
    bewildered: 'surprise',
    awestruck: 'surprise',
    baffled: 'surprise',
  },
  ...{ grieving: 'sorrow', mournful: 'sorrow', wistful: 'sorrow', dejected: 'sorrow', sorrowful: 'sorrow' },
  ...{ overjoyed: 'joy', elated: 'joy', ecstatic: 'joy', jubilant: 'joy', thrilled: 'joy', gleeful: 'joy' },
  ...{ amused: 'warmth', relieved: 'warmth', hopeful: 'warmth', affectionate: 'warmth', grateful: 'warmth' },
  ...{
    outraged: 'anger',
    enraged: 'anger',
    frustrated: 'anger',
    irritated: 'anger',
    jealous: 'anger',
    disgusted: 'anger',
  },
  ...{ guilty: 'unease', bashful: 'unease', apologetic: 'unease', flustered: 'unease' },
  ...{ skeptical: 'thought', sceptical: 'thought', puzzled: 'thought', suspicious: 'thought', stern: 'thought' },
  ...{ defiant: 'pride', stoic: 'pride' },
  ...{ sleepy: 'sleep', sleeping: 'sleep', drowsy: 'sleep' },
};

/** Skin, hair and eyes by where somebody is from. `eastern` is light skin under straight black hair. */
export const SKIN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    dark: 'black, african, dark-skinned, african_american, african-american, nigerian, kenyan, ethiopian, ghanaian, senegalese, somali, sudanese, jamaican, haitian, maasai, zulu',
    eastern: 'asian, chinese, japanese, korean, taiwanese, vietnamese, mongolian, east-asian, tibetan, manchu',
    brown:
      'indian, latino, latina, hispanic, arab, mexican, brazilian, pakistani, bangladeshi, nepali, nepalese, colombian, peruvian, bolivian, cuban, egyptian, moroccan, arabic, arabian, bedouin, polynesian, hawaiian, maori, samoan, middle-eastern, rajasthani, punjabi, bengali, tamil, saudi',
    tan: 'tanned, thai, filipino, filipina, indonesian, malaysian, malay, cambodian, balinese, mediterranean, greek, italian, spanish, portuguese, turkish, persian, iranian, sicilian, argentinian, chilean, andalusian, lebanese, israeli, suntanned, sun-kissed, olive-skinned',
    light:
      'caucasian, european, french, german, american, russian, polish, ukrainian, austrian, swiss, dutch, english, british, canadian, australian, czech, hungarian, romanian',
    pale: 'pale, irish, scottish, swedish, norwegian, danish, finnish, icelandic, scandinavian, nordic, fair-skinned, porcelain-skinned',
  }).flatMap(([tone, words]) => words.split(', ').map((word) => [word, tone] as const)),
);

export const BUILDS: Readonly<Record<string, 'slim' | 'average' | 'strong' | 'heavy'>> = {
  ...{
    slim: 'slim',
    thin: 'slim',
    skinny: 'slim',
    slender: 'slim',
    lean: 'slim',
    muscular: 'strong',
    strong: 'strong',
    athletic: 'strong',
    burly: 'strong',
    fat: 'heavy',
    chubby: 'heavy',
    heavy: 'heavy',
    heavyset: 'heavy',
    bulky: 'heavy',
    wiry: 'slim',
    round: 'heavy',
    curvy: 'heavy',
    stout: 'heavy',
    plump: 'heavy',
    overweight: 'heavy',
    gaunt: 'slim',
    bony: 'slim',
    lanky: 'slim',
    petite: 'slim',
    stocky: 'heavy',
    portly: 'heavy',
    obese: 'heavy',
    brawny: 'strong',
    sturdy: 'strong',
    broad: 'strong',
  },
};

export const SIZES: Readonly<Record<string, number>> = {
  ...{ small: 0.65, little: 0.65, tiny: 0.35, mini: 0.4, miniature: 0.25, petite: 0.8, minuscule: 0.2, short: 0.9 },
  ...{
    big: 1.5,
    large: 1.5,
    huge: 2.2,
    giant: 3,
    gigantic: 4,
    enormous: 3,
    massive: 2.5,
    colossal: 5,
    towering: 3,
    oversized: 1.6,
    immense: 3,
    tall: 1.15,
    biggest: 1.4,
    smallest: 0.7,
  },
};

export const AGE_WORDS: Readonly<Record<string, 'baby' | 'child' | 'teen' | 'young' | 'adult' | 'middle' | 'old'>> = {
  ...{
    old: 'old',
    older: 'old',
    younger: 'young',
    elderly: 'old',
    aged: 'old',
    ancient: 'old',
    senior: 'old',
    retired: 'old',
    young: 'young',
    teenage: 'teen',
    'middle-aged': 'middle',
    adult: 'adult',
    little: 'child',
    baby: 'baby',
    newborn: 'baby',
  },
};
