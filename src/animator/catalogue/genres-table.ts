/** Kinds of music by name, and what people call them. Those that stand alone are music wherever they are said; the others only with a word for music after them. */
export const GENRE_WORDS: Readonly<Record<string, { readonly alone: string; readonly before: string }>> = {
  lofi: {
    alone: 'lofi, lo-fi beat, lo-fi hip hop',
    before: 'lo-fi, lo fi, chill, chillhop, hip hop, lofi hip hop, study',
  },
  orchestral: {
    alone: 'orchestra, symphony, orchestral swell',
    before: 'orchestral, symphonic, classical, film, movie, cinematic',
  },
  epic: { alone: '', before: 'epic, heroic, triumphant, epic orchestral, trailer, adventure, battle' },
  jazz: {
    alone: 'jazz, bossa nova',
    before: 'jazz, jazzy, smooth jazz, swing, bebop, noir, blues, lounge, cafe',
  },
  folk: { alone: '', before: 'folk, country, celtic, irish, bluegrass, western, medieval, tavern, acoustic' },
  electronic: {
    alone: 'techno, house beat, edm',
    before: 'synth, electronic, electro, dance, club, techno, synthwave, cyberpunk, retro synth, trance',
  },
  ambient: {
    alone: 'ambient drone',
    before: 'ambient, atmospheric, ethereal, meditative, meditation, spa, new age, drone',
  },
  waltz: { alone: 'waltz', before: 'waltz, ballroom, viennese' },
  horror: { alone: '', before: 'horror, scary, spooky, creepy, eerie, haunting, ominous, sinister, halloween' },
  christmas: { alone: 'christmas carol, christmas song', before: 'christmas, festive, holiday, xmas, winter holiday' },
  rock: { alone: 'rock and roll, heavy metal', before: 'rock, punk, metal, grunge, hard rock, indie rock' },
  eastern: {
    alone: '',
    before: 'chinese, japanese, oriental, asian, eastern, traditional chinese, traditional japanese, korean',
  },
  march: { alone: '', before: 'marching, march, military, parade, patriotic, marching band' },
  calm: { alone: '', before: 'calm, relaxing, peaceful, soothing, tranquil, serene, gentle' },
  happy: { alone: '', before: 'happy, upbeat, cheerful, joyful, uplifting, pop' },
  sad: { alone: '', before: 'sad, melancholic, melancholy, sorrowful, somber' },
  tense: { alone: '', before: 'tense, suspenseful, dramatic, thriller, action, intense' },
  mysterious: { alone: '', before: 'mysterious, mystical, magical, dreamy, fairy tale, enchanted' },
  romantic: { alone: '', before: 'romantic, love, tender, sentimental' },
  playful: { alone: '', before: 'playful, funny, whimsical, comedic, quirky, cartoon, circus, children' },
};

/** What music is called after its kind or its instrument. */
export const MUSIC_WORDS = [
  ...['music', 'melody', 'soundtrack', 'score', 'tune', 'theme', 'song', 'background music', 'background score'],
] as const;
