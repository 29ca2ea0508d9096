import { pageLanguage } from './page-address.js';

it.each([
  ['en', 'fr-CA', 'en'],
  ['fr', 'en-CA', 'fr'],
  [undefined, 'en-CA,fr;q=0.5', 'en'],
  ['de', 'en-CA', 'en'],
  [null, undefined, 'fr'],
  [['en', 'fr'], undefined, 'fr'],
] as const)('a page asked for with %j by a reader of %j is in %s', (lang, accepted, language) => {
  expect(pageLanguage(lang, accepted)).toBe(language);
});
