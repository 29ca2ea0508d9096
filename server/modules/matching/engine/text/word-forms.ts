import { foldText } from './fold.js';
import { stemEnglish } from './stem-english.js';
import { stemFrench } from './stem-french.js';

export interface WordForms {
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
}

/** More than the distinct words of a day's texts. The cache is cleared when full. */
const MAX_CACHED = 30_000;
const remembered = new Map<string, WordForms>();

/** A word folded, and its French and English stems. Cached, because texts repeat words. */
export function wordForms(raw: string): WordForms {
  const known = remembered.get(raw);
  if (known) return known;
  const folded = foldText(raw);
  const forms = { folded, fr: stemFrench(folded), en: stemEnglish(folded) };
  if (remembered.size >= MAX_CACHED) remembered.clear();
  remembered.set(raw, forms);
  return forms;
}
