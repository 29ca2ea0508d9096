import type { JobSource } from '../../domain/match-result.js';
import type { LinkedText } from '../link/link-text.js';
import type { RequirementLevel } from '../model.js';
import { foldText } from '../text/fold.js';
import { sentenceAt } from './place-in-text.js';

const notAsked =
  /not (?:required|necessary|needed)|(?:non|pas|n'est pas) (?:requis|necessaire|obligatoire|exige)|aucune experience/;
const welcome =
  /\batouts?\b|\basset\b|prefer|nice[ -]to[ -]have|souhait|idealement|ideally|\bun plus\b|\ba plus\b|bonus|would be (?:great|an advantage)|desirable|serait apprecie/;
const demanded =
  /requis|exige|obligatoire|essentiel|indispensable|required|must |mandatory|essential|minimum|you have|vous avez|vous possedez|maitris/;

/** What the words beside a requirement say of it; of folded text. */
export const isNotAsked = (folded: string): boolean => notAsked.test(folded);
export const isAsset = (folded: string): boolean => welcome.test(folded);
export const isDemanded = (folded: string): boolean => demanded.test(folded);

/** How badly a posting wants what stands at a position; null when it says that it is not asked for. */
export function levelOf(source: JobSource, field: LinkedText, position: number): RequirementLevel | null {
  const sentence = foldText(sentenceAt(field, position));
  if (notAsked.test(sentence)) return null;
  if (welcome.test(sentence)) return 'preferred';
  if (source !== 'description' || demanded.test(sentence)) return 'required';
  return 'mentioned';
}
