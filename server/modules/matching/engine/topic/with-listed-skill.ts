import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { SeekerField } from '../analysis/claims.js';
import { tokenize } from '../text/tokenize.js';

/** The fields of a profile with one more skill entry. Its concept is assumed separately, as a claim. */
export function withListedSkill({ fields }: SeekerAnalysis, entry: string): readonly SeekerField[] {
  return [...fields, { source: 'skills', text: { text: entry, tokens: tokenize(entry), sentences: [], mentions: [] } }];
}
