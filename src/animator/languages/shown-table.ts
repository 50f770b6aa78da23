/**
 * How whoever and whatever is shown looks: qualities, parts of bodies and things, garments, as the catalogue's tables of looks know them and the other tables lacked. In the columns
 * of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Qualities are told of one man or thing; other forms follow from the tables of endings.
 */
export const SHOWN_TABLE = `
worried | 担忧的/忧虑的/焦急的 | preocupado | inquiet/soucieux | besorgt | preocupado | preoccupato | обеспокоен*/встревожен*/озабочен* | 心配そうな/不安げな | قلق | चिंतित/परेशान
surprised | 惊讶的/吃惊的 | sorprendido/asombrado | surpris/étonné | überrascht/erstaunt | surpreso/espantado | sorpreso/stupito | удивлён*/удивлен*/изумлён* | 驚いた | متفاجئ/مندهش | हैरान/चकित
exhausted | 疲惫不堪的/精疲力尽的/精疲力竭的 | agotado/exhausto/rendido | épuisé/exténué | erschöpft | exausto/esgotado | esausto/sfinito/stremato | измождён*/измученн*/обессилен* | 疲れ果てた/疲れ切った | منهك/مرهق | थका हारा/थका-हारा
confused | 困惑的/迷茫的 | confundido/confuso/desconcertado | confus/perplexe | verwirrt | confuso | confuso/perplesso | растерян*/смущён* | 困惑した/戸惑った | مرتبك/حائر | उलझन में
bored | 无聊的 | aburrido | ennuyé | gelangweilt | entediado | annoiato | скучающ* | 退屈そうな | ضجر | ऊबा हुआ
embarrassed | 尴尬的/害羞的 | avergonzado | embarrassé/gêné | verlegen | envergonhado | imbarazzato | сконфужен* | 恥ずかしそうな | محرج/خجول | शर्मिंदा/शरमाया हुआ
scared | 受惊的/惊恐的/吓坏的 | asustado/aterrado/atemorizado | effrayé/apeuré/terrifié | erschrocken/verängstigt | assustado/apavorado/amedrontado | spaventato/impaurito/terrorizzato | испуган*/напуган*/перепуган* | 怯えた/怖がる | خائف/مرعوب/فزع | डरा हुआ/भयभीत/घबराया हुआ
antique | 古董 | antiguo de época | d'époque | antik | antigo de época | d'epoca/d'antiquariato | антикварн* | 骨董の/アンティークの | أثري | प्राचीन
torn | 破烂的/撕破的/破破烂烂的 | rasgado/roto/desgarrado/raído | déchiré | zerrissen | rasgado/esfarrapado | strappato/stracciato/lacero | рван*/порван*/изорван* | 破れた/ぼろぼろの | ممزق | फटा/फटा हुआ/फटा-पुराना
worn | 破旧的/磨损的/陈旧的 | gastado/desgastado | usé/élimé | abgenutzt/abgetragen/verschlissen | gasto/desgastado/surrado | consumato/logoro | потёрт*/потерт*/изношен*/поношен* | 使い古した/着古した/くたびれた | مهترئ | घिसा हुआ/पुराना-सा
cracked | 开裂的/龟裂的/裂开的 | agrietado/resquebrajado | fissuré/craquelé/fêlé | rissig/gesprungen | rachado/trincado | crepato/screpolato | треснувш*/потрескавш* | ひび割れた | متشقق/متصدع | दरार वाला/चटका हुआ
polished | 光亮的/抛光的 | pulido/lustroso | poli/lustré | poliert | polido | lucidato/levigato | полирован*/отполирован*/начищен* | 磨かれた | مصقول/لامع | चमकाया हुआ
dripping | 滴水的/湿淋淋的 | goteante/chorreante | dégoulinant/ruisselant | tropfend/triefend | pingando/gotejante | gocciolante/grondante | капающ* | 滴る | يقطر | टपकता/टपकता हुआ
soaked | 湿透的/浑身湿透的/湿漉漉的 | empapado/calado | trempé | durchnässt/klatschnass/pitschnass | encharcado/ensopado | fradicio/inzuppato/zuppo/bagnato fradicio | промокш*/намокш*/вымокш* | びしょ濡れの/ずぶ濡れの | مبلل/مبتل | भीगा/भीगा हुआ/तर-बतर
muddy | 沾满泥的/泥泞的/满是泥巴的 | embarrado/lleno de barro/fangoso | boueux/couvert de boue | schlammig/matschig/schlammbedeckt | enlameado/lamacento | infangato/fangoso | грязн*/испачкан* | 泥だらけの/ぬかるんだ | موحل/ملطخ بالطين | कीचड़ भरा/कीचड़ से सना
dirty | 肮脏的/脏兮兮的/脏 | sucio/mugriento/manchado | sale/crasseux | dreckig/schmutzig/verschmutzt | sujo/encardido | sporco/sudicio | чумаз*/запачкан* | 汚れた/汚い | قذر/وسخ/متسخ | गंदा/मैला
clean | 干净的/整洁的 | limpio/pulcro | propre/impeccable | sauber | limpo | pulito | чистый/чистая/чистые/чистую/чистой | きれいな/清潔な | نظيف | साफ़/साफ
barefoot | 赤脚/光着脚/赤着脚/光脚 | descalzo | pieds nus/nu-pieds | barfuß | descalço | scalzo/a piedi nudi | босик*/босо*/босы* | 裸足で/裸足の | حاف/حافي القدمين/حافي | नंगे पाँव/नंगे पैर
smoking | 冒烟的/冒着烟的 | humeante | fumant | rauchend/qualmend | fumegante | fumante | дымящ* | 煙を上げる | مدخن | धुआँ छोड़ता
steaming | 热气腾腾的/冒着热气的/冒热气的 | humeante y caliente/que humea | tout fumant/fumant de chaleur | dampfend | fumegante e quente | fumante e caldo | дымящий* паром/от котор* идёт пар | 湯気の立つ/湯気が立つ/湯気を立てる | يتصاعد منه البخار | भाप छोड़ती/भाप निकलती
boiling | 沸腾的/煮沸的/烧开的 | hirviendo/hirviente | bouillant/bouillonnant | kochend/siedend/brodelnd | fervendo/fervente | bollente/che bolle | кипящ* | 沸騰した/煮立った/沸騰している | مغلي/يغلي | उबलता/उबलता हुआ
red-hot | 烧红的/通红的/炽热的 | al rojo vivo/candente/incandescente | chauffé au rouge/incandescent | glühend/rotglühend | em brasa/incandescente | rovente/incandescente/arroventato | раскалён*/раскален* | 真っ赤に焼けた/灼熱の | متوهج/محمى | दहकता/तपता
spotted | 有斑点的/带斑点的 | moteado/con manchas/manchado de lunares | tacheté/moucheté | gefleckt/gepunktet | pintado/malhado/com manchas | maculato/chiazzato/macchiato | пятнист* | 斑点のある/まだらの | مرقط | चितकबरा/धब्बेदार
checkered | 格子/方格/格纹 | a cuadros/de cuadros | à carreaux | kariert | xadrez/quadriculado | a quadri/a scacchi/a quadretti | клетчат*/в клетку | チェックの/チェック柄の/市松模様の | مربعات/كاروهات | चारखाने वाला/चेकदार
striped | 条纹/横条纹 | a rayas/de rayas/rayado | à rayures/rayé | gestreift/geringelt | listrado/às riscas | a righe/a strisce/rigato | полосат*/в полоск* | 縞模様の/ストライプの/しま模様の/ボーダーの | مخطط | धारीदार
colorful | 五颜六色的/五彩缤纷的/色彩鲜艳的/五彩/多彩的/花花绿绿的 | multicolor/colorido/de colores/de mil colores/multicolores | multicolore/coloré/bariolé | bunt/farbenfroh/farbenprächtig/vielfarbig | colorido/multicolorido/multicolor | colorato/variopinto/multicolore | разноцветн*/пёстр*/пестр*/цветаст* | 色とりどりの/カラフルな/色鮮やかな | ملون/متعدد الألوان | रंग-बिरंगा/रंगबिरंगा/रंगीन
sharp | 锋利的/尖锐的 | afilado/agudo/puntiagudo | tranchant/aiguisé/pointu/acéré | scharf/spitz | afiado/pontiagudo | affilato/appuntito/aguzzo | острый/острая/острые/острым/острыми/острой/заострён* | 鋭い/尖った | حاد | तेज़ धार वाला/नुकीला
curved | 弯曲的/弧形的 | curvo/curvado | courbe/recourbé | gebogen/gekrümmt/geschwungen | curvo/curvado | curvo/ricurvo | изогнут*/выгнут* | 曲がった/湾曲した | منحن/مقوس | मुड़ा हुआ/घुमावदार
winding | 蜿蜒的/曲折的/弯弯曲曲的 | sinuoso/serpenteante/lleno de curvas | sinueux/tortueux | kurvig/gewunden/kurvenreich | sinuoso/cheio de curvas | tortuoso/sinuoso | извилист*/петляющ* | 曲がりくねった/うねうねとした | متعرج/ملتو | घुमावदार रास्ता/टेढ़ा-मेढ़ा
wide | 宽阔的/宽大的/宽广的 | ancho/amplio | large/vaste | breit | largo/amplo | largo/ampio | широк* | 広い/幅広い | عريض/واسع | चौड़ा
narrow | 狭窄的/窄窄的/窄 | estrecho/angosto | étroit | schmal/eng | estreito/apertado | stretto/angusto | узк*/тесн* | 狭い/細い | ضيق | तंग/संकरा/सँकरा/पतला
steep | 陡峭的/陡 | empinado/escarpado | escarpé/raide/pentu | steil | íngreme | ripido/scosceso | крутой/крутая/крутые/крутую/отвесн* | 急な/険しい | شديد الانحدار | खड़ी ढलान
chubby | 胖乎乎的/圆滚滚的/胖嘟嘟的 | regordete/rechoncho/gordito | potelé/dodu/joufflu/rondouillard | pummelig/mollig/rundlich | gordinho/rechonchudo/fofinho | paffuto/grassottello/cicciottello | пухл*/упитан*/толстеньк* | ぽっちゃりした/まるまるとした | بدين/ممتلئ | गोल-मटोल/मोटा
fat | 肥胖的/胖 | gordo/obeso | gros/obèse | dick/fett | gordo | grasso/obeso | толст*/жирн* | 太った | سمين | मोटा/मोटी
slim | 苗条的/纤瘦的 | delgado/esbelto | mince/svelte | schlank | magro/esbelto | snello/magro | стройн* | ほっそりした/細身の/スリムな | نحيل/رشيق | छरहरा/दुबला
skinny | 瘦削的/瘦瘦的/干瘦的/瘦小的 | flaco/delgaducho/escuálido | maigre/maigrichon/décharné | dürr/mager/hager | magrelo/magricela | magro/magrissimo/smilzo | худой/худая/худые/худого/тощ*/худощав* | 痩せた/がりがりの | هزيل | दुबला-पतला/सूखा-सा
muscular | 肌肉发达的/健壮的/强壮的 | musculoso/fornido/corpulento | musclé/costaud | muskulös/durchtrainiert | musculoso/forte/sarado | muscoloso/nerboruto/robusto | мускулист*/накачан*/крепк* | 筋肉質の/たくましい/筋骨隆々の | مفتول العضلات/عضلي | हट्टा-कट्टा/बलिष्ठ/गठीला
heavy | 沉重的/笨重的 | pesado | lourd/pesant | schwer | pesado | pesante | тяжёл*/тяжел* | 重い/重たい | ثقيل | भारी
handsome | 英俊的/帅气的 | guapo/apuesto/atractivo | beau/séduisant | gutaussehend/hübsch | bonito/charmoso | bello/affascinante/attraente | симпатичн* | ハンサムな/端正な | وسيم | सुंदर-सा/रूपवान/खूबसूरत
stylish | 时髦的/时尚的 | elegante y moderno/con estilo | stylé/chic | stylisch/schick/modisch | estiloso/chique | alla moda/chic | стильн*/модн* | おしゃれな/スタイリッシュな | أنيق | फ़ैशनेबल/स्टाइलिश
ugly | 丑陋的/难看的 | feo/horrible | laid/affreux | hässlich | feio | brutto/orrendo | уродлив*/безобразн* | 醜い | قبيح | बदसूरत/कुरूप
scary | 可怕的/吓人的/恐怖的 | aterrador/terrorífico/espeluznante | effrayant/terrifiant | gruselig/unheimlich/furchterregend | assustador/aterrorizante | spaventoso/terrificante | страшн*/жутк*/пугающ* | 怖い/恐ろしい/不気味な | مخيف/مرعب | डरावना/भयानक
ghostly | 幽灵般的/诡异的 | fantasmal/espectral | fantomatique/spectral | geisterhaft/gespenstisch | fantasmagórico/espectral | spettrale | призрачн* | 幽霊のような/幽玄な | شبحي | भूतिया
sleepy | 困倦的/昏昏欲睡的/睡眼惺忪的 | somnoliento/adormilado/con sueño | somnolent/ensommeillé | schläfrig/müde/verschlafen | sonolento/com sono | assonnato/sonnolento/insonnolito | сонн*/заспан* | 眠そうな/眠たげな | نعسان/ناعس | उनींदा/नींद से भरा
drunk | 喝醉的/醉醺醺的 | borracho/ebrio | ivre/saoul | betrunken | bêbado/embriagado | ubriaco | пьян* | 酔った/酔っぱらった | سكران/ثمل | नशे में धुत/शराबी
sick | 生病的/患病的 | enfermo | malade | krank | doente | malato | больной/больная/больную/больного | 病気の | مريض | बीमार
wounded | 受伤的/负伤的 | herido | blessé | verwundet/verletzt | ferido/machucado | ferito | ранен*/израненн* | 負傷した/傷ついた/怪我をした | جريح/مصاب/مجروح | घायल/ज़ख्मी
pregnant | 怀孕的/孕妇 | embarazada | enceinte | schwanger | grávida | incinta | беременн* | 妊娠中の/妊婦の | حامل | गर्भवती
tattooed | 纹身的/有纹身的 | tatuado | tatoué | tätowiert | tatuado | tatuato | татуирован* | 入れ墨のある/タトゥーのある | موشوم | टैटू वाला/गुदा हुआ
freckled | 长着雀斑的/有雀斑的/满脸雀斑的 | pecoso/con pecas | couvert de taches de rousseur | sommersprossig | sardento/com sardas | lentigginoso/con le lentiggini | веснушчат* | そばかすのある | منمش | झाइयों वाला
masked | 蒙面的/戴面具的 | enmascarado | masqué | maskiert/vermummt | mascarado | mascherato | в маске/замаскирован* | 覆面の/仮面の | مقنع/ملثم | नकाबपोश/नक़ाबपोश
hooded | 戴兜帽的 | encapuchado | encapuchonné/encapuchonnée | in kapuze | encapuzado | incappucciato | в капюшоне | フードを被った/フードをかぶった | مقلنس | टोपीधारी
toothless | 没牙的/掉了牙的 | desdentado/sin dientes | édenté | zahnlos | desdentado/banguela | sdentato | беззуб* | 歯の抜けた | بلا أسنان | पोपला
wrinkled | 满脸皱纹的/皱巴巴的/布满皱纹的/长满皱纹的 | arrugado/lleno de arrugas | ridé/fripé/plissé | faltig/runzlig/zerknittert | enrugado/amassado/cheio de rugas | rugoso/grinzoso/raggrinzito | морщинист*/мятый/мятая/мятую/измят* | しわだらけの/皺だらけの/しわくちゃの | مجعد/متجعد | झुर्रीदार/झुर्रियों भरा/झुर्रियों वाला
dead | 死去的/枯死的 | muerto | mort | tot/leblos | morto | morto | мёртв*/мертв*/погибш* | 死んだ/枯れた | ميت | मरा हुआ/मृत
blind | 失明的/双目失明的/盲人 | ciego/invidente | aveugle | blind | cego | cieco/non vedente | слеп* | 盲目の/目の見えない | أعمى/كفيف/ضرير | अंधा/नेत्रहीन
naked | 赤裸的/光着身子的 | desnudo | nu | nackt | nu/pelado/despido | nudo | голый/голая/голые/голого/обнажён* | 裸の | عاريا | नंगा/नंगा-सा
shirtless | 光着膀子/赤裸上身/光着上身 | con el torso desnudo/sin camisa/a torso desnudo | torse nu | mit nacktem oberkörper/oberkörperfrei | sem camisa/de peito nu | a torso nudo/a petto nudo | без рубашки/с голым торсом | 上半身裸の | عاري الصدر | बिना कमीज़ के/नंगे बदन
haunted | 闹鬼的 | embrujado/encantado | hanté | spukend/verwunschen | assombrado/mal-assombrado | infestato/stregato | с привидениями/проклят* | 幽霊の出る/呪われた | مسكون | भुतहा/भूतिया हवेली
ripe | 成熟的/熟透的 | maduro | mûr | reif | maduro | maturo | спелый/спелые/спелая/спелых/зрелый | 熟した | ناضج | पका/पका हुआ
rotten | 腐烂的 | podrido | pourri | verfault/faul | podre/apodrecido | marcio | гнил*/сгнивш* | 腐った | متعفن | सड़ा हुआ/सड़ा
fresh | 新鲜的/新鲜 | fresco | frais/fraîche/fraîches | frisch | fresco | fresco/freschi/fresche | свеж* | 新鮮な/採れたての/焼きたての | طازج | ताज़ा/ताजा
fragile | 易碎的/脆弱的 | frágil | fragile/délicat | zerbrechlich | frágil | fragile | хрупк* | 壊れやすい/繊細な | هش | नाज़ुक
delicate | 精致的/娇嫩的/纤细的 | delicado | délicat/fin | zart/filigran | delicado | delicato | нежн*/тонк* | 繊細な/可憐な | رقيق/رقيقة | कोमल
rough | 粗糙的 | áspero/rugoso | rugueux/râpeux | rau/grob | áspero | ruvido/scabro | шершав*/груб* | ざらざらした/荒い | خشن | खुरदरा
smooth | 光滑的/平滑的 | liso/suave | lisse | glatt | liso | liscio | гладк* | 滑らかな/なめらかな | أملس/ناعم | चिकना
flying | 飞行的/飞翔的 | volador/volante/que vuela | volant | fliegend | voador | volante | летающ*/летящ* | 空飛ぶ/空を飛ぶ/飛んでいる | طائر في الهواء/محلق | उड़ता/उड़ता हुआ/उड़ने वाला
floating | 漂浮的/悬浮的 | flotante | flottant | schwebend/schwimmend | flutuante | galleggiante/fluttuante | парящ*/плавуч* | 浮かぶ/浮遊する | عائم/طاف | तैरता/तैरता हुआ
fallen | 掉落的/倒下的 | caído | tombé | gefallen/umgestürzt | caído | caduto | упавш*/поваленн* | 落ちた/倒れた | ساقط | गिरा हुआ/गिरा
glowing | 发光的/闪闪发光的/荧光 | brillante/luminoso/resplandeciente/que brilla/reluciente | lumineux/luisant/rougeoyant | leuchtend/glimmend | brilhante/luminoso/reluzente/que brilha | luminoso/splendente/lucente/che brilla | светящ*/сияющ* | 光る/輝く/光り輝く | متوهج/مضيء/مشع | चमकता/चमकता हुआ/दमकता
majestic | 雄伟的/威严的/壮丽的 | majestuoso | majestueux | majestätisch/prachtvoll | majestoso | maestoso | величествен*/величав* | 雄大な/威厳のある | مهيب/شامخ | भव्य/शानदार
graceful | 优雅的/优美的 | grácil/elegante | gracieux | anmutig/grazil | gracioso | aggraziato | грациозн*/изящн* | 優美な/しなやかな | رشيق الحركة | मनोहर/सुडौल
powerful | 强大的/有力的 | poderoso/potente | puissant | mächtig/kräftig | poderoso/potente | potente/possente | могуч*/мощн* | 力強い/強力な | قوي/جبار | ताकतवर/शक्तिशाली
wild | 野生的/野性的 | salvaje/silvestre | sauvage | wild | selvagem/silvestre | selvaggio/selvatico | дикий/дикая/дикие/дикого/диких/дикую | 野生の/荒々しい | بري/وحشي | जंगली
stray | 流浪的/流浪 | callejero/vagabundo | errant | streunend/herrenlos | vira-lata/de rua | randagio | бездомн*/бродяч* | 野良の/野良 | ضال/شارد | आवारा
lonely | 孤独的/孤零零的/孤单的 | solitario | solitaire/esseulé | einsam | solitário/sozinho | solitario/solo soletto | одинок* | 孤独な/寂しげな | وحيد | अकेला/तन्हा
alone | 独自/独自一人/孤身一人 | a solas/solo/en solitario | tout seul/seul | allein/alleine | sozinho | da solo | в одиночестве | 一人で/ひとりで/独りで | وحده/بمفرده/لوحده/وحدها/بمفردها | अकेले
shy | 腼腆的/羞涩的 | tímido/vergonzoso | timide | schüchtern | tímido | timido | застенчив*/робк* | 内気な/恥ずかしがりの | خجول | शर्मीला
brave | 勇敢的 | valiente | courageux/brave | mutig/tapfer | corajoso/valente | coraggioso | храбр*/отважн*/смел* | 勇敢な | شجاع | बहादुर/वीर
curious | 好奇的 | curioso | curieux | neugierig | curioso | curioso/incuriosito | любопытн* | 好奇心旺盛な | فضولي | जिज्ञासु/उत्सुक
playful | 顽皮的/调皮的/俏皮的 | juguetón/travieso | joueur/espiègle/malicieux | verspielt | brincalhão/travesso | giocoso/birichino | игрив*/озорн*/шаловлив* | いたずらな/遊び好きな/やんちゃな | لعوب/مشاغب | चंचल/शरारती/नटखट
serious | 严肃的 | serio | sérieux | ernst | sério | serio | серьёзн*/серьезн* | 真剣な/真面目な | جاد | गंभीर
furious | 愤怒的/暴怒的 | furioso/enfurecido | furieux | wütend/zornig | furioso/enfurecido | furioso/infuriato | разъярён*/яростн* | 激怒した/怒り狂った | غاضب/ثائر | आग-बबूला/क्रोधित
golden brown | 金黄色的/金黄酥脆的 | dorado/doradito | doré | goldbraun | douradinho | dorato | румян*/золотист* | こんがりとした/きつね色の | ذهبي | सुनहरा
violet | 紫罗兰色 | violeta/morado | violet/violette | violett/lila | violeta/lilás | viola/violetto | фиолетов*/сиренев*/лилов* | 紫色の/すみれ色の | بنفسجي | बैंगनी/जामुनी
beige | 米色/米黄色 | beis/beige/crema | beige/crème | beige/beigefarben | bege/creme | beige/color crema | бежев*/кремов* | ベージュの/ベージュ色の/クリーム色の | بيج/عاجي | मटमैला/क्रीम रंग
turquoise | 青绿色/绿松石色/碧蓝的/碧绿的 | turquesa/azul turquesa | turquoise/bleu turquoise | türkis/türkisblau/türkisfarben | turquesa/azul-turquesa | turchese/azzurro turchese | бирюзов* | ターコイズの/青緑色の/エメラルドグリーンの | فيروزي/تركوازي | फ़िरोज़ी/फिरोजी
silver | 银色/银色的/银白色 | plateado/de plata | argenté | silbern/silberfarben | prateado/de prata | argentato/argenteo/d'argento | серебрист*/серебрян* | 銀色の/シルバーの | فضي | चाँदी का/चांदी का/रुपहला
bluish | 泛蓝的/偏蓝的/蓝色调 | azulado | bleuté/bleuâtre | bläulich | azulado | azzurrognolo/bluastro | голубоват*/синеват* | 青みがかった | مائل للزرقة | नीला-सा
crimson | 深红色/绯红色/猩红色 | carmesí/escarlata/granate | cramoisi/écarlate/bordeaux | karminrot/scharlachrot/weinrot | carmesim/escarlate/bordô | cremisi/scarlatto/bordeaux | алый/алая/алое/алые/алого/алой/багров*/бордов* | 深紅の/真紅の | قرمزي | गहरा लाल/सुर्ख
elbow | 手肘/胳膊肘 | codo/codos | coude/coudes | ellbogen/ellenbogen | cotovelo/cotovelos | gomito/gomiti/gomitoli | локот*/локт* | 肘/ひじ | مرفق/كوع | कोहनी
fist | 拳头 | puño/puños | poing/poings | faust/fäuste+ | punho/punhos | pugno/pugni | кулак* | 拳/こぶし/握りこぶし | قبضة يده/قبضته | मुट्ठी/मुक्का
palm | 手掌/掌心/手心 | palma de la mano/palmas de las manos | paume/paumes | handfläche/handflächen | palma da mão/palmas das mãos | palmo della mano/palmi delle mani | ладон* | 手のひら/掌 | راحة يد/راحة يده/كف/كفه | हथेली/हथेलियों+
fingers | 手指/指尖 | dedos/dedo | doigts/doigt | finger/fingern/fingerspitzen | dedos/dedo | dita/dito/polpastrelli | палец/пальц* | 指/指先 | أصابع/أصابعه/أصابعها/إصبع/إصبعه | उँगली/उंगली/उँगलियाँ/उंगलियां/उँगलियों/उंगलियों
waist | 腰部/腰间 | cintura | taille | taille/hüfte | cintura | fianchi | талия/талии/талию/пояс* | 腰 | خصر/خصره/خصرها | कमर
toes | 脚趾/脚尖 | dedos de los pies/dedos del pie | orteils/orteil | zehen/zeh/zehenspitzen | dedos dos pés/dedos do pé | dita dei piedi/alluce | пальцы ног/пальцами ног | つま先/足の指 | أصابع قدميه/أصابع القدم | पैर की उँगलियाँ
chin | 下巴 | barbilla/mentón | menton | kinn | queixo | mento | подбород* | 顎/あご | ذقن/ذقنه/ذقنها | ठोड़ी/ठुड्डी
eyelashes | 睫毛/眼睫毛 | pestañas/pestaña | cils/cil | wimpern/wimper | cílios/pestanas | ciglia | ресниц* | まつげ/睫毛/まつ毛 | رموش/رموشها/أهداب | पलकें/पलकों
eyelids | 眼皮/眼睑 | párpados | paupières | augenlider/lider | pálpebras | palpebre | веки/веками/веках | まぶた | جفون/جفنيه/جفنيها | पलक
eyebrows | 眉毛 | cejas/ceja | sourcils/sourcil | augenbrauen | sobrancelhas | sopracciglia | бров* | 眉/眉毛/まゆげ | حواجب/حاجبيه/حاجبيها | भौंहें/भौहें
teeth | 牙齿 | dientes/diente | dents/dent | zähne/zahn/zähnen | dentes/dente | denti/dente | зубы/зубами/зубов/зуб | 歯 | أسنان/أسنانه/أسنانها | दाँत/दांत/दाँतों/दांतों
lap | 膝上/腿上/怀里 | regazo/en su regazo | genoux/sur ses genoux | schoß | colo/no colo | grembo/in grembo/sulle ginocchia | на коленях/колени/коленях | 膝の上/ひざの上 | حضن/حضنه/حضنها/حجره/حجرها | गोद/गोद में/गोदी
back | 后背/背上 | espalda/lomo | dos/échine | rücken | costas | schiena/dorso | спина/спину/спине/спиной/спины | 背中 | ظهر/ظهره/ظهرها | पीठ
tears | 眼泪/泪水/泪珠 | lágrimas/lágrima | larmes/larme | tränen/träne | lágrimas/lágrima | lacrime/lacrima | слёзы/слезы/слеза/слезами/слёзами | 涙 | دموع/دموعه/دموعها/دمعة | आँसू/आंसू/आँसुओं
sweat | 汗水/汗珠/汗 | sudor | sueur | schweiß | suor | sudore | пот/пота | 汗 | عرق/العرق | पसीना/पसीने
whiskers | 胡须 | bigotes de gato/bigotes del gato | moustaches du chat | schnurrhaare | bigodes do gato | vibrisse/baffi del gatto | усики | ひげ | شوارب | मूँछें
muzzle | 口鼻/鼻口 | hocico/morro | museau/truffe | schnauze | focinho | muso | морда/морду/мордой/мордочк* | 鼻面/鼻先 | خطم | थूथन
hooves | 马蹄/蹄子 | cascos/pezuñas/casco de caballo | sabots | hufe/hufen | cascos | zoccoli | копыт* | 蹄/ひづめ | حوافر/حوافره | खुर/खुरों/टाप
mane | 鬃毛/马鬃 | crin/crines/melena del león | crinière | mähne | crina/juba | criniera | грив* | たてがみ | عرف/لبدة | अयाल
claws | 爪子/利爪 | garras/zarpas | griffes/serres | krallen/klauen | garras | artigli | когт* | 爪/かぎ爪 | مخالب/مخلب | पंजे/नाखून
fangs | 獠牙/尖牙 | colmillos | crocs | reißzähne/fangzähne | presas | zanne/fauci | клык* | 牙 | أنياب | नुकीले दाँत
tusks | 象牙 | colmillos de elefante | défenses | stoßzähne | presas de elefante | zanne d'elefante | бивн* | 象の牙 | أنياب الفيل | हाथीदाँत
fin | 鱼鳍/背鳍 | aleta | nageoire/aileron | flosse | barbatana/nadadeira | pinna | плавник* | 背びれ/ひれ | زعنفة | पंख मछली का
trunk of the elephant | 象鼻 | trompa | trompe | rüssel | tromba | proboscide | хобот* | 象の鼻 | خرطوم/خرطومه | सूँड/सूंड
headlights | 车灯/大灯/车头灯 | faros/faros del coche | phares | scheinwerfer | faróis/farol do carro | fari/fanali | фары/фарами/фар/фарах | ヘッドライト | مصابيح السيارة/أضواء السيارة | हेडलाइट/हेडलाइट्स
taillights | 车尾灯/尾灯/红色尾灯 | luces traseras/pilotos traseros | feux arrière | rücklichter | lanternas traseiras | fanali posteriori/luci posteriori | задние фонари/габаритн* огн* | テールランプ/尾灯 | الأضواء الخلفية | पिछली बत्तियाँ
windshield | 挡风玻璃 | parabrisas | pare-brise | windschutzscheibe | para-brisa/para-brisas | parabrezza | лобов* стекл* | フロントガラス | الزجاج الأمامي | विंडशील्ड
steering wheel | 方向盘 | volante | volant | lenkrad/steuer | volante do carro | volante | рул* | ハンドル | عجلة القيادة/المقود/مقود | स्टीयरिंग/स्टेयरिंग
handlebars | 车把/把手 | manillar/manubrio | guidon | lenker/lenkstange | guidão/guidom | manubrio | велосипедн* рул* | 自転車のハンドル | مقود الدراجة | हैंडल/हैंडलबार
saddle | 马鞍/车座/鞍座 | silla de montar/sillín | selle | sattel | sela/selim | sella/sellino | седл* | 鞍/サドル | سرج | काठी/ज़ीन
reins | 缰绳 | riendas | rênes/brides | zügel | rédeas | redini/briglie | поводь*/вожж* | 手綱 | لجام/زمام | लगाम
mast | 桅杆 | mástil | mât | mast | mastro | albero della nave/albero maestro | мачт* | マスト/帆柱 | صاري | मस्तूल
deck | 甲板/船甲板 | cubierta/cubierta del barco | pont du navire/pont du bateau | deck/schiffsdeck | convés | ponte della nave/coperta | палуб* | 甲板/デッキ | سطح السفينة/ظهر السفينة | जहाज़ का डेक/डेक
blade | 刀刃/剑刃 | hoja de la espada/filo | lame | klinge | lâmina | lama | лезви*/клинок/клинк* | 刃/刀身 | نصل/شفرة | धार/तलवार की धार
sleeve | 衣袖/袖子/袖口 | manga/mangas | manche/manches | ärmel/ärmeln | manga/mangas | manica/maniche | рукав* | 袖 | أكمام/كمه | आस्तीन/बाँह
pocket | 口袋/衣兜/兜里 | bolsillo/bolsillos | poche/poches | tasche der jacke/hosentasche/jackentasche/manteltasche | bolso/bolsos | tasca/tasche | карман* | ポケット | جيب/جيبه/جيبها/جيوب | जेब
collar | 衣领/领子/项圈 | cuello de la camisa/collar de perro | col de chemise/collier de chien | kragen/halsband | gola/coleira | colletto/collare | воротник*/ошейник* | 襟/首輪 | ياقة/طوق | कॉलर/पट्टा
hood | 兜帽/帽兜 | capucha | capuche/capuchon | kapuze | capuz | cappuccio | капюшон* | フード | قلنسوة/غطاء الرأس | हुड/टोप
button | 纽扣/扣子/按钮 | botón/botones | bouton/boutons | knopf/knöpfe+ | botão/botões | bottone/bottoni/pulsante | пуговиц*/кнопк* | ボタン | زر/أزرار | बटन
veil | 面纱/头纱 | velo | voile de mariée/voilette | schleier | véu | velo | вуал*/фата/фату/фате/фатой/покрывал* | ベール/ヴェール | نقاب/خمار/طرحة | घूँघट/घूंघट/नक़ाब
tweed jacket | 粗花呢外套 | chaqueta de tweed | veste en tweed | tweedjacke/tweedsakko | paletó de tweed | giacca di tweed | твидов* пиджак* | ツイードのジャケット | سترة تويد | ट्वीड जैकेट
greatcoat | 军大衣 | capote militar | capote/manteau militaire | militärmantel/soldatenmantel | capote militar | cappotto militare/pastrano | шинел* | 軍用外套/外套 | معطف عسكري | फ़ौजी कोट
fur hat | 皮帽/毛皮帽 | gorro de piel/gorro de pieles | chapka/toque de fourrure | fellmütze/pelzmütze | gorro de pele/chapéu de pele | colbacco | ушанк*/меховая шапк*/меховой шапк* | 毛皮の帽子 | قبعة فرو/قبعة من الفرو | फर की टोपी
knit cap | 毛线帽/针织帽 | gorro de lana/gorro de punto | bonnet de laine/bonnet | wollmütze/strickmütze | gorro de lã/touca/gorro | berretto di lana/cuffia di lana | вязан* шапк*/вязан* шапочк* | ニット帽/毛糸の帽子 | قبعة صوفية/قبعة صوف | ऊनी टोपी
boots | 毡靴 | botas de fieltro | bottes de feutre | filzstiefel | botas de feltro | stivali di feltro | валенк* | フェルトブーツ | جزمة لباد | नमदे के जूते
rain boots | 雨靴/胶鞋/雨鞋 | botas de agua/botas de goma/botas de lluvia | bottes de pluie/bottes en caoutchouc | gummistiefel | galochas/botas de borracha | stivali di gomma/stivali da pioggia | резинов* сапог*/резинов* сапож* | 長靴/ゴム長靴 | جزمة مطاطية/حذاء مطري | रबर के जूते/गमबूट
evening dress | 晚礼服/晚装 | vestido de noche/vestido de gala | robe de soirée | abendkleid | vestido de noite/vestido de gala | abito da sera | вечерн* плать* | イブニングドレス | فستان سهرة | शाम की पोशाक/ईवनिंग गाउन
gown | 长裙礼服/礼服 | traje largo/túnica | robe longue | robe/ballkleid | traje longo/vestido longo | abito lungo | длинн* плать* | ロングドレス | ثوب/رداء | लंबी पोशाक/गाउन
business suit | 西装/商务西装/西服 | traje de negocios/traje de chaqueta | costume-cravate/costume cravate/tailleur | businessanzug/geschäftsanzug | terno/terno e gravata/fato | completo/abito elegante/giacca e cravatta | делов* костюм*/костюм* тройк* | ビジネススーツ/背広 | بدلة رسمية/بذلة/بدلة | सूट-बूट/बिज़नेस सूट
tuxedo | 燕尾服 | esmoquin | smoking | smoking | smoking | smoking | смокинг* | タキシード | بدلة توكسيدو/سموكن | टक्सीडो
waistcoat | 马甲/背心 | chaleco | gilet | weste | colete | gilet/panciotto | жилет* | ベスト/チョッキ | صدرية/صديري | वास्कट/बंडी
turtleneck | 高领毛衣 | jersey de cuello alto/suéter de cuello alto | pull à col roulé/col roulé | rollkragenpullover/rollkragen | gola alta/suéter de gola alta | dolcevita/maglione a collo alto | водолазк* | タートルネック | كنزة بياقة عالية | हाई नेक स्वेटर
sweatshirt | 卫衣/运动衫 | sudadera | sweat-shirt/sweat | sweatshirt | moletom/blusão | felpa | толстовк*/свитшот* | スウェット/トレーナー | سويت شيرت/كنزة رياضية | स्वेटशर्ट
pajamas | 睡衣 | pijama | pyjama | schlafanzug/pyjama | pijama | pigiama | пижам* | パジャマ | بيجامة/منامة | पजामा/नाइट सूट
swimsuit | 泳衣/泳装/游泳衣 | bañador/traje de baño | maillot de bain | badeanzug | maiô/traje de banho | costume da bagno | купальник* | 水着 | ملابس سباحة/لباس السباحة | स्विमसूट
headscarf | 头巾 | pañuelo en la cabeza/pañoleta | foulard/fichu | kopftuch | lenço na cabeça/lenço | foulard/fazzoletto in testa | косынк*/платк*/платок | スカーフ | منديل رأس/إيشارب | ओढ़नी/दुपट्टा
hijab | 希贾布 | hiyab/hijab | hijab | hidschab | hijab | hijab | хиджаб* | ヒジャブ | حجاب/حجابا | हिजाब
turban | 包头巾/缠头 | turbante | turban | turban | turbante | turbante | тюрбан*/чалм* | ターバン | عمامة | पगड़ी/साफ़ा
sash | 绶带 | fajín/faja | écharpe de soie/ceinture de tissu | schärpe | faixa na cintura | fascia | кушак* | たすき | حزام قماش | कमरबंद
bandage | 绷带 | venda/vendaje | bandage/pansement | verband/bandage | curativo/atadura | benda/bendaggio/fasciatura | повязк*/бинт* | 包帯 | ضمادة | पट्टी
jewelry | 首饰/珠宝 | joyas/joyería | bijoux | schmuck/juwelen | joias | gioielli | украшени*/драгоценност* | アクセサリー/宝石 | مجوهرات/حلي | गहने/आभूषण/ज़ेवर
bracelet | 手镯/手链 | pulsera/brazalete | bracelet | armband/armreif | pulseira/bracelete | braccialetto/bracciale | браслет* | ブレスレット/腕輪 | سوار/أساور | कंगन/चूड़ी/चूड़ियाँ/चूड़ियों
earrings | 耳环/耳坠 | pendientes/aretes | boucles d'oreilles | ohrringe | brincos | orecchini | серьги/серёжки/сережки/серьгами | イヤリング/ピアス | أقراط/قرط | बालियाँ/झुमके/बालियों/झुमकों
anklets | 脚链 | tobilleras | chevillières | fußkettchen | tornozeleiras | cavigliere | ножн* браслет* | アンクレット | خلخال | पायल
braids | 辫子/麻花辫/双马尾/小辫子 | trenzas/trenza/coletas | tresses/nattes/couettes/tresse | zöpfe/zöpfen/zopf/flechten | tranças/trança/maria-chiquinha | trecce/treccia/treccine/codini | косы/косами/коса/косой/косичк* | 三つ編み/お下げ/おさげ | ضفائر/ضفيرتان/ضفيرتين/ضفيرة | चोटियाँ/चोटी बाँधे/दो चोटियों
wavy | 波浪卷/微卷的 | ondulado | ondulé | gewellt/wellig | ondulado | ondulato/mosso | волнист* | ウェーブのかかった/ウェーブした | متموج | लहराते
shaved | 剃光的/光头 | rapado/afeitado | rasé | rasiert/kahlgeschoren | raspado | rasato | брит*/выбрит* | 剃った/坊主頭の | حليق | मुंडा हुआ
smile | 笑容/微笑 | sonrisa | sourire | lächeln | sorriso | sorriso | улыбк* | 笑み/微笑み | ابتسامة/ابتسامته/ابتسامتها | मुस्कान/मुस्कुराहट
`;
