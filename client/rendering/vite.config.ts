import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standIns } from './stand-ins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the public pages as a program for the server (ADR 0044), with all packages bundled. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [react(), standIns(here('..'))],
  resolve: { alias: { '@modules': here('../../server/modules'), '@platform': here('../../server/platform') } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: here('./worker.ts'),
    outDir: here('../../dist/pages'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    // Exports for signed-in people are missing in the replacements and never run here.
    rolldownOptions: { shimMissingExports: true },
  },
});
