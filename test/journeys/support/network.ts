import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../support/browser.js';

const NETWORK = '--utility-sub-type=network.mojom.NetworkService';

/** A browser whose network can be lost: requests, sockets, and sound and picture between browsers. */
export interface BrowserWithNetwork {
  readonly browser: Browser;
  /** Nothing arrives or leaves until `restore`. */
  lose(): void;
  restore(): void;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/** The processes of this test that do the network of a browser. */
function networkProcesses(): Set<number> {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  const isOurs = (pid: number): boolean => pid > 1 && (pid === process.pid || isOurs(parentOf(pid)));
  const found = all.map(Number).filter((pid) => read(`/proc/${pid}/cmdline`).includes(NETWORK) && isOurs(pid));
  return new Set(found);
}

/** Chromium's offline emulation does not affect WebRTC, so this stops its network process instead. */
export async function launchBrowserWithNetwork(extraArguments: readonly string[]): Promise<BrowserWithNetwork> {
  const before = networkProcesses();
  const browser = await launchBrowser(extraArguments);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const own = [...networkProcesses()].filter((pid) => !before.has(pid));
    if (own.length !== 1) throw new Error(`found ${own.length} network processes of the browser`);
    for (const pid of own) process.kill(pid, name);
  };
  return { browser, lose: () => signal('SIGSTOP'), restore: () => signal('SIGCONT') };
}
