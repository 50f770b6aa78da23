import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script } from '../src/animator/director/script.ts';
import { writeScript } from '../src/animator/director/write-script.ts';

/**
 * VBench's prompts of places, actions, camera and looks, judged by the script: whether the place, the act, the move or the style that the prompt
 * names is the one that will be filmed. The label is in the prompt or in the metadata; what a name may be called is written here.
 */
export const FACT_BARS = { scene: 0.9, human_action: 0.9, temporal_style: 0.97, appearance_style: 0.9 } as const;
export type FactDimension = keyof typeof FACT_BARS;
export const FACT_DIMENSIONS = Object.keys(FACT_BARS) as FactDimension[];

/** Names of VBench's scenes that the catalogue has another place for. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ 'amusement park': 'garden', aquarium: 'underwater', arch: 'old_town castle canyon', 'art gallery': 'hall' },
  ...{
    bathroom: 'bathroom',
    'bakery shop': 'cafe shop',
    ballroom: 'hall',
    bar: 'cafe',
    barn: 'farm',
    basement: 'living_room works',
  },
  ...{ beach: 'beach', bedroom: 'bedroom', bridge: 'bridge', 'botanical garden': 'garden', cafeteria: 'cafe' },
  ...{
    campsite: 'meadow forest',
    campus: 'garden city old_town building_front',
    carrousel: 'garden',
    castle: 'castle',
    cemetery: 'meadow garden',
  },
  ...{
    classroom: 'classroom',
    cliff: 'cliff',
    crosswalk: 'city',
    'construction site': 'city building_site',
    corridor: 'hall corridor',
    courtyard: 'city old_town garden',
  },
  ...{
    desert: 'desert',
    downtown: 'city',
    driveway: 'city road village',
    farm: 'farm',
    'food court': 'cafe hall',
    'football field': 'stadium meadow',
  },
  ...{
    'forest road': 'forest road',
    fountain: 'garden city',
    'gas station': 'city road roadside',
    glacier: 'ice_bay snowfield mountains',
    'golf course': 'meadow garden',
  },
  ...{
    'indoor gymnasium': 'works stage',
    harbor: 'harbour',
    highway: 'road',
    hospital: 'ward terminal',
    house: 'village living_room',
    iceberg: 'ice_bay sea',
  },
  ...{
    'industrial area': 'city',
    'jail cell': 'works cell',
    junkyard: 'city scrapyard',
    'indoor kitchen': 'kitchen',
    'indoor library': 'study',
    lighthouse: 'cliff',
  },
  ...{
    laboratory: 'laboratory',
    mansion: 'living_room village castle hall',
    marsh: 'lake forest',
    mountain: 'mountains',
    'indoor movie theater': 'stage auditorium',
  },
  ...{
    'indoor museum': 'hall',
    'music studio': 'stage study',
    nursery: 'bedroom',
    ocean: 'sea',
    office: 'office',
    palace: 'castle hall',
  },
  ...{
    'parking lot': 'city roadside',
    pharmacy: 'cafe shop',
    'phone booth': 'city',
    raceway: 'circuit',
    restaurant: 'cafe',
    river: 'river',
    'science museum': 'hall',
  },
  ...{
    shower: 'bathroom',
    'ski slope': 'snowfield mountains',
    sky: 'meadow space skyline mountains',
    skyscraper: 'skyline',
    'baseball stadium': 'stadium',
  },
  ...{
    staircase: 'hall stair_hall',
    street: 'city',
    supermarket: 'terminal cafe',
    'indoor swimming pool': 'pool',
    tower: 'castle',
    'outdoor track': 'stadium',
    'train railway': 'railway',
  },
  ...{
    'train station platform': 'railway',
    'underwater coral reef': 'underwater',
    valley: 'valley',
    volcano: 'volcano',
    waterfall: 'waterfall',
    windmill: 'garden meadow farm',
  },
};

const MOVES: Readonly<Record<string, (script: Script) => boolean>> = {
  'in super slow motion': ({ shots }) => shots.some(({ pace }) => pace < 1),
  'zoom in': ({ shots }) => shots.some(({ move }) => move === 'zoom_in'),
  'zoom out': ({ shots }) => shots.some(({ move }) => move === 'zoom_out'),
  'pan left': ({ shots }) => shots.some(({ move }) => move === 'pan_left'),
  'pan right': ({ shots }) => shots.some(({ move }) => move === 'pan_right'),
  'tilt up': ({ shots }) => shots.some(({ move }) => move === 'tilt_up'),
  'tilt down': ({ shots }) => shots.some(({ move }) => move === 'tilt_down'),
  'with an intense shaking effect': ({ shots }) => shots.some(({ move }) => move === 'handheld'),
  'featuring a steady and smooth perspective': ({ shots }) =>
    shots.some(({ move, stated }) => stated && move === 'static'),
  'racking focus': ({ shots }) => shots.some(({ focus }) => focus === 'shallow'),
};

/** VBench's looks, by a word of each, and the styles of the catalogue that are one. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/van gogh/i, 'van_gogh'],
  [/oil painting/i, 'oil_painting'],
  [/ukiyo|hokusai/i, 'ukiyo_e'],
  [/black and white/i, 'black_and_white'],
  [/pixel art/i, 'pixel_art'],
  [/cyberpunk/i, 'cyberpunk'],
  [/animated/i, 'animation'],
  [/watercolor/i, 'watercolor'],
  [/surrealism/i, 'surrealism'],
];

function showsScene(prompt: string, { set }: Script): boolean {
  return set.stated && (PLACES[prompt]?.split(' ') ?? [prompt]).includes(set.place);
}

/** The person does the act that the words name: something the catalogue has a clip for, and no part of the sentence is left over. */
function doesAct({ cast, beats, notUnderstood }: Script): boolean {
  const person = cast.find((role) => role.person !== null);
  return person !== undefined && notUnderstood.length === 0 && beats.some(({ role }) => role === person.id);
}

function isShown(dimension: FactDimension, prompt: string, script: Script): boolean {
  switch (dimension) {
    case 'scene':
      return showsScene(prompt, script);
    case 'human_action':
      return doesAct(script);
    case 'temporal_style':
      return Object.entries(MOVES).find(([words]) => prompt.endsWith(words))?.[1](script) ?? false;
    case 'appearance_style': {
      const look = LOOKS.find(([words]) => words.test(prompt))?.[1];
      return look !== undefined && script.styles.includes(look);
    }
  }
}

export async function scoreFacts(folder: string, dimension: FactDimension, language: string): Promise<number[]> {
  const read = async (code: string): Promise<string[]> =>
    (await readFile(join(folder, 'vbench', code, `${dimension}.txt`), 'utf8')).trim().split('\n');
  // VBench has the prompts of actions, camera and looks in English alone.
  if (!existsSync(join(folder, 'vbench', language, `${dimension}.txt`))) return [];
  const labels = await read('en');
  const prompts = await read(language);
  return labels.map((label, i) => {
    const prompt = prompts[i] ?? label;
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
    const shown = isShown(dimension, label.trim(), script);
    if (!shown && process.env.KINORA_BENCH_VERBOSE !== undefined)
      console.log(
        `${dimension}: ${prompt}: ${script.set.place}, ${script.beats.map(({ act }) => act).join(' ')}, ${script.styles.join(' ')}, ${script.notUnderstood.join(' ')}`,
      );
    return shown ? 1 : 0;
  });
}
