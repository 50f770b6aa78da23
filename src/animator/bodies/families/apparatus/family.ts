import { type Maker, thingFamily, type Variants } from '../../forge/thing-family.ts';
import { makeArcadeMachine } from './arcade.ts';
import { makeJoinersBench, makeLaundryTable } from './benches.ts';
import { makeBroodNest } from './bird-nest.ts';
import { makeBlackboard } from './boards.ts';
import { makeNewsDesk } from './broadcast.ts';
import { makeDrawers, makeWardrobe } from './cabinets.ts';
import { makeCannon } from './cannon.ts';
import { makeCheckout } from './checkout.ts';
import { makeClimbingRope, makeClimbingWall, makeLadder, makeRockWall } from './climbing.ts';
import { makeCraftTable } from './crafts/craft-table.ts';
import { makeComputerDesk, makeDjDesk } from './desks.ts';
import { makeFootballGoal } from './football-goal.ts';
import { makeGameTable } from './games.ts';
import { makeGolfGreen } from './golf-green.ts';
import { makeGrill } from './grills.ts';
import { makeBalanceBeam, makeBarbell, makeBoxingRing, makeJuggling, makePunchingBag } from './gym.ts';
import { makeShipsWheel } from './helm.ts';
import { makeHoop } from './hoop.ts';
import { makeDishSink, makeIroningBoard } from './house-work.ts';
import { makeGreatString } from './instruments.ts';
import { makeOven, makeRefrigerator } from './kitchen-cabinets.ts';
import { makeLabBench, makeOperatingTable } from './laboratory.ts';
import { makeLaidTable } from './laid-table.ts';
import { makeChest } from './lids.ts';
import { makeBedBasket, makeHatchingEgg, makeOpenBox } from './nests.ts';
import { NET_GAMES } from './net-games.ts';
import { makeFlowerBed, makeFlownKite, makeMagicTable, makeSteelBeam } from './pastimes.ts';
import { makeSeesaw, makeSlide, makeTrampoline } from './playground.ts';
import { makeSewingTable } from './sewing.ts';
import { makeShipMast } from './ship-mast.ts';
import { makeWokStove } from './stoves.ts';
import { makeSafe } from './strongbox.ts';
import { makeTableTennis } from './table-tennis.ts';
import { makeEspressoMachine, makePottersWheel } from './trades.ts';
import { makeTreadmill } from './treadmill.ts';
import { makeJudgesBench } from './tribunal.ts';
import { makeVaultingHorse } from './vaulting-horse.ts';
import { makeCurtainedWindow, makeElevator } from './wall-openings.ts';
import { makeWallPhone } from './wall-phone.ts';
import { makeWashTub } from './wash-tub.ts';
import { makeBarberChair, makeChevalGlass, makeWashstand } from './washing.ts';
import { makeCarvingBench, makeSawingBench } from './wood-work.ts';

export const APPARATUS_MAKERS: Readonly<Record<string, Maker>> = {
  'rock wall': makeRockWall,
  'climbing wall': makeClimbingWall,
  ladder: makeLadder,
  'climbing rope': makeClimbingRope,
  'ship mast': makeShipMast,
  slide: makeSlide,
  seesaw: makeSeesaw,
  'balance beam': makeBalanceBeam,
  'vaulting horse': makeVaultingHorse,
  trampoline: makeTrampoline,
  barbell: makeBarbell,
  juggling: makeJuggling,
  'basketball hoop': makeHoop,
  'boxing ring': makeBoxingRing,
  'punching bag': makePunchingBag,
  treadmill: makeTreadmill,
  safe: makeSafe,
  cannon: makeCannon,
  'potters wheel': makePottersWheel,
  'espresso machine': makeEspressoMachine,
  'wok stove': makeWokStove,
  washstand: makeWashstand,
  'cheval glass': makeChevalGlass,
  'barber chair': makeBarberChair,
  'game table': makeGameTable,
  'laid table': makeLaidTable,
  'computer desk': makeComputerDesk,
  'dj desk': makeDjDesk,
  'arcade machine': makeArcadeMachine,
  'news desk': makeNewsDesk,
  checkout: makeCheckout,
  'joiners bench': makeJoinersBench,
  'laundry table': makeLaundryTable,
  'ironing board': makeIroningBoard,
  'dish sink': makeDishSink,
  'sawing bench': makeSawingBench,
  'carving bench': makeCarvingBench,
  'craft table': makeCraftTable,
  'sewing table': makeSewingTable,
  blackboard: (order) => makeBlackboard(order, 'black'),
  whiteboard: (order) => makeBlackboard(order, 'white'),
  chart: (order) => makeBlackboard(order, 'chart'),
  'open box': makeOpenBox,
  'bed basket': makeBedBasket,
  'wash tub': makeWashTub,
  'brood nest': makeBroodNest,
  'hatching egg': makeHatchingEgg,
  'flown kite': makeFlownKite,
  'magic table': makeMagicTable,
  'flower bed': makeFlowerBed,
  'table tennis table': makeTableTennis,
  ...NET_GAMES,
  'golf green': makeGolfGreen,
  'football goal': makeFootballGoal,
  'judges bench': makeJudgesBench,
  'wall phone': makeWallPhone,
  'steel beam': makeSteelBeam,
  'ships wheel': makeShipsWheel,
  barbecue: (order) => makeGrill(order, 'barbecue'),
  griddle: (order) => makeGrill(order, 'griddle'),
  'lab bench': makeLabBench,
  'operating table': makeOperatingTable,
  'cork board': (order) => makeBlackboard(order, 'cork'),
  refrigerator: makeRefrigerator,
  oven: makeOven,
  wardrobe: (order) => makeWardrobe(order, 'wardrobe'),
  cupboard: (order) => makeWardrobe(order, 'cupboard'),
  locker: (order) => makeWardrobe(order, 'locker'),
  'chest of drawers': makeDrawers,
  'treasure chest': makeChest,
  curtain: makeCurtainedWindow,
  elevator: makeElevator,
  cello: (order) => makeGreatString(order, 'cello'),
  'double bass': (order) => makeGreatString(order, 'bass'),
};

const VARIANTS: Variants = [
  ['blackboard', /white/, 'whiteboard'],
  ['barbecue', /griddle|hot ?plate|teppan|flat ?top|plancha/, 'griddle'],
  ['wardrobe', /cupboard|cabinet|pantry|sideboard/, 'cupboard'],
  ['wardrobe', /locker/, 'locker'],
  ['blackboard', /chart|graph|diagram/, 'chart'],
];

/** What people do something on or at: each says by its anchors where they are and what their hands hold, and goes with them. */
export const APPARATUS = thingFamily('apparatus', APPARATUS_MAKERS, VARIANTS);
