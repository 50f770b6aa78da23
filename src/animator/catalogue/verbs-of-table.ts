/**
 * Verbs that no act lists, and what is played for them: act | verbs. Most of them are nouns as well ("nurse", "storm"), so that they count only where the words around
 * say that they are verbs. What stands here comes before what the dictionary is nearest to.
 */
export const NEAREST_TABLE = `
step_back | flinch, recoil
frown | wince, cringe, seethe, rage, fume, sneer, ache, fret
shiver | twitch, convulse, thrash, jolt, throb, fidget
raise_arms | flex
dress | straighten
murmur | whine, whimper, groan, moan, grunt, grumble, snort
raise | heave
swim | drown
wave | flail, invite, signal, mimic, imitate, hail, hitchhike
stretch | contort
hit | stab, thump, pierce, prick, bonk, spank, smack, slash
push | tackle, ram, crush, squash
speak | chatter, negotiate, insult, provoke
look | judge, concentrate, focus, marvel, choose, attend
crouch | brace, shelter, vomit
walk | retreat, storm, venture
pet | trace, grope, feel
appear | teleport
pour | sprinkle
open | tear, unravel
row | raft
work | finish, complete, install, invent, refuel
type | scroll
hug | comfort, console, reassure
pick_up | rescue, salvage
gasp | startle
meet | surround, mingle
give | trade, swap, distribute
hold | nurse, weigh, display
blow | spit
cry | mourn, grieve, wail
think | brood, plan, reflect, daydream, reminisce, imagine, envision, visualize, consider, suppose, guess, forget, regret, wish, anticipate, recall
catch | capture, trap, arrest
exercise | practice, practise
hold_hands | intertwine
brush_hair | preen, braid, plait
knock | claw
shine | spark, glimmer, dazzle
flow | leak, ooze, drain, overflow
burn | scorch, flare
grow | expand, inflate, widen
shoot | blast, zap
put | stick
fall | keel
jump | eject
play | jam, toy
cheer | win, triumph, party, revel
change | die, perish, multiply, duplicate
dance | boogie, bop, jig, samba
fight | kill, slay, slaughter, joust, brawl, scuffle
sleep | snore
carry | kidnap, smuggle, evacuate
cover_mouth | choke, retch, wheeze, gag, burp, belch
laugh | mock, scoff, jeer, gloat, ridicule, deride
write | scrawl, compose
photograph | record, video
stir | whip, mash
handcraft | glue, staple, fasten, attach, bind, fiddle, fumble, tweak
follow | herd
drop | discard, dump
play_game | gamble
sew | darn
step_back | avoid
fly | orbit
spin | pivot
sit | camp, loaf, slouch
raise_arms | surrender
nod | obey, agree, consent
shake_head | deny, refuse, disagree
shout | bully, scold
throw | lasso
melt | deflate, wilt, wither
`;

/**
 * Verbs that mean another thing of some than of most: of whom | act | verbs. Of \`walkers\`, people and animals on the ground; of \`people\` alone; of \`hands\` that do it to something; of \`things\` that do not go
 * by themselves. Nobody on two feet takes to the air because a verb mostly tells of birds.
 */
export const SAID_OF_TABLE = `
walkers | run | swarm, swarm around, swarm over, zoom, zip, speed, speed up, accelerate, race past, rumble, whiz, whizz, zoom past
walkers | walk | coast, veer, swerve, recede, maneuver, curve, loop, orbit, bank, wing, flit, trundle
people | jump | swoop, skim
people | crouch | dodge, evade
people | run | dodge through, dodge between, dodge among, dodge past, dodge around, dodge across
people | dance | sway
walkers | run | surge, surge forward, surge toward, surge past, surge through
people | somersault | flip, flip over
people | sneak | inch, inch forward, inch closer, inch along, inch toward
people | stand | rise from
people | spin | swirl around, twist in midair, twist mid air, twist in the air
people | fall | crash
people | raise | lift
people | photograph | snap
people | cut | split
people | cook | crack
people | hit | break
people | pet | ring
people | cheer | erupt
people | spread_arms | flap
walkers | fall | die, perish, succumb, expire
walkers | climb | scramble up, scramble over
walkers | run | scramble
walkers | walk | stream, stream through, stream past, stream out, stream in, stream into, stream by, trickle, trickle in, trickle out, pour in, pour out, pour through, flow past, flow around
walkers | stand | appear
walkers | walk | appear from, appear out, appear through, appear around, come into view
people | pet | heal
people | stand | protect, guard, shield
people | fall | roll down
people | somersault | roll under, roll beneath, roll below, roll across, roll over, roll on landing, tuck and roll, dive roll, roll to foot
people | lie | roll around, roll about
hands | stir | swirl, swill
hands | turn | flip
hands | hold | dangle, suspend
things | drive | roll out
things | swing | move, sway, rock, move back, move back and forth
`;

/** What is done all around somebody, on a ring that has that one in its middle. */
export const ROUND_VERBS = 'circle, surround, encircle, orbit, swirl, whirl, wheel, swarm, ring, loop';

/** What a dictionary would have somebody work, build or look at, though nobody is seen doing it: "causes chaos", "seems calm", "pretends". */
export const UNSEEN_VERBS =
  'seem, mean, determine, cause, produce, establish, maintain, form, extend, contribute, suffer, claim, affect, mark, eliminate, employ, arise, engage, enable, bother, accomplish, experience, preserve, ignore, afford, devote, perceive, retire, stress, expose, undertake, imply, render, authorize, overcome, incur, ensure, pretend, deserve, entail, endanger, jeopardize, intimidate, alarm, infuriate, distract, torment, humiliate, excite, inspire, arouse, motivate, prompt, offend, overwhelm, evoke, induce, stimulate, generate, initiate, effect, constitute, symbolize, symbolise, represent, reproduce, abuse, torture, victimize, plague, doom, destine, condition, fake, cane, damn, except, subject, bypass, elapse, lapse';
