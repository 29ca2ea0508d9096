import type { Plugin } from 'vite';
import { addresses, writtenAddresses } from './lib/addresses.ts';

/**
 * Writes the list of page addresses for the server, which answers 404 at any other address and renders some pages
 * itself.
 */
export function pageAddresses(): Plugin {
  return {
    name: 'page-addresses',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'addresses.json',
        source: JSON.stringify({ pages: addresses, written: writtenAddresses }),
      });
    },
  };
}
