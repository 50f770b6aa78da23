/**
 * Who people are by calling, kin and age, as the catalogue tells them and the other tables lacked. In the columns of the table of cinema: English | zh | es | fr | de | pt |
 * it | ru | ja | ar | hi.
 */
export const CALLINGS_TABLE = `
someone | 有人/某人 | alguien | quelqu'un | jemand | alguém | qualcuno | кто-то | 誰か | شخص ما/أحدهم | कोई
best friends | 好朋友/闺蜜/好友们 | mejores amigos/mejores amigas | meilleurs amis/meilleures amies | beste freunde/beste freundinnen | melhores amigos/melhores amigas | migliori amici/migliori amiche | лучшие друзья/лучшие подруги | 親友 | أعز الأصدقاء | पक्के दोस्त
lovers | 恋人/情侣/爱人 | enamorados/amantes | amoureux/amants | verliebte/liebespaar | namorados/amantes | innamorati/amanti | влюблённ*/возлюбленн* | 恋人たち/カップル | عاشقان/عشاق+ | प्रेमी जोड़ा
old craftsman | 老师傅/老匠人/老工匠 | viejo artesano/anciano artesano | vieil artisan | alter handwerker | velho artesão | vecchio artigiano | стар* мастер* | 老職人 | حرفي عجوز | बूढ़ा कारीगर
master | 大师/师父/师傅 | maestro artesano | maître artisan | meister | mestre | mastro | мастер/мастера/мастеру | 師匠/達人 | معلم/أستاذ كبير | उस्ताद/गुरु
craftsman | 工匠/手艺人/匠人 | artesano/artesana | artisan/artisane | handwerker/handwerkerin | artesão/artesã | artigiano/artigiana | ремесленник*/мастеров* | 職人 | حرفي/صانع | कारीगर/शिल्पकार
crew | 船员/机组/剧组 | tripulación | équipage | besatzung/mannschaft | tripulação | equipaggio | экипаж*/команд* | 乗組員/クルー | طاقم | चालक दल
team | 球队/队伍/团队 | equipo | équipe | team/mannschaft | equipe/time | squadra | команд* | チーム | فريق | टीम/दल
fans | 球迷/粉丝 | aficionados/hinchas/fans | supporters/fans | fans/anhänger | torcedores/fãs/torcida | tifosi/fan | фанат*/болельщик* | ファン/サポーター | مشجعون/مشجعين/المشجعون | प्रशंसक/फैन
crowd in the stands | 看台 | gradas/tribuna | tribunes/gradins | tribünen/tribüne | arquibancadas/arquibancada | spalti/tribune | трибун* | 観客席/スタンド | مدرجات/المدرجات | दर्शक दीर्घा
teammates | 队友/队员 | compañeros de equipo | coéquipiers/coéquipières | mitspieler/teamkollegen | colegas de equipe/companheiros de equipe | compagni di squadra | товарищ* по команде/партнёр* по команде | チームメイト | زملاء الفريق | साथी खिलाड़ी
roommate | 室友 | compañero de piso | colocataire | mitbewohner/mitbewohnerin | colega de quarto | coinquilino/coinquilina | сосед* по комнате | ルームメイト | زميل السكن | रूममेट
protester | 抗议者/示威者 | manifestante | manifestant/manifestante | demonstrant/demonstrantin/demonstranten | manifestante | manifestante | протестующ*/демонстрант* | デモ参加者 | متظاهر/متظاهرون+ | प्रदर्शनकारी
relatives | 亲戚/亲友/家人 | parientes/familiares | proches/famille réunie | verwandte/verwandten | parentes | parenti | родственник*/родны* | 親戚 | أقارب/الأقارب | रिश्तेदार/रिश्तेदारों/परिजन
whole family | 全家人/一家人/全家/一家 | toda la familia | toute la famille | ganze familie/die ganze familie | toda a família/família inteira | tutta la famiglia/l'intera famiglia | вся семья/всей семьёй/всей семьи | 家族全員/家族みんな | العائلة كلها/كل العائلة/أفراد العائلة | पूरा परिवार
marching band | 军乐队/仪仗队 | banda de música/banda marcial | fanfare | blaskapelle/marschkapelle | banda marcial/fanfarra | banda musicale | духов* оркестр* | マーチングバンド/吹奏楽隊 | فرقة موسيقية عسكرية | बैंड बाजा
jazz band | 爵士乐队 | banda de jazz | groupe de jazz/orchestre de jazz | jazzband | banda de jazz | banda jazz/gruppo jazz | джаз-бэнд*/джазов* оркестр* | ジャズバンド | فرقة جاز | जैज़ बैंड
string quartet | 弦乐四重奏 | cuarteto de cuerda | quatuor à cordes | streichquartett | quarteto de cordas | quartetto d'archi | струнн* квартет* | 弦楽四重奏 | رباعي وتري | स्ट्रिंग चौकड़ी
rescue team | 救援队 | equipo de rescate | équipe de secours | rettungsteam/bergwacht | equipe de resgate | squadra di soccorso | спасател* | 救助隊 | فريق إنقاذ | बचाव दल
camper | 露营者 | campista | campeur/campeuse | camper/camperin | campista | campeggiatore | турист* с палаткой | キャンパー | مخيم | कैम्पर
contestant | 参赛者/选手 | concursante/participante | concurrent/candidate/participant | kandidat/teilnehmer/teilnehmerin | concorrente/participante | concorrente/partecipante | участник*/участниц* | 出場者/参加者 | متسابق/متسابقة/مشارك | प्रतियोगी/प्रतिभागी
guy | 小伙子/小哥/哥们 | chico/muchacho | gars/mec | kerl | rapaz/moço | tizio/ragazzo | парень/парня/парню/парнем | 兄ちゃん/やつ | شاب | लड़का/युवक
fiance | 未婚夫 | prometido | fiancé | verlobter/verlobten | noivo | promesso sposo | жених* | 婚約者 | خطيب/خطيبها | मंगेतर
widow | 寡妇 | viuda | veuve | witwe | viúva | vedova | вдов* | 未亡人 | أرملة | विधवा
blonde woman | 金发女郎/金发女子/金发美女 | rubia/mujer rubia | femme blonde | blondine/blonde frau | loira/mulher loira | bionda/donna bionda | блондинк* | 金髪の女性 | امرأة شقراء/شقراء | सुनहरे बालों वाली औरत
brunette woman | 棕发女子 | morena/mujer morena | femme brune | brünette/brünette frau | morena/mulher morena | bruna/mora | брюнетк*/шатенк* | 茶髪の女性 | سمراء/امرأة سمراء | भूरे बालों वाली औरत
redhead woman | 红发女子/红发女孩 | pelirroja | rousse/femme rousse | rothaarige/rothaarige frau | ruiva/mulher ruiva | rossa di capelli/donna dai capelli rossi | рыжеволос* | 赤毛の女性 | امرأة ذات شعر أحمر | लाल बालों वाली औरत
mother | 妈妈/母亲/老妈 | mamá/mami/madre | maman/mère | mama/mutter/mutti | mamãe/mãe | mamma/madre | мама/мать/маму/матери/мамой | お母さん/母親/母/ママ | أم/والدة/أمي/ماما | माँ/मां/मम्मी/अम्मा
father | 爸爸/父亲/老爸 | papá/padre | papa/père | papa/vater/vati | papai/pai | papà/padre/babbo | папа/отец/отца/отцу/папу | お父さん/父親/父/パパ | أب/والد/بابا | पिता/पापा/बाप/पिताजी
stepmother | 继母/后妈 | madrastra | belle-mère | stiefmutter | madrasta | matrigna | мачех* | 継母 | زوجة الأب | सौतेली माँ
housewife | 家庭主妇 | ama de casa | femme au foyer | hausfrau | dona de casa | casalinga | домохозяйк* | 主婦 | ربة منزل | गृहिणी
elderly couple | 老夫妻/老两口/老夫妇 | pareja de ancianos/pareja mayor/matrimonio mayor | couple âgé/vieux couple/couple de personnes âgées | älteres paar/altes paar/rentnerpaar/altes ehepaar/älteres ehepaar | casal de idosos/casal idoso | coppia di anziani/coppia anziana | пожил* пар*/пожил* супруг* | 老夫婦 | زوجان مسنان/زوجان عجوزان | बुजुर्ग दंपति/बूढ़ा जोड़ा
elderly people | 几位老人/老年人/老人们 | ancianos/personas mayores | personnes âgées/vieillards | ältere menschen/senioren/rentner | idosos/velhinhos | anziani | пожилые люди/старики/пенсионер* | お年寄り/老人たち | مسنون/كبار السن/عجائز | बुजुर्ग लोग/बुजुर्ग/बुज़ुर्ग
young lady | 小姐/年轻女士/姑娘 | señorita/joven dama | demoiselle/jeune dame | junge dame/fräulein | moça/senhorita | signorina | девушк*/барышн* | お嬢さん/若い女性 | آنسة شابة/شابة | युवती/नवयुवती
graduate | 毕业生 | graduado/graduada/graduados | diplômé/diplômée/diplômés | absolvent/absolventin/absolventen | formando/formanda/formandos | laureato/laureata/laureati | выпускник*/выпускниц* | 卒業生 | خريج/خريجة/خريجون+/خريجين+ | स्नातक/ग्रेजुएट
schoolboy | 男学生/小学生/男生 | colegial/escolar | écolier/lycéen | schuljunge/schüler | menino da escola/aluno | scolaro/alunno | школьник* | 男子生徒/小学生/男子高校生 | تلميذ/طالب مدرسة | स्कूली लड़का/छात्र
schoolgirl | 女学生/女生 | colegiala/alumna | écolière/lycéenne | schulmädchen/schülerin | aluna/menina da escola | scolara/alunna/studentessa | школьниц* | 女子生徒 | تلميذة/طالبة مدرسة | स्कूली लड़की/छात्रा
high school girl | 女高中生 | chica de instituto/estudiante de instituto | lycéenne | gymnasiastin | colegial adolescente | liceale | старшеклассниц* | 女子高生/女子高校生 | طالبة ثانوية | हाई स्कूल की लड़की
grandchild | 孙儿/外孙 | nieto pequeño | petit-enfant | enkelkind/enkel | netinho/netinha | nipotino | внучек | 孫 | حفيد | नाती/पोता-पोती
newborn baby | 新生儿/婴儿/宝宝 | recién nacido/bebé | nouveau-né/nourrisson/bébé | neugeborenes/säugling/baby | recém-nascido/bebê | neonato/neonata/bebè | новорождённ*/младенец/младенц*/малыш* | 赤ちゃん/新生児 | رضيع/مولود | नवजात/शिशु/बच्चा गोद
teenager | 青少年/少年 | adolescente/adolescentes | adolescent/adolescente/ado | teenager/jugendlicher/jugendliche/jugendlichen | adolescente/adolescentes | adolescente/adolescenti | подросток/подростк* | 十代の若者/ティーンエイジャー | مراهق/مراهقة/مراهقون+ | किशोर/किशोरी
movie star | 影星/电影明星 | estrella de cine | star de cinéma/vedette de cinéma | filmstar | estrela de cinema | stella del cinema/divo del cinema | кинозвезд* | 映画スター | نجم سينمائي/نجمة سينما | फिल्म स्टार
rock star | 摇滚明星/摇滚歌手 | estrella de rock/rockero | rock star/rockeur | rockstar/rocker | astro do rock/roqueiro | rockstar/rocker | рок-звезд*/рокер* | ロックスター | نجم روك | रॉक स्टार
punk | 朋克 | punki/punk | punk | punk/punker | punk | punk | панк/панки/панка | パンクロッカー | بانك | पंक
figure skater | 花样滑冰运动员/花滑选手 | patinador artístico/patinadora artística | patineur artistique/patineuse artistique | eiskunstläufer/eiskunstläuferin | patinador artístico/patinadora artística | pattinatore artistico/pattinatrice artistica | фигурист*/фигуристк* | フィギュアスケーター/フィギュアスケート選手 | متزلج فني/متزلجة فنية | फिगर स्केटर
trapeze artist | 空中飞人 | trapecista | trapéziste | trapezkünstler/trapezkünstlerin | trapezista | trapezista | воздушн* гимнаст* | 空中ブランコ乗り | لاعب ترابيز | ट्रेपीज़ कलाकार
acrobat | 杂技演员/杂技 | acróbata | acrobate | akrobat/akrobatin | acrobata | acrobata | акробат* | 曲芸師/アクロバット | بهلوان | कलाबाज/नट
makeup artist | 化妆师 | maquillador/maquilladora | maquilleur/maquilleuse | visagist/visagistin | maquiador/maquiadora | truccatore/truccatrice | визажист* | メイクさん/メイクアップアーティスト | خبيرة تجميل | मेकअप आर्टिस्ट
kayaker | 皮划艇运动员 | kayakista/piragüista | kayakiste | kajakfahrer/kajakfahrerin | canoísta | kayaker/canoista | байдарочник*/каякер* | カヤック選手 | راكب كاياك | कयाकर
jester | 小丑弄臣/弄臣 | bufón | bouffon | hofnarr | bobo da corte | giullare | шут/шута/шуту | 道化師 | مهرج البلاط | विदूषक
cheesemaker | 奶酪师 | quesero/quesera | fromager/fromagère | käser/käsemacher | queijeiro | casaro/formaggiaio | сыровар* | チーズ職人 | صانع جبن | पनीर बनाने वाला
pastry chef | 糕点师/甜点师 | pastelero/pastelera/repostero | pâtissier/pâtissière | konditor/konditorin | confeiteiro/confeiteira | pasticciere/pasticciera | кондитер* | パティシエ | حلواني/صانع حلويات | हलवाई
opera singer | 歌剧演员/女高音/男高音 | cantante de ópera/soprano/tenor | chanteur d'opéra/chanteuse d'opéra/soprano/ténor | opernsänger/opernsängerin/sopranistin/tenor | cantor de ópera/cantora de ópera/soprano/tenor | cantante lirico/cantante lirica/soprano/tenore | оперн* певец/оперн* певиц*/сопрано/тенор* | オペラ歌手/ソプラノ歌手 | مغني أوبرا/مغنية أوبرا | ओपेरा गायक
boxer | 拳击手/拳手 | boxeador/boxeadora | boxeur/boxeuse | boxer/boxerin | boxeador/boxeadora/pugilista | pugile | боксёр*/боксер* | ボクサー | ملاكم/ملاكمة | मुक्केबाज़/मुक्केबाज
wrestler | 摔跤手/摔跤运动员 | luchador/luchadora | lutteur/lutteuse | ringer/ringerin | lutador/lutadora | lottatore/lottatrice | борец/борц* | レスラー | مصارع/مصارعة | पहलवान/पहलवानों+
sumo wrestler | 相扑选手/相扑手 | luchador de sumo/luchadores de sumo | lutteur de sumo/lutteurs de sumo/sumotori | sumoringer | lutador de sumô/lutadores de sumô | lottatore di sumo/lottatori di sumo | борец сумо/борцы сумо/сумоист* | 力士/相撲取り | مصارع سومو/مصارعا سومو | सूमो पहलवान
fencer | 击剑选手/击剑运动员 | esgrimista | escrimeur/escrimeuse | fechter/fechterin | esgrimista | schermidore/schermitrice/schermidori | фехтовальщик*/фехтовальщиц* | フェンシング選手 | مبارز/مبارزان | तलवारबाज़
gymnast | 体操运动员/体操选手 | gimnasta | gymnaste | turner/turnerin | ginasta | ginnasta | гимнаст*/гимнастк* | 体操選手 | لاعب جمباز/لاعبة جمباز | जिमनास्ट
skier | 滑雪运动员/滑雪者 | esquiador/esquiadora | skieur/skieuse | skifahrer/skifahrerin/skiläufer | esquiador/esquiadora | sciatore/sciatrice | лыжник*/лыжниц*/горнолыжник* | スキーヤー/スキー選手 | متزلج على الثلج/متزلجة على الثلج | स्कीयर
snowboarder | 单板滑雪者 | snowboarder/practicante de snowboard | snowboardeur/snowboardeuse | snowboarder/snowboarderin | snowboarder/snowboardista | snowboarder/snowboardista | сноубордист* | スノーボーダー | متزلج على اللوح | स्नोबोर्डर
archer | 弓箭手/射手/射箭运动员 | arquero/arquera | archer/archère | bogenschütze/bogenschützin | arqueiro/arqueira | arciere/arciera | лучник*/лучниц* | 弓道家/射手 | رامي سهام/رامية سهام | तीरंदाज़/तीरंदाज
weightlifter | 举重运动员 | levantador de pesas/levantadora de pesas | haltérophile | gewichtheber/gewichtheberin | levantador de peso/halterofilista | sollevatore di pesi/pesista | тяжелоатлет*/штангист* | 重量挙げ選手 | رافع أثقال | भारोत्तोलक
rower | 划船手/赛艇运动员 | remero/remera | rameur/rameuse | ruderer/ruderin | remador/remadora | rematore/canottiere | гребец/гребц* | 漕ぎ手/ボート選手 | مجدف | नाव खेने वाला/नाविक
yogi | 瑜伽师/冥想者 | yogui | yogi | yogi | iogue | yogi | йог/йога/йоги | ヨガ行者/ヨガ講師 | ممارس يوغا | योगी
climber | 攀岩者/登山者/登山员 | escalador/escaladora/alpinista | grimpeur/grimpeuse/alpiniste | kletterer/kletterin/bergsteiger/bergsteigerin | escalador/escaladora/alpinista | scalatore/scalatrice/alpinista/arrampicatore | альпинист*/скалолаз* | 登山家/クライマー | متسلق/متسلقة/متسلق جبال | पर्वतारोही
hockey player | 冰球运动员/冰球手 | jugador de hockey/jugadora de hockey | joueur de hockey/hockeyeur | eishockeyspieler/hockeyspieler | jogador de hóquei | giocatore di hockey/hockeista | хоккеист* | アイスホッケー選手/ホッケー選手 | لاعب هوكي | हॉकी खिलाड़ी
cricket player | 板球运动员 | jugador de críquet | joueur de cricket | cricketspieler | jogador de críquete | giocatore di cricket | игрок в крикет/крикетист* | クリケット選手 | لاعب كريكت | क्रिकेटर/क्रिकेट खिलाड़ी/बल्लेबाज़/बल्लेबाज
baseball player | 棒球运动员/棒球选手 | jugador de béisbol/beisbolista | joueur de baseball | baseballspieler | jogador de beisebol | giocatore di baseball | бейсболист* | 野球選手 | لاعب بيسبول | बेसबॉल खिलाड़ी
volleyball player | 排球运动员 | jugador de voleibol/jugadora de voleibol | joueur de volley/joueuse de volley | volleyballspieler/volleyballspielerin | jogador de vôlei/jogadora de vôlei | pallavolista | волейболист* | バレーボール選手 | لاعب كرة طائرة/لاعبة كرة طائرة | वॉलीबॉल खिलाड़ी
basketball player | 篮球运动员/篮球手 | jugador de baloncesto/baloncestista | joueur de basket/basketteur/basketteuse | basketballspieler/basketballspielerin | jogador de basquete/jogadora de basquete | giocatore di basket/cestista | баскетболист* | バスケットボール選手/バスケ選手 | لاعب كرة سلة | बास्केटबॉल खिलाड़ी
football player | 足球运动员/足球球员 | jugador de fútbol/futbolista/jugadora de fútbol | joueur de football/footballeur/footballeuse | fußballspieler/fußballer/fußballerin/stürmer | jogador de futebol/jogadora de futebol/atacante | calciatore/calciatrice/giocatore di calcio/attaccante | футболист* | サッカー選手 | لاعب كرة قدم/لاعب كرة القدم/لاعبة كرة قدم | फुटबॉल खिलाड़ी/फुटबॉलर
golfer | 高尔夫球手 | golfista | golfeur/golfeuse | golfspieler/golfspielerin/golfer | golfista | golfista | гольфист*/игрок в гольф | ゴルファー | لاعب غولف | गोल्फर
referee | 裁判 | árbitro/árbitra | arbitre | schiedsrichter/schiedsrichterin | árbitro/juiz de futebol | arbitro | судья матча/рефери/арбитр* | 審判/レフェリー | حكم المباراة/حكم | रेफरी/अंपायर
sprinter | 短跑运动员 | velocista/corredor/corredora | sprinteur/sprinteuse/coureur/coureuse | sprinter/läufer/läuferin | velocista/corredor/corredora | velocista/corridore | спринтер*/бегун*/бегунь* | 短距離走者/ランナー | عداء/عداءة | धावक
horsewoman | 女骑手 | amazona/jinete | cavalière/cavalier | reiterin/reiter | amazona/cavaleira | cavallerizza/cavallerizzo/fantino | наездник*/наездниц*/всадник*/всадниц* | 騎手/乗馬する人 | فارسة/خيال | घुड़सवार
karate fighter | 空手道选手/武术家/功夫大师 | karateca/artista marcial | karatéka/pratiquant d'arts martiaux | karatekämpfer/kampfkünstler | carateca/lutador de artes marciais/capoeirista | karateka | каратист*/мастер* боевых искусств | 空手家/武道家 | مقاتل كاراتيه | कराटे खिलाड़ी
parachutist | 跳伞者/跳伞运动员 | paracaidista | parachutiste | fallschirmspringer/fallschirmspringerin | paraquedista | paracadutista | парашютист* | スカイダイバー | مظلي | पैराशूटिस्ट
park ranger | 护林员/公园管理员 | guardabosques/guarda forestal | garde forestier | förster/parkranger | guarda florestal | guardia forestale/guardaparco | лесник*/егерь | 森林警備隊員/レンジャー | حارس غابات | वन रक्षक
zookeeper | 动物饲养员/饲养员 | cuidador del zoológico/cuidadora del zoo | gardien de zoo/soigneur animalier | tierpfleger/tierpflegerin | tratador/tratadora | guardiano dello zoo | смотрител* зоопарка | 飼育員 | حارس حديقة الحيوان | चिड़ियाघर का रखवाला
graffiti artist | 涂鸦艺术家 | grafitero/artista de grafiti | graffeur/artiste de graffiti | sprayer/graffitikünstler | grafiteiro/artista de grafite | writer/artista di graffiti | граффитист*/граффити-художник* | グラフィティアーティスト | رسام غرافيتي | ग्रैफिटी कलाकार
lion tamer | 驯狮师/驯兽师 | domador de leones/domador | dompteur/dompteur de lions | löwenbändiger/dompteur | domador de leões/domador | domatore di leoni/domatore | дрессировщик* | 猛獣使い | مروض أسود | शेर का वश में करने वाला
hobbit | 霍比特人 | hobbit | hobbit | hobbit | hobbit | hobbit | хоббит* | ホビット | هوبيت | हॉबिट
homeless man | 流浪汉/无家可归者 | vagabundo/sin techo/indigente | sans-abri/clochard/vagabond | obdachloser/landstreicher/obdachlosen | mendigo/morador de rua | senzatetto/barbone/vagabondo | бездомн*/бродяг* | ホームレス/浮浪者 | مشرد/متشرد | बेघर आदमी
beggar | 乞丐 | mendigo/mendiga | mendiant/mendiante | bettler/bettlerin | pedinte | mendicante | нищ*/попрошайк* | 物乞い | متسول/شحاذ | भिखारी
tour guide | 导游 | guía turístico/guía turística/guía | guide touristique | reiseführer/stadtführerin/fremdenführer | guia turístico/guia de turismo | guida turistica | экскурсовод*/гид/гида | 観光ガイド/ツアーガイド | مرشد سياحي/دليل سياحي | टूर गाइड
chimney sweep | 扫烟囱的人 | deshollinador | ramoneur | schornsteinfeger | limpador de chaminés | spazzacamino | трубочист* | 煙突掃除人 | منظف مداخن | चिमनी साफ करने वाला
tattoo artist | 纹身师 | tatuador/tatuadora | tatoueur/tatoueuse | tätowierer/tätowiererin | tatuador/tatuadora | tatuatore/tatuatrice | татуировщик*/тату-мастер* | タトゥーアーティスト/彫り師 | فنان وشم | टैटू कलाकार
vlogger | 博主/主播/网红 | youtuber/bloguera/bloguero/influencer | youtubeur/youtubeuse/blogueuse/influenceuse | youtuber/bloggerin/blogger/influencerin | youtuber/blogueira/influenciadora | youtuber/blogger/influencer | блогер*/ютубер*/инфлюенсер* | ユーチューバー/ブロガー/配信者 | يوتيوبر/مدون/مدونة | यूट्यूबर/ब्लॉगर/व्लॉगर
tv host | 主持人 | presentador/presentadora | présentateur/présentatrice/animateur/animatrice | moderator/moderatorin | apresentador/apresentadora | presentatore/presentatrice/conduttore/conduttrice | ведущий/ведущая/телеведущ* | 司会者/アナウンサー | مذيع/مذيعة/مقدم برنامج | प्रस्तुतकर्ता/एंकर
delivery man | 外卖小哥/快递员/送货员/外卖员 | repartidor/repartidora/mensajero | livreur/livreuse/coursier | lieferant/lieferbote/paketbote/kurier | entregador/entregadora/motoboy | fattorino/corriere/rider | курьер*/доставщик* | 配達員/宅配業者 | عامل توصيل/ساعي | डिलीवरी बॉय/डिलीवरी वाला
glassblower | 吹玻璃工匠/玻璃工匠 | soplador de vidrio/vidriero | souffleur de verre | glasbläser/glasbläserin | soprador de vidro/vidreiro | soffiatore di vetro/vetraio/maestro vetraio | стеклодув* | ガラス職人 | نافخ زجاج | काँच फूँकने वाला
potter | 陶艺师/陶工/陶艺家 | alfarero/alfarera/ceramista | potier/potière/céramiste | töpfer/töpferin | oleiro/oleira/ceramista | vasaio/vasaia/ceramista | гончар* | 陶芸家/陶工 | خزاف/خزافة/فخاري | कुम्हार/कुम्हारिन
weaver | 织布工/织女/织工 | tejedor/tejedora | tisserand/tisserande | weber/weberin | tecelão/tecelã | tessitore/tessitrice | ткач*/ткачих* | 織り手/機織り職人 | نساج/نساجة/حائك | बुनकर/जुलाहा
lacemaker | 花边女工 | encajera | dentellière | klöpplerin/spitzenklöpplerin | rendeira | merlettaia | кружевниц* | レース職人 | صانعة دانتيل | लेस बनाने वाली
basket weaver | 编篮匠/竹编匠 | cestero/cestera | vannier/vannière | korbflechter/korbflechterin | cesteiro | cestaio | плетельщик* корзин | かご職人/竹細工職人 | صانع سلال | टोकरी बुनने वाला
luthier | 制琴师/提琴制作师 | lutier/luthier | luthier/luthière | geigenbauer/geigenbauerin/gitarrenbauer | luthier | liutaio/liutaia | скрипичн* мастер* | バイオリン職人/楽器職人 | صانع كمان/صانع أعواد | वायलिन बनाने वाला
goldsmith | 金匠/珠宝匠 | orfebre/joyero/joyera | orfèvre/bijoutier/joaillier | goldschmied/goldschmiedin/juwelier | ourives/joalheiro | orafo/gioielliere | ювелир* | 金細工師/宝石職人 | صائغ | सुनार
tailor | 裁缝/裁缝师傅 | sastre/modista/costurera | tailleur/couturier/couturière | schneider/schneiderin | alfaiate/costureira | sarto/sarta | портн*/швея/швею/швеи | 仕立屋/テーラー | خياط/خياطة | दर्ज़ी/दर्जी
bookbinder | 装订师 | encuadernador/encuadernadora | relieur/relieuse | buchbinder/buchbinderin | encadernador | rilegatore | переплётчик* | 製本職人 | مجلد كتب | जिल्दसाज़
stonemason | 石匠 | cantero/picapedrero | tailleur de pierre | steinmetz/steinmetzin | canteiro de pedra/pedreiro | scalpellino | каменотёс*/каменщик* | 石工 | نحات حجر/بناء | संगतराश/राजमिस्त्री
carpenter | 木匠/木工 | carpintero/carpintera | menuisier/charpentier/ébéniste | tischler/schreiner/zimmermann/tischlerin | carpinteiro/marceneiro | falegname | плотник*/столяр* | 大工/木工職人 | نجار | बढ़ई
blacksmith | 铁匠 | herrero/herrera | forgeron | schmied/hufschmied/schmiedin | ferreiro | fabbro | кузнец/кузнец* | 鍛冶屋/刀鍛冶 | حداد | लोहार
bodybuilder | 健美运动员 | culturista | culturiste/bodybuilder | bodybuilder/kraftsportler | fisiculturista | culturista/bodybuilder | бодибилдер*/культурист* | ボディビルダー | لاعب كمال أجسام | बॉडीबिल्डर
outlaw | 亡命之徒/强盗/匪徒 | forajido/bandido | hors-la-loi/bandit | gesetzloser/bandit | fora da lei/bandido | fuorilegge/bandito | бандит*/разбойник* | 無法者/盗賊 | خارج عن القانون/لص | डाकू
secret agent | 特工/间谍 | agente secreto/espía | agent secret/espion/espionne | geheimagent/spion/agentin | agente secreto/espião | agente segreto/spia | секретн* агент*/шпион* | スパイ/秘密工作員 | عميل سري/جاسوس | जासूस/गुप्तचर
detective | 侦探/警探 | detective | détective/inspecteur | detektiv/detektivin/kommissar | detetive | detective/investigatore | детектив*/сыщик* | 探偵/刑事 | محقق/محققة | जासूस
magician | 魔术师 | mago/ilusionista | magicien/magicienne/prestidigitateur | magier/zauberer/zauberkünstler | mágico/ilusionista | mago/illusionista/prestigiatore | фокусник*/маг/мага | 手品師/マジシャン | ساحر | जादूगर
cashier | 收银员 | cajero/cajera | caissier/caissière | kassierer/kassiererin | caixa do mercado/operadora de caixa | cassiere/cassiera | кассир* | レジ係 | أمين صندوق/كاشير | कैशियर
president | 总统/主席 | presidente/presidenta | président/présidente | präsident/präsidentin | presidente/presidenta | presidente | президент* | 大統領 | رئيس/الرئيس | राष्ट्रपति
mayor | 市长 | alcalde/alcaldesa | maire | bürgermeister/bürgermeisterin | prefeito/prefeita | sindaco/sindaca | мэр* | 市長 | عمدة | महापौर
general | 将军 | general | général | general | general | generale | генерал* | 将軍 | جنرال/لواء | सेनापति
commander | 指挥官/队长 | comandante | commandant/commandante | kommandant/befehlshaber | comandante | comandante | командир* | 指揮官/司令官 | قائد | कमांडर
comedian | 喜剧演员/脱口秀演员 | comediante/humorista/cómico | humoriste/comique | komiker/komikerin | comediante/humorista | comico/cabarettista | комик*/стендапер* | お笑い芸人/コメディアン | كوميدي | हास्य कलाकार/कॉमेडियन
trucker | 卡车司机 | camionero/camionera | routier/camionneur | lkw-fahrer/fernfahrer/trucker | caminhoneiro | camionista | дальнобойщик* | トラック運転手 | سائق شاحنة | ट्रक ड्राइवर
police officer | 警官/民警 | agente de policía/oficial de policía | agent de police/policier/policière | polizist/polizistin/polizeibeamter | agente da polícia/policial/policial militar | agente di polizia/poliziotto/poliziotta | полицейск*/милиционер* | 警察官/警官 | شرطي/شرطية/ضابط شرطة | पुलिसवाला/पुलिसकर्मी/पुलिस अधिकारी
officer | 军官 | oficial | officier | offizier/offizierin | oficial do exército | ufficiale | офицер* | 将校/士官 | ضابط | अफसर/अधिकारी
builder | 建筑工人 | albañil/constructor | maçon/ouvrier du bâtiment | maurer/bauarbeiter/bauarbeiterin | pedreiro/construtor | muratore | строител*/каменщик* | 建設作業員/大工さん | بناء/عامل بناء | राजमिस्त्री
hero | 英雄/主角/男主角 | héroe/protagonista | héros/protagoniste | held | herói/protagonista | eroe/protagonista | геро* | 英雄/主人公/ヒーロー | بطل/البطل | नायक/हीरो
villain | 反派/恶棍 | villano/villana | méchant du film/vilain | bösewicht/schurke | vilão/vilã | cattivo del film/malvagio | злодей*/негодя* | 悪役/悪党 | شرير/الشرير | खलनायक/विलेन
adventurer | 冒险家/探险家 | aventurero/aventurera/explorador/exploradora | aventurier/aventurière/explorateur/exploratrice | abenteurer/abenteurerin/forscher/entdecker | aventureiro/aventureira/explorador | avventuriero/avventuriera/esploratore | искател* приключений/авантюрист*/исследовател* | 冒険家/探検家 | مغامر/مغامرة/مستكشف | साहसी यात्री/खोजकर्ता
robber | 劫匪/强盗 | ladrón/ladrona/atracador | voleur/voleuse/braqueur/cambrioleur | räuber/dieb/einbrecher/diebin | ladrão/assaltante | ladro/ladra/rapinatore | грабител*/вор/вора/воры | 強盗/泥棒 | لص/سارق | लुटेरा/चोर
rescuer | 救援人员 | rescatista/socorrista | sauveteur/secouriste | retter/rettungskraft | socorrista | soccorritore | спасатель/спасателя | 救助隊員/レスキュー隊員 | منقذ/مسعف | बचावकर्मी
reporter | 记者/新闻记者 | reportero/reportera/periodista | reporter/journaliste | reporter/reporterin/journalist/journalistin | repórter/jornalista | reporter/giornalista/cronista | репортёр*/репортер*/журналист* | 記者/レポーター | مراسل/مراسلة/صحفي/صحفية | पत्रकार/रिपोर्टर
passenger | 乘客/旅客 | pasajero/pasajera | passager/passagère | passagier/fahrgast/fahrgäste+/passagierin | passageiro/passageira | passeggero/passeggera | пассажир* | 乗客/旅客 | راكب/ركاب+/مسافر | यात्री/मुसाफिर
street performer | 街头艺人 | artista callejero/artista callejera/músico callejero | artiste de rue/musicien de rue | straßenkünstler/straßenmusiker/straßenkünstlerin | artista de rua/músico de rua | artista di strada/musicista di strada | уличн* артист*/уличн* музыкант* | 大道芸人/路上ミュージシャン/ストリートパフォーマー | فنان شارع/عازف شارع | सड़क कलाकार
scuba diver | 潜水员 | buceador/buceadora/buzo | plongeur/plongeuse | taucher/taucherin | mergulhador/mergulhadora | subacqueo/sommozzatore/sub | аквалангист*/водолаз*/дайвер* | ダイバー/潜水士 | غواص/غواصة بشرية | गोताखोर
suspect | 嫌疑人/嫌犯 | sospechoso/sospechosa | suspect/suspecte | verdächtiger/verdächtige/verdächtigen | suspeito/suspeita | sospettato/sospettata | подозреваем* | 容疑者 | مشتبه به | संदिग्ध
killer | 杀手/刺客 | asesino/asesina/sicario | tueur/tueuse/assassin | mörder/mörderin/killer/attentäter | assassino/assassina | assassino/assassina/killer | убийц*/наёмник* | 殺し屋/暗殺者 | قاتل/قاتلة | हत्यारा/कातिल
gamer | 游戏玩家/玩家 | jugador de videojuegos/gamer | joueur de jeux vidéo/gamer | gamer/zocker | gamer/jogador de videogame | videogiocatore/gamer | геймер* | ゲーマー | لاعب ألعاب فيديو | गेमर
fashion model | 模特/时装模特/超模 | modelo de pasarela/modelo/supermodelo | mannequin/top-modèle | model/mannequin/topmodel | modelo de passarela/modelo | modella/indossatrice/modello | модель/модели/манекенщиц* | ファッションモデル/モデル | عارضة أزياء | मॉडल
flower seller | 卖花女/卖花姑娘/花店老板 | florista/vendedora de flores | fleuriste/marchande de fleurs | blumenverkäuferin/blumenhändler/floristin | florista/vendedora de flores | fioraio/fioraia/venditrice di fiori | цветочниц*/продавщиц* цветов | 花売り/花屋さん | بائع زهور/بائعة زهور/بائع الورد | फूल वाला/फूल बेचने वाली
vendor | 小贩/摊贩/摊主 | vendedor ambulante/vendedora ambulante/vendedor/vendedora | vendeur/vendeuse/marchand/marchande | verkäufer/verkäuferin/händler/händlerin/marktfrau | vendedor/vendedora/feirante/ambulante | venditore/venditrice/bancarellaio/venditore ambulante | продавец/продавц*/продавщиц*/торговец/торговк* | 店員/売り子/露天商/行商人 | بائع/بائعة/بائع متجول | विक्रेता/दुकानदार/फेरीवाला/ठेलेवाला
fishmonger | 鱼贩/卖鱼的人 | pescadero/pescadera | poissonnier/poissonnière | fischhändler/fischverkäufer | peixeiro/peixeira | pescivendolo/pescivendola | торговец рыбой/продавец рыбы | 魚屋/魚屋さん | بائع سمك/بائع السمك | मछली बेचने वाला/मछुआरिन
greengrocer | 菜贩/卖菜的人/水果摊主 | verdulero/frutero/frutera | primeur/marchand de légumes/marchand de fruits | gemüsehändler/obsthändler | verdureiro/quitandeiro | fruttivendolo/verduraio | зеленщик*/торговец фруктами | 八百屋/八百屋さん | بائع خضار/بائع فواكه | सब्जी वाला/सब्ज़ीवाला/फल वाला
pharmacist | 药剂师 | farmacéutico/farmacéutica/boticario | pharmacien/pharmacienne/apothicaire | apotheker/apothekerin | farmacêutico/farmacêutica/boticário | farmacista/speziale | аптекар*/фармацевт* | 薬剤師/薬師 | صيدلي/صيدلانية/عطار | दवासाज़/फार्मासिस्ट/वैद्य
toymaker | 玩具匠 | juguetero/fabricante de juguetes | fabricant de jouets | spielzeugmacher | fabricante de brinquedos | giocattolaio/fabbricante di giocattoli | игрушечник*/мастер игрушек | おもちゃ職人/人形師 | صانع ألعاب/صانع دمى | खिलौने बनाने वाला
hatter | 制帽匠 | sombrerero/sombrerera | chapelier/modiste | hutmacher/hutmacherin | chapeleiro | cappellaio/modista | шляпник* | 帽子職人 | صانع قبعات | टोपी बनाने वाला
antique dealer | 古董商 | anticuario/anticuaria | antiquaire | antiquitätenhändler | antiquário | antiquario | антиквар* | 骨董商 | تاجر تحف | पुरानी चीज़ों का व्यापारी
beekeeper | 养蜂人 | apicultor/apicultora | apiculteur/apicultrice | imker/imkerin | apicultor/apicultora | apicoltore/apicoltrice | пчеловод*/пасечник* | 養蜂家 | نحال/مربي نحل | मधुमक्खी पालक
shepherd | 牧羊人/牧羊女 | pastor/pastora | berger/bergère | hirte/schäfer/schäferin | pastor de ovelhas/pastor | pastore/pastorella | пастух*/пастушк* | 羊飼い | راع/راعي غنم/راعي | चरवाहा/गड़रिया
lumberjack | 伐木工/樵夫 | leñador/leñadora | bûcheron/bûcheronne | holzfäller/holzfällerin | lenhador | taglialegna/boscaiolo | лесоруб*/дровосек* | 木こり | حطاب | लकड़हारा
welder | 焊工/电焊工 | soldador/soldadora | soudeur/soudeuse | schweißer/schweißerin | soldador/soldadora | saldatore/saldatrice | сварщик* | 溶接工 | لحام | वेल्डर
electrician | 电工 | electricista | électricien/électricienne | elektriker/elektrikerin | eletricista | elettricista | электрик* | 電気工 | كهربائي | बिजली मिस्त्री
plumber | 水管工 | fontanero/plomero | plombier/plombière | klempner/klempnerin | encanador | idraulico | сантехник*/водопроводчик* | 配管工 | سباك | प्लंबर/नलसाज
mechanic | 修车工/机修工/汽修工 | mecánico/mecánica | mécanicien/mécanicienne/garagiste | mechaniker/mechanikerin/automechaniker | mecânico/mecânica | meccanico/meccanica | механик*/автомеханик* | 整備士/修理工 | ميكانيكي | मैकेनिक/मिस्त्री
cleaner | 清洁工/保洁员/环卫工人 | limpiador/limpiadora/barrendero | femme de ménage/agent d'entretien/balayeur | putzfrau/reinigungskraft/straßenkehrer | faxineiro/faxineira/gari | addetta alle pulizie/donna delle pulizie/spazzino | уборщиц*/уборщик*/дворник* | 清掃員/掃除のおばさん | عامل نظافة/عاملة نظافة | सफाई कर्मचारी/सफाईवाला
servant | 仆人/佣人/侍从 | sirviente/sirvienta/criado | serviteur/servante/domestique | diener/dienerin/magd | servo/criado/criada | servo/servitore/domestica | слуг*/служанк* | 召使い/使用人 | خادم/خادمة | नौकर/नौकरानी/सेवक
butler | 管家 | mayordomo | majordome | butler | mordomo | maggiordomo | дворецк* | 執事 | كبير الخدم | बटलर
lifeguard | 救生员 | socorrista/guardavidas | maître-nageur/sauveteur en mer | rettungsschwimmer/bademeister | salva-vidas/guarda-vidas | bagnino/bagnina | спасатель на пляже | ライフセーバー | منقذ سباحة | लाइफगार्ड
mime | 哑剧演员 | mimo | mime | pantomime | mímico | mimo | мим/мима/мимы | パントマイム師 | ممثل صامت | मूक अभिनेता
bedouin | 贝都因人 | beduino/beduina | bédouin/bédouine | beduine/beduinen | beduíno | beduino/beduini | бедуин* | ベドウィン | بدوي/بدوية | बेदुईन/बद्दू
nomad | 游牧人/牧民 | nómada/nómadas | nomade/nomades | nomade/nomaden | nômade | nomade/nomadi | кочевник* | 遊牧民 | بدو/رحالة | खानाबदोश
fortune teller | 占卜师/算命先生 | adivina/vidente | diseuse de bonne aventure/voyante | wahrsagerin/wahrsager | cartomante/vidente | indovina/veggente/cartomante | гадалк* | 占い師 | عرافة/قارئ الطالع | ज्योतिषी/भविष्यवक्ता
cheerleader | 啦啦队员/啦啦队 | animadora/porrista | pom-pom girl | cheerleaderin/cheerleader | líder de torcida | cheerleader/ragazza pon pon | чирлидер* | チアリーダー | مشجعة راقصة | चीयरलीडर
goddess | 女神 | diosa | déesse | göttin | deusa | dea | богин* | 女神 | إلهة | देवी
bridesmaid | 伴娘 | dama de honor/damas de honor | demoiselle d'honneur/demoiselles d'honneur | brautjungfer/brautjungfern | madrinha/madrinhas | damigella/damigella d'onore/damigelle | подружк* невесты | ブライズメイド | وصيفة العروس/إشبينة | दुल्हन की सहेली
priest | 牧师/神父/司仪 | sacerdote/cura | prêtre/curé | priester/pfarrer | padre/sacerdote | prete/sacerdote | священник*/батюшк* | 司祭/神父/神主 | كاهن/قس/مأذون | पंडित/पुजारी/पुरोहित
runner | 跑者/跑步者 | corredor/corredora/atleta | coureur/coureuse/joggeur/joggeuse | läufer/läuferin/jogger/joggerin | corredor/corredora | corridore/podista | бегун*/бегунь* | ランナー/走者 | عداء/عداءة | धावक/धाविका
belly dancer | 肚皮舞者 | bailarina de danza del vientre | danseuse du ventre/danseuse orientale | bauchtänzerin | dançarina do ventre | danzatrice del ventre | танцовщиц* живота | ベリーダンサー | راقصة شرقية | बेली डांसर
breakdancer | 街舞舞者/街舞少年 | bailarín de breakdance/bailarín callejero | danseur de hip-hop/breakdanceur | breakdancer/streetdancer | dançarino de break/dançarino de rua | ballerino di breakdance/ballerino di strada | брейк-дансер*/брейкдансер* | ブレイクダンサー/ストリートダンサー | راقص بريك دانس | ब्रेकडांसर
flamenco dancer | 弗拉明戈舞者 | bailaora/bailaor/bailarina de flamenco | danseuse de flamenco | flamencotänzerin | dançarina de flamenco | ballerina di flamenco | танцовщиц* фламенко | フラメンコダンサー | راقصة فلامنكو | फ्लेमेंको नर्तकी
samba dancer | 桑巴舞者 | bailarina de samba | danseuse de samba | sambatänzerin | dançarina de samba/sambista/passista | ballerina di samba | танцовщиц* самбы | サンバダンサー | راقصة سامبا | सांबा नर्तकी
tango dancer | 探戈舞者 | bailarín de tango/bailarina de tango | danseur de tango/danseuse de tango | tangotänzer/tangotänzerin | dançarino de tango/dançarina de tango | ballerino di tango/tanguero | танцор* танго | タンゴダンサー | راقص تانغو | टैंगो नर्तक
scientist | 科学家/研究员 | científico/científica/investigador/investigadora | scientifique/chercheur/chercheuse/savant | wissenschaftler/wissenschaftlerin/forscher/forscherin | cientista/pesquisador/pesquisadora | scienziato/scienziata/ricercatore/ricercatrice | учён*/учен* в халате/исследовател* | 科学者/研究者/博士 | عالم/عالمة/باحث/باحثة | वैज्ञानिक/शोधकर्ता
mad scientist | 疯狂科学家 | científico loco | savant fou | verrückter wissenschaftler | cientista maluco/cientista louco | scienziato pazzo | безумн* учён* | マッドサイエンティスト | عالم مجنون | पागल वैज्ञानिक
flutist | 长笛手 | flautista | flûtiste | flötist/flötistin | flautista | flautista | флейтист* | フルート奏者 | عازف ناي/عازفة ناي | बांसुरी वादक
trumpeter | 小号手 | trompetista | trompettiste | trompeter/trompeterin | trompetista | trombettista | трубач* | トランペット奏者 | عازف بوق/عازف ترومبيت | तुरही वादक
pianist | 钢琴家/钢琴师 | pianista | pianiste | pianist/pianistin | pianista | pianista | пианист* | ピアニスト | عازف بيانو/عازفة بيانو | पियानोवादक
violinist | 小提琴家/小提琴手 | violinista | violoniste | geiger/geigerin/violinist | violinista | violinista | скрипач* | バイオリニスト/ヴァイオリニスト | عازف كمان/عازفة كمان | वायलिन वादक
cellist | 大提琴家 | violonchelista | violoncelliste | cellist/cellistin | violoncelista | violoncellista | виолончелист* | チェリスト | عازف تشيلو/عازفة تشيلو | चेलो वादक
guitarist | 吉他手 | guitarrista | guitariste | gitarrist/gitarristin | guitarrista/violonista | chitarrista | гитарист* | ギタリスト | عازف غيتار/عازفة غيتار | गिटारवादक
drummer | 鼓手 | baterista/tamborilero | batteur/batteuse/tambour | schlagzeuger/trommler/schlagzeugerin | baterista | batterista/tamburino | барабанщик*/ударник* | ドラマー | طبال/عازف طبول | ढोलकिया/ढोल बजाने वाला
conductor | 指挥家/指挥 | director de orquesta/directora de orquesta | chef d'orchestre/cheffe d'orchestre | dirigent/dirigentin | maestro/maestrina/regente | direttore d'orchestra/direttrice d'orchestra | дирижёр*/дирижер* | 指揮者 | قائد أوركسترا/مايسترو | संचालक
warrior | 战士/武士/勇士 | guerrero/guerrera | guerrier/guerrière | krieger/kriegerin | guerreiro/guerreira | guerriero/guerriera | воин*/воительниц* | 戦士/武者 | محارب/محاربة | योद्धा
sorceress | 女巫师/女魔法师 | hechicera/maga | sorcière/magicienne/enchanteresse | zauberin/hexe | feiticeira/maga | strega/maga/incantatrice | волшебниц*/чародейк*/колдунь* | 魔女/女魔法使い | ساحرة | जादूगरनी/डायन
nobleman | 贵族 | noble/aristócrata | noble/aristocrate/seigneur | adliger/edelmann/graf/herzog | nobre/aristocrata | nobile/nobiluomo/aristocratico | дворянин*/аристократ*/вельмож* | 貴族/領主 | نبيل/أرستقراطي | कुलीन/ज़मींदार
empress | 女皇/皇后 | emperatriz | impératrice | kaiserin | imperatriz | imperatrice | императриц* | 皇后/女帝 | إمبراطورة | महारानी
emperor | 皇帝/帝王 | emperador | empereur | kaiser | imperador | imperatore | император* | 皇帝/天皇 | إمبراطور | सम्राट
maharaja | 印度王公 | maharajá | maharadjah | maharadscha | marajá | maragià | махараджа | マハラジャ | مهراجا | महाराजा
cyclist | 骑行者/自行车手/自行车运动员 | ciclista | cycliste | radfahrer/radfahrerin/radrennfahrer | ciclista | ciclista | велосипедист*/велогонщик* | 自転車選手/サイクリスト | دراج/راكب دراجة | साइकिल सवार
space traveler | 太空旅人/宇航员 | cosmonauta/viajero espacial | cosmonaute/voyageur spatial | kosmonaut/kosmonautin/raumfahrer | cosmonauta/viajante espacial | cosmonauta/viaggiatore spaziale | космонавт* | 宇宙飛行士 | رائد فضاء/رائدة فضاء | अंतरिक्ष यात्री
superman | 超人 | superman/superhéroe volador | superman | superman | super-homem | superman | супермен* | スーパーマン | سوبرمان | सुपरमैन
santa claus | 圣诞老人 | papá noel/santa claus/san nicolás | père noël | weihnachtsmann/nikolaus | papai noel | babbo natale | дед мороз/деда мороза/деду морозу/санта-клаус | サンタクロース/サンタさん | بابا نويل/سانتا كلوز | सांता क्लॉज़/सांता
biker | 摩托车手/机车党 | motero/motociclista/motorista | motard/motarde | biker/motorradfahrer/motorradfahrerin | motoqueiro/motociclista | motociclista/centauro in moto | байкер*/мотоциклист* | バイク乗り/ライダー | راكب دراجة نارية | बाइकर/मोटरसाइकिल सवार
neighbors | 邻居们/街坊 | vecinos/vecinas | voisins/voisines | nachbarn | vizinhos | vicini di casa | соседи/соседей | ご近所さん | جيران/الجيران | पड़ोसियों
owner | 老板/店主/主人 | dueño/dueña/propietario | propriétaire/patron du café | besitzer/besitzerin/inhaber | dono/dona/proprietário | proprietario/proprietaria/padrone/padrona | хозяин*/хозяйк*/владелец/владельц* | マスター/店主/オーナー/飼い主 | صاحب/صاحبة/مالك | मालिक/मालकिन
goalkeeper | 守门员/门将 | portero de fútbol/arquero de fútbol/guardameta/portero | gardien de but/gardien | torwart/torhüter/torfrau | goleiro/goleira | portiere | вратар*/голкипер* | ゴールキーパー/キーパー | حارس مرمى/حارس المرمى | गोलकीपर
`;
