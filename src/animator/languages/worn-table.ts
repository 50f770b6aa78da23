/**
 * What people and animals have on, and what they are made of: garments, hair, parts of the body. In the columns of the table of cinema: English | zh | es | fr | de | pt |
 * it | ru | ja | ar | hi; `+` ends a form that names several where the endings do not tell.
 */
export const WORN_TABLE = `
trench coat | 风衣/长风衣 | gabardina | trench/trench-coat | trenchcoat | gabardina/sobretudo | trench/impermeabile lungo | тренч* | トレンチコート | معطف طويل/معطف مطر طويل | ट्रेंच कोट/लंबा कोट
lab coat | 白大褂 | bata de laboratorio/bata blanca | blouse blanche/blouse de laboratoire | laborkittel/weißer kittel/weißen kittel | jaleco | camice/camice bianco | лабораторн* халат*/белый халат/белом халате | 白衣 | معطف مختبر/معطف أبيض | लैब कोट/सफ़ेद कोट
winter coat | 冬装大衣/冬季大衣/棉袄 | abrigo de invierno | manteau d'hiver | wintermantel | casaco de inverno | cappotto invernale | зимн* пальто | 冬のコート | معطف شتوي | सर्दी का कोट
fur coat | 皮草大衣/毛皮大衣 | abrigo de piel/abrigo de pieles | manteau de fourrure | pelzmantel | casaco de pele | pelliccia | шуба/шубе/шубу | 毛皮のコート | معطف فرو/معطف من الفرو | फर का कोट
overcoat | 长大衣/大衣/外套大衣 | abrigo largo/sobretodo | pardessus/long manteau | überzieher/langer mantel/langen mantel | casacão | cappotto lungo | длинн* пальто | オーバーコート | معطف ثقيل | ओवरकोट
parka | 派克大衣 | parka | parka | parka | parca | parka | - | パーカージャケット | باركا | पार्का
leather jacket | 皮夹克/皮衣 | chaqueta de cuero/cazadora de cuero | veste en cuir/blouson en cuir | lederjacke | jaqueta de couro | giacca di pelle/giubbotto di pelle | кожан* куртк* | 革ジャン/革ジャケット/レザージャケット | سترة جلدية/جاكيت جلد/سترة جلدية سوداء | चमड़े की जैकेट/लेदर जैकेट
denim jacket | 牛仔外套/牛仔夹克 | chaqueta vaquera/cazadora vaquera | veste en jean | jeansjacke | jaqueta jeans | giacca di jeans/giubbotto di jeans | джинсов* куртк* | デニムジャケット/ジージャン | سترة جينز/جاكيت جينز | डेनिम जैकेट
down jacket | 羽绒服 | plumífero/anorak | doudoune | daunenjacke | jaqueta de pluma/jaqueta puffer | piumino | пуховик* | ダウンジャケット | سترة منفوخة/سترة سميكة | पफर जैकेट
windbreaker | 冲锋衣/防风衣 | cortavientos | coupe-vent | windjacke | corta-vento | giacca a vento | ветровк* | ウインドブレーカー | سترة واقية من الريح | विंडब्रेकर
blazer | 西装外套/小西装 | americana/blazer | blazer | blazer/sakko | blazer | blazer | пиджак* | ブレザー | سترة رسمية/بليزر | ब्लेज़र
vest | 马甲/背心外套 | chaleco | gilet | weste | colete | gilet | жилет* | ベスト | صدرية | वास्कट/बनियान
life jacket | 救生衣 | chaleco salvavidas | gilet de sauvetage | schwimmweste/rettungsweste | colete salva-vidas | giubbotto di salvataggio | спасательн* жилет* | 救命胴衣/ライフジャケット | سترة نجاة | लाइफ़ जैकेट
turtleneck sweater | 高领毛衣 | jersey de cuello alto/suéter de cuello alto | col roulé/pull à col roulé | rollkragenpullover/rollkragenpulli | suéter de gola alta/gola rolê | dolcevita/maglione a collo alto | водолазк* | タートルネック/タートルネックのセーター | كنزة بياقة عالية | टर्टलनेक स्वेटर/टर्टलनेक
cardigan | 开衫/针织开衫 | rebeca/cárdigan/chaqueta de punto | cardigan | strickjacke/cardigan | cardigã | cardigan | кардиган* | カーディガン | كارديغان/سترة محبوكة | कार्डिगन
sweater | 毛衣/针织衫 | jersey/suéter/chompa | pull/pull-over/chandail | pullover/pulli/strickpullover | suéter/malha/blusão | maglione/maglioncino | свитер*/джемпер* | セーター | كنزة/سترة صوفية/بلوفر | स्वेटर
hoodie | 连帽衫/卫衣/帽衫 | sudadera/sudadera con capucha/buzo | sweat à capuche/sweat | kapuzenpullover/kapuzenpulli/hoodie | moletom/casaco com capuz | felpa/felpa con cappuccio | худи/толстовк* | パーカー/フーディー | سترة بقلنسوة/هودي | हुडी
shirt | 衬衫/衬衣/上衣 | camisa | chemise | hemd | camisa | camicia | рубашк*/сорочк* | シャツ/ワイシャツ | قميص | कमीज़/शर्ट/कमीज
t shirt | T恤/t恤/短袖 | camiseta/playera/remera | tee-shirt/t-shirt/maillot | t-shirt | camiseta/t-shirt | maglietta/t-shirt | футболк*/майк* | Tシャツ/ティーシャツ | قميص قصير/تيشيرت/تي شيرت | टी-शर्ट/टीशर्ट
tank top | 背心/吊带 | camiseta de tirantes | débardeur | tanktop/unterhemd | regata | canottiera | майк* без рукавов | タンクトップ | قميص بلا أكمام | टैंक टॉप
hawaiian shirt | 夏威夷衫/花衬衫 | camisa hawaiana | chemise hawaïenne | hawaiihemd | camisa havaiana | camicia hawaiana | гавайск* рубашк* | アロハシャツ | قميص هاواي | हवाईयन शर्ट
plaid shirt | 格子衬衫/格子衫 | camisa de cuadros/camisa a cuadros | chemise à carreaux | karohemd/kariertes hemd/karierten hemd | camisa xadrez | camicia a quadri | клетчат* рубашк*/рубашк* в клетку | チェックのシャツ/チェック柄のシャツ | قميص مربعات/قميص منقوش | चेक शर्ट/चारखाने की कमीज़
dress | 连衣裙/裙子/长裙 | vestido | robe | kleid | vestido | vestito/abito | плать* | ワンピース/ドレス | فستان/ثوب | पोशाक/ड्रेस
floral dress | 碎花裙/碎花连衣裙/印花裙 | vestido de flores/vestido floreado/vestido estampado | robe à fleurs/robe fleurie | geblümtes kleid/geblümtem kleid/geblümten kleid/blumenkleid | vestido florido/vestido floral/vestido de flores | vestito a fiori/abito a fiori/vestito floreale | цветаст* плать*/плать* в цветочек | 花柄のワンピース/花柄のドレス/花柄ワンピース | فستان مزهر/فستانا مزهرا/فستان مورد | फूलों वाली पोशाक/फूलदार पोशाक/फूलों वाली ड्रेस
evening gown | 晚礼服/礼服裙 | vestido de noche/vestido de gala | robe de soirée | abendkleid/ballkleid | vestido de gala/vestido de festa | abito da sera | вечерн* плать* | イブニングドレス/夜会服 | فستان سهرة | इवनिंग गाउन/शाम की पोशाक
summer dress | 夏裙/夏日连衣裙 | vestido de verano/vestido veraniego | robe d'été | sommerkleid | vestido de verão | vestito estivo/abito estivo | летн* плать*/сарафан* | 夏のワンピース/サマードレス | فستان صيفي | गर्मियों की पोशाक
wedding dress | 婚纱 | vestido de novia/vestido de boda | robe de mariée | brautkleid/hochzeitskleid | vestido de noiva | abito da sposa/vestito da sposa | свадебн* плать* | ウェディングドレス | فستان زفاف/فستان الزفاف | शादी का जोड़ा/शादी की पोशाक
skirt | 短裙/半身裙 | falda/pollera | jupe | rock | saia | gonna | юбк* | スカート | تنورة | स्कर्ट/घाघरा
kilt | 苏格兰裙 | kilt/falda escocesa | kilt | kilt/schottenrock | kilt | kilt | килт* | キルト | تنورة اسكتلندية | किल्ट
kimono | 和服 | kimono | kimono | kimono | quimono/kimono | kimono | кимоно | 着物/和服 | كيمونو | किमोनो
yukata | 浴衣 | yukata | yukata | yukata | yukata | yukata | юката/юкате | 浴衣 | يوكاتا | युकाता
qipao | 旗袍 | qipao | qipao | qipao | qipao | qipao | ципао | チャイナドレス | تشيباو | चीपाओ
hanfu | 汉服 | hanfu | hanfu | hanfu | hanfu | hanfu | ханьфу | 漢服 | هانفو | हानफू
sari | 纱丽 | sari | sari | sari | sári | sari | сари | サリー | ساري | साड़ी
robe | 长袍/袍子 | túnica/toga | robe de moine/toge | robe/kutte/gewand | túnica/manto | tunica/veste | мантия/мантии/рясе/ряса | ローブ/法衣 | ثوب طويل/رداء | चोगा/वस्त्र
bathrobe | 浴袍 | albornoz/bata de baño/bata | peignoir | bademantel/morgenmantel | roupão | accappatoio/vestaglia | халат* | バスローブ/ガウン | روب حمام/رداء الحمام | बाथरोब
cloak | 斗篷/披风 | capa | cape/manteau à capuche | umhang/mantel mit kapuze | capa/manto | mantello/mantella | плащ с капюшоном/накидк* | マント/外套 | عباءة | लबादा/चोग़ा
poncho | 雨披/斗篷雨衣 | poncho | poncho | poncho | poncho | poncho | пончо | ポンチョ | بونشو | पोंचो
uniform | 制服 | uniforme | uniforme | uniform | uniforme/farda | uniforme/divisa | униформ*/мундир* | 制服/ユニフォーム | زي رسمي/زي موحد | वर्दी/यूनिफॉर्म/यूनिफ़ॉर्म
school uniform | 校服 | uniforme escolar | uniforme scolaire | schuluniform | uniforme escolar | divisa scolastica/uniforme scolastica | школьн* форм*/школьн* униформ* | 学生服/セーラー服/学校の制服 | زي مدرسي/الزي المدرسي | स्कूल यूनिफ़ॉर्म/स्कूल यूनिफॉर्म/स्कूल की वर्दी
costume | 戏服/服装/表演服 | disfraz/traje típico | costume | kostüm | fantasia/traje | costume | костюм персонажа | 衣装/コスチューム | زي تنكري/أزياء | वेशभूषा/पोशाकें
armor | 盔甲/铠甲 | armadura | armure | rüstung | armadura | armatura | доспех*/латы/латах | 鎧/甲冑 | درع/دروع/درعا | कवच
overalls | 背带裤/工装裤 | peto/mono de trabajo | salopette | latzhose/overall | macacão/jardineira | salopette/tuta da lavoro | комбинезон* | オーバーオール/つなぎ | سروال عمل/أفرول | डंगरी/ओवरऑल
apron | 围裙 | delantal/mandil | tablier | schürze | avental | grembiule | фартук*/передник* | エプロン | مئزر/مريول | एप्रन/पेशबंद
scrubs | 手术服/护士服 | uniforme médico | blouse médicale | op-kittel/arztkittel | uniforme médico | divisa medica | медицинск* форм* | 手術着/スクラブ | زي طبي | मेडिकल स्क्रब
pajamas | 睡衣 | pijama | pyjama | schlafanzug/pyjama | pijama | pigiama | пижам* | パジャマ/寝間着 | بيجامة/بيجاما/منامة | पाजामा/पजामा/नाइट सूट
nightgown | 睡裙 | camisón | chemise de nuit | nachthemd | camisola | camicia da notte | ночн* рубашк*/ночнушк* | ネグリジェ | ثوب نوم/قميص نوم | नाइटगाउन
swimsuit | 泳衣/泳装 | bañador/traje de baño | maillot de bain | badeanzug | maiô/traje de banho | costume da bagno | купальник* | 水着 | ملابس سباحة/ثوب سباحة | स्विमसूट
bikini | 比基尼 | bikini | bikini | bikini | biquíni | bikini | бикини | ビキニ | بكيني/بيكيني | बिकिनी
swimming trunks | 泳裤 | bañador de hombre | slip de bain | badehose | calção de banho/sunga | costume a pantaloncino | плавки/плавках | 海パン/海水パンツ | سروال سباحة | तैराकी शॉर्ट्स
wetsuit | 潜水服/冲浪服 | traje de neopreno/neopreno | combinaison de plongée/combinaison néoprène | neoprenanzug/taucheranzug | roupa de mergulho/roupa de neoprene | muta | гидрокостюм* | ウェットスーツ | بدلة غوص | वेटसूट
spacesuit | 宇航服/太空服/航天服 | traje espacial | combinaison spatiale/scaphandre | raumanzug/weltraumanzug | traje espacial | tuta spaziale | скафандр* | 宇宙服 | بدلة فضاء/بدلة فضائية/بدلة الفضاء | स्पेससूट/अंतरिक्ष सूट/स्पेस सूट
jumpsuit | 连体服/连身衣 | - | combinaison | overall | macacão | tuta | комбинезон* | ジャンプスーツ | بدلة عمل | जंपसूट
tracksuit | 运动服/运动套装 | chándal/ropa deportiva | survêtement/jogging | trainingsanzug/jogginganzug | agasalho/roupa de treino | tuta da ginnastica/tuta sportiva | спортивн* костюм* | ジャージ/トラックスーツ | بدلة رياضية/ملابس رياضية | ट्रैकसूट
tuxedo | 燕尾服/礼服 | esmoquin/smoking | smoking | smoking | smoking | smoking | смокинг* | タキシード | بدلة سهرة/سموكن | टक्सीडो
suit | 西装/西服/套装 | traje/traje de chaqueta | costume/costume-cravate/tailleur | anzug/anzüge+ | terno/fato | completo/abito elegante/giacca e cravatta | костюм* | スーツ/背広 | بدلة/بذلة/بدلات+ | सूट
pants | 裤子/长裤 | pantalón/pantalones | pantalon | hose/hosen | calça/calças | pantaloni | брюк*/штаны/штанах | ズボン/パンツ | سروال/بنطال/بنطلون | पैंट/पतलून
jeans | 牛仔裤 | vaqueros/pantalón vaquero/tejanos | jean | jeans | calça jeans/jeans | jeans | джинс* | ジーンズ/ジーパン/デニムパンツ | جينز/بنطال جينز | जींस
shorts | 短裤 | pantalón corto/pantalones cortos/bermudas | short/bermuda | shorts/kurze hose/kurzen hosen | short/bermuda | pantaloncini/bermuda | шорт* | 短パン/ショートパンツ/半ズボン | شورت/سروال قصير | निकर/शॉर्ट्स
leggings | 紧身裤 | mallas/leggings | legging | leggings | legging | leggings | леггинс*/лосин* | レギンス | سروال ضيق | लेगिंग्स
tights | 连裤袜/丝袜 | medias/pantis | collants | strumpfhose | meia-calça | calze/collant | колготк* | タイツ | جوارب طويلة | टाइट्स
socks | 袜子 | calcetines | chaussettes | socken | meias | calzini/calze | носк* | 靴下/ソックス | جوارب/جورب | मोज़े/जुराबें
shoes | 鞋子/鞋/皮鞋 | zapatos/zapato | chaussures/chaussure | schuhe/schuh | sapatos/sapato | scarpe/scarpa | туфл*/ботинк*/обувь | 靴/革靴 | حذاء/أحذية | जूते/जूता/जूतों
boots | 靴子/长靴/皮靴 | botas/bota | bottes/botte | stiefel/stiefeln | botas/bota | stivali/stivale | сапог*/сапожк*/ботинки | ブーツ/長靴 | حذاء طويل/جزمة/أحذية طويلة/حذاء مطري | बूट/जूते लंबे/गमबूट
sneakers | 运动鞋/球鞋 | zapatillas/deportivas | baskets | turnschuhe/sneaker | tênis | scarpe da ginnastica | кроссовк*/кеды/кедах | スニーカー/運動靴 | حذاء رياضي/أحذية رياضية | स्नीकर्स/स्पोर्ट्स शूज़
sandals | 凉鞋 | sandalias | sandales | sandalen | sandálias | sandali | сандали* | サンダル | صندل/صنادل | सैंडल/चप्पल
slippers | 拖鞋 | pantuflas/zapatillas de casa | pantoufles/chaussons | hausschuhe/pantoffeln | chinelos/pantufas | pantofole/ciabatte | тапочк*/тапк* | スリッパ | خف/شبشب | चप्पलें
high heels | 高跟鞋 | tacones/zapatos de tacón | talons hauts/talons | high heels/stöckelschuhe | salto alto/saltos altos | tacchi alti/tacchi | туфл* на каблуках/каблук* | ハイヒール | كعب عال/كعب عالي | ऊँची एड़ी
ballet shoe | 芭蕾舞鞋/舞鞋 | zapatillas de ballet/zapatillas de punta | chaussons de danse/pointes | ballettschuhe/spitzenschuhe | sapatilhas | scarpette da ballo/scarpette da danza | пуант* | トウシューズ/バレエシューズ | حذاء باليه | बैले जूते
gloves | 手套 | guantes | gants | handschuhe | luvas | guanti | перчатк* | 手袋/グローブ | قفازات/قفاز | दस्ताने/दस्तानों
mittens | 连指手套 | manoplas | moufles | fäustlinge | luvas de lã | muffole | варежк*/рукавиц* | ミトン | قفازات صوفية | ऊनी दस्ताने
scarf | 围巾 | bufanda | écharpe | schal | cachecol | sciarpa | шарф* | マフラー/スカーフ | وشاح | मफ़लर/मफलर/गुलूबंद/स्कार्फ़/स्कार्फ
shawl | 披肩 | chal/mantón | châle | schultertuch/stola | xale | scialle | шаль/шали/шалью | ショール/肩掛け | شال | शॉल
tie | 领带 | corbata | cravate | krawatte/schlips | gravata | cravatta | галстук* | ネクタイ | ربطة عنق | टाई
bow tie | 领结/蝴蝶结领带 | pajarita/corbata de moño | nœud papillon/noeud papillon | fliege am hals/smokingfliege | gravata-borboleta/gravata borboleta | papillon/farfallino | бабочка на шее/галстук-бабочк* | 蝶ネクタイ | ربطة عنق فراشة/بابيون | बो टाई
belt | 腰带/皮带 | cinturón | ceinture | gürtel | cinto | cintura di pelle | ремень/ремнём/пояс/поясом | ベルト | حزام | बेल्ट/कमरबंद
suspenders | 吊带裤带/背带 | tirantes | bretelles | hosenträger | suspensórios | bretelle | подтяжк* | サスペンダー | حمالات | सस्पेंडर
hat | 帽子 | sombrero | chapeau/chapeaux+ | hut/hüte+ | chapéu | cappello | шляп* | 帽子/ハット | قبعة | टोपी/हैट
top hat | 礼帽/高礼帽/大礼帽/高顶礼帽 | sombrero de copa/chistera | haut-de-forme/chapeau haut de forme | zylinder/zylinderhut | cartola | cilindro/cappello a cilindro/tuba | цилиндр*/цилиндр | シルクハット/山高の帽子 | قبعة عالية/قبعة أسطوانية | टॉप हैट/ऊँची टोपी
cowboy hat | 牛仔帽 | sombrero vaquero/sombrero de vaquero | chapeau de cow-boy | cowboyhut | chapéu de cowboy/chapéu de vaqueiro | cappello da cowboy | ковбойск* шляп* | カウボーイハット | قبعة رعاة البقر/قبعة كاوبوي | काउबॉय टोपी/काउबॉय हैट
straw hat | 草帽 | sombrero de paja | chapeau de paille | strohhut | chapéu de palha | cappello di paglia | соломенн* шляп* | 麦わら帽子 | قبعة قش/قبعة من القش | पुआल की टोपी/तिनकों की टोपी
conical hat | 斗笠 | sombrero cónico | chapeau conique | kegelhut | chapéu cônico | cappello conico | коническ* шляп* | 笠/菅笠 | قبعة مخروطية | शंक्वाकार टोपी
witch hat | 女巫帽/巫师帽 | sombrero de bruja | chapeau de sorcière/chapeau pointu | hexenhut/spitzhut | chapéu de bruxa | cappello da strega/cappello a punta | колпак*/остроконечн* шляп* | 魔女の帽子/とんがり帽子 | قبعة ساحرة | जादूगरनी की टोपी/नुकीली टोपी
chef hat | 厨师帽 | gorro de chef/gorro de cocinero | toque de chef/toque | kochmütze | chapéu de chef/chapéu de cozinheiro | cappello da chef/cappello da cuoco | поварск* колпак* | コック帽 | قبعة طاه/قبعة الطاهي | शेफ़ की टोपी/शेफ टोपी
party hat | 派对帽/生日帽 | gorro de fiesta/sombrero de fiesta | chapeau de fête | partyhut | chapéu de festa/chapeuzinho de aniversário | cappellino da festa | праздничн* колпак* | パーティーハット | قبعة حفلة | पार्टी टोपी/पार्टी हैट
bowler hat | 圆顶礼帽 | bombín | chapeau melon | bowlerhut | chapéu-coco/chapéu coco | bombetta | котелок на голове/шляп* котелок | 山高帽 | قبعة مستديرة | बाउलर हैट
fedora | 软呢帽/费多拉帽 | sombrero fedora/fedora | borsalino/chapeau mou | fedora/filzhut | chapéu fedora | fedora/borsalino | федор*/фетров* шляп* | 中折れ帽/フェドーラ | فيدورا | फेडोरा
beanie | 毛线帽/针织帽 | gorro/gorro de lana | bonnet/bonnet en laine | wollmütze/strickmütze/mütze | gorro/touca | berretto di lana/cuffia | шапк*/шапочк* | ニット帽/毛糸の帽子 | قبعة صوفية/طاقية صوفية | ऊनी टोपी/बीनी
cap | 鸭舌帽/棒球帽 | gorra | casquette | kappe/schirmmütze/baseballkappe | boné | berretto/cappellino | кепк*/бейсболк* | キャップ/野球帽 | طاقية/كاب/قبعة بيسبول | बेसबॉल टोपी/कैप
beret | 贝雷帽 | boina | béret | baskenmütze | boina | basco | берете/беретом | ベレー帽 | قبعة بيريه/بيريه | बेरेट
turban | 头巾帽/缠头巾 | turbante | turban | turban | turbante | turbante | тюрбан*/чалм* | ターバン | عمامة | पगड़ी/साफ़ा
hood | 兜帽/风帽 | capucha | capuche/capuchon | kapuze | capuz | cappuccio | капюшон* | フード | قلنسوة/غطاء رأس | हुड
headscarf | 头巾 | pañuelo en la cabeza/pañuelo | foulard | kopftuch | lenço na cabeça/lenço | foulard/fazzoletto in testa | платок/платке/платком/косынк* | 頭巾/ヘッドスカーフ | حجاب/منديل رأس | सिर पर दुपट्टा/सिर का स्कार्फ़
veil | 面纱 | velo | voile | schleier | véu | velo | вуал*/фата/фату/фатой | ベール | حجاب شفاف/طرحة | घूँघट
headband | 发带/头带 | diadema/cinta en el pelo | bandeau/serre-tête | stirnband/haarreif | tiara de cabelo/faixa na cabeça | fascia per capelli/cerchietto | повязк* на голове/ободок | ヘアバンド/鉢巻き/カチューシャ | عصابة رأس | हेडबैंड
bandana | 花头巾 | bandana/pañoleta | bandana | bandana/halstuch | bandana | bandana | бандан* | バンダナ | باندانا | बंदाना
helmet | 头盔/安全帽 | casco | casque | helm | capacete | casco/elmo | шлем*/каска/каске/каску/каски | ヘルメット/兜 | خوذة | हेलमेट
hard hat | 安全头盔/工地安全帽 | casco de obra | casque de chantier | bauhelm/schutzhelm | capacete de obra/capacete de segurança | casco da cantiere/elmetto | строительн* каск* | 安全ヘルメット | خوذة عمل/خوذة واقية | सुरक्षा हेलमेट
crown | 王冠/皇冠 | corona | couronne | krone | coroa | corona | корон* | 王冠/冠 | تاج | मुकुट/ताज
tiara | 头冠/小王冠 | tiara | diadème | diadem/tiara | tiara | tiara/diadema | тиар*/диадем* | ティアラ | تاج صغير | टियारा
mask | 面具/口罩 | máscara/mascarilla | masque | maske | máscara | maschera/mascherina | маск* | 仮面/マスク/お面 | قناع | मुखौटा/नक़ाब/मास्क
gas mask | 防毒面具 | máscara de gas | masque à gaz | gasmaske | máscara de gás | maschera antigas | противогаз* | ガスマスク | قناع غاز | गैस मास्क
eyepatch | 眼罩 | parche en el ojo/parche | cache-œil/bandeau sur l'œil | augenklappe | tapa-olho | benda sull'occhio | повязк* на глазу | 眼帯 | عصابة عين/رقعة عين | आँख पर पट्टी
glasses | 眼镜 | gafas/lentes/anteojos | lunettes | brille | óculos | occhiali | очки/очках/очками | 眼鏡/メガネ/めがね | نظارة/نظارات | चश्मा/चश्मे/ऐनक
round glasses | 圆框眼镜/圆眼镜 | gafas redondas/lentes redondos | lunettes rondes | runde brille/runder brille/runden brille | óculos redondos | occhiali rotondi/occhiali tondi | кругл* очк* | 丸眼鏡/丸い眼鏡/丸メガネ | نظارات مستديرة/نظارة مستديرة | गोल चश्मा/गोल चश्मे
sunglasses | 墨镜/太阳镜 | gafas de sol/lentes de sol | lunettes de soleil | sonnenbrille | óculos de sol/óculos escuros | occhiali da sole | солнцезащитн* очк*/тёмн* очк*/темн* очк* | サングラス | نظارات شمسية/نظارة شمسية | धूप का चश्मा/धूप के चश्मे
goggles | 护目镜/风镜 | gafas protectoras/gafas de protección | lunettes de protection/lunettes de plongée | schutzbrille/skibrille/fliegerbrille | óculos de proteção | occhiali protettivi/occhialini | защитн* очк* | ゴーグル | نظارات واقية | सुरक्षा चश्मा
monocle | 单片眼镜 | monóculo | monocle | monokel | monóculo | monocolo | монокл* | 片眼鏡 | مونوكل | मोनोकल
earrings | 耳环/耳坠 | pendientes/aretes/aros | boucles d'oreilles/boucle d'oreille | ohrringe/ohrring | brincos/brinco | orecchini/orecchino | серьг*/серёжк*/сережк* | イヤリング/ピアス | أقراط/قرط | बालियाँ/झुमके/कान की बाली
necklace | 项链 | collar | collier | halskette/kette | colar | collana | ожерель*/бусы/бусами | ネックレス/首飾り | قلادة/عقد | हार/माला
bracelet | 手镯/手链 | pulsera/brazalete | bracelet | armband/armreif | pulseira/bracelete | braccialetto/bracciale | браслет* | ブレスレット/腕輪 | سوار/أساور | कंगन/चूड़ियाँ
jewelry | 首饰/珠宝 | joyas | bijoux | schmuck | joias | gioielli | украшени*/драгоценност* | 宝石/アクセサリー | مجوهرات/حلي | गहने/आभूषण
headphones | 耳机 | auriculares/audífonos/cascos de música | casque audio/écouteurs | kopfhörer | fones de ouvido/fone de ouvido | cuffie/auricolari | наушник* | ヘッドホン/イヤホン | سماعات/سماعات رأس | हेडफ़ोन/हेडफोन
backpack | 背包/双肩包/书包 | mochila | sac à dos | rucksack | mochila | zaino/zainetto | рюкзак* | リュック/リュックサック/バックパック/ランドセル | حقيبة ظهر | बैग/पीठ पर बैग/बस्ता/बैकपैक
clothes | 衣服/衣裳/服饰 | ropa/ropas | vêtements/habits | kleidung/kleider/klamotten | roupa/roupas | vestiti/abiti/indumenti | одежд* | 服/衣服/洋服 | ملابس/ثياب | कपड़े/कपड़ों/वस्त्रों
ripped jeans | 破洞牛仔裤 | vaqueros rotos/jeans rotos | jean déchiré | zerrissene jeans/zerrissenen jeans | calça rasgada/jeans rasgado | jeans strappati | рван* джинс* | ダメージジーンズ | جينز ممزق | फटी जींस
ice skates | 冰鞋/溜冰鞋 | patines de hielo | patins à glace | schlittschuhe | patins de gelo | pattini da ghiaccio/pattini | коньки/коньках | スケート靴 | زلاجات جليد | आइस स्केट
roller skates | 旱冰鞋/轮滑鞋 | patines/patines de ruedas | patins à roulettes/rollers | rollschuhe/inlineskates/inliner | patins | pattini a rotelle | ролики/роликах/роликов* коньк* | ローラースケート | أحذية تزلج بعجلات/زلاجات | रोलर स्केट
camouflage | 迷彩服/迷彩 | camuflaje | camouflage/treillis | tarnkleidung/tarnanzug/tarnuniform | camuflagem | mimetica | камуфляж* | 迷彩服/迷彩 | تمويه | छलावरण
hair | 头发/发丝 | pelo/cabello/cabellos/melena | cheveux/chevelure | haar/haare/haaren | cabelo/cabelos | capelli/chioma | волос*/волосы | 髪/髪の毛 | شعر | बाल/बालों
long hair | 长发 | pelo largo/cabello largo/melena larga | cheveux longs/longs cheveux | lange haare/langes haar/langen haaren/langem haar | cabelo comprido/cabelo longo/cabelos longos/cabelos compridos | capelli lunghi/lunghi capelli | длинн* волос* | 長い髪/ロングヘア/長髪 | شعر طويل | लंबे बाल/लंबे बालों
short hair | 短发 | pelo corto/cabello corto | cheveux courts | kurze haare/kurzes haar/kurzen haaren/kurzem haar | cabelo curto/cabelos curtos | capelli corti | коротк* волос*/коротк* стрижк* | 短い髪/ショートヘア/短髪 | شعر قصير | छोटे बाल/छोटे बालों
white hair | 白发/白头发 | pelo blanco/cabello blanco/pelo cano/canas | cheveux blancs | weißes haar/weiße haare/weißem haar/weißen haaren | cabelo branco/cabelos brancos | capelli bianchi | бел* волос* | 白髪/白い髪 | شعر أبيض | सफ़ेद बाल/सफ़ेद बालों/सफेद बाल/सफेद बालों
grey hair | 灰白头发/灰发/花白头发 | pelo gris/cabello gris/pelo canoso | cheveux gris/cheveux grisonnants | graues haar/graue haare/grauem haar/grauen haaren | cabelo grisalho/cabelos grisalhos | capelli grigi/capelli brizzolati | сед* волос*/седин* | 白髪交じりの髪/グレーの髪 | شعر رمادي/شعر أشيب | भूरे-सफ़ेद बाल
blond hair | 金发 | pelo rubio/cabello rubio | cheveux blonds | blondes haar/blonde haare/blondem haar/blonden haaren | cabelo loiro/cabelos loiros | capelli biondi | светл* волос*/белокур* волос* | 金髪/ブロンドの髪/ブロンド | شعر أشقر | सुनहरे बाल/सुनहरे बालों
red hair | 红发/红头发 | pelo rojo/pelirrojo/pelirroja/cabello rojo | cheveux roux/cheveux rouges | rotes haar/rote haare/rotem haar/roten haaren | cabelo ruivo/cabelos ruivos/ruivo/ruiva | capelli rossi | рыж* волос* | 赤毛/赤い髪 | شعر أحمر | लाल बाल/लाल बालों
pink hair | 粉色头发/粉发/粉红头发 | pelo rosa/cabello rosa | cheveux roses | rosa haare/rosa haaren/rosa haar/pinke haare/pinken haaren | cabelo rosa/cabelos rosa/cabelo cor-de-rosa | capelli rosa | розов* волос* | ピンクの髪/ピンク色の髪/ピンク髪 | شعر وردي | गुलाबी बाल/गुलाबी बालों
long pink hair | 粉色长发/粉红长发 | pelo largo rosa/pelo rosa largo/larga melena rosa/pelo largo y rosa | longs cheveux roses/cheveux longs et roses | lange rosa haare/langen rosa haaren/langem rosa haar/langen pinken haaren | cabelo rosa comprido/cabelo rosa longo/longos cabelos rosa | lunghi capelli rosa/capelli rosa lunghi | длинн* розов* волос* | 長いピンクの髪/ピンクの長い髪/ピンクのロングヘア | شعر وردي طويل | लंबे गुलाबी बाल/लंबे गुलाबी बालों
long black hair | 黑色长发/乌黑长发 | pelo largo negro/pelo negro largo/larga melena negra/cabello negro largo | longs cheveux noirs/cheveux noirs longs | lange schwarze haare/langen schwarzen haaren/langem schwarzem haar | cabelo preto comprido/cabelo preto longo/longos cabelos pretos/longos cabelos negros | lunghi capelli neri/capelli neri lunghi | длинн* чёрн* волос*/длинн* черн* волос* | 長い黒髪/黒いロングヘア | شعر أسود طويل | लंबे काले बाल/लंबे काले बालों
long blond hair | 金色长发 | pelo largo rubio/pelo rubio largo/larga melena rubia/cabello rubio largo | longs cheveux blonds/cheveux blonds longs | lange blonde haare/langen blonden haaren/langem blondem haar | cabelo loiro comprido/cabelo loiro longo/longos cabelos loiros | lunghi capelli biondi/capelli biondi lunghi | длинн* светл* волос* | 長い金髪/長いブロンドの髪 | شعر أشقر طويل | लंबे सुनहरे बाल/लंबे सुनहरे बालों
curly hair | 卷发 | pelo rizado/cabello rizado/pelo crespo | cheveux bouclés/cheveux frisés | lockiges haar/lockige haare/lockigem haar/lockigen haaren/locken | cabelo cacheado/cabelos cacheados/cabelo encaracolado | capelli ricci/ricci | кудряв* волос*/кудр*/вьющ* волос* | 巻き毛/カールした髪/くるくるした髪 | شعر مجعد | घुंघराले बाल/घुँघराले बाल/घुंघराले बालों/घुँघराले बालों
curly | 卷卷的 | rizado | bouclé/frisé | lockig | cacheado/encaracolado | riccio/ricciuto | кудряв*/вьющ* | 縮れた/カールした | مجعد | घुंघराले/घुँघराले
wavy hair | 波浪卷发/波浪长发 | pelo ondulado/cabello ondulado | cheveux ondulés | welliges haar/wellige haare/welligem haar | cabelo ondulado | capelli mossi/capelli ondulati | волнист* волос* | ウェーブのかかった髪/ウェーブヘア | شعر مموج | लहराते बाल
braids | 辫子/麻花辫 | trenzas/trenza | tresses/tresse/nattes | zöpfe/zopf | tranças/trança | trecce/treccia | косичк*/косы/косой | 三つ編み/おさげ | ضفائر/ضفيرة/جدائل | चोटी/चोटियाँ
ponytail | 马尾/马尾辫 | coleta/cola de caballo | queue de cheval | pferdeschwanz | rabo de cavalo | coda di cavallo | конск* хвост*/хвостик* | ポニーテール | ذيل حصان/كذيل حصان/ذيل الحصان | पोनीटेल
bun | 发髻/丸子头 | moño/recogido | chignon | dutt/haarknoten | coque | chignon/crocchia | пучок/пучком | お団子ヘア/お団子/まげ | كعكة شعر/شعر مرفوع | जूड़ा/जूड़े
pigtails | 双马尾 | dos coletas/coletas | couettes | zwei zöpfe/rattenschwänze | marias-chiquinhas/maria-chiquinha | codini | два хвостика/хвостики/двумя хвостиками | ツインテール | ضفيرتان/ضفيرتين | दो चोटियाँ/दो चोटी
dreadlocks | 脏辫 | rastas | dreadlocks | dreadlocks/rastalocken | dreadlocks/dreads | dreadlocks/rasta | дреды/дредами | ドレッドヘア | ضفائر راستا | ड्रेडलॉक्स
afro | 爆炸头 | afro/pelo afro | afro/coupe afro | afro/afrofrisur | black power/cabelo afro | afro/capelli afro | афро | アフロ/アフロヘア | شعر أفرو | एफ्रो
mohawk | 莫霍克发型/鸡冠头 | cresta/mohicano | crête/iroquoise | irokese/irokesenschnitt | moicano | cresta/moicano | ирокез* | モヒカン | موهوك | मोहॉक
bangs | 刘海 | flequillo | frange | ponyfransen | franja | frangia/frangetta | чёлк*/челк* | 前髪 | غرة | माथे पर बाल
bald | 光头/秃顶 | calvo/calva/pelado | chauve | kahl/glatzköpfig/glatze | careca/calvo | calvo/pelato | лыс* | 禿げた/はげた/スキンヘッド/坊主頭 | أصلع | गंजा/गंजे
beard | 胡子/胡须/大胡子 | barba | barbe | bart | barba | barba | бород* | 髭/ひげ/あごひげ/顎鬚 | لحية | दाढ़ी
bearded | 大胡子的 | barbudo | barbu | bärtig | barbudo | barbuto | бородат* | 髭面の | ملتح/ملتحي/ذو لحية | दाढ़ीवाला/दाढ़ी वाला/दाढ़ी वाले
grey beard | 灰白胡子/花白胡子/灰胡子/花白的胡子/灰白的胡子 | barba gris/barba canosa/barba cana | barbe grise | grauer bart/grauem bart/grauen bart | barba grisalha/barba cinza | barba grigia | сед* бород*/серой бородой | 白髪交じりの髭/灰色の髭/グレーの髭 | لحية رمادية/لحية شيباء | भूरी दाढ़ी/खिचड़ी दाढ़ी
white beard | 白胡子/白胡须/雪白的胡子 | barba blanca | barbe blanche | weißer bart/weißem bart/weißen bart | barba branca | barba bianca | бел* бород* | 白い髭/白ひげ/白いひげ/白髭 | لحية بيضاء | सफ़ेद दाढ़ी/सफेद दाढ़ी
mustache | 小胡子/八字胡/胡髭 | bigote/bigotes | moustache/moustaches | schnurrbart/schnauzbart/schnauzer | bigode | baffi | усы/усами/усат* | 口髭/口ひげ/ちょび髭 | شارب | मूँछ/मूँछें/मूंछ/मूँछों
goatee | 山羊胡 | perilla/barba de chivo | bouc | spitzbart/ziegenbart | cavanhaque | pizzetto | эспаньолк*/козлин* бородк* | ヤギひげ | لحية صغيرة | बकरा दाढ़ी
stubble | 胡茬 | barba de tres días | barbe de trois jours | dreitagebart/bartstoppeln | barba por fazer | barba incolta | щетин* | 無精ひげ/無精髭 | لحية خفيفة | हल्की दाढ़ी
freckles | 雀斑 | pecas | taches de rousseur | sommersprossen | sardas | lentiggini | веснушк*/веснушчат* | そばかす | نمش | झाइयाँ
wrinkles | 皱纹 | arrugas | rides | falten/runzeln | rugas | rughe | морщин* | しわ/皺 | تجاعيد | झुर्रियाँ/झुर्रियों
tattoo | 纹身/刺青 | tatuaje/tatuado | tatouage/tatoué | tattoo/tätowierung/tätowiert | tatuagem/tatuado | tatuaggio/tatuato | татуировк*/татуирован* | タトゥー/刺青/入れ墨 | وشم/موشوم/أوشام+ | टैटू/गोदना
scar | 伤疤/疤痕 | cicatriz | cicatrice/balafre | narbe | cicatriz | cicatrice | шрам* | 傷跡/傷痕 | ندبة | घाव का निशान
makeup | 妆容/化妆 | maquillaje | maquillage | schminke/make-up | maquiagem | trucco | макияж*/грим/гримом | 化粧/メイク | مكياج | मेकअप/श्रृंगार
tear | 眼泪/泪水/泪珠 | lágrima | larme | träne | lágrima | lacrima | слез*/слёз* | 涙 | دمعة/دموع+ | आँसू/आंसू
sweat | 汗水/汗珠 | sudor | sueur | schweiß | suor | sudore | пот/пота/потом | 汗 | عرق | पसीना/पसीने
head | 头/脑袋/头部 | cabeza | tête | kopf/köpfe+ | cabeça | testa | голов* | 頭 | رأس | सिर
face | 脸/脸庞/面孔/脸上 | cara/rostro | visage | gesicht/gesichter+ | rosto/cara/face | viso/volto/faccia | лиц* | 顔 | وجه/وجوه+ | चेहरा/चेहरे
eyes | 眼睛/双眼/目光 | ojos/ojo | yeux/œil/oeil | augen/auge | olhos/olho | occhi/occhio | глаз*/глаза | 目/瞳/眼 | عين/عيون/عينان/عينين/عيني/عينيه/عينيها | आँख/आँखें/आँखों/आंख/आंखें/आंखों
mouth | 嘴巴/嘴/口中 | boca/hocico | bouche/gueule | mund/maul | boca | bocca | рот/рта/рту | 口 | فم | मुँह/मुंह
lips | 嘴唇/双唇/唇 | labios/labio | lèvres/lèvre | lippen/lippe | lábios/lábio | labbra/labbro | губ* | 唇 | شفاه/شفتان/شفتين/شفتيه/شفتيها | होंठ/होंठों
nose | 鼻子 | nariz | nez | nase | nariz | naso | нос/носа/носом/носу | 鼻 | أنف | नाक
ears | 耳朵 | orejas/oreja | oreilles/oreille | ohren/ohr | orelhas/orelha | orecchie/orecchio | уши/ушами/ушах/ухо | 耳 | أذن/آذان/أذنان/أذنين/أذنيه | कान/कानों
neck | 脖子/颈部 | cuello | cou | hals/nacken | pescoço | collo | шея/шее/шею/шеей | 首 | رقبة/عنق | गर्दन
shoulder | 肩膀/肩头 | hombro | épaule | schulter | ombro | spalla | плеч* | 肩 | كتف/أكتاف+ | कंधा/कंधे/कंधों
arms | 手臂/双臂/胳膊 | brazos/brazo | bras | arme/arm/armen | braços/braço | braccia/braccio | рук*/объяти* | 腕/両腕 | ذراع/ذراعان/ذراعين/ذراعيه/ذراعيها | बाँह/बाँहें/बांह/बाँहों/बाहों
hands | 双手/手掌 | manos/mano | mains/main | hände/hand/händen | mãos/mão | mani/mano | рук*/ладон*/руки/руку/руками | 手/両手/掌 | يد/أيدي/يدان/يدين/يديه/يديها/يده/يدها | हाथ/हाथों
fingers | 手指/指尖 | dedos/dedo | doigts/doigt | finger/fingern | dedos/dedo | dita/dito | палец/пальц* | 指/指先 | إصبع/أصابع | उंगली/उंगलियाँ/उँगली/उंगलियों/उँगलियों
legs | 双腿 | piernas/pierna | jambes/jambe | beine/bein/beinen | pernas/perna | gambe/gamba | ног*/ноги | 脚/両脚 | ساق/سيقان/ساقين/ساقيه | पैर/टाँग/टाँगें/टांगें
feet | 双脚 | pies/pie | pieds/pied | füße/fuß/füßen | pés/pé | piedi/piede | ступн*/стопы | 足/両足 | قدم/أقدام/قدمين/قدميه | पाँव/पाव/पैरों
knee | 膝盖 | rodilla | genou/genoux+ | knie | joelho | ginocchio/ginocchia+ | колен* | 膝 | ركبة/ركب+ | घुटना/घुटने/घुटनों
belly | 肚子/肚皮/腹部 | barriga/vientre/panza/tripa | ventre | bauch | barriga | pancia | живот/животе/животом/животы/животах/брюх* | お腹/腹 | بطن/بطون+ | पेट
chest | 胸口/胸膛/胸前 | pecho | poitrine | brust | peito | petto | груд* | 胸 | صدر | छाती/सीना
cheek | 脸颊 | mejilla | joue | wange | bochecha | guancia | щек*/щёк* | 頬/ほっぺ | خد/وجنة | गाल
forehead | 额头 | - | front | stirn | testa | - | лоб/лбу/лба | 額/おでこ | جبين/جبهة | माथा/माथे
eyebrow | 眉毛 | ceja | sourcil | augenbraue | sobrancelha | sopracciglio/sopracciglia+ | бров* | 眉/眉毛 | حاجب | भौंह/भौंहें
tongue | 舌头 | lengua | langue | zunge | língua | lingua | язык/языком | 舌 | لسان | जीभ
tooth | 牙齿/獠牙 | diente | dent | zahn/zähne+ | dente | dente/denti+ | зуб* | 歯 | سن/أسنان+ | दाँत/दांत
fur | 皮毛/毛皮/毛发 | pelaje/pelo del animal | fourrure/pelage | fell/pelz | pelo do animal/pelagem | pelo/pelliccia | шерст*/мех/мехом | 毛皮/毛並み | فرو/فراء | फर/रोएँ
paw | 爪子/前爪 | pata/zarpa | patte | pfote/tatze | pata | zampa | лапа/лапы/лапу/лапой/лапами/лапах/лапк* | 前足/肉球/足の裏 | مخلب/كف | पंजा/पंजे
tail | 尾巴 | cola/rabo | queue | schwanz/schweif | rabo/cauda | coda | хвост* | 尻尾/しっぽ | ذيل | पूँछ/पूंछ/दुम
wing | 翅膀/双翅/羽翼 | ala | aile | flügel | asa | ala/ali+ | крыл* | 翼 | جناح/أجنحة+/جناحين+/جناحيه+ | पंख
horn | 犄角 | cuerno | corne | horn/hörner+ | chifre | corno/corna+ | рог/рога/рогами | - | قرن/قرون+ | सींग
mane | 鬃毛 | melena del león/crin | crinière | mähne | juba/crina | criniera | грив* | たてがみ | عرف/لبدة | अयाल
feather | 羽毛 | pluma | plume | feder | pena/pluma | piuma | перо/перья/пером/перьями/пёрышк* | 羽根/羽毛 | ريشة/ريش+ | पंखुड़ा
beak | 鸟嘴/鸟喙/喙 | pico | bec | schnabel | bico | becco | клюв* | くちばし | منقار | चोंच
hooves | 马蹄/蹄子 | cascos del caballo/pezuñas | sabots | hufe/hufen | cascos | zoccoli | копыт* | 蹄 | حوافر/حافر | खुर/खुरों
antlers | 鹿角 | cornamenta/astas | bois du cerf/ramure | geweih | galhada | corna del cervo/palco di corna | оленьи рога | 鹿の角 | قرون الأيل | हिरण के सींग
tentacle | 触手/触须 | tentáculo | tentacule | tentakel/fangarm | tentáculo | tentacolo | щупальц* | 触手 | مجس/مجسات+ | स्पर्शक
claws | 利爪/尖爪 | garras/garra | griffes/griffe | krallen/kralle/klauen | garras/garra | artigli/artiglio | когт* | 爪/鉤爪 | مخالب | पंजों/नाखून
`;
