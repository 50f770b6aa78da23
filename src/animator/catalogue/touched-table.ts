/**
 * Where a hand goes that does something to a part of somebody: anchor of a body | what people call it. `low`: one goes down on a knee for it; `stand`: one stays
 * upright for it, even before a child; `beside`: from their side, as a teacher does.
 */
export const TOUCHED_TABLE = `
cheek | cheek, cheeks, face, tear, tears, chin, jaw, mouth, lips, lip, nose, eye, eyes, ear, makeup, forehead, brow, temple, temples
crown stand | hair, head, fringe, bangs, curls, braid, hat, cap, crown, veil
collar | collar, tie, bow tie, necktie, necklace, pendant, medal, badge, lapel, button, buttons, scarf, throat, neck, chest, shirt, jacket, coat, brooch, corsage
upperArm beside | shoulder, shoulders, back, hand on shoulder
elbow beside | elbow, elbows, arm, arms, sleeve, sleeves, posture, forearm
knee low | knee, knees, leg, legs, shin, calf, wound, scrape, bandage, plaster, band-aid
shin low | foot, feet, ankle, ankles, shoe, shoes, boot, boots, toe, toes, skate, skates, lace, laces
`;

/** What hands do to a part of somebody: these are one deed, wherever the part is. */
export const TOUCHING_ACTS =
  'pet, put, repair, dress, raise, lift_up, flow, wipe, work, hold, wash, rub_eyes, close, fold, knead, treat';
