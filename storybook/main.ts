import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** Plugins for the shipped client only. Storybook is served locally, has other pages and no versions. */
const ofTheShippedClient: readonly unknown[] = ['compressed-files', 'page-budgets', 'build-id'];

function isForShipping(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && ofTheShippedClient.includes(plugin.name);
}

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', '../client/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'client/vite.config.ts' } } },
  staticDirs: [{ from: './samples', to: '/samples' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    // Storybook is a single page with everything in it, so chunk sizes do not matter here.
    mergeConfig(
      { ...vite, plugins: vite.plugins?.filter((plugin) => !isForShipping(plugin)) },
      {
        publicDir: false,
        server: { proxy: {} },
        build: { chunkSizeWarningLimit: 6_000, assetsInlineLimit: 0 },
      },
    ),
};

export default config;
