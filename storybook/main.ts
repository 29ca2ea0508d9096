import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** What concerns the shipped client alone: the workshop is served from this machine, has other pages and no versions. */
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
    // The workshop is one page with everything in it: the size of a chunk says nothing here.
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
