import type { Tone } from './cast-hair.ts';
import type { Beard, HairStyle } from './sheet.ts';

type Outfit = readonly [string, ...string[]];

/** How a time dresses people: anybody, and those whose calling it dresses in its own way. Garments as in the table of roles. */
export interface EraLook {
  readonly men: readonly [Outfit, ...Outfit[]];
  readonly women: readonly [Outfit, ...Outfit[]];
  /** By what somebody is called: the words, a man's clothes, a woman's. */
  readonly callings?: readonly (readonly [words: string, man: Outfit, woman?: Outfit])[];
  readonly hair?: readonly HairStyle[];
  readonly womanHair?: readonly HairStyle[];
  readonly beard?: readonly Beard[];
  /** Of the skin, where the time is that of one land. */
  readonly tone?: Tone;
}

const KIMONOS: EraLook['women'] = [
  ['kimono', 'sandals'],
  ['kimono#3a5a8a', 'sandals'],
  ['kimono#7a4a5a', 'sandals'],
  ['kimono#4a5a48', 'sandals'],
];
const HANFUS: EraLook['women'] = [
  ['hanfu', 'ballet shoes#8a3a3a'],
  ['hanfu#e8b8b0', 'ballet shoes#8a3a3a'],
  ['hanfu#a8c0d8', 'ballet shoes#3a4a6a'],
];
const SUITS: EraLook['men'] = [
  ['shirt#f2f0ea', 'tie', 'suit', 'pants#2b2e3a', 'shoes#1f1a18'],
  ['shirt#f2f0ea', 'tie', 'suit#4a4a52', 'pants#4a4a52', 'shoes#1f1a18'],
  ['shirt#f2f0ea', 'bow tie', 'suit#5a4a40', 'pants#5a4a40', 'shoes'],
];

export const ERA_LOOKS: Readonly<Record<string, EraLook>> = {
  graduation: {
    men: [['shirt#f2f0ea', 'tie', 'academic gown', 'pants#23262e', 'shoes#17171c', 'graduation cap']],
    women: [['blouse#f6efe4', 'academic gown', 'pants#23262e', 'heels#1c1c22', 'graduation cap']],
    callings: [
      [
        'parent, mother, father, mom, dad, family, grandmother, grandfather, guest, teacher, photographer, audience, spectator, dean',
        ['shirt#f2f0ea', 'tie', 'suit', 'pants#2b2e3a', 'shoes'],
        ['dress', 'heels'],
      ],
      [
        'student, pupil, classmate, friend, girl, boy, schoolgirl, schoolboy',
        ['shirt#f2f0ea', 'tie', 'academic gown', 'pants#23262e', 'shoes#17171c', 'graduation cap'],
        ['blouse#f6efe4', 'academic gown', 'pants#23262e', 'heels#1c1c22', 'graduation cap'],
      ],
      [
        'professor, principal',
        ['shirt#f2f0ea', 'academic gown#5a1f2a', 'pants#23262e', 'shoes', 'graduation cap#5a1f2a'],
      ],
    ],
  },
  indian: {
    men: [
      ['kurta', 'wide pants#f0e6d0', 'sandals'],
      ['sherwani', 'leggings#f0e6d0', 'shoes#6a4228'],
      ['kurta#f0e6d0', 'vest#7a3a4a', 'leggings#f0e6d0', 'sandals'],
    ],
    women: [
      ['sari', 'sandals', 'necklace'],
      ['sari#c22f7a', 'sandals', 'necklace'],
      ['sari#2f8a6a', 'sandals'],
      ['sari#e8952f', 'sandals'],
    ],
    callings: [
      ['groom, bridegroom', ['sherwani#e6d6b0', 'leggings#f0e6d0', 'shoes#8a5a34', 'turban#b5304a', 'necklace']],
      ['bride', ['sari#b5202f', 'sandals', 'necklace'], ['sari#b5202f', 'sandals', 'necklace', 'veil#c8303a']],
    ],
    womanHair: ['low bun', 'braid', 'long', 'bun'],
    tone: 'brown',
  },
  mughal: {
    men: [
      ['kurta#c8a060', 'leggings#e6dcc4', 'shoes#6a4228', 'turban'],
      ['sherwani', 'leggings#e6dcc4', 'shoes#6a4228', 'turban', 'sash'],
    ],
    women: [['sari', 'sandals', 'necklace', 'veil#d8a05a']],
    callings: [
      [
        'maharaja, sultan, emperor, king, prince',
        ['sherwani#7a1f2f', 'leggings#e6dcc4', 'shoes#8a5a34', 'turban#e8a53a', 'necklace', 'sash'],
      ],
    ],
    beard: ['moustache', 'full', 'short'],
    womanHair: ['braid', 'long'],
    tone: 'brown',
  },
  edo: {
    men: [
      ['kimono#3a4252', 'wide pants#2f2f38', 'sandals'],
      ['kimono#4a4a42!plain', 'sandals'],
      ['kimono#5a4a3c!plain', 'sandals', 'conical hat'],
      ['kimono#2f3a4a!plain', 'sandals'],
    ],
    women: KIMONOS,
    callings: [
      [
        'peasant, farmer, fisherman, merchant, vendor',
        ['ninja suit#4a5260', 'sandals', 'conical hat'],
        ['kimono#5a5a48', 'apron#d8d0c0', 'sandals'],
      ],
    ],
    hair: ['topknot', 'slick', 'topknot'],
    womanHair: ['bun', 'low bun'],
    beard: ['none', 'none', 'goatee'],
    tone: 'eastern',
  },
  dynasty: {
    men: [
      ['hanfu#4a5a6a', 'boots#1f1a18', 'futou'],
      ['hanfu#6a5a44', 'boots#1f1a18'],
      ['hanfu#3a4a3f', 'boots#1f1a18', 'futou'],
    ],
    women: HANFUS,
    callings: [
      [
        'emperor, king, prince',
        ['hanfu#c28a2a', 'boots#1f1a18', 'crown', 'necklace'],
        ['hanfu#b5302f', 'ballet shoes#b5302f', 'tiara', 'necklace'],
      ],
      [
        'empress, queen, princess, concubine',
        ['hanfu#b5302f', 'ballet shoes#b5302f'],
        ['hanfu#b5302f', 'ballet shoes#b5302f', 'tiara', 'necklace'],
      ],
      ['peasant, farmer, servant', ['ninja suit#6a6450', 'sandals', 'conical hat'], ['hanfu#8a9080', 'sandals']],
    ],
    hair: ['topknot'],
    womanHair: ['bun', 'halfup', 'low bun'],
    beard: ['none', 'goatee', 'none'],
    tone: 'eastern',
  },
  korean: {
    men: [['hanfu#d8d4c8', 'boots#1f1a18', 'top hat']],
    women: HANFUS,
    hair: ['topknot'],
    womanHair: ['low bun', 'braid'],
    tone: 'eastern',
  },
  egypt: {
    men: [
      ['shendyt', 'sandals', 'necklace'],
      ['shendyt', 'sandals'],
      ['shendyt#e2d4b4', 'barefoot', 'sash#2f5a7a'],
    ],
    women: [
      ['sheath dress', 'sandals', 'necklace'],
      ['sheath dress#e6d8b8', 'sandals'],
    ],
    callings: [['priest', ['chiton#f0e9d8', 'sandals', 'necklace']]],
    hair: ['bald', 'bowl', 'buzz'],
    womanHair: ['blunt bob', 'fringe'],
    beard: ['none'],
    tone: 'brown',
  },
  greece: {
    men: [
      ['toga#f0e8d8', 'sandals'],
      ['short chiton', 'sandals'],
      ['chiton#d8c8a8', 'sandals'],
    ],
    women: [
      ['chiton', 'sandals'],
      ['chiton#c8a890', 'sandals', 'shawl#8a6a7a'],
    ],
    hair: ['crop', 'short', 'curly'],
    womanHair: ['low bun', 'bun', 'braid'],
    beard: ['full', 'short', 'none'],
  },
  rome: {
    men: [
      ['toga', 'sandals'],
      ['short chiton#c8a878', 'sandals'],
      ['short chiton#a8563a', 'sandals'],
      ['short chiton#e6dcc4', 'sandals'],
    ],
    women: [
      ['chiton', 'sandals', 'shawl#7a4a5a'],
      ['chiton#c8a890', 'sandals'],
      ['chiton#a8b8c0', 'sandals'],
    ],
    callings: [
      ['senator, orator, politician, philosopher', ['toga', 'sandals']],
      ['emperor, caesar, king', ['toga#7a2a5a', 'sandals', 'laurel']],
    ],
    hair: ['short', 'crop', 'buzz'],
    womanHair: ['low bun', 'bun', 'braid'],
    beard: ['none', 'none', 'short'],
  },
  prehistoric: {
    men: [
      ['fur tunic', 'barefoot'],
      ['fur tunic#5a4430', 'barefoot'],
    ],
    women: [
      ['fur tunic', 'barefoot'],
      ['fur tunic#96754c', 'barefoot'],
    ],
    hair: ['messy', 'long', 'locks'],
    womanHair: ['long', 'locks', 'wavy'],
    beard: ['full', 'long', 'short'],
  },
  viking: {
    men: [
      ['tunic#5a5a44', 'leggings#3f3428', 'boots', 'cape#4a3a2c', 'belt'],
      ['tunic#6a4430', 'leggings#4a4034', 'boots', 'belt'],
      ['tunic#44566a', 'leggings#3a3430', 'boots', 'fur coat#5a4a3a'],
    ],
    women: [
      ['kirtle#4a5f78', 'boots', 'shawl#7a6a5a'],
      ['kirtle#7a3b32', 'apron#b7a888', 'boots'],
      ['kirtle#5f6b43', 'boots', 'cape#5a4a3a'],
    ],
    callings: [
      [
        'chieftain, chief, jarl, king',
        ['tunic#5a2f2a', 'fur coat#4a3a30', 'leggings#3a3028', 'boots', 'belt', 'necklace'],
      ],
    ],
    hair: ['long', 'braid', 'messy'],
    womanHair: ['braids', 'braid', 'long'],
    beard: ['full', 'long', 'full', 'short'],
  },
  medieval: {
    men: [
      ['tunic#6a5a3c', 'leggings#4a3c2c', 'boots', 'hood#5a4430', 'belt'],
      ['tunic#5a6a4a', 'leggings#5a4a38', 'boots', 'belt'],
      ['smock', 'leggings#54462f', 'boots', 'coif'],
      ['long tunic', 'boots'],
      ['tunic#7a3f30', 'leggings#3f3a30', 'boots', 'straw hat'],
    ],
    women: [
      ['kirtle', 'shoes', 'wimple'],
      ['kirtle#5f6b43', 'apron#d8ccb0', 'shoes'],
      ['kirtle#7a3b32', 'apron#cbbd9c', 'shoes', 'coif'],
      ['kirtle#4a5f78', 'shoes', 'shawl#8a7a5f'],
    ],
    callings: [
      [
        'blacksmith, smith, swordsmith, farrier, armorer',
        ['smock#6a5a48', 'apron#54351f', 'leggings#3f352a', 'boots'],
        ['kirtle#5a4a3c', 'apron#54351f', 'boots'],
      ],
      [
        'peasant, farmer, villager, beggar, servant, shepherd',
        ['smock', 'leggings#54462f', 'boots', 'hood#6a5236'],
        ['kirtle#8a7450', 'apron#cbbd9c', 'shoes', 'coif'],
      ],
      [
        'merchant, trader, seller, vendor, shopkeeper, innkeeper, banker, tailor',
        ['long tunic#6a2f34', 'boots', 'cape#3a4a3f', 'beret#3a2a2c', 'belt'],
        ['kirtle#6a4a5f', 'apron#e0d4bc', 'shoes', 'wimple'],
      ],
      [
        'butcher, baker, cook, carpenter, potter, cobbler, miller',
        ['smock#b7a480', 'apron#6a4a30', 'leggings#4a3c2c', 'boots'],
        ['kirtle#7a5a3a', 'apron#d8ccb0', 'shoes', 'coif'],
      ],
      ['jester, fool, clown', ['motley', 'jester hat', 'shoes#b0252f']],
      ['monk, friar, monks, priest', ['robe#5a4632', 'sandals', 'hood#5a4632'], ['robe#2a2628', 'wimple', 'sandals']],
      [
        'guard, soldier, archer, sheriff, guardsman',
        ['tunic#7a2f2f', 'cuirass#8a8f96', 'leggings#3a3430', 'boots', 'helmet', 'belt'],
      ],
      [
        'bard, minstrel, musician, singer, dancer, performer, juggler',
        ['tunic#3a6a5a', 'leggings#7a2f3a', 'boots', 'cape#8a6a2a', 'beret#5a2f4a'],
        ['kirtle#a0522d', 'shoes', 'sash#c29a3a'],
      ],
      [
        'lady, noblewoman, maiden, bride',
        ['doublet', 'leggings', 'boots'],
        ['gown#5a2f4a', 'necklace', 'shoes', 'tiara'],
      ],
      ['child, boy, girl, kid', ['tunic#7a6a4a', 'leggings#5a4a38', 'boots'], ['kirtle#7a5f48', 'shoes']],
      [
        'doctor, scholar, alchemist, apothecary, scribe, teacher',
        ['long tunic#3a3040', 'boots', 'cape#2a2630', 'beret#2a2026'],
        ['kirtle#3a3a48', 'shoes', 'wimple'],
      ],
    ],
    hair: ['bowl', 'long', 'short', 'messy'],
    womanHair: ['braid', 'braids', 'low bun', 'long'],
    beard: ['none', 'short', 'full', 'stubble', 'none'],
  },
  renaissance: {
    men: [
      ['doublet', 'breeches', 'tights#3a3028', 'shoes', 'beret#2b2530'],
      ['doublet#26354f', 'breeches#26354f', 'tights#d8ccb8', 'shoes', 'cape#3a2a3a'],
      ['smock', 'leggings#54462f', 'shoes'],
    ],
    women: [
      ['court gown#7a3a4a', 'shoes', 'necklace'],
      ['kirtle#4a5f48', 'shoes'],
      ['court gown#5a6a4a', 'shoes', 'necklace'],
    ],
    callings: [
      [
        'painter, artist, sculptor, inventor',
        ['smock#e0d4bc', 'vest#5a2f2a', 'leggings#3a3028', 'shoes', 'beret#5a1f2a'],
        ['kirtle#5a4a3a', 'apron#d8ccb0', 'shoes'],
      ],
      [
        'noblewoman, lady, duchess',
        ['doublet', 'breeches', 'tights#3a3028', 'shoes'],
        ['court gown#5a1f3a', 'shoes', 'necklace', 'tiara'],
      ],
    ],
    hair: ['long', 'bowl', 'messy'],
    womanHair: ['low bun', 'braid', 'wavy'],
    beard: ['goatee', 'full', 'short', 'none'],
  },
  pirate: {
    men: [
      ['smock#e0d8c8', 'vest#5a3a2c', 'breeches', 'boots', 'belt'],
      ['smock', 'breeches#2f3340', 'barefoot', 'bandana', 'belt'],
      ['shirt#c8b898', 'court coat#3a2f3a', 'breeches', 'boots', 'pirate hat'],
    ],
    women: [
      ['blouse#e8e0d0', 'corset', 'long skirt', 'boots', 'sash'],
      ['smock#e0d8c8', 'vest#5a1f2a', 'breeches', 'boots', 'bandana'],
    ],
    hair: ['long', 'locks', 'messy'],
    womanHair: ['wavy', 'long', 'braid'],
    beard: ['full', 'stubble', 'goatee', 'short'],
  },
  georgian: {
    men: [
      ['shirt#f2ece0', 'court coat', 'breeches#e0d4bc', 'tights#f2efe8', 'shoes#1f1a18'],
      ['shirt#f2ece0', 'court coat#2f4a6a', 'breeches#2f3340', 'tights#f2efe8', 'shoes#1f1a18', 'pirate hat'],
    ],
    women: [
      ['court gown', 'heels'],
      ['regency dress', 'ballet shoes', 'shawl'],
      ['court gown#d8a8b0', 'heels', 'necklace'],
    ],
    callings: [
      [
        'servant, maid, cook, peasant, farmer',
        ['smock', 'vest#5a4a3a', 'breeches', 'tights#d8ccb8', 'shoes'],
        ['kirtle#5a5f6a', 'apron#f2efe8', 'shoes', 'mob cap'],
      ],
    ],
    hair: ['slick', 'long'],
    womanHair: ['bun', 'low bun', 'ringlets'],
    beard: ['none'],
  },
  western: {
    men: [
      ['shirt#c8b898', 'vest#4a3a2c', 'pants#4a4238', 'cowboy boots', 'cowboy hat', 'belt'],
      ['shirt#8a6a50', 'jeans', 'cowboy boots', 'cowboy hat#3a2a22', 'bandana'],
      ['shirt#e8e0d0', 'vest#2b2a30', 'pants#2b2a30', 'shoes', 'bowler hat', 'bow tie'],
      ['shirt#a05a48', 'pants#54483a', 'boots', 'cowboy hat#8a6a48'],
    ],
    women: [
      ['blouse#e8dcc8', 'long skirt', 'boots', 'bonnet'],
      ['bustle dress#6a4a3a', 'boots'],
      ['bustle dress#7a2f3a', 'boots', 'shawl'],
    ],
    callings: [
      [
        'bartender, barkeeper, innkeeper, pianist',
        ['shirt#f2ece0', 'vest#5a1f2a', 'bow tie#17181d', 'pants#2b2a30', 'shoes', 'apron#f2efe8'],
      ],
      [
        'gambler, banker, undertaker, doctor',
        ['shirt#f2ece0', 'vest#3a1f2a', 'frock coat', 'pants#2b2a30', 'shoes', 'bowler hat'],
      ],
    ],
    hair: ['short', 'long', 'slick', 'parted'],
    womanHair: ['bun', 'low bun', 'braid', 'wavy'],
    beard: ['moustache', 'stubble', 'full', 'moustache'],
  },
  steampunk: {
    men: [
      ['shirt#e0d4bc', 'vest#5a3a24', 'frock coat#4a3428', 'pants#3a3028', 'boots', 'top hat#3a2a22'],
      ['shirt#c8b898', 'vest#6a4a2a', 'pants#3a3028', 'boots', 'bowler hat'],
    ],
    women: [
      ['blouse#e8dcc8', 'corset', 'long skirt#4a3428', 'boots', 'top hat#3a2620'],
      ['blouse#e0d0b0', 'corset#3a2620', 'pants#3a2f28', 'boots'],
    ],
    callings: [
      [
        'inventor, engineer, mechanic',
        ['shirt#c8b898', 'vest#6a4a2a', 'apron#5a3a24', 'pants#3a3028', 'boots', 'bowler hat'],
        ['blouse#e0d0b0', 'corset', 'pants#3a2f28', 'boots'],
      ],
    ],
    womanHair: ['bun', 'wavy', 'halfup'],
    beard: ['moustache', 'full', 'none'],
  },
  victorian: {
    men: [
      ['shirt#f2f0ea', 'vest#4a3a3a', 'frock coat', 'pants#2b2a30', 'shoes#17171c', 'top hat'],
      ['shirt#f2f0ea', 'bow tie#26262c', 'frock coat#3a2f2a', 'pants#3a3430', 'shoes', 'bowler hat'],
      ['shirt#c8bca4', 'vest#5a4a38', 'pants#3f382e', 'boots', 'flat cap'],
    ],
    women: [
      ['bustle dress', 'boots', 'bonnet'],
      ['bustle dress#4a2f3c', 'boots', 'shawl#7a6a6a'],
      ['bustle dress#2f4048', 'boots', 'bonnet#26303a'],
    ],
    callings: [
      [
        'maid, servant, housekeeper, cook, nurse, waitress',
        ['shirt#f2f0ea', 'vest#26262c', 'pants#26262c', 'shoes'],
        ['bustle dress#26262c', 'apron#f6f4ee', 'shoes', 'mob cap'],
      ],
      [
        'child, boy, girl, kid, paper boy, newspaper boy, newsboy, orphan, urchin, chimney sweep',
        ['shirt#c8bca4', 'vest#54483a', 'breeches', 'tights#3a342c', 'boots', 'flat cap'],
        ['kirtle#6a5a5a', 'apron#e8e0d0', 'boots', 'bonnet'],
      ],
      [
        'gentleman, lord, businessman, banker, detective, inspector, lawyer, doctor, professor, scientist',
        ['shirt#f2f0ea', 'vest#3a3a42', 'frock coat', 'pants#2b2a30', 'shoes#17171c', 'top hat'],
        ['bustle dress', 'boots', 'bonnet'],
      ],
      ['police officer, policeman, constable', ['uniform#23262e', 'pants#23262e', 'boots', 'bowler hat#17181d']],
      [
        'worker, miner, farmer, dock worker, driver, coachman, vendor, merchant',
        ['shirt#b8a888', 'vest#4a4034', 'pants#3a342c', 'boots', 'flat cap', 'scarf#6a3a30'],
      ],
    ],
    hair: ['parted', 'slick', 'short'],
    womanHair: ['bun', 'low bun', 'ringlets'],
    beard: ['moustache', 'full', 'none', 'moustache'],
  },
  '1920s': {
    men: [
      ['shirt#f2f0ea', 'bow tie', 'tuxedo', 'pants#17181d', 'shoes#17181d'],
      ['shirt#f2f0ea', 'tie', 'vest#5a4a40', 'suit#5a4a40', 'pants#5a4a40', 'shoes', 'fedora'],
      ['shirt#e8e0d0', 'vest#4a4a42', 'pants#4a4a42', 'shoes', 'flat cap'],
      ['shirt#f2f0ea', 'bow tie#26304a', 'suit#d8ccb0', 'pants#d8ccb0', 'shoes', 'boater'],
    ],
    women: [
      ['flapper dress', 'heels', 'headband#c2a05a', 'necklace'],
      ['flapper dress#7a2f3a', 'heels', 'necklace'],
      ['flapper dress#3a5a52', 'heels', 'cloche'],
    ],
    callings: [
      [
        'flapper, dancer, showgirl',
        ['shirt#f2f0ea', 'bow tie', 'tuxedo', 'pants#17181d', 'shoes'],
        ['flapper dress#c2a05a', 'heels', 'headband#c2a05a', 'necklace'],
      ],
    ],
    hair: ['slick', 'slick', 'parted'],
    womanHair: ['blunt bob', 'bob', 'blunt bob'],
    beard: ['none', 'none', 'moustache'],
  },
  '1940s': {
    men: [
      ['shirt#f2f0ea', 'tie', 'suit#4a4a4a', 'pants#4a4a4a', 'shoes', 'fedora'],
      ['shirt#f2f0ea', 'tie', 'trench coat', 'pants#3a3630', 'shoes', 'fedora'],
      ['shirt#d8ccb8', 'vest#5a4a3a', 'pants#4a4238', 'shoes', 'flat cap'],
    ],
    women: [
      ['dress#7a2f3a', 'heels'],
      ['blouse#f2ece0', 'suit#4a4a52', 'skirt#4a4a52', 'heels'],
      ['dress#3a4a5a', 'coat', 'heels', 'cloche'],
    ],
    hair: ['slick', 'parted'],
    womanHair: ['wavy', 'shoulder', 'low bun'],
    beard: ['none', 'none', 'moustache'],
  },
  '1950s': {
    men: [
      ['t-shirt#f2f0ea', 'leather jacket', 'jeans', 'boots'],
      ['shirt#c8d4dc', 'cardigan#7a2f2f', 'pants#4a4a52', 'shoes'],
      ['shirt#f2f0ea', 'bow tie', 'suit#4a5a6a', 'pants#4a5a6a', 'shoes'],
    ],
    women: [
      ['swing dress', 'heels'],
      ['blouse#f6efe4', 'long skirt#d88a9a', 'shoes'],
      ['swing dress#4a8a9a', 'heels', 'scarf'],
    ],
    callings: [
      [
        'waitress, waiter',
        ['shirt#f2f0ea', 'bow tie#17181d', 'apron#f2efe8', 'pants#26262c', 'shoes', 'sailor cap'],
        ['nurse dress#e0a0a8', 'apron#f6f4ee', 'sneakers', 'nurse cap'],
      ],
    ],
    hair: ['quiff', 'slick', 'quiff'],
    womanHair: ['ponytail', 'shoulder', 'wavy'],
    beard: ['none'],
  },
  '1970s': {
    men: [
      ['shirt#c2803a', 'vest#5a3a26', 'wide pants#4a3a52', 'boots'],
      ['hawaiian shirt', 'wide pants#e0d4bc', 'shoes'],
    ],
    women: [
      ['blouse#d98a4a', 'vest#5a3a26', 'wide pants#46628c', 'boots'],
      ['long dress!floral', 'sandals'],
    ],
    hair: ['long', 'afro', 'wavy'],
    womanHair: ['straight', 'afro', 'wavy'],
    beard: ['moustache', 'full', 'none'],
  },
  '1980s': {
    men: [
      ['t-shirt#e56a8c', 'denim jacket', 'jeans', 'sneakers'],
      ['tracksuit', 'sneakers', 'headband'],
      ['shirt#3aa5a8', 'suit#e8e2d6', 'pants#e8e2d6', 'shoes'],
    ],
    women: [
      ['t-shirt#e56a8c', 'denim jacket', 'leggings#4a3a8a', 'sneakers'],
      ['sweater#f0c23a', 'skirt#8a5ab0', 'leggings', 'boots'],
      ['leotard#e56a8c', 'leggings#3aa5a8', 'sneakers', 'headband#f0c23a'],
    ],
    hair: ['messy', 'wavy', 'curly'],
    womanHair: ['ringlets', 'wavy', 'ponytail'],
  },
  cyberpunk: {
    men: [
      ['t-shirt#1c1d24', 'cyber jacket', 'pants#1c1d24', 'boots#17171c'],
      ['hoodie#2a2140', 'cyber jacket#16303a', 'wide pants#23232c', 'boots#17171c'],
      ['future suit#2a2f3a', 'cyber jacket#3a1f30', 'boots#17171c'],
    ],
    women: [
      ['crop top#1c1d24', 'cyber jacket', 'leggings#1c1d24', 'boots#17171c'],
      ['future suit#2a2140', 'cyber jacket#16303a', 'boots#17171c'],
      ['t-shirt#23232c', 'cyber jacket#3a1f30', 'skirt#17171c', 'tights#2b2e3a', 'boots#17171c'],
    ],
    hair: ['mohawk', 'quiff', 'buzz', 'crop'],
    womanHair: ['blunt bob', 'pixie', 'straight', 'bun'],
  },
  future: {
    men: [
      ['future suit', 'boots#3a4656'],
      ['future suit#d8dce0', 'boots#8a949e'],
      ['future suit#4a4458', 'cape#23263a', 'boots#23263a'],
    ],
    women: [
      ['future suit', 'boots#3a4656'],
      ['future suit#d8dce0', 'boots#8a949e'],
      ['future suit#8aa0b0', 'boots#3a4656'],
    ],
    hair: ['slick', 'buzz', 'quiff'],
    womanHair: ['blunt bob', 'bun', 'ponytail', 'straight'],
    beard: ['none'],
  },
  funeral: {
    men: [
      ['shirt#f2f0ea', 'tie#17171c', 'suit#1c1c22', 'pants#1c1c22', 'shoes#17171c'],
      ['shirt#23232c', 'coat#17171c', 'pants#1c1c22', 'shoes#17171c'],
    ],
    women: [
      ['dress#1c1c22', 'tights#17171c', 'heels#17171c'],
      ['blouse#23232c', 'coat#17171c', 'skirt#1c1c22', 'tights#17171c', 'shoes#17171c'],
    ],
    womanHair: ['bun', 'low bun', 'shoulder', 'straight'],
  },
  wedding: {
    men: SUITS,
    women: [
      ['dress#d8a0b0', 'heels#d8a0b0', 'necklace'],
      ['gown#5a7a8a', 'heels'],
      ['dress#8aa0c0', 'heels'],
      ['gown#c29a6a', 'heels'],
    ],
    womanHair: ['bun', 'wavy', 'low bun', 'halfup', 'shoulder'],
  },
};
