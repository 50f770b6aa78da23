/**
 * The commonest words of prompts, one row each: English | fr | de | pt | it | ru | ja | ar | hi. Several words for one are parted by `/`,
 * and `*` ends a stem that takes endings. `-` stands where a language has no such word, or its phrases tell it.
 */
export const VOCABULARY_LANGUAGES = ['fr', 'de', 'pt', 'it', 'ru', 'ja', 'ar', 'hi'] as const;

export const VOCABULARY_TABLE = `
dog | chien/chienne | hund/hündin | cachorro/cão/cachorra | cane/cani/cagnolino | собака/собаку/собакой/собаки/пёс/пса/щенок | 犬/いぬ | كلب/كلبا/كلبة | कुत्ता/कुत्ते/कुत्तों
cat | chat/chatte | katze/kater | gato/gata | gatto/gatta/gatti | кошк*/кот/кота/котёнок | 猫/ねこ/ネコ | قطة/قط | बिल्ली/बिल्लियाँ
horse | cheval/chevaux | pferd/pferde | cavalo/cavalos | cavallo/cavalli | лошад*/конь/коня | 馬 | حصان/خيل | घोड़ा/घोड़े
cow | vache/vaches | kuh/kühe | vaca/vacas | mucca/mucche | коров* | 牛 | بقرة | गाय
sheep | mouton/moutons | schaf/schafe | ovelha/ovelhas | pecora/pecore | овц* | 羊 | خروف | भेड़
bird | oiseau/oiseaux | vogel/vögel | pássaro/pássaros/ave | uccello/uccelli | птиц* | 鳥 | طائر/طيور/عصفور | पक्षी/चिड़िया
fish | poisson/poissons | fisch/fische | peixe/peixes | pesce/pesci | рыб* | 魚 | سمكة/سمك/سمكات/أسماك | मछली/मछलियाँ/मछलियां
elephant | éléphant/éléphants | elefant/elefanten | elefante/elefantes | elefante/elefanti | слон/слона/слоны/слонов | 象/ゾウ | فيل/أفيال | हाथी
lion | lion | löwe/löwen | leão/leões | leone/leoni | лев/льва/львы | ライオン | أسد | शेर
tiger | tigre | tiger | tigre | tigre | тигр* | 虎/トラ | نمر | बाघ
bear | ours | bär/bären | urso | orso | медвед* | 熊/クマ | دب | भालू
wolf | loup/loups | wolf/wölfe | lobo/lobos | lupo/lupi | волк* | 狼 | ذئب | भेड़िया
fox | renard | fuchs/füchse | raposa | volpe | лис* | 狐/キツネ | ثعلب | लोमड़ी
rabbit | lapin/lapins | hase/kaninchen | coelho/coelhos | coniglio | кролик*/заяц/зайц* | うさぎ/ウサギ | أرنب | खरगोश
monkey | singe | affe/affen | macaco | scimmia | обезьян* | 猿/サル | قرد | बंदर
duck | canard/canards | ente/enten | pato/patos | anatra | утк* | アヒル/鴨 | بطة | बत्तख
pig | cochon | schwein | porco | maiale | свинь* | 豚 | خنزير | सूअर
mouse | souris | maus/mäuse | rato | topo | мыш* | ネズミ | فأر | चूहा
snake | serpent | schlange | cobra | serpente | зме* | 蛇/ヘビ | ثعبان | साँप
frog | grenouille | frosch | sapo/rã | rana | лягушк* | カエル/蛙 | ضفدع | मेंढक
turtle | tortue | schildkröte | tartaruga | tartaruga | черепах* | 亀/カメ | سلحفاة | कछुआ
butterfly | papillon/papillons | schmetterling/schmetterlinge | borboleta/borboletas | farfalla/farfalle | бабочк* | 蝶/チョウ | فراشة | तितली
bee | abeille | biene/bienen | abelha | ape | пчел*/пчёл* | 蜂 | نحلة | मधुमक्खी
camel | chameau | kamel | camelo | cammello | верблюд* | ラクダ | جمل | ऊँट
giraffe | girafe | giraffe | girafa | giraffa | жираф* | キリン | زرافة | जिराफ
zebra | zèbre | zebra | zebra | zebra | зебр* | シマウマ | حمار وحشي | ज़ेबरा
penguin | pingouin/manchot | pinguin/pinguine | pinguim | pinguino | пингвин* | ペンギン | بطريق | पेंगुइन
man | homme | mann | homem | uomo | мужчин*/человек | 男/男性/男の人 | رجل | आदमी/पुरुष
woman | femme | frau | mulher | donna | женщин* | 女/女性/女の人 | امرأة | महिला/औरत
boy | garçon | junge/jungen | menino/garoto | ragazzo/bambino | мальчик* | 少年/男の子 | ولد/صبي | लड़का/लड़के
girl | fille/fillette | mädchen | menina/garota | ragazza/bambina | девочк*/девушк* | 少女/女の子 | فتاة/بنت | लड़की
child | enfant | kind | criança | bimbo | ребён*/ребен* | 子供/子ども | طفل | बच्चा
children | enfants | kinder | crianças | bambini | дети/детей | 子供たち | أطفال | बच्चे
people | gens | leute/menschen | pessoas | persone/gente | люди/людей | 人々 | ناس | लोग
car | voiture/voitures | auto/autos | carro/carros | macchina/auto/automobile | машин*/автомобил* | 車/自動車 | سيارة/سيارات | कार/गाड़ी
bus | bus/autobus | bus/busse | ônibus/autocarro | autobus | автобус* | バス | حافلة/باص | बस
train | train | zug/züge | trem/comboio | treno | поезд* | 電車/列車 | قطار | रेलगाड़ी/ट्रेन
truck | camion | lastwagen/lkw | caminhão | camion | грузовик* | トラック | شاحنة | ट्रक
bicycle | vélo/bicyclette | fahrrad/fahrräder | bicicleta | bicicletta/bici | велосипед* | 自転車 | دراجة | साइकिल
motorcycle | moto | motorrad | motocicleta/moto | motocicletta/moto | мотоцикл* | バイク | دراجة نارية | मोटरसाइकिल
boat | bateau/bateaux | boot/boote | barco/barcos | barca/barche | лодк* | ボート/船 | قارب | नाव
ship | navire | schiff/schiffe | navio | nave | корабл* | 大型船 | سفينة | जहाज
airplane | avion/avions | flugzeug/flugzeuge | avião/aviões | aereo/aerei | самолёт*/самолет* | 飛行機 | طائرة | हवाई जहाज/विमान
table | table | tisch/tische | mesa | tavolo | стол/стола/столе/столом | テーブル/机 | طاولة | मेज/मेज़
chair | chaise | stuhl/stühle | cadeira | sedia | стул/стула/стуле/стулом/стулья | 椅子/いす | كرسي | कुर्सी
bed | lit | bett | cama | letto | кроват* | ベッド | سرير | बिस्तर
couch | canapé | sofa | sofá | divano | диван* | ソファ/ソファー | أريكة | सोफा
lamp | lampe | lampe | lâmpada/abajur | lampada | ламп* | ランプ | مصباح | दीपक
book | livre/livres | buch/bücher | livro/livros | libro/libri | книг* | 本 | كتاب | किताब
cup | tasse | tasse | xícara/copo | tazza | чашк*/кружк* | カップ/コップ | كوب/فنجان | कप/प्याला
bottle | bouteille | flasche | garrafa | bottiglia | бутылк* | 瓶/ボトル | زجاجة | बोतल
apple | pomme/pommes | apfel/äpfel | maçã/maçãs | mela/mele | яблок* | りんご/リンゴ | تفاحة/تفاح | सेब
banana | banane/bananes | banane/bananen | banana/bananas | banana/banane | банан* | バナナ | موزة/موز | केला/केले
bread | pain | brot | pão | pane | хлеб* | パン | خبز | रोटी
cake | gâteau | kuchen/torte | bolo | torta | торт* | ケーキ | كعكة | केक
ball | ballon/balle | ball | bola | palla | мяч* | ボール | كرة | गेंद
umbrella | parapluie | regenschirm/schirm | guarda-chuva | ombrello | зонт* | 傘 | مظلة | छाता
hat | chapeau | hut | chapéu | cappello | шляп* | 帽子 | قبعة | टोपी
box | boîte | kiste/schachtel/karton | caixa | scatola | коробк* | 箱 | صندوق | डिब्बा/डिब्बे/बक्सा
phone | téléphone | telefon/handy | telefone/celular | telefono | телефон* | 電話/携帯 | هاتف | फोन
computer | ordinateur | computer | computador | computer | компьютер* | コンピューター/パソコン | حاسوب | कंप्यूटर
clock | horloge | uhr | relógio | orologio | час/часы | 時計 | ساعة | घड़ी
guitar | guitare | gitarre | violão/guitarra | chitarra | гитар* | ギター | غيتار | गिटार
flower | fleur/fleurs | blume/blumen | flor/flores | fiore/fiori | цвет/цветок/цветы | 花 | زهرة/زهور | फूल
tree | arbre/arbres | baum/bäume | árvore/árvores | albero/alberi | дерев* | 木 | شجرة/أشجار | पेड़
house | maison | haus/häuser | casa/casas | casa/case | дом/дома/доме/домом/домов | 家 | منزل/بيت | घर
castle | château | schloss/burg | castelo | castello | замок/замк* | 城 | قلعة | किला
balloon | ballon | luftballon | balão | palloncino | шар/шарик* | 風船 | بالون | गुब्बारा
robot | robot | roboter | robô | robot | робот* | ロボット | روبوت | रोबोट
astronaut | astronaute | astronaut | astronauta | astronauta | космонавт*/астронавт* | 宇宙飛行士 | رائد فضاء | अंतरिक्ष यात्री
beach | plage | strand | praia | spiaggia | пляж* | 浜辺/ビーチ/海岸 | شاطئ/الشاطئ | समुद्र तट/तट
sea | mer | meer | mar | mare | мор* | 海 | بحر | समुद्र/सागर
mountain | montagne/montagnes | berg/berge/bergen | montanha/montanhas | montagna/montagne | гор/гора/горе/горы/горах/гору | 山 | جبل/جبال | पहाड़
forest | forêt | wald | floresta | foresta/bosco | лес/лесу/леса/лесом | 森/森林 | غابة | जंगल
city | ville | stadt | cidade | città | город* | 街/都市/町 | مدينة | शहर
street | rue | straße | rua | strada/via | улиц* | 通り/道 | شارع | सड़क
desert | désert | wüste | deserto | deserto | пустын* | 砂漠 | صحراء | रेगिस्तान
lake | lac | see | lago | lago | озер* | 湖 | بحيرة | झील
river | rivière/fleuve | fluss | rio | fiume | рек/река/реке/реки/реку | 川 | نهر | नदी
field | champ | feld | campo | campo | пол/поле/полю | 野原/畑 | حقل | खेत
garden | jardin | garten | jardim | giardino | сад/саду | 庭 | حديقة | बगीचा/बगीचे
park | parc | park | parque | parco | парк* | 公園 | متنزه | पार्क
kitchen | cuisine | küche | cozinha | cucina | кухн* | 台所/キッチン | مطبخ | रसोई
room | chambre/salon | zimmer | quarto/sala | stanza/camera | комнат* | 部屋 | غرفة | कमरा/कमरे
sky | ciel | himmel | céu | cielo | неб* | 空 | سماء | आसमान/आकाश
space | espace | weltraum/weltall | espaço | spazio | космос* | 宇宙 | فضاء | अंतरिक्ष
underwater | sous-marin | unterwasser | subaquático | subacqueo | подводный | 水中 | تحت الماء | जलमग्न
snow | neige | schnee | neve | neve | снег* | 雪 | ثلج | बर्फ
rain | pluie | regen | chuva | pioggia | дожд* | 雨 | مطر | बारिश
sunset | couchant | sonnenuntergang | pôr-do-sol/entardecer | tramonto | закат* | 夕日/夕焼け | غروب | सूर्यास्त
sunrise | aube/aurore | sonnenaufgang | amanhecer/nascer | alba | рассвет* | 日の出/朝日 | شروق | सूर्योदय
night | nuit | nacht/nachts | noite | notte | ноч* | 夜 | ليل/ليلا | रात
day | jour | tag | dia | giorno | день/днём/днем | 昼 | نهار | दिन
winter | hiver | winter | inverno | inverno | зим* | 冬 | شتاء | सर्दी/सर्दियों
summer | été | sommer | verão | estate | лет/лето/летом | 夏 | صيف | गर्मी
autumn | automne | herbst | outono | autunno | осен* | 秋 | خريف | पतझड़
spring | printemps | frühling | primavera | primavera | весн* | 春 | ربيع | वसंत
red | rouge/rouges | rot* | vermelh* | ross* | красн* | 赤い/赤 | أحمر/حمراء | लाल
blue | bleu/bleue/bleus/bleues | blau* | azul/azuis | blu/azzurr* | син*/голуб* | 青い/青 | أزرق/زرقاء | नीला/नीली/नीले
green | vert/verte/verts | grün* | verde/verdes | verde/verdi | зелен*/зелён* | 緑/緑色 | أخضر/خضراء | हरा/हरी/हरे
yellow | jaune/jaunes | gelb* | amarel* | giall* | желт*/жёлт* | 黄色い/黄色 | أصفر/صفراء | पीला/पीली/पीले
orange | orangé | orangefarben* | laranja | arancione | оранжев* | オレンジ色/オレンジ | برتقالي/برتقالية | नारंगी
purple | violet/violette | lila/violett* | rox* | viola | фиолетов* | 紫/紫色 | بنفسجي/بنفسجية | बैंगनी
pink | rose/roses | rosa | rosa/cor-de-rosa | rosa | розов* | ピンク/桃色 | وردي/وردية | गुलाबी
brown | marron/brun/brune | braun* | marrom/castanho | marrone | коричнев* | 茶色い/茶色 | بني/بنية | भूरा/भूरी
black | noir/noire/noirs | schwarz* | pret*/negr* | ner* | черн*/чёрн* | 黒い/黒 | أسود/سوداء | काला/काली/काले
white | blanc/blanche/blancs | weiß*/weiss* | branc* | bianc* | бел* | 白い/白 | أبيض/بيضاء | सफेद/सफ़ेद
grey | gris/grise | grau* | cinza | grigi* | сер* | 灰色 | رمادي/رمادية | धूसर
one | un/une | ein/eine/einen/einem/einer/eines | um/uma | un/uno/una | один/одна/одно | 一匹/一羽/一頭/一台/一人/一つ/一本/一個 | واحد/واحدة | एक
two | deux | zwei | dois/duas | due | два/две/двое | 二匹/二羽/二頭/二台/二人/二つ/2匹/2人/二本/二個 | اثنان/اثنين | दो
three | trois | drei | três | tre | три/трое | 三匹/三羽/三頭/三台/三人/三つ/3匹/三本/三個 | ثلاثة/ثلاث | तीन
four | quatre | vier | quatro | quattro | четыре | 四匹/四羽/四頭/四台/四人/四つ/四本/四個 | أربعة/أربع | चार
five | cinq | fünf | cinco | cinque | пять | 五匹/五羽/五頭/五台/五人/五つ/五本/五個 | خمسة/خمس | पाँच/पांच
six | six | sechs | seis | sei | шесть | 六匹/六羽/六人/六つ | ستة/ست | छह
many | beaucoup | viele | muitos/muitas | molti/molte | много | たくさん/多く | كثير | कई/बहुत
small | petit/petite/petits | klein* | pequen* | piccol* | маленьк* | 小さい/小さな | صغير/صغيرة | छोटा/छोटी/छोटे
big | grand/grande/gros/grosse | groß* | grande/grandes | grande/grandi | больш* | 大きい/大きな | كبير/كبيرة | बड़ा/बड़ी/बड़े
runs | court/courent/courant | rennt/rennen/läuft/laufen | corre/correm/correndo | corre/corrono/correndo | бежит/бегут/бегает/бегущ* | 走る/走って/走っている | يركض/تركض/يركضان/يجري | दौड़/दौड़ता/दौड़ती
walks | marche/marchent | geht/gehen/spaziert | caminha/caminham/anda/andando | cammina/camminano | идёт/идет/идут/гуляет | 歩く/歩いて/歩いている | يمشي/تمشي | चल/चलता/चलती
flies | vole/volent/volant | fliegt/fliegen | voa/voam/voando | vola/volano | летит/летят/летает | 飛ぶ/飛んで/飛んでいる | يطير/تطير | उड़/उड़ता/उड़ती
swims | nage/nagent | schwimmt/schwimmen | nada/nadam | nuota/nuotano | плывёт/плывет/плывут/плавает | 泳ぐ/泳いで/泳いでいる | يسبح/تسبح | तैर/तैरती
dances | danse/dansent | tanzt/tanzen | dança/dançam | balla/ballano | танцует/танцуют | 踊る/踊って/踊っている | يرقص/ترقص | नाच/नाचती
eats | mange/mangent | isst/essen/frisst | come/comem | mangia/mangiano | ест/едят | 食べる/食べて/食べている | يأكل/تأكل | खा/खाता/खाती
drinks | boit/boivent | trinkt/trinken | bebe/bebem | beve/bevono | пьёт/пьет | 飲む/飲んで/飲んでいる | يشرب/تشرب | पी/पीता
sits | assis/assise | sitzt/sitzen | sentado/sentada | siede/seduto/seduta | сидит/сидят | 座る/座って/座っている | يجلس/تجلس | बैठा/बैठी
stands | debout | steht/stehen | parado/em pé | in piedi | стоит/стоят | 立つ/立って/立っている | يقف/تقف | खड़ा/खड़ी
sleeps | dort/dorment | schläft/schlafen | dorme/dormem | dorme/dormono | спит/спят | 眠る/寝る/寝ている/眠っている | ينام/تنام | सो/सोता
jumps | saute/sautent | springt/springen | pula/salta | salta/saltano | прыгает/прыгают | 跳ぶ/跳んで/ジャンプ | يقفز/تقفز | कूद/कूदता
plays | joue/jouent | spielt/spielen | brinca/joga | gioca/giocano | играет/играют | 遊ぶ/遊んで/遊んでいる | يلعب/تلعب | खेल/खेलता/खेलती
sings | chante/chantent | singt/singen | canta/cantam | canta/cantano | поёт/поет/поют | 歌う/歌って | يغني/تغني | गा/गाता
drives | conduit/roule | fährt/fahren | dirige | guida | едет/едут | 運転する | يقود/تقود | चलाता
sail | navigue | segelt | navega | naviga | плывёт под парусом | 航海する | يبحر | नौकायन
the | le/la/les/l | der/die/das/den/dem/des | o/a/os/as | il/lo/la/i/gli/le/l | - | - | - | -
of | de/du/des/d | von/vom | de/do/da/dos/das | di/del/della/dei/delle | из | の | من | का/की
in | dans/en/au/aux | in/im/am/bei/an | em/no/na/nos/nas | in/nel/nella/nello/nei/a | в/во/по | に/で | في | -
on | sur | auf | sobre | su/sul/sulla/sullo | на | - | على | -
under | sous | unter | sob | sotto | под | - | تحت | -
above | dessus | über | acima | sopra | над | - | فوق | -
behind | derrière | hinter | atrás | dietro | за/позади | - | خلف/وراء | -
near | près | neben/nahe | perto | vicino/accanto | рядом/около/возле | - | بجانب/قرب | -
and | et | und | e | e/ed | и | と | و | और
with | avec | mit | com | con | с/со | - | مع | साथ
`;
