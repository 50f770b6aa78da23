/** Words of who is on wheels, and is chased on wheels. */
const DRIVEN =
  /\b(?:cars?|roadsters?|coupes?|motorcycles?|motorbikes?|bikers?|motorcyclists?|trucks?|vans?|pickups?|suvs?|drivers?|riders?|vehicles?|dirt bikes?)\b/i;
const IN_PURSUIT =
  /,? (?:(?:with|while|and|as) )?(?:the |several |multiple )?(?:police|cops)(?: cars?| cruisers?)?,? (?:(?:is|are|follows?|following|racing|speeding) )?(?:in (?:hot |close |full |high-speed )?pursuit|(?:close |hot |right |not far )?(?:behind|on (?:its|his|her|their) (?:tails?|heels)))(?: of (?:him|her|it|them))?\b/gi;
const FROM_POLICE = /\b(from|by) (?:the )?(?:police|cops)\b(?! (?:cars?|officers?|cruisers?|station|bikes?|dogs?))/gi;
const POLICE_AFTER =
  /(?<!\b(?:by|from|the local|from the|by the) )\b(?:the )?(?:police|cops) (?=(?:chas|pursu|follow|tail)(?:e|es|ing|s)?\b)/gi;
const POLICE_DOES =
  /\b(?:the )?police (?=(?:arrest|chas|surround|stop|arriv|storm|raid|question|search|run|close in)(?:s|es|e|ing)?\b)/gi;

/** "police in hot pursuit", "flees from the police": a car of theirs is after who drives, and two of them after who runs. */
export function sayPursuits(text: string): string {
  if (!/\b(?:police|cops)\b/i.test(text)) return text;
  const after = DRIVEN.test(text) ? 'a police car' : 'two policemen';
  return (
    text
      .replace(IN_PURSUIT, `, chased by ${after.replace(/^a (.*)$/, 'two $1s')}`)
      .replace(FROM_POLICE, `$1 ${after}`)
      // Who drives is not run after.
      .replace(POLICE_AFTER, DRIVEN.test(text) ? 'two police cars ' : 'two policemen ')
      .replace(POLICE_DOES, 'two policemen ')
  );
}

const CORNER =
  /\b((?:around|round|through|into|out of|takes?|taking|exits?) (?:an?|the|another|each|every|one) (?:[a-z-]+ ){1,3})(corners?|hairpin(?: turns?| bends?)?|turns?)(?=[.,;]|$| (?:at|in|on|with|while|as|and|during|throwing|spraying|kicking|sending|under)\b)/gi;
const OF_STREETS = /\b(?:street|city|building|block|house|wall|store|shop|hallway|corridor) $/i;

/** Where roads have houses on both sides, a corner is one of theirs. */
const IN_TOWN = /\b(?:street race|city|downtown|urban|neon[- ]lit|alleys?|skyscrapers)\b/i;

const RALLY_STAGE =
  /\b(forest|gravel|dirt|snow|snowy|desert|mountain|muddy|night|alpine|rally|special) stages?\b(?= |[.,;]|$)/gi;
/** Of earth, and in the wild: no oval in a stadium. */
const WILD_TRACK =
  /\b((?:(?:muddy|dirt|sandy|gravel|narrow|winding|rocky|bumpy|snowy|dusty) )?(?:forest|woodland|woods|jungle|mountain|desert|country|farm|gravel|bush|hill))[- ](?:race ?)?(track|trail|circuit)s?\b/gi;

/** "drifts around a muddy forest corner": a bend of a road in a forest. */
export const sayBends = (text: string): string =>
  DRIVEN.test(text)
    ? text
        .replace(CORNER, (whole, before: string, corner: string) =>
          OF_STREETS.test(before) || IN_TOWN.test(text) ? whole : `${before}bend${corner.endsWith('s') ? 's' : ''}`,
        )
        // Nobody drives on the boards of a theatre.
        .replace(RALLY_STAGE, '$1 road')
        .replace(WILD_TRACK, '$1 road')
    : text;
