import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { addresses, writtenAddresses } from './lib/addresses.ts';
import type { Build } from './service-worker/build.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Modules that pages load when they need them, and that must work without a connection even if this device has not used them. Example:
 * the menu with "Sign out" loads when the pointer reaches its button.
 */
const LOADED_LATER = [
  'app/shell/SessionWarning',
  'design-system/AppHeader/UserMenuList',
  'design-system/IconButton/LabelTip',
  'design-system/MobileDrawer/MobileDrawer',
  'features/messages/api/outgoing',
  'features/offline/pages/OfflinePage',
  'features/offline/pages/OfflineStart',
].map((name) => `/client/${name}.ts`);

/**
 * Builds the service worker as one file with a fixed name, because browsers look for a newer one at the same address. The server sends
 * `sw-off.js` instead if SERVICE_WORKER is off.
 */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const build = `self.BUILD=${JSON.stringify(buildOf(bundle))};`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: build + (await bundled('service-worker/sw.ts')) });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await bundled('service-worker/off.ts') });
      },
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const worker = await rolldown({
    input: here(entry),
    platform: 'browser',
    // Without it, workbox would contain its messages for developers.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await worker.generate({ format: 'iife', minify: true });
  await worker.close();
  return output[0].code;
}

function buildOf(bundle: Rolldown.OutputBundle): Build {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/client/main.tsx'));
  const later = LOADED_LATER.map((module) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replace(/x$/, '').endsWith(module))),
  );
  if (!first || !main) throw new Error('The build has no entry script or no main.tsx');
  const core = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || core.has(name)) return;
    core.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) core.add(style);
    for (const next of chunk.imports) add(next);
  };
  for (const chunk of [first, main, ...later]) {
    if (chunk === undefined) throw new Error(`The build lacks one of ${LOADED_LATER.join(', ')}`);
    add(chunk.fileName);
  }
  const files = Object.keys(bundle).filter((name) => /^assets\/.+\.(?:js|css|woff2)$/.test(name));
  const paths = (names: Iterable<string>): readonly string[] => [...names].map((name) => `/${name}`).sort();
  return {
    entry: `/${first.fileName}`,
    core: paths(core),
    files: paths(files),
    pages: addresses,
    written: writtenAddresses,
  };
}
