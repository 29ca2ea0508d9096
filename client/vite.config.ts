import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './app-icons.ts';
import { buildId } from './build-id.ts';
import { compressedFiles } from './compressed-files.ts';
import { pageBudgets } from './page-budgets.ts';
import { pageAddresses } from './page-addresses.ts';
import { serviceWorkerFile } from './service-worker-file.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Address of the server in development; in production the server serves the client itself. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Packages that every page needs. */
const framework =
  /node_modules\/(?:react|react-dom|react-router|scheduler|use-sync-external-store|stylis|@emotion|@tanstack|@mui\/(?:system|utils|styled-engine|private-theming))\//;

/** Lists that open: many pages need them, but not the first ones that people see. */
const menus =
  /node_modules\/@mui\/material\/(?:FilledInput|Grow|Input|List|Menu|MenuItem|MenuList|NativeSelect|Popover|Select)\//;

/** Parts of the client shared by many pages. Whole folder names, so that the path of the checkout does not matter. */
const shared = /\/client\/(?:app|design-system|features|lib)\/|node_modules\/(?:@mui\/material|lucide-react)\//;

/** Max size of a page on a first visit. */
const budgets = {
  'features/auth/pages/LoginPage.tsx': { kilobytes: 267.5, files: 22 },
  'features/jobs/pages/JobsPage.tsx': { kilobytes: 308, files: 55 },
  'app/pages/JobApplicationsPage.tsx': { kilobytes: 341, files: 75 },
};

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  plugins: [
    react(),
    pageAddresses(),
    buildId(),
    appIcons(),
    serviceWorkerFile(),
    compressedFiles(),
    pageBudgets(budgets),
  ],
  resolve: { alias: { '@modules': here('../server/modules'), '@platform': here('../server/platform') } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: server, ws: true }, '/media': server },
  },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // One file for what every page needs, and one for what most need; otherwise there would be dozens of tiny
        // files.
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 2 },
            {
              name: 'shared',
              test: (id: string) => shared.test(id) && !menus.test(id),
              minShareCount: 30,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
