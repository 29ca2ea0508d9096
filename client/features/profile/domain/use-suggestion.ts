import { limits } from '@modules/identity/http/person-fields.contract';
import type { ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { LANGUAGES } from '../../../lib/preferences/known-preferences';
import type { EditorInput } from '../forms/editor.schema';

type Values = Pick<EditorInput, 'title' | 'skills' | 'years_experience' | 'experience' | 'job_preferences'>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
const has = (list: readonly string[], value: string): boolean => list.some((each) => same(each, value));

/** Whether the form already contains the suggestion. */
export function isUsed({ field, value }: ResumeSuggestion, values: Values): boolean {
  const text = String(value);
  switch (field) {
    case 'skills':
      return has(values.skills ?? [], text);
    case 'languages':
      return has(values.job_preferences[LANGUAGES], text);
    case 'years_experience':
      return values.years_experience === value;
    default:
      return same(values[field] ?? '', text);
  }
}

/** The field's value with the suggestion: added to a list, or replacing a single value. Null if the list is full. */
export function withSuggestion(
  { field, value }: ResumeSuggestion,
  values: Values,
): { readonly name: string; readonly value: string | number | readonly string[] } | null {
  const text = String(value);
  switch (field) {
    case 'skills': {
      const skills = values.skills ?? [];
      return skills.length >= limits.skills ? null : { name: 'skills', value: [...skills, text] };
    }
    case 'languages':
      return { name: `job_preferences.${LANGUAGES}`, value: [...values.job_preferences[LANGUAGES], text] };
    case 'years_experience':
      return { name: field, value };
    default:
      return { name: field, value: text };
  }
}
