import { listData } from './list-data.js';

it('numbers the entries of a list, with addresses in the language of the page', () => {
  expect(listData('https://entrevue.example', 'en', [{ name: 'Ateliers <b>', path: '/companies/1' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Ateliers <b>', url: 'https://entrevue.example/companies/1?lang=en' },
    ],
  });
  expect(listData('https://entrevue.example', 'fr', [])).toBeNull();
});
