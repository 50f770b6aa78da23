/** What two roofs have between them for who leaps from one to the other: dressing of a place. */
export const ROOF_GAP = 'roof gap';
