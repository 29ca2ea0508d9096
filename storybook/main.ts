import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** The workshop is served from this machine: nothing is gained by making it smaller. */
function isCompression(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'compressed-files';
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
      { ...vite, plugins: vite.plugins?.filter((plugin) => !isCompression(plugin)) },
      {
        publicDir: false,
        server: { proxy: {} },
        build: { chunkSizeWarningLimit: 6_000, assetsInlineLimit: 0 },
      },
    ),
};

export default config;
