import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { LauncherError } from '../launcher-error.js';
import { freePort } from '../postgres/free-port.js';
import { serverEnvironment } from '../postgres/server-environment.js';
import type { RestoreTarget } from './restore-cluster.js';

const KEPT_OUTPUT = 20_000;

/**
 * Runs PostgreSQL until it has replayed the WAL up to the target and has its own timeline, then stops it. Nobody can connect meanwhile.
 * Settings of the backed-up server are not used, because its paths and memory may be those of another machine.
 *
 * @returns the time of the last transaction, as PostgreSQL prints it; null if there was none to replay
 * @throws LauncherError if the backup does not reach the time
 */
export async function recover({ dataFolder, postgres, user, to }: RestoreTarget): Promise<string | null> {
  const hbaFile = join(dataFolder, 'recovery-hba.conf');
  const configFile = join(dataFolder, 'recovery-empty.conf');
  await writeFile(hbaFile, 'host all all 127.0.0.1/32 reject\n');
  await writeFile(configFile, '');
  // On the command line, because postgresql.auto.conf of the backed-up server would win over a file.
  const settings = { config_file: configFile, ...recoverySettings(await freePort(), hbaFile, to) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await writeFile(join(dataFolder, 'recovery.signal'), '');
  const server = spawn(postgres, ['-D', dataFolder, ...flags], {
    ...user,
    cwd: dirname(dataFolder),
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_OUTPUT)));
  }
  const closed = once(server, 'close');
  try {
    await untilReady(server, () => output);
  } finally {
    if (isRunning(server)) server.kill('SIGINT');
    await closed;
  }
  for (const file of [hbaFile, configFile]) await rm(file, { force: true });
  return /last completed transaction was at log time ([^\n]+)/.exec(output)?.[1] ?? null;
}

/** Waits for the end of the recovery, without a limit: only PostgreSQL knows how much WAL is left. */
async function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('database system is ready to accept connections')) {
    if (!isRunning(server)) throw failureOf(output());
    await sleep(20);
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

function failureOf(output: string): Error {
  if (output.includes('recovery ended before configured recovery target was reached')) {
    const last = /last completed transaction was at log time ([^\n]+)/.exec(output)?.[1];
    return new LauncherError(
      `The backup does not reach to that time${last ? `; its last transaction is of ${last}` : ''}. Leave --to out to restore all of it.`,
    );
  }
  return new Error(`PostgreSQL cannot recover the database:\n${output.trim()}`);
}

function recoverySettings(port: number, hbaFile: string, to: Date | null): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    hba_file: hbaFile,
    // Recovery needs neither the archive nor the extensions of the original server.
    archive_mode: 'off',
    shared_preload_libraries: '',
    logging_collector: 'off',
    lc_messages: 'C',
    log_timezone: 'UTC',
    timezone: 'UTC',
    // Without connections during recovery the limits of the original server need not be known.
    hot_standby: 'off',
    // All WAL is in pg_wal already: the archive never has another file.
    restore_command: 'exit 1',
    // Stays with the history of the base backup, and does not follow later restores.
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(to === null ? {} : { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}
