import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CageLevel } from './cage-level.js';
import { existing } from './existing.js';
import { type Cage, findCage } from './find-cage.js';
import { confinedEnvironment } from './prefixes.js';
import { memoryOfTree, processorSecondsOfTree } from './process-tree.js';

/** The top of the source, or `dist` in the build; packages are in it or above it. */
const product = fileURLToPath(new URL('../../..', import.meta.url));
const packages = [product, join(product, '..')].flatMap((folder) => [
  join(folder, 'node_modules'),
  join(folder, 'package.json'),
]);

/** Fails if one of the paths cannot be read. */
const READS_ALL = "for (const path of process.argv.slice(1)) require('node:fs').accessSync(path, 4)";
const WATCH_MS = 25;

export interface NodeRun {
  readonly args: readonly string[];
  /** Written to its standard input. */
  readonly input: Uint8Array;
  /** It is killed after this time. */
  readonly seconds: number;
  /** It is killed above this resident memory (Linux), or when it answers more bytes. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
}

export interface NodeEnd {
  /** Null if it was killed. */
  readonly code: number | null;
  /**
   * It was killed after `seconds`, of which it computed less than half: the machine is busy, and the file may be good. False if the
   * system does not tell.
   */
  readonly wasStarved: boolean;
  readonly output: Buffer;
  /** The end of its error output, for the log. */
  readonly errors: string;
}

/**
 * A program of ours that decodes one uploaded file: in the cage and under Node's permission model. It reads its own folder and
 * packages, writes nothing and starts nothing.
 */
export class NodeProgram {
  readonly #reads: readonly string[];
  #cage: Promise<Cage> | undefined;

  /** @param path of the program, which imports packages and files of its folder only */
  constructor(
    private readonly path: string,
    private readonly flags: readonly string[] = [],
    private readonly strongest: CageLevel = 'wall',
  ) {
    this.#reads = [path, ...packages];
  }

  /** Found on first use. */
  cage(): Promise<Cage> {
    this.#cage ??= this.#findCage();
    return this.#cage;
  }

  async #findCage(): Promise<Cage> {
    const reads = await existing(this.#reads);
    const trial = ['-e', READS_ALL, ...reads];
    return findCage({ commands: [process.execPath], trial, reads }, { strongest: this.strongest });
  }

  /** Runs it once. @throws Error if it cannot be started */
  async run({ args, input, seconds, memoryBytes, answerBytes }: NodeRun): Promise<NodeEnd> {
    const cage = await this.cage();
    const flags = [
      '--permission',
      ...this.#reads.map((path) => `--allow-fs-read=${path}`),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      ...this.flags,
    ];
    // It writes to its pipes, never to a file.
    const limits = { cpuSeconds: 2 * seconds, outputBytes: 0 };
    const launch = cage.launch(process.execPath, [...flags, this.path, ...args], limits, null);
    return new Promise((resolve, reject) => {
      const child = spawn(launch.command, [...launch.args], {
        env: confinedEnvironment,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      let wasStarved = false;
      const late = setTimeout(() => {
        void processorSecondsOfTree(child.pid).then((used) => {
          wasStarved = used !== null && used < seconds / 2;
          child.kill('SIGKILL');
        });
      }, seconds * 1_000);
      // V8's own limit does not count buffers.
      const watching = setInterval(() => {
        void memoryOfTree(child.pid).then((bytes) => bytes > memoryBytes && child.kill('SIGKILL'));
      }, WATCH_MS);
      const chunks: Buffer[] = [];
      let size = 0;
      let errors = '';
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > answerBytes) child.kill('SIGKILL');
        else chunks.push(chunk);
      });
      child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString('latin1')).slice(-2_000)));
      // It may end before it has read everything.
      child.stdin.on('error', () => undefined);
      const stopWatching = (): void => {
        clearInterval(watching);
        clearTimeout(late);
      };
      child.once('error', (error) => {
        stopWatching();
        reject(error);
      });
      child.once('close', (code) => {
        stopWatching();
        resolve({ code: code !== null && code > 128 ? null : code, wasStarved, output: Buffer.concat(chunks), errors });
      });
      child.stdin.end(input);
    });
  }
}
