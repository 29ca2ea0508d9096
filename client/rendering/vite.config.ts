import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standIns } from './stand-ins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The public pages as a program for the server (ADR 0044): everything it needs is in it, so it runs without packages. */
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
    // What only a signed-in person does is missing in the stand-ins, and never runs here.
    rolldownOptions: { shimMissingExports: true },
  },
});
