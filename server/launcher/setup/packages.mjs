import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { npm } from './npm.mjs';
import { Refusal } from './refusal.mjs';
import { firstLines } from './run-program.mjs';

/**
 * Whether node_modules matches package-lock.json. npm writes its own record of the installation last, so an interrupted installation has
 * none.
 */
export async function packagesAreInstalled(root) {
  const [wanted, installed] = await Promise.all([
    readLockfile(join(root, 'package-lock.json')),
    readLockfile(join(root, 'node_modules/.package-lock.json')),
  ]);
  if (wanted === null) throw new Refusal('package-lock.json is missing: this is no complete clone of Entrevue.');
  return installed !== null && sameVersions(wanted, installed);
}

/** Installs the packages of the lockfile and removes others. */
export async function installPackages(root) {
  // A build needs the development packages even if NODE_ENV=production.
  const { code, output } = await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Refusal(`npm ci failed:\n${firstLines(output)}`);
}

/**
 * @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }>} Packages
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function sameVersions(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    // Optional packages are missing on platforms that they do not support.
    if (found === undefined) return Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version;
  });
}

/** @returns {Promise<Packages | null>} */
async function readLockfile(path) {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')).packages : null;
}
