import { languageOf } from './language.js';

describe('the language of a request', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['en', 'en'],
    ['en-CA,en;q=0.9,fr;q=0.8', 'en'],
    ['fr-CA,en;q=0.9', 'fr'],
    ['de,es;q=0.9', 'fr'],
    ['de;q=1,en;q=0.2,fr;q=0.1', 'en'],
    ['en;q=0', 'fr'],
    ['*', 'fr'],
    ['EN-us', 'en'],
    ['fr;q=0.5,en;q=0.5', 'fr'],
  ])('of %p is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
