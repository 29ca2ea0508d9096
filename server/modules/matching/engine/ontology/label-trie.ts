import type { Concept, ConceptKind, Label } from '../../lexicon/concept.js';
import { labelKeys } from '../../lexicon/label-key.js';

/** A label that ends at a node. */
export interface TrieEntry {
  readonly concept: Concept;
  readonly label: Label;
  /** What the concept is called first in that language, and no synonym. */
  readonly isMain: boolean;
}

/** Labels of one language, word by word. */
export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** A skill belongs to whoever had the label first; occupations of a taxonomy share titles, and then each is meant. */
  readonly ends: Partial<Record<ConceptKind, TrieEntry[]>>;
}

/** So many occupations of one title at most. */
const MOST_SHARING = 4;

const newNode = (): TrieNode => ({ next: new Map(), ends: {} });

/** The labels of one language as a tree of words. */
export function buildLabelTrie(concepts: readonly Concept[], language: 'fr' | 'en'): TrieNode {
  const root = newNode();
  const named = concepts.map((concept) => concept.labels.filter((label) => label.language === language));
  const insertAll = (labels: (own: readonly Label[]) => readonly Label[], isMain: boolean): void => {
    for (const [at, concept] of concepts.entries()) {
      for (const label of labels(named[at]!)) insert(root, labelKeys(label)[0], { concept, label, isMain });
    }
  };
  // Main names first: what is called so keeps the name before whatever may be called so, too.
  insertAll((own) => own.slice(0, 1), true);
  insertAll((own) => own.slice(1), false);
  // Names with a hyphen, in one word: they may be another's own name.
  for (const [at, concept] of concepts.entries()) {
    for (const label of named[at]!) {
      for (const key of labelKeys(label).slice(1)) insert(root, key, { concept, label, isMain: false }, false);
    }
  }
  return root;
}

function insert(root: TrieNode, key: readonly string[] | undefined, entry: TrieEntry, isOwn = true): void {
  if (!key || key.length === 0) return;
  let node = root;
  for (const word of key) {
    let next = node.next.get(word);
    if (!next) node.next.set(word, (next = newNode()));
    node = next;
  }
  const { kind } = entry.concept;
  const ends = (node.ends[kind] ??= []);
  const isShared = kind === 'occupation' && isOwn && ends.length < MOST_SHARING && ends[0]?.isMain === entry.isMain;
  if (ends.length === 0 || (isShared && !ends.some(({ concept }) => concept === entry.concept))) ends.push(entry);
}
