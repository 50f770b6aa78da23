import { mkdirSync, writeFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program of its own: loads what `serve` loads, so that its compiled code is kept, and says so in the file that bin/kinora.js looks for. */
const folder = join(tmpdir(), `kinora-compile-cache-${process.getuid?.() ?? 0}`);
mkdirSync(folder, { recursive: true, mode: 0o700 });
enableCompileCache(folder);
await import('./program.ts');
await import('./serve.ts');
flushCompileCache();
writeFileSync(join(folder, `full-${process.versions.node}`), '', { mode: 0o600 });
