import { changedPreferences } from './changed-preferences';

const french = { language: 'fr', theme: 'dark' } as const;

describe('what is kept in the account', () => {
  it('is what was changed here', () => {
    expect(changedPreferences(french, { ...french, language: 'en' }, french)).toEqual({ language: 'en' });
  });

  it('does not take the language along when only the theme changed', () => {
    const english = { ...french, language: 'en' } as const;
    expect(changedPreferences(english, { ...english, theme: 'light' }, french)).toEqual({ theme: 'light' });
  });

  it('is nothing where the screen took what the account has', () => {
    const english = { ...french, language: 'en' } as const;
    expect(changedPreferences(french, english, english)).toBeNull();
  });

  it('is nothing where nothing changed', () => {
    expect(changedPreferences(french, { ...french }, { ...french, language: 'en' })).toBeNull();
  });
});
