import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const told = (prompt: string) => {
  const { cast, beats, set, shots, dialogue } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  const name = (id: number | null): string => cast[id ?? -1]?.thing ?? '-';
  return {
    cast: cast.filter(({ scenery }) => !scenery).map(({ thing }) => thing),
    acts: beats.map(({ role, act }) => `${name(role)} ${act}`),
    place: set.place,
    moves: shots.map(({ move }) => move),
    said: dialogue.map(({ speaker }) => name(speaker)),
  };
};

describe('prompts in other languages', () => {
  it.each([
    [
      'Eine Frau, die am Fenster steht und ein Buch liest',
      { cast: ['person', 'book'], acts: ['person stand', 'person read'] },
    ],
    [
      'Ein Fischer repariert ein Netz, während seine Enkelin neben ihm sitzt und einen Apfel isst',
      { acts: ['person repair', 'person sit', 'person eat'] },
    ],
    [
      'Zwei Freunde spielen Schach. Der eine runzelt die Stirn, der andere lächelt',
      { acts: ['person play_game', 'person frown', 'person play_game', 'person smile'] },
    ],
    ['Ein Hund rennt, verfolgt von zwei Kindern, die lachen', { acts: ['dog run', 'person chase', 'person laugh'] }],
    ['Un monstre marin énorme mord le bateau pendant une tempête', { cast: ['octopus', 'boat'] }],
    // What somebody has on or in the face, told before them, after them, or with "of".
    ['Um homem de barba grisalha conserta uma rede', { cast: ['person', 'fishing net'], acts: ['person repair'] }],
    ['भूरी दाढ़ी वाला एक बूढ़ा मछुआरा जाल की मरम्मत कर रहा है', { cast: ['person', 'fishing net'], acts: ['person repair'] }],
    ['टॉप हैट पहने एक हरा मेंढक बैंजो बजा रहा है', { cast: ['frog', 'banjo'] }],
    ['一位身着银色盔甲的骑士跪在女王面前', { cast: ['person', 'person'], acts: ['person kneel'] }],
    ['パジャマ姿の男の子が冷蔵庫を開ける', { cast: ['person', 'refrigerator'], acts: ['person open'] }],
    ['一个穿着棕色毛衣、戴着圆框眼镜、留着胡子的男人在窗边看报纸', { cast: ['person', 'newspaper'] }],
    ['タトゥーのある選手がスプーンでスープを味見する', { cast: ['person', 'pot', 'spoon'] }],
    // Small words that a language leaves out or writes together with another.
    ['Девочка ест суп ложкой', { cast: ['person', 'pot', 'spoon'], acts: ['person eat'] }],
    ['امرأة تقطع الخبز وتضعه على الطاولة', { acts: ['person cut', 'person put'] }],
    // Several by a plural of their own.
    ['ثلاثة بطاريق تنزلق على الجليد وتغطس في البحر', { cast: ['penguin'] }],
    // Parted verbs, joined again where they end their clause, and places that are no part of them.
    ['Ein Mädchen steht auf einem Dach', { acts: ['person stand'] }],
    ['Eine Katze läuft weg, als der Koch hereinkommt', { cast: ['cat', 'person'], acts: ['cat run', 'person walk'] }],
    // Second verbs that only say it is done wholly.
    ['एक काली बिल्ली भाग जाती है', { cast: ['cat'], acts: ['cat run'] }],
    ['セーラームーンがベッドに飛び乗り、「やったわ！」と叫びます。', { said: ['person'] }],
    ['Herbstlaub fällt auf einen ruhigen Waldweg, warmes Licht', { cast: [], acts: [] }],
    ['一只橘猫趴在窗台上，看着窗外飘落的雪花', { acts: ['cat lie', 'cat look'] }],
    ['一位老奶奶坐在院子里。奶奶笑着说：“来，我教你。”', { cast: ['person'], said: ['person'] }],
    [
      'Dos astronautas caminan. Uno de ellos se detiene. El otro planta una bandera',
      { cast: ['astronaut', 'astronaut', 'flag'] },
    ],
    ['رجل عجوز يجلس في مقهى، وبجانبه قطة نائمة. يقول لصديقه: "كانت أيام جميلة"', { said: ['person'] }],
    [
      '一只大熊猫坐在竹林里吃竹子，旁边一只小熊猫在爬树',
      { acts: ['panda sit', 'panda eat', 'panda climb'], place: 'forest' },
    ],
    ['一位老人走在石桥上，远处有灯笼，镜头缓缓跟随', { acts: ['person walk'], moves: ['follow_beside'] }],
    [
      'Un vecchio pescatore ripara una rete sul molo al tramonto, un gatto dorme accanto a lui',
      { acts: ['person repair', 'cat sleep'], place: 'harbour' },
    ],
    [
      'Ripresa aerea con drone di una costa rocciosa in Sardegna, mare turchese',
      { moves: ['drone_forward'], cast: [] },
    ],
    ['Unos niños juegan en la playa mientras dos perros corren', { acts: ['person play', 'dog run'], place: 'beach' }],
    [
      'Une renarde et ses trois petits traversent une forêt enneigée',
      { cast: ['fox', 'fox'], acts: ['fox walk', 'fox walk'], place: 'forest' },
    ],
    [
      'Ein kleiner Junge baut einen Schneemann im Garten, die Kamera fährt langsam heran',
      { cast: ['person', 'snowman'], acts: ['person build'], moves: ['dolly_in'] },
    ],
    [
      'Uma mulher idosa rega as flores enquanto um papagaio verde grita: "Bom dia!"',
      { acts: ['person water', 'parrot shout'], said: ['parrot'] },
    ],
    [
      'Старик кормит голубей на заснеженной площади, рядом сидит рыжий кот',
      { acts: ['person give', 'cat sit'], place: 'square' },
    ],
    ['Космонавт идёт по пустыне, за ним едет маленький робот', { acts: ['astronaut walk', 'robot drive'] }],
    ['赤いマフラーを巻いた少女が走っている', { cast: ['person'], acts: ['person run'] }],
    ['傘をさしたサラリーマンが横断歩道を渡る', { cast: ['person', 'umbrella'], place: 'city' }],
    ['宇宙船の窓から地球を見つめる宇宙飛行士', { cast: ['astronaut', 'rocket'] }],
    ['Пожилая женщина кормит голубей, идёт лёгкий снег', { acts: ['person give'] }],
    ['एक लड़की नाचती है और उसकी माँ उसे देखकर मुस्कुराती है', { acts: ['person dance', 'person look', 'person smile'] }],
    ['يقول الأب لابنه: «لا تخف». الطفل يضحك', { cast: ['person', 'person'], said: ['person'] }],
    ['Un renard traverse une route, éclairé par les phares d’une voiture', { acts: ['fox walk'], place: 'road' }],
    [
      '桜の木の下で、着物を着た女の子が猫を抱いている。カメラがゆっくりと近づく。',
      { acts: ['person hug'], moves: ['dolly_in'] },
    ],
    [
      'رجل عجوز يشرب الشاي في مقهى قديم، وقطة تنام على الكرسي بجانبه',
      { acts: ['person drink', 'cat sleep'], place: 'cafe' },
    ],
    [
      'طفلة ترتدي فستانًا أحمر تجري على الشاطئ مع كلبها',
      { cast: ['person', 'dog'], acts: ['person run', 'dog run'], place: 'beach' },
    ],
    [
      'बारिश में एक छोटी लड़की सड़क पर नाच रही है और उसका कुत्ता उसके पीछे दौड़ रहा है',
      { cast: ['person', 'dog'], acts: ['person dance', 'dog run'] },
    ],
    // Taiwan and Hong Kong write other characters.
    [
      '一個小女孩騎著腳踏車穿過開滿花的田野，鏡頭跟隨。',
      { cast: ['person', 'bicycle'], acts: ['person cycle', 'person cycle'], moves: ['follow_beside'] },
    ],
    ['Sofía camina por la playa con su perro', { cast: ['person', 'dog'], acts: ['person walk', 'dog walk'] }],
    ['Jürgen sitzt in einem Café und liest eine Zeitung', { acts: ['person sit', 'person read'], place: 'cafe' }],
    ['Una rosa roja sobre una mesa de madera', { cast: ['rose', 'dining table'] }],
    ['Ein Glas Wasser steht auf einem Tisch, in einer unterhaltsamen Atmosphäre', { cast: ['glass', 'dining table'] }],
    // English, however often it is said again in other letters.
    [
      'A noodle master in a small Beijing restaurant (面馆) stretches the dough (拉面) and a woman watches him from the door of the kitchen',
      { cast: ['person', 'dough', 'person'], acts: ['person stretch', 'person look'] },
    ],
    ['鏡の中の「反射」は動かない。女性が笑う。', { said: [] }],
    // What it is of stands first in Japanese, and what the camera does is told with it as the subject.
    [
      '老人が公園のベンチに座って鳩に餌をやっている',
      { cast: ['person', 'pigeon', 'bench'], acts: ['person sit', 'person give'], place: 'garden' },
    ],
    ['白い犬が雪の中を走っている', { cast: ['dog'], acts: ['dog run'], place: 'snowfield' }],
    ['宇宙飛行士が月面をゆっくり歩く、カメラが彼の周りを回る', { cast: ['astronaut'], acts: ['astronaut walk'] }],
    [
      'نسر يحلق فوق جبال مغطاة بالثلوج، لقطة بطائرة بدون طيار',
      { cast: ['eagle'], acts: ['eagle fly'], place: 'mountains' },
    ],
    [
      'Ein alter Schäfer mit langem weißem Bart führt seine Schafe über eine grüne Alm',
      { cast: ['person', 'sheep'], acts: ['person walk'] },
    ],
    [
      'Un anziano suona la fisarmonica in una piazza mentre due bambini ballano davanti a lui',
      { cast: ['person', 'accordion', 'person'], acts: ['person play', 'person dance'] },
    ],
    [
      '一个胡子拉碴、眼神疲惫的中年男人坐在酒吧里，拿起酒杯',
      { cast: ['person', 'wine glass'], acts: ['person sit', 'person pick_up'] },
    ],
    [
      'Ein Feuerwehrmann trägt eine Katze aus einem brennenden Haus',
      { cast: ['person', 'cat', 'house'], acts: ['person carry', 'house burn'] },
    ],
    ["Un chat s'étire et bâille sur un rebord de fenêtre", { cast: ['cat'], place: 'living_room' }],
    ['Ein Junge lässt am Strand einen Drachen steigen', { cast: ['person', 'kite'], acts: ['person fly_kite'] }],
    [
      'Eine Köchin rührt in der Küche die Suppe um, probiert sie und sagt: „Da fehlt noch Salz.“',
      { acts: ['person stir', 'person eat', 'person speak'], said: ['person'] },
    ],
    [
      'Dos ancianos toman café en una plaza soleada, uno dice: «Hoy ganamos seguro» mientras el otro se ríe',
      { acts: ['person drink', 'person speak', 'person drink', 'person laugh'], said: ['person'] },
    ],
    ['Un hombre está leyendo un libro en el parque', { acts: ['person read'], place: 'garden' }],
    [
      'Un boulanger sort du pain chaud du four au lever du jour',
      { cast: ['person', 'bread', 'oven'], acts: ['person pick_up'] },
    ],
    [
      "Un pizzaiolo italiano lancia in aria la pizza, la riprende e strizza l'occhio alla telecamera",
      { cast: ['person', 'pizza'], acts: ['person throw', 'person catch', 'person smile'] },
    ],
    [
      'Um menino descalço corre pela areia até o mar e mergulha nas ondas',
      { cast: ['person'], acts: ['person run', 'person dive'] },
    ],
    ["Les feuilles d'automne tombent autour d'un vieil homme assis sur un banc", { acts: ['person sit'] }],
    ['Un pastore guida le pecore su una collina verde', { acts: ['person walk'] }],
    ['طفلة تركض خلف فراشة', { cast: ['person', 'butterfly'], acts: ['person chase'] }],
    ['厨师把面团抛向空中', { acts: ['person throw'] }],
    ['一只橘猫在窗台上睡觉，旁边放着一杯热茶', { cast: ['cat', 'tea'], acts: ['cat sleep', 'tea stand'] }],
    [
      '傘をさした女性が狭い路地をゆっくり歩いている',
      { cast: ['person', 'umbrella'], acts: ['person walk'], place: 'alley' },
    ],
    ['猫がテーブルの上の魚を見つめる', { cast: ['cat', 'fish', 'dining table'], acts: ['cat look'] }],
    ['草原を走る犬', { cast: ['dog'], acts: ['dog run'] }],
    [
      'Рыжий кот прыгает с дивана и смотрит на птиц',
      { cast: ['cat', 'couch', 'bird'], acts: ['cat jump', 'cat look'] },
    ],
    ['Внуки радостно бегут к столу', { cast: ['person', 'dining table'], acts: ['person run'] }],
    ['एक बाघ नदी के किनारे पानी पी रहा है', { acts: ['tiger drink'] }],
    // Who says it behind the verb, and marks of who did it.
    [
      '"तुम कहाँ जा रहे हो?" लड़की ने पूछा। लड़के ने जवाब दिया, "घर।"',
      { cast: ['person', 'person'], said: ['person', 'person'] },
    ],
    ['—¿Dónde has estado? —pregunta la mujer. —Trabajando —contesta él.', { cast: ['person', 'person'] }],
    ['Ein Junge sieht einen Wolf. Dann rennt er los', { acts: ['person look', 'person run'] }],
    // Sports and crafts by the words of each language, with what they are done with.
    ['एक लड़का बल्ले से गेंद को मारता है', { acts: ['person hit'] }],
    ['एक काला कुत्ता सड़क पर गेंद के पीछे भाग रहा है', { acts: ['dog chase'] }],
    ['爷爷给孙女讲故事', { cast: ['person', 'person'], acts: ['person speak'] }],
    [
      'Un vecchio in bicicletta attraversa un campo di papaveri',
      { cast: ['person', 'bicycle'], acts: ['person cycle'] },
    ],
    ['Камера приближается к окну старого деревянного дома', { cast: ['house'] }],
    ['新郎为她戴上戒指，宾客们鼓掌欢呼', { acts: ['person put', 'person clap', 'person cheer'] }],
    ['Говорящий енот идёт по переулку с фонариком', { cast: ['raccoon', 'flashlight'], place: 'alley' }],
  ])('read like their English translation (%j)', (prompt, expected) => {
    expect(told(prompt)).toMatchObject(expected);
  });
});

describe('what is said of somebody in other languages', () => {
  const cast = (prompt: string) =>
    writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }).cast.map(({ noun, colour, wears, person }) => ({
      noun,
      ...(colour === null ? {} : { colour }),
      ...(person?.hair?.colour == null ? {} : { hair: person.hair.colour }),
      ...(wears.length === 0 ? {} : { wears: wears.map((worn) => `${worn.colour} ${worn.garment}`) }),
    }));

  it.each([
    [
      'Eine Frau mit kurzen blonden Haaren und einem roten Schal steht im Regen.',
      [{ noun: 'woman', hair: 'blonde', wears: ['red scarf'] }],
    ],
    [
      '小猫是橘色的，小狗戴着蓝色的围巾。',
      [
        { noun: 'kitten', colour: 'orange' },
        { noun: 'dog', wears: ['blue scarf'] },
      ],
    ],
    ['Une femme vêtue d’une robe verte danse.', [{ noun: 'woman', wears: ['green dress'] }]],
    [
      'एक बूढ़ा किसान पीली पगड़ी पहने हुए दो बैलों के साथ हल चला रहा है।',
      [{ noun: 'farmer', wears: ['yellow turban'] }, { noun: 'ox' }],
    ],
    ['Um surfista de bermuda laranja corre em direção ao mar.', [{ noun: 'surfer', wears: ['orange shorts'] }]],
  ])('%s', (prompt, expected) => {
    expect(cast(prompt).slice(0, expected.length)).toEqual(expected);
  });

  it('lets whoever comes after the verb do it, where verbs may come first', () => {
    const { cast: roles, beats } = writeScript({
      ...{ prompt: 'رجل عجوز يشرب الشاي بينما يلعب طفلان بالكرة في الشارع.', negativePrompt: null },
      durationSeconds: 8,
    });
    const player = beats.find(({ act }) => act === 'play')?.role;
    expect(roles.find(({ id }) => id === player)?.noun).toBe('children');
  });
});
