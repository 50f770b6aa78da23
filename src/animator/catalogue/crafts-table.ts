/**
 * Fine work at a bench of its own, one row each: craft | who has it as a calling | what of the prompt tells it | verbs by which it is anybody's who does that to what is told | what belongs to
 * it: things of the prompt that lie on the bench or are in the hands, and stand nowhere else. Words are regular expressions. Whoever has the calling does all that hands do by that craft, as far as the prompt
 * tells of it; `-` for none. The benches are bodies (`bodies/families/apparatus/crafts/`).
 */
export const CRAFTS_TABLE = `
watch | watchmaker, watch maker, watch repairer, horologist, clockmaker | watch(?:es)?|pocket ?watch|gears?|cogs?|clockwork|timepiece|mainspring | place, set, put, insert, lower, repair, fix, assemble, restore, adjust, tighten, examine, inspect, work | watch|gear|cog|clockwork|loupe|tweezers|screwdriver|magnifying glass|spring|wheel
clock | clockmaker, clock maker, watchmaker, horologist, clock repairer | (?<!grandfather |tower |longcase )clocks? | wind, repair, fix, assemble, restore, adjust, set, clean, polish, oil, examine, inspect, work, open, tighten | clock|key|gear|screwdriver|tweezers|magnifying glass|spring
jewel | jeweler, jeweller, goldsmith, silversmith, gem cutter, gemologist | rings?|diamonds?|gems?|gemstones?|ruby|emerald|sapphire|jewels?|necklace|bracelet|earrings? | set, mount, engrave, solder, file, polish, place, put, shape, cut, clean, inspect, examine, repair, work | ring|gem|diamond|ruby|emerald|sapphire|jewel|necklace|bracelet|earring|loupe|tweezers|magnifying glass|crystal
circuit | electrician, electrical engineer, electronics engineer, technician | circuit(?: ?boards?)?|soldering iron|motherboard|microchips?|electronics | solder, repair, fix, assemble, build, wire | circuit|soldering|motherboard|chip|electronics|tweezers|wire
circuit | - | circuit(?: ?boards?)?|soldering iron|motherboard|microchips? | solder, repair, fix, assemble, wire | circuit|soldering|motherboard|chip|electronics|tweezers|wire|iron
calligraphy | calligrapher, calligraphy master | brush|ink|calligraphy|character|scroll|kanji|paper | - | brush|ink|paper|scroll|letter|character|kanji|inkstone
calligraphy | - | calligraphy|kanji|hanzi|chinese characters?|japanese characters?|sumi ink|rice paper|characters? with (?:an?|his|her|the) (?:[a-z]+ ){0,2}brush | paint, write, draw, brush, practice, dip, create | brush|ink|paper|scroll|letter|character|kanji|inkstone|calligraphy
embroidery | embroiderer | embroider|embroidery|hoop|needle|thread|stitch | - | needle|thread|fabric|cloth|hoop|embroidery
embroidery | - | embroidery|embroider|embroiders|embroidering|embroidered | embroider, stitch, sew, push, pull, thread | needle|thread|fabric|cloth|hoop|embroidery|flower
porcelain | porcelain painter, ceramic painter, china painter | porcelain|vase|ceramics?|teacup|teapot|bowl | - | vase|brush|porcelain|bowl|cup|teapot|plate|pot|flower|pattern
porcelain | - | (?:porcelain|ceramic|clay|pottery|china)[a-z ,]{0,24}(?:vase|bowl|cup|teacup|teapot|pot|plate|jar)|vase | paint, decorate, glaze | vase|brush|porcelain|bowl|cup|teapot|plate|pot|flower|pattern
shoe | shoemaker, shoe maker, cobbler, bootmaker | shoes?|boots?|soles?|heels?|leather | - | shoe|boot|sole|heel|nail|hammer|leather
bonsai | - | bonsai | trim, prune, shape, clip, cut, tend, care, snip | bonsai|scissors|shears|branch|tree|leaf
plating | - | plates|plating|drizzles?|drizzling|garnish(?:es|ing)? | plate, drizzle, garnish | dessert|sauce|ice cream|leaf|mint|tweezers|plate|dish|scoop|steak|meat|fish|scallop|cake|herb|flower|microgreen|chocolate|pie|pudding|spoon|syrup|salmon|beef|duck|lamb|berry|raspberry|strawberry|blueberry
piping | cake decorator | cupcakes?|cakes?|frosting|icing|buttercream|rosettes? | - | cupcake|cake|frosting|icing|cream|buttercream|piping bag|sprinkle|rosette|rose
piping | - | (?:frosting|icing|buttercream|cream|rosettes?|piping bag)[^.;]{0,40}(?:cupcakes?|cakes?|piping bag)|(?:cupcakes?|cakes?)[^.;]{0,40}(?:frosting|icing|buttercream|cream|rosettes?|piping bag) | pipe, frost, decorate, ice, squeeze, swirl | cupcake|cake|frosting|icing|cream|buttercream|piping bag|sprinkle|rosette|rose
sushi | sushi chef, sushi master, itamae | sushi|nigiri|salmon|tuna|rice | press, form, shape, make, prepare, place, brush, glaze, paint, garnish, mold, mould, roll, assemble, arrange, craft | sushi|nigiri|salmon|tuna|rice|fish|cutting board|board|fillet|wasabi
sushi | - | sushi|nigiri | press, form, shape, make, prepare, brush, glaze, mold, mould, assemble, arrange, craft | sushi|nigiri|salmon|tuna|rice|fish|cutting board|board|fillet|wasabi
engine | mechanic, motorcycle mechanic, car mechanic, auto mechanic | (?:motorcycle|motorbike|vintage|old|v8|v-twin|motor|aircraft|race|racing)? ?engine(?: block)?|carburetor|carburettor|pistons?|gearbox | tighten, repair, fix, assemble, rebuild, build, loosen, adjust, work, turn, mend | engine|bolt|wrench|carburetor|piston|gearbox|spanner|motor
surgery | surgeon, surgeons | stitch(?:es|ing)?|sutur(?:e|es|ing)|operat(?:e|es|ing|ion)|scalpel|incision|forceps|surgery | - | scalpel|needle|forceps|thread|scissors|suture|glove
violin | violin maker, luthier, guitar maker, instrument maker | violins?|guitars?|cellos?|viola | sand, varnish, polish, smooth, shape, finish, oil, scrape, rub, work | violin|guitar|cello|viola|wood|sandpaper|plank
dough | - | rolling pin | roll, flatten, press, knead | dough|rolling pin|pin|pasta|flour|pastry|stick
pizza | - | pizzas? | stretch, spread, sprinkle, top, ladle, toss | dough|pizza|cheese|mozzarella|sauce|basil|ladle|tomato|flour
coffee | - | portafilter|coffee grounds|tamper|tamps?|tamping | tamp, press, grind, level, distribute, pack, pull | coffee grounds|coffee|portafilter|tamper|grounds|espresso
tattoo | tattoo artist, tattooist, tattooer | tattoos?|tattooing|inks?|inking|forearm|needle|rose | - | needle|rose|machine|ink|tattoo|forearm|flower|gun
cloth | - | (?:cut|cuts|cutting|snip|snips|snipping|trim|trims|trimming) (?:(?!on |at |with |over |under |in |for )[a-z-]+ ){0,4}?(?:fabric|cloth|silk|linen|velvet|satin|denim|felt) | cut, snip, trim | fabric|cloth|scissors|shears|chalk|silk|tape|felt
cloth | tailor, seamstress, dressmaker, fashion designer, costume designer | fabric|cloth|silk|suit|dress|linen|wool|velvet|satin|jacket|gown|denim|scissors|chalk|shears | cut, snip, trace, mark, chalk, pin, measure | fabric|cloth|scissors|shears|chalk|silk|tape|jacket|suit|needle|mannequin
`;
