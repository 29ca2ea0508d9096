import { existsSync } from 'node:fs';

/**
 * Arguments of Node for a compiled program. A bundled one turns source maps on itself: with the flag, the logger would read all mappings of
 * the bundle at each start, which takes a fifth of a second.
 */
export function nodeArguments(script: string): string[] {
  return existsSync(script.replace(/\.js$/, '.unbundled.js')) ? [] : ['--enable-source-maps'];
}
