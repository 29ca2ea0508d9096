import type { Concept, ConceptKind, Label } from '../../lexicon/concept.js';
import { computeKeys, type KeysOf, type LabelKeys } from './label-keys.js';

/** A label that ends at a node. */
export interface TrieEntry {
  readonly concept: Concept;
  readonly label: Label;
  /** The label is the concept's main name in its language, not a synonym. */
  readonly isMain: boolean;
  /** Read as a verb with its object: « tenir les livres ». */
  readonly isVerb?: boolean;
}

/** Tree of the words in the labels of one language. */
export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** Of skills with the same label only the first is kept. Occupations of a taxonomy share titles, so all of them are. */
  readonly ends: Partial<Record<ConceptKind, TrieEntry[]>>;
}

/** A label with the words by which it is recognised. */
interface NamedLabel {
  readonly label: Label;
  readonly keys: LabelKeys;
}

/** Max number of occupations with one title. */
const MAX_SHARING = 4;

const newNode = (): TrieNode => ({ next: new Map(), ends: {} });

/** Builds the tree of labels for one language. */
export function buildLabelTrie(
  concepts: readonly Concept[],
  language: 'fr' | 'en',
  keysOf: KeysOf = computeKeys,
): TrieNode {
  const root = newNode();
  // Keys once for each label, because they are most of the work.
  const named = concepts.map((concept) =>
    concept.labels
      .filter((label) => label.language === language)
      .map((label): NamedLabel => ({ label, keys: keysOf(concept, label) })),
  );
  const insertAll = (labels: (own: readonly NamedLabel[]) => readonly NamedLabel[], isMain: boolean): void => {
    for (const [at, concept] of concepts.entries()) {
      for (const { label, keys } of labels(named[at]!)) insert(root, keys.names[0], { concept, label, isMain });
    }
  };
  // Main names first, so that a synonym never takes a label from the concept with that main name.
  insertAll((own) => own.slice(0, 1), true);
  insertAll((own) => own.slice(1), false);
  // Hyphenated names as one word last: another concept may have that word as its name.
  for (const [at, concept] of concepts.entries()) {
    for (const { label, keys } of named[at]!) {
      for (const key of keys.names.slice(1)) insert(root, key, { concept, label, isMain: false }, false);
    }
  }
  for (const [at, concept] of concepts.entries()) {
    for (const { label, keys } of named[at]!) {
      for (const key of keys.verbs) insert(root, key, { concept, label, isMain: false, isVerb: true }, false);
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
  const isShared = kind === 'occupation' && isOwn && ends.length < MAX_SHARING && ends[0]?.isMain === entry.isMain;
  if (ends.length === 0 || (isShared && !ends.some(({ concept }) => concept === entry.concept))) ends.push(entry);
}
