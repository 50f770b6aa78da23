/** First names that films are told with, so that Tom is no cat and Rose no flower: whoever is called so is a person of that gender. */
const FIRST_NAMES: Readonly<Record<'woman' | 'man' | 'any', string>> = {
  woman:
    'emma olivia ava sophia isabella mia charlotte amelia harper evelyn abigail emily elizabeth sofia avery ella scarlett grace chloe victoria riley aria lily aubrey zoe zoey nora hannah lillian addison eleanor natalie luna savannah amy dorothy margaret julie jenny sophie leah hazel violet aurora lucy anna sarah samantha caroline maya naomi elena alice sadie ruby eva mary jane anne annie kate katie catherine rachel rebecca jessica jennifer laura lisa linda susan karen nancy betty helen sandra donna carol ruth sharon michelle maria marie rosa rose carmen lucia clara julia claire vivian vera diana daphne irene iris fiona bella ellie maggie molly polly penny sally tina nina yuki sakura hana mei ling aisha fatima leila layla priya anita amara nia ingrid greta heidi freya astrid giulia chiara francesca camille juliette amelie margot elise celine yara zara ines beatriz ana valentina camila gabriela daniela mariana natasha olga svetlana tatiana katya anya masha marta lola isabel pilar teresa silvia monica paula cristina leticia fernanda larissa sara martina federica elisa lea manon helene jeanne lena lina hanna johanna katharina sabine petra monika',
  man: 'mark rob tommy steve dave tony hiro eddie freddy gary ron roger ralph leon sven bjorn timmy bobby billy johnny danny liam noah oliver elijah james william benjamin lucas henry theodore jack levi alexander jackson mateo daniel michael mason sebastian ethan logan owen samuel jacob aiden joseph john david wyatt matthew luke julian anthony isaac gabriel lincoln jaxon dylan andrew joshua christopher christian thomas nathan aaron charles caleb connor eli hunter adam peter paul george kevin brian edward ronald timothy jason jeffrey ryan eric stephen steven larry justin scott brandon gregory frank patrick raymond dennis jerry tyler harry albert arthur walter louis leo max oscar felix hugo otto hans klaus karl fritz pierre jean jacques antoine marco luca giovanni matteo antonio carlos miguel jose juan diego pedro pablo javier fernando ivan dmitri sergei boris vladimir mikhail nikolai yuri ahmed ali omar hassan mohammed ibrahim raj arjun vikram kenji hiroshi takeshi wei tom tim ben bob bill joe jim sam dan mike nick rick victor vincent theo finn jonas erik lars magnus luis martin andres paco hernan raul jorge manuel ricardo rafael roberto alejandro joao tiago bruno rodrigo giuseppe francesco lorenzo alessandro paolo mario luigi enzo jules mathieu nicolas gaspard lukas emil anton moritz jan stefan uwe wolfgang heinrich friedrich jurgen gunter',
  any: 'alex jordan taylor casey morgan jamie robin quinn sasha charlie kim andrea',
};

const GENDERS: ReadonlyMap<string, 'woman' | 'man' | 'any'> = new Map(
  (['any', 'man', 'woman'] as const).flatMap((gender) =>
    FIRST_NAMES[gender].split(' ').map((name) => [name, gender] as const),
  ),
);

/** Whether it is a first name, and whose; null for any other word. */
export function findFirstName(word: string): 'woman' | 'man' | 'any' | null {
  return GENDERS.get(word) ?? null;
}
