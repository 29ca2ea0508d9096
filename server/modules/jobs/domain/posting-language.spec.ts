import { postingLanguage } from './posting-language.js';

const texts: readonly (readonly ['fr' | 'en', string])[] = [
  ['fr', 'Infirmière auxiliaire'],
  ['fr', 'Soudeur-monteur. Vous assemblez des pièces d’acier en atelier, de jour, avec une équipe de douze personnes.'],
  ['fr', 'Full stack developer (h/f). Vous concevez les services de notre plateforme et la documentation de l’équipe.'],
  ['en', 'Registered Nurse. You will care for patients on the night shift and work with a team of twelve.'],
  ['en', 'Warehouse associate in Montréal for the Saint-Laurent plant'],
  ['en', 'We are looking for a baker who is at home with sourdough and with early mornings.'],
  ['fr', ''],
  ['fr', '12345'],
];

describe('the language of a posting', () => {
  it.each(texts)('%s: %s', (language, text) => {
    expect(postingLanguage(text)).toBe(language);
  });
});
