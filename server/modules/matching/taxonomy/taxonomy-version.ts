import { createHash } from 'node:crypto';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';

/** Changes when the same files are read or learnt from otherwise: what was imported before has to be imported anew. */
const MAKING = 6;

/** `taxonomy-<making>-<content>`: the making stands in the name, so that an older one is recognised by its name alone. */
const form = /^taxonomy-(\d+)-[0-9a-f]{12}(?:\+(.+))?$/;

export function versioned(concepts: readonly KnownConcept[]): Knowledge {
  const digest = createHash('sha256').update(`${MAKING}`);
  for (const concept of concepts) digest.update(JSON.stringify(concept));
  return { version: `taxonomy-${MAKING}-${digest.digest('hex').slice(0, 12)}`, concepts };
}

/** What is learnt is learnt from a taxonomy and the lexicon together. */
export const withLexiconVersion = (taxonomy: string, lexicon: string): string => `${taxonomy}+${lexicon}`;

/**
 * Why something imported is not what an import would make of the same files today, as a sentence for whoever runs the instance; null
 * when it is. @param lexicon version of the lexicon it has to have been learnt with; left out for what is stored without one
 */
export function whyOutdated(version: string, lexicon?: string): string | null {
  const [, making, learntWith] = form.exec(version) ?? [];
  const again = 'npm run taxonomy:import -- --from DIR imports it anew';
  if (making !== String(MAKING)) return `${version} was imported by another release: ${again}`;
  if (lexicon !== undefined && learntWith !== lexicon) return `${version} was learnt with another lexicon: ${again}`;
  return null;
}
