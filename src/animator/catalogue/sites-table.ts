/**
 * Sites that are known by a name of their own, each with the kind of place it is: place | names. Cities, rivers and mountains of one word are in the
 * dictionary; what has a body of its own stands in the table of landmarks.
 */
export const SITES_TABLE = `
square | trafalgar square, trevi fountain, piazza navona, plaza mayor, place de la concorde, tiananmen square, zocalo, alexanderplatz, wenceslas square, old town square, piazza san marco, piazza del popolo, piazza del campo, syntagma square, puerta del sol, union square, washington square, sagrada familia, cologne cathedral, milan cathedral, sacre coeur, reims cathedral, borobudur, golden temple, shwedagon pagoda, wat arun
city | piccadilly circus, piccadilly, wall street, fifth avenue, madison avenue, park avenue, broadway, abbey road, baker street, hollywood boulevard, sunset boulevard, rodeo drive, oxford street, regent street, shibuya crossing, michigan avenue, dotonbori, gangnam, nathan road, lombard street, nevsky prospect, unter den linden, gran via, las ramblas, la rambla, hollywood walk of fame, checkpoint charlie
old_town | bourbon street, french quarter, old havana, la boca, trastevere, gamla stan, alfama, gothic quarter, royal mile, plaka, old delhi, stone town, valletta, san gimignano, rothenburg, heidelberg
market | pike place market, pike place, tsukiji market, tsukiji, la boqueria, boqueria, jemaa el fna, djemaa el fna, borough market, camden market, chatuchak, khan el khalili, khao san road, portobello road, spice bazaar
bridge | tower bridge, charles bridge, london bridge, ponte vecchio, millennium bridge, galata bridge, bosphorus bridge, sydney harbour bridge, manhattan bridge, pont neuf
canyon | bryce canyon, zion national park, antelope canyon, arches national park, canyonlands, horseshoe bend, waimea canyon, colca canyon
desert | white sands, atacama, atacama desert, wadi rum, sossusvlei, namib, namib desert, death valley, joshua tree national park, mojave, mojave desert, uluru, ayers rock, great sphinx, sphinx of giza, pyramids of giza, great pyramid, valley of the kings, arabian desert, empty quarter
mountains | sugarloaf, sugarloaf mountain, eiger, denali, pyrenees, sierra nevada, table mountain, zhangjiajie, huangshan, ben nevis, mount hood, mount cook, torres del paine, fitz roy, annapurna, half dome, el capitan, grand teton, grand tetons, glacier national park, rocky mountain national park, potala palace, meteora, tiger's nest, mount kailash
valley | lauterbrunnen, yosemite national park, yosemite valley, glencoe, loire valley
volcano | mount etna, mount vesuvius, mount st helens, fagradalsfjall, mauna loa, stromboli, popocatepetl, mount bromo, eyjafjallajokull, mount merapi
lake | lake tahoe, lake baikal, loch ness, lake bled, lake district, crater lake, lake garda, lake geneva, lake titicaca, lake victoria, lake michigan, west lake, walden pond
waterfall | havasu falls, gullfoss, skogafoss, seljalandsfoss, multnomah falls, plitvice, plitvice lakes, yellowstone falls, kaieteur falls
river | seine, thames, rhine, hudson, hudson river, yangtze, yellow river, volga, zambezi, amazon river, congo river, mekong delta, mississippi river, danube, east river, river thames, river seine
sea | north sea, baltic sea, black sea, red sea, south china sea, bermuda triangle, teahupoo, nazare, cape of storms, bering sea, irish sea
underwater | great barrier reef, mariana trench, blue hole, great blue hole
beach | waikiki, waikiki beach, malibu, malibu beach, venice beach, whitehaven beach, omaha beach, normandy beach, goa, tulum, coney island beach, daytona beach, palm beach, brighton beach
cliff | cornwall, cornish coast, cliffs of moher, big sur, white cliffs of dover, beachy head, etretat, giant's causeway, land's end, cape horn, cape point, isle of skye
forest | black forest, sherwood forest, muir woods, arashiyama, sequoia national park, aokigahara, new forest, bialowieza
jungle | borneo, amazon rainforest, amazon basin, congo basin, daintree, chichen itza, tikal, palenque, darien gap
snowfield | yukon, south pole, ross ice shelf, klondike, franz josef land
ice_bay | jokulsarlon, perito moreno, ilulissat, disko bay, glacier bay
savanna | ngorongoro, ngorongoro crater, amboseli, etosha, kruger national park, tsavo, serengeti national park
castle | neuschwanstein, neuschwanstein castle, versailles, palace of versailles, alhambra, windsor castle, edinburgh castle, himeji castle, forbidden city, hogwarts, winterfell, camelot, tower of london, buckingham palace, topkapi palace, red fort, mont saint michel, minas tirith
forum | ephesus, palmyra, delphi, persepolis, leptis magna, pantheon, temple of apollo
stadium | wembley, wembley stadium, camp nou, maracana, old trafford, san siro, fenway park, yankee stadium, wimbledon, centre court, roland garros, super bowl, dodger stadium, anfield, world cup final, olympic games
sports_hall | madison square garden, staples center, nba finals
circuit | monaco grand prix, silverstone, monza, nurburgring, indianapolis motor speedway, daytona 500, le mans
stage | carnegie hall, la scala, royal albert hall, grand ole opry, bolshoi theatre, bolshoi, coachella, woodstock, glastonbury, glastonbury festival, eurovision
hall | smithsonian, british museum, uffizi, metropolitan museum, guggenheim, sistine chapel, vatican museum, natural history museum, hermitage museum, prado, tate modern, rijksmuseum
garden | hyde park, luxembourg gardens, tuileries, gardens by the bay, butchart gardens, golden gate park, disneyland, disney world, coney island, tivoli gardens, boboli gardens, ueno park, yoyogi park, san diego zoo
greenhouse | kew gardens
fields | kansas, nebraska, iowa, keukenhof, napa valley, napa, bordeaux vineyard
road | pacific coast highway, great ocean road, highway one, pan american highway, death road
railway | king's cross, king's cross station, waterloo station, paddington station, penn station, gare du nord, union station, shinjuku station, orient express platform
terminal | heathrow, heathrow airport, jfk airport, charles de gaulle airport, changi airport
harbour | santa monica pier, fisherman's wharf, brighton pier, victoria harbour, boston harbor, pearl harbor, navy pier, hong kong harbour, monaco harbour, port of rotterdam
launch_site | baikonur, starbase, boca chica, vandenberg
casino | bellagio, monte carlo casino, caesars palace
village | cotswolds, cotswold village, shirakawa go, zermatt, alberobello, hobbiton, the shire
lantern_street | jiufen, yuyuan garden, pingyao
laboratory | cern, large hadron collider
cell | alcatraz
space | saturn, rings of saturn, asteroid belt, kuiper belt, andromeda galaxy
`;
