import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const told = (prompt: string) => {
  const { cast, beats, set, dialogue, sound } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  const name = (id: number | null): string => cast[id ?? -1]?.noun ?? '-';
  return {
    cast: cast.filter(({ scenery }) => !scenery).map(({ noun }) => noun),
    acts: beats.map(({ role, act }) => `${name(role)} ${act}`),
    place: set.place,
    said: dialogue.map(({ speaker, text }) => `${name(speaker)}: ${text}`),
    silent: sound.silent,
  };
};

describe('whose deed it is', () => {
  it.each([
    // After a relative clause "he" is whom the sentence was about, and "his father" nobody new.
    [
      'A toddler walks towards his father, who kneels with open arms. He wobbles and laughs. "So close!" his father says.',
      {
        cast: ['toddler', 'father'],
        acts: ['toddler walk', 'toddler shiver', 'toddler laugh', 'father kneel', 'father speak'],
        said: ['father: So close!'],
      },
    ],
    // A clause that tells of somebody ends without a word: what follows is done by whom it tells of.
    ['A snowman that kids have built melts in the sun.', { acts: ['snowman melt'] }],
    ['The cake that she baked falls on the floor.', { acts: ['cake fall'] }],
    ['A man smiles at his kids who play on the beach.', { acts: ['man smile', 'kid play'] }],
    // What one does is not said of several who do something meanwhile.
    [
      'A student runs as the doors close, then slumps on the bench.',
      { acts: ['student run', 'student sit', 'door close'] },
    ],
    // A train is caught on foot, and a can sprays paint.
    ['A student runs to catch a train.', { acts: ['student run'] }],
    [
      'A graffiti artist spray paints a mural on a brick wall.',
      { acts: ['graffiti artist paint', 'mural wall be_written'] },
    ],
    // Of nobody else it is, and no table is held.
    ['Once the music starts, everyone begins to dance.', { acts: ['people dance'] }],
    ['A little girl draws at the kitchen table.', { acts: ['little girl draw_picture'] }],
    // In somebody's arms one is with them.
    ["A toddler takes her first steps toward her father's open arms.", { acts: ['toddler walk'] }],
    // A sword is drawn, and no picture of it.
    ['A samurai kneels in falling snow, drawing his sword.', { acts: ['samurai kneel', 'samurai hold'] }],
    ['A chess grandmaster moves his queen and stops the clock.', { acts: ['grandmaster play_game'] }],
    // What takes hands is not done by what one sits in or on.
    ['A man sits in a boat holding a lantern.', { acts: ['man sit', 'man hold'] }],
    ['A girl sits on a mushroom reading a book.', { acts: ['girl sit', 'girl read'] }],
    // A score is music, and who scores does something.
    [
      'A striker scores the winning goal and slides on his knees.',
      { acts: ['striker shoot_at_goal', 'striker knee_slide'] },
    ],
    // A trade may be a child's.
    [
      "A wizard's apprentice, a clumsy boy with glasses, waves a wand at a broom.",
      { cast: ['apprentice', 'wand', 'broom'] },
    ],
    [
      'A man says to the bartender "Same as always" and the bartender, polishing a glass, says "Rough night?"',
      { said: ['man: Same as always', 'bartender: Rough night?'] },
    ],
    // Told first as whose kitchen it is, she is still whom the film is about.
    [
      "The grandmother's kitchen is small. Her granddaughter stands on a stool. The grandmother smiles.",
      { cast: ['grandmother', 'granddaughter', 'stool'] },
    ],
    // Whose voice it is speaks, and is there.
    ['Her voice is barely audible: "Don\'t leave." He stops at the door.', { said: ["woman: Don't leave."] }],
    [
      'The old king\'s voice trembles: "Bring me my son." The messenger bows.',
      { said: ['old king: Bring me my son.'] },
    ],
    // What was told of by a part alone is the part of whoever comes next.
    ['Extreme close-up of a human eye opening. A soldier stands on a rooftop.', { cast: ['soldier'] }],
    ['A letter lies on a table. A widow reads it and weeps.', { cast: ['widow', 'letter', 'table'] }],
    ['Birds scatter as a motorbike roars down the lane', { cast: ['motorbike', 'bird'] }],
    ['"Wait!" he cries and runs after the bus', { acts: ['man chase', 'man shout'] }],
    ['A boy watches it from the fence', { acts: ['boy look'] }],
    ['A dragon sleeps in a cave. The creature roars.', { cast: ['dragon'], acts: ['dragon sleep', 'dragon roar'] }],
    [
      '– Where are we going? asks the little fox. – Home, answers the bear.',
      { said: ['fox: Where are we going?', 'bear: Home'] },
    ],
    ['Two astronauts sit in a capsule. "Checkmate," crackles the radio.', { said: ['-: Checkmate'] }],
    [
      'A tour guide points at the volcano. Tourist: "Is it safe?" Guide: "Mostly."',
      { said: ['tourist: Is it safe?', 'tour guide: Mostly.'] },
    ],
  ])('%s', (prompt, expected) => expect(told(prompt)).toMatchObject(expected));
});

describe('what a word means where it stands', () => {
  it.each([
    // Poses of yoga by their names; nobody poses for a picture.
    ['A woman holds the tree pose on a beach', { cast: ['woman'], acts: ['woman yoga'] }],
    ['An old man in warrior pose on a rooftop', { acts: ['old man yoga'] }],
    ['A woman practises tai chi in a park', { acts: ['woman yoga'] }],
    ['A model strikes a dramatic pose', { acts: ['model stand'] }],
    // Neither do they fall nor is the film without sound.
    ['The courtiers fall silent in the throne room', { acts: ['courtier stand'], silent: false }],
    ['A flood of commuters runs down the stairs', { cast: ['commuter'] }],
    ['An astronaut sits on a rock on the moon', { cast: ['astronaut', 'rock'], place: 'planet' }],
    [
      'At night a bride sits in a taxi. The driver glances in the mirror',
      { cast: ['bride', 'taxi', 'driver'], place: 'city' },
    ],
    [
      'A plate of spaghetti on a red checked tablecloth, steam rising, grated parmesan falling in slow motion',
      { cast: ['plate', 'parmesan'] },
    ],
    ['A trawler battles the waves, its bow plunging into the water', { cast: ['trawler'] }],
    ['Interior, 1940s detective office, night. A woman sits on the desk.', { place: 'office' }],
  ])('%s', (prompt, expected) => expect(told(prompt)).toMatchObject(expected));
});

describe('the same in other languages', () => {
  it.each([
    ['पक्षी पानी के ऊपर उड़ते हैं', { acts: ['bird fly'] }],
    ['鳥が水の上を飛ぶ', { acts: ['bird fly'] }],
    ['एक महिला लकड़ी के चम्मच से सूप चखती है और मुस्कुराती है', { acts: ['woman eat', 'woman smile'] }],
    ['犬が玄関先から見ている', { acts: ['dog look'] }],
    ['男の子が隣人に手を振って「おはよう!」と叫ぶ', { said: ['boy: おはよう!'] }],
    ['Un troupeau de zèbres passe en courant', { cast: ['zebra'], acts: ['zebra run'] }],
    ['Кошка спит на подоконнике, а за окном идёт снег', { acts: ['cat sleep'], place: 'living_room' }],
  ])('%s', (prompt, expected) => expect(told(prompt)).toMatchObject(expected));
});
