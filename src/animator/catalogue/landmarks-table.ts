/**
 * Famous things that stand in the land behind whoever is filmed, one row each: body | place | metres away | metres aside | words. The place
 * is where the film plays when nothing else is said; the body is one of `LANDMARK_BODIES`.
 */
export const LANDMARKS_TABLE = `
clock tower | square | 150 | 15 | big ben, elizabeth tower, westminster, westminster abbey, palace of westminster, houses of parliament
marble tomb | square | 170 | 12 | taj mahal, agra, taj
triumphal arch | square | 120 | 9 | arc de triomphe, triomphe, triumphal arch, arch of triumph
column gate | square | 92 | 8 | brandenburg gate
leaning tower | square | 110 | 15 | leaning tower of pisa, tower of pisa, leaning tower, pisa
onion cathedral | square | 110 | 12 | saint basil's cathedral, st basil's cathedral, saint basil, st basil, basil's cathedral, kremlin, red square
glass pyramid | square | 92 | 9 | louvre, louvre pyramid, louvre museum
lotus temple | lake | 190 | 10 | angkor wat, angkor
torch statue | harbour | 210 | 34 | statue of liberty, liberty island, ellis island
open arms | summit | 120 | 18 | christ the redeemer, christ redeemer, corcovado
stone circle | meadow | 27 | 4 | stonehenge, stone circle, standing stones
stone heads | meadow | 24 | 5 | easter island, moai, moai statue, rapa nui
gate row | avenue | 0 | 0 | torii gate, torii gates, red torii gate, red torii gates, fushimi inari, fushimi inari shrine, torii
great wall | mountains | 0 | 0 | great wall, great wall of china, the great wall, chinese wall
citadel | mountains | 110 | -4 | machu picchu, machu pichu, inca ruins, inca city, inca citadel
graves | meadow | 0 | 0 | cemetery, graveyard, church cemetery, old cemetery, churchyard, burial ground, tombstones, gravestones, grave site
snow cone | lake | 900 | 130 | mount fuji, mt fuji, fuji, mount fujiyama, kawaguchiko
towers | sea | 520 | -30 | towers across the water
needle | skyline | 620 | 90 | burj khalifa
great mosque | square | 150 | 14 | blue mosque, hagia sophia, suleymaniye mosque, sultanahmet, sheikh zayed mosque, ottoman mosque, great mosque
mosque shore | sea | 330 | 30 | bosphorus, bosporus, golden horn, istanbul skyline, skyline of istanbul, bosphorus strait
shells | harbour | 170 | 22 | sydney opera house, sydney harbour, sydney harbor
rock front | canyon | 110 | 2 | ancient petra, al khazneh, treasury of petra
iron tower | cafe_street | 190 | 8 | eiffel tower
`;
