import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

interface Answer {
  readonly id: number;
  readonly result?: string;
  readonly error?: string;
}

interface Waiting {
  readonly by: ChildProcess;
  resolve(result: string): void;
  reject(error: Error): void;
}

/** A helper that does not answer is ended, so that a hanging product fails its file and not the run. */
const ANSWER_WITHIN_MS = 90_000;

/**
 * A process that stays while the test files of this process run, and does one task for each of them. It starts with the first
 * request, starts again if it has ended, and ends with this process, because its IPC channel closes then.
 */
export class HelperProcess {
  #running: ChildProcess | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  /** @param program a file of this folder or an absolute path, and its arguments */
  constructor(
    private readonly program: readonly [string, ...string[]],
    private readonly env: Readonly<Record<string, string>> = {},
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
  ) {}

  /**
   * @returns what the helper answered
   * @throws Error with what went wrong in the helper, or if it ends or does not answer
   */
  request(task: object): Promise<string> {
    const child = (this.#running ??= this.#start());
    const id = (this.#lastId += 1);
    child.channel?.ref();
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.end();
        this.#settle(id, ({ reject: refuse }) => refuse(new Error(`${this.program.join(' ')} did not answer`)));
      }, this.answerWithinMs);
      this.#waiting.set(id, {
        by: child,
        resolve: (result) => (clearTimeout(timer), resolve(result)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      child.send({ id, ...task });
    });
  }

  /** Ends it at once; the next request starts another. */
  end(): void {
    this.#running?.kill('SIGKILL');
    this.#running = null;
  }

  #start(): ChildProcess {
    const [file, ...args] = this.program;
    const child = spawn(process.execPath, [resolve(import.meta.dirname, file), ...args], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', ({ id, result = '', error }: Answer) =>
      this.#settle(id, (waiting) => (error === undefined ? waiting.resolve(result) : waiting.reject(new Error(error)))),
    );
    child.once('exit', (code, signal) => {
      if (this.#running === child) this.#running = null;
      for (const [id, { by }] of this.#waiting) {
        if (by === child)
          this.#settle(id, ({ reject }) => reject(new Error(`${this.program.join(' ')} ended with ${signal ?? code}`)));
      }
    });
    // An idle helper must not keep this process alive.
    child.unref();
    return child;
  }

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#running?.channel?.unref();
    if (waiting) settle(waiting);
  }
}
