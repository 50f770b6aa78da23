/**
 * Games and contests, one row each: where they are played, and after a stroke where under the open sky | what that place is laid out for | who plays them | verbs that tell of them | things that tell of
 * them | what its players do | verbs that mean that of them | and what else whoever the film is about does on the way to it. A film of a sport plays on its ground where no other place is told.
 */
export const SPORTS_TABLE = `
stadium | tennis court | tennis player, tennis star, tennis champion, tennis pro | play tennis | tennis racket, tennis ball | play_tennis | serve, give, hit, play, volley, smash, return, rally, strike, practice
stadium | football field | football player, soccer player, footballer, striker, midfielder, quarterback, rugby player, linebacker | play football, play soccer, play rugby, kick field goal, score goal, score a goal, score the winning goal, take free kick, take a free kick, take penalty, take a penalty | american football | shoot_at_goal | strike, shoot, score, curl, volley, take, kick, blast, drive, bury, kick soccer ball | run up, step up, line up, sprint, run, approach, charge, place
stadium | football pitch | goalkeeper, goalie | save penalty, save a penalty, save shot, save the shot | - | dive_save | dive, save, leap, jump, block, stop, parry, catch
city | - | marathon runner, marathoner, marathon winner | run marathon, run a marathon, win marathon, win the marathon, finish marathon, finish the marathon | - | run | -
stadium | running track | sprinter, hurdler, runner, track athlete, athlete, relay runner, high jumper, long jumper, pole vaulter, javelin thrower, discus thrower | pole vault, long jump, high jump, javelin throw, throw discus, shot put, hammer throw, hurdle | hurdle | run | sprint, race, cross, compete
stadium | baseball field | baseball player, batter, pitcher, cricket player, cricketer, softball player | play baseball, hit a home run, hit home run, hit baseball, play cricket, play softball, hit a grand slam | baseball, baseball bat | swing_bat | hit, bat, swing, strike, play, smash
sports_hall/street_court | basketball court | basketball player, basketball star, street baller, streetballer | dunk, slam dunk, play basketball, play streetball, play street basketball, do a slam dunk, dunk basketball, shoot hoops, shoot a free throw, shoot a three pointer | basketball, basketball hoop | dunk | shoot, score, throw, slam, throw down, finish, lay up | drive, drive past, dribble, leap, jump, take off, soar, fly, rise, spin past, sprint, run, charge, hang, glide, cut
sports_hall | boxing match | boxers, boxing champion, boxing referee, heavyweight, kickboxer, prizefighter, mma fighter, wrestling champion | knock out, box | boxing ring | fight | box, wrestle, spar, hit, punch, knock, knock out, knock down, beat
sports_hall | sumo ring | sumo wrestler, sumo | - | - | grapple | fight, push, wrestle, grapple, clash, shove
sports_hall | gymnastics | gymnast, acrobatic gymnast | do gymnastics | - | backflip | swing, swing on, flip, tumble, train, practice, perform, dismount
sports_hall | volleyball court | volleyball player | play volleyball | volleyball | play_volleyball | serve, play, spike, hit
sports_hall | judo mats | judoka, karateka, fencer, karate fighter, taekwondo fighter | - | - | fight | spar, compete, attack
ice_rink | - | hockey player, ice hockey player, figure skater, ice dancer, speed skater | play hockey, play ice hockey | puck, hockey stick | skate | spin, glide, dance
meadow | golf course | golfer, golf player | play golf, tee off, putt, sink putt, sink a putt, swing a golf club | golf ball, golf club | swing_club | hit, swing, putt, play, drive, chip, sink
pool | - | swimmer, competitive swimmer, olympic swimmer, water polo player | swim lap, swim laps, swim butterfly, swim backstroke, swim freestyle | diving board | swim | -
circuit | race track | racing driver, race car driver, formula 1 driver, f1 driver, pit crew | - | race car | drive | race
`;
