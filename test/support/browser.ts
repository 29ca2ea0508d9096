import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const complete = [
  process.env['COMPLETE_CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const givenPath = process.env['CHROMIUM_PATH'];
/** The headless shell shows the same pages with less processor time. */
const quick = [givenPath, '/usr/bin/chromium-headless-shell', ...complete];

/** Chromium reads the last list of features only, so these are Playwright's own. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of the address bar's list: headless Chromium loads them with every window, which takes a second of a core. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const disabledFeatures: readonly string[] = [...disabledByPlaywright, ...addressBar];

/**
 * The system's Chromium, headless, without background network traffic.
 *
 * `needsComplete`: not the headless shell, which refuses notifications.
 */
export async function launchBrowser(
  extraArguments: readonly string[] = [],
  { needsComplete = false }: { readonly needsComplete?: boolean } = {},
): Promise<Browser> {
  const candidates = needsComplete ? [...complete, givenPath] : quick;
  const executablePath = candidates.find((path): path is string => Boolean(path) && existsSync(path as string));
  if (!executablePath) throw new Error('Chromium is not installed: apt-get install chromium, or set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      `--disable-features=${disabledFeatures.join(',')}`,
      ...extraArguments,
    ],
  });
}
