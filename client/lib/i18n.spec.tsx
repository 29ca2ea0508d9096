import { act, render, screen } from '@testing-library/react';
import { createI18n, defineMessages, I18nContext, followLanguage, startLanguage, storedLanguage } from './i18n';
import { memoryStorage } from './spec-support/memory-storage';

interface Offers {
  title: string;
  offers_one: string;
  offers_other: string;
  greeting: string;
}
const useOffersText = defineMessages<Offers>('offers', {
  fr: { title: 'Offres', offers_one: '{count} offre', offers_other: '{count} offres', greeting: 'Bonjour {name}' },
  en: { title: 'Jobs', offers_one: '{count} job', offers_other: '{count} jobs', greeting: 'Hello {name}' },
});

function Offers() {
  const text = useOffersText();
  const lines = [
    text('title'),
    text('offers', { count: 0 }),
    text('offers', { count: 1 }),
    text('offers', { count: 12_400 }),
  ];
  return <p>{[...lines, text('greeting', { name: '<b>Zoé</b>' })].join(' | ')}</p>;
}

it('uses the chosen language with its plurals and numbers, and follows a change', async () => {
  const i18n = createI18n('fr');
  const storage = memoryStorage();
  followLanguage(i18n, document, storage);
  render(
    <I18nContext value={i18n}>
      <Offers />
    </I18nContext>,
  );
  expect(screen.getByText(/Offres/).textContent).toBe(
    'Offres | 0 offre | 1 offre | 12\u00a0400 offres | Bonjour <b>Zoé</b>',
  );
  expect([document.documentElement.lang, storage.getItem('language')]).toEqual(['fr', null]);
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText(/Jobs/).textContent).toBe('Jobs | 0 jobs | 1 job | 12,400 jobs | Hello <b>Zoé</b>');
  expect([document.documentElement.lang, storage.getItem('language')]).toEqual(['en', 'en']);
});

it('writes one period after a value that ends with one', () => {
  const useSinceText = defineMessages<{ since: string }>('since', {
    fr: { since: 'Depuis {time}. Fini.' },
    en: { since: 'Since {time}. Done.' },
  });
  const Since = () => {
    const text = useSinceText();
    return <p>{[text('since', { time: '9:00 a.m.' }), text('since', { time: 'noon' })].join(' | ')}</p>;
  };
  render(
    <I18nContext value={createI18n('en')}>
      <Since />
    </I18nContext>,
  );
  expect(screen.getByText('Since 9:00 a.m. Done. | Since noon. Done.')).toBeTruthy();
});

it('creates the function for the texts of a language once', () => {
  const texts = new Set<unknown>();
  const Reader = () => {
    texts.add(useOffersText());
    return null;
  };
  for (const language of ['fr', 'fr', 'en', 'fr'] as const)
    render(
      <I18nContext value={createI18n(language)}>
        <Reader />
      </I18nContext>,
    );
  expect(texts.size).toBe(2);
});

it.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['de', null],
  ['', null],
])('accepts only fr and en from storage: %j', (stored, language) => {
  expect(storedLanguage(memoryStorage({ language: stored }))).toBe(language);
});

describe('the language of the first screen', () => {
  const pageIn = (lang: string): Pick<Document, 'getElementById'> => {
    const element = document.createElement('main');
    element.lang = lang;
    return { getElementById: () => element };
  };
  const noPage = { getElementById: () => null };

  it('is French if nothing says otherwise', () => {
    expect(startLanguage('', noPage, { local: memoryStorage(), tab: memoryStorage() })).toBe('fr');
  });

  it('is that of the address, which later visits keep unless another was chosen before', () => {
    const [fresh, chosen] = [memoryStorage(), memoryStorage({ language: 'fr' })];
    const tab = memoryStorage();
    expect(startLanguage('?lang=en', noPage, { local: fresh, tab })).toBe('en');
    expect(startLanguage('?lang=en', noPage, { local: chosen, tab })).toBe('en');
    expect([fresh, chosen].map(storedLanguage)).toEqual(['en', 'fr']);
  });

  it('is that of a page rendered by the server, for this tab only, so that the language of an account replaces it', () => {
    const storages = { local: memoryStorage(), tab: memoryStorage() };
    expect(startLanguage('', pageIn('en'), storages)).toBe('en');
    expect(storedLanguage(storages.local)).toBeNull();
    expect(startLanguage('', noPage, storages)).toBe('en');
    expect(startLanguage('', noPage, { local: storages.local, tab: memoryStorage() })).toBe('fr');
  });

  it('is the chosen one even if the page was rendered in the language of the browser', () => {
    const local = memoryStorage({ language: 'fr' });
    expect(startLanguage('', pageIn('en'), { local, tab: memoryStorage() })).toBe('fr');
  });
});
