import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { reapLeftovers, type RunningServer } from './adopt-or-reap.js';
import type { ClusterLocation } from './cluster-location.js';
import { adminUrl, type Connection } from './connection-file.js';
import { freePort } from './free-port.js';
import type { OperatingUser } from './operating-user.js';
import { probeServer } from './probe-server.js';
import { serverArguments } from './server-settings.js';
import { serverEnvironment } from './server-environment.js';
import { ServerOutput } from './server-output.js';

/** Retries, because another program can take the port first, and shared memory can briefly outlive its server. */
const ATTEMPTS = 8;
const READY_MS = 120_000;

/**
 * Starts a postmaster and waits until it answers. It has its own session, so that Ctrl-C reaches only the launcher, which stops
 * the database last. If the launcher dies, it keeps running and is adopted at the next start.
 */
export async function startServer(
  program: string,
  location: ClusterLocation,
  user: OperatingUser,
  connection: Connection,
): Promise<RunningServer> {
  let words = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort(attempt === 0 ? connection.port : 0);
    const output = await ServerOutput.before(location);
    const outcome = await launch(program, location, user, { ...connection, port });
    if (outcome !== null) return { pid: outcome, port };
    words = await output.since();
    if (words.includes('shared memory block')) await reapLeftovers(location.dataFolder);
    else if (!words.includes('ddress already in use')) break;
    await sleep(100 * (attempt + 1));
  }
  throw new Error(`The embedded PostgreSQL in ${location.dataFolder} did not start:\n${words.trim()}`);
}

/** @returns the postmaster's pid when it answers, null if it has ended. */
async function launch(
  program: string,
  location: ClusterLocation,
  user: OperatingUser,
  connection: Connection,
): Promise<number | null> {
  const log = openSync(join(location.controlFolder, ServerOutput.startFile), 'w');
  const child = spawn(program, serverArguments(location.dataFolder, connection.port), {
    ...user,
    cwd: location.homeFolder,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failures: Error[] = [];
  child.once('error', (error) => failures.push(error));
  child.unref();
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (failures[0] !== undefined) throw failures[0];
    if (child.pid !== undefined && (await probeServer(adminUrl(connection), location.dataFolder)) === 'ready') {
      return child.pid;
    }
    await sleep(15);
  }
  child.kill('SIGQUIT');
  return null;
}
