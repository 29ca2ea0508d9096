import { foldText } from './fold.js';
import { stemEnglish } from './stem-english.js';
import { stemFrench } from './stem-french.js';

export interface WordForms {
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
}

/** More different words than a day of texts has; the memory is dropped when it is full, which only costs time. */
const MOST_REMEMBERED = 30_000;
const remembered = new Map<string, WordForms>();

/** One word folded, and as French and English stem. Texts repeat their words, so each is worked out once. */
export function wordForms(raw: string): WordForms {
  const known = remembered.get(raw);
  if (known) return known;
  const folded = foldText(raw);
  const forms = { folded, fr: stemFrench(folded), en: stemEnglish(folded) };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(raw, forms);
  return forms;
}
