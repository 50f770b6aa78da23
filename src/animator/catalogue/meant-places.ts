/**
 * Words for several places, of which what is told beside them says which one is meant: word | what is told beside it | the place it is then.
 * Where nothing of that is told it is the place that lists the word.
 */
const MEANT_PLACES_TABLE = `
arena | gladiator, gladiators, matador, bullfighter, bull, bulls, toreador, torero, chariot, chariots, lions, sand, sandy, dusty, roman, emperor, trident, toga | arena
studio | easel, canvas, canvases, painter, painter's, painters, paintbrush, brushes, palette, sculptor, sculptor's, sculpture, watercolor, watercolour, oil paint | works
study | easel, painter, painter's, painters, paintbrush, palette, sculptor, watercolor, watercolour, oil paint | works
studio | dancer, dancers, ballet, ballerina, barre, pirouette, pirouettes, yoga, pilates | dance_studio
studio | clay, potter, potter's, pottery, kiln | works
studio | mixing desk, mixing console, vocal booth, rapper, record producer, sound engineer | stage
porch | farmhouse, farm, ranch, barn, chickens, hens, cotton, cornfield, cattle | farm
veranda | farmhouse, farm, ranch, barn, chickens, hens, cotton, cornfield, cattle | farm
court | basketball, dunk, dunks, hoop, volleyball, badminton, squash | sports_hall
court | judge, jury, lawyer, lawyers, witness, defendant, gavel | courtroom
track | train, trains, locomotive, freight, engine, wagons, railway, railroad | railway
tracks | train, trains, locomotive, freight, engine, wagons, railway, railroad | railway
club | jazz, blues, saxophonist, saxophone, sax, trumpeter, crooner, chanteuse, swing band, bebop, upright bass, double bass, bossa nova | cafe
gym | basketball, volleyball, gymnast, gymnasts, bleachers, cheerleaders | sports_hall
`;

interface MeantPlace {
  readonly word: string;
  readonly beside: readonly string[];
  readonly place: string;
}

export const MEANT_PLACES: readonly MeantPlace[] = MEANT_PLACES_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [word = '', beside = '', place = ''] = line.split(' | ');
    if (place === '') throw new Error(`No meant place: ${line}`);
    return { word, beside: beside.split(', '), place };
  });

/** The place that a word stands for in what is told; null where nothing there says that it is another one than it mostly is. */
export function placeMeant(word: string, told: string): string | null {
  const rows = MEANT_PLACES.filter((row) => row.word === word);
  if (rows.length === 0) return null;
  const text = ` ${told.toLowerCase().replaceAll(/[^\p{L}']+/gu, ' ')} `;
  return rows.find(({ beside }) => beside.some((cue) => text.includes(` ${cue} `)))?.place ?? null;
}
