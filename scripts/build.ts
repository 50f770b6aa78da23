import { buildConsole } from '../src/cli/build-console.ts';
import { buildServer } from './build-server.ts';

/** `npm run build`: what a production install (`npm ci --omit=dev`) cannot make itself, made while the tools are there. */

const build = await buildConsole(process.pid, () => console.log('Building the console.'));
if (build === 'fresh' || build === 'built') console.log(`The console is ${build} in console/dist.`);
else {
  console.error(build.fault);
  process.exitCode = 1;
}
await buildServer();
console.log('The service is built in dist.');
