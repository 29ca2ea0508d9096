import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ClusterLocation } from './cluster-location.js';

/** The server's output since a given time: stderr, then the files of its log collector. */
export class ServerOutput {
  /** The server's stderr until its log collector starts. */
  static readonly startFile = 'start.log';

  private constructor(
    private readonly location: ClusterLocation,
    private readonly sizes: ReadonlyMap<string, number>,
  ) {}

  static async before(location: ClusterLocation): Promise<ServerOutput> {
    const sizes = new Map<string, number>();
    for (const path of await logFiles(location)) sizes.set(path, (await stat(path)).size);
    return new ServerOutput(location, sizes);
  }

  async since(): Promise<string> {
    const parts = [await readFile(join(this.location.controlFolder, ServerOutput.startFile), 'utf8')];
    for (const path of await logFiles(this.location)) {
      const bytes = await readFile(path);
      const start = this.sizes.get(path) ?? 0;
      parts.push(bytes.subarray(start <= bytes.length ? start : 0).toString('utf8'));
    }
    return parts.join('').slice(-4_000);
  }
}

async function logFiles({ dataFolder }: ClusterLocation): Promise<string[]> {
  const folder = join(dataFolder, 'log');
  try {
    return (await readdir(folder)).map((file) => join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
