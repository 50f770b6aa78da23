import type { Reading } from '../../language/reading.ts';

const PANE = '(?:windows?|window ?panes?|panes?|glass|windshields?|windscreens?)';
const WET = new RegExp(
  String.raw`\b(?:rain[- ](?:streaked|covered|soaked|speckled|splattered|spattered|splashed|dappled|beaded|flecked|lashed|drenched|smeared)|rainy|wet) (?:[a-z]+ )?${PANE}\b`,
  'i',
);
const ON_PANE = new RegExp(
  String.raw`\b(?:rain ?drops?|raindrops?|rain|rainwater|droplets?|water ?drops?|drops|rivulets)(?: [a-z]+){0,4} (?:on|down|across|against|along|over)(?: an?| the| its| my)?(?: [a-z]+){0,2} ${PANE}\b`,
  'i',
);
/** The film looks: neither somebody of it nor a light. */
const LOOKS_THROUGH = new RegExp(
  String.raw`(?:\b(?:seen|viewed|view|shot|filmed|framed|visible|looking in|camera looks|point of view|pov|observed|watched)(?: [a-z]+){0,4} (?:through|behind|beyond)|(?:^|[.:;,] )(?:through|behind|beyond))(?: an?| the| its| my)?(?: [a-z-]+){0,3} ${PANE}\b`,
  'i',
);

/** "Raindrops run down a window", "seen through a rain-streaked windshield": the film looks through a pane that rain runs down. Who is in a room with such a window is seen with both, whatever shines through it. */
export function looksThroughRain({ told }: Reading, figures: number): boolean {
  return (WET.test(told) || ON_PANE.test(told)) && (figures === 0 || LOOKS_THROUGH.test(told));
}
