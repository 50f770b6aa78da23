/**
 * Things that are called by their makers' names, said by what they are: a "1973 Porsche 911 Carrera RS" is one sports car, and what a film is "shot on" is nothing
 * to be seen. Names keep their numbers to themselves: without this, 911 cars would be counted and the Sony Venice would be a town.
 */

/** Letters and numbers that belong to a name: "911 Carrera RS", "Bel Air", "Model S". */
const MODEL = String.raw`(?:[ -](?:[A-Z][A-Za-z\d'-]*|\d{1,4}[A-Za-z]{0,3})(?![A-Za-z])){0,4}`;

const MADE: readonly (readonly [string, string])[] = [
  [
    'Porsche|Ferrari|Lamborghini|McLaren|Bugatti|Corvette|Aston Martin|Maserati|Pagani|Koenigsegg|Lotus E\\w+',
    'sports car',
  ],
  ['Range Rover|Land Rover|Jeep Wrangler|Jeep Cherokee|Toyota Land Cruiser|Mercedes G|Hummer', 'SUV'],
  ['Cadillac|Buick|Chevrolet|Chevy|Oldsmobile|Pontiac|Plymouth|Studebaker', 'vintage car'],
  [
    '(?:Ford|Shelby) Mustang|(?<=[a-z\\d] )Mustang|Dodge (?:Charger|Challenger)|Nissan (?:GT-R|Skyline)|Toyota Supra|Mazda RX',
    'sports car',
  ],
  ['BMW|Audi|Mercedes(?:-Benz)?|Toyota|Honda Civic|Nissan|Volvo|Volkswagen|Tesla|Rolls-Royce|Bentley|Fiat', 'car'],
  ['Harley[- ]Davidson|Ducati|Kawasaki', 'motorcycle'],
  ['Vespa', 'scooter'],
  ['Boeing|Airbus', 'airplane'],
  ['iPhone|Samsung Galaxy|Google Pixel', 'smartphone'],
  [String.raw`MacBook|iMac|(?<!Big )Mac(?! (?:and|n|&)\b)`, 'laptop'],
  ['Rolex|Omega Speedmaster|Patek Philippe', 'wristwatch'],
];

/** "a Tesla truck", "Nike sneakers": the thing itself is named after its maker. */
const NAMED_AFTER =
  ' (?=(?:car|cars|sports car|coupe|convertible|sedan|suv|truck|van|bus|motorcycle|motorbike|scooter|phone|smartphone|watch|wristwatch|laptop|jet|airplane|plane)\\b)';

/** A whole word: the "Audi" of "Audio:" is no car. */
const WHOLE = `(?=s?(?![A-Za-z]))`;

const MADE_NAMES = MADE.map(([makers, thing]) => ({
  bare: new RegExp(`(?<![A-Za-z])(?:${makers})${WHOLE}${MODEL}`, 'g'),
  before: new RegExp(`(?<![A-Za-z])(?:${makers})${WHOLE}${MODEL}${NAMED_AFTER}`, 'g'),
  thing,
}));

/** "a black 1973 Porsche": a year, and never so many of them. */
const YEAR =
  /(?<=\b(?:an?|the|his|her|their|vintage|classic|old|black|white|red|blue|green|yellow|silver)) (?:early |late )?(?:1[89]\d\d|20\d\d|['\u2019]\d\d)(?= [A-Za-z])/gi;

const GEAR =
  'Sony (?:Venice|FX|A7)|ARRI(?:FLEX)?|Arri|Alexa|RED (?:V-Raptor|Monstro|Komodo|Dragon|Gemini|Camera)|Canon (?:EOS|C\\d|R5)|Panavision|Blackmagic|Zeiss|Cooke|Leica|Hasselblad|Kodak Vision|Fujifilm';
/** "Shot on Sony Venice 2", "Zeiss Master Prime 14mm look". */
const FILMED_ON = new RegExp(
  String.raw`(?:\b(?:[Ss]hot|[Ff]ilmed|[Cc]aptured) (?:on|with|using) (?:an? |the )?(?:\d{2}mm )?)?(?<![A-Za-z])(?:${GEAR})[^.,;\n]{0,60}?(?=[.,;\n]| with | and | at | of |$)`,
  'g',
);

/** What is called by its maker, called by what it is. */
export function sayMade(text: string): string {
  let plain = text.replace(FILMED_ON, 'cinematic').replace(YEAR, '');
  for (const { bare, before, thing } of MADE_NAMES) plain = plain.replace(before, '').replace(bare, thing);
  return plain;
}
