/** Prints to the person who started the product: few lines, each done step with what it took. */
export class Terminal {
  private open = false;

  constructor() {
    // The terminal may close before us (EIO), or a pipe's reader end (EPIPE): the product goes on without them.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  /** Runs a step and prints its line when it is done. `describe` may complete the label from the result. */
  async step<T>(label: string, work: () => Promise<T>, describe: (result: T) => string = () => label): Promise<T> {
    const since = Date.now();
    if (process.stdout.isTTY) {
      process.stdout.write(`  ${label} …`);
      this.open = true;
    }
    const result = await work();
    const line = `  ${describe(result).padEnd(44)} ${((Date.now() - since) / 1000).toFixed(1)} s`;
    process.stdout.write(`${this.open ? '\r' : ''}${line}\n`);
    this.open = false;
    return result;
  }

  /** Prints lines of their own. */
  readonly say = (...lines: string[]): void => {
    if (this.open) process.stdout.write('\n');
    this.open = false;
    for (const line of lines) process.stdout.write(`${line}\n`);
  };
}
