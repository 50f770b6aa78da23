import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

/** Prompts of films, told in ten other languages: where they play, who is in them and what they do is as in English. */
const PROMPTS = [
  {
    told: 'An astronaut plants a flag on the surface of Mars, dust storm in the background, wide shot, cinematic.',
    same: [
      '一名宇航员在火星表面插旗，背景是沙尘暴，全景，电影感。',
      'Un astronauta clava una bandera en la superficie de Marte, tormenta de polvo al fondo, plano general, cinematográfico.',
      'Un astronaute plante un drapeau à la surface de Mars, tempête de poussière en arrière-plan, plan large, cinématographique.',
      'Ein Astronaut pflanzt eine Flagge auf die Oberfläche des Mars, Staubsturm im Hintergrund, Totale, filmisch.',
      'Um astronauta finca uma bandeira na superfície de Marte, tempestade de poeira ao fundo, plano geral, cinematográfico.',
      'Un astronauta pianta una bandiera sulla superficie di Marte, tempesta di polvere sullo sfondo, campo lungo, cinematografico.',
      'Астронавт устанавливает флаг на поверхности Марса, на заднем плане пылевая буря, общий план, кинематографично.',
      '宇宙飛行士が火星の表面に旗を立てる。背景に砂嵐、ワイドショット、映画的。',
      'رائد فضاء يغرس علماً على سطح المريخ، عاصفة ترابية في الخلفية، لقطة واسعة، سينمائي.',
      'एक अंतरिक्ष यात्री मंगल ग्रह की सतह पर झंडा गाड़ता है, पृष्ठभूमि में धूल भरी आंधी, वाइड शॉट, सिनेमाई।',
    ],
  },
  {
    told: 'Close-up of an old man with a white beard smoking a pipe by the fireplace, warm light, shallow depth of field.',
    same: [
      'Primer plano de un anciano con barba blanca que fuma en pipa junto a la chimenea, luz cálida, poca profundidad de campo.',
      "Gros plan d'un vieil homme à la barbe blanche qui fume la pipe près de la cheminée, lumière chaude, faible profondeur de champ.",
      'Nahaufnahme eines alten Mannes mit weißem Bart, der am Kamin Pfeife raucht, warmes Licht, geringe Schärfentiefe.',
      'Close de um velho de barba branca fumando cachimbo junto à lareira, luz quente, pouca profundidade de campo.',
      'Primo piano di un vecchio con la barba bianca che fuma la pipa vicino al camino, luce calda, scarsa profondità di campo.',
      'Крупный план: старик с белой бородой курит трубку у камина, тёплый свет, малая глубина резкости.',
    ],
  },
  {
    told: 'A little girl with a red umbrella stands alone at a bus stop in heavy rain, a big yellow bus arrives.',
    same: [
      '一个小女孩撑着红伞独自站在公交车站，下着大雨，一辆黄色的大巴士开来。',
      'Una niña pequeña con un paraguas rojo está sola en una parada de autobús bajo una lluvia intensa, llega un gran autobús amarillo.',
      'Une petite fille avec un parapluie rouge attend seule à un arrêt de bus sous une forte pluie, un grand bus jaune arrive.',
      'Ein kleines Mädchen mit rotem Regenschirm steht allein an einer Bushaltestelle im starken Regen, ein großer gelber Bus kommt an.',
      'Uma menininha com um guarda-chuva vermelho está sozinha num ponto de ônibus sob chuva forte, um grande ônibus amarelo chega.',
      "Una bambina con un ombrello rosso sta da sola alla fermata dell'autobus sotto una pioggia forte, arriva un grande autobus giallo.",
      'Маленькая девочка с красным зонтом стоит одна на автобусной остановке под сильным дождём, подъезжает большой жёлтый автобус.',
      '赤い傘をさした小さな女の子が大雨の中バス停に一人で立っている。大きな黄色いバスが到着する。',
      'طفلة صغيرة تحمل مظلة حمراء تقف وحدها في موقف الحافلات تحت مطر غزير، وتصل حافلة صفراء كبيرة.',
    ],
  },
  {
    told: 'Aerial view of a winding road through an autumn forest, a red car drives along it, morning fog.',
    same: [
      '航拍：一条蜿蜒的公路穿过秋天的森林，一辆红色汽车在路上行驶，晨雾。',
      'Vista aérea de una carretera sinuosa que atraviesa un bosque otoñal, un coche rojo circula por ella, niebla matinal.',
      "Vue aérienne d'une route sinueuse à travers une forêt d'automne, une voiture rouge y roule, brume matinale.",
      'Luftaufnahme einer kurvigen Straße durch einen Herbstwald, ein rotes Auto fährt darauf, Morgennebel.',
      'Vista aérea de uma estrada sinuosa por uma floresta de outono, um carro vermelho passa por ela, neblina matinal.',
      "Vista aerea di una strada tortuosa attraverso un bosco autunnale, un'auto rossa la percorre, nebbia mattutina.",
      'Вид с воздуха на извилистую дорогу через осенний лес, по ней едет красная машина, утренний туман.',
      '秋の森を抜ける曲がりくねった道の空撮、赤い車が走っている、朝霧。',
      'منظر جوي لطريق متعرج عبر غابة خريفية، سيارة حمراء تسير عليه، ضباب الصباح.',
      'पतझड़ के जंगल से गुजरती घुमावदार सड़क का हवाई दृश्य, उस पर एक लाल कार चल रही है, सुबह का कोहरा।',
    ],
  },
  {
    told: 'In a medieval castle hall a king with a golden crown sits on his throne while a knight kneels before him.',
    same: [
      '在中世纪城堡的大厅里，戴着金色王冠的国王坐在王座上，一名骑士跪在他面前。',
      'En el salón de un castillo medieval, un rey con corona dorada está sentado en su trono mientras un caballero se arrodilla ante él.',
      "Dans la salle d'un château médiéval, un roi à la couronne dorée est assis sur son trône tandis qu'un chevalier s'agenouille devant lui.",
      'In der Halle einer mittelalterlichen Burg sitzt ein König mit goldener Krone auf seinem Thron, während ein Ritter vor ihm kniet.',
      'No salão de um castelo medieval, um rei com coroa dourada está sentado no trono enquanto um cavaleiro se ajoelha diante dele.',
      "Nella sala di un castello medievale un re con una corona d'oro siede sul trono mentre un cavaliere si inginocchia davanti a lui.",
      '中世の城の広間で、金の冠をかぶった王が玉座に座り、騎士がその前にひざまずく。',
      'في قاعة قلعة من القرون الوسطى يجلس ملك بتاج ذهبي على عرشه بينما يركع فارس أمامه.',
    ],
  },
] as const;

function tell(prompt: string) {
  const { set, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return {
    place: set.place,
    weather: set.weather,
    cast: cast.map(({ thing, colour }) => `${colour ?? ''} ${thing}`.trim()).sort(),
  };
}

describe.each(PROMPTS)('$told', ({ told, same }) => {
  const english = tell(told);
  it.each(same)('%s', (prompt) => expect(tell(prompt)).toEqual(english));
});
