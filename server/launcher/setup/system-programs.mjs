import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Refusal } from './refusal.mjs';
import { lastLines, runProgram } from './run-program.mjs';

/**
 * A program of the operating system, under any of `names`.
 * @typedef {{ names: readonly string[], aptPackage: string }} SystemProgram
 */

export const ffmpeg = { names: ['ffmpeg'], aptPackage: 'ffmpeg' };
export const ffprobe = { names: ['ffprobe'], aptPackage: 'ffmpeg' };
export const chromium = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  aptPackage: 'chromium',
};
/** Chromium without a window of its own: it loads and draws pages with less processor time. The tests also run without it. */
export const headlessShell = { names: ['chromium-headless-shell'], aptPackage: 'chromium-headless-shell' };
export const redisServer = { names: ['redis-server'], aptPackage: 'redis-server' };
export const nginx = { names: ['nginx'], aptPackage: 'nginx-light' };
export const pgbouncer = { names: ['pgbouncer'], aptPackage: 'pgbouncer' };

/** Isolates the filesystem of decoders of uploaded files; the product also runs without it. */
export const bubblewrap = { names: ['bwrap'], aptPackage: 'bubblewrap' };

/** The install commands of systems on which we do not install packages ourselves. */
const MANAGERS = [
  { program: 'apt-get', command: 'sudo apt-get update && sudo apt-get install -y' },
  { program: 'dnf', command: 'sudo dnf install' },
  { program: 'pacman', command: 'sudo pacman -S' },
  { program: 'apk', command: 'sudo apk add' },
  { program: 'brew', command: 'brew install' },
];

/**
 * Full path of the first of `names` on the PATH or in /usr/sbin, or null.
 * @param {readonly string[]} names
 * @param {string} [path]
 */
export function findProgram(names, path = `${process.env.PATH ?? ''}${delimiter}/usr/sbin`) {
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
 * Path of the browser of the tests: the headless shell if there is one, else Chromium; null if there is neither.
 * @param {string} [path]
 */
export function findBrowser(path) {
  return findProgram([...headlessShell.names, ...chromium.names], path);
}

/**
 * The packages that contain the missing ones of `programs`.
 * @param {readonly SystemProgram[]} programs
 */
export function missingPackages(programs) {
  const missing = programs.filter(({ names }) => findProgram(names) === null);
  return [...new Set(missing.map(({ aptPackage }) => aptPackage))];
}

/**
 * Installs system packages if that needs no password, otherwise refuses with the exact command to run.
 * @param {readonly string[]} packages
 */
export async function installSystemPackages(packages) {
  const prefix = await privilege();
  if (prefix === null || findProgram(['apt-get']) === null) throw new Refusal(installByHand(packages));
  const apt = (...args) =>
    runProgram(prefix[0] ?? 'env', [...prefix.slice(1), 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  // Another apt-get, such as the nightly update of a fresh machine, may hold the lock for a while.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await apt('update', ...options); // If this fails, for example because a mirror is down, the installation below reports whether it mattered.
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...options, ...packages);
  if (code !== 0) throw new Refusal(`${installByHand(packages)}\n${lastLines(output, 5)}`);
}

/** Whether packages can be installed here without a password. */
export async function canInstall() {
  return process.platform === 'linux' && findProgram(['apt-get']) !== null && (await privilege()) !== null;
}

/**
 * Installs optional packages, with the package lists of this machine and a short timeout.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they were installed
 */
export async function installIfPossible(packages) {
  const prefix = await privilege();
  if (prefix === null) return false;
  const quick = ['DPkg::Lock::Timeout=5', 'Acquire::Retries=0', 'Acquire::http::Timeout=10'];
  // An optional package of a newer version must not replace a needed one.
  const apt = ['apt-get', 'install', '-y', '--no-remove', '--no-install-recommends', '-qq'];
  const options = quick.flatMap((each) => ['-o', each]);
  const args = [...prefix.slice(1), 'DEBIAN_FRONTEND=noninteractive', ...apt, ...options, ...packages];
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

/** The prefix with which a command runs as root without a password; null when that is not possible. */
async function privilege() {
  if (process.getuid?.() === 0) return ['env'];
  if (findProgram(['sudo']) === null) return null;
  return (await runProgram('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', 'env'] : null;
}
