import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { killGroup } from '../../../server/launcher/supervisor/kill-group.js';

const READY_WITHIN_MS = 20_000;
const ENDS_WITHIN_MS = 5_000;
/** /usr/sbin is not on the PATH of every user. */
const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/** A program of the system that the cluster runs, for example nginx. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** Sends `signal`, and SIGKILL to it and its children if it has not ended after five seconds. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program and waits until it listens.
 * @throws Error with the path of its log if it ends before
 */
export async function startProgram(
  name: string,
  args: readonly string[],
  { port, log, ...options }: { readonly port: number; readonly log: string } & SpawnOptions,
): Promise<RunningProgram> {
  const output = openSync(log, 'a');
  // A group of its own, so that Ctrl-C reaches only us, and we stop the parts in order.
  const child = spawn(name, args, { env, ...options, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    const late = setTimeout(() => killGroup(child.pid), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await Promise.race([listens(port), failed]))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}; its log: ${log}`);
    if (Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`${name} does not listen on port ${port}; its log: ${log}`);
    }
    await sleep(50);
  }
  return { child, stop };
}

/** Whether something accepts connections on a port of this machine. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
