import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

/**
 * Builds the client again with a changed module that all pages need, beside a copy of the server: the next version, as after a deploy.
 * Without compression, which takes longer than the build.
 *
 * usage: node second-build.mjs FOLDER
 */
const [folder = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'client/vite.config.ts'));
if (loaded === null) throw new Error('client/vite.config.ts cannot be read');
const { config } = loaded;
const left = new Set(['compressed-files', 'page-budgets']);
const changed = {
  name: 'second-build',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    id.endsWith('/client/lib/paths.ts') ? `${code}\nObject.assign(globalThis, { isSecondBuild: true });` : null,
};
await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  plugins: [...(config.plugins ?? []).flat().filter((plugin) => !left.has(plugin?.['name'])), changed],
  build: { ...config.build, outDir: join(folder, 'client') },
});
for (const part of ['server', 'pages']) await cp(join(root, 'dist', part), join(folder, part), { recursive: true });
// The server reads its version there.
await cp(join(root, 'package.json'), join(folder, 'package.json'));
