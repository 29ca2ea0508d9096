import { existsSync, readFileSync } from 'node:fs';
import type { Concept, Label } from '../../lexicon/concept.js';
import { computeKeys, type KeysOf, type LabelKeys } from './label-keys.js';

/**
 * The build parses the lexicon and computes the keys of its labels once, and keeps both here, beside the compiled code. Sources have no
 * such file.
 */
export const keptLexiconFile = new URL('./lexicon.json', import.meta.url);

export interface KeptLexicon {
  readonly concepts: readonly Concept[];
  readonly keysOf: KeysOf;
}

/** The words of a key as one text: no word has a space. Most labels have no verbs. */
type KeptKeys = readonly [names: readonly string[], verbs?: readonly string[]];

interface Kept {
  readonly version: string;
  readonly concepts: readonly Concept[];
  /** Those of each label, in the order of the concepts and of their labels. */
  readonly keys: readonly KeptKeys[];
}

const joined = (keys: readonly (readonly string[])[]): readonly string[] => keys.map((key) => key.join(' '));
const split = (keys: readonly string[] = []): readonly (readonly string[])[] => keys.map((key) => key.split(' '));

export function lexiconToKeep(version: string, concepts: readonly Concept[]): string {
  const keys = concepts.flatMap((concept) =>
    concept.labels.map((label): KeptKeys => {
      const { names, verbs } = computeKeys(concept, label);
      return verbs.length === 0 ? [joined(names)] : [joined(names), joined(verbs)];
    }),
  );
  return JSON.stringify({ version, concepts, keys } satisfies Kept);
}

/** Reads what {@link lexiconToKeep} wrote. Null without a file, or for another version of the lexicon. */
export function keptLexicon(version: string, file: URL = keptLexiconFile): KeptLexicon | null {
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  if (kept.version !== version) return null;
  const labels = kept.concepts.flatMap((concept) => concept.labels);
  const keys = new Map<Label, LabelKeys>(
    kept.keys.map(([names, verbs], at) => [labels[at]!, { names: split(names), verbs: split(verbs) }]),
  );
  return {
    concepts: kept.concepts,
    keysOf: (concept, label) => keys.get(label) ?? computeKeys(concept, label),
  };
}
