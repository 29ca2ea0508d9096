import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Extensions of files to compress: text, and the engine and model of the background blur. */
const compressible = /\.(?:js|css|svg|wasm|tflite)$/;
/** Bytes. Smaller files are not compressed, because the gain is too small. */
const WORTH_IT = 1_024;

/**
 * Writes a Brotli and a gzip version of each file that becomes smaller by it, at build time. The server sends the one that the browser
 * accepts.
 */
export function compressedFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
