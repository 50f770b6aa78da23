#!/usr/bin/env node
// Plain JavaScript, so that an old Node can at least say what is missing: the rest is TypeScript, which Node 24 runs itself.
import { enableCompileCache } from 'node:module';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Kinora needs Node 24; this is Node ${process.versions.node}.\n` +
      'On Linux and Windows `npm ci` brings it along: use `npm start`, `npm run kinora -- <command>` or `npx kinora <command>`.\n' +
      'On macOS install Node 24 first.\n',
  );
  process.exit(78);
}
// The second start reads compiled code from a cache: 0.5 s instead of 0.9 s.
enableCompileCache();
await import('../src/main.ts');
