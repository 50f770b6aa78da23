/**
 * What is used, eaten, ridden and built, and where films play, beyond the commonest. In the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar |
 * hi; `+` ends a form that names several where the endings do not tell.
 */
export const OBJECTS_TABLE = `
police car | 警车 | coche de policía/patrulla/patrullero | voiture de police | polizeiauto/streifenwagen | viatura/carro de polícia | auto della polizia/volante della polizia | полицейск* машин* | パトカー | سيارة شرطة | पुलिस की गाड़ी/पुलिस कार
race car | 赛车 | coche de carreras/auto de carreras | voiture de course | rennwagen/rennauto | carro de corrida | auto da corsa/macchina da corsa | гоночн* машин*/гоночн* автомобил*/болид* | レーシングカー/レースカー | سيارة سباق | रेसिंग कार/रेस कार
sports car | 跑车 | coche deportivo/deportivo | voiture de sport | sportwagen | carro esportivo | auto sportiva/macchina sportiva | спортивн* машин*/спорткар* | スポーツカー | سيارة رياضية | स्पोर्ट्स कार
fire engine | 消防车 | camión de bomberos | camion de pompiers | feuerwehrauto/löschfahrzeug | caminhão de bombeiros | camion dei pompieri/autopompa | пожарн* машин* | 消防車 | سيارة إطفاء | दमकल/दमकल गाड़ी
ambulance | 救护车 | ambulancia | ambulance | krankenwagen/rettungswagen | ambulância | ambulanza | скор* помощ* | 救急車 | سيارة إسعاف | एम्बुलेंस
pickup truck | 皮卡/皮卡车 | camioneta | pick-up/camionnette | pick-up/pickup | caminhonete/picape | pick-up | пикап* | ピックアップトラック | شاحنة صغيرة | पिकअप ट्रक
tractor | 拖拉机 | tractor | tracteur | traktor/trecker | trator | trattore | трактор* | トラクター | جرار | ट्रैक्टर
scooter | 踏板车/小摩托/滑板车 | moto scooter/vespa/patinete | scooter/trottinette | motorroller/roller | patinete/lambreta | scooter/vespa/monopattino | скутер*/самокат*/мопед* | スクーター/キックボード | سكوتر/دراجة صغيرة | स्कूटर
motorcycle | 摩托车/摩托 | moto/motocicleta | moto | motorrad/motorräder+ | moto/motocicleta | moto/motocicletta | мотоцикл* | バイク/オートバイ | دراجة نارية | मोटरसाइकिल/बाइक
wheelchair | 轮椅 | silla de ruedas | fauteuil roulant | rollstuhl | cadeira de rodas | sedia a rotelle | инвалидн* коляск* | 車椅子 | كرسي متحرك | व्हीलचेयर
stroller | 婴儿车 | cochecito de bebé/carrito de bebé | poussette | kinderwagen | carrinho de bebê | passeggino/carrozzina | детск* коляск* | ベビーカー/乳母車 | عربة أطفال | बच्चागाड़ी
shopping cart | 购物车 | carrito de la compra/carrito de compras | caddie/chariot | einkaufswagen | carrinho de compras | carrello della spesa | тележк* | ショッピングカート | عربة تسوق | शॉपिंग कार्ट
sled | 雪橇 | trineo | luge/traîneau | schlitten | trenó | slitta/slittino | сани/санях/санки/санках | そり | زلاجة | स्लेज
subway train | 地铁列车/地铁 | metro/tren del metro | métro | u-bahn/u-bahn-zug | metrô/trem do metrô | metropolitana/metrò | метро/поезд метро | 地下鉄/メトロ | مترو/مترو الأنفاق | मेट्रो
steam train | 蒸汽火车/蒸汽机车 | tren de vapor/locomotora de vapor | train à vapeur/locomotive à vapeur | dampfzug/dampflokomotive/dampflok | trem a vapor/maria-fumaça | treno a vapore/locomotiva a vapore | паровоз* | 蒸気機関車/SL | قطار بخاري | भाप का इंजन/भाप ट्रेन
tram | 有轨电车/电车 | tranvía | tramway/tram | straßenbahn/tram | bonde | tram | трамва* | 路面電車/トラム | ترام | ट्राम
taxi | 出租车/的士 | taxi | taxi | taxi | táxi | taxi | такси | タクシー | تاكسي/سيارة أجرة | टैक्सी
rickshaw | 人力车/黄包车 | rickshaw/calesa | pousse-pousse | rikscha | riquixá | risciò | рикш* | 人力車 | ريكشا | रिक्शा
ship | 轮船/大船/船只 | buque/navío | navire | schiff/schiffe | navio | nave/navi+ | корабл*/судно | 客船/大型船 | سفينة/سفن+ | जहाज/जहाज़
sailboat | 帆船 | velero | voilier | segelboot/segelschiff | veleiro/barco à vela | barca a vela/veliero | парусник*/парусн* лодк* | 帆船/ヨット | قارب شراعي/مركب شراعي | पाल नाव/पालवाली नाव
pirate ship | 海盗船 | barco pirata | bateau pirate/navire pirate | piratenschiff | navio pirata | nave pirata | пиратск* корабл* | 海賊船 | سفينة قراصنة | समुद्री डाकुओं का जहाज
submarine | 潜水艇/潜艇 | submarino | sous-marin | u-boot/unterseeboot | submarino | sottomarino | подводн* лодк* | 潜水艦 | غواصة | पनडुब्बी
spaceship | 宇宙飞船/飞船/太空船 | nave espacial | vaisseau spatial | raumschiff | nave espacial/espaçonave | astronave/navicella spaziale | космическ* корабл*/звездолёт* | 宇宙船 | سفينة فضاء/مركبة فضائية | अंतरिक्ष यान
ufo | 飞碟/不明飞行物 | ovni/platillo volante | ovni/soucoupe volante | ufo/fliegende untertasse | óvni/disco voador | ufo/disco volante | нло/летающ* тарелк* | UFO/空飛ぶ円盤 | طبق طائر | उड़न तश्तरी
satellite | 人造卫星/卫星 | satélite | satellite | satellit | satélite | satellite | спутник* | 人工衛星/衛星 | قمر صناعي | उपग्रह
parachute | 降落伞 | paracaídas | parachute | fallschirm | paraquedas | paracadute | парашют* | パラシュート | مظلة هبوط | पैराशूट
hot air balloon | 热气球 | globo aerostático/globos aerostáticos+ | montgolfière | heißluftballon | balão de ar quente/balões de ar quente+ | mongolfiera | воздушн* шар* | 熱気球/気球 | منطاد/مناطيد+ | गर्म हवा का गुब्बारा
balloon | 气球 | globo | ballon de baudruche/ballon | luftballon/ballon | balão/balões+/bexiga | palloncino | шарик*/воздушн* шарик* | 風船 | بالون/بالونات+ | गुब्बारा/गुब्बारे
kite | 风筝 | cometa/papalote/barrilete | cerf-volant | lenkdrachen | pipa/papagaio de papel | aquilone | воздушн* зме* | 凧 | طائرة ورقية | पतंग
drone | 无人机 | dron | drone | drohne | drone | drone | дрон* | ドローン | طائرة مسيرة/درون | ड्रोन
swing | 秋千 | columpio | balançoire | schaukel | balanço | altalena | качел* | ブランコ | أرجوحة | झूला
slide | 滑梯 | tobogán | toboggan | rutsche | escorregador | scivolo | горка/горки/горку/горке | 滑り台 | زحليقة | फिसलपट्टी
ferris wheel | 摩天轮 | noria | grande roue | riesenrad | roda-gigante/roda gigante | ruota panoramica | колесо обозрения | 観覧車 | عجلة الملاهي | विशाल झूला/फेरिस व्हील
roller coaster | 过山车 | montaña rusa | montagnes russes | achterbahn | montanha-russa/montanha russa | montagne russe/ottovolante | американские горки | ジェットコースター | أفعوانية | रोलर कोस्टर
carousel | 旋转木马 | carrusel/tiovivo | manège/carrousel | karussell | carrossel | giostra | карусел* | メリーゴーランド | دوامة الخيل | हिंडोला
eiffel tower | 埃菲尔铁塔 | torre eiffel | tour eiffel | eiffelturm | torre eiffel | torre eiffel | эйфелев* башн* | エッフェル塔 | برج إيفل | एफिल टावर
pyramid | 金字塔 | pirámide | pyramide | pyramide | pirâmide | piramide/piramidi+ | пирамид* | ピラミッド | هرم/أهرامات+ | पिरामिड
statue | 雕像/雕塑 | estatua/escultura | statue/sculpture | statue/skulptur | estátua/escultura | statua/scultura | статуя/статуи/статую/скульптур* | 像/彫刻/銅像 | تمثال/تماثيل+ | मूर्ति/प्रतिमा
torii | 鸟居 | torii | torii | torii | torii | torii | тории | 鳥居 | بوابة توري | तोरी द्वार
windmill | 风车 | molino de viento/molino | moulin à vent/moulin | windmühle | moinho de vento/moinho | mulino a vento/mulino | мельниц* | 風車 | طاحونة هواء/طاحونة | पवनचक्की
mailbox | 邮箱/信箱 | buzón | boîte aux lettres | briefkasten | caixa de correio | cassetta della posta/cassetta delle lettere | почтов* ящик* | 郵便ポスト/郵便受け | صندوق بريد | डाक पेटी
phone booth | 电话亭 | cabina telefónica | cabine téléphonique | telefonzelle | cabine telefônica | cabina telefonica | телефонн* будк* | 電話ボックス | كشك هاتف | टेलीफोन बूथ
traffic light | 红绿灯/信号灯 | semáforo | feu de circulation/feu rouge | ampel/verkehrsampel | semáforo/sinal | semaforo | светофор* | 信号機/信号 | إشارة مرور | ट्रैफिक लाइट
trash can | 垃圾桶 | cubo de basura/basurero | poubelle | mülleimer/mülltonne | lata de lixo/lixeira | bidone della spazzatura/cestino | мусорн* бак*/урна | ゴミ箱 | سلة مهملات/حاوية قمامة | कूड़ेदान
barrel | 木桶 | barril/tonel | tonneau/baril | fass/fässer+ | barril | botte/barile | бочк* | 樽 | برميل | पीपा
bench | 长椅/长凳 | banco/banca | banc | bank/parkbank/holzbank | banco | panchina/panca | скамейк*/скамь*/лавк*/лавочк* | ベンチ | مقعد/مقعد خشبي/دكة | बेंच
tent | 帐篷 | tienda de campaña/carpa | tente | zelt | barraca/tenda | tenda da campeggio/tenda | палатк* | テント | خيمة/خيام+ | तंबू/टेंट
campfire | 篝火/营火 | fogata/hoguera | feu de camp | lagerfeuer | fogueira | falò/fuoco da campo | костёр/костра/костром/костре/костер | 焚き火/キャンプファイヤー | نار المخيم/نار مخيم | अलाव/कैम्पफायर
fireplace | 壁炉 | chimenea | cheminée | kamin | lareira | camino/caminetto | камин* | 暖炉 | مدفأة/موقد | अँगीठी/चिमनी घर
lantern | 灯笼/提灯 | linterna de papel/farol/farolillo | lanterne/lampion | laterne/lampion | lanterna | lanterna | - | 提灯/ランタン/灯籠 | فانوس/فوانيس+ | लालटेन
candle | 蜡烛 | vela | bougie | kerze | vela | candela | свеча/свечи/свечу/свечой/свечами/свечей | ろうそく/蝋燭/キャンドル | شمعة/شموع+ | मोमबत्ती/मोमबत्तियाँ+
torch | 火把/火炬 | antorcha | torche/flambeau | fackel | tocha | torcia/torce+/fiaccola | факел* | 松明/たいまつ | مشعل/مشاعل+ | मशाल
flashlight | 手电筒/手电 | linterna | lampe torche/lampe de poche | taschenlampe | lanterna de mão | torcia elettrica | фонарик* | 懐中電灯 | مصباح يدوي/كشاف | टॉर्च
light bulb | 灯泡 | bombilla/foco | ampoule | glühbirne | lâmpada | lampadina | лампочк* | 電球 | مصباح كهربائي | बल्ब
briefcase | 公文包 | maletín | mallette/attaché-case | aktentasche/aktenkoffer | maleta executiva/pasta | valigetta | портфел*/дипломат | アタッシュケース/ブリーフケース | حقيبة عمل | ब्रीफकेस
suitcase | 行李箱/手提箱/箱子 | maleta/valija | valise | koffer | mala | valigia | чемодан* | スーツケース/トランク | حقيبة سفر | सूटकेस
bag | 袋子/布袋/包包 | bolsa/bolso/saco | sac/sachet | tasche/tüte/beutel | bolsa/sacola | borsa/sacco/busta | сумк*/мешок/пакет | 袋/鞄/カバン/バッグ | حقيبة/كيس | थैला/बैग
basket | 篮子 | cesta/canasta | panier | korb/körbe+ | cesta/cesto | cesto/cestino | корзин* | 籠/バスケット | سلة | टोकरी
box | 盒子/纸箱/箱子 | caja | boîte/carton | kiste/schachtel/karton | caixa | scatola/cassa | коробк*/ящик* | 箱/段ボール箱 | صندوق/علبة | डिब्बा/बक्सा
gift box | 礼物/礼盒/礼物盒 | regalo/caja de regalo | cadeau/paquet cadeau | geschenk | presente/caixa de presente | regalo/pacco regalo | подарок/подарк* | プレゼント/贈り物 | هدية/علبة هدية | उपहार/तोहफा
treasure chest | 宝箱 | cofre del tesoro | coffre au trésor | schatztruhe/schatzkiste | baú do tesouro | forziere/scrigno | сундук* | 宝箱 | صندوق كنز | खजाने का संदूक
umbrella | 雨伞/伞 | paraguas | parapluie | regenschirm/schirm | guarda-chuva | ombrello | зонт/зонтом/зонтик* | 傘 | مظلة | छाता/छतरी
beach umbrella | 遮阳伞/沙滩伞 | sombrilla | parasol | sonnenschirm | guarda-sol | ombrellone | пляжн* зонт* | ビーチパラソル/パラソル | مظلة شاطئ | समुद्र तट की छतरी
walking stick | 拐杖/手杖 | bastón | canne/bâton de marche | gehstock/spazierstock/stock | bengala | bastone | трость/трости/тростью/посох* | 杖/ステッキ | عصا/عكاز | छड़ी/लाठी
sword | 剑/宝剑/长剑 | espada | épée | schwert/schwerter+ | espada | spada | меч/меча/мечом/мечи/шпаг* | 剣/刀 | سيف/سيوف+ | तलवार
shield | 盾牌/盾 | escudo | bouclier | schild | escudo | scudo | щит/щита/щитом | 盾 | ترس/درع يد | ढाल
bow | 弓箭/弓 | arco y flecha | arc | pfeil und bogen | arco e flecha | arco | лук со стрелами | 弓/弓矢 | قوس | धनुष
axe | 斧头/斧子 | hacha | hache | axt/beil | machado | ascia/scure | топор* | 斧 | فأس | कुल्हाड़ी
hammer | 锤子/铁锤 | martillo | marteau | hammer | martelo | martello | молот/молотом/молоток/молотк* | ハンマー/金槌 | مطرقة | हथौड़ा
wrench | 扳手 | llave inglesa | clé à molette | schraubenschlüssel | chave inglesa | chiave inglese | гаечн* ключ* | レンチ/スパナ | مفتاح ربط | पाना
saw | 锯子 | sierra | scie | säge | serra/serrote | sega | пила/пилой/пилу | のこぎり | منشار | आरी
screwdriver | 螺丝刀 | destornillador | tournevis | schraubenzieher | chave de fenda | cacciavite | отвёртк* | ドライバー工具 | مفك | पेचकस
shovel | 铁锹/铲子 | pala | pelle | schaufel/spaten | pá | pala/badile | лопат* | シャベル/スコップ | مجرفة | फावड़ा
rope | 绳子/绳索 | cuerda/soga | corde | seil | corda | corda | верёвк*/веревк*/канат* | ロープ/縄 | حبل | रस्सी
chain | 铁链/锁链 | cadena | chaîne | eisenkette | corrente | catena | цепь/цепи/цепью/цепями | 鎖 | سلسلة | जंजीर
key | 钥匙 | llave | clé/clef | schlüssel | chave | chiave | ключ/ключа/ключом/ключи | 鍵 | مفتاح | चाबी
paintbrush | 画笔/毛笔 | pincel | pinceau | pinsel | pincel | pennello | кисть/кисти/кистью/кисточк* | 絵筆/筆 | فرشاة رسم/فرشاة | ब्रश/कूची
easel | 画架 | caballete | chevalet | staffelei | cavalete | cavalletto | мольберт* | イーゼル | حامل لوحات | चित्रफलक
painting | 油画作品/画作/一幅画 | cuadro/pintura | tableau/peinture | gemälde/bild | quadro/pintura | quadro/dipinto | картин* | 絵/絵画 | لوحة/لوحات+ | चित्र/पेंटिंग
letter | 信/信件/书信 | carta | lettre | brief | carta | lettera | письм* | 手紙 | رسالة/خطاب | चिट्ठी/पत्र
envelope | 信封 | sobre | enveloppe | umschlag/briefumschlag | envelope | busta da lettera | конверт* | 封筒 | ظرف | लिफाफा
map | 地图 | mapa | carte routière/carte au trésor | landkarte/karte | mapa | mappa/cartina | карту/карта/карте/картой | 地図 | خريطة | नक्शा/मानचित्र
scroll | 卷轴 | pergamino | parchemin/rouleau | schriftrolle | pergaminho | pergamena | свиток/свитк* | 巻物 | لفافة/مخطوطة | पांडुलिपि
telescope | 望远镜 | telescopio | télescope | teleskop/fernrohr | telescópio | telescopio | телескоп* | 望遠鏡 | تلسكوب | दूरबीन/टेलीस्कोप
microscope | 显微镜 | microscopio | microscope | mikroskop | microscópio | microscopio | микроскоп* | 顕微鏡 | مجهر | सूक्ष्मदर्शी/माइक्रोस्कोप
magnifying glass | 放大镜 | lupa | loupe | lupe | lupa | lente d'ingrandimento | лупа/лупой/лупу | 虫眼鏡 | عدسة مكبرة | आवर्धक लेंस
typewriter | 打字机 | máquina de escribir | machine à écrire | schreibmaschine | máquina de escrever | macchina da scrivere | пишущ* машинк* | タイプライター | آلة كاتبة | टाइपराइटर
sewing machine | 缝纫机 | máquina de coser | machine à coudre | nähmaschine | máquina de costura | macchina da cucire | швейн* машинк* | ミシン | آلة خياطة | सिलाई मशीन
washing machine | 洗衣机 | lavadora | machine à laver/lave-linge | waschmaschine | máquina de lavar | lavatrice | стиральн* машин* | 洗濯機 | غسالة | वॉशिंग मशीन
radio | 收音机 | radio | radio | radio | rádio | radio | радио/радиоприёмник* | ラジオ | راديو/مذياع | रेडियो
television | 电视/电视机 | televisor/televisión/tele | télévision/télé/téléviseur | fernseher | televisão/tevê | televisore/televisione/tv | телевизор* | テレビ | تلفاز/تلفزيون | टीवी/टेलीविजन
laptop | 笔记本电脑 | portátil/ordenador portátil/laptop | ordinateur portable | laptop | notebook/laptop | portatile/computer portatile | ноутбук* | ノートパソコン | حاسوب محمول/لابتوب | लैपटॉप
computer | 电脑/计算机 | ordenador/computadora | ordinateur | computer/rechner | computador | computer | компьютер* | コンピューター/パソコン | حاسوب/كمبيوتر | कंप्यूटर
phone | 手机/电话 | móvil/teléfono/celular/teléfono móvil | téléphone/portable/téléphone portable | handy/telefon/smartphone | celular/telefone/telemóvel | telefono/cellulare/telefonino | телефон*/смартфон* | スマホ/携帯電話/携帯/電話/スマートフォン | هاتف/جوال | फोन/मोबाइल
microphone | 麦克风/话筒 | micrófono | micro/microphone | mikrofon | microfone | microfono | микрофон* | マイク | ميكروفون | माइक/माइक्रोफोन
alarm clock | 闹钟 | despertador | réveil | wecker | despertador | sveglia | будильник* | 目覚まし時計 | منبه | अलार्म घड़ी
clock | 时钟/钟表/挂钟 | reloj | horloge/pendule | uhr/wanduhr | relógio | orologio | часы/часов/часами | 時計 | ساعة حائط/ساعة | घड़ी
hourglass | 沙漏 | reloj de arena | sablier | sanduhr | ampulheta | clessidra | песочн* часы | 砂時計 | ساعة رملية | रेतघड़ी
mirror | 镜子 | espejo | miroir | spiegel | espelho | specchio | зеркал* | 鏡 | مرآة | आईना/दर्पण/शीशा
bathtub | 浴缸 | bañera/tina | baignoire | badewanne | banheira | vasca da bagno | ванна/ванне/ванну | 浴槽/バスタブ/お風呂 | حوض استحمام | बाथटब
armchair | 扶手椅/单人沙发 | sillón/butaca | fauteuil | sessel | poltrona | poltrona | кресл* | 肘掛け椅子/アームチェア | كرسي بذراعين/أريكة صغيرة | आरामकुर्सी
rocking chair | 摇椅 | mecedora | fauteuil à bascule/rocking-chair | schaukelstuhl | cadeira de balanço | sedia a dondolo | кресло-качалк* | 揺り椅子/ロッキングチェア | كرسي هزاز | झूलने वाली कुर्सी
hammock | 吊床 | hamaca | hamac | hängematte | rede de descanso/rede de dormir | amaca | гамак* | ハンモック | أرجوحة شبكية | झूला बिस्तर
ladder | 梯子 | escalera de mano/escalerilla | échelle | leiter | escada de mão | scala a pioli | стремянк* | はしご | سلم | सीढ़ी
broom | 扫帚/扫把 | escoba | balai | besen | vassoura | scopa | метла/метлой/метлу/метёлк* | ほうき/箒 | مكنسة | झाड़ू
bucket | 水桶/桶 | cubo/balde | seau | eimer | balde | secchio | ведр* | バケツ | دلو | बाल्टी
bathroom | 浴室/洗手间 | cuarto de baño/baño | salle de bain/salle de bains | badezimmer/bad | banheiro | bagno | ванн* комнат* | 浴室/洗面所 | حمام/الحمام | स्नानघर/बाथरूम
soap bubbles | 肥皂泡/泡泡 | burbujas de jabón/pompas de jabón | bulles de savon | seifenblasen | bolhas de sabão | bolle di sapone | мыльн* пузыр* | シャボン玉 | فقاعات الصابون | साबुन के बुलबुले
fishing rod | 钓竿/鱼竿 | caña de pescar | canne à pêche | angel/angelrute | vara de pescar | canna da pesca | удочк* | 釣り竿/釣竿 | صنارة/سنارة | मछली पकड़ने की छड़ी
soccer ball | 足球 | balón de fútbol/pelota de fútbol | ballon de foot/ballon de football | fußball | bola de futebol | pallone da calcio/pallone | футбольн* мяч* | サッカーボール | كرة قدم | फुटबॉल
basketball | 篮球 | balón de baloncesto | ballon de basket | basketball | bola de basquete | pallone da basket | баскетбольн* мяч* | バスケットボール | كرة سلة | बास्केटबॉल
ball | 皮球 | pelota/balón | balle/ballon rouge | ball/bälle+ | bola | palla | мяч/мяча/мячом/мячик* | ボール/毬 | كرة | गेंद
wash tub | 木盆/洗澡盆/铁皮盆 | tina de madera/tina/barreño | bassine/baquet | waschzuber/zuber/bottich | tina de banho/bacia | tinozza/mastello | лохан*/корыт* | たらい/桶 | حوض غسيل | टब
carpenters bench | 木工台/木工桌 | banco de carpintero | établi de menuisier | hobelbank | bancada de carpinteiro | banco da falegname | верстак* | 作業台 | طاولة نجار | बढ़ई की मेज
football goal | 足球门/球门 | portería de fútbol/portería | but de football/cage de foot | fußballtor | gol de futebol/baliza | porta da calcio | футбольн* ворот* | サッカーゴール | مرمى كرة القدم/مرمى | गोल पोस्ट
robot vacuum | 扫地机器人/扫地机 | robot aspirador/aspiradora robot | robot aspirateur/aspirateur robot | saugroboter/staubsaugerroboter | robô aspirador/aspirador robô | robot aspirapolvere | робот-пылесос* | ロボット掃除機/お掃除ロボット | مكنسة روبوت | रोबोट वैक्यूम
skateboard | 滑板 | monopatín/patineta | skateboard/planche à roulettes | skateboard | skate | skateboard | скейтборд*/скейт* | スケートボード/スケボー | لوح تزلج | स्केटबोर्ड
surfboard | 冲浪板 | tabla de surf | planche de surf | surfbrett | prancha de surfe/prancha | tavola da surf | доск* для сёрфинга/сёрф | サーフボード | لوح ركوب الأمواج | सर्फबोर्ड
trophy | 奖杯 | trofeo | trophée/coupe | pokal | troféu | trofeo | кубок/кубк*/троф* | トロフィー | كأس البطولة | ट्रॉफी
guitar | 吉他 | guitarra | guitare | gitarre | violão/guitarra | chitarra | гитар* | ギター | غيتار/جيتار/قيثارة | गिटार
violin | 小提琴 | violín | violon | geige/violine | violino | violino | скрипк* | バイオリン/ヴァイオリン | كمان | वायलिन
piano | 钢琴 | piano | piano | klavier/flügel im saal | piano | pianoforte/piano | пианино/рояль/рояля/фортепиано | ピアノ | بيانو | पियानो
banjo | 班卓琴 | banjo | banjo | banjo | banjo | banjo | банджо | バンジョー | بانجو | बैंजो
newspaper | 报纸 | periódico/diario | journal | zeitung | jornal | giornale | газет* | 新聞 | جريدة/صحيفة | अखबार/समाचार पत्र
notebook | 笔记本/本子 | cuaderno/libreta | cahier/carnet | notizbuch/heft | caderno | quaderno/taccuino | тетрад*/блокнот* | ノート/手帳 | دفتر | कॉपी/नोटबुक
crystal ball | 水晶球 | bola de cristal | boule de cristal | kristallkugel | bola de cristal | sfera di cristallo | хрустальн* шар* | 水晶玉 | كرة بلورية | क्रिस्टल की गेंद
skull | 骷髅头/头骨 | calavera/cráneo | crâne | totenkopf/schädel | caveira/crânio | teschio/cranio | череп/черепа/черепом | 頭蓋骨/ドクロ | جمجمة | खोपड़ी
spider web | 蜘蛛网 | telaraña/tela de araña | toile d'araignée | spinnennetz/spinnwebe | teia de aranha | ragnatela | паутин* | 蜘蛛の巣/クモの巣 | شبكة عنكبوت | मकड़ी का जाला
christmas tree | 圣诞树 | árbol de navidad/árbol navideño | sapin de noël/arbre de noël | weihnachtsbaum/christbaum/tannenbaum | árvore de natal | albero di natale | новогодн* ёлк*/рождественск* ёлк*/ёлк* | クリスマスツリー | شجرة عيد الميلاد/شجرة الميلاد | क्रिसमस ट्री
pumpkin | 南瓜 | calabaza | citrouille/potiron | kürbis | abóbora | zucca | тыкв* | かぼちゃ | يقطين/قرع | कद्दू
mushroom | 蘑菇 | seta/hongo/champiñón | champignon | pilz/pilze | cogumelo | fungo/funghi+ | грибы/гриб/гриба/грибов/грибами | きのこ/キノコ | فطر | मशरूम
flower | 花/花朵/鲜花 | flor/flores | fleur | blume/blüte | flor/flores | fiore | цветок/цветк*/цветочк*/цветы/цветов/цветами | 花/お花 | زهرة/زهور+/أزهار+/وردة/ورود+ | फूल/फूलों
bouquet | 花束 | ramo de flores/ramo | bouquet/bouquet de fleurs | blumenstrauß/strauß | buquê/ramo de flores | mazzo di fiori/bouquet | букет* | 花束 | باقة زهور/باقة ورد | गुलदस्ता
dandelion | 蒲公英 | diente de león | pissenlit | pusteblume/löwenzahn | dente-de-leão | soffione/dente di leone | одуванчик* | たんぽぽ/タンポポ | هندباء | सिंहपर्णी
cactus | 仙人掌 | cactus | cactus | kaktus/kakteen+ | cacto | cactus | кактус* | サボテン | صبار | कैक्टस
palm tree | 棕榈树/椰子树 | palmera | palmier | palme | palmeira/coqueiro | palma | пальм* | ヤシの木 | نخلة/نخيل+ | ताड़ का पेड़/नारियल का पेड़
log | 原木/木头/树干 | tronco/leño | bûche/tronc | baumstamm/holzscheit | tronco/lenha | tronco/ceppo | бревн*/полен* | 丸太/薪 | جذع شجرة/حطب | लट्ठा/लकड़ी का लट्ठा
bread | 面包 | pan | pain | brot/brote | pão/pães+ | pane | хлеб* | パン | خبز | रोटी/ब्रेड
croissant | 牛角包/可颂 | cruasán | croissant | croissant/hörnchen | croissant | cornetto/croissant | круассан* | クロワッサン | كرواسون | क्रोइसैन
pancake | 煎饼/松饼/薄饼 | tortita/panqueque | crêpe/pancake | pfannkuchen | panqueca | pancake/frittella | блины/блин/блинов/блинчик*/оладь* | パンケーキ/ホットケーキ | فطيرة محلاة/بانكيك | पैनकेक
pizza | 披萨/比萨 | pizza | pizza | pizza | pizza | pizza | пицц* | ピザ | بيتزا | पिज़्ज़ा
hamburger | 汉堡/汉堡包 | hamburguesa | hamburger/burger | hamburger/burger | hambúrguer | hamburger/panino con hamburger | гамбургер*/бургер* | ハンバーガー | همبرغر/برغر | बर्गर/हैमबर्गर
sandwich | 三明治 | bocadillo/sándwich | sandwich | sandwich/belegtes brot | sanduíche | panino/tramezzino | бутерброд*/сэндвич* | サンドイッチ | شطيرة/ساندويتش | सैंडविच
noodles | 面条/拉面 | fideos/tallarines | nouilles | nudeln | macarrão/noodles | tagliatelle/noodles | лапш* | 麺/ラーメン/うどん/そば | نودلز/معكرونة | नूडल्स
soup | 汤 | sopa/caldo | soupe/potage | suppe | sopa/caldo | zuppa/minestra | суп/супа/супом/борщ* | スープ/味噌汁 | حساء/شوربة | सूप
rice | 米饭 | arroz | riz | reis | arroz | riso | рис/риса/рисом | ご飯/米 | أرز | चावल
sushi | 寿司 | sushi | sushi/sushis+ | sushi | sushi | sushi | суши | 寿司/お寿司 | سوشي | सुशी
cake | 蛋糕 | pastel/tarta/torta | gâteau/gâteaux+ | kuchen/torte | bolo | torta/dolce | торт*/пирог* | ケーキ | كعكة/كيك/تورتة | केक
birthday cake | 生日蛋糕 | tarta de cumpleaños/pastel de cumpleaños/torta de cumpleaños | gâteau d'anniversaire | geburtstagstorte/geburtstagskuchen | bolo de aniversário | torta di compleanno | праздничн* торт*/именинн* торт*/торт на день рождения | 誕生日ケーキ/バースデーケーキ | كعكة عيد ميلاد/كعكة عيد الميلاد | जन्मदिन का केक
chocolate cake | 巧克力蛋糕 | tarta de chocolate/pastel de chocolate/torta de chocolate | gâteau au chocolat | schokoladenkuchen/schokokuchen/schokoladentorte | bolo de chocolate | torta al cioccolato | шоколадн* торт*/шоколадн* пирог* | チョコレートケーキ/チョコケーキ | كعكة الشوكولاتة/كعكة شوكولاتة | चॉकलेट केक
cookie | 饼干/曲奇 | galleta | biscuit/cookie | keks/plätzchen | biscoito/bolacha | biscotto | печень* | クッキー | بسكويت/كعك صغير | बिस्कुट/कुकी
donut | 甜甜圈 | dónut/rosquilla | beignet/donut | donut | rosquinha/donut | ciambella | пончик* | ドーナツ | دونات | डोनट
ice cream | 冰淇淋/雪糕 | helado | glace/crème glacée/cornet de glace | eis/eiscreme/eiswaffel/speiseeis | sorvete | gelato | морожен* | アイスクリーム/アイス/ソフトクリーム | آيس كريم/مثلجات/بوظة | आइसक्रीम/कुल्फी
lollipop | 棒棒糖 | piruleta/chupetín | sucette | lutscher/lolli | pirulito | lecca-lecca | леденец/леденц* | ペロペロキャンディー/棒付きキャンディー | مصاصة | लॉलीपॉप
candy | 糖果/糖 | caramelo/dulces/golosinas | bonbon/bonbons+/friandises | bonbon/süßigkeiten | doce/bala/doces | caramella/caramelle+/dolciumi | конфет*/сладост* | 飴/キャンディー/お菓子 | حلوى/سكاكر | टॉफी/मिठाई/कैंडी
popcorn | 爆米花 | palomitas | pop-corn/popcorn | popcorn | pipoca | popcorn | попкорн* | ポップコーン | فشار | पॉपकॉर्न
cheese | 奶酪/芝士 | queso | fromage | käse | queijo | formaggio | сыр/сыра/сыром | チーズ | جبن/جبنة | पनीर/चीज़
egg | 鸡蛋/蛋 | huevo | œuf/oeuf | ei/eier+ | ovo | uovo/uova+ | яйц*/яиц | 卵/たまご | بيضة/بيض+ | अंडा/अंडे
apple | 苹果 | manzana | pomme | apfel/äpfel+ | maçã | mela/mele | яблок* | りんご/リンゴ | تفاحة/تفاح+ | सेब
orange fruit | 橙子/橘子 | naranja/mandarina | orange/mandarine | orange/apfelsine/mandarine | laranja/tangerina | arancia/arance+/mandarino | апельсин*/мандарин* | オレンジ/みかん | برتقالة/برتقال+ | संतरा/संतरे
lemon | 柠檬 | limón/limones | citron | zitrone | limão | limone | лимон* | レモン | ليمون/ليمونة | नींबू
banana | 香蕉 | plátano/banana | banane | banane | banana | banana | банан* | バナナ | موزة/موز+ | केला/केले
strawberry | 草莓 | fresa/frutilla | fraise | erdbeere | morango | fragola/fragole | клубник* | いちご/イチゴ | فراولة | स्ट्रॉबेरी
grapes | 葡萄 | uvas/uva | raisin/raisins/grappe de raisin | trauben/weintrauben | uvas/uva | uva | виноград* | ぶどう/ブドウ | عنب | अंगूर
watermelon | 西瓜 | sandía | pastèque | wassermelone | melancia | anguria/cocomero | арбуз* | スイカ | بطيخ/بطيخة | तरबूज
pineapple | 菠萝 | piña/ananá | ananas | ananas | abacaxi | ananas | ананас* | パイナップル | أناناس | अनानास
cucumber | 黄瓜 | pepino | concombre | gurke | pepino | cetriolo/cetrioli+ | огурец/огурц* | きゅうり | خيار | खीरा
garlic | 大蒜 | ajo | ail | knoblauch | alho | aglio | чеснок* | にんにく | ثوم | लहसुन
onion | 洋葱 | cebolla | oignon | zwiebel | cebola | cipolla | лук репчатый/луковиц* | 玉ねぎ | بصل/بصلة | प्याज
carrot | 胡萝卜 | zanahoria | carotte | karotte/möhre | cenoura | carota/carote | морков* | にんじん/人参 | جزرة/جزر | गाजर
tomato | 番茄/西红柿 | tomate | tomate | tomate | tomate | pomodoro/pomodori+ | помидор*/томат* | トマト | طماطم/بندورة | टमाटर
potato | 土豆/马铃薯 | patata/papa | pomme de terre/pommes de terre+ | kartoffel | batata | patata/patate | картофел*/картошк* | じゃがいも/ジャガイモ | بطاطا/بطاطس | आलू
coffee | 咖啡 | café | café | kaffee | café | caffè | кофе | コーヒー/珈琲 | قهوة | कॉफी
cup of coffee | 一杯咖啡 | taza de café | tasse de café | tasse kaffee/becher kaffee | xícara de café | tazza di caffè/tazzina di caffè | чашк* кофе/чашечк* кофе | 一杯のコーヒー | فنجان قهوة/كوب قهوة/فنجان من القهوة | एक कप कॉफी/कॉफी का कप
cup of tea | 一杯茶/一杯热茶 | taza de té | tasse de thé | tasse tee | xícara de chá | tazza di tè | чашк* чая/чашк* чаю | 一杯のお茶 | كوب شاي/فنجان شاي | एक कप चाय/चाय का कप/चाय का प्याला
glass of milk | 一杯牛奶 | vaso de leche | verre de lait | glas milch | copo de leite | bicchiere di latte | стакан молока/стакан* молок* | 牛乳の入ったコップ/コップ一杯の牛乳 | كوب من الحليب/كوب حليب/كوبا من الحليب | दूध का गिलास/एक गिलास दूध
glass of wine | 一杯红酒/一杯葡萄酒 | copa de vino | verre de vin | glas wein | taça de vinho | bicchiere di vino/calice di vino | бокал вина/бокал* вин* | ワイングラス | كأس نبيذ | शराब का गिलास
glass of water | 一杯水 | vaso de agua | verre d'eau | glas wasser | copo de água/copo d'água | bicchiere d'acqua | стакан воды/стакан* вод* | コップ一杯の水 | كوب ماء/كأس ماء | पानी का गिलास/एक गिलास पानी
beer | 啤酒 | cerveza | bière | bier | cerveja | birra | пиво/пива/пивом | ビール | بيرة | बीयर
kitchen table | 餐桌/厨房桌子/厨房的桌子 | mesa de la cocina/mesa de cocina | table de la cuisine/table de cuisine | küchentisch | mesa da cozinha/mesa de cozinha | tavolo della cucina/tavolo da cucina | кухонн* стол* | 台所のテーブル/キッチンのテーブル | طاولة المطبخ | रसोई की मेज/रसोई की टेबल
wooden table | 木桌/木桌子 | mesa de madera | table en bois | holztisch | mesa de madeira | tavolo di legno | деревянн* стол* | 木のテーブル/木製のテーブル | طاولة خشبية | लकड़ी की मेज/लकड़ी की टेबल
table | 桌子/桌/桌上 | mesa | table | tisch/tische | mesa | tavolo/tavola/tavolino | стол/стола/столе/столу/столик* | テーブル/机/食卓 | طاولة/منضدة | मेज/टेबल
frying pan | 平底锅/煎锅/炒锅 | sartén | poêle | pfanne/bratpfanne | frigideira | padella | сковород* | フライパン | مقلاة | कड़ाही/तवा/पैन
teapot | 茶壶 | tetera | théière | teekanne | bule | teiera | чайник*/заварник* | 急須/ティーポット | إبريق شاي/إبريق | चायदानी/केतली
city street | 城市街道/街头/街道/大街 | calle de la ciudad/calle | rue de la ville/rue | stadtstraße/großstadtstraße/straße | rua da cidade/rua | strada di città/via/strada cittadina | городск* улиц*/улиц* | 街の通り/通り/街角 | شارع المدينة/شارع مدينة/شارع | शहर की सड़क/सड़क
street market | 集市/街市/市集 | mercado callejero/mercadillo | marché de rue/marché | straßenmarkt/wochenmarkt | feira de rua/feira livre | mercato di strada/mercatino | уличн* рын*/базар* | 市場/露店街 | سوق شعبي/سوق | बाजार/हाट
night market | 夜市 | mercado nocturno | marché de nuit/marché nocturne | nachtmarkt | mercado noturno/feira noturna | mercato notturno | ночн* рын* | 夜市/ナイトマーケット | سوق ليلي | रात का बाजार/रात्रि बाजार
coffee shop | 咖啡馆/咖啡店/咖啡厅 | cafetería | café du coin/salon de café | café/kaffeehaus | cafeteria | caffetteria | кофейн*/кафе | 喫茶店/カフェ/コーヒーショップ | مقهى | कैफे/कॉफी शॉप
bakery | 面包店/面包房 | panadería/pastelería | boulangerie/pâtisserie | bäckerei | padaria | panetteria/panificio/forno | пекарн*/булочн* | パン屋/ベーカリー | مخبز | बेकरी
bookstore | 书店 | librería | librairie | buchhandlung/buchladen | livraria | libreria | книжн* магазин* | 本屋/書店 | مكتبة لبيع الكتب | किताबों की दुकान
library | 图书馆 | biblioteca | bibliothèque | bibliothek/bücherei | biblioteca | biblioteca | библиотек* | 図書館/図書室 | مكتبة | पुस्तकालय/लाइब्रेरी
classroom | 教室 | aula/salón de clases | salle de classe | klassenzimmer | sala de aula | aula | класс/классе/класса/классн* комнат* | 教室 | فصل دراسي/صف دراسي | कक्षा
hospital room | 病房 | habitación de hospital | chambre d'hôpital | krankenzimmer/krankenhauszimmer | quarto de hospital | stanza d'ospedale | больничн* палат* | 病室 | غرفة مستشفى | अस्पताल का कमरा
train station | 火车站/车站 | estación de tren/estación | gare | bahnhof | estação de trem | stazione/stazione ferroviaria | вокзал* | 駅/鉄道駅 | محطة قطار/محطة القطار | रेलवे स्टेशन/स्टेशन
train platform | 站台/月台 | andén | quai de gare | bahnsteig | plataforma de trem | binario/banchina della stazione | перрон*/платформ* | 駅のホーム/プラットホーム | رصيف القطار/رصيف محطة القطار | प्लेटफार्म/प्लेटफॉर्म
airport | 机场 | aeropuerto | aéroport | flughafen | aeroporto | aeroporto | аэропорт* | 空港 | مطار | हवाई अड्डा
gas station | 加油站 | gasolinera | station-service | tankstelle | posto de gasolina | stazione di servizio/benzinaio | заправк*/автозаправк* | ガソリンスタンド | محطة وقود | पेट्रोल पंप
country road | 乡间小路/乡村公路 | camino rural/carretera rural | route de campagne | landstraße | estrada rural/estrada de terra | strada di campagna | сельск* дорог*/просёлочн* дорог* | 田舎道 | طريق ريفي | गाँव की सड़क/देहाती सड़क
forest road | 林间小路/森林小路/林间道路 | camino del bosque/camino forestal | chemin forestier/route forestière | waldweg/waldstraße | estrada na floresta/estrada da floresta | strada nel bosco/strada forestale | лесн* дорог* | 森の道/林道 | طريق غابة/طريق الغابة | जंगल की सड़क/जंगल का रास्ता
rice terraces | 梯田 | terrazas de arroz/arrozales | rizières en terrasses/rizières | reisterrassen/reisfelder | terraços de arroz/arrozais | risaie terrazzate/risaie | рисов* террас*/рисов* пол* | 棚田/水田 | مدرجات الأرز/حقول الأرز | सीढ़ीदार खेत/धान के खेत
wheat field | 麦田 | campo de trigo/trigal | champ de blé | weizenfeld/kornfeld | campo de trigo/trigal | campo di grano | пшеничн* пол* | 麦畑/小麦畑 | حقل قمح | गेहूँ का खेत/गेहूँ के खेत
lavender field | 薰衣草田 | campo de lavanda | champ de lavande | lavendelfeld | campo de lavanda | campo di lavanda | лавандов* пол* | ラベンダー畑 | حقل لافندر/حقل خزامى | लैवेंडर का खेत/लैवेंडर के खेत
construction site | 建筑工地/工地 | obra/obra en construcción | chantier | baustelle | canteiro de obras/obra | cantiere | стройк*/строительн* площадк* | 工事現場/建設現場 | موقع بناء | निर्माण स्थल
amusement park | 游乐园/游乐场 | parque de atracciones | parc d'attractions/fête foraine | freizeitpark/vergnügungspark/jahrmarkt | parque de diversões | luna park/parco divertimenti | парк* аттракционов/парк* развлечений | 遊園地 | مدينة ملاهي/ملاهي | मनोरंजन पार्क
ancient temple | 古庙/古老的寺庙/古寺 | templo antiguo | temple ancien/temple antique | alter tempel/alten tempel | templo antigo | tempio antico/antico tempio | древн* храм* | 古い寺/古寺/古代の神殿 | معبد قديم | प्राचीन मंदिर
attic | 阁楼 | ático/desván | grenier | dachboden | sótão | soffitta | чердак* | 屋根裏部屋 | علية | अटारी
balcony | 阳台 | balcón | balcon | balkon | varanda/sacada | balcone | балкон* | ベランダ/バルコニー | شرفة | बालकनी/छज्जा
porch | 门廊 | porche | porche/perron | veranda | alpendre/varanda da frente | portico/veranda | крыльц*/веранд* | 縁側/ポーチ | رواق | बरामदा
starfighter | 星际战斗机/星战机 | caza estelar/cazas estelares | chasseur stellaire/chasseurs stellaires | sternenjäger | caça estelar/caças estelares | caccia stellare | звёздн* истребител*/звездн* истребител* | 宇宙戦闘機/スターファイター | مقاتلة فضائية/مقاتلات فضائية | अंतरिक्ष लड़ाकू यान
lightsaber | 光剑 | sable de luz/espada láser | sabre laser | lichtschwert/laserschwert | sabre de luz | spada laser | светов* меч*/лазерн* меч* | ライトセーバー | سيف ضوئي/سيف ليزر | लाइटसेबर/प्रकाश तलवार
sewer | 下水道 | alcantarilla/alcantarillas/cloaca | égout/égouts | kanalisation/abwasserkanal | esgoto/esgotos | fogna/fogne | канализаци* | 下水道 | شبكة الصرف الصحي/مجاري الصرف | सीवर
egyptian temple | 埃及神庙/古埃及神庙 | templo egipcio | temple égyptien | ägyptischer tempel/ägyptischen tempel | templo egípcio | tempio egizio | египетск* храм* | エジプト神殿/エジプトの神殿 | معبد مصري/معبد فرعوني | मिस्र का मंदिर/मिस्री मंदिर
`;
