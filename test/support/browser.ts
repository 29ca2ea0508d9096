import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, headless, without background network traffic. */
export async function launchBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
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
      ...extraArguments,
    ],
  });
}
