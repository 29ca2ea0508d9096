import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { killGroup } from './kill-group.js';
import type { LogFile } from './log-file.js';
import { nodeArguments } from './node-arguments.js';
import { afterCrash, noCrash, type RunHistory } from './restart-delay.js';

/** One process of the product. */
export interface Program {
  /** Name shown to the user: `API`, `worker`. */
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** All its settings, including secrets: other users cannot read the environment, unlike a command line. */
  readonly env: NodeJS.ProcessEnv;
  readonly log: LogFile;
}

/** Keeps a process running: restarts it if it ends unexpectedly. */
export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private wanted = false;
  private history: RunHistory = noCrash;
  private restart: NodeJS.Timeout | null = null;

  /** @param say prints a line for the user */
  constructor(
    private program: Program,
    private readonly say: (line: string) => void,
  ) {}

  /** Crashes since it last ran well. */
  get crashes(): number {
    return this.history.crashes;
  }

  /** Of the running process; undefined while none runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  get log(): LogFile {
    return this.program.log;
  }

  async start(): Promise<void> {
    this.wanted = true;
    await this.launch();
  }

  /** Restarts it with another environment (the database moved to another port). */
  async restartWith(env: NodeJS.ProcessEnv, graceMs: number): Promise<void> {
    await this.stop(graceMs);
    this.program = { ...this.program, env };
    await this.start();
  }

  /** Asks it to end; after `graceMs` kills it and its child processes. */
  async stop(graceMs: number): Promise<void> {
    this.wanted = false;
    if (this.restart !== null) clearTimeout(this.restart);
    this.restart = null;
    const child = this.child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = new AbortController();
    const late = sleep(graceMs, 'late', { signal: timer.signal }).catch(() => 'aborted');
    if ((await Promise.race([ended, late])) === 'late') {
      killGroup(child.pid);
      await ended;
    }
    timer.abort();
  }

  private async launch(): Promise<void> {
    const since = Date.now();
    const { script, args = [], env, log } = this.program;
    const child = await log.lend((output) =>
      spawn(process.execPath, [...nodeArguments(script), script, ...args], {
        env,
        // Its own group, so that Ctrl-C reaches only the supervisor, which stops everything in order.
        detached: true,
        stdio: ['ignore', output, output, 'ipc'],
      }),
    );
    this.child = child;
    // If the channel breaks because the process died, 'exit' reports it.
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      killGroup(child.pid); // Its child processes must not outlive it.
      if (this.child === child) this.child = null;
      if (this.wanted) this.relaunch(Date.now() - since, signal ?? `exit code ${code ?? 'unknown'}`);
    });
    if (!this.wanted) child.kill('SIGKILL'); // Stopped while its log was being opened.
  }

  private relaunch(ranMs: number, how: string): void {
    const { history, delayMs } = afterCrash(this.history, ranMs);
    this.history = history;
    this.say(`${this.program.name} ended unexpectedly (${how}); starting it again in ${delayMs / 1000} s.`);
    this.restart = setTimeout(() => {
      this.launch().catch((error: unknown) => {
        this.say(`${this.program.name} cannot be started: ${String(error)}`);
        if (this.wanted) this.relaunch(0, 'not started');
      });
    }, delayMs);
  }
}
