/**
 * Buildings as one sees them from the street, one row each: front | sign over the door (- where there is none) | words, as they end the name of a building.
 * Who is told to be in front of one of these, outside or at its entrance, is before that front and not in its rooms.
 */
export const FRONTS_TABLE = `
columned | - | university, college, campus, university campus, college campus, courthouse, court, supreme court, city hall, town hall, parliament, capitol, white house, embassy, palace of justice, government building, museum, art museum, library, bank, opera house, state house, senate, university building, college building, bank building, city museum
school | SCHOOL | school, high school, elementary school, primary school, middle school, kindergarten, schoolhouse, school building, schoolyard, school yard, school gate, boarding school
hospital | HOSPITAL | hospital, clinic, emergency room, hospital building, nursing home, medical center
police | POLICE | police station, precinct, police headquarters, prison, jail
fire | FIRE STATION | fire station, firehouse, fire department
hotel | HOTEL | hotel, luxury hotel, grand hotel, apartment building, apartment block, mansion block, residence, motel
club | CLUB | nightclub, night club, club, disco, strip club, dance club, techno club, underground club, speakeasy, casino
bar | BAR | bar, pub, tavern, jazz bar, dive bar, karaoke bar, jazz club, comedy club, wine bar, brewery, irish pub
cinema | CINEMA | red carpet, film premiere, movie premiere, cinema, movie theater, movie theatre, movie house
theatre | THEATRE | theater, theatre, concert hall, playhouse, auditorium, broadway theater
office | - | office, office building, office tower, headquarters, company, skyscraper, corporate building, laboratory, lab, airport, terminal, shopping mall, mall, gym, stadium, arena, call center, research center, building
diner | DINER | diner, fast food restaurant, burger joint, drive in, truck stop, roadside diner
`;
