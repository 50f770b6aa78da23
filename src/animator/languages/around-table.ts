/**
 * What is around whom a film shows: parts of a set, what lies and flies in it, vessels, tools, food, callings and words of film, as the catalogue's tables know them and the other
 * tables lacked. In the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi.
 */
export const AROUND_TABLE = `
seaweed | 海草/海藻/海带 | algas/alga | algues/algue | seetang/algen | algas/alga marinha | alghe/alga | водоросл* | 海藻/昆布 | أعشاب بحرية/طحالب | समुद्री शैवाल
embers | 余烬/火星/炭火 | brasas/ascuas/rescoldos | braises | glut/glühende kohlen | brasas | braci/brace | угли/углями/углей/углях | 残り火/おき火 | جمر/الجمر | अंगारे/अंगारों
blossoms | 花朵/盛开的花 | flores de cerezo/floración | fleurs de cerisier/floraison | blüten/kirschblüten | flores de cerejeira/flor de cerejeira | fiori di ciliegio/fioritura | цветы сакуры/цветени* | 花々/開花 | أزهار/أزهار الكرز | फूलों की बहार
meteor shower | 流星雨 | lluvia de estrellas/lluvia de meteoros | pluie d'étoiles filantes/pluie de météores | sternschnuppenregen/meteorschauer | chuva de meteoros/chuva de estrelas cadentes | pioggia di stelle cadenti/sciame meteorico | звездопад*/метеорн* дожд* | 流星群 | زخة شهب/وابل شهب | उल्का वर्षा/तारों की बौछार
shooting star | 流星 | estrella fugaz | étoile filante | sternschnuppe/sternschnuppen | estrela cadente | stella cadente | падающ* звезд* | 流れ星 | شهاب/نجم ساقط | टूटता तारा
dewdrops | 露珠/露水 | gotas de rocío/rocío | gouttes de rosée/rosée | tautropfen/tau | gotas de orvalho/orvalho | gocce di rugiada/rugiada | росинк*/капл* росы/роса/росой | 朝露/しずく | قطرات الندى/الندى/ندى | ओस की बूँदें/ओस
drops | 水滴/水珠/滴水 | gotas/gota | gouttes/goutte/gouttelettes | tropfen | gotas/gota/gotículas | gocce/goccia/goccioline | капл*/капельк* | 水滴/しずく | قطرات/قطرة | बूँदें/बूंदें/बूँद
foam | 泡沫/浪花 | espuma | écume/mousse | schaum/gischt | espuma | schiuma | пена/пеной/пену/пены | しぶき | رغوة/زبد | झाग
sunbeams | 阳光光束/光束/一缕阳光 | rayos de sol/rayo de sol | rayons de soleil/rayon de soleil | sonnenstrahlen/sonnenstrahl | raios de sol/raio de sol | raggi di sole/raggio di sole | лучи солнца/солнечн* луч*/луч* солнца | 日差し/陽光/木漏れ日 | أشعة الشمس/خيوط الشمس | सूरज की किरणें/धूप की किरणें/किरणें
fairy lights | 彩灯/小彩灯/串灯 | guirnaldas de luces/luces de navidad/luces de colores | guirlandes lumineuses/guirlande lumineuse | lichterketten/lichterkette | luzinhas/pisca-pisca/cordões de luz | lucine/luci di natale/filo di luci | гирлянд* | イルミネーション/電飾 | أضواء الزينة/أضواء ملونة | झालर/झालरें/रंगीन बल्ब
footprints | 脚印/足迹 | huellas/pisadas | traces de pas/empreintes de pas/empreintes | fußspuren/spuren im schnee/fußabdrücke | pegadas | impronte/orme | следы/следов/следами/следах | 足跡 | آثار أقدام/آثار أقدامه | पैरों के निशान/पदचिह्न
mist | 薄雾/雾气/晨雾/烟雾缭绕 | neblina/bruma | brume | dunst/nebelschwaden | névoa/bruma | foschia/bruma | дымк*/туманн* дымк* | もや/靄/霞 | ضباب خفيف/سديم | धुंध/कोहरा/कुहासा
breeze | 微风/和风 | brisa | brise | brise | brisa | brezza | бриз*/ветерок/ветерк* | そよ風/微風 | نسيم/نسيم خفيف | हल्की हवा/मंद हवा/पुरवाई
dirt | 泥土 | tierra/suciedad | terre/saleté | erde/dreck | terra batida | terra battuta/sporcizia | пыльн* земл* | 泥土 | تراب/التراب | मिट्टी/धूल-मिट्टी
dirt road | 土路/泥土路/乡间土路 | camino de tierra | chemin de terre | feldweg/schotterweg | estrada de terra/estradinha de terra | strada sterrata | грунтов* дорог*/просёлочн* дорог*/проселочн* дорог* | 土の道/未舗装の道/砂利道 | طريق ترابي | कच्ची सड़क/पगडंडी
pebbles | 鹅卵石/小石子/卵石 | guijarros/piedrecitas | galets/cailloux | kiesel/kieselsteine | seixos/pedrinhas | ciottoli/sassolini | галька/галькой/галечн* | 小石/砂利 | حصى/الحصى | कंकड़
wildflowers | 野花 | flores silvestres | fleurs sauvages/fleurs des champs | wildblumen/feldblumen | flores silvestres/flores do campo | fiori selvatici/fiori di campo | полев* цвет*/дик* цвет* | 野花/野の花 | أزهار برية/زهور برية | जंगली फूल/जंगली फूलों
vines | 藤蔓/常春藤/爬山虎 | enredaderas/lianas/hiedra | lianes/lierre/vigne vierge | ranken/efeu/lianen | trepadeiras/cipós/hera | rampicanti/edera/liane | лиан*/плющ* | 蔦/ツタ/つる | كروم متسلقة/لبلاب | बेलें/लताएँ/बेल
bushes | 灌木丛/灌木/草丛 | arbustos/matorrales | buissons/fourrés | büsche/gebüsch/sträucher | arbustos/moitas | cespugli | кустах/кусты/кустов/кустарник* | 茂み/低木/草むら | شجيرات/الشجيرات/أدغال | झाड़ियाँ/झाड़ियों/झाड़ी
twigs | 细枝/小树枝 | ramitas | brindilles | zweige/reisig | gravetos | rametti/ramoscelli | веточк*/прутик* | 小枝 | أغصان صغيرة | टहनियाँ/टहनियों
branch | 树枝/枝头/枝条 | rama/ramas | branche/branches | ast/äste+/zweig | galho/galhos | ramo/rami | ветк*/ветв* | 枝/木の枝 | غصن/أغصان/غصن شجرة | डाल/डाली/टहनी
cobwebs | 蜘蛛网/蛛网 | telarañas/telaraña | toiles d'araignée/toile d'araignée | spinnweben/spinnennetz | teias de aranha/teia de aranha | ragnatele/ragnatela | паутин* | 蜘蛛の巣/クモの巣 | خيوط العنكبوت/شبكة عنكبوت | मकड़ी के जाले/जाला
clothesline | 晾衣绳/晒衣绳 | tendedero/cuerda de tender | corde à linge/fil à linge | wäscheleine | varal | stendibiancheria/filo del bucato | бельев* верёвк*/бельев* веревк* | 物干し/洗濯ロープ | حبل الغسيل | कपड़े सुखाने की रस्सी/अलगनी
laundry | 衣物/洗好的衣服/晾晒的衣服 | ropa tendida/colada/ropa limpia | linge/lessive | wäsche | roupa lavada | bucato/panni | бельё/белье/стирк* | 洗濯物 | غسيل/الغسيل | धुले कपड़े
wooden floor | 木地板 | suelo de madera/piso de madera | parquet/plancher/sol en bois | holzboden/parkett/dielenboden | chão de madeira/piso de madeira/assoalho | parquet/pavimento di legno | деревянн* пол*/паркет* | 板張りの床/木の床/フローリング | أرضية خشبية/أرضية من الخشب | लकड़ी का फ़र्श/लकड़ी के फर्श
floor | 地板/地面/地上 | suelo/piso | sol/plancher | boden/fußboden | chão/piso | pavimento/terra | пол/полу/пола/полом | 床/地面 | أرضية/الأرض/أرض | फ़र्श/फर्श/ज़मीन
tiles | 瓷砖/地砖/砖瓦 | azulejos/baldosas | carreaux/carrelage/tuiles | fliesen/kacheln | azulejos/ladrilhos | piastrelle/mattonelle | плитк*/кафел* | タイル | بلاط/البلاط | टाइलें/टाइल
stained glass window | 彩色玻璃窗/彩绘玻璃 | vidriera/vitral | vitrail/vitraux | buntglasfenster/kirchenfenster | vitral/vitrais | vetrata/vetrate | витраж* | ステンドグラス | زجاج ملون/نافذة زجاج معشق | रंगीन काँच की खिड़की
blinds | 百叶窗 | persianas/persiana | stores/volets/store | jalousien/rollos | persianas/persiana | persiane/veneziane | жалюзи | ブラインド | ستائر معدنية/ستائر | परदे की पट्टियाँ
pillars | 柱子/立柱/石柱 | columnas/pilares/columna | colonnes/piliers/colonne | säulen/säule/pfeiler | colunas/pilares/coluna | colonne/pilastri/colonna | колонн*/столб* | 柱/円柱 | أعمدة/عمود/الأعمدة | खंभे/स्तंभ/खंभा
awning | 遮阳篷/雨棚 | toldo | auvent/store banne | markise/vordach | toldo | tenda da sole/tettoia | навес*/козырёк | 日よけ/オーニング/軒先 | مظلة المحل | छज्जा/शामियाना
shop window | 橱窗 | escaparate/vitrina | vitrine/devanture | schaufenster | vitrine | vetrina | витрин* | ショーウィンドウ/ショーウインドー | واجهة محل/واجهة المتجر | दुकान की खिड़की/शोकेस
sidewalk | 人行道 | acera/vereda/banqueta | trottoir | gehweg/bürgersteig/gehsteig | calçada/passeio | marciapiede | тротуар* | 歩道 | رصيف الشارع/رصيف المشاة | फुटपाथ
doorway | 门口/门边 | umbral/en la puerta | embrasure de la porte/seuil | türrahmen/türschwelle/hauseingang | soleira/vão da porta | soglia/uscio | дверн* проём*/порог*/дверн* проем* | 戸口/玄関先 | مدخل/عتبة الباب | चौखट/दरवाज़े पर/देहरी
porch | 门廊 | porche | perron/véranda/porche | veranda | alpendre/varanda da frente | veranda/portico | крыльц*/веранд* | ポーチ/玄関ポーチ/縁側 | شرفة أمامية | बरामदा/बरामदे
balcony | 阳台 | balcón | balcon | balkon | sacada/varanda | balcone/balconcino | балкон* | ベランダ/バルコニー | شرفة/بلكونة | बालकनी/छज्जे
window sill | 窗台 | alféizar/alféizar de la ventana/repisa de la ventana | rebord de la fenêtre/rebord de fenêtre/appui de fenêtre | fensterbank/fensterbrett/fensterbänken+/fenstersims | parapeito/peitoril/parapeito da janela | davanzale | подоконник* | 窓辺/窓際/窓枠 | حافة النافذة/عتبة النافذة | खिड़की की चौखट/खिड़की के किनारे
entrance | 入口/大门口 | entrada | entrée | eingang | entrada | ingresso/entrata | вход/входа/входом/входу/подъезд* | 入り口/入口/玄関 | مدخل المبنى | प्रवेश द्वार/द्वार
exit | 出口 | salida | sortie | ausgang | saída | uscita | выход/выхода/выходу | 出口 | مخرج | निकास
aisle | 过道/走道 | pasillo del supermercado/pasillo de la iglesia | allée centrale/rayon | gang | corredor do supermercado | navata/corsia | проход/проходе/проходу | 通路 | ممر | गलियारा
stairs | 楼梯/台阶 | escaleras/escalera/escalones/escalinata | escalier/escaliers/marches | treppe/treppen/stufen/treppenstufen | escada/escadas/degraus/escadaria | scale/gradini/scalinata | лестниц*/ступен*/ступеньк* | 階段/石段 | درج/سلم/سلالم | सीढ़ियाँ/सीढ़ियों/सीढ़ी
throne room | 王座厅/大殿 | salón del trono/sala del trono | salle du trône | thronsaal | sala do trono/salão do trono | sala del trono | тронн* зал* | 玉座の間/謁見の間 | قاعة العرش | सिंहासन कक्ष/दरबार
ballroom | 舞厅/宴会厅 | salón de baile/sala de baile | salle de bal | ballsaal/tanzsaal | salão de baile | sala da ballo/salone da ballo | бальн* зал* | 舞踏室/ダンスホール/舞踏会場 | قاعة رقص/قاعة الرقص | नृत्य कक्ष/बॉलरूम
crosswalk lights | 红绿灯口 | semáforo en rojo | feu rouge | rote ampel | sinal vermelho | semaforo rosso | светофор* | 信号機/信号 | إشارة المرور/إشارة مرور | ट्रैफ़िक लाइट
greenhouse | 温室/花房 | invernadero | serre | gewächshaus/treibhaus | estufa | serra | теплиц*/оранжере* | 温室/ビニールハウス | دفيئة/بيت زجاجي | ग्रीनहाउस/पौधाघर
vegetable garden | 菜园/菜地 | huerto/huerta | potager | gemüsegarten/gemüsebeet | horta | orto | огород* | 家庭菜園/菜園/畑 | حديقة خضروات/بستان خضار | सब्ज़ी का बाग़/सब्ज़ियों की क्यारी
orchard | 果园 | huerto de frutales/arboleda de frutales | verger | obstgarten/obstwiese | pomar | frutteto | фруктов* сад*/яблонев* сад* | 果樹園 | بستان/بستان فاكهة | बाग़/फलों का बाग
vineyard | 葡萄园 | viñedo/viña | vignoble/vignes | weinberg | vinhedo | vigneto/vigna | виноградник* | ブドウ畑/ぶどう畑 | كرم عنب/كروم العنب | अंगूर का बाग़
laundromat | 洗衣店/自助洗衣店 | lavandería | laverie/laverie automatique | waschsalon | lavanderia | lavanderia automatica/lavanderia | прачечн* | コインランドリー | مغسلة | लॉन्ड्री/धोबीघाट
barber shop | 理发店 | barbería/peluquería | salon de coiffure/barbier | friseursalon/barbershop/friseurladen | barbearia/salão de cabeleireiro | barbiere/salone di parrucchiere/bottega del barbiere | парикмахерск*/барбершоп* | 床屋/美容院/理髪店 | صالون حلاقة/محل حلاقة | नाई की दुकान/सैलून
bookstore | 书店 | librería | librairie | buchladen/buchhandlung | livraria | libreria | книжн* магазин*/книжн* лавк* | 本屋/書店 | مكتبة لبيع الكتب/متجر كتب | किताबों की दुकान
flower shop | 花店 | floristería/florería | boutique de fleurs/chez le fleuriste | blumenladen | floricultura | negozio di fiori | цветочн* магазин*/цветочн* лавк* | 花屋 | محل زهور/متجر زهور | फूलों की दुकान
veterinary clinic | 宠物医院/兽医诊所 | clínica veterinaria | clinique vétérinaire/cabinet vétérinaire | tierarztpraxis | clínica veterinária | clinica veterinaria | ветеринарн* клиник* | 動物病院 | عيادة بيطرية | पशु चिकित्सालय
wine glass | 酒杯/高脚杯/红酒杯 | copa de vino/copa | verre de vin/verre à vin | weinglas | taça de vinho/taça | calice/bicchiere di vino/calice di vino | бокал* | ワイングラス | كأس نبيذ/كأس | वाइन का गिलास/प्याला
frying pan | 平底锅/煎锅 | sartén | poêle | pfanne/bratpfanne | frigideira | padella | сковород*/сковородк* | フライパン | مقلاة | तवा/कड़ाही/फ्राइंग पैन
pot | 锅里/铁锅/汤锅/砂锅/花盆 | olla/cazuela/maceta | marmite/casserole/pot de fleurs | topf/kochtopf/blumentopf | panela/vaso de planta | pentola/vaso di fiori | кастрюл*/котёл*/котел*/котелок/горшок/горшк* | 鍋/植木鉢 | قدر/وعاء طبخ/أصيص | बर्तन/हांडी/पतीला/गमला
bucket | 水桶/铁桶/桶 | cubo/balde/cubeta | seau | eimer | balde | secchio/secchiello | ведро/ведра/ведром/ведёрк* | バケツ | دلو/سطل | बाल्टी
jug | 水壶/水罐 | jarra/cántaro | cruche/carafe/broc | krug/kanne | jarra/moringa | brocca/caraffa | кувшин* | 水差し/瓶 | إبريق/جرة | घड़ा/मटका/सुराही/लोटा
tray | 托盘 | bandeja/charola | plateau | tablett | bandeja/tabuleiro | vassoio | поднос/подноса/подносом/подносе/подносы | お盆/トレイ/トレー | صينية | ट्रे/थाल
sack | 麻袋/布袋 | saco/costal | sac de toile | sack/jutesack | saco de pano/saca | sacco | мешок/мешк* | 麻袋 | كيس/شوال | बोरी/बोरा
crate | 木箱/板条箱/箱子 | caja de madera/cajón/caja | caisse/cageot | kiste/holzkiste | caixote/engradado/caixa | cassa/cassetta | ящик* | 木箱 | صندوق/صندوق خشبي | पेटी/लकड़ी की पेटी/बक्सा/संदूक
wheelbarrow | 独轮车/手推车 | carretilla | brouette | schubkarre | carrinho de mão | carriola | тачк*/тележк* | 手押し車/一輪車 | عربة يد | ठेला/हथठेला
napkin | 餐巾/餐巾纸/纸巾 | servilleta | serviette de table/serviette | serviette | guardanapo | tovagliolo/fazzoletto | салфетк* | ナプキン/ティッシュ | منديل/منديل ورقي | रूमाल/नैपकिन
napkin | 手帕/手绢 | pañuelo | mouchoir | taschentuch | lenço de bolso | fazzoletto | носов* плат*/платочек | ハンカチ | منديل قماش | रुमाल
sheet | 床单 | sábana | drap | laken/bettlaken | lençol | lenzuolo | простын* | シーツ | ملاءة/شرشف | चादर
blanket | 毯子/毛毯/被子 | manta/cobija/frazada | couverture/plaid | decke/wolldecke | cobertor/manta/coberta | coperta | одеял*/плед* | 毛布/ブランケット | بطانية/غطاء | कंबल/रज़ाई
knife | 刀子/菜刀/小刀 | cuchillo | couteau | messer/küchenmesser | faca | coltello | нож/ножом/ножа/ножи | ナイフ/包丁 | سكين | चाकू/छुरी
rolling pin | 擀面杖 | rodillo/rodillo de cocina | rouleau à pâtisserie | nudelholz | rolo de macarrão/rolo | mattarello | скалк* | 麺棒/めん棒 | شوبك/مرقاق | बेलन
hoe | 锄头 | azada/azadón | houe/binette | hacke | enxada | zappa | мотыг*/тяпк* | 鍬/くわ | معول/مجرفة | कुदाल/फावड़ा
shovel | 铁锹/铲子 | pala | pelle | schaufel/spaten | pá | pala/badile/vanga | лопат* | シャベル/スコップ | مجرفة/رفش | बेलचा
rake | 耙子 | rastrillo | râteau | rechen/harke | ancinho/rastelo | rastrello | грабл* | 熊手/レーキ | مدمة/مشط الحديقة | पाँचा
broom | 扫帚/扫把 | escoba | balai | besen | vassoura | scopa/ramazza | метл*/веник* | ほうき/箒 | مكنسة/مقشة | झाड़ू
mop | 拖把 | fregona/trapeador | serpillière | wischmopp/mopp | esfregão/rodo | mocio/spazzolone | швабр* | モップ | ممسحة | पोछा
sewing machine | 缝纫机 | máquina de coser | machine à coudre | nähmaschine | máquina de costura | macchina da cucire | швейн* машинк* | ミシン | ماكينة خياطة/آلة خياطة | सिलाई मशीन
typewriter | 打字机 | máquina de escribir | machine à écrire | schreibmaschine | máquina de escrever | macchina da scrivere | пишущ* машинк*/печатн* машинк* | タイプライター | آلة كاتبة | टाइपराइटर
swing | 秋千 | columpio | balançoire | schaukel | balanço | altalena | качел* | ブランコ | أرجوحة | झूला/झूले
rocking chair | 摇椅 | mecedora | fauteuil à bascule/rocking-chair/chaise à bascule | schaukelstuhl | cadeira de balanço | sedia a dondolo | кресл* качалк*/кресло-качалк*/кресле-качалке | 揺り椅子/ロッキングチェア | كرسي هزاز | झूलने वाली कुर्सी/आराम कुर्सी
hammock | 吊床 | hamaca | hamac | hängematte | rede de dormir | amaca | гамак* | ハンモック | أرجوحة شبكية | हैमॉक
peas | 豌豆/豆子 | guisantes/arvejas | petits pois | erbsen | ervilhas | piselli | горох*/горошин* | エンドウ豆 | بازلاء | मटर
beans | 黄豆/红豆/蚕豆 | frijoles/alubias/judías | haricots | bohnen | feijão/feijões | fagioli | фасол*/бобы/бобов | 小豆 | فاصوليا/فول | राजमा/फलियाँ
corn | 玉米/苞米 | maíz/elote/mazorca | maïs | mais/maiskolben | milho | mais/pannocchia | кукуруз* | トウモロコシ/とうもろこし | ذرة | मक्का/भुट्टा
grain | 谷物/谷粒/粮食 | grano/cereal | grain/céréales | korn/getreide | grão/cereal | grano/granaglie | зерно/зерном/зерна/пшен* | 穀物/穀粒 | حبوب/قمح | अनाज/दाना
oil | 油锅/食用油 | aceite | huile | öl | óleo/azeite | olio | масло/маслом/масла | 油/オイル | زيت | तेल
dough | 面团 | masa | pâte/pâte à pain | teig | massa | impasto/pasta sfoglia | тесто/тесту/тестом/теста | 生地/パン生地 | عجين/عجينة | आटा/गूंधा आटा
pancakes | 薄饼/煎饼 | tortitas/panqueques/crepes | crêpes/crêpe | pfannkuchen/eierkuchen | panquecas/panqueca | frittelle/crespelle | блины/блинов/блинами/блинчик*/оладь* | パンケーキ/ホットケーキ | فطائر | पैनकेक/मालपुआ
baguettes | 法棍/法棍面包 | baguettes | baguettes/baguette | baguettes | baguetes/pães franceses | baguette/filoni | багет* | バゲット/フランスパン | خبز فرنسي | बैगेट
loaf | 一条面包/大面包 | barra de pan/hogaza | miche/pain de campagne | laib/brotlaib | filão/bisnaga | pagnotta/filone | буханк*/батон* | 食パン | رغيف/رغيف خبز/أرغفة+ | पाव
tuna | 金枪鱼 | atún | thon | thunfisch | atum | tonno | тунец/тунц* | マグロ/まぐろ | تونة | टूना
instant noodles | 泡面/方便面 | fideos instantáneos | nouilles instantanées | instantnudeln | macarrão instantâneo/miojo | noodles istantanei | лапша быстрого приготовления | カップ麺/インスタントラーメン | نودلز سريعة التحضير/نودلز | मैगी/इंस्टेंट नूडल्स
clay cup | 陶杯/粗陶杯 | taza de barro/vaso de barro | tasse en terre cuite | tonbecher | caneca de barro | tazza di terracotta | глинян* чашк*/глинян* кружк* | 湯のみ/湯呑み | كوب فخاري/فنجان فخار | कुल्हड़/मिट्टी का प्याला
wedding guests | 宾客/婚礼宾客 | invitados de la boda/invitados a la boda | invités du mariage/convives | hochzeitsgäste | convidados do casamento | invitati al matrimonio/invitati | свадебн* гост*/гости на свадьбе | 結婚式の招待客/参列者 | ضيوف العرس/المعازيم | बाराती/बारातियों
clerk | 店员/收银员/职员 | dependiente/dependienta/cajero/cajera | vendeur/vendeuse/employé | verkäufer/verkäuferin/kassierer/kassiererin | balconista/atendente/caixa do mercado | commesso/commessa/cassiere/cassiera | продавец/продавщиц*/кассир* | 店員/レジ係 | بائع المتجر/موظف/كاشير | दुकानदार/क्लर्क
passersby | 行人/路人/过路人 | transeúntes/peatones | passants | passanten/fußgänger | transeuntes/pedestres | passanti/pedoni | прохож* | 通行人/歩行者 | المارة/مارة | राहगीर/राहगीरों
comrade | 同伴/战友/伙伴 | compañero/camarada | camarade/compagnon | kamerad/gefährte | companheiro/camarada | compagno/commilitone | товарищ*/соратник* | 仲間/戦友 | رفيقه/رفيق/زميله/رفاقه+ | साथी/हमसफ़र
rider | 骑手/骑士们 | jinete/amazona | cavalier/cavalière | reiter/reiterin | cavaleiro/amazona | cavaliere a cavallo/cavallerizzo/cavallerizza | всадник*/наездник*/наездниц* | 騎手/乗り手 | فارس/خيال | घुड़सवार
witness | 目击者/证人 | testigo | témoin | zeuge/zeugin | testemunha | testimone | свидетел* | 目撃者 | شاهد | गवाह
rival | 对手/敌手 | rival/adversario/contrincante | rival/adversaire | rivale/gegner/gegnerin | rival/adversário | rivale/avversario | соперник*/противник* | ライバル/対戦相手 | خصم/منافس/خصمه | प्रतिद्वंद्वी
crew | 船员/剧组/机组 | tripulación | équipage | besatzung/mannschaft | tripulação | equipaggio | экипаж*/команда/команды/командой/команду | 乗組員/クルー | طاقم | चालक दल
neighbor | 邻居 | vecino/vecina | voisin/voisine | nachbar/nachbarin/nachbarn | vizinho/vizinha | vicino di casa/vicina di casa | сосед/соседк*/соседа/соседом/соседи/соседу | 隣人/隣の人/近所の人 | جار/جارة/جاره/جيران | पड़ोसी/पड़ोसन
teammates | 队友 | compañeros de equipo | coéquipiers | mitspieler/teamkollegen | companheiros de equipe/colegas de time | compagni di squadra | товарищ* по команде | チームメイト | زملاؤه/زملاء الفريق | टीम के साथी
nomad | 游牧民/牧民 | nómada | nomade | nomade | nômade | nomade | кочевник* | 遊牧民 | بدوي/بدو/راع بدوي | खानाबदोश/बंजारा
rickshaw driver | 黄包车夫/三轮车夫/人力车夫 | conductor de rickshaw | conducteur de pousse-pousse | rikschafahrer | condutor de riquixá | conducente di risciò | рикш* водител* | 人力車夫 | سائق ريكشا/سائق الريكشا | रिक्शावाला/रिक्शावाले/रिक्शा चालक/ऑटोवाला
street vendor | 小贩/摊贩/摊主/小摊贩 | vendedor ambulante/vendedora ambulante | vendeur ambulant/marchand ambulant | straßenverkäufer/straßenhändler | vendedor ambulante/camelô | venditore ambulante/ambulante | уличн* торгов*/уличн* продав* | 屋台の店主/露天商 | بائع متجول/البائع المتجول | ठेलेवाला/फेरीवाला/रेहड़ीवाला
street vendor | 茶贩/卖茶人 | vendedor de té | vendeur de thé | teeverkäufer | vendedor de chá | venditore di tè | продавец чая | お茶売り/茶売り | بائع الشاي/بائع شاي | चायवाला/चायवाले
wide-angle lens | 广角镜头/广角拍摄 | gran angular/objetivo gran angular | objectif grand-angle/grand angle/grand-angle | weitwinkelobjektiv/weitwinkelaufnahme | lente grande angular/grande angular/grande-angular | grandangolo/obiettivo grandangolare | широкоугольн* объектив*/широкоугольн* съёмк*/широкоугольн* съемк* | 広角レンズ/広角 | عدسة واسعة/عدسة واسعة الزاوية/زاوية واسعة | वाइड एंगल लेंस/वाइड-एंगल लेंस/वाइड एंगल
telephoto lens | 长焦镜头/长焦 | teleobjetivo | téléobjectif | teleobjektiv | teleobjetiva | teleobiettivo | телеобъектив*/длиннофокусн* объектив* | 望遠レンズ | عدسة مقربة/عدسة تيليفوتو | टेलीफ़ोटो लेंस/टेलीफोटो लेंस
macro shot | 微距镜头/微距/微距拍摄 | macro/plano macro/toma macro | plan macro/macro/prise de vue macro | makroaufnahme/makro | macro/plano macro/tomada macro | ripresa macro/macro | макросъёмк*/макросъемк*/макро | マクロ撮影/マクロ/マクロショット/接写 | لقطة ماكرو/ماكرو/تصوير ماكرو | मैक्रो शॉट/मैक्रो
film grain | 胶片颗粒/颗粒感/胶片颗粒感 | grano de película/grano cinematográfico/grano fílmico/textura granulada | grain argentique/grain de film/grain de pellicule/grain | filmkorn/körnung/filmkörnung | granulação de filme/grão de filme/textura granulada/granulado de filme | grana cinematografica/grana della pellicola/grana/grana da pellicola | зерно плёнки/зернистость/плёночн* зерн*/пленочн* зерн*/зернист* плён* | フィルムグレイン/フィルム粒子/粒子感/フィルムの粒状感 | حبيبات الفيلم/حبيبات فيلم/تحبب سينمائي | फ़िल्म ग्रेन/फिल्म ग्रेन/दानेदार फ़िल्म
film look | 胶片感/胶片质感/胶片风格/胶片色调 | aspecto de película/look cinematográfico/estética de película analógica | effet pellicule/rendu pellicule/aspect pellicule | filmlook/analoger filmlook/analogfilm-look | efeito de película/visual de filme/estética de filme | effetto pellicola/aspetto pellicola/look cinematografico | плёночн* эффект*/эффект плёнки/плёночн* стил* | フィルム調/フィルムルック/フィルム風 | مظهر سينمائي/طابع فيلمي | फ़िल्मी लुक/फिल्मी लुक
warm tones | 暖色调/暖色/温暖的色调 | tonos cálidos/colores cálidos | tons chauds/couleurs chaudes/teintes chaudes | warme farben/warme töne/warme farbtöne/in warmen tönen/warmen farben | tons quentes/cores quentes | toni caldi/colori caldi | тёплые тона/теплые тона/тёплых тонах/теплых тонах/тёплые цвета/тёплая палитра/тёплая цветов* гамм* | 暖色系/暖色/暖色調/暖かい色調/暖かい色合い | ألوان دافئة/درجات دافئة/ألوان دافئه | गर्म रंग/गर्म टोन/गरम रंग
cold tones | 冷色调/冷色/冷调 | tonos fríos/colores fríos | tons froids/couleurs froides/teintes froides | kalte farben/kühle farben/kalte farbtöne/kühle farbtöne/kühle töne/in kühlen tönen | tons frios/cores frias | toni freddi/colori freddi | холодные тона/холодных тонах/холодные цвета/холодная палитра/холодн* цветов* гамм* | 寒色系/寒色/冷たい色調/青みがかった色調/寒色調 | ألوان باردة/درجات باردة | ठंडे रंग/ठंडे टोन/ठंडी रंगत
high contrast | 高对比度/强对比/强烈对比 | alto contraste/contraste alto/contrastes fuertes | contraste élevé/fort contraste/contrastes marqués | hoher kontrast/starke kontraste/hohem kontrast/starker kontrast | alto contraste/contraste alto | alto contrasto/contrasti forti/forte contrasto | высок* контраст*/контрастн* свет*/резк* контраст* | ハイコントラスト/高コントラスト/強いコントラスト | تباين عال/تباين عالي/تباين قوي | उच्च कंट्रास्ट/तेज़ कंट्रास्ट
pastel colors | 马卡龙色/粉彩色/柔和色彩/淡雅色彩 | colores pastel/tonos pastel | couleurs pastel/tons pastel | pastellfarben/pastelltöne/in pastellfarben | cores pastel/tons pastel | colori pastello/toni pastello | пастельн* тон*/пастельн* цвет* | パステルカラー/パステル調/淡い色調 | ألوان الباستيل/ألوان باستيل | पेस्टल रंग/हल्के रंग
science fiction style | 科幻风格 | estilo ciencia ficción/estilo de ciencia ficción/estética de ciencia ficción | style science-fiction/style de science-fiction | science-fiction-stil/sci-fi-stil | estilo ficção científica/estilo de ficção científica | stile fantascienza/stile fantascientifico | стиль научной фантастики/в стиле фантастики/научн* фантастик* | SF風/SF調/サイエンスフィクション風 | أسلوب الخيال العلمي/خيال علمي/أسلوب خيال علمي | साइंस फिक्शन शैली/साइंस फ़िक्शन/विज्ञान कथा शैली
cinematic style | 电影感/电影风格/电影质感 | estilo cinematográfico/estilo de cine/aire cinematográfico | style cinématographique/rendu cinématographique | filmischer stil/kinostil/kinolook/filmischer look | estilo cinematográfico/estilo de cinema | stile cinematografico/taglio cinematografico | кинематографичн* стил*/киношн* стил*/в стиле кино/кинематографичн* | 映画風/映画のような/シネマ調/シネマティック | أسلوب سينمائي/طابع سينمائي/بأسلوب سينمائي | सिनेमाई अंदाज़/सिनेमाई अंदाज/सिनेमाई शैली/फ़िल्मी अंदाज़
low angle shot | 低角度仰拍/仰拍/低机位/仰视镜头 | plano contrapicado/contrapicado/ángulo bajo/toma desde abajo | contre-plongée/plan en contre-plongée/vue en contre-plongée | froschperspektive/untersicht/aus der untersicht/von unten gefilmt | contra-plongée/ângulo baixo/contraplongê/câmera baixa | inquadratura dal basso/ripresa dal basso/angolazione dal basso | съёмка снизу/съемка снизу/с нижней точки/съёмка с нижней точки/нижн* ракурс*/ракурс снизу | ローアングル/あおり/見上げるアングル | لقطة من الأسفل/زاوية منخفضة/من زاوية منخفضة/تصوير من الأسفل | लो एंगल/लो-एंगल शॉट/नीचे से लिया गया शॉट/लो एंगल शॉट
high angle shot | 俯拍/高角度俯拍/俯视镜头/高机位 | plano picado/picado/ángulo alto/toma desde arriba | plongée/vue en plongée/plan en plongée | aufsicht/von oben gefilmt/aus erhöhter perspektive | plongée/ângulo alto/câmera alta | inquadratura dall'alto/ripresa dall'alto/angolazione dall'alto | съёмка сверху/съемка сверху/верхн* ракурс*/ракурс сверху/с верхней точки | ハイアングル/俯瞰/俯瞰ショット | لقطة من الأعلى/زاوية مرتفعة/زاوية عالية | हाई एंगल/हाई-एंगल शॉट/ऊपर से लिया गया शॉट
bird's-eye view | 鸟瞰/鸟瞰视角/鸟瞰镜头 | a vista de pájaro/vista de pájaro/plano cenital/vista cenital | vue d'oiseau/à vol d'oiseau/plan zénithal | vogelperspektive/aus der vogelperspektive/von oben gesehen | vista de cima/visão de pássaro/plano zenital/vista aérea de cima | veduta a volo d'uccello/a volo d'uccello/vista a volo d'uccello/ripresa zenitale | с высоты птичьего полёта/с высоты птичьего полета/вид с высоты птичьего полёта | 鳥瞰/真上からのショット/鳥瞰図 | منظر من السماء/منظور عين الطائر/عين الطائر | बर्ड्स आई व्यू/ऊपर से दृश्य/पक्षी की नज़र से
eye level shot | 平视镜头/平视角度/平视 | a la altura de los ojos/a nivel de los ojos | à hauteur d'yeux/hauteur des yeux | auf augenhöhe/augenhöhe | na altura dos olhos/nível dos olhos | ad altezza occhi/all'altezza degli occhi | на уровне глаз | アイレベル/目線の高さ | مستوى العين/على مستوى العين | आँखों के स्तर पर/आई लेवल शॉट
over-the-shoulder shot | 过肩镜头 | plano por encima del hombro/sobre el hombro/plano sobre el hombro | plan par-dessus l'épaule/par-dessus l'épaule | über die schulter gefilmt/schulterblick | plano por cima do ombro/por cima do ombro/sobre o ombro | inquadratura di spalle/da sopra la spalla/sopra la spalla | через плечо/съёмка через плечо/план через плечо | 肩越しのショット/肩越しに/肩越し | لقطة من فوق الكتف/من فوق الكتف | ओवर द शोल्डर शॉट/कंधे के ऊपर से
point of view shot | 第一人称视角/主观镜头/主观视角 | cámara subjetiva/plano subjetivo/en primera persona | caméra subjective/vue subjective/vue à la première personne | subjektive kamera/ich-perspektive/egoperspektive | câmera subjetiva/plano subjetivo/em primeira pessoa/ponto de vista em primeira pessoa | soggettiva/in soggettiva/inquadratura soggettiva | от первого лица/субъективн* камер* | 一人称視点/主観ショット/POV視点 | من منظور الشخص الأول/لقطة ذاتية/منظور الشخص الأول | पीओवी शॉट/पहले व्यक्ति के नज़रिए से
handheld camera | 手持镜头/手持摄影/手持拍摄 | cámara en mano/cámara al hombro | caméra à l'épaule/caméra portée/caméra à la main | handkamera/wackelige kamera | câmera na mão/câmera de mão/câmera no ombro | camera a mano/macchina a mano/camera a spalla | ручн* камер*/камера с рук/съёмка с рук/съемка с рук | 手持ちカメラ/手持ち撮影/手ブレ | كاميرا محمولة/كاميرا محمولة باليد/تصوير بكاميرا محمولة | हैंडहेल्ड कैमरा/हाथ में पकड़ा कैमरा/हैंडहेल्ड
static shot | 固定镜头/静态镜头/固定机位 | plano fijo/cámara fija/plano estático/cámara estática | plan fixe/caméra fixe/plan statique | statische kamera/feste einstellung/statische einstellung/starre kamera | plano fixo/câmera fixa/câmera parada/plano estático | camera fissa/inquadratura fissa/piano fisso/macchina fissa | статичн* камер*/статичн* кадр*/неподвижн* камер*/статичн* план* | 固定カメラ/固定ショット/定点 | كاميرا ثابتة/لقطة ثابتة | स्थिर कैमरा/स्टैटिक शॉट/स्थिर शॉट
tracking shot from the side | 横移镜头/侧面跟拍/横向跟拍 | travelling lateral/plano de seguimiento lateral | travelling latéral | seitliche kamerafahrt/parallelfahrt | travelling lateral/tracking lateral | carrellata laterale | боков* проезд*/камера движется параллельно | 横移動/横からの追跡ショット/並走ショット | لقطة تتبع جانبية | साइड ट्रैकिंग शॉट
one take | 一镜到底/长镜头 | plano secuencia | plan-séquence/plan séquence | plansequenz/one-take/in einer einstellung | plano-sequência/plano sequência | piano sequenza/pianosequenza | одним кадром/одним дублем/без склеек | ワンカット/長回し/ワンテイク | لقطة واحدة متصلة/لقطة متواصلة | एक ही टेक में/वन टेक
pair of | 一双/一对 | par de | paire de | paar | par de | paio di | пара | 一対の | زوج من | जोड़ी
woman | 妇女/妇人/女子/女士/女性 | - | - | - | - | - | - | - | - | -
man | 男子/男士/大叔/汉子/壮汉 | - | - | - | - | - | - | - | - | -
old man | 老汉/老头/老头儿/老翁/老大爷/大爷 | - | - | - | - | - | - | お年寄り/老爺 | - | -
old woman | 老妇/大妈/老妪/老太/大娘 | - | - | - | - | - | - | 老女 | - | -
young man | 小伙/青年男子/年轻男子/小哥 | - | - | - | - | - | - | 若い男子 | - | -
young people | 年轻人们/青年们/几个年轻人 | jóvenes/muchachos | jeunes gens/jeunes | jugendliche leute | jovens | giovani/ragazzi | молодёжь/молодые люди | 若者たち/若者 | شباب/شبان | नौजवान/युवा
soldiers | 士兵们/将士们/官兵 | - | - | - | - | - | - | 兵士たち/兵たち | - | -
children | 孩子们/小朋友们/小孩子们/几个孩子 | - | - | - | - | - | - | 子供たち/子どもたち | - | -
the other | 另一个/另外一个/另一位/另一只 | - | - | - | - | - | - | もう一人/もう一匹 | الآخر/الأخرى | दूसरा/दूसरी
flies | 飞扬/漫天飞舞/四处飞扬/纷飞 | - | - | - | - | - | - | 舞い上がる/飛び交う | - | -
looks | 望了一眼/看了一眼/望一眼/看一眼/瞥了一眼/张望 | - | - | - | - | - | - | - | - | -
walks over | 走过来/走过去/走上前/走上前来/走了过来 | - | - | - | - | - | - | 歩み寄る/近寄る | - | -
runs over | 跑过来/跑过去/跑了过来/奔过来 | - | - | - | - | - | - | 駆け寄る | - | -
comes in | 走进来/走了进来/进来 | - | - | - | - | - | - | 入ってくる/入って来る | - | -
gets out | 走出来/走了出来/出来 | - | - | - | - | - | - | 出てくる/出て来る | - | -
flies over | 飞过来/飞来/飞过 | - | - | - | - | - | - | 飛んでくる | - | -
cycles along | 骑车穿过/骑车经过/骑着单车 | - | - | - | - | - | - | 自転車で駆け抜ける/自転車で走る/自転車をこぐ/自転車を漕ぐ | - | -
sky full of yellow sand | 黄沙漫天/漫天黄沙 | - | - | - | - | - | - | 砂塵が舞う | - | -
palace gate | 宫门/城门 | - | - | - | - | - | - | 城門/宮門 | - | -
wind chime | 风铃 | móvil de viento/carillón de viento | carillon à vent | windspiel | sino dos ventos/mensageiro dos ventos | scacciapensieri a vento | музыка ветра | 風鈴 | أجراس الرياح | विंड चाइम
runs alongside | 并排跑/并肩跑 | - | - | - | - | - | - | 並んで走る/並走する/伴走する | - | -
road surface | 路面 | calzada/asfalto | chaussée/asphalte/bitume | asphalt/fahrbahn | asfalto | asfalto | асфальт*/мостов* | 路面/アスファルト/舗道 | أسفلت/الأسفلت | सड़क की सतह/डामर
the camera pulls back | 镜头后退/镜头向后退 | - | - | - | - | - | - | カメラはゆっくりと後退する/カメラがゆっくりと後退する/カメラが後退する/カメラは後退する/カメラはゆっくりと後退し/カメラがゆっくりと後退し/カメラはゆっくり後退し/カメラが後退し/カメラは後退し/カメラが引いていく/カメラは引いていく | - | -
comes into view | 映入眼帘 | - | - | - | - | - | - | 見えてくる/現れる | - | -
telephone | 听筒/话筒 | auricular | combiné | telefonhörer/hörer | telefone do gancho/fone do gancho | cornetta | телефонн* трубк*/трубк* | 受話器 | سماعة الهاتف | रिसीवर
grips | 紧握/攥着/攥紧/紧紧握住/紧紧抓住 | aprieta/agarra con fuerza/empuña | serre/agrippe/empoigne | umklammert/umfasst | agarra firme/empunha | stringe/impugna | сжимает/стискивает/сжимают | 握りしめる/握り締める/強く握る | يقبض على/يشد على | कसकर पकड़े हुए/कसकर पकड़ रहा है
thinly | 薄薄地 | en lonchas finas | finement | dünn | fino | sottile | тонко | 薄く | رقيقا | पतला-पतला
pitches a tent | 搭帐篷/搭起帐篷/支帐篷 | monta una tienda de campaña/monta una tienda/arma una carpa | monte une tente/plante une tente | baut ein zelt auf/schlägt ein zelt auf | monta uma barraca/arma uma barraca | monta una tenda/pianta una tenda | ставит палатку/разбивает палатку/ставят палатку | テントを張る/テントを立てる | ينصب خيمة | तंबू लगा रहा है/टेंट लगा रहा है
morning mist | 晨雾/薄薄的晨雾 | bruma matinal/niebla matinal | brume matinale | morgennebel/frühnebel | névoa da manhã/neblina matinal | nebbia mattutina/foschia del mattino | утренн* туман*/утренн* дымк* | 朝もや/朝靄/朝霧 | ضباب الصباح/ضباب صباحي | सुबह का कोहरा/सुबह की धुंध
book | 绘本/图画书/连环画 | libro ilustrado/libro de cuentos/cuento ilustrado | livre d'images/album illustré | bilderbuch | livro ilustrado/livrinho | libro illustrato/libro di fiabe | книжк* с картинками/детск* книжк* | 絵本 | كتاب مصور/كتاب صور | चित्र पुस्तक/चित्रों वाली किताब
shore of a lake | 湖畔/湖边 | orilla del lago/a orillas del lago | bord du lac/au bord du lac/rive du lac | seeufer/am ufer des sees/am seeufer | beira do lago/margem do lago | riva del lago/sponda del lago/in riva al lago | берег озера/берегу озера/озёрн* берег* | 湖のほとり/湖畔/湖岸 | ضفة البحيرة/شاطئ البحيرة | झील का किनारा/झील के किनारे
lawn | 草坪 | césped/pasto | pelouse/gazon | rasen/wiese vor dem haus | gramado/relvado | prato/prato inglese | газон*/лужайк* | 芝生/芝 | مرج/عشب الحديقة | लॉन/घास का मैदान
sushi chef | 寿司师傅 | chef de sushi/maestro sushi | chef sushi/maître sushi | sushi-koch/sushikoch | sushiman/chef de sushi | chef di sushi/maestro di sushi | суши-повар*/сушист* | 寿司職人/鮨職人/寿司シェフ | طاهي سوشي | सूशी शेफ़
behind the counter | 柜台后面/柜台后/吧台后 | detrás del mostrador/tras el mostrador | derrière le comptoir | hinter der theke/hinter dem tresen | atrás do balcão | dietro il bancone/dietro al bancone | за прилавком/за стойкой | カウンターの向こうで/カウンターの向こう/カウンターの奥で/カウンターの中で | خلف المنضدة/خلف الكاونتر | काउंटर के पीछे
whole | 整个/整座/全部 | entero/todo el/toda la | tout le/toute la/entier | ganz/gesamt | inteiro/todo o/toda a | tutto il/tutta la/intero | весь/вся/всю/целый | 全体/一面の | كامل/بأكمله/بأكملها | पूरा/सारा
sake | 清酒 | - | - | - | - | - | - | お酒/日本酒 | - | -
bullet train | 新干线/高铁/子弹头列车 | tren bala | train à grande vitesse | hochgeschwindigkeitszug | trem-bala | treno ad alta velocità/treno proiettile | скоростн* поезд*/скоростн* экспресс* | 新幹線 | قطار سريع/القطار السريع | बुलेट ट्रेन
leaves | - | - | - | - | - | - | - | 立ち去る/去っていく | - | -
`;
