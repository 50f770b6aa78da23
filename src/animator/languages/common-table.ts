/**
 * People, animals, things, places, qualities and words of film that prompts use often and the other tables lacked, in the columns of the table of cinema: English | zh |
 * es | fr | de | pt | it | ru | ja | ar | hi.
 */
export const COMMON_TABLE = `
twins | 双胞胎 | gemelos/gemelas/mellizos | jumeaux/jumelles | zwillinge | gêmeos/gêmeas | gemelli/gemelle | близнец* | 双子 | توأم/توأمان | जुड़वाँ
lady | 贵妇/夫人 | dama | madame | edelfrau | dama | dama | дама/дамы/даму | 貴婦人 | آنسة | मैडम
gentleman | 绅士/先生 | caballero elegante | gentilhomme/monsieur élégant | gentleman | cavalheiro | gentiluomo | джентльмен* | 紳士 | سيد | सज्जन
grandchildren | 孙子孙女/孙辈 | nietos/nietas | petits-enfants | enkelkinder | netos | nipoti/nipotini | внуки/внуков/внукам/внуками | 孫たち | أحفاد/أحفاده/أحفادها | पोते-पोतियाँ/नाती-पोते
grandson | 小孙子 | nieto | petit-fils | enkelsohn/enkel | neto | nipotino | внук* | 孫息子 | حفيده | पोता
swimmer | 游泳运动员 | nadador/nadadora | nageur/nageuse | schwimmer/schwimmerin | nadador/nadadora | nuotatore/nuotatrice | пловец/пловц*/пловчих* | 水泳選手 | سباح/سباحة | तैराक
skater | 滑冰者/滑板少年 | patinador/patinadora | patineur/patineuse | eisläufer/eisläuferin/schlittschuhläufer | patinador/patinadora | pattinatore/pattinatrice | фигурист*/конькобеж* | スケーター | متزلج/متزلجة | स्केटर
sculptor | 雕塑家 | escultor/escultora | sculpteur/sculptrice | bildhauer/bildhauerin | escultor/escultora | scultore/scultrice | скульптор* | 彫刻家 | نحات/نحاتة | मूर्तिकार
writer | 作家 | escritor/escritora | écrivain/écrivaine | schriftsteller/schriftstellerin | escritor/escritora | scrittore/scrittrice | писател* | 作家 | كاتب/كاتبة | लेखक/लेखिका
poet | 诗人 | poeta | poète | dichter/dichterin | poeta | poeta | поэт* | 詩人 | شاعر/شاعرة | कवि
juggler | 杂耍艺人 | malabarista | jongleur/jongleuse | jongleur | malabarista | giocoliere | жонглёр*/жонглер* | 曲芸師 | لاعب خفة | बाजीगर
butcher | 屠夫/肉贩 | carnicero/carnicera | boucher/bouchère | metzger/fleischer/metzgerin | açougueiro | macellaio | мясник* | 肉屋 | جزار | कसाई
bartender | 调酒师/酒保 | barman/camarero de bar | barman/barmaid | barkeeper/barmann | barman/bartender | barista/barman | бармен* | バーテンダー | نادل البار/ساقي | बारटेंडर
pizza maker | 披萨师傅 | pizzero | pizzaïolo | pizzabäcker | pizzaiolo | pizzaiolo/pizzaiola | пиццайоло | ピザ職人 | صانع البيتزا | पिज़्ज़ा बनाने वाला
gondolier | 船夫/贡多拉船夫 | gondolero | gondolier | gondoliere | gondoleiro | gondoliere | гондольер* | ゴンドラ乗り/船頭 | مراكبي | नाविक
shoemaker | 鞋匠 | zapatero | cordonnier | schuster/schuhmacher | sapateiro | calzolaio/ciabattino | сапожник* | 靴職人 | إسكافي | मोची
watchmaker | 钟表匠 | relojero/relojera | horloger/horlogère | uhrmacher/uhrmachers/uhrmacherin | relojoeiro | orologiaio | часовщик* | 時計職人 | ساعاتي | घड़ीसाज़
hairdresser | 理发师 | peluquero/peluquera | coiffeur/coiffeuse | friseur/friseurin | cabeleireiro/cabeleireira | parrucchiere/parrucchiera | парикмахер* | 美容師 | حلاق/حلاقة | नाई
professor | 教授 | profesor/profesora | professeur/professeure | professor/professorin | professor/professora | professore/professoressa | профессор* | 教授 | أستاذ | प्रोफेसर
dentist | 牙医 | dentista | dentiste | zahnarzt/zahnärztin | dentista | dentista | стоматолог* | 歯医者 | طبيب أسنان | दंत चिकित्सक
geisha | 艺伎 | geisha | geisha | geisha | gueixa | geisha | гейш* | 芸者/舞妓 | غيشا | गीशा
worker | 工人 | obrero/obrera/trabajador/trabajadora | ouvrier/ouvrière | arbeiter/arbeiterin/bauarbeiter | operário/operária/trabalhador | operaio/operaia/lavoratore | рабоч*/работник* | 労働者/作業員 | عامل/عاملة | मज़दूर/मजदूर/श्रमिक
secretary | 秘书 | secretaria/secretario | secrétaire | sekretärin/sekretär | secretária | segretaria | секретар* | 秘書 | سكرتيرة | सचिव
guest | 客人/宾客 | invitado/invitada/huésped | invité/invitée | gast | convidado/convidada/hóspede | ospite/invitato | гость/гостя/гостей/гости | 客/お客さん | ضيف | मेहमान
customer | 顾客/客人 | cliente/clienta | client/cliente | kunde/kundin | cliente/freguês | cliente | покупател*/клиент* | お客/客 | زبون/زبونة | ग्राहक
owner | 老板/店主 | dueño/dueña | patron/patronne/propriétaire | besitzer/besitzerin/wirt | dono/dona | proprietario/padrone | хозя* | 店主/主人 | صاحب المحل/صاحب | मालिक
seller | 小贩/摊贩/卖家 | vendedor/vendedora | vendeur/vendeuse/marchand/marchande | verkäufer/verkäuferin/händler | vendedor/vendedora/feirante | venditore/venditrice | продав*/торгов* | 売り子/商人 | بائع/بائعة | विक्रेता/दुकानदार
crowd | 人潮/人流 | multitud/muchedumbre/gentío | foule | menschenmenge/menge | multidão | folla | толп* | 群衆/人混み/人ごみ | حشد/جمهور | भीड़
player | 球员/选手 | jugador/jugadora | joueur/joueuse | spieler/spielerin | jogador/jogadora | giocatore/giocatrice | игрок/игрока/игроки | 選手 | لاعب/لاعبة | खिलाड़ी
soccer player | 足球运动员 | futbolista | footballeur/footballeuse | fußballer/fußballspieler/fußballerin | jogador de futebol | calciatore/calciatrice | футболист* | サッカー選手 | لاعب كرة قدم | फुटबॉल खिलाड़ी
schoolgirl | 女学生/女高中生 | colegiala | écolière/lycéenne | schulmädchen/schülerin | aluna da escola | scolara/liceale | школьниц* | 女子高生/女子学生 | تلميذة | स्कूली लड़की/छात्रा
schoolboy | 男学生/小学生 | colegial | écolier/lycéen | schuljunge | aluno da escola | scolaro | школьник* | 男子高生/小学生 | تلميذ | छात्र
italian | 意大利 | italiano/italiana/italianos | italien/italienne | italienisch/italienische/italienischer | italiano/italiana | italiano/italiana | итальянск* | イタリアの | إيطالي/إيطالية | इतालवी
foal | 小马驹/小马 | potro/potrillo | poulain | fohlen | potro/potrinho | puledro | жеребён*/жеребен* | 子馬 | مهر | बछेड़ा
calf | 小牛/牛犊 | ternero/becerro | veau | kalb | bezerro | vitello | телён*/телен* | 子牛 | عجل | बछड़ा
lamb | 小羊/羊羔 | cordero/corderito | agneau | lamm | cordeiro/cordeirinho | agnello/agnellino | ягнён*/ягнен* | 子羊 | حمل صغير | मेमना
rat | 老鼠/大鼠 | rata | rat | ratte | ratazana | ratto | крыс* | ドブネズミ | جرذ | चूहा
gorilla | 大猩猩 | gorila | gorille | gorilla | gorila | gorilla | горилл* | ゴリラ | غوريلا | गोरिल्ला
koala | 考拉 | koala | koala | koala | coala | koala | коал* | コアラ | كوالا | कोआला
lizard | 蜥蜴/壁虎 | lagarto/lagartija | lézard | eidechse | lagarto/lagartixa | lucertola | ящериц* | トカゲ | سحلية | छिपकली
sparrow | 麻雀 | gorrión | moineau | spatz/sperling | pardal | passero | воробей/воробь* | スズメ/雀 | عصفور دوري | गौरैया
stork | 鹳 | cigüeña | cigogne | storch | cegonha | cicogna | аист* | コウノトリ | لقلق | सारस
crab | 螃蟹 | cangrejo | crabe | krabbe/krebs | caranguejo | granchio | краб* | カニ/蟹 | سلطعون | केकड़ा
lobster | 龙虾 | langosta | homard | hummer | lagosta | aragosta | омар* | ロブスター | كركند | झींगा
ladybug | 瓢虫 | mariquita | coccinelle | marienkäfer | joaninha | coccinella | божья коровка/божью коровку | てんとう虫 | دعسوقة | सोनपंखी
pigeons | 鸽群 | palomas | pigeons | tauben | pombos | piccioni | голуби/голубей/голубями | 鳩たち | حمام/الحمام | कबूतरों/कबूतरों को
flock of sheep | 羊群 | rebaño de ovejas | troupeau de moutons | schafherde/schafsherde/herde schafe | rebanho de ovelhas | gregge di pecore | стадо овец/отару овец | 羊の群れ | قطيع من الأغنام/قطيع أغنام/قطيع الغنم | भेड़ों का झुंड
flock | 一群鸟 | bandada/rebaño | troupeau/volée | schwarm/herde | bando/rebanho | stormo/gregge | ста*/стадо/отар* | 群れ | قطيع/سرب | झुंड
caravan of camels | 驼队/骆驼商队 | caravana de camellos | caravane de chameaux | kamelkarawane/karawane von kamelen | caravana de camelos | carovana di cammelli | караван верблюдов | ラクダの隊商 | قافلة من الجمال/قافلة جمال/قافلة الجمال | ऊँटों का काफिला
camels | 群驼 | camellos | chameaux/dromadaires | kamele | camelos | cammelli | верблюды/верблюдов | ラクダたち | جمال/الجمال/إبل | ऊँटों
van | 面包车/厢式货车 | furgoneta/camioneta | camionnette/fourgon | lieferwagen/transporter | van/furgão | furgone | фургон* | バン/ワゴン車 | شاحنة صغيرة | वैन
ferry | 渡轮/轮渡 | transbordador/ferry | ferry/bac | fähre | balsa/ferry | traghetto | паром* | フェリー/渡し船 | عبارة | फेरी
canoe | 独木舟/皮划艇 | canoa/kayak | canoë/kayak | kanu/kajak | canoa/caiaque | canoa/kayak | каноэ/байдарк* | カヌー | زورق/كاياك | डोंगी
raft | 木筏/竹筏 | balsa de madera | radeau | floß | jangada | zattera | плот/плоту/плоте | 筏/いかだ | طوف | बेड़ा
submarine | 潜艇/潜水艇 | submarino | sous-marin | u-boot | submarino | sottomarino | подводная лодка/подводной лодке/субмарин* | 潜水艦 | غواصة | पनडुब्बी
helicopter | 直升机 | helicóptero | hélicoptère | hubschrauber/helikopter | helicóptero | elicottero | вертолёт*/вертолет* | ヘリコプター | مروحية/طائرة هليكوبتر | हेलीकॉप्टर
carriage | 马车 | carruaje/carroza | carrosse/calèche | kutsche | carruagem | carrozza | карет*/повозк* | 馬車 | عربة/عربة خيل | बग्घी/तांगा
sled | 雪橇 | trineo | traîneau/luge | schlitten | trenó | slitta | санк*/сани/санях | そり/ソリ | زلاجة | स्लेज
ambulance | 救护车 | ambulancia | ambulance | krankenwagen | ambulância | ambulanza | скорая помощь | 救急車 | سيارة إسعاف | एम्बुलेंस
surfboard | 冲浪板 | tabla de surf/tabla | planche de surf | surfbrett | prancha de surfe/prancha | tavola da surf | доска для сёрфинга | サーフボード | لوح التزلج/لوح ركوب الأمواج | सर्फ़बोर्ड
snowboard | 滑雪单板 | tabla de snowboard | snowboard | snowboard | prancha de snowboard | snowboard | сноуборд* | スノーボード | لوح تزلج | स्नोबोर्ड
cottage | 农舍/小屋 | casita/casa de campo | chaumière/maisonnette | häuschen/landhaus | casinha/chalé | casetta/cottage | домик*/коттедж* | 田舎家/コテージ | كوخ ريفي | कुटिया
mill | 磨坊/水车 | molino | moulin | mühle | moinho | mulino | мельниц* | 水車小屋/製粉所 | طاحونة | चक्की
fair | 庙会/游园会 | feria | fête foraine/foire | jahrmarkt/kirmes | parque de diversões | fiera/luna park | ярмарк* | お祭り/縁日 | معرض/مدينة الملاهي | मेला/मेले
courtyard | 小院/庭院里 | patio | cour | innenhof/hof | pátio | cortile | внутренн* двор* | 中庭 | فناء/باحة | आँगन
city square | 广场/市中心广场 | plaza/plaza mayor | place/place du village | platz/marktplatz/stadtplatz | praça | piazza | площад* | 広場 | ساحة المدينة/ساحة/ميدان | चौक
porch | 门廊 | porche | porche/véranda | veranda | alpendre | portico/veranda | крыльц*/веранд* | 縁側/ポーチ | رواق | बरामदा/बरामदे
doorway | 门口 | umbral/entrada de la casa | pas de la porte/seuil | türrahmen/hauseingang | soleira/porta de entrada | uscio/soglia | порог*/дверном проёме | 玄関/戸口 | عتبة الباب/مدخل | दरवाज़े पर/चौखट
gate | 大门 | portón/verja | portail/grille | tor | portão | cancello | ворот* | 門 | بوابة | फाटक/द्वार
floor | 地板 | suelo/piso | sol/plancher/parquet | boden/fußboden | chão/piso | pavimento | пол/полу | 床 | أرضية | फ़र्श/फर्श/ज़मीन
ceiling | 天花板 | techo interior | plafond | decke des zimmers/zimmerdecke | teto | soffitto | потол* | 天井 | سقف | छत की भीतरी
gallery | 画廊 | galería | galerie | galerie | galeria | galleria | галере* | ギャラリー | معرض فني | गैलरी
theatre | 戏院/剧场 | teatro | théâtre | theater | teatro | teatro | театр* | 劇場 | مسرح | थिएटर/रंगमंच
opera house | 歌剧院 | ópera/teatro de ópera | opéra | oper/opernhaus | ópera | teatro dell'opera | оперный театр/оперного театра | オペラ座/歌劇場 | دار الأوبرا | ओपेरा हाउस
stage | 舞台 | escenario | scène | bühne | palco | palcoscenico/palco | сцен* | 舞台/ステージ | خشبة المسرح | मंच
cinema | 影院 | cine | salle de cinéma/cinéma | kino | cinema | cinema | кинотеатр* | 映画館 | سينما | सिनेमा
pub | 小酒馆 | taberna | taverne | kneipe/wirtshaus | taverna | taverna/pub | паб/пабе/таверн*/трактир* | 居酒屋/パブ | حانة | पब
garage | 车库 | garaje | garage | garage | garagem | garage | гараж* | ガレージ/車庫 | مرآب | गैराज
orchard | 果园 | huerto/huerta | verger | obstgarten | pomar | frutteto | фруктовый сад/фруктовом саду | 果樹園 | بستان | बाग/बगीचा
vineyard | 葡萄园 | viñedo/viña | vignoble/vignes | weinberg | vinhedo/vinha | vigneto/vigna | виноградник* | ぶどう畑 | كرم عنب | अंगूर का बाग
mountain peak | 山顶/山巅 | cumbre/cima | sommet/cime | gipfel/berggipfel | cume/pico | cima/vetta | вершин* | 山頂/頂上 | قمة الجبل/قمة | चोटी/शिखर
canyon | 峡谷 | cañón | canyon | schlucht | cânion/desfiladeiro | canyon/gola | каньон*/ущель* | 峡谷 | واد ضيق/أخدود | घाटी की दरार
sand dunes | 沙丘 | dunas/dunas de arena | dunes/dunes de sable | dünen/sanddünen | dunas/dunas de areia | dune/dune di sabbia | дюн*/барханы | 砂丘 | الكثبان الرملية/كثبان رملية/كثبان | रेत के टीले/रेत के टीलों/टीलों
stream | 溪流/小河 | arroyo/riachuelo | ruisseau | bach/bächlein | riacho/córrego | ruscello/torrente | ручей/ручь* | 小川/せせらぎ | جدول | झरना छोटा/नाला
canal | 运河 | canal | canal | kanal | canal | canale | канал* | 運河 | قناة مائية/قناة | नहर
iceberg | 冰山 | iceberg | iceberg | eisberg | iceberg | iceberg | айсберг* | 氷山 | جبل جليدي | हिमखंड
skyscraper | 高楼大厦/摩天楼 | rascacielos | gratte-ciel | wolkenkratzer/hochhaus/hochhäuser | arranha-céu/arranha-céus | grattacielo/grattacieli | небоскрёб*/небоскреб* | 高層ビル/超高層ビル | ناطحة سحاب/ناطحات السحاب | गगनचुंबी इमारत
playground | 游乐场/儿童乐园 | parque infantil/patio de juegos | aire de jeux/cour de récréation | spielplatz/schulhof | parquinho | parco giochi | детская площадка/детской площадке | 遊び場/公園の遊具 | ملعب أطفال | खेल का मैदान
campsite | 营地 | campamento | campement/camping | zeltplatz/lager/campingplatz | acampamento | accampamento/campeggio | лагер*/кемпинг* | キャンプ場 | مخيم | शिविर
sidewalk | 人行道 | acera/vereda/banqueta | trottoir | gehweg/bürgersteig/gehsteig | calçada/passeio | marciapiede | тротуар* | 歩道 | رصيف الشارع | फुटपाथ
dirt street | 土路 | calle de tierra/camino de tierra | chemin de terre | feldweg | rua de terra/estrada de terra | strada sterrata | грунтовая дорога/грунтовой дороге | 土の道 | طريق ترابي | कच्ची सड़क
snowy alps | 雪山阿尔卑斯 | alpes nevados | alpes enneigées | verschneiten alpen/verschneite alpen | alpes nevados | alpi innevate | заснеженные альпы | 雪のアルプス | جبال الألب المغطاة بالثلوج | बर्फीले आल्प्स
alps | 阿尔卑斯山 | alpes/los alpes | alpes | alpen | alpes | alpi | альпы/альп/альпах | アルプス | جبال الألب | आल्प्स
tuscan hills | 托斯卡纳山丘 | colinas toscanas | collines toscanes | toskanischen hügel | colinas toscanas | colline toscane | холмы тосканы | トスカーナの丘 | تلال توسكانا | टस्कनी की पहाड़ियाँ
on top of a hill | 山丘之上 | en lo alto de una colina | au sommet d'une colline | auf einem hügel oben | no alto de uma colina | sulla cima di una collina | на вершине холма | 丘の頂上で | على قمة تل/فوق تلة | पहाड़ी की चोटी पर
mustard field | 油菜花田 | campo de mostaza/campo de colza | champ de moutarde/champ de colza | rapsfeld | campo de mostarda | campo di senape | рапсовое поле | 菜の花畑 | حقل خردل | सरसों के खेत/सरसों के खेतों
birch | 白桦/白桦树 | abedul | bouleau | birke/birken | bétula | betulla | берёз*/берез* | 白樺 | شجرة بتولا | भोजपत्र
willow | 柳树/垂柳 | sauce llorón | saule | weide am ufer/trauerweide | salgueiro | salice | ива/иву/ивой/ивы | 柳 | صفصاف/شجرة صفصاف | विलो
olive tree | 橄榄树 | olivo | olivier | olivenbaum | oliveira | ulivo/olivo | оливковое дерево/оливы | オリーブの木 | شجرة زيتون/شجرة الزيتون | जैतून का पेड़
banyan tree | 榕树 | baniano | banian | banyanbaum | figueira | baniano | баньян* | ガジュマル | شجرة بانيان | बरगद का पेड़/बरगद के पेड़/बरगद
palm tree | 棕榈树/椰子树 | palmera | palmier | palme/palmen | palmeira | palma | пальм* | ヤシの木/椰子の木 | نخلة/نخيل | ताड़ का पेड़/खजूर का पेड़
leaf | 叶子/树叶 | hoja | feuille | blatt | folha | foglia | лист/листа | 葉 | ورقة شجر | पत्ता/पत्ती
leaves | 叶片/枝叶 | hojas | feuilles | blätter/laub | folhas | foglie | листья/листьев/листьями/листв* | 葉っぱ/木の葉 | أوراق/أوراق الشجر | पत्ते/पत्तियाँ/पत्तों
autumn leaves | 秋叶/落叶 | hojas de otoño/hojas secas | feuilles d'automne/feuilles mortes | herbstlaub/herbstblätter | folhas de outono/folhas secas | foglie d'autunno/foglie secche | осенние листья/осенних листьев/опавшие листья | 紅葉/落ち葉 | أوراق الخريف | पतझड़ के पत्ते/सूखे पत्ते
trunk | 树干 | tronco | tronc | baumstamm/stamm | tronco | tronco | ствол* | 幹 | جذع | तना
tulip | 郁金香 | tulipán/tulipanes | tulipe/tulipes | tulpe/tulpen | tulipa/tulipas | tulipano/tulipani | тюльпан* | チューリップ | توليب | ट्यूलिप
daisy | 雏菊 | margarita | marguerite/pâquerette | gänseblümchen/margerite | margarida | margherita | ромашк* | ヒナギク | أقحوان | गुलबहार
bush | 灌木/灌木丛 | arbusto/arbustos | buisson/buissons | busch/büsche/gebüsch/strauch | arbusto/arbustos | cespuglio/cespugli | куст/кусты/кустов/кустах | 茂み/低木 | شجيرة/شجيرات | झाड़ी/झाड़ियों
moss | 苔藓/青苔 | musgo | mousse | moos | musgo | muschio | мох/мхом | 苔 | طحلب | काई
corn | 玉米 | maíz | maïs | mais | milho | mais/granturco | кукуруз* | トウモロコシ | ذرة | मक्का
pear | 梨子/梨 | pera | poire | birne | pera | pera | груш* | 梨 | كمثرى | नाशपाती
watermelon | 西瓜 | sandía | pastèque | wassermelone | melancia | anguria/cocomero | арбуз* | スイカ | بطيخ/بطيخة | तरबूज
mango | 芒果 | mango | mangue | mango | manga fruta/manga | mango | манго | マンゴー | مانجو | आम का फल
coconut | 椰子 | coco | noix de coco | kokosnuss | coco | cocco/noce di cocco | кокос* | ココナッツ | جوز هند | नारियल
potato | 土豆/马铃薯 | patata/papa/patatas/papas | pomme de terre/pommes de terre | kartoffel/kartoffeln | batata/batatas | patata/patate | картофел*/картошк* | じゃがいも/ジャガイモ | بطاطا/بطاطس | आलू
onion | 洋葱 | cebolla | oignon | zwiebel | cebola | cipolla | лук репчатый/луковиц* | 玉ねぎ | بصل | प्याज
carrot | 胡萝卜 | zanahoria | carotte | karotte/möhre | cenoura | carota | морков* | 人参/にんじん | جزر/جزرة | गाजर
vegetables | 蔬菜 | verduras/hortalizas | légumes | gemüse | legumes/verduras | verdure/verdura/ortaggi | овощ* | 野菜 | خضروات/خضار | सब्ज़ियाँ/सब्जी/सब्ज़ी
butter | 黄油 | mantequilla | beurre | butter | manteiga | burro | масло/маслом | バター | زبدة | मक्खन
sugar | 白糖 | azúcar | sucre | zucker | açúcar | zucchero | сахар* | 砂糖 | سكر | चीनी
salt | 食盐 | sal | sel | salz | sal | sale da cucina | соль/солью | 塩 | ملح | नमक
pie | 馅饼/派饼 | tarta/empanada | tarte/tourte | kuchen mit obst/pastete | torta | torta salata/crostata | пирог* | パイ | فطيرة | पाई
dough | 面团 | masa | pâte à pain/pâte | teig | massa | impasto | тест* | 生地 | عجين/عجينة | आटा
pizza | 披萨/比萨 | pizza | pizza | pizza | pizza | pizza | пицц* | ピザ | بيتزا | पिज़्ज़ा/पिज्जा
pasta | 意大利面 | pasta/espaguetis | pâtes/spaghettis | nudeln/spaghetti | macarrão/massa | pasta/spaghetti | макарон*/спагетти | パスタ/スパゲッティ | معكرونة | पास्ता
salad | 沙拉 | ensalada | salade | salat | salada | insalata | салат* | サラダ | سلطة | सलाद
burger | 汉堡/汉堡包 | hamburguesa | hamburger/burger | burger/hamburger | hambúrguer | hamburger/panino | гамбургер*/бургер* | ハンバーガー | برغر/همبرغر | बर्गर
sushi | 寿司 | sushi | sushi/sushis | sushi | sushi | sushi | суши | 寿司/お寿司 | سوشي | सुशी
bento box | 便当 | bento/caja de bento | bento | bento | bento | bento | бенто | お弁当/弁当 | بينتو | टिफिन
meat | 肉 | carne | viande | fleisch | carne | carne | мясо/мяса | 肉 | لحم | मांस
sausage | 香肠 | salchicha | saucisse | wurst/würstchen | salsicha/linguiça | salsiccia | сосиск*/колбас* | ソーセージ | نقانق | सॉसेज
ice cream | 冰淇淋/冰激凌 | helado | glace/crème glacée | eis essen/eiscreme/eistüte | sorvete | gelato | морожен* | アイスクリーム/アイス/ソフトクリーム | مثلجات/بوظة/آيس كريم | आइसक्रीम
candy | 糖果 | caramelo/dulces | bonbon/bonbons | süßigkeiten/bonbons | doces/balas | caramelle/dolci | конфет* | お菓子/飴 | حلوى/حلويات | मिठाई/टॉफी
popcorn | 爆米花 | palomitas | pop-corn/popcorn | popcorn | pipoca | popcorn | попкорн* | ポップコーン | فشار | पॉपकॉर्न
juice | 果汁 | zumo/jugo | jus | saft | suco/sumo | succo | сок/сока | ジュース | عصير | रस/जूस
champagne | 香槟 | champán/cava | champagne | champagner/sekt | champanhe | champagne/spumante | шампанск* | シャンパン | شمبانيا | शैंपेन
cup of tea | 一杯茶/一杯热茶/热茶 | taza de té | tasse de thé | tasse tee | xícara de chá | tazza di tè | чашка чая/чашку чая/чашкой чая | 一杯のお茶 | كوب شاي/كوب من الشاي/فنجان شاي | चाय का कप/चाय का प्याला
cup of coffee | 一杯咖啡 | taza de café | tasse de café | tasse kaffee | xícara de café | tazza di caffè/tazzina di caffè | чашка кофе/чашку кофе/чашкой кофе | 一杯のコーヒー | فنجان قهوة/كوب قهوة/فنجان من القهوة | कॉफी का कप/कॉफ़ी का कप
chopsticks | 筷子 | palillos | baguettes chinoises | essstäbchen/stäbchen | hashi/pauzinhos | bacchette | палочк* | 箸/お箸 | عيدان الطعام | चॉपस्टिक
sofa | 长沙发 | sofá | canapé/sofa | sofa/couch | sofá | divano | диван* | ソファ/ソファー | أريكة/كنبة | सोफ़ा/सोफा/सोफे
cradle | 摇篮 | cuna | berceau | wiege | berço | culla | колыбел* | ゆりかご | مهد | पालना
hammock | 吊床 | hamaca | hamac | hängematte | rede de descanso | amaca | гамак* | ハンモック | أرجوحة شبكية | झूला बिस्तर
shelf | 架子 | estante/estantería/repisa | étagère | regal | prateleira/estante | scaffale/mensola | полк* | 棚 | رف | अलमारी का खाना/ताक
bookshelf | 书架 | estantería de libros | bibliothèque murale | bücherregal | estante de livros | libreria/scaffale di libri | книжная полка/книжн* | 本棚 | رف كتب | किताबों की अलमारी
wardrobe | 衣柜 | armario/ropero | armoire | kleiderschrank/schrank | guarda-roupa/armário | armadio | шкаф* | タンス/クローゼット | خزانة | अलमारी
drawer | 抽屉 | cajón | tiroir | schublade | gaveta | cassetto | ящик стола | 引き出し | درج | दराज
chandelier | 吊灯 | araña de cristal/candelabro | lustre | kronleuchter | lustre | lampadario | люстр* | シャンデリア | ثريا | झूमर
railing | 栏杆/扶手 | barandilla/baranda | balustrade/rambarde | geländer/brüstung | corrimão/parapeito | ringhiera/balaustra | перил* | 手すり/欄干 | درابزين | रेलिंग
windowsill | 窗台/窗台上 | alféizar/alfeizar | rebord de la fenêtre/rebord de fenêtre/appui de fenêtre | fensterbank/fensterbrett/fenstersims | parapeito da janela/peitoril | davanzale | подоконник* | 窓辺/窓台/出窓 | حافة النافذة/عتبة النافذة | खिड़की की चौखट
picture | 画像/图画 | cuadro | tableau | bild/gemälde | quadro | quadro | картин* | 絵 | لوحة | तस्वीर/चित्र
towel | 毛巾 | toalla | serviette de bain | handtuch | toalha | asciugamano | полотенц* | タオル | منشفة | तौलिया
fridge | 冰箱 | nevera/refrigerador/frigorífico | frigo/réfrigérateur | kühlschrank | geladeira | frigo/frigorifero | холодильник* | 冷蔵庫 | ثلاجة | फ्रिज
mug | 马克杯 | taza grande | mug | becher/henkelbecher | caneca | tazzone | кружк* | マグカップ | كوب كبير | मग
bowl | 大碗/碗面 | cuenco | bol | schüssel/schale | tigela | ciotola/scodella | миск*/пиал* | 丼/どんぶり/器 | وعاء | कटोरा/कटोरी
kettle | 水壶 | hervidor/tetera | bouilloire | wasserkessel/kessel | chaleira | bollitore | чайник* | やかん | غلاية | केतली
teapot | 茶壶 | tetera de té | théière | teekanne/kanne | bule | teiera | заварочный чайник/самовар* | 急須/ティーポット | إبريق شاي/إبريق | चायदानी
fork | 叉子 | tenedor | fourchette | gabel | garfo | forchetta | вилк* | フォーク | شوكة | काँटा
pen | 钢笔/笔 | bolígrafo/pluma | stylo/plume | kugelschreiber/stift/federhalter | caneta | penna | ручка для письма/перо | ペン | قلم | कलम
pencil | 铅笔 | lápiz | crayon | bleistift | lápis | matita | карандаш* | 鉛筆 | قلم رصاص | पेंसिल
easel | 画架 | caballete | chevalet | staffelei | cavalete | cavalletto | мольберт* | イーゼル | حامل اللوحات | चित्रफलक
screen | 屏幕/荧幕 | pantalla | écran | bildschirm/leinwand | tela | schermo | экран* | 画面/スクリーン | شاشة | स्क्रीन/परदा
television | 电视 | televisor/televisión/tele | télévision/télé/téléviseur | fernseher | televisão/tevê | televisione/televisore | телевизор* | テレビ | تلفاز/تلفزيون | टीवी/टेलीविज़न
shovel | 铲子/铁锹 | pala | pelle | schaufel/spaten | pá | pala/badile | лопат* | シャベル/スコップ | مجرفة | फावड़ा
scissors | 剪刀 | tijeras | ciseaux | schere | tesoura | forbici | ножниц* | ハサミ/はさみ | مقص | कैंची
needle | 针线 | aguja | aiguille | nadel | agulha | ago | игл*/иголк* | 針 | إبرة | सुई
arrow | 箭/箭矢 | flecha | flèche | pfeil | flecha | freccia | стрел* | 矢 | سهم | तीर
gun | 手枪/枪 | pistola/arma | pistolet/revolver | pistole/gewehr | pistola/arma | pistola/fucile | пистолет*/ружь* | 銃/拳銃 | مسدس/بندقية | बंदूक
puppet | 木偶 | marioneta/títere | marionnette | marionette/handpuppe | marionete/fantoche | marionetta/burattino | марионетк* | 人形/操り人形 | دمية متحركة | कठपुतली
seesaw | 跷跷板 | balancín/subibaja | balançoire à bascule | wippe | gangorra | altalena a bilico | качели-балансир | シーソー | أرجوحة ميزان | सीसॉ
carousel | 旋转木马 | carrusel/tiovivo | manège/carrousel | karussell | carrossel | giostra | карусел* | メリーゴーランド | دوامة الخيل | हिंडोला
cello | 大提琴 | violonchelo | violoncelle | cello | violoncelo | violoncello | виолончел* | チェロ | تشيلو | सेलो
trumpet | 小号 | trompeta | trompette | trompete | trompete | tromba | труб*/на трубе | トランペット | بوق | तुरही
harp | 竖琴 | arpa | harpe | harfe | harpa | arpa | арф* | ハープ | قيثارة | वीणा
pocket watch | 怀表 | reloj de bolsillo | montre à gousset/montre de poche | taschenuhr | relógio de bolso | orologio da taschino | карманные часы | 懐中時計 | ساعة جيب | जेब घड़ी
pipe | 烟斗 | pipa de tabaco/fuma en pipa | pipe | pfeife | cachimbo | pipa | трубку/курительная трубка | パイプ煙草 | غليون | पाइप
smokes | 抽烟/吸烟/抽着烟斗 | fuma | fume | raucht | fuma | fuma | курит/курят | 煙草を吸う/タバコを吸う | يدخن | धूम्रपान कर रहा है
sparks | 火花/火星 | chispas | étincelles | funken | faíscas/fagulhas | scintille | искры/искр/искрами | 火花/火の粉 | شرارات/شرر | चिंगारियाँ/चिंगारी
flame | 火苗 | llama/llamas | flamme | flamme/flammen | chama/chamas | fiamma/fiamme | плам* | 炎 | لهب/ألسنة اللهب | लौ/लपटें
mud | 泥/泥巴/泥泞 | barro/lodo | boue | schlamm/matsch | lama | fango | гряз* | 泥 | طين/وحل | कीचड़
raindrops | 雨滴/雨点/雨珠 | gotas de lluvia | gouttes de pluie | regentropfen | gotas de chuva | gocce di pioggia | капли дождя/дождинк* | 雨粒/雨滴/しずく | قطرات المطر | बारिश की बूँदें
water splashes | 水花 | salpicaduras | éclaboussures | wasserspritzer | respingos | schizzi | брызги/брызг | 水しぶき | رذاذ | छींटे
puddle | 水坑/水洼 | charco/charcos | flaque/flaques | pfütze/pfützen | poça/poças | pozzanghera/pozzanghere | луж* | 水たまり | بركة ماء صغيرة | पोखर/गड्ढा पानी
bubbles | 泡泡/气泡 | burbujas/pompas de jabón | bulles/bulles de savon | blasen/seifenblasen | bolhas/bolhas de sabão | bolle/bolle di sapone | пузыр*/мыльные пузыри | 泡/シャボン玉 | فقاعات | बुलबुले
nest | 鸟巢/鸟窝 | nido | nid | nest | ninho | nido | гнезд*/гнёзд* | 巣 | عش | घोंसला
bone | 骨头 | hueso | os à ronger | knochen | osso | osso | кость/косточк* | 骨 | عظمة | हड्डी
t-shirt | T恤 | camiseta/playera | tee-shirt/t-shirt | t-shirt | camiseta | maglietta | футболк* | Tシャツ/ティーシャツ | تيشيرت/قميص قصير | टी-शर्ट
sweater | 毛衣/针织衫 | jersey/suéter | pull/chandail | pullover/pulli/strickpullover | suéter/blusa de lã | maglione | свитер* | セーター | كنزة/سترة صوفية | स्वेटर
blouse | 衬衣 | blusa | chemisier/blouse | bluse | blusa | camicetta | блузк* | ブラウス | بلوزة | ब्लाउज
trousers | 长裤/裤子 | pantalón/pantalones | pantalon | hose | calça/calças | pantaloni | брюк*/штан* | ズボン/パンツ | بنطال/سروال | पैंट/पतलून
overalls | 工装裤/背带裤 | mono de trabajo/peto | salopette/bleu de travail | latzhose/overall | macacão | salopette/tuta da lavoro | комбинезон* | オーバーオール/つなぎ | أفرول | डांगरी
sneakers | 运动鞋/球鞋 | zapatillas/tenis | baskets | turnschuhe/sneaker | tênis | scarpe da ginnastica | кроссовк*/кед* | スニーカー/運動靴 | حذاء رياضي | जूते स्पोर्ट्स
glove | 手套 | guante | gant | handschuh | luva | guanto | перчатку | 手袋 | قفاز | दस्ताना
tutu | 芭蕾舞裙 | tutú | tutu | tutu | tutu | tutù | пачк* балерины | チュチュ | تنورة باليه | टूटू
mustache | 胡子/小胡子 | bigote | moustache | schnurrbart | bigode | baffi | усы/усами | 口ひげ/口髭 | شارب | मूँछ
legs | 双腿/腿 | piernas/patas | jambes/pattes | beine | pernas/patas | gambe/zampe | ноги/ног/ногами | 脚/足 | ساقيه/ساقيها/أرجل | टाँगें/पैर
arm | 胳膊/手臂 | brazo | bras | arm | braço | braccio | руку под | 腕 | ذراع/ذراعه | बाँह
paw | 爪子 | zarpa/garra | patte | pfote/tatze | pata | zampa | лап* | 前足/肉球 | مخلب/كف | पंजा
nose | 鼻子 | nariz | nez | nase/schnauze | nariz/focinho | naso/muso | нос/носом | 鼻 | أنف | नाक
ear | 耳朵 | oreja/orejas | oreille/oreilles | ohr/ohren | orelha/orelhas | orecchio/orecchie | ухо/уши/ушами | 耳 | أذن/أذنيه | कान
shoulder | 肩膀/肩头/肩上 | hombro/hombros | épaule/épaules | schulter/schultern | ombro/ombros | spalla/spalle | плеч* | 肩 | كتف/كتفه | कंधा/कंधे
feet | 双脚/脚边 | pies | pieds | füße/füßen | pés | piedi | ступни/ногах | 足元 | أقدام/قدميه/أقدامهما/أقدامهم | पैर/पाँव
knee | 膝盖 | rodilla/rodillas | genou/genoux | knie | joelho/joelhos | ginocchio/ginocchia | колен* | 膝 | ركبة/ركبتيه | घुटना/घुटने
beige | 米色 | beige/beis | beige | beige | bege | beige | бежев* | ベージュ | بيج | बेज
giant | 巨型/庞大的 | gigante/gigantesco/gigantesca | géant/géante/gigantesque | riesig/riesige/riesiger/riesiges/gigantisch | gigante/gigantesco | gigante/gigantesco | гигантск*/огромн* | 巨大な/巨大 | عملاق/عملاقة/ضخم/ضخمة | विशाल/विशालकाय
thin | 瘦/纤细 | delgado/delgada/flaco/flaca | maigre/mince/fin | dünn/dünne/dünner/mager | magro/magra/fino | magro/magra/sottile | худ*/тонк* | 痩せた/細い | نحيف/نحيل/رقيق | पतला/पतली/दुबला
round | 圆形/圆圆的 | redondo/redonda | rond/ronde | rund/runde/runder/rundes | redondo/redonda | rotondo/rotonda | кругл* | 丸い/丸 | مستدير/دائري | गोल
vintage | 复古/老式 | antiguo estilo/de época/retro | d'époque/rétro/vintage | nostalgisch/altmodisch/retro | antigo estilo/retrô/de época | d'epoca/vintage | винтажн*/ретро/старинн* | レトロな/ヴィンテージ/昔ながらの | عتيق الطراز/كلاسيكي | पुराने ज़माने का/विंटेज
silk | 丝绸 | de seda/seda | en soie/soie | seiden/aus seide/seide | de seda/seda | di seta/seta | шёлков*/шелков* | 絹の/シルク | حريري/حرير | रेशमी/रेशम
woolen | 毛线/羊毛 | de lana/lana | en laine/laine | wollen/aus wolle/wolle | de lã/lã | di lana/lana | шерстян*/вязан* | ウールの/毛糸の | صوفي/صوف | ऊनी
paper | 纸质/纸 | de papel/papel | en papier/papier | papier/aus papier | de papel/papel | di carta/carta | бумаж*/бумаг* | 紙の/紙 | ورقي/ورق | कागज़/कागज
dusty | 布满灰尘/尘土飞扬 | polvoriento/polvorienta | poussiéreux/poussiéreuse | staubig/staubige/staubigen/verstaubt | empoeirado/empoeirada | polveroso/polverosa | пыльн* | 埃っぽい/ほこりっぽい | مغبر/مغبرة | धूल भरा/धूल भरी
dry | 干枯/干燥 | seco/seca | sec/sèche | trocken/trockene | seco/seca | secco/secca | сух* | 乾いた/枯れた | جاف/جافة | सूखा/सूखी
cold | 寒冷/冰冷 | frío/fría/helado | froid/froide | kalt/kalte/kalter/kalten/eisig | frio/fria/gelado | freddo/fredda/gelido | холодн* | 寒い/冷たい | بارد/باردة | ठंडा/ठंडी/सर्द
hot | 热腾腾/滚烫/热气腾腾 | caliente/humeante | chaud/chaude/brûlant/fumant | heiß/heiße/heißen/dampfend | quente/fumegante | caldo/calda/bollente/fumante | горяч* | 熱い/温かい/湯気の立つ | ساخن/ساخنة | गरम/गर्म/गरमागरम
frozen | 结冰的/冰封/冰冻 | congelado/congelada/helado/helada | gelé/gelée/glacé | gefroren/zugefroren/zugefrorenen/vereist | congelado/congelada | ghiacciato/ghiacciata/gelato lago | замёрзш*/замерзш*/ледян* | 凍った/氷の | متجمد/متجمدة | जमा हुआ/जमी हुई
misty | 朦胧/雾蒙蒙/烟雨/薄雾笼罩 | neblinoso/brumoso/brumosa | brumeux/brumeuse | neblig/nebliger/neblige/nebligen/dunstig | enevoado/enevoada | nebbioso/nebbiosa/brumoso | туманн* | 霧深い/靄のかかった/霧のかかった | ضبابي/ضبابية | धुंधला/धुंधली/कोहरे भरा
cloudy | 多云/阴天/阴沉 | nublado/nublada/nuboso | nuageux/nuageuse/couvert | bewölkt/wolkig/bewölktem | nublado/nublada | nuvoloso/nuvolosa | облачн*/пасмурн* | 曇り/曇った/どんよりした | غائم/غائمة | बादल छाए/मेघाच्छन्न
windy | 大风/刮风 | ventoso/ventosa/con viento | venteux/venteuse/il y a du vent | windig/windigen/stürmisch | ventoso/com vento | ventoso/ventosa/c'è vento | ветрен* | 風の強い/風が強い | عاصف/رياح قوية | तेज़ हवा
sunny | 阳光明媚/晴朗/阳光灿烂 | soleado/soleada | ensoleillé/ensoleillée | sonnig/sonnige/sonnigen/sonniger/sonniges | ensolarado/ensolarada | soleggiato/soleggiata/assolato | солнечн* | 晴れた/日当たりの良い/陽当たりの良い | مشمس/مشمسة | धूप भरा/धूप वाला
bright | 明亮/鲜艳 | brillante/luminoso/luminosa | vif/vive/lumineux/lumineuse | hell/helle/hellen/leuchtend/leuchtende | brilhante/luminoso | luminoso/luminosa/vivace | ярк*/светл* | 明るい/鮮やかな | ساطع/مشرق/زاهي | चमकीला/उज्ज्वल
dim | 昏暗/昏黄/微弱 | tenue/en penumbra | tamisé/tamisée/sombre | schummrig/gedämpft/düster/dämmrig | fraco/à meia-luz/penumbra | fioco/soffuso/in penumbra | тускл*/приглуш* | 薄暗い/ほの暗い | خافت/خافتة | मद्धम/धीमी रोशनी
calm | 平静/宁静的 | tranquilo/tranquila/sereno/calmo | calme/paisible/serein | ruhig/ruhige/ruhigen/friedlich/still | calmo/calma/tranquilo/sereno | calmo/calma/tranquillo/sereno | спокойн*/тих* | 穏やかな/静かな | هادئ/هادئة/ساكن | शांत
silent | 沉默/寂静 | silencioso/silenciosa/callado | silencieux/silencieuse | schweigend/stumm/lautlos | silencioso/silenciosa/calado | silenzioso/silenziosa | молчалив*/безмолвн* | 無言の/静まり返った | صامت/صامتة | चुप/मौन
scared | 害怕/惊恐 | asustado/asustada | effrayé/effrayée/apeuré | verängstigt/ängstlich/erschrocken | assustado/assustada | spaventato/spaventata/impaurito | испуганн* | 怯えた/怖がって | خائف/خائفة | डरा हुआ/डरी हुई/भयभीत
surprised | 惊讶/吃惊 | sorprendido/sorprendida | surpris/surprise/étonné | überrascht/erstaunt/überraschte | surpreso/surpresa | sorpreso/sorpresa/stupito | удивлённ*/удивленн* | 驚いた/びっくりした | متفاجئ/مندهش/متفاجئة | हैरान/चकित
tired | 疲惫/疲倦的 | cansado/cansada/agotado | fatigué/fatiguée/épuisé | müde/erschöpft/müder/erschöpfter | cansado/cansada/exausto | stanco/stanca/esausto | уставш*/устал* | 疲れた/くたびれた | متعب/متعبة/مرهق | थका/थका हुआ/थकी
proud | 骄傲/自豪 | orgulloso/orgullosa | fier/fière | stolz/stolze/stolzer | orgulhoso/orgulhosa | orgoglioso/fiero/orgogliosa | горд* | 誇らしげな/誇り高い | فخور/فخورة | गर्वित/गर्व से
curious | 好奇/好奇的 | curioso/curiosa | curieux/curieuse | neugierig/neugierige/neugieriger | curioso/curiosa | curioso/curiosa | любопытн* | 好奇心旺盛な/不思議そうに | فضولي/فضولية | जिज्ञासु
shy | 害羞/羞涩 | tímido/tímida | timide | schüchtern/schüchterne | tímido/tímida | timido/timida | застенчив* | 恥ずかしそうに/内気な | خجول/خجولة | शर्मीला/शर्मीली
nervous | 紧张 | nervioso/nerviosa | nerveux/nerveuse | nervös/nervöse/nervöser | nervoso/nervosa | nervoso/nervosa | нервн* | 緊張した/不安そうに | متوتر/متوترة | घबराया/घबराई
serious | 严肃/认真 | serio/seria | sérieux/sérieuse | ernst/ernste/ernster | sério/séria | serio/seria | серьёзн*/серьезн* | 真剣な/真面目な | جاد/جادة | गंभीर
cheerful | 欢快/开心的/快乐的 | alegre/alegres | joyeux/joyeuse/gai | fröhlich/fröhliche/fröhlicher/heiter | alegre/contente | allegro/allegra/gioioso | весёл*/весел*/радостн* | 陽気な/楽しい | مرح/مبتهج/سعيد | प्रसन्न/हँसमुख
hungry | 饥饿/饿 | hambriento/hambrienta | affamé/affamée | hungrig/hungrige/hungriger | faminto/faminta | affamato/affamata | голодн* | お腹を空かせた/空腹の | جائع/جائعة | भूखा/भूखी
stray | 流浪 | callejero/callejera/vagabundo | errant/errante | streunend/streunender/streunende | vira-lata/de rua | randagio/randagia | бродяч*/бездомн* | 野良/迷子の | ضال/ضالة | आवारा
elegant | 优雅/高雅 | elegante/elegantes | élégant/élégante | elegant/elegante/eleganter | elegante | elegante/eleganti | элегантн*/изящн* | 上品な/優雅な | أنيق/أنيقة | सुरुचिपूर्ण/शालीन
cute | 可爱/可爱的/萌 | lindo/linda/adorable/tierno | mignon/mignonne/adorable | süß/süße/süßer/süßes/niedlich/niedliche/niedlicher | fofo/fofa/lindo/bonitinho | carino/carina/adorabile/tenero | мил*/симпатичн* | かわいい/可愛い/可愛らしい | لطيف/لطيفة/ظريف | प्यारा/प्यारी
fluffy | 毛茸茸/毛茸茸的 | esponjoso/peludo/peluda | duveteux/touffu/pelucheux | flauschig/flauschige/flauschiger/flauschiges | fofinho/peludo/felpudo | soffice/peloso/morbido | пушист* | ふわふわの/もふもふの | رقيق الفراء/كثيف الفراء | रोएँदार/झबरा
colorful | 五彩缤纷/彩色/五颜六色 | colorido/colorida/coloridos/de colores/de colores vivos | coloré/colorée/colorés/multicolore/multicolores | bunt/bunte/bunten/bunter/buntes/farbenfroh | colorido/colorida/coloridos/coloridas | colorato/colorata/colorati/colorate/variopinto | разноцветн*/красочн*/пёстр* | 色とりどりの/カラフルな | ملون/ملونة/زاهية الألوان | रंगीन/रंग-बिरंगे/रंगबिरंगी
striped | 条纹 | a rayas/rayado | rayé/rayée/à rayures | gestreift/gestreifte/gestreiften/gestreifter | listrado/listrada | a righe/a strisce | полосат*/в полоску | 縞模様の/ストライプの | مخطط/مخططة | धारीदार
shiny | 闪亮/光亮 | reluciente/brillante superficie | luisant/brillant/brillante | glänzend/glänzende/glänzenden | reluzente | lucido/lucente/splendente | блестящ* | 光沢のある/ピカピカの | لامع/لامعة | चमकदार
romantic | 浪漫 | romántico/romántica | romantique | romantisch/romantische | romântico/romântica | romantico/romantica | романтичн*/романтическ* | ロマンチックな | رومانسي/رومانسية | रूमानी
dramatic | 戏剧性 | dramático/dramática | dramatique | dramatisch/dramatische/dramatisches | dramático/dramática | drammatico/drammatica | драматичн*/драматическ* | 劇的な/ドラマチックな | درامي/درامية | नाटकीय
dense | 茂密/浓密/浓雾 | denso/densa/espeso/espesa | dense/épais/épaisse | dicht/dichte/dichten/dichtem/dichter | denso/densa/espesso | fitto/fitta/denso | густ*/плотн* | 濃い/深い | كثيف/كثيفة | घना/घनी/घने
distant | 远方的/远处的 | lejano/lejana | lointain/lointaine | entfernt/fern/ferne/fernen | distante/longínquo | lontano/lontana | далёк*/далек* | 遠くの/遠い | بعيد/بعيدة | दूर का/दूर के/सुदूर
full | 满月的/盈满 | lleno/llena | plein/pleine | voll/volle/vollen/voller | cheio/cheia | pieno/piena | полн* | 満開の/いっぱいの | مكتمل/مليء/كامل | पूरा/पूर्ण
narrow | 狭窄/窄窄的 | estrecho/estrecha | étroit/étroite | schmal/schmale/schmalen/eng/enge/engen | estreito/estreita | stretto/stretta | узк* | 狭い/細い | ضيق/ضيقة | संकरी/संकरा/तंग
crowded | 拥挤/熙熙攘攘/人山人海 | abarrotado/abarrotada/lleno de gente | bondé/bondée/animé | überfüllt/belebt/belebten/belebte/voller menschen | lotado/lotada/movimentado | affollato/affollata | людн*/многолюдн*/переполненн* | 混雑した/賑やかな/にぎやかな | مزدحم/مزدحمة | भीड़भाड़ वाला/भीड़भाड़ वाली/भरा हुआ
carefully | 小心翼翼/仔细 | con cuidado/cuidadosamente | avec précaution/soigneusement | vorsichtig/behutsam/sorgfältig | com cuidado/cuidadosamente | con cura/con attenzione/attentamente | осторожно/бережно | 慎重に/丁寧に/そっと | بحذر/بعناية | सावधानी से/ध्यान से
quietly | 静静地/悄悄/默默 | en silencio/tranquilamente/silenciosamente | en silence/tranquillement/silencieusement | leise/ruhig da/still vor sich hin | em silêncio/calmamente | in silenzio/silenziosamente/tranquillamente | тихо/молча/спокойно | 静かに/黙って | بهدوء/بصمت | चुपचाप/शांति से
happily | 开心地/高兴地/快乐地 | felizmente/alegremente/contento/con alegría | joyeusement/avec joie/gaiement | fröhlich hüpfend/freudig/glücklich | alegremente/feliz/com alegria | felice/allegramente/felicemente | радостно/весело/счастливо | 嬉しそうに/楽しそうに/幸せそうに | بسعادة/بفرح/بمرح | खुशी से/ख़ुशी से/प्रसन्नता से
finally | 最后/终于 | finalmente/por fin/al final | enfin/finalement/à la fin | schließlich/endlich/am ende | finalmente/por fim/no final | finalmente/infine/alla fine | наконец | 最後に/ついに | أخيرا/في النهاية | आखिर में/अंत में
deeply | 深深地 | profundamente/hondo | profondément | tief durch | profundamente | profondamente | глубоко | 深く/ぐっすり | بعمق | गहरी
upward | 向上/往上 | hacia arriba/arriba | vers le haut | nach oben/aufwärts/empor | para cima | verso l'alto/in alto | вверх/ввысь | 上へ/上に向かって | إلى أعلى/للأعلى | ऊपर की ओर
downward | 向下/往下 | hacia abajo/abajo | vers le bas | nach unten/abwärts | para baixo | verso il basso/in basso | вниз | 下へ | إلى أسفل/للأسفل | नीचे की ओर
away | 离开/远去 | lejos | au loin | weg/davon/fort | embora/para longe | via/lontano da qui | прочь | 遠くへ | بعيدا | दूर
outside | 外面/屋外 | afuera/fuera | dehors/à l'extérieur | draußen/nach draußen | lá fora/fora | fuori/all'aperto | снаружи/на улице | 外で/外に | في الخارج/خارجا | बाहर
inside | 里面/屋内/室内 | adentro | à l'intérieur/dedans | drinnen/innen | lá dentro | all'interno | внутри | 中で/室内で | في الداخل | अंदर
across | 横穿 | al otro lado de | de l'autre côté de | quer über/über | do outro lado de | dall'altra parte di | поперёк | 向こう側へ | عبر | के पार
between | 之间/中间 | entre | entre/parmi | zwischen | entre | tra/fra | между/среди | の間で/の間を | بين | के बीच
around | 四周/周围 | alrededor de/alrededor | autour de/autour | rund um/um herum | ao redor de/em volta de/em torno de | intorno a/attorno a/intorno | вокруг | の周りを/の周りで | حول | के चारों ओर/के आसपास
to | 直到 | hasta | jusqu'à/jusqu'au/jusqu'aux | bis | até | fino a/fino al/fino alla | до | まで | حتى | तक
early morning | 大清早/一大早/凌晨 | temprano por la mañana/madrugada/de madrugada/primera hora de la mañana | tôt le matin/petit matin/au petit matin | früher morgen/frühen morgen/am frühen morgen/morgengrauen/im morgengrauen | de manhã cedo/madrugada/cedo de manhã | mattina presto/di primo mattino/primo mattino | раннее утро/ранним утром/рано утром | 早朝/朝早く | الصباح الباكر/في الصباح الباكر | तड़के/सुबह-सुबह/भोर में
at dawn | 破晓时分/拂晓/天刚亮 | al alba/al amanecer/al despuntar el día | au lever du jour/à l'aube/au point du jour | bei tagesanbruch/bei sonnenaufgang/in der morgendämmerung | ao amanhecer/ao raiar do dia/na alvorada | all'alba/allo spuntar del giorno/alle prime luci dell'alba | на рассвете/на заре | 夜明けに/明け方に/夜明けの | عند الفجر/مع الفجر | भोर के समय/भोर
at dusk | 暮色中/薄暮 | al anochecer/al caer la noche/en el crepúsculo | à la tombée de la nuit/au crépuscule/à la nuit tombante | in der abenddämmerung/bei einbruch der dunkelheit/abenddämmerung | ao anoitecer/ao cair da noite/no crepúsculo/ao entardecer | al crepuscolo/all'imbrunire/sul far della sera | в сумерках/в сумерки | 夕暮れの/夕暮れ時/日暮れに | عند الغسق/وقت الغسق | गोधूलि में/शाम ढले/साँझ ढले
noon | 正午/中午 | mediodía/al mediodía | midi/à midi | mittag/mittags | meio-dia/ao meio-dia | mezzogiorno/a mezzogiorno | полдень/в полдень | 正午/真昼 | الظهيرة/ظهرا | दोपहर
midnight | 午夜/半夜/深夜 | medianoche/a medianoche | minuit/à minuit | mitternacht/um mitternacht | meia-noite/à meia-noite | mezzanotte/a mezzanotte | полночь/в полночь | 真夜中/深夜 | منتصف الليل | आधी रात/मध्यरात्रि
afternoon | 下午/午后 | tarde/por la tarde | après-midi | nachmittag/nachmittags | tarde/à tarde | pomeriggio/nel pomeriggio | днём/после полудня | 午後/昼下がり | بعد الظهر/العصر | दोपहर बाद/तीसरे पहर
thunderstorm | 雷雨/雷阵雨/暴风雨 | tormenta eléctrica/tormenta | orage/tempête | gewitter/unwetter | tempestade/trovoada | temporale/tempesta | гроз*/бур* | 雷雨/嵐 | عاصفة رعدية/عاصفة | आँधी-तूफान/तूफ़ान/तूफान
lightning | 闪电/雷电 | relámpago/relámpagos/rayos | éclair/éclairs/foudre | blitz/blitze | relâmpago/relâmpagos/raios | fulmine/fulmini/lampi | молни* | 稲妻/雷 | برق/صواعق | बिजली कड़क/बिजली चमक
snowfall | 降雪/飘雪/大雪纷飞 | nevada/nevando | chute de neige/chutes de neige | schneefall | nevasca leve/queda de neve | nevicata | снегопад* | 降雪/雪が舞う | تساقط الثلوج/ثلوج | बर्फबारी/हिमपात
blizzard | 暴风雪 | ventisca/tormenta de nieve | blizzard/tempête de neige | schneesturm | nevasca | bufera di neve/tormenta | метел*/вьюг*/пурга/пургу | 吹雪/猛吹雪 | عاصفة ثلجية | बर्फीला तूफान
drizzle | 毛毛雨/细雨/小雨 | llovizna | bruine/crachin | nieselregen/niesel | garoa/chuvisco | pioggerella | морос*/изморось | 小雨/霧雨 | رذاذ خفيف | बूंदाबांदी/फुहार
in the rain | 雨中/在雨里/冒着雨 | bajo la lluvia/en la lluvia | sous la pluie/sous une pluie battante | im regen/bei regen/im strömenden regen | na chuva/sob a chuva/debaixo de chuva | sotto la pioggia/nella pioggia | под дождём/под дождем | 雨の中/雨の中で/雨の中を | تحت المطر | बारिश में
in the snow | 雪中/在雪里/雪地里 | bajo la nieve/en la nieve | sous la neige/dans la neige | im schnee | na neve/sob a neve | sotto la neve/nella neve | под снегом/в снегу/по снегу | 雪の中/雪の中で/雪の中を | تحت الثلج/في الثلج | बर्फ में
lit by candlelight | 烛光下/烛光中 | a la luz de las velas/luz de velas | à la lueur des bougies/aux chandelles | bei kerzenlicht/kerzenlicht/kerzenschein | à luz de velas | a lume di candela | при свечах | ろうそくの明かりで/キャンドルの光 | على ضوء الشموع | मोमबत्ती की रोशनी में
lamp light | 灯光下/暖黄灯光 | luz de lámpara | lumière de lampe | lampenlicht | luz de lampião | luce della lampada | свет ламп*/свет фонарей | ランプの明かり/街灯の光 | ضوء المصابيح | दीपक की रोशनी
golden hour | 黄金时刻 | hora dorada | heure dorée | goldene stunde | hora dourada | ora dorata | золотой час | ゴールデンアワー/マジックアワー | الساعة الذهبية | गोल्डन आवर
high angle shot | 俯拍/俯视镜头/俯视 | plano picado/ángulo alto/vista desde arriba | plongée/vue en plongée/vu d'en haut | vogelperspektive von oben/von oben gefilmt/aufsicht | plongée/ângulo alto/visto de cima | inquadratura dall'alto/ripresa dall'alto | вид сверху/съёмка сверху/ракурс сверху | 俯瞰/ハイアングル/真上から | لقطة من الأعلى/من الأعلى | ऊँचे कोण का शॉट
low angle shot | 仰拍/低角度 | contrapicado/ángulo bajo | contre-plongée/en contre-plongée | froschperspektive/untersicht/von unten gefilmt | contra-plongée/ângulo baixo | inquadratura dal basso/ripresa dal basso | съёмка снизу/нижний ракурс/вид снизу | ローアングル/あおり | زاوية منخفضة/لقطة من الأسفل | नीचे से लिया गया शॉट/लो एंगल
drone shot | 无人机航拍/无人机镜头 | toma con dron/plano con dron/vista de dron | plan de drone/vue de drone/prise de vue par drone | drohnenaufnahme/drohnenflug/drohnenkamera | tomada de drone/imagem de drone/filmagem com drone | inquadratura dal drone/ripresa con drone/ripresa dal drone | съёмка с дрона/с дрона/вид с дрона | ドローン撮影/ドローンショット | لقطة بطائرة مسيرة/تصوير بالدرون | ड्रोन शॉट
aerial shot | 空中拍摄/鸟瞰镜头 | toma aérea/plano aéreo/vista aérea | vue aérienne/plan aérien/prise de vue aérienne | luftaufnahme/aus der luft/luftbild | plano aéreo/tomada aérea/vista aérea/imagem aérea | ripresa aerea/veduta aerea/inquadratura aerea | аэросъёмка/аэросъемка/с высоты птичьего полёта/вид с воздуха | 空撮/鳥瞰 | لقطة جوية/تصوير جوي | हवाई शॉट/हवाई दृश्य
the camera follows from behind | 镜头从后面跟拍/镜头从身后跟随/从背后跟拍 | la cámara lo sigue desde atrás/la cámara la sigue desde atrás/la cámara sigue desde atrás | la caméra le suit de dos/la caméra la suit de dos/la caméra suit de derrière | die kamera folgt von hinten/die kamera folgt ihm von hinten/die kamera folgt ihr von hinten | a câmera segue por trás/a câmera o segue por trás/a câmera a segue por trás | la telecamera lo segue da dietro/la telecamera la segue da dietro | камера следует сзади/камера следует за ним сзади/камера следует за ней сзади | カメラは後ろから追う/カメラが後ろから追う | الكاميرا تتبعه من الخلف/الكاميرا تتبعها من الخلف | कैमरा पीछे से पीछा करता है
the camera follows from the side | 镜头从侧面跟拍/侧面跟拍 | la cámara lo sigue de lado/la cámara sigue de lado | la caméra le suit de côté/la caméra la suit de côté | die kamera folgt von der seite/die kamera folgt ihm von der seite/die kamera fährt mit | a câmera acompanha de lado | la telecamera lo segue di lato/la telecamera la segue di lato | камера движется рядом/камера следует сбоку | カメラは横から追いかける/カメラは横から追う/カメラが横から追う | الكاميرا تتبعه من الجانب | कैमरा बगल से पीछा करता है
the camera follows | 镜头跟随/镜头跟着/镜头跟拍 | la cámara lo sigue/la cámara la sigue/la cámara los sigue/la cámara sigue | la caméra le suit/la caméra la suit/la caméra les suit/la caméra suit | die kamera folgt/die kamera folgt ihm/die kamera folgt ihr/die kamera folgt ihnen/die kamera begleitet | a câmera o segue/a câmera a segue/a câmera segue/a câmera acompanha/câmera acompanha | la telecamera lo segue/la telecamera la segue/la telecamera segue/la camera segue | камера следует за/камера следует за ним/камера следует за ней/камера следит за | カメラが追う/カメラが追いかける | الكاميرا تتبعه/الكاميرا تتبعها/الكاميرا تتبع | कैमरा पीछा करता है/कैमरा उसका पीछा करता है
the camera slowly pushes in | 镜头缓缓推进/镜头慢慢推近/镜头推近/镜头缓慢推进/镜头慢慢靠近 | la cámara se acerca lentamente/la cámara se acerca despacio/la cámara se acerca/la cámara se va acercando | la caméra s'approche lentement/la caméra s'approche/la caméra se rapproche/la caméra avance lentement | die kamera fährt langsam heran/die kamera kommt langsam näher/die kamera nähert sich langsam/langsamer zoom | a câmera se aproxima lentamente/a câmera se aproxima devagar/câmera se aproxima devagar/a câmera se aproxima/câmera se aproxima | la telecamera si avvicina lentamente/la telecamera si avvicina/la camera si avvicina/la macchina da presa si avvicina | камера медленно приближается/камера приближается/камера медленно наезжает | カメラがゆっくり近づく/カメラがゆっくりと寄る | الكاميرا تقترب ببطء/تقترب الكاميرا ببطء/الكاميرا تقترب | कैमरा धीरे-धीरे पास आता है/कैमरा धीरे-धीरे करीब आता है/कैमरा पास आता है
the camera slowly pulls back | 镜头缓缓拉远/镜头拉远/镜头慢慢拉远/镜头后拉 | la cámara se aleja lentamente/la cámara se aleja/la cámara retrocede | la caméra recule lentement/la caméra recule/la caméra s'éloigne/la caméra s'éloigne lentement | die kamera fährt langsam zurück/die kamera zieht sich zurück/die kamera entfernt sich | a câmera se afasta lentamente/a câmera se afasta/câmera se afasta | la telecamera si allontana lentamente/la telecamera si allontana/la camera si allontana | камера медленно отдаляется/камера отдаляется/камера медленно отъезжает/камера отъезжает | カメラがゆっくり引く/カメラが引いていく | الكاميرا تبتعد ببطء/تبتعد الكاميرا/الكاميرا تبتعد | कैमरा धीरे-धीरे दूर जाता है/कैमरा पीछे हटता है
the camera rises | 镜头升起/镜头上升/镜头缓缓升起 | la cámara se eleva/la cámara sube/la cámara asciende | la caméra s'élève/la caméra monte | die kamera steigt auf/die kamera fährt nach oben/die kamera hebt sich | a câmera sobe/a câmera se eleva | la telecamera sale/la telecamera si alza/la telecamera si solleva | камера поднимается/камера поднимается вверх/камера медленно поднимается/камера медленно поднимается вверх | カメラが上昇する/カメラが上がる | الكاميرا ترتفع/ترتفع الكاميرا | कैमरा ऊपर उठता है
the camera orbits around | 镜头环绕/镜头围绕/环绕镜头 | la cámara gira alrededor/la cámara gira en torno/la cámara rodea | la caméra tourne autour/la caméra tourne autour d'elle/la caméra tourne autour de lui | die kamera kreist um/die kamera umkreist/die kamera dreht sich um | a câmera gira ao redor/a câmera gira em torno/câmera gira em volta | la telecamera gira intorno/la telecamera ruota intorno/la telecamera ruota attorno | камера вращается вокруг/камера кружит вокруг/камера облетает | カメラが周りを回る/カメラが周囲を回る | الكاميرا تدور حول/تدور الكاميرا حول | कैमरा चारों ओर घूमता है/कैमरा उसके चारों ओर घूमता है
the camera pans | 镜头横移/镜头平移/镜头摇过 | la cámara hace un paneo/paneo/la cámara recorre | la caméra balaye/panoramique/la caméra balaie | die kamera schwenkt/kameraschwenk/schwenk über | a câmera faz uma panorâmica/panorâmica | la telecamera panoramica/panoramica/la telecamera scorre | камера панорамирует/панорам* | カメラがパンする/パンショット | الكاميرا تتحرك أفقيا | कैमरा पैन करता है
wide shot | 大全景/广角镜头/全景/远景 | plano general/plano abierto/toma amplia/plano amplio | plan large/plan d'ensemble/plan général | totale/weite einstellung/weitwinkel/weitwinkelaufnahme | plano geral/plano aberto | campo lungo/inquadratura ampia/campo totale | общий план/дальний план | ワイドショット/ロングショット/広角 | لقطة واسعة/لقطة بعيدة/مشهد واسع | वाइड शॉट/चौड़ा शॉट
medium shot | 中景/中景镜头 | plano medio | plan moyen/plan américain | halbnahe/halbtotale/amerikanische einstellung | plano médio | piano medio/piano americano/mezza figura | средний план/средним планом | ミディアムショット | لقطة متوسطة | मीडियम शॉट
extreme close-up | 大特写/极近特写 | primerísimo primer plano/plano detalle | très gros plan | extreme nahaufnahme/detailaufnahme | plano detalhe/primeiríssimo plano | primissimo piano/dettaglio | сверхкрупный план/деталь крупно | 超クローズアップ | لقطة قريبة جدا | एक्सट्रीम क्लोज़-अप
close-up | 近景/脸部特写 | primer plano/primer plano de | gros plan/gros plan sur | nahaufnahme/großaufnahme | close/primeiro plano/close no/close-up | primo piano/primissimo | крупный план/крупным планом | 接写/どアップ | لقطة مقربة/لقطة قريبة | क्लोज़-अप/क्लोज अप/क्लोज-अप
over the shoulder shot | 过肩镜头 | plano sobre el hombro | par-dessus l'épaule/plan par-dessus l'épaule | über die schulter/schulterblick | plano por cima do ombro/sobre o ombro | da sopra la spalla | через плечо/из-за плеча | 肩越し/肩越しのショット | من فوق الكتف | कंधे के ऊपर से
handheld camera | 手持镜头/手持摄影 | cámara en mano/cámara al hombro | caméra à l'épaule/caméra portée | handkamera/wackelkamera | câmera na mão | camera a mano/camera a spalla | ручная камера/съёмка с рук | 手持ちカメラ/手持ち撮影 | كاميرا محمولة | हैंडहेल्ड कैमरा
time lapse | 延时摄影/延时 | timelapse/cámara rápida | accéléré/time-lapse | zeitraffer | time-lapse/timelapse | time-lapse/timelapse | таймлапс/ускоренная съёмка | タイムラプス/早回し | تصوير متسارع/تايم لابس | टाइम-लैप्स/टाइमलैप्स
slow motion | 慢放/慢速 | cámara lenta/a cámara lenta/en cámara lenta | au ralenti/ralenti | zeitlupe/in zeitlupe | câmera lenta/em câmera lenta | rallentatore/al rallentatore/slow motion | в замедленной съёмке/замедленная съёмка/замедленно | スローモーション/スロー | تصوير بطيء/حركة بطيئة/بالحركة البطيئة | धीमी गति/स्लो मोशन/धीमी गति में
cinematic | 电影感/电影质感/电影级 | cinematográfico/cinematográfica/cinemático | cinématographique | filmisch/kinoreif/cineastisch | cinematográfico/cinematográfica/cinematico | cinematografico/cinematografica | кинематографичн*/кинематографическ* | シネマティック/映画のような/映画的 | سينمائي/سينمائية | सिनेमाई/सिनेमैटिक
realistic | 写实/逼真/真实感 | realista/fotorrealista | réaliste/photoréaliste | realistisch/fotorealistisch | realista/fotorrealista | realistico/fotorealistico | реалистичн*/фотореалистичн* | リアルな/写実的/フォトリアル | واقعي/واقعية | यथार्थवादी
animation | 动画/动画片风格 | animación | animation/dessin animé | animation/zeichentrick/trickfilm | animação/desenho animado | animazione/cartone animato | анимаци*/мультфильм*/мультяшн* | アニメーション | رسوم متحركة | एनिमेशन/कार्टून
black and white | 黑白/黑白片 | blanco y negro/en blanco y negro | noir et blanc/en noir et blanc | schwarz-weiß/schwarzweiß/in schwarz-weiß | preto e branco/em preto e branco | bianco e nero/in bianco e nero | чёрно-белый/чёрно-белое/чёрно-белая/черно-белый | 白黒/モノクロ | أبيض وأسود/بالأبيض والأسود | श्वेत-श्याम/ब्लैक एंड व्हाइट
backlight | 逆光 | contraluz/a contraluz | contre-jour/à contre-jour | gegenlicht/im gegenlicht | contraluz/na contraluz | controluce/in controluce | контровой свет/против света | 逆光/バックライト | إضاءة خلفية | पीछे से रोशनी
melancholic mood | 忧郁的氛围/忧伤氛围 | ambiente melancólico/atmósfera melancólica | ambiance mélancolique/atmosphère mélancolique | melancholische stimmung | clima melancólico/atmosfera melancólica | atmosfera malinconica | меланхоличное настроение | 哀愁漂う雰囲気 | أجواء حزينة | उदास माहौल
warm light | 暖光/温暖的灯光/暖色调 | luz cálida | lumière chaude/lumière chaleureuse | warmes licht/warmem licht/warmes lampenlicht | luz quente/luz morna | luce calda | тёплый свет/теплый свет | 暖かい光/温かい光/暖かな光 | ضوء دافئ/إضاءة دافئة | गर्म रोशनी/गर्म प्रकाश
soft light | 柔和的灯光/柔和光影 | luz difusa/luz suave | lumière douce/lumière diffuse | weiches licht/sanftes licht/weichem licht | luz suave/luz difusa | luce soffusa/luce morbida/luce diffusa | мягкий свет/рассеянный свет | 柔らかな光/淡い光 | إضاءة ناعمة/ضوء خافت | कोमल प्रकाश/हल्की रोशनी
neon light | 霓虹灯/霓虹/霓虹灯光 | luces de neón/luz de neón/neón | néons/éclairage au néon/lumière néon/enseignes au néon | neonlicht/neonlichter/leuchtreklame | luzes de neon/luz neon/neon | luci al neon/neon/insegne al neon | неонов* свет*/неон* | ネオン/ネオンサイン/ネオンの光 | أضواء النيون/نيون | नियॉन रोशनी/नियॉन
street lamps | 路灯/街灯 | farolas/faroles | lampadaires/réverbères | straßenlaternen/laternen | postes de luz/lampiões | lampioni | фонарей/фонари/фонарями | 街灯 | مصابيح الشارع | सड़क की बत्तियाँ
in the hammock | 吊床上 | en la hamaca/en una hamaca | dans un hamac/dans le hamac | in der hängematte/in einer hängematte | na rede/numa rede | sull'amaca/in un'amaca | в гамаке | ハンモックで | في الأرجوحة | झूले में
kite | 风筝 | cometa/papalote/barrilete | cerf-volant | lenkdrachen/papierdrachen | pipa/papagaio de papel | aquilone | воздушн* зме* | 凧 | طائرة ورقية | पतंग
umbrellas | 雨伞们 | paraguas/sombrillas | parapluies | regenschirme/schirme | guarda-chuvas/sombrinhas | ombrelli | зонты/зонтами/зонтиками | 傘たち | مظلات | छाते
nets | 渔网们 | redes de pesca | filets/filets de pêche | netze/fischernetze | redes de pesca | reti da pesca | сети/неводы | 漁網 | شباك | जालों
fishing harbour | 渔港 | puerto pesquero/puerto de pesca | port de pêche | fischerhafen | porto de pesca/porto pesqueiro | porto di pescatori/porto peschereccio | рыбацкий порт/рыбацкой гавани | 漁港 | ميناء صيد | मछली बंदरगाह
fishing boat | 渔船 | barco de pesca/barca de pesca/barco pesquero | bateau de pêche | fischerboot/fischkutter | barco de pesca/barco pesqueiro | barca da pesca/peschereccio | рыбацкая лодка/рыбацкой лодке/рыбацкую лодку | 漁船 | قارب صيد | मछली पकड़ने की नाव
seashore | 海边沙滩 | orilla del mar/orillas del mar | bord de la mer/bord de mer/rivage | meeresufer/meeresstrand | beira do mar/beira-mar | riva del mare/in riva al mare | берегу моря/берег моря | 波打ち際/海辺 | شاطئ البحر | समुद्र किनारे
light | 轻微的 | ligero/ligera/leve | léger/légère | leichter/leichte/leichtem/leichten | leve/ligeiro | leggero/leggera | лёгк*/легк* | 軽い | خفيف/خفيفة | हल्का/हल्की
shot from above | 从上方拍摄 | plano desde arriba/toma desde arriba | vue de dessus/filmé d'en haut | von oben/aufnahme von oben | visto de cima/tomada de cima | vista dall'alto/ripreso dall'alto | вид сверху/сверху | 上からのショット/上から見た | تصوير من الأعلى | ऊपर से लिया गया शॉट/ऊपर से शॉट
couple | 一对情侣/一对恋人/一对夫妻/一对夫妇/情侣 | pareja | couple | paar/pärchen/ehepaar/liebespaar | casal | coppia | пара/пару/парой/влюблённые/влюбленные | カップル/夫婦 | زوجان/حبيبان | जोड़ा/दंपति/युगल
elderly couple | 一对老夫妻/一对老人/老夫妻/老两口 | pareja de ancianos/pareja mayor | vieux couple/couple âgé/couple de personnes âgées | altes paar/älteres paar/altes ehepaar/älteres ehepaar | casal de idosos/casal idoso | coppia di anziani/coppia anziana | пожилая пара/пожилую пару | 老夫婦 | زوجان مسنان | बुजुर्ग दंपति/बूढ़ा दंपति
lake | 湖面/湖面上/湖边 | laguna | lac | see/weiher | lagoa | laghetto | озер*/озёр* | 湖面/湖畔 | بحيرة | झील
sea | 海面/海面上/江面 | mar abierto/alta mar | large | meer/offenes meer | alto-mar | mare aperto | мор* | 海面 | بحر | समंदर/सागर
children | 孩童们 | niños/niñas/chiquillos/críos | enfants/gamins/gosses | kinder/kindern | crianças/meninos/garotos | bambini/ragazzini | дети/детей/детям/детьми/детях/ребята | 子どもたち/子供達 | أطفال/الأطفال | बच्चे/बच्चों
birds | 鸟儿/群鸟/鸟群 | pájaros/aves | oiseaux | vögel/vögeln | pássaros/aves/passarinhos | uccelli/uccellini | птицы/птиц/птицами/птичек | 鳥たち/小鳥たち | طيور/الطيور/عصافير | पक्षी/पक्षियों/चिड़ियाँ/चिड़ियों
river | 山间河流 | río de montaña | rivière de montagne/torrent | gebirgsfluss/bergfluss/gebirgsbach | rio de montanha | fiume di montagna/torrente | горн* рек* | 渓流/山の川 | نهر جبلي | पहाड़ी नदी
crater | 陨石坑/火山口/环形山 | cráter | cratère | krater | cratera | cratere | кратер* | クレーター | فوهة | क्रेटर/गड्ढा
water splashes | 水花飞溅 | salpicaduras de agua | éclaboussures d'eau/gerbes d'eau | wasserspritzer | respingos de água | spruzzi d'acqua/schizzi d'acqua | брызги воды/брызгами воды | 水しぶきが上がる | رذاذ الماء | पानी के छींटे
dress | 长裙/连衣裙/裙子 | vestido/vestidos | robe/robes | kleid/kleider/kleidchen | vestido/vestidos | vestito/abito/abiti | плать* | ドレス/ワンピース | فستان/ثوب/ثوبا/ثوبها | पोशाक/लिबास/फ्रॉक
rain | 雨水 | aguacero/chubasco | averse | regenschauer | aguaceiro | acquazzone | ливен*/ливн* | 大雨/土砂降り | أمطار/مطر غزير | वर्षा
steam train | 蒸汽火车 | tren de vapor | train à vapeur | dampfzug/dampflok | trem a vapor/maria-fumaça | treno a vapore | паровоз* | 蒸気機関車 | قطار بخاري | भाप वाली ट्रेन
assistant | 助手 | ayudante/asistente | assistant/assistante/aide-cuisinier | gehilfe/assistent/assistentin | ajudante/assistente | aiutante/assistente | помощник*/ассистент* | 助手 | مساعد/مساعدة | सहायक
jar | 罐子/瓦罐 | tarro/frasco | bocal/pot en verre | einmachglas | pote/frasco | barattolo/vasetto | банк* варенья | 瓶 | مرطبان/جرة | मर्तबान
hole | 洞/坑 | agujero/hoyo | trou | loch | buraco | buca/buco | ям* | 穴 | حفرة | गड्ढा
mango | 芒果 | mango/mangos | mangue/mangues | mango/mangos | mangas | mango | манго | マンゴー | مانجو | आम
fairy tale | 童话 | cuento de hadas/cuento | conte de fées/conte | märchen | conto de fadas | fiaba/favola | сказк* | おとぎ話 | حكاية | परी कथा
from below | 从下面 | desde abajo | d'en bas | von unten herauf | de baixo | dal basso verso l'alto | снизу вверх | 下から | من الأسفل | नीचे से
winding | 蜿蜒 | sinuoso/sinuosa/serpenteante | sinueux/sinueuse | kurvig/kurvige/kurvigen/gewunden | sinuoso/sinuosa | tortuoso/tortuosa | извилист* | 曲がりくねった | متعرج/متعرجة | घुमावदार
parents | 父母/爸妈 | padres | parents | eltern | pais | genitori | родител* | 両親 | والدان/الوالدان/والديه | माता-पिता
cloth | 抹布/布 | trapo/paño | chiffon/torchon | lappen/tuch | pano/trapo | straccio/panno | тряпк* | 布/雑巾 | قطعة قماش | कपड़ा
apprentice | 学徒/徒弟 | aprendiz | apprenti/apprentie | lehrling | aprendiz | apprendista | подмастерье/ученик* | 弟子/見習い | صبي الورشة | शागिर्द
iron | 铁块 | hierro | fer | eisen | ferro | ferro | желез* | 鉄 | حديد | लोहा
tea shop | 茶摊 | puesto de té | salon de thé | teeladen | casa de chá | sala da tè | чайная/чайной | 茶屋 | محل الشاي | चाय की दुकान
old man | 老者 | un anciano/el anciano | vieux monsieur | alter herr/alte mann | velhinho | vecchietto | дед/деда | ご老人 | شيخ | बुज़ुर्ग/बुजुर्ग
`;
