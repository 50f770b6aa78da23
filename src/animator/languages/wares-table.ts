/**
 * Things of the catalogue that the other tables lacked, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Every row of the
 * table of things has a word in every language: a test counts them.
 */
export const WARES_TABLE = `
ox | 公牛/耕牛/牦牛/黄牛 | buey/bueyes/yak | bœuf/bœufs/yack | ochse/ochsen/yak | boi/bois/iaque | bue/buoi/yak | вол/волы/волов/волами/як/яки | 雄牛/ヤク | ثور/ثيران+ | बैल/बैलों+
wildebeest | 角马 | ñu/ñus | gnou/gnous | gnu/gnus | gnu/gnus | gnu | антилоп* гну | ヌー | نو أفريقي | वाइल्डबीस्ट
furry creature | 毛茸茸的怪物/毛茸茸的小怪物 | criatura peluda | créature à fourrure/créature poilue | pelziges wesen/pelziges monster | criatura peluda | creatura pelosa | пушист* существ* | もふもふの生き物 | مخلوق فروي | रोएँदार जीव
brontosaurus | 雷龙/腕龙/长颈恐龙 | brontosaurio/braquiosaurio | brontosaure/brachiosaure | brontosaurus/brachiosaurus | brontossauro/braquiossauro | brontosauro/brachiosauro | бронтозавр*/брахиозавр* | ブロントサウルス/ブラキオサウルス | برونتوصور | ब्रोंटोसॉरस
swan | 天鹅 | cisne/cisnes | cygne/cygnes | schwan/schwäne+ | cisne/cisnes | cigno/cigni | лебед* | 白鳥 | بجعة/بجع | हंस/राजहंस/हंसों+
turkey | 火鸡 | pavo/pavos | dinde/dindon | truthahn/pute | peru/perus | tacchino/tacchini | индейк*/индюк* | 七面鳥 | ديك رومي | टर्की
ostrich | 鸵鸟 | avestruz/avestruces | autruche/autruches | strauß/strauße+ | avestruz/avestruzes | struzzo/struzzi | страус* | ダチョウ | نعامة | शुतुरमुर्ग
pufferfish | 河豚 | pez globo | poisson-globe | kugelfisch | baiacu | pesce palla | рыб*-фугу/фугу | フグ | سمكة منتفخة | पफरफिश
seashell | 贝壳/海螺 | concha/conchas/caracola | coquillage/coquillages | muschel/muscheln | concha do mar/conchas | conchiglia/conchiglie | ракушк*/раковин* | 貝殻 | صدفة/أصداف+ | सीपी/शंख
coral | 珊瑚 | coral/corales | corail/coraux | koralle/korallen | coral/corais | corallo/coralli | коралл* | サンゴ/珊瑚 | مرجان | मूंगा/कोरल
grasshopper | 蚱蜢/蝗虫/蟋蟀 | saltamontes/grillo | sauterelle/grillon | grashüpfer/heuschrecke/grille | gafanhoto/grilo | cavalletta/grillo | кузнечик*/саранч*/сверчок/сверчка | バッタ/コオロギ | جندب/جرادة | टिड्डा/झींगुर
praying mantis | 螳螂 | mantis/mantis religiosa | mante religieuse | gottesanbeterin | louva-a-deus | mantide | богомол* | カマキリ | سرعوف | मैंटिस
centipede | 蜈蚣 | ciempiés | mille-pattes | tausendfüßler | centopeia | centopiedi/millepiedi | сороконожк*/многоножк* | ムカデ | أم أربعة وأربعين | कनखजूरा
manatee | 海牛 | manatí | lamantin | seekuh | peixe-boi | lamantino | ламантин* | マナティー | خروف البحر | समुद्री गाय
eel | 鳗鱼 | anguila/morena | anguille/murène | aal/muräne | enguia/moreia | anguilla/murena | угорь/мурен* | ウナギ/ウツボ | ثعبان البحر | ईल
plesiosaur | 蛇颈龙/尼斯湖水怪 | plesiosaurio/monstruo del lago ness | plésiosaure/monstre du loch ness | plesiosaurier/ungeheuer von loch ness | plesiossauro/monstro do lago ness | plesiosauro/mostro di loch ness | плезиозавр*/лох-несск* чудовищ* | 首長竜/ネッシー | وحش بحيرة لوخ نس | लोच नेस का राक्षस
centaur | 半人马 | centauro | centaure | zentaur/zentauren | centauro | centauro | кентавр* | ケンタウロス | قنطور | सेंटौर
snowmobile | 雪地摩托 | moto de nieve | motoneige | schneemobil/motorschlitten | moto de neve | motoslitta | снегоход* | スノーモービル | دراجة ثلجية | स्नोमोबाइल
forklift | 叉车 | carretilla elevadora/montacargas | chariot élévateur | gabelstapler | empilhadeira | carrello elevatore/muletto | погрузчик* | フォークリフト | رافعة شوكية | फोर्कलिफ्ट
kick scooter | 滑板车 | patinete | trottinette | tretroller | patinete | monopattino | самокат* | キックボード/キックスケーター | سكوتر صغير | किक स्कूटर
wheelbarrow | 独轮车/手推车 | carretilla | brouette | schubkarre | carrinho de mão | carriola | тачк* | 手押し車/一輪車 | عربة يد | ठेला गाड़ी
lawn mower | 割草机/剪草机 | cortacésped | tondeuse à gazon/tondeuse | rasenmäher | cortador de grama | tosaerba | газонокосилк* | 芝刈り機 | جزازة العشب | घास काटने की मशीन
vacuum cleaner | 吸尘器 | aspiradora | aspirateur | staubsauger | aspirador de pó/aspirador | aspirapolvere | пылесос* | 掃除機 | مكنسة كهربائية | वैक्यूम क्लीनर
jet ski | 水上摩托/摩托艇 | moto acuática/moto de agua | jet-ski/scooter des mers | jetski/jet-ski | jet ski/moto aquática | moto d'acqua | гидроцикл*/водн* мотоцикл* | ジェットスキー/水上バイク | دراجة مائية | जेट स्की
speedboat | 快艇/摩托快艇 | lancha/lancha motora/lancha rápida | hors-bord/vedette | schnellboot/motorboot | lancha | motoscafo | катер* | モーターボート/高速艇 | زورق سريع | स्पीडबोट/मोटरबोट
bare tree | 枯树/光秃秃的树 | árbol seco/árbol desnudo/árbol sin hojas | arbre mort/arbre nu | kahler baum/kahlen baum/toter baum | árvore seca | albero spoglio/albero secco | голое дерево/сухое дерево/голые деревья | 枯れ木 | شجرة عارية/شجرة يابسة | सूखा पेड़/ठूँठ
flowerpot | 花盆 | maceta/macetas/tiesto | pot de fleurs/pots de fleurs | blumentopf/blumentöpfe+ | vaso de flores/vaso de planta | vaso di fiori/vasi di fiori | цветочн* горш* | 植木鉢/鉢植え | أصيص/أصيص زهور | गमला/गमले+/गमलों+
seedling | 幼苗/嫩芽/树苗 | brote/plántula | jeune pousse/pousse verte | keimling/setzling | muda de planta/broto | germoglio/piantina | росток/ростки/саженец/саженцы | 苗木/新芽 | شتلة/برعم | पौधा/अंकुर
rose | 玫瑰/玫瑰花 | rosa/rosas | rose/roses | rose/rosen | rosa/rosas | rosa/rose | роза/розу/розы/роз/розами/розой | 薔薇/バラ | وردة/ورد/ورود+ | गुलाब
peony | 牡丹/牡丹花/芍药 | peonía | pivoine/pivoines | pfingstrose | peônia | peonia | пион/пионы/пионов | 牡丹/芍薬 | فاوانيا | पियोनी
leaf | 叶子/树叶/叶片 | hoja | feuille | blatt | folha | foglia | лист | 葉/葉っぱ | ورقة شجر | पत्ता/पत्ती
leaves | 落叶/枯叶 | hojas | feuilles mortes/feuilles | blätter | folhas | foglie | листья/листьев/листьями | 落ち葉/葉っぱたち | أوراق الشجر | पत्ते/पत्तियाँ
bus shelter | 公交候车亭 | marquesina/parada de autobús cubierta | abribus | bushäuschen/wartehäuschen | abrigo de ônibus | pensilina dell'autobus | навес* остановки | バス停の屋根 | مظلة الحافلات | बस शेल्टर
fire hydrant | 消防栓 | boca de incendios/hidrante | bouche d'incendie | hydrant/hydranten | hidrante | idrante | пожарн* гидрант*/гидрант* | 消火栓 | صنبور إطفاء | फायर हाइड्रेंट
stop sign | 停车标志 | señal de stop/señal de alto | panneau stop | stoppschild | placa de pare | segnale di stop | знак стоп | 一時停止標識 | إشارة قف | स्टॉप साइन
road sign | 路牌/路标/指示牌 | señal de tráfico/letrero | panneau de signalisation/panneau routier | straßenschild/wegweiser/verkehrsschild | placa de trânsito/placa de rua | cartello stradale/segnale stradale | дорожн* знак*/указател* | 道路標識/標識 | لافتة الطريق/لافتة | सड़क का साइन
parking meter | 停车计时器 | parquímetro | parcmètre | parkuhr | parquímetro | parchimetro | паркомат* | パーキングメーター | عداد وقوف | पार्किंग मीटर
phone booth | 电话亭 | cabina telefónica/cabina de teléfono | cabine téléphonique | telefonzelle | cabine telefônica/orelhão | cabina telefonica | телефонн* будк* | 電話ボックス | كشك هاتف | टेलीफोन बूथ
statue of liberty | 自由女神像 | estatua de la libertad | statue de la liberté | freiheitsstatue | estátua da liberdade | statua della libertà | стату* свободы | 自由の女神 | تمثال الحرية | स्टैच्यू ऑफ लिबर्टी
gas pump | 加油机 | surtidor de gasolina | pompe à essence | zapfsäule | bomba de gasolina | pompa di benzina | бензоколонк* | 給油機 | مضخة وقود | पेट्रोल पंप मशीन
wind turbine | 风力发电机/风车发电机 | aerogenerador/turbina eólica | éolienne/éoliennes | windrad/windräder+/windkraftanlage | turbina eólica/aerogerador | pala eolica/pale eoliche/turbina eolica | ветрогенератор*/ветряк* | 風力発電機/風車 | توربين رياح | पवन चक्की
moai | 摩艾石像/复活节岛石像 | moái/moáis | moaï/moaïs | moai | moai | moai | моаи | モアイ像/モアイ | تمثال مواي | मोआई
rifle | 步枪/猎枪/机关枪 | rifle/escopeta/fusil | fusil/carabine | gewehr/schrotflinte/flinte | rifle/espingarda/fuzil | fucile | винтовк*/ружь*/автомат калашникова | ライフル/猟銃 | بندقية | बंदूक/राइफल
chainsaw | 电锯/链锯 | motosierra | tronçonneuse | kettensäge | motosserra | motosega | бензопил* | チェーンソー | منشار كهربائي | चेनसॉ
power drill | 电钻 | taladro | perceuse | bohrmaschine | furadeira | trapano | дрел* | 電動ドリル/ドリル | مثقاب | ड्रिल मशीन
jackhammer | 风镐/手提钻 | martillo neumático | marteau-piqueur | presslufthammer | britadeira | martello pneumatico | отбойн* молот* | 削岩機 | مطرقة هوائية | जैकहैमर
leaf blower | 吹叶机 | soplador de hojas | souffleur de feuilles | laubbläser | soprador de folhas | soffiatore | воздуходувк* | リーフブロワー | نافخة أوراق | लीफ ब्लोअर
tablet computer | 平板电脑 | tableta | tablette | tablet | tablet | tablet | планшет* | タブレット | جهاز لوحي | टैबलेट
watering can | 水壶洒/喷壶/洒水壶 | regadera | arrosoir | gießkanne | regador | annaffiatoio | лейк* | じょうろ | مرشة ماء/إبريق سقي | पानी का झारा/वाटरिंग कैन
binoculars | 望远镜/双筒望远镜 | prismáticos/binoculares | jumelles | fernglas/feldstecher | binóculo/binóculos | binocolo | бинокл* | 双眼鏡 | منظار | दूरबीन
blowpipe | 吹管/玻璃吹管 | caña de soplar | canne de verrier | glasmacherpfeife | cana de sopro | canna da soffio | стеклодувн* трубк* | 吹き竿 | أنبوب النفخ | फूँकनी
clarinet | 单簧管/双簧管 | clarinete/oboe | clarinette/hautbois | klarinette/oboe | clarinete/oboé | clarinetto/oboe | кларнет*/гобо* | クラリネット/オーボエ | كلارينيت | क्लैरिनेट
tuba | 大号 | tuba | tuba | tuba | tuba | tuba | туба/тубу/тубе | チューバ | توبا | ट्यूबा
frisbee | 飞盘 | frisbee/disco volador | frisbee | frisbee/frisbeescheibe | frisbee | frisbee | фрисби/летающ* тарелк* | フリスビー | فريسبي/قرص طائر | फ्रिस्बी
baseball | 棒球 | béisbol/pelota de béisbol | base-ball/balle de baseball | baseball | beisebol/bola de beisebol | palla da baseball | бейсбол/бейсбольн* мяч* | 野球/野球ボール | بيسبول/كرة بيسبول | बेसबॉल
tennis ball | 网球 | pelota de tenis | balle de tennis | tennisball/tennisbälle+ | bola de tênis | pallina da tennis | теннисн* мяч* | テニスボール | كرة تنس | टेनिस बॉल
volleyball | 排球/沙滩球 | voleibol/balón de voleibol/pelota de playa | ballon de volley/ballon de plage | volleyball/wasserball | vôlei/bola de vôlei/bola de praia | pallavolo/pallone da spiaggia | волейбольн* мяч* | バレーボール/ビーチボール | كرة طائرة/كرة شاطئ | वॉलीबॉल
rugby ball | 橄榄球 | balón de rugby | ballon de rugby | rugbyball | bola de rúgbi | palla da rugby | мяч для регби | ラグビーボール | كرة رغبي | रग्बी बॉल
bowling ball | 保龄球 | bola de bolos | boule de bowling | bowlingkugel | bola de boliche | palla da bowling | шар для боулинга | ボウリングの球 | كرة بولينغ | बॉलिंग बॉल
bowling pin | 保龄球瓶 | bolo de madera | quille/quilles | kegel/bowlingpin | pino de boliche | birillo/birilli | кегл* | ボウリングのピン | قارورة بولينغ | बॉलिंग पिन
dominoes | 多米诺骨牌/骨牌 | dominó/fichas de dominó | dominos | domino/dominosteine | dominó/peças de dominó | domino | домино | ドミノ | دومينو | डोमिनो
baseball bat | 棒球棒/球棒/球棍 | bate/bate de béisbol | batte/batte de baseball | baseballschläger | taco de beisebol/bastão de beisebol | mazza da baseball | бита/биту/битой/биты/бейсбольн* бит* | バット/野球バット | مضرب بيسبول | बल्ला/बल्ले/बैट
baseball glove | 棒球手套 | guante de béisbol | gant de baseball | baseballhandschuh | luva de beisebol | guantone da baseball | бейсбольн* перчатк* | グローブ/野球グローブ | قفاز بيسبول | बेसबॉल दस्ताना
boxing gloves | 拳击手套 | guantes de boxeo | gants de boxe | boxhandschuhe/boxhandschuhen | luvas de boxe | guantoni/guantoni da boxe | боксёрск* перчатк*/боксерск* перчатк* | ボクシンググローブ | قفازات ملاكمة | मुक्केबाज़ी के दस्ताने
shuttlecock | 羽毛球 | bádminton/volante de bádminton | badminton/volant de badminton | federball/badminton | badminton/peteca | volano/badminton | бадминтон*/волан* | バドミントン/シャトル | ريشة طائرة | बैडमिंटन/शटलकॉक
medal | 奖牌/金牌 | medalla/medallas | médaille/médailles | medaille/medaillen | medalha/medalhas | medaglia/medaglie | медал* | メダル | ميدالية | पदक/मेडल
soda can | 易拉罐/可乐罐/啤酒罐 | lata de refresco/lata de cerveza | canette/cannette | getränkedose/coladose/bierdose | lata de refrigerante/latinha | lattina/lattine | жестян* банк*/банк* колы | 缶ジュース/缶コーラ/缶ビール | علبة صودا/علبة كولا | सोडा कैन
martini | 马提尼 | martini | martini | martini | martini | martini | мартини | マティーニ | مارتيني | मार्टिनी
jug | 水罐/水壶/大水壶 | jarra/jarras/cántaro | carafe/cruche/pichet | krug/karaffe | jarra/jarras/moringa | brocca/caraffa | кувшин*/графин* | 水差し | إبريق/إبريق ماء | घड़ा/सुराही/घड़े/मटका/मटके
jar | 罐子/玻璃罐/陶罐 | tarro/frasco | bocal/pot en verre | einmachglas/marmeladenglas | pote/frasco | barattolo/vasetto | банка/банку/банке/банки/банкой/баночк* | 瓶/壺/ガラス瓶 | جرة/برطمان/مرطبان | मर्तबान/जार
green apple | 青苹果 | manzana verde | pomme verte | grüner apfel | maçã verde | mela verde | зелён* яблок* | 青りんご | تفاحة خضراء | हरा सेब
lime | 青柠 | lima verde | citron vert | limette | lima da pérsia/limão-taiti | lime verde | лайм* | ライム | ليمون أخضر | हरा नींबू
melon | 哈密瓜/甜瓜 | melón | melon | melone | melão | melone | дын* | メロン | شمام/بطيخ أصفر | खरबूजा
blueberry | 蓝莓 | arándano/arándanos | myrtille/myrtilles | blaubeere/blaubeeren/heidelbeere/heidelbeeren | mirtilo/mirtilos | mirtillo/mirtilli | черник*/голубик* | ブルーベリー | توت أزرق | ब्लूबेरी
cherry | 樱桃/车厘子 | cereza/cerezas | cerise/cerises | kirsche/kirschen | cereja/cerejas | ciliegia/ciliegie | вишн*/черешн* | さくらんぼ/サクランボ | كرز/كرزة | चेरी
kiwi | 猕猴桃/奇异果 | kiwi | kiwi | kiwi | kiwi | kiwi | киви | キウイ | كيوي | कीवी
avocado | 牛油果/鳄梨 | aguacate/palta | avocat vert/avocats mûrs | avocado/avocados | abacate | avocado | авокадо | アボカド | أفوكادو | एवोकाडो
eggplant | 茄子 | berenjena/berenjenas | aubergine/aubergines | aubergine/auberginen | berinjela | melanzana/melanzane | баклажан* | 茄子/ナス | باذنجان | बैंगन
bell pepper | 甜椒/青椒/彩椒 | pimiento/pimientos | poivron/poivrons | paprika/paprikas | pimentão | peperone/peperoni | болгарск* перец/болгарск* перц*/сладк* перец | ピーマン/パプリカ | فلفل حلو | शिमला मिर्च
chili | 辣椒/红辣椒 | chile/guindilla/ají | piment/piments | chili/chilischote/peperoni | pimenta malagueta | peperoncino/peperoncini | перец чили/остр* перец | 唐辛子 | فلفل حار | मिर्च/लाल मिर्च/मिर्ची
broccoli | 西兰花/花椰菜/菜花 | brócoli/coliflor | brocoli/chou-fleur | brokkoli/blumenkohl | brócolis/couve-flor | broccolo/broccoli/cavolfiore | брокколи/цветн* капуст* | ブロッコリー/カリフラワー | بروكلي/قرنبيط | ब्रोकली/फूलगोभी
jack o lantern | 南瓜灯/杰克南瓜灯 | calabaza de halloween | citrouille d'halloween/citrouille sculptée | kürbislaterne/halloweenkürbis | abóbora de halloween | zucca di halloween/zucca intagliata | тыкв* на хэллоуин/светильник* джека | ジャックオーランタン/かぼちゃのランタン | فانوس اليقطين | कद्दू की लालटेन
peanut | 花生/坚果/核桃 | cacahuete/maní/nuez/nueces | cacahuète/noix/noisette | erdnuss/erdnüsse+/nuss/nüsse+/haselnuss | amendoim/noz/nozes | arachide/arachidi/noce/nocciola | арахис*/орех* | ピーナッツ/木の実/ナッツ | فول سوداني/جوزة | मूँगफली/अखरोट
baguette | 法棍/法棍面包/长棍面包 | barra de pan/baguette | baguette/baguettes | baguette/baguettes | baguete/pão francês | baguette/filone di pane | багет* | バゲット/フランスパン | خبز فرنسي/باغيت | फ्रेंच ब्रेड/बैगेट
bagel | 贝果 | bagel | bagel | bagel | bagel | bagel | бублик*/бейгл* | ベーグル | بيغل | बेगल
pretzel | 椒盐卷饼 | pretzel | bretzel | brezel/breze | pretzel | pretzel | крендел* | プレッツェル | بريتزل | प्रेट्ज़ेल
coffee beans | 咖啡豆 | granos de café | grains de café | kaffeebohnen | grãos de café | chicchi di caffè | кофейн* зёрн*/кофейн* зерн* | コーヒー豆 | حبوب البن/حبوب القهوة | कॉफी बीन्स
old photograph | 老照片/旧照片/全家福 | foto antigua/fotografía antigua/foto vieja | vieille photo/vieille photographie | altes foto/alten foto | fotografia antiga/foto antiga/foto velha | vecchia foto/vecchia fotografia/foto antica | стар* фотографи*/старое фото | 古い写真/古びた写真 | صورة قديمة | पुरानी तस्वीर/पुरानी फोटो
waffle | 华夫饼 | gofre/waffle | gaufre/gaufres | waffel/waffeln | waffle | cialda/cialde/waffle | вафл* | ワッフル | وافل | वफ़ल
fish fillet | 鱼排/三文鱼排 | filete de pescado/filete de salmón | filet de poisson/filet de saumon | fischfilet/lachsfilet | filé de peixe/filé de salmão | filetto di pesce/filetto di salmone | филе рыбы/рыбн* филе/филе лосося | 切り身/鮭の切り身 | شريحة سمك | मछली का टुकड़ा
chicken leg | 鸡腿 | muslo de pollo | cuisse de poulet | hähnchenkeule/hühnerkeule | coxa de frango | coscia di pollo | курин* ножк* | 鶏もも肉/チキンレッグ | فخذ دجاج | चिकन लेग
bacon | 培根 | tocino/beicon | bacon/lardons | speck | bacon | pancetta/bacon | бекон* | ベーコン | لحم مقدد | बेकन
french fries | 薯条/炸薯条 | patatas fritas/papas fritas | frites | pommes/pommes frites | batatas fritas/batata frita | patatine/patatine fritte | картофель фри/картошк* фри | フライドポテト/ポテトフライ | بطاطس مقلية | फ्रेंच फ्राइज़
taco | 墨西哥卷饼/塔可 | taco/tacos | taco/tacos | taco/tacos | taco/tacos | taco/tacos | тако | タコス | تاكو | टैको
ramen | 拉面/日式拉面 | ramen | ramen/ramens | ramen | lámen | ramen | рамен* | ラーメン | رامن | रामेन
cupcake | 纸杯蛋糕/杯子蛋糕/玛芬 | magdalena/cupcake | cupcake/muffin | muffin/muffins/cupcake | cupcake/muffin | cupcake/muffin | кекс*/капкейк*/маффин* | カップケーキ/マフィン | كب كيك | कपकेक/मफिन
pie | 苹果派/馅饼 | tarta de manzana/pastel de manzana | tarte/tarte aux pommes | kuchen/apfelkuchen/torte | torta/torta de maçã | crostata/torta di mele | пирог* | アップルパイ/パイ | فطيرة | पाई
ice cream | 冰淇淋/冰激凌/雪糕 | helado/helados | glace à la vanille/crème glacée | eis/eiscreme/speiseeis | sorvete/sorvetes | gelato/gelati | морожен* | アイスクリーム/アイス | مثلجات/آيس كريم/بوظة | आइसक्रीम
ice cream cone | 甜筒/冰淇淋甜筒/蛋筒 | cucurucho/cono de helado | cornet de glace | eiswaffel/eistüte | casquinha de sorvete | cono gelato/cono di gelato | рожок мороженого/вафельн* рож* | ソフトクリーム | مخروط آيس كريم | आइसक्रीम कोन
wardrobe | 衣柜/衣橱/橱柜 | armario/ropero | armoire/placard | kleiderschrank/schrank | guarda-roupa/armário | armadio/guardaroba | шкаф* | クローゼット/タンス/洋服だんす | خزانة/خزانة ملابس/دولاب ملابس | अलमारी
chest of drawers | 抽屉/五斗柜 | cómoda/cajón | commode/tiroir | kommode/schublade | cômoda/gaveta | cassettiera/cassetto/comò | комод*/выдвижн* ящик* | 引き出し | درج/أدراج | दराज़/दराज
barbecue | 烧烤/烤架/烧烤架 | barbacoa/parrilla/asado | barbecue/gril | grill/grillrost | churrasco/churrasqueira | barbecue/griglia/grigliata | барбекю/мангал*/гриль/гриле | バーベキュー | شواء/مشواة | बारबेक्यू
lab bench | 实验台 | mesa de laboratorio | paillasse | labortisch | bancada de laboratório | banco da laboratorio | лабораторн* стол* | 実験台 | طاولة المختبر | प्रयोगशाला की मेज
operating table | 手术台 | mesa de operaciones | table d'opération | operationstisch/op-tisch | mesa de cirurgia/mesa de operação | tavolo operatorio | операционн* стол* | 手術台 | طاولة العمليات | ऑपरेशन टेबल
bulletin board | 公告栏/布告栏/软木板 | tablón de anuncios/corcho | tableau d'affichage/tableau de liège | pinnwand/schwarzes brett | quadro de avisos/mural de cortiça | bacheca | доска объявлений/доске объявлений | 掲示板/コルクボード | لوحة إعلانات | सूचना बोर्ड
elevator | 电梯 | ascensor/elevador | ascenseur | aufzug/fahrstuhl/lift | elevador | ascensore | лифт* | エレベーター | مصعد | लिफ्ट
lamp | 灯/台灯/落地灯 | lámpara/lámparas | lampe/lampes | lampe/lampen | lâmpada/luminária/abajur | lampada/lampade | ламп* | ランプ/電灯 | مصباح/مصابيح+ | लैंप/दीपक/बत्ती
table lamp | 书桌台灯/床头灯 | lámpara de mesa/flexo | lampe de bureau/lampe de chevet | schreibtischlampe/tischlampe/nachttischlampe | luminária de mesa | lampada da tavolo/abat-jour | настольн* ламп* | 電気スタンド/卓上ランプ | مصباح مكتب/مصباح طاولة | टेबल लैंप
toilet | 马桶/厕所 | inodoro/retrete | toilettes/cuvette | toilette/klo | vaso sanitário/privada | gabinetto/water | унитаз*/туалет* | トイレ/便器 | مرحاض | शौचालय
sink | 洗手池/水槽/洗手盆 | fregadero/lavabo | évier/lavabo | waschbecken/spüle/spülbecken | pia/lavatório | lavandino/lavello | раковин* на кухне/умывальник* | 流し台/洗面台/シンク | مغسلة/حوض المطبخ | सिंक/वॉशबेसिन
shower head | 花洒/淋浴喷头 | alcachofa de ducha | pommeau de douche | duschkopf | chuveiro | soffione | душев* лейк* | シャワーヘッド | رأس الدش | शॉवर हेड
shutter | 卷帘门/百叶窗 | persiana metálica/persiana | rideau métallique/volet/volets | rollladen/fensterladen/fensterläden+ | persiana/porta de enrolar | saracinesca/persiana/persiane | ставн*/рольставн* | シャッター | مصراع | शटर
window frame | 窗框 | marco de la ventana | cadre de fenêtre | fensterrahmen | moldura da janela | cornice della finestra | оконн* рам* | 窓枠 | إطار النافذة | खिड़की का चौखट
remote control | 遥控器 | mando a distancia/control remoto | télécommande | fernbedienung | controle remoto | telecomando | пульт/пультом/пульта | リモコン | جهاز تحكم | रिमोट
computer keyboard | 键盘 | teclado | clavier | tastatur | teclado | tastiera | клавиатур* | キーボード | لوحة مفاتيح/لوحة المفاتيح | कीबोर्ड
computer mouse | 鼠标 | ratón del ordenador | souris d'ordinateur | computermaus | mouse | mouse | компьютерн* мыш* | パソコンのマウス | فأرة الحاسوب | कंप्यूटर माउस
landline phone | 座机/电话机/老式电话 | teléfono fijo/teléfono antiguo | téléphone fixe/vieux téléphone | festnetztelefon/wählscheibentelefon | telefone fixo/telefone antigo | telefono fisso/vecchio telefono | стар* телефон* | 黒電話/固定電話 | هاتف أرضي/هاتف قديم | टेलीफोन
printer | 打印机 | impresora | imprimante | drucker | impressora | stampante | принтер* | プリンター | طابعة | प्रिंटर
gramophone | 留声机 | gramófono | gramophone | grammophon | gramofone | grammofono | граммофон*/патефон* | 蓄音機 | غراموفون | ग्रामोफोन
record player | 唱片机/黑胶唱片/唱机 | tocadiscos/disco de vinilo | tourne-disque/platine vinyle/disque vinyle | plattenspieler/schallplatte | toca-discos/vitrola/disco de vinil | giradischi/disco in vinile | проигрывател*/виниловая пластинка/винилов* пластинк* | レコードプレーヤー/レコード | مشغل أسطوانات | रिकॉर्ड प्लेयर
film camera | 胶片相机/摄影机 | cámara de cine | caméra de cinéma/caméra argentique | filmkamera | câmera de cinema | cinepresa | киноаппарат*/плёночн* камер* | 映画カメラ/フィルムカメラ | كاميرا سينمائية | फिल्म कैमरा
game controller | 游戏手柄/手柄/游戏机 | mando de videojuegos/videojuego/videojuegos | manette/manette de jeu/jeu vidéo/jeux vidéo | gamepad/videospiel/videospiele | controle de videogame/videogame | joypad/videogioco/videogiochi | геймпад*/видеоигр*/джойстик* | ゲームコントローラー/テレビゲーム/ゲーム機 | يد تحكم/لعبة فيديو/ألعاب الفيديو | वीडियो गेम/गेम कंट्रोलर
microwave | 微波炉 | microondas | micro-ondes/four à micro-ondes | mikrowelle | micro-ondas | microonde/forno a microonde | микроволновк* | 電子レンジ | ميكروويف | माइक्रोवेव
toaster | 烤面包机/面包机 | tostadora | grille-pain | toaster | torradeira | tostapane | тостер* | トースター | محمصة | टोस्टर
electric fan | 电风扇/风扇/电扇 | ventilador | ventilateur | ventilator | ventilador | ventilatore | вентилятор* | 扇風機 | مروحة كهربائية/مروحة | बिजली का पंखा/पंखा
stack of books | 一摞书/一堆书 | pila de libros/montón de libros | pile de livres | bücherstapel/stapel bücher | pilha de livros | pila di libri | стопк* книг | 本の山/積み上げた本 | كومة كتب/كومة من الكتب | किताबों का ढेर
open book | 打开的书/翻开的书 | libro abierto | livre ouvert | aufgeschlagenes buch/offenes buch | livro aberto | libro aperto | открыт* книг*/раскрыт* книг* | 開いた本 | كتاب مفتوح | खुली किताब
amphora | 双耳瓶/古希腊陶罐 | ánfora/ánforas | amphore/amphores | amphore/amphoren | ânfora | anfora/anfore | амфор* | アンフォラ | أمفورة | एम्फोरा
hair dryer | 吹风机/电吹风 | secador de pelo/secador | sèche-cheveux | föhn/haartrockner | secador de cabelo | asciugacapelli/phon | фен/фена/феном | ドライヤー | مجفف شعر | हेयर ड्रायर
toothbrush | 牙刷 | cepillo de dientes | brosse à dents | zahnbürste | escova de dentes | spazzolino/spazzolino da denti | зубн* щётк*/зубн* щетк* | 歯ブラシ | فرشاة أسنان | टूथब्रश
soap | 肥皂/香皂 | jabón | savon | seife | sabão/sabonete | sapone/saponetta | мыло/мылом/мыла | 石鹸/せっけん | صابون/صابونة | साबुन
lipstick | 口红/唇膏 | lápiz labial/pintalabios/barra de labios | rouge à lèvres | lippenstift | batom | rossetto | губн* помад*/помад* | 口紅/リップ | أحمر شفاه | लिपस्टिक
razor | 剃须刀 | navaja de afeitar/maquinilla de afeitar | rasoir | rasierer/rasiermesser | navalha/lâmina de barbear | rasoio | бритв* | かみそり | شفرة حلاقة | उस्तरा
padlock | 挂锁/锁 | candado | cadenas | vorhängeschloss | cadeado | lucchetto | навесн* замок/висяч* замок | 南京錠/錠前 | قفل | ताला
axe | 斧头/斧子 | hacha | hache | axt/beil | machado | ascia/accetta | топор* | 斧 | فأس | कुल्हाड़ी
toolbox | 工具箱 | caja de herramientas | boîte à outils | werkzeugkasten | caixa de ferramentas | cassetta degli attrezzi | ящик с инструментами/ящик* для инструментов | 工具箱/道具箱 | صندوق أدوات/صندوق الأدوات | औज़ारों का डिब्बा
crayon | 蜡笔 | cera de colores/crayón | crayon de couleur/craie grasse | wachsmalstift/buntstift/buntstifte+ | giz de cera/lápis de cor | pastello a cera/pastelli | мелок/мелки/цветн* карандаш* | クレヨン | قلم تلوين/أقلام تلوين+ | क्रेयॉन
artist palette | 调色板/调色盘 | paleta de pintor/paleta | palette de peintre/palette | farbpalette/malerpalette | paleta de pintor/paleta | tavolozza | палитр* | パレット | لوحة ألوان | रंग पट्टिका
protest sign | 标语牌/抗议标语 | pancarta/pancartas | pancarte/pancartes | protestschild/plakat | cartaz/cartazes | cartello di protesta/striscione | плакат*/транспарант* | プラカード | لافتة احتجاج | तख्ती
snow globe | 水晶球/雪花玻璃球/雪景球 | bola de nieve de cristal/globo de nieve | boule à neige | schneekugel | globo de neve | palla di vetro con la neve | снежн* шар* | スノードーム | كرة ثلج زجاجية | स्नो ग्लोब
glass ball | 玻璃球 | bola de cristal/esfera de cristal | boule de verre/boule de cristal | glaskugel/kristallkugel | bola de cristal/bola de vidro | sfera di vetro/sfera di cristallo | стеклянн* шар*/хрустальн* шар* | ガラス玉/水晶玉 | كرة زجاجية/كرة بلورية | काँच का गोला
glass dome | 玻璃罩 | cúpula de cristal/campana de cristal | cloche en verre/dôme de verre | glasglocke/glaskuppel | cúpula de vidro/redoma | cupola di vetro/campana di vetro | стеклянн* купол*/стеклянн* колпак* | ガラスドーム | قبة زجاجية | काँच का गुंबद
terrarium | 生态瓶/玻璃缸 | terrario | terrarium | terrarium | terrário | terrario | террариум* | テラリウム | تيراريوم | टेरारियम
desk globe | 地球仪 | globo terráqueo | globe terrestre/mappemonde | globus | globo terrestre | mappamondo | глобус* | 地球儀 | كرة أرضية/مجسم الكرة الأرضية | ग्लोब
sky lantern | 孔明灯/天灯 | farolillo volador/linterna flotante/farol de papel | lanterne volante/lanterne céleste | himmelslaterne | lanterna flutuante/lanterna de papel | lanterna volante | небесн* фонарик* | スカイランタン/天灯 | فانوس طائر/فوانيس طائرة+ | आकाश लालटेन/कंदील
drum kit | 架子鼓/爵士鼓 | batería | batterie | schlagzeug | bateria | batteria | ударн* установк*/барабанн* установк* | ドラムセット | طقم طبول | ड्रम सेट
harp | 竖琴 | arpa | harpe | harfe | harpa | arpa | арфа/арфу/арфе/арфой/арфы | ハープ/竪琴 | قيثارة/هارب | वीणा/हार्प
wedding ring | 结婚戒指/婚戒/钻戒 | anillo de boda/anillo de compromiso/alianza | alliance/bague de fiançailles | ehering/verlobungsring/trauring | aliança/anel de noivado | fede nuziale/anello di fidanzamento | обручальн* кольц* | 結婚指輪/婚約指輪 | خاتم زواج/خاتم خطوبة | शादी की अंगूठी
money | 钱/钞票/现金/纸币 | dinero/billete/billetes | argent liquide/billets de banque | geld/bargeld/geldscheine | dinheiro/notas de dinheiro | soldi/denaro/banconote | деньги/денег/деньгами/купюр* | お金/札束/紙幣 | نقود/أموال | पैसे/रुपये/नोट
anchor | 船锚 | ancla | ancre | anker | âncora | ancora della nave | якор* | 錨 | مرساة | लंगर
compass | 指南针/罗盘 | brújula | boussole | kompass | bússola | bussola | компас* | 羅針盤/コンパス | بوصلة | कम्पास/दिशासूचक
magic wand | 魔杖/魔法棒 | varita mágica/varita | baguette magique | zauberstab | varinha mágica/varinha | bacchetta magica | волшебн* палочк* | 魔法の杖 | عصا سحرية | जादू की छड़ी
dice | 骰子 | dado/dados | dé à jouer/dés | würfel | dado/dados | dado/dadi | кубик*/игральн* кост* | サイコロ | نرد | पासा/पासे
chess piece | 棋子 | pieza de ajedrez/piezas de ajedrez | pièce d'échecs | schachfigur/schachfiguren | peça de xadrez | pezzo degli scacchi/pedina | шахматн* фигур* | チェスの駒/駒 | قطعة شطرنج | मोहरा/शतरंज का मोहरा
jigsaw puzzle | 拼图 | rompecabezas/puzle | puzzle | puzzle | quebra-cabeça | puzzle | пазл*/головоломк* | パズル/ジグソーパズル | أحجية | पहेली/जिगसॉ
ball of yarn | 毛线球/毛线团/线团 | ovillo de lana/ovillo | pelote de laine | wollknäuel | novelo de lã | gomitolo/gomitolo di lana | клуб* ниток/клуб* шерсти/клуб* пряжи | 毛糸玉/毛糸 | كرة صوف/كرة خيوط | ऊन का गोला
temple bell | 寺庙的钟/大钟/古钟 | campana de templo/campana de iglesia | cloche d'église/cloche du temple | kirchenglocke/tempelglocke | sino da igreja/sino do templo | campana della chiesa | церковн* колокол* | 梵鐘 | جرس الكنيسة/جرس المعبد | मंदिर की घंटी/मंदिर का घंटा
bell | 铃铛/钟 | campana/campanilla | cloche/clochette | glocke/glöckchen | sino/sininho | campana/campanello | колокол*/колокольчик* | ベル/鈴 | جرس/أجراس+ | घंटी/घंटा/घंटियाँ+
crescent moon | 月牙/弯月/新月 | luna creciente/media luna | croissant de lune | mondsichel/sichelmond | lua crescente | falce di luna/luna crescente | полумесяц* | 三日月 | هلال | अर्धचंद्र/चाँद का टुकड़ा
shooting star | 流星/彗星/陨石 | estrella fugaz/estrellas fugaces/cometa en el cielo/meteorito | étoile filante/étoiles filantes/comète/météorite | sternschnuppe/komet/meteorit/meteor | estrela cadente/cometa/meteoro | stella cadente/stelle cadenti/meteorite | падающ* звезд*/падающ* звёзд*/комет*/метеорит* | 流れ星/流星/彗星/隕石 | شهاب/مذنب/نيزك | टूटता तारा/उल्का/धूमकेतु
portal | 传送门/时空门 | portal mágico/portal | portail magique/portail lumineux | portal | portal | portale | портал* | ポータル/次元の扉 | بوابة سحرية | पोर्टल
bough | 树枝/枝条/枝头 | rama/ramas | branche/branches | ast/äste+/zweig/zweige+ | galho/galhos/ramo | ramo/rami | ветк*/ветв* | 枝 | غصن/أغصان+ | डाल/टहनी/डाली/शाखा
blade of grass | 草叶/小草 | brizna de hierba | brin d'herbe/brins d'herbe | grashalm/grashalme+ | folha de grama | filo d'erba | травинк* | 草の葉 | عشبة | घास का तिनका
bird perch | 栖木 | percha para pájaros | perchoir | sitzstange | poleiro | posatoio/trespolo | жёрдочк*/насест* | 止まり木 | مجثم | चिड़िया का अड्डा
saturn | 土星 | saturno | saturne | saturn | saturno | saturno | сатурн* | 土星 | زحل | शनि ग्रह
wallet | 钱包 | cartera/billetera | portefeuille | geldbörse/brieftasche/portemonnaie | carteira | portafoglio/portafogli | кошелёк/кошельк*/бумажник* | 財布 | محفظة | बटुआ/पर्स
curtain | 窗帘/帘子/幕布 | cortina/cortinas | rideau/rideaux | vorhang/vorhänge+/gardine/gardinen | cortina/cortinas | tenda della finestra/tendaggio/sipario/tendine | занавес*/штора/шторы/штору/шторами/штор | カーテン | ستارة/ستائر+ | परदा/परदे/पर्दा/पर्दे
paddle | 桨/船桨 | remo/remos | rame/rames/pagaie | ruder/paddel | remo/remos | remo/remi | весло/вёсла/веслом/веслами/вёслами | オール/パドル/櫂 | مجداف/مجاديف+ | चप्पू/पतवार
traffic cone | 路锥/交通锥 | cono de tráfico | cône de signalisation/cône de chantier | verkehrskegel/pylon | cone de trânsito | cono stradale | дорожн* конус* | 三角コーン | مخروط مرور | ट्रैफिक कोन
birdhouse | 鸟屋/鸟巢箱 | casita para pájaros/comedero de pájaros | nichoir/mangeoire à oiseaux | vogelhaus/vogelhäuschen | casinha de passarinho | casetta per uccelli | скворечник*/кормушк* | 巣箱 | بيت طيور | चिड़ियाघरौंदा/पक्षी घर
vending machine | 自动售货机/贩卖机 | máquina expendedora | distributeur automatique | getränkeautomat/verkaufsautomat | máquina de venda automática | distributore automatico | торгов* автомат* | 自動販売機/自販機 | آلة بيع | वेंडिंग मशीन
sandcastle | 沙堡/沙子城堡 | castillo de arena/castillos de arena | château de sable/châteaux de sable | sandburg/sandburgen | castelo de areia | castello di sabbia | замок из песка/песочн* замок/песочн* замки | 砂の城 | قلعة رملية/قلعة من الرمال | रेत का किला/रेत का महल/रेत का घर
anvil | 铁砧 | yunque | enclume | amboss | bigorna | incudine | наковальн* | 金床 | سندان | निहाई
rock face | 岩壁/崖壁/峭壁 | pared de roca/pared rocosa | paroi rocheuse/paroi/falaise rocheuse | felswand/felswände+/steilwand | paredão de pedra/parede de rocha/paredão | parete rocciosa/parete di roccia | скал* стен*/отвесн* скал*/скальн* стен* | 岩壁/岩肌/絶壁 | جدار صخري/واجهة صخرية | चट्टान की दीवार/खड़ी चट्टान
climbing wall | 攀岩墙 | rocódromo/muro de escalada | mur d'escalade | kletterwand/boulderwand | parede de escalada | parete da arrampicata | скалодром* | クライミングウォール/ボルダリングの壁 | جدار تسلق | क्लाइंबिंग वॉल
climbing rope | 攀岩绳/登山绳 | cuerda de escalada | corde d'escalade | kletterseil | corda de escalada | corda da arrampicata | альпинистск* верёвк* | クライミングロープ/ザイル | حبل التسلق | चढ़ाई की रस्सी
balance beam | 平衡木 | barra de equilibrio | poutre d'équilibre | schwebebalken | trave de equilíbrio | trave di equilibrio | гимнастическ* бревн* | 平均台 | عارضة توازن | बैलेंस बीम
blanket fort | 毯子堡垒/枕头城堡 | fuerte de mantas/fuerte de almohadas | cabane de couvertures/cabane de coussins | deckenhöhle/kissenburg | forte de cobertores/forte de almofadas | fortino di coperte/fortino di cuscini | шалаш* из одеял | 毛布の秘密基地/クッションの秘密基地 | خيمة من البطانيات | कंबल का किला
octopus tentacle | 章鱼触手 | tentáculo de pulpo | tentacule de pieuvre | krakenarm | tentáculo de polvo | tentacolo di polpo | щупальц* осьминог* | タコの触手/タコの足 | مجسات الأخطبوط | ऑक्टोपस का स्पर्शक
puzzle | 拼图 | rompecabezas | puzzle | puzzle | quebra-cabeça | puzzle | пазл* | ジグソーパズル | أحجية | पहेली
vaulting horse | 跳马/鞍马 | potro/plinto | cheval d'arçons/cheval de saut | sprungpferd/seitpferd | cavalo com alças | cavallo con maniglie | гимнастическ* кон* | 跳馬/あん馬 | حصان القفز | वॉल्टिंग हॉर्स
trampoline | 蹦床 | trampolín/cama elástica | trampoline | trampolin | trampolim/cama elástica | trampolino elastico/tappeto elastico | батут* | トランポリン | ترامبولين | ट्रैम्पोलिन
barbell | 杠铃/哑铃 | barra con pesas/pesas/mancuernas | haltère/haltères | hantel/hanteln/langhantel | barra com pesos/halteres | bilanciere/manubri | штанг*/гантел* | バーベル/ダンベル | أثقال/ثقل | बारबेल/डम्बल
juggling balls | 杂耍球 | pelotas de malabares | balles de jonglage | jonglierbälle | bolas de malabarismo | palline da giocoliere | мячики для жонглирования | ジャグリングボール | كرات الخفة | जगलिंग गेंदें
hula hoop | 呼啦圈/火圈 | aro de hula/hula hoop/aro de fuego | cerceau/cerceau de feu | hula-hoop-reifen/feuerreifen | bambolê/arco de fogo | hula hoop/cerchio di fuoco | обруч*/хулахуп* | フラフープ/火の輪 | طوق/حلقة نار | हूला हूप
basketball hoop | 篮筐/篮球框/篮球架 | canasta/aro de baloncesto | panier de basket | basketballkorb | cesta de basquete/aro de basquete | canestro | баскетбольн* кольц* | バスケットゴール | سلة كرة السلة | बास्केटबॉल का घेरा
treadmill | 跑步机 | cinta de correr | tapis de course | laufband | esteira ergométrica/esteira | tapis roulant | бегов* дорожк* | ランニングマシン/ルームランナー | جهاز المشي | ट्रेडमिल
steel safe | 保险箱/保险柜 | caja fuerte | coffre-fort | tresor/geldschrank | cofre | cassaforte | сейф* | 金庫 | خزنة | तिजोरी
cannon | 大炮/火炮 | cañón antiguo/cañón de guerra | canon de guerre/vieux canon | kanone/kanonen | canhão | cannone/cannoni | пушк* | 大砲 | مدفع | तोप
sleeping bag | 睡袋 | saco de dormir | sac de couchage | schlafsack | saco de dormir | sacco a pelo | спальн* мешок/спальн* мешк*/спальник* | 寝袋 | كيس نوم | स्लीपिंग बैग
totem pole | 图腾柱/图腾 | tótem | totem | totempfahl | totem | totem | тотем* | トーテムポール | طوطم | टोटेम
lamppost | 路灯/路灯柱 | farola solitaria/farola/farolas | réverbère/lampadaire | straßenlaterne/laternenpfahl | poste de luz | lampione/lampioni | уличн* фонар*/фонарн* столб* | 街灯/街路灯 | عمود إنارة | सड़क की बत्ती/लैंप पोस्ट
punching bag | 沙袋/拳击沙袋 | saco de boxeo | sac de frappe/punching-ball | boxsack/sandsack | saco de pancadas | sacco da boxe | боксёрск* груш*/боксерск* груш* | サンドバッグ | كيس ملاكمة | पंचिंग बैग
coffee machine | 咖啡机 | cafetera/máquina de café | machine à café/cafetière | kaffeemaschine/espressomaschine | cafeteira/máquina de café | macchina del caffè | кофемашин*/кофеварк* | コーヒーメーカー/エスプレッソマシン | آلة القهوة/آلة قهوة | कॉफी मशीन
wok | 炒锅/铁锅 | wok | wok | wok | wok | wok | вок/воке | 中華鍋 | مقلاة ووك | कड़ाही
bathroom mirror | 浴室镜子/洗手间的镜子 | espejo del baño | miroir de la salle de bain | badezimmerspiegel | espelho do banheiro | specchio del bagno | зеркал* в ванной | 洗面所の鏡 | مرآة الحمام | बाथरूम का शीशा
double bass | 低音提琴/大贝斯 | contrabajo | contrebasse | kontrabass | contrabaixo | contrabbasso | контрабас* | コントラバス | كونتراباص | डबल बास
barber chair | 理发椅 | silla de barbero/sillón de barbero | fauteuil de barbier | friseurstuhl | cadeira de barbeiro | poltrona da barbiere | парикмахерск* кресл* | 理髪店の椅子 | كرسي حلاق/كرسي الحلاق | नाई की कुर्सी
flower bed | 花坛/花圃 | parterre/macizo de flores | parterre de fleurs/massif de fleurs | blumenbeet | canteiro de flores/canteiro | aiuola/aiuola fiorita | клумб* | 花壇 | حوض زهور | फूलों की क्यारी/क्यारी
helm | 船舵/舵轮 | timón | gouvernail/barre du bateau | steuerrad/ruder des schiffs | timão/leme | timone | штурвал* | 舵輪/舵 | دفة/دفة السفينة | जहाज का पहिया
rubber duck | 橡皮鸭/小黄鸭 | patito de goma/pato de goma | canard en plastique/canard de bain | gummiente/badeente/quietscheente | patinho de borracha/pato de borracha | paperella di gomma | резинов* уточк*/резинов* утк* | アヒルのおもちゃ/ゴムのアヒル | بطة مطاطية | रबर की बत्तख
sun lounger | 躺椅/沙滩椅 | tumbona/silla de playa/hamaca de playa | chaise longue/transat | liegestuhl/sonnenliege | espreguiçadeira/cadeira de praia | sdraio/lettino da spiaggia | шезлонг* | ビーチチェア/デッキチェア | كرسي شاطئ/كرسي استلقاء | बीच चेयर
steel beam | 钢梁 | viga de acero/viga | poutre d'acier/poutre métallique | stahlträger | viga de aço/viga | trave d'acciaio | стальн* балк* | 鉄骨 | عارضة فولاذية | स्टील बीम
dinner table | 餐桌/饭桌 | mesa puesta/mesa del comedor | table dressée/table à manger | esstisch/gedeckter tisch/gedeckten tisch | mesa posta/mesa de jantar | tavola apparecchiata/tavola imbandita | накрыт* стол*/обеденн* стол* | 食卓 | مائدة/سفرة/مائدة الطعام | खाने की मेज/डाइनिंग टेबल
computer screen | 电脑屏幕/显示器/电脑桌 | pantalla de ordenador/monitor/pantalla del ordenador | écran d'ordinateur/moniteur | computerbildschirm/bildschirm/monitor | tela do computador/monitor | schermo del computer/monitor | монитор*/экран* компьютера | パソコンの画面/モニター | شاشة الحاسوب/شاشة الكمبيوتر | कंप्यूटर स्क्रीन
turntable | 打碟机/DJ台 | mesa de mezclas/cabina de dj | platines de dj/table de mixage | mischpult/dj-pult | mesa de som/mesa de dj | consolle/console da dj | диджейск* пульт* | ターンテーブル/DJブース | منصة دي جي | डीजे टेबल
news desk | 主播台/新闻台 | mesa de noticias | bureau du journal télévisé | nachrichtenpult | bancada do telejornal | banco del telegiornale | стол ведущего | ニュースデスク | مكتب الأخبار | न्यूज़ डेस्क
cash register | 收银台/收银机 | caja registradora | caisse enregistreuse/caisse du magasin | kasse/ladenkasse/registrierkasse | caixa registradora | registratore di cassa | кассов* аппарат* | レジ | صندوق النقد/آلة تسجيل النقد | कैश काउंटर
workbench | 工作台/木工台/操作台 | banco de trabajo/mesa de trabajo | établi | werkbank/hobelbank | bancada de trabalho/bancada | banco da lavoro/bancone da lavoro/banco da falegname | верстак*/рабоч* стол* | 作業台 | طاولة العمل/طاولة عمل/منضدة عمل | काम की मेज/वर्कबेंच
ironing board | 熨衣板 | tabla de planchar | planche à repasser | bügelbrett | tábua de passar | asse da stiro | гладильн* доск* | アイロン台 | طاولة كي | इस्त्री की मेज
kitchen sink | 厨房水槽/洗碗池 | fregadero de la cocina | évier de la cuisine | küchenspüle/spülbecken | pia da cozinha | lavello della cucina | кухонн* раковин* | 台所の流し | حوض المطبخ | रसोई का सिंक
sawhorse | 锯木架 | caballete | tréteau/tréteaux | sägebock | cavalete | cavalletto | козл* для пилки | 馬台 | حامل نشر الخشب | लकड़ी चीरने का घोड़ा
golf green | 果岭/高尔夫果岭 | green de golf | green | golfgrün | green de golfe | green | поле для гольфа/гольф-поле | グリーン/ゴルフ場 | ملعب غولف | गोल्फ ग्रीन
goal | 球门 | portería/arco de fútbol/la portería | but de football/cage de but/les buts | tor/fußballtor | gol/baliza/trave | porta da calcio/rete da calcio | ворот* футбольные/ворота/ворот | ゴールネット/サッカーゴール | مرمى/المرمى | गोल पोस्ट/गोलपोस्ट
tennis net | 球网 | red de tenis | filet de tennis | tennisnetz | rede de tênis | rete da tennis | теннисн* сетк* | テニスネット | شبكة التنس | टेनिस नेट
volleyball net | 排球网 | red de voleibol | filet de volley | volleyballnetz | rede de vôlei | rete da pallavolo | волейбольн* сетк* | バレーボールネット | شبكة الكرة الطائرة | वॉलीबॉल नेट
ping pong table | 乒乓球桌/乒乓球台 | mesa de ping-pong/mesa de pimpón | table de ping-pong | tischtennisplatte | mesa de pingue-pongue | tavolo da ping-pong | теннисн* стол*/стол для пинг-понга | 卓球台 | طاولة تنس | टेबल टेनिस की मेज
payphone | 公用电话 | teléfono público | téléphone public | münztelefon | telefone público | telefono pubblico | таксофон* | 公衆電話 | هاتف عمومي | सार्वजनिक फोन
cardboard box | 纸箱/纸盒子/纸盒 | caja de cartón/cajas de cartón | carton/cartons/boîte en carton | pappkarton/umzugskarton/karton/kartons | caixa de papelão | scatola di cartone/scatolone/scatoloni | картонн* короб* | 段ボール箱/ダンボール箱/段ボール | صندوق كرتون/علبة كرتون | गत्ते का डिब्बा/डिब्बा
pet bed | 狗窝/猫窝 | cama del perro/cama del gato | panier du chien/panier du chat | hundekorb/katzenkorb/hundebett | caminha do cachorro | cuccia/cuccia del cane | лежанк* | ペットベッド | سرير الكلب | कुत्ते का बिस्तर
jump rope | 跳绳/绳子跳 | comba/cuerda de saltar | corde à sauter | springseil | corda de pular | corda per saltare | скакалк* | 縄跳び/なわとび | حبل القفز | रस्सी कूदने की
porch swing | 摇椅秋千/花园秋千 | columpio de porche | balancelle | hollywoodschaukel | balanço de varanda | dondolo | садов* качел* | ポーチブランコ | أرجوحة الشرفة | बरामदे का झूला
cube | 立方体/方块/冰块 | cubo de hielo/cubo | cube/cubes/bloc de glace | kubus/eisblock | cubo/bloco de gelo | cubo/blocco di ghiaccio | куб/куба/кубы | 立方体/キューブ | مكعب | घन
building blocks | 积木 | bloques de construcción/bloques | blocs de construction | bauklötze/bauklötzen/bausteine/bausteinen | blocos de montar | costruzioni/mattoncini | кубики/кубиков/кубиками/конструктор* | 積み木/ブロック | مكعبات | ब्लॉक/खिलौना ईंटें
sphere | 球体/圆球 | esfera | sphère | sphäre | esfera | sfera | сфер* | 球体 | كرة متوهجة | गोला
cylinder | 圆柱/圆柱体 | cilindro | cylindre | zylinderform | cilindro | cilindro | цилиндр* | 円柱 | أسطوانة | बेलन आकार
birdcage | 鸟笼/笼子 | jaula/jaula de pájaros | cage/cage à oiseaux | käfig/vogelkäfig | gaiola | gabbia/gabbietta | клетк*/птичь* клетк* | 鳥かご/檻/籠 | قفص/قفص طيور | पिंजरा/पिंजरे
gravestone | 墓碑 | lápida/tumba | pierre tombale/tombe | grabstein | lápide/túmulo | lapide/tomba | надгроби*/могильн* кам*/могил* | 墓石/お墓 | شاهد قبر/قبر | कब्र/कब्र का पत्थर
loudspeaker | 音箱/音响/扬声器 | altavoz/altavoces/amplificador | haut-parleur/enceinte/amplificateur | lautsprecher/verstärker | alto-falante/caixa de som | altoparlante/cassa acustica/amplificatore | колонк*/громкоговорител*/усилител* | スピーカー/アンプ | مكبر صوت | लाउडस्पीकर/स्पीकर
military helmet | 军用头盔/钢盔 | casco militar/casco de soldado | casque militaire | stahlhelm | capacete militar | elmetto | каск* солдата/военн* каск* | 軍用ヘルメット | خوذة عسكرية | फौजी हेलमेट
eraser | 橡皮擦/橡皮 | goma de borrar | gomme | radiergummi | borracha de apagar | gomma da cancellare | ластик* | 消しゴム | ممحاة | रबर
heart | 爱心/红心/心形 | corazón/corazones | cœur rouge/cœurs | rotes herz | coração | cuore/cuori | сердечк* | ハート | قلب أحمر | दिल
ruler | 尺子 | regla | règle | lineal | régua | righello | линейк* | 定規 | مسطرة | पैमाना/स्केल
ribbon | 丝带/彩带/缎带/蝴蝶结 | cinta/cintas/lazo | ruban/rubans | schleife/schleifen | fita/fitas/laço | nastro/nastri/fiocco | лент* | リボン | شريط/شرائط+ | रिबन/फीता
magnet | 磁铁 | imán | aimant | magnet | ímã | calamita/magnete | магнит* | 磁石 | مغناطيس | चुंबक
pill | 药片/药丸/胶囊 | pastilla/píldora | pilule/comprimé | tablette/pille | comprimido/pílula | pillola/pastiglia | таблетк* | 錠剤 | حبة دواء | गोली/दवाई
test tube | 试管 | tubo de ensayo | tube à essai/éprouvette | reagenzglas/reagenzgläser+ | tubo de ensaio | provetta/provette | пробирк* | 試験管 | أنبوب اختبار | परखनली
stethoscope | 听诊器 | estetoscopio | stéthoscope | stethoskop | estetoscópio | stetoscopio | стетоскоп* | 聴診器 | سماعة طبية/سماعة الطبيب | स्टेथोस्कोप
coffin | 棺材 | ataúd | cercueil | sarg | caixão | bara | гроб/гроба/гробу | 棺桶 | تابوت | ताबूत
ticket | 车票/电影票/门票 | billete de tren/entrada de cine/boleto | billet de train/ticket | fahrkarte/eintrittskarte/ticket | bilhete/ingresso/passagem | biglietto/biglietti | билет* | 切符/チケット | تذكرة | टिकट
calendar | 日历 | calendario | calendrier | kalender | calendário | calendario | календар* | カレンダー | تقويم/رزنامة | कैलेंडर
clipboard | 写字板/文件夹板 | portapapeles | porte-bloc | klemmbrett | prancheta | cartellina rigida | планшет с бумагой | クリップボード | لوح كتابة | क्लिपबोर्ड
folder | 文件夹/资料夹 | carpeta | dossier/chemise cartonnée | aktenordner/aktenmappe | pasta de documentos | cartella di documenti | папк* | フォルダー/ファイル | ملف | फ़ाइल/फोल्डर
credit card | 信用卡/银行卡/名片 | tarjeta de crédito/tarjeta de visita | carte de crédit/carte bancaire/carte de visite | kreditkarte/visitenkarte | cartão de crédito/cartão de visita | carta di credito/biglietto da visita | кредитн* карт*/визитк* | クレジットカード/名刺 | بطاقة ائتمان/بطاقة | क्रेडिट कार्ड
price tag | 价格标签/价签 | etiqueta de precio | étiquette de prix | preisschild | etiqueta de preço | cartellino del prezzo | ценник* | 値札 | بطاقة سعر | मूल्य टैग
ping pong paddle | 乒乓球拍/球拍 | pala de ping-pong/raqueta de ping-pong | raquette de ping-pong | tischtennisschläger | raquete de pingue-pongue | racchetta da ping-pong | ракетк* для пинг-понга | 卓球ラケット | مضرب تنس الطاولة | टेबल टेनिस रैकेट
yo yo | 溜溜球/悠悠球 | yoyó/yo-yo | yo-yo | jo-jo | ioiô | yo-yo | йо-йо | ヨーヨー | يويو | यो-यो
graduation cap | 学士帽/毕业帽 | birrete | toque de diplômé/chapeau de diplômé | doktorhut/absolventenhut | capelo | tocco di laurea/tocco | шапочк* выпускника/конфедератк* | 角帽/卒業帽 | قبعة التخرج | ग्रेजुएशन टोपी
shopping bag | 购物袋/纸袋/塑料袋 | bolsa de la compra/bolsa de papel/bolsa de plástico | sac de courses/sac en papier/sac plastique | einkaufstüte/einkaufstasche/plastiktüte/papiertüte | sacola/sacola de compras/sacola plástica | busta della spesa/sacchetto/borsa della spesa | пакет*/сумк* с покупками | 買い物袋/紙袋/レジ袋 | كيس تسوق/كيس ورقي | थैला/थैली/शॉपिंग बैग
takeout box | 外卖盒/打包盒 | caja de comida para llevar | boîte à emporter | take-away-box | caixa de comida | scatola da asporto | коробк* с едой | テイクアウトの箱 | علبة طعام | टेकआउट डिब्बा
milkshake | 奶昔/奶茶/珍珠奶茶 | batido/té de burbujas | milk-shake/thé aux perles | milchshake/bubble tea | milk-shake/vitamina | frullato/frappè | молочн* коктейл* | ミルクシェイク/タピオカミルクティー | ميلك شيك | मिल्कशेक/लस्सी
soda | 汽水/可乐/饮料 | refresco/gaseosa | soda/limonade/coca | limonade/limo/cola | refrigerante/coca-cola | bibita/coca cola/gassosa | газировк*/лимонад*/кола/колу | ソーダ/コーラ/炭酸飲料 | صودا/مشروب غازي/كولا | सोडा/कोला
ice cube | 冰块 | cubito de hielo/cubitos de hielo | glaçon/glaçons | eiswürfel/eiswürfeln | cubo de gelo/pedra de gelo | cubetto di ghiaccio/cubetti di ghiaccio | кубик льда/кубики льда/кубик* льда | 氷/角氷 | مكعب ثلج/مكعبات ثلج+ | बर्फ का टुकड़ा
whiskey | 威士忌/朗姆酒/白酒 | whisky/ron/güisqui | whisky/rhum | whisky/rum/schnaps | uísque/cachaça | whisky/grappa | виски/водк*/ром | ウイスキー/焼酎 | ويسكي | व्हिस्की/शराब
gear | 齿轮 | engranaje/engranajes | engrenage/engrenages | zahnrad/zahnräder+ | engrenagem/engrenagens | ingranaggio/ingranaggi | шестерёнк*/шестерн* | 歯車 | ترس/تروس+ | गियर
hook | 钩子/挂钩 | gancho | crochet/hameçon | haken | gancho/anzol | gancio/amo | крючок/крючк*/крюк* | フック/釣り針 | خطاف | हुक/काँटा
sponge | 海绵 | esponja | éponge | schwamm | esponja | spugna | губк* | スポンジ | إسفنجة | स्पंज
fire extinguisher | 灭火器 | extintor | extincteur | feuerlöscher | extintor | estintore | огнетушител* | 消火器 | طفاية حريق | अग्निशामक
life buoy | 救生圈 | salvavidas/flotador | bouée de sauvetage/bouée | rettungsring | boia salva-vidas/boia | salvagente | спасательн* круг* | 浮き輪/救命浮き輪 | طوق نجاة | लाइफबॉय
thermometer | 温度计/体温计 | termómetro | thermomètre | thermometer | termômetro | termometro | термометр*/градусник* | 温度計/体温計 | ميزان حرارة | थर्मामीटर
clover | 四叶草/三叶草 | trébol/trébol de cuatro hojas | trèfle/trèfle à quatre feuilles | kleeblatt/klee | trevo/trevo de quatro folhas | trifoglio/quadrifoglio | клевер* | クローバー/四つ葉のクローバー | برسيم | तिपतिया
hibiscus | 木槿花/扶桑花 | hibisco | hibiscus | hibiskus | hibisco | ibisco | гибискус* | ハイビスカス | كركديه | गुड़हल
brick | 砖/砖头/砖块 | ladrillo/ladrillos | brique/briques | ziegel/ziegelstein/backstein | tijolo/tijolos | mattone/mattoni | кирпич* | レンガ/煉瓦 | طوب/طوبة | ईंट/ईंटें+
barrier | 路障/障碍/障碍物/栏杆 | barrera/obstáculo/valla de obstáculo | barrière/obstacle | absperrung/hindernis/schranke | barreira/obstáculo/cancela | barriera/ostacolo/transenna | барьер*/препятстви*/ограждени* | 障害物/バリケード | حاجز/الحاجز/عائق | बाधा/अवरोध/बैरियर
joystick | 摇杆 | palanca de mando | joystick | joystick | joystick | joystick | рычаг управления | ジョイスティック | عصا تحكم | जॉयस्टिक
disco ball | 迪斯科球/镜面球 | bola de discoteca/bola de espejos | boule à facettes | discokugel | globo de espelhos | palla da discoteca/palla stroboscopica | диско-шар/диско шар/зеркальн* шар* | ミラーボール | كرة ديسكو | डिस्को बॉल
sewing needle | 缝衣针 | aguja/aguja de coser | aiguille/aiguille à coudre | nähnadel/nadel | agulha/agulha de costura | ago da cucito | игл*/иголк* | 縫い針 | إبرة | सुई
spool of thread | 线轴 | carrete de hilo/hilo | bobine de fil | garnrolle/faden | carretel de linha/linha de costura | rocchetto di filo | катушк* ниток/нитк* | 糸巻き | بكرة خيط/خيط | धागा/धागे की रील
paper clip | 回形针 | clip de papel | trombone de bureau | büroklammer | clipe de papel | graffetta | скрепк* | クリップ | مشبك ورق | पेपर क्लिप
pushpin | 图钉 | chincheta | punaise | reißzwecke | tachinha | puntina | канцелярск* кнопк* | 画鋲 | دبوس | पिन
filing cabinet | 文件柜 | archivador | classeur métallique | aktenschrank | arquivo de aço | schedario | картотечн* шкаф* | ファイルキャビネット | خزانة ملفات | फाइल कैबिनेट
cable car | 缆车 | teleférico/funicular | téléphérique/télécabine | seilbahn/gondelbahn | teleférico/bondinho | funivia/cabinovia | канатн* дорог*/фуникулёр* | ロープウェイ/ゴンドラ | تلفريك | रोपवे/केबल कार
pinata | 皮纳塔 | piñata/piñatas | piñata | piñata | pinhata | pignatta | пиньят* | ピニャータ | بنياتا | पिनाटा
boomerang | 回旋镖 | bumerán | boomerang | bumerang | bumerangue | boomerang | бумеранг* | ブーメラン | بوميرانغ | बूमरैंग
tweezers | 镊子 | pinzas | pince à épiler/pincettes | pinzette | pinça | pinzette | пинцет* | ピンセット | ملقط | चिमटी
podium | 领奖台/讲台/基座 | podio/pedestal | podium/piédestal/socle | podium/podest/siegertreppchen/sockel | pódio/pedestal | podio/piedistallo | пьедестал*/подиум*/трибун* оратора | 表彰台/台座 | منصة التتويج/قاعدة | मंच/पोडियम
bomb | 炸弹/手雷 | bomba/granada de mano | bombe/grenade | bombe/handgranate | bomba/granada | bomba/granata | бомб*/гранат* | 爆弾/手榴弾 | قنبلة | बम
megaphone | 扩音器/喇叭 | megáfono | mégaphone | megafon | megafone | megafono | мегафон*/рупор* | メガホン/拡声器 | مكبر صوت يدوي/بوق | मेगाफोन
balance scale | 天平 | balanza/báscula | balance à plateaux | balkenwaage/waage | balança | bilancia | чаш* весов/весы/весах | 天秤/はかり | ميزان | तराजू
syringe | 注射器/针筒 | jeringa/jeringuilla | seringue | spritze | seringa | siringa | шприц* | 注射器 | حقنة/محقنة | सिरिंज/इंजेक्शन
stopwatch | 秒表 | cronómetro | chronomètre | stoppuhr | cronômetro | cronometro | секундомер* | ストップウォッチ | ساعة إيقاف | स्टॉपवॉच
pickaxe | 十字镐 | pico de minero | pioche | spitzhacke | picareta | piccone | кирк* | つるはし | معول | गैंती
trombone | 长号 | trombón | trombone | posaune | trombone | trombone | тромбон* | トロンボーン | ترومبون | ट्रॉम्बोन
maracas | 沙锤 | maracas | maracas | maracas/rumbarasseln | maracas/chocalho | maracas | маракас* | マラカス | ماراكاس | मराकास
sparkler | 仙女棒/烟花棒 | bengala/bengalas | cierge magique/cierges magiques | wunderkerze/wunderkerzen | estrelinha/vela de faíscas | stellina scintillante/bastoncino scintillante | бенгальск* огн*/бенгальск* огонь | 線香花火/手持ち花火 | عصا شرارة/ألعاب نارية يدوية | फुलझड़ी/फुलझड़ियाँ+
film projector | 放映机/投影仪 | proyector de cine/proyector | projecteur de cinéma/vidéoprojecteur | filmprojektor/beamer | projetor de cinema/projetor | proiettore | кинопроектор*/проектор* | 映写機/プロジェクター | جهاز عرض/آلة عرض سينمائي | प्रोजेक्टर
clapperboard | 场记板 | claqueta | clap de cinéma | filmklappe | claquete | ciak | хлопушк* | カチンコ | لوح الكلاكيت | क्लैपबोर्ड
kebab wrap | 烤肉卷/肉夹馍 | kebab/burrito/shawarma | kebab/chawarma | döner/kebab | quibe/kebab | kebab | шаурм*/шаверм*/кебаб* | ケバブ/ブリトー | شاورما/كباب | कबाब/रोल
rice ball | 饭团 | bola de arroz | boule de riz | reisbällchen | bolinho de arroz | polpetta di riso | рисов* шарик*/онигири | おにぎり | كرة أرز | चावल का गोला
oyster | 牡蛎/生蚝/蛤蜊 | ostra/ostras/almeja/mejillón | huître/huîtres/moule/moules | auster/austern/miesmuschel | ostra/ostras/marisco | ostrica/ostriche/vongole/cozze | устриц*/миди* | 牡蠣/アサリ/ムール貝 | محار | सीप
horseshoe | 马蹄铁 | herradura | fer à cheval | hufeisen | ferradura | ferro di cavallo | подков* | 蹄鉄 | حدوة حصان | घोड़े की नाल
rolling pin | 擀面杖 | rodillo/rodillo de cocina | rouleau à pâtisserie | nudelholz | rolo de massa | mattarello | скалк* | 麺棒 | شوبك/مرقاق | बेलन
dough | 面团/面皮/擀皮 | masa de pan/masa de pizza | pâte à pain/pâte à pizza | teig | massa de pão/massa de pizza | impasto/pasta della pizza/pasta per la pizza | тесто/теста/тесту/тестом | 生地/パン生地 | عجين/عجينة | आटा/लोई
poppies | 罂粟花 | amapola/amapolas | coquelicot/coquelicots | mohnblumen/mohnblume/klatschmohn | papoula/papoulas | papavero/papaveri | мак/маки/маков/маками | ポピー/ケシの花 | شقائق النعمان/خشخاش | पोस्त के फूल
hurdle | 跨栏/栏架 | valla/vallas | haie/haies | hürde/hürden | barreira de corrida | ostacolo della corsa | беговой барьер | ハードル | حاجز السباق | हर्डल/बाधा
hockey stick | 冰球杆/曲棍球棍 | palo de hockey | crosse de hockey | hockeyschläger | taco de hóquei | bastone da hockey | клюшк* | ホッケースティック | عصا هوكي | हॉकी स्टिक
puck | 冰球 | disco de hockey | palet de hockey | puck | disco de hóquei | disco da hockey | шайб* | パック | قرص الهوكي | हॉकी पक
golf club | 高尔夫球杆 | palo de golf | club de golf | golfschläger | taco de golfe | mazza da golf | клюшк* для гольфа | ゴルフクラブ | عصا غولف | गोल्फ क्लब
golf ball | 高尔夫球 | pelota de golf/bola de golf | balle de golf | golfball | bola de golfe | pallina da golf | мяч для гольфа | ゴルフボール | كرة غولف | गोल्फ की गेंद
diving board | 跳板/跳台 | trampolín de piscina | plongeoir | sprungbrett/sprungturm | trampolim da piscina | trampolino | трамплин*/вышк* для прыжков | 飛び込み台 | منصة القفز | डाइविंग बोर्ड
mat | 垫子/瑜伽垫 | esterilla/colchoneta | tapis de sol/tapis de yoga/tatami | matte/yogamatte/turnmatte | tapete de ioga/colchonete | materassino/tappetino | коврик*/мат | マット/ヨガマット | سجادة يوغا/حصيرة | चटाई
carousel | 旋转木马 | carrusel/tiovivo | manège/carrousel | karussell | carrossel | giostra | карусел* | メリーゴーランド | دوامة خيل | झूला/हिंडोला
loom | 织布机/织机 | telar | métier à tisser | webstuhl | tear | telaio | ткацк* стан* | 機織り機/織機 | نول | करघा/करघे
potters wheel | 陶轮/拉坯机/转盘 | torno de alfarero/torno | tour de potier | töpferscheibe/drehscheibe | torno de oleiro/torno | tornio/tornio da vasaio | гончарн* круг* | ろくろ | دولاب الفخار/الدولاب/عجلة الفخار | चाक
furnace | 熔炉/火炉/炉子 | horno de fundición/caldera | fourneau/fournaise | schmelzofen/brennofen | fornalha | fornace | печ* для стекла/горн/горна/плавильн* печ* | 炉/溶鉱炉/窯 | فرن صهر/أتون | भट्ठी/भट्टी
garland | 花环/花串 | guirnalda/guirnaldas | guirlande/guirlandes | girlande/girlanden | guirlanda/guirlandas | ghirlanda/ghirlande | гирлянд* | 花輪/レイ | إكليل/إكليل زهور | माला/वरमाला/हार/मालाएँ+
confetti | 彩纸/五彩纸屑 | confeti/confetis | confetti/confettis | konfetti | confete/confetes | coriandoli | конфетти | 紙吹雪 | قصاصات ملونة | कंफ़ेटी
altar | 祭坛/圣坛 | altar | autel | altar | altar | altare | алтар* | 祭壇 | مذبح | वेदी
oil lamp | 酥油灯 | lámpara de aceite/candil | lampe à huile | öllampe | lamparina/lâmpada a óleo | lampada a olio/lume | масляная лампа/масляную лампу/лампадк* | 灯明/オイルランプ | مصباح زيت/سراج | दीया/दीये/दीयों/दिया
cymbals | 镲/钹 | platillos | cymbales | becken des schlagzeugs | pratos da bateria | piatti della batteria | тарелки оркестра | シンバル | صنج | झांझ/मंजीरा
oud | 乌德琴 | laúd árabe/ud | oud/luth oriental | oud | alaúde | oud/liuto arabo | уд | ウード | عود/العود | ऊद
`;
