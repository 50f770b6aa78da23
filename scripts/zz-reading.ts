import { readFileSync } from 'node:fs';
import { writeScript } from '../src/animator/director/write-script.ts';
// prompts separated by blank lines with '---'; args: file [only]
const file = process.argv[2] ?? '';
const only = process.argv[3]?.split(',').map(Number) ?? null;
const all = readFileSync(file, 'utf8').split(/^---\n/m).map((p) => p.trim()).filter((p) => p !== '');
for (const [i, prompt] of all.entries()) {
  if (only !== null && !only.includes(i + 1)) continue;
  const s = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  const n = (id: number | null) => (id === null ? '-' : `${s.cast[id]?.noun}#${id}`);
  console.log(`\n## ${i + 1} ${prompt.slice(0, only ? 3000 : 70).replaceAll('\n', ' / ')}`);
  console.log(`  SET ${s.set.place} (${s.set.word ?? '-'}${s.set.stated ? '' : ' unstated'}) ${s.set.time} ${s.set.weather} dress[${s.set.dressing}]`);
  for (const r of s.cast) console.log(`  ${r.scenery ? 'scen' : 'CAST'} #${r.id} ${r.count}x ${r.noun} [${r.thing}]${r.size !== 1 ? ` size${r.size.toFixed(2)}` : ''} ${[r.colour, r.material, r.person ? `${r.person.gender}/${r.person.age}/${r.person.role ?? ''}${r.person.hair ? `/hair ${r.person.hair.colour} ${r.person.hair.style}` : ''}` : '', ...r.variety, ...r.traits, ...r.parts, r.wears.map((w) => `${w.colour ?? ''} ${w.garment}`).join('+'), r.expression === 'calm' ? '' : `<${r.expression}>`].filter(Boolean).join(' ')}`);
  if (s.relations.length) console.log(`  REL ${s.relations.map((r) => `${n(r.role)} ${r.relation} ${r.to === null ? r.where : n(r.to)}`).join('; ')}`);
  console.log(`  BEATS ${s.beats.map((b) => `${n(b.role)} ${b.act}(${b.verb})${b.target !== null ? ` ->${n(b.target)}` : ''}${b.where ? ` @${b.where}` : ''}${b.instrument !== null ? ` with ${n(b.instrument)}` : ''} ${b.from.toFixed(1)}-${b.to.toFixed(1)}`).join('; ')}`);
  console.log(`  SHOTS ${s.shots.map((h) => `${h.size} ${h.angle} ${h.move} ${n(h.subject)}`).join(' | ')}`);
  for (const l of s.dialogue) console.log(`  SAY ${n(l.speaker)} [${l.tone}]: ${l.text}`);
  console.log(`  OUT ${s.leftOut.map((o) => `${o.word}(${o.reason})`).join(', ')} | NU ${s.notUnderstood.join(' ')} | TXT ${s.textOnScreen.join('/')} | STY ${s.styles}`);
}
