/** What burns as long as it is lit, and has its flames with it. */
const BURNS_ITSELF =
  /\b(?:candles?|candelabras?|candle ?light|torch(?:es)?|torchlight|lanterns?|lamps?|stoves?|stovetop|burners?|woks?|grills?|barbecues?|ovens?|forges?|furnaces?|kilns?|fireplaces?|hearths?|camp ?fires?|bonfires?|braziers?|match(?:es|stick)?|lighters?|dragons?|breathes? fire|fire[- ](?:eater|breather|dancer)s?|pans?|skillets?|rockets?|engines?|thrusters?|exhausts?)\b/i;
const FLAMES = /^flames?$/;

/** "a melting candle. It gazes at the flame": the candle's, and nothing of the place burns. */
export const withoutOwnFlames = (dressing: readonly string[], told: string): readonly string[] =>
  BURNS_ITSELF.test(told) ? dressing.filter((word) => !FLAMES.test(word)) : dressing;
