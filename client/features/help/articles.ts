import { helpNames } from '../../lib/help-pages';
import type { Language } from '../../lib/i18n';
import { type Article, parseArticle } from './domain/article';

const files = import.meta.glob<string>('../../../docs/help/*/*.md', { query: '?raw', import: 'default', eager: true });

const inLanguage = (language: Language): readonly Article[] =>
  helpNames.map((name) => {
    const file = files[`../../../docs/help/${language}/${name}.md`];
    if (file === undefined) throw new Error(`docs/help/${language}/${name}.md is missing`);
    return parseArticle(name, file);
  });

/** All articles, in the order of their topics. */
export const articlesIn: Readonly<Record<Language, readonly Article[]>> = {
  fr: inLanguage('fr'),
  en: inLanguage('en'),
};
