import { registerHooks } from 'node:module';
import { BUNDLE_VARIABLE } from './bundle-variable.ts';

/**
 * A source names another by its path, which is where it is: looked up as packages are, link by link, the two thousand of the animator take a third of the time in
 * which they are loaded. And what a source starts as a process or a thread comes from the bundle, as it does in the service: that loads in a fifth of the time that
 * the sources take. The runner loads this anew before each file, and a process needs it once.
 */
const IN_PLACE = Symbol.for('kinora.start-from-bundle');
const SOURCE = /\/src\/.*(?<!\.test)\.ts$/;
/** And no package. */
const OF_SOURCE = /^(?!.*\/node_modules\/).*\.ts(?:\?|$)/;
const BY_PATH = /^\.{1,2}\/.*\.ts$/;
const STARTED = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

if (!(IN_PLACE in globalThis)) {
  Object.defineProperty(globalThis, IN_PLACE, { value: true });
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context;
      if (parentURL === undefined || !OF_SOURCE.test(parentURL) || !BY_PATH.test(specifier))
        return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
    },
  });
  const bundle = process.env[BUNDLE_VARIABLE];
  if (bundle !== undefined) startFrom(bundle);
}

function startFrom(bundle: string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!SOURCE.test(url) || loaded.source === undefined || loaded.source === null) return loaded;
      const text = loaded.source.toString();
      return { ...loaded, source: text.replace(STARTED, (_, name: string) => `new URL('${bundle}${name}.js')`) };
    },
  });
}
