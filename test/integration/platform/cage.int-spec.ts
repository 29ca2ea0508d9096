import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { assertPlainFiles } from '../../../server/modules/media/ffmpeg/job-folder.js';
import type { MediaMessages } from '../../../server/modules/media/messages/messages.js';
import {
  CageTooWeak,
  Cages,
  type CageLevel,
  confinedEnvironment,
  findCage,
  findCommand,
  NodeProgram,
  UNPRIVILEGED_ID,
} from '../../../server/platform/cage/index.js';
import { seccompFilter } from '../../../server/platform/cage/seccomp.js';
import { parseEnv } from '../../../server/platform/config/env.js';
import { Settings } from '../../../server/platform/config/settings.js';
import { sentencesOf } from '../../../server/platform/health/health-text.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { processesWith } from '../media/support/processes.js';
import { faultsOf } from './support/judge-cage.js';
import type { Seen, Targets } from './support/look-from-cage.js';

jest.setTimeout(60_000);
const execute = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;

const yesOrNo = [(): boolean => true, (): boolean => false] as const;

/** The users as which a worker can run here. Root can also test as an ordinary user. */
const users = isRoot ? (['root', 'an ordinary user'] as const) : (['an ordinary user'] as const);

describe('a program that decodes an uploaded file', () => {
  let folder: string;
  let node: string;
  const servers: Server[] = [];
  let targets: Omit<Targets, 'strongest' | 'job'>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-cage-'));
    node = await realpath(join(root, 'node_modules/.bin/node'));
    // Give everybody access, so that only the cage can keep a program out.
    await chmod(folder, 0o755);
    const neighbour = join(folder, 'neighbour.1');
    await mkdir(neighbour, { mode: 0o755 });
    for (const path of [join(folder, 'secrets.key'), join(neighbour, 'original')]) await writeFile(path, 'canary-77');
    const socket = join(folder, '.s.PGSQL.5432');
    const ports: number[] = [];
    for (const where of [{ path: socket }, { port: 0, host: '127.0.0.1' }]) {
      const server = createServer((connection) => connection.destroy()).listen(where);
      await once(server, 'listening');
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address) ports.push(address.port);
    }
    await chmod(socket, 0o777);
    const secret = join(folder, 'secrets.key');
    targets = { secret, neighbour, socket, port: ports[0] ?? 0 };
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Null if other users cannot enter this clone. */
  async function look(user: (typeof users)[number], strongest: CageLevel): Promise<Seen | null> {
    const job = await mkdtemp(join(folder, 'job-'));
    await writeFile(join(job, 'original'), 'uploaded');
    const other = isRoot && user === 'an ordinary user';
    if (other) await chown(job, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    const become = ['--reuid', `${UNPRIVILEGED_ID}`, '--regid', `${UNPRIVILEGED_ID}`, '--clear-groups', '--'];
    if (other && !(await execute('setpriv', [...become, node, '-e', '']).then(...yesOrNo))) {
      process.stderr.write('    another user cannot read this clone: not tried as one\n');
      return null;
    }
    const run = [
      ...(other ? ['setpriv', ...become] : []),
      node,
      ...['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')],
      join(import.meta.dirname, 'support/look-from-cage.ts'),
    ];
    const { stdout } = await execute(run[0]!, run.slice(1), {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: 'postgres://canary',
        TEST_TARGETS: JSON.stringify({ ...targets, strongest, job }),
      },
    });
    return JSON.parse(stdout) as Seen;
  }

  it.each(users)('of %s reaches its job and nothing else', async (user) => {
    const seen = await look(user, 'wall');
    if (!seen) return;
    if (seen.level !== 'wall') {
      // bubblewrap is optional, and containers may forbid namespaces. The probe must then say so.
      process.stderr.write(`    no filesystem wall here, level "${seen.level}": ${seen.missing.join('; ')}\n`);
      expect(seen.missing.join()).toContain('bubblewrap');
      return;
    }
    expect(await findCommand('bwrap')).not.toBeNull();
    expect(faultsOf(seen)).toEqual([]);
    expect(seen.user).toBe(isRoot ? UNPRIVILEGED_ID : process.getuid?.());
  });

  it.each(users)('of %s reaches its job and nothing else where namespaces are refused', async (user) => {
    const seen = await look(user, 'landlock');
    if (!seen) return;
    if (seen.level !== 'landlock') {
      process.stderr.write(`    no Landlock here, level "${seen.level}": ${seen.missing.join('; ')}\n`);
      expect(seen.missing.join()).toContain('Landlock');
      return;
    }
    expect(await findCommand('perl')).not.toBeNull();
    const isOlder = seen.missing.join().includes('signals');
    expect(faultsOf(seen).filter((fault) => !(isOlder && fault === 'reaches signal'))).toEqual([]);
    expect(seen.missing).toContain('no filesystem wall (bubblewrap)');
  });

  it.each(users)('of %s has no rights and no network with limits alone, but sees readable files', async (user) => {
    const seen = await look(user, 'limits');
    if (!seen) return;
    expect(seen.missing).toEqual(
      expect.arrayContaining(['no filesystem wall (bubblewrap)', 'no rules on files (Landlock)']),
    );
    // Proves that the cages above kept these out, and not something else.
    expect(seen.reached).toMatchObject({ job: true, secret: true, neighbour: true, socket: true, init: true });
    if (!seen.missing.join().includes('network')) expect(seen.reached['network']).toBe(false);
    if (seen.level === 'limits' && isRoot) expect(seen.user).toBe(UNPRIVILEGED_ID);
    expect(seen.environment).not.toContain('DATABASE_URL');
  });

  it.each(['wall', 'landlock'] as const)(
    'shares no memory and sets no limits of others at the level %s',
    async (strongest) => {
      const perl = await findCommand('perl');
      // A processor whose numbers of system calls we do not know has no filter.
      if (perl === null || seccompFilter() === null) return;
      const cage = await findCage({ commands: [perl], trial: ['-e', ''], reads: [] }, { strongest });
      if (cage.missing.join().includes('seccomp')) return;
      const [prlimit, shmget] = process.arch === 'x64' ? [302, 29] : [261, 194];
      const calls = [
        [prlimit, 0, 7, 0, 0],
        [prlimit, process.pid, 7, 0, 0],
        [shmget, 0, 4096, 0o1600],
      ];
      const script = calls.map((call) => `print syscall(${call.join(', ')}), " ";`).join('');
      const limits = { cpuSeconds: 5, outputBytes: 0 };
      const { command, args } = cage.launch(perl, ['-e', script], limits, null);
      const { stdout } = await execute(command, [...args], { env: confinedEnvironment });
      // Reading its own limits is the control: it works.
      expect(stdout.trim().split(' ')).toEqual(['0', '-1', '-1']);
    },
  );

  it('is killed behind the wall too, if it takes too long, uses too much memory, or answers too much', async () => {
    const path = join(folder, 'greedy.mjs');
    const ways = {
      late: 'setInterval(() => {}, 1000);',
      large: 'const all = []; setInterval(() => all.push(Buffer.alloc(50_000_000, 1)), 10);',
      long: "setInterval(() => process.stdout.write('x'.repeat(1_000_000)), 1);",
    };
    await writeFile(
      path,
      Object.entries(ways)
        .map(([name, code]) => `if (process.argv[2] === '${name}') { ${code} }\n`)
        .join(''),
    );
    const program = new NodeProgram(path);
    for (const way of Object.keys(ways)) {
      const startedAt = Date.now();
      const seconds = way === 'late' ? 1 : 20;
      const run = { args: [way], input: Buffer.alloc(0), seconds, memoryBytes: 400_000_000, answerBytes: 5_000_000 };
      expect([way, (await program.run(run)).code]).toEqual([way, null]);
      expect(Date.now() - startedAt).toBeLessThan(15_000);
    }
    expect(await processesWith(path)).toEqual([]);
  });

  it('is called starved if it was ended before it had half of its time to compute', async () => {
    const idle = 'setInterval(() => {}, 1000);';
    // Prints the tenths of a second that it computed: a busy machine can starve it too.
    const computing = `import { writeSync } from 'node:fs';
      for (let printed = 0; ; ) {
        const { user, system } = process.cpuUsage();
        const tenths = Math.floor((user + system) / 100_000);
        if (tenths > printed) writeSync(1, \`\${(printed = tenths)}\\n\`);
      }`;
    const ends = [];
    for (const [name, code] of Object.entries({ idle, computing })) {
      const path = join(folder, `${name}.mjs`);
      await writeFile(path, code);
      const run = { args: [], input: Buffer.alloc(0), seconds: 6, memoryBytes: 400_000_000, answerBytes: 1_000 };
      ends.push(await new NodeProgram(path).run(run));
    }
    expect(ends).toMatchObject([{ code: null, wasStarved: true }, { code: null }]);
    const computed = Number(String(ends[1]?.output).trim().split('\n').at(-1)) / 10;
    expect(computed).toBeGreaterThan(0);
    expect(ends[1]?.wasStarved === true ? computed < 3.3 : computed > 2.7).toBe(true);
  });

  it('may leave files in its folder, but no link that we would follow', async () => {
    const job = await mkdtemp(join(folder, 'job-'));
    await writeFile(join(job, '720p.mp4'), 'made');
    await expect(assertPlainFiles(job)).resolves.toBeUndefined();
    await symlink(targets.secret, join(job, 'poster.jpg'));
    await expect(assertPlainFiles(job)).rejects.toThrow('not a file');
  });

  it('prevents the start if its cage is weaker than MIN_CAGE, which allows all by default', async () => {
    const logger = createLogger('silent');
    const cagesWith = (MIN_CAGE?: string): Cages =>
      new Cages(new Settings(parseEnv({ DATABASE_URL: 'postgres://x@127.0.0.1/x', MIN_CAGE })), logger);
    const program = new NodeProgram(join(folder, 'greedy.mjs'), [], 'none');
    const [anywhere, strict] = [cagesWith(), cagesWith('limits')];
    const files = sentencesOf<MediaMessages>().sentence('HEALTH.FILES_PICTURES');
    for (const cages of [anywhere, strict]) cages.add('pictures', program, files);
    await expect(anywhere.check({ isWorker: false })).resolves.toBeUndefined();
    await expect(strict.check({ isWorker: false })).rejects.toThrow(CageTooWeak);
    await expect(strict.check({ isWorker: false })).rejects.toThrow(/MIN_CAGE: .*"none".*"limits" is required/);
    expect(await anywhere.remark()).toMatchObject({
      why: expect.arrayContaining([expect.objectContaining({ code: 'HEALTH.CAGE_NONE', values: { files: [files] } })]),
    });
  });
});
