import { changedPreferences } from './changed-preferences';

const french = { language: 'fr', theme: 'dark' } as const;

describe('the preferences saved in the account', () => {
  it('are those changed here', () => {
    expect(changedPreferences(french, { ...french, language: 'en' }, french)).toEqual({ language: 'en' });
  });

  it('do not include the language when only the theme changed', () => {
    const english = { ...french, language: 'en' } as const;
    expect(changedPreferences(english, { ...english, theme: 'light' }, french)).toEqual({ theme: 'light' });
  });

  it('are none if the screen took over the account’s values', () => {
    const english = { ...french, language: 'en' } as const;
    expect(changedPreferences(french, english, english)).toBeNull();
  });

  it('are none if nothing changed', () => {
    expect(changedPreferences(french, { ...french }, { ...french, language: 'en' })).toBeNull();
  });
});
