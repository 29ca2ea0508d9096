/** Prints to the user who started the product: a few lines, one per step with its duration. */
export class Terminal {
  private open = false;

  constructor() {
    // The terminal (EIO) or a pipe's reader (EPIPE) can close before us; the product continues without them.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  /** Runs a step and prints its line at the end. `describe` can complete the label from the result. */
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

  /** Prints separate lines. */
  readonly say = (...lines: string[]): void => {
    if (this.open) process.stdout.write('\n');
    this.open = false;
    for (const line of lines) process.stdout.write(`${line}\n`);
  };
}
