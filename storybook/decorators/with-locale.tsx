import type { Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, isLanguage, type Language } from '../../client/lib/i18n';

function Localised({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/**
 * Renders a story in the toolbar's language. `args` are French; `parameters: { en: { … } }` holds what differs in
 * English: `export const Pending = { args: { children: 'En attente' }, parameters: { en: { children: 'Pending' } } }`.
 */
export const withLocale: Decorator = (Story, { globals, args, parameters }) => {
  const language = isLanguage(globals.locale) ? globals.locale : 'fr';
  const english: unknown = parameters.en;
  return (
    <Localised language={language}>
      <Story args={language === 'en' && typeof english === 'object' ? { ...args, ...english } : args} />
    </Localised>
  );
};
