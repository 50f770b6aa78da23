/**
 * Words for people, one row each: gender | age | painted kind | words. The painted kind is the thing of the table that today's pictures show for them.
 * A word that names what somebody is (a chef, a king) is their role too, which dresses them.
 */
export const PEOPLE_TABLE = `
any | adult | person | person, people, human, human being, figure, stranger, adult, friend, individual, someone, somebody, crowd, pedestrian, silhouette, passerby, passer by, diners, couple, family, wedding party, search party, hunting party, rescue party, tour group, school group, group of people, neighbor, neighbour, old friend, best friend, lover, partner, master, old master, sensei, member, human figure, shadowy figure, crew, team, band, audience, pair, customer, visitor, guest, spectator, onlooker, bystander, local, survivor, companion, rival, opponent, enemy, ally, colleague, boss, fans, fan club, supporter, admirer, roommate, co worker, coworker, classmate, teammate, parent, mourner, protester, festivalgoer, party guest, shopkeeper, duo, trio, folk, villager, citizen, mankind, army, jazz band, rock band, marching band, orchestra, choir, ensemble, quartet, string quartet, barbershop quartet, jazz quartet, quintet, sextet, jazz trio, string trio, piano trio, rescue team, mountain rescue team, stranger, camper, recruit, cadet, trainee, intern, newcomer, contestant, participant
man | adult | person | man, mr, guy, gentleman, father, dad, husband, groom, brother, uncle, male, boyfriend, fiance, ex boyfriend, stepfather, fellow, dude, bachelor, mister, sir, bridegroom
woman | adult | person | flapper, widow, drag queen, woman, mrs, ms, lady, blonde, brunette, redhead, mother, mom, mum, wife, bride, businesswoman, sister, aunt, female, girlfriend, fiancee, ex girlfriend, stepmother, housewife, mommy, madam, geisha
man | old | person | old man, elderly man, grandfather, grandpa, granddad, elder, old gentleman
woman | old | person | old woman, elderly woman, grandmother, grandma, granny, old lady, elderly lady, crone
any | old | person | grandparent, elderly couple, senior, pensioner, old couple, elderly person, old person
man | young | person | young man, lad
woman | young | person | young woman, young lady, maiden, damsel
any | young | person | graduate, graduating student, graduate student, college graduate, new graduate, fresh graduate, young couple, student, graduate, college graduate, teenage couple
man | child | person | boy, young boy, little boy, schoolboy, son, small boy, prince charming boy, grandson
woman | child | person | girl, young girl, little girl, schoolgirl, daughter, small girl, granddaughter
any | child | person | child, kid, schoolchild, children, grandchild, grandchildren, grandkid, grandkids, orphan, pupil, youngster, first grader, grader, schoolkid, twin, triplet, sibling
any | baby | person | baby, toddler, infant, newborn
any | teen | person | teenager, teen, adolescent, youth
woman | teen | person | teenage girl, teen girl
man | teen | person | teenage boy, teen boy
any | adult | person | young professional, working professional, business professional, professional woman, professional man, movie star, film star, pop star, rock star, hotel staff, hospital staff, medical staff, nursing staff, restaurant staff, waiting staff, wait staff, office staff, airport staff, ground staff, museum staff, security staff, bar staff, shop staff, staff member, coworker, teammate, punk, punk rocker, food taster, ice sculptor, usher, trapeze artist, chauffeur, cabbie, makeup artist, snorkeler, kayaker, bmx rider, jester, court jester, cheesemaker, chocolatier, line cook, beatboxer, soprano, caddie, kickboxer, karateka, zookeeper, park ranger, tutor, crane operator, air traffic controller, graffiti artist, exorcist, lion tamer, knife thrower, stilt walker, fire eater, fire breather, organ grinder, hobbit, halfling, tramp, vagrant, guide, tour guide, mountain guide, sherpa, sherpa guide, chimney sweep, skeleton, scarecrow, zombie, mummy, vampire, angel, guardian angel, sous chef, head chef, tattoo artist, tattooist, prankster, host, podcaster, vlogger, travel vlogger, food vlogger, blogger, travel blogger, food blogger, beauty blogger, influencer, youtuber, streamer, content creator, travel influencer, fitness influencer, delivery driver, delivery rider, glassblower, lighthouse keeper, pastry chef, presenter, dr, boxer, boxers, powerlifter, bodybuilder, ceramist, juggler, worker, soldier, marine, outlaw, agent, secret agent, witness, cashier, executive, racer, racing driver, craftsman, general, colonel, sergeant, admiral, commander, mayor, comedian, trucker, inventor, gangster, courier, nurse, police officer, officer, detective, tourist, teacher, firefighter, photographer, magician, clown, fisher, builder, mechanic, traveler, traveller, hiker, wanderer, monk, hero, walker, shopper, player, explorer, adventurer, hunter, archer, sailor, captain, driver, rider, pilot, astronomer, blacksmith, clockmaker, watchmaker, baker, butcher, bartender, barista, tailor, carpenter, sculptor, librarian, lawyer, judge, guard, security guard, spy, thief, robber, rescuer, coach, reporter, journalist, anchor, news anchor, commuter, passenger, performer, street performer, diver, scuba diver, freediver, suspect, assistant, politician, president, villain, killer, murderer, hacker, gamer, model, fashion model, runway model, supermodel, actor, director, priest, pope, saint, merchant, vendor, seller, street vendor, shepherd boy, caveman, gladiator, mercenary, assassin, bodyguard, conductor, ticket inspector, electrician, plumber, engineer, technician, cleaner, janitor, porter, delivery driver, truck driver, taxi driver, racing driver, dj, rapper, drummer, acrobat, juggler, gymnast, boxer, wrestler, martial artist, goalkeeper, footballer, soccer player, basketball player, tennis player, saxophone player, piano player, bassist, bass player, double bassist, double bass player, chess player, card player, poker player, checkers player, domino player, baseball player, skater, ice skater, figure skater, skateboarder, parachutist, skydiver, hitchhiker, pilgrim, beggar, homeless person, refugee, prisoner, servant, owner, rancher, miner, lumberjack, woodcutter, welder, beekeeper, surgeon, dentist, patient, barber, hairdresser, influencer, dancer couple, biker gang, werewolf, vampire, zombie, mime, lifeguard, referee, monarch, nomad, bedouin, tribesman, mechanic, dock worker, construction worker, factory worker, office worker, paramedic, space captain, space marine, chess master, climber woman, medic, army medic, combat medic, field medic, paratrooper, infantryman, corpsman
man | adult | person | nobleman, biker, motorcyclist, motorcycle rider, motorbike rider, motorcycle stuntman, motorbike stuntman, stunt rider, stunt biker, motorcycle stunt rider, motocross rider, motocross racer, dirt bike rider, motorcycle racer, policeman, fisherman, cowboy, waiter man, postman, mailman, fireman, salesman, businessman, monk man, butler, samurai warrior, milkman, caveman, hunter man, spider man, santa claus, santa, gunslinger, lumberjack man, groomsman, best man
woman | adult | person | policewoman, noblewoman, court lady, lady in waiting, nun, cowgirl, showgirl, stewardess, flight attendant, fortune teller, cheerleader, countess, duchess, heroine, goddess, bridesmaid, barmaid, hostess, maid of honor, maid
any | adult | runner | runner, jogger, sprinter, athlete
any | adult | dancer | dancer, flamenco dancer, belly dancer, street dancer, breakdancer, b boy, b girl, bboy, tango dancer
any | adult | farmer | farmer, gardener, peasant
any | adult | cook | cook, chef, sushi chef, pizza chef, kitchen staff, kitchen crew
man | adult | cook | waiter
woman | adult | cook | waitress
any | adult | scientist | scientist, doctor, professor, chemist, researcher, mad scientist
any | adult | musician | busker, musician, singer, pianist, guitarist, violinist, artist, painter, cellist, jazz singer, opera singer, street musician, trumpet player, trombonist, trombone player, clarinetist, clarinet player, trumpeter, saxophonist, accordion player, flutist, flautist, flute player, harpist, violin player, cello player, guitar player, banjo player
any | adult | knight | jedi, jedi knight, jedi master, sith, sith lord, knight, warrior, samurai, pirate, pirate captain, ninja, viking, elf, sorcerer, dwarf, gnome, leprechaun, paladin, medieval knight
man | adult | knight | king, prince, wizard, emperor, lord, baron, duke
any | adult | knight | noble, aristocrat, courtier, medieval noble
woman | adult | knight | queen, princess, witch, sorceress, empress
any | adult | surfer | surfer
any | adult | swimmer | swimmer
any | adult | cyclist | cyclist, bicyclist, mountain biker, bike messenger, bicycle messenger, bike courier, bicycle courier, cycle courier, bicycle racer, bicycle rider, bike rider
any | adult | skier | skier, ski jumper, freestyle skier
any | adult | snowboarder | snowboarder
any | adult | golfer | golfer
any | adult | fencer | fencer
woman | adult | ballerina | ballerina, ballet dancer
any | adult | jockey | jockey, horse rider, horseman
any | adult | rower | rower
any | adult | yogi | yogi, meditator
any | adult | climber | climber, mountaineer, rock climber
any | adult | astronaut | astronaut, cosmonaut, spacewalker, spaceman, space man, spacewoman, space woman, space traveler, space traveller
any | adult | superhero | superhero, superman, superwoman
`;

/**
 * What somebody of a role works with, though the prompt does not say it: thing | how it is with them | the act it is for | roles. `-` is no thing of its own: the
 * act brings it along. An act that names no thing ("plays", "performs") is that one.
 */
export const ROLE_TOOLS_TABLE = `
skateboard | riding | skate | skateboarder
surfboard | riding | surf | surfer
bicycle | riding | cycle | cyclist, bicyclist, mountain biker, bike messenger, bicycle messenger, bike courier, bicycle courier, cycle courier, bicycle racer, bicycle rider, bike rider
motorcycle | riding | ride | biker, motorcyclist, motorcycle rider, motorbike rider, motorcycle stuntman, motorbike stuntman, stunt rider, stunt biker, motorcycle stunt rider, motocross rider, motocross racer, dirt bike rider, motorcycle racer
snowboard | riding | ski | snowboarder
ski | riding | ski | skier, ski jumper, freestyle skier
guitar | holding | play_guitar | guitarist, guitar player, bass guitarist
violin | holding | play_violin | violinist, fiddler, violin player
piano | near | play_piano | pianist, piano player
drum | near | play_drums | drummer
flute | holding | play_flute | flutist, flautist, flute player
saxophone | holding | play | saxophonist, saxophone player
trumpet | holding | play | trumpeter, trumpet player
trombone | holding | play | trombonist, trombone player
clarinet | holding | play | clarinetist, clarinettist, clarinet player
accordion | holding | play | accordionist, accordion player
camera | holding | photograph | photographer
cello | near | play_cello | cellist, cello player
double bass | near | play_bass | bassist, bass player, double bassist, double bass player
potters wheel | near | throw_pot | potter, ceramist, ceramicist
espresso machine | near | brew | barista
barbell | near | lift_weights | weightlifter, powerlifter, bodybuilder
juggling | near | juggle | juggler
game table | near | play_game | chess player, card player, poker player, checkers player, domino player, chess grandmaster
dj desk | near | dj | dj, disc jockey
checkout | near | work | cashier, checkout clerk, checkout assistant
joiners bench | near | plane_wood | carpenter, woodworker, joiner, cabinetmaker
sewing table | near | sew | seamstress, dressmaker
judges bench | near | bang_gavel | judge
barber chair | near | cut_hair | hairdresser, barber, hair stylist, hairstylist
- | - | fight | boxer, boxers, kickboxer, wrestler
- | - | grapple | sumo wrestler
- | - | run | runner, sprinter, jogger, marathon runner, hurdler
- | - | dive_save | goalkeeper, goalie
- | - | play_tennis | tennis player
- | - | swing_club | golfer
- | - | swing_bat | batter, baseball player, cricketer
- | - | climb | climber, rock climber
- | - | breakdance | breakdancer, b boy, b girl, bboy
- | - | dance | dancer, ballerina, ballet dancer, flamenco dancer, belly dancer, street dancer, tango dancer
- | - | sing | singer, opera singer, jazz singer, rapper
- | - | paint | painter
- | - | cook | cook, chef
- | - | skate | skater, ice skater, figure skater
- | - | swim | swimmer, diver, scuba diver, freediver
- | - | row | rower
`;

/** Where one finds whom, when nobody says where they are: place | words. */
export const ROLE_HOMES_TABLE = `
laboratory | scientist, chemist, researcher, mad scientist, pilot, copilot
kitchen | cook, chef, sushi chef, pizza chef, baker
cafe | barista, bartender, waiter, waitress, customer
shop | cashier, florist, flower seller, butcher, tailor, seamstress, dressmaker, toymaker, toy maker, cobbler, shoemaker, fishmonger, clockmaker, watchmaker, shopkeeper, shop owner, shop assistant, jeweler, jeweller, bookseller, antique dealer, violin maker, apothecary, pharmacist, chocolatier, grocer
courtroom | judge, lawyer, attorney, prosecutor
hall | security guard, museum guard, politician, president, senator, priest, bishop, defendant, bridesmaid
ward | nurse, surgeon, patient, doctor, paramedic, dentist
salon | tattoo artist, tattooist, hairdresser, barber, hair stylist, hairstylist, makeup artist, manicurist
classroom | teacher, professor, student, pupil
newsroom | news anchor, newscaster, anchor, anchorwoman, anchorman, news presenter, newsreader, tv presenter, tv host, talk show host
office | architect, office worker, secretary, businesswoman, accountant, programmer, software developer, software engineer, manager, boss, employee, coworker, colleague, intern, receptionist, executive, call center agent
study | podcast, podcaster, podcast host, radio host, craftsman, artisan, scribe, alchemist, detective, librarian, painter, artist, writer, author
stage | choir, clown, acrobat, juggler, comedian, stand-up comedian, ballerina, ballet dancer, dj, singer, opera singer, jazz singer, pianist, drummer, rapper, guitarist, violinist, cellist, conductor of an orchestra, conductor, ringmaster, tightrope walker, magician, actor, comedian, acrobat
farm | farmer, rancher, shepherd, beekeeper, scarecrow
garden | gardener, bride, groom, newlyweds
works | glassblower, glass blower, luthier, woodcarver, wood carver, toolmaker, factory worker, assembly line worker, assembly worker, machinist, steelworker, carpenter, woodworker, joiner, cabinetmaker, sculptor, boxer, kickboxer, weightlifter, powerlifter, bodybuilder, potter, ceramist, blacksmith, smith, mechanic, welder, metalworker
train_car | bus driver, bus conductor, train conductor, ticket inspector
sea | surfer
deck | sailor, captain, pirate, pirate captain, buccaneer, first mate, ship's captain
beach | lifeguard
cliff | lighthouse keeper
harbour | fisherman, fisher, dock worker
underwater | diver, scuba diver, freediver, mermaid
castle | noble, nobleman, noblewoman, aristocrat, courtier, king, queen, prince, princess, knight, wizard, sorcerer, emperor, empress
space | astronaut, cosmonaut
mountains | climber, mountaineer, hiker, skier, snowboarder
forest | hunter, archer, lumberjack, woodcutter, elf, ranger, camper
city | street dancer, breakdancer, b-boy, busker, street artist, pedestrian, commuter, tourist, police officer, policeman, taxi driver, street musician, street performer, street vendor, reporter, businessman, firefighter, cyclist, skateboarder
western_town | cowboy, cowgirl, sheriff, outlaw, gunslinger, bandit
catwalk | fashion model, supermodel, runway model
stadium | commentator, fans, referee
arena | gladiator
cave | miner, gold miner, coal miner, caver, spelunker
cell | prisoner, inmate, convict
ice_rink | ice skater, figure skater, hockey player, ice hockey player
corridor | janitor, school janitor
suburb | postman, mailman, mail carrier, delivery man, delivery driver, paperboy
keep | witch, vampire
forum | legionary, centurion, roman soldier, roman emperor, caesar, roman senator
desert | nomad, bedouin, pharaoh, cleopatra, egyptian queen
bedroom | baby, newborn
meadow | soldier, officer, general, sergeant, drill sergeant, recruit, cadet
road | hitchhiker, truck driver, racing driver, biker
`;

/** Parts of a body that somebody or something small can be on, and the place of a person's body that is meant. */
export const PERCHES: Readonly<Record<string, string>> = {
  ...{ shoulder: 'shoulder', shoulders: 'shoulders', back: 'piggyback', lap: 'lap', knee: 'lap', knees: 'lap' },
  ...{
    hand: 'hand',
    hands: 'hand',
    palm: 'hand',
    finger: 'hand',
    fingertip: 'hand',
    fist: 'hand',
    wrist: 'hand',
    arm: 'hand',
  },
  ...{ forearm: 'hand', glove: 'hand', nose: 'nose', head: 'top' },
};
