import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

describe('products, monsters, toys and fights', () => {
  it.each([
    ['Luxury perfume bottle on a black marble plinth, slow orbit, macro', 'orbit_right'],
    ['A soda can, product commercial', 'orbit_right'],
    ['A wristwatch, studio shot, the camera pushes in', 'dolly_in'],
  ])('shows a product in a studio (%j)', (prompt, move) => {
    const { set, shots } = write(prompt);
    expect([set.place, set.dressing.includes('product'), shots[0]?.move]).toEqual(['backdrop', true, move]);
  });

  it.each([
    ['A woman drinks a soda can in a commercial', 'backdrop'],
    ['A perfume bottle on a beach, macro', 'backdrop'],
  ])('leaves people and places what they are (%j)', (prompt, place) => {
    expect(write(prompt).set.place).not.toBe(place);
  });

  it.each([
    ['A giant octopus monster rises from the sea', 'octopus'],
    ['A giant lizard monster stomps through Tokyo', 'dinosaur'],
    ['A colossal monster walks through the city', 'dinosaur'],
    ['A fluffy creature hops through a forest', 'creature'],
    ['A short fluffy monster kneels beside a candle', 'creature'],
    ['A monster sleeps in a cave', 'troll'],
    ['The dragon, an enormous black creature, roars', 'dragon'],
  ])('takes a made-up being for what is told of it (%j)', (prompt, thing) => {
    expect(write(prompt).cast[0]?.thing).toBe(thing);
  });

  it.each([
    ['An epic sword fight between a knight and a warrior in a dungeon', ['knight', 'warrior']],
    ['Two samurai duel in a bamboo forest, their katanas clash', ['samurai']],
    ['A dance between a robot and an old woman', ['robot', 'woman']],
  ])('lets those do it between whom it is (%j)', (prompt, nouns) => {
    const { cast, beats } = write(prompt);
    const doing = beats.filter(({ act }) => act === 'fight' || act === 'dance').map(({ role }) => cast[role]?.noun);
    expect(doing).toEqual(nouns.map((noun) => expect.stringContaining(noun)));
  });

  it('keeps toys small and at home', () => {
    const { set, cast } = write('A toy train drives around a Christmas tree');
    expect(set.place).toBe('living_room');
    expect((cast[0]?.size ?? 1) * 3.4).toBeLessThan(0.4);
  });

  it.each([
    ['A farmer stands frozen in fear on a meadow', 'summer'],
    ['A glass with crushed ice on a table', 'summer'],
    ['A frozen lake', 'winter'],
  ])('knows winter from what is only cold (%j)', (prompt, season) => {
    expect(write(prompt).set.season).toBe(season);
  });

  it('plays in the city whose wet asphalt is told of', () => {
    expect(write('Cyberpunk city at night, a woman walks, reflections on the wet asphalt').set.place).toBe('city');
    const driven = write('A black car drives through a rainy neon city at night, reflections on the wet asphalt').set;
    expect([driven.place, driven.dressing]).toEqual(['city', expect.arrayContaining(['neon sign'])]);
  });

  it.each([
    ['Floating islands with waterfalls falling into the clouds, ancient temples, giant birds gliding', 'clouds'],
    ['Cyberpunk city at night, flying cars weave between skyscrapers, slow aerial push-in', 'skyline'],
    ['Inside a city bus at night, a young man leans on the window', 'train_car'],
    ['A crowded subway platform in Shinjuku, commuters wait as a train arrives', 'subway'],
    ['A man waits for a bus in the city', 'city'],
    ['A futuristic space station orbits a ringed gas giant', 'space'],
    ['An astronaut floats inside a space station looking out of the window', 'starship'],
    ['An astronaut walks across Mars toward a glass dome base, two moons in the sky', 'planet'],
    ['A couple in a rowing boat passes under an old stone bridge in a park, willows on the banks', 'river'],
    ['An old man sits on a wooden dock at a calm lake and fishes', 'lake'],
    ['A bride and groom stand before the altar in an old stone church', 'nave'],
    ['Security footage of a convenience store at night, a raccoon sneaks in', 'terminal'],
    ['The interior of an empty subway car at night, lights flicker', 'metro_car'],
    ['A young woman sits in a subway car reading a book', 'metro_car'],
    ['An abandoned space station corridor, red lights, a huge window', 'starship'],
    ['Ancient Egyptian temple interior with carved columns and hieroglyphs', 'temple_hall'],
    ['Drone shot over an abandoned, overgrown city, vines on crumbling skyscrapers', 'ruined_city'],
    ['Ruins of a futuristic metropolis swallowed by jungle, a tiger walks through the empty avenue', 'ruined_city'],
    ['A soldier walks through the rubble of a war-torn city', 'ruined_city'],
    ['A soldier stands on a rooftop in a destroyed city', 'skyline'],
    ['A tiny mouse in a knitted sweater sips tea from an acorn cup', 'burrow'],
    ['An old painter paints a picture in his study', 'works'],
    ['Ruins of a gothic cathedral overgrown with ivy, the roof collapsed', 'nave'],
    ['A sports car speeds through a long tunnel, orange lights flash by', 'tunnel'],
    ['A fishing village on stilts over calm water at dawn, boats below', 'stilt_village'],
    ['A boy rides his bicycle down a quiet suburban street in autumn', 'suburb'],
    ['Aerial view of a cyberpunk city, neon signs, flying cars zooming between buildings, neon lights', 'skyline'],
    ['A serpentine mountain road in the Alps, a red car takes the hairpin turns', 'mountain_pass'],
    ['A rowing boat drifts between small wooded islands in the morning', 'sea'],
    ['A paper boat glides past several lush islands, watercolor painting', 'sea'],
    ['Luxury perfume bottle standing on wet black stone, premium commercial', 'backdrop'],
  ])('knows where that is (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it('grows on another world what is told to bloom there', () => {
    const { cast, set } = write('Crystal flowers bloom on a moon dust plain as an astronaut walks between them');
    expect(cast.filter(({ scenery }) => !scenery).map(({ thing }) => thing)).toEqual(['astronaut']);
    expect(set.dressing.join(' ')).toMatch(/flower/);
  });

  it('sets no second castle into the court of the one the film is of', () => {
    const { cast } = write('Aerial shot of a medieval castle on a hill at sunrise, flags waving on the towers');
    expect(cast.filter(({ scenery }) => !scenery)).toEqual([]);
  });

  it('keeps in a dish what it is made of', () => {
    const { cast } = write('A cheeseburger with melting cheese, fresh lettuce and tomato on a wooden board, macro');
    expect(cast.map(({ thing }) => thing)).toEqual(['hamburger', 'cutting board']);
  });

  it('takes neither the hands of a clock nor what goods are turned on for somebody or something', () => {
    expect(write('A wristwatch on marble, the second hand ticking, macro').cast.map(({ thing }) => thing)).toEqual([
      'watch',
    ]);
    const { cast } = write('White sneakers rotate on a plinth, 360 product turntable');
    expect(cast.map(({ thing }) => thing)).toEqual(['shoe', 'pedestal']);
  });

  it('lets run by itself what nobody is told to pour', () => {
    const { beats, cast } = write('Milk pours into a glass in slow motion');
    expect(beats.map(({ role, act, target }) => [role, act, target])).toEqual([[0, 'pour', 1]]);
    expect(cast.map(({ person }) => person)).toEqual([null, null]);
  });

  it('knows what rises from a cup', () => {
    expect(write('A cup of coffee with steam rising on a wooden table').beats).toEqual([]);
  });

  it('shows the towers of a castle as the castle', () => {
    const { cast } = write('A dragon lands on the tower of a medieval castle');
    expect(cast.filter(({ scenery }) => !scenery).map(({ thing }) => thing)).toEqual(['dragon']);
  });

  it.each([
    'A fighter jet flies through a canyon, camera follows from behind',
    'A spaceship lands on a desert planet, dust swirling',
  ])('is of the vehicle that is told of first (%j)', (prompt) => {
    expect(write(prompt).shots[0]?.subject).toBe(0);
  });

  it('knows the bow of a ship from one to shoot with', () => {
    expect(
      write('A cargo ship sails through a storm, waves crash over the bow').cast.map(({ thing }) => thing),
    ).toEqual(['ship']);
    expect(write('An archer raises the bow').cast.map(({ thing }) => thing)).toContain('bow and arrow');
  });

  it('puts what grows on the banks of a river beside it, and no house of money', () => {
    const things = write('A paper boat sails on a river, trees on the banks').cast.map(({ thing }) => thing);
    expect(things).not.toContain('bank');
    expect(write('A man walks out of a bank').cast.length).toBeGreaterThan(0);
  });

  it('hangs the torches of a dungeon on its walls', () => {
    const { cast } = write('A knight walks through a dark dungeon lit by torches');
    expect(cast.find(({ thing }) => thing === 'torch')?.scenery ?? true).toBe(true);
  });

  it.each([
    'A girl runs through a meadow. In the distance: a small village with red rooftops.',
    'A village painted in the style of Van Gogh\'s "The Starry Night." Below: cottages with warm windows.',
  ])('takes a label that says where something is for no speaker (%j)', (prompt) => {
    expect(write(prompt).dialogue).toEqual([]);
  });

  it('is about who sits there rather than about the blinds', () => {
    const { cast } = write(
      'Venetian blinds cast shadows across the office. A lamp glows. The detective sits at the desk.',
    );
    expect(cast[0]?.noun).toBe('detective');
  });

  it('lets a car drive on while its headlights cut through the dark', () => {
    const { beats } = write('A black car speeds along a highway, headlights cutting through the dark.');
    expect(new Set(beats.map(({ act }) => act))).toEqual(new Set(['drive']));
  });

  it.each([
    ['Smartphone rotating on a reflective black surface, premium', 'black surface'],
    ['Lipstick commercial on white marble', 'white marble surface'],
    ['A perfume bottle on a dark wooden surface, product shot, macro', 'wooden surface'],
  ])('lays under a product what it stands on (%j)', (prompt, surface) => {
    expect(write(prompt).set.dressing).toContain(surface);
  });

  it.each([
    ['A wizard reads in an ancient stone hall', 'keep'],
    ['A knight walks through a dungeon corridor lit by torches', 'keep'],
    ['A king sits on his throne in a throne room', 'keep'],
    ['Dancers in a palace ballroom', 'hall'],
  ])('plays inside castles in their halls (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });

  it.each([
    ["An old sailor points at the churning grey sea beyond the ship's railing", 'deck'],
    ['A pirate captain stands at the helm of his ship in a storm, lightning in the sky', 'deck'],
    ['A woman leans on the railing of a ship at sunset', 'deck'],
    ['A pirate ship sails through a storm', 'sea'],
    ['An astronaut walks on the deck of a spaceship', 'space'],
  ])('films those who are aboard a ship on its deck (%j)', (prompt, place) => {
    const { set, relations } = write(prompt);
    expect([set.place, relations.some(({ where }) => where === 'sky')]).toEqual([place, false]);
  });

  it('lets whom the camera follows walk', () => {
    const { beats, shots } = write('Camera follows a person holding an umbrella from behind through a city at night');
    expect([beats.map(({ act }) => act), shots[0]?.move]).toEqual([['walk'], 'follow_behind']);
    expect(write('Tracking shot of a man sitting on a bench').beats.map(({ act }) => act)).toEqual(['sit']);
  });

  it.each([
    ['Two pirate ships battle inside a cup of coffee', 'teacup'],
    ['A pirate ship on a stormy sea', 'sea'],
    ['A goldfish swims in a bowl', 'living_room'],
  ])('makes a sea of the cup that ships sail in (%j)', (prompt, place) => {
    expect(write(prompt).set.place === 'teacup').toBe(place === 'teacup');
  });

  it.each([
    'Mountains: simple triangles. Trees: cones in green. A fox walks through the scene.',
    'A car rolls through a studio. The color: deep blue. The finish: mirror-perfect.',
  ])('gives no line to what is only described (%j)', (prompt) => {
    expect(write(prompt).dialogue).toEqual([]);
  });

  it('leaves umbrellas to those who have them', () => {
    expect(write('People with umbrellas cross a street. One man walks without an umbrella.').set.without).toEqual([]);
  });

  it('takes the lava of a cake for no volcano', () => {
    expect(write('A chocolate lava cake on a white plate, macro, the lava flows across the plate').set.place).toBe(
      'backdrop',
    );
  });

  it.each([
    ['A drone circles around a historic church built on a rocky outcropping along the Amalfi Coast', 'coast_town'],
    ['White houses with blue domes on Santorini above the sea', 'coast_town'],
    ['A little boy runs across the square in front of a gothic cathedral', 'square'],
    ['A monk sweeps the steps outside an old temple', 'square'],
    ['A bride walks down the aisle of a church, stained glass behind her', 'nave'],
    ['A man sips espresso outside a Paris cafe', 'cafe_street'],
    ['A barista pours milk in a cozy cafe', 'cafe'],
    ['A Lunar New Year parade on a street full of red lanterns', 'lantern_street'],
    ['Two knights fight in the courtyard of a medieval castle', 'castle'],
    ['A worker walks across a busy construction site', 'building_site'],
    ['A couple on bicycles ride along an avenue of blooming cherry blossom trees', 'avenue'],
    ['A cozy log cabin in a snowy pine forest at night', 'cabin'],
    ['A suburban street at dusk, a boy cycles past, sprinklers on the lawns', 'suburb'],
    ['A motorcyclist leans into hairpin bends on a mountain pass', 'mountain_pass'],
    ['A botanist walks through a Victorian greenhouse', 'greenhouse'],
    ['A teenager skates at a skate park at sunset', 'skate_park'],
    ['A basketball player dunks on an outdoor court at golden hour', 'street_court'],
    ['Two teenagers play basketball on a Brooklyn street', 'street_court'],
    ['A parkour runner leaps from one rooftop to another above a city at sunset', 'skyline'],
    ['Rock climber scaling a sheer granite wall', 'mountains'],
  ])('knows what is seen from outside (%j)', (prompt, place) => {
    expect(write(prompt).set.place).toBe(place);
  });
});

it('fights a fire from the street, and is inside where that is said', () => {
  expect(write('Firefighters spray water at a burning warehouse at night').set.place).toBe('city');
  expect(write('A firefighter walks through the inside of a burning warehouse').set.place).toBe('works');
});
