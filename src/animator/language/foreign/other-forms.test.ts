import { describe, expect, it } from 'vitest';
import { DOES_MARK } from '../words/words.ts';
import { translate } from './translate.ts';

const read = (text: string): string => translate(text).text.replaceAll(DOES_MARK, '').replace(/ +/g, ' ').trim();

describe('words in other forms and places than the tables tell them', () => {
  it('knows names of several words in every form of theirs', () => {
    expect(read('Dos lunas se elevan en el cielo')).toContain('moons rises in the sky');
    expect(read('Ein Mann mit weißem Kittel öffnet die Tür')).toContain('with lab coat');
  });

  it('tells a name behind an article from the deed that is spelled like it', () => {
    expect(read("Un horloger répare une montre à la lueur d'une lampe")).toContain('a watch');
    expect(read('Un pianiste joue dans un bar sombre')).toContain('pianist plays');
    expect(read('La maestra cancella la lavagna con una spugna')).toContain('wipes the blackboard');
  });

  it('has garments worn and other things carried where one word says both', () => {
    expect(read('Una mujer lleva un vestido rojo en la playa')).toContain('wears red dress');
    expect(read('Un hombre lleva una maleta por la calle')).toContain('carries suitcase');
    expect(read('Ein Mann trägt ein kleines Kind aus dem Haus')).toContain('carries a little child');
  });

  it('leaves as few letters over as it can where no spaces part words', () => {
    expect(read('身后的士兵们举着旗帜')).toContain('soldiers');
    expect(read('身后的士兵们举着旗帜')).not.toContain('taxi');
    expect(read('一双手在揉面团')).toContain('kneads dough');
  });

  it('tells whose a thing is by the German case', () => {
    expect(read('Drei Kinder sitzen auf dem Dach eines Hauses')).toContain('on the roof of a house');
  });

  it('says who speaks behind the verb', () => {
    expect(read('La reine entre dans la salle, dit-elle en riant')).toContain('she says laughing');
  });

  it('has several of them where a Russian noun says so behind a deed', () => {
    expect(read('Бабушка печёт блины на кухне')).toContain('bakes pancakes');
  });

  it('moves a quality before its noun though something is told to be with it', () => {
    expect(read('Una pareja baila en un salón antiguo con suelo de madera')).toContain('ancient living room with');
  });

  it('takes off what is worn and down what is not', () => {
    expect(read('Девушка снимает капюшон')).toContain('takes off her hood');
  });

  it('has German doers before their deeds where a place comes first', () => {
    expect(read('In einer U-Bahn spielt ein bärtiger Straßenmusiker Akkordeon.')).toContain('musician plays accordion');
    expect(read('Plötzlich nimmt sie die Kopfhörer ab und lächelt.')).toContain('she takes off');
  });

  it('has musicians play and not touch, of the street and not stray', () => {
    expect(read('Un guitarrista callejero toca bajo un puente')).toContain('street guitarist plays');
  });
});
