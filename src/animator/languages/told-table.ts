/**
 * Words that prompts of everyday life and of films tell with beside the commonest, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru
 * | ja | ar | hi. Verbs are told as they stand after one subject; other forms follow from the tables of endings.
 */
export const TOLD_TABLE = `
middle-aged | 中年 | de mediana edad | d'âge moyen/d'âge mûr/quinquagénaire | mittleren alters | de meia idade/de meia-idade | di mezza età | средних лет | 中年の | في منتصف العمر | अधेड़
young woman | 年轻女子/年轻女孩/女郎 | chica | jeune femme/jeune fille | - | moça/rapariga | ragazza/giovane donna | девушк* | 若い女性/若い女 | شابة | युवती
young man | 小伙子/年轻人 | chico/joven | jeune homme | - | rapaz/moço | ragazzo/giovane uomo | парень/парня/юнош* | 若い男性/若者/青年 | شاب | युवक
along a | - | a lo largo de una/a lo largo de un | le long d'une/le long d'un | - | ao longo de uma/ao longo de um/por uma | lungo una/lungo un | - | - | - | -
along the | - | a lo largo de la/a lo largo del | le long de la/le long du/le long des | - | ao longo da/ao longo do/pela/pelo | lungo la/lungo il/lungo le/lungo i/lungo gli | вдоль | - | على طول | -
stretches | 伸懒腰/伸个懒腰 | se estira/estira | s'étire | streckt sich/reckt sich | se espreguiça/espreguiça-se | si stira/si stiracchia | потягивается | 伸びをする/背伸びする | يتمطى/يتمدد | अंगड़ाई ले रहा है
yawns | 打哈欠/打着哈欠 | bosteza | bâille | gähnt | boceja | sbadiglia | зевает | あくびをする | يتثاءب | जम्हाई ले रहा है
sighs | 叹气/叹了口气/叹息 | suspira | soupire | seufzt | suspira | sospira | вздыхает | ため息をつく | يتنهد | आह भर रहा है
leans forward | 探身/身体前倾 | se inclina hacia adelante | se penche en avant | beugt sich vor/beugt sich nach vorne/beugt sich leicht nach vorne/lehnt sich vor | inclina-se para a frente/se inclina para frente | si sporge in avanti/si china in avanti | наклоняется вперёд/подаётся вперёд | 身を乗り出す | ينحني إلى الأمام | आगे झुक रहा है
leans out of | 探出 | se asoma a/se asoma por | se penche à | lehnt sich aus | debruça-se na/se debruça na | si affaccia alla/si affaccia dalla | высовывается из | から身を乗り出す | يطل من | से झाँक रहा है
bends down | 弯腰/俯身/蹲下 | se agacha | se baisse/s'accroupit | bückt sich/beugt sich hinunter | agacha-se/se agacha | si china/si abbassa | наклоняется/нагибается | かがむ/しゃがむ | ينحني | झुक रहा है
leans toward | 靠向 | se inclina hacia | se penche vers | beugt sich zu/lehnt sich zu | se inclina para/inclina-se para | si china verso/si sporge verso | наклоняется к/склоняется к | に身を寄せる | يميل نحو | की ओर झुक रहा है
leads | 领着/牵着/带领/赶着 | conduce/guía | mène/guide/conduit | führt | conduz/guia | guida/conduce | ведёт/ведет | 率いる/連れる | يقود | ले जा रहा है
pets | 抚摸/摸着 | acaricia | caresse | streichelt | acaricia/faz carinho em/faz carinho no/faz carinho na/faz carinho nele/faz carinho nela | accarezza | гладит | 撫でる/なでる | يداعب/يربت على | सहला रहा है
licks | 舔 | lame | lèche | leckt | lambe | lecca | лижет/облизывает | 舐める/なめる | يلعق | चाट रहा है
wags its tail | 摇尾巴/摇着尾巴 | mueve la cola/menea la cola | remue la queue | wedelt mit dem schwanz | abana o rabo/balança o rabo | scodinzola | виляет хвостом | 尻尾を振る/しっぽを振る | يهز ذيله | पूँछ हिला रहा है
teaches | 教/辅导 | enseña a/enseña | enseigne/apprend à | unterrichtet/lehrt | ensina | insegna | учит/обучает | 教える | يعلم/يدرس | को पढ़ा रहा है/पढ़ा रहा है
paints | 画画/素描/画着 | dibuja | dessine | zeichnet | desenha | disegna | рисует | 描く/絵を描く | يرسم | चित्र बना रहा है/के चित्र बना रहा है/का चित्र बना रहा है
stirs | 搅拌/搅动 | revuelve/remueve | remue/mélange | rührt | mexe | mescola | помешивает/мешает | かき混ぜる/混ぜる | يحرك | चला रहा है/हिला रहा है
grills | 烤/烧烤 | asa | grille/fait griller | grillt/röstet | assa/grelha | griglia/arrostisce | жарит | 焼く | يشوي | भून रहा है
chops | 切菜/切着 | pica/corta | hache/émince | hackt/schneidet | pica | trita/affetta | нарезает/рубит | 刻む/切る | يقطع | काट रहा है
serves | 端上/上菜 | sirve | sert | serviert | serve | serve | подаёт/подает | 運ぶ/給仕する | يقدم | परोस रहा है
toasts | 碰杯/干杯 | brinda | trinque | stößt an | brinda | brinda | чокается/поднимает бокал | 乾杯する | يشرب نخب | जाम टकरा रहा है
applauds | 鼓掌/拍手 | aplaude | applaudit | applaudiert/klatscht | aplaude | applaude | аплодирует/хлопает | 拍手する | يصفق | ताली बजा रहा है
cheers | 欢呼 | vitorea/anima | acclame | jubelt | torce/vibra | esulta/acclama | ликует/приветствует | 歓声を上げる/応援する | يهتف | जयकार कर रहा है
bows | 鞠躬 | hace una reverencia | s'incline/salue | verbeugt sich/verneigt sich | faz uma reverência | si inchina/fa un inchino | кланяется | お辞儀する/頭を下げる | ينحني احتراما | प्रणाम कर रहा है
waves | 挥手/招手/挥着手 | saluda con la mano/agita la mano | fait signe/fait un signe de la main | winkt | acena | saluta con la mano/agita la mano | машет рукой/машет | 手を振る | يلوح/يلوح بيده | हाथ हिला रहा है
winks | 眨眼/眨了眨眼 | guiña un ojo/guiña | fait un clin d'œil | zwinkert | pisca o olho | strizza l'occhio/fa l'occhiolino | подмигивает | ウインクする | يغمز | आँख मार रहा है
frowns | 皱眉/皱着眉头 | frunce el ceño | fronce les sourcils | runzelt die stirn | franze a testa | aggrotta la fronte | хмурится | 眉をひそめる | يعبس | भौंहें सिकोड़ रहा है
wipes | 擦/擦拭 | limpia/seca | essuie | wischt | limpa/enxuga | pulisce/asciuga | вытирает/протирает | 拭く | يمسح | पोंछ रहा है
cleans | 打扫/清洁 | limpia | nettoie | putzt/säubert | limpa | pulisce | чистит/убирает | 掃除する | ينظف | साफ कर रहा है
knocks on | 敲 | llama a/golpea | frappe à | klopft an | bate na/bate à | bussa alla/bussa a | стучит в | ノックする/叩く | يطرق | खटखटा रहा है
blows out | 吹灭 | apaga/sopla | souffle | bläst | apaga/sopra | spegne/soffia | задувает | 吹き消す | يطفئ | बुझा रहा है
explores | 探索/探险 | explora | explore | erkundet/erforscht | explora | esplora | исследует | 探検する/探索する | يستكشف | खोज रहा है
discovers | 发现 | descubre/encuentra | découvre | entdeckt | descobre | scopre | обнаруживает/находит | 見つける/発見する | يكتشف | देख लेता है
examines | 检查/端详/查看 | examina/inspecciona | examine/inspecte | untersucht/prüft | examina/inspeciona | esamina | осматривает/изучает | 調べる | يفحص | जाँच रहा है
searches | 寻找/翻找 | busca | cherche/fouille | sucht | procura | cerca | ищет | 探す | يبحث عن/يبحث | ढूँढ रहा है
hides | 躲藏/躲在/藏在 | se esconde | se cache | versteckt sich | esconde-se/se esconde | si nasconde | прячется | 隠れる | يختبئ | छिप रहा है
flees | 逃跑/逃离 | huye/escapa | s'enfuit/fuit | flieht/flüchtet | foge | fugge/scappa | убегает/бежит от | 逃げる | يهرب | भाग रहा है
attacks | 攻击/袭击 | ataca | attaque | greift an | ataca | attacca | атакует/нападает на | 襲う/攻撃する | يهاجم | हमला कर रहा है
fights | 战斗/搏斗/激战 | lucha/pelea/combate | combat/se bat/lutte | kämpft | luta/combate | combatte/lotta | сражается/дерётся/бьётся | 戦う/闘う | يقاتل/يحارب | लड़ रहा है
digs | 挖 | cava/excava | creuse | gräbt | cava/escava | scava | копает/роет | 掘る | يحفر | खोद रहा है
lifts | 举起/抬起 | levanta/alza | soulève/lève | hebt/stemmt | levanta/ergue | solleva/alza | поднимает | 持ち上げる | يرفع | उठा रहा है
raises | 举着/高举 | levantando/alzando | levant | erhebt | erguendo/levantando | alzando | поднимая | 掲げる | رافعا | उठाए
drags | 拖 | arrastra | traîne | schleppt/zerrt | arrasta | trascina | волочит | 引きずる | يجر | घसीट रहा है
breaks | 打碎/打破 | rompe | casse/brise | zerbricht/bricht | quebra/parte | rompe/spezza | разбивает/ломает | 割る/壊す | يكسر | तोड़ रहा है
drifts | 飘/漂流/漂 | va a la deriva/flota | dérive | treibt | deriva/flutua | va alla deriva/galleggia | дрейфует/плывёт | 漂う | ينجرف | बह रहा है
melts | 融化 | se derrite | fond | schmilzt | derrete | si scioglie | тает | 溶ける | يذوب | पिघल रहा है
rolls | 滚动/滚 | rueda | roule | rollt | rola | rotola | катится | 転がる | يتدحرج | लुढ़क रहा है
bounces | 弹跳/蹦 | rebota | rebondit | hüpft/springt | quica/salta | rimbalza | подпрыгивает/скачет | 弾む/跳ねる | يقفز | उछल रहा है
slides | 滑行/滑下 | se desliza/desliza | glisse | rutscht/gleitet | desliza/escorrega | scivola | скользит | 滑る | ينزلق | फिसल रहा है
gallops | 飞奔/奔驰/策马 | galopa | galope | galoppiert | galopa | galoppa | скачет/мчится | 駆ける/疾走する | يعدو | सरपट दौड़ रहा है
speeds | 飞驰/疾驰 | corre a toda velocidad/pasa a toda velocidad | fonce/file | rast/saust | dispara/corre em alta velocidade | sfreccia | мчится по/несётся | 疾走する/突っ走る | ينطلق بسرعة | तेज़ दौड़ रहा है
crawls | 爬行/爬着 | gatea/se arrastra | rampe | krabbelt/kriecht | rasteja/engatinha | striscia/gattona | ползёт/ползет | 這う | يزحف | रेंग रहा है
takes off | 起飞 | despega | décolle | hebt ab/startet | decola/levanta voo | decolla | взлетает | 飛び立つ/離陸する | يقلع | उड़ान भर रहा है
glides | 滑翔 | planea | plane | gleitet | plana | plana | парит/планирует | 滑空する | يحلق/يحوم | मँडरा रहा है
sways | 摇曳/摇摆 | se mece/se balancea | se balance/ondule | wiegt sich/schwankt | balança | ondeggia/dondola | качается/колышется | 揺れる | يتمايل | झूम रहा है
flutters | 飘扬/飘动 | ondea/revolotea | flotte/voltige | flattert/weht | esvoaça/tremula | svolazza/sventola | развевается/порхает | はためく/ひらひら舞う | يرفرف | फड़फड़ा रहा है
returns | 回来/归来 | regresa/vuelve | revient/rentre | kehrt zurück/kommt zurück | volta/regressa/retorna | torna/ritorna | возвращается | 戻る/帰る/帰ってくる | يعود | लौट रहा है
relaxes | 放松/休息 | descansa/se relaja | se détend/se repose | entspannt sich/ruht | descansa/relaxa | si rilassa/riposa | отдыхает/расслабляется | くつろぐ/休む | يسترخي/يستريح | आराम कर रहा है
kneels | 正坐/跪坐 | se arrodilla | s'agenouille | kniet nieder/kniet | ajoelha-se/se ajoelha | si inginocchia | встаёт на колени | 正座する/ひざまずく | يركع | घुटने टेक रहा है
startled | 吓了一跳/惊讶地 | sorprendido/sorprendida | surpris/surprise | überrascht/erschrocken | surpreso/surpresa | sorpreso/sorpresa | удивлённ*/испуганн* | 驚いて/驚いた | متفاجئ | चौंककर
whistles | 吹口哨 | silba | siffle | pfeift | assobia | fischia | свистит | 口笛を吹く | يصفر | सीटी बजा रहा है
strums | 弹拨/弹奏 | rasguea | gratte | zupft | dedilha | strimpella | перебирает струны | かき鳴らす | يعزف | बजा रहा है
begins | 开始 | comienza/empieza | commence | beginnt | começa | comincia/inizia | начинает/начинается | 始まる/始める | يبدأ | शुरू होता है
full of people | 人来人往/人山人海/挤满了人 | lleno de gente/llena de gente/abarrotado/abarrotada | bondé/bondée/plein de monde | voller menschen/überfüllt/überfüllte | lotado/lotada/cheio de gente/cheia de gente | affollato/affollata/pieno di gente | полный людей/многолюдн*/людн* | 人混みの/人で賑わう/行き交う人々 | مزدحم/مزدحمة/مليء بالناس | भीड़ भरी/भीड़भाड़
empty | 空无一人的/空荡荡的 | desierto/desierta/vacía | désert/déserte | menschenleer/menschenleere/menschenleeren/verlassen/verlassene/verlassenen | deserto/deserta | deserto/deserta | безлюдн*/пустынн* | 無人の/人気のない | مهجور/مهجورة | सुनसान
wet | 湿漉漉的/潮湿的/湿 | mojado/mojada/mojadas | mouillé/mouillée/trempé | nass/nasse/nassen | molhado/molhada | bagnato/bagnata | мокр* | 濡れた | مبلل/مبللة | गीली/गीला/भीगा
melting | 融化的 | derretido/derretida/derritiéndose | fondant/fondue | schmelzend/schmelzendes | derretido/derretida/derretendo | sciolto/sciolta | тающ* | 溶けかけの | ذائب | पिघलती/पिघलता
broken | 破碎的/破 | roto/rota | cassé/cassée/brisé | zerbrochen/kaputt/kaputte | quebrado/quebrada | rotto/rotta | сломанн*/разбит* | 壊れた | مكسور/مكسورة | टूटा/टूटी
thick | 厚厚的/厚 | grueso/gruesa/espeso/espesa | épais/épaisse | dick/dicke/dickes/dicken | grosso/grossa/espesso | spesso/spessa/fitto | толст*/густ* | 厚い/分厚い | سميك | मोटा/घना
strong wind | 强风/大风 | viento fuerte | vent fort | starker wind/starkem wind | vento forte | vento forte | сильный ветер/сильн* ветр* | 強い風/強風 | ريح قوية/رياح قوية | तेज़ हवा
dirty | 脏/脏兮兮的 | sucio/sucia | sale | schmutzig/dreckig | sujo/suja | sporco/sporca | грязн* | 汚れた | متسخ/قذر | गंदा/गंदी
futuristic | 未来/未来主义 | futurista | futuriste | futuristisch/futuristische/futuristischen | futurista | futuristico/futuristica | футуристическ* | 未来的な/近未来の | مستقبلي/مستقبلية | भविष्य की/भविष्यवादी
medieval | 中世纪 | medieval | médiéval/médiévale | mittelalterlich/mittelalterliche/mittelalterlichen | medieval | medievale | средневеков* | 中世の | من القرون الوسطى | मध्ययुगीन
bald | 光头/秃头 | calvo/calva | chauve | kahl/glatzköpfig/glatzköpfiger | careca | calvo/calva | лыс* | 禿げた/坊主頭の | أصلع | गंजा
bearded | 大胡子/胡子拉碴 | con barba/barbudo | barbu | bärtig/bärtiger/bärtige | barbudo/de barba | barbuto/con la barba | бородат* | ひげの/髭の | ملتح/ملتحي | दाढ़ी वाला
with braids | 扎着辫子的/梳着辫子的 | con trenzas/de trenzas | aux tresses/avec des tresses | mit zöpfen | de tranças/com tranças | con le trecce | с косичками/с косами | 三つ編みの | بضفائر | चोटियों वाली
ponytail | 马尾辫/马尾 | coleta/cola de caballo | queue de cheval | pferdeschwanz | rabo de cavalo | coda di cavallo | хвост/хвостик* | ポニーテール | ذيل حصان | चोटी
school uniform | 校服 | uniforme escolar | uniforme scolaire | schuluniform | uniforme escolar | uniforme scolastica | школьная форма/школьной форме | 制服/学生服/セーラー服 | زي مدرسي | स्कूल की वर्दी/यूनिफॉर्म
costume | 服饰/服装/民族服饰 | traje/vestimenta | costume/tenue | tracht/kostüm | traje típico/fantasia | costume/abito tradizionale | костюм*/наряд* | 衣装 | زي/ملابس | पोशाक
suit | 西装/西服 | traje | costume | anzug | fato/terno | completo/abito elegante | костюм | スーツ/背広 | بدلة | सूट
hoodie | 连帽衫/卫衣 | sudadera/sudadera con capucha | sweat à capuche | kapuzenpulli/hoodie | moletom | felpa | худи/толстовк* | パーカー | سترة بقلنسوة | हुडी
socks | 袜子 | calcetines | chaussettes | socken | meias | calzini | носк* | 靴下 | جوارب | मोज़े
sandals | 凉鞋 | sandalias | sandales | sandalen | sandálias | sandali | сандал* | サンダル | صندل | चप्पल/सैंडल
high heels | 高跟鞋 | tacones | talons hauts/talons aiguilles | stöckelschuhe/high heels | salto alto/saltos altos | tacchi alti/tacchi | каблук* | ハイヒール | كعب عال | ऊँची एड़ी
necklace | 项链 | collar | collier | halskette/kette | colar | collana | ожерель* | ネックレス | قلادة/عقد | हार
ring | 戒指 | anillo | bague/anneau | ring | anel/aliança | anello | кольц* | 指輪 | خاتم | अंगूठी
pajamas | 睡衣 | pijama | pyjama | schlafanzug/pyjama | pijama | pigiama | пижам* | パジャマ | بيجامة | पायजामा
wedding dress | 婚纱 | vestido de novia | robe de mariée | hochzeitskleid/brautkleid | vestido de noiva | abito da sposa | свадебн* плать* | ウェディングドレス | فستان زفاف | शादी का जोड़ा
cape | 斗篷/披风 | capa | cape | umhang/cape | capa | mantello | плащ-накидк*/накидк* | マント | عباءة | लबादा
pillow | 枕头/靠垫 | almohada/cojín | oreiller/coussin | kissen/polster | almofada/travesseiro | cuscino | подушк* | 枕/クッション | وسادة | तकिया
blanket | 毯子/毛毯 | manta | couverture | decke | cobertor/manta | coperta | одеял*/плед* | 毛布 | بطانية | कंबल
carpet | 地毯 | alfombra | tapis | teppich | tapete | tappeto | ков*р/коврик* | 絨毯/カーペット | سجادة | कालीन
windowsill | 窗台 | alféizar/repisa de la ventana | rebord de fenêtre/rebord de la fenêtre | fensterbank/sims/fenstersims | parapeito da janela/parapeito | davanzale | подоконник* | 窓辺/窓台 | حافة النافذة | खिड़की की चौखट
wall | 墙/墙壁 | pared/muro | mur | wand/mauer | parede/muro | muro/parete | стен* | 壁/塀 | جدار/حائط | दीवार
roof | 屋顶/房顶 | tejado/techo | toit | dach | telhado | tetto | крыш* | 屋根 | سقف/سطح | छत
staircase | 楼梯/台阶 | escalera/escaleras | escalier/escaliers | treppe/treppen | escada/escadaria | scale/scalinata | лестниц* | 階段 | درج/سلم | सीढ़ियाँ/सीढ़ी
hallway | 走廊 | pasillo | couloir | flur/gang | corredor | corridoio | коридор* | 廊下 | ممر/رواق | गलियारा
attic | 阁楼 | ático/desván | grenier | dachboden | sótão | soffitta | чердак* | 屋根裏 | علية | अटारी
basement | 地下室 | sótano | sous-sol/cave | keller | porão/cave | cantina/seminterrato | подвал* | 地下室 | قبو | तहखाना
gym | 健身房 | gimnasio | salle de sport/gymnase | fitnessstudio/turnhalle | academia/ginásio | palestra | спортзал*/тренажёрн* зал* | ジム/体育館 | صالة رياضية | जिम
pool | 泳池/游泳池 | piscina | piscine | schwimmbad/pool/schwimmbecken | piscina | piscina | бассейн* | プール | مسبح | स्विमिंग पूल
supermarket | 超市 | supermercado | supermarché | supermarkt | supermercado | supermercato | супермаркет* | スーパー/スーパーマーケット | سوبرماركت | सुपरमार्केट
museum | 博物馆/美术馆 | museo | musée | museum | museu | museo | музе* | 博物館/美術館 | متحف | संग्रहालय
subway station | 地铁站/地铁 | metro/estación de metro | métro/station de métro | u-bahn/u-bahnhof | metrô/metro/estação de metrô | metropolitana | метро/станци* метро | 地下鉄/地下鉄の駅 | مترو/محطة المترو | मेट्रो
tunnel | 隧道 | túnel | tunnel | tunnel | túnel | tunnel/galleria | туннел*/тоннел* | トンネル | نفق | सुरंग
gas station | 加油站 | gasolinera | station-service | tankstelle | posto de gasolina | distributore di benzina | заправк* | ガソリンスタンド | محطة وقود | पेट्रोल पंप
bus stop | 公交站/公交车站 | parada de autobús | arrêt de bus | bushaltestelle/haltestelle | ponto de ônibus/paragem de autocarro | fermata dell'autobus | остановк* | バス停 | موقف الحافلات | बस स्टॉप
amusement park | 游乐园/游乐场 | parque de atracciones/feria | parc d'attractions/fête foraine | freizeitpark/jahrmarkt/rummelplatz | parque de diversões | luna park/parco divertimenti | парк* аттракционов | 遊園地 | مدينة ملاهي | मेला
circus | 马戏团 | circo | cirque | zirkus | circo | circo | цирк* | サーカス | سيرك | सर्कस
club | 夜店/俱乐部 | club/discoteca | boîte de nuit/club | club/diskothek | boate/discoteca | locale notturno/discoteca | клуб* | クラブ | ملهى | क्लब
greenhouse | 温室 | invernadero | serre | gewächshaus | estufa | serra | теплиц*/оранжере* | 温室 | دفيئة | ग्रीनहाउस
barn | 谷仓 | granero | grange | scheune | celeiro | fienile | амбар*/сара* | 納屋 | حظيرة | खलिहान
windmill | 风车 | molino de viento/molino | moulin à vent/moulin | windmühle | moinho de vento/moinho | mulino a vento/mulino | мельниц* | 風車 | طاحونة هواء | पवनचक्की
alpine meadow | 高山草甸 | prado alpino | alpage | alm/bergwiese | prado alpino | alpeggio/prato alpino | альпийск* луг* | 高原 | مرج جبلي | पहाड़ी मैदान
shrine | 神社 | santuario | sanctuaire | schrein | santuário | santuario | святилищ* | 神社 | ضريح | मंदिर
water's edge | 水边/岸边 | orilla/la orilla del agua | bord de l'eau | ufer | beira da água/beira-mar | riva | кромк* воды | 波打ち際/水際 | حافة الماء | पानी के किनारे
asteroid | 小行星 | asteroide | astéroïde | asteroid/asteroiden | asteroide | asteroide | астероид* | 小惑星 | كويكب | क्षुद्रग्रह
rocket | 火箭 | cohete | fusée | rakete | foguete | razzo | ракет* | ロケット | صاروخ | रॉकेट
hologram | 全息图/全息投影 | holograma | hologramme | hologramm | holograma | ologramma | голограмм* | ホログラム | هولوغرام | होलोग्राम
space ranger | 太空游侠 | guardián espacial | ranger de l'espace | weltraumranger | patrulheiro espacial | ranger spaziale | космическ* рейнджер* | 宇宙レンジャー | حارس الفضاء | अंतरिक्ष रेंजर
alien monster | 外星怪物 | monstruo alienígena | monstre extraterrestre | außerirdisches monster | monstro alienígena | mostro alieno | инопланетн* чудовищ*/инопланетн* монстр* | エイリアンの怪物 | وحش فضائي | एलियन राक्षस
raccoon | 浣熊 | mapache | raton laveur | waschbär | guaxinim | procione | енот* | アライグマ/たぬき | راكون | रैकून
spider | 蜘蛛 | araña | araignée | spinne | aranha | ragno | паук* | 蜘蛛/クモ | عنكبوت | मकड़ी
bat | 蝙蝠 | murciélago | chauve-souris | fledermaus | morcego | pipistrello | летуч* мыш* | コウモリ | خفاش | चमगादड़
dragonfly | 蜻蜓 | libélula | libellule | libelle | libélula | libellula | стрекоз* | トンボ | يعسوب | व्याध पतंगा
ant | 蚂蚁 | hormiga | fourmi | ameise | formiga | formica | мурав* | 蟻/アリ | نملة | चींटी
crocodile | 鳄鱼 | cocodrilo | crocodile | krokodil | crocodilo/jacaré | coccodrillo | крокодил* | ワニ | تمساح | मगरमच्छ
hippo | 河马 | hipopótamo | hippopotame | nilpferd/flusspferd | hipopótamo | ippopotamo | бегемот* | カバ | فرس النهر | दरियाई घोड़ा
rhino | 犀牛 | rinoceronte | rhinocéros | nashorn | rinoceronte | rinoceronte | носорог* | サイ | وحيد القرن | गैंडा
kangaroo | 袋鼠 | canguro | kangourou | känguru | canguru | canguro | кенгуру | カンガルー | كنغر | कंगारू
flamingo | 火烈鸟 | flamenco | flamant rose | flamingo | flamingo | fenicottero | фламинго | フラミンゴ | فلامنغو/نحام | राजहंस
seal | 海豹 | foca | phoque | robbe/seehund | foca | foca | тюлен* | アザラシ | فقمة | सील
otter | 水獭 | nutria | loutre | otter | lontra | lontra | выдр* | カワウソ/ラッコ | ثعلب الماء | ऊदबिलाव
shepherd | 牧羊人 | pastor | berger | schäfer/hirte | pastor | pastore | пастух* | 羊飼い | راعي | चरवाहा/गड़ेरिया
shrine maiden | 巫女 | sacerdotisa | prêtresse | schreinmädchen/priesterin | sacerdotisa | sacerdotessa | жриц* | 巫女 | كاهنة | पुजारिन
priest | 神主/祭司/神父 | sacerdote/cura | prêtre/curé | priester/pfarrer | padre/sacerdote | prete/sacerdote | священник*/жрец* | 神主/司祭 | كاهن/قس | पुजारी
superhero | 超级英雄 | superhéroe | super-héros | superheld | super-herói | supereroe | супергеро* | スーパーヒーロー | بطل خارق | सुपरहीरो
spy | 间谍 | espía | espion/espionne | spion/spionin | espião/espiã | spia | шпион* | スパイ | جاسوس | जासूस
clown | 小丑 | payaso | clown | clown | palhaço | pagliaccio | клоун* | ピエロ | مهرج | जोकर
diver | 潜水员 | buceador/buzo | plongeur/plongeuse | taucher/taucherin | mergulhador | subacqueo/sommozzatore | водолаз*/дайвер* | ダイバー | غواص | गोताखोर
climber | 登山者/攀岩者 | escalador/escaladora | grimpeur/alpiniste | kletterer/kletterin/bergsteiger | alpinista/escalador | scalatore/alpinista | альпинист*/скалолаз* | 登山家/クライマー | متسلق | पर्वतारोही
maid | 女仆 | criada/sirvienta | servante/femme de chambre | dienstmädchen/zimmermädchen | empregada/criada | cameriera/domestica | горничн*/служанк* | メイド | خادمة | नौकरानी
ice cream | 冰淇淋/雪糕 | helado | glace/crème glacée | eis/eiscreme | gelado/sorvete | gelato | морожен* | アイスクリーム | آيس كريم/مثلجات | आइसक्रीम
marshmallow | 棉花糖 | malvavisco/nube de azúcar | guimauve/chamallow | marshmallow | marshmallow | marshmallow | зефир* | マシュマロ | مارشميلو | मार्शमैलो
cookie | 饼干/曲奇 | galleta | biscuit/gâteau sec | keks/plätzchen | biscoito/bolacha | biscotto | печень* | クッキー | بسكويت | बिस्कुट
honey | 蜂蜜 | miel | miel | honig | mel | miele | мёд/мед | 蜂蜜 | عسل | शहद
pumpkin | 南瓜 | calabaza | citrouille | kürbis | abóbora | zucca | тыкв* | かぼちゃ | يقطين/قرع | कद्दू
mushroom | 蘑菇 | seta/hongo/champiñón | champignon | pilz | cogumelo | fungo | гриб* | きのこ/キノコ | فطر | मशरूम
cactus | 仙人掌 | cactus | cactus | kaktus | cacto | cactus | кактус* | サボテン | صبار | कैक्टस
bushes | 玫瑰丛 | rosales | rosiers | rosenbüsche/rosensträucher | roseiras/roseirais | cespugli di rose/rosai | куст* роз | 薔薇の茂み | شجيرات الورد | गुलाब की झाड़ियाँ
yellow flowers | 黄花/黄色的花 | flores amarillas | fleurs jaunes | gelbe blumen/gelben blumen | flores amarelas | fiori gialli | жёлт* цвет*/желт* цвет* | 黄色い花 | الزهور الصفراء/أزهار صفراء | पीले फूल/पीले फूलों
bucket | 桶/水桶 | cubo/balde | seau | eimer | balde | secchio | ведр* | バケツ | دلو | बाल्टी
broom | 扫帚 | escoba | balai | besen | vassoura | scopa | метл*/мётл*/веник* | ほうき/箒 | مكنسة | झाड़ू
axe | 斧头 | hacha | hache | axt/beil | machado | ascia | топор* | 斧 | فأس | कुल्हाड़ी
flashlight | 手电筒 | linterna | lampe torche/lampe de poche | taschenlampe | lanterna | torcia | фонарик*/карманн* фонар* | 懐中電灯 | مصباح يدوي/كشاف | टॉर्च
torch | 火把/火炬 | antorcha | torche | fackel | tocha | fiaccola | факел* | 松明/たいまつ | شعلة | मशाल
coin | 硬币 | moneda | pièce de monnaie | münze | moeda | moneta | монет* | コイン/硬貨 | عملة معدنية | सिक्का
treasure chest | 宝箱 | cofre del tesoro | coffre au trésor | schatztruhe | baú do tesouro | forziere | сундук* с сокровищами/сундук* | 宝箱 | صندوق كنز | खज़ाने का संदूक
diary | 日记/日记本 | diario | journal intime | tagebuch | diário | diario | дневник* | 日記 | يوميات/دفتر يوميات | डायरी
blackboard | 黑板 | pizarra | tableau noir | tafel | quadro-negro/lousa | lavagna | доск* | 黒板 | سبورة | ब्लैकबोर्ड
silhouettes | 剪影 | siluetas/silueta | silhouettes/silhouette | silhouetten/silhouette | silhuetas/silhueta | sagome/sagoma | силуэт* | シルエット | ظلال | परछाइयाँ
shot from the side | 侧面/从侧面 | de perfil/desde un lado | de profil/de côté | von der seite/im profil | de perfil/de lado | di profilo/di lato | в профиль/сбоку | 横から/真横から | من الجانب | बगल से
side tracking shot | 侧面跟拍/侧跟 | travelling lateral/seguimiento lateral | travelling latéral | seitliche kamerafahrt | travelling lateral | carrellata laterale | боковая проводка | 横からの追跡ショット/カメラは横から追う | لقطة تتبع جانبية | साइड ट्रैकिंग शॉट
low angle shot | 低角度/仰拍/低机位 | ángulo bajo/plano contrapicado/contrapicado | contre-plongée/angle bas | froschperspektive/untersicht/von unten | ângulo baixo/contra-plongée | inquadratura dal basso/angolo basso | нижний ракурс/снизу вверх | ローアングル/煽り | زاوية منخفضة | नीचे के कोण से/लो एंगल
wide shot | 全景/远景/大全景 | plano general/plano abierto/gran plano general | plan large/plan d'ensemble | totale/weite einstellung | plano aberto/plano geral | inquadratura larga/campo lungo/inquadratura ampia | общий план | 引きのショット/引きの/ロングショット/広角ショット | لقطة واسعة/لقطة بعيدة | वाइड शॉट
static camera | 固定镜头/固定机位 | cámara fija/plano fijo | plan fixe/caméra fixe | feste kamera/statische kamera/feste einstellung | câmera fixa/câmara fixa/plano fixo | camera fissa/inquadratura fissa | статичная камера/неподвижная камера | 固定ショット/固定カメラ/定点 | كاميرا ثابتة | स्थिर कैमरा
the camera follows | 镜头跟随/镜头跟着 | la cámara la sigue/la cámara lo sigue/la cámara le sigue/la cámara los sigue/la cámara sigue | la caméra la suit/la caméra le suit/la caméra suit/la caméra les suit | die kamera folgt ihm/die kamera folgt ihr/die kamera folgt | a câmera a segue/a câmera o segue/a câmera segue/a câmara segue | la camera la segue/la camera lo segue/la telecamera la segue/la telecamera lo segue/la telecamera segue/la camera segue | камера следует/камера следит | カメラが追う/カメラは追う | الكاميرا تتبعها/الكاميرا تتبعه/الكاميرا تتبعهما/الكاميرا تتبع | कैमरा पीछा करता है/कैमरा उसका पीछा करता है
`;
