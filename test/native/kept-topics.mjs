/**
 * The topics of the lexicon, learnt once for all processes of all runs that load our sources. The build keeps them beside the
 * compiled code; sources have no such file, so each process learnt them in two seconds of a core.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/server/modules/matching/engine/topic/lexicon-topics.bin');
const folder = join(root, 'node_modules/.cache/topics-of-tests');
const inSource = `new URL('./lexicon-topics.bin', import.meta.url)`;

export const keptTopicsModule = join(root, 'server/modules/matching/engine/topic/kept-topics.ts');

/** Copies the topics of a build to where processes that load the sources of this build find them. */
export function keepBuiltTopics() {
  const kept = keptFile();
  if (existsSync(kept)) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(built, `${kept}.${process.pid}`);
  // Renamed, so that no other process reads half a file.
  renameSync(`${kept}.${process.pid}`, kept);
}

/** @param {string} source of {@link keptTopicsModule} @returns {string} the source that reads the copy */
export function withKeptTopics(source) {
  if (!source.includes(inSource)) throw new Error(`${keptTopicsModule} no longer has ${inSource}`);
  return source.replace(inSource, `new URL(${JSON.stringify(pathToFileURL(keptFile()).href)})`);
}

/** Named by the lexicon and by the code that learns from it, so that a changed line learns anew. */
function keptFile() {
  const hash = createHash('sha256');
  for (const file of ['domain', 'engine', 'lexicon'].flatMap(sourcesIn).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return join(folder, `${hash.digest('hex').slice(0, 16)}.bin`);
}

/** Read by hand: `globSync` is missing in Node 20, which runs `npm test` before Node 24 is set up. */
function sourcesIn(folder) {
  const path = `server/modules/matching/${folder}`;
  return readdirSync(join(root, path), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => `${path}/${file}`);
}
