import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const read = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
const genders = (prompt: string): (string | undefined)[] => read(prompt).cast.map(({ person }) => person?.gender);
const acted = (prompt: string): string[] => {
  const { cast, beats } = read(prompt);
  return beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.thing} ${act}`);
};

describe('who is a woman in other languages', () => {
  it.each([
    'Una doctora cansada se quita la mascarilla y llora.',
    'Eine müde Ärztin nimmt ihre Maske ab und weint.',
    'Une violoniste joue devant une fenêtre.',
    'Una maestra cammina nel parco.',
    'Учительница идёт по парку.',
    'معلمة تمشي في الحديقة.',
    '一位疲惫的女医生在公园里走路。',
    'एक थकी हुई महिला डॉक्टर पार्क में चल रही है।',
  ])('tells by endings and articles: %s', (prompt) => {
    expect(genders(prompt)[0]).toBe('woman');
  });

  it('leaves open what no ending tells', () => {
    expect(genders('Un ciclista cruza el puente.')[0]).not.toBe('woman');
    expect(genders('एक अंतरिक्ष यात्री लाल ग्रह पर चल रहा है।')[0]).not.toBe('woman');
  });
});

describe('deeds of other languages', () => {
  it.each([
    ['Un niño abre una caja. Susurra: «Por fin».', 'person whisper'],
    ['Ein Barista, der Milch in eine Tasse gießt, lächelt.', 'person pour'],
    ['Ein Mann liest, während hinter ihm Kinder Fußball spielen.', 'person play'],
    ['Un barista vertiendo leche en una taza.', 'person pour'],
    ['Такси останавливается, из него выходит женщина.', 'person walk'],
    ['أب يحمل ابنته النائمة في السوق.', 'person carry'],
    ['Un astronauta clava una bandera en un planeta rojo.', 'astronaut plant'],
    ['一只白猫跳到沙发上。', 'cat jump'],
  ])('%s', (prompt, act) => {
    expect(acted(prompt)).toContain(act);
  });

  it('takes what is worn for no deed', () => {
    const [woman] = read('Uma mulher de vestido vermelho comprido caminha.').cast;
    expect(woman?.wears[0]?.garment).toContain('dress');
  });

  it('shows whom the camera looks at where no article tells of them', () => {
    expect(read('Камера медленно наезжает на лицо старой женщины с голубыми глазами.').cast[0]?.person).toMatchObject({
      ...{ gender: 'woman', age: 'old', eyes: 'blue' },
    });
  });

  it('counts those of a herd as several', () => {
    expect(read('Стадо слонов пересекает саванну.').cast[0]?.count).toBeGreaterThan(2);
  });
});

describe('sports, occasions, places and lights in other languages', () => {
  it.each([
    'Un tennista serve un ace',
    'Una tenista sirve un ace',
    'Une joueuse de tennis sert un ace',
    'Ein Tennisspieler schlägt ein Ass',
    'Теннисист подаёт эйс',
    'テニス選手がエースを決める',
    'لاعب تنس يسدد إرسالا ساحقا',
    'टेनिस खिलाड़ी ऐस सर्व करता है',
  ])('plays a sport on its ground, and one person does: %s', (prompt) => {
    expect([read(prompt).set.place, acted(prompt)]).toEqual(['stadium', ['person play_tennis']]);
    expect(read(prompt).cast).toHaveLength(1);
  });

  it.each(['一座废弃的工厂', 'Una fabbrica abbandonata', 'Заброшенная фабрика', 'مصنع مهجور', 'एक वीरान फैक्ट्री'])(
    'tells how a place is: %s',
    (prompt) => {
      expect(read(prompt).set.traits).toContain('abandoned');
    },
  );

  it.each(['Retrato de una anciana, luz lateral', '一位老人的肖像，侧光', 'Портрет старика, боковой свет'])(
    'sets a lamp, and nobody lights anything: %s',
    (prompt) => {
      expect([read(prompt).set.lights, acted(prompt)]).toEqual([['side_light'], []]);
    },
  );

  it('moves both colours and the whole name', () => {
    expect(
      read('Una mongolfiera a strisce gialle e blu si alza sopra le colline.').cast.map(({ noun }) => noun),
    ).toEqual(['hot air balloon']);
  });

  it('leaves to candles and waves what they do', () => {
    expect(acted('एक काली बिल्ली खिड़की पर बैठी है, कमरे में मोमबत्ती जल रही है')).not.toContain('cat burn');
    expect(acted('Una ragazza corre sulla spiaggia, onde che si infrangono')).toEqual(['person run']);
  });
});
