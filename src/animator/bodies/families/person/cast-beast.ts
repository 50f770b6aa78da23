import { animalOfToy } from '../../../catalogue/living-things.ts';
import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import type { Sheet } from '../../body.ts';
import { castQuadruped } from '../quadruped/cast.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';
import { dress } from './dress.ts';
import type { RoleLook } from './roles-table.ts';
import type { Age, BuildName, PersonSheet } from './sheet.ts';

/** Worn on the head, which is the animal's own. */
const HEADWEAR =
  /hat|cap\b|crown|helmet|glasses|goggles|beanie|beret|headphones|headband|monocle|tiara|hood\b|turban|mask|wreath/;

/** Metres: whoever is smaller on four legs is as small as a child on two, whoever is larger as tall as a man. */
const [SMALL, LARGE] = [0.3, 0.95];
/** Times a child's height: what they work at is made for grown-ups. A toy stays as small as it is. */
const UPRIGHT = 1.25;
const STOUT = /^(?:bear|panda|polar bear|hippo|capybara|beaver|pig|elephant|rhino|gorilla|walrus|hamster|cow)$/;

/** Of toys that are sewn, where nobody says another. */
const PLUSH = '#b5763c';

/** An animal who lives like people, by its sheet on four legs; null for people and for whoever has no such sheet. */
export function castBeast(role: Role, look: RoleLook | null, chance: Random): Partial<PersonSheet> | null {
  if (role.person === null || role.thing === 'person') return null;
  const own = role.wears.filter(({ garment }) => HEADWEAR.test(garment));
  const toy = animalOfToy(role.thing);
  const sheet: Sheet | null = castQuadruped({
    ...role,
    wears: own,
    ...(toy === null ? {} : { thing: toy, colour: role.colour ?? PLUSH }),
  });
  if (sheet === null) return null;
  // Made by the family of four-legged animals just now.
  const beast = sheet as unknown as QuadrupedSheet;
  const age: Age = toy !== null || beast.metres < SMALL ? 'child' : beast.metres > LARGE ? 'adult' : 'teen';
  const build: BuildName = STOUT.test(toy ?? role.thing) ? 'heavy' : 'average';
  const rest = { ...role, colour: null, wears: role.wears.filter((each) => !own.includes(each)) };
  const gender = role.person.gender === 'woman' ? 'woman' : 'man';
  return {
    ...{
      beast,
      age,
      build,
      gender,
      height: toy === null && age === 'child' ? UPRIGHT : 1,
      skin: beast.coat.base,
      hair: { style: 'bald', colour: '#000000' },
    },
    wears: dress({ role: rest, look, gender, age, chance: chance.spawn('clothes'), bare: true }),
  };
}
