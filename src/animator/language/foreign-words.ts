/** First words of other languages, as the English words the tables know. Widened later from open word lists. */
export interface ForeignWords {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

export const FOREIGN_WORDS: readonly ForeignWords[] = [
  {
    language: 'zh',
    words: {
      海滩: 'beach', 沙滩: 'beach', 大海: 'sea', 海边: 'seaside', 海洋: 'ocean', 海: 'sea', 高山: 'mountain', 雪山: 'mountain snow', 山脉: 'mountain', 山: 'mountain', 草原: 'grassland', 草地: 'meadow', 田野: 'field', 城市: 'city', 街道: 'street', 森林: 'forest', 竹林: 'bamboo forest', 太空: 'space', 宇宙: 'space', 星球: 'planet', 沙漠: 'desert', 湖: 'lake', 河: 'river', 日落: 'sunset', 夕阳: 'sunset', 黄昏: 'dusk', 日出: 'sunrise', 清晨: 'dawn', 夜晚: 'night', 夜景: 'night', 夜: 'night', 白天: 'day', 下雨: 'rain', 雨: 'rain', 下雪: 'snow', 雪: 'snow', 雾: 'fog', 春天: 'spring', 夏天: 'summer', 秋天: 'autumn', 冬天: 'winter', 狗: 'dog', 猫: 'cat', 鸟: 'bird', 船: 'boat', 帆船: 'sailboat', 人: 'person', 男人: 'man', 女人: 'woman', 女孩: 'girl', 男孩: 'boy', 汽车: 'car', 蝴蝶: 'butterfly', 热气球: 'hot air balloon', 跑: 'run', 奔跑: 'run', 走: 'walk', 飞: 'fly', 一只: 'one', 两只: 'two', 三只: 'three', 红色: 'red', 蓝色: 'blue', 白色: 'white', 黑色: 'black', 金色: 'golden', 月亮: 'moon', 星星: 'star', 音乐: 'music', 在: 'on', 的: 'of',
    },
  },
  {
    language: 'es',
    words: { playa: 'beach', mar: 'sea', océano: 'ocean', montaña: 'mountain', montañas: 'mountain', pradera: 'meadow', campo: 'field', ciudad: 'city', calle: 'street', bosque: 'forest', espacio: 'space', desierto: 'desert', lago: 'lake', atardecer: 'sunset', puesta: 'sunset', amanecer: 'sunrise', noche: 'night', día: 'day', lluvia: 'rain', nieve: 'snow', niebla: 'fog', perro: 'dog', perros: 'dog', gato: 'cat', pájaro: 'bird', pájaros: 'bird', barco: 'boat', hombre: 'man', mujer: 'woman', niña: 'girl', niño: 'boy', coche: 'car', corre: 'run', corriendo: 'run', camina: 'walk', caminando: 'walk', volando: 'fly', rojo: 'red', roja: 'red', azul: 'blue', un: 'a', una: 'a', dos: 'two', en: 'in', la: 'the', el: 'the', de: 'of', por: 'by', con: 'with', y: 'and' },
  },
  {
    language: 'fr',
    words: { plage: 'beach', mer: 'sea', océan: 'ocean', montagne: 'mountain', montagnes: 'mountain', prairie: 'meadow', champ: 'field', ville: 'city', rue: 'street', forêt: 'forest', espace: 'space', désert: 'desert', lac: 'lake', coucher: 'sunset', aube: 'dawn', nuit: 'night', jour: 'day', pluie: 'rain', neige: 'snow', brouillard: 'fog', chien: 'dog', chat: 'cat', oiseau: 'bird', oiseaux: 'bird', bateau: 'boat', homme: 'man', femme: 'woman', fille: 'girl', garçon: 'boy', voiture: 'car', court: 'run', marche: 'walk', rouge: 'red', bleu: 'blue', un: 'a', une: 'a', deux: 'two', dans: 'in', sur: 'on', la: 'the', le: 'the', les: 'the', de: 'of', du: 'of', au: 'at', et: 'and', soleil: 'sun' },
  },
  {
    language: 'de',
    words: { strand: 'beach', meer: 'sea', ozean: 'ocean', berg: 'mountain', berge: 'mountain', wiese: 'meadow', feld: 'field', stadt: 'city', straße: 'street', wald: 'forest', weltraum: 'space', weltall: 'space', wüste: 'desert', see: 'lake', sonnenuntergang: 'sunset', sonnenaufgang: 'sunrise', nacht: 'night', tag: 'day', regen: 'rain', schnee: 'snow', nebel: 'fog', hund: 'dog', hunde: 'dog', katze: 'cat', vogel: 'bird', vögel: 'bird', boot: 'boat', segelboot: 'sailboat', mann: 'man', frau: 'woman', mädchen: 'girl', junge: 'boy', auto: 'car', läuft: 'run', rennt: 'run', geht: 'walk', fliegt: 'fly', rot: 'red', rotes: 'red', blau: 'blue', ein: 'a', eine: 'a', zwei: 'two', im: 'in', am: 'at', der: 'the', die: 'the', das: 'the', und: 'and', über: 'over', bei: 'at' },
  },
];

/** Scripts without spaces between words are split by the table itself, longest word first. */
export const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

export const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
];
