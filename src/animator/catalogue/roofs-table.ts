/**
 * What one sees from a roof of a town that has no towers of glass around it, one row each: roofs | places whose words name such a town | words that do so
 * whatever place they are of | what stands behind them.
 */
export const ROOFS_TABLE = `
zinc | cafe_street | paris, parisian, montmartre | eiffel tower
flat | market, desert | marrakesh, marrakech, medina, morocco, moroccan, fez, kasbah, cairo, jerusalem, tunis, jaisalmer, jodhpur, timbuktu, arabian, persian, baghdad, agrabah | -
tiled | old_town, village, village_lane, canal, coast_town, castle, forum | medieval, renaissance, victorian, tuscan, siena, verona, edinburgh, sicilian | -
`;
