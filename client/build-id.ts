import type { Plugin } from 'vite';

/**
 * Writes the name of this build's entry script beside the page. It contains a hash of all other file names, so it
 * changes with every change.
 * Open pages compare it with their own (`lib/new-version.ts`).
 */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      );
      if (entry === undefined) throw new Error('The build has no entry script');
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ entry: `/${entry.fileName}` }) });
    },
  };
}
