/** How sports, shows and made worlds are told of by those who watch them: in plain words of what is seen. */

/** "a striker in a blue kit": what a team wears; of who plays nothing, a kit is tools. */
const PLAYS =
  /\b(?:football(?:er)?s?|soccer|strikers?|midfielders?|defenders?|players?|goalkeepers?|goalies?|rugby|cyclists?|runners?|teams?|athletes?)\b/i;
const KIT =
  /\b((?:in|wearing|wears) (?:an?|the|his|her|their|its) (?:[a-z]+ (?:and [a-z]+ )?){0,2}?)(?:(?:home|away|team|football|soccer|match|club|national) )?kit\b/gi;

/** What one races, skis and flies in is no suit with a tie. */
const SPORTS_SUIT =
  /\b(?:racing|race|ski|skiing|snow|speed|skin|flight|fire|motocross|driving|aero|downhill|bobsled|luge|wing|drivers?) ?suit(s?)\b/gi;

/** "neon windbreakers": as bright as paint is, and no tubes of light. */
const NEON_WORN =
  /\bneon (?=(?:(?:colou?red|bright|nylon|spandex) )?(?:windbreakers?|jackets?|shorts|leggings|tracksuits?|sneakers|headbands?|leg ?warmers|leotards?|t-?shirts?|shirts|tops?|hoodies?|caps?|vests?|dress(?:es)?)\b)/gi;
const NEON_HUE = /\bneon[- ](pink|green|yellow|orange|blue|purple)\b/gi;

/** "she wears a red dress, he a black suit and fedora": he wears it. */
const GAPPED =
  /\b((?:wear(?:s|ing)|dressed in|in) [^.;]{3,60}?),? (?:and |while |with )?(he|she|the (?:man|woman|boy|girl|groom|bride|other)) (?:in )?(?=(?:an?|his|her) (?:[a-z-]+ ){0,2}(?:suit|tuxedo|dress|gown|coat|jacket|shirt|hat|kimono|uniform|robe|vest|sweater|skirt|hoodie|jumpsuit|fedora|cloak|cape)\b)/gi;

/** In an orchestra nobody but its musicians bows. */
const ORCHESTRA = /\b(?:orchestra|philharmonic|quartet|concert ?hall|symphony|conductor|ensemble)\b/i;
const STRINGS =
  /\b(?:the )?(violin|viola|cello|trumpet|flute|horn|trombone|clarinet)s (?=(?:bow|bowing|sawing|saw|play|playing|sound|soar|soaring|swell|swelling|rise|rising|sing|singing|blaring|moving|surge|surging)\b)/gi;
const PLAYERS_OF: Readonly<Record<string, string>> = {
  ...{ violin: 'violinists', viola: 'violinists', cello: 'cellists', trumpet: 'trumpeters', flute: 'flautists' },
  ...{ horn: 'trumpeters', trombone: 'trombonists', clarinet: 'clarinetists' },
};
const BOWING = /\b(violinists|cellists|fiddlers) (?:are )?(?:bow(?:ing)?|saw(?:ing)?)\b/gi;
const SWEEPS_ARMS =
  /\b(conductor[^.;]{0,80}?) (?:and |, )?(?:sweep|wav|mov|swing|slic|cut)(?:es|s|ing)? (?:his|her|their) (?:arms|hands|baton)\b/gi;

/** "a symphony orchestra performs": eight of them are seen, where none of them is told of by name; an orchestra of seals is one of seals. */
const ORCHESTRA_SEEN =
  /\b(?<!\b(?:music|sound|sounds|score|soundtrack|played|performed) (?:of|by) )(?:an?|the) (?:(?:full|grand|large|small|live|classical|symphony|symphonic|philharmonic|chamber|royal|vienna|youth|string) ){0,3}orchestra\b(?! (?:of|pit|music|score|swells?|soundtrack|plays? in the background))(?=[^.;]*\b(?:perform|play|conduct|stage|hall|theat|tun|warm|rehears|concert|under|rise|bow|filmed|shot)\w*)/gi;
const MUSICIANS = /\b(?:musicians?|violinists?|cellists?|fiddlers?|flautists?|trumpeters?|pianists?|players?)\b/i;

/** "breaks the finish line tape", "bursts through the ribbon": runs through it, and nothing goes to pieces. */
const BREAKS_TAPE =
  /\b(?:break|burst|snap|breast|run|charg|sprint)(s|es|ing|e|) (?:through |across )?(?:the|a) (?:finish(?:ing)?(?:[- ]?line)? |white |red )?(?:tape|ribbon)\b/gi;
/** "draws a longbow": no picture. */
const DRAWS_BOW = /\bdraw(s|ing|) (?:back )?((?:the|an?|his|her|their) (?:[a-z-]+ ){0,2}?)(longbow|bow|bowstring)\b/gi;
/** "confetti rains down": no weather. */
const RAINS =
  /\b(confetti|petals|glitter|streamers|feathers|sparks|money|balloons|leaves|ticker tape)(?: is| are)? rain(?:s|ing|)(?: down)?\b/gi;
/** "skirts swirl": hers who dances, and no way around anything. */
const SKIRTS =
  /,? (?:(?:her|their|the|his) )?(?:[a-z]+ )?skirts? (?:swirl|whirl|twirl|fly|flar|spin|flutter|billow)(?:s|es|ing|e|)\b(?: out| around(?: her)?)?/gi;
/** "guests in a circle": around whom it is about, and not what they do. */
const IN_CIRCLE =
  /(?:,| and) (?:the |their )?(guests|onlookers|spectators|friends|villagers|people|family|relatives) (?:(?:gathered|standing|forming|clapping) )?in a (?:(?:wide|loose|large|close) )?(?:circle|ring)\b(?: around (?:them|her|him|it|the [a-z]+))?/gi;
/** "visible stitches", "fingerprints on the clay": how a made world looks, and nobody's deed. */
const TRACES =
  /,? (?:with )?(?:(?:visible|tiny|fine|delicate|hand-?made|subtle|rough|loose|uneven) ){0,2}(?:stitches|stitching|seams|fingerprints|thumbprints|finger marks|tool marks|pencil lines|brush ?strokes|paint strokes|paper fib(?:er|re)s|wool fib(?:er|re)s|creases|smudges)(?: (?:are )?(?:clearly |faintly )?visible)?(?: (?:on|in|across) (?:the |every )?(?:clay|wool|felt|paper|fabric|canvas|surface|yarn|puppets?|figures?))?(?=[,.;]|$)/gi;
/** What is made by hand is lit as in a studio, and stands in none. */
const MADE_WORLD =
  /\b(?:stop[- ]motion|claymation|clay|felt(?:ed)?|wool|knitted|paper ?craft|origami|diorama|miniature|puppets?|plasticine)\b/i;
const STUDIO_LIGHT = /\b(?:in |under |with )?(?:(?:soft|warm|bright|gentle|even) )?studio light(?:s|ing)\b/gi;
/** Where there is music lasers are its lights. */
const SHOW = /\b(?:djs?|festival|concert|night ?club|rave|stage|edm|dance ?floor|band|singer|rock star|crowd)\b/i;
const LASERS =
  /\b((?:(?:green|red|blue|purple|pink|white|cyan|neon|colou?rful|bright) ){0,2})lasers?(?: beams?)?(?= (?:sweep|cut|slic|fan|flash|scan|strob|puls|beam|danc|light|pierc|cross|fill)|[,.;]|$)/gi;

/** "a firefighter minifigure": in a world of bricks everybody is one. */
const MINIFIGURE = /\b(?:([a-z]+) )?mini-?fig(?:ure)?(s?)\b/gi;
const ANYONE = /^(?:an?|the|two|three|four|tiny|little|small|plastic|toy|lego|yellow|classic|each|some)$/i;

export function sayOnStage(text: string): string {
  const dressed = PLAYS.test(text) ? text.replace(KIT, '$1jersey') : text;
  const heard = ORCHESTRA.test(dressed)
    ? dressed
        .replace(STRINGS, (_whole, instrument: string) => `${PLAYERS_OF[instrument.toLowerCase()] ?? 'musicians'} `)
        .replace(BOWING, '$1 playing the violin')
        .replace(SWEEPS_ARMS, '$1 and conducts')
    : dressed;
  const peopled = MUSICIANS.test(heard) ? heard : heard.replace(ORCHESTRA_SEEN, 'eight concert musicians');
  const lit = SHOW.test(peopled) ? peopled.replace(LASERS, '$1stage lights') : peopled;
  const made = MADE_WORLD.test(lit) ? lit.replace(STUDIO_LIGHT, 'soft light') : lit;
  return made
    .replace(TRACES, '')
    .replace(BREAKS_TAPE, (_whole, ending: string) =>
      ending === 'ing'
        ? 'running across the finish line'
        : ending === 's' || ending === 'es'
          ? 'runs across the finish line'
          : 'run across the finish line',
    )
    .replace(DRAWS_BOW, 'aim$1 $2$3')
    .replace(RAINS, '$1 falling')
    .replace(SKIRTS, '')
    .replace(IN_CIRCLE, '. The $1 stand around them')
    .replace(SPORTS_SUIT, 'jumpsuit$1')
    .replace(NEON_WORN, 'bright orange ')
    .replace(NEON_HUE, 'bright $1')
    .replace(GAPPED, '$1, $2 wears ')
    .replace(MINIFIGURE, (_whole, who: string | undefined, several: string) =>
      who === undefined || ANYONE.test(who)
        ? `${who === undefined ? '' : `${who} `}${several === '' ? 'man' : 'men'}`
        : `${who}${several}`,
    );
}
