/**
 * Words of prompts beyond the commonest, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Verbs are told as
 * they stand after one subject; other forms follow from the tables of endings.
 */
export const FURTHER_TABLE = `
net | 渔网/网 | red/redes | filet | netz/fischernetz | rede | rete/reti | невод/сеть/сети/сетью | 網/漁網 | شبكة/شبكته | जाल
pier | 栈桥/码头 | muelle/embarcadero | jetée/quai/ponton | pier/steg/mole/hafenmole | cais/píer/doca | molo/pontile/banchina | причал*/пирс* | 桟橋/埠頭 | رصيف | घाट
lighthouse | 灯塔 | faro | phare | leuchtturm | farol | faro | маяк* | 灯台 | منارة | प्रकाशस्तंभ/लाइटहाउस
coast | 海岸/海岸线 | costa | côte/littoral | küste | costa/litoral | costa | побереж*/берег* | 海岸 | ساحل | तट
rocky coast | 礁石海岸 | costa rocosa | côte rocheuse | felsküste | costa rochosa | costa rocciosa | скалистый берег/скалист* | 岩場 | ساحل صخري | चट्टानी तट
cliff | 悬崖/峭壁 | acantilado | falaise | klippe/klippen | penhasco/falésia | scogliera | утёс*/утес*/обрыв* | 崖/断崖 | جرف/منحدر | चट्टान
rocks | 岩石/礁石 | rocas | rochers | felsen/klippen | rochas/pedras | scogli/rocce | скал*/камни | 岩/岩々 | صخور/الصخور | चट्टानें/पत्थरों
sea waves | 海浪/波浪/浪花 | olas | vagues | wellen/brandung | ondas | onde | волн* | 波 | أمواج/موج | लहरें/लहरों
island | 岛/小岛 | isla | île | insel | ilha | isola | остров* | 島 | جزيرة | द्वीप
cave | 山洞/洞穴 | cueva | grotte/caverne | höhle | caverna/gruta | grotta/caverna | пещер* | 洞窟 | كهف | गुफा
valley | 山谷 | valle | vallée | tal | vale | valle | долин* | 谷 | وادي/واد | घाटी
volcano | 火山 | volcán | volcan | vulkan | vulcão | vulcano | вулкан* | 火山 | بركان | ज्वालामुखी
glacier | 冰川 | glaciar | glacier | gletscher | geleira/glaciar | ghiacciaio | ледник* | 氷河 | نهر جليدي | हिमनद/ग्लेशियर
hill | 小山/山坡/山丘 | colina/cerro | colline | hügel | colina/morro | collina | холм* | 丘 | تل/تلة | पहाड़ी
mountains | 群山/山峰 | montañas/sierra | montagnes | berge/gebirge | montanhas/serra | montagne | горы/горах/горн* | 山々 | جبال/جبل | पहाड़/पहाड़ों
pond | 池塘 | estanque | étang/mare | teich | lagoa/lago pequeno | stagno/laghetto | пруд* | 池 | بركة | तालाब
swamp | 沼泽 | pantano | marais/marécage | sumpf | pântano | palude | болот* | 沼 | مستنقع | दलदल
path | 小路/小径 | sendero/camino | sentier/chemin | pfad/weg/waldweg | trilha/caminho | sentiero/viottolo | тропинк*/тропа/тропе/дорожк* | 小道/道 | ممر/درب | पगडंडी/रास्ता/रास्ते
highway | 高速公路/公路 | autopista/carretera | autoroute/route | autobahn/landstraße | rodovia/estrada/autoestrada | autostrada/strada | шоссе/трасс* | 高速道路 | طريق سريع | राजमार्ग
alley | 小巷/巷子 | callejón | ruelle | gasse | beco/viela | vicolo | переул* | 路地 | زقاق | गली
rooftop | 屋顶/天台 | azotea | toit/toits | dachterrasse | terraço/telhado | tetto/tetti | крыш* | 屋上 | سطح | छत
balcony | 阳台 | balcón | balcon | balkon | varanda/sacada | balcone | балкон* | ベランダ/バルコニー | شرفة | बालकनी
workshop | 作坊/工作室/工坊 | taller | atelier | werkstatt | oficina | officina/bottega/laboratorio | мастерск* | 工房/作業場 | ورشة/ورشته | कार्यशाला
bakery | 面包店 | panadería | boulangerie | bäckerei | padaria | panetteria/forno | пекарн*/булочн* | パン屋さん/ベーカリー | مخبز | बेकरी
bar | 酒吧 | bar/taberna/cantina | bar/bistro | bar/kneipe | bar/boteco | bar/osteria | бар/баре/бара | バー/居酒屋 | حانة | बार
shop | 商店 | tienda | boutique/magasin | laden/geschäft | loja | negozio | магазин*/лавк* | 店 | متجر/دكان | दुकान
office | 办公室 | oficina | bureau | büro | escritório | ufficio | офис* | オフィス/事務所 | مكتب | दफ्तर/कार्यालय
factory | 工厂 | fábrica | usine | fabrik | fábrica | fabbrica | завод*/фабрик* | 工場 | مصنع | कारखाना
stadium | 体育场 | estadio | stade | stadion | estádio | stadio | стадион* | スタジアム | ملعب/استاد | स्टेडियम
airport | 机场 | aeropuerto | aéroport | flughafen | aeroporto | aeroporto | аэропорт* | 空港 | مطار | हवाई अड्डा
palace | 宫殿 | palacio | palais | palast | palácio | palazzo | дворец/дворц* | 宮殿 | قصر | महल
ruins | 废墟/遗迹 | ruinas | ruines | ruine/ruinen | ruínas | rovine | руин* | 廃墟 | أنقاض/أطلال | खंडहर
cemetery | 墓地 | cementerio | cimetière | friedhof | cemitério | cimitero | кладбищ* | 墓地 | مقبرة | कब्रिस्तान
mosque | 清真寺 | mezquita | mosquée | moschee | mesquita | moschea | мечет* | モスク | مسجد | मस्जिद
farm | 农场 | granja/finca | ferme | bauernhof | fazenda/sítio/quinta | fattoria | ферм* | 農場 | مزرعة | खेत/फार्म
vineyard | 葡萄园 | viñedo | vignoble/vigne | weinberg | vinhedo | vigneto/vigna | виноградник* | ぶどう畑 | كرم | अंगूर का बाग
wheat field | 麦田 | campo de trigo/trigal | champ de blé | weizenfeld/kornfeld | campo de trigo/trigal | campo di grano | пшеничн* | 麦畑 | حقل قمح | गेहूं का खेत/गेहूँ
sunflower field | 向日葵花田/向日葵田 | campo de girasoles | champ de tournesols | sonnenblumenfeld | campo de girassóis | campo di girasoli | поле подсолнухов | ひまわり畑 | حقل عباد الشمس | सूरजमुखी का खेत
bamboo forest | 竹林 | bosque de bambú | forêt de bambous | bambuswald | floresta de bambu | foresta di bambù | бамбуковый лес/бамбуков* | 竹林 | غابة الخيزران | बांस का जंगल
rainforest | 雨林/热带雨林 | selva | forêt tropicale | regenwald | floresta tropical/selva | foresta pluviale/giungla | джунгл* | 熱帯雨林 | غابة مطيرة | वर्षावन
savanna | 稀树草原 | sabana | savane | savanne | savana | savana | саванн* | サバンナ | سافانا | सवाना
grassland | 草原/大草原 | pradera | prairie/steppe | steppe/grasland | pradaria | prateria | степ* | 草原 | سهل/مرج | घास का मैदान
mars | 火星 | marte | mars | mars | marte | marte | марс* | 火星 | المريخ | मंगल/मंगल ग्रह
moon | 月亮/月球 | luna | lune | mond | lua | luna | лун* | 月 | قمر | चाँद/चांद
stars | 星星/繁星/星空 | estrellas | étoiles | sterne/sternen | estrelas | stelle | звёзд*/звезд* | 星/星々 | نجوم | तारे/तारों
starry sky | 星空/星空下 | cielo estrellado | ciel étoilé | sternenhimmel | céu estrelado | cielo stellato | звёздное небо | 星空/満天の星 | سماء مرصعة بالنجوم | तारों भरा आकाश
full moon | 满月/圆月 | luna llena | pleine lune | vollmond | lua cheia | luna piena | полная луна/полной лун* | 満月 | بدر | पूर्णिमा
northern lights | 极光 | aurora boreal | aurore boréale/aurores boréales | nordlichter/polarlichter/nordlicht | aurora boreal | aurora boreale | северное сияние | オーロラ | شفق قطبي | ध्रुवीय ज्योति
rainbow | 彩虹 | arcoíris | arc-en-ciel | regenbogen | arco-íris | arcobaleno | радуг* | 虹 | قوس قزح | इंद्रधनुष
clouds | 云/云朵/白云 | nubes | nuages | wolken | nuvens | nuvole/nubi | облак*/туч* | 雲 | غيوم/سحب/سحاب | बादल/बादलों
sun | 太阳/阳光 | sol | soleil | sonne | sol | sole | солнц* | 太陽 | شمس | सूरज/सूर्य
sunlight | 阳光/日光 | luz del sol/rayos de sol | lumière du soleil/rayons de soleil | sonnenlicht/sonnenstrahlen | luz do sol/raios de sol | luce del sole/raggi di sole | солнечный свет/солнечн* | 日差し/日光/木漏れ日 | ضوء الشمس/أشعة الشمس | धूप
morning light | 晨光/早晨的阳光 | luz de la mañana | lumière du matin/lumière matinale | morgenlicht | luz da manhã | luce del mattino | утренний свет/утренн* | 朝の光/朝日 | ضوء الصباح | सुबह की रोशनी
golden light | 金色的光/金色阳光 | luz dorada | lumière dorée | goldenes licht/goldenem licht | luz dourada | luce dorata | золотой свет/золотист* свет | 金色の光 | ضوء ذهبي | सुनहरी रोशनी
warm light | 暖光/温暖的灯光/暖色调/温暖的光 | luz cálida | lumière chaude/lumière douce | warmes licht/warmem licht/warme beleuchtung | luz quente/luz suave | luce calda/luce soffusa | тёплый свет/мягкий свет | 暖かい光/柔らかい光 | إضاءة دافئة/ضوء دافئ | गर्म रोशनी/नरम रोशनी
soft light | 柔光/柔和的光线 | luz suave | lumière tamisée | weiches licht/sanftes licht | iluminação suave | luce morbida | мягк* | 柔らかな光 | إضاءة ناعمة | कोमल प्रकाश
light | 光/光线/灯光 | luz | lumière | licht | luz | luce | свет/света/светом | 光/明かり | ضوء/إضاءة | रोशनी/प्रकाश
steam | 热气/蒸汽 | vapor | vapeur | dampf | vapor | vapore | пар | 湯気 | بخار | भाप
smoke | 烟/烟雾 | humo | fumée | rauch | fumaça/fumo | fumo | дым* | 煙 | دخان | धुआँ
dust | 灰尘/尘土 | polvo | poussière | staub | poeira/pó | polvere | пыл* | 埃/砂埃 | غبار | धूल
petals | 花瓣 | pétalos | pétales | blütenblätter | pétalas | petali | лепестк* | 花びら | بتلات | पंखुड़ियाँ
cherry blossom | 樱花 | flores de cerezo/cerezos en flor | cerisiers en fleurs/fleurs de cerisier | kirschblüten | flores de cerejeira | fiori di ciliegio/ciliegi in fiore | сакур* | 桜/さくら | أزهار الكرز | चेरी ब्लॉसम
cherry tree | 樱花树 | cerezo | cerisier | kirschbaum | cerejeira | ciliegio | вишн* | 桜の木 | شجرة الكرز | चेरी का पेड़
air | 空气/空中 | aire | air | luft | ar | aria | воздух* | 空気/空中 | هواء | हवा
wind | 风/微风 | viento/brisa | vent/brise | wind | vento/brisa | vento/brezza | ветер/ветр* | 風 | رياح/ريح/الرياح | तेज हवा
puddle | 水坑/水洼 | charco | flaque | pfütze | poça | pozzanghera | луж* | 水たまり | بركة ماء | कीचड़
fire | 火/火焰 | fuego/llamas | feu/flammes | feuer/flammen | fogo/chamas | fuoco/fiamme | огонь/огн*/пламя | 火/炎 | نار/لهب | आग
ground | 地面/地上 | suelo | sol | boden/erde | chão/terra | terra/suolo | земл* | 地面 | أرض | ज़मीन/जमीन
sand | 沙子/沙 | arena | sable | sand | areia | sabbia | песок/песк* | 砂 | رمال/رمل | रेत
grass | 草/青草 | hierba/pasto/césped | herbe/pelouse | gras/rasen | grama/relva | erba/prato | трав* | 草/芝生 | عشب | घास
shore | 岸边 | orilla | rive/rivage | ufer | margem | riva | берегу | 岸/岸辺 | شاطئ | किनारा/किनारे
harbour | 港口/港湾 | puerto | port | hafen | porto | porto | порт*/гаван* | 港 | ميناء | बंदरगाह
boat | 小船/船/渔船 | barca/bote/lancha | barque/bateau | boot/kahn/fischerboot | barco/canoa | barca/barchetta | лодк* | 小舟/ボート/船/漁船 | قارب/زورق | नाव
sailboat | 帆船 | velero | voilier | segelboot | veleiro | barca a vela/veliero | парусник*/яхт* | ヨット/帆船 | مركب شراعي | पालनौका
ship | 轮船/大船 | buque/navío/barco grande | navire/paquebot | schiff | navio | nave | корабл* | 船舶 | سفينة | जहाज़/जहाज
spaceship | 飞船/宇宙飞船/太空飞船 | nave espacial | vaisseau spatial | raumschiff | nave espacial/espaçonave | astronave/navicella spaziale | космическ* корабл*/звездол* | 宇宙船 | سفينة فضاء/مركبة فضائية | अंतरिक्ष यान
space station | 空间站/太空站 | estación espacial | station spatiale | raumstation | estação espacial | stazione spaziale | космическ* станци* | 宇宙ステーション | محطة فضائية | अंतरिक्ष स्टेशन
tram | 电车/有轨电车 | tranvía | tramway/tram | straßenbahn | bonde/elétrico | tram | трамва* | 路面電車 | ترام | ट्राम
scooter | 滑板车/踏板车 | patinete/escúter | trottinette/scooter | roller | patinete/scooter | monopattino/vespa/motorino | самокат*/скутер* | スクーター | سكوتر | स्कूटर
taxi | 出租车 | taxi | taxi | taxi | táxi | taxi | такси | タクシー | تاكسي/سيارة أجرة | टैक्सी
sports car | 跑车 | coche deportivo | voiture de sport | sportwagen | carro esportivo | auto sportiva | спортивн* машин* | スポーツカー | سيارة رياضية | स्पोर्ट्स कार
hot air balloon | 热气球 | globo aerostático | montgolfière | heißluftballon/heißluftballons | balão de ar quente | mongolfiera/mongolfiere | воздушн* шар* | 熱気球/気球 | منطاد | गर्म हवा का गुब्बारा
bull | 公牛 | toro | taureau | stier/bulle | touro | toro | бык* | 雄牛 | ثور | बैल/सांड
donkey | 驴/毛驴 | burro/asno | âne | esel | burro/jumento | asino | осёл/осл* | ロバ | حمار | गधा
chicken | 鸡/母鸡 | gallina/pollo | poule/poulet | huhn/hühner/henne | galinha/frango | gallina/pollo | куриц*/кур | 鶏/にわとり | دجاجة/دجاج | मुर्गी
rooster | 公鸡 | gallo | coq | hahn | galo | gallo | петух* | 雄鶏 | ديك | मुर्गा
goose | 鹅 | ganso/oca | oie | gans/gänse | ganso | oca | гус* | ガチョウ | إوزة | हंस
swan | 天鹅 | cisne | cygne | schwan | cisne | cigno | лебед* | 白鳥 | بجعة | राजहंस
peacock | 孔雀 | pavo real | paon | pfau | pavão | pavone | павлин* | 孔雀 | طاووس | मोर
falcon | 猎鹰/隼 | halcón | faucon | falke | falcão | falco | сокол* | 鷹/ハヤブサ | صقر | बाज
crane | 鹤/仙鹤 | grulla | grue | kranich | grou | gru | журавл* | 鶴 | كركي | सारस
hummingbird | 蜂鸟 | colibrí | colibri | kolibri | beija-flor | colibrì | колибри | ハチドリ | طائر طنان | -
hedgehog | 刺猬 | erizo | hérisson | igel | ouriço | riccio | ёж/ежик*/ёжик* | ハリネズミ | قنفذ | साही
panda | 熊猫/大熊猫 | panda/oso panda | panda | panda | panda | panda | панд* | パンダ | باندا | पांडा
red panda | 小熊猫 | panda rojo | panda roux | roter panda | panda vermelho | panda rosso | красная панда | レッサーパンダ | باندا حمراء | लाल पांडा
leopard | 豹子/豹 | leopardo | léopard | leopard | leopardo/onça | leopardo | леопард*/барс* | ヒョウ | فهد | तेंदुआ
whale | 鲸/鲸鱼 | ballena | baleine | wal/wale | baleia | balena | кит/кита/киты | クジラ/鯨 | حوت | व्हेल
shark | 鲨鱼 | tiburón | requin | hai/haie | tubarão | squalo | акул* | サメ | قرش/سمكة قرش | शार्क
octopus | 章鱼 | pulpo | pieuvre/poulpe | oktopus/krake | polvo | polpo | осьминог* | タコ | أخطبوط | ऑक्टोपस
jellyfish | 水母 | medusa | méduse | qualle/quallen | água-viva/medusa | medusa | медуз* | クラゲ | قنديل البحر | जेलीफ़िश
koi fish | 锦鲤 | peces koi/carpa koi | carpes koï | koi | carpas koi | carpe koi | карп* | 鯉/錦鯉 | سمك الكوي | -
firefly | 萤火虫 | luciérnaga | luciole | glühwürmchen | vaga-lume | lucciola | светлячк* | 蛍/ホタル | يراعة/يراعات | जुगनू
snail | 蜗牛 | caracol | escargot | schnecke | caracol | lumaca | улитк* | カタツムリ | حلزون | घोंघा
unicorn | 独角兽 | unicornio | licorne | einhorn | unicórnio | unicorno | единорог* | ユニコーン | وحيد القرن الأسطوري | यूनिकॉर्न
dinosaur | 恐龙 | dinosaurio | dinosaure | dinosaurier | dinossauro | dinosauro | динозавр* | 恐竜 | ديناصور | डायनासोर
vixen | 母狐狸 | zorra | renarde | füchsin | - | - | - | - | - | -
fox | 狐狸 | zorro | renard | fuchs | raposa | volpe | лис/лиса/лисиц*/лисы/лису/лисён* | 狐/キツネ/きつね | ثعلب | लोमड़ी
cat | 猫咪/猫/花猫 | gato/gata | chat/chatte | katze/kater | gato/gata | gatto/gatta | кошк*/кот/кота/коты/котом | 猫/三毛猫/黒猫/白猫/ネコ | قطة/قط/هرة | बिल्ली/बिल्ला
calico cat | 三花猫 | gato calicó | chat calico | - | - | - | - | 三毛猫 | - | -
white cat | 白猫 | - | - | - | - | - | - | 白猫/白い猫 | - | -
black cat | 黑猫 | - | - | - | - | - | - | 黒猫/黒い猫 | - | -
dog | 小狗/狗狗/狗 | perro/perra | chien | hund | cachorro/cão | cane | собак*/пёс/пса/псом | 犬/子犬 | كلب/جرو | कुत्ता
bird | 小鸟/鸟儿/鸟 | pájaro/ave | oiseau | vogel | pássaro/ave | uccello | птиц* | 鳥/小鳥 | طائر/عصفور | पक्षी/चिड़िया
snowman | 雪人 | muñeco de nieve | bonhomme de neige | schneemann | boneco de neve | pupazzo di neve | снеговик* | 雪だるま | رجل ثلج | हिममानव
teddy bear | 玩具熊/泰迪熊 | oso de peluche/osito | ours en peluche/nounours | teddybär/teddy | ursinho de pelúcia | orsacchiotto | плюшев* миш*/плюшев* медвед* | テディベア/ぬいぐるみ | دمية دب/دبدوب | टेडी बियर
toy | 玩具 | juguete | jouet | spielzeug | brinquedo | giocattolo | игрушк* | おもちゃ | لعبة | खिलौना
doll | 洋娃娃/娃娃 | muñeca | poupée | puppe | boneca | bambola | кукл* | 人形 | دمية | गुड़िया
baker | 面包师 | panadero | boulanger | bäcker | padeiro | panettiere/fornaio | пекар* | パン職人 | خباز | बेकर
shopkeeper | 店主/老板 | tendero | commerçant/marchand | ladenbesitzer/händler | lojista/vendedor | negoziante | продавец/продавц* | 店主 | بائع | दुकानदार
vendor | 小贩/摊贩/商贩 | vendedor/vendedora | vendeur/vendeuse | verkäufer/verkäuferin | vendedora | venditore/venditrice | торгов* | 売り子/屋台の店主 | بائعة | विक्रेता/फेरीवाला
craftsman | 工匠/匠人 | artesano | artisan | handwerker | artesão | artigiano | ремесленник* | 職人 | حرفي | कारीगर
blacksmith | 铁匠 | herrero | forgeron | schmied | ferreiro | fabbro | кузнец* | 鍛冶屋/鍛冶職人 | حداد | लोहार
potter | 陶艺家/陶工 | alfarero | potier/potière | töpfer/töpferin | oleiro/oleira | vasaio/ceramista | гончар* | 陶芸家 | خزاف | कुम्हार
carpenter | 木匠 | carpintero | menuisier/charpentier | tischler/schreiner/zimmermann | carpinteiro/marceneiro | falegname | плотник*/столяр* | 大工 | نجار | बढ़ई
watchmaker | 钟表匠 | relojero | horloger | uhrmacher | relojoeiro | orologiaio | часовщик* | 時計職人 | صانع ساعات | घड़ीसाज़
tailor | 裁缝 | sastre | tailleur/couturière | schneider | alfaiate | sarto | портн* | 仕立て屋 | خياط | दर्जी
artist | 画家/艺术家 | artista | artiste | künstler/künstlerin | artista | artista | художни* | 画家/芸術家 | فنان/فنانة/رسام/رسامة | कलाकार/चित्रकार
photographer | 摄影师 | fotógrafo/fotógrafa | photographe | fotograf/fotografin | fotógrafo | fotografo | фотограф* | 写真家/カメラマン | مصور/مصورة | फोटोग्राफर
scientist | 科学家 | científico/científica | scientifique | wissenschaftler/wissenschaftlerin/forscher | cientista | scienziato/scienziata | учён*/ученый | 科学者 | عالم/عالمة | वैज्ञानिक
pilot | 飞行员 | piloto | pilote | pilot/pilotin | piloto | pilota | пилот*/летчик*/лётчик* | パイロット | طيار | पायलट
driver | 司机 | conductor/chófer | conducteur/chauffeur | fahrer/fahrerin | motorista | autista | водител*/шофёр* | 運転手 | سائق | ड्राइवर/चालक
hiker | 徒步者/登山者 | senderista/excursionista | randonneur/randonneuse | wanderer/wanderin | caminhante/trilheiro | escursionista | турист* | ハイカー/登山者 | متنزه/متسلق | यात्री
traveler | 旅人/旅行者 | viajero/viajera | voyageur/voyageuse | reisender/reisende | viajante | viaggiatore/viaggiatrice | путник*/путешественник* | 旅人 | مسافر | मुसाफिर
surfer | 冲浪者 | surfista | surfeur/surfeuse | surfer/surferin | surfista | surfista | сёрфер*/серфер* | サーファー | راكب أمواج | सर्फर
skier | 滑雪者 | esquiador/esquiadora | skieur/skieuse | skifahrer/skifahrerin | esquiador | sciatore/sciatrice | лыжник* | スキーヤー | متزلج | स्कीयर
cyclist | 骑车人 | ciclista | cycliste | radfahrer/radfahrerin | ciclista | ciclista | велосипедист* | サイクリスト | دراج | साइकिल सवार
runner | 跑者/跑步者 | corredor/corredora | coureur/coureuse | läufer/läuferin | corredor/corredora | corridore | бегун* | ランナー | عداء | धावक
skateboarder | 滑板少年/滑板手 | patinador | skateur | skateboarder/skater | skatista | skater | скейтбордист* | スケートボーダー | - | -
boxer | 拳击手 | boxeador/boxeadora | boxeur | boxer/boxerin | boxeador/boxeadora/pugilista | pugile | боксёр*/боксер* | ボクサー | ملاكم | मुक्केबाज
ballerina | 芭蕾舞者/芭蕾舞演员 | bailarina | ballerine/danseuse | ballerina/balletttänzerin/tänzerin | bailarina | ballerina | балерин* | バレリーナ | راقصة باليه | बैले नर्तकी
bride | 新娘 | novia | mariée | braut | noiva | sposa | невест* | 花嫁 | عروس | दुल्हन
groom | 新郎 | novio | marié | bräutigam | noivo | sposo | жених* | 花婿 | عريس | दूल्हा
cowboy | 牛仔 | vaquero | cow-boy | cowboy | vaqueiro/caubói | cowboy | ковбо* | カウボーイ | راعي بقر | काउबॉय
shepherd | 牧羊人 | pastor | berger | hirte/schäfer | pastor | pastore | пастух* | 羊飼い | راعي/راعي غنم | चरवाहा/गड़ेरिया
warrior | 战士/武士 | guerrero/guerrera | guerrier/guerrière | krieger/kriegerin | guerreiro/guerreira | guerriero/guerriera | воин* | 戦士 | محارب | योद्धा
firefighter | 消防员 | bombero/bombera | pompier | feuerwehrmann | bombeiro/bombeira | pompiere/vigile del fuoco | пожарн* | 消防士 | رجل إطفاء | दमकलकर्मी
street musician | 街头艺人/街头音乐家 | músico callejero | musicien de rue | straßenmusiker | músico de rua | musicista di strada/artista di strada | уличн* музыкант* | ストリートミュージシャン | موسيقي شارع | -
fisherwoman | 渔妇 | pescadora | pêcheuse | fischerin | pescadora | pescatrice | - | - | - | -
boy | - | muchacho | gamin | bub/buben | guri | ragazzino | мальчик*/мальчиш* | 男児 | غلام | बालक
girl | 小女孩/女孩子 | chica/muchacha | gamine | - | guria | ragazzina | девоч*/девчонк* | 女児/少女 | طفلة/صبية | बालिका/लड़कियाँ
teenager | 少年/青少年 | adolescente | adolescent/adolescente/ado | teenager/jugendlicher/jugendliche | adolescente | adolescente | подросток/подростк* | 若者/ティーンエイジャー | مراهق/مراهقة | किशोर/किशोरी
friends | 朋友们/好友 | amigos/amigas | amis/amies | freunde/freundinnen | amigos/amigas | amici/amiche | друзья/друзей/подруг* | 友達/友人たち | أصدقاء | दोस्त/दोस्तों
family | 一家人/家庭 | familia | famille | familie | família | famiglia | семь* | 家族 | عائلة/أسرة | परिवार
someone | 有人 | alguien | quelqu'un | jemand | alguém | qualcuno | кто-то | 誰か | شخص | कोई
businessman | 商人/西装男子 | hombre de negocios/empresario | homme d'affaires | geschäftsmann | empresário/homem de negócios | uomo d'affari | бизнесмен* | ビジネスマン/サラリーマン | رجل أعمال | व्यापारी/व्यवसायी
newborn baby | 新生儿 | recién nacido | nouveau-né | neugeborenes | recém-nascido | neonato | новорождён* | 新生児 | مولود | नवजात
ghost | 鬼魂/幽灵 | fantasma | fantôme | geist/gespenst | fantasma | fantasma | призрак* | 幽霊 | شبح | भूत
fairy | 仙女/精灵 | hada | fée | fee | fada | fata | фея/феи/фею/феей | 妖精 | جنية | परी
mermaid | 美人鱼 | sirena | sirène | meerjungfrau | sereia | sirena | русалк* | 人魚 | حورية البحر | जलपरी
statue | 雕像 | estatua | statue | statue | estátua | statua | стату* | 像/銅像 | تمثال | मूर्ति
fountain | 喷泉 | fuente | fontaine | brunnen/springbrunnen | fonte/chafariz | fontana | фонтан* | 噴水 | نافورة | फव्वारा
fence | 篱笆/栅栏 | valla/cerca | clôture/barrière | zaun | cerca | recinto/staccionata | забор* | 柵/フェンス | سياج | बाड़
ladder | 梯子 | escalera de mano | échelle | leiter | escada de mão | scala a pioli | лестниц* | 梯子/はしご | سلم | सीढ़ी
stairs | 台阶 | escaleras/escalera | escalier/escaliers/marches | treppe | escada/escadas | scale/scala | лестнице/ступен* | 階段 | درج/سلالم | सीढ़ियाँ/सीढ़ियों
curtain | 窗帘 | cortina | rideau | vorhang | cortina | tenda | занавес*/штор* | カーテン | ستارة | पर्दा
fireplace | 壁炉 | chimenea | cheminée | kamin | lareira | camino/caminetto | камин* | 暖炉 | مدفأة | चिमनी/अंगीठी
oven | 烤箱/烤炉 | horno | four | ofen/backofen | forno | forno | печ*/духовк* | オーブン/窯 | فرن | ओवन/तंदूर
stove | 炉灶/灶台 | estufa/fogón | cuisinière/fourneau | herd | fogão | fornello | плит* | コンロ | موقد | चूल्हा
pot | 锅/大锅 | olla | marmite/casserole | topf/kochtopf | panela | pentola | кастрюл*/горшок/горшк* | 鍋 | قدر | बर्तन/हांडी
pan | 平底锅/炒锅 | sartén | poêle | pfanne | frigideira | padella | сковород* | フライパン | مقلاة | कड़ाही
plate | 盘子 | plato | assiette | teller | prato | piatto | тарелк* | 皿/お皿 | طبق/صحن | थाली/प्लेट
bowl | 碗/一碗 | tazón/cuenco | bol | schüssel/schale | tigela | ciotola/scodella | миск* | ボウル/丼/お椀 | وعاء | कटोरा/कटोरी
glass | 玻璃杯 | vaso | verre | glas | copo de vidro | bicchiere | стакан*/бокал* | グラス | كأس | गिलास
knife | 刀 | cuchillo | couteau | messer | faca | coltello | нож/ножом/ножа | 包丁/ナイフ | سكين | चाकू
spoon | 勺子 | cuchara | cuillère | löffel | colher | cucchiaio | ложк* | スプーン | ملعقة | चम्मच
chopsticks | 筷子 | palillos | baguettes chinoises | essstäbchen/stäbchen | hashi/pauzinhos | bacchette | палочк* | 箸 | عيدان | चॉपस्टिक
noodles | 面条 | fideos/tallarines | nouilles | nudeln | macarrão | spaghetti/tagliatelle/pasta | лапш* | 麺/そば/うどん | نودلز/معكرونة | नूडल्स
ramen | 拉面 | ramen | ramen | ramen | lámen/ramen | ramen | рамен* | ラーメン | رامن | रामेन
dumplings | 饺子/包子 | empanadillas | raviolis chinois | teigtaschen | bolinhos | ravioli | пельмен* | 餃子 | زلابية | मोमो
rice | 米饭 | arroz | riz | reis | arroz | riso | рис/риса/рисом | ご飯/米 | أرز | चावल
egg | 鸡蛋/蛋 | huevo | œuf/oeuf | ei/eier | ovo | uovo/uova | яйц* | 卵 | بيض/بيضة | अंडा
cheese | 奶酪 | queso | fromage | käse | queijo | formaggio | сыр/сыра/сыром | チーズ | جبن/جبنة | पनीर
wine | 葡萄酒/红酒 | vino | vin | wein | vinho | vino | вино/вина/вином | ワイン | نبيذ | शराब
beer | 啤酒 | cerveza | bière | bier | cerveja | birra | пиво/пива | ビール | جعة/بيرة | बीयर
milk | 牛奶 | leche | lait | milch | leite | latte | молок* | 牛乳/ミルク | حليب/لبن | दूध
coffee | 咖啡 | café | café | kaffee | café | caffè | кофе | コーヒー | قهوة | कॉफ़ी/कॉफी
coffee cup | 咖啡杯 | taza de café | tasse de café | kaffeetasse/tasse kaffee | xícara de café | tazza di caffè/tazzina | чашк* кофе | コーヒーカップ | فنجان قهوة | कॉफी का कप
chocolate | 巧克力 | chocolate | chocolat | schokolade | chocolate | cioccolato | шоколад* | チョコレート | شوكولاتة | चॉकलेट
ice cream | 冰淇淋 | helado | glace/crème glacée | eis/eiscreme | sorvete/gelado | gelato | морожен* | アイスクリーム | آيس كريم/مثلجات | आइसक्रीम
strawberry | 草莓 | fresa | fraise | erdbeere/erdbeeren | morango | fragola/fragole | клубник* | いちご/イチゴ | فراولة | स्ट्रॉबेरी
lemon | 柠檬 | limón | citron | zitrone/zitronen | limão | limone/limoni | лимон* | レモン | ليمون | नींबू
tomato | 西红柿/番茄 | tomate | tomate | tomate/tomaten | tomate | pomodoro/pomodori | помидор*/томат* | トマト | طماطم | टमाटर
vegetables | 蔬菜 | verduras | légumes | gemüse | legumes/verduras | verdure | овощ* | 野菜 | خضار/خضروات | सब्जियाँ/सब्जी
fruit | 水果 | fruta | fruits | obst/früchte | frutas | frutta | фрукт* | 果物/フルーツ | فواكه/فاكهة | फल
baguette | 法棍 | barra de pan | baguette | baguette | baguete | baguette/filone | багет* | バゲット | - | -
food | 食物/美食 | comida | nourriture | - | comida | cibo | еда/еды/еду/едой/пищ* | 食べ物/料理 | طعام | खाना/भोजन
dough | 面团 | masa | pâte | teig | massa | impasto | тест* | 生地 | عجين | आटा
clay | 陶土/泥 | arcilla/barro | argile | ton/lehm | argila/barro | argilla/creta | глин* | 粘土 | طين | मिट्टी
pottery wheel | 陶轮/拉坯机 | torno de alfarero | tour de potier | töpferscheibe | torno de oleiro | tornio | гончарн* круг* | ろくろ | عجلة الفخار | चाक
vase | 花瓶/陶罐 | jarrón | vase | vase | vaso/jarro | vaso | ваз* | 花瓶/壺 | مزهرية | फूलदान
photograph | 照片 | foto/fotografía | photo/photographie | foto | foto/fotografia | foto/fotografia | фотографи* | 写真 | صورة | तस्वीर/फोटो
camera | 相机/照相机 | cámara fotográfica | appareil photo | fotoapparat | câmera fotográfica/máquina fotográfica | macchina fotografica | фотоаппарат* | 写真機 | آلة تصوير | -
map | 地图 | mapa | carte | karte/landkarte | mapa | mappa/cartina | карт* | 地図 | خريطة | नक्शा
key | 钥匙 | llave | clé/clef | schlüssel | chave | chiave | ключ* | 鍵 | مفتاح | चाबी
bag | 包/袋子 | bolsa/bolso | sac | tasche/sack | bolsa/saco | borsa/sacco | сумк*/мешок | かばん/袋/バッグ | حقيبة | थैला/बैग
lantern | 灯笼/提灯 | farol/linterna/farolillo | lanterne | papierlaterne | lanterna/lampião | lanterna | фонар* | 提灯/ランタン/灯籠 | فانوس/مصباح | लालटेन
lanterns | 灯笼们 | farolillos/faroles | lanternes | lampions | lanternas | lanterne | фонари/фонарики | 提灯の列 | فوانيس | लालटेनें
headphones | 耳机 | auriculares/audífonos/cascos | casque/écouteurs | kopfhörer | fones de ouvido/auscultadores | cuffie | наушник* | ヘッドホン/イヤホン | سماعات | हेडफोन
laptop | 笔记本电脑 | portátil | ordinateur portable | laptop | notebook | portatile | ноутбук* | ノートパソコン | حاسوب محمول | लैपटॉप
drum | 鼓 | tambor | tambour | trommel | tambor | tamburo | барабан* | 太鼓/ドラム | طبل/طبلة | ढोल/तबला
flute | 笛子 | flauta | flûte | flöte | flauta | flauto | флейт* | 笛/フルート | ناي/مزمار | बांसुरी
saxophone | 萨克斯/萨克斯风 | saxofón/saxo | saxophone | saxophon/saxofon | saxofone | sassofono/sax | саксофон* | サックス/サクソフォン | ساكسفون | सैक्सोफोन
accordion | 手风琴 | acordeón | accordéon | akkordeon | acordeão/sanfona | fisarmonica | аккордеон*/гармон* | アコーディオン | أكورديون | हारमोनियम
tent | 帐篷 | tienda de campaña/carpa | tente | zelt | tenda/barraca | tenda da campeggio | палатк* | テント | خيمة | तंबू
flag | 旗帜/旗子 | bandera | drapeau | flagge/fahne | bandeira | bandiera | флаг* | 旗 | علم | झंडा
surfboard | 冲浪板 | tabla de surf | planche de surf | surfbrett | prancha de surf | tavola da surf | доск* для сёрф* | サーフボード | لوح تزلج | सर्फ़बोर्ड
skateboard | 滑板 | monopatín | skateboard/planche à roulettes | skateboard | skate | skateboard | скейтборд* | スケートボード | لوح تزلج | स्केटबोर्ड
rope | 绳子 | cuerda | corde | seil | corda | corda | верёвк*/веревк*/канат* | ロープ/縄 | حبل | रस्सी
swing | 秋千 | columpio | balançoire | schaukel | balanço | altalena | качел* | ブランコ | أرجوحة | झूला
wheel | 轮子 | rueda | roue | rad | roda | ruota | колес* | 車輪 | عجلة | पहिया
hammer | 锤子 | martillo | marteau | hammer | martelo | martello | молот* | ハンマー | مطرقة | हथौड़ा
brush | 画笔/毛笔 | pincel/brocha | pinceau | pinsel | pincel | pennello | кист* | 筆 | فرشاة | ब्रश
bouquet | 花束/一束花 | ramo/ramo de flores | bouquet | blumenstrauß/strauß | buquê/ramo | mazzo di fiori | букет* | 花束 | باقة زهور/باقة | गुलदस्ता
roses | 玫瑰花 | rosas | roses | rosen | rosas | rose | розы/роз | バラ/薔薇 | ورود | गुलाब
sunflowers | 向日葵 | girasoles | tournesols | sonnenblumen | girassóis | girasoli | подсолнух* | ひまわり/ヒマワリ | عباد الشمس | सूरजमुखी
lotus | 荷花/莲花 | loto | lotus | lotus/lotusblüte | lótus | loto | лотос* | 蓮/ハス | لوتس | कमल
palm tree | 棕榈树/椰子树 | palmera/palmeras | palmier/palmiers | palme/palmen | palmeira/coqueiro | palma/palme | пальм* | ヤシの木 | نخلة/نخيل | ताड़/नारियल का पेड़
pine tree | 松树 | pino/pinos | sapin/pin/pins | tanne/kiefer/tannen | pinheiro | pino/abete | сосн*/ёлк*/ель | 松/松の木 | صنوبر | चीड़
oak | 橡树 | roble/encina | chêne | eiche | carvalho | quercia | дуб/дуба/дубом | 樫の木 | بلوط | ओक
autumn leaves | 落叶/红叶/枫叶 | hojas de otoño/hojas secas | feuilles d'automne/feuilles mortes | herbstlaub/herbstblätter | folhas de outono/folhas secas | foglie autunnali/foglie secche | осенн* лист* | 紅葉/落ち葉 | أوراق الخريف | पतझड़ के पत्ते
leaves | 树叶/叶子 | hojas | feuilles | blätter/laub | folhas | foglie | листь*/листв* | 葉/葉っぱ | أوراق/أوراق الشجر | पत्ते/पत्तियाँ/पत्तों
neon signs | 霓虹灯/霓虹灯牌 | letreros de neón/luces de neón | enseignes au néon/néons | neonreklamen/neonschilder/neonlichter | letreiros de neon/luzes de neon | insegne al neon/luci al neon | неонов* вывеск*/неонов* | ネオン/ネオンサイン | أضواء النيون/نيون | नियॉन/नीयन
fireworks | 烟花/焰火 | fuegos artificiales | feux d'artifice/feu d'artifice | feuerwerk | fogos de artifício | fuochi d'artificio | фейерверк*/салют* | 花火 | ألعاب نارية | आतिशबाजी
snowflakes | 雪花 | copos de nieve | flocons de neige/flocons | schneeflocken | flocos de neve | fiocchi di neve | снежинк* | 雪の結晶/粉雪 | ندف الثلج | बर्फ के फाहे
jeans | 牛仔裤 | vaqueros/jeans | jean | jeans | jeans | jeans | джинс* | ジーンズ | جينز | जींस
shoes | 鞋子 | zapatos/zapatillas | chaussures/baskets | schuhe | sapatos/tênis | scarpe | туфл*/ботинк*/кроссовк* | 靴 | حذاء/أحذية | जूते
gloves | 手套 | guantes | gants | handschuhe | luvas | guanti | перчатк*/варежк* | 手袋 | قفازات | दस्ताने
cap | 鸭舌帽/帽子 | gorra/gorro | casquette/bonnet | mütze/kappe/wollmütze | boné/gorro | berretto/cappellino | шапк*/кепк*/ушанк* | 帽子/キャップ | قبعة/طاقية | टोपी
straw hat | 草帽/斗笠 | sombrero de paja | chapeau de paille | strohhut | chapéu de palha | cappello di paglia | соломенн* шляп* | 麦わら帽子 | قبعة قش | भूसे की टोपी
sunglasses | 墨镜/太阳镜 | gafas de sol/lentes de sol | lunettes de soleil | sonnenbrille | óculos de sol/óculos escuros | occhiali da sole | тёмн* очк*/солнцезащитн* очк* | サングラス | نظارات شمسية/نظارة شمسية | धूप का चश्मा
turban | 头巾 | turbante | turban | turban | turbante | turbante | тюрбан*/чалм* | ターバン | عمامة | पगड़ी
robe | 长袍/汉服 | túnica/bata | robe de chambre/toge | robe/gewand | túnica/manto | tunica/veste | халат*/мантия | ローブ/法衣 | رداء/جلباب/ثوب | चोगा/लबादा
dress | 裙子/连衣裙/长裙 | vestido | robe | kleid | vestido | vestito/abito | плать* | ドレス/ワンピース | فستان/فستانا | पोशाक/ड्रेस/फ्रॉक
raincoat | 雨衣 | impermeable/chubasquero | imperméable/ciré | regenmantel/regenjacke | capa de chuva | impermeabile | дождевик*/плащ* | レインコート/雨合羽 | معطف مطر | बरसाती/रेनकोट
leather jacket | 皮夹克 | chaqueta de cuero/cazadora de cuero | veste en cuir/blouson en cuir | lederjacke | jaqueta de couro | giacca di pelle | кожан* куртк* | 革ジャン | سترة جلدية | चमड़े की जैकेट
tie | 领带 | corbata | cravate | krawatte | gravata | cravatta | галстук* | ネクタイ | ربطة عنق | टाई
mask | 面具/口罩 | máscara/mascarilla | masque | maske | máscara | maschera | маск* | 仮面/マスク | قناع | मुखौटा
moustache | 胡子/八字胡 | bigote | moustache | schnurrbart | bigode | baffi | ус/усы/усами | 口ひげ | شارب | मूंछ/मूंछें
long hair | 长发 | pelo largo/cabello largo | cheveux longs/longs cheveux | lange haare/langen haaren/lange haare | cabelo comprido/cabelos longos | capelli lunghi | длинн* волос* | 長い髪/ロングヘア | شعر طويل | लंबे बाल
curly hair | 卷发 | pelo rizado | cheveux bouclés/cheveux frisés | lockige haare/lockigem haar/locken | cabelo cacheado | capelli ricci | кудряв* волос*/кудр* | 巻き毛 | شعر مجعد | घुंघराले बाल
red hair | 红发 | pelo rojo/pelirroja/pelirrojo | cheveux roux/rousse | rote haare/roten haaren/rothaarige | cabelo ruivo/ruiva/ruivo | capelli rossi | рыж* волос* | 赤毛/赤い髪 | شعر أحمر | लाल बाल
blond | 金发 | rubia/rubio | blonde/blond | blonde/blonder/blondes/blonden/blondem/blond | loira/loiro | bionda/biondo | блондин*/светловолос* | 金髪の/金髪 | شقراء/أشقر | सुनहरे बालों वाली
barefoot | 赤脚/光脚 | descalzo/descalza | pieds nus | barfuß | descalço/descalça | scalzo/scalza/a piedi nudi | босик* | 裸足で/裸足の | حافي/حافية | नंगे पैर/नंगे पाँव
tiny | 小小的/迷你 | diminuto/diminuta | minuscule | winzig | minúsculo/minúscula | minuscolo/minuscola | крошечн* | 小さな | صغير جدا | नन्हा/नन्ही
little | 小/小小 | pequeño/pequeña | petit/petite | kleiner/kleine/kleines/klein | pequeno/pequena | piccolo/piccola | маленьк* | 小さな/小さい | صغير/صغيرة | छोटा/छोटी/छोटे
huge | 巨大的/巨大 | enorme/gigante/gigantesco | énorme/géant/gigantesque | riesig/riesiger/riesige/gewaltig | enorme/gigante | enorme/gigantesco/gigante | огромн*/гигантск* | 巨大な/大きな | عملاق/ضخم/هائل | विशाल/बहुत बड़ा
white | 白/洁白的 | blanco/blanca | blanc/blanche | weiß/weiss | branco/branca | bianco/bianca | бел*/белый | 白い/真っ白な | أبيض/بيضاء | सफ़ेद/श्वेत
turquoise | 碧绿的/青绿色 | turquesa | turquoise | türkis/türkisfarben | turquesa | turchese | бирюзов* | ターコイズ | فيروزي | फिरोज़ी
golden | 金色的/金黄色 | dorado/dorada | doré/dorée | golden/goldener/goldenes | dourado/dourada | dorato/dorata | золот* | 金色の/黄金の | ذهبي/ذهبية | सुनहरा/सुनहरी
silver | 银色的/银色 | plateado/plateada | argenté/argentée | silbern/silberner/silbernes | prateado/prateada | argentato/argentata | серебрист*/серебрян* | 銀色の | فضي/فضية | चांदी का
dark | 黑暗的/昏暗的 | oscuro/oscura | sombre/obscur | dunkel/dunkler/dunkle/finster | escuro/escura | buio/buia/scuro/scura | тёмн*/темн* | 暗い | مظلم/مظلمة | अंधेरा/अंधेरी
empty | 空荡荡的/空旷的/空无一人的 | vacío/vacía | vide/désert | leer/leere/leeren/leerer | vazio/vazia | vuoto/vuota/deserto | пуст*/пустынн* | 誰もいない/空っぽの | فارغ/خال | खाली/सुनसान
rainy | 多雨的/雨中的 | lluvioso/lluviosa | pluvieux/pluvieuse | regnerisch/verregnet | chuvoso/chuvosa | piovoso/piovosa | дождлив* | 雨の/雨に濡れた | ممطر/ممطرة | बरसाती
foggy | 雾蒙蒙的/有雾的 | brumoso/neblinoso/con niebla | brumeux/brumeuse | neblig/nebelig/nebligen | nevoento/enevoado | nebbioso/nebbiosa | туманн* | 霧の/霧深い | ضبابي | धुंध भरा/कोहरे
stormy | 暴风雨的 | tormentoso/tormentosa | orageux/tempétueux | stürmisch | tempestuoso/tempestuosa | tempestoso/in tempesta | бурн*/штормов* | 嵐の | عاصف/عاصفة | तूफानी
sunny | 阳光明媚的/晴朗的 | soleado/soleada | ensoleillé/ensoleillée | sonnig | ensolarado/ensolarada | soleggiato/assolato/assolata | солнечн* | 晴れた/晴れの | مشمس/مشمسة | धूप भरा
snowy | 被雪覆盖的/白雪皑皑的/积雪的 | nevado/nevada/cubierto de nieve | enneigé/enneigée | verschneit/schneebedeckt | nevado/coberto de neve | innevato/innevata | заснежен* | 雪に覆われた/雪の | مغطى بالثلج/مغطاة بالثلج/ثلجي | बर्फ से ढका/बर्फीला/बर्फीले
abandoned | 废弃的/荒废的 | abandonado/abandonada | abandonné/abandonnée | verlassen/verlassener/verlassenen | abandonado/abandonada | abbandonato/abbandonata | заброшен* | 廃墟の/捨てられた | مهجور/مهجورة | वीरान/परित्यक्त
wooden | 木制的/木头 | de madera | en bois/de bois | hölzern/hölzerner | de madeira | di legno/in legno | деревянн* | 木製の/木の | خشبي/خشبية | लकड़ी का/लकड़ी की/लकड़ी के
busy | 繁忙的/熙熙攘攘的/热闹的 | concurrido/concurrida/bulliciosa | animé/animée/bondé | belebt/belebten/belebte | movimentado/movimentada | affollato/affollata | оживлён*/многолюдн* | 賑やかな/混雑した | مزدحم/مزدحمة | व्यस्त/भीड़भाड़
quiet | 安静的/宁静的 | tranquilo/tranquila | calme/tranquille/paisible | ruhig/still | tranquilo/calmo | tranquillo/calmo | тих*/спокойн* | 静かな | هادئ/هادئة | शांत
tired | 疲惫的 | cansado/cansada | fatigué/fatiguée | müde/müder | cansado/cansada | stanco/stanca | устал* | 疲れた | متعب/متعبة | थका/थकी
walks | 走着/漫步/行走/散步/走 | camina/anda/pasea | marche/se promène | geht/läuft/spaziert/schlendert/wandert | caminha/anda/passeia | cammina/passeggia | идёт/идет/идут/гуляет/гуляют/шагает/бредёт | 歩く/散歩する | يمشي/يسير/يتمشى | चल रहा है/चलता है/टहल रहा है/घूम रहा है
runs | 跑着/奔跑/跑/飞奔/奔驰 | corre/trota | court | rennt/läuft/joggt/galoppiert | corre | corre | бежит/бегут/бегает/скачет | 走る/駆ける | يركض/يجري/يعدو | दौड़ रहा है/भाग रहा है
strolls | 闲逛 | deambula | flâne/se balade | bummelt | passeia | gironzola | прогулива* | ぶらぶらする | يتجول | -
comes out | 走出/出来 | sale | sort | kommt heraus | sai | esce | выходит/вышел | 出てくる/出る | يخرج | निकल रहा है
takes out | 取出/拿出 | saca | sort des/sort un/sort une/sort le/sort la | holt/nimmt heraus | tira | estrae/tira fuori/sforna | достаёт/достает/вынима* | 取り出す | يخرج من | निकाल रहा है
enters | 走进/进入 | entra | entre dans | betritt/kommt herein | entra | entra | входит/заходит | 入る/入ってくる | يدخل | प्रवेश कर रहा है
arrives | 到达/驶来 | llega | arrive | kommt an | chega | arriva | приезжает/прибывает | 到着する/着く | يصل | आ रहा है
climbs | 爬/攀爬/爬上/攀登 | trepa/sube/escala | grimpe/escalade/monte | klettert/steigt | sobe/escala | sale su/arrampica/si arrampica/scala | взбира*/карабка*/поднимается/лезет | 登る/よじ登る | يتسلق/يصعد | चढ़ रहा है
stops | 停下/停下来 | se detiene | s'arrête | hält/bleibt stehen | - | si ferma | останавлива* | 止まる/立ち止まる | يتوقف | रुक रहा है
turns around | 转身/回头 | se da la vuelta/se gira | se retourne | dreht sich um | se vira | si gira/si volta | оборачива*/поворачива* | 振り返る/振り向く | يلتفت/يستدير | मुड़ रहा है
looks | 看着/望着/看/凝视/注视 | mira/observa/contempla | regarde/observe/contemple | schaut/blickt/sieht/betrachtet | olha/observa/contempla | guarda/osserva/fissa | смотрит/смотрят/глядит/наблюда* | 見る/眺める/見つめる/見上げる | ينظر/يشاهد/يتأمل/يراقب | देख रहा है/निहार रहा है
looks up | 抬头/仰望 | mira hacia arriba | lève les yeux | blickt auf | olha para cima | alza lo sguardo | - | 見上げる/仰ぐ | ينظر إلى الأعلى | -
smells | 闻 | huele | sent | riecht | cheira | annusa | нюха* | 嗅ぐ | يشم | सूंघ रहा है
chases | 追逐/追赶/追 | persigue | poursuit/pourchasse | jagt/verfolgt | persegue | insegue/rincorre | гонится/преследу*/догоня* | 追いかける/追う | يطارد/يلاحق | पीछा कर रहा है
follows | 跟着/跟随/跟在 | sigue | suit | folgt | segue | segue | следует/следуют/следом | ついて行く/追う | يتبع | पीछे चल रहा है
feeds | 喂/喂食/投喂 | alimenta/da de comer | nourrit/donne à manger | füttert | alimenta/dá comida | nutre/dà da mangiare | корм* | 餌をやる/餌をあげる | يطعم | खिला रहा है
waters | 浇水/浇花/浇 | riega | arrose | gießt | rega | annaffia/innaffia | полива* | 水をやる/水やりする | يسقي/يروي | सींच रहा है/पानी दे रहा है
plants | 种植/栽/种花/种树 | siembra | - | pflanzt | - | - | сажает/сажают | 植える | يزرع | लगा रहा है/बो रहा है
harvests | 收割/采摘 | cosecha/recoge/recolecta | récolte/cueille | erntet/pflückt | colhe | raccoglie | собирает/собирают/жнёт | 収穫する/摘む | يحصد/يقطف | काट रहा है/चुन रहा है
cooks | 做饭/烹饪/炒菜/煮 | prepara | prépare | kocht/brät | prepara | prepara | готовит/готовят/варит/жарит | 料理する/作る | يطبخ/يطهو/يحضر | पका रहा है/बना रहा है
bakes | 烤/烘焙 | hornea | fait cuire/cuit | backt/bäckt | assa | inforna/cuoce | печёт/печет/выпека* | 焼く | يخبز | सेंक रहा है
kneads | 揉面/揉 | amasa | pétrit | knetet | amassa/sova | impasta | месит | こねる | يعجن | गूंध रहा है
cuts | 切/切菜 | corta | coupe/découpe | schneidet | corta | taglia/affetta | режет/режут/нареза* | 切る | يقطع/يقص | काट रहा है
pours | 倒/倒茶/倒水 | sirve/vierte | verse/sert | gießt ein/schenkt ein/schüttet | serve/despeja | versa | налива*/льёт/льет | 注ぐ/淹れる | يصب/يسكب | उंडेल रहा है/डाल रहा है
drinks | 喝/喝茶/饮 | bebe/toma | boit | trinkt | bebe/toma | beve/sorseggia | пьёт/пьет/пьют | 飲む | يشرب/يحتسي | पी रहा है
eats | 吃/吃着/品尝 | come | mange | isst/frisst | come | mangia | ест/едят/кушает | 食べる | يأكل/يتناول | खा रहा है
reads | 读/读书/看书/阅读 | lee | lit un/lit le/lit son | liest | lê | legge | читает/читают | 読む/読書する | يقرأ | पढ़ रहा है
writes | 写/写字/书写 | escribe | écrit | schreibt | escreve | scrive | пишет/пишут | 書く | يكتب | लिख रहा है
paints | 画/画画/绘画 | pinta/dibuja | peint/dessine | malt/zeichnet | pinta/desenha | dipinge/disegna | рисует/рисуют/пишет картину | 描く | يرسم | चित्र बना रहा है/चित्रकारी कर रहा है
sews | 缝/缝衣服/刺绣 | cose/borda | coud/brode | näht/strickt | costura/borda | cuce/ricama | шьёт/шьет/вышива* | 縫う/刺繍する | يخيط | सिल रहा है
knits | 编织 | teje | tricote | strickt | tricota | lavora a maglia | вяжет | 編む/編み物をする | تحيك | बुन रहा है
builds | 建造 | construye/hace un | construit/bâtit | baut | constrói | costruisce | строит/строят/лепит/лепят | 作る/建てる | يبني/يصنع | बना रहा है
repairs | 修理/修补/维修 | repara/arregla | répare | repariert/flickt | conserta/repara/remenda | ripara/aggiusta/rammenda | чинит/ремонтир* | 修理する/直す/繕う | يصلح | ठीक कर रहा है/मरम्मत कर रहा है
sweeps | 扫地/打扫 | barre | balaie | fegt/kehrt | varre | spazza | подмета* | 掃く/掃除する | يكنس | झाड़ू लगा रहा है
washes | 洗/清洗/洗衣服 | lava | lave | wäscht | lava | lava | моет/моют/стирает | 洗う | يغسل | धो रहा है
combs | 梳头 | peina | coiffe/peigne | kämmt | penteia | pettina | расчёсыва*/причёсыва* | 梳く/とかす | يمشط | कंघी कर रहा है
carries | 扛着/背着/提着/挑着 | lleva/carga | transporte | - | carrega/leva | trasporta | несёт/несет/несут/тащит | 運ぶ/背負う/抱える | يحمل/ينقل | ले जा रहा है/ढो रहा है
holds | 拿着/握着/举着/捧着/撑着/抱着 | sostiene/sujeta/agarra | tient | hält/hält in der hand | segura | tiene/regge/stringe | держит/держат | 持つ/握る/さす | يمسك | पकड़े/थामे/लेकर/लिए
hugs | 拥抱/抱住/抱着 | abraza | serre dans ses bras/étreint/enlace | umarmt | abraça | abbraccia | обнима* | 抱く/抱きしめる/抱っこする | يعانق/يحتضن | गले लगा रहा है
kisses | 亲吻/吻 | besa | embrasse | küsst | beija | bacia | целует/целуют/целуются | キスする | يقبل | चूम रहा है
pets | 抚摸 | acaricia | caresse | streichelt | acaricia | accarezza | гладит/гладят | 撫でる/なでる | يداعب/يربت | सहला रहा है
throws | 扔/抛/撒 | lanza/tira/arroja | lance/jette | wirft | lança/joga/atira | lancia/getta | бросает/бросают/кидает/забрасыва* | 投げる | يرمي/يلقي | फेंक रहा है
catches | 抓住/接住 | atrapa/coge | attrape | fängt | pega/apanha | afferra/acchiappa/prende | ловит/ловят/поймал | 捕まえる/キャッチする | يمسك/يلتقط | पकड़ रहा है
plays | 玩/玩耍/嬉戏 | juega/juegan | joue | spielt | brinca | gioca | играет/играют | 遊ぶ | يلعب | खेल रहा है
plays football | 踢足球 | juega al fútbol/juega fútbol | joue au foot/joue au football | spielt fußball | joga futebol/joga bola | gioca a calcio/gioca a pallone | играет в футбол/играют в футбол | サッカーをする | يلعب كرة القدم | फुटबॉल खेल रहा है
plays chess | 下棋/下象棋 | juega al ajedrez/juegan al ajedrez | joue aux échecs/jouent aux échecs | spielt schach/spielen schach | joga xadrez/jogam xadrez | gioca a scacchi/giocano a scacchi | играет в шахматы/играют в шахматы | 将棋を指す/チェスをする | يلعب الشطرنج/يلعبان الشطرنج | शतरंज खेल रहा है/शतरंज खेल रहे हैं
plays the drum | 打鼓/敲鼓 | toca el tambor | joue du tambour | trommelt | toca tambor | suona il tamburo | бьёт в барабан | 太鼓を叩く | يقرع الطبل | ढोल बजा रहा है
plays the accordion | 拉手风琴 | toca el acordeón | joue de l'accordéon | spielt akkordeon | toca acordeão/toca sanfona | suona la fisarmonica | играет на аккордеоне | アコーディオンを弾く | يعزف على الأكورديون | -
plays the saxophone | 吹萨克斯 | toca el saxofón/toca el saxo | joue du saxophone | spielt saxophon/spielt saxofon | toca saxofone | suona il sassofono/suona il sax | играет на саксофоне | サックスを吹く | يعزف على الساكسفون | सैक्सोफोन बजा रहा है
plays the flute | 吹笛子/吹箫 | toca la flauta | joue de la flûte | spielt flöte | toca flauta | suona il flauto | играет на флейте | 笛を吹く | يعزف على الناي | बांसुरी बजा रहा है
dances | 跳舞/起舞/舞蹈 | baila/danza | danse | tanzt | dança | balla/danza | танцу*/пляш* | 踊る/舞う/ダンスする | يرقص | नाच रहा है/नृत्य कर रहा है
spins | 旋转/转圈 | gira/da vueltas | tourne/tournoie/virevolte | dreht sich/wirbelt | gira/rodopia | gira/volteggia/piroetta | кружит*/вращает* | 回る/回転する | يدور | घूम रहा है
sings | 唱歌/歌唱/唱 | canta | chante | singt | canta | canta | поёт/поет/поют | 歌う | يغني/يغرد | गा रहा है
swims | 游泳/游动/游 | nada | nage | schwimmt | nada | nuota | плывёт/плывет/плывут/плава* | 泳ぐ | يسبح | तैर रहा है
dives | 潜水/跳入水中 | bucea/se zambulle | plonge | taucht | mergulha | si tuffa/si immerge | ныря* | 潜る/飛び込む | يغوص | गोता लगा रहा है
flies | 飞/飞翔/飞过/飞行/翱翔 | vuela | vole | fliegt | voa | vola | летит/летят/летает/парит | 飛ぶ/飛び回る | يطير/يحلق | उड़ रहा है
jumps | 跳/跳跃/跳起/蹦跳 | salta/brinca | saute/bondit | springt/hüpft | pula/salta | salta | прыга*/скачут | 跳ぶ/跳ねる/飛び跳ねる/ジャンプする | يقفز | कूद रहा है/उछल रहा है
falls | 落下/飘落/坠落/倒下 | cae | tombe | fällt | cai | cade | падает/падают | 落ちる/舞い落ちる/降る | يسقط/يتساقط/تتساقط | गिर रहा है
rides | 骑着/骑/骑马 | monta/cabalga | chevauche/monte à cheval | reitet | cavalga/monta | cavalca | скачет на/едет верхом | 乗る | يركب/يمتطي | सवारी कर रहा है/सवार है
rides a bicycle | 骑自行车/骑车/骑单车 | monta en bicicleta/va en bicicleta/pedalea | fait du vélo/pédale | fährt fahrrad/fährt rad | anda de bicicleta/pedala | va in bicicletta/pedala | едет на велосипеде/катается на велосипеде | 自転車に乗る | يركب دراجة/يقود دراجة | साइकिल चला रहा है
drives | 开车/驾驶/行驶/开着 | conduce/maneja | conduit | fährt | dirige/conduz | guida | едет/едут/ведёт/мчится | 運転する | يقود/يسوق | चला रहा है/गाड़ी चला रहा है
passes | 驶过/经过/穿过 | pasa/atraviesa | passe/traverse | fährt vorbei/zieht vorbei | passa/atravessa | passa/attraversa | проезжает/проходит | 通り過ぎる/通る | يمر/يعبر | गुज़र रहा है/गुजर रहा है
crosses | 横穿/渡过 | cruza/atraviesa | traverse | überquert/durchquert | atravessa/cruza | attraversa | пересека*/переход* | 渡る/横切る | يعبر/يجتاز | पार कर रहा है
surfs | 冲浪 | surfea/hace surf | surfe/fait du surf | surft | surfa | surfa/fa surf | - | サーフィンする | يتزلج على الأمواج | -
skates | 滑冰/溜冰 | patina | patine | läuft schlittschuh/fährt schlittschuh | patina | pattina | катается на коньках/катается/катаются | スケートする | يتزلج | स्केटिंग कर रहा है
skis | 滑雪 | esquía | skie | fährt ski | esquia | scia | катается на лыжах | スキーをする | يتزلج على الثلج | स्कीइंग कर रहा है
rows | 划船/划着 | rema | rame | rudert | rema | rema | гребёт/гребет | 漕ぐ | يجدف | नाव चला रहा है/चप्पू चला रहा है
fishes | 钓鱼/捕鱼/打鱼 | pesca | pêche | angelt/fischt | pesca | pesca | рыбачит/ловит рыбу/удит | 釣りをする/釣る | يصطاد/يصطاد السمك | मछली पकड़ रहा है
sits | 坐着/坐 | se sienta/está sentado/está sentada/sentado/sentada | est assis/est assise/assis/assise/s'assied | sitzt | senta/está sentado/está sentada/sentado/sentada | siede/è seduto/è seduta/seduto/seduta | сидит/сидят | 座る/腰掛ける | يجلس/جالس/جالسة | बैठा है/बैठा/बैठी/बैठे
stands | 站着/站立/伫立/矗立/站 | está de pie/está parado/de pie | se tient/est debout/debout | steht | está de pé/de pé | sta in piedi/è in piedi/in piedi | стоит/стоят | 立つ/佇む | يقف/واقف/واقفة | खड़ा है/खड़ा/खड़ी/खड़े
lies | 躺着/趴着/趴/躺 | está acostado/tumbado/tumbada/yace | est allongé/est allongée/allongé/allongée/couché | liegt | está deitado/deitado/deitada | è sdraiato/sdraiato/sdraiata/giace | лежит/лежат | 横たわる/寝そべる | يستلقي/مستلق | लेटा है/लेटी है/लेटा
sleeps | 睡觉/睡着/沉睡/打盹/睡 | duerme | dort | schläft/döst | dorme | dorme | спит/спят/дремлет | 眠る/寝る/昼寝する | ينام/نائم/نائمة/يغفو | सो रहा है/सोया है
wakes up | 醒来 | despierta/se despierta | se réveille | wacht auf | acorda | si sveglia | просыпа* | 目を覚ます/目覚める | يستيقظ | जाग रहा है
waits | 等待/等着 | espera | attend | wartet | espera/aguarda | aspetta/attende | ждёт/ждет/ждут | 待つ | ينتظر | इंतज़ार कर रहा है/इंतजार कर रहा है
meditates | 打坐/冥想 | medita | médite | meditiert | medita | medita | медитир* | 瞑想する | يتأمل | ध्यान कर रहा है
prays | 祈祷 | reza | prie | betet | reza | prega | молится/молятся | 祈る | يصلي | प्रार्थना कर रहा है
smiles | 微笑/笑着/露出微笑 | sonríe | sourit | lächelt | sorri | sorride | улыба* | 微笑む/にっこりする | يبتسم/مبتسم | मुस्कुरा रहा है
laughs | 大笑/欢笑/笑 | ríe/se ríe | rit/éclate de rire | lacht | ri | ride | смеётся/смеется/смеются/хохоч* | 笑う | يضحك | हँस रहा है/हंस रहा है
cries | 哭/哭泣/流泪 | llora | pleure | weint | chora | piange | плачет/плачут | 泣く | يبكي | रो रहा है
waves | 挥手/招手 | saluda/saluda con la mano | fait signe/salue | winkt | acena | saluta | машет/машут | 手を振る | يلوح | हाथ हिला रहा है
claps | 鼓掌 | aplaude | applaudit | klatscht | bate palmas/aplaude | applaude/batte le mani | хлопа*/аплодир* | 拍手する | يصفق | ताली बजा रहा है
talks | 聊天/交谈/说话/谈话 | habla/charla/conversa | parle/bavarde/discute | spricht/redet/plaudert | fala/conversa | parla/chiacchiera | говорит/разговарива*/беседу*/болта* | 話す/話し合う/おしゃべりする | يتحدث/يتكلم | बात कर रहा है/बातें कर रहा है
says | 说/说道 | dice/le dice | dit/lui dit | sagt | diz/fala | dice/gli dice/le dice | говорит/сказал* | 言う/つぶやく | يقول/قال | कहता है/कहती है/कहते हैं/बोलता है/बोलती है
asks | 问/问道 | pregunta/le pregunta | demande/lui demande | fragt | pergunta | chiede/domanda | спрашива* | 尋ねる/聞く | يسأل | पूछता है/पूछती है
answers | 回答/答道 | contesta/responde | répond | antwortet/erwidert | responde | risponde | отвеча* | 答える | يجيب/يرد | जवाब देता है/जवाब देती है
whispers | 低语/轻声说/低声说 | susurra | murmure/chuchote | flüstert | sussurra/cochicha | sussurra/bisbiglia | шепч*/шёпотом говорит | 囁く/ささやく | يهمس | फुसफुसाता है/फुसफुसाती है
shouts | 大喊/喊道/大叫/喊 | grita | crie/s'écrie | ruft/schreit/brüllt | grita | grida/urla | кричит/кричат | 叫ぶ | يصرخ/يصيح | चिल्लाता है/चिल्लाती है/चिल्ला रहा है
opens | 打开/推开/睁开 | abre | ouvre | öffnet | abre | apre | открыва* | 開ける/開く | يفتح | खोल रहा है/खुल रहा है
lights | 点燃/点亮 | enciende | allume | zündet/entzündet | acende | accende | зажига* | 灯す/火をつける | يشعل/يضيء | जला रहा है
glows | 发光/闪烁/闪耀/闪闪发光 | brilla/resplandece | brille/scintille/luit | leuchtet/glüht/glitzert/funkelt | brilha | brilla/risplende/luccica | свети*/сия*/сверка*/мерца* | 光る/輝く | يتوهج/يلمع/يتلألأ | चमक रहा है
burns | 燃烧/着火 | arde/quema | brûle | brennt | arde/queima | brucia/arde | горит/горят/пыла* | 燃える | يحترق | जल रहा है
floats | 漂浮/飘浮/漂 | flota | flotte | schwebt/treibt | flutua | galleggia/fluttua | парит/дрейфу*/плывёт по | 浮かぶ/漂う | يطفو/يعوم | तैर रहा है/मंडरा रहा है
rises | 升起/上升 | se eleva/sale/asciende | s'élève/se lève | steigt auf/geht auf | sobe/nasce | sorge/si alza/sale | восходит/поднимается | 昇る/立ち上る | يرتفع/تشرق/يصعد | उठ रहा है/उग रहा है
crashes | 拍打/撞击 | rompe/rompen/se estrellan/choca | se brisent/se brise/s'écrase | brechen/bricht/schlagen | quebra/quebram/batem | si infrangono/si infrange/si schiantano | разбива*/бьются | 打ち寄せる/砕ける | تتكسر/تتحطم/تضرب | टकरा रहा है/टकरा रही हैं
flows | 流淌/流动/流过 | fluye/corre el agua | coule | fließt/strömt | flui | scorre | течёт/течет/текут/струит* | 流れる | يتدفق/يجري الماء | बह रहा है
grows | 生长/长大 | crece | pousse/grandit | wächst | cresce | cresce | растёт/растет/растут | 育つ/成長する | ينمو | उग रहा है/बढ़ रहा है
blooms | 盛开/开放/绽放/开花 | florece | fleurit/éclot | blüht | floresce/desabrocha | fiorisce/sboccia | цветёт/цветет/цветут/распуска* | 咲く | يتفتح/تزهر | खिल रहा है
explodes | 爆炸 | explota/estalla | explose | explodiert | explode | esplode | взрыва* | 爆発する | ينفجر | फट रहा है
howls | 嚎叫/长啸 | aúlla | hurle | heult | uiva | ulula | воет/воют | 遠吠えする | يعوي | चीख रहा है
barks | 吠 | ladra | aboie | bellt | late | abbaia | лает/лают | 吠える | ينبح | भौंक रहा है
meows | 喵喵叫 | maúlla | miaule | miaut | mia | miagola | мяука* | 鳴く | تموء | म्याऊँ कर रहा है
roars | 咆哮/怒吼 | ruge | rugit | brüllt | ruge | ruggisce | рычит/ревёт/ревет | 吠え猛る | يزأر | दहाड़ रहा है
sniffs | 嗅 | olfatea | renifle | schnüffelt/schnuppert | fareja | fiuta | принюхива* | 嗅ぐ | يتشمم | सूँघ रहा है
grazes | 吃草 | pace | broute/paît | grast/weidet | - | pascola/bruca | пасётся/пасется/пасутся | 草を食べる | يرعى | चर रहा है
hunts | 狩猎/捕猎 | caza | chasse | - | caça | caccia | охотит* | 狩る/狩りをする | يصطاد | शिकार कर रहा है
fights | 打斗/战斗/搏斗 | lucha/pelea/combate | se bat/combat/lutte | kämpft | luta/briga/combate | combatte/lotta | дерёт*/сражает*/борет* | 戦う | يقاتل/يحارب | लड़ रहा है
photographs | 拍照/摄影 | fotografía a | photographie/prend en photo | fotografiert | fotografa | fotografa | фотографир* | 写真を撮る/撮影する | يصور/يلتقط صورة | फोटो खींच रहा है/तस्वीर ले रहा है
works | 工作 | trabaja | travaille | arbeitet | trabalha | lavora | работает/работают/трудит* | 働く/仕事する/作業する | يعمل | काम कर रहा है
types | 打字 | teclea/escribe a máquina | tape | tippt | digita | digita | печата* | 打つ/タイピングする | يكتب على لوحة المفاتيح | टाइप कर रहा है
wearing | 穿着/身穿/戴着/头戴/身着 | vestido de/vestida de/que lleva/lleva puesto/viste | vêtu de/vêtue de/portant/coiffé de/habillé de | gekleidet in/trägt | vestindo/usando/vestido de/vestida de/usa | vestito di/vestita di/indossa/con indosso/che indossa | одет* в/в одежде | 着た/着ている/かぶった/身につけた/着て | يرتدي/ترتدي/يلبس/تلبس/مرتديا | पहने/पहने हुए/पहनकर/पहनी
holding | - | sosteniendo | tenant | haltend | segurando | con in mano/tenendo | держа | - | حاملا/حاملة/ممسكا | लिए हुए
they | 他们/她们 | ellos/ellas | ils/elles | - | eles/elas | loro/essi | они | 彼ら/二人は | هم/هما | वे
suddenly | 突然/忽然 | de repente/de pronto | soudain/tout à coup | plötzlich | de repente | improvvisamente/all'improvviso | вдруг/внезапно | 突然/急に | فجأة | अचानक
study | 书斋 | despacho | cabinet de travail | arbeitszimmer | gabinete | suo studio/studio | кабинет* | 書斎 | مكتبه | अध्ययन कक्ष
golden retriever | 金毛犬/金毛 | golden retriever | golden retriever | golden retriever | golden retriever | golden retriever | золотистый ретривер | ゴールデンレトリバー | غولدن ريتريفر | गोल्डन रिट्रीवर
builds a snowman | 堆雪人 | hace un muñeco de nieve/construye un muñeco de nieve | fait un bonhomme de neige | baut einen schneemann | faz um boneco de neve | fa un pupazzo di neve | лепит снеговика/лепят снеговика | 雪だるまを作る | يصنع رجل ثلج | हिममानव बना रहा है
glowing | 发光的/发光 | luminoso/luminosa/brillante | lumineux/lumineuse/brillant | leuchtend | luminoso/brilhante | luminoso/luminosa | светящ* | 光る | متوهج/متوهجة | चमकता/चमकती
cyberpunk | 赛博朋克 | ciberpunk | - | - | ciberpunk | - | киберпанк* | サイバーパンク | سايبربانك | साइबरपंक
nods | 点头/点了点头 | asiente | hoche la tête/acquiesce | nickt | acena com a cabeça/assente | annuisce | кивает/кивают | うなずく/頷く | يومئ | सिर हिला रहा है
white beard | 白胡子 | barba blanca | barbe blanche | weißer bart/weißem bart | barba branca | barba bianca | белая борода/белой бородой | 白いひげ/白髭 | لحية بيضاء | सफेद दाढ़ी
cobbled | 石板 | empedrada/empedrado | pavée/pavé | gepflastert | de paralelepípedos | acciottolata | мощён* | 石畳の | مرصوف | -
buenos aires | 布宜诺斯艾利斯 | buenos aires | - | - | - | - | буэнос-айрес* | - | - | -
mysterious | 神秘的 | misterioso/misteriosa | mystérieux/mystérieuse | geheimnisvoll/mysteriös | misterioso/misteriosa | misterioso/misteriosa | таинственн*/загадочн* | 神秘的な/不思議な | غامض/غامضة | रहस्यमय
landscape | 风景/景色 | paisaje | paysage | landschaft | paisagem | paesaggio | пейзаж* | 風景/景色 | منظر طبيعي | परिदृश्य
outside | 外面/窗外的 | afuera/fuera | dehors | draußen | lá fora/fora | fuori/all'esterno | снаружи/за окном | 外で/外の | في الخارج/خارجا | बाहर
passes by | 掠过/飞驰而过 | pasa de largo | défile | vorbeizieht/zieht vorbei/vorbeifährt | passa voando | sfreccia | проносится/мелька* | 流れていく/通り過ぎる | يمر بجانب | -
chases | 追着 | corre detrás de/corre tras | court après/court derrière | läuft hinterher/rennt hinter | corre atrás de/corre atrás | corre dietro a | бежит за/бегут за | 追い回す | يركض خلف/يركض وراء | पीछे भाग रहा है
curly hair | 卷发的 | cabello rizado/rizos | cheveux crépus | lockenkopf | cabelos cacheados/cabelo crespo | capelli mossi/riccioli | кудрявые волосы | くるくるの髪 | شعر أجعد | -
flies a kite | 放风筝 | vuela una cometa/remonta una cometa | fait voler un cerf-volant | lässt einen drachen steigen | solta pipa/solta uma pipa/empina uma pipa | fa volare un aquilone | запускает воздушного змея | 凧揚げをする | يطير طائرة ورقية | पतंग उड़ा रहा है
fresh | 新鲜的 | fresco/fresca | frais/fraîche | frisch | fresco/fresca | fresco/fresca | свеж* | 新鮮な | طازج/طازجة | ताज़ा
rustic | 乡村风格的 | rústico/rústica | rustique | rustikal | rústico/rústica | rustico/rustica | деревенск* | 素朴な | ريفي | -
brown | 焦糖色 | color caramelo | caramel | karamellfarben | caramelo/cor de caramelo | color caramello | карамельн* | キャラメル色の | - | -
snow | 下雪的 | - | - | - | - | - | - | 雪の降る/雪降る | - | -
rain | 雨中 | - | - | - | - | - | - | 雨の降る/雨降る | - | -
train platform | 月台 | andén | quai de gare | bahnsteig | plataforma | binario/banchina della stazione | перрон*/платформ* | 駅のホーム/ホーム | رصيف القطار | प्लेटफार्म/प्लेटफॉर्म
runs around | 跑来跑去 | corretea | court partout/gambade | tollt/läuft herum | corre por aí | scorrazza | носится/бегает вокруг | 走り回る/駆け回る | يركض حول | -
sunset | 夕阳西下 | puesta del sol | soleil couchant | abendsonne | sol poente | sole al tramonto | заходящ* солнц* | 夕日が沈む/日が沈む/夕日 | غروب الشمس | सूर्यास्त/डूबता सूरज
at sunrise | - | - | - | - | - | - | - | - | عند شروق الشمس/شروق الشمس | -
seagulls | 海鸥们 | gaviotas | mouettes | möwen | gaivotas | gabbiani | чайки | カモメたち | طيور النورس/نوارس | -
oil lamp | 油灯 | lámpara de aceite | lampe à huile | öllampe | lamparina | lampada a olio | масляная лампа | オイルランプ | سراج/مصباح زيت | दीया/दीये/दीपक
evening | 傍晚时分 | - | - | - | - | - | - | - | وقت المساء | शाम का समय/शाम के समय
river | 恒河 | ganges | gange | ganges | ganges | gange | ганг* | ガンジス川 | نهر الغانج | गंगा/नदी
against | - | contra | contre | gegen | contra | contro | об/о | - | ضد | -
over | - | por encima de | par-dessus | über | por cima de | sopra | над | - | فوق | के ऊपर
nearby | - | cerca | à proximité | in der nähe/daneben | por perto/perto | nelle vicinanze/vicino | рядом/неподалёку | 近くで | بالقرب | पास में
her | - | - | - | - | - | - | - | 彼女の | - | उसकी/उसका
a shot | 镜头/画面 | toma/plano | plan/prise de vue | aufnahme/einstellung | tomada/plano | ripresa/inquadratura | кадр*/план/съёмк* | ショット/画面/映像 | لقطة/مشهد | शॉट/दृश्य
the camera | 摄像机/摄影机 | la cámara | la caméra | die kamera | a câmera/a câmara | la telecamera/la camera | камера/камер* | カメラ | الكاميرا/كاميرا | कैमरा
umbrella | 雨伞/伞/油纸伞 | paraguas/sombrilla | parapluie/ombrelle | regenschirm/schirm | guarda-chuva/sombrinha | ombrello/ombrellino | зонт* | 傘/日傘 | مظلة/مظلته/مظلتها | छाता/छतरी/छाते
on the | - | - | - | - | - | sugli/sulle/sui | - | - | - | -
tokyo | 东京 | tokio | - | tokio | tóquio | - | токио | 東京 | طوكيو | टोक्यो
pigeons | 鸽群 | palomas | pigeons | tauben | pombos/pombas | piccioni | голуби/голубей/голубям/голубями | - | حمائم | कबूतरों
parisian | - | parisino/parisina | parisien/parisienne | pariser | parisiense | parigino/parigina | парижск* | - | باريسي | -
paris | 巴黎 | - | - | - | - | parigi | париж* | パリ | باريس | पेरिस
cairo | 开罗 | el cairo | le caire | kairo | - | - | каир* | カイロ | القاهرة | काहिरा
venice | 威尼斯 | venecia | venise | venedig | veneza | venezia | венеци* | ヴェネツィア/ベネチア | البندقية | वेनिस
shanghai | 上海 | - | - | - | xangai | - | шанха* | 上海 | شنغهاي | -
beijing | 北京 | pekín | pékin | peking | pequim | pechino | пекин* | 北京 | بكين | -
kyoto | 京都 | kioto | - | - | quioto | - | киото | 京都 | - | -
moscow | 莫斯科 | moscú | moscou | moskau | moscou | mosca | москв* | モスクワ | موسكو | -
london | 伦敦 | londres | londres | - | londres | londra | лондон* | ロンドン | لندن | लंदन
new york | 纽约 | nueva york | - | - | nova york/nova iorque | - | нью-йорк* | ニューヨーク | نيويورك | न्यूयॉर्क
is reflected in | 倒映在/映在 | se refleja en/se reflejan en | se reflète dans/se reflètent dans | spiegelt sich in/spiegeln sich in | se reflete em/se refletem em | si riflette in/si riflettono in | отража* в | に映る/に反射する | ينعكس على/تنعكس على | -
that | - | que/quien | qui/que | - | que | che | который/которая/которое/которые | - | الذي/التي | जो
at sunset | 日落时分/夕阳下/傍晚 | al atardecer/en el atardecer/al ocaso | au coucher du soleil/au crépuscule/au soleil couchant | bei sonnenuntergang/in der abenddämmerung/in der dämmerung | ao pôr do sol/ao entardecer/no entardecer | al tramonto | на закате/в закатном свете | 夕暮れの/夕暮れに/夕焼けの | عند الغروب/وقت الغروب | सूर्यास्त के समय/शाम को/सूर्यास्त पर
at sunrise | 日出时分/清晨 | al amanecer | au lever du soleil/à l'aube | bei sonnenaufgang/im morgengrauen | ao nascer do sol/ao amanhecer | all'alba | на рассвете/на восходе | 日の出の/夜明けの/夜明けに | عند الشروق/عند الفجر/وقت الشروق | सूर्योदय के समय/भोर में/सुबह
at night | 夜里/夜晚/晚上/深夜 | por la noche/de noche/en la noche | la nuit/de nuit/pendant la nuit | bei nacht/nachts/in der nacht | à noite/de noite/durante a noite | di notte/nella notte/la notte | ночью/поздно вечером | 夜の/夜に/深夜の | ليلا/في الليل | रात में/रात को/रात के समय
dusk | 黄昏/暮色 | crepúsculo/anochecer | crépuscule | dämmerung/abenddämmerung | crepúsculo/anoitecer | crepuscolo/imbrunire | сумерк* | 黄昏/薄暮/夕方 | غسق | गोधूलि
evening | 傍晚 | tarde | soir/soirée | abend/abends | entardecer | sera | вечер* | 夕方/夕暮れ | مساء | शाम
morning | 早晨/早上/清晨 | mañana/por la mañana | matin/matinée | morgen/morgens | manhã/de manhã | mattino/mattina | утр* | 朝/早朝 | صباح/صباحا | सुबह
winter | 冬天/冬日/冬季 | invierno | hiver | winter | inverno | inverno | зим* | 冬 | شتاء | सर्दी/सर्दियों
summer | 夏天/夏日 | verano | été | sommer | verão | estate | летн*/лето/летом | 夏 | صيف | गर्मी/गर्मियों
spring | 春天/春日 | primavera | printemps | frühling/frühjahr | primavera | primavera | весн* | 春 | ربيع | वसंत
autumn | 秋天/秋日 | otoño | automne | herbst | outono | autunno | осен* | 秋 | خريف | पतझड़/शरद
snow | 飘雪/大雪纷飞/下着雪 | nieve cayendo/nieve que cae/cae la nieve | neige qui tombe/la neige tombe | fallender schnee/schneefall/schnee fällt | neve caindo/cai a neve | neve che cade/cade la neve | падающ* снег/идёт снег/идет снег/снегопад* | 雪が降る/雪が降っている/降りしきる雪 | ثلج يتساقط/تساقط الثلوج | गिरती बर्फ/बर्फबारी/बर्फ गिर रही है
rain | 下着雨/大雨/暴雨/细雨 | lluvia torrencial/bajo la lluvia/llueve | sous la pluie/il pleut | strömender regen/im regen/regnet | sob a chuva/na chuva/chove | sotto la pioggia/piove | под дожд*/идёт дождь/идет дождь/ливен* | 雨が降る/雨の中/土砂降り | تحت المطر/المطر يهطل/أمطار غزيرة | बारिश में/बारिश हो रही है
thunderstorm | 雷雨/暴风雨/雷电 | tormenta/tempestad | orage/tempête | gewitter/sturm | tempestade/trovoada | tempesta/temporale | гроз*/бур* | 嵐/雷雨 | عاصفة/عاصفة رعدية | तूफान/आंधी
slow motion | 慢动作/慢镜头 | cámara lenta/a cámara lenta/en cámara lenta | au ralenti/ralenti | zeitlupe/in zeitlupe | câmera lenta/em câmera lenta | al rallentatore/rallentatore/slow motion | замедленн* съёмк*/замедленн* съемк*/в замедленн* | スローモーション | حركة بطيئة/بالحركة البطيئة/تصوير بطيء | धीमी गति/स्लो मोशन
time-lapse | 延时摄影/延时 | lapso de tiempo/time-lapse | accéléré/en accéléré | zeitraffer/im zeitraffer | lapso de tempo | in time-lapse/time lapse | таймлапс*/ускоренн* съёмк* | タイムラプス | تسريع الزمن/تايم لابس | टाइमलैप्स
close-up | 特写/特写镜头/近景 | primer plano/plano detalle/primerísimo plano | gros plan/plan serré/très gros plan | nahaufnahme/großaufnahme/detailaufnahme | close/primeiro plano/plano fechado/close-up | primo piano/dettaglio/primissimo piano | крупн* план*/крупным планом | クローズアップ/アップで/接写 | لقطة قريبة/لقطة مقربة | क्लोज़-अप/क्लोज अप/क्लोजअप
medium shot | 中景/中近景 | plano medio | plan moyen/plan américain | halbtotale/halbnahe/mittlere einstellung | plano médio | piano medio/mezza figura/campo medio | средн* план* | ミディアムショット/バストショット | لقطة متوسطة | मीडियम शॉट/मध्यम शॉट
wide shot | 全景/广角镜头/远景/大全景 | plano general/plano abierto/gran plano general/plano panorámico | plan large/plan d'ensemble/plan général | totale/weite einstellung/weitwinkelaufnahme/weitwinkel | plano geral/plano aberto | campo lungo/campo totale/inquadratura ampia/totale | широк* план*/общ* план*/дальн* план* | ワイドショット/広角/引きの画 | لقطة واسعة/لقطة عامة | वाइड शॉट/चौड़ा शॉट
aerial drone shot | 航拍/无人机航拍/航拍镜头/无人机镜头 | toma aérea con dron/vista aérea con dron/toma de dron/toma con dron/plano con dron | vue de drone/prise de vue par drone/plan de drone/filmé par drone/vue aérienne par drone | drohnenaufnahme/drohnenflug/luftaufnahme mit drohne | tomada aérea de drone/vista de drone/filmagem de drone/imagem aérea de drone/tomada de drone | ripresa aerea con drone/ripresa con drone/ripresa dal drone/vista dal drone/inquadratura aerea con drone | съёмк* с дрона/съемк* с дрона/аэросъёмк*/аэросъемк*/с дрона | ドローン撮影/ドローンショット/空撮 | تصوير بالدرون/لقطة درون/لقطة بطائرة مسيرة | ड्रोन शॉट/ड्रोन से
aerial view | 鸟瞰/俯瞰/空中俯瞰 | vista aérea/toma aérea/plano aéreo | vue aérienne/plan aérien | luftaufnahme/vogelperspektive/aus der vogelperspektive | vista aérea/tomada aérea | vista aerea/ripresa aerea/dall'alto | вид сверху/с высоты птичьего полёта/аэрофотосъёмк* | 鳥瞰/俯瞰 | منظر جوي/لقطة جوية/من الأعلى | हवाई दृश्य/हवाई शॉट
low angle shot | 低角度/仰拍 | ángulo bajo/contrapicado/plano contrapicado/toma de ángulo bajo | contre-plongée/en contre-plongée | froschperspektive/untersicht/aus der froschperspektive | ângulo baixo/câmera baixa/contra-plongée | ripresa dal basso/inquadratura dal basso/dal basso | нижн* ракурс*/съёмк* снизу/снизу вверх | ローアングル/あおり | زاوية منخفضة/لقطة من الأسفل | लो एंगल/निचला कोण
high angle shot | 俯拍/高角度 | ángulo alto/picado/plano picado | en plongée/plongée | aufsicht/von oben | ângulo alto/plongée | ripresa dall'alto/inquadratura dall'alto | верхн* ракурс*/съёмк* сверху | ハイアングル | زاوية مرتفعة/لقطة من الأعلى | हाई एंगल
point of view shot | 第一人称视角/主观视角/主观镜头 | punto de vista/en primera persona/cámara subjetiva | vue subjective/caméra subjective/à la première personne | ich-perspektive/subjektive kamera | ponto de vista/primeira pessoa/câmera subjetiva | soggettiva/in soggettiva/in prima persona | от первого лица/субъективн* камер* | 一人称視点/主観ショット | من منظور الشخص الأول | पीओवी/प्रथम व्यक्ति
tracking shot | 跟拍/跟踪镜头/移动镜头 | travelling/toma de seguimiento/plano secuencia | travelling/travelling latéral/plan-séquence | kamerafahrt/verfolgungsfahrt/seitliche kamerafahrt | travelling/plano sequência | carrellata/carrellata laterale/piano sequenza | следящ* камер*/проезд камеры/трекинг* | トラッキングショット/移動撮影/追跡ショット | لقطة تتبع | ट्रैकिंग शॉट
the camera follows | 镜头跟随/镜头缓缓跟随/镜头跟着/摄像机跟随/镜头追随 | la cámara sigue/la cámara lo sigue/la cámara la sigue | la caméra suit/la caméra le suit/la caméra la suit | die kamera folgt/kamera folgt/die kamera begleitet | a câmera segue/a câmera acompanha/a câmara segue | la camera segue/la telecamera segue/la macchina da presa segue | камера следует/камера следит | カメラが追う/カメラが追いかける/カメラは追う | الكاميرا تتبع/تتبع الكاميرا | कैमरा पीछे चलता है/कैमरा उसका पीछा करता है/कैमरा पीछा करता है
the camera slowly pushes in | 镜头缓缓推进/镜头慢慢推近/镜头拉近/镜头推近/镜头缓慢推进/镜头推进/镜头逐渐推近 | la cámara se acerca/la cámara se acerca lentamente/la cámara avanza | la caméra s'approche/la caméra s'approche lentement/la caméra avance lentement/travelling avant | die kamera fährt langsam heran/die kamera fliegt langsam näher heran/die kamera nähert sich/kamera fährt langsam näher/die kamera fährt näher/die kamera zoomt langsam heran | a câmera se aproxima/a câmera se aproxima lentamente/a câmera avança | la camera si avvicina/la telecamera si avvicina/la camera si avvicina lentamente/la telecamera si avvicina lentamente | камера медленно приближается/камера приближается/камера наезжает | カメラがゆっくりと近づく/カメラがゆっくり近づく/カメラが近づく/カメラがゆっくり寄る/カメラが寄る/カメラはゆっくり近づく | تقترب الكاميرا/تقترب الكاميرا ببطء/الكاميرا تقترب/الكاميرا تقترب ببطء | कैमरा धीरे-धीरे पास आता है/कैमरा पास आता है/कैमरा धीरे धीरे पास आता है/कैमरा ज़ूम इन करता है
the camera slowly pulls back | 镜头缓缓拉远/镜头拉远/镜头慢慢拉远/镜头后拉/镜头缓缓后退/镜头后退 | la cámara se aleja/la cámara se aleja lentamente/la cámara retrocede/que se aleja lentamente | la caméra recule/la caméra recule lentement/la caméra s'éloigne/la caméra s'éloigne lentement/travelling arrière | die kamera fährt zurück/die kamera fährt langsam zurück/die kamera entfernt sich/die kamera zieht sich zurück | a câmera se afasta/a câmera se afasta lentamente/a câmera recua | la camera si allontana/la telecamera si allontana/la camera si allontana lentamente/che si allontana lentamente/che si allontana | камера отъезжает/камера медленно отъезжает/камера отдаляется/камера медленно отдаляется | カメラが引く/カメラがゆっくり引く/カメラが遠ざかる/カメラがゆっくり遠ざかる/カメラがゆっくりと引いていく | تبتعد الكاميرا/تبتعد الكاميرا ببطء/الكاميرا تبتعد/تتراجع الكاميرا | कैमरा दूर जाता है/कैमरा पीछे हटता है/कैमरा धीरे-धीरे दूर जाता है
the camera orbits around | 镜头环绕/环绕镜头/镜头围绕/环绕拍摄/镜头旋转 | la cámara gira alrededor/la cámara orbita/la cámara rodea | la caméra tourne autour/la caméra orbite | die kamera kreist/kamera umkreist/die kamera umkreist | a câmera gira em torno/a câmera orbita/a câmera circula | la camera ruota attorno/la camera gira intorno/la telecamera ruota intorno/la telecamera orbita | камера облетает/камера кружит/камера вращается вокруг | カメラが周りを回る/カメラが回り込む/カメラが旋回する | تدور الكاميرا حول/الكاميرا تدور حول | कैमरा चारों ओर घूमता है/कैमरा घूमता है
the camera pans | 镜头横移/镜头平移/镜头横摇/摇镜头 | la cámara panea/paneo/panorámica | panoramique/la caméra panote | kameraschwenk/die kamera schwenkt | panorâmica/a câmera faz uma panorâmica | panoramica/la camera fa una panoramica | панорам*/камера панорамирует | カメラがパンする | الكاميرا تتحرك أفقيا/حركة بانورامية | कैमरा पैन करता है/पैन शॉट
camera rises | 镜头上升/镜头升起/镜头缓缓上升 | la cámara se eleva/la cámara sube/la cámara asciende/que asciende/que sube lentamente | la caméra s'élève/la caméra monte | die kamera steigt auf/die kamera fährt nach oben/die kamera hebt ab | a câmera sobe/a câmera se eleva | la camera si alza/la telecamera sale/che sale lentamente/che si alza | камера поднимается/камера взлетает | カメラが上昇する/カメラが上がる | ترتفع الكاميرا/الكاميرا ترتفع | कैमरा ऊपर उठता है
static camera | 固定镜头/静止镜头 | cámara fija/cámara estática/plano fijo | caméra fixe/plan fixe | statische kamera/feste kamera/starre kamera | câmera fixa/câmera parada/câmera estática | camera fissa/inquadratura fissa/telecamera fissa | статичн* камер*/неподвижн* камер* | 固定カメラ/定点カメラ | كاميرا ثابتة | स्थिर कैमरा
handheld camera | 手持镜头/手持拍摄/手持 | cámara en mano/cámara al hombro | caméra à l'épaule/caméra portée/caméra à la main | handkamera/wackelige kamera | câmera na mão | camera a mano/camera a spalla | ручн* камер*/камера с рук | 手持ちカメラ/手持ち撮影/手ブレ | كاميرا محمولة | हैंडहेल्ड कैमरा
shallow depth of field | 浅景深/背景虚化 | poca profundidad de campo/profundidad de campo reducida/fondo desenfocado | faible profondeur de champ/arrière-plan flou | geringe schärfentiefe/unscharfer hintergrund | pouca profundidade de campo/fundo desfocado | profondità di campo ridotta/sfondo sfocato/poca profondità di campo | мал* глубин* резкости/размыт* фон* | 浅い被写界深度/背景ぼかし/ボケ | عمق ميدان ضحل/خلفية ضبابية | उथली गहराई/धुंधली पृष्ठभूमि
documentary style | 纪录片风格/纪实风格 | estilo documental | style documentaire | dokumentarstil/dokumentarisch/im stil einer dokumentation | estilo documentário | stile documentario/stile documentaristico | документальн* стил*/в стиле документального кино | ドキュメンタリー風/ドキュメンタリースタイル | أسلوب وثائقي/نمط وثائقي | वृत्तचित्र शैली/डॉक्यूमेंट्री शैली
cinematic | 电影感/电影级/电影质感/电影风格 | cinematográfico/cinematográfica/cinemático/estilo cinematográfico | cinématographique/style cinématographique | filmisch/kinoreif/cinematisch | cinematográfico/cinematográfica/cinemático | cinematografico/cinematografica/stile cinematografico | кинематографичн*/кинематографическ* | シネマティック/映画風/映画のような | سينمائي/سينمائية | सिनेमाई/सिनेमैटिक
anime style | 动漫风格/动漫/日漫风格 | estilo anime | style anime/style animé | anime-stil/im anime-stil/animestil | estilo anime | stile anime | в стиле аниме/аниме | アニメ風/アニメスタイル/アニメ調 | أسلوب الأنمي/أنمي | एनीमे शैली
Pixar style | 皮克斯风格/迪士尼风格/3D动画 | estilo pixar/animación 3d | style pixar/animation 3d | pixar-stil/im pixar-stil/3d-animation | estilo pixar/animação 3d | stile pixar/animazione 3d | в стиле пиксар/в стиле pixar | ピクサー風/3Dアニメ | أسلوب بيكسار | पिक्सार शैली
oil painting | 油画风格/油画 | pintura al óleo/estilo óleo | peinture à l'huile | ölgemälde/im stil eines ölgemäldes | pintura a óleo | pittura a olio/stile pittura a olio | масляная живопись/картина маслом | 油絵/油絵風 | لوحة زيتية | तेल चित्रकला
photorealistic | 写实/逼真/超写实 | fotorrealista/hiperrealista/realista | photoréaliste/réaliste/hyperréaliste | fotorealistisch/hyperrealistisch/realistisch | fotorrealista/realista | fotorealistico/realistico/iperrealistico | фотореалистичн*/реалистичн* | フォトリアル/写実的/リアル | واقعي/واقعية | यथार्थवादी
mood | 氛围/气氛 | ambiente/atmósfera | ambiance/atmosphère | stimmung/atmosphäre | atmosfera/clima | atmosfera | атмосфер*/настроени* | 雰囲気/ムード | أجواء/جو | माहौल/वातावरण
magical | 梦幻/奇幻/魔幻 | mágico/mágica/de ensueño | féerique/magique/onirique | magisch/märchenhaft/verträumt | mágico/mágica/onírico | magico/magica/fiabesco/onirico | волшебн*/сказочн* | 幻想的な/魔法の/夢のような | سحري/سحرية/حالم | जादुई
melancholic | 忧伤/忧郁 | melancólico/melancólica | mélancolique | melancholisch | melancólico/melancólica | malinconico/malinconica | меланхоличн*/грустн* | 物悲しい/切ない | حزين/كئيب | उदास
in the distance | 远处/在远处/远方 | a lo lejos/en la distancia/al fondo | au loin/à l'arrière-plan/en arrière-plan | in der ferne/im hintergrund | ao longe/ao fundo/à distância | in lontananza/sullo sfondo | вдали/вдалеке/на заднем плане/на фоне | 遠くに/遠くで/背景に | في الأفق/في البعيد/في الخلفية | दूर/पृष्ठभूमि में
in the foreground | 前景中 | en primer término | au premier plan | im vordergrund | em primeiro plano | in primo piano | на переднем плане | 手前に/前景に | في المقدمة | अग्रभूमि में
next to him | 身旁/在他旁边/在他身边/他身边 | a su lado/junto a él | à côté de lui/à ses côtés | neben ihm | ao lado dele/ao seu lado | accanto a lui/al suo fianco | рядом с ним/возле него | 彼の隣で/そばで/その隣で | بجانبه/بجواره | उसके पास/उसके बगल में
next to her | 在她旁边/在她身边/她身边 | junto a ella | à côté d'elle | neben ihr | ao lado dela | accanto a lei | рядом с ней/возле неё | 彼女の隣で | بجانبها/بجوارها | -
behind him | 在他身后/他身后/身后 | detrás de él/tras él | derrière lui | hinter ihm | atrás dele | dietro di lui | за ним/позади него | 彼の後ろで | خلفه/وراءه | उसके पीछे
behind her | 在她身后/她身后 | detrás de ella/tras ella | derrière elle | hinter ihr | atrás dela | dietro di lei | за ней/позади неё | 彼女の後ろで | خلفها/وراءها | -
out of the window | 窗外/向窗外/望着窗外 | por la ventana | par la fenêtre | aus dem fenster | pela janela | dalla finestra/fuori dalla finestra | в окно/из окна | 窓の外を/窓から | من النافذة | खिड़की से बाहर/खिड़की से
passes | 划过/驶过/经过 | pasa | passe | zieht vorbei | passa | passa | проходит/проплывает | 通り過ぎる | يمر/تمر | गुजरता है
street | 街头/街道 | calle | rue | straße | rua | strada | улиц* | 通り/街角 | شارع/الشارع | सड़क/गली
flour | 面粉 | harina | farine | mehl | farinha | farina | мук*/мукой | 小麦粉 | دقيق/طحين | आटा/आटे
finds | 发现/找到 | encuentra/descubre | trouve/découvre | findet/entdeckt | encontra/descobre | trova/scopre | находит/обнаруживает | 見つける | يجد/تجد | पाता है/ढूँढता है
between | 之间 | entre | entre | zwischen | entre | tra/fra | между | の間に | بين | के बीच
touches | 触摸/抚摸 | tocarla/tocarlo | touche/caresse | berührt | tocá-la | toccarla | трогает/касается | 触れる/触る | يلمس/تلمس | छूता है/छूती है
kneels | 跪下 | se arrodilla/arrodilla | s'agenouille/agenouille | kniet sich/kniet | ajoelha-se/se ajoelha | si inginocchia/inginocchia | встаёт на колени/опускается на колени | ひざまずく | يركع/تركع | घुटने टेकता है
planet | 星球/行星 | planeta | planète | planet/planeten | planeta | pianeta | планет* | 惑星 | كوكب | ग्रह
the camera circles around | 镜头环绕 | la cámara gira a su alrededor/la cámara gira lentamente a su alrededor/la cámara gira alrededor | la caméra tourne autour | die kamera kreist um/die kamera umkreist | a câmera gira ao redor/a câmera circula | la camera gira intorno/la telecamera gira intorno/la camera ruota intorno | камера облетает/камера вращается вокруг/камера кружит вокруг | カメラが周りを回る | الكاميرا تدور حول | कैमरा चारों ओर घूमता है
with a white beard | 留着白胡子 | con barba blanca | à la barbe blanche | mit weißem bart | de barba branca | con la barba bianca/dalla barba bianca | с белой бородой | 白いひげの | بلحية بيضاء | सफेद दाढ़ी वाला
sunset | 日落 | puesta de sol/se pone el sol/el sol se pone | le soleil se couche/soleil se couche/coucher de soleil | die sonne geht unter/sonne geht unter | o sol se põe/sol se põe | il sole tramonta/sole tramonta | солнце садится | 日が沈む | غروب | सूर्यास्त
brings | 端来/带来 | trae | apporte/lui apporte | bringt | traz | gli porta/le porta | приносит | 運ぶ/持ってくる | يحضر/يجلب | लाता है/लाती है
parisian cafe | 巴黎咖啡馆 | café parisino | café parisien | pariser café | café parisiense | caffè parigino | парижск* кафе | パリのカフェ | مقهى باريسي | पेरिस का कैफे
pocket watch | 怀表 | reloj de bolsillo | montre à gousset/montre de poche | taschenuhr | relógio de bolso | orologio da taschino | карманн* часы | 懐中時計 | ساعة جيب | जेब घड़ी
runs around | 跑来跑去 | corretea | court autour | herumrennt/rennt herum/läuft herum | corre em volta | corre intorno | бегает вокруг | 走り回る | يركض حول | चारों ओर दौड़ता है
low angle | 低角度 | ángulo bajo/contrapicado | contre-plongée | niedriger kamerawinkel/niedriger winkel/untersicht | ângulo baixo/contra-plongée | inquadratura dal basso/angolo basso | нижний ракурс/низкий ракурс | ローアングル | زاوية منخفضة | लो एंगल
chased by | 被追赶 | perseguido por/perseguida por | poursuivi par/poursuivie par | verfolgt von | perseguido por/perseguida por | inseguito da/inseguita da | преследуемый | - | - | -
stumbles | 绊倒 | tropieza | trébuche | stolpert | tropeça | inciampa | спотыкается | つまずく | يتعثر/تتعثر | लड़खड़ाता है
stage | 舞台上 | escenario/tablas | scène | bühne | palco | palco/palcoscenico | сцен* | 舞台 | خشبة | मंच
theater | 剧院/剧场 | teatro | théâtre | theater | teatro | teatro | театр* | 劇場 | مسرح | रंगमंच/थिएटर
tutu | 芭蕾舞裙 | tutú | tutu | tutu/ballettröckchen | tutu | tutù | пачк* | チュチュ | تنورة باليه | टूटू
last row | 最后一排 | última fila | dernier rang | letzte reihe/letzten reihe | última fila | ultima fila/dall'ultima fila | последн* ряд* | 最後列 | الصف الأخير | आखिरी पंक्ति
gently | 轻轻/轻轻地/温柔地/温柔 | suavemente/con suavidad/con ternura | doucement/tendrement | sanft/behutsam/zärtlich | suavemente/gentilmente/com carinho | dolcemente/delicatamente/teneramente | нежно/мягко/ласково | 優しく/やさしく/そっと | بلطف/برفق/بحنان | प्यार से/धीरे से
happily | 开心地/高兴地/快乐地 | alegremente/felizmente | joyeusement | fröhlich/glücklich | alegremente | allegramente/felicemente | радостно/весело | 嬉しそうに/楽しそうに | بسعادة/بفرح | खुशी से
sadly | 悲伤地/难过地 | tristemente | tristement | traurig | tristemente | tristemente | грустно/печально | 悲しそうに | بحزن | उदास होकर
nervously | 紧张地 | nerviosamente/con nervios | nerveusement | nervös | nervosamente | nervosamente | нервно/взволнованно | 不安そうに | بتوتر | घबराकर
calmly | 平静地/冷静地 | tranquilamente/con calma | calmement | ruhig | calmamente/com calma | con calma/tranquillamente | спокойно | 落ち着いて | بهدوء | शांति से
reporter | 记者 | reportero/reportera/periodista | journaliste/reporter | reporter/reporterin/journalist/journalistin | repórter/jornalista | giornalista/reporter | репортёр*/репортер*/журналист* | 記者/レポーター/リポーター | مراسل/مراسلة/صحفي/صحفية | पत्रकार/रिपोर्टर
master | 大师/师傅/师父 | - | maître | meister | mestre | maestro | мастер* | 師匠/師範 | - | गुरु/उस्ताद
partner | 搭档/同伴 | compañero/compañera/socio | partenaire/coéquipier/collègue | partner/partnerin/kollege/kollegin | parceiro/parceira/colega | compagno/compagna/collega | напарни*/коллег* | 相棒/パートナー/同僚 | شريك/زميل/زميلة | साथी
guard | 警卫/保安/守卫 | guardia/guardias/vigilante | garde/gardien | wächter/wache | guarda/vigia | guardia/guardiano | охранник*/страж* | 警備員/衛兵/番人 | حارس/حراس | पहरेदार/सिपाही
judge | 法官 | juez/jueza | juge | richter/richterin | juiz/juíza | giudice | судь* | 裁判官 | قاض/القاضي | न्यायाधीश/जज
captain | - | - | - | - | capitã | - | - | キャプテン | - | -
singer | - | - | - | - | - | - | певц* | - | مغن | गायिका
host | 主持人 | presentador/presentadora | présentateur/présentatrice | moderator/moderatorin | apresentador/apresentadora | presentatore/presentatrice/conduttore | ведущ* | 司会者 | مذيع/مذيعة | मेज़बान
waiter | 侍者 | - | - | - | empregado de mesa | - | - | - | - | -
neighbor | 邻居 | vecino/vecina | voisin/voisine | nachbar/nachbarin | vizinho/vizinha | vicino di casa/vicina di casa | сосед* | 隣人 | جار/جارة | पड़ोसी
stranger | 陌生人 | desconocido/desconocida/extraño | inconnu/inconnue/étranger | fremder/fremde/unbekannter | desconhecido/desconhecida/estranho | sconosciuto/sconosciuta | незнакомец/незнакомк*/незнакомц* | 見知らぬ人 | غريب/غريبة | अजनबी
boss | 上司 | - | - | chef/chefin | patrão | - | - | - | مدير/مديرة | बॉस
comedian | 喜剧演员 | comediante/humorista | humoriste | komiker/komikerin | comediante/humorista | comico | комик* | お笑い芸人 | ممثل كوميدي | हास्य कलाकार
coach | - | - | - | trainer/trainerin | - | - | - | - | - | कोच
priest | 神父/牧师 | sacerdote/cura | prêtre | priester/pfarrer | padre/sacerdote | prete/sacerdote | священник* | 神父/牧師 | كاهن/قسيس | पुजारी
queen | - | - | - | - | - | - | - | 王妃 | - | -
witch | 巫婆 | - | - | - | - | - | - | - | - | जादूगरनी
wizard | - | hechicero | - | magier | - | - | - | - | - | -
murmurs | 喃喃自语 | musita/masculla | marmonne | raunt | resmunga | borbotta | - | - | - | बुदबुदाती है
exclaims | 惊呼 | - | - | ruft aus | - | - | восклицает | - | - | -
cheer | 欢呼/喝彩 | vitorean/aplauden y vitorean | acclament | jubeln | comemoram | esultano/acclamano | ликуют | 歓声を上げる | يهللون | जयकार करते हैं
draws sword | 拔剑/拔刀 | desenvaina/desenvaina la espada | dégaine/tire son épée | zieht sein schwert | desembainha/saca a espada | sguaina/estrae la spada | обнажает меч | 刀を抜き/刀を抜く/剣を抜く | يسحب سيفه/يستل سيفه | तलवार खींचता है
biker | 摩托车手 | motorista/motero | motard | - | motoqueiro/motociclista | motociclista | байкер* | バイカー/ライダー | راكب دراجة نارية | बाइकर
cyclist | 骑自行车的人/自行车手 | - | - | - | - | - | - | - | راكب دراجة | -
hiker | - | - | - | - | - | - | турист с рюкзаком/походник* | - | - | पर्वतारोही
skateboarder | - | skater | skateuse | - | - | - | скейтер* | - | - | स्केटबोर्डर
drummer | 鼓手 | baterista | batteur/batteuse | schlagzeuger | baterista | batterista | - | ドラマー | طبال | ढोलकिया
guitarist | - | - | - | - | - | - | - | - | عازف جيتار | गिटारवादक
pianist | 钢琴家 | pianista | pianiste | pianist/pianistin | pianista | pianista | пианист* | ピアニスト | عازف بيانو/عازفة بيانو | पियानोवादक
violinist | 小提琴手/小提琴家 | violinista | violoniste | geigerin | violinista | violinista | скрипач* | バイオリニスト | عازف كمان/عازفة كمان | वायलिन वादक
magician | 魔术师 | ilusionista | magicienne | zauberkünstler | ilusionista | illusionista | фокусник* | 手品師/マジシャン | - | -
pirate | - | - | - | piratin | - | - | - | - | - | -
gladiator | 角斗士 | gladiador | gladiateur | gladiator | gladiador | gladiatore | гладиатор* | 剣闘士 | مصارع | ग्लैडिएटर
viking | 维京人 | vikingo/vikinga | viking | wikinger/wikingerin | viking | vichingo | викинг* | バイキング | فايكنغ | वाइकिंग
hacker | 黑客 | hacker | hacker/pirate informatique | hacker/hackerin | hacker | hacker | хакер* | ハッカー | مخترق/هاكر | हैकर
mechanic | 修理工/机械师 | mecánico/mecánica | mécanicien/mécanicienne | mechaniker/mechanikerin | mecânico | meccanico | механик* | 整備士 | ميكانيكي | मैकेनिक
blacksmith | - | - | - | schmiedin | - | - | - | - | - | -
barber | 理发师 | barbero/peluquero | barbier/coiffeur | friseur | barbeiro | barbiere | парикмахер*/барбер* | 理髪師/床屋 | حلاق | नाई
tailor | - | costurera | - | schneiderin | costureira | - | - | - | - | दर्ज़ी
gardener | 园丁 | jardinero/jardinera | jardinier/jardinière | gärtner/gärtnerin | jardineiro/jardineira | giardiniere | садовник* | 庭師 | بستاني | माली
street vendor | - | vendedor ambulante/vendedora ambulante | vendeur de rue/marchand ambulant | - | vendedor ambulante/camelô | venditore ambulante | уличный торговец | 露店商 | بائع متجول | -
shopkeeper | 老板娘 | - | boutiquier | - | - | commesso/commessa | продавщиц*/лавочник* | - | صاحب متجر | -
librarian | 图书管理员 | bibliotecario/bibliotecaria | bibliothécaire | bibliothekar/bibliothekarin | bibliotecário/bibliotecária | bibliotecario/bibliotecaria | - | 司書 | أمين مكتبة | पुस्तकालयाध्यक्ष
lawyer | 律师 | abogado/abogada | avocat/avocate | anwalt/anwältin | advogado/advogada | avvocato/avvocatessa | адвокат*/юрист* | 弁護士 | محام/محامي/محامية | वकील
engineer | 工程师 | ingeniero/ingeniera | ingénieur/ingénieure | ingenieur/ingenieurin | engenheiro/engenheira | ingegnere | инженер* | エンジニア/技術者 | مهندس/مهندسة | इंजीनियर
athlete | 运动员 | atleta | athlète | athlet/athletin/sportler/sportlerin | atleta | atleta | спортсмен*/атлет* | アスリート/選手 | رياضي/رياضية | एथलीट/खिलाड़ी
boxer | - | - | boxeuse | - | - | - | - | - | - | मुक्केबाज़
referee | 裁判 | árbitro | arbitre | schiedsrichter | árbitro | arbitro | судья матча/арбитр* | 審判 | حكم | रेफरी
tourist | 游客 | turista/turistas | touriste/touristes | tourist/touristin/touristen | turista/turistas | turista/turisti | - | 観光客 | سائح/سائحة/سياح | पर्यटक
traveler | - | - | - | - | - | - | путешественниц* | - | - | मुसाफ़िर
passenger | 乘客 | pasajero/pasajera | passager/passagère | passagier/fahrgast | passageiro/passageira | passeggero/passeggera | пассажир* | 乗客 | راكب/ركاب | सवारी
taxi driver | 出租车司机 | taxista | chauffeur de taxi | - | taxista | tassista | - | タクシー運転手 | سائق تاكسي/سائق أجرة | टैक्सी चालक/टैक्सी ड्राइवर
driver | - | conductora | conductrice | - | - | conducente | - | ドライバー | - | -
flight attendant | 空姐/空乘 | azafata | hôtesse de l'air | flugbegleiterin/stewardess | aeromoça/comissária de bordo | hostess/assistente di volo | стюардесс* | 客室乗務員 | مضيفة طيران | एयर होस्टेस
mailman | 邮递员 | cartero | facteur | postbote/briefträger | carteiro | postino | почтальон* | 郵便配達員 | ساعي بريد | डाकिया
courier | 快递员/外卖员 | repartidor/mensajero | livreur/coursier | kurier/lieferant | entregador/motoboy | fattorino/corriere | курьер* | 配達員 | عامل توصيل | डिलीवरी बॉय
firefighter | - | - | - | feuerwehrleute/feuerwehrfrau | - | - | - | - | إطفائي | -
surgeon | 外科医生 | cirujano/cirujana | chirurgien/chirurgienne | chirurg/chirurgin | cirurgião/cirurgiã | chirurgo | хирург* | 外科医 | جراح/جراحة | सर्जन
patient | 病人/患者 | paciente | patient/patiente | patient/patientin | paciente | paziente | пациент* | 患者 | مريض/مريضة | मरीज़
monk | 僧侣 | - | - | - | - | - | - | - | رهبان | -
nun | 修女/尼姑 | monja | religieuse/bonne sœur | nonne | freira | suora | - | 修道女 | - | नन
angel | 天使 | ángel | ange | engel | anjo | angelo | ангел* | 天使 | ملاك | फरिश्ता/देवदूत
vampire | 吸血鬼 | vampiro/vampira | vampire | vampir/vampirin | vampiro/vampira | vampiro | вампир* | 吸血鬼/ヴァンパイア | مصاص دماء | पिशाच
zombie | 僵尸/丧尸 | zombi/zombis | zombie/zombies | zombie/zombies | zumbi/zumbis | zombi | зомби | ゾンビ | زومبي | ज़ॉम्बी
alien | - | extraterrestre/alienígena/marciano | extraterrestre | außerirdischer/alien/außerirdische | extraterrestre/alienígena | extraterrestre/alieno | инопланетян*/пришелец/пришельц* | 宇宙人/エイリアン | كائن فضائي/فضائي | एलियन
mermaid | - | - | - | - | - | - | - | マーメイド | حورية | -
elf | 小精灵 | elfo/elfa | elfe/lutin | elf/elfe | elfo/elfa | elfo/elfa | эльф* | エルフ | قزم الغابة | एल्फ
princess | - | - | - | - | - | - | - | 王女 | - | -
emperor | 皇帝 | emperador | empereur | kaiser | imperador | imperatore | император* | 皇帝 | إمبراطور | सम्राट
warrior | - | - | - | - | - | - | воительниц* | 武将 | - | -
archer | 弓箭手 | arquero/arquera | archer/archère | bogenschütze/bogenschützin | arqueiro/arqueira | arciere/arciera | лучник*/лучниц* | 弓使い/射手 | رامي سهام | तीरंदाज़
hunter | 猎人 | cazador/cazadora | chasseur/chasseuse | jäger/jägerin | caçador/caçadora | cacciatore/cacciatrice | охотник*/охотниц* | 狩人/猟師 | - | शिकारी
shepherd | 牧人 | pastora | bergère | hirtin | - | pastora | пастушк* | - | - | गड़रिया
beggar | 乞丐 | mendigo/mendiga | mendiant/mendiante | bettler/bettlerin | mendigo/mendiga | mendicante | нищ*/попрошайк* | 物乞い | متسول | भिखारी
ninja | 忍者 | ninja | ninja | ninja | ninja | ninja | ниндзя | 忍者 | نينجا | निंजा
detective | 警探 | - | inspecteur | detektivin | - | - | - | 刑事 | - | -
thief | 小偷/贼 | ladrón/ladrona | voleur/voleuse | dieb/diebin | ladrão/ladra | ladro/ladra | вор/вора/воровк* | 泥棒 | لص/لصة | चोर
barista | 咖啡师 | barista | barista | barista | barista | barista | бариста | バリスタ | باريستا | बरिस्ता
customer | - | clienta | - | - | - | - | покупател* | お客さん | - | -
influencer | 网红/博主 | influencer/bloguera/bloguero | influenceuse/influenceur/blogueuse | influencerin/influencer/bloggerin | influenciadora/influenciador/blogueira | influencer/blogger | блогер*/инфлюенсер* | インフルエンサー/ブロガー | مؤثرة/مدونة | इन्फ्लुएंसर
street musician | - | - | - | - | - | - | уличный музыкант | - | - | सड़क संगीतकार
biker | - | - | - | - | - | - | мотоциклист* | - | - | -
drummer | - | - | - | - | - | - | барабанщик* | - | - | -
librarian | - | - | - | - | - | - | библиотекар* | - | - | -
taxi driver | - | - | - | - | - | - | таксист* | - | - | -
nun | - | - | - | - | - | - | монахин* | - | راهبة | -
murmurs | - | - | - | - | - | - | - | つぶやく/つぶやいた | - | -
violinist | - | - | - | geiger | - | - | - | - | - | -
barber | - | - | - | barbier | - | - | - | - | - | -
massive | - | masivo/masiva/enorme | massif/massive/gigantesque | massiv/massive/massiver/riesig/riesige/riesiger/riesigen | maciço/enorme | massiccio/massiccia/enorme | огромн* | - | - | -
depth of field | - | profundidad de campo | profondeur de champ | tiefenschärfe/schärfentiefe | profundidade de campo | profondità di campo | глубина резкости | 被写界深度 | عمق الميدان | -
in the middle of | - | en medio de | au milieu de | mitten auf/mitten in/mitten im | no meio de | in mezzo a | посреди/посередине | - | وسط | के बीच
masterpiece | - | obra maestra | chef-d'œuvre | meisterwerk | obra-prima/obra prima | capolavoro | шедевр* | 傑作 | تحفة فنية | -
fisheye lens | - | ojo de pez/objetivo ojo de pez | œil de poisson/fish-eye | fischauge/fischaugenobjektiv | olho de peixe | occhio di pesce/fish-eye | рыбий глаз | 魚眼レンズ | عين السمكة | -
fighter | - | luchador/luchadora | combattant/combattante | kämpfer/kämpferin | lutador/lutadora | lottatore/lottatrice/combattente | боец/бойца | 格闘家 | مقاتل/مقاتلة | लड़ाका
heroine | - | heroína | héroïne | heldin | heroína | eroina | героин* | ヒロイン | بطلة | नायिका
hero | - | héroe | héros | held | herói | eroe | геро* | ヒーロー | بطل | नायक
silently | 默默/静静 | en silencio | en silence | schweigend | em silêncio | in silenzio | молча | 静かに | بصمت/في صمت | चुपचाप
at the camera | 对着镜头/看着镜头 | a la cámara/a cámara | à la caméra | in die kamera | para a câmera | alla telecamera/in camera/alla camera | в камеру | カメラに向かって | إلى الكاميرا/للكاميرا | कैमरे की ओर
headscarf | 头巾 | - | fichu | kopftuch | - | - | платк*/платок*/платок | ずきん/スカーフ | حجاب/حجابا/حجاباً/الحجاب | दुपट्टा/घूंघट
elderly | 年迈 | - | âgé/âgée | betagt* | - | - | пожил* | 年老いた | مسن/مسنة | बुजुर्ग
yard | 院子/庭院 | - | cour | hof/innenhof | pátio/quintal | cortile | двор* | 庭/中庭 | فناء/ساحة | आंगन
spacesuit | 宇航服/太空服 | traje espacial | combinaison spatiale/scaphandre | raumanzug | traje espacial | tuta spaziale | скафандр* | 宇宙服 | بدلة فضاء | अंतरिक्ष सूट
earth | 地球 | planeta tierra | planète terre | erde/erdkugel | planeta terra | pianeta terra | земли/земля/шар земли/голубой шар земли | 地球 | كوكب الأرض | पृथ्वी
desert road | 沙漠公路 | carretera desierta | route désertique | wüstenstraße | estrada deserta | strada deserta | пустынн* дорог* | 砂漠の道 | طريق صحراوي | रेगिस्तानी सड़क
drone | 无人机 | dron/drone | drone | drohne | drone | drone | дрон*/квадрокоптер* | ドローン | طائرة بدون طيار/طائرة مسيرة | ड्रोन
wearing | 围着/系着/裹着 | - | - | - | - | - | - | - | ترتدي/يرتدي | -
waits for | 等待/等着 | espera | attend | wartet auf | espera | aspetta | ждёт/ждет | を待っている/を待つ | ينتظر/تنتظر | इंतजार करता है
at her feet | 脚边/在她脚边 | a sus pies | à ses pieds | zu ihren füßen | aos seus pés/a seus pés | ai suoi piedi | у её ног/у ее ног/у ног | 彼女の足元に/足元に/足元で | عند قدميها | उसके पैरों के पास
owner | 老板/店主 | - | - | - | - | - | - | マスター/店主 | - | -
customer | 客人/顾客 | cliente | client/cliente | kunde/kundin | cliente | cliente | клиент*/посетител* | 客/お客 | زبون | ग्राहक
makes coffee | 煮咖啡/冲咖啡 | hace café/prepara café | prépare un café | kocht kaffee/macht kaffee | faz café | prepara il caffè/fa il caffè | варит кофе | コーヒーを淹れ/コーヒーを淹れる/コーヒーを入れる | يعد القهوة | कॉफी बनाता है
curly hair | 卷发 | pelo rizado/cabello rizado | cheveux bouclés | lockiges haar/lockige haare | cabelo cacheado/cabelos cacheados | capelli ricci | кудрявы* волос* | 巻き毛 | شعر مجعد | घुंघराले बाल
crowded restaurant | 拥挤的餐厅 | restaurante lleno/restaurante abarrotado | restaurant bondé | volles restaurant | restaurante lotado | ristorante affollato | людный ресторан | 混んだレストラン | مطعم مزدحم | भीड़ भरा रेस्तरां
seeing | - | viendo | voyant | - | vendo | vedendo | глядя | 見て | - | देखकर
old man | 老头/老爷爷/老翁 | - | vieil homme/vieillard | alter mann/greis | - | - | старик* | おじいさん | رجل عجوز/شيخ | -
says | 宣布/发话 | ordena/anuncia | ordonne/annonce | befiehlt/verkündet/meint | ordena/anuncia | ordina/annuncia | приказыва*/объявля* | 命じる/告げる | يأمر/يعلن | -
shouts | 大吼/怒吼/吼道/高喊/大喊道 | chilla/vocifera/gritó | s'exclame/cria | kreischt/rief/schrie | berra/gritou | strilla/gridò | крикнул*/вскрикива*/воскликнул* | 怒鳴る/叫びながら | صاح/يهتف/صاحت | चिल्लाया/चिल्लाई
whispers | 低声道/小声问/低声问 | murmura/susurró | souffle à | wispert/haucht/flüsterte | murmura/sussurrou | mormora/sussurrò | прошепта* | 小声で言う | همس/همست | फुसफुसाती है
answers | 答道/回应道 | contestó/replica/respondió | réplique/rétorque | entgegnet/antwortete | respondeu | replica/rispose | ответил* | 答えた | فيجيب/فتجيب/أجاب | जवाब दिया
asks | 追问/问她/问他 | preguntó | interroge | fragte | perguntou | chiese | спросил* | 尋ねた/聞いた | سألت | पूछा
sings | 唱着/哼唱/低声唱着/轻声唱着/轻声唱 | entona/cantó | chantonne | - | entoa | intona | запева*/напева* | 口ずさむ/歌いながら | - | गाता है/गाती है
captain | 船长/队长 | capitán/capitana | capitaine | kapitän/kapitänin | capitão | capitano | капитан* | 船長/隊長 | القبطان/قبطان | कप्तान
general | 将军 | - | général | - | - | generale | генерал* | 将軍 | الجنرال | सेनापति
coach | 教练 | entrenador/entrenadora | entraîneur/entraîneuse | - | treinador/treinadora | allenatore/allenatrice | тренер* | コーチ | المدرب/مدرب | -
actor | 演员 | - | acteur/comédien | schauspieler | ator | attore | актёр*/актер* | 俳優 | ممثل | अभिनेता
warrior | 侠客/剑客/剑士 | espadachín | bretteur | schwertkämpfer | espadachim | spadaccino | мечник* | 剣士 | مبارز | -
man in black clothes | 黑衣人 | hombre de negro | homme en noir | mann in schwarz | homem de preto | uomo in nero | человек в чёрном | 黒ずくめの男 | - | -
employees | 员工们/员工 | empleados | employés | angestellten | funcionários | impiegati | сотрудник* | 社員/従業員 | موظفون | कर्मचारी
boss | 老板 | jefe/jefa | patron/patronne | chef der firma | chefe | capo | начальник* | 上司/社長 | المدير | मालिक
audience | 观众/观众们 | público | public | publikum | plateia | pubblico | публик*/зрител* | 観客 | الجمهور | दर्शक
guitarist | 吉他手 | guitarrista | guitariste | gitarrist/gitarristin | guitarrista | chitarrista | гитарист* | ギタリスト | - | -
microphone | 麦克风/话筒 | micrófono | microphone/micro | mikrofon | microfone | microfono | микрофон* | マイク | ميكروفون | माइक
warehouse | 仓库/厂房 | almacén abandonado/almacén | entrepôt | lagerhalle/lagerhaus | armazém | magazzino | склад | 倉庫 | مستودع | गोदाम
hospital corridor | 医院走廊 | pasillo del hospital/pasillo de hospital | couloir d'hôpital/couloir de l'hôpital | krankenhausflur/krankenhausgang | corredor do hospital/corredor de hospital | corridoio dell'ospedale/corridoio d'ospedale | больничн* коридор* | 病院の廊下 | ممر المستشفى | -
lavender field | 薰衣草田/薰衣草花田 | campo de lavanda | champ de lavande/champs de lavande | lavendelfeld | - | campo di lavanda | лавандов* пол* | ラベンダー畑 | حقل الخزامى | -
sea waves | 海浪/浪花 | ola/olas | vague/vagues | welle/wellen | onda/ondas | onda/onde | волн* | - | موجة/أمواج | लहर/लहरें
lab coat | 白大褂 | bata blanca | blouse blanche | kittel/weißen kittel/arztkittel | jaleco/jaleco branco | camice/camice bianco | белом халате/белый халат | 白衣 | معطف أبيض | -
moves away | 远去/驶离 | se aleja/se alejan | s'éloigne/s'éloignent | entfernt sich | se afasta/se afastam | si allontana/si allontanano | удаля* | 遠ざかる | يبتعد/تبتعد | -
cafe terrace | 咖啡馆露台 | terraza de un café/terraza de una cafetería | terrasse d'un café/terrasse de café/terrasse du café | caféterrasse | esplanada de um café | terrazza di un caffè/tavolino di un bar | террас* кафе | カフェのテラス | شرفة مقهى | -
street food stall | 小吃摊/路边摊 | puesto callejero/puesto de comida | stand de rue | imbissstand/imbissbude | barraca de rua/barraca de comida | bancarella di cibo | уличн* ларьк* | 屋台 | عربة طعام | ठेला
girl | 少女/姑娘 | - | - | - | - | - | - | - | - | -
breakdances | 跳霹雳舞/跳着霹雳舞/跳街舞/跳着街舞 | baila breakdance | danse le breakdance | tanzt breakdance | - | - | танцует брейк-данс | ブレイクダンスを踊る | - | -
tokyo street | - | - | - | - | - | - | - | 渋谷/新宿/スクランブル交差点 | - | -
ghibli style | 宫崎骏风格/吉卜力风格/宫崎骏动画风格 | estilo ghibli | style ghibli | ghibli-stil | estilo ghibli | stile ghibli | стиле гибли | ジブリ風 | - | -
the granddaughter | - | - | - | - | - | la nipote | - | - | - | -
laughs | - | ríe/ríen/se ríen | rit/rient | lacht/lachen | ri/riem | ride/ridono | смеётся/смеются/смеется | - | - | -
stops | - | se detiene/se detienen | s'arrête/s'arrêtent | hält an/bleibt stehen | para/param | si ferma/si fermano | останавливается | - | - | -
shakes head | 摇头 | niega con la cabeza | secoue la tête | schüttelt den kopf | balança a cabeça | scuote la testa | качает головой | 首を振る | - | -
approaches | 走近 | se acerca | s'approche | nähert sich | se aproxima | si avvicina | подходит | 近づく | يقترب/تقترب | -
grapes | - | - | - | - | uva/uvas | uva | - | - | عنب | अंगूर
watermelon | - | - | - | - | - | - | - | スイカ | - | -
porch | - | - | - | - | - | - | - | 縁側 | - | -
softly | 轻声 | en voz baja | doucement/à voix basse | leise | baixinho | sottovoce/a bassa voce | тихо | - | - | -
advancing | - | avanzando | avançant | - | avançando | avanzando | - | - | - | -
him | - | - | - | - | - | - | ним | - | - | -
rustic | - | rústica/rústico | rustique | rustikal/rustikale/rustikalen | rústico/rústica | rustico/rustica | - | - | - | -
warm | - | - | chaud/chaude | warme/warmes/warmer/warmen/warmem | - | - | - | - | - | -
parisian | - | parisino | parisien/parisienne | pariser | parisiense | parigino | - | - | - | -
bulls | - | - | - | - | - | - | - | - | - | बैल
behind | - | - | - | - | - | - | - | - | - | पीछे
reflects | 反射 | - | - | - | - | - | - | 反射している/反射する/映る | - | -
maasai | 马赛 | - | - | - | - | - | - | - | - | -
baboon | 狒狒 | babuino | babouin | pavian | babuíno | babbuino | бабуин* | - | - | -
hut | 茅屋/茅草屋 | choza | hutte | - | cabana | capanna | хижин* | - | - | -
warriors | 战士们 | - | - | - | - | - | - | - | - | -
flames | 火海 | - | - | - | - | - | - | - | - | -
rushes | 冲过/冲进/冲上前去/冲上 | - | - | - | - | - | - | - | - | -
cockpit | 驾驶舱 | cabina de mando | cockpit | - | - | cabina di pilotaggio | кабин* пилот* | コックピット | - | -
rock band | 摇滚乐队/摇滚乐团 | banda de rock | groupe de rock | rockband | banda de rock | gruppo rock/band rock | рок-групп* | ロックバンド | فرقة روك | रॉक बैंड
scene | 场景/场面/情节 | escena/escenas | scène/scènes | szene/szenen | cena/cenas | scena/scene | сцен* | シーン/場面 | المشهد/مشهد | -
style | 风格/样式 | estilo/estilos | style | stil | estilo/estilos | stile | стиль/стиле/стиля | スタイル/風 | أسلوب/بأسلوب | शैली/स्टाइल
seconds | 秒 | segundos/segundo | secondes/seconde | sekunden/sekunde | segundos/segundo | secondi/secondo | секунд/секунды/секунд* | 秒/秒間 | ثوانٍ/ثواني/ثانية | सेकंड/सेकेंड
action | 动作 | acción/acciones | - | aktion/aktionen | ação/ações | azione/azioni | действие/действия | アクション | - | एक्शन
lighting | 灯光/照明/打光/布光 | iluminación | éclairage | beleuchtung | iluminação | illuminazione | освещен* | 照明/ライティング | إضاءة/الإضاءة | प्रकाश व्यवस्था
movement | 运动/移动 | movimiento/movimientos | mouvement/mouvements | bewegung/bewegungen | movimento/movimentos | movimento/movimenti | движени* | 動き | حركة/الحركة | गति
speed | 速度 | velocidad | vitesse | geschwindigkeit | velocidade | velocità | скорост* | 速度/スピード | سرعة/السرعة | रफ़्तार
quality | 质量/画质/品质 | calidad | qualité | qualität | qualidade | qualità | качеств* | 品質/画質 | جودة/بجودة | गुणवत्ता
duration | 时长 | duración | durée | dauer | duração | durata | длительност* | 尺/長さ | المدة/مدته/مدة | अवधि
composition | 构图 | composición | composition | komposition | composição | composizione | композици* | 構図 | تكوين | -
background | 背景 | fondo | fond/arrière-plan | hintergrund | fundo | sfondo | фон/фоне | 背景 | خلفية/الخلفية | पृष्ठभूमि/बैकग्राउंड
effects | 特效/效果/音效 | efectos/efecto | effets/effet | effekte/effekt | efeitos/efeito | effetti/effetto | эффект* | エフェクト/効果 | مؤثرات/تأثيرات | इफेक्ट्स/प्रभाव
dialogue | 对话/对白/台词 | diálogo/diálogos | dialogue/dialogues | dialog/dialoge | diálogo/diálogos | dialogo/dialoghi | диалог/реплика | 台詞/セリフ/会話 | الحوار/حوار | संवाद
text | 文字/字样 | texto/textos | texte | text | texto/textos | testo/testi | текст/текста/текстом | テキスト | النص/نص | टेक्स्ट
details | 细节 | detalles/detalle | détails/détail | details/detail | detalhes/detalhe | dettagli/dettaglio | детал* | 詳細/ディテール | تفاصيل | विवरण
energy | 能量 | energía | énergie | energie | energia | energia | энерги* | エネルギー | طاقة | ऊर्जा
darkness | 黑暗/暗处/幽暗 | oscuridad | obscurité | dunkelheit | escuridão | oscurità | темнот* | 暗闇/闇 | الظلام/ظلام | अंधेरा
fantasy | 奇幻/幻想 | fantasía | fantastique | fantasy | fantasia | fantasy | фэнтези | ファンタジー | خيال | फैंटेसी
particles | 粒子/微粒 | partículas | particules | partikel | partículas | particelle | частиц* | 粒子/パーティクル | جسيمات | कण
debris | 碎片/残骸/废墟碎片 | escombros/restos | débris | trümmer | detritos/destroços/escombros | detriti/macerie | обломк* | 破片/瓦礫 | حطام/الحطام | मलबा/मलबे
shadows | 阴影 | sombras | ombres | schatten | sombras | ombre | тени/тень | - | ظلال | परछाईं
reflections | 倒影 | reflejos | reflets | spiegelungen/reflexionen | reflexos | riflessi | отражени* | 反射 | انعكاسات | प्रतिबिंब
drops | 水滴/水珠 | gotas | gouttes/gouttelettes | tropfen/wassertropfen | gotas | gocce | капл* | 水滴/滴 | قطرات | बूंदें
expression | 表情/神情 | expresión | expression | ausdruck/gesichtsausdruck | expressão | espressione | выражени* | 表情 | تعبير | भाव
body | 身体/身躯 | cuerpo | corps | körper | corpo | corpo | тело/тела | 体/身体 | جسم/جسد | शरीर
mouth | 嘴巴/嘴 | boca | bouche | mund | boca | bocca | рот | 口 | فم | मुंह
chase | 追逐 | persecución | poursuite | verfolgungsjagd | perseguição | inseguimento | погон* | 追跡 | مطاردة | पीछा
fight scene | 打斗场面/战斗场面 | escena de pelea/escena de lucha | scène de combat/scène de bataille | kampfszene | cena de luta/cena de combate | scena di combattimento/scena di lotta | сцен* боя | 戦闘シーン | مشهد قتال | -
fight | 打斗/搏斗/对决 | lucha/pelea/combate | combat/affrontement | kampf/zweikampf | luta/combate/confronto | combattimento/scontro/lotta | бой/схватк*/поединок | 戦い/決闘 | قتال/معركة | लड़ाई
fights | 对战/搏斗/与之战斗/对峙 | se enfrenta a/se enfrenta/lucha contra/pelea contra | affronte/se bat/combat contre | kämpft | enfrenta/luta contra | affronta/combatte | сражается/дерётся/дерется | 戦う/戦っている | يقاتل/يواجه | लड़ रहा है/लड़ता है
fighting | - | luchando/peleando | se battant/combattant | kämpfend | lutando/brigando | combattendo/lottando | - | - | - | -
battlefield | 战场 | campo de batalla | champ de bataille | schlachtfeld | campo de batalha | campo di battaglia | поле боя/поле битвы | 戦場 | ساحة المعركة | युद्धक्षेत्र/युद्ध के मैदान
swordsman | 剑客/剑士 | espadachín | épéiste/bretteur | schwertkämpfer | espadachim | spadaccino | фехтовальщик/мечник | 剣士 | مبارز/سياف | तलवारबाज
swordsmen | 剑客们 | espadachines | épéistes/bretteurs | - | espadachins | spadaccini | мечники | 剣士たち | - | -
monster | 怪物/怪兽 | monstruo | monstre | monster | monstro | mostro | монстр* | 怪物/モンスター/怪獣 | وحش | राक्षस
tower | 塔楼/高塔 | torre | tour | turm | torre | torre | башн* | 塔/タワー | برج | मीनार
arena | 竞技场/擂台 | arena | arène | arena | arena | arena | арен* | アリーナ/闘技場 | حلبة/الحلبة | अखाड़ा
laboratory | 实验室 | laboratorio | laboratoire | labor | laboratório | laboratorio | лаборатори* | 実験室/研究所 | مختبر | प्रयोगशाला
ocean | 大洋 | océano | océan | ozean | oceano | oceano | океан* | 大洋 | محيط/المحيط | महासागर
studio | 摄影棚/工作室/录音棚 | estudio | studio | studio | estúdio | studio | студи* | スタジオ | استوديو | स्टूडियो
desk | 办公桌/写字台 | escritorio | bureau | schreibtisch | escrivaninha/mesa de trabalho | scrivania | письменн* стол* | 机/デスク | مكتب | डेस्क
bicycle | 脚踏车/单车 | bicicleta/bici | vélo/bicyclette | fahrrad | bicicleta | bicicletta/bici | велосипед* | 自転車 | دراجة | साइकिल
laptop | 笔记本电脑/笔电 | portátil/laptop | ordinateur portable | laptop/notebook | notebook/laptop | portatile/laptop | ноутбук* | ノートパソコン/パソコン | حاسوب محمول/لابتوب | लैपटॉप
car | 轿车/小轿车 | coche/auto/carro | voiture | auto | carro | auto/macchina | автомобил*/машин* | 車/自動車 | سيارة | कार/गाड़ी
bullet train | 高铁/动车/子弹列车 | tren bala | train à grande vitesse/tgv | hochgeschwindigkeitszug | trem-bala/trem bala | treno ad alta velocità | скоростн* поезд* | 新幹線 | قطار سريع | बुलेट ट्रेन
parking lot | 停车场 | estacionamiento/aparcamiento | parking | parkplatz | estacionamento | parcheggio | парковк* | 駐車場 | موقف سيارات | पार्किंग लॉट
countryside | 乡村/乡下/田园 | campo abierto | campagne | - | - | campagna | сельск* местност* | 田舎 | الريف | ग्रामीण इलाके/ग्रामीण इलाका
bathroom | 洗手间/浴室 | cuarto de baño/baño | salle de bain/salle de bains | badezimmer/bad | banheiro | bagno | ванн* комнат*/ванной | バスルーム/浴室 | حمام | बाथरूम
woman | - | figura femenina | figure féminine/silhouette féminine | weibliche gestalt/weibliche figur | figura feminina | figura femminile | женск* фигур* | 女性の姿 | - | -
standing | - | de pie/parada | debout | stehend/stehende | em pé/parada | in piedi | стоящ* | - | - | खड़ी/खड़ा
teeth | 牙齿 | dientes | dents | zähne | dentes | denti | зубы | 歯 | أسنان | दांत
horns | 犄角 | cuernos | cornes | hörner | chifres | corna | рога | 角 | قرون | सींग
claws | 爪子/利爪 | garras | griffes | krallen/klauen | garras | artigli | когти | 爪/鉤爪 | مخالب | पंजे
fingers | 手指 | dedos | doigts | finger | dedos | dita | пальц* | 指 | أصابع | उंगलियां/उंगलियों
skin | 皮肤/肌肤 | piel | peau | haut | pele | pelle | кож* | 肌/皮膚 | بشرة | त्वचा
metal | 金属 | metal | métal | metall | metal | metallo | металл* | 金属 | معدن | धातु
perfume bottle | 香水瓶 | frasco de perfume | flacon de parfum/bouteille de parfum | parfümflasche/parfümflakon/parfumflakon | frasco de perfume | flacone di profumo/bottiglia di profumo | флакон духов/флакон* парфюм* | 香水ボトル/香水瓶 | زجاجة عطر/زجاجة العطر | इत्र की बोतल/परफ्यूम की बोतल
perfume | 香水 | perfume | parfum | parfüm/parfum | perfume | profumo | парфюм*/духи | 香水 | عطر/العطر | इत्र/परफ्यूम
glass of water | 一杯水 | vaso de agua | verre d'eau | glas wasser | copo de água/copo d'água | bicchiere d'acqua | стакан воды | 水の入ったグラス/コップの水/一杯の水 | كوب ماء/كأس ماء | पानी का गिलास
cup of coffee | 一杯咖啡 | taza de café | tasse de café | tasse kaffee | xícara de café | tazza di caffè | чашк* кофе | 一杯のコーヒー | فنجان قهوة/كوب قهوة | कॉफ़ी का कप/कॉफी का कप
appears | 出现/浮现 | aparece | apparaît | erscheint | aparece | appare/compare | появляется | 現れる | يظهر/تظهر | दिखाई देता है/दिखाई देती है/प्रकट होता है
leans over | 俯身/弯腰 | se inclina sobre | se penche sur/se penche au-dessus | beugt sich über | inclina-se sobre/se inclina sobre | si china su/si china sopra | наклоняется над/склоняется над | 身を乗り出す | تنحني فوق/ينحني فوق | झुकती है/झुकता है
walks | 走路/行走/走着 | camina/anda | marche | geht/läuft | caminha/anda | cammina | идёт/идет/шагает | 歩く | يمشي/تمشي | चल रहा है/चलता है
slips | 滑倒 | resbala/se resbala | glisse | rutscht aus | escorrega | scivola | поскальзывается | 滑る | ينزلق | फिसल जाता है/फिसलता है
lit | 照亮 | iluminado/iluminada | éclairé/éclairée | beleuchtet/beleuchtete/beleuchteten | iluminado/iluminada | illuminato/illuminata | освещённ*/освещенн* | 照らされた | مضاء/مضاءة | -
street | 街头 | - | - | - | - | - | - | 街頭 | - | -
without text | 没有文字/无文字 | sin texto | sans texte | ohne text | sem texto | senza testo | без текста | テキストなし/文字なし | بدون نص/بلا نص | -
without subtitles | 没有字幕/无字幕 | sin subtítulos | sans sous-titres | ohne untertitel | sem legendas | senza sottotitoli | без субтитров | 字幕なし | بدون ترجمة | -
upward | 向上 | hacia arriba | vers le haut | nach oben | para cima | verso l'alto | вверх | 上へ/上に向かって | إلى الأعلى | ऊपर की ओर
around | 围绕着/环绕 | alrededor de | autour de | - | ao redor de/em torno de | intorno a/attorno a | вокруг | - | حول | -
modern | 现代/现代化的 | moderno/moderna | moderne | moderne/moderner/modernen/modernes | moderno/moderna | moderno/moderna | современн* | 現代の/現代的な | حديث/حديثة | आधुनिक
cobblestone street | - | - | - | - | - | - | - | 石畳/石畳の道 | - | -
soup | - | - | - | - | - | - | - | 味噌汁/みそ汁/スープ | - | -
draws sword | - | - | - | - | - | - | - | 刀を抜き/刀を抜く/刀を抜いて | - | -
runs | - | - | - | - | - | - | - | 走り抜ける/駆け抜ける/走り抜けて/駆け抜けて | - | -
schoolgirl | - | - | - | - | - | - | - | 女子高生/女子高校生 | - | -
slope | - | - | - | - | - | - | - | 坂道/坂 | - | -
runs down | - | - | - | - | - | - | - | 坂道を下る/駆け下りる | - | -
flies away | - | - | - | - | - | - | - | 飛ばされる/吹き飛ばされる/吹き飛ぶ | - | -
building | - | - | - | - | - | - | - | ビル/建物 | - | -
counter | - | - | - | - | - | - | - | カウンター | - | -
closes | - | - | - | - | - | - | - | 閉まる/閉じる | - | -
cooks | - | - | - | - | - | - | - | 湯切りしている/湯切りする | - | -
ramen shop | - | - | - | - | - | - | - | ラーメン屋/ラーメン店 | - | -
low angle shot | - | - | - | - | - | - | - | 低いアングル/ローアングル/低い角度/煽りアングル | - | -
high angle shot | - | - | - | - | - | - | - | ハイアングル/俯瞰/俯瞰ショット | - | -
telephoto lens | - | - | - | - | - | - | - | 望遠レンズ | - | -
wide angle lens | - | - | - | - | - | - | - | 広角レンズ | - | -
aerial drone shot of | - | - | - | - | - | - | - | ドローンで撮影した/ドローンで撮影された/ドローンによる | - | -
aerial drone shot | - | - | - | - | - | - | - | ドローン空撮/ドローン撮影/ドローンショット/空撮 | - | -
mount fuji | - | - | - | - | - | - | - | 富士山 | - | -
makes | - | - | - | - | - | - | - | 作る/作っている/作りながら | - | -
rises | - | - | - | - | - | - | - | 立ち込める/立ちこめる | - | -
flower field | - | - | - | - | - | - | - | 花畑/お花畑 | - | -
pedals down | - | - | - | - | - | - | - | 下る | - | -
ruins | - | - | - | - | - | - | - | 廃墟 | - | -
marrakesh | - | - | - | - | - | - | - | - | مراكش | -
camels | - | - | - | - | - | - | - | - | قافلة | -
snow covered | - | - | - | - | - | - | - | - | مغطاة بالثلوج/مغطاة بالثلج/المغطاة بالثلوج | -
aerial drone shot | - | - | - | - | - | - | - | - | لقطة بطائرة بدون طيار/بطائرة بدون طيار/لقطة درون | -
in the rain | - | - | - | - | - | - | - | - | تحت المطر/في المطر | -
the camera orbits around him | - | - | - | - | - | - | - | - | الكاميرا تدور حوله/الكاميرا تدور حولها/تدور الكاميرا حوله/تدور الكاميرا حولها | -
seagulls | - | - | - | - | - | - | - | - | طيور النورس | -
scorching | - | - | - | - | - | - | - | - | الحارقة/حارقة/الحارق | -
clay | - | - | - | - | - | - | - | - | طيني/طينية/الطيني | -
spices | - | - | - | - | - | - | - | - | التوابل/توابل | -
crowded | - | - | - | - | - | - | - | - | مزدحم/مزدحمة | -
with | - | - | - | - | - | - | - | - | ذو/ذات/ذا | -
her teddy bear | - | - | - | - | - | - | - | - | دبها/دميتها | -
drives quickly | - | - | - | - | - | - | - | - | تسير بسرعة/يسير بسرعة | -
wearing a | - | - | vêtue d'une/vêtu d'un/vêtue d'un/vêtu d'une/habillée d'une/habillé d'un/coiffée d'un/coiffé d'un/coiffé d'une | - | - | - | - | - | - | -
ocean wave | - | ola | vague | welle | onda | onda | волна/волну/волной | - | موجة | लहर
huge wave | 巨浪 | ola gigante/ola enorme | vague géante/énorme vague | riesenwelle/riesige welle | onda gigante | onda gigantesca/onda enorme | огромная волна/огромную волну | 大波/巨大な波 | موجة عملاقة | विशाल लहर
traffic light | 红绿灯 | semáforo | feu rouge/feu tricolore | ampel | semáforo | semaforo | светофор* | 信号/信号機 | إشارة المرور | ट्रैफिक लाइट
steals | 偷走/偷 | roba/hurta | vole un/dérobe | stiehlt/klaut | rouba | ruba | крадёт/ворует | 盗む/盗んで | يسرق/تسرق | चुराता है
loudly | 大声/大声地 | en voz alta/a carcajadas | fort/bruyamment | laut | alto/em voz alta | forte/ad alta voce | громко | 大声で | بصوت عال | ज़ोर से
shorts | 短裤 | bermudas/pantalón corto | short/bermuda | shorts/kurze hose | bermuda/calção | bermuda/pantaloncini | шорт* | 短パン | سروال قصير | निक्कर
surfboard | 冲浪板 | tabla de surf | planche de surf | surfbrett | prancha/prancha de surf | tavola da surf | доск* для сёрфинга | サーフボード | لوح التزلج | सर्फ़बोर्ड
toward | - | hacia | vers/en direction de | - | em direção ao/em direção à/em direção a | in direzione del/verso | - | - | - | -
under his arm | - | bajo el brazo | sous le bras | unter dem arm | debaixo do braço | sotto il braccio | под мышкой | - | تحت ذراعه | -
cheeks | 脸颊 | mejillas | joues | wangen | bochechas | guance | щёк*/щеки | 頬/ほっぺ | خدين/خدود | गाल
rolls out | - | extiende | étale | rollt aus | abre | stende | раскатывает | - | - | -
feathers | 羽毛 | plumas | plumes | federn | penas/plumas | piume | перь* | 羽/羽根 | ريش | पंख
shield | 盾/盾牌 | escudo | bouclier | schild mit wappen | escudo | scudo | щит* | 盾 | درع | ढाल
destroys | 摧毁/冲毁 | destruye | détruit | zerstört | destrói | distrugge | разруша* | 壊す/壊して | يدمر/تدمر | नष्ट करती है
narrow | 狭窄/狭窄的 | estrecha/estrecho | étroite/étroit | eng/enge/engen/schmale/schmalen | estreita/estreito | stretta/stretto | узк* | 狭い | الضيق/الضيقة/ضيق | संकरी
points at | - | señala a/señala | pointe du doigt | zeigt auf | aponta para | indica | показывает на/указывает на | 指さして | يشير إلى | की ओर इशारा करता है
holds hand of | 牵着 | lleva de la mano a/coge de la mano a | tient par la main/tient la main de | hält die hand von/hält an der hand | segura a mão de/de mãos dadas com | tiene per mano | держит за руку | 手をつないで | يمسك يد | का हाथ पकड़े
smartphone | 手机 | móvil/celular | smartphone/téléphone | handy/smartphone | celular/telemóvel | telefonino/cellulare | смартфон* | スマホ/スマートフォン | هاتف/هاتفه | मोबाइल/फ़ोन
behind | - | detrás | derrière | dahinter | atrás | dietro | сзади/позади | 後ろ | خلفه | पीछे
runs | - | - | - | - | - | - | - | 走ってきて/走って来て/駆けてきて/駆け寄って | - | -
sets | - | se pone | se couche | geht unter | se põe | tramonta | садится/заходит | 沈む/沈んで | تغرب | डूब रहा है/डूब
ancient | 古老/古老的 | antiguo/antigua | ancien/ancienne | uralt/uralte/uralten | antigo/antiga | antico/antica | древн*/старинн* | 古い/古代の | قديم/قديمة | प्राचीन
green mountains | 青山 | - | - | - | - | - | - | - | - | -
plays | - | - | - | - | - | - | - | - | تلعب/يلعب | -
slow | - | lento/lenta | lent/lente | langsam/langsame | lento/lenta | lento/lenta | медленн* | - | بطيء | धीमा
`;
