import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: true });

describe('everyday life', () => {
  it('seats whoever talks over coffee or eats where a table is', () => {
    for (const prompt of [
      'Two friends laugh over coffee at a cafe table',
      'A family of four has breakfast in a kitchen, pancakes on the table',
    ]) {
      const { cast, relations } = play(prompt);
      const table = cast.find(({ thing }) => thing === 'laid table')?.id;
      expect(table, prompt).toBeDefined();
      expect(relations).toContainEqual({ role: 0, relation: 'on', to: table, where: null });
    }
  });

  it('lets a mother stand behind the daughter whose hair she brushes', () => {
    const { cast, beats } = play("A mother brushes her daughter's hair in a bedroom");
    expect(cast.map(({ thing }) => thing)).toContain('barber chair');
    expect(beats.filter(({ role }) => role === 0)).toMatchObject([{ act: 'cut_hair' }]);
    expect(beats.filter(({ role }) => role === 1)).toMatchObject([{ act: 'sit' }]);
  });

  it('keeps who pushes a swing behind it', () => {
    const { beats, relations } = play('A father pushes his daughter on a swing');
    expect(beats.filter(({ role }) => role === 0)).toMatchObject([{ act: 'push_swing' }]);
    expect(relations.filter(({ role }) => role === 0)).toMatchObject([{ relation: 'behind' }]);
  });

  it('pours honey over the stack it is told of, with what lies on it, and chocolate over a heap', () => {
    const cakes = play('Honey is poured over a stack of pancakes with butter and blueberries, steam rising');
    expect(cakes.cast.map(({ thing }) => thing)).toEqual(['pancake', 'dining table']);
    expect(cakes.beats).toMatchObject([{ act: 'fill' }]);
    const berries = play('Melted chocolate being poured over strawberries, black background');
    expect(berries.cast[0]).toMatchObject({ thing: 'heaped fruit', count: 1 });
    expect(berries.cast.map(({ thing }) => thing)).not.toContain('strawberry');
  });

  it('stacks what is told as a stack', () => {
    const { cast, relations } = play('A stack of white plates on a table');
    const plates = cast.filter(({ thing }) => thing === 'plate').map(({ id }) => id);
    expect(plates).toHaveLength(5);
    for (const [k, id] of plates.slice(1).entries())
      expect(relations).toContainEqual({ role: id, relation: 'on', to: plates[k], where: null });
  });

  it('lets a bee crawl on the flower and not above it', () => {
    const { relations } = play('A honeybee crawling over the center of a sunflower');
    expect(relations).toMatchObject([{ role: 0, relation: 'on', to: 1 }]);
  });

  it('has as many seats as sitters', () => {
    const { cast } = play('A journalist interviews a scientist, both seated in armchairs');
    expect(cast.filter(({ thing }) => thing === 'armchair')).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it('gives a book to whoever reads a story, beside the bed of who listens', () => {
    const { cast } = play('Grandpa reads a bedtime story to two kids in bed');
    expect(cast.map(({ thing }) => thing)).toEqual(expect.arrayContaining(['open book', 'chair']));
  });

  it('puts the screen that is told of on the desk somebody sits at, and what stood there stays', () => {
    const { cast, relations } = play('A detective sits at his desk, a cup on the desk, a monitor glows in the dark');
    const desk = cast.filter(({ thing }) => /desk/.test(thing));
    expect(desk).toMatchObject([{ thing: 'computer desk' }]);
    const cup = cast.find(({ noun }) => noun === 'cup')?.id;
    expect(relations).toContainEqual({ role: cup, relation: 'on', to: desk[0]?.id, where: null });
    expect(relations).toContainEqual({ role: 0, relation: 'on', to: desk[0]?.id, where: null });
  });
});
