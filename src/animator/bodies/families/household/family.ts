import { type Maker, type ThingOrder, thingFamily, type Variants } from '../../forge/thing-family.ts';
import { makeAlarmClock } from './alarm-clock.ts';
import { makeAppliance } from './appliances.ts';
import { makeSink, makeToilet } from './bathroom.ts';
import { makeBook, makeGift, makeUmbrella } from './belongings.ts';
import { makeBox, makeSolidShape, makeSuitcase } from './boxes.ts';
import { makeBusShelter } from './bus-shelter.ts';
import { makeCake, makeDonut } from './cakes.ts';
import { makeSleepingBag, makeTotemPole } from './campsite.ts';
import { makePizza, makeSushi } from './dishes.ts';
import { makeDoor, makeGate, makeShutter } from './doors.ts';
import { makeDrumKit } from './drum-kit.ts';
import { makeFence } from './fence.ts';
import { makeFillet } from './fillet.ts';
import { makeCampfire, makeCandle, makeLantern } from './fires.ts';
import { makeBowlingBall, makeBowlingPin, makeDomino, makeHoopRing } from './game-pieces.ts';
import { makeBottle, makeGlass } from './glassware.ts';
import { makeGuitar } from './guitar.ts';
import { makeHeapedBeans } from './heaped-beans.ts';
import { makeHeapedCoins } from './heaped-coins.ts';
import { makeHeapedFruit } from './heaped-fruit.ts';
import { makeHeapedLeaves } from './heaped-leaves.ts';
import { makeHeapedPowder } from './heaped-powder.ts';
import { makeGlassBall, makeHeadphones, makeMushroom, makeRing, makeSteak } from './hero-things.ts';
import { says } from './household-parts.ts';
import { makeLightsaber } from './lightsaber.ts';
import { makeOldTelevision, makeTelevisionWall } from './old-televisions.ts';
import { makeFlag, makeTent } from './outdoors.ts';
import { makePan } from './pans.ts';
import { makeLetter, makePhotograph, makePlacard } from './papers.ts';
import { makeJumpRope, makeSwing } from './playground.ts';
import { makePorchSwing } from './porch-swing.ts';
import { makePortal } from './portal.ts';
import { makeBoard, makeBurger, makeCan, makeFlacon, makeIceCube, makePedestal } from './products.ts';
import { makeRecordPlayer } from './record-players.ts';
import { makePuddle, makeShard } from './remains.ts';
import { makeBookStack, makeKeyboard, makeLog, makePillow } from './rests.ts';
import { makeRubberDuck } from './rubber-duck.ts';
import { makeClock, makeScreen } from './screens.ts';
import { makeSkyLantern } from './sky-lantern.ts';
import { makeSneaker } from './sneakers.ts';
import { makeSnowCrystal } from './snow-crystal.ts';
import { makeSnowman } from './snowman.ts';
import { makeSportBoard } from './sport-boards.ts';
import { makeHydrant, makeSign, makeTrafficLight } from './street.ts';
import { makeStreetLamp } from './street-lamp.ts';
import { makeIceCreamCone, makePancakes } from './sweets.ts';
import { makeBowl, makeCup, makeCutlery, makePlate, makeVase } from './tableware.ts';
import { makeHandset, makeTelephone } from './telephone.ts';
import { makeToyBalloon } from './toy-balloon.ts';
import { makeTray } from './tray.ts';
import { makeCrown, makeSword } from './treasures.ts';
import { makeTypewriter } from './typewriter.ts';
import { makeBasket, makeBucket, makeJug, makePot, makeTeapot } from './vessels.ts';
import { makeVine } from './vine.ts';
import { makeWatch } from './watch.ts';
import { makePerch, makeRock } from './wild.ts';
import { makeAnvil, makeDough, makeEasel } from './workshop.ts';

const FLAVOURS = ['vanilla', 'chocolate', 'mint', 'pistachio'] as const;

export const HOUSEHOLD_MAKERS: Readonly<Record<string, Maker>> = {
  cup: (order) => makeCup(order, 'cup'),
  coffee: (order) => makeCup(order, 'coffee'),
  latte: (order) => makeCup({ ...order, parts: [...order.parts, 'latte'] }, 'coffee'),
  tea: (order) => makeCup(order, 'tea'),
  bowl: makeBowl,
  plate: makePlate,
  pan: makePan,
  bottle: (order) => makeBottle(order, 'bottle'),
  'wine bottle': (order) => makeBottle(order, 'wine'),
  'wine glass': (order) => makeGlass(order, 'wine glass'),
  glass: (order) => makeGlass(order, 'glass'),
  beer: (order) => makeGlass(order, 'beer'),
  milk: (order) => makeGlass(order, 'milk'),
  vase: makeVase,
  pot: makePot,
  teapot: makeTeapot,
  tray: makeTray,
  jug: makeJug,
  basket: makeBasket,
  bucket: makeBucket,
  fork: (order) => makeCutlery(order, 'fork'),
  knife: (order) => makeCutlery(order, 'knife'),
  spoon: (order) => makeCutlery(order, 'spoon'),
  candle: makeCandle,
  fire: makeCampfire,
  lantern: (order) => makeLantern(order, 'paper'),
  'metal lantern': (order) => makeLantern(order, 'metal'),
  cake: makeCake,
  donut: makeDonut,
  'ice cream cone': makeIceCreamCone,
  'ice cream': makeIceCreamCone,
  'rubber duck': makeRubberDuck,
  gramophone: (order) => makeRecordPlayer(order, 'gramophone'),
  'record player': (order) => makeRecordPlayer(order, 'turntable'),
  'street lamp': makeStreetLamp,
  'sleeping bag': makeSleepingBag,
  'totem pole': makeTotemPole,
  guitar: (order) => makeGuitar(order, 'acoustic'),
  'electric guitar': (order) => makeGuitar(order, 'electric'),
  ...Object.fromEntries(
    FLAVOURS.map((flavour) => [
      `${flavour} cone`,
      (order: ThingOrder) => makeIceCreamCone({ ...order, parts: [...order.parts, flavour] }),
    ]),
  ),
  'sky lantern': makeSkyLantern,
  fillet: makeFillet,
  'toy balloon': makeToyBalloon,
  gift: makeGift,
  book: (order) => makeBook(order, says(order, /^open$/)),
  'open book': (order) => makeBook(order, true),
  umbrella: (order) => makeUmbrella(order, false),
  'beach umbrella': (order) => makeUmbrella(order, true),
  'bus shelter': makeBusShelter,
  'traffic light': makeTrafficLight,
  'stop sign': (order) => makeSign(order, 'stop'),
  'road sign': (order) => makeSign(order, 'road'),
  'fire hydrant': makeHydrant,
  tv: (order) => makeScreen(order, 'tv'),
  laptop: (order) => makeScreen(order, 'laptop'),
  'cell phone': (order) => makeScreen(order, 'cell phone'),
  clock: makeClock,
  'alarm clock': makeAlarmClock,
  typewriter: makeTypewriter,
  microwave: (order) => makeAppliance(order, 'microwave'),
  'washing machine': (order) => makeAppliance(order, 'washing machine'),
  toaster: (order) => makeAppliance(order, 'toaster'),
  toilet: makeToilet,
  sink: makeSink,
  sword: makeSword,
  lightsaber: makeLightsaber,
  crown: makeCrown,
  snowman: makeSnowman,
  flag: makeFlag,
  fence: makeFence,
  tent: makeTent,
  surfboard: (order) => makeSportBoard(order, 'surfboard'),
  snowboard: (order) => makeSportBoard(order, 'snowboard'),
  ski: (order) => makeSportBoard(order, 'ski'),
  cube: (order) => makeSolidShape(order, 'cube'),
  sphere: (order) => makeSolidShape(order, 'sphere'),
  cylinder: (order) => makeSolidShape(order, 'cylinder'),
  cone: (order) => makeSolidShape(order, 'cone'),
  box: makeBox,
  suitcase: makeSuitcase,
  'drum kit': makeDrumKit,
  easel: makeEasel,
  telephone: makeTelephone,
  handset: makeHandset,
  anvil: makeAnvil,
  dough: makeDough,
  swing: makeSwing,
  'porch swing': makePorchSwing,
  letter: makeLetter,
  placard: makePlacard,
  'jump rope': makeJumpRope,
  perfume: makeFlacon,
  'soda can': makeCan,
  'ice cube': makeIceCube,
  'snow crystal': makeSnowCrystal,
  watch: makeWatch,
  'pocket watch': (order) => makeWatch({ ...order, parts: [...order.parts, 'pocket'] }),
  hamburger: makeBurger,
  pancake: makePancakes,
  'heaped fruit': makeHeapedFruit,
  'heaped beans': makeHeapedBeans,
  'heaped coins': makeHeapedCoins,
  'heaped leaves': makeHeapedLeaves,
  'heaped powder': makeHeapedPowder,
  photograph: makePhotograph,
  pizza: makePizza,
  sushi: makeSushi,
  pedestal: makePedestal,
  meat: makeSteak,
  mushroom: makeMushroom,
  headphone: makeHeadphones,
  'glass ball': makeGlassBall,
  bubble: makeGlassBall,
  ring: makeRing,
  'cutting board': makeBoard,
  shoe: (order) => makeSneaker(order, false),
  'pair of shoes': (order) => makeSneaker(order, true),
  'old tv': makeOldTelevision,
  'tv wall': makeTelevisionWall,
  rock: makeRock,
  'fallen log': makeLog,
  books: makeBookStack,
  pillow: makePillow,
  keyboard: makeKeyboard,
  perch: makePerch,
  portal: makePortal,
  shard: (order) => makeShard(order, 0),
  shard2: (order) => makeShard(order, 1),
  shard3: (order) => makeShard(order, 2),
  puddle: makePuddle,
  vine: makeVine,
  door: (order) => makeDoor(order, false),
  'bright door': (order) => makeDoor(order, true),
  gate: (order) => makeGate(order, 'gate'),
  'great gate': (order) => makeGate(order, 'great gate'),
  'iron gate': (order) => makeGate(order, 'iron gate'),
  shutter: makeShutter,
  'bowling ball': makeBowlingBall,
  'bowling pin': makeBowlingPin,
  domino: makeDomino,
  'hoop ring': makeHoopRing,
  'bright hoop': (order) => makeHoopRing(order, true),
};

const VARIANTS: Variants = [
  ['hoop ring', /\b(?:glowing|neon|luminous|shining|bright|energy|laser)\b/, 'bright hoop'],
  // What is split or burnt stands or is heaped; what one sits on has fallen.
  ['log', /^(?!.*\b(?:stump|firewood|split|chopped)\b)/, 'fallen log'],
  ['guitar', /\b(?:electric|rock|bass|metal)\b/, 'electric guitar'],
  ['door', /\b(?:mysterious|magic\w*|glowing|enchanted|heavenly|secret|floating)\b/, 'bright door'],
  [
    'gate',
    /\b(?:giant|gigantic|huge|massive|colossal|castle|city|fortress|palace|stone|ancient|great|towering|portcullis|enormous)\b/,
    'great gate',
  ],
  ['gate', /\b(?:iron|metal|wrought|cemetery|graveyard|mansion|park|rusty)\b/, 'iron gate'],
  ...FLAVOURS.flatMap((flavour) =>
    ['ice cream', 'ice cream cone'].map((kind) => [kind, new RegExp(flavour), `${flavour} cone`] as const),
  ),
  ...['coffee', 'cup'].map((kind) => [kind, /\b(?:latte|cappuccino|flat white|macchiato|cortado)\b/, 'latte'] as const),
  ['watch', /\bpocket\b/, 'pocket watch'],
  ['cup', /\bespresso\b/, 'coffee'],
  ['cup', /\btea ?cup\b/, 'tea'],
  ['lantern', /metal|oil|iron|old|hurricane|camping/, 'metal lantern'],
  ['shoe', /\b(?:pair|shoes|sneakers)\b/, 'pair of shoes'],
  ['tv', /\bstacked\b/, 'tv wall'],
  ['tv', /\b(?:old|vintage|retro|crt|antique|ancient|analog|tube|rabbit ear)\b/, 'old tv'],
];

/** Things of the house, the kitchen, the street and the feast. */
export const HOUSEHOLD = thingFamily('household', HOUSEHOLD_MAKERS, VARIANTS);
