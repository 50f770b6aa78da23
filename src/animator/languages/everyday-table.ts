/** More words of everyday prompts, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. */
export const EVERYDAY_TABLE = `
grandfather | 爷爷/外公/祖父 | abuelo | grand-père/papi | großvater/opa | avô/vovô | nonno | дедушк*/дед | おじいさん/祖父 | الجد/جده | दादा/दादाजी/नाना
old men | 老人们 | viejos/ancianos | vieillards | - | velhos/idosos | vecchi/anziani | старики/стариков | 老人たち | - | -
old woman | 老奶奶/老太太/老妇人/老婆婆 | anciana/viejita | vieille femme/vieille dame | alte frau/alten frau | velha senhora/idosa | anziana/vecchia signora | старушк*/старуха | 老婆/お婆さん | المرأة العجوز/امرأة عجوز/عجوز | बूढ़ी औरत/बुढ़िया/बूढ़ी महिला
grandmother | 奶奶/外婆/祖母 | abuela/abuelita | grand-mère/mamie | großmutter/oma | avó/vovó | nonna | бабушк* | おばあさん/祖母/おばあちゃん | الجدة/جدته/جدتها | दादी/नानी
grandson | 孙子/外孙 | nieto | petit-fils | enkel | neto | nipote/nipotino | внук* | 孫/孫息子 | حفيده/حفيد | पोता/पोते
granddaughter | 孙女/外孙女 | nieta | petite-fille | enkelin | neta | nipotina | внучк* | 孫娘 | حفيدة/حفيدته | पोती
captain | 船长/队长 | capitán | capitaine | kapitän | capitão | capitano | капитан* | 船長 | قبطان/القبطان | कप्तान
sailor | 水手 | marinero | marin | matrose/seemann | marinheiro | marinaio | матрос*/моряк* | 船乗り/水夫 | بحار/البحار | नाविक
student | 学生 | estudiante/alumno/alumna | étudiant/étudiante/élève | student/studentin/schüler/schülerin | estudante/aluno/aluna | studente/studentessa | студент*/школьник* | 学生/生徒/生徒たち | طالب/طالبة | छात्र/छात्रा
nurse | 护士 | enfermera/enfermero | infirmière/infirmier | krankenschwester/pfleger | enfermeira/enfermeiro | infermiera/infermiere | медсестр* | 看護師 | ممرضة | नर्स
baby | 婴儿/宝宝 | bebé | bébé | baby/säugling | bebê/bebé | neonato/bimbo | младен*/малыш* | 赤ちゃん | رضيع/طفل رضيع | शिशु/बच्चा
baker | 面包师 | panadero/panadera | boulanger/boulangère | bäcker/bäckerin | padeiro/padeira | fornaio/panettiere | пекар* | パン屋 | خباز | बेकर
wizard | 巫师/魔法师 | mago/brujo | magicien/sorcier | zauberer | mago/feiticeiro | mago/stregone | волшебник*/маг/колдун | 魔法使い | ساحر | जादूगर
witch | 女巫 | bruja | sorcière | hexe | bruxa | strega | ведьм* | 魔女 | ساحرة | चुड़ैल
pirate | 海盗 | pirata | pirate | pirat | pirata | pirata | пират* | 海賊 | قرصان | समुद्री डाकू
princess | 公主 | princesa | princesse | prinzessin | princesa | principessa | принцесс* | 姫/お姫様 | أميرة | राजकुमारी
prince | 王子 | príncipe | prince | prinz | príncipe | principe | принц* | 王子 | أمير | राजकुमार
police officer | 警察 | policía | policier/policière | polizist/polizistin | policial/polícia | poliziotto/poliziotta | полицейск* | 警察官/警官 | شرطي/الشرطي | पुलिसवाला/पुलिस
soldier | 士兵/军人 | soldado | soldat | soldat/soldaten | soldado | soldato/soldati | солдат* | 兵士/兵隊 | جندي/الجندي | सैनिक
waiter | 服务员 | camarero/mesero | serveur | kellner | garçom | cameriere | официант | ウェイター/店員 | نادل/النادل | वेटर
waitress | 女服务员 | camarera/mesera | serveuse | kellnerin | garçonete | cameriera | официантк* | ウェイトレス | نادلة/النادلة | -
monk | 和尚/僧人 | monje | moine | mönch | monge | monaco | монах* | 僧侶/お坊さん | راهب | भिक्षु/साधु
sister | 姐姐/妹妹 | hermana | sœur/soeur | schwester | irmã | sorella | сестр* | 姉/妹 | أخت/أخته | बहन
brother | 哥哥/弟弟 | hermano | frère | bruder | irmão | fratello | брат*/братом | 兄/弟 | أخ/أخيه/أخوه | भाई
daughter | 女儿 | hija | - | tochter | filha | figlia | дочь/дочк*/дочерью | 娘 | ابنة/ابنته/ابنتها | बेटी
son | 儿子 | hijo | fils | sohn | filho | figlio | сын/сына/сыном | 息子 | ابن/ابنه/ابنها | बेटा/बेटे
child | 小孩子 | niñito | gamin/gamine | kleinkind | menininho | bimba | ребён*/ребен* | 子供たち/子ども | طفل/الطفل/طفلة | बच्ची
man | 男子/男士/男人 | señor | monsieur | herr | senhor | signore | мужчин* | 男性/男の人/男 | الرجل/رجلا | पुरुष
woman | 女子/女士/女人 | señora | dame | dame | senhora/moça | signora | женщин* | 女性/女の人/女 | المرأة/امرأة/سيدة | महिला/औरत
girl | 女孩/小女孩/姑娘 | niña/chica | fillette | mädchen | menina/garota | bambina | девочк*/девушк* | 少女/女の子 | فتاة/الفتاة/بنت | लड़की/बच्ची
boy | 男孩/小男孩/少年 | niño/chico | garçon | junge/jungen | menino/garoto | bambino/ragazzo | мальчик* | 少年/男の子 | صبي/الولد/ولد/فتى | लड़का/लड़के
pigeon | 鸽子 | paloma | pigeon | taube/tauben | pombo/pomba | piccione/piccioni | голуб* | 鳩 | حمامة/حمام | कबूतर
seagull | 海鸥 | gaviota | mouette | möwe/möwen | gaivota | gabbiano/gabbiani | чайк* | カモメ | نورس/النوارس | -
crow | 乌鸦 | cuervo | corbeau | krähe/rabe | corvo | corvo | ворон* | カラス | غراب | कौआ
squirrel | 松鼠 | ardilla | écureuil | eichhörnchen | esquilo | scoiattolo | белк* | リス | سنجاب | गिलहरी
deer | 小鹿/鹿 | ciervo | cerf/biche | hirsch/reh | cervo/veado | cervo | олен* | 鹿 | غزال | हिरण
goat | 山羊 | cabra | chèvre | ziege | cabra | capra | коз* | ヤギ | ماعز | बकरी
dolphin | 海豚 | delfín | dauphin | delfin | golfinho | delfino | дельфин* | イルカ | دلفين | डॉल्फिन
sunflower | 向日葵 | girasol/girasoles | tournesol/tournesols | sonnenblume/sonnenblumen | girassol/girassóis | girasole/girasoli | подсолнух* | ひまわり/向日葵 | دوار الشمس | सूरजमुखी
rose | 玫瑰 | - | - | - | - | - | роз* | 薔薇/バラ | وردة | गुलाब
bamboo | 竹子 | bambú | bambou | bambus | bambu | bambù | бамбук* | 竹 | خيزران | बांस
leaves | 落叶/树叶 | hojas | feuilles | blätter | folhas | foglie | листь* | 落ち葉/葉 | أوراق | पत्ते/पत्तियां
net | 渔网 | red | filet | netz | rede | rete | сеть/сети | 網 | شبكة | जाल
sandcastle | 沙堡 | castillo de arena | château de sable | sandburg | castelo de areia | castello di sabbia | песочный замок/замок из песка | 砂の城 | قلعة رملية | -
chess | 象棋/国际象棋 | ajedrez | échecs | schach | xadrez | scacchi | шахмат* | チェス/将棋 | شطرنج/الشطرنج | शतरंज
newspaper | 报纸 | periódico | journal | zeitung | jornal | giornale | газет* | 新聞 | جريدة/صحيفة | अखबार/अख़बार
candle | 蜡烛 | vela/velas | bougie/bougies | kerze/kerzen | vela/velas | candela/candele | свеч* | ろうそく/蝋燭 | شمعة/شموع | मोमबत्ती
campfire | 篝火 | fogata/hoguera | feu de camp | lagerfeuer | fogueira | falò | костр*/костёр | 焚き火 | نار المخيم | अलाव
stone | 石头 | piedra | pierre | stein | pedra | pietra | камен*/камн* | 石 | حجر | पत्थर
coffee | 咖啡 | café caliente | - | kaffee | - | caffè | кофе | コーヒー | القهوة/قهوة | कॉफ़ी/कॉफी
tea | 茶 | té | thé | tee | chá | tè | чай/чая | お茶 | الشاي/شاي | चाय
water | 水 | agua | eau | wasser | água | acqua | вод* | 水 | الماء/ماء | पानी
mirror | 镜子 | espejo | miroir | spiegel | espelho | specchio | зеркал* | 鏡 | مرآة | आईना/शीशा
piano | 钢琴 | - | - | klavier | - | pianoforte | пианино/рояль | ピアノ | بيانو | पियानो
violin | 小提琴 | violín | violon | geige/violine | violino | violino | скрипк* | バイオリン | كمان | वायलिन
gift | 礼物 | regalo | cadeau | geschenk | presente | regalo | подар* | プレゼント/贈り物 | هدية | तोहफा/उपहार
basket | 篮子 | cesta/canasta | panier | korb | cesta | cesto/cestino | корзин* | 籠/かご | سلة | टोकरी
suitcase | 行李箱 | maleta | valise | koffer | mala | valigia | чемодан* | スーツケース | حقيبة سفر | सूटकेस
raincoat | 雨衣/风衣 | impermeable/chubasquero | imperméable/ciré | regenmantel | capa de chuva | impermeabile | плащ* | レインコート/コート | معطف مطر | रेनकोट
coat | 大衣 | - | - | - | - | - | пальто | - | معطف | कोट
suit | 西装 | traje | costume | anzug | terno | completo/abito | костюм* | スーツ | بدلة/البدلة | सूट
boots | 靴子 | botas | bottes | stiefel/stiefeln | botas | stivali | сапог*/ботинк* | ブーツ/長靴 | حذاء طويل/جزمة | जूते
skirt | 裙子 | falda | jupe | rock | saia | gonna | юбк* | スカート | تنورة | स्कर्ट/लहंगा
pants | 裤子 | pantalones/pantalón | pantalon | hose | calças/calça | pantaloni | брюк*/штан* | ズボン | بنطال/بنطلون | पैंट/पतलून
crown | 王冠/皇冠 | corona | couronne | krone | coroa | corona | корон* | 冠/王冠 | تاج | मुकुट/ताज
helmet | 头盔 | casco | casque | helm | capacete | elmo/casco | шлем* | ヘルメット/兜 | خوذة | हेलमेट
cap | 帽子/鸭舌帽 | gorra | casquette | mütze/kappe | boné | berretto | кепк*/шапк* | 帽子 | قبعة | टोपी
cloak | 斗篷 | capa | cape | umhang | manto | mantello | мант* | マント | عباءة/رداء | चोगा
apron | 围裙 | delantal | tablier | schürze | avental | grembiule | фартук* | エプロン | مئزر | -
backpack | 背包 | mochila | sac à dos | rucksack | mochila | zaino | рюкзак* | リュック | حقيبة ظهر | बैग
builds | 搭建/堆 | construye/construyen | construit/construisent | baut/bauen | constrói/constroem | costruisce/costruiscono | стро* | 作り/作っている/作る/建てる | يبني/تبني/يبنون | बना रहा है/बना रही है/बना रहे हैं/बनाता है/बनाती है
feeds | 喂/喂食 | alimenta/da de comer | nourrit/donne à manger | füttert/füttern | alimenta/dá comida | nutre/dà da mangiare | корм* | 餌をやる/餌をあげる | يطعم/تطعم | खिला रहा है/खिला रही है/खिलाता है
repairs | 修理/修补 | repara/arregla | répare | repariert | conserta/repara | ripara/aggiusta | чин* | 修理する/直す/修理している | يصلح/تصلح | ठीक कर रहा है
throws | 扔/抛 | lanza/lanzan/tira | lance/jette | wirft/werfen | joga/lança | lancia/getta | броса* | 投げる/投げている | يرمي/ترمي | फेंकता है/फेंक रहा है
catches | 抓住/接住 | atrapa/atrapan | attrape | fängt/fangen | pega/agarra | afferra/prende | лов* | 捕まえる | يمسك/تمسك | पकड़*
fishes | 钓鱼 | pesca/pescando | pêche | angelt/fischt | pesca/pescando | pesca | рыбач*/ловит рыбу/удит | 釣りをする/釣りをしている/釣る | يصطاد/يصطاد السمك | मछली पकड़*
climbs | 爬/攀登 | trepa/escala/sube | grimpe/escalade | klettert/klettern | escala/sobe | scala/arrampica | карабка*/лезет | 登る/登っている | يتسلق/تتسلق | चढ़ता है/चढ़ रहा है
pours | 倒/倒茶 | vierte/sirve | verse | gießt/schenkt | serve/despeja | versa | налива* | 注ぐ/注いでいる | يصب/تصب | डालता है/डाल रहा है
carries | 提着/背着/扛着/抱着 | lleva/carga | porte | trägt/tragen | carrega/leva | porta/trasporta | несёт/нес*ёт/несут | 運ぶ/背負う/運んでいる | يحمل/تحمل | उठाए/ले जा रहा है
crosses | 穿过/走过 | cruza/cruzan | traverse/traversent | überquert/überqueren | atravessa/atravessam | attraversa/attraversano | перехо* | 渡る/渡っている | يعبر/تعبر | पार करता है
turns | 转身/回头 | gira/voltea | se retourne/tourne | dreht sich/dreht | vira/gira | si gira/si volta | оборачив*/повора* | 振り返る/振り向く | يلتفت/تلتفت | मुड़ता है/मुड़ती है
waits | 等待/等着 | espera/esperan | attend/attendent | wartet/warten | espera/esperam | aspetta/aspettano | жд*/ждёт | 待つ/待っている | ينتظر/تنتظر | इंतज़ार कर रहा है/इंतजार करता है
listens to | 听着/听 | escucha/escuchan | écoute | hört/lauscht | ouve/escuta | ascolta | слуша* | 聞く/聴いている | يستمع/تستمع | सुनता है/सुन रहा है
washes | 洗 | lava/lavan | lave | wäscht | lava | lava | мо*ет/стира* | 洗う/洗っている | يغسل/تغسل | धोता है/धो रही है
cuts | 切/剪 | corta/cortan | coupe | schneidet | corta | taglia | реж* | 切る/切っている | يقطع/تقطع | काटता है/काट रही है
picks up | 捡起/拿起 | recoge/levanta | ramasse/prend | hebt auf/nimmt | pega/apanha | raccoglie/prende | поднима*/бер*ёт | 拾う/取る | يلتقط/تلتقط | उठाता है/उठाती है
puts | 放/放下 | pone/coloca | pose/met | legt/stellt | coloca/põe | mette/posa | кладёт/ставит | 置く/置いている | يضع/تضع | रखता है/रखती है
chases | 追逐/追赶/追 | persigue/persiguen/corre tras | poursuit/court après | jagt/verfolgt | persegue/corre atrás de | insegue/rincorre | гон*/преследу* | 追いかける/追いかけている | يطارد/تطارد | पीछा करता है/पीछा कर रहा है
follows | 跟着/跟随 | sigue/siguen | suit/suivent | folgt/folgen | segue/seguem | segue/seguono | следу* | 追う/ついて行く | يتبع/تتبع | पीछे चलता है
points at | 指着/指向 | señala/apunta | montre/pointe | zeigt auf/zeigt | aponta | indica | указыва* | 指さす/指差す | يشير/تشير | इशारा करता है
kisses | 亲吻/吻 | besa | embrasse | küsst | beija | bacia | целу* | キスする | يقبل/تقبل | चूमता है/चूमती है
lies | 躺着/躺 | acostado/tumbado/yace | allongé/allongée/couché | liegt/liegen | deitado/deitada | sdraiato/sdraiata/giace | леж* | 横たわる/寝転ぶ | مستلقي/يستلقي | लेटा है/लेटी है
leans | 靠着/倚靠 | se apoya/apoyado | s'appuie/appuyé | lehnt | encosta/apoiado | si appoggia | опира*/прислон* | 寄りかかる | يتكئ | टिका है
works | 工作/干活 | trabaja/trabajan | travaille/travaillent | arbeitet/arbeiten | trabalha/trabalham | lavora/lavorano | работа* | 働く/働いている | يعمل/تعمل | काम करता है/काम कर रहा है
shines | 发光/闪耀 | brilla/brillan | brille/brillent | leuchtet/scheint | brilha/brilham | brilla/splende | свет* | 輝く/光る | يلمع/تلمع | चमकता है/चमक रहा है
floats | 漂浮/飘浮 | flota/flotan | flotte/flottent | schwebt/treibt | flutua/flutuam | galleggia/fluttua | плыв*/парит | 浮かぶ/漂う | يطفو/تطفو | तैरता है/तैर रहा है
rises | 升起 | sube/se eleva | se lève/monte | steigt/erhebt sich | sobe/nasce | sorge/sale | поднимается/восход* | 昇る/上がる | يرتفع/ترتفع | उठता है/उगता है
burns | 燃烧 | arde/quema | brûle | brennt | queima/arde | brucia | гор*ит | 燃える/燃えている | يحترق/تحترق | जलता है/जल रहा है
murmurs | 喃喃道/嘟囔 | murmura/susurra | murmure/murmure-t-il/murmure-t-elle | murmelt | murmura | mormora/bisbiglia | бормоч* | つぶやく/呟く | يتمتم/تتمتم | बुदबुदाता है
answers | 回答/回答道 | responde/contesta | répond/répond-il/répond-elle | antwortet | responde | risponde | отвеча* | 答える | يجيب/تجيب/يرد | जवाब देता है/जवाब देती है
says | 说/说道/对他说/对她说/开口说 | dice/dicen/dijo | dit/dit-il/dit-elle/déclare | sagt/sagte | diz/disse | dice/disse | говор*/сказал*/произнос* | 言う/言った/話す | يقول/تقول/قال/قالت | कहता है/कहती है/कहा/बोला/बोली/बोलता है
asks | 问/问道 | pregunta | demande/demande-t-il/demande-t-elle | fragt | pergunta | chiede/domanda | спрашива* | 聞く/尋ねる | يسأل/تسأل/سأل | पूछता है/पूछती है/पूछा
shouts | 喊道/大喊/叫道/喊 | grita/exclama | crie/s'écrie/crie-t-il | ruft/schreit | grita/exclama | grida/urla/esclama | крич*/закрич* | 叫ぶ/叫んだ | يصرخ/تصرخ/صرخ | चिल्लाता है/चिल्लाती है/चिल्लाया
whispers | 低声说/轻声说/小声说/悄悄说 | susurra | chuchote/chuchote-t-il | flüstert | sussurra/cochicha | sussurra | шепч*/шепчет/прошептал* | ささやく/囁く | يهمس/تهمس/همس | फुसफुसाता है/फुसफुसाती है
runs | 奔跑/跑/跑着 | corre | court/courent | rennt/läuft/rennen | corre/correm | corre/corrono | беж*/бегут | 走る/走っている | يركض/تركض/يجري/تجري | दौड़ता है/दौड़ रहा है/दौड़ती है/दौड़ रही है
sits | 坐着/坐在 | sentado/sentada | assis/assise/est assis | sitzt/sitzen | sentado/sentada/senta | seduto/seduta/siede | сид* | 座る/座っている | يجلس/تجلس/جالس/جالسة | बैठकर/बैठा है/बैठी है/बैठा/बैठी
walks | 走/走着/走进 | camina/anda | marche/marchent | geht/läuft/spaziert | caminha/anda | cammina/camminano | ид*ёт/идут/гуля* | 歩く/歩いている | يمشي/تمشي/يسير/تسير | चलता है/चल रहा है/चलती है
holding | 撑着/举着/拿着/捧着 | sosteniendo/con | tenant | hält/haltend | segurando | tenendo | держ* | 持って/持っている/さして/差して | ممسكا/يمسك | पकड़े/लिए
plays | 玩/玩耍 | juega/juegan | joue/jouent | spielt/spielen | brinca/brincam/joga/jogam | gioca/giocano | игра* | 遊ぶ/遊んでいる | يلعب/تلعب/يلعبون | खेलता है/खेल रहा है/खेल रहे हैं
together | 一起 | juntos/juntas | ensemble | zusammen | juntos/juntas | insieme | вместе | 一緒に | معا | साथ में
they | 他们/她们 | ellos/ellas | ils/elles | sie beide | eles/elas | loro | они | 彼らは/二人は | هم | वे
tall | 高大/高个子 | alto/alta | grand/grande | großer/große/großen | alto/alta | alto/alta | высок* | 背の高い | طويل/طويلة | लंबा/लंबी
fat | 胖/肥胖 | gordo/gorda | gros/grosse | dicker/dicke/dicken | gordo/gorda | grasso/grassa | толст* | 太った | سمين/سمينة | मोटा/मोटी
sad | 悲伤/伤心 | triste | triste | traurig* | triste | triste | груст*/печальн* | 悲しい/悲しそうな | حزين/حزينة | उदास/दुखी
angry | 生气/愤怒 | enojado/enojada/enfadado | en colère/fâché/furieux | wütend* | zangado/zangada/bravo | arrabbiato/arrabbiata | злой/злая/сердит* | 怒った | غاضب/غاضبة | गुस्से में/गुस्सैल
golden | 金色 | - | doré/dorée | golden* | dourado/dourada | dorato/dorata | золот* | 金色の | ذهبي/ذهبية | सुनहरा/सुनहरी
beautiful | 美丽/漂亮 | hermosa/hermoso/bella | belle/beau | schön* | bela/belo/linda | bella/bello | красив* | 美しい | جميلة/جميل | सुंदर/खूबसूरत
short | 短 | corto/corta | court/courte | kurz* | curto/curta | corto/corta | коротк* | 短い | قصير/قصيرة | छोटे
classroom | 教室 | aula/salón de clases | salle de classe | klassenzimmer | sala de aula | aula/classe | класс*/классн* | 教室 | الفصل/فصل دراسي | कक्षा/क्लासरूम
train station | 火车站/车站 | estación/estación de tren | gare | bahnhof | estação/estação de trem | stazione | вокзал* | 駅 | محطة القطار/المحطة | रेलवे स्टेशन/स्टेशन
temple | 寺庙/神庙 | templo | temple | tempel | templo | tempio | храм* | 神社/お寺/寺 | معبد | मंदिर
church | 教堂 | iglesia | église | kirche | igreja | chiesa | церк* | 教会 | كنيسة | गिरजाघर/चर्च
square | 广场 | plaza | place du village/place | marktplatz | praça | piazza | площад* | 広場 | ساحة/الساحة | चौक
harbor | 港口/码头 | puerto | port | hafen | porto | porto | порт/порту/гаван* | 港 | ميناء/الميناء | बंदरगाह
restaurant | 餐厅/餐馆/饭店 | restaurante | restaurant | restaurant | restaurante | ristorante | ресторан* | レストラン | مطعم/المطعم | रेस्तरां
library | 图书馆 | biblioteca | bibliothèque | bibliothek | biblioteca | biblioteca | библиотек* | 図書館 | مكتبة/المكتبة | पुस्तकालय
hospital | 医院 | hospital | hôpital | krankenhaus | hospital | ospedale | больниц* | 病院 | مستشفى | अस्पताल
stage | 舞台 | escenario | scène | bühne | palco | palcoscenico | сцен* | 舞台/ステージ | خشبة المسرح/المسرح | मंच
bedroom | 卧室 | dormitorio/habitación | chambre | schlafzimmer | quarto | camera da letto | спальн* | 寝室 | غرفة النوم | शयनकक्ष/बेडरूम
roof | 屋顶 | tejado/azotea | toit | dach | telhado | tetto | крыш* | 屋根/屋上 | سطح | छत
windowsill | 窗台 | alféizar | rebord de la fenêtre | fensterbank | parapeito | davanzale | подоконник* | 窓辺 | حافة النافذة | खिड़की पर
deck | 甲板 | cubierta | pont du bateau | deck | convés | ponte della nave | палуб* | 甲板 | سطح السفينة | -
waterfall | 瀑布 | cascada | cascade | wasserfall | cachoeira/cascata | cascata | водопад* | 滝 | شلال | झरना
seaside | 海边 | - | - | - | - | - | берег* | 海辺/海岸 | شاطئ | समुद्र तट/समुद्र किनारे
field | 田野/操场 | campo | champ | feld | campo | campo | пол*е | 野原/畑 | حقل | मैदान/खेत
neon | 霓虹/霓虹灯 | neón | néon | neon | neon | neon | неон* | ネオン | نيون | नियॉन
morning | 早晨/早上 | mañana | matin | morgens | manhã | mattina | утр* | 朝 | الصباح/صباحا | सुबह
moonlight | 月光 | luz de la luna | clair de lune | mondlicht | luar | chiaro di luna | лунн* | 月明かり | ضوء القمر | चांदनी
storm | 暴风雨/风暴 | tormenta | tempête/orage | sturm/gewitter | tempestade | tempesta | шторм*/гроз* | 嵐 | عاصفة | तूफान/तूफ़ान
close-up | 特写/特写镜头 | primer plano | gros plan | nahaufnahme/großaufnahme | close/primeiro plano | primo piano | крупный план/крупным планом | クローズアップ/アップ | لقطة مقربة/لقطة قريبة | क्लोज़-अप/क्लोज़अप
wide shot | 全景/远景 | plano general/plano abierto | plan large | totale/weite einstellung | plano aberto/plano geral | campo lungo/inquadratura ampia | общий план | 広角ショット/ロングショット | لقطة واسعة/لقطة عامة | वाइड शॉट
time lapse | 延时摄影 | cámara rápida/timelapse | accéléré | zeitraffer | câmera rápida | time-lapse | таймлапс/ускоренная съёмка | タイムラプス | تصوير متسارع | टाइम लैप्स
`;
