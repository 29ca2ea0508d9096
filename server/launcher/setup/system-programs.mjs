import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Refusal } from './refusal.mjs';
import { lastLines, runProgram } from './run-program.mjs';

/**
 * A program of the operating system: any one of `names` will do.
 * @typedef {{ names: readonly string[], aptPackage: string }} SystemProgram
 */

export const ffmpeg = { names: ['ffmpeg'], aptPackage: 'ffmpeg' };
export const ffprobe = { names: ['ffprobe'], aptPackage: 'ffmpeg' };
export const chromium = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  aptPackage: 'chromium',
};
export const redisServer = { names: ['redis-server'], aptPackage: 'redis-server' };

/** Builds the filesystem wall around decoders of uploaded files; the product runs without it too. */
export const bubblewrap = { names: ['bwrap'], aptPackage: 'bubblewrap' };

/** How a person installs packages on systems where we do not do it ourselves. */
const MANAGERS = [
  { program: 'apt-get', command: 'sudo apt-get update && sudo apt-get install -y' },
  { program: 'dnf', command: 'sudo dnf install' },
  { program: 'pacman', command: 'sudo pacman -S' },
  { program: 'apk', command: 'sudo apk add' },
  { program: 'brew', command: 'brew install' },
];

/**
 * Full path of the first of `names` on the PATH, or null.
 * @param {readonly string[]} names
 * @param {string} [path]
 */
export function findProgram(names, path = process.env.PATH ?? '') {
  for (const name of names) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      const candidate = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        continue; // Not in this folder.
      }
    }
  }
  return null;
}

/**
 * Packages to install for those of `programs` that are missing.
 * @param {readonly SystemProgram[]} programs
 */
export function missingPackages(programs) {
  const missing = programs.filter(({ names }) => findProgram(names) === null);
  return [...new Set(missing.map(({ aptPackage }) => aptPackage))];
}

/**
 * Installs system packages where that needs no password, and refuses with the exact command where it does.
 * @param {readonly string[]} packages
 */
export async function installSystemPackages(packages) {
  const prefix = await privilege();
  if (prefix === null || findProgram(['apt-get']) === null) throw new Refusal(installByHand(packages));
  const apt = (...args) =>
    runProgram(prefix[0] ?? 'env', [...prefix.slice(1), 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  // Another apt-get, such as the nightly update of a fresh machine, holds its lock for a while.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await apt('update', ...options); // When this fails (one mirror down), the install below says whether it mattered.
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...options, ...packages);
  if (code !== 0) throw new Refusal(`${installByHand(packages)}\n${lastLines(output, 5)}`);
}

/** Whether packages can be installed here without a password. */
export async function canInstall() {
  return process.platform === 'linux' && findProgram(['apt-get']) !== null && (await privilege()) !== null;
}

/**
 * Installs packages that the product can do without, with the package lists of this machine; gives up quickly.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they were installed
 */
export async function installIfPossible(packages) {
  const prefix = await privilege();
  if (prefix === null) return false;
  const quick = ['DPkg::Lock::Timeout=5', 'Acquire::Retries=0', 'Acquire::http::Timeout=10'];
  const apt = ['apt-get', 'install', '-y', '--no-install-recommends', '-qq', ...quick.flatMap((each) => ['-o', each])];
  const args = [...prefix.slice(1), 'DEBIAN_FRONTEND=noninteractive', ...apt, ...packages];
  return (await runProgram(prefix[0] ?? 'env', args, { timeoutMs: 120_000 })).code === 0;
}

/** @param {readonly string[]} packages */
export function installByHand(packages) {
  const manager = MANAGERS.find(({ program }) => findProgram([program]) !== null);
  const names = packages.join(' ');
  return manager === undefined
    ? `Missing on this machine: ${names}. Install it and start again.`
    : `Missing on this machine: ${names}. Type: ${manager.command} ${names}`;
}

/** What to put before a command so that root runs it without a password; null when that is not possible. */
async function privilege() {
  if (process.getuid?.() === 0) return ['env'];
  if (findProgram(['sudo']) === null) return null;
  return (await runProgram('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', 'env'] : null;
}
