/**
 * Words of prompts that are written as storyboards: how lines are said, what the camera does, what is not wanted, how old and in what people are. In the columns of the
 * table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi.
 */
export const STORYBOARDS_TABLE = `
no subtitles | 不要字幕/无字幕/没有字幕/不要文字/无文字 | sin subtítulos/sin texto en pantalla/sin texto | sans sous-titres/pas de sous-titres/pas de texte à l'écran/sans texte/pas de texte/aucun texte | kein text im bild/kein text/ohne text/keine untertitel/ohne untertitel | sem legendas/sem texto na tela/sem texto | senza sottotitoli/senza testo/nessun testo/nessun sottotitolo | без титров/без субтитров/без текста/без надписей | 字幕なし/テキストなし/文字なし | بدون نص على الشاشة/بدون نص/بدون ترجمة/بلا نص | बिना टेक्स्ट/बिना सबटाइटल/कोई टेक्स्ट नहीं
no watermark | 不要水印/无水印 | sin marca de agua/sin logotipos | sans filigrane/sans logo | kein wasserzeichen/ohne wasserzeichen/keine logos | sem marca d'água/sem logotipo | senza filigrana/senza logo | без водяных знаков/без логотипов | 透かしなし/ロゴなし | بدون علامة مائية/بدون شعار | बिना वॉटरमार्क
commercial | 广告片/宣传片 | spot publicitario/anuncio publicitario | spot publicitaire/film publicitaire | werbespot/werbefilm/werbeclip | filme publicitário/anúncio publicitário | spot pubblicitario | рекламн* ролик*/рекламн* фильм* | コマーシャル | إعلان تجاري | विज्ञापन फ़िल्म
takes a sip | 抿一口/喝一口/抿了一口/喝了一口 | da un sorbo/toma un sorbo/bebe un sorbo | boit une gorgée/prend une gorgée/avale une gorgée | nimmt einen schluck/trinkt einen schluck | toma um gole/dá um gole | beve un sorso/prende un sorso | делает глоток/отпивает | 一口飲む/ひと口飲む | يرتشف/ترتشف/يأخذ رشفة/تأخذ رشفة | चुस्की लेता/चुस्की लेती/घूंट लेता
contentedly | 满足地/心满意足地 | con satisfacción | avec satisfaction | zufrieden | com satisfação | con soddisfazione | довольно/с довольным видом | 満足そうに | برضا | संतुष्ट होकर
male voice | 低沉男声/男声/低沉的男声 | voz masculina grave/voz grave masculina/voz masculina | voix masculine grave/voix d'homme grave/voix masculine | tiefe männerstimme/männerstimme | voz masculina grave/voz masculina | voce maschile profonda/voce maschile | глубокий мужской голос/низкий мужской голос/мужской голос | 低い男性の声/男性の声 | صوت رجالي عميق/صوت رجالي | गहरी मर्दाना आवाज़/पुरुष स्वर
female voice | 女声/温柔女声 | voz femenina | voix féminine/voix de femme | frauenstimme/weibliche stimme | voz feminina | voce femminile | женский голос | 女性の声 | صوت نسائي | महिला की आवाज़
offscreen | 画外 | fuera de cámara/en off | hors champ | aus dem off | fora de quadro/em off | fuori campo | за кадром | 画面外で | خارج الشاشة | पर्दे के पीछे से
softly | 轻声/柔声/轻声地 | con voz suave/en voz baja | d'une voix douce/à voix basse/d'une voix basse | mit leiser stimme/mit sanfter stimme | com voz suave/em voz baixa | con voce dolce/a bassa voce/sottovoce | тихим голосом/мягким голосом | 優しい声で/小さな声で/静かに | بصوت هادئ/بصوت خافت | धीमी आवाज़ में
piece | - | pedazo/trozo | morceau | stück | pedaço | pezzo | кусок/кусочек | 一切れ | - | टुकड़ा
embroidered | 绣花的/刺绣的 | bordado/bordada | brodé/brodée | bestickte/bestickter/besticktes/bestickten | bordado/bordada | ricamato/ricamata | вышит* | 刺繍の | مطرز/مطرزة | कढ़ाईदार
crackling | 噼啪作响的 | crepitando/crepitante | qui crépite/crépitant | knisternde/knisterndes/knisternder | crepitando | scoppiettante | потрескивающ* | パチパチと鳴る | متفرقع | चटकती
forward | 向前 | hacia adelante/hacia delante | vers l'avant | nach vorne/nach vorn | para frente/para a frente | in avanti | вперёд/вперед | 前へ/前方へ | إلى الأمام/للأمام | आगे की ओर
slow push-in | 缓慢推进/缓缓推进/慢慢推近 | lento acercamiento/lento travelling hacia adelante/travelling lento hacia adelante/acercamiento lento | lent travelling avant/travelling avant lent/lent travelling vers l'avant | langsame kamerafahrt nach vorne/langsame fahrt nach vorne/langsame kamerafahrt nach vorn | aproximação lenta/travelling lento para frente/lento travelling para frente | lento carrello in avanti/carrellata lenta in avanti/lenta carrellata in avanti | медленный наезд/плавный наезд/медленный наезд камеры | ゆっくりズームイン/ゆっくりドリーイン/スローズームイン | حركة بطيئة إلى الأمام/اقتراب بطيء/حركة بطيئة للأمام | धीमा पुश-इन/धीरे-धीरे पुश-इन
handheld camera | - | cámara en mano | caméra à l'épaule | handkamera | câmera na mão | camera a mano | ручная камера/камера с рук | 手持ち/手持ちカメラ | كاميرا محمولة/محمولة باليد | हैंडहेल्ड
lens | - | objetivo de | objectif | objektiv | lente de | obiettivo | объектив | レンズ | عدسة | लेंस
female vlogger | 女博主/美女博主 | vloguera | vlogueuse | vloggerin | vlogueira | - | - | - | - | -
vlogger | 博主/男博主 | vloguero | vlogueur | vlogger | vlogueiro | vlogger | блогер*/влогер* | ブロガー | مدونة فيديو/مدون فيديو | व्लॉगर
selfie shot | 自拍视角/自拍镜头/自拍模式 | modo selfie/estilo selfie | mode selfie/style selfie | selfie-modus/selfie-perspektive/selfie-stil | modo selfie/estilo selfie | modalità selfie/stile selfie | в режиме селфи/селфи-видео | 自撮り視点/自撮り | بأسلوب السيلفي/وضع السيلفي | सेल्फी शॉट/सेल्फ़ी शैली
vertical video | 竖屏短视频/竖屏视频/竖屏 | vídeo vertical | vidéo verticale | hochformat/vertikales video | vídeo vertical | video verticale | вертикальное видео | 縦型動画/縦動画 | فيديو عمودي | वर्टिकल वीडियो
makes a funny face | 做了个鬼脸/做鬼脸 | hace una mueca | fait une grimace | zieht eine grimasse/schneidet eine grimasse | faz uma careta | fa una smorfia | строит рожицу/корчит рожицу | 変顔をする | يصنع وجها مضحكا | मुँह बनाता
candied fruit | 糖葫芦/冰糖葫芦 | fruta confitada | fruits confits | kandierte früchte | frutas cristalizadas | frutta candita | леденец | りんご飴 | فاكهة مسكرة | -
stilt houses | 吊脚楼/层层叠叠的吊脚楼 | palafitos | maisons sur pilotis | pfahlbauten | palafitas | palafitte | дома на сваях | - | - | -
hoodie | 卫衣/运动卫衣/连帽衫 | sudadera/sudadera con capucha | sweat à capuche | kapuzenpulli/kapuzenpullover | moletom/moletom com capuz | felpa/felpa con cappuccio | худи/толстовк* | パーカー | هودي | हुडी
clear water | 清水/清澈的水 | agua clara/agua cristalina | eau claire/eau limpide | klares wasser/klarem wasser | água clara/água limpa | acqua limpida/acqua chiara | прозрачная вода | 澄んだ水/清らかな水 | ماء صاف | साफ़ पानी
writes calligraphy | 挥毫写字/挥毫/写书法/写毛笔字 | escribe caligrafía | calligraphie | schreibt kalligrafie | escreve caligrafia | scrive in calligrafia | пишет каллиграфию | 書を書く/書道をする | يكتب بالخط | सुलेख लिखता
stone table | 石桌 | mesa de piedra | table de pierre/table en pierre | steintisch | mesa de pedra | tavolo di pietra | каменн* стол* | 石の机 | طاولة حجرية | पत्थर की मेज
zither | 古琴/古筝 | cítara | cithare | zither | cítara | cetra | цитр* | 琴/お琴 | قانون | संतूर
auto rickshaw | 嘟嘟车 | tuk-tuk | tuk-tuk | autorikscha/tuk-tuk | tuk-tuk | tuk-tuk/risciò | авторикша/авторикш* | トゥクトゥク/リキシャ | توك توك | ऑटो रिक्शा/ऑटोरिक्शा
khaki | 卡其色/卡其色的 | caqui | kaki | khakifarbene/khakifarbener/khaki | cáqui | cachi | хаки/цвета хаки | カーキ色の/カーキの | كاكي | खाकी
street lights | 路灯/街灯 | farolas | réverbères/lampadaires | straßenlaternen | postes de luz | lampioni | уличн* фонар* | 街灯 | أضواء الشارع/مصابيح الشارع | स्ट्रीट लाइटें/स्ट्रीट लाइट/स्ट्रीटलाइट
inspector | 警探/探长 | comisario/inspector | inspecteur/commissaire | kommissar/ermittler | inspetor/delegado | commissario/ispettore | следователь/инспектор/комиссар | 刑事/警部 | المحقق/المفتش | इंस्पेक्टर
female inspector | 女警探/女探长 | comisaria/inspectora | inspectrice | kommissarin/ermittlerin | inspetora/delegada | commissaria/ispettrice | следовательница | 女刑事 | المحققة/المفتشة | महिला इंस्पेक्टर
clerk | 店员/加油站员工 | gasolinero/dependiente | pompiste | tankwart/tankstellenwart/verkaufskraft | frentista/balconista | benzinaio/commesso | заправщик/кассир | 店員 | عامل المحطة | दुकान कर्मचारी
shakes his head | 摇摇头/摇头/摇了摇头 | niega con la cabeza/sacude la cabeza | secoue la tête | schüttelt den kopf/schüttelt nervös den kopf/schüttelt langsam den kopf | balança a cabeça | scuote la testa/scuote il capo | качает головой/мотает головой | 首を横に振る/首を振る | يهز رأسه/تهز رأسها | सिर हिलाता/सिर हिलाती
neon light | 霓虹灯管/灯管 | tubo de neón/tubo fluorescente | tube néon/tube fluorescent | neonröhre/leuchtstoffröhre | lâmpada fluorescente/tubo de neon | tubo al neon | неонов* ламп*/лампа дневного света | 蛍光灯 | مصباح نيون | ट्यूबलाइट
flickering | 闪烁的/忽明忽暗的 | parpadeante/parpadeantes/titilante | vacillant/vacillante/clignotant/clignotante | flackernde/flackerndes/flackernder/flackerndem | piscante/tremeluzente | tremolante/sfarfallante | мерцающ*/мигающ* | 点滅する/ちらつく | متذبذب/وامض/متقطع | टिमटिमाती/झिलमिलाती/टिमटिमाता
humming | 嗡嗡声 | zumbido | bourdonnement | summen/brummen | zumbido | ronzio | гул/гудение | うなり音 | أزيز/طنين | भनभनाहट
noise | 嘈杂声/喧闹声 | bullicio/ruido | brouhaha/bruit | lärm/geräusch | barulho/ruído | rumore/brusio | шум/скрежет | 喧騒/雑踏/ざわめき | ضجيج/ضوضاء | शोर
a handful of | 一把 | un puñado de/puñado de | une poignée de/poignée de | eine handvoll/handvoll | um punhado de/punhado de | una manciata di/manciata di | горсть/пригоршню | ひと握りの | حفنة من | मुट्ठी भर
turmeric | 姜黄/姜黄粉 | cúrcuma | curcuma | kurkuma | cúrcuma | curcuma | куркум* | ターメリック | الكركم/كركم | हल्दी
vendor | 小贩/摊主/摊贩 | vendedor/vendedora | vendeur/vendeuse | verkäufer/verkäuferin/händler/händlerin | vendedor/vendedora/ambulante | venditore/venditrice | уличн* торговец/торговец | 売り子 | بائع/بائعة/البائع | विक्रेता
rio de janeiro | 里约热内卢 | río de janeiro | rio de janeiro | rio de janeiro | rio de janeiro | rio de janeiro | рио-де-жанейро | リオデジャネイロ | ريو دي جانيرو | रियो डी जनेरियो
mountain | 面包山 | pan de azúcar | pain de sucre | zuckerhut | pão de açúcar | pan di zucchero | сахарная голова | - | - | -
barrels | 木桶/铁桶 | barriles | tonneaux/barils | fässer | barris | barili/botti | бочки/бочек | 樽 | براميل | पीपे
blonde | 金发的 | rubia/rubio | blonde | blonde/blonder/blondes/blonden | loira/loiro | bionda/biondo | светловолос* | 金髪の | شقراء/أشقر | सुनहरे बालों वाली/सुनहरे बालों वाला
tied-back | 扎起的/盘起的 | recogido/recogidos | attachés/relevés | hochgesteckte/hochgesteckten/zusammengebundene/zusammengebundenen | presos | raccolti | собранн* | 束ねた/結んだ | مربوط | बंधे
points at him | 指着他/指向他 | lo señala con el dedo/le señala con el dedo/señala con el dedo | le pointe du doigt/pointe du doigt | zeigt mit dem finger auf ihn | aponta o dedo para ele/aponta o dedo | gli punta il dito/gli punta il dito contro/punta il dito | показывает на него пальцем/грозит ему пальцем | 指をさす/彼を指さす | يشير إليه بإصبعه/يشير بإصبعه | उसकी ओर उंगली उठाता
homemade | 手工的/手工制作的 | artesanal | artisanal/artisanale/fait maison | handgemachte/handgemachter/hausgemachte | artesanal/caseiro | artigianale/fatto in casa | домашн*/ремесленн* | 手作りの/職人の | حرفي/منزلي الصنع | हस्तनिर्मित
light beam | 光束/一束光 | haz de luz | faisceau/faisceau lumineux | lichtkegel/lichtstrahl | feixe de luz/feixe | fascio di luce | луч/луч света | 光の筋 | شعاع الضوء | रोशनी की किरण
transparent | 透明的 | transparente | transparent/transparente | durchsichtige/durchsichtiger/durchsichtigen | transparente | trasparente | прозрачн* | 透明な | شفاف/شفافة | पारदर्शी
crosswalk | 十字路口斑马线 | cruce peatonal | passage clouté | fußgängerüberweg | faixa de pedestre | attraversamento pedonale | пешеходн* переход* | スクランブル交差点/交差点 | معبر المشاة | पैदल पारपथ
sound of rain | 雨声 | sonido de lluvia | bruit de la pluie | regengeräusch/regengeräusche | som de chuva/som da chuva | rumore della pioggia | шум дождя | 雨音/雨の音 | صوت المطر | बारिश की आवाज़
cream | 米色/奶油色/米色的 | color crema | couleur crème | cremefarbene/cremefarbener/cremefarbenen/cremefarbenes/cremefarbenem | cor de creme/creme | color crema/color panna | кремов* | クリーム色の | كريمي اللون | क्रीम रंग की
silver | 银色的 | plateado/plateada | argenté/argentée | silberfarbene/silberfarbener/silberfarbenen/silberfarbenes | prateado/prateada | argentato/argentata | серебрист* | 銀色の | فضي/فضية | चाँदी जैसा
gold | 金色的 | dorado/dorada | doré/dorée | goldfarbene/goldfarbener/goldfarbenen/goldfarbenes | dourado/dourada | dorato/dorata | золотист* | 金色の | ذهبي/ذهبية | सुनहरा/सुनहरी
pink | 粉色的 | rosado/rosada | rose | rosafarbene/rosafarbener/rosafarbenen/rosafarbenes | cor-de-rosa | color rosa | розов* | ピンクの/桃色の | وردي/وردية | गुलाबी
turquoise | 青绿色的/湖蓝色的 | turquesa | turquoise | türkisfarbene/türkisfarbener/türkisfarbenen/türkise/türkisen | turquesa | turchese | бирюзов* | ターコイズ色の | فيروزي | फ़िरोज़ी
in their twenties | - | de unos veinte años/de veintitantos años/veinteañera/veinteañero | d'une vingtaine d'années/la vingtaine | mitte zwanzig/anfang zwanzig/ende zwanzig | de uns vinte anos/na casa dos vinte | sulla ventina/sui vent'anni | лет двадцати/двадцати лет | 二十代の/20代の | في العشرينيات/في العشرينات | बीस साल की उम्र के/बीसेक साल की
in their thirties | - | de unos treinta años/de treinta y tantos/treintañera/treintañero | d'une trentaine d'années/la trentaine | mitte dreißig/anfang dreißig/ende dreißig | de uns trinta anos/na casa dos trinta | sulla trentina/sui trent'anni | лет тридцати/тридцати лет | 三十代の/30代の | في الثلاثينيات/في الثلاثينات | तीसेक साल की/तीस साल की
in their forties | - | de unos cuarenta años/cuarentón/cuarentona | d'une quarantaine d'années/la quarantaine | mitte vierzig/anfang vierzig/ende vierzig | de uns quarenta anos/na casa dos quarenta | sulla quarantina/sui quarant'anni | лет сорока/сорока лет | 四十代の/40代の | في الأربعينيات/في الأربعينات | चालीस साल का/चालीसेक साल का
in their fifties | - | de unos cincuenta años/cincuentona/cincuentón | d'une cinquantaine d'années/la cinquantaine | mitte fünfzig/anfang fünfzig/ende fünfzig | de uns cinquenta anos/na casa dos cinquenta | sulla cinquantina/sui cinquant'anni | лет пятидесяти/пятидесяти лет | 五十代の/50代の | في الخمسينيات/في الخمسينات | पचास साल का/पचास साल की
in their sixties | - | de unos sesenta años/sexagenario | d'une soixantaine d'années/la soixantaine | mitte sechzig/anfang sechzig/ende sechzig | de uns sessenta anos | sulla sessantina/sui sessant'anni | лет шестидесяти | 六十代の/60代の | في الستينيات/في الستينات | साठ साल का/साठ साल की
to the | - | - | - | ans/aufs/ins innere der | - | - | - | - | - | -
`;
