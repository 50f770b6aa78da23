/**
 * Words that name something behind an article and are a deed elsewhere, by language: word | what it names | what is done. "Il répare une montre", "elle montre le chemin".
 */
export const HOMOGRAPHS: Readonly<Record<string, string>> = {
  fr: `montre | watch | shows
joue | cheek | plays
joues | cheeks | plays
porte | door | wears
portes | doors | wears
marche | walk | walks
marches | stairs | walks
ferme | farm | closes
lit | bed | reads
pêche | peach | fishes
garde | guard | watches
danse | dance | dances
peigne | comb | combs
voile | veil | sails
serpente | snake | winds
brise | breeze | breaks
sort | spell | comes out
scie | saw | saws
couche | layer | lies
tranche | slice | slices
pousse | sprout | pushes`,
  es: `cocina | kitchen | cooks
vela | candle | watches
velas | candles | watches
sierra | mountain range | saws
cena | dinner | eats
baño | bathroom | bathes
planta | plant | plants
plantas | plants | plants
pesca | fishing | fishes
monta | mount | rides
barre | bar | sweeps
pinta | pint | paints
danza | dance | dances
trabajo | work | works
peina | comb | combs
copa | wine glass | wins
cuelga | hanging | hangs`,
  pt: `cozinha | kitchen | cooks
vela | candle | watches
velas | candles | watches
planta | plant | plants
plantas | plants | plants
pesca | fishing | fishes
janta | dinner | eats
dança | dance | dances
casa | house | marries
chama | flame | calls
chamas | flames | calls
pinta | spot | paints
pula | jump | jumps
serra | mountain range | saws
lava | lava | washes`,
  it: `porta | door | wears
cancella | gates | wipes
cola | cola | drips
gira | trip | turns
corsa | race | runs
cucina | kitchen | cooks
pesca | peach | fishes
danza | dance | dances
viola | violet | plays
lava | lava | washes
pianta | plant | plants
sale | salt | rises
taglia | size | cuts
sega | saw | saws
guida | guide | drives
guardia | guard | watches
scala | stairs | climbs
scopa | broom | sweeps`,
};
