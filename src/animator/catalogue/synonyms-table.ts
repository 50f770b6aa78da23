/** Words that tables and dictionary know by another name: what is written | what is meant. A plural stays one. */
export const SYNONYMS_TABLE = `
oil lamp, kerosene lamp, hurricane lamp, storm lamp, paraffin lamp, gas lantern, kerosene lantern, storm lantern | oil lantern
anvil cloud, mushroom cloud, funnel cloud, wall cloud, powder cloud, shelf cloud | cloud
battle mech, mech suit, mech warrior, mecha robot, mech robot, mecha, mech, war robot, battle robot | armored robot
sea leviathan, leviathan | giant whale
king kong, giant ape, colossal ape, giant monkey | giant gorilla
mage, warlock, archmage, battle mage, spellcaster, conjurer, druid, enchanter | wizard
sandworm, sand worm, great worm | giant snake
greatsword, broadsword, claymore, longblade | sword
jet pack, jetpack, rocket pack | backpack
sunken ship, sunken pirate ship, sunken galleon, sunken boat, sunken vessel, sunken cargo ship, sunken warship, sunken shipwreck, ship wreck, ghost shipwreck | shipwreck
hoops of light, hoops of neon light, glowing hoops of light, hoops of energy, rings of neon light, light hoops, neon hoops | glowing hoops
hoop of light, hoop of neon light, glowing hoop of light, hoop of energy, neon hoop | glowing hoop
hoops of fire, hoops of flame, hoops of flames, rings of fire, rings of flame, rings of flames, flaming hoops, flaming rings, fiery hoops, fire hoops | burning hoops
hoop of fire, hoop of flame, hoop of flames, ring of flames, flaming hoop, flaming ring, fiery hoop, fire hoop | burning hoop
chronograph, timepiece, dress watch, diver watch, luxury watch | wristwatch
haori | kimono
tablao, flamenco stage | stage
recurve bow, compound bow, english longbow | longbow
hat box, hatbox, hat boxe, hatboxe | box
bandoneon, concertina, squeezebox, melodeon, garmon | accordion
snow crystal, ice crystal, frost crystal | snowflake
streetwear, athleisure, loungewear | outfit
pizza shop, pizza parlor, pizza place | pizzeria
podcast studio, podcast room | study
scenic overlook, overlook, lookout point, viewpoint | clifftop
latte art, coffee art, latte foam art, rosetta latte art | latte
paper airplane, paper plane, paper aeroplane | tiny paper airplane
shoji screen, paper screen, folding screen, paper door, shoji door | sliding door
gold chain, silver chain, neck chain | gold necklace
dark shades | sunglasses
serum bottle, glass skincare bottle, skincare bottle, dropper bottle | perfume bottle
face cream, moisturizer, protein powder, skincare jar, body butter | jar
lotion, shampoo, conditioner, sunscreen, body wash, mouthwash, detergent | bottle
lip gloss, foundation bottle | lipstick
wireless earbuds, earbuds, airpods, earphones | headphone
smartwatch, smart watch, fitness tracker | watch
air fryer, rice cooker | oven
blender, juicer | jug
comedy club, music venue, concert venue, small venue, intimate venue | stage
ice cream truck, food truck | truck
smartphone screen, phone screen, cellphone screen | smartphone
lone wolf | wolf
lowrider, low rider, hot rod, roadster, muscle car | vintage car
barrage balloon | blimp
breaker | wave
hospital trolley, hospital cart, tea trolley, luggage trolley, luggage cart, food trolley, drinks trolley, medicine trolley, serving cart, tea cart | shopping cart
dike, dyke, rice dike, paddy dike | path
submersible, deep sea submersible, bathyscaphe, bathysphere, midget submarine | submarine
oven timer, kitchen timer, egg timer, cooking timer | alarm clock
afternoon tea, high tea, five o'clock tea | tea
laptop screen | laptop
computer screen | computer
sea monster, kraken | giant octopus
lone sail, single sail, distant sail | sailboat
upright bass, contrabass | double bass
steamed bun, steaming bun, cinnamon bun, bread bun, sweet bun, bao bun, cinnamon roll | bread
unicycle, penny farthing, tricycle | bicycle
hoverboard, longboard, penny board | skateboard
segway, kick scooter, electric scooter | scooter
painter's brush, artist's brush, paint brush, oil brush, ink brush, calligraphy brush, watercolor brush, sable brush, bristle brush | paintbrush
fountain pen, ballpoint pen, ink pen, quill pen, feather quill, dip pen | pen
rosin dust, flour dust, chalk dust, fine dust | dust
violin bow, violinist's bow, fiddle bow, bow of a violin | violin
trident, harpoon, halberd, glaive, javelin | spear
`;
