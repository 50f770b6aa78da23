import { describe, expect, it } from 'vitest';
import { translate } from '../translate.ts';

/** Without the marks that tell deeds from names. */
const read = (text: string): string => translate(text).text.replace(/[\uf8f0\uf8f1]/g, '');

describe('Chinese', () => {
  it.each([
    // What describes a noun stands before it, however long it is.
    ['一位身穿白色长裙的女子在樱花树下翩翩起舞', 'a woman wearing a white long dress dances under the cherry tree'],
    ['镜头跟随骑着自行车的男孩', 'the camera follows the boy riding a bicycle'],
    ['在由岩石和冰川构成的山谷中', 'in the valley formed by rocks and glacier'],
    // Where, with what and to what something is done stands before the deed.
    ['老人坐在公园的长椅上喂鸽子', 'the old man sits and feeds pigeons on the park bench'],
    ['一只猫从窗户里跳出来', 'a cat jumps from the window'],
    ['厨师把面条倒进锅里', 'the chef pours noodles into the pot'],
    ['她的长发被风吹散', 'the wind blows her long hair'],
    // Who or what is there comes last.
    ['桌上放着一本书', 'a book stands on the table'],
    ['远处是一座雪山', 'there is a snowy mountain in the distance'],
    // How and how much.
    ['一艘小船缓缓划过湖面', 'a small boat slowly glides across the lake'],
    ['神情非常哀伤', 'the expression is very sad'],
    // What the film does is no deed of anybody.
    [
      '采用低角度镜头，整体为水彩画风格，营造出宁静且怀旧的氛围',
      'low angle shot, watercolor style, calm nostalgic mood',
    ],
    ['相机向左缓慢平移', 'the camera slowly pans to the left'],
  ])('is read sentence by sentence: %s', (text, english) => {
    expect(read(text)).toContain(english);
  });

  it('goes on with who was named before the comma', () => {
    expect(read('一个运动员，在河岸上训练。')).toBe('an athlete trains on the riverbank.');
    expect(read('一位女孩穿着红色的裙子，望向天空')).toContain('she looks at the sky');
  });

  it('keeps marks of times and what is written in other letters', () => {
    expect(read('【0-3秒】一只狐狸在奔跑 (Low-Poly)')).toContain('(Low-Poly)');
  });

  it('is read in a time that grows with its length', () => {
    const started = process.cpuUsage().user;
    read('在红色的山上的小狗的'.repeat(400));
    expect(process.cpuUsage(undefined).user - started).toBeLessThan(8_000_000);
  });
});
