import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
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
  /** A process of ours. */
  readonly pid: number;
}

/** The targets that it reached. */
export interface Seen {
  readonly level: CageLevel;
  readonly missing: readonly string[];
  readonly user: number;
  readonly environment: readonly string[];
  /** The error of opening a connection. */
  readonly refusal: string;
  readonly reached: Readonly<Record<string, boolean>>;
  /** All files that it can open, without libraries. */
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
(async () => {
  const reached = {
    job: await can(() => { fs.readFileSync(join(t.job, 'original')); fs.writeFileSync(join(t.job, 'made'), 'x'); }),
    secret: await can(() => fs.readFileSync(t.secret)),
    neighbour: await can(() => fs.readdirSync(t.neighbour)),
    init: await can(() => fs.readFileSync('/proc/1/cmdline')),
    process: await can(() => fs.readFileSync('/proc/' + t.pid + '/cmdline')),
    passwords: await can(() => fs.readFileSync('/etc/passwd')),
    elsewhere: await can(() => fs.writeFileSync('/tmp/entrevue-cage-' + t.pid, '')),
    root: await can(() => fs.mkdirSync('/entrevue-cage')),
    signal: await can(() => process.kill(t.pid, 0)),
    socket: await can(() => connect({ path: t.socket })),
    network: await can(() => connect({ port: t.port, host: '127.0.0.1' })),
  };
  let refusal = 'none';
  await connect({ port: t.port, host: '127.0.0.1' }).catch((error) => { refusal = error.code; });
  if (t.strongest === 'wall') walk('/');
  console.log(JSON.stringify({ user: process.getuid(), environment: Object.keys(process.env), refusal, reached, open }));
  process.exit(0);
})();`;

/**
 * Starts a program in a cage and prints what it could reach as JSON. It is a separate process, so that it can run as another
 * user.
 */
const targets = JSON.parse(process.env['TEST_TARGETS'] ?? '{}') as Targets;
const cage = await findCage(
  { commands: [process.execPath], trial: ['-e', ''], reads: [] },
  { strongest: targets.strongest },
);
if (cage.asNobody) chownSync(targets.job, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
const limits = { cpuSeconds: 20, outputBytes: 2 ** 20 };
const { command, args } = cage.launch(process.execPath, ['-e', look, JSON.stringify(targets)], limits, targets.job);
const { stdout } = await promisify(execFile)(command, [...args], { env: confinedEnvironment, timeout: 20_000 });
const { level, missing } = cage;
process.stdout.write(JSON.stringify({ ...(JSON.parse(stdout) as object), level, missing }));
