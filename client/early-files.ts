import type { Plugin } from 'vite';

/**
 * Lets a page without content download the application together with its first script, which only imports it. The
 * server delays these downloads on pages that it renders itself (server/platform/static/page-shell.ts).
 */
export function earlyFiles(application: string): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/client/${application}`));
        if (main === undefined) throw new Error(`${application} is no file of the build`);
        const files = new Set<string>();
        const styles = new Set<string>();
        const add = (name: string): void => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (chunk === undefined || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const next of chunk.imports) add(next);
        };
        add(main.fileName);
        return [
          ...[...files]
            .filter((file) => !html.includes(`/${file}"`))
            .map((file) => ({
              tag: 'link',
              attrs: { 'data-of': 'application', rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
          ...[...styles].map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
