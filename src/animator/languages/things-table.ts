/** Words of other languages for what can be drawn, and how they say where it is: foreign=English, by language. */
export const FOREIGN_THINGS: Readonly<Record<string, string>> = {
  zh: `自行车=bicycle 单车=bicycle 汽车=car 轿车=car 摩托车=motorcycle 飞机=airplane 公共汽车=bus 公交车=bus 巴士=bus 火车=train 卡车=truck 帆船=sailboat 船=boat 小船=boat
红绿灯=traffic_light 交通灯=traffic_light 消防栓=fire_hydrant 停车标志=stop_sign 停止标志=stop_sign 停车计时器=parking_meter 停车收费表=parking_meter 长椅=bench 长凳=bench 鸟=bird 小鸟=bird 猫=cat 小猫=kitten 狗=dog 小狗=puppy 马=horse
羊=sheep 绵羊=sheep 山羊=goat 牛=cow 奶牛=cow 大象=elephant 象=elephant 熊=bear 斑马=zebra 长颈鹿=giraffe 狮子=lion 老虎=tiger 狼=wolf 狐狸=fox 兔子=rabbit 猴子=monkey 鹿=deer 骆驼=camel 熊猫=panda 企鹅=penguin 猫头鹰=owl 鸭子=duck 鸡=rooster 猪=pig
鱼=fish 金鱼=goldfish 鲨鱼=shark 海豚=dolphin 鲸鱼=whale 乌龟=turtle 海龟=turtle 螃蟹=crab 水母=jellyfish 章鱼=octopus 蛇=snake 青蛙=frog 蜜蜂=bee 蝴蝶=butterfly 恐龙=dinosaur 龙=dragon 机器人=robot 外星人=alien 宇航员=astronaut 火箭=rocket 直升机=helicopter 无人机=drone
背包=backpack 书包=backpack 雨伞=umbrella 伞=umbrella 手提包=handbag 包=handbag 领带=tie 手提箱=suitcase 行李箱=suitcase 飞盘=frisbee 滑雪板=skis 单板滑雪板=snowboard 滑雪单板=snowboard 体育球=sports_ball 运动球=sports_ball 球=ball 足球=football 篮球=basketball 风筝=kite 棒球棒=baseball_bat 棒球棍=baseball_bat 球棒=baseball_bat 棒球手套=baseball_glove 手套=glove
滑板=skateboard 冲浪板=surfboard 网球拍=tennis_racket 瓶子=bottle 酒杯=wine_glass 红酒杯=wine_glass 葡萄酒杯=wine_glass 杯子=cup 叉子=fork 刀子=knife 刀=knife 勺子=spoon 碗=bowl 香蕉=banana 苹果=apple 三明治=sandwich 橙子=orange_fruit 橘子=orange_fruit 西兰花=broccoli 胡萝卜=carrot 热狗=hot_dog 披萨=pizza 比萨=pizza 甜甜圈=donut 蛋糕=cake 面包=bread 咖啡=coffee 茶=tea 冰淇淋=ice_cream 汉堡=hamburger
椅子=chair 沙发=couch 盆栽=potted_plant 盆栽植物=potted_plant 盆植物=potted_plant 植物=plant 床=bed 餐桌=dining_table 桌子=table 马桶=toilet 厕所=toilet 电视=tv 电视机=tv 笔记本电脑=laptop 笔记本=laptop 电脑=computer 遥控器=remote 键盘=keyboard 手机=cell_phone 微波炉=microwave 烤箱=oven 烤面包机=toaster 面包机=toaster 水槽=sink 洗手池=sink 冰箱=refrigerator 书=book 时钟=clock 钟=clock 钟表=clock 花瓶=vase 剪刀=scissors 泰迪熊=teddy_bear 玩具熊=teddy_bear 吹风机=hair_drier 电吹风=hair_drier 牙刷=toothbrush 灯=lamp 钢琴=piano 吉他=guitar 帽子=hat 鞋=shoe
房子=house 城堡=castle 灯塔=lighthouse 教堂=church 树=tree 大树=tree 松树=pine 花=flower 玫瑰=rose 向日葵=sunflower 石头=rock 火=fire 雪人=snowman 老人=old_man 孩子=child 小孩=child 农民=farmer 医生=doctor 老师=teacher 骑士=knight 公主=princess 国王=king
绿色=green 黄色=yellow 橙色=orange 紫色=purple 粉色=pink 粉红色=pink 棕色=brown 灰色=grey 红=red 蓝=blue 绿=green 黄=yellow 白=white 黑=black 大=big 小=small 巨大=huge
一个=one 一辆=one 一架=one 一艘=one 一匹=one 一头=one 一条=one 一把=one 一根=one 一份=one 一张=one 一台=one 一本=one 一盆=one 一部=one 一件=one 一位=one 一名=one 一棵=one 一朵=one 一座=one 一杯=one 一瓶=one 两个=two 两辆=two 两匹=two 两头=two 两位=two 两名=two 三个=three 三辆=three 三匹=three 三头=three 四只=four 四个=four 五只=five 五个=five 几只=several 一群=group
的= 和=and 与=and 走路=walk 散步=walk 行走=walk 游泳=swim 游=swim 跳舞=dance 跳=jump 站=stand 坐=sit 吃=eat 喝=drink 飞翔=fly 飞行=fly 开=drive 行驶=drive 驾驶=drive 挥手=wave 唱歌=sing 说话=talk 看=look 睡觉=sleep 正视图=front_view 客厅=living_room 厨房=kitchen 房间=room 卧室=bedroom 水下=underwater 海底=underwater 公园=park 花园=garden 农场=farm 河流=river 天空=sky 地球=earth 云=cloud 上=on 里=in`,
  es: `bicicleta=bicycle coche=car carro=car auto=car motocicleta=motorcycle moto=motorcycle avión=airplane autobús=bus tren=train camión=truck velero=sailboat barca=boat semáforo=traffic_light banco=bench pájaro=bird gato=cat gata=cat gatos=cats gatito=kitten perra=dog perrito=puppy caballo=horse caballos=horses oveja=sheep ovejas=sheep vaca=cow vacas=cows elefante=elephant elefantes=elephants oso=bear cebra=zebra jirafa=giraffe león=lion leones=lions tigre=tiger lobo=wolf zorro=fox conejo=rabbit mono=monkey ciervo=deer camello=camel pingüino=penguin búho=owl pato=duck gallina=chicken gallo=rooster cerdo=pig pez=fish peces=fish tiburón=shark delfín=dolphin delfines=dolphins ballena=whale tortuga=turtle cangrejo=crab medusa=jellyfish pulpo=octopus serpiente=snake rana=frog abeja=bee mariposa=butterfly mariposas=butterflies dinosaurio=dinosaur dragón=dragon robot=robot astronauta=astronaut cohete=rocket helicóptero=helicopter globo=balloon
mochila=backpack paraguas=umbrella bolso=handbag corbata=tie maleta=suitcase pelota=ball balón=ball cometa=kite patineta=skateboard botella=bottle copa=wine_glass taza=cup tenedor=fork cuchillo=knife cuchara=spoon tazón=bowl plátano=banana manzana=apple manzanas=apples sándwich=sandwich naranja=orange zanahoria=carrot pizza=pizza pastel=cake tarta=cake pan=bread café=coffee té=tea helado=ice_cream silla=chair sofá=couch planta=plant cama=bed mesa=table televisor=tv televisión=tv portátil=laptop ordenador=computer teclado=keyboard teléfono=phone móvil=cell_phone microondas=microwave horno=oven tostadora=toaster fregadero=sink nevera=refrigerator refrigerador=refrigerator libro=book libros=books reloj=clock florero=vase jarrón=vase tijeras=scissors lámpara=lamp piano=piano guitarra=guitar sombrero=hat casa=house castillo=castle faro=lighthouse iglesia=church árbol=tree árboles=trees pino=pine flor=flower flores=flowers rosa=rose girasol=sunflower piedra=rock fuego=fire anciano=old_man anciana=old_woman persona=person gente=people niños=children bailarina=ballerina granjero=farmer caballero=knight princesa=princess rey=king reina=queen luna=moon sol=sun
verde=green amarillo=yellow amarilla=yellow negro=black negra=black blanco=white blanca=white morado=purple morada=purple rosado=pink marrón=brown gris=grey dorado=golden dorada=golden azules=blue rojos=red rojas=red blancos=white blancas=white negros=black negras=black pequeño=small pequeña=small grande=big enorme=huge tres=three cuatro=four cinco=five seis=six unos=some unas=some muchos=many varios=several al=at los=the las=the del=of sobre=on bajo=under debajo=under encima=above junto=near cerca=near detrás=behind delante=front
caja=box cajas=boxes corren=run caminan=walk vuela=fly vuelan=fly nada=swim nadan=swim nadando=swimming salta=jump saltan=jump baila=dance bailan=dance bailando=dancing sentado=sitting sentada=sitting sienta=sit duerme=sleep come=eat comen=eat bebe=drink conduce=drive navega=sail pasa=pass saluda=wave habla=talk canta=sing cocina=kitchen sala=living_room habitación=room granja=farm jardín=garden parque=park río=river sabana=savanna mañana=morning tarde=evening nocturno=night cielo=sky mundo=world tierra=earth`,
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Numbers with the word things are counted by: 五条, 三匹. */
function countBy(digits: string, counters: string): (readonly [RegExp, string])[] {
  return NUMBERS.map((number, i) => {
    const digit = `[${digits[i] ?? ''}${i === 9 ? '' : `${i + 1}${i === 1 ? '两' : ''}`}]`;
    return [new RegExp(`${digit}(?:${counters})`, 'gu'), ` ${number} `] as const;
  });
}

/** Ways to say where something is, several words long. Tried in order, before single words are. */
export const FOREIGN_PHRASES: Readonly<Record<string, () => readonly (readonly [RegExp, string])[]>> = {
  es: () => [
    // Coffee is taken as it is drunk; otherwise it is a shot of a film.
    [
      /(?<!\p{L})toman?(?= (?:una? )?(?:taza|café|té|mate|agua|vino|cerveza|leche|copa|chocolate|zumo|jugo|sopa|refresco))/gu,
      'drinks',
    ],
    [
      /(?<!\p{L})tomando(?= (?:una? )?(?:taza|café|té|mate|agua|vino|cerveza|leche|copa|chocolate|zumo|jugo|sopa|refresco))/gu,
      'drinks',
    ],
    [/(?<=\p{L} )toman?(?= (?:el|la|los|las|un|una|su|sus) \p{L})/gu, 'takes'],
    [/(?<!\p{L})se detienen?(?!\p{L})/gu, 'stops'],
    [/(?<!\p{L})planta (?=una? )/gu, 'plants '],
    [/(?<!\p{L})(?:uno|una) de (?:ellos|ellas|los dos|las dos)/gu, 'one'],
    [/(?<!\p{L})(?:el otro|la otra)(?= \p{L}+[aeos](?!\p{L}))/gu, 'the other'],
    [
      /(?<!\p{L})por (?=(?:la|el|las|los|una?) (?:orilla|playa|calle|camino|sendero|carretera|costa|acera|muelle|paseo))/gu,
      'along ',
    ],
    [/\ba la izquierda de\b/gu, 'on the left of'],
    [/\ba la derecha de\b/gu, 'on the right of'],
    [/\b(?:encima de|sobre)\b/gu, 'on top of'],
    [/\bdebajo de\b/gu, 'under'],
    [/(?<!(?:ángulo|plano|tono|más|muy) )\bbajo (?=(?:el|la|los|las|un|una|su|sus|lluvia|luz|agua) )/gu, 'under '],
    [/(?<!\p{L})va(?:n)? (?=sentad|vestid|montad)/gu, ''],
    [/(?<!\p{L})ante (?=(?:el|la|los|las|un|una|su|sus) )/gu, 'in front of '],
    [/ de enfrente(?!\p{L})/gu, ' opposite'],
    [/\b(?:delante de|frente a)\b/gu, 'in front of'],
    [/\bdetr[áa]s de\b/gu, 'behind'],
    [/\b(?:junto a|al lado de|cerca de)\b/gu, 'next to'],
    [/\bpuesta de sol\b/gu, 'sunset'],
    // Before a verb they say to whom, which is known already.
    [/(?<!\p{L})(?:le|les) (?=\p{L})/gu, ''],
    [/(?<!\p{L})(?:el|un) desierto(?!\p{L})/gu, 'the desert'],
    [/(?<!\p{L})del desierto(?!\p{L})/gu, 'of the desert'],
    [/(?<!\p{L})lo (?=\p{L})/gu, 'the '],
    [/\bglobo aerost[áa]tico\b/gu, 'hot air balloon'],
    [/\boso de peluche\b/gu, 'teddy bear'],
    [/\bmesa de comedor\b/gu, 'dining table'],
    [/\btel[ée]fono m[óo]vil\b/gu, 'cell phone'],
  ],
  fr: () => [
    // "entre des montagnes": between them.
    [/(?<!\p{L})entre (?=(?:des|les|deux|ses|leurs|ces|trois) )/gu, 'between '],
    // "dit-elle", "demande-t-il": who says it, behind the verb.
    [/(?<!\p{L})(\p{L}{2,20})-(?:t-)?(il|elle)(?!\p{L})/gu, '$2 $1'],
    [/monstres? marins?/gu, 'kraken'],
    [
      /(?<!\p{L})sort(?:ent)? (?:du|de la|des|un|une|le|la|les|son|sa|ses) ([^,.;]{2,30}?) (?=(?:du|de la|de l['\u2019]|de son|de sa|d['\u2019]une?) ?\p{L})/gu,
      'takes out $1 out ',
    ],
    [/(?<!\p{L})sort (?=(?:un|une|le|la|les|son|sa|ses) )/gu, 'takes out '],
    [/ sur (?:elle|lui|eux|elles)-m[êe]mes?(?!\p{L})/gu, ''],
    [/(?<!\p{L})sur (?:la|une) scène(?!\p{L})/gu, 'on the stage'],
    [/(?:alors|tandis) qu(?:e|['\u2019]) ?/gu, 'while '],
    [/(?<=\p{L} )entre(?= (?:avec|dans|en|par)|[,.;]|$)/gu, 'comes in'],
    [/(?<=^|[,.;] )de la (?=\p{L})/gu, ''],
    [/(?<!\p{L})à la poursuite (?:de |du |d['\u2019])/gu, 'chasing '],
    [/(?<!\p{L})(?:à la|aux?) (?=(?:\p{L}+ )?(?:barbe|moustache|cheveux|yeux|peau))/gu, 'with '],
    [/pendant (?=un|une|la|le|l['\u2019])/gu, 'during '],
    [/pendant qu(?:e|['\u2019]) ?/gu, 'while '],
    [/(?:l['\u2019]un d['\u2019](?:eux|entre eux)|l['\u2019]une d['\u2019]elles)/gu, 'one'],
    [/(?<!\p{L})l['\u2019]autre(?!\p{L})/gu, 'the other'],
    [/(?<!\p{L})(?:le|un) désert(?!\p{L})/gu, 'the desert'],
    [/(?<!\p{L})du désert(?!\p{L})/gu, 'of the desert'],
    // After who has it on it is no door.
    [/(?<=\p{L} )(?<!(?:la|une|cette|sa|ma|de|leur|chaque) )porte(?= (?:un|une|des|son|sa|ses) )/gu, 'wears'],
    [/(?<!\p{L})cavalier(?!\p{L})/gu, 'rider'],
    [/(?<!\p{L})solitaires?(?!\p{L})/gu, 'lone'],
    // With a hyphen she is a granddaughter.
    [/(?<!\p{L})petites? (filles?|garçons?)(?!\p{L})/gu, 'small $1'],
    [/(?<!\p{L})ferme (?=(?:les|la|le|son|sa|ses) )/gu, 'closes '],
    [/(?:à|a) gauche d(?:e |u |'|es )/gu, 'on the left of '],
    [/(?:à|a) droite d(?:e |u |'|es )/gu, 'on the right of '],
    [/au[- ]dessus d(?:e |u |'|es )/gu, 'above '],
    [/(?:en[- ]dessous|au[- ]dessous) d(?:e |u |'|es )/gu, 'under '],
    [/sous l'eau/gu, 'underwater'],
    [/(?<=(?:les|aux|ces|ses|leurs) \p{L}+s )des (?=\p{L}{3,}[sx](?!\p{L}))/gu, 'of the '],
    [/(?<!\p{L})(?<!sort )des (?=\p{L}{3,}[sx](?!\p{L}))/gu, 'some '],
    [/devant/gu, 'in front of'],
    [/(?:à|a) côté d(?:e |u |'|es )/gu, 'next to '],
    [/coucher d[eu] soleil/gu, 'sunset'],
    [/lever d[eu] soleil/gu, 'sunrise'],
    // "ses trois petits": her young.
    [
      /(?<!\p{L})(?:ses|leurs) ((?:deux|trois|quatre|cinq) )?petits(?= [^a-z]|,|\.| (?:traversent|suivent|courent|jouent|dorment|marchent|nagent)|$)/gu,
      'her $1cubs',
    ],
  ],
  de: () => [
    // "Plötzlich nimmt sie die Kopfhörer ab": who, where whom it is done to is told as well.
    [
      /(?<=(?:^|[.!?] {1,2})(?:plötzlich|dann|danach|schließlich|langsam|vorsichtig|nun|leise|lächelnd) \p{L}{2,20}t )sie(?= (?:den|das|die|ihr|ihre|ihren|einen|eine|ein|auf|in|an|zu|sich) )/gu,
      'she',
    ],
    // "lässt auf der Wiese Seifenblasen steigen".
    [/(?<!\p{L})(?:lässt|lassen) ([^,.;]{0,40}?)seifenblasen (?:auf)?steigen(?!\p{L})/gu, 'blows soap bubbles $1'],
    // "Kopfhörer um den Hals".
    [/(?<!\p{L})um (?=(?:den|das|die|seinen|ihren|einen|eine|ein|sein|ihr) \p{L})/gu, 'around '],
    // "den Strand entlang": behind its noun.
    [/(?<!\p{L})((?:den|die|das|einen|eine|ein) (?:\p{L}+ )?\p{L}+) entlang(?!\p{L})/gu, 'along $1'],
    [/(?<=\p{L} )auf (?=(?:den|das|die|ihren|seinen) (?:bus|zug|taxi|bahn|flug)\p{L}*(?!\p{L}))/gu, 'for '],
    [
      /(?<!\p{L})steig(?:t|en) (?=(?:\p{L}+ )?(?:auf|in) (?:sein|ihr|das|ein|den|die)\p{L}{0,2} (?:motorrad|fahrrad|pferd|rad|boot|auto|zug|bus|taxi|wagen))/gu,
      'gets ',
    ],
    [/links (?:von|neben)/gu, 'on the left of'],
    [/rechts (?:von|neben)/gu, 'on the right of'],
    [/unter(?: dem)? wasser/gu, 'underwater'],
    [/(?<!\p{L})(?:der|die|das) eine(?= \p{L}+t(?!\p{L}))/gu, 'one'],
    [/(?<!\p{L})ein(?:er|e) von ihnen/gu, 'one'],
    [/(?<!\p{L})(?:der|die|das) andere(?!\p{L})/gu, 'the other'],
    [/(?<!\p{L})sie (?=\p{L}+t(?!\p{L}))/gu, 'she '],
    [/(?<!\p{L})(?:runzelt|runzeln) die stirn/gu, 'frowns'],
    [/in (?:den|ihren|seinen) händen?(?!\p{L})/gu, ''],
    [/(?<!\p{L})vor (?=einem|einer|dem|der)/gu, 'in front of '],
    [/(?<!\p{L})(?:neben|nahe) (?=einem|einer|dem|der)/gu, 'next to '],
  ],
  pt: () => [
    // Before a name it says for whom or where to; it is also what stops.
    [/(?<!\p{L})para (?=(?:o|a|os|as|um|uma|seu|sua|seus|suas|ele|ela) )/gu, 'to '],
    [/(?<!\p{L})um[a]? del[ea]s/gu, 'one'],
    [/(?<!\p{L})(?:o outro|a outra)(?= \p{L}+[aeos](?!\p{L}))/gu, 'the other'],
    [/(?:à|a) esquerda d[eoa]s?(?!\p{L})/gu, 'on the left of'],
    [/(?:à|a) direita d[eoa]s?(?!\p{L})/gu, 'on the right of'],
    [/em cima d[eoa]s?(?!\p{L})/gu, 'on top of'],
    [/(?:debaixo|embaixo) d[ae] água/gu, 'underwater'],
    [/(?:debaixo|embaixo) d[eoa]s?(?!\p{L})/gu, 'under'],
    [/(?<!\p{L})correm? atrás d[eoa]s?(?!\p{L})/gu, 'chases'],
    [/(?<=(?:corre|correm|correndo)(?: \p{L}+){1,5} )atrás d[eoa]s? (?=(?:uma? )?\p{L})/gu, 'chasing '],
    [/atrás d[eoa]s?(?!\p{L})/gu, 'behind'],
    [/(?<!\p{L})(d|n)(?:o|a|os|as) (\p{L}+) del(?:e|es)(?!\p{L})/gu, 'of his $2'],
    [/(?<!\p{L})(?:o|a|os|as) (\p{L}+) del(?:e|es)(?!\p{L})/gu, 'his $1'],
    [/(?<!\p{L})(?:o|a|os|as) (\p{L}+) del(?:a|as)(?!\p{L})/gu, 'her $1'],
    [/(?<!\p{L})está em pé(?!\p{L})/gu, 'stands'],
    [/(?:à sua frente|em frente a ele|em frente a ela)(?!\p{L})/gu, 'opposite him'],
    [/(?<= )ao lado(?= ?[,.;]|$)/gu, 'nearby'],
    [/(?:na frente|em frente|diante) (?:[aà]s?|aos?|d[eoa]s?)(?!\p{L})/gu, 'in front of'],
    [/(?:ao lado|perto) d[eoa]s?(?!\p{L})/gu, 'next to'],
    [/pôr do sol/gu, 'sunset'],
    [/nascer do sol/gu, 'sunrise'],
  ],
  it: () => [
    // "che gli cola sulle dita": whose fingers they are is told by the picture.
    [/(?<=(?:che|mentre|e) )(?:gli|le) (?=\p{L}+[ae] (?:su|in|da|tra|sotto))/gu, ''],
    [/(?<!\p{L})un[oa] di loro/gu, 'one'],
    [/(?<!\p{L})l['\u2019]altr[oa](?= \p{L}+[aeo](?!\p{L}))/gu, 'the other'],
    [/a sinistra d(?:i|el|ella|ell'|i un) ?/gu, 'on the left of '],
    [/a destra d(?:i|el|ella|ell'|i un) ?/gu, 'on the right of '],
    [/sott'acqua/gu, 'underwater'],
    [/(?<!\p{L})(?:nel|del|il|un) deserto(?!\p{L})/gu, 'in the desert'],
    [/davanti a(?:ll['\u2019]|lla|llo|lle|gli|i|l|d)?(?!\p{L})/gu, 'in front of'],
    [/accanto a(?:ll['\u2019]|lla|llo|lle|gli|i|l|d)?(?!\p{L})/gu, 'next to'],
    [/(?<!\p{L})(?:dai|dagli|dalle|dallo|dall['\u2019]) ?(?=(?:\p{L}+ )?(?:capelli|occhi|baffi))/gu, 'with '],
    [/(?<!\p{L})(?:dai|dagli|dalle|dallo|dall['\u2019](?!alto|alba|altra|interno)) ?(?=\p{L})/gu, 'from '],
    [/sopra/gu, 'above'],
  ],
  ru: () => [
    [/(?<!\p{L})вид с (?:воздуха|высоты(?: птичьего полёта| птичьего полета)?|дрона) на/giu, 'aerial view of'],
    // "с дивана" is from it, "с зонтом" with it: the ending tells.
    [/(?<!\p{L})со? (?=(?:\p{L}+(?:ого|его|ой|ых) )?\p{L}{2,}(?:[аяы]|(?<!ьм|ам|ям|ым|им)и)(?!\p{L}))/gu, 'from '],
    // "к окну старого дома": whose or of what, which the endings tell, where no verb or preposition asks for them.
    [
      /(?<=(?<!\p{L})(?!(?:у|от|до|из|без|для|около|вокруг|после|против|мимо|возле|среди|посреди|вдоль|напротив|внутри|его|её|их|из-за)\s)\p{L}{3,20}(?<!т|л|ла|ли|ть|тся|сь|я) )(?=\p{L}{2,20}(?:ого|его) (?:\p{L}{2,20}(?:ого|его) )?\p{L}{2,20}[ая](?!\p{L}))/gu,
      'of ',
    ],
    [/(?<!\p{L})за (?:его|её|ее|их) спиной/gu, 'behind him'],
    [/(?<!\p{L})за столом/gu, 'at table'],
    [/(?<!\p{L})за (\p{L}+(?:ым|им)) столом/gu, 'at $1 table'],
    [/(?<!\p{L})на (?=(?:\p{L}+ой )?(?:кухне|улице|площади|фабрике|станции|почте))/gu, 'in '],
    [/(?<!\p{L})а (?=\p{L})/gu, 'while '],
    [/(?<!\p{L})за окном/gu, 'outside the window'],
    [/(?<!\p{L})(?:смотр(?:ит|ят)|гляд(?:ит|ят)) (?:на|в)(?!\p{L})/gu, 'looks at'],
    [/(?<!\p{L})од(?:ин|на) из них/gu, 'one'],
    [/(?<!\p{L})друг(?:ой|ая)(?= \p{L}+т(?!\p{L}))/gu, 'the other'],
    [/слева от/gu, 'on the left of'],
    [/справа от/gu, 'on the right of'],
    [/под водой/gu, 'underwater'],
    [/(?<!\p{L})перед(?!\p{L})/gu, 'in front of'],
    [/рядом с(?:о)?(?!\p{L})/gu, 'next to'],
  ],
  ar: () => [
    // Black, but of several who are counted lions.
    [/(?<!\p{L})(ثلاثة|أربعة|خمسة|ستة|عدة|قطيع) أسود(?!\p{L})/gu, '$1 lions'],
    [/(?:الكاميرا تقترب|تقترب الكاميرا) ببطء من/gu, 'the camera slowly pushes in on'],
    // "ويلتقطون الصور": "and" is written together with the verb.
    [/(?<!\p{L})و(?=[يت]\p{L}{2,} )/gu, 'and '],
    [/قافلة (?:من )?(?:ال)?جمال/gu, 'caravan of camels'],
    [/على يسار/gu, 'on the left of'],
    [/على يمين/gu, 'on the right of'],
    [/تحت الماء/gu, 'underwater'],
    // Whom it is near to is written together with it.
    [/أمام(?:ه|هم|هما)(?!\p{L})/gu, 'in front of him'],
    [/أمامها(?!\p{L})/gu, 'in front of her'],
    [/(?:خلفه|وراءه|خلفهم|خلفهما)(?!\p{L})/gu, 'behind him'],
    [/(?:خلفها|وراءها)(?!\p{L})/gu, 'behind her'],
    [/(?:بجانبه|بجواره|بقربه)(?!\p{L})/gu, 'next to him'],
    [/(?:بجانبها|بجوارها|بقربها)(?!\p{L})/gu, 'next to her'],
    [/(?:بجانبهما|بجانبهم|بجوارهم|بجوارهما)(?!\p{L})/gu, 'next to them'],
    [/فوق(?:ه|هم|هما)(?!\p{L})/gu, 'over him'],
    [/حوله(?!\p{L})/gu, 'around him'],
    [/حولها(?!\p{L})/gu, 'around her'],
    [/(?<!\p{L})(?:إليه|له)(?!\p{L})/gu, 'him'],
    [/(?<!\p{L})(?:إليها|لها)(?!\p{L})/gu, 'her'],
    [/معه(?!\p{L})/gu, 'with him'],
    [/ومع(?:ه|ها) (?=\p{L})/gu, 'with '],
    [/معها(?!\p{L})/gu, 'with her'],
    [/(?<!\p{L})(?:ذو|ذي|ذات|ذا)(?!\p{L})/gu, 'with'],
    [/أمام(?!\p{L})/gu, 'in front of'],
    [/كلبان|كلبين/gu, 'two dogs'],
    [/قطتان|قطتين/gu, 'two cats'],
    [/طائران|طائرين/gu, 'two birds'],
    [/(?<!\p{L})أحد (?:ال)?رجلين/gu, 'one'],
    [/(?<!\p{L})(?:ال)?رجل(?:ان|ين)(?!\p{L})/gu, 'two men'],
  ],
  hi: () => [
    [
      /कैमरा (?:धीरे-धीरे |धीरे धीरे )?([^।,]{1,30}?) के (?:पास|करीब|नजदीक) (?:आता|जाता|पहुंचता) है/gu,
      'the_camera_slowly_pushes_in_on $1',
    ],
    [/कैमरा ([^।,]{1,80}?) का पीछा कर(?:ता|ती|ते|) ?(?:रहा )?है/gu, 'the_camera_follows $1'],
    // "उसे एक चाबी मिलती है": he finds one.
    [/(?<!\p{L})उसे ([^।,]{1,40}?) मिल(?:ता|ती|ते) (?:है|हैं)/gu, ' वह $1 ढूंढता है'],
    // "चलाते हुए", "बैठकर": one deed beside or before another.
    [/(\S{2,40}ते) हुए(?= )/gu, '$1 और'],
    [/खड़[ाीे] होकर(?= )/gu, 'खड़ा है और'],
    [/(?<= )(?!डरकर|घबराकर|होकर|मुड़कर|पलटकर|झुककर|खासकर|टिककर)(\S{2,40})कर(?= (?!रह))/gu, '$1कर और'],
    [/के बीच(?: में)? से|से होकर/gu, ' <through> '],
    // "दुल्हन ने लाल लहंगा पहना है": what somebody has on; who did it is marked, and English marks nobody.
    [/ ने ([^।,]{1,40}?) पहन(?:ा|ी|े)(?: हुआ| हुई| हुए)? (?:हैं|है)/gu, ' wears $1 '],
    [/ ने(?= )/gu, ''],
    // "दिवाली की रात एक परिवार": when it is stands before who is told of.
    [/(?<=^|। ?)([^ ।,]+(?: की| के| का)? (?:रात|शाम|सुबह|दोपहर))(?: को| में)? (?=(?:एक|दो|तीन|चार|कुछ) )/gu, '$1, '],
    [/ऊपर (?=[^ ,।]+ पर )/gu, ''],
    [
      /(?<=(?:बल्ले|खिलौनों|खिलौने|रस्सी|फावड़े|कुदाल|छेनी|रंगों|मिट्टी|हाथों|बेलन|गुड़िया|ब्लॉकों|सुई|कैंची|डंडे|लाठी|रैकेट|हॉकी|कपड़े) )से(?= )/gu,
      ' <with> ',
    ],
    [/(?<=(?:नदी|झील|तालाब|कुएं|घड़े|गिलास|प्याले|कप|कटोरे|नल|बोतल|जेब|थैले|डिब्बे) )से(?= )/gu, ' <from> '],
    [/समुद्र के किनारे/gu, 'seashore <on> '],
    [/नदी के किनारे/gu, 'riverbank <on> '],
    [/झील के किनारे/gu, 'lakeside <on> '],
    [/ के पीछे (?:भाग|दौड़)(?: रह[ाी] है| रहे हैं|त[ाी] है|ते हैं)/gu, ' का पीछा करता है'],
    // Before a postposition these are one: "with his dog".
    [/(कुत्त|लड़क|बच्च|घोड़|बेट|गध|चूह|मुर्ग|बकर|तोत|पौध|पिल्ल|पोत)े(?= (?:के|को|से|में|पर|का|की|ने)(?= ))/gu, '$1ा'],
    [/एक[- ]दूसरे (?:को|पर|से|की ओर)(?= )/gu, 'each_other'],
    [/ को(?= )/gu, ' <to> '],
    [/(?<!उस|उन|अपने) के साथ(?= )/gu, ' <with> '],
    // What somebody has or has on is told before them or after them.
    [/ (?:पहने(?: हुए)?|पहनी(?: हुई)?|पहनकर|पहना हुआ)(?= |,)/gu, ' <wearing> '],
    [/ वाल[ाीे](?= )/gu, ' <having> '],
    // "लाल छाता लिए एक लड़की": with it; "के लिए" is for somebody.
    [/(?<!(?:के|की|का|उसके|उनके|इसके|को)) लिए(?: हुए)?(?= )/gu, ' <having> '],
    // "तितली का पीछा करता है": of whom it is told is whom it is done to.
    [/ (?:का|की|के) (?=(?:पीछा|मरम्मत|इंतजार|मदद|प्रतीक्षा|देखभाल|इस्तेमाल|स्वागत|सामना) )/gu, ' <to> '],
    [/ की (?:ओर|तरफ)(?= )/gu, ' <toward> '],
    // She, where the verb says so.
    [/(?<![\u0900-\u097f])वह (?=[^।,."]{1,60}?(?:ती हैं?|रही हैं?)(?![\u0900-\u0963]))/gu, 'she '],
    [/ (?:हुआ|हुई|हुए)(?= )/gu, ''],
    [/उसके लिए/gu, 'him'],
    [/उनके लिए/gu, 'them'],
    [/उनके पीछे/gu, 'behind them'],
    [/उनके (?:पास|बगल में|साथ)/gu, 'next to them'],
    [/उनके (?:सामने|आगे)/gu, 'in front of them'],
    [/उसके पीछे/gu, 'behind him'],
    [/उसके (?:पास|बगल में|साथ)/gu, 'next to him'],
    [/उसके (?:सामने|आगे)/gu, 'in front of him'],
    [/समुद्र तट/gu, 'beach'],
    [/पानी के (?:नीचे|अंदर)/gu, 'underwater'],
    [/के बा[ईए][ंँ]? ?(?:ओर|तरफ)?/gu, ' <on the left of> '],
    [/के दा[ईए][ंँ]? ?(?:ओर|तरफ)?/gu, ' <on the right of> '],
    [/के किनारे/gu, ' <near> '],
    [/के नीचे/gu, ' <under> '],
    [/के ऊपर/gu, ' <above> '],
    [/के पीछे/gu, ' <behind> '],
    [/के (?:सामने|आगे)/gu, ' <in front of> '],
    [/के (?:पास|बगल में)/gu, ' <next to> '],
    [/ पर(?= |$)/gu, ' <on> '],
    [/ में(?= |$)/gu, ' <in> '],
    // "चम्मच से चखती है": with what it is done.
    [
      /(?<=(?:चम्मच|चाकू|कांटे|ब्रश|कूची|कलम|पेंसिल|हथौड़े|झाड़ू|कुल्हाड़ी|तलवार|हाथ|हाथों|छड़ी|फावड़े|कपड़े|रस्सी|दूरबीन|कैंची|सुई)) से(?= )/gu,
      ' <with> ',
    ],
    // "दरवाज़े से देखता है", "जंगल से गुज़रता है": from where, and through what.
    [/ से(?= (?:[^ ,।]+ )?(?:गुजर|निकल))/gu, ' <through> '],
    [/(?<=[^ ]{3,} )से(?= (?:देख|झांक|कूद|आ |आता|आती|गिर|उतर|उड़))/gu, ' <from> '],
    [/(?:रहा|रही|रहे) (?:हैं|है)/gu, ''],
  ],
  ja: () => [
    // "川に石を投げる": where it goes to stands before what goes there.
    [/に(?=[^、。にがは]{1,12}を(?:投げ|入れ|置|注|かけ|植え|書|描|貼|載|詰|沈|差し|落と|埋め))/gu, ' <into> '],
    // "船に乗った漁師", "水の上を飛ぶ": who is in it, and over what.
    [/(?:に|の上に)乗った(?=[\p{Script=Han}\p{Script=Katakana}])/gu, ' <in> '],
    [/の上(?:空)?を(?=飛|舞|滑空|漂|旋回)/gu, ' <over> '],
    [
      /カメラ[はが](?:ゆっくりと?|徐々に|静かに)?([^。、]{1,14}?)に(?:寄|近づ|迫)[^。、\s]{1,7}/gu,
      'the_camera_slowly_pushes_in_on $1',
    ],
    [/カメラは([^。、]{1,14}?)のクローズアップから始ま[^。、\s]{1,3}/gu, 'close-up_of $1'],
    [/ゆっくりと?引い(?:ていく|て)/gu, 'the_camera_slowly_pulls_back '],
    [/(?:後ろから)?追(?:いかける|う)カメラ/gu, 'the_camera_follows_from_behind'],
    [/女子(?=[^、。がはをに]{1,10}選手)/gu, 'female '],
    [/ドローンで(?=[^。、]{0,20}(?:近づ|撮))/gu, 'drone_shot '],
    // "猫が寝ている": it does so, where "寝ている猫" is one that sleeps.
    [/(?<=[がは][^。、がは]{0,14})(?:寝て|眠って)い(?:る|ます)(?=[。、]|$)/gu, '眠る'],
    [/([^、。がはをに\s]{1,8})を待って(?:いる|います)/gu, ' waits_for $1 '],
    [/の下[をで]/gu, ' <under> '],
    [/ながら/gu, ' and '],
    // "タトゥーのある男": what somebody has is told before them.
    [
      /([^、。がはをにの\s]{1,12})[のが](?:ある|ついた|付いた)([^がはをに、。]{1,16}?)(?=[がはをに、。]|$)/gu,
      '$2 _with_ $1 ',
    ],
    [
      /(スプーン|フォーク|ナイフ|箸|筆|絵筆|ペン|鉛筆|ほうき|ハンマー|斧|両手|スマホ|望遠鏡|棒|杖|剣|刀|虫眼鏡)で(?=[^す])/gu,
      '$1 <with> ',
    ],
    [/(?:一人|ひとり|独り|一人きり)で/gu, ' alone '],
    [/大勢の/gu, ' crowd_of '],
    [/々?の間[でにを]/gu, ' <between> '],
    // "パジャマ姿の男の子": had on.
    [/([^、。がはをの\s]{1,12})姿の([^がはをに、。]{1,12}?)(?=[がはをに、。]|$)/gu, '$2 wearing $1 '],
    [
      /(コート|セーター|シャツ|スーツ|ドレス|ジャケット|着物|ズボン|スカート|帽子|パーカー|ワンピース|エプロン|マント|ジーンズ)に(?=[^、。がはを]{1,10}(?:帽子|ハット|眼鏡|メガネ|マフラー|ブーツ|靴|ネクタイ|サングラス|手袋|ズボン|スカート|ジーンズ|エプロン|マント|コート))/gu,
      '$1と',
    ],
    [
      /(?<=[a-z]) {1,3}に(?=[^、。がはを]{1,10}(?:帽子|ハット|眼鏡|メガネ|マフラー|ブーツ|靴|ネクタイ|手袋)| {1,3}(?:round_)?(?:sun)?glasses)/gu,
      ' と',
    ],
    // "帽子の探偵": what somebody is known by.
    [
      /([^、。がはをにので\s]{0,12}(?:コート|帽子|ハット|眼鏡|メガネ|サングラス|マフラー|エプロン|ポニーテール|三つ編み|着物|スーツ|ドレス))の([^がはをに、。の]{1,10}?(?:男性|女性|男|女|少年|少女|老人|青年|探偵|女の子|男の子|子|ウェイトレス|店員|医者|先生|者|人|師|員|家))(?=[がはをに、。]|$)/gu,
      '$2 wearing $1 ',
    ],
    [/([^、。がはにを\s]{1,14})を持って(?=[^、。い]{1,4})/gu, ' with $1 '],
    [/に(?=(?:飛び乗|よじ登|乗り込)| {0,3}(?:jumps_onto|climbs))/gu, ' <> '],
    [/に(?=(?:飛び込|潜|落ち|入れ)| {0,3}dives)/gu, ' <into> '],
    [/つけた(?=[\p{Script=Han}\p{Script=Katakana}])/gu, '着た'],
    [/(?:続いて|その後|次に)/gu, ' then '],
    [/(?:刀|剣)を抜[^、。\s]{1,4}/gu, ' draws_his_sword '],
    [/雪[のが]積もった/gu, ' snowy '],
    [/雨に濡れた/gu, ' wet '],
    [/と一緒に/gu, ' <with> '],
    [/に(?=(?:置|乗せ|載せ|飾|並べ))/gu, ' <on> '],
    // "路地を歩く": the way somebody goes, and nothing that is done to it.
    [
      /を(?=(?:ゆっくりと?|静かに|一人で|ひとりで|急いで|全力で|勢いよく|楽しそうに|元気に|のんびりと?|とぼとぼと?|そっと)? {0,3}(?:slowly {1,3})?(?:歩|走|進|渡|通|飛|駆|散歩|横切|泳|滑|さまよ|漂|walks|runs|passes|crosses|flies|swims|races|wanders|strolls|gallops|rides|drives))/gu,
      ' <along> ',
    ],
    [
      /を、(?=[^。]{0,50}?(?:歩|走|進む|渡|通|飛|駆|散歩|横切|泳|walks|runs|passes|crosses|flies|swims|races|wanders|strolls|gallops|rides|drives))/gu,
      ' 、',
    ],
    // "赤いマフラーの少年": what somebody is known by is worn.
    [
      /((?:赤|青|白|黒|黄色|緑|茶色|ピンク|紫|灰色)[いの]?[^、。がはをにのでと\s]{1,7})の((?:[^、。がはをにのでと\s]{0,3})(?:少年|少女|男の子|女の子|男性|女性|老人|おじいさん|おばあさん|青年|子供|男|女))/gu,
      '$2 wearing $1 ',
    ],
    [
      /([^、。がはにを]{1,24})を(?:さした|差した|持った|手にした|連れた)([^がはをに、。]{1,24}?)(?=[がはをに、。]|$)/gu,
      '$2 _with_ $1 ',
    ],
    [
      /([^、。がはにを]{1,24})を(着た|着ている|かぶった|被った|かけた|はいた|履いた|巻いた|締めた|まとった|羽織った|抱いた|抱えた|背負った)([^がはをに、。]{1,24}?)(?=[がはをに、。]|$)/gu,
      '$3$2 $1 ',
    ],
    // "牛乳の入ったコップ": a cup of milk.
    [/([^、。がはにをの\s]{1,10})[のが]入った([^がはをに、。]{1,12}?)(?=[がはをに、。]|$)/gu, '$2 _of_ $1 '],
    ...countBy('一二三四五六七八九十', '匹の?|羽の?|頭の?|台の?|人の|つの|本の|個の|枚の|隻の|軒の'),
    // What the camera does is told with it as the subject.
    [
      /カメラ[がは][^、。]{0,10}?(?:後ろ|背後)から[^、。]{0,4}(?:追う|追いかける|追って[^、。]{0,3}|ついていく|追跡する)/gu,
      ' the_camera_follows_from_behind ',
    ],
    [
      /カメラ[がは][^、。]{0,8}?(?:周り|まわり|周囲)を[^、。]{0,6}?(?:回る|回って[^、。]{0,3}|周回する|旋回する)/gu,
      ' the_camera_orbits_around ',
    ],
    [/カメラ[がは][^、。]{0,8}?(?:追う|追いかける|追従する|ついていく)/gu, ' the_camera_follows '],
    [/カメラ[がは][^、。]{0,8}?(?:近づく|近づいて[^、。]{0,3}|寄る|寄っていく)/gu, ' the_camera_slowly_pushes_in '],
    [
      /カメラ[がは][^、。]{0,8}?(?:遠ざかる|引く|引いて[^、。]{0,3}|離れる|離れて[^、。]{0,3})/gu,
      ' the_camera_slowly_pulls_back ',
    ],
    // "鳩に餌をやる": whom it is given to is told before it.
    [/に(?=(?:餌|エサ|えさ)を| {0,2}feeds)/gu, ' , '],
    // "娘に手渡す": whom it is given to, shown and read.
    [/に(?=[^、。]{0,12}(?:手渡|渡す|渡し|見せ|あげる|贈|教え|読み聞かせ|配る|配っ|差し出))/gu, ' <to> '],
    [/に(?=(?:座|腰掛|腰かけ|横たわ))/gu, ' <on> '],
    // "隣人に手を振る", "少女に微笑む": to whom, and nobody who does it.
    [/に(?=(?:手を振|微笑|ほほえ|話しかけ|声をかけ|うなず|頷|お辞儀)| {0,2}(?:waves|smiles|nods|bows))/gu, ' <to> '],
    [
      /から(?=(?:見|眺め|覗|のぞ|飛び|降り|落ち|出|現れ|顔を)| {0,2}(?:looks|watches|peeks|falls|jumps|emerges))/gu,
      ' <from> ',
    ],
    [/の(?:中|なか|真ん中)[でをにへの、]/gu, ' <in> '],
    [/頭上[をでに]/gu, ' overhead '],
    [/窓(?:際|辺|のそば)[でに]/gu, ' next_to_window '],
    [/(?<![屋地陸海頭以])の?上[のにでを]/gu, ' <on> '],
    [/の?下[のにで]/gu, ' <under> '],
    [/の?左(?:側)?[のにで]/gu, ' <on the left of> '],
    [/の?右(?:側)?[のにで]/gu, ' <on the right of> '],
    [/の?(?:後ろ|うしろ|裏)[のにで]/gu, ' <behind> '],
    [/の?前[のにで]/gu, ' <in front of> '],
    [/の?(?:隣|となり|横|そば)[のにで]/gu, ' <next to> '],
    // Where it happens, and no ending of a verb.
    [/(?<=[\p{L} ])(?<![んい])で(?=[\p{L}、 ])(?![いきす])/gu, ' <in> '],
    // What they mark ends there.
    [/(?<=[\p{L} ])を(?=[\p{L} ])/gu, ' <> '],
    [/(?<=[\p{L} ])[がは]、?(?=[\p{L} \ue000-\uefff])/gu, ' , '],
    [/(?<=[\p{L} ])[もへ](?=[\p{L} ])/gu, ' '],
  ],
};

/** Adjectives stand behind their noun: "un caballo blanco". The colour is moved before it. */
export const COLOUR_AFTER_NOUN: ReadonlySet<string> = new Set(['es', 'fr', 'pt', 'it', 'ar']);
