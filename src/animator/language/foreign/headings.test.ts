import { expect, test } from 'vitest';
import { CINEMA_LANGUAGES } from '../../languages/cinema-table.ts';
import { HEADINGS_TABLE } from '../../languages/headings-table.ts';
import { markHeadings, nameHeadings } from './headings.ts';

const told = (text: string, language: string): string =>
  nameHeadings(markHeadings(text, language)).replace(/\s+/g, ' ').trim();

test('headings are named in all ten languages', () => {
  for (const row of HEADINGS_TABLE.trim().split('\n'))
    expect(row.split(' | ').filter((cell) => cell.trim() !== '')).toHaveLength(CINEMA_LANGUAGES.length + 1);
});

test.each([
  ['es', 'Una casa. Cámara: plano medio. Sonido: grillos.', 'Una casa. . Camera: plano medio. . Audio: grillos.'],
  ['de', 'Einstellung 1: Ein Hund. Einstellung 2: Eine Katze.', '. Shot 1: Ein Hund. . Shot 2: Eine Katze.'],
  ['fr', 'Plan 1 : un chien. Musique : piano.', '. Shot 1: un chien. . Music: piano.'],
  ['zh', '镜头一:一只狗。第二个镜头:一只猫。【音效】风声', '. Shot 1: 一只狗。 . Shot 2: 一只猫。 . Audio: 风声'],
  ['ja', 'カット1:犬。音楽:ピアノ', '. Shot 1: 犬。 . Music: ピアノ'],
  ['ru', 'Кадр 1: собака. Первый кадр: кот. Звук: ветер', '. Shot 1: собака. . Shot 2: кот. . Audio: ветер'],
  ['ar', 'المشهد 1: كلب. الموسيقى: بيانو', '. Shot 1: كلب. . Music: بيانو'],
  ['hi', 'शॉट 1: कुत्ता। संगीत: पियानो', '. Shot 1: कुत्ता। . Music: पियानो'],
  ['es', 'Primer plano: sus manos.', 'Primer plano: sus manos.'],
  ['de', 'Der Ton ist gut.', 'Der Ton ist gut.'],
  ['en', 'Camera: wide.', 'Camera: wide.'],
])('in %s "%s" is ordered by headings', (language, prompt, english) => {
  expect(told(prompt, language)).toBe(english);
});
