import type { Concept, Label } from '../../lexicon/concept.js';
import { labelKeys } from '../../lexicon/label-key.js';
import { verbKeys } from '../link/verbs/verb-keys.js';

/** Each key is a list of words. */
export interface LabelKeys {
  readonly names: readonly (readonly string[])[];
  /** The label read as a verb with its object: « tenir les livres » of « tenue de livres ». */
  readonly verbs: readonly (readonly string[])[];
}

export type KeysOf = (concept: Concept, label: Label) => LabelKeys;

/** Concepts of an import: too many for verb phrases of each name. */
const TAXONOMY = 'taxonomy';

export const computeKeys: KeysOf = (concept, label) => ({
  names: labelKeys(label),
  verbs: concept.sector === TAXONOMY ? [] : verbKeys(concept, label),
});
