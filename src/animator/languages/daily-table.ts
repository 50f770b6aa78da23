/**
 * What people are told to do and to be in everyday prompts, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Verbs are
 * told as they stand after one subject; other forms follow from the tables of endings.
 */
export const DAILY_TABLE = `
elderly | 年迈的/年老的/上了年纪的 | anciano/anciana | âgé/âgée/âgés | betagt/betagte/betagter/ältere/älterer | idoso/idosa/idosos | anziano/anziana/anziani | пожил* | 年老いた/年取った/老いた | مسن/مسنة/كبير السن | बुज़ुर्ग/बुजुर्ग/वृद्ध
wears | 围着/系着/披着 | lleva puesto/luce | porte | trägt | veste/usa | indossa/porta addosso | носит/надел* | 巻く/羽織る/かぶる/被る | يرتدي | पहने/पहने हुए/पहना है
holds | 撑着/提着/捧着/握着 | sostiene/sujeta | tient | hält | segura | tiene/regge | держит | 差す/さす/抱える/抱く | يمسك | पकड़े/पकड़े हुए/थामे
crosswalk | 斑马线/人行横道 | paso de cebra/paso de peatones | passage piéton/passage clouté | zebrastreifen | faixa de pedestres | strisce pedonali | пешеходн* переход*/зебра/зебре | 横断歩道 | ممر المشاة | ज़ेब्रा क्रॉसिंग
boat | 小舟/木舟 | barca/barquita | barque/canot | kahn/ruderboot | barco/canoa | barca/barchetta | лодк* | 舟/小舟/ボート | قارب/مركب | नाव
pulls | 拉着/拖着/收 | tira de/jala | tire/traîne | zieht | puxa | tira/trascina | тянет/тащит | 引く/引っ張る | يسحب/يجر | खींच रहा है/खींचती है
pushes | 打翻/碰倒/推倒 | tira/derriba/vuelca | renverse | wirft um/stößt um | derruba | rovescia/butta giù | опрокидывает/роняет | 倒す/ひっくり返す | يقلب/يسقط | गिरा रहा है/गिराता है
waves | 挥手/招手 | saluda con la mano | fait signe/fait un signe de la main | winkt | acena | saluta con la mano | машет/машет рукой | 手を振る/手をふる/振る | يلوح/يلوح بيده | हाथ हिला रहा है
looks up | 仰望/抬头看/抬头 | mira hacia arriba/levanta la vista | lève les yeux | blickt auf/schaut auf | olha para cima | alza lo sguardo/guarda in alto | смотрит вверх/поднимает голову | 見上げる/仰ぐ | ينظر إلى الأعلى | ऊपर देख रहा है
sits down | 坐下 | se sienta | s'assoit/s'assied | setzt sich | senta-se/se senta | si siede | садится/присаживается | 座る/腰を下ろす/腰掛ける | يجلس | बैठ रहा है
stands up | 站起来/起身 | se levanta/se pone de pie | se lève | steht auf | levanta-se/se levanta | si alza | встаёт/встает | 立ち上がる | ينهض/يقف | खड़ा हो रहा है
kneels | 跪下/跪着/蹲下 | se arrodilla | s'agenouille | kniet | ajoelha-se/se ajoelha | si inginocchia | опускается на колени/стоит на коленях | ひざまずく/しゃがむ | يركع/يجثو | घुटने टेक रहा है
shakes his head | 摇头/摇摇头 | niega con la cabeza/sacude la cabeza | secoue la tête | schüttelt den kopf | balança a cabeça | scuote la testa | качает головой | 首を振る | يهز رأسه | सिर हिला रहा है
nods | 点头/点点头 | asiente | hoche la tête/acquiesce | nickt | acena com a cabeça/assente | annuisce | кивает | うなずく/頷く | يومئ/يومئ برأسه | सिर हिलाकर हामी भरता है
touches | 摸了摸/抚摸/触摸/摸 | acaricia/toca | caresse/touche | streichelt/berührt | acaricia/toca | accarezza/tocca | гладит/касается/трогает | 撫でる/なでる/触る/触れる | يلمس/يداعب | छू रहा है/सहला रहा है
plays the zither | 弹古筝/弹琴 | toca la cítara | joue de la cithare | spielt zither | toca cítara | suona la cetra | играет на гуслях | 琴を弾く/琴を奏でる | يعزف على القانون | सितार बजा रहा है
lands | 降落/着陆 | aterriza/se posa | atterrit/se pose | landet | pousa/aterrissa | atterra/si posa | приземляется/садится на | 着陸する/舞い降りる/降り立つ | يهبط | उतर रहा है
cooks | 翻炒/炒 | saltea | fait sauter | schwenkt | salteia | salta in padella | обжаривает | 炒める | يقلي | भून रहा है
ignites | 点燃/点上 | enciende | allume | zündet an/zündet | acende | accende | зажигает/закуривает | 灯す/火をつける/点ける | يشعل | जला रहा है
cigarette | 一支烟/香烟/烟卷 | cigarrillo/cigarro | cigarette | zigarette | cigarro | sigaretta | сигарет* | 煙草/タバコ/たばこ | سيجارة | सिगरेट
walks | 前进/前行 | avanza | avance | schreitet/geht voran | avança | avanza | продвигается/шагает/идёт вперёд | 進む | يتقدم | आगे बढ़ रहा है
rusty | 生锈的 | oxidado/oxidada | rouillé/rouillée | rostig/rostige/rostiger/rostigen | enferrujado/enferrujada | arrugginito/arrugginita | ржав* | 錆びた/さびた | صدئ | जंग लगा/जंग लगी
hidden | 躲在/藏在 | escondido/escondida | caché/cachée | versteckt | escondido/escondida | nascosto/nascosta | прячется/спрятал* | 隠れた/隠れている | مختبئ/مختبئة | छिपा/छिपी
puts | 放下/放进 | mete/pone/coloca | met/pose | legt/stellt/steckt | coloca/põe/mete | mette/posa/appoggia | кладёт/ставит/суёт | 置く/入れる | يضع | रख रहा है/रखता है
the older | 年长的/大的那个 | el mayor/la mayor | l'aîné/l'aînée/le plus âgé | der ältere/die ältere | o mais velho/a mais velha | il maggiore/la maggiore/il più grande | старший/старшая | 年上の/兄の方 | الأكبر | बड़ा वाला
the younger | 年幼的/小的那个 | el pequeño/la pequeña/el menor | le cadet/la cadette/le plus jeune | der jüngere/die jüngere | o mais novo/a mais nova/o caçula | il minore/la minore/il più piccolo | младший/младшая | 年下の/弟の方 | الأصغر | छोटा वाला
terrace | 露台/平台 | terraza | terrasse | terrasse | terraço/esplanada | terrazza | террас* | テラス | شرفة واسعة/تراس | छज्जा
slips | 滑倒 | resbala/se resbala | glisse/dérape | rutscht aus/rutscht | escorrega | scivola | поскальзывается/скользит | 滑って転ぶ/転ぶ | ينزلق | फिसल रहा है
tray | 托盘 | bandeja | plateau | tablett | bandeja | vassoio | поднос* | お盆/トレイ | صينية | थाली/ट्रे
headlights | 车灯/车头灯 | faros del coche/faros de un coche/luces del coche | phares/phares d'une voiture/phares d'un camion | scheinwerfer/autoscheinwerfer | faróis | fari/fanali | фары/фарами/фар | ヘッドライト | مصابيح السيارة/أضواء السيارة | हेडलाइट
lit | 被照亮 | iluminado/iluminada | éclairé/éclairée/illuminé/illuminée | beleuchtet/erleuchtet | iluminado/iluminada | illuminato/illuminata | освещ* | 照らされた/照らされている | مضاء/مضاءة | रोशन
edge | 边缘/旁 | borde/orilla | bord | rand/ufer | beira/margem | bordo/riva | край/краю/на краю | 縁/ふち/ほとり | حافة/ضفة | किनारे/किनारा
against | - | contra | contre | gegen | contra | contro | против | - | ضد | के खिलाफ
opposite | 对面 | enfrente de/frente a | en face de | gegenüber | em frente a/diante de | di fronte a | напротив | 向かいに/向かい側 | مقابل | के सामने
races | 疾驰/飞驰 | corre a toda velocidad | file/fonce/roule à toute vitesse | rast/braust | dispara/corre em alta velocidade | sfreccia | мчится/несётся/несется | 疾走する/突っ走る | ينطلق بسرعة | तेज़ दौड़ रहा है
pushes | 推着/推 | empuja | pousse | schiebt/drückt | empurra | spinge | толкает/катит | 押す | يدفع | धकेल रहा है
floral | 碎花 | florido/florida/floreado/floreada | fleuri/fleurie/à fleurs | geblümt/geblümte/geblümtes/geblümten | florido/florida | fiorato/fiorito/a fiori | цветаст*/в цветочек | 花柄の | مزهر/مزهرة | फूलदार
jaguar | 美洲豹 | jaguar | jaguar | jaguar | onça-pintada/onça pintada/onça | giaguaro | ягуар* | ジャガー | جاكوار/نمر أمريكي | जगुआर
late afternoon | 傍晚时分/午后晚些时候 | final de la tarde/atardecer | fin d'après-midi/fin de journée | später nachmittag/spätnachmittag | fim de tarde/fim da tarde/final da tarde | tardo pomeriggio/fine pomeriggio | конец дня/ближе к вечеру | 夕暮れ時 | آخر النهار/وقت العصر | ढलती दोपहर/शाम ढले
barefoot | 赤脚/光脚 | descalzo/descalza | pieds nus | barfuß/barfüßig | descalço/descalça | scalzo/scalza | босиком/бос* | 裸足の/裸足で | حافي القدمين/حافية | नंगे पाँव/नंगे पैर
sells | 卖/叫卖/售卖 | vende | vend | verkauft | vende | vende | продаёт/продает | 売る | يبيع | बेच रहा है
cabin | 小木屋/木屋 | cabaña | chalet/cabane | hütte/berghütte/blockhütte | cabana/chalé | baita/capanna/rifugio | хижин*/избушк*/домик* | 山小屋/小屋 | كوخ | झोपड़ी/केबिन
sauce | 酱汁/酱 | salsa | sauce | soße/sauce | molho | sugo/salsa | соус* | ソース | صلصة | चटनी
tastes | 品尝/尝了尝/尝 | prueba/saborea | goûte | kostet/probiert | prova/experimenta | assaggia | пробует | 味見する/味わう | يتذوق | चख रहा है
father | 爸爸/父亲 | padre/papá | père/papa | vater/papa | pai/papai | padre/papà | отец/отца/отцу/папа | 父/父親/お父さん/パパ | أب/أبيه/أبوه/أباه/والده | पिता/पापा
staff | 法杖/权杖 | bastón/báculo | bâton | stab/zauberstab | cajado/bastão | bastone | посох* | 杖 | عصا | छड़ी/डंडा
spreads its wings | 展开翅膀/张开翅膀/展翅 | despliega las alas/extiende las alas | déploie ses ailes | breitet die flügel aus/breitet seine flügel aus | abre as asas | spiega le ali/apre le ali | расправляет крылья | 翼を広げる | يفرد جناحيه/يبسط جناحيه | पंख फैला रहा है
repairs | 修补/修理 | repara/remienda | répare/raccommode | repariert/flickt | conserta/remenda | ripara/rammenda | чинит/ремонтирует | 直す/修理する/繕う | يصلح/يرمم | मरम्मत कर रहा है
waters the plants | 浇花/给植物浇水 | riega las plantas | arrose les plantes | gießt die pflanzen | rega as plantas | annaffia le piante | поливает растения | 水をやる/花に水をやる | يسقي النباتات/يسقي الزهور | पौधों को पानी दे रहा है
plows | 犁地/耕地 | ara | laboure | pflügt | ara | ara | пашет | 耕す | يحرث | हल चला रहा है/हल चलाता है
helps | 帮助 | ayuda | aide | hilft | ajuda | aiuta | помогает | 手伝う/助ける | يساعد | मदद कर रहा है
hugs | 抱着/抱住/拥抱 | abraza | enlace/étreint/serre dans ses bras | umarmt | abraça | abbraccia | обнимает | 抱きしめる/抱き合う | يعانق/يحتضن | गले लगा रहा है
kisses | 亲吻/吻 | besa | embrasse | küsst | beija | bacia | целует | キスする | يقبل | चूम रहा है
cries | 哭泣/哭 | llora | pleure | weint | chora | piange | плачет | 泣く | يبكي | रो रहा है
laughs | 大笑/笑起来 | se ríe/ríe | rit/éclate de rire | lacht | ri/dá risada | ride | смеётся/смеется/хохочет | 笑う | يضحك | हँस रहा है/हंस रहा है
smiles | 微笑/微笑着 | sonríe | sourit | lächelt | sorri | sorride | улыбается | 微笑む/ほほえむ | يبتسم | मुस्कुरा रहा है/मुस्कुराता है/मुस्कुराती है
sneaks | 蹑手蹑脚/溜进 | se cuela/avanza sigilosamente | se faufile | schleicht | esgueira-se | si intrufola | крадётся/крадется | 忍び寄る/忍び足で歩く | يتسلل | दबे पाँव चल रहा है
gives | 递给/递上 | entrega/le da | tend/donne | reicht/überreicht | entrega/dá | porge/consegna | протягивает/передаёт/подаёт | 渡す/手渡す | يناول/يسلم | थमा रहा है
bites into | 咬了一口/咬 | muerde/da un mordisco | mord/croque | beißt | morde | morde/addenta | кусает/откусывает | かじる/かぶりつく | يقضم | काट रहा है
pours | 倒/倒入/斟 | vierte/sirve | verse | gießt/schenkt | despeja/serve | versa | наливает/льёт | 注ぐ | يصب/يسكب | डाल रहा है/उँडेल रहा है
knits | 编织 | teje/hace punto | tricote | strickt | tricota/faz tricô | lavora a maglia/sferruzza | вяжет | 編み物をする/編む | تحيك/يحيك | बुन रहा है/बुनाई कर रहा है
draws | 画画 | dibuja | dessine | zeichnet/malt | desenha | disegna | рисует | 絵を描く | يرسم | चित्र बना रहा है
snowman | 雪人 | muñeco de nieve | bonhomme de neige | schneemann/schneemannes | boneco de neve | pupazzo di neve | снеговик* | 雪だるま | رجل ثلج/رجل الثلج | हिममानव/बर्फ का आदमी
fisherman | 渔夫/渔民 | pescador | pêcheur | fischer | pescador | pescatore | рыбак* | 漁師 | صياد/صياد سمك | मछुआरा
knight | 骑士 | caballero | chevalier | ritter | cavaleiro | cavaliere | рыцар* | 騎士 | فارس | शूरवीर/योद्धा
baker | 面包师 | panadero/panadera | boulanger/boulangère | bäcker/bäckerin | padeiro/padeira | fornaio/fornaia/panettiere | пекарь/пекаря/булочник* | パン職人 | خباز/خبازة | बेकर
ghost | 幽灵/鬼魂 | fantasma | fantôme | gespenst/geist | fantasma | fantasma | призрак*/привидени* | 幽霊/お化け | شبح | भूत
puppy | 小狗/幼犬 | cachorro/perrito | chiot | welpe | cachorrinho/filhote de cachorro | cucciolo/cagnolino | щен* | 子犬/仔犬 | جرو | पिल्ला
kitten | 小猫 | gatito/gatita | chaton | kätzchen | gatinho/gatinha | gattino/gattina | котён*/котен* | 子猫/仔猫 | قطة صغيرة/هريرة | बिल्ली का बच्चा
grandson | 孙子 | nieto | petit-fils | enkel | neto | nipote/nipotino | внук* | 孫 | حفيد/حفيده | पोता
everything goes dark | 一切变暗 | todo se oscurece | tout devient noir | alles wird dunkel | tudo escurece | tutto si fa buio | всё темнеет | 暗転する | يظلم كل شيء | सब अंधेरा हो जाता है
jumps onto | 跳上/跃上 | salta sobre | saute sur | springt auf | pula em cima/salta sobre | salta su | запрыгивает на | 飛び乗る/跳び乗る | يقفز على | कूद रहा है
looks | 凝视/注视 | contempla/observa | contemple/observe | betrachtet/beobachtet | contempla/observa | contempla/osserva | наблюдает/разглядывает | 見つめる/眺める | يتأمل/يحدق | देखकर/देख रहा है/निहार रहा है
him | - | - | - | - | - | - | - | - | - | उसे/उन्हें/उसको
snowing | 下着雪/飘着雪 | nieva | il neige | es schneit | neva | nevica | идёт снег/идет снег/падает снег/идёт лёгкий снег | 雪が降る/雪が降っている | يتساقط الثلج/تتساقط الثلوج | बर्फ गिर रही है/बर्फ़ गिर रही है
raining | 下着雨/下雨 | llueve | il pleut | es regnet | chove | piove | идёт дождь/идет дождь/льёт дождь | 雨が降る/雨が降っている | يهطل المطر/تمطر | बारिश हो रही है
soft light | 柔和的光/柔光/柔和光线 | luz suave/luz tenue | lumière douce/lumière tamisée | weiches licht/sanftes licht | luz suave | luce soffusa/luce morbida | мягкий свет | 柔らかい光/やわらかい光 | ضوء ناعم/إضاءة ناعمة | हल्की रोशनी/कोमल रोशनी
close up | 特写/特写镜头 | primer plano | gros plan/plan rapproché/plan serré | nahaufnahme/großaufnahme | close/primeiro plano | primo piano | крупный план/крупным планом | クローズアップ/アップ | لقطة قريبة/لقطة مقربة | क्लोज़अप/क्लोज-अप
4k | 超高清/高清/4k超高清 | ultra hd/alta definición | ultra haute définition | hochauflösend | alta definição | alta definizione | высокая детализация/высокое качество | 高画質/高精細 | عالي الدقة/دقة عالية | हाई डेफिनिशन
slow motion | 慢动作/慢镜头 | cámara lenta | ralenti/au ralenti | zeitlupe | câmera lenta | rallentatore/al rallentatore | замедленная съёмка/замедленной съёмке/замедленное движение | スローモーション | تصوير بطيء/حركة بطيئة | धीमी गति/स्लो मोशन
film noir | 黑色电影 | cine negro/film noir | film noir | film noir | filme noir/cinema noir | film noir | нуар* | フィルム・ノワール/フィルムノワール | فيلم نوار | फ़िल्म नोयर
`;
