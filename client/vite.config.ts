import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server's address while developing; the built client is served by the server itself. */
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  plugins: [react()],
  resolve: { alias: { '@modules': here('../server/modules'), '@platform': here('../server/platform') } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
