/**
 * Words of everyday and cinematic prompts, one row each: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Several words for one are parted by `/`,
 * `*` ends a stem that takes endings, a word may be several, `-` stands where a language has none. Verbs are told as they stand after one subject.
 */
export const CINEMA_LANGUAGES = ['zh', 'es', 'fr', 'de', 'pt', 'it', 'ru', 'ja', 'ar', 'hi'] as const;

export const CINEMA_TABLE = `
a | - | un/una/unos/unas | un/une/des | ein/eine/einen/einem/einer/eines | um/uma | un/una/uno | - | - | - | एक
the | - | el/la/los/las | le/la/les | der/die/das/den/dem/des | o/a/os/as | il/lo/la/i/gli/le | - | - | - | -
his | 他的 | su/sus | son/sa/ses | sein/seine/seinem/seinen/seiner | seu/sua/seus/suas | suo/sua/suoi/sue | его/свой/своей/своего/своём | 彼の | - | अपने/अपनी/अपना/उसके
her | 她的 | - | - | ihr/ihre/ihrem/ihren/ihrer | dela | - | её | 彼女の | - | -
he | 他 | él | il | er | ele | lui/egli | он | 彼/彼は | هو | वह
she | 她 | ella | elle | - | ela | lei/ella | она | 彼女/彼女は | هي | -
in | 在/里/中 | en/dentro de | dans/en/à l'intérieur de | in/im/ins | em/no/na/num/numa/dentro de | in/nel/nella/nello/nelle/nei/dentro | в/во/внутри | - | في/داخل | -
on | 上 | sobre/encima de | sur | auf | sobre/em cima de | su/sul/sulla/sullo/sopra | на | - | على/فوق | -
at | - | al/a la | au/aux/à | am/an/bei/beim | ao/à | al/alla/all/allo | при | - | عند | -
of | 的 | de/del | de/du/d | von/vom | de/do/da/dos/das/dum | di/del/della/dello/dei/delle/dell/d | - | - | - | का/की/के
with | 带着/拿着/有 | con | avec/aux | mit | com | con | с/со | - | مع | के साथ
and | 和/与/并 | y/e | et | und | e | e/ed | и | と | و | और
from | 从 | desde | depuis | aus | desde | da/dal/dalla | из/от | から | من | से
through | 穿过 | por/a través de | à travers/par | durch | por/pelo/pela/através de | attraverso/per | через/по/сквозь | - | عبر/خلال | -
under | 下 | bajo/debajo de | sous | unter | sob/debaixo de | sotto | под | - | تحت | के नीचे
in front of | - | frente a/delante de | devant | vor | em frente a/diante de | davanti a/davanti | перед | - | أمام | के सामने
next to | 旁边 | junto a/al lado de | à côté de/près de | neben | ao lado de/junto a | accanto a/vicino a | рядом с/около/у | の隣/のそば | بجانب/بجوار | के पास/के बगल में
behind | 后面 | detrás de | derrière | hinter | atrás de | dietro | за/позади | の後ろ | خلف/وراء | के पीछे
toward | 朝/向 | hacia | vers | zu/zum/zur | em direção a/para | verso | к/ко | に向かって | نحو/إلى | की ओर
while | 同时 | mientras | pendant que/tandis que/alors que | während | enquanto | mentre | пока/в то время как | ながら | بينما | जबकि
then | 然后/接着 | luego/después | puis/ensuite | dann/danach | depois/então | poi/quindi | затем/потом | それから | ثم | फिर
man | 男人/男子/男士 | hombre/señor | homme | mann | homem | uomo | мужчин*/человек | 男性/男 | رجل/رجلا | आदमी/पुरुष
old man | 老人/老爷爷/老头 | anciano/abuelo | vieil homme/vieillard | greis/alter mann/opa/großvater | idoso/velho homem/avô | vecchio uomo/nonno | старик*/дедушк* | おじいさん/老人 | رجل عجوز/شيخ/الجد | बूढ़ा आदमी/दादा
woman | 女人/女子/女士 | mujer/señora | femme/dame | frau | mulher/senhora | donna/signora | женщин* | 女性/女の人 | امرأة/سيدة | महिला/औरत
old woman | 老奶奶/老太太/老妇人 | anciana/abuela | vieille femme/vieille dame/grand-mère | alte frau/oma/großmutter | idosa/avó | anziana/nonna/vecchia signora | старуш*/бабушк* | おばあさん | امرأة عجوز/الجدة | बूढ़ी औरत/दादी
young woman | 年轻女子/年轻女人/姑娘 | joven mujer/muchacha/chica | jeune femme | junge frau | moça/garota/jovem mulher | ragazza/giovane donna | девушк* | 若い女性 | شابة/فتاة شابة | युवती
young man | 年轻男子/小伙子 | muchacho/chico/joven hombre | jeune homme | junger mann/jungen mann | rapaz/moço | ragazzo/giovane uomo | парен*/юнош* | 若い男性/青年 | شاب | युवक
girl | 女孩/小女孩/小姑娘 | niña | fille/petite fille/fillette | mädchen | menina | bambina | девочк* | 女の子/少女 | طفلة/فتاة/بنت | लड़की/बच्ची
boy | 男孩/小男孩 | niño | garçon/petit garçon | junge/jungen | menino/garoto | bambino | мальчик* | 男の子/少年 | ولد/صبي | लड़का/लड़के
child | 孩子/小孩/儿童 | niños | enfant | kind | criança | bimbo | ребён*/ребен* | 子供/こども | طفل | बच्चा/बच्चे
children | 孩子们 | - | enfants | kinder/kindern | crianças | bambini | дети/детей | 子供たち | أطفال | बच्चों
people | 人们/人群 | gente/personas | gens/personnes | leute/menschen | pessoas/gente | gente/persone | люди/людей | 人々 | ناس/الناس | लोग
fisherman | 渔夫/渔民 | pescador | pêcheur | fischer | pescador | pescatore | рыбак* | 漁師 | صياد | मछुआरा
knight | 骑士 | caballero | chevalier | ritter | cavaleiro | cavaliere | рыцар* | 騎士 | فارس | शूरवीर
samurai | 武士 | samurái | samouraï | - | samurai | samurai | самура* | 侍/サムライ | ساموراي | -
chef | 厨师 | cocinero/cocinera/chef | cuisinier/chef | koch/köchin | cozinheiro/chef | cuoco/cuoca/chef | повар* | シェフ/料理人 | طباخ/طاهي | रसोइया
painter | 画家 | pintor/pintora | peintre | maler/malerin | pintor | pittore/pittrice | художник* | 画家 | رسام | चित्रकार
farmer | 农民/农夫 | campesino/granjero/agricultor | fermier/agriculteur/paysan | bauer/bauern/landwirt | fazendeiro/agricultor | contadino/agricoltore | фермер*/крестьян* | 農夫/農家 | مزارع/فلاح | किसान
doctor | 医生 | médico/doctora | médecin/docteur | arzt/ärztin | médico/médica | medico/dottore | врач*/доктор* | 医者 | طبيب/طبيبة | डॉक्टर
teacher | 老师 | maestro/maestra/profesor | professeur/enseignant | lehrer/lehrerin | professor/professora | insegnante/maestra | учител* | 先生/教師 | معلم/معلمة | शिक्षक
soldier | 士兵 | soldado | soldat | soldat | soldado | soldato | солдат* | 兵士 | جندي | सैनिक
king | 国王 | rey | roi | könig | rei | re | корол* | 王様/王 | ملك | राजा
queen | 女王/王后 | reina | reine | königin | rainha | regina | королев* | 女王 | ملكة | रानी
dancer | 舞者 | bailarina/bailarín | danseuse/danseur | tänzerin/tänzer | dançarina/dançarino/bailarina | ballerina/ballerino | танцор*/балерин* | ダンサー/踊り子 | راقصة | नर्तकी
singer | 歌手 | cantante | chanteuse/chanteur | sängerin/sänger | cantora/cantor | cantante | певиц*/певец | 歌手 | مغني/مغنية | गायक
musician | 音乐家 | músico | musicien | musiker/musikerin | músico | musicista | музыкант* | 音楽家 | موسيقي | संगीतकार
detective | 侦探 | detective | détective | detektiv/kommissar | detetive | detective/investigatore | детектив*/сыщик* | 探偵 | محقق | जासूस
couple | 情侣/夫妇 | pareja | couple | paar/pärchen | casal | coppia | пара/пару | カップル/夫婦 | زوجان | जोड़ा
mother | 母亲/妈妈 | madre/mamá | mère/maman | mutter/mama | mãe | madre/mamma | мать/мама/мамой | 母/お母さん | أم/الأم | माँ
father | 父亲/爸爸 | padre/papá | père/papa | vater/papa | pai | padre/papà | отец/папа/отца | 父/お父さん | أب/الأب | पिता
friend | 朋友 | amigo/amiga/amigos | ami/amie/amis | freund/freundin/freunde | amigo/amiga/amigos | amico/amica/amici | друг/друзья/подруг* | 友達/友人 | صديق/أصدقاء | दोस्त
conductor | 列车员 | revisor | contrôleur | schaffner/schaffnerin | cobrador | controllore | кондуктор* | 車掌 | - | -
astronaut | 宇航员 | astronauta | astronaute/cosmonaute | astronaut/astronautin | astronauta | astronauta | космонавт*/астронавт* | 宇宙飛行士 | رائد فضاء | अंतरिक्ष यात्री
kitten | 小猫 | gatito/gatitos | chaton/chatons | kätzchen | gatinho/gatinhos | gattino/gattini | котён*/котен* | 子猫 | قطة صغيرة | बिल्ली का बच्चा
puppy | 小狗 | cachorro/cachorrito | chiot | welpe/welpen | filhote/cachorrinho | cucciolo | щен* | 子犬 | جرو | पिल्ला
polar bear | 北极熊 | oso polar | ours polaire/ours blanc | eisbär | urso polar | orso polare | белый медведь/белого медведя | 白熊/ホッキョクグマ | دب قطبي | ध्रुवीय भालू
parrot | 鹦鹉 | loro/papagayo | perroquet | papagei | papagaio | pappagallo | попуга* | オウム | ببغاء | तोता
eagle | 老鹰/鹰 | águila | aigle | adler | águia | aquila | орёл/орел/орла | 鷲 | نسر | चील
owl | 猫头鹰 | búho/lechuza | hibou/chouette | eule | coruja | gufo/civetta | сова/совы/филин | フクロウ | بومة | उल्लू
whale | 鲸鱼 | ballena | baleine | wal | baleia | balena | кит/кита | クジラ/鯨 | حوت | व्हेल
dragon | 龙 | dragón | dragon | drache/drachen | dragão | drago | дракон* | 竜/ドラゴン | تنين | ड्रैगन
kite | 风筝 | cometa | cerf-volant | drachen am himmel | pipa/papagaio de papel | aquilone | воздушный змей/воздушного змея | 凧 | طائرة ورقية | पतंग
tractor | 拖拉机 | tractor | tracteur | traktor | trator | trattore | трактор* | トラクター | جرار | ट्रैक्टर
orange fruit | 橙子/橘子 | naranja/naranjas | - | orangen/apfelsine | laranja fruta | arancia/arance | апельсин* | - | برتقال | संतरा
painting | 画/画作 | cuadro | tableau | gemälde | quadro/pintura | quadro/dipinto | картин* | 絵 | لوحة | चित्र/पेंटिंग
letter | 信 | carta | lettre | brief | carta | lettera | письмо | 手紙 | رسالة | पत्र
branch | 树枝 | rama | branche | ast/zweig | galho/ramo | ramo | ветк*/ветв* | 枝 | غصن | शाखा
bench | 长椅 | banco | banc | bank/parkbank | banco | panchina | скамейк*/скамь* | ベンチ | مقعد | बेंच
window | 窗户/窗/窗台 | ventana/alféizar | fenêtre | fenster | janela | finestra | окно/окна/окном/окошк* | 窓/窓辺 | نافذة/شباك | खिड़की
door | 门 | puerta | porte | tür | porta | porta | дверь/двери | ドア/扉 | باب | दरवाज़ा
notebook | 笔记本 | cuaderno | carnet/cahier | notizbuch/heft | caderno | quaderno | блокнот*/тетрад* | ノート | دفتر | कॉपी
street lamp | 路灯/灯笼下 | farola | lampadaire/réverbère | laterne/straßenlaterne | poste de luz | lampione | фонар* | 街灯 | عمود إنارة | -
lantern | 灯笼 | farol/linterna | lanterne | lampion | lanterna | lanterna | - | 提灯 | فانوس | लालटेन
soup | 汤 | sopa | soupe | suppe | sopa | zuppa/minestra | суп/супа | スープ | حساء | सूप
football | 足球 | fútbol | football/ballon de foot | fußball | futebol | calcio/pallone | футбол/футбольный мяч | サッカー | كرة القدم | फुटबॉल
ball | 球/皮球 | pelota/balón | balle/ballon | ball | bola | palla | мяч/мячом/мячик* | ボール | كرة/الكرة/بالكرة | गेंद
sword | 剑 | espada | épée | schwert | espada | spada | меч/мечом | 剣/刀 | سيف | तलवार
umbrella | 伞/雨伞/油纸伞 | paraguas/sombrilla | parapluie | regenschirm/schirm | guarda-chuva | ombrello | зонт* | 傘 | مظلة | छाता
wearing | 穿着/穿/身穿/戴着/戴 | vestido de/vestida de/vestida con/vestido con/llevando/lleva/con un vestido de | vêtu de/vêtue de/portant/habillé de | gekleidet in/trägt | vestindo/usando/vestida de/vestido de | vestito di/vestita di/indossando/indossa/che indossa | одет* в/в одежде | を着た/を着て/着た/をかぶって | يرتدي/ترتدي/مرتديا | पहने/पहने हुए/पहनकर
dress | 裙子/连衣裙 | vestido | robe | kleid | vestido | vestito/abito | плать* | ドレス/ワンピース | فستان/فستانا | पोशाक/ड्रेस
qipao | 旗袍 | - | - | - | - | - | - | - | - | -
kimono | 和服 | kimono | kimono | kimono | quimono | kimono | кимоно | 着物 | كيمونو | किमोनो
sari | 纱丽 | sari | sari | sari | sári | sari | сари | サリー | ساري | साड़ी
coat | 大衣/外套 | abrigo | manteau | mantel | casaco | cappotto | пальто | コート | معطف | कोट
jacket | 夹克 | chaqueta | veste/blouson | jacke | jaqueta | giacca/giubbotto | куртк* | ジャケット/上着 | سترة/جاكيت | जैकेट
shirt | 衬衫 | camisa/camiseta | chemise | hemd | camisa/camiseta | camicia/maglietta | рубашк* | シャツ | قميص | कमीज़
sweater | 毛衣 | suéter/jersey | pull | pullover/pulli | suéter | maglione | свитер* | セーター | كنزة | स्वेटर
hat | 帽子 | sombrero/gorro | chapeau | hut/mütze | chapéu/gorro | cappello | шляп*/шапк* | 帽子 | قبعة | टोपी
scarf | 围巾 | bufanda/pañuelo | écharpe/foulard | schal | cachecol/lenço | sciarpa/fazzoletto | шарф* | マフラー/スカーフ | وشاح | दुपट्टा
glasses | 眼镜 | gafas/lentes | lunettes | brille | óculos | occhiali | очки/очках/очками | 眼鏡/メガネ | نظارات/نظارة | चश्मा
uniform | 制服 | uniforme | uniforme | uniform | uniforme | uniforme/divisa | форм* | 制服 | زي | वर्दी
armor | 盔甲/铠甲 | armadura | armure | rüstung | armadura | armatura | доспех* | 鎧 | درع | कवच
hair | 头发 | pelo/cabello | cheveux/cheveu | haar/haare/haaren | cabelo/cabelos | capelli | волос* | 髪 | شعر | बाल/बालों
beard | 胡子/胡须 | barba | barbe | bart | barba | barba | бород* | ひげ/髭 | لحية | दाढ़ी
eyes | 眼睛 | ojos | yeux | augen | olhos | occhi | глаз* | 目 | عيون/عينيه | आँखें
hands | 手 | manos/mano | mains/main | hände/hand | mãos/mão | mani/mano | руки/руках/рукой | 手 | يد/يديه | हाथ
head | 头 | cabeza | tête | kopf | cabeça | testa | голов* | 頭 | رأس | सिर
face | 脸 | rostro/cara | visage | gesicht | rosto | viso/volto | лиц* | 顔 | وجه | चेहरा
old | 老/年老的 | viejo/vieja/mayor/anciano | vieux/vieille/vieil/âgé/âgée | alt/alte/alter/alten/altes | velho/velha/idoso/idosa | vecchio/vecchia/anziano/anziana | стар* | 古い/年老いた | عجوز/قديم | बूढ़ा/बूढ़ी/पुराना
young | 年轻/年轻的 | joven | jeune | jung/junge/junger/jungen/junges | jovem | giovane | молод* | 若い | شاب/شابة | युवा/जवान
small | 小 | pequeño/pequeña/pequeños | petit/petite/petits | klein/kleine/kleiner/kleinen/kleines | pequeno/pequena | piccolo/piccola | маленьк* | 小さな/小さい | صغير/صغيرة | छोटा/छोटी/छोटे
big | 大/巨大的 | grande/gran/enorme | grand/grande/énorme/géant | groß/große/großer/großen/großes/riesig* | grande/enorme | grande/enorme | больш*/огромн* | 大きな/大きい/巨大な | كبير/كبيرة/ضخم | बड़ा/बड़ी/विशाल
long | 长 | largo/larga | long/longue/longs | lang/lange/langen | longo/longa | lungo/lunga | длинн* | 長い | طويل/طويلة | लंबा/लंबे
happy | 快乐的/开心的 | feliz/alegre | heureux/heureuse/joyeux | glücklich/glückliche/fröhlich* | feliz/alegre | felice/allegro | счастлив*/весёл*/весел* | 幸せな/楽しい | سعيد/سعيدة | खुश
wooden | 木/木制的 | de madera | en bois | hölzern*/aus holz | de madeira | di legno | деревянн* | 木の/木製の | خشبي | लकड़ी का/लकड़ी की
red | 红色的/红/红色 | rojo/roja/rojos/rojas | rouge/rouges/roux/rousse | rot/rote/roter/roten/rotem/rotes | vermelho/vermelha/vermelhos | rosso/rossa/rossi/rosse | красн* | 赤い/赤 | أحمر/حمراء | लाल
blue | 蓝色的/蓝色/蓝 | azul/azules | bleu/bleue/bleus | blau/blaue/blauer/blauen/blauem/blaues | azul/azuis | blu/azzurro/azzurra | син*/голуб* | 青い/青 | أزرق/زرقاء | नीला/नीली/नीले
yellow | 黄色的/黄色/黄 | amarillo/amarilla | jaune | gelb/gelbe/gelber/gelben/gelbes | amarelo/amarela | giallo/gialla | жёлт*/желт* | 黄色い/黄色 | أصفر/صفراء | पीला/पीली
green | 绿色的/绿色/绿 | verde/verdes | vert/verte/verts | grün/grüne/grüner/grünen/grünes | verde/verdes | verde/verdi | зелён*/зелен* | 緑の/緑 | أخضر/خضراء | हरा/हरी/हरे
black | 黑色的/黑色/黑 | negro/negra/negros/negras | noir/noire/noirs/noires | schwarz/schwarze/schwarzer/schwarzen/schwarzem/schwarzes | preto/preta/negro | nero/nera/neri | чёрн*/черн* | 黒い/黒 | أسود/سوداء | काला/काली/काले
white | 白色的/白色/白 | blanco/blanca/blancos | blanc/blanche/blancs | weiß/weiße/weißer/weißen/weißes | branco/branca/brancos | bianco/bianca/bianchi | бел* | 白い/白 | أبيض/بيضاء | सफेद/सफ़ेद
grey | 灰色/灰 | gris/canoso/canosa | gris/grise | grau/graue/grauer/grauen | cinza/grisalho | grigio/grigia | сер*/сед* | 灰色 | رمادي | भूरा/धूसर
orange | 橙色的/橘色/橘/橙色 | anaranjado | orangé | orangefarben* | alaranjado | arancione | оранжев*/рыж* | オレンジ色の/オレンジ色 | برتقالي | नारंगी
walks | 走/走路/走在/行走/散步 | camina/caminan/caminando/anda/pasea/se acerca | marche/marchent/marchant/se promène | geht/gehen/läuft/spaziert/laufen/geht durch | caminha/caminham/caminhando/anda/passeia | cammina/camminano/camminando/passeggia/va | идёт/идет/идут/гуляет/шагает | 歩く/歩いている/歩いて | يمشي/تمشي/يسير/تسير | चल रहा है/चल रही है/चलता है/टहल रहा है
runs | 跑/奔跑/跑步 | corre/corren/corriendo | court/courent/courant/galope/galopent | rennt/rennen/galoppiert | corre/correm/correndo | corre/corrono/correndo | бежит/бегут/бегает/скачет | 走る/走っている/走って | يركض/تركض/يجري/تجري | दौड़ रहा है/दौड़ रही है/दौड़ता है/दौड़ रहे हैं
sits | 坐/坐在/坐着 | se sienta/está sentado/está sentada/sentado/sentada/posado | s'assoit/est assis/est assise/assis/assise/se tient assis | sitzt/sitzen | senta/está sentado/está sentada/sentado/sentada/pousado/pousada | siede/è seduto/è seduta/seduto/seduta | сидит/сидят/сидя | 座る/座っている/座って | يجلس/تجلس/جالس | बैठा है/बैठी है/बैठे हैं/बैठा
stands | 站/站在/站着 | está de pie/se para/parado/de pie | se tient/debout/est debout/se tiennent | steht/stehen | está de pé/fica de pé/parado | sta in piedi/in piedi/si trova | стоит/стоят/стоя | 立つ/立っている/立って | يقف/تقف/واقف/واقفة | खड़ा है/खड़ी है
sleeps | 睡/睡觉/睡在 | duerme/duermen/durmiendo | dort/dorment/dormant | schläft/schlafen | dorme/dormem/dormindo | dorme/dormono/dormendo | спит/спят | 眠る/眠っている/寝ている | ينام/تنام/نائم/نائمة | सो रहा है/सो रही है
looks at | 看/看着/望着/凝视 | mira/miran/mirando/observa | regarde/regardent/regardant | schaut/sieht/blickt/schauen | olha/olham/olhando/observa | guarda/guardano/guardando/osserva | смотрит/смотрят/глядит | 見る/見ている/見つめる | ينظر/تنظر | देख रहा है/देख रही है/देखता है
reads | 读/看书/阅读 | lee/leen/leyendo | lit/lisent/lisant | liest/lesen | lê/lendo | legge/leggono/leggendo | читает/читают | 読む/読んでいる/読書する | يقرأ/تقرأ | पढ़ रहा है/पढ़ रही है
writes | 写 | escribe/escribiendo | écrit/écrivent | schreibt | escreve | scrive | пишет | 書く/書いている | يكتب/تكتب | लिख रहा है/लिख रही है
plays | 玩/玩耍/踢 | juega/juegan/jugando | joue/jouent/jouant | spielt/spielen | joga/jogam/brinca/brincam/brincando/jogando | gioca/giocano/giocando | играет/играют | 遊ぶ/遊んでいる/遊んで | يلعب/تلعب/يلعبون | खेल रहा है/खेल रही है/खेल रहे हैं
flies a kite | 放风筝 | vuela una cometa/volando una cometa | fait voler un cerf-volant | lässt einen drachen steigen | solta pipa/empina pipa | fa volare un aquilone | запускает воздушного змея/запускают воздушного змея | 凧を揚げる/凧揚げをする | - | पतंग उड़ा रहा है/पतंग उड़ा रहे हैं
plays the guitar | 弹吉他 | toca la guitarra | joue de la guitare | spielt gitarre | toca violão/toca guitarra | suona la chitarra | играет на гитаре | ギターを弾く | يعزف على الجيتار | गिटार बजा रहा है
plays the piano | 弹钢琴 | toca el piano | joue du piano | spielt klavier | toca piano | suona il pianoforte | играет на пианино | ピアノを弾く | يعزف على البيانو | पियानो बजा रहा है
plays the violin | 拉小提琴 | toca el violín | joue du violon | spielt geige | toca violino | suona il violino | играет на скрипке | バイオリンを弾く | - | वायलिन बजा रहा है
dances | 跳舞/舞蹈 | baila/bailan/bailando | danse/dansent/dansant | tanzt/tanzen | dança/dançam/dançando | balla/ballano/ballando/danza | танцует/танцуют | 踊る/踊っている/踊って | يرقص/ترقص | नाच रही है/नाच रहा है/नृत्य कर रही है
sings | 唱歌/唱 | canta/cantan/cantando | chante/chantent | singt/singen | canta/cantam/cantando | canta/cantano | поёт/поет/поют | 歌う/歌っている | يغني/تغني | गा रहा है/गा रही है
eats | 吃 | come/comen/comiendo | mange/mangent/mangeant | isst/fressen/frisst | come/comem/comendo | mangia/mangiano/mangiando | ест/едят | 食べる/食べている | يأكل/تأكل | खा रहा है/खा रही है
drinks | 喝 | bebe/beben/bebiendo/toma | boit/boivent | trinkt/trinken | bebe/bebem/bebendo | beve/bevono | пьёт/пьет | 飲む/飲んでいる | يشرب/تشرب | पी रहा है/पी रही है
tastes | 尝/品尝 | prueba/probando | goûte | probiert/kostet | prova/provando | assaggia | пробует | 味見する | يتذوق | चखता है
cooks | 做饭/煮/烹饪 | cocina un/cocina una/cocinando/hornea | prépare/fait cuire | kocht/backt/backen | cozinha um/cozinhando/prepara/assa | cuoce/sta cucinando/prepara | готовит/печёт/печет | 料理する/作る/焼く | يطبخ/تطبخ | पका रहा है/पका रही है
paints | 画画/绘画 | pinta/pintando | peint | malt | pinta/pintando | dipinge | рисует/пишет картину | 描く/描いている | يرسم/ترسم | चित्र बना रहा है
hugs | 拥抱/抱着/抱 | abraza/abrazan/abrazando | embrasse dans ses bras/serre dans ses bras/enlace | umarmt | abraça/abraçando | abbraccia | обнимает | 抱きしめる/抱く | يعانق/تحتضن/يحتضن | गले लगाता है/गले लगा रहा है
holds | 拿着/握着/撑着 | sostiene/sosteniendo/agarra | tient/tenant/tiennent | hält/halten | segura/segurando | tiene/tenendo/regge | держит/держа | 持つ/持っている/持った/をさした/さした | تحمل/يمسك | पकड़े हुए/पकड़े
gives | 给/送 | da/regala/ofrece | donne/offre | gibt/schenkt | dá/oferece | dà/offre/regala | даёт/дает/дарит | あげる/渡す | يعطي/تعطي | देता है/देती है
sells | 卖 | vende/vendiendo | vend | verkauft | vende | vende | продаёт/продает | 売る | يبيع/تبيع | बेच रही है
smiles | 微笑/笑 | sonríe/sonriendo | sourit/souriant | lächelt | sorri/sorrindo | sorride/sorridendo | улыбается | 微笑む/笑う | يبتسم/تبتسم | मुस्कुरा रही है/मुस्कुराता है
laughs | 大笑 | ríe/se ríe/riendo | rit/rient | lacht/lachen | ri/rindo | ride/ridendo | смеётся/смеется | 大笑いする | يضحك/تضحك | हँस रहा है
cries | 哭 | llora/llorando | pleure | weint | chora | piange | плачет | 泣く/泣いている | يبكي/تبكي | रो रही है
closes | 关上/闭上 | cierra | ferme | schließt | fecha | chiude | закрывает | 閉じる | يغلق | बंद करता है
opens | 打开 | abre | ouvre | öffnet | abre | apre | открывает | 開ける | يفتح | खोलता है
drives | 开车/驾驶 | conduce/maneja | conduit/roule | fährt | dirige/conduz | guida un/sta guidando | ведёт/едет | 運転する/運転している | يقود/تقود | चला रहा है/चला रही है
rides | 骑/骑着 | monta/montando | monte/chevauche | reitet | monta/cavalga | cavalca | едет верхом/скачет на | 乗る/乗っている | يركب/تركب | सवारी कर रहा है
flies | 飞/飞翔/飞过 | vuela/vuelan/volando | vole/volent/volant | fliegt/fliegen | voa/voam/voando | vola/volano/volando | летит/летят/летает | 飛ぶ/飛んでいる/飛んで | يطير/تطير/تحلق | उड़ रहा है/उड़ रही है/उड़ रहे हैं
swims | 游泳/游 | nada/nadan/nadando | nage/nagent | schwimmt/schwimmen | nada/nadam/nadando | nuota/nuotano | плывёт/плывет/плавает | 泳ぐ/泳いでいる | يسبح/تسبح | तैर रहा है/तैर रही है
jumps | 跳/跳跃/跳起 | salta/saltan/saltando | saute/sautent | springt/springen | pula/salta | salta/saltano | прыгает/прыгают | 跳ぶ/ジャンプする/飛び跳ねる | يقفز/تقفز | कूद रहा है/कूदता है
falls | 落下/飘落 | cae/caen/cayendo | tombe/tombent | fällt/fallen | cai/caem/caindo | cade/cadono | падает/падают | 落ちる/降る/舞い落ちる | يسقط/تسقط | गिर रहा है/गिर रही है
fights | 战斗/打斗 | lucha/luchan/pelea | combat/se bat | kämpft/kämpfen | luta/lutam | combatte/lottano | сражается/дерётся | 戦う/戦っている | يقاتل | लड़ रहा है
waves | 挥手 | saluda/saludando | salue/fait signe | winkt | acena | saluta | машет | 手を振る | يلوح/تلوح | हाथ हिला रहा है
kneels | 跪 | se arrodilla | s'agenouille | kniet | ajoelha-se/ajoelha | si inginocchia | стоит на коленях | ひざまずく | يركع | घुटने टेकता है
says | 说/说道/道 | dice/dicen/diciendo | dit/disent | sagt/sagen | diz/dizem/fala | dice/dicono | говорит/говорят/сказал* | 言う/言った/と言う/と言った/話す | يقول/تقول/وتقول/ويقول | कहता है/कहती है/बोलता है/कहते हैं
asks | 问/问道 | pregunta | demande | fragt | pergunta | chiede | спрашивает | 聞く/尋ねる | يسأل/تسأل | पूछता है/पूछती है
whispers | 低声说/轻声说/耳语 | susurra | murmure/chuchote | flüstert | sussurra | sussurra | шепчет | ささやく | يهمس/تهمس | फुसफुसाता है
shouts | 喊/大喊/喊道 | grita | crie/hurle | ruft/schreit | grita | grida/urla | кричит | 叫ぶ | يصرخ/تصرخ | चिल्लाता है/चिल्लाती है
slowly | 慢慢/慢慢地/缓缓/缓缓地 | lentamente/despacio | lentement | langsam | lentamente/devagar | lentamente | медленно | ゆっくり/ゆっくりと | ببطء | धीरे-धीरे/धीरे धीरे
quickly | 快速 | rápidamente | rapidement/vite | schnell | rapidamente | velocemente | быстро | 速く/素早く | بسرعة | तेज़ी से
alone | 独自 | solo/sola | seul/seule | allein/alleine | sozinho/sozinha | da solo/da sola | один/одна | 一人で | وحيدا/وحده | अकेला/अकेली
snowy | 雪中的/积雪的 | nevado/nevada | enneigé/enneigée | verschneit* | nevado/nevada | innevato/innevata | заснежен*/снежн* | 雪の | ثلجي | बर्फीला
cozy | 温馨的 | acogedor/acogedora | cosy/chaleureux | gemütlich* | aconchegante | accogliente | уютн* | 居心地の良い | دافئ | आरामदायक
cobblestone street | 石板路/石板街 | calle empedrada | rue pavée | kopfsteinpflasterstraße/kopfsteinpflaster | rua de paralelepípedos | strada acciottolata/strada di ciottoli | мощёная улица/мощеной улице | 石畳の道 | شارع مرصوف | -
old town | 古镇/老城 | casco antiguo/pueblo antiguo | vieille ville | altstadt | centro histórico | centro storico | старый город/старого города/старом городе | 古い町並み | المدينة القديمة | पुराना शहर
stone bridge | 石桥 | puente de piedra | pont de pierre | steinbrücke | ponte de pedra | ponte di pietra | каменный мост/каменном мосту | 石橋 | جسر حجري | -
bridge | 桥 | puente | pont | brücke | ponte | ponte | мост/мосту/моста | 橋 | جسر | पुल
cafe | 咖啡馆/咖啡店 | café/cafetería | café/bistrot | café/cafe | café/cafeteria | caffè/bar | кафе | カフェ/喫茶店 | مقهى | कैफे
market | 市场/集市 | mercado | marché | markt/marktplatz | mercado/feira | mercato | рынок/рынке/рынка | 市場 | سوق | बाज़ार
train compartment | 火车车厢 | vagón | wagon/compartiment | waggon/abteil | vagão | vagone/scompartimento | вагон*/купе | 車両 | عربة قطار | -
moving train | 行驶的火车 | tren en marcha | train en marche | fahrenden zug/fahrender zug | trem em movimento | treno in corsa | движущ* поезд* | 走る電車 | - | चलती ट्रेन
village | 村庄/村子 | pueblo/aldea | village | dorf/dörfer/dörfern | vila/aldeia | villaggio/paese | деревн*/сел* | 村 | قرية | गाँव
castle | 城堡 | castillo | château | schloss/burg | castelo | castello | замок/замка/замком/замке | 城/お城 | قلعة | किला/महल
farm field | 农田/田里 | - | - | acker | - | - | - | 畑 | حقل | खेत
meadow | 草地/草原 | prado/pradera | prairie/pré | wiese/wiesen | prado/campo | prato | луг*/полян* | 草原 | مرج | घास का मैदान
snow | 雪地/雪 | nieve | neige | schnee | neve | neve | снег/снегу/снеге/снегом | 雪 | ثلج/الثلج | बर्फ
ice | 冰/冰面/冰上 | hielo | glace | eis | gelo | ghiaccio | лёд/лед/льду/льда | 氷 | جليد | बर्फ की चादर
jungle | 丛林/热带雨林/雨林 | selva/jungla | jungle/forêt tropicale | dschungel/regenwald | selva/floresta tropical | giungla/foresta tropicale | джунгл* | ジャングル/熱帯雨林 | غابة استوائية/أدغال | जंगल
living room | 客厅 | sala de estar/salón | salon | wohnzimmer | sala de estar/sala | soggiorno/salotto | гостин* | リビングルーム/リビング/居間 | غرفة المعيشة | बैठक/लिविंग रूम
studio of the painter | 画室 | estudio/taller | atelier | atelier | ateliê | studio/bottega | мастерск* | アトリエ | مرسم | -
surface of the moon | 月球表面/月球上 | superficie de la luna/superficie lunar | surface de la lune/surface lunaire | mondoberfläche/oberfläche des mondes | superfície da lua/superfície lunar | superficie della luna/superficie lunare | поверхност* луны | 月面/月の表面 | سطح القمر | चाँद की सतह
mountain road | 山路/盘山公路 | carretera de montaña | route de montagne | bergstraße | estrada de montanha/estrada da montanha | strada di montagna | горн* дорог* | 山道 | طريق جبلي | पहाड़ी सड़क
road | 公路/道路 | carretera/camino | route/chemin | straße/landstraße/weg | estrada/caminho | strada | дорог* | 道/道路 | طريق | सड़क
park | 公园 | parque | parc | park | parque | parco | парк* | 公園 | حديقة عامة | पार्क
garden | 花园 | jardín | jardin | garten | jardim | giardino | сад/саду/сада | 庭/庭園 | حديقة/الحديقة | बगीचा
beach | 海滩/沙滩/海边 | playa/orilla | plage | strand | praia | spiaggia | пляж*/берег* | 浜辺/海岸/ビーチ | شاطئ/الشاطئ | समुद्र तट
city street | 街道/街上/大街 | calle | rue | straßen/gasse | rua | via/strada di città | улиц* | 街/通り/街角 | شارع | गली
horizon | 地平线 | horizonte | horizon | horizont | horizonte | orizzonte | горизонт* | 地平線 | أفق | क्षितिज
sunset | 夕阳/日落/黄昏时 | atardecer/puesta de sol/ocaso | coucher de soleil/coucher du soleil/soleil couchant | sonnenuntergang/abendlicht | pôr do sol/entardecer | tramonto | закат*/на закате | 夕日/夕暮れ/日没 | غروب الشمس/غروب | सूर्यास्त
dawn | 清晨/黎明/日出 | amanecer/alba | aube/lever du soleil/lever de soleil | morgendämmerung/sonnenaufgang/morgengrauen | amanhecer/nascer do sol | alba/aurora | рассвет*/на рассвете | 夜明け/朝焼け/日の出 | فجر/شروق الشمس/الفجر | सूर्योदय/भोर
night | 夜晚/夜里/晚上/夜 | noche/nocturno/nocturna/de noche | nuit/nocturne/la nuit | nacht/nachts/bei nacht | noite/à noite/noturno | notte/notturno/di notte | ночь/ночью/ночн*/ночи | 夜/夜の | ليل/ليلا/الليل | रात/रात में
sunny day | 晴天/阳光明媚 | día soleado/soleado/soleada | journée ensoleillée/ensoleillé | sonniger tag/sonnig* | dia ensolarado/ensolarado | giornata di sole/soleggiato | солнечн* день/солнечн* | 晴れた日 | يوم مشمس | धूप वाला दिन
rain | 雨中/下雨/雨 | lluvia/llueve/lloviendo/bajo la lluvia | pluie/il pleut/sous la pluie | regen/regnet/es regnet | chuva/chovendo | pioggia/piove | дожд*/под дождём/под дождем | 雨/雨の中 | مطر/المطر | बारिश
fog | 雾/薄雾 | niebla/neblina | brouillard/brume | nebel | névoa/neblina/nevoeiro | nebbia | туман* | 霧 | ضباب | कोहरा
autumn | 秋天/秋 | otoño/otoñal | automne | herbst/herbstlich* | outono | autunno | осен* | 秋 | خريف | पतझड़
slow motion | 慢动作/慢镜头 | cámara lenta/a cámara lenta/en cámara lenta | au ralenti/ralenti | zeitlupe/in zeitlupe | câmera lenta/em câmera lenta | al rallentatore/rallentatore | замедленн* съёмк*/в замедленной съёмке/замедленно | スローモーション | تصوير بطيء/حركة بطيئة | धीमी गति/स्लो मोशन
time-lapse | 延时摄影/延时 | time-lapse/cámara rápida | accéléré/time-lapse | zeitraffer/im zeitraffer | time-lapse/lapso de tempo | time-lapse | таймлапс | タイムラプス | - | टाइम लैप्स
close-up | 特写/特写镜头/近景 | primer plano/primeros planos | gros plan/en gros plan | nahaufnahme/großaufnahme | close/primeiro plano/plano fechado | primo piano | крупный план/крупным планом | クローズアップ/アップ | لقطة قريبة | क्लोज़-अप/क्लोज अप
wide shot | 全景/远景/广角镜头 | plano general/plano amplio/plano abierto | plan large/plan d'ensemble | totale/weitwinkel/weite aufnahme | plano geral/plano aberto | campo lungo/campo largo/totale | общий план/общим планом | ワイドショット/広角 | لقطة واسعة | वाइड शॉट
medium shot | 中景 | plano medio | plan moyen/plan américain | halbtotale/halbnahe | plano médio | campo medio/mezza figura | средний план | ミディアムショット | لقطة متوسطة | मध्यम शॉट
aerial view | 航拍/俯瞰/鸟瞰/俯拍 | vista aérea/toma aérea/plano aéreo | vue aérienne/prise de vue aérienne | luftaufnahme/vogelperspektive/aus der luft | vista aérea/tomada aérea | vista aerea/ripresa aerea | вид с воздуха/аэросъёмка | 空撮/俯瞰 | لقطة جوية/منظر جوي | हवाई दृश्य
shot from above | 从上方拍摄/从上往下 | desde arriba/toma cenital/plano cenital | vu d'en haut/plongée/vue de dessus | von oben | visto de cima/de cima | ripresa dall alto/dall alto/vista dall alto | вид сверху/сверху | 上から | من الأعلى | ऊपर से
low angle shot | 低角度/仰拍 | contrapicado/ángulo bajo | contre-plongée | froschperspektive/von unten | ângulo baixo/contra-plongée | dal basso/inquadratura dal basso | снизу/вид снизу | ローアングル | زاوية منخفضة | लो एंगल
camera slowly pushes in | 镜头缓缓推进/镜头推进/镜头慢慢推近 | la cámara se acerca lentamente/la cámara se acerca | la caméra s'approche lentement/la caméra s'approche/travelling avant | die kamera fährt langsam heran/die kamera nähert sich/kamera zoomt langsam heran | a câmera se aproxima lentamente/a câmera se aproxima | la telecamera si avvicina lentamente/la telecamera si avvicina | камера медленно приближается/камера приближается | カメラがゆっくり近づく/カメラが近づく | تقترب الكاميرا ببطء/الكاميرا تقترب | कैमरा धीरे-धीरे पास आता है/कैमरा पास आता है
camera pulls back | 镜头拉远/镜头后退 | la cámara se aleja | la caméra recule/la caméra s'éloigne/travelling arrière | die kamera fährt zurück/die kamera entfernt sich | a câmera se afasta | la telecamera si allontana | камера отъезжает/камера отдаляется | カメラが引く/カメラが離れる | تبتعد الكاميرا | कैमरा पीछे हटता है
camera follows from behind | 镜头从后面跟随/镜头跟随 | la cámara la sigue desde atrás/la cámara lo sigue desde atrás/la cámara le sigue desde atrás/la cámara sigue desde atrás | la caméra la suit de dos/la caméra le suit de dos/la caméra le suit par derrière | die kamera folgt ihm von hinten/die kamera folgt ihr von hinten/kamera folgt von hinten | a câmera o segue por trás/a câmera a segue por trás | la telecamera la segue da dietro/la telecamera lo segue da dietro | камера следует сзади/камера следует за ним/камера следует за ней | カメラが後ろから追う | الكاميرا تتبعه من الخلف | कैमरा पीछे से पीछा करता है
tracking shot | 跟拍 | la cámara la sigue/la cámara lo sigue/plano de seguimiento/travelling | la caméra la suit/la caméra le suit/travelling | die kamera folgt ihm/die kamera folgt ihr/kamerafahrt | a câmera o segue/a câmera a segue | la telecamera la segue/la telecamera lo segue/carrellata | камера следует | カメラが追う/追跡ショット | الكاميرا تتبعه | कैमरा पीछा करता है
camera orbits around | 镜头环绕/环绕镜头 | la cámara gira alrededor de él/la cámara gira alrededor de ella/la cámara gira alrededor | la caméra tourne autour de lui/la caméra tourne autour d'elle/la caméra tourne autour | die kamera kreist um ihn/die kamera umkreist | a câmera gira ao redor dele/a câmera gira ao redor dela/a câmera gira ao redor | la telecamera gira intorno a lui/la telecamera gira intorno a lei/la telecamera gira intorno | камера вращается вокруг/камера облетает | カメラが周りを回る | تدور الكاميرا حوله | कैमरा चारों ओर घूमता है
static camera | 固定镜头/静止镜头 | cámara fija/cámara estática | caméra fixe/plan fixe | die kamera bleibt ruhig/statische kamera/feste kamera | câmera fixa/câmera parada | telecamera fissa/camera fissa | статичная камера/камера неподвижна | 固定カメラ | كاميرا ثابتة | स्थिर कैमरा
handheld camera | 手持镜头 | cámara en mano/cámara al hombro | caméra à l'épaule/caméra portée | handkamera | câmera na mão | camera a mano/macchina a mano | ручная камера/с рук | 手持ちカメラ | كاميرا محمولة | हैंडहेल्ड कैमरा
shallow depth of field | 浅景深 | poca profundidad de campo | faible profondeur de champ | geringe tiefenschärfe/geringe schärfentiefe | pouca profundidade de campo | bassa profondità di campo/poca profondità di campo | малая глубина резкости | 浅い被写界深度 | عمق ميدان ضحل | -
ink wash painting | 水墨画/水墨画风格/水墨风格 | pintura a tinta china | peinture à l'encre/lavis | tuschmalerei/tuschezeichnung | pintura a nanquim | pittura a inchiostro | тушью | 水墨画 | - | -
watercolor | 水彩/水彩画 | acuarela | aquarelle | aquarell | aquarela | acquerello | акварел* | 水彩画/水彩 | ألوان مائية | जलरंग
anime style | 动漫风格/动画风格 | estilo anime | style anime | anime-stil | estilo anime | stile anime | в стиле аниме/аниме | アニメ風/アニメスタイル | أسلوب الأنمي | एनीमे शैली
black and white | 黑白 | blanco y negro | noir et blanc | schwarzweiß/schwarz-weiß | preto e branco | bianco e nero | чёрно-белый/чёрно-белое | 白黒/モノクロ | أبيض وأسود | श्वेत-श्याम
cinematic | 电影感/电影级 | cinematográfico/cinematográfica | cinématographique | filmisch/kinoreif | cinematográfico | cinematografico | кинематографич* | 映画のような/シネマティック | سينمائي | सिनेमाई
background music | 背景音乐 | música de fondo/música de guitarra suave/música | musique de fond/musique | hintergrundmusik/klaviermusik/musik | música de fundo/música | musica di sottofondo/musica | фоновая музыка/музык* | 背景音楽/音楽 | موسيقى | संगीत
in the background | 背景中/背景是 | al fondo/en el fondo/de fondo | en arrière-plan/au fond | im hintergrund | ao fundo/no fundo | sullo sfondo | на заднем плане/на фоне | 背景に | في الخلفية | पृष्ठभूमि में
`;
