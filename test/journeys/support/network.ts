import { randomUUID } from 'node:crypto';
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

/** The network processes of the browser whose command line contains `mark`. It may have two while it replaces one. */
function networkProcesses(mark: string): number[] {
  const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  const isOurs = (pid: number): boolean =>
    pid > 1 && (read(`/proc/${pid}/cmdline`).includes(mark) || isOurs(parentOf(pid)));
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => read(`/proc/${pid}/cmdline`).includes(NETWORK) && isOurs(pid));
}

/** Chromium's offline emulation does not affect WebRTC, so this stops its network process instead. */
export async function launchBrowserWithNetwork(extraArguments: readonly string[]): Promise<BrowserWithNetwork> {
  const mark = `--of-test=${randomUUID()}`;
  const browser = await launchBrowser([...extraArguments, mark]);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const own = networkProcesses(mark);
    if (own.length === 0) throw new Error('found no network process of the browser');
    for (const pid of own) process.kill(pid, name);
  };
  return { browser, lose: () => signal('SIGSTOP'), restore: () => signal('SIGCONT') };
}
