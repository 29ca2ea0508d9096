import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './app-icons.ts';
import { buildId } from './build-id.ts';
import { compressedFiles } from './compressed-files.ts';
import { earlyFiles } from './early-files.ts';
import { firstModules } from './first-modules.ts';
import { pageBudgets } from './page-budgets.ts';
import { pageAddresses } from './page-addresses.ts';
import { pureContracts } from './pure-contracts.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { zodWithoutJsonSchema } from './zod-without-json-schema.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Address of the server in development; in production the server serves the client itself. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Packages that every page needs. */
const framework =
  /node_modules\/(?:react|react-dom|react-router|scheduler|use-sync-external-store|stylis|@emotion|@tanstack|@mui\/(?:system|utils|styled-engine|private-theming))\//;

/** Modules of the first script of a server-rendered page, apart so that it loads nothing else. */
const early =
  /\/client\/(?:start\/(?:early-input|kinds|switches)|lib\/(?:connection|data-saver|language))\.ts$|vite\/preload-helper|rolldown\/runtime/;

/** Lists that open: many pages need them, but not the first ones that people see. */
const menus =
  /node_modules\/@mui\/material\/(?:Divider|FilledInput|Grow|Input|List|ListItemIcon|ListItemText|Menu|MenuItem|MenuList|NativeSelect|Popover|Select)\//;

/** Checkboxes, radio buttons and switches. */
const choices =
  /node_modules\/@mui\/material\/(?:Checkbox|FormControlLabel|FormGroup|Radio|RadioGroup|Switch|internal\/SwitchBase)/;

/** Small parts of lists and headings, together because each has only some hundred bytes. */
const parts =
  /\/client\/design-system\/(?:Breadcrumbs|CardList|Page|RichText|Ring|ScoreRing|SegmentedFilter|Skeletons|SkillChip)\/|\/client\/lib\/(?:candidate-alias|job-words)\.ts$|\/(?:job-choices|rich-text)\.contract\.ts$/;

/** Contracts that many others build on. */
const contracts = /\/(?:candidates|credits|fields|page|person-fields|response-rate)\.contract\.ts$/;

/** Parts of the client shared by many pages. Whole folder names, so that the path of the checkout does not matter. */
const shared = /\/client\/(?:app|design-system|features|lib)\/|node_modules\/(?:@mui\/material|lucide-react)\//;

const hasOwnFile = (id: string): boolean => [menus, choices, parts].some((group) => group.test(id));

const isFirst = firstModules(here('main.tsx'));

/** Max size of a page on a first visit. */
const budgets = {
  'features/auth/pages/LoginPage.tsx': { kilobytes: 249, files: 19 },
  'features/jobs/pages/JobsPage.tsx': { kilobytes: 275, files: 29 },
  'app/pages/JobApplicationsPage.tsx': { kilobytes: 308, files: 30 },
};

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  plugins: [
    react(),
    pureContracts(),
    zodWithoutJsonSchema(),
    pageAddresses(),
    earlyFiles('main.tsx'),
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
        // Files for what every page needs, and one for what most need; otherwise there would be dozens of tiny files.
        codeSplitting: {
          groups: [
            { name: 'early', test: early, priority: 3 },
            { name: 'framework', test: framework, priority: 2 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 2 },
            {
              name: (id, graph) => (shared.test(id) && isFirst(id, graph) ? 'application' : null),
              priority: 1,
            },
            { name: 'common', test: (id: string) => shared.test(id) && !hasOwnFile(id), minShareCount: 30 },
            { name: 'menus', test: menus, minShareCount: 10 },
            { name: 'choices', test: choices, minShareCount: 10 },
            { name: 'parts', test: parts, minShareCount: 10 },
            { name: 'contracts', test: contracts },
          ],
        },
      },
    },
  },
});
