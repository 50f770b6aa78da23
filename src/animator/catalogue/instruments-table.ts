/**
 * Instruments by name: how they are kept in the bank (General MIDI), whether one note is played at a time, many that die away, many that are held, or a beat, the lowest and highest note that sounds well, and what
 * people call them. A row is all that an instrument is: it is named in prompts, played in films, and heard from whoever plays it.
 *
 * name | kit | one, many, held or beat | low-high | words
 */
const INSTRUMENT_TABLE = `
piano | 0 | many | 33-96 | piano, grand piano, upright piano
honky_tonk | 3 | many | 40-88 | honky-tonk piano, honky tonk, saloon piano, ragtime piano
electric_piano | 4 | many | 40-88 | electric piano, rhodes, rhodes piano, e-piano
harpsichord | 6 | many | 41-84 | harpsichord, spinet
celesta | 8 | many | 60-96 | celesta, celeste
glockenspiel | 9 | many | 72-100 | glockenspiel, bell, chime, wind chime, sleigh bell, jingle bell
music_box | 10 | many | 60-96 | music box, musical box
vibraphone | 11 | many | 53-84 | vibraphone, vibe
marimba | 12 | many | 48-84 | marimba, balafon
xylophone | 13 | many | 60-96 | xylophone
tubular_bells | 14 | many | 55-79 | tubular bell, church bell
dulcimer | 15 | many | 50-84 | dulcimer, hammered dulcimer, santur, cimbalom, zither, yangqin
organ | 16 | held | 40-84 | organ, hammond organ, electric organ, hammond
church_organ | 19 | held | 36-84 | church organ, pipe organ, cathedral organ
accordion | 21 | held | 48-84 | accordion, squeezebox, concertina, bandoneon
harmonica | 22 | one | 60-84 | harmonica, mouth organ, blues harp
guitar | 24 | many | 40-83 | guitar, classical guitar, spanish guitar, nylon guitar, flamenco guitar, ukulele, lute
acoustic_guitar | 25 | many | 40-83 | acoustic guitar, steel guitar, folk guitar, mandolin
electric_guitar | 27 | many | 40-86 | electric guitar, jazz guitar
rock_guitar | 30 | many | 38-84 | distorted guitar, heavy guitar, rock guitar, metal guitar, guitar riff
bass | 32 | one | 28-55 | double bass, upright bass, acoustic bass, contrabass
bass_guitar | 33 | one | 28-55 | bass guitar, electric bass, bass line, bass
synth_bass | 38 | one | 28-55 | synth bass, deep bass
violin | 40 | one | 55-91 | violin, erhu
viola | 41 | one | 48-84 | viola
cello | 42 | one | 36-74 | cello, violoncello
tremolo_strings | 44 | held | 40-88 | tremolo string
pizzicato | 45 | many | 43-88 | pizzicato, pizzicato string, plucked string
harp | 46 | many | 36-96 | harp, lyre, guzheng
timpani | 47 | one | 36-57 | timpani, kettle drum, timpani roll
strings | 48 | held | 36-91 | string, string section, string orchestra, string quartet, orchestral string
slow_strings | 49 | held | 36-88 | slow string
choir | 52 | held | 43-81 | choir, chorus, choral, choral voice, vocalise, chant
voices | 53 | held | 43-81 | humming voice, ethereal voice, vocal
trumpet | 56 | one | 55-82 | trumpet, bugle, fanfare, cornet
trombone | 57 | one | 40-72 | trombone
tuba | 58 | one | 29-55 | tuba, sousaphone
muted_trumpet | 59 | one | 55-82 | muted trumpet
horn | 60 | held | 41-77 | french horn, horn section, hunting horn, alphorn
brass | 61 | held | 40-82 | brass, brass band, brass section, marching band, big band
soprano_saxophone | 64 | one | 56-87 | soprano sax, soprano saxophone
saxophone | 65 | one | 49-80 | sax, saxophone, alto sax, alto saxophone, tenor sax
oboe | 68 | one | 58-86 | oboe
english_horn | 69 | one | 52-80 | english horn, duduk
bassoon | 70 | one | 34-72 | bassoon
clarinet | 71 | one | 50-88 | clarinet
piccolo | 72 | one | 74-100 | piccolo, fife
flute | 73 | one | 60-93 | flute, dizi, bansuri, bamboo flute
recorder | 74 | one | 60-93 | recorder, tin whistle, penny whistle
pan_flute | 75 | one | 60-91 | pan flute, panpipe, pan pipe
shakuhachi | 77 | one | 55-84 | shakuhachi
whistle | 78 | one | 67-96 | whistling, whistled tune
ocarina | 79 | one | 60-84 | ocarina
square | 80 | one | 48-88 | chiptune, 8-bit music, 8 bit music, chip music, retro game music, video game music
synth_lead | 81 | one | 48-88 | synth lead, lead synth
pad | 89 | held | 40-84 | pad, synth pad, warm pad, ambient pad
synth | 90 | held | 40-84 | synth, synthesizer, analog synth, keytar
sitar | 104 | one | 48-80 | sitar, tanpura
banjo | 105 | many | 48-84 | banjo
shamisen | 106 | one | 50-79 | shamisen, pipa, sanxian
koto | 107 | many | 55-84 | koto, gayageum, qin
kalimba | 108 | many | 60-84 | kalimba, mbira, thumb piano
bagpipes | 109 | one | 57-81 | bagpipe
fiddle | 110 | one | 55-88 | fiddle
shehnai | 111 | one | 60-84 | shehnai, zurna, snake charmer
steel_drums | 114 | many | 52-76 | steel drum, steelpan, steel pan
taiko | 116 | one | 36-60 | taiko, taiko drum, war drum, tribal drum
drums | drums 0 | beat | 35-81 | drum, drum kit, drum set, drumbeat, drum beat, percussion, conga, bongo, djembe, tabla, snare drum
jazz_drums | drums 32 | beat | 35-81 | brush drum, brushed drum
`;

export type Handling = 'one' | 'many' | 'held' | 'beat';

export interface Instrument {
  readonly name: string;
  readonly kit: string;
  readonly handling: Handling;
  readonly low: number;
  readonly high: number;
  readonly words: readonly string[];
}

function isHandling(text: string): text is Handling {
  return text === 'one' || text === 'many' || text === 'held' || text === 'beat';
}

function readRow(row: string): Instrument {
  const [name = '', kit = '', handling = '', range = '', words = ''] = row.split(' | ');
  const [low = 0, high = 127] = range.split('-').map(Number);
  if (!isHandling(handling)) throw new Error(`${name} is played in no known way: ${handling}.`);
  return { name, kit, handling, low, high, words: words.split(', ') };
}

export const INSTRUMENTS: readonly Instrument[] = INSTRUMENT_TABLE.trim().split('\n').map(readRow);

const BY_NAME: ReadonlyMap<string, Instrument> = new Map(INSTRUMENTS.map((each) => [each.name, each]));
const BY_WORD: ReadonlyMap<string, Instrument> = new Map(
  INSTRUMENTS.flatMap((each) => [each.name, ...each.words].map((word) => [word, each])),
);

export function readInstrument(name: string): Instrument {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new RangeError(`There is no instrument ${name}.`);
  return found;
}

/** By what people call it. */
export function findInstrument(word: string): Instrument | null {
  return BY_WORD.get(word) ?? null;
}
