/**
 * What rules ask of a place, one row each: place | features. A place that is new gets its row here, and every rule knows it. What each
 * feature means stands in `places.ts`.
 */
export const PLACE_FEATURES_TABLE = `
beach | shallows, swimmers
sea | open water, shallows, swimmers
underwater | shallows, swimmers, sunlit, submerged
lake | wild, banks, open water, pond, shallows, swimmers
river | wild, banks, open water, pond, shallows, swimmers
waterfall | banks, open water, shallows, swimmers
cliff | great thing, swimmers
rocky_coast | great thing, swimmers
forest | woods, grass, wild
jungle | woods, grass, wild, shallows
meadow | grass, wild
garden | passers, grass, pond
pool | open water, pond, shallows, swimmers
farm | grass
mountain_pass | grass, wild
mountains | wild
summit | great thing
fields | grass, wild
ice_bay | open water
fjord | wild, great thing, open water, swimmers
snowfield | swimmers
desert | dusty
canyon | dusty
savanna | dusty, wild, shallows
city | street, signs, passers
skyline | signs
ruined_city | grass
coaster | grass
canal | town, passers, shallows, swimmers
water_town | town, passers, shallows, swimmers
village_lane | town, passers
alley | street, signs, passers
old_town | town, passers
square | town
building_front | town, passers, great thing
lantern_street | town, passers
cafe_street | town
market | town
western_town | town, dusty
forum | town
village | town, passers, front doors
stilt_village | great thing, shallows, swimmers
suburb | great thing, town, passers, front doors
coast_town | town
harbour | passers, shallows, swimmers
bridge | passers, swimmers
railway | passers, platform
space | swimmers, sunlit, weightless
planet | woods, dusty, sunlit
greenhouse | glazed
living_room | doors, shelves, dining, room, swimmers
kitchen | doors, shelves, dining, room, swimmers
bedroom | doors, shelves, beds, dining, room, swimmers
burrow | small folk, dining, room
study | shelves, dining, room, swimmers
hall | doors, dining, classes, room, swimmers
aquarium | room
corridor | doors, room, passage
stair_hall | room, swimmers, stairs
stair_tower | room, stairs
stone_steps | town, passers, stairs
keep | room
works | doors, room
terminal | doors, room, passers
cafe | doors, shelves, dining, room, swimmers
shop | doors, shelves, room, swimmers
classroom | doors, shelves, classes, room, swimmers
office | doors, shelves, room, swimmers
bathroom | room, swimmers
ward | doors, beds, room, swimmers
salon | room, swimmers
subway | doors, passers, rails, platform
stage | room, sunlit
train_car | rails, rolling, carriage
plane_cabin | carriage
cockpit | carriage
metro_car | great thing, rails, carriage
starship | great thing
temple_hall | great thing
nave | great thing
dance_studio | room
laboratory | classes, room, swimmers
newsroom | room, swimmers
courtroom | doors, room
auditorium | room, carriage
casino | room
parking_garage | room, passage, lamplit
sewer | room, passage, lamplit, shallows, swimmers
roadside | great thing
cell | room, carriage, great thing
barn | room
under_bridge | great thing
boardroom | doors, room, meetings, great thing
food_stall | town, passers, great thing
lobby | doors, room
elevator | doors, room, carriage
attic | room
diner | doors, dining, room
server_room | room, passage
bowling_alley | room
prayer_hall | room, great thing
arena | spectators
ice_rink | room, spectators
catwalk | room, spectators
sports_hall | room, spectators
stadium | grass, spectators
circuit | dusty, spectators
backdrop | swimmers, sunlit, bare
`;
