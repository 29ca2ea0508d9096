import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';

/** Plugins for the shipped client only. Storybook is served locally, has other pages and no versions. */
const ofTheShippedClient: readonly unknown[] = [
  'compressed-files',
  'page-budgets',
  'build-id',
  'early-files',
  'service-worker-file',
];

function isForShipping(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && ofTheShippedClient.includes(plugin.name);
}

/**
 * Reads the properties of components only from files that can have one. Example: the plugin parses each catalogue and contract a
 * second time, finds no component, and takes more than half of the build.
 */
function withComponentsOnly(plugin: PluginOption): PluginOption {
  if (!readsProperties(plugin)) return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('the plugin that reads properties has changed');
  return {
    ...plugin,
    transform(code, id) {
      return /(?<!\.stories)\.tsx$/.test(id) ? transform.call(this, code, id) : null;
    },
  };
}

function readsProperties(plugin: PluginOption): plugin is Plugin {
  const isPlugin = typeof plugin === 'object' && plugin !== null && 'name' in plugin;
  return isPlugin && plugin.name === 'storybook:react-docgen-plugin';
}

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', './flows/*.stories.tsx', '../client/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'client/vite.config.ts' } } },
  staticDirs: [{ from: './samples', to: '/samples' }],
  // `npm test` sets it to `none`: these tables take more than half of a build, and no check reads them.
  typescript: { reactDocgen: process.env.STORYBOOK_PROPERTIES === 'none' ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    // Storybook is a single page with everything in it, so chunk sizes do not matter here.
    mergeConfig(
      {
        ...vite,
        plugins: vite.plugins?.filter((plugin) => !isForShipping(plugin)).map(withComponentsOnly),
      },
      {
        publicDir: false,
        server: { proxy: {} },
        build: { chunkSizeWarningLimit: 6_000, assetsInlineLimit: 0 },
      },
    ),
};

export default config;
