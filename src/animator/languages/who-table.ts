/**
 * Who is to be seen: people by kin, work and play, animals, made-up beings. In the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi; `+`
 * ends a form that names several where the endings do not tell.
 */
export const WHO_TABLE = `
person | 人物/人影 | persona/personas | personne/personnes | person/personen | pessoa/pessoas | persona/persone | человек/человека/человеку | 人/人物 | شخص/إنسان/أشخاص+ | व्यक्ति/इंसान/लोग+/लोगों+
people | 人们/人群/众人 | gente/personas | gens | leute/menschen | gente/pessoas | gente/persone | люди/людей/людям/людьми | 人々/人たち | ناس/الناس/أناس | लोग/लोगों
husband | 丈夫/老公 | marido/esposo | mari/époux | ehemann/gatte | marido/esposo | marito | муж/мужа/мужем/мужу | 夫/旦那 | زوج/زوجها | पति
wife | 妻子/老婆 | esposa/mujer de | épouse | ehefrau/gattin | esposa | moglie | жена/жену/жене/женой/жены | 妻/奥さん | زوجة/زوجته | पत्नी
uncle | 叔叔/舅舅/伯伯/大叔 | tío | oncle | onkel | tio | zio | дядя/дядю/дядей | おじさん/叔父 | عم/خال/عمه | चाचा/मामा/अंकल
aunt | 阿姨/姑姑/姨妈 | tía | tante | tante | tia | zia | тётя/тетя/тётю | おばさん/叔母 | عمة/خالة/عمته/خالته | चाची/मामी/आंटी
boyfriend | 男朋友/男友 | novio | petit ami/copain | fester freund | namorado | fidanzato | её парень | 彼氏/ボーイフレンド | حبيبها/صديقها | बॉयफ्रेंड/प्रेमी
girlfriend | 女朋友/女友 | novia | petite amie/copine | freundin | namorada | fidanzata | его девушк* | ガールフレンド/恋人 | حبيبته/صديقته | गर्लफ्रेंड/प्रेमिका
neighbor | 邻居 | vecino/vecina | voisin/voisine | nachbar/nachbarin | vizinho/vizinha | vicino di casa/vicina di casa | сосед* | 隣人/近所の人 | جار/جارة/جاره | पड़ोसी/पड़ोसन
pedestrian | 行人/路人 | peatón/transeúnte | piéton/passant/passante | fußgänger/passant/passanten | pedestre/transeunte | pedone/passante/passanti | прохож*/пешеход* | 通行人/歩行者 | مشاة/مارة+/عابر | राहगीर/पैदल यात्री
customer | 顾客/客人 | cliente/clienta | client/cliente | kunde/kundin/kunden | cliente | cliente | покупател*/клиент*/посетител* | 客/お客さん/お客 | زبون/زبائن+/عميل | ग्राहक
guest | 宾客/来宾 | invitado/invitada/huésped | invité/invitée | gast/gäste+ | convidado/convidada/hóspede | ospite/invitato | гость/гости/гостей/гостья/гостям | 招待客/来客 | ضيف/ضيوف+ | मेहमान/अतिथि
visitor | 访客/参观者 | visitante | visiteur/visiteuse | besucher/besucherin | visitante | visitatore/visitatrice | посетител* | 訪問者/来館者 | زائر/زوار+ | आगंतुक
spectator | 观众席上的人 | espectador/espectadora | spectateur/spectatrice | zuschauer/zuschauerin/zuschauern | espectador/espectadora | spettatore/spettatrice | зрител* | 見物人/見物客 | متفرج/متفرجون+ | दर्शक/दर्शकों
audience | 观众/听众 | público/audiencia | public/auditoire | publikum | público/plateia | pubblico/platea | публик*/аудитори* | 観客/聴衆 | جمهور | दर्शक/श्रोता
crowd | 人群/人潮 | multitud/muchedumbre/gentío | foule | menge/menschenmenge | multidão/torcida | folla | толп* | 群衆/人混み/人だかり/大勢の人 | حشد/جمهور/حشود/الحشد | भीड़
villager | 村民/村里人 | aldeano/aldeana/lugareño | villageois/villageoise | dorfbewohner/dorfbewohnerin | aldeão/aldeã/moradores da vila | abitante del villaggio/paesano | житель деревни/сельск* жител*/деревенск* жител* | 村人 | قروي/قرويون+/قرويين+ | ग्रामीण/गाँववाला/गाँव वाले
colleague | 同事 | colega/compañero de trabajo | collègue | kollege/kollegin/kollegen | colega | collega/colleghi+ | коллег* | 同僚 | زميل/زملاء+/زميلة | सहकर्मी
classmate | 同学 | compañero de clase/compañera de clase | camarade de classe | mitschüler/mitschülerin/klassenkamerad | colega de classe/colega de turma | compagno di classe/compagna di classe | одноклассни* | 同級生/クラスメート | زميل الصف/زملاء الصف | सहपाठी
boss | 老板/上司 | jefe/jefa | patron/patronne | vorgesetzter | patrão/chefe | capoufficio | начальник* | 上司/社長 | مدير/رئيس العمل | बॉस/मालिक
enemy | 敌人 | enemigo | ennemi | feind/feinde | inimigo | nemico/nemici | враг* | 敵 | عدو/أعداء+ | दुश्मन/शत्रु
opponent | 对手 | oponente/rival/contrincante | adversaire/rival | gegner/gegnerin | adversário/oponente/rival | avversario/rivale | соперник*/противник* | 相手/対戦相手/ライバル | خصم/منافس | प्रतिद्वंद्वी
survivor | 幸存者 | superviviente | survivant/survivante | überlebender/überlebende | sobrevivente | sopravvissuto/sopravvissuta | выживш* | 生存者 | ناج/ناجون+ | उत्तरजीवी
army | 军队/大军 | ejército | armée | armee/heer | exército | esercito | армия/армии/армию/армией/войск* | 軍隊/軍勢 | جيش | सेना
orchestra | 管弦乐队/乐团 | orquesta | orchestre | orchester | orquestra | orchestra | оркестр* | オーケストラ/楽団 | أوركسترا | ऑर्केस्ट्रा
choir | 合唱团 | coro | chœur/chorale | chor | coral/coro | coro | хор/хором | 合唱団/聖歌隊 | جوقة | गायक मंडली
band | 乐队 | banda/grupo de música | groupe de musique/fanfare | band/musikkapelle | banda | banda musicale | музыкальн* групп* | バンド/楽隊 | فرقة موسيقية | बैंड
orphan | 孤儿 | huérfano/huérfana | orphelin/orpheline | waise/waisenkind | órfão/órfã | orfano/orfana | сирот* | 孤児 | يتيم/يتيمة | अनाथ
toddler | 幼儿/学步儿童/小宝宝 | niño pequeño que gatea/bebé que camina | bambin/tout-petit | kleinkind | criancinha/bebê que anda | bimbo piccolo/bimba piccola | малыш* | 幼児/よちよち歩きの子 | طفل صغير يحبو | नन्हा बच्चा/छोटा बच्चा
baby | 婴儿/宝宝 | bebé | bébé/nourrisson | baby/säugling | bebê/bebé | neonato/neonata/bebè | младен*/малютк* | 赤ちゃん/赤ん坊 | رضيع/طفل رضيع/رضيعة | शिशु/दुधमुँहा बच्चा
little boy | 小男孩/小男生 | niño pequeño/niñito/pequeño niño | petit garçon | kleiner junge/kleiner bub/kleinen jungen | menininho/garotinho/menino pequeno | bambino piccolo/bimbo/bambino | мальчик*/мальчуган* | 小さな男の子/幼い男の子/少年 | طفل صغير/صبي صغير/ولد صغير | छोटा लड़का/नन्हा लड़का/छोटे लड़के
little girl | 小女孩/小姑娘/小女生 | niña pequeña/niñita/pequeña niña | fillette/petite fille | kleines mädchen | menininha/garotinha/menina pequena | bambina piccola/bimba/bambina | девочк*/девчушк* | 小さな女の子/幼い女の子/少女 | طفلة صغيرة/فتاة صغيرة/بنت صغيرة/طفلة | छोटी लड़की/नन्ही लड़की/बच्ची
young woman | 年轻女子/年轻女人/年轻女性/少妇/女青年 | mujer joven/joven mujer/muchacha | jeune femme | junge frau/jungen frau | mulher jovem/jovem mulher/moça | giovane donna/donna giovane | молод* женщин*/молод* девушк*/девушк* | 若い女性/若い女/若い女の人 | شابة/امرأة شابة/سيدة شابة | युवती/युवा महिला/जवान औरत
young man | 年轻男子/年轻男人/年轻男性/小伙子/男青年 | hombre joven/joven hombre/muchacho | jeune homme | junger mann/jungen mann | homem jovem/jovem homem/rapaz | giovane uomo/uomo giovane/giovanotto | молод* человек*/молод* мужчин*/парень/парня/парнем | 若い男性/若い男/青年 | شاب/رجل شاب | युवक/युवा आदमी/नौजवान
old man | 老人/老头/老爷爷/老先生/老汉/老者 | hombre mayor/señor mayor/viejito | vieil homme/vieillard/vieux monsieur | alter mann/alten mann/greis/älterer mann/älteren mann | homem velho/senhor idoso/velhinho | uomo anziano/vecchietto/signore anziano | старик*/старичок/пожил* мужчин* | 老人/お爺さん/おじいさん/老いた男/年老いた男/老紳士 | رجل عجوز/رجل مسن/شيخ/عجوز مسن/رجلا مسنا/العجوز | बूढ़ा आदमी/बूढ़े आदमी/बुज़ुर्ग आदमी/बुजुर्ग आदमी/बुड्ढा
teenager | 青少年/少年/十几岁的孩子 | adolescente/quinceañera | adolescent/adolescente/ado | teenager/jugendlicher/jugendliche | adolescente | adolescente/ragazzino | подрост* | ティーンエイジャー/十代の若者 | مراهق/مراهقة/مراهقون+ | किशोर/किशोरी/किशोरों
pensioner | 退休老人 | jubilado/jubilada | retraité/retraitée | rentner/rentnerin | aposentado/aposentada | pensionato/pensionata | пенсионер* | 年金生活者/隠居 | متقاعد | पेंशनभोगी
office worker | 上班族/白领/办公室职员/公司职员 | oficinista/empleado de oficina/empleada de oficina | employé de bureau/employée de bureau | büroangestellter/büroangestellte/büroangestellten | funcionário de escritório/funcionária de escritório/trabalhador de escritório | impiegato/impiegata | офисн* работник*/офисн* сотрудни*/клерк* | 会社員/サラリーマン/オフィスワーカー/OL | موظف/موظفة/موظف مكتب/موظفة مكتب | दफ़्तर कर्मचारी/दफ्तर कर्मचारी/ऑफिस कर्मचारी/दफ़्तर का कर्मचारी/ऑफ़िस कर्मचारी
businessman | 商人/商务人士/生意人 | hombre de negocios/empresario/ejecutivo | homme d'affaires | geschäftsmann/geschäftsleute+ | homem de negócios/empresário/executivo | uomo d'affari/imprenditore | бизнесмен* | ビジネスマン/実業家 | رجل أعمال/رجال أعمال+ | व्यवसायी/कारोबारी/व्यापारी
businesswoman | 女商人/职场女性/女白领 | mujer de negocios/empresaria/ejecutiva | femme d'affaires | geschäftsfrau | mulher de negócios/empresária/executiva | donna d'affari/imprenditrice | деловая женщина/деловой женщин*/бизнесвумен | キャリアウーマン/ビジネスウーマン | سيدة أعمال | व्यवसायी महिला
construction worker | 建筑工人/工地工人/民工 | obrero/albañil/obrera | ouvrier du bâtiment/ouvrier de chantier/maçon | bauarbeiter/bauarbeiterin | operário/pedreiro/operário da construção | operaio edile/muratore | строител*/рабоч* на стройке | 建設作業員/工事作業員/大工さん | عامل بناء/عمال بناء+ | निर्माण मज़दूर/राजमिस्त्री/निर्माण मजदूर
worker | 工人 | trabajador/trabajadora/obrero | ouvrier/ouvrière/travailleur | arbeiter/arbeiterin | trabalhador/trabalhadora | operaio/lavoratore/lavoratrice | рабочий/рабочие/рабочего/рабочих | 労働者/作業員 | عامل/عمال+/عاملة | मज़दूर/मजदूर/कामगार
security guard | 保安/警卫 | guardia de seguridad/vigilante | agent de sécurité/vigile | wachmann/sicherheitsmann | segurança/vigilante | guardia giurata/guardia | охранник* | 警備員 | حارس أمن/حارس | सुरक्षा गार्ड/चौकीदार
policeman | 警察/警官/民警 | policía/agente de policía | policier/agent de police | polizist/polizistin/polizisten | policial/polícia | poliziotto/agente di polizia | полицейск* | 警察官/警官/お巡りさん | شرطي/رجل شرطة/ضابط شرطة | पुलिसवाला/सिपाही/पुलिस अधिकारी
firefighter | 消防员/消防队员 | bombero/bombera | pompier/pompière | feuerwehrmann/feuerwehrfrau/feuerwehrleute+ | bombeiro/bombeira | pompiere/vigile del fuoco/vigili del fuoco+ | пожарный/пожарного/пожарные/пожарных | 消防士 | إطفائي/رجل إطفاء/رجال إطفاء+ | दमकलकर्मी/अग्निशामक/फायरफाइटर
paramedic | 急救员/急救人员 | paramédico/socorrista | ambulancier/secouriste | sanitäter/sanitäterin | paramédico/socorrista | paramedico/soccorritore | фельдшер*/санитар* | 救急隊員 | مسعف | पैरामेडिक
doctor | 医生/大夫 | médico/médica/doctor/doctora | médecin/docteur | arzt/ärztin/ärzte+ | médico/médica/doutor/doutora | medico/dottore/dottoressa | врач/врача/врачи/врачом/врачей/доктор* | 医者/医師/女医 | طبيب/طبيبة/أطباء+ | डॉक्टर/चिकित्सक
nurse | 护士 | enfermera/enfermero | infirmière/infirmier | krankenschwester/pfleger/krankenpfleger | enfermeira/enfermeiro | infermiera/infermiere | медсестр*/медбрат* | 看護師/看護婦 | ممرضة/ممرض | नर्स
soldier | 士兵/军人/战士 | soldado/militar | soldat | soldat/soldatin/soldaten | soldado/militar | soldato/militare | солдат*/военный/военные | 兵士/兵隊/軍人 | جندي/جنود+ | सैनिक/सिपाही/फौजी
chef | 厨师/主厨/大厨 | chef/cocinero/cocinera | chef cuisinier/cuisinier/cuisinière/chef | koch/köchin/küchenchef | chef/cozinheiro/cozinheira | chef/cuoco/cuoca | повар/повара/поварих*/поваром/шеф-повар* | シェフ/料理人/コック/料理長 | طاه/طباخ/شيف/طاهي/طاهية | शेफ़/शेफ/रसोइया/बावर्ची
baker | 面包师 | panadero/panadera | boulanger/boulangère | bäcker/bäckerin | padeiro/padeira | panettiere/fornaio | пекар* | パン職人/パン屋さん | خباز | बेकर/नानबाई
waiter | 服务员/侍者/男服务员 | camarero/mesero | serveur/garçon de café | kellner/ober | garçom/empregado de mesa | cameriere | официант* | ウェイター/給仕 | نادل | वेटर/बैरा
waitress | 女服务员/女侍者 | camarera/mesera | serveuse | kellnerin/bedienung | garçonete/empregada de mesa | cameriera | официантк* | ウェイトレス | نادلة | वेट्रेस/महिला वेटर
bartender | 酒保/调酒师 | barman/camarero de bar/bartender | barman/barmaid | barkeeper/barmann | barman/bartender | barista/barman | бармен* | バーテンダー | نادل بار/ساقي | बारटेंडर
barista | 咖啡师 | barista | barista | barista | barista | barista | бариста | バリスタ | باريستا/صانع قهوة | बरिस्ता
shopkeeper | 店主/掌柜/老板娘 | tendero/tendera/dependiente/dependienta | commerçant/vendeur/vendeuse | ladenbesitzer/verkäufer/verkäuferin/händler | lojista/vendedor/vendedora | negoziante/commesso/commessa | продавец/продавц*/продавщиц* | 店主/店員 | صاحب متجر/بائع/بائعة | दुकानदार
street vendor | 小贩/摊贩/摊主 | vendedor ambulante/vendedora ambulante/vendedor callejero | vendeur ambulant/vendeur de rue/marchand ambulant | straßenhändler/straßenverkäufer/straßenverkäuferin | vendedor ambulante/camelô/vendedora ambulante | venditore ambulante/venditrice ambulante | уличн* торгов*/уличн* продав* | 屋台の店主/露店商/屋台の主人 | بائع متجول/بائع شارع | ठेलेवाला/फेरीवाला/रेहड़ीवाला/सड़क विक्रेता
merchant | 货商/行商 | mercader/comerciante | marchand/marchande | kaufmann/händlerin | mercador/comerciante | mercante | торговец/торговц*/купец/купц* | 商人/行商人 | تاجر/تجار+ | सौदागर
mechanic | 修车工/机械师/技工 | mecánico/mecánica | mécanicien/mécanicienne/garagiste | mechaniker/mechanikerin | mecânico/mecânica | meccanico | механик* | 整備士/メカニック/機械工 | ميكانيكي | मैकेनिक/मिस्त्री
carpenter | 木匠/木工 | carpintero/carpintera | menuisier/charpentier | tischler/schreiner/zimmermann | carpinteiro/marceneiro | falegname | плотник*/столяр* | 大工/木工職人 | نجار | बढ़ई
blacksmith | 铁匠 | herrero | forgeron | schmied | ferreiro | fabbro | кузнец/кузнеца/кузнецом | 鍛冶屋/鍛冶職人 | حداد | लोहार
potter | 陶艺家/陶匠/陶工 | alfarero/alfarera/ceramista | potier/potière/céramiste | töpfer/töpferin | oleiro/ceramista | vasaio/ceramista | гончар* | 陶芸家/陶工 | خزاف/فخاري | कुम्हार
tailor | 裁缝 | sastre/costurera/modista | tailleur/couturier/couturière | schneider/schneiderin | alfaiate/costureira | sarto/sarta | портн*/швея/швеи | 仕立て屋 | خياط/خياطة | दर्ज़ी/दर्जी
barber | 理发师 | barbero/peluquero/peluquera | barbier/coiffeur/coiffeuse | friseur/friseurin/barbier | barbeiro/cabeleireiro/cabeleireira | barbiere/parrucchiere/parrucchiera | парикмахер*/барбер | 理容師/美容師/床屋 | حلاق/مصفف شعر | नाई
farmer | 农民/农夫/农场主/农妇 | granjero/granjera/agricultor/campesino/campesina | fermier/fermière/agriculteur/paysan/paysanne | bauer/bäuerin/landwirt/bauern | fazendeiro/fazendeira/agricultor/camponês/camponesa | contadino/contadina/agricoltore/fattore | фермер*/крестьян* | 農夫/農家/農民 | مزارع/فلاح/مزارعة/فلاحة/مزارعون+/مزارعين+ | किसान
gardener | 园丁/园艺师 | jardinero/jardinera | jardinier/jardinière | gärtner/gärtnerin | jardineiro/jardineira | giardiniere/giardiniera | садовник*/садовниц* | 庭師/園芸家 | بستاني | माली
shepherd | 牧羊人/牧童 | pastor/pastora | berger/bergère | hirte/hirtin/schäfer | pastor/pastora de ovelhas | pastore/pastorella/pastora | пастух*/чабан* | 羊飼い | راعي/راعي غنم/راع | चरवाहा/गड़ेरिया
fisherman | 渔夫/渔民 | pescador/pescadora | pêcheur/pêcheuse | fischer/fischers/angler | pescador/pescadora | pescatore/pescatrice | рыбак*/рыбач* | 漁師/釣り人/漁夫/老漁師 | صياد/صياد سمك/صيادون+ | मछुआरा/मछुआरे
old fisherman | 老渔夫/老渔民 | viejo pescador | vieux pêcheur | alter fischer/alten fischers/alten fischer | velho pescador | vecchio pescatore | стар* рыбак* | 老漁師/年老いた漁師 | صياد عجوز/صياد مسن | बूढ़ा मछुआरा/बूढ़े मछुआरे
hunter | 猎人 | cazador/cazadora | chasseur/chasseuse | jäger/jägerin | caçador/caçadora | cacciatore/cacciatrice | охотник*/охотниц* | 猟師/狩人/ハンター | صياد الغابة/قناص | शिकारी
miner | 矿工 | minero | mineur | bergmann/bergarbeiter/bergleute+ | mineiro | minatore | шахтёр*/шахтер* | 鉱夫/坑夫 | عامل منجم | खनिक
lumberjack | 伐木工/樵夫 | leñador | bûcheron | holzfäller | lenhador | boscaiolo/taglialegna | лесоруб*/дровосек* | 木こり | حطاب | लकड़हारा
coachman | 车夫/马车夫 | cochero | cocher | kutscher | cocheiro | cocchiere | кучер*/извозчик* | 御者 | حوذي/سائق العربة | कोचवान/गाड़ीवान
driver | 司机/驾驶员 | conductor/conductora/chófer | conducteur/conductrice/chauffeur | fahrer/fahrerin | motorista/condutor | autista/guidatore/conducente | водител*/шофёр*/шофер* | 運転手/ドライバー | سائق/سائقة | चालक/ड्राइवर
taxi driver | 出租车司机 | taxista | chauffeur de taxi | taxifahrer/taxifahrerin | taxista | tassista | таксист* | タクシー運転手/タクシードライバー | سائق تاكسي/سائق سيارة أجرة | टैक्सी चालक/टैक्सी ड्राइवर
truck driver | 卡车司机 | camionero | routier/camionneur | lkw-fahrer/lastwagenfahrer | caminhoneiro | camionista | дальнобойщик*/водител* грузовика | トラック運転手 | سائق شاحنة | ट्रक चालक/ट्रक ड्राइवर
delivery driver | 快递员/外卖员/外卖小哥 | repartidor/repartidora | livreur/livreuse | paketbote/lieferant/kurier/lieferbote | entregador/entregadora | fattorino/corriere | курьер*/доставщик* | 配達員/宅配便の人 | عامل توصيل | डिलीवरी बॉय/डिलीवरी वाला
postman | 邮递员/邮差 | cartero/cartera de correos | facteur/factrice | briefträger/postbote/briefträgerin | carteiro | postino | почтальон* | 郵便配達員/郵便屋さん | ساعي بريد/ساعي البريد | डाकिया
pilot | 飞行员/机长 | piloto/aviador | pilote/aviateur | pilot/pilotin/piloten | piloto/aviador | pilota/aviatore | пилот*/лётчик*/летчик* | パイロット/操縦士 | طيار/طيارة امرأة | पायलट/विमान चालक
sailor | 水手/船员 | marinero/marino | marin/matelot | seemann/matrose/seeleute+ | marinheiro | marinaio | моряк*/матрос* | 船乗り/水夫/船員 | بحار/بحارة+ | नाविक
lighthouse keeper | 灯塔看守人/守塔人 | farero/guardián del faro | gardien de phare | leuchtturmwärter/leuchtturmwärterin | faroleiro | guardiano del faro | смотрител* маяка | 灯台守 | حارس المنارة/حارس منارة | प्रकाशस्तंभ रक्षक/लाइटहाउस कीपर
scientist | 科学家/研究员 | científico/científica | scientifique/savant/chercheur/chercheuse | wissenschaftler/wissenschaftlerin/forscher/forscherin | cientista/pesquisador/pesquisadora | scienziato/scienziata/ricercatore | учён*/учен* | 科学者/研究者/博士 | عالم/عالمة/علماء+/باحث | वैज्ञानिक/शोधकर्ता
inventor | 发明家 | inventor/inventora | inventeur/inventrice | erfinder/erfinderin | inventor/inventora | inventore/inventrice | изобретател* | 発明家 | مخترع | आविष्कारक
astronomer | 天文学家 | astrónomo/astrónoma | astronome | astronom/astronomin | astrônomo/astrônoma | astronomo/astronoma | астроном* | 天文学者 | عالم فلك/فلكي | खगोलशास्त्री
astronaut | 宇航员/航天员/太空人 | astronauta | astronaute/cosmonaute/spationaute | astronaut/astronautin/raumfahrer | astronauta | astronauta/astronauti+ | астронавт*/космонавт* | 宇宙飛行士 | رائد فضاء/رائدة فضاء/رواد فضاء+ | अंतरिक्ष यात्री/अंतरिक्षयात्री
explorer | 探险家/探险者 | explorador/exploradora/aventurero | explorateur/exploratrice/aventurier | entdecker/forschungsreisender/abenteurer/abenteurerin | explorador/exploradora/aventureiro | esploratore/esploratrice/avventuriero | исследовател*/путешественник* | 探検家/冒険家 | مستكشف/مستكشفة/مغامر | खोजकर्ता/अन्वेषक
professor | 教授 | profesor universitario/catedrático | professeur d'université | professor/professorin | catedrático/professor universitário | professore/professoressa | профессор* | 教授 | بروفيسور/أستاذ جامعي | प्रोफ़ेसर/प्रोफेसर
teacher | 老师/教师 | profesor/profesora/maestro/maestra | professeur/enseignant/enseignante/maîtresse/instituteur/institutrice | lehrer/lehrerin | professor/professora | insegnante/maestro/maestra | учител* | 先生/教師 | معلم/معلمة/مدرس/مدرسة امرأة | शिक्षक/अध्यापक/शिक्षिका/अध्यापिका
student | 学生/大学生 | estudiante/alumno/alumna | étudiant/étudiante/élève | student/studentin/schüler/schülerin/studenten | estudante/aluno/aluna | studente/studentessa/alunno | студент*/ученик*/учениц*/школьни* | 学生/生徒/大学生 | طالب/طالبة/طلاب+/تلميذ/تلاميذ+ | छात्र/छात्रा/विद्यार्थी/छात्रों
librarian | 图书管理员 | bibliotecario/bibliotecaria | bibliothécaire | bibliothekar/bibliothekarin | bibliotecário/bibliotecária | bibliotecario/bibliotecaria | библиотекар* | 司書/図書館員 | أمين مكتبة/أمينة مكتبة | पुस्तकालयाध्यक्ष
judge | 法官 | juez/jueza | juge | richter/richterin | juiz/juíza | giudice | судья/судьи/судью | 裁判官 | قاض/قاضي | न्यायाधीश/जज
lawyer | 律师 | abogado/abogada | avocat/avocate | anwalt/anwältin/rechtsanwalt | advogado/advogada | avvocato/avvocatessa | адвокат*/юрист* | 弁護士 | محام/محامي/محامية | वकील
journalist | 记者 | periodista | journaliste/reporter | journalist/journalistin/reporter/reporterin | jornalista/repórter | giornalista/cronista | журналист*/репортёр*/репортер* | 記者/ジャーナリスト/リポーター | صحفي/صحفية/مراسل | पत्रकार/रिपोर्टर
news anchor | 新闻主播/主播 | presentador de noticias/presentadora | présentateur/présentatrice | nachrichtensprecher/nachrichtensprecherin/moderator | apresentador/apresentadora/âncora | conduttore/conduttrice/presentatore | ведущ* новостей/телеведущ* | ニュースキャスター/アナウンサー | مذيع/مذيعة | समाचार वाचक/एंकर
vlogger | 博主/视频博主 | vloguero/youtuber/influencer | vlogueur/vlogueuse/youtubeur | vlogger/influencerin/youtuber | vlogueiro/youtuber/influenciadora | vlogger/youtuber/influencer | блогер*/влогер* | 動画配信者/ユーチューバー/ブロガー | مدون/يوتيوبر/مؤثرة | व्लॉगर/यूट्यूबर/ब्लॉगर
photographer | 摄影师 | fotógrafo/fotógrafa | photographe | fotograf/fotografin | fotógrafo/fotógrafa | fotografo/fotografa | фотограф* | 写真家/カメラマン | مصور/مصورة | फोटोग्राफर/फ़ोटोग्राफ़र
painter | 画家 | pintor/pintora | peintre | maler/malerin | pintor/pintora | pittore/pittrice | художник*/художниц*/живописец | 画家/絵描き | رسام/رسامة | चित्रकार/पेंटर
writer | 作家 | escritor/escritora | écrivain/écrivaine | schriftsteller/schriftstellerin/autor | escritor/escritora | scrittore/scrittrice | писател* | 作家/小説家 | كاتب/كاتبة | लेखक/लेखिका
actor | 演员/男演员 | actor | acteur/comédien | schauspieler | ator | attore | актёр*/актер* | 俳優/役者 | ممثل | अभिनेता
actress | 女演员 | actriz | actrice/comédienne | schauspielerin | atriz | attrice | актрис* | 女優 | ممثلة | अभिनेत्री
director | 导演 | director de cine/directora de cine | réalisateur/réalisatrice/metteur en scène | regisseur/regisseurin | diretor de cinema/diretora | regista | режиссёр*/режиссер* | 映画監督/監督 | مخرج | निर्देशक
model | 模特/模特儿 | modelo/maniquí | mannequin | model/mannequin | modelo | modella/modello | модель/моделью/манекенщиц* | モデル | عارضة أزياء/عارض أزياء | मॉडल
musician | 音乐家/乐手 | músico/música callejera | musicien/musicienne | musiker/musikerin | músico/musicista | musicista/musicisti+ | музыкант* | ミュージシャン/音楽家/演奏家 | موسيقي/عازف/عازفة/موسيقيون+ | संगीतकार/वादक
street musician | 街头音乐家/街头艺人/卖艺人 | músico callejero/artista callejero | musicien de rue/musicien ambulant | straßenmusiker/straßenmusikerin | músico de rua/artista de rua | musicista di strada/artista di strada | уличн* музыкант* | ストリートミュージシャン/路上ミュージシャン/大道芸人 | عازف شارع/عازف في الشارع/موسيقي شارع/موسيقي في الشارع | सड़क संगीतकार/सड़क पर संगीतकार/स्ट्रीट संगीतकार
singer | 歌手/女歌手/歌唱家 | cantante | chanteur/chanteuse | sänger/sängerin | cantor/cantora | cantante | певец/певц*/певиц* | 歌手/シンガー | مغني/مغنية/مطرب/مطربة | गायक/गायिका
pianist | 钢琴家/钢琴手 | pianista | pianiste | pianist/pianistin/klavierspieler | pianista | pianista | пианист* | ピアニスト | عازف بيانو/عازفة بيانو | पियानोवादक
violinist | 小提琴家/小提琴手 | violinista | violoniste | geiger/geigerin | violinista | violinista | скрипач* | バイオリニスト/ヴァイオリニスト | عازف كمان/عازفة كمان | वायलिन वादक
cellist | 大提琴手/大提琴家 | violonchelista | violoncelliste | cellist/cellistin | violoncelista | violoncellista | виолончелист* | チェリスト | عازف تشيلو/عازفة تشيلو | चेलो वादक
drummer | 鼓手 | baterista/percusionista | batteur/batteuse | schlagzeuger/trommler | baterista | batterista | барабанщик*/ударник* | ドラマー | عازف طبول/طبال | ड्रमर/ढोलवादक
guitarist | 吉他手 | guitarrista | guitariste | gitarrist/gitarristin | guitarrista | chitarrista | гитарист* | ギタリスト | عازف غيتار/عازف جيتار | गिटारवादक
saxophonist | 萨克斯手 | saxofonista | saxophoniste | saxophonist/saxofonist | saxofonista | sassofonista | саксофонист* | サックス奏者 | عازف ساكسفون | सैक्सोफोन वादक
dj | 打碟师/音乐节目主持人 | dj/pinchadiscos | dj | dj | dj | dj | диджей*/ди-джей | DJ/ディージェイ | دي جي | डीजे
rapper | 说唱歌手/饶舌歌手 | rapero/rapera | rappeur/rappeuse | rapper/rapperin | rapper | rapper | рэпер* | ラッパー | مغني راب | रैपर
conductor | 指挥家/乐队指挥 | director de orquesta/directora de orquesta | chef d'orchestre | dirigent/dirigentin | maestro/regente | direttore d'orchestra/direttrice d'orchestra | дирижёр*/дирижер* | 指揮者 | قائد الأوركسترا/قائد أوركسترا/مايسترو | संगीत निर्देशक/ऑर्केस्ट्रा संचालक
dancer | 舞者/舞蹈演员/舞女 | bailarín/bailarina/bailaora | danseur/danseuse | tänzer/tänzerin | dançarino/dançarina/bailarino | ballerino/danzatrice/danzatore | танцор*/танцовщи* | ダンサー/踊り子 | راقص/راقصة/راقصون+ | नर्तक/नर्तकी/डांसर
ballerina | 芭蕾舞者/芭蕾舞演员 | bailarina de ballet/bailarina clásica | ballerine/danseuse étoile | ballerina/balletttänzerin | bailarina | ballerina | балерин* | バレリーナ/バレエダンサー | راقصة باليه/راقصة الباليه | बैले नर्तकी/बैले डांसर
flamenco dancer | 弗拉门戈舞者 | bailaora de flamenco/bailarina de flamenco/bailaora | danseuse de flamenco | flamencotänzerin | dançarina de flamenco | ballerina di flamenco | танцовщиц* фламенко | フラメンコダンサー | راقصة فلامنكو | फ्लेमेंको नर्तकी
magician | 魔术师 | mago/maga/ilusionista | magicien/magicienne/prestidigitateur | zauberkünstler/magier | mágico/ilusionista | mago/illusionista/prestigiatore | фокусник*/иллюзионист* | 手品師/マジシャン/奇術師 | ساحر مسرحي/لاعب خفة | जादूगर
clown | 小丑 | payaso/payasa | clown | clown | palhaço/palhaça | pagliaccio/clown | клоун* | ピエロ/道化師 | مهرج | जोकर/मसखरा/विदूषक
acrobat | 杂技演员 | acróbata/trapecista | acrobate/trapéziste | akrobat/akrobatin/artist | acrobata/trapezista | acrobata/trapezista | акробат* | 曲芸師/アクロバット | بهلوان | कलाबाज़/नट
juggler | 杂耍艺人 | malabarista | jongleur/jongleuse | jongleur | malabarista | giocoliere | жонглёр*/жонглер* | ジャグラー | لاعب كرات بهلواني | बाज़ीगर
athlete | 运动员 | atleta/deportista | athlète/sportif/sportive | sportler/sportlerin/athlet | atleta/esportista | atleta/sportivo | спортсмен*/атлет* | 選手/アスリート | رياضي/رياضية | एथलीट/खिलाड़ी
basketball player | 篮球运动员/篮球球员 | jugador de baloncesto/jugadora de baloncesto/baloncestista/jugador de básquet | basketteur/basketteuse/joueur de basket | basketballspieler/basketballspielerin/basketballer | jogador de basquete/jogadora de basquete | giocatore di basket/cestista/giocatore di pallacanestro | баскетболист* | バスケットボール選手/バスケ選手 | لاعب كرة سلة/لاعبة كرة سلة/لاعب كرة السلة | बास्केटबॉल खिलाड़ी
footballer | 足球运动员/足球球员 | futbolista/jugador de fútbol | footballeur/footballeuse/joueur de foot | fußballer/fußballspieler/fußballerin | jogador de futebol/futebolista/jogadora de futebol | calciatore/calciatrice/giocatore di calcio | футболист* | サッカー選手 | لاعب كرة قدم/لاعب كرة القدم | फुटबॉल खिलाड़ी/फ़ुटबॉल खिलाड़ी
tennis player | 网球运动员/网球选手 | tenista/jugador de tenis | joueur de tennis/joueuse de tennis | tennisspieler/tennisspielerin | tenista/jogador de tênis | tennista/giocatore di tennis | теннисист* | テニス選手 | لاعب تنس/لاعبة تنس | टेनिस खिलाड़ी
goalkeeper | 守门员 | portero de fútbol/guardameta/arquero | gardien de but | torwart/torhüter | goleiro/guarda-redes | portiere | вратар* | ゴールキーパー | حارس مرمى | गोलकीपर
player | 球员/选手 | jugador/jugadora | joueur/joueuse | spieler/spielerin | jogador/jogadora | giocatore/giocatrice | игрок/игрока/игроки/игроков | プレーヤー | لاعب/لاعبة/لاعبون+/لاعبين+ | खिलाड़ी
defender | 防守队员/后卫/防守球员 | defensor/defensora/defensa | défenseur | verteidiger | defensor/zagueiro | difensore | защитник* | ディフェンダー/守備選手 | مدافع/مدافعين+/مدافعون+ | डिफेंडर/रक्षक/डिफेंडरों+
boxer | 拳击手/拳手 | boxeador/boxeadora | boxeur/boxeuse | boxer/boxerin | boxeador/boxeadora/pugilista | pugile | боксёр*/боксер* | ボクサー | ملاكم | मुक्केबाज़/बॉक्सर
gymnast | 体操运动员 | gimnasta | gymnaste | turner/turnerin | ginasta | ginnasta | гимнаст* | 体操選手 | لاعبة جمباز/لاعب جمباز | जिमनास्ट
wrestler | 摔跤手 | luchador/luchadora | lutteur/catcheur | ringer/wrestler | lutador/lutadora | lottatore/lottatrice | борец/борц* | レスラー/力士 | مصارع | पहलवान
martial artist | 武术家/武者/功夫大师 | artista marcial | pratiquant d'arts martiaux | kampfkünstler/kampfsportler | artista marcial/lutador de artes marciais | artista marziale | мастер боевых искусств | 武術家/格闘家 | فنان قتالي/مقاتل كونغ فو | मार्शल आर्टिस्ट
runner | 跑步者/跑者 | corredor/corredora | coureur/coureuse/joggeur/joggeuse | läufer/läuferin/jogger/joggerin | corredor/corredora | corridore/podista | бегун*/бегунь* | ランナー/ジョガー | عداء/عداءة | धावक
cyclist | 骑行者/骑自行车的人/自行车手 | ciclista | cycliste | radfahrer/radfahrerin/radler | ciclista | ciclista/ciclisti+ | велосипедист* | サイクリスト/自転車に乗った人 | دراج/راكب دراجة/راكبة دراجة | साइकिल सवार
motorcyclist | 摩托车手/骑手 | motociclista/motorista de moto/motero | motard/motarde/motocycliste | motorradfahrer/motorradfahrerin/biker | motociclista/motoqueiro | motociclista | мотоциклист*/байкер* | ライダー/バイク乗り | راكب دراجة نارية/سائق دراجة نارية | मोटरसाइकिल सवार/बाइकर
surfer | 冲浪者/冲浪手 | surfista | surfeur/surfeuse | surfer/surferin | surfista | surfista | сёрфер*/серфер*/сёрфингист* | サーファー | راكب أمواج/راكب الأمواج | सर्फर
snowboarder | 单板滑雪者/滑雪板手 | snowboarder/snowboarder | snowboardeur/snowboardeuse | snowboarder/snowboarderin | snowboarder/praticante de snowboard | snowboarder | сноубордист* | スノーボーダー | متزلج على لوح الثلج | स्नोबोर्डर
skier | 滑雪者 | esquiador/esquiadora | skieur/skieuse | skifahrer/skifahrerin | esquiador/esquiadora | sciatore/sciatrice | лыжник*/лыжниц* | スキーヤー | متزلج على الثلج | स्कीयर
skateboarder | 滑板手/滑板者 | patinador de monopatín/skater | skateur/skateuse | skateboarder/skater | skatista | skater | скейтбордист*/скейтер* | スケートボーダー | متزلج على لوح | स्केटबोर्डर
climber | 攀岩者/登山者 | escalador/escaladora | grimpeur/grimpeuse | kletterer/kletterin | escalador/escaladora | scalatore/arrampicatore | скалолаз* | クライマー | متسلق/متسلقة | पर्वतारोही/चढ़ने वाला
mountaineer | 登山家/登山运动员 | alpinista/montañero/montañera | alpiniste | bergsteiger/bergsteigerin | alpinista/montanhista | alpinista | альпинист* | 登山家/登山者 | متسلق جبال/متسلقة جبال | पर्वतारोही
hiker | 徒步者/远足者 | excursionista/senderista | randonneur/randonneuse | wanderer/wanderin | caminhante/trilheiro | escursionista | пешеходн* турист*/турист с рюкзаком | ハイカー | متنزه/متجول | पदयात्री
diver | 潜水员 | buzo/buceador/buceadora | plongeur/plongeuse | taucher/taucherin | mergulhador/mergulhadora | subacqueo/sommozzatore/sub | дайвер*/водолаз/ныряльщи* | ダイバー/潜水士 | غواص/غواصة امرأة | गोताखोर
jockey | 骑师 | jinete de carreras/jockey | jockey | jockey | jóquei | fantino | жокей* | 騎手 | فارس سباق | जॉकी
rider | 骑士手/骑马人/骑马的人 | jinete/amazona | cavalière/cavalier | reiter/reiterin | cavaleira/ginete | cavallerizzo/cavallerizza | всадник*/всадниц*/наездни* | 乗り手/馬に乗った人 | خيال/راكب حصان | घुड़सवार
tourist | 游客/旅客 | turista | touriste | tourist/touristin/touristen | turista | turista/turisti+ | турист* | 観光客/旅行者 | سائح/سائحة/سياح+ | पर्यटक/सैलानी
traveler | 旅行者/旅人 | viajero/viajera | voyageur/voyageuse | reisender/reisende/reisenden | viajante | viaggiatore/viaggiatrice/viandante | путник*/путешественн* | 旅人/旅行客 | مسافر/مسافرة/مسافرون+ | यात्री/मुसाफ़िर
pilgrim | 朝圣者 | peregrino/peregrina | pèlerin | pilger/pilgerin | peregrino/peregrina | pellegrino/pellegrina | паломник* | 巡礼者 | حاج/حجاج+ | तीर्थयात्री
hitchhiker | 搭便车的人 | autoestopista | auto-stoppeur/autostoppeur | anhalter/tramper | caroneiro | autostoppista | автостопщик* | ヒッチハイカー | مسافر متطفل | हिचहाइकर
homeless man | 流浪汉 | vagabundo/mendigo/sin techo | clochard/sans-abri/vagabond | obdachloser/landstreicher | morador de rua/mendigo | senzatetto/barbone/vagabondo | бродяг*/бездомный мужчина/бомж* | ホームレス/浮浪者 | متشرد/مشرد | बेघर आदमी/भिखारी
detective | 侦探 | detective | détective | detektiv/detektivin/kommissar | detetive | detective/investigatore | детектив*/сыщик* | 探偵/刑事 | محقق/محققة/تحري | जासूस
spy | 间谍/特工 | espía/agente secreto | espion/espionne/agent secret | spion/spionin/geheimagent | espião/espiã/agente secreto | spia/agente segreto | шпион*/секретн* агент* | スパイ/諜報員 | جاسوس/جاسوسة/عميل سري | गुप्तचर/जासूस
thief | 小偷/盗贼/贼 | ladrón/ladrona | voleur/voleuse/cambrioleur | dieb/diebin/einbrecher | ladrão/ladra | ladro/ladra | вор/вора/воры/воровк* | 泥棒/盗賊 | لص/سارق/لصوص+ | चोर
gangster | 黑帮分子/黑帮 | gánster/mafioso | gangster/mafieux | gangster/mafioso | gângster/mafioso | gangster/mafioso | гангстер*/мафиози | ギャング/ヤクザ | رجل عصابات | गैंगस्टर
prisoner | 囚犯 | prisionero/preso | prisonnier/prisonnière/détenu | gefangener/häftling | prisioneiro/preso | prigioniero/detenuto | заключённ*/заключенн*/узник* | 囚人 | سجين | कैदी
knight | 骑士 | caballero | chevalier | ritter | cavaleiro | cavaliere | рыцар* | 騎士 | فارس/فرسان+ | शूरवीर/योद्धा/नाइट
medieval knight | 中世纪骑士 | caballero medieval | chevalier médiéval | mittelalterlicher ritter/mittelalterlichen ritter | cavaleiro medieval | cavaliere medievale | средневеков* рыцар* | 中世の騎士 | فارس من العصور الوسطى | मध्ययुगीन शूरवीर/मध्ययुगीन योद्धा
warrior | 勇士/武士 | guerrero/guerrera | guerrier/guerrière | krieger/kriegerin | guerreiro/guerreira | guerriero/guerriera | воин/воина/воины/воинов/воином/воительниц* | 戦士 | محارب/محاربة/محاربون+ | योद्धा
samurai | 日本武士/武士 | samurái | samouraï | samurai | samurai | samurai | самура* | 侍/武士/サムライ | ساموراي | समुराई
ninja | 忍者 | ninja | ninja | ninja | ninja | ninja | ниндзя | 忍者 | نينجا | निंजा
viking | 维京人/维京战士 | vikingo/vikinga | viking | wikinger/wikingerin | viking | vichingo/vichinga | викинг* | バイキング/ヴァイキング | فايكنغ | वाइकिंग
pirate | 海盗 | pirata | pirate | pirat/piratin/piraten | pirata | pirata/pirati+ | пират* | 海賊 | قرصان/قراصنة+ | समुद्री डाकू/समुद्री लुटेरा
gladiator | 角斗士 | gladiador | gladiateur | gladiator | gladiador | gladiatore | гладиатор* | 剣闘士 | مصارع روماني | ग्लैडिएटर
cowboy | 牛仔 | vaquero/cowboy | cow-boy | cowboy | vaqueiro/cowboy | cowboy | ковбой*/ковбоя | カウボーイ | راعي بقر/راعي البقر/كاوبوي | काउबॉय
king | 国王/君王 | rey/reyes | roi/rois | könig | rei/reis | re | король/короля/королю/королём/царь/царя | 王様/国王/王 | ملك | राजा
queen | 女王/王后/皇后 | reina | reine | königin | rainha | regina | королев*/цариц* | 女王/王妃 | ملكة | रानी
prince | 王子 | príncipe | prince | prinz | príncipe | principe | принц* | 王子 | أمير | राजकुमार
princess | 公主 | princesa | princesse | prinzessin | princesa | principessa | принцесс* | 姫/お姫様/王女 | أميرة | राजकुमारी
emperor | 皇帝 | emperador | empereur | kaiser | imperador | imperatore | император* | 皇帝 | إمبراطور | सम्राट
monk | 僧人/和尚/修士 | monje | moine | mönch | monge | monaco | монах* | 僧侶/修道士/お坊さん | راهب/رهبان+ | भिक्षु/साधु/संन्यासी
priest | 牧师/神父/祭司 | sacerdote/cura | prêtre/curé | priester/pfarrer | padre/sacerdote | prete/sacerdote | священник* | 神父/司祭/神主 | كاهن/قس | पुजारी/पादरी
nun | 修女/尼姑 | monja | religieuse/bonne sœur | nonne | freira | suora | монахин* | 修道女/シスター/尼 | راهبة | नन/साध्वी
bride | 新娘 | novia vestida de blanco/novia | mariée | braut | noiva | sposa | невест* | 花嫁/新婦 | عروس/العروس | दुल्हन
groom | 新郎 | novio en la boda | marié | bräutigam | noivo | sposo | жених* | 花婿/新郎 | عريس/العريس | दूल्हा
santa claus | 圣诞老人 | papá noel/santa claus/viejito pascuero | père noël | weihnachtsmann | papai noel/pai natal | babbo natale | дед мороз/санта-клаус/санта клаус | サンタクロース/サンタ/サンタさん | سانتا كلوز/بابا نويل | सांता क्लॉज़/सांता
superhero | 超级英雄 | superhéroe/superheroína | super-héros/superhéros/super-héroïne | superheld/superheldin | super-herói/super-heroína/super herói | supereroe/supereroina | супергеро* | スーパーヒーロー | بطل خارق/بطلة خارقة | सुपरहीरो
caveman | 原始人/穴居人 | cavernícola/hombre de las cavernas | homme des cavernes | höhlenmensch/steinzeitmensch | homem das cavernas | uomo delle caverne/cavernicolo | пещерн* человек* | 原始人 | رجل الكهف/إنسان الكهف | गुफा मानव
wizard | 巫师/法师/魔法师 | mago/hechicero | sorcier/magicien/enchanteur | zauberer/magier | mago/feiticeiro | mago/stregone | волшебник*/маг/мага/чародей* | 魔法使い/魔術師 | ساحر | जादूगर/मायावी
witch | 女巫/巫婆 | bruja | sorcière | hexe | bruxa | strega | ведьм*/колдунь* | 魔女 | ساحرة/مشعوذة | चुड़ैल/जादूगरनी
fairy | 仙女/精灵仙子/小仙子 | hada/hadas | fée | fee/feen | fada | fata | фея/феи/фею/феей | 妖精 | جنية/جنيات+ | परी
elf | 精灵 | elfo/elfa | elfe | elf/elfe/elfen | elfo/elfa | elfo/elfa | эльф* | エルフ | قزم غابة/إلف | एल्फ
dwarf | 矮人/小矮人 | enano/gnomo | nain/gnome | zwerg | anão/gnomo | nano/gnomo | гном*/карлик* | ドワーフ/小人 | قزم/أقزام+ | बौना
giant | 巨人 | gigante | géant | riese | gigante | gigante | великан*/гигант | 巨人 | عملاق | दैत्य/विशालकाय
ghost | 幽灵/鬼魂/鬼 | fantasma | fantôme | geist/gespenst | fantasma | fantasma | привидени*/призрак* | 幽霊/お化け/ゴースト | شبح/أشباح+ | भूत
zombie | 僵尸/丧尸 | zombi/zombie | zombie | zombie | zumbi | zombie/zombi | зомби | ゾンビ | زومبي | ज़ोंबी/जॉम्बी
vampire | 吸血鬼 | vampiro/vampira | vampire | vampir/vampirin | vampiro/vampira | vampiro/vampira | вампир* | 吸血鬼/ヴァンパイア | مصاص دماء | पिशाच/वैम्पायर
werewolf | 狼人 | hombre lobo | loup-garou | werwolf | lobisomem | lupo mannaro | оборотень/оборотн* | 狼男 | مستذئب | भेड़िया-मानव
skeleton | 骷髅/骨架 | esqueleto | squelette | skelett | esqueleto | scheletro | скелет* | 骸骨/ガイコツ/スケルトン | هيكل عظمي | कंकाल
mummy | 木乃伊 | momia | momie | mumie | múmia | mummia | мумия/мумии/мумию | ミイラ | مومياء | ममी
mermaid | 美人鱼/人鱼 | sirena | sirène | meerjungfrau | sereia | sirena | русалк* | 人魚/マーメイド | حورية بحر/حورية البحر | जलपरी
angel | 天使 | ángel | ange | engel | anjo | angelo | ангел* | 天使 | ملاك/ملائكة+ | फ़रिश्ता/देवदूत
demon | 恶魔/魔鬼 | demonio/diablo | démon/diable | dämon/teufel | demônio/diabo | demone/diavolo | демон*/дьявол*/чёрт* | 悪魔/鬼 | شيطان/عفريت | राक्षस/दानव
monster | 怪物/怪兽 | monstruo | monstre | monster/ungeheuer | monstro | mostro | монстр*/чудовищ* | 怪物/モンスター/怪獣 | وحش/وحوش+ | राक्षस/दैत्य
goblin | 哥布林/地精 | duende/goblin | gobelin/lutin | kobold/goblin | duende/goblin | folletto/goblin | гоблин* | ゴブリン | عفريت صغير | गोब्लिन
genie | 灯神/精灵神灯 | genio de la lámpara/genio | génie | dschinn/flaschengeist | gênio da lâmpada | genio della lampada | джинн* | ジーニー/ランプの精 | جني | जिन्न
dragon | 龙/巨龙/飞龙 | dragón/dragones | dragon | drache | dragão | drago/draghi | дракон* | 竜/龍/ドラゴン | تنين/تنانين+ | ड्रैगन/अजगर ड्रैगन
phoenix | 凤凰 | fénix | phénix | phönix | fênix | fenice | феникс* | 鳳凰/不死鳥/フェニックス | عنقاء/طائر الفينيق | फ़ीनिक्स/फीनिक्स
unicorn | 独角兽 | unicornio | licorne | einhorn | unicórnio | unicorno | единорог* | ユニコーン | وحيد القرن/يونيكورن | यूनिकॉर्न
puppy | 幼犬/小狗崽/狗崽 | cachorro/cachorrito/perrito | chiot | welpe/welpen/hündchen | filhote de cachorro/cachorrinho/filhote de cão | cucciolo di cane/cucciolo/cagnolino | щенок/щенк*/щеня* | 子犬/仔犬 | جرو/جراء+ | पिल्ला/पिल्ले
kitten | 小猫/猫崽/幼猫 | gatito/gatita | chaton | kätzchen | gatinho/gatinha/filhote de gato | gattino/gattina | котёнок/котенок/котят* | 子猫/仔猫 | قطة صغيرة/هريرة | बिल्ली का बच्चा/बिलौटा
golden retriever | 金毛/金毛犬/金毛寻回犬 | golden retriever/labrador dorado | golden retriever | golden retriever | golden retriever | golden retriever | золотист* ретривер*/голден-ретривер* | ゴールデンレトリバー | غولدن ريتريفر/جولدن ريتريفر | गोल्डन रिट्रीवर
golden retriever puppy | 金毛幼犬/小金毛/金毛小狗 | cachorro de golden retriever/cachorrito de golden retriever | chiot golden retriever | golden-retriever-welpe/golden retriever welpe | filhote de golden retriever | cucciolo di golden retriever | щенок золотистого ретривера/щенк* золотистого ретривера | ゴールデンレトリバーの子犬 | جرو من نوع غولدن ريتريفر/جرو غولدن ريتريفر | गोल्डन रिट्रीवर पिल्ला/गोल्डन रिट्रीवर का पिल्ला
husky | 哈士奇 | husky | husky | husky | husky | husky | хаски | ハスキー | هاسكي | हस्की
corgi | 柯基/柯基犬 | corgi | corgi | corgi | corgi | corgi | корги | コーギー | كورغي | कॉर्गी
poodle | 贵宾犬 | caniche | caniche | pudel | poodle | barboncino | пудель/пуделя | プードル | بودل | पूडल
german shepherd | 德国牧羊犬 | pastor alemán | berger allemand | deutscher schäferhund/schäferhund | pastor alemão | pastore tedesco | немецк* овчарк*/овчарк* | シェパード | راعي ألماني | जर्मन शेफर्ड
lamb | 小羊/羔羊 | cordero/corderito | agneau | lamm/lämmer+ | cordeiro/ovelhinha | agnello/agnellino | ягнён*/ягнят* | 子羊 | حمل/خروف صغير | मेमना
foal | 小马/小马驹 | potro/potrillo | poulain | fohlen | potro | puledro | жеребён*/жеребят* | 子馬/仔馬 | مهر | बछेड़ा
calf | 小牛/牛犊 | ternero/becerro | veau | kalb/kälber+ | bezerro | vitello | телён*/телят* | 子牛 | عجل | बछड़ा
pony | 小矮马 | poni | poney | pony/ponys | pônei | pony | пони | ポニー | مهر صغير | टट्टू
donkey | 驴/毛驴 | burro/asno | âne | esel | burro/jumento | asino | осёл/осел/осла/ослик* | ロバ | حمار | गधा
ox | 公牛/耕牛 | buey/bueyes | bœuf | ochse | boi/bois | bue/buoi+ | вол/вола/волы/бык/быка | 雄牛 | ثور | -
bull | 斗牛/公牛 | toro | taureau | stier/bulle | touro | toro | бык/быка/быки | 闘牛 | ثور هائج | साँड/सांड
bison | 野牛 | bisonte | bison | bison/büffel | bisão | bisonte | бизон*/зубр* | バイソン | بيسون | बाइसन
water buffalo | 水牛 | búfalo de agua/búfalo | buffle | wasserbüffel | búfalo | bufalo | буйвол* | 水牛 | جاموس/جاموسة | भैंस
goat | 山羊 | cabra/chivo | chèvre/bouc | ziege | cabra/bode | capra | коза/козу/козы/козой/козёл/козл* | ヤギ/山羊 | ماعز/عنزة | बकरी
ram | 公羊 | carnero | bélier | widder | carneiro | montone/ariete | баран* | 雄羊 | كبش | मेढ़ा
lioness | 母狮/雌狮 | leona | lionne | löwin | leoa | leonessa | львиц* | 雌ライオン | لبؤة | शेरनी
lion | 狮子/雄狮 | león/leones | lion | löwe/löwen | leão/leões | leone | лев/льва/львы/львом | ライオン/獅子 | أسد/أسود+ | शेर
tiger | 老虎/虎 | tigre | tigre | tiger | tigre | tigre | тигр* | 虎/トラ | نمر/نمور+ | बाघ
leopard | 豹子/豹 | leopardo | léopard/panthère | leopard | leopardo | leopardo | леопард* | 豹/ヒョウ | فهد مرقط/نمر أرقط | तेंदुआ
panther | 黑豹 | pantera | panthère noire | panther/panthers | pantera | pantera | пантер* | 黒豹 | نمر أسود | काला तेंदुआ
cheetah | 猎豹 | guepardo | guépard | gepard | guepardo/chita | ghepardo | гепард* | チーター | فهد | चीता
wolf | 狼/野狼/灰狼 | lobo/loba | loup/louve | wolf/wölfe+/wölfen+ | lobo/loba | lupo/lupi/lupa | волк/волка/волки/волков/волком/волчат*/волчон* | 狼/オオカミ | ذئب/ذئاب+ | भेड़िया/भेड़िये/भेड़ियों+
fox | 狐狸 | zorro/zorra | renard | fuchs/füchse+ | raposa | volpe/volpi | лис/лиса/лису/лисы/лисой/лисят*/лисён*/лисиц* | 狐/キツネ | ثعلب/ثعالب+ | लोमड़ी
bear | 熊/棕熊/黑熊 | oso/osa | ours/ourse | bär/bären | urso/ursa | orso/orsa | медвед* | 熊/クマ | دب/دببة+ | भालू
bear cub | 小熊/熊崽 | osezno/osito | ourson | bärenjunges | filhote de urso/ursinho | cucciolo d'orso/orsetto | медвежон*/медвежат* | 子熊/小熊 | دب صغير/دبدوب | भालू का बच्चा
polar bear | 北极熊 | oso polar/osos polares+ | ours polaire/ours blanc | eisbär/eisbären | urso polar/ursos polares+ | orso polare/orsi polari+ | бел* медвед*/полярн* медвед* | ホッキョクグマ/白熊/シロクマ | دب قطبي/دببة قطبية+ | ध्रुवीय भालू
deer | 鹿/小鹿/梅花鹿 | ciervo/cierva/venado | cerf/biche/chevreuil | reh/rehe/hirsch | veado/cervo/corça | cervo/cerbiatto/capriolo | олен*/косул* | 鹿/シカ/小鹿 | غزال/غزلان+/أيل/ظبي | हिरण/हिरन
stag | 雄鹿/公鹿 | ciervo macho | grand cerf | hirsch/hirsche | cervo macho | cervo maschio | олень-самец | 雄鹿/牡鹿 | أيل كبير | बारहसिंगा
moose | 驼鹿/麋鹿 | alce | élan/orignal | elch | alce | alce | лось/лося/лоси | ヘラジカ | موظ | मूस
reindeer | 驯鹿 | reno | renne | rentier/rentiere | rena | renna/renne | северн* олен* | トナカイ | رنة | रेनडियर
kangaroo | 袋鼠 | canguro | kangourou | känguru | canguru | canguro | кенгуру | カンガルー | كنغر | कंगारू
koala | 考拉/树袋熊 | koala | koala | koala | coala | koala | коал* | コアラ | كوالا | कोआला
sloth | 树懒 | perezoso | paresseux | faultier | preguiça/bicho-preguiça | bradipo | ленивец/ленивц* | ナマケモノ | كسلان | स्लॉथ
otter | 水獭/海獭 | nutria | loutre | otter/seeotter | lontra | lontra | выдр* | カワウソ/ラッコ | ثعلب الماء/قضاعة | ऊदबिलाव
beaver | 河狸/海狸 | castor | castor | biber | castor | castoro | бобёр/бобр* | ビーバー | قندس | ऊदबिलाव नदी का
badger | 獾 | tejón | blaireau | dachs | texugo | tasso | барсук* | アナグマ | غرير | बिज्जू
skunk | 臭鼬 | mofeta | moufette | stinktier | gambá | puzzola | скунс* | スカンク | ظربان | स्कंक
raccoon | 浣熊 | mapache | raton laveur | waschbär/waschbären | guaxinim | procione | енот* | アライグマ | راكون | रैकून
squirrel | 松鼠 | ardilla | écureuil | eichhörnchen | esquilo | scoiattolo | белк*/бельчон* | リス/栗鼠 | سنجاب | गिलहरी
hedgehog | 刺猬 | erizo | hérisson | igel | ouriço/porco-espinho | riccio animale/porcospino | ёж/ежа/ёжик*/ежик* | ハリネズミ | قنفذ | कांटेदार चूहा/हेजहोग
hamster | 仓鼠 | hámster | hamster | hamster | hamster | criceto | хомяк*/хомяч* | ハムスター | هامستر | हैम्स्टर
mouse | 老鼠/小老鼠/鼠 | ratón/ratoncito | souris | maus/mäuse+ | rato/ratinho/camundongo | topo/topolino | мышь/мыши/мышк*/мышон* | ネズミ/鼠 | فأر/فئران+ | चूहा/चूहे
rat | 大老鼠 | rata | rat | ratte | ratazana | ratto | крыс* | ドブネズミ | جرذ | मूषक
rabbit | 兔子/小兔/白兔/野兔 | conejo/conejito/liebre | lapin/lièvre | hase/hasen/kaninchen/häschen | coelho/coelhinho/lebre | coniglio/coniglietto/lepre | кролик*/крольч*/заяц/зайц*/зайк* | ウサギ/兎/うさぎ | أرنب/أرانب+ | खरगोश
bat | 蝙蝠 | murciélago | chauve-souris | fledermaus/fledermäuse+ | morcego | pipistrello | летуч* мыш* | コウモリ | خفاش/خفافيش+ | चमगादड़
monkey | 猴子/猴 | mono/mona/simio | singe | affe/affen | macaco/macaca | scimmia | обезьян*/мартышк* | 猿/サル | قرد/قرود+ | बंदर
gorilla | 大猩猩 | gorila | gorille | gorilla | gorila | gorilla | горилл* | ゴリラ | غوريلا | गोरिल्ला
chimpanzee | 黑猩猩 | chimpancé | chimpanzé | schimpanse | chimpanzé | scimpanzé | шимпанзе | チンパンジー | شمبانزي | चिंपैंज़ी
orangutan | 红毛猩猩/猩猩 | orangután | orang-outan | orang-utan | orangotango | orango | орангутан* | オランウータン | إنسان الغاب | ओरांगउटान
llama | 羊驼/大羊驼 | llama/alpaca | lama/alpaga | lama/alpaka | lhama/alpaca | lama/alpaca | лама/ламу/альпак* | ラマ/アルパカ | لاما/ألباكا | लामा/अल्पाका
mammoth | 猛犸象/猛犸 | mamut | mammouth | mammut | mamute | mammut | мамонт* | マンモス | ماموث | मैमथ
capybara | 水豚 | capibara/carpincho | capybara | capybara/wasserschwein | capivara | capibara | капибар* | カピバラ | كابيبارا | कैपीबारा
crocodile | 鳄鱼 | cocodrilo/caimán | crocodile/alligator | krokodil/alligator | crocodilo/jacaré | coccodrillo/alligatore | крокодил*/аллигатор* | ワニ/鰐 | تمساح/تماسيح+ | मगरमच्छ
lizard | 蜥蜴/壁虎 | lagarto/lagartija | lézard | eidechse/echse | lagarto/lagartixa | lucertola | ящериц* | トカゲ | سحلية | छिपकली
chameleon | 变色龙 | camaleón | caméléon | chamäleon | camaleão | camaleonte | хамелеон* | カメレオン | حرباء | गिरगिट
frog | 青蛙/蛙 | rana/sapo | grenouille/crapaud | frosch/frösche+/kröte | sapo/rã | rana/rospo | лягуш*/жаба/жабу/жабы | カエル/蛙 | ضفدع/ضفادع+ | मेंढक
turtle | 乌龟/海龟/龟 | tortuga | tortue | schildkröte | tartaruga | tartaruga | черепах* | 亀/カメ/ウミガメ | سلحفاة/سلاحف+ | कछुआ
snake | 蛇/毒蛇 | serpiente/culebra | serpent | schlange | cobra/serpente | serpente | змея/змею/змеи/змеёй/змей | 蛇/ヘビ | ثعبان/أفعى/ثعابين+ | साँप/सांप
dinosaur | 恐龙 | dinosaurio | dinosaure | dinosaurier/dino | dinossauro | dinosauro | динозавр* | 恐竜 | ديناصور/ديناصورات+ | डायनासोर
seagull | 海鸥 | gaviota | mouette/goéland | möwe/möwen | gaivota | gabbiano | чайк*/чаек | カモメ/海鳥 | نورس/نوارس+/طيور النورس+ | समुद्री चिड़िया/सीगल/समुद्री पक्षी/जलमुर्गी
pigeon | 鸽子 | paloma | pigeon | taube | pombo | piccione | голуб* | 鳩/ハト | حمامة/حمام+ | कबूतर
dove | 白鸽 | paloma blanca | colombe | weiße taube/weißen tauben | pomba | colomba | голубк*/голубь мира | 白い鳩/白鳩 | حمامة بيضاء | फ़ाख़्ता
crow | 乌鸦 | cuervo | corbeau/corneille | krähe/rabe/raben | corvo | corvo | ворон/ворона/вороны/ворону/воронов | カラス/烏 | غراب/غربان+ | कौआ
owl | 猫头鹰 | búho/lechuza | hibou/chouette | eule/uhu | coruja | gufo/civetta | сова/сову/совы/совой/совён*/филин* | フクロウ/梟 | بومة/بوم+ | उल्लू
eagle | 老鹰/鹰/雄鹰 | águila | aigle | adler | águia | aquila | орёл/орел/орл* | 鷲/ワシ/イーグル | نسر/نسور+/عقاب | गरुड़/चील/बाज
hawk | 隼/鹰隼 | halcón/gavilán | faucon/épervier | falke/habicht | falcão/gavião | falco | сокол*/ястреб* | 鷹/タカ/ハヤブサ | صقر/صقور+ | बाज़
parrot | 鹦鹉 | loro/papagayo | perroquet | papagei | papagaio | pappagallo | попуга* | オウム/インコ | ببغاء | तोता
peacock | 孔雀 | pavo real | paon | pfau | pavão | pavone | павлин* | 孔雀/クジャク | طاووس | मोर
penguin | 企鹅 | pingüino | manchot/pingouin | pinguin/pinguine | pinguim | pinguino | пингвин* | ペンギン | بطريق/بطاريق+ | पेंगुइन
swan | 天鹅 | cisne | cygne | schwan/schwäne+ | cisne | cigno | лебед* | 白鳥 | بجعة/بجع+ | हंस
flamingo | 火烈鸟 | flamenco rosa/flamencos rosas+ | flamant rose/flamants roses+/flamant | flamingo | flamingo | fenicottero | фламинго | フラミンゴ | فلامينغو/نحام | राजहंस/फ्लेमिंगो
duck | 鸭子/鸭 | pato/pata de agua | canard/cane | ente/enten | pato/pata choca | anatra/papera | утк*/селезен* | アヒル/鴨/カモ | بطة/بط+ | बत्तख
duckling | 小鸭子/小鸭 | patito | caneton | entenküken | patinho | anatroccolo | утён*/утят* | 子鴨/アヒルの子 | فرخ بط/صغار البط+ | बत्तख का बच्चा
goose | 鹅/大雁 | ganso/oca | oie | gans/gänse+ | ganso | oca | гусь/гуся/гуси/гусей | ガチョウ/雁 | إوزة/إوز+ | हंस पक्षी
rooster | 公鸡 | gallo | coq | hahn | galo | gallo | петух* | 雄鶏/おんどり | ديك | मुर्गा
hen | 母鸡 | gallina | poule | henne/huhn/hühner+ | galinha | gallina | куриц*/кур/куры | 雌鶏/めんどり/ニワトリ | دجاجة/دجاج+ | मुर्गी
chick | 小鸡 | pollito/pollitos | poussin | küken | pintinho | pulcino | цыпл* | ひよこ/ヒヨコ | كتكوت/صوص | चूज़ा/चूजा
turkey | 火鸡 | pavo | dinde/dindon | truthahn/pute | - | tacchino | индю* | 七面鳥 | ديك رومي | टर्की
hummingbird | 蜂鸟 | colibrí | colibri | kolibri | beija-flor | colibrì | колибри | ハチドリ | طائر طنان/الطائر الطنان | गुनगुन पक्षी/हमिंगबर्ड
sparrow | 麻雀 | gorrión | moineau | spatz/spatzen/sperling | pardal | passero | воробь*/воробей | スズメ/雀 | عصفور دوري | गौरैया
crane bird | 白鹤/仙鹤/丹顶鹤 | grulla | grue oiseau | kranich | garça | gru uccello | журавл* | 鶴/ツル | كركي | सारस
stork | 白鹳 | cigüeña | cigogne | storch/störche+ | cegonha | cicogna | аист* | コウノトリ | لقلق | लकलक
whale | 鲸鱼/鲸/蓝鲸 | ballena | baleine | wal/wale/blauwal | baleia | balena | кит/кита/киты/китов/китом | 鯨/クジラ | حوت/حيتان+ | व्हेल
orca | 虎鲸 | orca | orque | orca/schwertwal | orca | orca | касатк* | シャチ | أوركا/حوت قاتل | ओर्का
dolphin | 海豚 | delfín/delfines | dauphin | delfin/delfine | golfinho | delfino | дельфин* | イルカ | دلفين/دلافين+ | डॉल्फिन/डॉल्फ़िन
shark | 鲨鱼/大白鲨 | tiburón/tiburones | requin | hai/haie/haifisch | tubarão | squalo | акул* | サメ/鮫 | قرش/سمكة قرش/أسماك قرش+ | शार्क
seal | 海豹/海狮 | foca/león marino | phoque/otarie | robbe/seehund/seelöwe | foca/leão-marinho | foca/otaria | тюлен*/морск* кот* | アザラシ/アシカ/オットセイ | فقمة | सील मछली/सील
octopus | 章鱼 | pulpo | pieuvre/poulpe | oktopus/krake/tintenfisch | polvo | polpo/piovra | осьминог* | タコ/蛸 | أخطبوط | ऑक्टोपस
squid | 鱿鱼/乌贼 | calamar | calmar | kalmar | lula | calamaro | кальмар* | イカ | حبار | स्क्विड
jellyfish | 水母 | medusa | méduse | qualle/quallen | água-viva/águas-vivas+ | medusa | медуз* | クラゲ/海月 | قنديل بحر/قناديل البحر+ | जेलीफ़िश/जेलीफिश
shrimp | 虾/大虾 | camarón/gamba | crevette | garnele/krabbe | camarão | gambero/gamberetto | креветк* | エビ/海老 | روبيان/جمبري | झींगा
lobster | 龙虾 | langosta | homard/langouste | hummer | lagosta | aragosta | омар*/лобстер* | ロブスター/伊勢海老 | كركند/لوبستر | झींगा मछली
crab | 螃蟹/蟹 | cangrejo | crabe | krebs/krabbe/krebse | caranguejo | granchio | краб* | カニ/蟹 | سلطعون/سرطان البحر | केकड़ा
starfish | 海星 | estrella de mar | étoile de mer | seestern | estrela-do-mar | stella marina | морск* звезд* | ヒトデ | نجمة بحر/نجم البحر | तारामछली
seahorse | 海马 | caballito de mar | hippocampe | seepferdchen | cavalo-marinho | cavalluccio marino | морск* конёк/морск* коньк* | タツノオトシゴ | فرس البحر/حصان البحر | समुद्री घोड़ा
goldfish | 金鱼 | pez dorado/pececillo de colores | poisson rouge/poissons rouges+ | goldfisch | peixinho dourado/peixe dourado | pesce rosso/pesci rossi+ | золот* рыбк* | 金魚 | سمكة ذهبية/أسماك ذهبية+ | सुनहरी मछली
koi | 锦鲤/鲤鱼 | carpa koi/carpas koi+/carpa | carpe koï/carpe | koi/koi-karpfen/karpfen | carpa/carpas | carpa koi/carpa | карп/карпа/карпы/карпов | 錦鯉/鯉 | سمك الكوي/شبوط | कोई मछली
salmon | 三文鱼/鲑鱼 | salmón | saumon | lachs/lachse | salmão | salmone | лосос* | 鮭/サーモン | سلمون | सैल्मन
tropical fish | 热带鱼 | pez tropical/peces tropicales+ | poisson tropical/poissons tropicaux+ | tropenfisch/tropische fische+ | peixe tropical/peixes tropicais+ | pesce tropicale/pesci tropicali+ | тропическ* рыб* | 熱帯魚 | سمكة استوائية/أسماك استوائية+ | उष्णकटिबंधीय मछली/रंगीन मछलियाँ
butterfly | 蝴蝶 | mariposa | papillon | schmetterling | borboleta | farfalla | бабочк* | 蝶/チョウ/ちょうちょ | فراشة/فراشات+ | तितली
bee | 蜜蜂/蜂 | abeja | abeille | biene | abelha | ape/api+ | пчёл*/пчел* | 蜂/ミツバチ | نحلة/نحل+ | मधुमक्खी
dragonfly | 蜻蜓 | libélula | libellule | libelle | libélula | libellula | стрекоз* | トンボ | يعسوب | व्याध पतंग
firefly | 萤火虫 | luciérnaga | luciole | glühwürmchen | vaga-lume/vagalume | lucciola | светлячк*/светлячок | 蛍/ホタル | يراعة/يراعات+ | जुगनू
ladybug | 瓢虫 | mariquita | coccinelle | marienkäfer | joaninha | coccinella | божь* коровк* | てんとう虫 | دعسوقة | लेडीबग
beetle | 甲虫 | escarabajo | scarabée/coléoptère | käfer | besouro | scarabeo/coleottero | жук/жука/жуки/жуков | カブトムシ/甲虫 | خنفساء | भृंग
ant | 蚂蚁 | hormiga | fourmi | ameise | formiga | formica | муравь*/муравей | 蟻/アリ | نملة/نمل+ | चींटी
spider | 蜘蛛 | araña | araignée | spinne | aranha | ragno | паук/паука/пауки/пауком | 蜘蛛/クモ | عنكبوت/عناكب+ | मकड़ी
scorpion | 蝎子 | escorpión | scorpion | skorpion | escorpião | scorpione | скорпион* | サソリ | عقرب | बिच्छू
caterpillar | 毛毛虫 | oruga | chenille | raupe | lagarta | bruco | гусениц* | イモムシ/毛虫 | يرقة | इल्ली
worm | 蚯蚓/虫子 | gusano/lombriz | ver de terre | wurm/würmer+ | minhoca/verme | verme/lombrico | червя* | ミミズ | دودة | कीड़ा/केंचुआ
mosquito | 蚊子 | mosquito | moustique | mücke/moskito | mosquito/pernilongo | zanzara | комар* | 蚊 | بعوضة | मच्छर
cricket | 蟋蟀 | grillo | grillon | - | grilo | grillo | сверчк*/сверчок | コオロギ | صرصور الليل | झींगुर
snail | 蜗牛 | caracol | escargot | schnecke | caracol | lumaca/chiocciola | улитк* | カタツムリ | حلزون | घोंघा
robot | 机器人 | robot | robot | roboter | robô | robot | робот* | ロボット | روبوت/رجل آلي/إنسان آلي | रोबोट
android | 仿生人/人形机器人 | androide | androïde | androide | androide | androide | андроид* | アンドロイド | أندرويد | एंड्रॉइड
alien | 外星人 | extraterrestre/alienígena/marciano | extraterrestre/alien | außerirdischer/alien/außerirdische | alienígena/extraterrestre | alieno/extraterrestre | инопланетян*/пришелец/пришельц* | 宇宙人/エイリアン | كائن فضائي/مخلوق فضائي | एलियन/परग्रही
creature | 生物/小动物 | criatura/animalito | créature | kreatur/wesen/geschöpf | criatura/bichinho | creatura | существ*/создани* | 生き物/生物 | مخلوق/كائن | प्राणी/जीव
snowman | 雪人 | muñeco de nieve/muñecos de nieve+ | bonhomme de neige | schneemann/schneemänner+ | boneco de neve | pupazzo di neve | снеговик* | 雪だるま/スノーマン | رجل ثلج/رجل الثلج | हिममानव/बर्फ़ का आदमी/बर्फ का आदमी
scarecrow | 稻草人 | espantapájaros | épouvantail | vogelscheuche | espantalho | spaventapasseri | пугал*/чучел* | かかし/案山子 | فزاعة | बिजूका
teddy bear | 泰迪熊/玩具熊/毛绒熊 | oso de peluche/osito de peluche/osito | ours en peluche/nounours | teddybär/teddy | ursinho de pelúcia/urso de pelúcia | orsacchiotto/orsetto di peluche | плюшев* миш*/плюшев* медвед* | テディベア/くまのぬいぐるみ | دبدوب/دمية دب/دب محشو | टेडी बियर
`;
