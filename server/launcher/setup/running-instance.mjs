import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Refusal } from './refusal.mjs';

const DYING_MS = 500;

/** DATA_DIR as an absolute path; a relative one is resolved from the repository, as in the product's processes. */
export function dataFolder(root) {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/**
 * Refuse before anything is installed or built if an instance is running. The compiled supervisor checks the same with locks, but a rebuild
 * would already have deleted the running instance's files.
 */
export async function refuseBeforeBuilding(root) {
  const folder = dataFolder(root);
  let pid = runningInstance(folder);
  // A killed instance may need a moment to exit.
  for (const until = Date.now() + DYING_MS; pid !== null && Date.now() < until; pid = runningInstance(folder)) {
    await sleep(50);
  }
  if (pid !== null) {
    throw new Refusal(`Entrevue already runs on ${folder} (process ${pid}): stop it first, or set DATA_DIR.`);
  }
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(`DATA_DIR ${folder} is not writable: change its permissions, or set DATA_DIR.`);
  }
  const port = Number(process.env.PORT || 3000);
  const taken = Number.isInteger(port) && port > 0 && port < 65536 ? await portProblem(port) : null;
  if (taken !== null) throw new Refusal(taken);
}

/**
 * Pid of the supervisor that runs on a DATA_DIR, or null. The lock file names it and when it was started, because after a
 * crash another process can have its number.
 */
export function runningInstance(folder) {
  const lock = join(folder, 'entrevue.lock');
  if (!existsSync(lock)) return null;
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    if (process.platform !== 'linux') return pid;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z' || fields[0] === 'X'; // A zombie: dead, but its parent has not read its exit code yet.
    return !isZombie && startedAt.startsWith(`${fields[19]}@`) ? pid : null;
  } catch {
    return null; // Unreadable, or its process has ended: the supervisor takes over a stale lock.
  }
}

/**
 * Lists the parts that a command must build: none beside a running instance, because a new build deletes the files that it uses.
 * @returns {('server')[]}
 */
export function serverUnlessRunning(root) {
  return runningInstance(dataFolder(root)) === null ? ['server'] : [];
}

/** @returns {Promise<string | null>} one line if the port is not available */
function portProblem(port) {
  const host = process.env.HOST || '127.0.0.1';
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') {
        done(`Port ${port} is taken: stop the program that uses it, or choose another: PORT=${port + 1} npm start`);
      } else if (error.code === 'EACCES') {
        done(`Port ${port} needs more rights than this user has: choose one above 1023, such as PORT=3000.`);
      } else {
        done(`Cannot listen on HOST=${host} PORT=${port}: ${error.message}`);
      }
    });
    server.listen({ port, host }, () => server.close(() => done(null)));
  });
}
