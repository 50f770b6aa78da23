/**
 * What prompts for films say beside things and deeds: looks, light, sound, mood and how something is done, in the columns of the table of cinema:
 * English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Qualities are told of one man or thing; other forms follow from the tables of endings.
 */
export const FILM_WORDS_TABLE = `
throne | 王座/宝座 | trono | trône | thron | trono | trono | трон/троне/трона/трону | 玉座/王座 | عرش/عرشه | सिंहासन
surface | 表面 | superficie | surface | oberfläche | superfície | superficie | поверхност* | 表面 | سطح | सतह
bright | 明亮的/明亮 | brillante/luminoso | lumineux/éclatant | hell/strahlend | brilhante/luminoso/claro | luminoso/brillante | ярк* | 明るい/まぶしい | ساطع | चमकदार/तेज़ रोशनी वाला
natural | 自然的 | natural | naturel | natürlich | natural | naturale | естественн* | 自然な | طبيعي | प्राकृतिक
frozen | 结冰的/冰冻的/冻结的 | helado/congelado | gelé | gefroren/zugefroren | congelado | ghiacciato/gelato | замёрзш*/замерзш* | 凍った/凍りついた | متجمد | जमी हुई/जमा हुआ
misty | 有雾的/薄雾笼罩的/雾气弥漫的 | brumoso/neblinoso | brumeux | neblig/nebelverhangen | enevoado/nebuloso | nebbioso/brumoso | туманн* | 霧のかかった/霧深い/霧に包まれた | ضبابي | धुंध भरा/कोहरे से भरा
golden | 金色的/金色/金灿灿的 | dorado | doré | golden | dourado | dorato/d'oro | золотист*/золот* | 金色の | ذهبي | सुनहरा/सोने का
enormous | 巨大的/庞大的 | enorme/gigantesco | énorme/gigantesque | riesig/gigantisch | enorme/gigantesco | enorme/gigantesco | огромн*/гигантск* | 巨大な | ضخم/عملاق | विशाल/विशालकाय
gentle | 温柔的/轻柔的 | suave/apacible | doux | sanft | suave/gentil | dolce/delicato | нежн*/мягк* | 優しい/穏やかな | لطيف | कोमल/हल्की
twice | 两次/两下 | dos veces | deux fois | zweimal | duas vezes | due volte | дважды/два раза | 二回/二度 | مرتين | दो बार
female | 女性的 | femenino | féminin | weiblich | feminino | femminile | женск* | 女性の | أنثى | महिला
realistic | 写实的/逼真的/写实 | realista | réaliste | realistisch | realista | realistico | реалистичн* | リアルな/写実的な | واقعي | यथार्थवादी
visible | 可见的/看得见的 | visible | visible | sichtbar | visível | visibile | видн*/видим* | 見える/目に見える | مرئي | दिखाई देता
convertible | 敞篷车 | descapotable | décapotable/cabriolet | cabrio/cabriolet | conversível/descapotável | decappottabile/cabriolet | кабриолет* | オープンカー/コンバーチブル | سيارة مكشوفة | खुली कार/कन्वर्टिबल
amber | 琥珀色的/琥珀色 | ámbar | ambre/ambré | bernsteinfarben | âmbar | ambra/ambrato | янтарн* | 琥珀色の | كهرماني | अंबर
desaturated | 低饱和度/低饱和 | desaturado | désaturé | entsättigt | dessaturado | desaturato | ненасыщенн*/приглушённ* | 彩度の低い | باهت | फीका
fluorescent | 荧光 | fluorescente | fluorescent | fluoreszierend | fluorescente | fluorescente | флуоресцентн*/люминесцентн* | 蛍光 | فلوري | फ्लोरोसेंट
grumpy | 脾气暴躁的/暴躁的/气呼呼的 | gruñón/malhumorado | grincheux/grognon | mürrisch/griesgrämig | rabugento/mal-humorado | brontolone/scontroso | ворчлив*/сердит* | 不機嫌な/気難しい | عابس/متذمر | चिड़चिड़ा
plastic | 塑料 | plástico/de plástico | plastique/en plastique | plastik/aus plastik | plástico/de plástico | plastica/di plastica | пластиков*/из пластика | プラスチックの | بلاستيكي | प्लास्टिक का
eerie | 诡异的/阴森的 | inquietante/siniestro | inquiétant/sinistre | unheimlich/gespenstisch | sinistro/inquietante | inquietante/sinistro | жутк*/зловещ* | 不気味な | مخيف/غريب | डरावना
melody | 旋律 | melodía | mélodie | melodie | melodia | melodia | мелоди* | メロディー/旋律 | لحن | धुन
overcast | 阴天/多云的 | nublado/encapotado | couvert/nuageux | bedeckt/bewölkt | nublado/encoberto | nuvoloso/coperto | пасмурн* | 曇り/曇り空の/曇った | غائم/ملبد بالغيوم | बादल छाए हुए/बादलों से घिरा
muted | 柔和的色调 | apagado/tenue | atténué/sourd | gedämpft | suave/apagado | smorzato/tenue | приглушённ*/приглушенн* | 落ち着いた/くすんだ | خافت | मद्धम
motionless | 一动不动的/一动不动/静止不动 | inmóvil | immobile | reglos/regungslos/bewegungslos | imóvel | immobile | неподвижн* | 動かない/じっとした | بلا حراك/ساكن | बिना हिले/स्थिर
rooftop | 屋顶/天台/楼顶 | azotea | toit-terrasse/toit | dachterrasse/hausdach | terraço/cobertura | tetto/terrazza sul tetto | крыш* | 屋上 | سطح المبنى/سطح مبنى | छत
detective | 侦探 | detective | détective/inspecteur | detektiv/detektivin/kommissar | detetive | detective/investigatore | детектив*/сыщик* | 探偵/刑事 | محقق/المحقق | जासूस
skyline | 天际线 | horizonte urbano/perfil de la ciudad | ligne d'horizon/panorama urbain | skyline/stadtsilhouette | horizonte da cidade/skyline | skyline/profilo della città | горизонт* города/силуэт* города | スカイライン/街並み | أفق المدينة | शहर का क्षितिज/स्काईलाइन
cluttered | 杂乱的/堆满杂物的 | desordenado/abarrotado | encombré | unaufgeräumt/vollgestellt | bagunçado/entulhado | disordinato/ingombro | захламлённ*/загромождённ* | 散らかった/雑然とした | مبعثر/فوضوي | अस्त-व्यस्त/बिखरा हुआ
frightened | 受惊吓的/害怕的 | asustado/atemorizado | effrayé/apeuré | verängstigt/erschrocken | assustado/amedrontado | spaventato/impaurito | испуганн*/напуганн* | 怯えた/おびえた | خائف/مذعور | डरा हुआ/भयभीत
grins | 咧嘴笑/咧嘴一笑 | sonríe de oreja a oreja/sonríe ampliamente | sourit largement/ricane | grinst | sorri largamente/dá um sorriso | sogghigna/fa un gran sorriso | ухмыляется/усмехается/ухмыляясь | にやりと笑う/にっこり笑う/ニヤリと笑う | يبتسم ابتسامة عريضة | मुस्कुराता है/दांत दिखाता है
grabs | 抓住/抓起 | agarra/coge | attrape/saisit/empoigne | greift/packt/schnappt sich | agarra/pega | afferra/prende | хватает/схватывает | つかむ/掴む | يمسك/يلتقط | पकड़ता है
leaps | 跃起/跳跃/一跃 | salta/brinca | bondit/saute | springt/hüpft | salta/pula | balza/salta | прыгает/перепрыгивает | 飛び跳ねる/跳躍する | يقفز/يثب | छलांग लगाता है/कूदता है
pale | 苍白的/淡 | pálido | pâle | blass/fahl | pálido | pallido | бледн* | 青白い/淡い | شاحب | फीका/पीला पड़ा
haze | 薄雾/雾霾 | calima/neblina | brume/voile de brume | dunst | névoa/bruma | foschia | дымк* | もや/靄 | ضباب خفيف | धुंध
darkness | 黑暗 | oscuridad | obscurité | dunkelheit/finsternis | escuridão | oscurità/buio | темнот* | 暗闇/闇 | ظلام | अंधेरा/अंधेरे
horror | 恐怖 | terror/horror | horreur/épouvante | horror/grusel | terror/horror | orrore/horror | ужас* | ホラー/恐怖 | رعب | डरावनी/हॉरर
lamplight | 灯光 | luz de una lámpara/luz de lámpara | lumière de lampe/lueur d'une lampe | lampenlicht/lampenschein | luz de candeeiro/luz do abajur | luce di una lampada/luce della lampada | свет лампы/светом лампы/свете лампы | ランプの光/灯り | ضوء المصباح | दीपक की रोशनी
pile | 一堆 | montón/pila | tas/pile | haufen/stapel | pilha/monte | mucchio/pila | куч*/груд* | 山積みの | كومة | ढेर
argue | 争吵/争论 | discuten/discute | se disputent/se dispute | streiten/streitet/streiten sich | discutem/discute/brigam | litigano/litiga/discutono | спорят/спорит/ссорятся/ссорится | 口論する/言い争う | يتجادلان/يتشاجران/يتشاجر | झगड़ते हैं/बहस करते हैं
asleep | 睡着的/睡着了 | dormido | endormi | schlafend/eingeschlafen | adormecido | addormentato | спящ*/уснувш* | 眠っている | نائم | सोया हुआ/सो रहा
endless | 无尽的/一望无际的/无边的 | infinito/interminable | infini/sans fin | endlos/unendlich | infinito/sem fim | infinito/sconfinato/senza fine | бесконечн*/бескрайн* | 果てしない/果てしなく続く | لا نهاية له | अंतहीन
velvet | 天鹅绒 | terciopelo/de terciopelo | velours/en velours/de velours | samt/aus samt | veludo/de veludo | velluto/di velluto | бархатн*/из бархата | ベルベットの/ビロードの | مخملي | मखमली/मखमल
tender | 温情的/温柔 | tierno | tendre | zärtlich | terno | tenero | нежн*/трогательн* | 優しく/心温まる | حنون/رقيق | कोमल
trail | 小径/小道/山路 | sendero/senda | sentier/piste | pfad/wanderweg | trilha | sentiero | тропинк*/троп*  | 小道/山道/登山道 | مسار/ممر جبلي | पगडंडी
roots | 树根 | raíces | racines | wurzeln | raízes | radici | корн*/корней | 木の根/根っこ | جذور | जड़ें
time-lapse | 延时摄影/延时/缩时摄影 | time lapse/cámara rápida | accéléré/time-lapse/en accéléré | zeitraffer/im zeitraffer | time-lapse/câmera rápida | time-lapse/timelapse | таймлапс/ускоренная съёмка | タイムラプス/早送り | فاصل زمني/تصوير متسارع | टाइम-लैप्स/टाइमलैप्स
flooded | 被淹的/被水淹没的/积水的 | inundado | inondé | überflutet/überschwemmt | inundado/alagado | allagato/inondato | затопленн* | 冠水した/水没した/浸水した | مغمور بالمياه/غارق | बाढ़ में डूबा/जलमग्न
oversized | 宽大的/超大的 | oversize/demasiado grande | trop grand/surdimensionné | übergroß/zu groß | grande demais/oversized | oversize/troppo grande | оверсайз/слишком больш* | ぶかぶかの/大きすぎる | واسع جدا/كبير الحجم | ढीली-ढाली/बहुत बड़ा
roof | 屋顶/房顶 | tejado/techo | toit | dach | telhado | tetto | крыш* | 屋根 | سقف/سطح | छत
tense | 紧张的 | tenso | tendu | angespannt | tenso | teso | напряжённ*/напряженн* | 緊張した/緊迫した | متوتر | तनावपूर्ण
peaceful | 宁静的/安静祥和的 | tranquilo/apacible | paisible | friedlich | tranquilo/pacífico | tranquillo/pacifico | мирн*/безмятежн* | 平和な/穏やかな/のどかな | هادئ/مسالم | शांतिपूर्ण/शांत
mossy | 长满青苔的/布满苔藓的 | cubierto de musgo/musgoso | moussu/couvert de mousse | moosbedeckt/moosig/bemoost | coberto de musgo/musgoso | coperto di muschio/muscoso | замшел*/мшист*/поросш* мхом | 苔むした/苔に覆われた | مغطى بالطحالب | काई से ढका
massive | 巨大的/宏伟的 | masivo/imponente | massif/immense | massiv/gewaltig | maciço/imenso | massiccio/imponente | массивн*/громадн* | 巨大な | ضخم/هائل | विशाल/भारी-भरकम
nostalgic | 怀旧的/怀旧 | nostálgico | nostalgique | nostalgisch | nostálgico | nostalgico | ностальгическ* | ノスタルジックな/懐かしい | حنين/نوستالجي | पुरानी यादों वाला
stool | 凳子 | taburete | tabouret | hocker/schemel | banquinho/banqueta | sgabello | табурет* | スツール/丸椅子 | كرسي بلا ظهر | स्टूल
stage | 舞台 | escenario | scène de théâtre/estrade | bühne | palco | palco/palcoscenico | сцен* театра/подмостк* | ステージ/舞台 | خشبة المسرح/مسرح | मंच
miniature | 微缩/微型的/迷你 | en miniatura/miniatura | miniature/en miniature | miniatur/im miniaturformat | em miniatura/miniatura | in miniatura/miniatura | миниатюрн* | ミニチュアの/ミニチュア | مصغر | लघु/छोटे आकार का
stop-motion | 定格动画 | stop motion | image par image/stop motion | stop motion | stop motion | stop motion | кукольная анимация/стоп-моушен | ストップモーション/コマ撮り | إيقاف الحركة/ستوب موشن | स्टॉप मोशन
glittering | 闪闪发光的/闪闪发亮的/闪烁的 | reluciente/centelleante | scintillant/étincelant | glitzernd/funkelnd | cintilante/reluzente | scintillante/luccicante | сверкающ*/блестящ* | きらめく/きらきら光る | متلألئ/لامع | झिलमिलाता/चमचमाता
crumbling | 摇摇欲坠的/破败的/残破的 | en ruinas/desmoronado | délabré/en ruine | verfallen/bröckelnd/zerfallend | em ruínas/desmoronando | fatiscente/diroccato | полуразрушенн*/разрушающ* | 崩れかけた/朽ちた | متداع/متهالك | खंडहर जैसा/ढहता हुआ
smoky | 烟雾弥漫的/烟雾缭绕的 | lleno de humo/humeante | enfumé | verraucht/rauchig | enfumaçado/esfumaçado | fumoso/pieno di fumo | дымн*/прокуренн* | 煙の立ち込める/煙たい | مليء بالدخان | धुएँ से भरा
underground | 地下的/地下 | subterráneo | souterrain | unterirdisch | subterrâneo | sotterraneo | подземн* | 地下の | تحت الأرض | भूमिगत
wool | 羊毛/毛线 | lana/de lana | laine/en laine/de laine | wolle/aus wolle | lã/de lã | lana/di lana | шерстян*/из шерсти | ウールの/毛糸の | صوفي/من الصوف | ऊनी/ऊन का
armour | 盔甲/铠甲 | armadura | armure | rüstung | armadura | armatura | доспех*/латы/латах | 鎧/甲冑 | درع/دروع | कवच
gazelles | 瞪羚/羚羊群 | gacelas | gazelles | gazellen | gazelas | gazzelle | газел* | ガゼル | غزلان/غزال | चिंकारा/हिरणों
balcony | 阳台 | balcón | balcon | balkon | varanda/sacada | balcone | балкон* | バルコニー/ベランダ | شرفة/الشرفة | बालकनी/छज्जा
roar | 吼叫/咆哮 | ruge/rugen | rugit/rugissent | brüllt/brüllen | ruge/rugem | ruggisce/ruggiscono | рычит/ревёт/рычат | 吠える/咆哮する/吼える | يزأر/تزأر | दहाड़ता है/गरजता है
tabby | 虎斑 | atigrado | tigré | getigert | malhado/rajado | tigrato/soriano | полосат* | トラ柄の/キジトラの/キジトラ | مخطط | धारीदार
reporter | 记者 | reportero/reportera/periodista | journaliste/reporter | reporter/reporterin/journalist/journalistin | repórter/jornalista | giornalista/reporter | репортёр*/репортер*/корреспондент* | 記者/レポーター | مراسل/مراسلة/صحفي/صحفية | रिपोर्टर/पत्रकार
clockmaker | 钟表匠 | relojero/relojera | horloger/horlogère | uhrmacher/uhrmacherin | relojoeiro/relojoeira | orologiaio/orologiaia | часовщик*/часовых дел мастер | 時計職人/時計屋 | صانع ساعات/ساعاتي | घड़ीसाज़/घड़ीसाज
corridor | 走廊/过道 | pasillo/corredor | couloir/corridor | flur/gang/korridor | corredor | corridoio | коридор* | 廊下 | ممر/رواق | गलियारा/गलियारे
flaming | 燃烧的/着火的 | en llamas/llameante | en flammes/enflammé | brennend/lodernd | em chamas/flamejante | in fiamme/infuocato | горящ*/пылающ* | 燃え盛る/燃える | مشتعل/ملتهب | जलता हुआ
rainforest | 雨林/热带雨林 | selva/selva tropical | forêt tropicale/forêt vierge | regenwald | floresta tropical/selva | foresta pluviale/foresta tropicale | тропическ* лес*/дождев* лес*/джунгл* | 熱帯雨林/密林 | غابة مطيرة/غابة استوائية | वर्षावन/घने जंगल
bends | 弯腰/俯身 | se inclina/se agacha | se penche | beugt sich/bückt sich | se inclina/se abaixa/curva-se | si china/si piega | наклоняется/нагибается/склоняется | かがむ/身をかがめる | ينحني/تنحني | झुकता है/झुकती है
stares | 凝视/盯着/注视着 | mira fijamente | fixe/regarde fixement | starrt/blickt | encara/olha fixamente | fissa/guarda fisso | смотрит пристально/уставился/вглядывается | じっと見つめる/凝視する | يحدق/تحدق | घूरता है/टकटकी लगाता है
offers | 递给/献上 | ofrece | offre/tend | bietet | oferece | offre/porge | предлагает/протягивает | 差し出す/勧める | يقدم/تقدم | पेश करता है/देता है
descends | 降下/下降 | desciende/baja | descend | steigt hinab/sinkt herab | desce | scende/discende | спускается/опускается | 降りる/下降する | يهبط/ينزل | उतरता है
tokyo | 东京 | tokio/tokyo | tokyo | tokio/tokyo | tóquio | tokyo/tokio | токио | 東京 | طوكيو | टोक्यो
paris | 巴黎 | parís | paris | paris | paris | parigi | париж* | パリ | باريس | पेरिस
home | 家/家里 | hogar/casa | maison/foyer | zuhause | lar/casa | casa | дом/дома/домой | 家/自宅 | البيت/المنزل | घर
weightlessly | 失重地 | ingrávido/sin gravedad | en apesanteur | schwerelos | sem gravidade | senza gravità/in assenza di gravità | в невесомости | 無重力で/無重力の中 | بلا وزن/بانعدام الوزن | भारहीन
upside down | 倒挂着/倒着/颠倒 | boca abajo/cabeza abajo | la tête en bas/à l'envers | kopfüber/auf dem kopf stehend | de cabeça para baixo | a testa in giù/sottosopra | вниз головой/вверх ногами | 逆さまに/逆さに | رأسا على عقب/مقلوبا | उल्टा/उल्टी
backwards | 向后/往后 | hacia atrás/de espaldas | en arrière/à reculons | rückwärts/nach hinten | para trás/de costas | all'indietro/indietro | назад/задом наперёд | 後ろ向きに/後方へ | إلى الوراء/للخلف | पीछे की ओर/उल्टे
everywhere | 到处/四处 | por todas partes/en todas partes | partout | überall | por toda parte/por todo lado | dappertutto/ovunque | повсюду/везде | 至る所に/あちこちに | في كل مكان | हर जगह/चारों ओर
scatter | 四散/散开 | se dispersan/se esparcen | se dispersent/s'éparpillent | stieben auseinander/zerstreuen sich | se dispersam/se espalham | si disperdono/si sparpagliano | разлетаются/разбегаются | 散らばる/四散する | تتفرق/تتناثر | बिखर जाते हैं
cockpit | 驾驶舱/驾驶舱里 | cabina de mando/cabina del piloto/cabina de avión | cockpit/poste de pilotage | cockpit | cabine de comando/cockpit | cabina di pilotaggio/cockpit | кабин* пилота/кабин* самолёта/кокпит* | コックピット/操縦席 | قمرة القيادة/مقصورة الطيار | कॉकपिट
rocky coast | 岩石海岸/礁石海岸/多岩的海岸 | costa rocosa/costa escarpada | côte rocheuse/côte escarpée | felsküste/felsige küste/felsigen küste/steilküste | costa rochosa/costa escarpada | costa rocciosa/costa frastagliata | скалист* побережь*/скалист* берег* | 岩の多い海岸/岩場の海岸/岩礁の海岸 | ساحل صخري/شاطئ صخري | चट्टानी तट/पथरीला तट
water town | 江南水乡/水乡/水乡古镇/江南古镇 | pueblo de canales chino/pueblo de agua chino | village d'eau chinois/ville d'eau chinoise | chinesische wasserstadt/wasserdorf | vila de canais chinesa | città d'acqua cinese/villaggio d'acqua cinese | китайск* город* на воде/водн* городок | 水郷/水郷の町 | بلدة مائية صينية | जल नगर/नहरों का पुराना चीनी शहर
plough | 犁/木犁 | arado | charrue | pflug | arado | aratro | плуг* | 鋤/犂 | محراث/المحراث | हल
`;
