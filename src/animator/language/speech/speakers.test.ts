import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const saidIn = (prompt: string): unknown[] => {
  const { spoken, entities } = readPrompt(prompt, null);
  return spoken.map(({ text, speaker, tone }) => [
    speaker === null ? null : (entities[speaker]?.noun ?? null),
    text,
    tone,
  ]);
};

describe('who says what', () => {
  it.each([
    ['She picks up the phone and says: hello, is anyone there?', [['woman', 'hello, is anyone there?', 'plain']]],
    [
      'INT. DINER - NIGHT. A trucker stirs his coffee. WAITRESS (softly): "Rough day?" TRUCKER: "Yes."',
      [
        ['waitress', 'Rough day?', 'murmur'],
        ['trucker', 'Yes.', 'plain'],
      ],
    ],
    ['A woman turns to her partner. He draws his sword: "Stay behind me."', [['partner', 'Stay behind me.', 'plain']]],
    [
      'A reporter asks a construction worker, "What is best?" He grins and says, "The view."',
      [
        ['reporter', 'What is best?', 'plain'],
        ['construction worker', 'The view.', 'plain'],
      ],
    ],
    [
      '"Were you ever young?" a girl asks her grandmother. She laughs: "Long ago."',
      [
        ['girl', 'Were you ever young?', 'plain'],
        ['grandmother', 'Long ago.', 'happy'],
      ],
    ],
    ['Two kids sit in a treehouse. Kid 1: I saw a ghost.', [['kid', 'I saw a ghost.', 'plain']]],
    ['Astronaut over radio: "We have a problem." An engineer gasps.', [[null, 'We have a problem.', 'plain']]],
    ['Doctor: "It is fine." The patient nods.', [['doctor', 'It is fine.', 'plain']]],
    ['"Run!" screams the boy as the dragon wakes.', [['boy', 'Run!', 'shout']]],
    ['A woman looks at a photograph. (V.O.) "He always said so."', [[null, 'He always said so.', 'plain']]],
    [
      '"This is your captain," comes a voice over the intercom as passengers look up.',
      [[null, 'This is your captain', 'plain']],
    ],
    ['A pilot grips the stick. Her headset crackles: "Return to base."', [[null, 'Return to base.', 'plain']]],
    [
      'A couple walk their beagle. Tagline spoken by a warm male voice: "Take the long way."',
      [[null, 'Take the long way.', 'plain']],
    ],
    ["Woman's voice, off screen: “Honey?” A man on a sofa freezes.", [[null, 'Honey?', 'plain']]],
    [
      'Narration in a warm British accent: "Here they gather." Penguins huddle.',
      [[null, 'Here they gather.', 'plain']],
    ],
    [
      'Two-shot in a car. She (driving): I am leaving. He (after a pause): I know.',
      [
        ['woman', 'I am leaving.', 'plain'],
        ['man', 'I know.', 'plain'],
      ],
    ],
    [
      'Dialogue: Anna (whispering): "Listen." / Mark: "Wind." Scene: two campers in a tent.',
      [
        ['camper', 'Listen.', 'whisper'],
        ['camper', 'Wind.', 'plain'],
      ],
    ],
    [
      'Dad: Who ate it? Kid (mouth full): Not me.',
      [
        ['dad', 'Who ate it?', 'plain'],
        ['kid', 'Not me.', 'plain'],
      ],
    ],
    [
      "A detective leans in. He says in a low voice: You knew him, didn't you? The suspect looks away.",
      [['detective', "You knew him, didn't you?", 'murmur']],
    ],
    ['Voiceover: She never came back. A dolly through a house.', [[null, 'She never came back.', 'plain']]],
    ['An arcade. Kids exclaim: "New high score!"', [['kid', 'New high score!', 'excited']]],
    [
      'A chef shouts. Chef: "Who?" A young cook swallows. Cook: "Me, chef."',
      [
        ['chef', 'Who?', 'plain'],
        ['cook', 'Me, chef.', 'plain'],
      ],
    ],
    [
      'A chef frowns and says to the young cook: "More salt." The cook nods. The chef smiles. "Good."',
      [
        ['chef', 'More salt.', 'plain'],
        ['chef', 'Good.', 'plain'],
      ],
    ],
    ['An old wizard says in a booming voice, "No!"', [['wizard', 'No!', 'shout']]],
    ['A man says through tears, "Well done," as he hugs his son.', [['man', 'Well done', 'sad']]],
    ['A room. It grows: a bolt arcs to the ceiling. It pulses.', []],
    ['A drummer plays. The kit: classic, well-worn, stickered.', []],
    ['Voice-over, deep male narrator: "Once." A lone painter in a city.', [[null, 'Once.', 'plain']]],
    ['A close-up of Lena. LENA: (softly) "You came."', [['person', 'You came.', 'murmur']]],
    [
      "A keeper points at the sea and says: This ocean, it's a force, a wild might.",
      [['keeper', "This ocean, it's a force, a wild might.", 'plain']],
    ],
    ['A door with a sign that says "OPEN". A man in a hat walks in and says, "Hello."', [['man', 'Hello.', 'plain']]],
    ['A studio where it says "LOFT" on the wall in blue lights, two chairs', []],
    ['Trees move aside. Whispered spell: "Open."', [[null, 'Open.', 'plain']]],
    ['A woman reads a letter aloud: "My dearest Anna."', [['woman', 'My dearest Anna.', 'plain']]],
    [
      'A woman cooks. "I eat well," she says. From the phone: "I can hear the microwave."',
      [
        ['woman', 'I eat well', 'plain'],
        [null, 'I can hear the microwave.', 'plain'],
      ],
    ],
    ['A toddler looks at the broccoli, thinks "not again" and sighs.', [[null, 'not again', 'plain']]],
    [
      'A studio. Host: What made you quit? Guest: Honestly? The printer. They both nod.',
      [
        ['host', 'What made you quit?', 'plain'],
        ['guest', 'Honestly? The printer.', 'plain'],
      ],
    ],
    [
      "Cashier: It's organic. Customer: I've got cash.",
      [
        ['cashier', "It's organic.", 'plain'],
        ['customer', "I've got cash.", 'plain'],
      ],
    ],
    ['A teacher taps the board, where "7 x 8 = ?" is written.', []],
    ['Старик сидит у костра. — Здесь был город, — говорит он внуку.', [['old man', 'Здесь был город', 'plain']]],
    ['— Ты опоздал, — говорит женщина мужчине на вокзале.', [['woman', 'Ты опоздал', 'plain']]],
    ['"¡Corre!", grita el niño a su perro', [['boy', '¡Corre!', 'shout']]],
    ['“我们走吧。”老奶奶对孙子说', [['grandmother', '我们走吧。', 'plain']]],
    ['تقول المرأة العجوز للطفل: "تعال"', [['old woman', 'تعال', 'plain']]],
  ])('is told by the words around it: %s', (prompt, said) => {
    expect(saidIn(prompt)).toEqual(said);
  });
});

describe('how it is said', () => {
  const toneOf = (prompt: string): string | undefined => readPrompt(prompt, null).spoken[0]?.tone;

  it.each([
    ['A woman says quietly, "Yes."', 'murmur'],
    ['A woman turns and softly says "Yes."', 'murmur'],
    ['"Yes," a woman says furiously.', 'angry'],
    ['A woman turns and in a low voice says "Yes."', 'murmur'],
    ['A woman says under her breath, "Yes."', 'whisper'],
    ['A woman says at the top of her lungs, "Yes."', 'shout'],
    ['A woman says in a robotic voice, "Yes."', 'robotic'],
    ['A woman says coldly, "Yes."', 'plain'],
  ])('is told before or after the verb: %s', (prompt, tone) => {
    expect(toneOf(prompt)).toBe(tone);
  });
});
