import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../../server');

/** The names of all queues, read from their declarations. */
export function queueNames(): string[] {
  const sources = globSync('{modules,platform}/**/*.ts', { cwd: SERVER }).filter((file) => !file.endsWith('.spec.ts'));
  const names = sources
    .flatMap((file) => [...readFileSync(join(SERVER, file), 'utf8').matchAll(/ = defineQueue\(\{\s*name: '([\w-]+)'/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Two kinds of workers: those that encode videos, and those for matching and everything else. */
export function queuesByWorker(): { readonly media: string[]; readonly matching: string[] } {
  const names = queueNames();
  const isMedia = (name: string): boolean => name === 'media' || name.startsWith('media-');
  return { media: names.filter(isMedia), matching: names.filter((name) => !isMedia(name)) };
}
