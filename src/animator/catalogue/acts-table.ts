/**
 * What somebody or something can do, one row each: act | painted act | frame | verbs. The painted act is what today's figures play. Frames:
 * `go` takes the body along a way, `stay` keeps it where it is, `hands` needs them, `with` is done to or with somebody, `voice` is heard,
 * `face` is seen in the face, `work` happens to things by themselves. Verbs of several words come before their first word alone.
 */
export const ACTS_TABLE = `
walk | walk | go | walk, crest, crest ridge, crest a ridge, crest the ridge, crest hill, crest a hill, crest the hill, weave through, weave between, weave past, weave among, storm in, storm into, storm out, burst in, burst into the room, barge in, barge into, come in, walk in, step in, take a walk, take a step, take a stroll, stroll, wander, hike, step, roam, go, move, cross, travel, pass, pace, approach, explore, patrol, enter, leave, saunter, trek, stride, hobble, shuffle, limp, come, return, walk up, march past, amble, trudge, stagger, pass by, walk away, step out, step across, wade, drift past, head, proceed, stumble, emerge, arrive, lead, escort, follow along, navigate, strut, parade, make its way, make their way, make his way, make her way, reach, disappear, vanish, tread, traverse, take first step, take first steps, take step, take steps, get out, get out of, get into, climb into, climb in, get off, get in, climb out, climb out of, get on, get onto, get aboard, get back in, get back into, get back on, step into, step onto, step aboard, step off, step down, step ashore, come ashore, go ashore, board, embark, disembark, alight, exit, dismount, step out of, pile out, pile into, stream out, depart, set off
march | walk | go | march
waddle | walk | go | waddle
trot | walk | go | trot, canter
sneak | walk | go | sneak, tiptoe, creep, prowl, slink, stalk, slip, slip back, lurk
crawl | walk | go | crawl, crawl out, wriggle out, squirm out, scoot out, slide out, roll out, slither, inch, crawl across, scuttle, wriggle, squirm
run | run | go | run, sprint, burst into a sprint, break into a sprint, break into a run, burst into a run, burst through, break the tape, dash, race, jog, rush, scamper, scurry, flee, charge, hurry, dart, escape, gallop, stampede, speed away, bolt, hurtle, barrel, zip, race on, run out, sprint away, tear through, catch up, explode into a sprint
chase | run | go | chase, pursue, hunt, run after, sprint after, race after, dash after, bolt after, rush after, tear after, charge after, gallop after, scamper after, scurry after, bound after, speed after, hurtle after, dart after, swoop after, give chase
follow | walk | go | follow, trail, tag along
jump | jump | go | pop out of, pop up, jump, leap, hop, bounce, skip, vault, breach, spring, bound, pounce, jump up, kickflip, ollie, flip trick, trick, rear, rear up, buck, high jump, long jump, frolic, prance, jump out, hop in, hop on, hop out, hop off, leap out, lunge, lunge forward, lunge at, lunge for, lunge toward
headspin | jump | stay | headspin, head spin, do a headspin, do headspin, do a head spin, spin on head, spin on his head, spin on her head, spin on their head, perform a headspin, windmill, do a windmill, do windmill
dance_with_broom | dance | stay | dance with broom, dance with a broom, dance with mop, dance with a mop, waltz with broom, waltz with a broom, waltz with mop, waltz with a mop
breakdance | dance | stay | breakdance, break dance, do breakdance, bboy battle, breakdance battle, do a freeze, throw down power move, throw down move, show off move
cartwheel | jump | stay | cartwheel, do a cartwheel, do cartwheel, turn cartwheel, turn a cartwheel, cartwheeling
handstand | dance | stay | handstand, do a handstand, walk on hand, stand on hand, do a headstand, headstand
backflip | jump | stay | backflip, back flip, do a back flip, back handspring, do a flip, land a flip, gymnastics tumble, tumbling
somersault | jump | stay | somersault, front flip, frontflip, do a front flip, forward roll, do a forward roll, handspring
skip_rope | jump | stay | jump rope, skip rope, jump a rope
bounce | jump | stay | bounce on a trampoline, jump on a trampoline, jump on trampoline, trampoline
climb | walk | go | climb, scale, ascend, clamber, climb up, clamber up, rock climb, climb aboard, climb down, climb off, haul himself, haul herself, haul themselves, pull himself up, pull herself up, hoist himself, hoist herself
fly | fly | go | fly, swarm, swarm around, curve, arc, loop, loop the loop, do a loop, barrel roll, soar, glide, circle, hover, flutter, flap, swoop, bank, buzz, flit, fly away, wing, spread its wings, whirl
take_off | fly | go | take flight, take wing, take to the air, take to the sky, take off, lift off, launch, blast off, scatter
land | fly | go | land, alight, touch down, settle
float | float | go | float, drift, hang, levitate, dangle, bob, float away, hang in the air, drift by, waft, swirl, suspend
rise | float | go | rise, rise up, rise again, ascend slowly, lift
sail | sail | go | sail, cruise, sail on
row | sail | go | row, paddle, canoe, kayak, canoe down, kayak down
slide | run | go | slide, slide down, slide along, slip and slide, skid down, glide down
drive | drive | go | take corner, take the corner, take a corner, take bend, take a bend, take turn, corner, round the corner, round the bend, tear around, tear down, roar down, roar around, plow, plough, overtake, pilot, drive, speed, accelerate, steer, speed up, roll, roll up, zoom, drive past, race past, chug, rumble, roar past, trundle, motor, motorcycle, pull away, drive along, rattle, slide away, pull over, swerve, drive car, drive off, drive away, drive up, speed off, speed away, race off, race away, roar off, roar away, pull in, pull out, pull into, slow down, come to a stop, roll in, roll away, screech away, screech off, screech to, screech around, taxi on, taxi along, taxi down, taxi to, taxi toward
drift | drive | go | drift around, skid, drift through
cycle | drive | go | cycle, bike, pedal, ride a bike, ride a bicycle, ride bike, ride bicycle, bicycle
ride | drive | go | ride, ride on, mount, ride a horse, canter along, ride off, ride away, gallop off, gallop away
skate | drive | go | grind down, grind along, grind a rail, grind the rail, grind rail, grind a handrail, grind the handrail, grind handrail, skate, skateboard, roller skate, rollerskate, ice skate, rollerblade, roller skating, ice skating
ski | drive | go | ski, snowboard, sled, sledge
surf | swim | go | surf, windsurf, kitesurf, kite surf, bodysurf, parasail, water ski, ride the wave, ride a wave, ride the barrel, ride a barrel, catch a wave, catch the wave, ride wave
swim | swim | go | swim, snorkel, bathe, swim off, swim away, swim backstroke, backstroke
dive | swim | go | dive, plunge, scuba dive, submerge, dive into, deep sea dive
fall | fall | go | fall, faint, pass out, swoon, keel over, tumble, drop down, collapse, sink, descend, fall down, fall backwards, topple, cascade, plummet, rain down, trip, slip and fall, slip on, slip over, slip in mud, slip in the mud, slip in a puddle, slip in the snow, slip off, skydive, parachute, bungee jump, bungee jumping, flutter down
fall_back | fall | stay | fall flat on back, go down hard
reel | look | stay | take a punch, take punch, take a hit, take hit, take a blow, take blow, take kick, take uppercut, take jab, take hook, take a kick, get hit, get punched, reel, reel back, stagger back, stagger backward, stagger backwards, be knocked back, rock back on heel
send | look | hands | send forth
touchdown | fall | stay | crack the ground, crack ground, crack pavement, crack the pavement, crack asphalt, crack the asphalt, crack concrete, land hard
flung | fall | stay | go flying, fly backward, fly backwards, sail backward, sail backwards, soar backward
stamp | dance | stay | stamp foot, stomp foot, tap foot, stamp heel
swing | dance | stay | swing, sway, rock, swing on, swing back, rock back
seesaw | dance | stay | seesaw, teeter totter
step_back | look | stay | step back, step backward, step backwards, take a step back, take step back, move back a step
stand | stand | stay | stand, fall silent, fall quiet, go silent, go quiet, fall still, wait, stay, pose, stop, pause, remain, stand still, linger, stand up, park, freeze, halt, tower, loom, balance, stand firm, come to a stop, guard, stand out, hesitate, get up, get to foot, get back up, rise to foot, stand back up, get back on foot
sit | sit | stay | sit, perch, slump, slump down, sit down, take a seat, have a seat, plop down, be seated, seat, ride in, sit alone, rest on, hug her knee, hug his knee, hug her knees, hug his knees, hug their knees
crouch | sit | stay | crouch, hunch, duck, bend, bend down, huddle, cower, stoop
tie_shoes | sit | hands | tie shoelace, tie lace, tie shoe, tie boot, tie sneaker, lace up shoe, lace up boot, lace up sneaker, lace boot, fasten boot, tie shoelaces, lace shoe, tie running shoe
propose | sit | stay | propose, propose marriage, get down on one knee, go down on one knee, drop to one knee, kneel on one knee, pop the question
kneel | sit | stay | kneel, kneel down, genuflect, get down on, drop to knee, drop to knees, fall to one knee, fall on one knee, sink to one knee, fall to knee, fall to knees, sink to knee, sink to knees, get on knee, drop to one knee, go down on one knee, get down on one knee, take a knee
lie | stand | stay | roll over, roll onto back, roll into a ball, curl into a ball, lie, lie down, lounge, bask, recline, relax, rest, lay, curl up, sprawl, sunbathe, curl
sleep | stand | stay | sleep, nap, doze, snooze, slumber, dream, fall asleep, doze off, hibernate, take a nap
lean | stand | stay | lean, lean on, lean against, lean over, lean out, prop, lean forward
hide | stand | stay | hide, conceal, take cover, peek, peek out
meditate | sit | stay | meditate
yoga | sit | stay | do yoga, do some yoga, practice yoga, practise yoga, yoga, hold a yoga pose, do a yoga pose, do pilates, tai chi, practice tai chi, do tai chi, practise tai chi
pray | stand | stay | pray, worship
dance | dance | stay | dance, whirl skirt, swirl skirt, swish skirt, twirl skirt, swing skirt, perform routine, perform choreography, perform dance, perform dance routine, practice choreography, rehearse choreography, do dance, bust a move, share first dance, have first dance, enjoy first dance, dance first dance, share dance, have dance, share a last dance, disco dance, slow dance, twirl, waltz, pirouette, tango, salsa, belly dance, line dance, dance ballet, country line dance, krump, shuffle dance, cha cha, twerk, pole dance, tap dance, dance macarena, robot dance, flamenco, moonwalk, cheerlead, zumba, ballet dance, swing dance, dance flamenco, dance tango, dance salsa, dance samba, dance a waltz, dance ballet, dance hip hop, hip hop dance, street dance, freestyle dance, dance the tango, dance kathak, dance bharatanatyam
spin | dance | stay | spin, rotate, revolve, whirl around, spin around, swirl around
wave | wave | stay | give a thumbs up, give thumb up, make peace sign, flash peace sign, throw peace sign, give peace sign, hold up peace sign, wave, wave goodbye, greet, beckon, wave at, hand wave, say goodbye, hail a taxi, hail a cab, hail taxi, hail cab, flag down, shake fist, shake his fist, shake her fist, shake a fist
salute | wave | stay | shield eye, shade eye, tip cap, tip hat, salute, raise a hand, tip hat, tip his hat, tip her hat, tip its hat
cheer | wave | voice | erupt in laughter, erupt in applause, cheer, go wild, go crazy, erupt in cheers, celebrate, rejoice, applaud loudly, hooray
point | stand | stay | point, point at, gesture, point to, extend a hand, extend hand, hold out a hand, hold out hand, reach out, reach out a hand, reach for, offer a hand, offer hand, stretch out a hand
clap | stand | stay | clap, applaud, clap hands
bow | stand | stay | bow, curtsy, curtsey
nod | look | face | nod, nod off, nod head
shake_head | look | face | shake head, shake his head, shake her head, shake their head, shake their heads
scratch_head | look | hands | scratch head, scratch neck, rub neck, rub back of neck, rub the back of neck, run hand through hair, run finger through hair, tousle own hair
hands_on_hips | look | hands | put hand on hip, place hand on hip, set hand on hip, rest hand on hip, stand with hand on hip, stand hand on hip
facepalm | look | hands | facepalm, face palm, slap forehead, smack forehead, bury face in hand, bury head in hand, put head in hand, put face in hand, bury face, hold head in hand
hand_on_heart | look | hands | put hand on heart, place hand on heart, lay hand on heart, put hand on chest, place hand on chest, press hand to chest, press hand to heart, hold hand to heart, clutch chest, clutch heart
hush | look | hands | put finger to lip, raise finger to lip, press finger to lip, hold finger to lip, bring finger to lip, put finger on lip, place finger on lip, shush, hush
lean_back | stand | stay | lean back, sit back, fold hand behind head, put hand behind head, clasp hand behind head, lace finger behind head, stretch out in chair
gasp | look | face | gasp, gape, drop jaw, stare in shock, stare in disbelief
shrug | look | face | shrug, shrug shoulder
turn | look | stay | turn, turn around, turn toward, turn back, swivel, turn its head, turn his head, turn her head, spin to face, look back, whip around
stretch | stand | stay | stretch, yawn, stretch out, stretch leg, stretch arm, arch its back, arch his back, arch her back
shiver | stand | stay | shiver, tremble, shake, quiver, shudder, vibrate, wobble, shake off
wake | look | face | wake up, come to life, spring to life, baby waking up, wake, awaken, awake, come alive, power up, boot up, power on, whir to life, flicker to life, sputter to life, stir awake
hatch | stand | work | hatch, emerge from an egg
look | look | face | look, take a look, gaze, watch, stare, observe, admire, glance, peer, examine, treat, inspect, face, regard, look at, look up, look down, look into, look out, study, see, witness, search, spot, notice, gape, read a map, contemplate the view, behold, survey, scan, watch tv, peer into, lock eyes, check on, check in on, check up on, look after, watch over, tend to, care for, attend to, enjoy, savor, savour, relish, appreciate, take in
look_around | look | face | look around, look about, glance around, check both ways, find himself, find herself, find itself, find themselves
auscultate | look | with | listen to heartbeat, listen to heart, listen to chest, listen to lung, check heartbeat, check pulse, take pulse
listen | look | face | listen, hear, listen to
think | look | face | tilt head, cock head, stroke chin, rub chin, scratch chin, think, ponder, contemplate, wonder, remember
cover_mouth | look | hands | cover mouth, cover face, clap hand over mouth, hide face, bring hand to mouth, put hand to mouth
rub_eyes | look | hands | rub eye, wipe sweat, wipe grease, wipe forehead, wipe brow, mop brow, rub face, rub temple, rub forehead, massage temple, wipe tear, wipe away tear, wipe away a tear, wipe eye
smile | look | face | blush, curl into a smile, break into a smile, break into a grin, smile, grin, beam, smirk, wink, grin widely
frown | look | face | puff up cheek, puff out cheek, puff cheek, roll eye, frown, scowl, pout, glare, sulk, grimace, stick tongue out, stick out tongue, make a face
close_eyes | look | face | close eye, close eyes, shut eye, shut eyes, squeeze eyes shut, squeeze shut eyes, close eyelids
open_eyes | look | face | open eye, open eyes, open up eye, flutter open, snap open
blink | look | face | blink
laugh | sing | voice | laugh, giggle, chuckle, burst out laughing, burst into laughter, burst out laugh, snicker, cackle, laugh quietly, crack up
cry | sing | voice | cry, weep, fill with tear, fill with tears, well up, bury his face, bury her face, bury their face, bury his head, bury her head, burst into tears, sob, cry out loud, shed a tear
explain | talk | voice | help, assist, tutor, mentor, teach, lecture, give a lecture, give a lesson, give a presentation, hold a presentation
speak | talk | voice | break up with, split up with, break it off with, break off with, speak, explain, present, drawl, chant, narrate, retort, insist, stammer, remark, quip, deadpan, joke, intone, tease, plead, beg, urge, confess, admit, snap back, talk, say, chat, tell, ask, argue, discuss, announce, converse, answer, reply, respond, greet with, address, report, recite, order, complain, add, state, declare, testify, news anchor, mouth, comment, interview, give a speech, converse with, debate, question, instruct, call out, warn, apologize, promise
whisper | talk | voice | whisper
murmur | talk | voice | murmur, clear throat, clear his throat, clear her throat, clear its throat, breathe out, mutter, mumble, sigh, squeak, croak softly
shout | talk | voice | shout, holler, cry out loud, bark out, thunder, yell, scream, exclaim, cry out, call, bellow, shriek, squawk, roar out, order loudly, cry, boom
sing | sing | voice | sing, hum, croon, serenade, karaoke, beatbox, rap, belt out, sing along, lip sync
bark | sing | voice | bark, yap, growl, snarl, woof
meow | sing | voice | meow, purr, hiss
moo | sing | voice | moo, bleat, neigh, whinny, oink, bray
roar | sing | voice | roar, scare, scare away, frighten, spook, menace, threaten, howl, bellow loudly, trumpet
chirp | sing | voice | chirp, tweet, caw, croak, crow, hoot, quack, honk, cluck, whistle, sneeze, cough, hiccup
breathe | talk | work | breathe, take a breath, take a deep breath, exhale, inhale, pant, breathe fire, spit fire
blow | talk | hands | blow, blow out, blow on, blow out candle, blow bubble
blow_glass | talk | hands | blow glass, blow molten glass, blow a glass bubble, blow glass bubble, blow hot glass, shape molten glass, shape glass, blow a glass vase, blow glass vase
eat | eat | hands | share lunch, share dinner, share breakfast, share meal, have breakfast, have lunch, have dinner, have a meal, have a snack, have a picnic, eat, stuff cheek, stuff its cheeks, stuff its cheek, stuff their cheeks, fill its cheeks, take a bite, chew, feed, nibble, bite, lick, munch, devour, peck, taste, swallow, gobble, graze, feast, have breakfast, have dinner, have lunch, eat burger, eat watermelon, eat hotdog, dine, bite into, snack, slurp, crunch
drink | eat | hands | have tea, have afternoon tea, have high tea, have a tea party, take tea, have a cup of tea, have a cup of coffee, have coffee, have a drink, have cocoa, drink, take a sip, sip, gulp, drink from, taste beer, taste wine, sip from
smoke | look | hands | smoke, take a drag, light a cigarette, smoke hookah, vape, puff on
hold | look | hands | tear bread, break bread, crumble bread, tear off bread, tear loaf, hold, clutch, grip, grasp, hold up, hold onto, cling, wield, cradle, hug to, clasp, carry on, hold out, hold open, brandish, draw, reload, wrap both hands around, wrap his hands around, wrap her hands around, wrap hand around, wrap both hand around, wrap his hand around, wrap her hand around, clench
lift_up | look | hands | lift into the air, lift high, toss into the air, throw into the air
raise_arms | look | stay | throw up hand, throw hand up, throw up arm, throw arm up, raise arms, raise both arms, raise hands, raise both hands, lift both arms, lift arms, throw up arms, throw arms up, throw arms in the air, throw hands in the air, raise arms in triumph, pump fists, stick landing, stick the landing, stick her landing, stick his landing, nail landing, nail the landing
spread_arms | look | stay | spread arms, open arms, spread both arms, stretch out arms, stretch arms wide, hold out both arms, outstretch arms
cross_arms | look | stay | cross arm, cross arms, fold arm, fold arms, cross both arms
toast | look | hands | toast, make a toast, raise a toast, raise a glass, raise glass, raise their glass, lift glass, clink glass, clink wine glass, clink champagne glass, clink beer mug, clink mug, clink bottle, raise champagne glass, raise wine glass, clink champagne flute, raise champagne flute, clink
raise | look | hands | snap finger, snap fingers, cast a spell, cast spell, cast a charm, cast magic, work magic, wave a wand, wave wand, raise, lift, hoist, lift up, raise up, raise his hand, spread, reach up
carry | walk | hands | carry, bring, deliver, transport, haul, bear, lug, balance on the head, balance a tray, balance tray, balance a plate, balance plate
pick_up | look | hands | remove, lift out, take out, pick up, grab, take, snatch, lift off, collect, gather, pick, pluck, steal, fetch, harvest, scoop, take out, pull out, seize, find, pick fruit, pick flower
conjure | look | hands | conjure, conjure up, perform a magic trick, do a magic trick, perform a card trick, do a card trick, perform card tricks, perform magic tricks, do magic tricks, perform tricks, perform magic, do magic
put | look | hands | dip, plate, put, place, set, lay down, put down, set down, insert, arrange, stack, hang up, put on, load, unload, lower, add, slide into, pack, decorate, stuff, hang, hang laundry, hang the laundry, hang the washing, hang clothes, hang up laundry, move, plant a device, plant a bomb, plant device, plant bomb, plant evidence, plant a bug
drop | look | hands | drop, let go, release, spill, scatter seed
give | look | hands | pass ball, pass plate, pass dish, pass bowl, pass bread, pass salt, pass food, pass note, pass her, pass him, pass them, give, offer, hand, hand over, pass to, share, present with, feed bird, feed fish, sell, serve, donate, buy, pay, exchange, hand out, show, present to, show off
open | look | hands | open, roll up, roll up shutter, roll up the shutter, roll up the shutters, roll up the door, roll down window, roll down the window, roll up window, roll up the window, slide open, throw open, creak open, swing open, burst open, fly open, grind open, crack open, push open, pull open, open up, unfold, unlock, unwrap, uncover, reveal, open bottle, open a present, unbox, unroll, pop open, unscrew, uncork, uncap, flip open, fling open, tear open, rip open
close | look | hands | close, slam shut, bang shut, swing shut, creak shut, fall shut, snap shut, slam closed, swing closed, shut, lock, slam, wrap
push_swing | look | hands | push on the swing
push | walk | hands | push, wheel, mow, mow lawn, mow the lawn, mow grass, mow the grass, vacuum, vacuum floor, vacuum the floor, vacuum carpet, vacuum the carpet, hoover, jab, shove, bump, bump into, nudge, collide, collide with, push car, push cart, press, push wheelchair, press a button
pull | walk | hands | pull, drag, tow, tug, have a tug of war, play tug of war, tug of war, tug rope, pull rope, haul in, yank, draw closer
dunk | jump | stay | dunk, slam dunk, dunk a basketball, dunk the ball, dunk basketball, do a slam dunk, shoot basketball, shoot hoops, shoot a hoop, shoot hoop, shoot a basket, play basketball, do a layup, make a layup, shoot a free throw, shoot a three pointer
throw | run | hands | throw, toss, hurl, fling, pitch, throw ball, throw axe, throw discus, shot put, javelin throw, hammer throw, bowl, bowling, play frisbee, lob, flick, cast, skip a stone, skip stone, skip stones, skip a rock, skip rock, skip rocks
juggle | run | hands | juggle, juggle ball, juggle balls
snowball | run | with | have a snowball fight, snowball fight, throw snowball, throw a snowball, throw snowballs, play in the snow with snowballs
throw_powder | run | with | throw powder, throw colored powder, throw coloured powder, throw colorful powder, throw color powder, throw colour powder, throw holi powder, throw bright powder, throw pigment, throw gulal, throw color, throw colour, throw colors, throw colours, toss powder, toss colored powder, toss coloured powder, fling powder, fling colored powder, play holi, celebrate holi
catch | run | hands | catch, catch fish, capture a ball, catch or throw frisbee, intercept, catch or throw baseball, catch or throw softball
kick | run | go | kick, dribble, kick field goal, drop kick, kick soccer ball, dribble basketball, side kick
hit | run | hands | destroy, demolish, wreck, pulverize, pulverise, tear down, tear apart, rip apart, knock to the ground, bang, rally, return a serve, return serve, volley, hit, strike, punch, break a board, break board, throw a punch, throw punch, throw punches, land a punch, land punch, land uppercut, land an uppercut, land a hook, land hook, land a blow, land blow, land a kick, land kick, land jab, throw a jab, smash, slap, play squash, swing racket, whack, jab, jab at, pummel, pound on
knock | run | stay | knock, knock off, knock over, knock down, push off, tip over, swat, paw at, paw, bat at, swipe at
bang_gavel | look | hands | bang gavel, bang a gavel, strike gavel, slam gavel, pound gavel, hit gavel, hammer gavel, bring down gavel, rap gavel
craft | look | hands | work with fine tools
carve | look | hands | carve, whittle, carve wood, carve figure, carve violin, carve a violin, whittle wood
hammer | look | hands | hammer, forge, pound, nail, chisel, sculpt, weld
pillow_fight | run | with | have a pillow fight, pillow fight, fight with pillow, have pillow fight, hit each other with pillow, battle with pillow
fight | run | with | fight, practice karate, practise karate, do karate, practice judo, do judo, practice kung fu, do kung fu, practice martial art, practise martial art, practice boxing, train karate, practice taekwondo, battle, duel, cross sword, cross blade, clash sword, clash blade, lock blade, parry, trade blow, wrestle, box, spar, throw punch, throw hook, throw right hook, throw left hook, throw jab, throw uppercut, throw kick, exchange blow, trade punch, fence, sword fight, fencing, boxing, punch bag, attack, arm wrestle, judo, karate, clash, defend, struggle, capoeira, sword fighting, play fight, martial art, high kick
shoot | look | hands | shoot, let the arrow fly, let an arrow fly, let arrow fly, loose an arrow, release the arrow, draw the string, draw the bow, draw bow, fire, aim, take aim, archery, shoot arrow, practice archery, loose arrow, loose arrows, loose a volley, release a volley, let loose a volley, unleash a volley, fire a volley
hug | look | with | run into her arm, run into his arm, jump into her arm, jump into his arm, fall into each other's arm, throw arm around, wrap arm around, fling arm around, put arm around, fold arm around, close arm around, sling arm around, pull into a hug, pull close, hug, give a hug, embrace, cuddle, snuggle, huddle together, nuzzle
kiss | look | with | kiss, give a kiss, blow a kiss, smooch
hold_hands | walk | with | hold hands, exchange ring, exchange rings, exchange vow, exchange vows, exchange wedding ring, say their vow, say their vows, hand in hand, arm in arm
shake_hands | look | with | arm wrestle, shake hands, handshake
high_five | look | with | highfive, high five, high-five, give a high five, exchange high five, share a high five, slap palm, slap hand, clap hand together, fist bump, bump fist
take_hand | look | with | take hand, take by the hand, grab hand, grasp hand, clasp hand, squeeze hand, reach for hand, kiss hand
help_up | look | with | help up, help to foot, pull to foot, lift to foot, help stand, help stand up, help get up, help back up, help back to foot, pull back up
piggyback | walk | with | piggyback, carry piggyback, give a piggyback ride, give piggyback ride, give a piggyback, carry on back, give a ride on back, carry on the back
lick | eat | with | nip at ear, nip ear, nibble ear, nibble at ear, tug at ear, lick face, lick cheek, lick hand, lick nose
pet | look | with | run hand over, run hand along, run hand across, run finger over, run finger along, run finger across, run palm over, run palm along, run palm across, run fingertip over, run fingertip along, run fingertip across, run thumb over, run thumb along, run thumb across, tap, poke, touch, pet, calm, calm down, soothe, stroke, caress, pat, groom, pet cat, pet dog, pet animal, pet animal not cat, scratch, drum finger, drum fingers, tap finger, tap fingers
meet | look | with | meet, gather around, gather together, gather round, huddle around, crowd around, join, reunite, get together
play_tennis | play | stay | play tennis, play a tennis match, play a match of tennis, play a game of tennis, play doubles, practice tennis, practice serve
play_volleyball | play | stay | play volleyball, play beach volleyball, play a volleyball match, spike ball, spike volleyball
swing_bat | hit | stay | play baseball, hit baseball, hit a baseball, swing a bat, swing bat, swing the bat, bat, hit a home run, hit home run, hit homer, hit a grand slam, play cricket, play softball
swing_club | hit | stay | play golf, tee off, putt, sink putt, sink a putt, swing club, swing a golf club, hit golf ball, hit a golf ball, hit tee shot, chip ball, make putt, line up putt
shoot_at_goal | kick | stay | score, score a goal, score goal, score the goal, score the winning goal, score winning goal, take free kick, take a free kick, take penalty, take a penalty, take penalty kick, shoot penalty, take corner kick, shoot at goal, shoot on goal, curl ball into goal, kick ball into goal
dive_save | jump | stay | save penalty, save a penalty, save the penalty, save shot, save the shot, make a save, dive for ball, dive for the ball
grapple | fight | with | grapple, sumo wrestle, lock horns with
knee_slide | kneel | stay | slide on knee, slide on his knee, slide on her knee, slide on knees, slide across the grass on knee, knee slide
table_tennis | play | stay | play table tennis, play ping pong, play pingpong, play ping-pong, play a game of table tennis, play a game of ping pong, play a match of table tennis
play_arcade | play | hands | play arcade, play arcade game, play an arcade game, play the arcade game, play arcade machine, play at arcade machine, play on arcade machine, play retro arcade game, play retro game, play pinball, hammer button, mash button, smash button, slam button, pound button, tap button furiously, yank joystick, jerk joystick, wiggle joystick, grip joystick, push joystick, work joystick
play | play | stay | play, perform, romp, play with, play game, play controller, play football, play soccer, play badminton, play hockey, play ice hockey, play video game, play fetch, tickle, splash, play kickball, compete, hopscotch, play bagpipe, play accordion, play harmonica, play saxophone, play trumpet, play recorder, play clarinet, play xylophone, play ukulele, play harp, play trombone, play organ, hula hoop, golf, solve rubik's cube, rock scissors paper, play rock paper scissors, fly drone
fly_kite | play | stay | fly kite, fly a kite, fly kites, fly the kite
play_game | play | hands | play chess, play cards, play card, play poker, play monopoly, play checkers, play go, play mahjong, play dominoes, play domino, play backgammon, play a board game, play board game, play board games, play a game of chess, play a game of cards
conduct | play | hands | conduct an orchestra, conduct the orchestra, conduct orchestra, conduct, wave a baton, wave baton, raise baton, lift baton, swing baton
dj | play | hands | dj, mix track, mix music, spin record, scratch record, mix beat, drop the beat
play_guitar | play | hands | practice guitar, practice the guitar, play guitar, play the guitar, strum, play bass guitar, strum guitar, play a guitar, tap guitar, shred on guitar, shred a guitar
play_piano | play | hands | practice piano, practice the piano, practise the piano, play piano, play the piano, play keyboard, play a piano
play_violin | play | hands | practice violin, practice the violin, play violin, play the violin, play a violin
play_cello | play | hands | practice cello, practice the cello, play cello, play the cello, play a cello
play_bass | play | hands | play double bass, play the double bass, play a double bass, play upright bass, play the upright bass, play contrabass, pluck the bass, play the bass
play_drums | play | hands | practice drums, practice the drums, play drums, play drum, drum, play the drums, tap pen, air drum, air drumming, pound the drum, pound the drums, pound drum, pound on drum, pound on the drums, beat the drum, beat the drums, beat drum, hammer the drums, bang the drums
play_flute | play | hands | play flute, play the flute
read | look | hands | read, browse, read book, read newspaper, leaf through, page through
write | look | hands | solve equation, solve problem, solve sum, solve math problem, do math, do homework, do sum, finish homework, write, take note, note, sketch in a notebook, jot, scribble, sign, autograph, write letter
draw_picture | look | hands | draw a picture, draw line, draw circle, draw pattern, draw map, draw portrait, sketch, draw on, doodle, calligraphy, drawing, ink, tattoo
type | look | hands | type, use computer, use a computer, work on a laptop, work at a computer, text, program, code, texting, work on laptop
phone | talk | hands | phone, dial, dial a phone, dial phone, dial a number, talk on the phone, make a phone call, make a call, take a call, make a call on a phone, answer the phone, pick up the phone, talk on phone, call on the phone
selfie | look | hands | take a selfie, take selfie, film itself, film himself, film herself, film themselves, record herself, record himself, vlog, livestream
photograph | look | hands | photograph, flash camera, flash their camera, flash cameras, take a photo, take photos, take picture, film with, film, record a video, record video
paint | look | hands | dip brush, dip paintbrush, load brush, paint, spray paint, brush paint, colour in, finger paint, paint wall
roast_on_stick | look | hands | roast marshmallow, roast marshmallows, toast marshmallow, toast marshmallows, roast sausage, roast sausages, roast hot dog, roast hot dogs, grill marshmallow
cook | look | hands | cook, bake, fry, grill, roast, barbecue, boil, prepare food, make food, cook chicken, cook egg, cook on campfire, make sushi, make pizza, make tea, make cake, prepare, toast bread, scramble egg, make sandwich, bbq, barbeque, season, grate, barbequing
stir | look | hands | stir, shake a cocktail, shake cocktail, shake a drink, mix a cocktail, mix cocktail, mix a drink, whisk, mix, stir a pot, stir the pot, whisk egg
toss_pan | look | hands | flip pan, flip a pan, flip the pan, toss pan, toss the pan, flip pancake, flip a pancake, flip pancakes, toss a pancake, toss noodle, toss noodles, stir fry, toss vegetable, toss vegetables, toss food, toss in a wok, toss in the wok, flip crepe, flip crepes, flip a crepe, toss crepe, flip burger, flip burgers, flip egg, flip eggs, flip omelette, flip noodle, flip noodles, flip steak, flip steaks, flip meat, flip fish, flip vegetable, flip vegetables, flip dumpling, flip dumplings, flip patty, flip patties, flip tortilla, flip tortillas, flip rice, flip fried rice, toss rice, toss fried rice, toss pasta, toss shrimp
brew | look | hands | brew, make coffee, make espresso, make a coffee, make an espresso, make cappuccino, make a cappuccino, make latte, make a latte, pull a shot, froth milk, steam milk
handcraft | look | hands | peel, peel off, peel potato, unpeel, shuck, shuck oyster, shuck corn, husk corn, shell pea, shell bean, shell nut, shell walnut, shell peanut, shell shrimp, crack egg, crack an egg, crack nut, crack open, thread, thread needle, thread a needle, thread bead, string bead, make jewelry, fold paper, fold a paper, fold a piece of paper, fold a sheet of paper, fold origami, fold dumpling, fold napkin, folding, do origami, make origami, crease, crease paper, crimp, pinch, roll sushi, roll cigar, roll clay, squeeze lemon, squeeze orange, squeeze lime, wind watch, wind clock, disassemble, take apart, wind thread, tie ribbon, tie a ribbon, tie bow, tie a bow, tie knot, tie a knot, untie, untangle, unwrap candy, pit, hull, pluck petal, shape
knead | look | hands | roll out, knead, knead dough, roll dough, roll out dough, knead the dough
throw_pot | look | hands | throw a pot, make pottery, make a pot, shape clay, shape a bowl, shape a vase, mould clay, mold clay, make clay pottery, clay pottery making, clay pottery make, pottery make, work with clay
saw | look | hands | saw, saw wood, saw plank, saw board, saw a plank, saw through, saw off, cut wood with a saw
cut | look | hands | cut, chop, slice, trim, shear, shear sheep, chop wood, cut watermelon, trim tree, slice up, prune, clip, cut nail, cut pineapple, shave meat, shave truffle, shave truffles, shave cheese, shave parmesan, shave chocolate, shave ice, shave ham, carve meat, carve the meat, carve a turkey, carve the turkey, carve ham
water | look | hands | water, water plant, water flower
spray | look | hands | spray, spray water, hose, hose down, hose off, put out a fire, extinguish, douse, squirt
pour | look | hands | pour, fill, strain, decant, pour beer, pour into, refill, drizzle, drizzle over, ladle, spoon over
sweep | walk | hands | sweep, mop, rake, shovel, sweep floor, mop floor, shovel snow, clean floor, rake leaf, scrub
wipe | look | hands | wipe, polish, clean, dust, clean window, clean shoe, scrub clean, shine shoe, scour, rub, wipe away
wash_dishes | look | hands | wash dish, wash dishes, wash the dish, wash the dishes, wash up, do the dishes, do dishes, do the dish, scrub plate, scrub plates, scrub dish, scrub dishes, scrub pot, scrub pan, scrub pots, rinse plate, rinse dish, rinse dishes, wash plate, wash plates, clean plate, clean the dishes, rinse plates
iron | look | hands | iron, ironing, iron shirt, iron clothes, press shirt, press a shirt, press trousers, do the ironing
wash | look | hands | wash, give a bath, take a bath, have a bath, soak, wash hand, wash hair, bathe a dog, rinse, shower, take a shower, brush, wash foot, shampoo, do nail, wax leg, bathe dog, do laundry, fill eyebrow, groom dog, groom horse, pluck eyebrow, get a tattoo, lather
make_up | look | hands | apply lipstick, put on lipstick, apply makeup, put on makeup, do makeup, apply mascara, put on mascara, put on eyeliner, powder face, apply face cream, dab cream, dab serum, apply cream, apply serum, apply sunscreen, apply lotion, rub in cream, apply blush, apply eyeliner, apply foundation
brush_teeth | look | hands | brush teeth, brush tooth, brush its teeth, brush his teeth, brush her teeth, brush their teeth
shave | look | hands | shave, shave head, shave face, shave beard, shave his beard, shave his face
cut_hair | look | hands | cut hair, trim hair, style hair, curl hair, braid hair, blow dry hair, fix hair, dye hair, get a haircut, give a haircut
brush_hair | look | hands | comb, brush hair, comb hair, brush her hair, brush his hair, comb her hair, comb his hair, dry hair, dry her hair, dry his hair, towel dry hair, tuck a strand of hair, tuck hair, tuck her hair, tuck his hair, smooth her hair, smooth his hair, fix her hair, fix his hair
dress | look | hands | dress, lace, lace up, buckle, zip up, undress, get dressed, tie a tie, tie tie, tie bow tie, put on a coat, take off, adjust, wear, pull on, don, try on, tie, pull down, button up
dig | look | hands | dig, excavate, bury, burrow
plant | look | hands | plant, sow, garden, plant tree, weed, till, gardening
fish | sit | hands | fish, go fishing, ice fish, angle for, fly fish, ice fishing, cast a line, cast the line, cast his line, cast her line, cast line, cast a net, cast net, cast his net, reel in, reel in fish, haul in net
build | look | hands | build, build a snowman, make a snowman, make snowman, assemble, construct, make, create, lay brick, build cabinet, craft, weave basket, weave, spin wool, spin poi, assemble computer, build a sandcastle, arrange flower, fold napkin, fold paper, origami, mould, fold, design, balloon blowing, bookbinding
plane_wood | look | hands | plane, plane wood, plane a piece of wood, sand wood, sand, smooth wood, smooth a piece of wood
fold | look | hands | fold, fold laundry, fold clothes, fold shirt, fold towel, sort laundry, do laundry, do the laundry
sew | look | hands | sew on a machine, sew with a machine, sew on a sewing machine
knit | look | hands | knit, crochet, sew, stitch, embroider
run_on_spot | run | stay | jog in place, run in place, run on the spot, jog on the spot
run_machine | look | hands | drill, drill into, drill through, drill a hole, drill hole, chainsaw, jackhammer
repair | look | hands | repair, tighten, tighten bolt, screw in, fix, mend, change tire, change wheel, tinker, solder, tune, bandage, massage, massage leg, massage foot, check tire, replace, restore, change oil, fix a car, wind up, pick a lock, pick the lock, pick lock
take_measure | look | with | take measurement, take measurements, take measure, measure shoulder, measure waist, measure arm, measure sleeve, measure chest, measure for a suit
work | look | hands | conduct an experiment, conduct experiment, conduct research, conduct an interview, conduct a test, work, operate, use, handle, experiment, test, measure, tend, assist, scan groceries, shop, deal card, count money, milk cow, sort, play with clay, manage, tend to, sharpen, sharpen knife, sharpen pencil, shred paper, milk, cut paper, petition
push_up | dance | stay | push up, do push up, do pushup, pushup, press up, do press up, plank, hold a plank, do a plank
exercise | dance | stay | exercise, work out, sit up, squat exercise, squat, do aerobics, aerobics, pull up, stretch workout, situp, jump jack, front raise, swing kettlebell, train, do gymnastics, chin up, parkour, headbang, roller skating exercise, do lunge, do lunges, walk lunge
lift_weights | dance | stay | lift weights, lift weight, lift a weight, lift barbell, lift a barbell, weightlift, weight lifting, powerlift, deadlift, snatch weight lifting, clean and jerk, bench press
wag | stand | stay | wag, wag its tail, flick
sniff | look | face | sniff, smell
glisten | shine | work | glisten, gleam
shine | shine | work | shine, glow, sparkle, twinkle, glitter, shimmer, flicker, light up, flash, illuminate, pulse, radiate
light | look | hands | light, ignite, kindle, set fire to, set alight, set ablaze, strike a match, strike match, flick a lighter, light a match
burn | shine | work | burn, blaze, flame, smoulder, smolder, crackle
explode | shine | work | explode, burst, erupt, detonate, shatter, blow up, pop
bloom | shine | work | burst into blossom, burst into bloom, burst into flower, burst into leaf, open into full bloom, open into bloom, open into flower, open its petal, unfold, open its petals, open up its petal, bloom, blossom, unfurl
grow | stand | work | grow, sprout, germinate, shoot up, spring up, grow tall, grow taller, push up
melt | stand | work | melt, thaw, melt away, burn down
shrink | stand | work | shrink, shrink down, become tiny, grow smaller, get smaller
enlarge | stand | work | grow bigger, grow larger, get bigger, grow taller, grow enormous, become gigantic, become huge
dissolve | stand | work | disintegrate, dissolve, crumble, crumble away, turn to dust, turn to ash, turn to sand, turn to smoke, evaporate, vaporise, vaporize, dissipate, wash away, erode, fall to piece, fall to pieces, decay
assemble | stand | work | assemble itself, assemble themselves, build itself, construct itself, rebuild itself, reassemble, reassemble itself, take shape, form itself, coalesce
break | stand | work | break, crack, split, crash, crumple, snap
come_apart | stand | work | come apart in slices
rain_down | stand | work | come down in handfuls
stack_up | stand | work | be assembled layer by layer
be_written | stand | work | write itself
flow | stand | work | flow, trickle, ripple, gush, pour down, lap, stream, splash against, surge, wash over
bubble | stand | work | bubble, boil over, steam, sizzle, simmer
change | stand | work | change, transform, shift, morph, turn into, become, evolve, change into
flap_cloth | stand | work | billow, flap in the wind, ripple in the wind, unfurl in the wind
tick | stand | work | tick, chime, ring, toll, beep
appear | stand | work | appear, materialise, materialize, come into view, fade in
`;
