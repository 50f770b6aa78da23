import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** First the one that has no window at all: a page looked at with it takes a sixth less of the processor (2026-11). */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium, or null; then whoever runs the tests hears what is not tested and how to change that. */
export function findChromium(): string | null {
  const { CHROMIUM } = process.env;
  const found = [...(CHROMIUM === undefined ? [] : [CHROMIUM]), ...USUAL_PLACES].find((path) => existsSync(path));
  if (found !== undefined) return found;
  process.stderr.write(
    '\nNOT TESTED: the console needs a Chromium. Get one with `apt-get install chromium-headless-shell`, or say where it is: CHROMIUM=<path>.\n\n',
  );
  return null;
}

/** Short of the runner's own patience, so that a test that waits in vain says for what. */
export const PATIENCE_MILLISECONDS = 300_000;

/**
 * Of a window's own furniture nothing is ever looked at. The suggestions below its address line are two further pages in each window, a
 * second of processor time; the rest of the list is what the driver itself switches off, since only the last such list counts.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Root, as in most containers, cannot have the sandbox; a page of our own is all that is opened. */
const FLAGS = [
  '--no-sandbox',
  // Nor is there a graphics card: what stands in for one takes longer than drawing without.
  '--disable-gpu',
  // What draws needs no process of its own, and no copy of each picture sent there.
  '--in-process-gpu',
  // Nothing runs for long enough to be worth the last two compilers: a tenth of a look at accessibility.
  '--js-flags=--no-turbofan --no-maglev',
  // No process is made in advance for a site that is never visited.
  '--renderer-process-limit=1',
  `--disable-features=${NOT_NEEDED.join(',')}`,
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
];

// A browser that is slow to begin is waited for like everything else: by itself the library gives it half a minute.
export const launching = (executablePath: string) => ({ executablePath, args: FLAGS, timeout: PATIENCE_MILLISECONDS });

/** One for all files of a whole run, whose visitors know nothing of each other: to begin takes it two seconds of processor time. */
export async function shareBrowser(): Promise<{ readonly endpoint: string; close(): Promise<void> } | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const server = await chromium.launchServer(launching(executablePath));
  return { endpoint: server.wsEndpoint(), close: () => server.close() };
}
