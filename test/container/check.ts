/**
 * `npm run check:container`: builds the image of a worker and looks from inside its cages what a hostile upload could reach.
 *
 *   npm run check:container -- [--engine podman] [--image NAME] [--seccomp profile.json …]
 *
 * Ends with 1 if something is reachable. See README.md.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inspect, parseArgs, promisify } from 'node:util';
import { parse } from 'yaml';
import { faultsOfReport, type Report } from './report.js';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const IMAGE = 'entrevue-worker:check';
const RUN_MS = 300_000;

interface Service {
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

const answers = (command: string, args: readonly string[]): Promise<boolean> =>
  execute(command, [...args], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** A reason to stop that the user can fix: printed without a stack. */
class Refusal extends Error {}

/** The first of Docker and Podman that can run containers. */
async function findEngine(wanted: string | undefined): Promise<string> {
  for (const engine of wanted === undefined ? ['docker', 'podman'] : [wanted]) {
    if (await answers(engine, ['info'])) return engine;
  }
  throw new Refusal(
    'This check needs Docker with a running daemon, or Podman, and found neither. ' +
      'On Debian and Ubuntu: sudo apt-get install podman',
  );
}

async function build(engine: string): Promise<string> {
  const args = ['build', '--file', 'docker/server.Dockerfile', '--target', 'worker', '--tag', IMAGE, '.'];
  const [code] = (await once(spawn(engine, args, { cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Refusal(`${engine} ${args.join(' ')} ended with ${code}`);
  return IMAGE;
}

/** The protections of `docker/compose.yml`, as options of `run`. */
async function optionsOfCompose(): Promise<{ capabilities: string[]; others: string[] }> {
  const compose = parse(await readFile(join(root, 'docker/compose.yml'), 'utf8'), { merge: true }) as {
    services: { worker: Service };
  };
  const { read_only, tmpfs = [], cap_drop = [], security_opt = [] } = compose.services.worker;
  if (read_only !== true || cap_drop.length === 0)
    throw new Error('docker/compose.yml: the worker lost its protections');
  return {
    capabilities: cap_drop.flatMap((name) => ['--cap-drop', name]),
    others: [
      '--read-only',
      ...tmpfs.flatMap((path) => ['--tmpfs', path]),
      ...security_opt.flatMap((option) => ['--security-opt', option.replace(/:true$/, '')]),
    ],
  };
}

const mounts = ['test/container', 'test/integration/platform/support'].flatMap((folder) => [
  '--volume',
  `${join(root, folder)}:/srv/entrevue/dist/${folder}:ro`,
]);

async function check(): Promise<number> {
  const { values } = parseArgs({
    options: { engine: { type: 'string' }, image: { type: 'string' }, seccomp: { type: 'string', multiple: true } },
  });
  const engine = await findEngine(values.engine);
  const image = values.image ?? (await build(engine));
  const { capabilities, others } = await optionsOfCompose();
  // Root without capabilities cannot write into the volume, which belongs to the ordinary user.
  const asRoot = ['--user', '0:0', '--env', 'DATA_DIR=/tmp/data'];
  const users = {
    'the user of the image': capabilities,
    'root without capabilities': [...capabilities, ...asRoot],
    'root with capabilities': asRoot,
  };
  let found = 0;
  for (const profile of [null, ...(values.seccomp ?? [])]) {
    const filter = profile === null ? [] : ['--security-opt', `seccomp=${resolve(profile)}`];
    for (const [user, options] of Object.entries(users)) {
      const args = ['run', '--rm', '--network', 'none', ...others, ...options, ...filter, ...mounts];
      const { stdout } = await execute(engine, [...args, image, 'node', 'dist/test/container/look-in-container.ts'], {
        timeout: RUN_MS,
        maxBuffer: 2 ** 24,
      });
      const report = JSON.parse(stdout) as Report;
      const faults = faultsOfReport(report);
      found += faults.length;
      const levels = report.programs.map(({ name, level }) => `${name} ${level}`).join(', ');
      const where = `${profile ?? `${engine}'s own filter`}, ${user}`;
      process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'MISS'}  ${where}: ${levels}\n`);
      for (const fault of faults) process.stdout.write(`      ${fault}\n`);
    }
  }
  return found === 0 ? 0 : 1;
}

process.exitCode = await check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Refusal ? error.message : inspect(error)}\n`);
  return 1;
});
