import { describe, expect, it } from 'vitest';
import { readBrief } from './from-script.ts';

describe('other languages', () => {
  it.each([
    ['fr', 'trois chevaux noirs courent sur la plage', '3 black horse', 'beach'],
    ['de', 'zwei kleine Hunde schlafen im Wald', '2 null dog', 'forest'],
    ['pt', 'uma bicicleta vermelha na cidade à noite', '1 red bicycle', 'city'],
    ['it', 'due gatti bianchi in cucina', '2 white cat', 'kitchen'],
    ['es', 'un camión verde en el desierto', '1 green truck', 'desert'],
    ['ru', 'чёрный кот идёт по лесу', '1 black cat', 'forest'],
    ['ja', '三匹の白い犬が浜辺を走る', '3 white dog', 'beach'],
    ['zh', '五条红色的鱼在海底', '5 red fish', 'underwater'],
    ['ar', 'حصان أبيض في الصحراء', '1 white horse', 'desert'],
    ['hi', 'दो काले घोड़े जंगल में', '2 black horse', 'forest'],
  ])('reads %s: %s', (language, prompt, first, place) => {
    const reading = readBrief(prompt, null);
    const [subject] = reading.subjects;
    expect([reading.language, `${subject?.count} ${subject?.colour} ${subject?.noun}`, reading.place]).toEqual([
      ...[language, first, place],
    ]);
  });

  it.each([
    ['mesa', 'テーブルの上の本', 'on'],
    ['baum', 'ein Auto unter einem Baum', 'under'],
    ['gauche', "un chat à gauche d'une chaise", 'left_of'],
    ['पीछे', 'डिब्बे के पीछे एक कुत्ता', 'behind'],
    ['يمين', 'كلب على يمين كرسي', 'right_of'],
    ['за', 'лошадь за домом', 'behind'],
  ])('reads where things are (%s)', (_word, prompt, relation) => {
    expect(readBrief(prompt, null).subjects[0]?.relations).toEqual([{ relation, subject: 1 }]);
  });

  it('takes no English for another language', () => {
    for (const prompt of ['a train to the court of a cane', 'the chat room has a table', 'a man in a hat on the land'])
      expect(readBrief(prompt, null).language).toBe('en');
  });
});
