import { closeSync, openSync } from 'node:fs';
import { copyFile, mkdir, open, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

const LARGEST_BYTES = 32 * 1024 * 1024;

/** A process's log file. The process holds the file itself, so its last output is kept even if the supervisor dies first. */
export class LogFile {
  constructor(readonly path: string) {}

  /** Opens it for a new process; our descriptor is closed after `use`. */
  async lend<T>(use: (descriptor: number) => T): Promise<T> {
    await mkdir(dirname(this.path), { recursive: true });
    await this.rotate();
    // Append mode, so that writing continues at the start after truncation.
    const descriptor = openSync(this.path, 'a', 0o600);
    try {
      return use(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Moves the content to `<path>.1` above 32 MiB, so that both files stay limited. */
  async rotate(): Promise<void> {
    if ((await this.size()) <= LARGEST_BYTES) return;
    await copyFile(this.path, `${this.path}.1`);
    await truncate(this.path);
  }

  /** Size in bytes; 0 if it does not exist. */
  async size(): Promise<number> {
    return stat(this.path).then(
      (found) => found.size,
      () => 0,
    );
  }

  /** The last lines written after `offset`, for a message to the user. */
  async tail(offset = 0, lines = 12): Promise<string> {
    const size = await this.size();
    const start = Math.max(offset <= size ? offset : 0, size - 16_384);
    if (size === 0) return '';
    const file = await open(this.path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
      return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-lines).join('\n');
    } finally {
      await file.close();
    }
  }
}
