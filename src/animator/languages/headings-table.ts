/**
 * What prompts are ordered by, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. Only before a colon or in
 * brackets, where a sentence begins; what such a word means elsewhere stands in the other tables.
 */
export const HEADINGS_TABLE = `
Scene | 场景/画面/画面内容/场景描述/画面描述/内容/剧情 | escena/descripción de la escena | scène/description de la scène | szene/szenenbeschreibung | cena/descrição da cena | scena/descrizione della scena | сцена/описание сцены | シーン/場面/シーン説明 | المشهد/وصف المشهد | दृश्य/सीन/दृश्य विवरण
Setting | 地点/环境/场地/场景设定/背景环境 | lugar/ambientación/entorno/escenario/localización/ubicación | lieu/décor/environnement/cadre/lieu de tournage | ort/schauplatz/umgebung/setting/kulisse | local/cenário/ambientação/localização/lugar | luogo/ambientazione/ambiente/location | место/место действия/локация/обстановка/окружение | 場所/舞台/ロケーション/環境/設定 | المكان/الموقع/البيئة | स्थान/जगह/परिवेश/सेटिंग/स्थल
Background | 背景 | fondo | arrière-plan/fond | hintergrund | fundo/plano de fundo | sfondo | фон/задний план | 背景 | الخلفية | पृष्ठभूमि/बैकग्राउंड
Subject | 主体/主角/主人公/被摄主体 | sujeto/protagonista/sujeto principal | sujet/protagoniste/sujet principal | motiv/subjekt/hauptfigur/hauptmotiv | sujeito/protagonista/assunto | soggetto/protagonista/soggetto principale | объект/субъект/герой/главный герой/главная героиня/героиня | 被写体/主人公/主役/主体 | الموضوع/الشخصية/البطل/البطلة/الشخصية الرئيسية | विषय/मुख्य पात्र/नायक/नायिका
Characters | 人物/角色/登场人物/演员 | personajes/personaje | personnages/personnage | figuren/personen/charaktere/figur/personnage | personagens/personagem | personaggi/personaggio | персонажи/герои/персонаж/действующие лица | 登場人物/人物/キャラクター | الشخصيات | पात्र/किरदार
Action | 动作/行为/情节/动作描述 | acción/acciones | action/actions | handlung/aktion/aktionen | ação/ações | azione/azioni | действие/действия | 動作/アクション/動き/行動 | الحركة/الحدث/الفعل/الأحداث | क्रिया/एक्शन/गतिविधि/घटना
Camera | 镜头/运镜/相机/机位/摄影/摄影机/镜头语言/镜头运动/拍摄/构图/景别 | cámara/movimiento de cámara/plano/planos/encuadre/tipo de plano | caméra/mouvement de caméra/mouvements de caméra/cadrage/prise de vue/plan | kamera/kamerabewegung/kameraführung/kameraeinstellung/bildausschnitt/perspektive/einstellung | câmera/câmara/movimento de câmera/movimento da câmera/enquadramento/plano | camera/telecamera/movimento di camera/movimento di macchina/macchina da presa/inquadratura/inquadrature | камера/движение камеры/съёмка/съемка/ракурс/план/работа камеры | カメラ/カメラワーク/撮影/構図/アングル | الكاميرا/حركة الكاميرا/التصوير/اللقطة | कैमरा/कैमरा मूवमेंट/कैमरा एंगल/शॉट
Lens | 焦段/镜头焦段 | lente/objetivo | objectif/focale | objektiv/brennweite | lente | obiettivo/ottica | объектив | レンズ | العدسة | लेंस
Lighting | 光线/灯光/光影/光照/照明/打光 | iluminación/luz | éclairage/lumière | beleuchtung/licht/lichtstimmung | iluminação/luz | illuminazione/luce/luci | освещение/свет | 照明/ライティング/光 | الإضاءة/الضوء | प्रकाश/रोशनी/लाइटिंग/प्रकाश व्यवस्था
Style | 风格/画风/视觉风格/画面风格/影片风格 | estilo/estilo visual/estética | style/style visuel/esthétique | stil/bildstil/visueller stil/look | estilo/estilo visual/estética | stile/stile visivo/estetica | стиль/визуальный стиль/стилистика | スタイル/画風/映像スタイル/作風/映像 | الأسلوب/النمط/الأسلوب البصري/الستايل | शैली/स्टाइल/दृश्य शैली
Mood | 氛围/情绪/气氛/基调 | ambiente/atmósfera/tono/clima | ambiance/atmosphère/ton | stimmung/atmosphäre/ton und stimmung | atmosfera/clima/tom | atmosfera/tono/mood | настроение/атмосфера | 雰囲気/ムード | الأجواء/المزاج/الجو | माहौल/मूड/भाव/वातावरण
Audio | 音频/音效/声音/环境音/音响/背景音/环境声 | sonido/audio/sonidos/efectos de sonido/efectos sonoros/sonido ambiente/sonido ambiental | son/audio/sons/bruitages/bruitage/ambiance sonore/effets sonores/bande-son/bande son | ton/audio/sound/geräusche/klang/soundeffekte/atmo/tonspur/soundeffekt | som/áudio/sons/efeitos sonoros/som ambiente/sonoplastia | audio/suono/suoni/effetti sonori/sonoro/rumori | звук/звуки/аудио/звуковые эффекты/шумы | 音/音声/効果音/環境音/サウンド/オーディオ/SE | الصوت/المؤثرات الصوتية/الأصوات/المؤثرات | ध्वनि/ऑडियो/आवाज़/आवाज/साउंड/ध्वनि प्रभाव/आवाज़ें
Music | 音乐/背景音乐/配乐 | música/banda sonora | musique/musique de fond | musik/hintergrundmusik | música/trilha sonora/trilha | musica/colonna sonora | музыка | 音楽/BGM/劇伴 | الموسيقى/موسيقى | संगीत/म्यूज़िक/पार्श्व संगीत
Dialogue | 对白/台词/对话 | diálogo/diálogos | dialogue/dialogues | dialog/dialoge | diálogo/diálogos/falas | dialogo/dialoghi/battute | диалог/диалоги/реплика/реплики | セリフ/台詞/会話/ダイアログ | الحوار/حوار | संवाद/डायलॉग
Voiceover | 旁白/画外音/配音 | voz en off/narrador/narradora/narración/locución/locutor | voix off/narrateur/narratrice/narration | off-stimme/sprecher/sprecherin/erzähler/erzählerin/voice-over/voiceover/off/stimme aus dem off/off-sprecher | narração/narrador/narradora/voz em off/locução/locutor | voce fuori campo/voce narrante/narratore/narratrice/voce off | закадровый голос/голос за кадром/рассказчик/диктор/закадровый текст | ナレーション/ナレーター/語り | الراوي/التعليق الصوتي/صوت الراوي/معلق | वॉयसओवर/वॉइसओवर/कथावाचक/सूत्रधार/नैरेटर
Negative | 负面/负面提示/负面提示词/负向提示词/反向提示词/避免/禁止/不要 | negativo/negativos/evitar/prompt negativo/excluir | négatif/éviter/à éviter/prompt négatif/exclure | negativ/vermeiden/negativer prompt/negativ-prompt/negativprompt | negativo/evitar/prompt negativo/excluir | negativo/evitare/prompt negativo/escludere/da evitare | негатив/негативный промпт/избегать/исключить/не показывать | ネガティブ/ネガティブプロンプト/禁止/避ける/禁止事項/NG | سلبي/تجنب/الممنوعات/البرومبت السلبي | नकारात्मक/नेगेटिव/बचें/नकारात्मक प्रॉम्प्ट
Text on screen | 字幕/文字/屏幕文字/画面文字/片尾字幕/标语 | texto en pantalla/texto/eslogan/rótulo | texte à l'écran/texte/slogan | texteinblendung/einblendung/text/slogan/schriftzug | texto na tela/texto/slogan | testo su schermo/testo/slogan/scritta | текст на экране/титр/титры/надпись/слоган | テロップ/字幕/テキスト/文字 | النص على الشاشة/الشعار/نص | स्क्रीन टेक्स्ट/स्क्रीन पर टेक्स्ट/नारा
Colours | 色调/色彩/调色/配色 | color/colores/paleta/paleta de colores/colorimetría | couleurs/couleur/palette/étalonnage/palette de couleurs | farben/farbe/farbpalette/farbstimmung/farbgebung | cores/cor/paleta/paleta de cores | colori/colore/palette/tavolozza | цвет/цвета/палитра/цветокоррекция/цветовая гамма | 色/色調/カラー/色彩/配色 | الألوان/لوحة الألوان | रंग/रंग पैलेट
Wardrobe | 服装/穿着/服饰 | vestuario/ropa | costume/costumes/tenue | kleidung/kostüm/kostüme/outfit | figurino/roupa/roupas | costume/costumi/abiti/abbigliamento | костюм/одежда | 衣装/服装 | الملابس/الأزياء | पोशाक/कपड़े/वेशभूषा
Time | 时间/时段 | hora/momento/momento del día | heure/moment/moment de la journée | zeit/tageszeit | hora/momento/horário/hora do dia | ora/momento/ora del giorno | время/время суток | 時間/時間帯/時刻 | الوقت/الزمان | समय
Weather | 天气 | tiempo/clima | météo | wetter | tempo/clima | meteo/tempo | погода | 天気/天候 | الطقس | मौसम
Format | 时长/画幅/比例/格式/画面比例/技术参数 | duración/formato/relación de aspecto/técnica | durée/format/technique | dauer/format/seitenverhältnis/technik/länge | duração/formato/proporção/técnica | durata/formato/tecnica | длительность/формат/соотношение сторон/техника | 長さ/尺/アスペクト比/フォーマット/時間尺 | المدة/الصيغة | अवधि/फ़ॉर्मेट/प्रारूप
Quality | 画质/质量/清晰度 | calidad | qualité | qualität/bildqualität | qualidade | qualità | качество | 画質/品質 | الجودة | गुणवत्ता/क्वालिटी
Effects | 特效/视觉效果 | efectos/efectos visuales | effets/effets visuels | effekte/spezialeffekte | efeitos/efeitos visuais | effetti/effetti visivi | эффекты/спецэффекты | エフェクト/視覚効果 | المؤثرات البصرية/التأثيرات | प्रभाव/विशेष प्रभाव
Prompt | 提示词/视频提示词 | prompt/indicación | prompt | prompt | prompt | prompt | промпт | プロンプト | البرومبت | प्रॉम्प्ट
`;

/** What a number stands behind or before where shots are counted, in the same order. */
export const SHOT_NAMES: Readonly<Record<string, string>> = {
  zh: '镜头|分镜|分镜头|场景|画面|镜号|片段|场|幕|镜',
  es: 'plano|toma|escena|secuencia|clip',
  fr: 'plan|scène|séquence|prise|clip',
  de: 'einstellung|szene|bild|sequenz|aufnahme|shot|clip',
  pt: 'plano|tomada|cena|sequência|take|clipe',
  it: 'inquadratura|scena|ripresa|sequenza|piano|clip',
  ru: 'кадр|сцена|план|эпизод|шот|клип',
  ja: 'カット|ショット|シーン|場面|クリップ',
  ar: 'اللقطة|المشهد|لقطة|مشهد|الكادر',
  hi: 'शॉट|दृश्य|सीन|क्लिप',
};
