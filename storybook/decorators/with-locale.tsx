import type { Args, Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { englishArgs } from './english-args';
import { createI18n, I18nContext, isLanguage, type Language } from '../../client/lib/i18n';

function Localised({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/**
 * Renders a story in the toolbar's language. `args` are French; `parameters: { en: { … } }` overrides them in English:
 * `export const Pending = { args: { children: 'En attente' }, parameters: { en: { children: 'Pending' } } }`.
 * Use `en: null` to keep a story's own args: an empty object would be merged with the overrides of the whole file.
 */
export const withLocale: Decorator = (Story, { globals, args, initialArgs, parameters }) => {
  const language = isLanguage(globals.locale) ? globals.locale : 'fr';
  const english: unknown = parameters.en;
  return (
    <Localised language={language}>
      <Story args={language === 'en' && isArgs(english) ? englishArgs(args, initialArgs, english) : args} />
    </Localised>
  );
};

function isArgs(value: unknown): value is Args {
  return typeof value === 'object' && value !== null;
}
