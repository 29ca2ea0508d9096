import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, downloadFile, type Downloaded } from './download-file.js';
import { DownloadFailed } from './download-failed.js';
import { type SourceFile, sourceFiles } from './sources.js';
import { NotAnArchive, unzipTables } from './unzip.js';

const MANIFEST = 'downloads.json';

interface Kept extends Downloaded {
  readonly url: string;
}
type Manifest = Readonly<Record<string, Kept>>;

/**
 * Downloads the official open files into a folder and stores their checksums. Files with a valid checksum are skipped; delete
 * `downloads.json` to download everything again.
 * @param mirror another origin with the same paths
 * @throws DownloadFailed; earlier files are kept
 */
export async function downloadTaxonomy(
  folder: string,
  { mirror, say, silenceMs }: { mirror?: string | undefined; say: (line: string) => void; silenceMs?: number },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  let manifest = await readManifest(folder);
  for (const file of sourceFiles) {
    const url = mirror ? new URL(new URL(file.url).pathname, mirror).href : file.url;
    const target = join(folder, file.isArchive ? `${file.path}.zip` : file.path);
    const kept = manifest[file.path];
    if (kept?.url === url && (await digestOf(target).catch(() => null)) === kept.sha256) {
      say(`${file.source}: ${file.path} is there.`);
      if (file.isArchive) await unpack(file, target, folder, url);
      continue;
    }
    const { bytes, sha256 } = await downloadFile(url, target, silenceMs);
    if (file.isArchive) await unpack(file, target, folder, url);
    manifest = { ...manifest, [file.path]: { url, bytes, sha256 } };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    say(`${file.source}: ${file.path} (${bytes} bytes, sha256 ${sha256}).`);
  }
}

async function unpack(file: SourceFile, archive: string, folder: string, url: string): Promise<void> {
  try {
    await unzipTables(archive, join(folder, file.path));
  } catch (error) {
    if (!(error instanceof NotAnArchive)) throw error;
    await rm(archive, { force: true });
    throw new DownloadFailed(url, `the archive ${error.message}`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw error;
  }
}
