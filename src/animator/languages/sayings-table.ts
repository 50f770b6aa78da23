/**
 * What holds sentences together and is said in several words: who of them, with whom, where on the body, what is heard. The surest of all tables, in the columns of the table
 * of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi.
 */
export const SAYINGS_TABLE = `
to | - | - | - | - | aos/às | ai/agli/alle | - | - | - | -
on | - | - | - | - | - | sull/sui/sugli/sulle | - | - | - | -
behind | - | por detrás de | - | - | por trás de/por trás do/por trás da/por trás dos/por trás das | - | - | - | - | -
but | 但是/但 | pero | mais | aber | mas | ma | но | - | لكن | लेकिन/मगर
warm | 温暖/温暖的 | cálido/cálida | chaleureux/chaleureuse | warm* | quente/quentes | caldo/calda/caldi | тёпл*/тепл* | 暖かい/温かい | دافئ/دافئة | गर्म
hard | - | - | - | hartes/harter/hartem/harten | - | - | - | - | - | -
without | 没有 | sin | sans | ohne | sem | senza | без | - | بدون/من دون | के बिना
another | 另一只/另一名 | otro/otra | un autre/une autre | ein anderer/eine andere/einen anderen/ein anderes | outro/outra/um outro/uma outra | un altro/un'altra | - | 別の | - | एक और
one of them | 其中一个/其中一位/其中一名/其中一人/其中一只 | uno de ellos/una de ellas | l'un d'eux/l'une d'elles | einer von ihnen/eine von ihnen | um deles/uma delas | uno di loro/una di loro | один из них/одна из них | そのうちの一人/そのうちの一匹 | أحدهما/إحداهما/أحدهم/إحداهن | उनमें से एक
everybody | 大家/所有人/众人都 | todos/todas/todo el mundo | tout le monde/tous | alle zusammen/alle | todos/todas/todo mundo | tutti/tutte | все вместе/все | みんな/全員 | الجميع/كلهم | सब लोग/सभी
surrounded by | 被簇拥着/周围环绕着 | rodeado de/rodeada de/rodeados de/rodeadas de | entouré de/entourée de/entourés de | umgeben von/umringt von | cercado de/cercada de/cercado por/rodeado de/rodeada de | circondato da/circondata da/circondato dai/circondato dalle/circondata dai | окружённый/окружённая/в окружении | に囲まれた/に囲まれて | محاط/محاطا/محاطة | से घिरा/से घिरी/से घिरे
on his head | 头上顶着 | en la cabeza/sobre la cabeza | sur la tête | auf dem kopf | na cabeça/sobre a cabeça | in testa/sulla testa | на голове | 頭の上に/頭に | على رأسه/فوق رأسه | सिर पर/अपने सिर पर
in his arms | 抱在怀里/怀里抱着 | en brazos/en los brazos/entre sus brazos | dans ses bras/dans les bras | auf dem arm/im arm/in den armen/in seinen armen | no colo/nos braços | in braccio/tra le braccia | на руках | 腕に抱いて/腕の中に | بين ذراعيه/بين ذراعيها/في حضنه/في حضنها | गोद में/बाँहों में
in the shade of | 树荫下 | a la sombra de | à l'ombre de/à l'ombre d'un | im schatten von/im schatten eines/im schatten einer | à sombra de | all'ombra di | в тени | の木陰で | في ظل | की छाँव में/की छाया में
the sound of | 传来 | se oye/se oyen/se escucha/se escuchan | on entend | man hört | ouve-se/ouvem-se/se ouve/se ouvem | si sente/si sentono/si ode/si odono | слышен/слышна/слышно/слышны/доносится | - | يسمع صوت/نسمع صوت/يسمع | -
it is raining outside | 外面下着雨/窗外下着雨/外面下雨/窗外在下雨 | afuera llueve/fuera llueve/llueve afuera/llueve fuera | il pleut dehors/dehors il pleut | draußen regnet es/es draußen regnet | chove lá fora/lá fora chove/chove do lado de fora | fuori piove/piove fuori | за окном идёт дождь/за окном идет дождь/на улице идёт дождь | 外は雨/外では雨が降っている | تمطر في الخارج/المطر يهطل في الخارج | बाहर बारिश हो रही है
it is snowing outside | 外面下着雪/窗外下着雪/窗外飘着雪 | afuera nieva/fuera nieva/nieva fuera | il neige dehors/dehors il neige | draußen schneit es | neva lá fora/lá fora neva | fuori nevica/nevica fuori | за окном идёт снег/за окном идет снег/на улице идёт снег | 外は雪/外では雪が降っている | يتساقط الثلج في الخارج | बाहर बर्फ गिर रही है
snow falls from the sky | 天空飘着雪 | - | - | - | - | - | - | 空からは静かに雪が降っている/空から雪が降っている/静かに雪が降っている/雪が静かに降っている | - | -
sunrise | 太阳升起/太阳正在升起/太阳缓缓升起 | sale el sol/el sol sale/está saliendo el sol/el sol está saliendo | le soleil se lève | die sonne geht auf/geht die sonne auf | o sol está nascendo/o sol nasce/nasce o sol | il sole sorge/sorge il sole/sta sorgendo il sole | солнце встаёт/солнце встает/восходит солнце/солнце восходит/встаёт солнце | 太陽が昇る/日が昇る/朝日が昇る | تشرق الشمس/الشمس تشرق/شروق الشمس | सूरज उग रहा है/सूरज निकल रहा है
sunset | 太阳落山/太阳下山/太阳正在落下 | se pone el sol/el sol se pone/el sol se está poniendo | le soleil se couche | die sonne geht unter/geht die sonne unter | o sol se põe/o sol está se pondo | il sole tramonta/tramonta il sole/sta tramontando il sole | солнце садится/садится солнце/заходит солнце | 日が沈む/夕日が沈む/太陽が沈む | تغرب الشمس/الشمس تغرب/غروب الشمس | सूरज डूब रहा है/सूरज ढल रहा है
blue sky | 蓝天/蔚蓝的天空/湛蓝的天空 | cielo azul/cielo despejado | ciel bleu | blauer himmel/blauem himmel/blauen himmel | céu azul | cielo azzurro/cielo blu | голубое небо/синее небо/голубом небе/голубым небом | 青空/青い空 | سماء زرقاء/السماء الزرقاء | नीला आसमान/नीले आसमान
firelight | 火光/炉火的光 | luz del fuego/resplandor del fuego | lueur du feu/lumière du feu | feuerlicht/feuerschein | luz do fogo/clarão do fogo | luce del fuoco/bagliore del fuoco | свет огня/отблески огня/свет костра/свете костра | 炎の光/火の光 | ضوء النار/وهج النار | आग की रोशनी
candlelight | 烛光/烛光下 | luz de las velas/luz de una vela/luz de vela | lueur des bougies/lumière des bougies/à la bougie | kerzenlicht/kerzenschein | luz de velas/luz de vela | lume di candela/luce delle candele | свет свечи/свете свечи/свет свечей/свете свечей | ろうそくの光/ロウソクの明かり/蝋燭の灯り | ضوء الشموع/ضوء شمعة | मोमबत्ती की रोशनी/मोमबत्तियों की रोशनी
amazon river | 亚马逊河 | río amazonas/el amazonas | fleuve amazone/amazone | amazonas | rio amazonas | rio delle amazzoni | амазонк* | アマゾン川 | نهر الأمازون | अमेज़न नदी
mango tree | 芒果树 | árbol de mango | manguier | mangobaum | mangueira/pé de manga | albero di mango/mango | мангов* дерев* | マンゴーの木 | شجرة مانجو | आम का पेड़/आम के पेड़
wood oven | 柴火炉/柴火窑 | horno de leña | four à bois | holzofen/steinofen | forno a lenha | forno a legna | дровян* печ*/печ* на дровах | 薪窯/石窯 | فرن حطب/فرن الحطب | लकड़ी का चूल्हा/मिट्टी का चूल्हा
camera | - | - | - | - | - | macchina da presa/mdp | - | - | - | -
the camera pans to | 镜头摇向/镜头转向 | la cámara gira hacia/la cámara se desplaza hacia/la cámara panea hacia | la caméra pivote vers/la caméra glisse vers/la caméra se tourne vers | schwenkt die kamera auf/die kamera schwenkt auf/die kamera schwenkt zu/schwenkt die kamera zu | a câmera gira para/a câmera vira para/a câmera se volta para | la telecamera si sposta verso/la camera si sposta verso/la macchina da presa si sposta su | камера переходит на/камера поворачивается к/камера панорамирует на | カメラは振り向いて | تنتقل الكاميرا إلى/تتحول الكاميرا إلى | कैमरा मुड़ता है
the camera trucks right | 镜头从左向右移动/镜头缓慢地从左向右移动/镜头从左往右移动/镜头缓缓从左向右移动/镜头从左到右移动 | la cámara se mueve de izquierda a derecha | la caméra se déplace de gauche à droite | die kamera bewegt sich von links nach rechts/die kamera fährt von links nach rechts | a câmera se move da esquerda para a direita | la telecamera si muove da sinistra a destra/la camera si muove da sinistra verso destra | камера движется слева направо | カメラが左から右へ動く/カメラは左から右へ動く | تتحرك الكاميرا من اليسار إلى اليمين | कैमरा बाएँ से दाएँ घूमता है
looks at the camera | 看向镜头/抬头看向镜头/抬头看着镜头/望向镜头/看着镜头/直视镜头/面对镜头 | mira a la cámara/mira a cámara/mira directamente a la cámara | regarde la caméra/regarde l'objectif | schaut in die kamera/blickt in die kamera/sieht in die kamera | olha para a câmera/encara a câmera | guarda in camera/guarda la telecamera/guarda verso la camera | смотрит в камеру/глядит в камеру | カメラを見る/カメラを見つめる/カメラ目線で | ينظر إلى الكاميرا/تنظر إلى الكاميرا | कैमरे की ओर देख रहा है/कैमरे में देख रहा है
side shot | 侧面镜头/侧拍 | plano lateral/toma lateral | plan latéral/plan de profil | seitliche aufnahme/aufnahme von der seite | plano lateral/tomada lateral | inquadratura laterale/ripresa laterale | съёмк* сбоку | 横からのショット/サイドショット | لقطة جانبية | साइड शॉट
view from above | 俯瞰视角/从高处俯瞰 | vista desde arriba/visto desde arriba | vue d'en haut/vue du dessus | blick von oben/ansicht von oben | vista de cima | vista dall'alto | вид сверху | 真上からの視点/上からの眺め | منظر من الأعلى/منظر من فوق | ऊपर से दृश्य/ऊपर से नज़ारा
high school girl | 女高中生 | estudiante de instituto | lycéenne | gymnasiastin | colegial | liceale | старшеклассниц* | 女子高生/女子高校生/JK | طالبة ثانوية | हाई स्कूल की छात्रा
hammers | 锤打/敲打 | martillea | martèle | hämmert/hämmern | martela | martella | бьёт молотом/куёт молотом | ハンマーで叩く | يطرق | हथौड़ा मार रहा है
brews | 冲泡 | - | - | brüht | - | - | заваривает | 淹れる/煎れる | - | -
hands | 手部/双手 | manos | mains | hände | mãos | mani | руки/рук/руками | 手元/両手 | يدان/يديه/يديها/أيدي | हाथों
window | 车窗/窗户 | ventana/ventanilla/ventanillas | fenêtre/hublot | fenster/fensterscheibe | janela/vidraça | finestra/finestrino/finestre | окно/окна/окну/окном/окне/окон | 窓 | نافذة/شباك | खिड़की
glass | 玻璃 | - | vitre/verre | glasscheibe | vidro | vetro | стекло/стекла/стеклу/стеклом/стекле/стёкла | ガラス | زجاج | काँच/कांच
carpet | 地毯 | alfombra | tapis | teppich/teppichs | tapete | tappeto | ковёр/ковер/ковра/ковре/ковром/ковру | 絨毯/カーペット | سجادة | कालीन
asphalt | 柏油路 | asfalto | asphalte/bitume | asphalt | asfalto | asfalto | асфальт* | アスファルト | أسفلت/إسفلت | डामर
hall | 大厅/舞厅 | salón de actos | salle/salle vide | saal/halle | salão | sala/salone/salone vuoto | зал/зале/зала | ホール/広間 | قاعة/صالة | हॉल
cliff | 悬崖/峭壁 | acantilado/risco | falaise | klippe/felsklippe | penhasco/falésia | rupe/scogliera/dirupo | утёс*/утес*/скала/скалы/скале/скалу | 崖/断崖 | جرف/منحدر صخري | चट्टान का किनारा
striped shirt | 条纹衫/条纹衬衫 | camiseta de rayas/camisa de rayas/camiseta a rayas | marinière/maillot rayé/chemise rayée | ringelshirt/gestreiftes hemd/gestreiftem hemd/gestreiften hemd | camisa listrada/camiseta listrada | maglia a righe/maglietta a righe/camicia a righe | полосат* рубашк*/полосат* футболк*/тельняшк* | ボーダーシャツ/縞模様のシャツ | قميص مخطط | धारीदार कमीज/धारीदार कमीज़
cooks | 煮着/煮 | cuecen/cuece | mijote | kocht/kochen | cozinham | cucinano | варит/варят/готовит еду | 煮る/料理する | يطبخ/تطبخ/يطبخون/يطهو | पका रहा है
fish soup | 鱼汤 | sopa de pescado | soupe de poisson/bouillabaisse | fischsuppe | sopa de peixe/caldo de peixe/moqueca | zuppa di pesce | уха/уху/ухи/ухой | 魚のスープ | حساء السمك | मछली का सूप
mulled wine | 热红酒 | vino caliente | vin chaud | glühwein | vinho quente/quentão | vin brulé | глинтвейн* | ホットワイン | نبيذ ساخن | गर्म वाइन
stalls | 摊位/货摊 | puestos | étals/échoppes | buden/stände | barracas | bancarelle | прилавк*/ларьки | 屋台 | أكشاك | ठेले/स्टॉल
crowd in the stands | 看台上的观众/看台 | las gradas/la grada/el graderío | les tribunes/les gradins | die tribüne/die tribünen | a arquibancada/as arquibancadas | gli spalti/le tribune | трибун* | スタンドの観客/スタンド | المدرجات/مدرجات | दर्शक दीर्घा
replies | 回答/答道/回应 | contesta/responde/replica/contestó/respondió | répond/réplique/répondit | antwortet/erwidert/entgegnet | responde/respondeu/retruca | risponde/replica/rispose | отвечает/ответил/ответила | 答える/返事する/返す | يجيب/تجيب/أجاب/أجابت/رد/ردت/يرد/ترد | जवाब दे रहा है/जवाब दिया/जवाब देता है/जवाब देती है/उत्तर दिया
asks | 问/问道 | pregunta/preguntó | demande/demanda | fragt/fragte | pergunta/perguntou | chiede/domanda/chiese | спрашивает/спросил/спросила | 尋ねる/聞く/訊く | يسأل/تسأل/سأل/سألت | पूछ रहा है/पूछा/पूछता है/पूछती है
says | 说/说道 | dice/dijo | dit/déclare | sagt/sagte | diz/disse/fala | dice/disse | говорит/сказал/сказала/произносит | 言う/話す | يقول/تقول/قال/قالت | कह रहा है/कहा/कहता है/कहती है/बोला/बोली/बोलता है/बोलती है
shouts | 喊/喊道/大喊/大叫 | grita/gritó | crie/hurle/s'écrie | ruft/schreit/rief | grita/gritou/berra | grida/urla/gridò | кричит/закричал/закричала/восклицает | 叫ぶ/怒鳴る | يصرخ/تصرخ/صرخ/صرخت/يصيح/تصيح/صاح | चिल्ला रहा है/चिल्लाया/चिल्लाई/चिल्लाता है/चिल्लाती है
whispers | 低语/耳语/悄声说 | susurra/susurró | chuchote/murmure à l'oreille | flüstert/flüsterte/wispert | sussurra/cochicha/sussurrou | sussurra/bisbiglia/sussurrò | шепчет/прошептал/прошептала | 囁く/ささやく | يهمس/تهمس/همس/همست | फुसफुसा रहा है/फुसफुसाया/फुसफुसाई/फुसफुसाता है/फुसफुसाती है
laughing | 笑着/大笑着 | riendo/riéndose | en riant | lachend | rindo | ridendo | смеясь | 笑いながら | ضاحكا/ضاحكة | हँसते हुए/हंसते हुए
smiling | 微笑着/面带微笑 | sonriendo/sonriente | en souriant/souriant/souriante | lächelnd | sorrindo/sorridente | sorridendo/sorridente | улыбаясь | 微笑みながら/にこにこしながら | مبتسما/مبتسمة | मुस्कुराते हुए/मुस्कराते हुए
angrily | 生气地/愤怒地 | enfadado/enfadada/enojado/enojada/con enfado/enfurecida | en colère/furieux/furieuse | wütend/zornig/verärgert | com raiva/irritado/irritada/bravo/brava | arrabbiato/arrabbiata/con rabbia | сердито/злобно/гневно | 怒って/怒りながら | غاضبا/غاضبة/بغضب | गुस्से से/गुस्से में
lights | 灯火/彩灯 | luces | lumières | lichter/lichtern | luzes | luci | огни/огней/огнями/огоньки | 明かり/灯り/イルミネーション | أضواء/الأضواء/أنوار | बत्तियाँ/रोशनियाँ
softly | 小声/轻声 | en voz baja/suavemente | à voix basse/doucement | leise/sanft | baixinho/em voz baixa/suavemente | a bassa voce/piano | тихо/негромко | 小さく/小声で/静かに | بهدوء/بصوت منخفض/بصوت خافت | धीमे से/हल्के से
soon | 不久/很快 | pronto | bientôt | bald | logo | presto | вскоре/скоро | やがて/間もなく | قريبا | जल्द ही
slowly | 缓慢地/慢慢地/缓缓地/慢慢/缓缓 | lentamente/despacio/poco a poco | lentement/doucement | langsam | lentamente/devagar | lentamente/piano piano | медленно/не спеша | ゆっくり/ゆっくりと | ببطء/رويدا | धीरे-धीरे/धीरे धीरे/धीरे
carving knife | 刻刀/雕刀 | gubia/cuchillo de tallar | gouge/couteau à bois | schnitzmesser | formão/faca de entalhar | sgorbia/coltello da intaglio | стамеск*/резец/резцом | 彫刻刀 | سكين نحت/إزميل | छेनी/तराशने का चाकू
wooden | 木头/木制 | de madera | en bois | hölzern* | de madeira | di legno/in legno | деревянн* | 木製の/木の | خشبي/خشبية | लकड़ी का/लकड़ी की/लकड़ी के
small dog | 小狗/小狗狗 | perrito/perrita | petit chien | hündchen | cachorrinho/cãozinho | cagnolino | собачк* | 子犬/小犬 | كلب صغير/جرو | छोटा कुत्ता/पिल्ला
small bird | 小鸟 | pajarito/pajarillo | petit oiseau/oisillon | vögelchen/vöglein | passarinho | uccellino | птичк* | 小鳥 | عصفور صغير | छोटी चिड़िया
small boat | 小船/小舟/扁舟 | barquita/botecito | petite barque/petit bateau | bötchen | barquinho | barchetta | лодочк* | 小舟/小船 | قارب صغير | छोटी नाव
river | 江上/江面/江水 | - | fleuve | strom | - | fiume | - | - | - | -
rain | 雨水/雨点 | - | - | - | - | - | - | - | - | -
brim of the hat | 帽檐 | ala del sombrero | bord du chapeau | hutkrempe | aba do chapéu | tesa del cappello | пол* шляпы | 帽子のつば | حافة القبعة | टोपी का किनारा
profile | 侧脸/侧影 | perfil | profil | profil | perfil | profilo | профил* | 横顔 | وجه جانبي | चेहरे का पार्श्व
from above | 从上方/从空中 | desde lo alto/desde el aire | d'en haut | von oben | do alto | dall'alto | сверху | 上空から/真上から | من الأعلى/من فوق | ऊपर से
seashore | 海岸/海岸边 | orilla del mar | bord de la mer | am meer/meeresufer | beira-mar/beira do mar | riva del mare | берег* моря | 海岸/海辺/浜辺 | شاطئ البحر | समुद्र के किनारे/समुद्र किनारे/समुद्र तट
riverbank | 河边 | orilla del río | bord de la rivière | flussufer | beira do rio | riva del fiume | берег* реки | 川辺/河原/土手 | ضفة النهر | नदी के किनारे/नदी किनारे
in her hand | - | - | - | - | - | - | - | - | في يدها/في يديها/بيدها | -
on her head | - | - | - | - | - | - | - | - | على رأسها/فوق رأسها | -
each other | 互相/彼此 | el uno al otro/la una a la otra | l'un l'autre | einander/sich gegenseitig | um ao outro/um no outro | l'un l'altro/a vicenda | друг друга/друг другу/друг на друга | お互いに/お互いを | بعضهم بعضا/بعضهما | एक-दूसरे/एक दूसरे
mirror | 镜子 | espejo | miroir/glace | spiegel | espelho | specchio | зеркал* | 鏡 | مرآة | शीशा/शीशे/आईना/आईने/दर्पण
friend | 闺蜜 | amiga | amie | freundin | amiga | amica | подруг* | 友人/友達 | صديقة | सहेली/सखी
lantern | 提灯/灯笼 | farol/farolillo | lanterne | laterne/laternen | lanterna | lanterna | фонарём/фонарем | ランタン/提灯 | فانوس/قنديل | लालटेन
finish line | 终点线/终点 | línea de meta/meta | ligne d'arrivée | ziellinie | linha de chegada | traguardo/linea del traguardo | финишн* черт*/финиш/финиша | ゴールライン | خط النهاية | अंतिम रेखा
crosses the finish line | 冲过终点/冲过终点线 | cruza la meta/cruza la línea de meta | franchit la ligne d'arrivée | überquert die ziellinie/läuft durchs ziel | cruza a linha de chegada | taglia il traguardo/supera il traguardo | пересекает финишную черту/пересекает финиш | ゴールする/ゴールテープを切る | يعبر خط النهاية | अंतिम रेखा पार कर रहा है
shirt | - | - | - | - | - | maglia/maglietta | - | - | - | -
covered with | - | - | couvert d/couverte d/couverts d/couvertes d | - | - | - | покрыт*/усыпан* | - | مغطى/مغطاة | से ढका/से ढकी/से ढके
stove | 炉子/火炉 | estufa | le poêle/du poêle/un poêle/au poêle | ofen/kaminofen | fogão/fogão a lenha | stufa | печк*/печь/печи/печью | ストーブ/かまど | موقد/مدفأة | चूल्हा/चूल्हे
boot | - | una bota/la bota | botte | stiefel | uma bota/a bota | stivale | сапог/ботинок | - | حذاء طويل | जूता
leather | 皮革 | cuero | cuir | leder | couro | cuoio | кожи | 革 | جلد | चमड़ा
very | - | muy/más | très/plus | sehr | muito/mais | molto/più | очень | とても | جدا | बहुत
sunset | 落日/夕阳/落日余晖 | - | - | - | - | - | - | 夕日/夕陽 | - | -
fights | 对打/激烈对打/激战/厮杀 | - | - | - | - | - | - | - | يتقاتلان/يتصارعان | -
shouts | 呐喊/大声呐喊 | - | - | - | - | - | - | - | - | -
mooncake | 月饼 | pastel de luna | gâteau de lune | mondkuchen | bolo da lua | torta della luna | лунн* пряник* | 月餅 | كعكة القمر | मूनकेक
looks at the moon | 赏月/望月 | mira la luna | regarde la lune | schaut den mond an | olha a lua | guarda la luna | смотрит на луну | 月を見る/月見をする | ينظر إلى القمر | चाँद देख रहा है
reveals | 露出/展现出 | revela/muestra | révèle/dévoile | enthüllt/zeigt | revela/mostra | rivela/mostra | открывает взгляду/показывает | - | يكشف/تكشف/يظهر | -
prays | 祈祷/拜佛/祷告 | reza/rezan | prie/prient | betet/beten | reza/rezam/ora | prega/pregano | молится/молятся | お参りをする/お参りする/祈る | يصلي/تصلي/يصلون | प्रार्थना कर रहा है/पूजा कर रहा है
new year | 新年/元旦 | año nuevo | nouvel an | neujahr | ano-novo/ano novo | capodanno | новый год/нового года | お正月/正月/元旦 | السنة الجديدة | नया साल/नए साल
spikes the ball | 扣球 | remata la pelota | smashe le ballon | schmettert den ball | corta a bola | schiaccia la palla | бьёт по мячу сверху | スパイクを打つ/スパイクを決める | يسحق الكرة | गेंद स्मैश कर रहा है
high | 高处 | en alto | en hauteur | hoch | no alto | in alto | высоко | 高く | عاليا | ऊँचा/ऊँचाई पर
shines in | 照进来/洒进来 | - | - | - | - | - | - | 差し込む | - | -
shiba dog | 柴犬 | shiba/shiba inu | shiba/shiba inu | shiba/shiba inu | shiba inu | shiba/shiba inu | сиба-ину | 柴犬 | كلب شيبا | शीबा कुत्ता
ducks | - | patos | canards | enten | patos | anatre/papere | утки/уток/уткам/утками | - | بط | बत्तखें
pies | - | - | - | - | - | - | пироги/пирогов/пирожки/пирожков | - | فطائر | -
accordionist | 手风琴手 | acordeonista | accordéoniste | akkordeonspieler/akkordeonspielerin | sanfoneiro/acordeonista | fisarmonicista | гармонист*/аккордеонист* | アコーディオン奏者 | عازف أكورديون | अकॉर्डियन वादक
ball | - | - | boule | kugel/kugeln | - | - | - | - | - | -
sherwani | - | - | - | - | - | - | - | - | - | शेरवानी
drone shot of | - | vista desde un dron/vista con dron | vue de drone | drohnenblick auf/drohnensicht auf | vista de drone/imagem de drone/filmagem de drone | vista da drone/ripresa da drone | вид с дрона/съёмка с дрона/кадр с дрона/съемка с дрона | - | - | ड्रोन दृश्य
breathes fire | - | escupe fuego/echa fuego/lanza fuego | crache du feu | speit feuer/spuckt feuer | cospe fogo/solta fogo/lança fogo | sputa fuoco | извергает огонь/дышит огнём/изрыгает пламя/извергает пламя | 火を吹く/火を吐く | ينفث النار | आग उगलता है/आग उगल रहा है
flying kites | - | volando cometas/volando barriletes | - | - | empinando pipas/soltando pipas/empinando pipas coloridas/soltando pipas coloridas | - | - | - | - | -
flying a kite | - | volando una cometa | - | - | empinando pipa/empinando uma pipa/soltando pipa/soltando uma pipa | - | - | - | - | -
rides a wave | - | surfea una ola/coge una ola | surfe une vague/prend une vague | reitet eine welle | desce uma onda/pega uma onda/surfa uma onda | cavalca un'onda | ловит волну/едет по волне | - | - | -
tries to | - | intenta/trata de | essaie de/essaye de/tente de | - | tenta/tentam | cerca di/prova a | пытается/пытаются/пробует | - | - | -
with a guitar | - | - | - | - | ao som do violão/ao som da guitarra | - | под гитару | - | - | -
sitting | - | sentado/sentada/sentados/sentadas | assis/assise/assises | sitzend/sitzende/sitzenden/sitzender | sentado/sentada/sentados/sentadas | seduto/seduta/seduti/sedute | сидящ* | - | جالسا/جالسة/جالس | -
standing | - | de pie/parado de pie | debout | stehend/stehende/stehenden | em pé/de pé | in piedi | стоящ* | - | واقفا/واقفة/واقف | -
lying | - | tumbado/tumbada/acostado/acostada/recostado/recostada | allongé/allongée/allongés/couché/couchée | liegend/liegende/liegenden | deitado/deitada/deitados | sdraiato/sdraiata/sdraiati/disteso/distesa | лежащ* | - | مستلقيا/مستلقية/مستلق | -
kneeling | - | arrodillado/arrodillada/de rodillas | agenouillé/agenouillée/à genoux | kniend/kniende/auf knien | ajoelhado/ajoelhada/de joelhos | inginocchiato/inginocchiata/in ginocchio | на коленях/стоя на коленях | - | راكعا/راكعة | -
leaning | - | apoyado/apoyada/apoyados/recargado/recargada | appuyé/appuyée/accoudé/accoudée/adossé/adossée | gelehnt/angelehnt/lehnend | apoiado/apoiada/encostado/encostada/debruçado/debruçada | appoggiato/appoggiata/affacciato/affacciata | опершись/опираясь/прислонившись | もたれる/寄りかかる | متكئا/متكئة/مستندا | टिका हुआ/टेक लगाए
the other | - | el otro/la otra | l'autre | - | o outro/a outra | l'altro/l'altra | - | - | - | -
after | - | después de/tras | après | nach | depois de/após | dopo | после | - | بعد | के बाद
before | - | antes de | avant de/avant le/avant la | bevor | antes de/antes do/antes da | prima di/prima del/prima della | перед тем как | - | قبل أن/قبل | से पहले
years | - | años | années | jahre/jahren | anos | anni | годы/года | - | سنوات/سنين | साल/सालों
old men | - | - | vieux messieurs | alte männer/alte herren | - | - | - | - | رجال عجائز | -
men | - | señores | messieurs | männer/herren/männern | senhores/homens | signori/uomini | мужчин/мужчины/мужиков | 男たち/男性たち | رجال | -
women | - | señoras/mujeres | dames/femmes | frauen/damen | senhoras/mulheres | signore/donne | женщин/женщины | 女性たち | نساء | औरतें/महिलाएँ/औरतों/महिलाओं
tightly | 紧紧/紧紧地 | con fuerza/fuertemente | très fort/avec force | ganz fest | com força | con forza | крепко/изо всех сил | 強く/ぎゅっと/しっかり | بقوة/بشدة | कसकर/ज़ोर से
weakly | 虚弱地/微弱地 | débilmente | faiblement | - | fracamente | debolmente | слабо | 弱々しく | بضعف | धीमे से
ahead | 在前面/在前头 | por delante/adelante | en avant | voraus/voran/vorneweg | - | - | вперёд/впереди/вперед | 先に/前方に | في المقدمة/إلى الأمام | आगे-आगे/आगे
bird's-eye view | - | a vista de pájaro/vista de pájaro | vue d'oiseau/à vol d'oiseau | vogelperspektive/aus der vogelperspektive | visão de pássaro | a volo d'uccello | с высоты птичьего полёта/с высоты птичьего полета | 鳥瞰 | عين الطائر | -
delivery man | 外卖小哥/外卖员/快递员/快递小哥/送餐员 | repartidor/mensajero | livreur | lieferbote/paketbote/lieferant/zusteller | entregador | fattorino | курьер/курьера/курьером/доставщик* | 配達員/宅配便の男性 | عامل توصيل/عامل التوصيل | डिलीवरी बॉय/डिलीवरी वाला
street vendor | 卖茶人 | vendedor de té | vendeur de thé | teeverkäufer | - | - | продавец чая | お茶売り | بائع الشاي/بائع شاي | चायवाला/चाय वाला/चाय बेचने वाला
around him | 在他身边/围着他 | a su alrededor/alrededor de él/en torno a él | autour de lui | um ihn herum/um ihn | ao seu redor/ao redor dele/em volta dele | intorno a lui/attorno a lui/intorno a sé | вокруг него | 彼の周りで/彼の周りを | - | उसके चारों ओर/उसके आसपास
around her | 在她身边/围着她 | alrededor de ella | autour d'elle | um sie herum | ao redor dela/em volta dela | intorno a lei/attorno a lei | вокруг неё/вокруг нее | 彼女の周りで/彼女の周りを | - | -
around them | 在他们身边/围着他们/环绕两人/围绕两人 | alrededor de ellos/alrededor de ellas | autour d'eux/autour d'elles | um sie beide | ao redor deles/em volta deles/ao redor dos dois | intorno a loro/attorno a loro | вокруг них | 二人の周りを/彼らの周りを/二人の周り | حولهما/حولهم | उनके चारों ओर/दोनों के चारों ओर
flutters | - | revolotea/revolotean | - | - | - | - | - | - | - | -
storm clouds | 乌云/乌云密布 | nubarrones/nubes de tormenta/nubarrones negros | nuages d'orage/nuages noirs | gewitterwolken/sturmwolken | nuvens de tempestade/nuvens carregadas | nuvole temporalesche/nuvoloni | грозовые тучи/тучи/грозовые облака | 雷雲/黒雲 | غيوم عاصفة/سحب داكنة | काले बादल/घने बादल
the other | - | a la otra/al otro | - | - | - | all'altro/all'altra | - | - | - | -
from behind | 从背后/从身后/从后面 | por detrás/desde atrás/de espaldas | de dos/par derrière | von hinten | por trás/de costas | da dietro/di spalle | сзади/со спины | 後ろから/背後から/後ろ姿 | من الخلف/من الوراء | पीछे से
sequins | 亮片 | lentejuelas | paillettes | pailletten | lantejoulas/paetês | paillettes | пайетк*/блёстк* | スパンコール | ترتر | सितारे जड़ी
half-light | 昏暗中/幽暗中 | penumbra | pénombre | halbdunkel/dämmerlicht | penumbra | penombra | полумрак* | 薄暗がり/薄暗い中 | عتمة/ضوء خافت | धुंधलके
coral reef | 珊瑚礁 | arrecife de coral/arrecife | récif de corail/récif corallien/récif/récifs de corail | korallenriff | recife de coral/recife | barriera corallina/scogliera corallina | коралловый риф/кораллового рифа/рифом/рифа/рифе/коралловым рифом | サンゴ礁/珊瑚礁 | شعاب مرجانية/الشعاب المرجانية | मूंगे की चट्टान/प्रवाल भित्ति
runs in | 跑进/冲进来 | entra corriendo | entre en courant | kommt hereingerannt/stürmt herein | entra correndo | entra di corsa/entra correndo | вбегает/врывается | 駆け込む/走り込む | يدخل راكضا/يدخل مسرعا | दौड़ता हुआ अंदर आता है
comes running | 跑来/跑着来 | viene corriendo/llega corriendo | arrive en courant | kommt angerannt/kommt gelaufen | vem correndo | arriva di corsa/arriva correndo | прибегает/подбегает | 走ってくる/走って来る | يأتي راكضا/تأتي راكضة | दौड़ता हुआ आता है/दौड़ती हुई आती है
stirs | 翻炒/炒 | - | - | - | - | - | - | - | يقلب/تقلب/يحرك | -
before bed | 睡前/临睡前 | antes de dormir/antes de acostarse | avant de dormir/avant de se coucher/avant le coucher | vor dem schlafengehen/vor dem einschlafen | antes de dormir/antes de deitar | prima di dormire/prima di andare a letto | перед сном | 寝る前に/寝る前 | قبل النوم | सोने से पहले
one | - | - | - | - | - | - | - | - | أحدهم/أحدهما/إحداهن/إحداهما | -
shadow | 影子/阴影/暗影 | - | - | - | - | - | - | 影 | ظل/الظل/ظلال | परछाई/परछाईं/छाया
spacecraft | - | nave espacial | vaisseau spatial | raumschiff | nave espacial | navicella spaziale/astronave | космическ* корабл* | 宇宙船 | مركبة فضائية/المركبة الفضائية/سفينة فضائية | अंतरिक्ष यान/अंतरिक्षयान
nearby | 旁边/附近/一旁 | cerca/al lado | tout près/non loin | nebenan/in der nähe/daneben | por perto/ali perto | lì vicino/lì accanto | рядом/неподалёку/поблизости | そばで/近くで/傍らで | بالقرب/قريبا | पास में/पास ही/बगल में
well | 水井/井边/井口 | pozo | puits | brunnen | poço | pozzo | колодец/колодц* | 井戸 | بئر/البئر | कुआँ/कुएँ/कुएं/कुआं
fetches water from | 从井里打水/打水 | saca agua de/saca agua del | puise de l'eau à | schöpft wasser aus | tira água do | attinge acqua dal | набирает воду из | 水を汲む | تملأ الماء من/يملأ الماء من | -
holding in his lap | 抱在膝上/抱在怀里 | en su regazo | sur ses genoux | auf dem schoß | no colo | in grembo | на коленях у | 膝に乗せて/ひざに乗せて/膝に抱いて | في حضنه/في حضنها | गोद में लेकर/गोद में लिए/गोद में बिठाकर
lullaby | 摇篮曲 | nana/canción de cuna | berceuse | schlaflied/wiegenlied | canção de ninar/cantiga de ninar | ninna nanna/ninnananna | колыбельн* | 子守唄/子守歌 | تهويدة | लोरी
teacher | - | - | - | - | - | - | - | - | - | मास्टर जी/मास्टरजी/गुरुजी/अध्यापक/शिक्षक
female teacher | - | - | - | - | - | - | - | - | - | अध्यापिका/मैडम जी/शिक्षिका
comrade | - | - | - | - | - | - | - | - | - | साथी
becomes wet | 湿润/湿了 | se humedecen | s'embuent | werden feucht | ficam marejados | si inumidiscono | влажнеют | 潤む | - | नम हो जाती हैं/नम हो जाता है/भीग जाता है
weeping | 热泪盈眶/泪流满面/眼含泪水/噙着泪 | con lágrimas en los ojos/llorando/con los ojos llorosos | les larmes aux yeux/en larmes/en pleurs | mit tränen in den augen/unter tränen/weinend | com lágrimas nos olhos/chorando/aos prantos | con le lacrime agli occhi/in lacrime/piangendo | со слезами на глазах/в слезах/плача | 涙を流しながら/涙を浮かべて/泣きながら | دامعا/باكيا/باكية/والدموع في عينيه | रोते हुए/आँखों में आँसू लिए
laughing | 笑着/大笑着/哈哈笑着/咯咯地笑 | riendo/riéndose/entre risas | en riant/riant/en rigolant | lachend/lachende | rindo/aos risos/gargalhando | ridendo/tra le risate | смеясь/хохоча | 笑いながら | ضاحكا/ضاحكة | हँसते हुए/हंसते हुए
smiling | 微笑着/面带微笑/面带笑容 | sonriendo/con una sonrisa | en souriant/souriant/tout sourire | lächelnd/mit einem lächeln | sorrindo/com um sorriso | sorridendo/con un sorriso | улыбаясь/с улыбкой | 微笑みながら/笑顔で/にっこりと | مبتسما/مبتسمة/بابتسامة | मुस्कुराते हुए/मुस्कराते हुए
blushes | 脸红/脸红了/脸颊泛红 | se sonroja/se ruboriza | rougit | errötet/wird rot | fica vermelho/cora/fica corado | arrossisce | краснеет/покраснела | 顔を赤らめる/頬を染める/赤面する | يحمر خجلا/تحمر خجلا | शरमा रहा है/शर्म से लाल हो जाता है
waits for | 等/等待/等着/等候 | espera/espera a/esperando | attend/attendant | wartet auf/wartet | espera/espera por | aspetta/attende | ждёт/ждет/ожидает/ждут | 待つ/待っている | ينتظر/تنتظر | इंतज़ार कर रहा है/इंतजार कर रहा है/प्रतीक्षा कर रहा है
waters flowers | - | - | - | gießt blumen/gießt die blumen | - | - | - | - | - | -
waters plants | - | - | - | gießt pflanzen/gießt die pflanzen | - | - | - | - | - | -
blows soap bubbles | 吹泡泡/吹肥皂泡 | hace pompas de jabón | fait des bulles de savon | pustet seifenblasen | faz bolhas de sabão | fa le bolle di sapone | пускает мыльные пузыри/пускают мыльные пузыри | シャボン玉を吹く/シャボン玉を飛ばす | ينفخ فقاعات الصابون | बुलबुले उड़ा रहा है
puppy | 幼犬/小奶狗 | cachorro/cachorrito | chiot | welpe/hundewelpe | filhote de cachorro | cucciolo | щенок/щенка/щенку/щенком | 子犬/仔犬 | جرو/الجرو | पिल्ला/पिल्ले
rolls over | 打滚 | - | - | - | - | - | - | 転がる/転げ回る | - | -
puts | - | - | - | - | - | - | - | - | - | रखता है/रखती है/रख देता है
swings | 荡秋千/荡着秋千 | se columpia/se mece en el columpio | se balance sur une balançoire/fait de la balançoire | schaukelt/schaukeln | se balança no balanço/brinca no balanço | va in altalena/dondola sull'altalena/si dondola | качается на качелях/качаются на качелях | ブランコをこぐ/ブランコを漕ぐ/ブランコに乗る | يتأرجح على الأرجوحة/تتأرجح على الأرجوحة | झूला झूल रहा है/झूल रहा है
smokes | 抽烟/抽着烟/吸烟/抽烟斗/抽着烟斗 | fuma/fuma en pipa | fume | raucht | fuma | fuma | курит/курят | 煙草を吸う/タバコを吸う/パイプを吸う | يدخن/تدخن | सिगरेट पी रहा है/धूम्रपान कर रहा है/बीड़ी पी रहा है
shakes off | 抖落/抖掉/甩掉 | se sacude | s'ébroue/secoue | schüttelt sich/schüttelt ab | se sacode | si scrolla/si scuote | отряхивается/стряхивает | 身震いする/振り払う | ينفض | झटक रहा है/फटकार रहा है
puts | - | ponen | mettent | - | põem/põe | mettono/mette | - | - | - | -
takes | - | - | prennent/prend | - | - | prendono | - | - | - | -
holds | - | sostienen | tiennent | - | - | tengono | - | - | - | -
comes | - | vienen | viennent | - | vêm | vengono | - | - | - | -
goes | - | van | vont | - | vão | vanno | - | - | - | -
reads | - | leen | lisent | - | leem | leggono | - | - | - | -
writes | - | - | écrivent | - | - | scrivono | - | - | - | -
drinks | - | - | boivent | - | - | bevono | - | - | - | -
sees | - | ven | voient | - | veem | vedono | - | - | - | -
runs | - | - | courent | - | - | corrono | - | - | - | -
sleeps | - | - | dorment | - | - | dormono | - | - | - | -
goes out | - | salen | sortent | - | saem | escono | - | - | - | -
leaves | - | - | partent | - | - | partono | - | - | - | -
gives | - | - | - | - | dão | danno | - | - | - | -
laughs | - | ríen/se ríen | rient | - | riem | ridono | - | - | - | -
builds | - | construyen/construye | construisent | - | constroem/constrói | costruiscono | - | - | - | -
paints | - | - | peignent/peint | - | - | dipingono | - | - | - | -
waits | - | - | attendent | - | - | attendono | - | - | - | -
drops | - | se le cae/se le caen/deja caer/dejan caer | laisse tomber/laissent tomber | - | deixa cair/deixam cair | fa cadere/fanno cadere/lascia cadere | - | - | - | -
hugging | - | abrazado a/abrazada a/abrazados a/abrazando | serrant dans ses bras/enlaçant | - | abraçado a/abraçada a/abraçado ao/abraçada ao/abraçando | abbracciato a/abbracciata a/stringendo | обнимая/обняв | - | - | -
toucan | 巨嘴鸟/犀鸟 | tucán/tucanes | toucan/toucans | tukan/tukane | tucano/tucanos | tucano/tucani | тукан* | オオハシ | طوقان | टूकन
fruit | 水果/果子 | fruta/frutas | fruit/fruits | obst/frucht/früchte | fruta/frutas/fruto | frutta/frutto/frutti | фрукт*/плод/плоды | 果物/フルーツ/果実 | فاكهة/فواكه/ثمرة | फल/फलों
grainy | 颗粒粗糙的 | granulado/con grano | granuleux | körnig/grobkörnig | granulado | sgranato | зернист* | ざらついた | محبب | दानेदार
church bells | 教堂钟声 | campanas de la iglesia/campanas | cloches de l'église/cloches | kirchenglocken/glocken der kirche | sinos da igreja/sinos | campane della chiesa/campane | церковные колокола/колокола | 教会の鐘 | أجراس الكنيسة | गिरजाघर की घंटियाँ
rings | 敲响/响起 | repican/suenan las campanas/repica | sonnent/retentissent/tinte | läuten/läutet/klingelt | tocam os sinos/badalam | suonano a festa/rintoccano | звонят/звенит/звонит | 鳴り響く/鳴る | تدق/يرن | बज रही हैं/बज रहा है
stomps in | 踩水/踩水坑 | pisa fuerte en/chapotea en | patauge dans/saute à pieds joints dans | stapft durch/planscht in/patscht durch | pisa nas poças/chapinha em | pesta/sguazza in | шлёпает по/топает по | バシャバシャ踏む | يدوس في/يخوض في | छपछप कर रहा है/छपाक से कूद रहा है
planes wood | 刨木头/刨木板 | cepilla una tabla/cepilla la madera/cepilla madera | rabote une planche/rabote le bois/rabote | hobelt/hobelt ein brett/hobelt holz | aplaina a madeira/aplaina | pialla/pialla un'asse/pialla il legno | строгает/строгает доску | 鉋をかける/かんなをかける | يسحج الخشب | रंदा चला रहा है/लकड़ी रँद रहा है
`;
