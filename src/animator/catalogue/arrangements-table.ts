/**
 * How two or more people are with each other who do this together, one row each: who sits, stands or lies where, turned to whom, and what stands between them.
 *
 *     name | what is done | by whom | to whom | in which places | what stands there | where the doer is | where the others are | what the doer does
 *
 * What is done is an act or a verb as it is written; callings are nouns; `-` is anyone or anywhere. Of the others, `lying` are those who are in a bed, `children` the
 * young, `counter` those who are told to be at one, and a number says how many there are at most. Places are names or features.
 *
 * Positions are metres to the right of the middle and toward the camera, and degrees by which somebody is turned from the camera to the right. A piece is brought where
 * the prompt names none; after `?` it is placed only where it does. In brackets: how it is made. Places of people are separated by `;` and taken in this order: the
 * name of a piece is on it, `floor` sits down there. What the doer does is left to them with `=`.
 */
export const ARRANGEMENTS_TABLE = `
examination in bed | auscultate, look, examine, check, treat, inspect, speak, work, repair, kneel, put, bandage, wrap, comfort, smile, lean, give, inject | doctor, physician, surgeon, nurse, medic, paramedic, vet, veterinarian | lying | - | bed [hospital bed] 0 0 58 | 0.08 -0.92 -24 | bed; -0.84 -1.11 30 | =
massage | massage, repair | - | lying | - | bed [hospital bed] 0 0 90 | -0.2 -0.8 0 | bed | pet
bedside | read, sing, speak, whisper, murmur, hold_hands, take_hand, look, listen, pray, tell, hold, sit, pet, cry, comfort, feed | - | lying | - | bed 0 0 58; chair 0.27 -0.99 -22; ?nightstand -0.88 -1.28 0; ?bedside table -0.88 -1.28 0 | chair | bed; 1.05 -0.6 -50 | =
examination | auscultate, examine, check, treat, inspect | doctor, physician, nurse, medic, paramedic, pediatrician | 1 | ward, office, laboratory | bed [hospital bed] 0 0 -70 | 0.66 0.66 -88 | bed; -1.0 0.5 70 | auscultate
dentistry | treat, examine, check, treat_teeth, drill, clean, look, work, repair | dentist, dental hygienist, orthodontist | 2 | - | barber chair 0 0 50 | barber chair | barber chair; 1.0 0.35 -80 | =
counter | serve, give, carry, bring, deliver, pour, put, place, take order, wipe, speak, listen | waiter, waitress, server, barista, barmaid, cook, counterman | counter | cafe, diner | dining table [bar counter] 0 0 0; chair [stool, bar] -1.5 -0.06 78; ?chair [stool, bar] 1.5 -0.06 -78 | -0.35 -0.56 -18 | chair; 1.5 0 -80 | =
service for one | serve, give, carry, bring, deliver, pour, put, place, take order | waiter, waitress, server, butler, steward, stewardess, barista, barmaid | 1 | dining, cafe, cafe_street, food_stall | laid table [drinks] 0 0 0 | 0.92 -0.5 -52 | laid table | hold
service for two | serve, give, carry, bring, deliver, pour, put, place, take order | waiter, waitress, server, butler, steward, stewardess, barista, barmaid | 2 | dining, cafe, cafe_street, food_stall | laid table [drinks] 0 0 0 | 0.1 -0.84 4 | laid table; laid table | hold
service | serve, give, carry, bring, deliver, pour, put, place, take order | waiter, waitress, server, butler, steward, stewardess, barmaid | 6 | dining, cafe, cafe_street, food_stall | laid table [drinks] 0 0 0 | 1.32 -0.86 -40 | laid table; laid table; laid table; laid table; laid table; laid table | hold
bar | pour, serve, give, mix, stir, wipe, speak, listen, polish, put | bartender, barman, barkeeper, barkeep, innkeeper | 2 | cafe | dining table [bar counter] 0 0 0; chair [stool, bar] -1.5 -0.06 78; ?chair [stool, bar] 1.5 -0.06 -78 | -0.35 -0.56 -18 | chair; 1.5 0 -80 | =
over the counter | give, sell, hand, hand over, serve, put, wrap, pack | shopkeeper, seller, salesman, saleswoman, shop assistant, baker, butcher, florist, pharmacist, grocer, receptionist, clerk, librarian, cashier, ice cream seller, apothecary, shop owner | 2 | room, market, food_stall, cafe_street, city, old_town, village | dining table [bar counter] 0 -0.3 -82 | 0.54 -0.06 -80 | -0.62 0.08 98; -1.25 -0.3 95 | =
court | bang_gavel, speak, look, shout, read, point, listen | judge | defendant, lawyer, attorney, prosecutor, witness, accused, thief, criminal, man, woman | courtroom, hall | judges bench 0 0 0 | judges bench | -1.85 0.8 112; 1.85 0.8 -112 | =
wedding | marry, wed, bless, meet, speak, read, officiate | priest, pastor, officiant, minister, rabbi, vicar, reverend, bishop | bride, groom | - | ?altar 0 -1.5 0 | 0 -0.72 0 | -0.52 0.02 62; 0.52 0.02 -62 | speak
wedding guests | throw, cheer, clap, wave, laugh, smile, look | wedding party, guest, wedding guest, bridesmaid, groomsman, friend, family, crowd | bride, groom | - | - | -1.35 -0.25 62; 1.35 -0.25 -62; -0.85 -0.95 30; 0.85 -0.95 -30; -1.85 0.45 84; 1.85 0.45 -84 | -0.3 0.4 8; 0.3 0.4 -8 | =
interview | interview, ask, speak, talk, question | interviewer, host, hostess, journalist, reporter, presenter, moderator, anchor | 1 | newsroom, stage, study, living_room, hall, office | armchair -0.82 0 58; armchair 0.82 0 -58 | armchair | armchair 2 | =
therapy | listen, speak, ask, look, write, counsel | therapist, psychologist, psychiatrist, counselor, counsellor | 2 | - | armchair 0.95 0 -55; couch -0.75 0 42 | armchair | couch; couch | =
interrogation | look, face, stare, question, interrogate, interview, sit, ask, speak, shout, whisper, murmur, point, read, accuse, press, lean | detective, inspector, policeman, police officer, policewoman, officer, agent, investigator, cop, sheriff, lawyer, interrogator | 2 | cell | laid table [bare, steel] 0 0 0 | laid table | laid table; laid table | =
job interview | interview, sit, ask, read, speak, question | boss, manager, recruiter, businesswoman, businessman, interviewer, lawyer, banker, executive, principal, detective, policeman, police officer, officer, inspector, agent | 2 | office, boardroom, study, cell, corridor | laid table [bare] 0 0 0 | laid table | laid table; laid table | =
job applicant | interview, sit, ask, read, speak, question, look, listen, frown, smile, write, laugh | - | candidate, applicant, interviewee, job seeker | office, boardroom, study, living_room | laid table [bare] 0 0 0 | laid table | laid table; laid table | =
fortune | tell fortune, read, look, speak, tell | fortune teller, fortune-teller, medium, psychic, clairvoyant | 2 | - | laid table [bare] 0 0 0 | laid table | laid table; laid table | =
lesson | explain, teach, speak, write, point, draw_picture | teacher, professor, schoolteacher, lecturer, tutor | pupil, student, class, children, child, schoolchild, schoolchildren, kid, boy, girl | classroom | blackboard 0.15 -1.5 0; dining table [desk] -1.0 0.12 172; dining table [desk] 1.15 0.12 -172; chair -1.35 0.72 170; chair -0.66 0.8 174; chair 0.8 0.8 -174; chair 1.5 0.72 -170; chair -2.05 0.35 150; chair 2.2 0.35 -150 | blackboard | chair; chair 2; chair 3; chair 4; chair 5; chair 6 | =
story time | read, tell, tell story, sing, speak, play_guitar, show | - | children | room | armchair 0.7 -0.35 -38 | armchair | floor -0.78 -0.5 72; floor -0.5 0.2 100; floor -1.35 0.1 78; floor 1.5 0.55 -120; floor -1.2 0.75 105; floor 0.1 0.85 160 | =
television | watch tv, watch television, look | - | - | room | tv 1.55 0.1 -62; couch -0.5 -0.1 46 | couch; couch; couch; couch; couch | - | =
onlookers | look, watch, watch over, stand, laugh, cheer, speak | onlooker, onlookers, bystander, spectator, passerby, kibitzer | - | - | game table 0 0 0 | -1.2 -0.72 52; 1.2 -0.72 -52; -0.42 -1.05 14; 0.42 -1.05 -14 | - | look
`;
