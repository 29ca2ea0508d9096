import type { Concept, ConceptKind, Label } from '../../lexicon/concept.js';
import { labelKeys } from '../../lexicon/label-key.js';

/** A label that ends at a node. */
export interface TrieEntry {
  readonly concept: Concept;
  readonly label: Label;
}

/** Labels of one language, word by word. */
export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** At most one of each kind: the lexicon repeats no label. */
  readonly ends: Partial<Record<ConceptKind, TrieEntry>>;
}

const newNode = (): TrieNode => ({ next: new Map(), ends: {} });

/** The labels of one language as a tree of words. */
export function buildLabelTrie(concepts: readonly Concept[], language: 'fr' | 'en'): TrieNode {
  const root = newNode();
  for (const concept of concepts) {
    for (const label of concept.labels) {
      if (label.language !== language) continue;
      for (const key of labelKeys(label)) insert(root, key, { concept, label });
    }
  }
  return root;
}

function insert(root: TrieNode, key: readonly string[], entry: TrieEntry): void {
  if (key.length === 0) return;
  let node = root;
  for (const word of key) {
    let next = node.next.get(word);
    if (!next) node.next.set(word, (next = newNode()));
    node = next;
  }
  // The joined form of a hyphenated label may be another concept's own label: who wrote it out keeps it.
  node.ends[entry.concept.kind] ??= entry;
}
