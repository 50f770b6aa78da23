import type { PlaceBuilder } from '../place.ts';
import { ALLEY } from './alley.ts';
import { AQUARIUM } from './aquarium.ts';
import { ARENA } from './arena.ts';
import { ATTIC } from './attic.ts';
import { AUDITORIUM } from './auditorium.ts';
import { AVENUE } from './avenue.ts';
import { BACKDROP } from './backdrop.ts';
import { BARN } from './barn.ts';
import { BATHROOM } from './bathroom.ts';
import { BEDROOM } from './bedroom.ts';
import { BOARDROOM } from './boardroom.ts';
import { BOWLING_ALLEY } from './bowling-alley.ts';
import { BRIDGE } from './bridge.ts';
import { BUILDING_FRONT } from './building-front.ts';
import { BUILDING_SITE } from './building-site.ts';
import { BURROW } from './burrow.ts';
import { CABIN } from './cabin.ts';
import { CAFE } from './cafe.ts';
import { CAFE_STREET } from './cafe-street.ts';
import { CANAL } from './canal.ts';
import { CASINO } from './casino.ts';
import { CASTLE } from './castle.ts';
import { CATWALK } from './catwalk.ts';
import { CAVE } from './cave.ts';
import { CELL } from './cell.ts';
import { CIRCUIT } from './circuit.ts';
import { CITY } from './city.ts';
import { CLASSROOM, OFFICE } from './classroom.ts';
import { COAST_TOWN } from './coast-town.ts';
import { COASTER } from './coaster.ts';
import { COCKPIT } from './cockpit.ts';
import { CORRIDOR } from './corridor.ts';
import { COURTROOM } from './courtroom.ts';
import { DANCE_STUDIO } from './dance-studio.ts';
import { DECK_OF_SHIP } from './deck.ts';
import { DINER } from './diner.ts';
import { ELEVATOR } from './elevator.ts';
import { FOOD_STALL } from './food-stall.ts';
import { FORUM } from './forum.ts';
import { GREENHOUSE } from './greenhouse.ts';
import { HALL } from './hall.ts';
import { HARBOUR } from './harbour.ts';
import { ICE_RINK } from './ice-rink.ts';
import { KEEP } from './keep.ts';
import { KITCHEN } from './kitchen.ts';
import { LABORATORY } from './laboratory.ts';
import { LANTERN_STREET } from './lantern-street.ts';
import { LAUNCH_SITE } from './launch-site.ts';
import { LIVING_ROOM } from './living-room.ts';
import { LOBBY } from './lobby.ts';
import { MARKET } from './market.ts';
import { METRO_CAR } from './metro-car.ts';
import { NAVE } from './nave.ts';
import { NEWSROOM } from './newsroom.ts';
import { OLD_TOWN } from './old-town.ts';
import { PARKING_GARAGE } from './parking-garage.ts';
import { PLANE_CABIN } from './plane-cabin.ts';
import { POOL } from './pool.ts';
import { PRAYER_HALL } from './prayer-hall.ts';
import { RAILWAY } from './railway.ts';
import { ROADSIDE } from './roadside.ts';
import { RUINED_CITY } from './ruined-city.ts';
import { SALON } from './salon.ts';
import { SCRAPYARD } from './scrapyard.ts';
import { SERVER_ROOM } from './server-room.ts';
import { SEWER } from './sewer.ts';
import { SHOP } from './shop.ts';
import { SKATE_PARK } from './skate-park.ts';
import { SKYLINE } from './skyline.ts';
import { SPACE } from './space.ts';
import { SPORTS_HALL } from './sports-hall.ts';
import { SQUARE } from './square.ts';
import { STADIUM } from './stadium.ts';
import { STAGE } from './stage.ts';
import { STAIR_HALL } from './stair-hall.ts';
import { STAIR_TOWER } from './stair-tower.ts';
import { STARSHIP } from './starship.ts';
import { STILT_VILLAGE } from './stilt-village.ts';
import { STONE_STEPS } from './stone-steps.ts';
import { STREET_COURT } from './street-court.ts';
import { STUDY } from './study.ts';
import { SUBURB } from './suburb.ts';
import { SUBWAY } from './subway.ts';
import { TEMPLE_HALL } from './temple-hall.ts';
import { TERMINAL } from './terminal.ts';
import { TRAIN_CAR } from './train-car.ts';
import { TUNNEL } from './tunnel.ts';
import { UNDER_BRIDGE } from './under-bridge.ts';
import { VIADUCT_VALLEY } from './viaduct.ts';
import { VILLAGE } from './village.ts';
import { VILLAGE_LANE } from './village-lane.ts';
import { WARD } from './ward.ts';
import { WATER_TOWN } from './water-town.ts';
import { WESTERN_TOWN } from './western-town.ts';
import { WORKS } from './works.ts';

/** Places made by hands: rooms, streets, stages; and the cave, which is lit as a room is. */
export const BUILT_PLACES: readonly PlaceBuilder[] = [
  BACKDROP,
  CITY,
  LIVING_ROOM,
  BURROW,
  KITCHEN,
  STUDY,
  BEDROOM,
  CAFE,
  SHOP,
  HALL,
  AQUARIUM,
  CORRIDOR,
  STAIR_HALL,
  STAIR_TOWER,
  KEEP,
  WORKS,
  TERMINAL,
  TRAIN_CAR,
  COCKPIT,
  PLANE_CABIN,
  METRO_CAR,
  STARSHIP,
  TEMPLE_HALL,
  NAVE,
  TUNNEL,
  SEWER,
  POOL,
  SPACE,
  CLASSROOM,
  OFFICE,
  BATHROOM,
  WARD,
  SALON,
  DANCE_STUDIO,
  SUBWAY,
  CATWALK,
  CIRCUIT,
  SPORTS_HALL,
  STADIUM,
  STAGE,
  LABORATORY,
  NEWSROOM,
  FOOD_STALL,
  BOARDROOM,
  ATTIC,
  BOWLING_ALLEY,
  DINER,
  ELEVATOR,
  ICE_RINK,
  LOBBY,
  PRAYER_HALL,
  SERVER_ROOM,
  UNDER_BRIDGE,
  BARN,
  CELL,
  ROADSIDE,
  PARKING_GARAGE,
  CASINO,
  AUDITORIUM,
  COURTROOM,
  OLD_TOWN,
  MARKET,
  SCRAPYARD,
  RUINED_CITY,
  VILLAGE,
  STILT_VILLAGE,
  SUBURB,
  COAST_TOWN,
  SQUARE,
  STONE_STEPS,
  BUILDING_FRONT,
  LANTERN_STREET,
  CAFE_STREET,
  BUILDING_SITE,
  AVENUE,
  CABIN,
  GREENHOUSE,
  SKATE_PARK,
  STREET_COURT,
  ALLEY,
  VILLAGE_LANE,
  CANAL,
  WATER_TOWN,
  COASTER,
  SKYLINE,
  CASTLE,
  RAILWAY,
  BRIDGE,
  VIADUCT_VALLEY,
  HARBOUR,
  DECK_OF_SHIP,
  WESTERN_TOWN,
  FORUM,
  ARENA,
  LAUNCH_SITE,
  CAVE,
];
