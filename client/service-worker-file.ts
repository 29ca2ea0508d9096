import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('service-worker/sw.ts', import.meta.url));

/** Builds the service worker as one file with a fixed name, because browsers look for a newer one at the same address. */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    async generateBundle() {
      const worker = await rolldown({ input: entry, platform: 'browser' });
      const { output } = await worker.generate({ format: 'iife', minify: true });
      await worker.close();
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
