import { createHash } from 'node:crypto';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';

/** Increase it when reading or learning changes, so that imports of older releases are recognized as outdated. */
const MAKING = 6;

/** `taxonomy-<making>-<content>`. The name alone shows whether an older release made it. */
const form = /^taxonomy-(\d+)-[0-9a-f]{12}(?:\+(.+))?$/;

export function versioned(concepts: readonly KnownConcept[]): Knowledge {
  const digest = createHash('sha256').update(`${MAKING}`);
  for (const concept of concepts) digest.update(JSON.stringify(concept));
  return { version: `taxonomy-${MAKING}-${digest.digest('hex').slice(0, 12)}`, concepts };
}

/** Learned data depend on the taxonomy and the lexicon. */
export const withLexiconVersion = (taxonomy: string, lexicon: string): string => `${taxonomy}+${lexicon}`;

/**
 * Why an import is outdated, as a sentence for the administrator; null if it is current.
 * @param lexicon version it must have been learned with; omit it for data stored without one
 */
export function whyOutdated(version: string, lexicon?: string): string | null {
  const [, making, learntWith] = form.exec(version) ?? [];
  const again = 'npm run taxonomy:import -- --from DIR imports it anew';
  if (making !== String(MAKING)) return `${version} was imported by another release: ${again}`;
  if (lexicon !== undefined && learntWith !== lexicon) return `${version} was learnt with another lexicon: ${again}`;
  return null;
}
