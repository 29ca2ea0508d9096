import { en } from '../messages/en.js';
import { fr } from '../messages/fr.js';
import { type Messages, Translator } from './translator.js';

const catalogue = { fr: { 'A.B': 'Bonjour {name}' }, en: { 'A.B': 'Hello {name}' } };

describe('the translator', () => {
  it('translates to both languages and fills the placeholders', () => {
    const translator = new Translator([catalogue]);
    expect(translator.text('A.B', 'fr', { name: 'Ada' })).toBe('Bonjour Ada');
    expect(translator.text('A.B', 'en', { name: 3 })).toBe('Hello 3');
  });

  it('writes one period after a value that ends with one', () => {
    const translator = new Translator([{ fr: { T: 'Le {at}.' }, en: { T: 'At {at}. Done: {at}.' } }]);
    expect(translator.text('T', 'en', { at: '9:00 a.m.' })).toBe('At 9:00 a.m. Done: 9:00 a.m.');
    expect(translator.text('T', 'fr', { at: '3 mai' })).toBe('Le 3 mai.');
  });

  it('refuses an unknown code, a code defined twice, and a code in one language only', () => {
    expect(() => new Translator([catalogue]).text('A.C', 'fr')).toThrow('no message for A.C');
    expect(() => new Translator([catalogue, catalogue])).toThrow('defined twice');
    expect(() => new Translator([{ fr: { X: 'x' }, en: {} }])).toThrow('lacks one of its languages');
  });

  it('has the platform’s own texts, with the same placeholders in both languages', () => {
    expect(() => new Translator([{ fr, en } as unknown as Messages])).not.toThrow();
    const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
    for (const [code, text] of Object.entries(fr))
      expect([code, gaps(text)]).toEqual([code, gaps(en[code as keyof typeof en])]);
  });
});
