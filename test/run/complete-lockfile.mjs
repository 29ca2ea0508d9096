/**
 * `node test/run/complete-lockfile.mjs` after `npm install`: adds to package-lock.json the packages for other platforms that npm left
 * out because its registry did not have them. Without them `npm ci` refuses the lockfile on every platform, even though it would
 * not install them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { missingOptional } from './missing-optional.mjs';

const path = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingOptional(lock.packages);
for (const { name, version } of missing) lock.packages[`node_modules/${name}`] = platformPackage(name, version);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages for other platforms added.`);

/** Reads the platform from the package's name: npm uses these fields to skip packages of other platforms. */
function platformPackage(name, version) {
  const platform = /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-(\w+))?$/.exec(name);
  if (platform === null) throw new Error(`${name} does not name a platform: install it from a registry that has it.`);
  const [, os, cpu, abi] = platform;
  const libc = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }[abi];
  return { version, cpu: [cpu], ...(libc && os === 'linux' ? { libc: [libc] } : {}), optional: true, os: [os] };
}
