/**
 * Where a film can play, one row each: place | shelter | words. The land of that name is built for it; shelter is `in` under a
 * roof, `out` outside. The words name the place; a thing that only hints at one has it as its home.
 */
export const PLACES_TABLE = `
beach | out | beach, seaside, shore, seashore, sea shore, coastline, coast, bay, lagoon, tropical island, island, cove, sand, waterfront, boardwalk, coastal beach, orilla, maldives, hawaii, caribbean, wooden boardwalk, tide, tide pool, surf, maui, bali, phuket, fiji, bora bora, tahiti, copacabana, ibiza, tropical beach
sea | out | sea, ocean, open sea, open ocean, high sea, wave, ocean wave, atlantic, pacific, arctic ocean, mediterranean, water line, ocean surface, sea surface
underwater | out | underwater, under water, coral reef, reef, seabed, sea bed, sea floor, ocean floor, deep sea, dark deep sea, aquarium, kelp forest, fish tank, under the sea, beneath the wave, depths, sunken ship, underwater cave, depth of ocean, depths of ocean, depth of sea, depths of sea, bottom of ocean, bottom of sea, ocean depth
lake | out | lake, mountain lake, crystal clear lake, koi pond, pond, loch, lakeside, reservoir, marsh, wetland, hot spring, onsen, hot spring pool, alpine lake, lake shore, frozen lake, dam, swamp lake
river | out | river, riverbank, river bank, riverside, creek, stream, brook, rapids, canal, delta, frozen creek, rushing river
waterfall | out | waterfall, cascade
cliff | out | cliff, sea cliff, cliffside, rocky coast, rocky shore, rocky coastline, rugged coast, rugged coastline, rocky shoreline, volcanic coast, wild coast, jagged coastline, headland, fjord, lighthouse, coastal cliff, cliff edge, crag
forest | out | forest, woods, woodland, grove, thicket, pine forest, enchanted forest, redwood, redwood forest, birch forest, bamboo forest, bamboo grove, forest path, forest road, forest trail, woodland path, woodland trail, wooded trail, wooded path, forest clearing, snowy forest clearing, winter forest clearing, woodland clearing, snowy clearing, forest glade, forest floor, frozen forest, snowy forest, winter forest, ancient forest, swamp, mangrove, clearing, glade
jungle | out | jungle, rainforest, rain forest, tropical forest, tropical rainforest, amazon, jungle gorge, jungle trail, jungle path, jungle clearing, jungle pool, jungle river
meadow | out | meadow, hilltop, hill top, grassy hilltop, knoll, field, grassland, hill, hillside, countryside, prairie, pasture, rolling hill, steppe, grass, field of wildflower, wildflower field, wildflower meadow, meadow of wildflower, field of daisy, flower meadow, flower field, field of flower, lawn, moor, heath, plain, open plain, highland meadow, picnic, campsite, camp, cemetery, graveyard, golf course, valley meadow, tall grass, farmland meadow
garden | out | garden, park, backyard, front yard, yard, orchard, botanical garden, greenhouse, central park, playground, zoo, courtyard garden, zen garden, rose garden, city park, pergola, gazebo, treehouse, fountain, carousel, carrousel, windmill, autumn park, amusement park, theme park, fairground, carnival, hedge maze, tree house
pool | out | swimming pool, pool, poolside, indoor swimming pool, indoor pool, outdoor pool, olympic pool, lap pool, hotel pool, infinity pool, lido, water park, aquatic center, public pool
farm | out | farm, farmland, farmyard, ranch, vineyard, barnyard, plantation, crop, barn
mountains | out | mountain, mountain ledge, rocky ledge, rocky mountain ledge, cliff ledge, mountain top, mountaintop, mountainside, peak, alps, alpine, summit, highland, mountain range, himalaya, ridge, mountain pass, everest, mount everest, mount rainier, mount olympus, matterhorn, dolomites, mont blanc, rocky mountains, rocky trail, mountain slope, mountain trail, mountain top, mountaintop, hiking trail, gorge, ravine, quarry, monastery, snow capped peak, floating island, karst mountain, scottish highland
fields | out | wheat field, field of wheat, golden wheat, wheat, golden field, golden grass, tall golden grass, field of golden grass, field of grass, barley field, field of barley, grain field, crop field, corn field, cornfield, field of corn, lavender field, field of lavender, lavender, sunflower field, field of sunflower, tulip field, field of tulip, poppy field, field of poppy, canola field, rapeseed field, mustard field, provence, tuscany
valley | out | valley, river valley, mountain valley, green valley, alpine valley, lush valley, winding river, meandering river, misty valley, foggy valley, forested valley, fjord valley, river bend, yosemite, patagonia, new zealand
volcano | out | volcano, active volcano, erupting volcano, volcanic eruption, volcano eruption, lava, lava flow, lava river, river of lava, lava field, volcanic landscape, volcanic crater, magma, dormant volcano, etna, vesuvius, krakatoa, kilauea, mount fuji, fuji, eruption
ice_bay | out | glacier, iceberg, icebergs, iceberg field, glacier bay, glacial bay, arctic bay, icy bay, glacier lagoon, glacier front, calving glacier, ice fjord, icy fjord, icy shore, arctic sea, arctic water, icy water, polar sea, iceberg alley, patagonian glacier, svalbard, fjord of ice, arctic coast, antarctic coast, antarctic sea, antarctic peninsula
terraces | out | rice terrace, rice field, rice paddy, paddy, paddy field, flooded terrace, terrace field, terraced field, terraced hillside, rice terraces, tea plantation, tea field, tea terrace, tegallalang, sapa, banaue, longji
clouds | out | sea of clouds, ocean of clouds, cloudscape, cloud kingdom, cloud sea, heaven, cloud city, cloud world
snowfield | out | snow field, snowfield, snowy field, snow, fresh snow, deep snow, ice, tundra, arctic, antarctic, antarctica, antarctic ice, arctic ice, sea ice, pack ice, drift ice, ice cap, ice sheet, frozen sea, frozen ocean, arctic tundra, frozen landscape, frozen wasteland, polar landscape, winter landscape, snow covered field, siberia, greenland, alaska, lapland, snowy slope, ski slope, ski resort, snowy landscape, icy landscape, ice field, frozen tundra, north pole, igloo, snowy meadow, snowy plain, ice floe, ice rink, polar ice, snowbank, crevasse, ice shelf, icy slope, snow slope
desert | out | desert, dune, sand dune, sahara, oasis, wasteland, badlands, mesa, arid landscape, gobi, sandstorm, giza, ancient egypt, egypt, egyptian desert, oil field
salt_flat | out | salt flat, salt desert, salt pan, salt plain, salt lake bed, salar, salar de uyuni, uyuni, bonneville, white desert of salt
canyon | out | canyon, cappadocia, monument valley, grand canyon, sandstone canyon, slot canyon, arch of rock
savanna | out | savanna, savannah, serengeti, safari, african plain, watering hole, waterhole, water hole, dry grassland, africa, kilimanjaro, mount kilimanjaro, masai mara, maasai mara, okavango, kruger
cave | in | cave, cavern, grotto, crystal cave, ice cave, mine, mine shaft, catacomb, crypt, dungeon, tomb, burial chamber
city | out | city, skate park, skatepark, skate bowl, half pipe, street, city street, downtown, town, urban, metropolis, avenue, tokyo, new york, paris, london, shanghai, hong kong, bangkok, neon city, futuristic city, cyberpunk city, cyberpunk street, sci fi city, plaza, square, town square, sidewalk, intersection, crosswalk, parking lot, bus stop, bus station, manhattan, los angeles, san francisco, chicago, berlin, moscow, dubai, seoul, beijing, mumbai, cairo, sydney, las vegas, times square, traffic, suburb, neighborhood, neighbourhood, gas station, construction site, slum, industrial area, shop front, storefront, bakery window, city center, city centre, pavement, rainy street, wet street, lane of traffic, airport runway, runway, fire station, police station, driveway, industrial site, courtyard, block, phone booth, gutter, street corner, shibuya, shinjuku, brooklyn, montmartre, harlem, soho, delhi, new delhi, madrid, toronto, rio de janeiro, miami, boston, seattle, singapore, taipei, osaka, mexico city, buenos aires, lagos, nairobi, warsaw, budapest, athens, dublin, stockholm, copenhagen, oslo, helsinki, munich, hamburg, zurich, brussels, milan, marseille, chongqing, guangzhou
skyline | out | skyline, cityscape, rooftop, city skyline, roof of a skyscraper, rooftop terrace, skyscraper, helipad, river city, balcony, terrace, skyscraper roof, roof of a building, roof of building, building roof, roof of an apartment building, roof terrace, rooftops, city rooftops, megacity, mega city, megalopolis, futuristic megacity, futuristic metropolis, futuristic skyline, cyberpunk skyline, cyberpunk metropolis
alley | out | alley, alleyway, back alley, back street, backstreet, side street, narrow alley, dark alley, narrow street
old_town | out | old town, feudal japan, ancient japan, edo, feudal town, medieval city, campus, university campus, cobblestone street, cobbled street, venice, rome, amsterdam, istanbul, barcelona, medieval town, historic center, old quarter, ancient town, water town, stone arch street, arch, lisbon, prague, vienna, florence, kyoto, marrakech, havana, porto, bruges, toledo, edinburgh, dubrovnik, jerusalem, naples, seville, salzburg
market | out | market, marketplace, market place, bazaar, souk, grand bazaar, outdoor market, open air market, street market, night market, farmers market, farmer market, flea market, christmas market, winter market, fish market, fruit market, food market, flower market, spice market, lantern market, vegetable market, book market, antique market, village market, market square, market street, market lane, market stall, market stand, food stall, food stand, street food, street food stall, street food market, fruit stall, fruit stand, vegetable stall, flower stall, spice stall, fish stall, noodle stall, vendor stall, hawker stall, medina, crowded market, busy market, market hall
western_town | out | western town, old western town, wild west town, wild west, old west, old west town, frontier town, dusty western town, desert town, ghost town, mining town, dusty town, western street, cowboy town
forum | out | ancient rome, roman forum, forum, roman city, roman street, ancient greece, ancient athens, acropolis, agora, ancient city, roman empire, greek temple, roman temple, parthenon, pompeii, roman villa, ancient carthage, atlantis
arena | out | roman arena, gladiator arena, colosseum, coliseum, roman amphitheater, amphitheater, amphitheatre, roman colosseum, gladiatorial arena, ancient arena, sand arena
launch_site | out | launch pad, launchpad, launch site, spaceport, cape canaveral, cosmodrome, launch complex, rocket launch pad, launch tower, launch platform, kennedy space center
scrapyard | out | scrapyard, scrap yard, scrap heap, scrap metal yard, junkyard, junk yard, car graveyard, wrecking yard, garbage dump, trash heap, dump, landfill, wreckage, debris field, post apocalyptic ruins, post apocalyptic city, post apocalyptic wasteland, post apocalyptic landscape, post apocalyptic street, post apocalyptic town, post apocalyptic world, apocalyptic wasteland, apocalyptic landscape, apocalyptic city, ruined city, ruined town, ruins of city, ruins of a city, destroyed city, bombed city, war torn city, abandoned city, abandoned factory yard, abandoned factory, abandoned industrial site, factory yard, dystopian wasteland, rubble
village | out | village, hamlet, medieval village, village street, village lane, country village, mountain village, fishing village, santorini, snowy village, cottage, house, farmhouse, main street, village square, village road, small village, positano, cinque terre, hallstatt
harbour | out | harbor, harbour, port, pier, dock, jetty, wharf, marina, fishing harbor, docks, quay
road | out | road, finish line, racing circuit, race circuit, starting grid, highway, country road, dirt road, mountain road, coastal road, desert road, freeway, motorway, path, trail, racetrack, race track, asphalt, bend, lane, dusty path, winding road, cliff road, route 66, raceway, street race, curve, trench road
bridge | out | bridge, railway bridge, train bridge, railroad bridge, aqueduct, stone bridge, rope bridge, suspension bridge, wooden bridge, viaduct, golden gate bridge, brooklyn bridge, covered bridge, overpass, stone viaduct, narrow stone bridge, footbridge
railway | out | railway, railroad, station, small station, country station, train station, railway station, train platform, train track, railway track, train tunnel, tunnel, moving train, station platform, train station platform
castle | out | castle, ruins, fortress, ancient ruins, ruin, palace, ancient temple, temple, castle courtyard, crumbling tower, ruined cathedral, ruined castle, battlefield, tower, castle wall, pagoda, mausoleum, shrine, burning castle
space | out | space, outer space, galaxy, cosmos, nebula, orbit, universe, asteroid, solar system, milky way, deep space, zero gravity, starfield, planetarium
planet | out | moon surface, lunar surface, surface of the moon, surface of mars, mars, alien planet, alien world, planet surface, red planet, on the moon, moon, planet, distant planet, martian landscape, lunar landscape, crater, moon rock, moon dust, moon base, lunar base, moon rover, lunar rover, lunar module, moon crater, martian dune, martian plain
living_room | in | living room, room, lounge, apartment, indoors, indoor, inside the house, hotel room, home, house interior, wooden floor, carpeted floor, carpet, windowsill, window sill, fireplace room, cabin interior, attic, cozy room, waiting room, dressing room, elevator, sunroom, veranda, interior, nursing home, mansion, phone box, home theater
kitchen | in | kitchen, kitchen counter, countertop, pantry, restaurant kitchen, miniature kitchen counter, kitchen island, bakery kitchen, dining room
bedroom | in | bedroom, nursery, dorm room, dorm, child's room, bunk, children's room, crib room
study | in | study, library, office study, bookstore, reading room, dusty library, artist's studio, art studio, studio of the painter, victorian study, den, archive, interrogation room, antique shop, museum archive, bookshop, painter's studio
hall | in | hall, ballroom, hallway, corridor, lobby, museum, gallery, art gallery, museum hall, science museum, history museum, church, church interior, cathedral, throne room, hotel corridor, palace hall, great hall, aisle, wedding reception, temple interior, mosque, banquet hall, courtroom, staircase, closet, raceway hall, bowling alley, casino, arcade, mansion hall, grand staircase
works | in | gym, gymnasium, fitness center, warehouse, prison, jail, jail cell, factory, parking garage, hangar, garage, basement, locker room, workshop, stable, utility room, boxing gym, auto repair shop, car workshop, mechanic shop, industrial hall, storage room, dojo, forge, smithy, foundry, blacksmith's forge, smith's forge, pottery studio, pottery workshop, pottery, carpentry workshop, tattoo studio
terminal | in | shopping mall, mall, airport, airport terminal, bank, escalator, supermarket, grocery store, department store, supermarket aisle, grocery aisle, store aisle, airport lounge, departure hall, arrivals hall, arrival hall, airport arrivals hall, airport arrivals, arrivals gate, airport gate, boarding gate, terminal, train station hall, hospital lobby, office lobby, reception, check-in, duty free
cafe | in | cafe, coffee shop, speakeasy, cantina, brewery, gas station store, restaurant, diner, bar, pub, tavern, bistro, cafeteria, shop, store, bakery, bakery shop, ramen shop, tea house, teahouse, coffee house, pizzeria, food court, candy store, jazz club, flower shop, parisian cafe, american diner, saloon, pharmacy, butcher shop, ice cream parlor, beer garden, dining hall, wine cellar, wine bar
classroom | in | classroom, school, kindergarten, lecture hall, university
office | in | office, news studio, meeting room, conference room, newsroom, open plan office, call center, conference center, home office, cubicle, office building, office desk, startup office, corporate office, workplace, boardroom, open office, police station, precinct, squad room, detective office
bathroom | in | bathroom, shower, shower room, restroom, washroom, public bathroom, toilet room, ensuite, spa, laundry room, laundromat
ward | in | hospital corridor, hospital hallway, hospital, hospital room, hospital ward, clinic, ward, operating room, operating theater, emergency room, doctor's office, doctors office, patient room, intensive care unit, maternity ward, sickroom, infirmary, examination room, dental clinic, dentist office
salon | in | hair salon, barbershop, barber shop, beauty salon, nail salon, hairdressing salon, salon, tattoo parlor
subway | in | subway, subway station, metro station, subway platform, metro, subway tunnel, underground station, metro platform, subway car, underground platform, tube station, metro train, metro car
stage | in | stage, backstage, theater backstage, theater, theatre, concert hall, opera house, concert stage, stadium, arena, football field, soccer field, baseball field, sports field, baseball stadium, boxing ring, circus, circus tent, circus ring, recording studio, music studio, cinema, movie theater, concert, underground club, basketball court, tennis court, clay court, court, football stadium, track, outdoor track, running track, auditorium, club, nightclub, night club, discotheque, disco, dance club, dance floor, rave, techno club, music festival
train_car | in | train compartment, train car, train carriage, dining car, sleeper car, sleeping car, train cabin, train interior, train window, train seat, commuter train seat, inside a train, inside the train, interior of a train
dance_studio | in | dance studio, ballet studio, ballet school, dance school, dance hall studio, yoga studio, fitness studio, pilates studio, rehearsal studio, rehearsal room, rehearsal hall, dance class, yoga class, ballet class, mirrored studio
laboratory | in | laboratory, lab, space station, spaceship interior, spacecraft interior, control room, cockpit, server room, research station, engine room, science lab, international space station, bridge of the ship, mad scientist's lab, airplane cabin, plane cabin, aircraft cabin, airliner cabin, interior of a space station, spaceship corridor, bridge of starship, bridge of spaceship, bridge of spacecraft, starship bridge, spaceship bridge, ship bridge, command bridge, command center, command deck, mission control, spaceship cockpit, starship interior, inside a spaceship, spaceship hangar
backdrop | in | backdrop, photo studio, tv studio, television studio, talk show studio, talk show, studio, white background, plain background, neutral background, blank background, black background, simple background, white backdrop, studio light, studio lighting, seamless background, dark background, solid background, studio background, plain white background, grey background, gradient background, void, white void, black void, infinite white space
`;

/** What an adjective of a place asks to be seen there: dressing | adjectives. */
export const PLACE_TRAITS_TABLE = `
fire | burning, flaming, blazing, ablaze, fiery
smoke | smoky, smoke filled, burning
dust | dusty, sandy
flower | flowered, flowery, flowering, blooming, flower filled, blossoming
puddle | wet, rainy, flooded, rain soaked, rain slicked
snow | snowy, snow covered, snow capped, frozen
leaves | autumn, autumnal
rock | rocky, stony, craggy
moss | mossy, overgrown
lantern | lantern lit, torchlit
neon sign | neon lit, neon, cyberpunk
candle | candlelit
`;

/** Dressing that hints at a place when nothing names one: place | words. */
export const DRESSING_PLACES_TABLE = `
city | street lamp, streetlight, street light, lamp post, neon sign, neon light, hologram, holographic sign, pavement, curb, crosswalk, shop window, storefront, skyscraper, skyscrapers, city light, puddle, holograms, awning, streetlamp, lamppost
cafe | bar counter, counter
alley | brick wall, graffiti, dumpster, fire escape, wall
sea | wave, waves
village | porch, thatched roof, chimney
hall | stained glass window, pillar, column, stair, banister, throne, pulpit, altar, pew
desert | dune
living_room | floor, wooden floor, mantelpiece
garden | hedge, barbecue, bbq, barbecue grill
space | earth, planet earth
forest | campfire, bonfire
works | heavy bag, punching bag
stage | podium
`;
