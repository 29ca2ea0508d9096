import type { Plugin } from 'vite';

/**
 * Writes the name of this build's first script beside the page. The name changes with anything that is shipped, because it holds
 * a hash of the names of all other files; open pages compare it with their own (`lib/new-version.ts`).
 */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry === undefined) throw new Error('The build has no entry script');
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ entry: `/${entry.fileName}` }) });
    },
  };
}
