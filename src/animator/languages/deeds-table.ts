/**
 * What people, animals and things do in prompts beside the commonest deeds, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar
 * | hi. Told as they stand after one subject; a German deed of two words may stand apart around the rest of its clause ("rührt die Suppe um").
 */
export const DEEDS_TABLE = `
crouches | 蹲着/弯下腰 | se agacha/agacha/se acuclilla | s'accroupit/accroupi/accroupie | hockt/kauert/hockt sich/bückt sich | se agacha/agacha-se/agacha | si accovaccia/si china/accovacciato/accovacciata | приседа*/наклоня*/нагиба* | かがむ/屈む | ينحني/يقرفص | झुक रहा है/उकड़ूँ बैठ रहा है
kicks | 踢/踢着 | patea/chuta | donne un coup de pied/tape dans | tritt gegen/kickt/schießt | chuta/dá um chute | calcia/dà un calcio | пина*/бьёт по мячу | 蹴る | يركل | लात मार रहा है
hits | 击打/打在/敲打 | golpea/pega | frappe/tape | schlägt | bate em/acerta/golpeia | colpisce/batte | ударя*/стуч* | 叩く/打つ | يضرب | मार रहा है
stares | 盯着/凝望/望着 | se queda mirando/clava la mirada | fixe/fixe du regard | starrt | encara/fita | fissa | уставил*/глядит/вглядыва* | じっと見る/見詰める | يحدق/تحدق | घूर रहा है/निहार रहा है
listens | 听见/听到 | oye | entend | hört | ouve | sente | слыш* | 聞こえる | يسمع | सुन रहा है
chews | 咀嚼/嚼着 | mastica | mâche/mastique | kaut | mastiga | mastica | жуёт/жует | 噛む | يمضغ | चबा रहा है
peels | 剥/削皮 | pela | épluche/pèle | schält | descasca | sbuccia/pela | чистит картошку | 皮をむく/剥く | يقشر | छील रहा है
fills | 装满/灌满 | llena | remplit | füllt | enche | riempie | наполня* | 満たす | يملأ | भर रहा है
cooks | 煮/炖/煎 | fríe/hierve/prepara la cena/prepara la comida/prepara el desayuno | prépare le repas/prépare le dîner/fait cuire/mijote | brät/kocht/bereitet das essen zu | frita/ferve/prepara o jantar/prepara a comida | frigge/bolle/prepara la cena/prepara il pranzo | варит/готовит еду/готовит ужин/жарит | 煮る/揚げる/調理する | يطهو/يطبخ/تطبخ/يطهي | पका रहा है/खाना बना रहा है
bakes | 烘焙/烤面包 | hornea | fait cuire du pain/enfourne | backt/bäckt | assa pão | inforna/cuoce | печёт/печет/выпека* | 焼き上げる | يخبز | सेंक रहा है
irons | 熨衣服/熨 | plancha | repasse | bügelt | passa roupa | stira | гладит бельё | アイロンをかける | يكوي | इस्त्री कर रहा है
folds | 折叠/叠着/折纸 | dobla | plie | faltet | dobra | piega | складыва* | 折る/畳む | يطوي | मोड़ रहा है
hangs | 挂着/挂在/悬挂 | cuelga/tiende | accroche/étend/suspend | hängt/hängt auf | pendura/estende | appende/stende | вешает/висит/развешива* | 吊るす/干す/ぶら下がる | يعلق/ينشر | टाँग रहा है/लटक रहा है
pedals | 蹬车/踩单车 | pedalea | pédale | radelt/tritt in die pedale | pedala | pedala | крутит педали | ペダルをこぐ | يقود دراجة/يركب دراجة | पैडल मार रहा है/साइकिल चला रहा है
shoots | 射击/射箭 | dispara | tire | schießt auf/feuert | atira | spara | стреля* | 撃つ/射る | يطلق النار | गोली चला रहा है
speaks | 交谈/聊天/聊着天/闲聊 | charla/conversa/platica | discute/bavarde/parle | redet/plaudert/unterhält sich/spricht | conversa/bate papo | chiacchiera/conversa/parla | разговарива*/беседу*/болта* | 話す/喋る/おしゃべりする | يتحدث/يتكلم/يتحدثان | बातें कर रहा है/बात कर रहा है
tells a story | 讲故事/讲着故事 | cuenta una historia/cuenta un cuento/cuenta historias | raconte une histoire/raconte des histoires | erzählt eine geschichte/erzählt geschichten | conta uma história/conta histórias | racconta una storia/racconta storie/racconta una favola | рассказывает историю/рассказывает сказку/рассказывает истории | 物語を語る/話を聞かせる/昔話をする | يروي قصة/يحكي قصة/تحكي قصة | कहानी सुना रहा है/कहानी सुनाता है
tells | 告诉/讲述 | cuenta | raconte | erzählt | conta | racconta | рассказыва* | 語る | يروي/يحكي | बता रहा है/सुना रहा है
explains | 解释/讲解 | explica | explique | erklärt | explica | spiega | объясня* | 説明する | يشرح | समझा रहा है
teaches | 教/教会 | enseña | apprend à/enseigne | bringt bei/unterrichtet/lehrt | ensina | insegna | учит/обуча* | 教える | يعلم/تعلم | सिखा रहा है/पढ़ा रहा है
reads | 学习/念书/做作业 | estudia/hace los deberes | étudie/fait ses devoirs/révise | lernt/studiert | estuda/faz a lição | studia/fa i compiti | учится/делает уроки | 勉強する/宿題をする | يدرس/يذاكر | पढ़ाई कर रहा है
counts | 数着/数钱 | cuenta monedas/cuenta dinero | compte | zählt | conta moedas/conta dinheiro | conta | считает | 数える | يعد | गिन रहा है
calls | 打电话/打着电话 | habla por teléfono/llama por teléfono | téléphone/parle au téléphone | telefoniert/ruft an | telefona/fala ao telefone | telefona/parla al telefono | звонит/говорит по телефону | 電話する/電話をかける | يتحدث في الهاتف/يتصل | फोन पर बात कर रहा है
sleeps | 打呼噜/打瞌睡/睡着/熟睡/酣睡 | ronca/dormita | ronfle/somnole/sommeille | schnarcht/döst/schlummert/schläft ein | ronca/cochila | russa/sonnecchia | храпит/дремл*/спит | いびきをかく/居眠りする/うたた寝する | يشخر/يغفو/ينام | सो रहा है/झपकी ले रहा है
dreams | 做梦/梦见 | sueña | rêve | träumt | sonha | sogna | мечта* | 夢を見る/夢見る | يحلم | सपना देख रहा है
breathes | 呼吸/喘气/深呼吸 | respira | respire | atmet | respira | respira | дышит | 息をする/呼吸する/深呼吸する | يتنفس | साँस ले रहा है
coughs | 咳嗽 | tose | tousse | hustet | tosse | tossisce | кашля* | 咳をする | يسعل | खाँस रहा है
sneezes | 打喷嚏 | estornuda | éternue | niest | espirra | starnutisce | чиха* | くしゃみをする | يعطس | छींक रहा है
shivers | 发抖/颤抖/瑟瑟发抖 | tiembla/tirita | tremble/frissonne/grelotte | zittert/fröstelt | treme | trema | дрож*/трясётся | 震える | يرتجف/يرتعش | काँप रहा है
salutes | 敬礼/行礼 | hace el saludo militar | fait le salut militaire | salutiert | bate continência | fa il saluto militare | отдаёт честь | 敬礼する | يؤدي التحية | सलामी दे रहा है
celebrates | 庆祝/欢庆 | celebra/festeja | fête/célèbre | feiert | comemora/festeja/celebra | festeggia/celebra | праздну* | 祝う/お祝いする | يحتفل | जश्न मना रहा है/मना रहा है
blows out | 熄灭/扑灭 | apaga/sopla las velas | éteint/souffle les bougies | löscht/pustet aus/bläst aus/macht aus | apaga/sopra as velas | spegne/soffia sulle candeline | гасит/туш*/задува* | 消す/吹き消す | يطفئ | बुझा रहा है
freezes | 结冰/冻结 | se congela/se queda inmóvil | gèle/se fige | gefriert/friert/erstarrt | congela/fica imóvel | si congela/si immobilizza | замерза*/застыва* | 凍る/凍りつく | يتجمد | जम रहा है
cracks | 裂开/开裂 | se agrieta/se resquebraja | se fissure/se craquelle | bricht auf/reißt auf | racha/se parte | si crepa/si incrina | треска*/трескает* | ひび割れる/割れる | يتشقق | चटक रहा है
collapses | 倒塌/坍塌/崩塌 | se derrumba/se desploma | s'effondre/s'écroule | stürzt ein/bricht zusammen | desaba/desmorona | crolla | рушится/обрушива* | 崩れる/倒壊する | ينهار | ढह रहा है
breaks | 摧毁/毁掉/破坏/打碎 | destruye/destroza/rompe/hace añicos | détruit/brise/casse | zerstört/zerbricht | destrói/quebra | distrugge/rompe | разруша*/ломает/разбива* | 壊す/破壊する/砕く | يدمر/يحطم/يكسر | तोड़ रहा है/नष्ट कर रहा है
sinks | 沉没/下沉 | se hunde | coule/sombre | sinkt/geht unter | afunda | affonda | тонет/погружа* | 沈む | يغرق | डूब रहा है
splashes | 溅起/溅水/泼水/水花四溅 | salpica/chapotea | éclabousse/patauge/barbote | spritzt/planscht/platscht | espirra água/respinga/chapinha | schizza/sguazza | плещ*/брызга* | 水しぶきを上げる/跳ねる/水遊びする | يرش/يتناثر | छींटे उड़ा रहा है/छपछप कर रहा है
sprays | 喷洒/喷着 | rocía/pulveriza | pulvérise/asperge | sprüht/besprüht | borrifa | spruzza | распыля* | 吹きかける/噴射する | يرش الماء | छिड़क रहा है
sparkles | 闪闪发光/波光粼粼/闪耀 | centellea/destella/chispea/brilla/relucen | scintille/étincelle/brille | funkelt/glitzert/glänzt/schimmert | cintila/reluz/brilha | scintilla/luccica/brilla | сверка*/блест*/искрит* | きらめく/輝く/きらきら光る/キラキラ輝く | يتلألأ/يلمع | चमक रहा है/जगमगा रहा है/झिलमिला रहा है
flickers | 闪烁/忽明忽暗/摇曳 | parpadea/titila | vacille/clignote/scintille faiblement | flackert | tremula/pisca | sfarfalla/tremola/lampeggia | мерца*/мига* | 揺らめく/ちらつく/点滅する | يومض/يرتعش الضوء | टिमटिमा रहा है
blinks | 眨着眼/眨眼睛 | pestañea | cligne des yeux | blinzelt | pisca os olhos | sbatte le palpebre | моргает | まばたきする/瞬く | يرمش | पलक झपका रहा है
hovers | 悬浮/盘旋/悬停 | se cierne/planea/levita | plane/flotte dans les airs/lévite | schwebt | paira/plana/levita | si libra/levita/plana | парит/завис* | 浮かぶ/漂う/空中に浮く | يحوم/يحلق | मंडरा रहा है
circles | 盘旋在/绕着 | dan vueltas en el cielo/da vueltas en el cielo/vuelan en círculos | tournoie/tournent dans le ciel/tourne dans le ciel/décrit des cercles | kreist/zieht kreise | voa em círculos/dá voltas no céu | volteggia/gira in cerchio/volano in cerchio | круж*/кружит* | 旋回する/飛び回る | يدور في السماء/يحوم فوق | चक्कर काट रहा है/चक्कर लगा रहा है
trots | 小跑 | trota | trotte | trabt/trottet | trota | trotta | трусит | 小走りする/とことこ歩く | يهرول | दुलकी चल रहा है
gallops | 奔驰/策马奔腾/奔腾 | galopa/cabalga | galope/chevauche | galoppiert | galopa/cavalga | galoppa/cavalca | скач*/галопир* | 疾駆する/駆ける/駆け抜ける | يعدو/يركض بسرعة | सरपट दौड़ रहा है
growls | 低吼/咆哮/怒吼 | gruñe/ruge | grogne/gronde/rugit | knurrt/brüllt/faucht | rosna/ruge | ringhia/ruggisce | рычит/рыча* | 唸る/うなる/吠える | يزمجر/يزأر | गुर्रा रहा है/दहाड़ रहा है
barks | 吠叫/汪汪叫 | ladra/ladrando | aboie/aboyant | bellt | late/latindo | abbaia/abbaiando | лает/лая | 吠える | ينبح | भौंक रहा है
chirps | 鸣叫/叽叽喳喳 | canta entre las ramas/trina/gorjea/pía | gazouille/pépie | zwitschert/zirpt | gorjeia/pia | cinguetta | щебеч*/чирика* | さえずる | يغرد | चहचहा रहा है
scratches | 抓挠/挠痒 | rasca/araña/se rasca | gratte/griffe/se gratte | kratzt/kratzt sich | arranha/coça | graffia/gratta/si gratta | царапа*/чешет | 引っ掻く/掻く | يخدش/يحك | खुजला रहा है/खरोंच रहा है
pecks | 啄食/啄 | picotea | picore/picote | pickt | bica | becca | клюёт/клюет/клюют | つつく/ついばむ | ينقر | चोंच मार रहा है/दाना चुग रहा है
hatches | 孵化/破壳而出 | sale del huevo/eclosiona | éclot | schlüpft/schlüpft aus | eclode/sai do ovo | si schiude/esce dall'uovo | вылупля* | 孵化する | يفقس | अंडे से निकल रहा है
disappears | 消失/消失在 | desaparece/se desvanece | disparaît/disparaissent | verschwindet | desaparece/some | scompare/sparisce/svanisce | исчеза*/скрыва* | 消える/姿を消す | يختفي | गायब हो रहा है/ओझल हो रहा है
appears | 出现/浮现/现身 | aparece/surge | apparaît/apparaissent/surgit | erscheint/taucht auf | aparece/surge | appare/spunta | появля*/возника* | 現れる/姿を現す | يظهر | दिखाई दे रहा है/प्रकट हो रहा है
transforms | 变成/变身/化作 | se transforma/se convierte | se transforme/se change | verwandelt sich | se transforma/vira um/vira uma | si trasforma | превраща* | 変身する/変わる | يتحول | बदल रहा है
runs away | 逃跑/逃走/四散奔逃/逃离 | huye/escapa/se escapa | s'enfuit/fuit/fuient/s'échappe/se sauve | flieht/flüchtet/entkommt/läuft weg/rennt weg/läuft davon/rennt davon | foge/escapa | fugge/scappa | убега*/спаса* | 逃げる/逃げ惑う/逃げ出す | يهرب/يفر | भाग रहा है/भाग जाता है
offers | 递过/奉上/送给 | ofrece/regala | offre | bietet an/schenkt | oferece | offre/regala | предлага*/дарит | 差し出す/贈る | يقدم/يعرض | भेंट कर रहा है/पेश कर रहा है
shows | 展示 | muestra | montre | zeigt | mostra | mostra | показыва* | 見せる | يعرض/يري | दिखा रहा है
points at | 指着/指向 | señala/apunta a | montre du doigt/pointe | zeigt auf/deutet auf | aponta para/aponta | indica/punta il dito verso | указыва*/показывает на | 指さす/指差す | يشير إلى | इशारा कर रहा है
reaches out | 伸手/伸出手 | extiende la mano/alarga la mano/tiende la mano | tend la main | streckt die hand aus/greift nach | estende a mão | allunga la mano/tende la mano | протягивает руку/тянется | 手を伸ばす/手を差し伸べる | يمد يده/تمد يدها | हाथ बढ़ा रहा है
grabs | 抓住/抓起/一把抓住 | agarra/coge/toma en sus manos | attrape/saisit/empoigne | greift/packt/ergreift/schnappt sich | agarra/pega | afferra/prende | хвата* | つかむ/掴む | يمسك ب/ينتزع | पकड़ रहा है
catches | 接住/捉住/捕捉 | atrapa/vuelve a coger | rattrape | fängt/fängt auf | apanha/agarra no ar | riprende/acchiappa/prende al volo | ловит/ловят/поймал* | 受け止める/捕まえる/キャッチする | يلتقط/يصطاد | पकड़ लेता है/लपक रहा है
catches fish | 捕鱼/抓鱼 | atrapa peces/pesca peces | attrape des poissons/attrape un poisson | fängt fische/fängt einen fisch | pega peixes | cattura pesci/prende pesci | ловит рыбу | 魚を捕まえる/魚を捕る | يصطاد السمك | मछली पकड़ रहा है
presses | 按下/按着 | pulsa/presiona/aprieta | appuie sur/presse | drückt auf | aperta/pressiona | preme/schiaccia | нажима* | 押す/ボタンを押す | يضغط | दबा रहा है
packs | 收拾/打包 | empaca/hace la maleta | fait sa valise/emballe | packt ein/packt den koffer | arruma a mala/faz a mala | fa la valigia/impacchetta | собирает чемодан/упаковыва* | 荷造りする/詰める | يحزم | सामान बाँध रहा है
takes off | 摘下/脱下/脱掉 | se quita/quita | enlève/retire/ôte | nimmt ab/zieht aus/setzt ab/legt ab | tira/tira o/tira a | si toglie/toglie/si sfila | снимает/снимают | 脱ぐ/外す | يخلع/ينزع | उतार रहा है
puts on | 戴上/穿上 | se pone | met son/met sa/enfile | zieht an/setzt auf | põe o/veste o/coloca o chapéu | si mette/indossa il | надевает/надевают | 身につける | يلبس/يرتدي | पहन रहा है
shaves | 刮胡子/剃须 | se afeita/afeita | se rase/rase | rasiert/rasiert sich | faz a barba/se barbeia | si rade/si fa la barba | бреется/бреет | 髭を剃る/ひげを剃る | يحلق | दाढ़ी बना रहा है
buys | 买/购买 | compra | achète | kauft/kauft ein | compra | compra | покупа* | 買う | يشتري | खरीद रहा है
pays | 付钱/付款 | paga | paie/paye | bezahlt | paga | paga | плат* | 支払う/払う | يدفع المال | पैसे दे रहा है
juggles | 杂耍/抛接球 | hace malabares/malabarea | jongle | jongliert | faz malabarismo | fa il giocoliere/giocola | жонглир* | ジャグリングする | يتلاعب بالكرات | करतब दिखा रहा है
balances | 保持平衡/走钢丝 | hace equilibrio/se balancea sobre | tient en équilibre/fait l'équilibriste | balanciert | equilibra-se/se equilibra | sta in equilibrio/cammina in equilibrio | балансир* | 綱渡りする/バランスを取る | يتوازن | संतुलन बना रहा है
marches | 行进/列队行进 | marcha/desfila | marche au pas/défile | marschiert | marcha/desfila | marcia/sfila | марширу* | 行進する | يسير في مسيرة | कूच कर रहा है/मार्च कर रहा है
wanders | 漫步/徘徊/游荡/闲逛 | deambula/vaga/pasea | erre/flâne/se promène/déambule | schlendert/wandert/streift/bummelt/spaziert | vagueia/perambula/passeia | vaga/passeggia/si aggira/gironzola | бродит/гуля*/прогулива*/блужда* | 散歩する/さまよう/ぶらぶら歩く | يتجول/يتنزه/يتمشى | टहल रहा है/घूम रहा है/भटक रहा है
hurries | 匆匆走过/赶路/快步走 | se apresura/camina deprisa/pasa corriendo | se dépêche/se hâte/se presse | eilt/hastet | apressa-se/se apressa | si affretta/corre via | спеш*/торопит* | 急ぐ/急いで歩く | يسرع/يهرع | जल्दी में चल रहा है/भागता हुआ जाता है
stumbles | 绊倒/跌跌撞撞 | tropieza | trébuche | stolpert | tropeça | inciampa | спотыка* | つまずく | يتعثر | ठोकर खा रहा है
kicks a ball | 踢球/带球/射门 | regatea/marca un gol/chuta el balón | dribble/marque un but/tape dans le ballon | dribbelt/schießt ein tor | dribla/marca um gol/chuta a bola | dribbla/segna un gol/calcia il pallone | забивает гол/бьёт по мячу | ドリブルする/シュートする/ボールを蹴る | يسدد الكرة/يركل الكرة | गेंद को लात मार रहा है
covers | 覆盖/笼罩/遮住 | cubre/cubren/tapa | couvre/recouvre/enveloppe | bedeckt/verhüllt/deckt zu | cobre | copre/ricopre/avvolge | покрыва*/накрыва*/окутыва* | 覆う/包む | يغطي/تغطي | ढक रहा है
illuminates | 照亮/照耀 | ilumina/alumbra | éclaire/illumine | beleuchtet/erhellt/erleuchtet | ilumina | illumina | освеща*/озаря* | 照らす | يضيء/تضيء | रोशन कर रहा है
erupts | 喷发/爆发 | entra en erupción/erupciona | entre en éruption | bricht aus | entra em erupção | erutta | изверга* | 噴火する | يثور/ينفجر | फट रहा है
thinks | 思考/沉思 | piensa/reflexiona | réfléchit/pense | denkt nach/überlegt | pensa/reflete | pensa/riflette | дума*/размышля* | 考える/考え込む | يفكر | सोच रहा है
draws his sword | 拔剑/拔刀/拔出剑 | desenvaina la espada/desenvaina su espada/saca la espada | dégaine son épée/tire son épée/dégaine | zieht sein schwert/zieht das schwert | desembainha a espada/saca a espada | sguaina la spada/estrae la spada | выхватывает меч/обнажает меч/достаёт меч | 刀を抜く/剣を抜く/抜刀する | يستل سيفه/يسحب سيفه | तलवार निकाल रहा है/तलवार खींच रहा है
sets off firecrackers | 放鞭炮 | lanza petardos | allume des pétards | zündet böller | solta rojões | fa scoppiare petardi | взрывает петарды | 爆竹を鳴らす | يطلق المفرقعات | पटाखे फोड़ रहा है
sets off fireworks | 放烟花 | lanza fuegos artificiales | tire un feu d'artifice/allume des pétards | zündet feuerwerk/zündet böller | solta fogos/solta rojões | accende i fuochi d'artificio | запускает фейерверк/взрывает петарды | 花火をする/花火を上げる | يطلق الألعاب النارية | पटाखे फोड़ रहा है/पटाखे जला रहा है
plays football | 踢足球 | juega al fútbol/juegan al fútbol | joue au foot/joue au football/jouent au foot/jouent au football | spielt fußball/fußball spielt/spielen fußball | joga futebol/jogam futebol/joga bola/jogam bola | gioca a calcio/giocano a calcio/gioca a pallone/giocano a pallone | играет в футбол/играют в футбол | サッカーをする | يلعب كرة القدم/يلعبون كرة القدم | फुटबॉल खेल रहा है
plays chess | 下棋/下象棋/下着棋 | juega al ajedrez/juegan al ajedrez | joue aux échecs/jouent aux échecs | spielt schach/spielen schach | joga xadrez/jogam xadrez | gioca a scacchi/giocano a scacchi | играет в шахматы/играют в шахматы | 将棋を指す/チェスをする | يلعب الشطرنج/يلعبان الشطرنج | शतरंज खेल रहा है
plays cards | 打牌/玩扑克 | juega a las cartas/juegan a las cartas | joue aux cartes/jouent aux cartes | spielt karten/spielen karten | joga cartas/jogam cartas/joga baralho | gioca a carte/giocano a carte | играет в карты/играют в карты | トランプをする | يلعب الورق | ताश खेल रहा है
rides a bicycle | 骑自行车/骑着自行车/骑单车 | monta en bicicleta/anda en bicicleta/va en bicicleta | fait du vélo/roule à vélo/faire du vélo/pédale à vélo | fährt fahrrad/radelt/fährt rad | anda de bicicleta/pedala | va in bicicletta/pedala in bicicletta | едет на велосипеде/катается на велосипеде | 自転車に乗る/自転車をこぐ/自転車を漕ぐ | يركب دراجة/يقود دراجة/يركب الدراجة | साइकिल चला रहा है/साइकिल चलाता है
rides a motorcycle | 骑摩托车/骑着摩托车 | va en moto/conduce una moto | roule à moto/fait de la moto | fährt motorrad | anda de moto/pilota uma moto | va in moto/guida una moto | едет на мотоцикле | バイクに乗る/オートバイに乗る | يركب دراجة نارية | मोटरसाइकिल चला रहा है/बाइक चला रहा है
rides a horse | 骑马/骑着马 | monta a caballo/cabalga | monte à cheval | reitet/reitet auf einem pferd | anda a cavalo/monta a cavalo | va a cavallo/cavalca | едет верхом/скачет верхом | 馬に乗る/乗馬する | يركب حصان/يمتطي حصان/يمتطي حصانا | घोड़े पर सवार है/घुड़सवारी कर रहा है
drinks | 喝着/品茶/喝茶 | toma café/toma té/toma un café/bebe un sorbo | sirote/prend un café | trinkt/schlürft | toma café/toma um café/beberica | sorseggia/prende un caffè | пьёт/пьет/пьют | 飲む/すする | يشرب/يحتسي/يرتشف | पी रहा है
flies a kite | 放着风筝/放飞风筝 | hace volar una cometa/vuela un papalote | fait voler un cerf-volant/joue au cerf-volant | lässt drachen steigen | solta uma pipa/empina papagaio | fa volare un aquilone/fa volare l'aquilone | запускает змея/запускает воздушного змея | 凧揚げをする/凧を揚げる | يطير طائرة ورقية/يلعب بطائرة ورقية | पतंग उड़ा रहा है
claps | 拍手叫好 | da palmas/aplaude/bate palmas | tape des mains/tape dans ses mains/frappe dans ses mains | klatscht in die hände | bate palmas | batte le mani/battono le mani | хлопает в ладоши/хлопают в ладоши | 手を叩く/拍手する | يصفق | ताली बजा रहा है/तालियाँ बजा रहा है
meditates | 打坐/冥想 | medita | médite | meditiert | medita | medita | медитир* | 瞑想する/座禅を組む | يتأمل في صمت | ध्यान कर रहा है/ध्यान लगा रहा है
prays | 祈祷/祷告/拜佛 | reza/ora | prie | betet | reza/ora | prega | молит*/моля* | 祈る/お参りする | يصلي/يدعو | प्रार्थना कर रहा है/पूजा कर रहा है
gets on | 登上/上车/坐上 | se sube/se monta/sube al tren/sube al autobús | monte dans/monte à bord/grimpe dans | steigt ein/steigt auf sein motorrad | entra no ônibus/sobe no trem/embarca | sale sul treno/sale sull'autobus/monta in | садится в/залеза* | 乗り込む/乗る | يركب/يصعد إلى | चढ़ रहा है/सवार हो रहा है
gets out | 下车/走下 | se baja/baja del tren/baja del autobús/sale del coche | descend du train/descend de voiture/sort de la voiture | steigt aus | desce do ônibus/desce do trem/sai do carro | scende dal treno/scende dall'auto | выходит из машины/выходит из поезда | 降りる/車から降りる | ينزل من | उतर रहा है
drives | 开着车/开车/驾车 | maneja/conduce | conduit/roule | fährt/steuert/lenkt | dirige/guia/dirige um | guida | едет/едут/ведёт/ведет машину | 運転する | يقود السيارة/يقود | गाड़ी चला रहा है/चला रहा है
passes | 经过/路过/驶过/掠过 | pasa/pasan | passe/passent | zieht vorbei/fährt vorbei/geht vorbei/kommt vorbei | passa/passam | passa/passano | проходит/проходят/проезжа*/мину* | 通り過ぎる/通る/横切る | يمر/تمر | गुज़र रहा है/गुजर रहा है
sails | 驶过/航行/扬帆 | navega/zarpa | navigue/vogue | segelt/schippert/segelt vorbei | navega/veleja | naviga/veleggia | плыв*/плывёт/плывут | 航海する/進む船 | يبحر | तैरती हुई जाती है/नौकायन कर रहा है
rows | 划船/划着船/划桨 | rema/reman | rame/rament | rudert/paddelt | rema/remam | rema/remano | гребёт/гребет/гребут | 漕ぐ | يجدف | नाव चला रहा है/चप्पू चला रहा है
throws | 抛向/抛起/扔向 | lanza/arroja/tira | lance/jette | wirft/schleudert | joga/lança/arremessa | lancia/getta | бросает/кидает/подбрасыва* | 投げる/放り投げる | يرمي/يقذف | फेंक रहा है/उछाल रहा है
sweeps | 扫地/打扫 | barre | balaie/balayent | fegt/kehrt | varre | spazza | подмета* | 掃く | يكنس | झाड़ू लगा रहा है
washes | 洗碗/洗衣服/洗着 | lava/friega | lave/fait la vaisselle | wäscht/spült/wäscht ab | lava | lava | моет/моют/стира* | 洗う | يغسل | धो रहा है
plants | 种下/种花/种树 | planta/siembra | plante/sème | pflanzt/sät | planta/semeia | pianta/semina | сажа*/сеет | 植える | يزرع | रोप रहा है/पौधा लगा रहा है
digs | 挖/挖掘/挖土 | cava/excava | creuse | gräbt/buddelt | cava/escava | scava | копа*/роет | 掘る | يحفر | खोद रहा है
picks | 采摘/摘/采花/采茶 | recoge/cosecha | cueille/ramasse/récolte | pflückt/erntet/sammelt/hebt auf | colhe/apanha | raccoglie/coglie | собира*/срыва* | 摘む/収穫する/拾う | يقطف/يجمع/يلتقط | तोड़ रहा है/चुन रहा है
takes out | 拿出/取出/掏出 | saca | sort de sa poche/sort de son sac/retire du four | holt heraus/nimmt heraus/zieht heraus/holt hervor | tira do forno/tira da bolsa/retira | tira fuori/sforna/estrae | доста*/вынима*/вытаскива* | 取り出す | يخرج من حقيبته/يسحب | निकाल रहा है
wakes up | 醒来/睡醒/起床 | se despierta/despierta | se réveille/se lève de son lit | wacht auf/erwacht | acorda/desperta | si sveglia | просыпа* | 目を覚ます/起きる/目覚める | يستيقظ | जाग रहा है/उठ रहा है
sniffs | 嗅/闻着/闻了闻 | olfatea/huele/olisquea | renifle/flaire/sent | schnuppert/riecht/schnüffelt | cheira/fareja | annusa/fiuta | нюха*/обнюхива* | 嗅ぐ/匂いを嗅ぐ | يشم | सूँघ रहा है
leads | 牵着/带领/领着 | guía | mène/guide | führt/treibt | guia/conduz | conduce/porta al pascolo | ведёт/ведет/ведут/гонит | 導く/率いる/引き連れる | يرعى | ले जा रहा है/हाँक रहा है
stands | 伫立/矗立/屹立 | está de pie/se alza/se yergue | se tient/se dresse | ragt/ragt auf/steht da | está de pé/fica de pé/ergue-se | sta in piedi/si erge | стоит/стоят/возвыша* | 佇む/そびえる/立ち尽くす | يقف/تقف | खड़ा है/खड़ी है/खड़े हैं
sits | 坐着/蹲坐/骑坐 | está sentado/está sentada/están sentados/están sentadas | est assis/est assise/sont assis/sont assises | sitzt da | está sentado/está sentada/estão sentados | è seduto/è seduta/sono seduti/siede | сидит/сидят | 腰掛けている/座り込む | يجلس/جالس/جالسة/تجلس | बैठा है/बैठी है/बैठे हैं/बैठकर
lies | 躺着/躺在/卧着/趴着 | está acostado/está tumbado/yace/se tumba/está tumbada | est allongé/est allongée/est couché/s'allonge | liegt/liegt da/legt sich/legt sich hin | está deitado/está deitada/deita-se/se deita | è sdraiato/è sdraiata/si sdraia/giace | лежит/лежат/ложит* | 横たわる/寝そべる/寝転ぶ | يستلقي/مستلق | लेटा है/लेटी है/लेट रहा है
comes | 走来/跑来/飞来 | viene/llega | vient/viennent/arrive/arrivent | kommt/kommt an/trifft ein | vem/chega | viene/arriva | приходит/идёт навстречу/прибыва* | 来る/やって来る/到着する | يأتي/يصل | आ रहा है/आता है
leads his flock | 赶着羊群/赶羊 | conduce su rebaño/conduce el rebaño/guía su rebaño | conduit son troupeau/mène son troupeau/garde ses moutons | treibt seine herde/führt seine herde | conduz seu rebanho/conduz o rebanho | guida il gregge/conduce il gregge/guida il suo gregge | гонит стадо/ведёт стадо | 羊の群れを追う | يقود القطيع/يقود قطيعه | झुंड को ले जा रहा है
flies | 放飞 | hace volar | fait voler | lässt steigen/lässt fliegen | faz voar | fa volare | запускает | 飛ばす | يطير | उड़ा रहा है
drops | 掉落/失手 | deja caer | laisse tomber | lässt fallen | deixa cair | lascia cadere/fa cadere | роняет | 落とす | يسقط | गिरा देता है
stirs | 搅拌/搅动 | remueve/revuelve | remue/touille | rührt um/rührt/quirlt | mexe | mescola/gira il sugo | помешива*/размешива* | かき回す | يقلب | हिला रहा है
goes down | 走下/往下走/顺流而下 | baja/desciende | descend/descendent | geht hinunter/steigt hinab/steigt herab | desce/descendo | scende | спуска* | 下りる/下る | ينزل/يهبط | नीचे उतर रहा है
goes up | 走上/往上走 | sube/asciende | monte l'escalier/gravit | geht hinauf/steigt hinauf/klettert hinauf/fährt hinauf | sobe/subindo | sale le scale/risale | поднима* | 上る/登る | يصعد | ऊपर चढ़ रहा है
chases | 追着/追赶/追逐 | corre detrás de/corre tras/persigue | court après/poursuit/court derrière | läuft hinterher/rennt hinterher/jagt hinterher/rennt nach | corre atrás de/corre atrás da/corre atrás do/corre atrás dos/corre atrás das/persegue | corre dietro a/rincorre/insegue | гонится за/бежит за/преследу* | 追いかける/追い回す | يطارد/يركض خلف/يركض وراء | पीछा कर रहा है/के पीछे भाग रहा है
runs beside | 跑在旁边 | corre junto a/corre al lado de | court à côté de/court aux côtés de | rennt nebenher/läuft nebenher | corre ao lado de | corre accanto a | бежит рядом с/бежит рядом | 並んで走る | يركض بجانب | के साथ दौड़ रहा है
runs | 跑着/奔跑着 | corre/corretea | court/courent/accourt | rennt/rennt her/läuft her/rennt herum/läuft herum/tollt herum | corre/correm | corre/corrono | бежит/бегут/бега* | 駆け回る/走り回る | يركض/يجري/تجري | दौड़ रहा है/भाग रहा है
sails | 驶来 | navega/surca | navigue/vogue | segelt vorbei/segelt vorüber/segelt davon/segelt/segeln | navega | naviga/solca | плывёт/плывут | 帆走する | يبحر/تبحر | नाव चल रही है
walks | 走着/行走着 | camina/anda/marcha por | marche/marchent | geht/gehen/läuft entlang/geht entlang/geht umher/geht hin/geht weiter/spaziert/stapft | caminha/anda | cammina/camminano | идёт/идет/идут/шага* | 歩き回る/歩む | يمشي/يسير | चल रहा है/पैदल चल रहा है
drives away | 开走/驶离 | se aleja en coche/se va en coche/se marcha | s'éloigne en voiture/part en voiture | fährt davon/fährt weg/fährt fort/fährt los/braust davon | parte de carro/vai embora de carro | parte in auto/se ne va in auto | уезжа* | 走り去る | يبتعد بسيارته | गाड़ी लेकर चला जाता है
drives | 行驶着 | circula | roule/roulent | fährt/fahren/fährt vorbei/fährt entlang/fährt mit | circula | viaggia/circola | едет/едут/мчит* | 走行する | يسير | चल रही है
carries out | 端出/搬出 | lleva fuera | emporte | trägt hinaus/trägt heraus/bringt hinaus | leva para fora | porta fuori | выносит | 運び出す | يحمل إلى الخارج | बाहर ले जा रहा है
flies away | 飞走/飞向远方 | sale volando/echa a volar/se va volando | s'envole/s'envolent | fliegt davon/fliegt weg/fliegt los/fliegt fort | sai voando/levanta voo | vola via/spicca il volo/prende il volo | улета*/взлета* | 飛び立つ/飛び去る | يطير بعيدا | उड़ जाता है
flies | 飞过/飞舞 | vuela/sobrevuela/revolotea | vole/survole/volette/volent | fliegt/fliegt vorbei/fliegt herum/flattert/fliegen | voa/sobrevoa/voam | vola/sorvola/volano | лет*/лета*/пролета* | 飛ぶ/舞う/飛び交う | يطير/تطير/تحلق | उड़ रहा है/उड़ रही है
walks away | 走开/走远 | se aleja/se va caminando | s'éloigne/s'en va | geht weg/geht davon/geht fort/läuft fort/entfernt sich | vai embora/se afasta/afasta-se | si allontana/se ne va | уходит/уходят/удаля* | 立ち去る/歩き去る/去っていく | يبتعد/يمضي | चला जाता है/चली जाती है
stands up | 站起身 | se incorpora/se pone en pie | se met debout/se relève | steht auf/richtet auf/erhebt sich | fica em pé/põe-se de pé | si alza in piedi/si rialza | встаёт/встает/встают | 立つ | ينهض/يقوم | उठ खड़ा होता है
turns around | 转身/转过身/回头 | se da la vuelta/se gira/se vuelve/gira la cabeza | se retourne | dreht um/dreht sich um/wendet sich um | se vira/vira-se | si volta/si gira | оборачива*/поворачива* | 振り返る/振り向く | يستدير/يلتفت | मुड़ रहा है/मुड़ता है/पलटता है
looks around | 环顾四周/四处张望 | mira alrededor/mira a su alrededor | regarde autour de lui/regarde autour d'elle | schaut umher/sieht sich um/schaut sich um/blickt sich um | olha ao redor/olha em volta | si guarda intorno | осматрива*/оглядыва* | 辺りを見回す/見回す | ينظر حوله | इधर-उधर देख रहा है
looks out of the window | 望着窗外/看着窗外/看向窗外 | mira por la ventana/mirando por la ventana | regarde par la fenêtre/regardant par la fenêtre | schaut aus dem fenster/blickt aus dem fenster/sieht aus dem fenster | olha pela janela/olhando pela janela | guarda fuori dalla finestra/guarda dalla finestra | смотрит в окно/смотрит из окна | 窓の外を見る/窓の外を眺める | ينظر من النافذة/تنظر من النافذة | खिड़की से बाहर देख रहा है
winks at the camera | 对镜头眨眼 | guiña un ojo a la cámara | fait un clin d'œil à la caméra | zwinkert in die kamera | pisca para a câmera | strizza l'occhio alla telecamera/fa l'occhiolino alla telecamera | подмигивает в камеру | カメラにウインクする | يغمز للكاميرا | कैमरे को आँख मारता है
looks at the camera | 看着镜头/看向镜头 | mira a cámara/mira a la cámara/mira hacia la cámara | regarde la caméra/regarde vers la caméra/regarde l'objectif | schaut in die kamera/blickt in die kamera | olha para a câmera | guarda in camera/guarda la telecamera/guarda verso la telecamera | смотрит в камеру | カメラを見る/カメラ目線 | ينظر إلى الكاميرا/تنظر إلى الكاميرا | कैमरे की ओर देख रहा है/कैमरे में देख रहा है
dances flamenco | 跳弗拉明戈 | baila flamenco/bailan flamenco | danse le flamenco | tanzt flamenco | dança flamenco | balla il flamenco | танцует фламенко | フラメンコを踊る | ترقص الفلامنكو | फ्लेमेंको नाच रही है
dances tango | 跳探戈 | baila tango/bailan tango/bailan un tango | danse le tango/dansent le tango | tanzt tango/tanzen tango | dança tango/dançam tango | balla il tango/ballano il tango | танцует танго/танцуют танго | タンゴを踊る | يرقص التانغو | टैंगो नाच रहे हैं
throws a net | 撒网/撒渔网 | echa la red/lanza la red | jette son filet/lance son filet | wirft sein netz/wirft das netz aus | joga a rede/lança a rede | getta la rete/lancia la rete | забрасывает сеть/бросает сеть | 網を投げる/網を打つ | يرمي شبكته/يرمي الشبكة | जाल फेंक रहा है
knits a sweater | 织毛衣/织着毛衣 | teje un jersey/teje un suéter | tricote un pull | strickt einen pullover | tricota um suéter | fa un maglione a maglia | вяжет свитер | セーターを編む | تحيك كنزة | स्वेटर बुन रहा है
walks over | 走过/跨过/踏过 | pasa por encima de/cruza por | passe par-dessus | geht über/läuft über | passa por cima de | passa sopra | переходит через/идёт через | 渡る | يمشي فوق | पार कर रहा है
looks up at | 抬头看着/抬头望着/仰望着 | alza la vista hacia/levanta la mirada hacia | lève les yeux vers | schaut auf zu/blickt auf zu | olha para cima para | alza gli occhi verso | поднимает глаза на | 見上げる | يرفع نظره إلى | ऊपर देख रहा है
picks up | 捡起/拾起/拿起 | recoge/levanta del suelo | ramasse/prend | hebt auf/nimmt auf | pega/apanha | raccoglie/prende in mano | поднимает/берёт/берет/набира* | 拾い上げる/手に取る/取る | يلتقط/يأخذ | उठा रहा है/उठाता है
carries | 背着/扛着/提着篮子/抱着孩子 | carga/lleva a cuestas/transporta | porte sur son dos/transporte/porte un sac | trägt auf dem rücken/schleppt | carrega/transporta | trasporta/porta sulle spalle | несёт/несет/несут/тащит | 運ぶ/担ぐ/背負う | يحمل/تحمل/ينقل | ढो रहा है/उठाए हुए है
plays with | - | juega con/juegan con | joue avec/jouent avec | spielt mit/spielen mit | brinca com/brincam com | gioca con/giocano con | играет с/играют с | と遊ぶ | يلعب مع/تلعب مع | के साथ खेल रहा है
drives down | 驶下 | baja en coche | descend en voiture | fährt hinunter/fährt hinab | desce de carro | scende in auto | съезжа* | 駆け下りる | ينحدر | नीचे की ओर चला रहा है
throws | 抛洒 | arroja | jette | wirft aus/wirft ab | atira fora | lancia via | швыря* | 投げ込む | يلقي | फेंकता है
reads | 朗读/念 | lee en voz alta/lee un cuento | lit à voix haute/lit une histoire | liest vor | lê em voz alta/lê uma história | legge ad alta voce/legge una fiaba | читает вслух/читает сказку | 読み聞かせる | يقرأ بصوت عال/تقرأ قصة | पढ़कर सुना रहा है
pushes | 推动 | empuja | pousse | schubst/schubst an/stößt an/schiebt an | empurra | spinge | толка*/подталкива* | 押す | يدفع | धक्का दे रहा है
makes | 制作 | hace/hacen/fabrica/elabora | fabrique/font/confectionne | macht/machen/bastelt | faz/fazem | fa/fanno | делает/делают/мастер* | 作る | يصنع | बना रहा है
shapes | 捏制/塑造 | moldea/da forma a | façonne/modèle | formt/töpfert | molda/modela | modella/plasma | лепит/лепят | 形作る | يشكل | गढ़ रहा है
puts | 搁 | deja | dépose | stellt hin/stellt ab/legt hin | deixa | appoggia | оставля* | 置いておく | يترك | रख देता है
snowing | 大雪飘落 | está nevando/nieva | neige fort | schneit/schneit es | está nevando/neva | sta nevicando/nevica | снежит | 雪が舞い落ちる | تثلج | बर्फ गिर रही है/बर्फ़ गिर रही है
raining | 大雨倾盆 | está lloviendo/llueve | pleut | regnet/regnet es | está chovendo/chove | sta piovendo/piove | дождит | 雨が降りしきる | يمطر | पानी बरस रहा है
sunrise | 太阳升起/旭日东升 | sale el sol | le soleil se lève | die sonne geht auf/sonne geht auf | o sol nasce | sorge il sole/il sole sorge | восходит солнце/солнце встаёт/солнце восходит | 日が昇る/太陽が昇る | تشرق الشمس/الشمس تشرق | सूरज उग रहा है/सूर्योदय हो रहा है
sunset | 太阳落山/夕阳西下 | se pone el sol/el sol se pone | le soleil se couche | die sonne geht unter/sonne geht unter | o sol se põe | il sole tramonta/tramonta il sole | садится солнце/солнце садится/заходит солнце | 日が沈む/太陽が沈む | تغرب الشمس/الشمس تغرب | सूरज डूब रहा है
carries away | 端走/搬走 | se lleva/retira los platos | emporte/débarrasse | trägt weg/räumt ab/trägt fort | leva embora | porta via | уносит/уносят | 持ち去る/片付ける | يحمل بعيدا | ले जाता है
walks | 遛 | pasea a | promène | führt spazieren/geht gassi | leva para passear | porta a spasso | выгулива* | 散歩させる | يصطحب | सैर करा रहा है
hits | 敲击 | golpea | frappe | schlägt zu | acerta | colpisce | бьёт/бьет/бьют | 叩きつける | يطرق | पीट रहा है
plays | 演奏/弹奏 | toca | joue un air | musiziert | toca | suona/suonano | играет музыку | 演奏する | يعزف | बजा रहा है
`;
