import type { Plugin } from 'vite';
import { addresses, writtenAddresses } from './lib/addresses.ts';

/** Writes the addresses of the pages beside them, for the server: it answers 404 at any other, and writes the content of some. */
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
