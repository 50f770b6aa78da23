import { describe, expect, it } from 'vitest';
import { toldAt } from './told-at.ts';

describe('places in what was written', () => {
  const told = 'He sits at a table set for eight. A drone sinks lower. As he opens the door, it snows.';
  const plain = 'He sits at a table. A drone descends. As he opens the door, it snows.';
  const at = toldAt(told, plain);

  it.each(['table', 'drone', 'opens', 'door', 'snows'])('are found again: %s', (word) => {
    expect(told.slice(at(plain.indexOf(word))).startsWith(word)).toBe(true);
  });

  it('never go back', () => {
    const places = [...plain].map((_, letter) => at(letter));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('stay where nothing was said otherwise', () => {
    expect(toldAt(told, told)(17)).toBe(17);
  });

  it('are found in long texts in no time', () => {
    toldAt('the '.repeat(2500), 'a the '.repeat(1600));
  });
});
