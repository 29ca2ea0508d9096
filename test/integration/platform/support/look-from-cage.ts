import { execFile } from 'node:child_process';
import { chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CageLevel } from '../../../../server/platform/cage/cage-level.js';
import { findCage } from '../../../../server/platform/cage/find-cage.js';
import { confinedEnvironment, UNPRIVILEGED_ID } from '../../../../server/platform/cage/prefixes.js';

/** The targets that a caged program tries to reach. */
export interface Targets {
  readonly strongest: CageLevel;
  readonly job: string;
  readonly secret: string;
  readonly neighbour: string;
  readonly socket: string;
  readonly port: number;
}

/** With the process that starts the program: ours. */
type KnownTargets = Targets & { readonly pid: number };

/** The targets that it reached. */
export interface Seen {
  readonly level: CageLevel;
  readonly missing: readonly string[];
  readonly user: number;
  readonly environment: readonly string[];
  /** The error of opening a connection. */
  readonly refusal: string;
  readonly reached: Readonly<Record<string, boolean>>;
  /** The files that it can open, without libraries: those that it finds, and of those that exist outside. Empty without rules on files. */
  readonly open: readonly string[];
}

const look = `
const fs = require('node:fs'), net = require('node:net'), { join } = require('node:path');
const t = JSON.parse(process.argv[1]);
const can = async (f) => { try { await f(); return true; } catch { return false; } };
const connect = (to) => new Promise((ok, no) => net.connect(to).once('connect', ok).once('error', no));
const open = [];
const walk = (folder) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (/^\\/(usr\\/)?lib|^\\/etc\\/alternatives/.test(path)) continue;
    if (entry.isDirectory()) walk(path); else open.push(path);
  }
};
process.on('SIGUSR2', () => {});
(async () => {
  const reached = {
    job: await can(() => { fs.readFileSync(join(t.job, 'original')); fs.writeFileSync(join(t.job, 'made'), 'x'); }),
    secret: await can(() => fs.readFileSync(t.secret)),
    neighbour: await can(() => fs.readdirSync(t.neighbour)),
    init: await can(() => fs.readFileSync('/proc/1/cmdline')),
    process: await can(() => fs.readFileSync('/proc/' + t.pid + '/cmdline')),
    passwords: await can(() => fs.readFileSync('/etc/passwd')),
    elsewhere: await can(() => fs.writeFileSync('/tmp/entrevue-cage-' + t.pid, '')),
    mode: await can(() => fs.chmodSync(t.secret, 0o644)),
    emptied: await can(() => fs.truncateSync(t.secret)),
    root: await can(() => fs.mkdirSync('/entrevue-cage')),
    signal: await can(() => process.kill(t.pid, 'SIGUSR2')),
    socket: await can(() => connect({ path: t.socket })),
    network: await can(() => connect({ port: t.port, host: '127.0.0.1' })),
  };
  let refusal = 'none';
  await connect({ port: t.port, host: '127.0.0.1' }).catch((error) => { refusal = error.code; });
  const known = JSON.parse(fs.readFileSync(join(t.job, 'known'), 'utf8'));
  if (known.length > 0) await can(() => walk('/'));
  for (const path of known) if (await can(() => fs.closeSync(fs.openSync(path)))) open.push(path);
  console.log(JSON.stringify({ user: process.getuid(), environment: Object.keys(process.env), refusal, reached, open: [...new Set(open)].sort() }));
  process.exit(0);
})();`;

const isLibrary = /^\/(usr\/)?lib|^\/etc\/(alternatives|ld\.so)/;

/** The files below a folder, as far as this user may list it. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // A program in the cage may read even less of it.
    return [];
  }
}

/** Files that exist outside: of this installation, its processes and the system. */
function knownFiles({ secret, neighbour, job, pid }: KnownTargets): string[] {
  const processes = ['self', '1', String(pid)].flatMap((id) =>
    ['environ', 'cmdline', 'maps', 'status'].map((name) => `/proc/${id}/${name}`),
  );
  return [
    ...[secret, join(neighbour, 'original'), process.execPath, import.meta.filename],
    ...['original', 'made', 'known'].map((name) => join(job, name)),
    ...['null', 'urandom', 'zero', 'full', 'random', 'ptmx'].map((name) => `/dev/${name}`),
    ...[...processes, '/proc/meminfo', '/proc/mounts', '/sys/kernel/mm/transparent_hugepage/enabled'],
    ...['/usr/bin/perl', '/usr/bin/env', '/usr/bin/setpriv', '/etc/ld.so.cache'],
    ...['/etc', '/run'].flatMap(filesBelow).filter((path) => !isLibrary.test(path)),
  ];
}

/**
 * Starts a program in a cage and prints what it could reach as JSON. It is a separate process, so that it can run as another
 * user.
 */
const targets: KnownTargets = { ...(JSON.parse(process.env['TEST_TARGETS'] ?? '{}') as Targets), pid: process.pid };
// Counted here, because inside a wall the same number is another process.
let signals = 0;
process.on('SIGUSR2', () => (signals += 1));
const cage = await findCage(
  { commands: [process.execPath], trial: ['-e', ''], reads: [] },
  { strongest: targets.strongest },
);
// Without rules on files a program can open most of them.
const known = cage.level === 'wall' || cage.level === 'landlock' ? knownFiles(targets) : [];
writeFileSync(join(targets.job, 'known'), JSON.stringify(known));
if (cage.asNobody) chownSync(targets.job, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
const limits = { cpuSeconds: 20, outputBytes: 2 ** 20 };
const { command, args } = cage.launch(process.execPath, ['-e', look, JSON.stringify(targets)], limits, targets.job);
const { stdout } = await promisify(execFile)(command, [...args], { env: confinedEnvironment, timeout: 40_000 });
const { level, missing } = cage;
const seen = JSON.parse(stdout) as Omit<Seen, 'level' | 'missing'>;
const open = seen.open.map((path) => path.replace(targets.job, 'job').replace(process.execPath, 'node'));
const reached = { ...seen.reached, signal: signals > 0 };
process.stdout.write(JSON.stringify({ ...seen, reached, open, level, missing } satisfies Seen));
