import type { ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { isUsed, withSuggestion } from './use-suggestion';

const values = {
  title: 'Soudeuse',
  skills: ['Soudure TIG'],
  years_experience: 7,
  experience: '',
  job_preferences: { languages: ['Français'] },
} as unknown as Parameters<typeof isUsed>[1];
const of = (field: ResumeSuggestion['field'], value: string | number): ResumeSuggestion => ({
  field,
  value,
  confidence: 0.9,
  quote: '…',
});

it.each([
  [of('title', 'soudeuse'), true],
  [of('title', 'Soudeuse-monteuse'), false],
  [of('skills', 'soudure tig'), true],
  [of('skills', 'Oxycoupage'), false],
  [of('years_experience', 7), true],
  [of('years_experience', 8), false],
  [of('languages', 'français'), true],
  [of('experience', 'Atelier Roy'), false],
])('%j is already in the form: %s', (suggestion, expected) => {
  expect(isUsed(suggestion, values)).toBe(expected);
});

it('adds to lists and replaces single fields', () => {
  expect(withSuggestion(of('skills', 'Oxycoupage'), values)).toEqual({
    name: 'skills',
    value: ['Soudure TIG', 'Oxycoupage'],
  });
  expect(withSuggestion(of('languages', 'Anglais'), values)).toEqual({
    name: 'job_preferences.languages',
    value: ['Français', 'Anglais'],
  });
  expect(withSuggestion(of('title', 'Soudeuse-monteuse'), values)).toEqual({
    name: 'title',
    value: 'Soudeuse-monteuse',
  });
  expect(withSuggestion(of('years_experience', 8), values)).toEqual({ name: 'years_experience', value: 8 });
});

it('adds nothing to a full list', () => {
  const full = { ...values, skills: Array.from({ length: 100 }, (_, at) => `s${at}`) };
  expect(withSuggestion(of('skills', 'Oxycoupage'), full)).toBeNull();
});
