import { ownLexicon } from '../src/animator/catalogue/lexicon.ts';
import { tagWords } from '../src/animator/language/tag-words.ts';
import { makeChunks } from '../src/animator/language/make-chunks.ts';
import { sayPlainly } from '../src/animator/language/plain-words.ts';
import { takeSections } from '../src/animator/language/sections.ts';
import { cutQuotes } from '../src/animator/language/quotes.ts';
import { tellPlainly } from '../src/animator/language/structured.ts';
import { translate } from '../src/animator/language/translate.ts';
import { normalise, tokenise } from '../src/animator/language/words.ts';
import { joinShades } from '../src/animator/catalogue/attributes.ts';
import { claimCamera, claimCameraClauses } from '../src/animator/language/camera-spans.ts';
import { claimComparisons } from '../src/animator/language/absent-spans.ts';
import { claimSetting } from '../src/animator/language/setting-spans.ts';
for (const p of process.argv.slice(2)) {
  const lex = ownLexicon();
  const quotes = cutQuotes(normalise(tellPlainly(p), 'NFC'));
  const { language, text: english } = translate(quotes.rest.normalize('NFKC'), []);
  const s = takeSections(sayPlainly(joinShades(english)), quotes.dialogue, (n) => { const x = lex.lists(n) ? lex.senses(n) : null; return x !== null && (x.person !== null || x.thing?.alive === true); });
  console.log(language, '|', english, '|', s.text);
  const tokens = tokenise(s.text);
  if (language === 'en') tagWords(tokens, lex);
  claimComparisons(tokens, s.text, lex); claimCamera(tokens, s.text); claimSetting(tokens, [], lex); claimCameraClauses(tokens, s.text);
  if (language === 'en') tagWords(tokens, lex);
  console.log(tokens.map((t) => `${t.opens ? ', ' : ''}${t.text}/${t.part}${t.role ? `(${t.role})` : ''}`).join(' '));
  for (const c of makeChunks(tokens, { lexicon: lex, loose: language !== 'en' && language !== 'und', compounding: language === 'en' || language === 'und' })) console.log('  ', JSON.stringify(c, (k, v) => (k === 'senses' && v ? `${v.person ? 'P' : ''}${v.thing?.kind ?? ''}${v.place ? `@${v.place}` : ''}${v.abstract ? 'A' : ''}${v.garment ? 'G' : ''}${v.part ? 'p' : ''}${v.dressing ? 'D' : ''}` : k === 'act' && v ? v.act : k === 'owner' && v === null ? undefined : v)).slice(0, 260));
}
