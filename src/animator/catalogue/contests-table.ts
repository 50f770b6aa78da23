/**
 * Contests that are named and not told, one row each: words | who is in one where nobody is named | what they do. "A football match at night" is read as
 * "footballers play football at night", and one between two robots as what these two do. Whoever writes their name alone still means to see it.
 */
export const CONTESTS_TABLE = `
football match, football game, football final, soccer match, soccer game, soccer final, league match, cup final, world cup final, world cup match, football derby | footballers | play football
rugby match, rugby game | rugby players | play rugby
american football game, college football game, super bowl | quarterbacks | play football
boxing match, boxing fight, boxing bout, title fight, prize fight, kickboxing match, kickboxing fight, mma fight, mma match, cage fight | two boxers | fight in a boxing ring
wrestling match, wrestling bout | two wrestlers | wrestle in a wrestling ring
sumo match, sumo bout, sumo fight, sumo wrestling match | two sumo wrestlers | wrestle in a sumo ring
basketball game, basketball match, basketball final | basketball players | play basketball
volleyball game, volleyball match | volleyball players | play volleyball
beach volleyball game, beach volleyball match | volleyball players | play volleyball on a beach
tennis match, tennis game, tennis final | two tennis players | play tennis
table tennis match, table tennis game, ping pong match, ping pong game | two table tennis players | play table tennis
baseball game, baseball match | baseball players | play baseball
cricket match, cricket game | cricket players | play cricket
golf tournament, golf match | a golfer | plays golf
hockey game, hockey match, ice hockey game, ice hockey match | hockey players | play ice hockey
horse race, derby race | four jockeys | ride galloping horses
marathon, half marathon, city marathon | marathon runners | run
relay race, running race, track race, sprint race, hurdle race, foot race | sprinters | run
bike race, bicycle race, cycling race, tour de france | cyclists | race their bicycles
mountain bike race, downhill bike race | mountain bikers | race their mountain bikes
motocross race, dirt bike race | three motorcyclists | race their motorcycles along a dirt road
motorcycle race, motorbike race, superbike race, motogp race | three motorcyclists | race their motorcycles on a race track
formula one race, formula 1 race, f1 race, grand prix, nascar race | three race cars | race on a race track
car race, street race, drag race | two sports cars | race
rally race, car rally, rally stage | a rally car | races along a gravel road
swimming race, swimming competition, swim meet | swimmers | swim in a pool
surfing competition, surfing contest, surf contest, surf competition | a surfer | surfs a big wave
skateboard competition, skateboarding competition, skateboard contest, skateboarding contest, skate contest | a skateboarder | does an ollie in a skate park
ski race, downhill race, slalom race, downhill ski race | a skier | skis down a slope
figure skating competition, ice skating competition | a figure skater | spins on an ice rink
breakdance battle, dance battle, breaking battle | two breakdancers | breakdance
fencing match, fencing bout, fencing duel | two fencers | fight with swords
sword fight, swordfight, sword duel | two swordsmen | fight with swords
judo match, karate match, karate fight, taekwondo match | two karate fighters | fight
chess match, chess game, chess tournament, game of chess | two chess players | play chess
car chase, police chase, high speed chase, high-speed chase, high speed car chase, high-speed car chase, police pursuit | a sports car | is chased by a police car
`;
