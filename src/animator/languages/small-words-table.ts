/** Small words that hold a sentence together, in the columns of the table of cinema: English | zh | es | fr | de | pt | it | ru | ja | ar | hi. */
export const SMALL_WORDS_TABLE = `
there is | - | hay/había | il y a/il y avait | es gibt/da ist/da sind | há/havia/existe | c'è/ci sono/c'era/v'è | имеется | - | هناك/يوجد/توجد | -
is | - | está/están/es/son/estaba/estaban/era | est/sont/était/étaient | ist/sind/war/waren | está/estão/é/são/estava/estavam/era | è/sono/sta/stanno/stava/era | - | - | - | -
it | 它 | - | - | ihn/es | - | - | - | それ | - | -
him | - | - | lui | ihm | lhe | - | ему/ним/него/нему | - | - | -
her | - | - | - | - | - | - | ей/ней/неё/нее | - | - | -
them | 他们/它们/她们 | - | eux/elles | ihnen | deles/delas/lhes | loro | им/ними/них/ним | - | - | उन्हें/उनको
their | 他们的 | - | leur/leurs | - | - | - | их | 彼らの | - | उनका/उनकी/उनके
for | - | para | pour | für | para | per | для | - | لأجل/من أجل | के लिए
where | - | donde | où | wo | onde | dove | где | - | حيث | जहाँ/जहां
when | - | cuando | quand/lorsque/lorsqu | wenn/als | quando | quando | когда | - | عندما | जब
who | - | quien/quienes | - | wer | quem | - | который/которая/которые/кто | - | الذي/التي/الذين | जो
also | 也 | también | aussi | auch | também | anche | тоже/также | - | أيضا | भी
very | 很/非常/十分 | muy | très | sehr | muito | molto | очень | とても/非常に | جدا | बहुत
together | 一起/一同 | juntos/juntas | ensemble | zusammen/gemeinsam | juntos/juntas | insieme | вместе | 一緒に/一緒 | معا/سويا | साथ में/एक साथ
with his friends | 和朋友们 | con sus amigos/con los amigos | avec ses amis/avec ses copains | mit seinen freunden/mit freunden | com os amigos/com seus amigos/com amigos | con gli amici/con i suoi amici | с друзьями/со своими друзьями | 友達と/友達と一緒に | مع أصدقائه/مع الأصدقاء | दोस्तों के साथ/अपने दोस्तों के साथ
hand in hand | 手牵手/手拉手/牵着手 | de la mano/cogidos de la mano/tomados de la mano/agarrados de la mano | main dans la main | hand in hand | de mãos dadas | mano nella mano/per mano | держась за руки/рука об руку/за руку | 手をつないで/手を繋いで | يدا بيد | हाथ में हाथ डाले
one | - | uno de los dos | l'un/l'une/l'un des deux | einer/eine von beiden | um deles | uno dei due | один/одна/одно | 一人が | أحدهما/أحدهم | -
the other | 另一个/另一位/另一只 | el otro/la otra | l'autre | der andere/die andere | o outro/a outra | l'altro/l'altra | другой/другая | もう一人/もう一匹 | الآخر/الأخرى | दूसरा/दूसरी
in the air | 空中/半空中 | en el aire/al aire/por los aires | en l'air/dans les airs | in die luft/in der luft | no ar/para o alto | in aria/nell'aria | в воздух/в воздухе | 空中に/空中で | في الهواء | हवा में
in the wind | 风中/随风 | al viento/en el viento/con el viento | au vent/dans le vent | im wind | ao vento/no vento | al vento/nel vento | на ветру/по ветру | 風に/風に揺れて/風に舞う | في الريح/مع الريح | हवा में लहरा
beside it | 旁边放着/旁边摆着/一旁放着 | a su lado/a un lado | à côté de lui/à ses côtés/à côté | daneben/neben ihm/an seiner seite | ao lado dele/ao seu lado | accanto a lui/al suo fianco | рядом с ним/рядом | その隣に/その横に | بجانبه/بجواره/وبجانبه | उसके पास
`;
