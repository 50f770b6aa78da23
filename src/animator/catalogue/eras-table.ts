/**
 * Times and worlds that dress everybody in a film, and occasions that do: name | year | words | places of the set | what somebody is called. The year says which
 * garments are known by then. Words name it wherever they stand; a place or a calling does so only where nothing speaks of today. The first row that is named
 * wins; `-` for none.
 */
export const ERAS_TABLE = `
graduation | 2000 | graduation, graduation ceremony, graduation day, commencement, commencement ceremony, graduating students, graduating class | - | graduate
indian | 2000 | indian wedding, hindu wedding, bollywood, punjabi wedding, diwali, holi festival, navratri, rajasthani, indian village, indian dance | - | -
mughal | 1600 | mughal, maharaja, maharani, mughal empire, mughal court, taj mahal court | - | maharaja, maharani, sultan
edo | 1750 | edo, edo period, feudal japan, feudal japanese, samurai era, samurai drama, samurai film, samurai movie, samurai epic, samurai story, sengoku, meiji, ancient japan, ancient kyoto, old kyoto, shogunate | - | samurai, ronin, geisha, shogun
dynasty | 1000 | tang dynasty, ming dynasty, song dynasty, qing dynasty, han dynasty, ancient china, ancient chinese, imperial china, chinese dynasty, forbidden city, wuxia, chinese emperor, chinese empress, chinese palace, hanfu | - | -
korean | 1500 | joseon, joseon dynasty, ancient korea, hanbok | - | -
egypt | -1200 | ancient egypt, ancient egyptian, pharaoh's court, egyptian pharaoh, egyptian queen, nile kingdom, egyptian palace | - | pharaoh, cleopatra, tutankhamun
greece | -400 | ancient greece, ancient greek, ancient athens, greek gods, mount olympus, olympian gods, greek temple, greek philosopher, greek philosophers | - | zeus, athena, hoplite
rome | 100 | ancient rome, ancient roman, roman empire, roman forum, roman senate, roman senators, imperial rome, pompeii, roman emperor, roman arena, julius caesar, toga | forum, arena | gladiator, legionary, centurion, caesar, roman senator
prehistoric | -9000 | prehistoric, stone age, ice age, paleolithic, neolithic, cavemen, caveman, cavewoman, neanderthal, neanderthals, cave people | - | caveman, neanderthal
viking | 900 | viking, vikings, viking age, viking village, norse, nordic chieftain, ragnarok | - | viking
medieval | 1300 | medieval, middle ages, dark ages, mediaeval, 12th century, 13th century, 14th century, 15th century, feudal, crusade, crusades, king arthur, camelot, game of thrones, robin hood, fantasy village, fantasy tavern, fantasy market, fantasy kingdom, enchanted kingdom | castle, keep | knight, peasant, jester, king, queen, prince, princess, wizard, minstrel, bard, squire
renaissance | 1520 | renaissance, 16th century, tudor, elizabethan, shakespearean, leonardo da vinci, medici, doge | - | -
pirate | 1720 | age of piracy, golden age of piracy, pirate ship, pirate ships, pirate tavern, pirate island, pirate cove, port royal, tortuga | - | pirate, pirate captain, buccaneer
georgian | 1780 | 18th century, 17th century, georgian era, baroque, rococo, versailles, colonial america, american revolution, regency, regency era, bridgerton, jane austen, marie antoinette, mozart, french revolution | - | -
western | 1880 | wild west, old west, western town, gold rush, saloon, western saloon, frontier town, spaghetti western, gunfight, stagecoach | western_town | cowboy, gunslinger, outlaw, sheriff
steampunk | 1890 | steampunk | - | -
victorian | 1890 | victorian, victorian era, 19th century, edwardian, gaslit, gas lamps, belle epoque, sherlock holmes, dickensian, charles dickens, industrial revolution, jack the ripper, fin de siecle, orient express, titanic | - | -
1920s | 1926 | roaring twenties, jazz age, prohibition, prohibition era, speakeasy, great gatsby, gatsby, art deco party, 1920s, 1910s | - | flapper
1940s | 1942 | film noir, 1930s, 1940s, great depression, wartime, world war ii, ww2, wwii, second world war | - | -
1950s | 1956 | fifties, 1950s, rockabilly, sock hop, 1960s | - | -
1970s | 1975 | seventies, 1970s, disco era, disco fever, woodstock, hippie commune, studio 54 | - | hippie
1980s | 1985 | eighties, 1980s, aerobics, aerobics class, synthwave, retrowave, jazzercise | - | -
cyberpunk | 2080 | cyberpunk, blade runner, neon dystopia, night city | - | hacker
future | 2200 | futuristic, far future, distant future, space station, space colony, space opera, sci-fi city, utopian city, year 3000 | - | -
funeral | 2000 | funeral, burial, funeral service, burial service, graveside, mourners | - | mourner
wedding | 2000 | wedding, wedding ceremony, wedding reception | - | bride, groom
`;

/** Whoever and whatever is only met today: with one of them neither a castle nor a calling takes the others to another time. */
export const TODAY_WORDS =
  'modern, contemporary, present day, today, tourist, tourists, smartphone, phone, selfie, car, cars, bus, laptop, computer, museum, cosplay, convention, film set, theme park, halloween, costume party, television, tv, skyscraper, skyscrapers, subway, airport, supermarket, office, new york, school play, city street, neon, video game, drone footage, influencer, toy, lego';
