import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that use browser APIs when they load, or cannot work without the application; and their replacements. */
const replaced: Readonly<Record<string, string>> = {
  'design-system/MobileDrawer/MobileMenu.tsx': 'rendering/mobile-menu.tsx',
  'design-system/ThemeToggle/ThemeToggle.tsx': 'rendering/theme-toggle.tsx',
  'lib/backend.ts': 'rendering/backend.ts',
  'lib/consent/this-browser.ts': 'rendering/this-browser.ts',
  'lib/document-title.ts': 'rendering/document-title.ts',
};

/** @param folder path of the client */
export function standIns(folder: string): Plugin {
  const files = new Map(Object.entries(replaced).map(([from, to]) => [join(folder, from), join(folder, to)]));
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : (files.get(found.id) ?? null);
    },
  };
}
