import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type HelpName, helpNameAt, helpTopics } from '../../../lib/help-pages';
import { useLanguage } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFilterAddress } from '../../../lib/use-filter-address';
import { articlesIn } from '../articles';
import type { Article } from '../domain/article';
import { findArticles, indexOf } from '../domain/find-articles';
import { useHelpText } from '../messages/use-help-text';
import { ArticleView } from './ArticleView';
import { HelpView } from './HelpView';

/** `/help` and `/help/{name}`. */
export function HelpPage() {
  const { pathname } = useLocation();
  const articles = articlesIn[useLanguage()];
  const name = helpNameAt(pathname);
  const article = articles.find((each) => each.name === name);
  return article === undefined ? <All articles={articles} /> : <One article={article} articles={articles} />;
}

interface Search {
  readonly q: string;
}

const inAddress = {
  read: (address: URLSearchParams): Search => ({ q: address.get('q') ?? '' }),
  write: ({ q }: Search): URLSearchParams => new URLSearchParams(q.trim() === '' ? {} : { q: q.trim() }),
  typedField: (before: Search, after: Search): string | null => (before.q === after.q ? null : 'q'),
};

function All({ articles }: { readonly articles: readonly Article[] }) {
  const { filters, ask } = useFilterAddress(inAddress);
  const { q } = filters;
  useDocumentTitle(useHelpText()('title'));
  const index = useMemo(() => indexOf(articles), [articles]);
  const found = q.trim() === '' ? null : findArticles(index, q);
  return <HelpView articles={articles} words={q} onWords={(words) => ask({ q: words })} found={found} />;
}

/** The other articles of its topic. */
function othersOf(name: HelpName, articles: readonly Article[]): readonly Article[] {
  const topic = Object.values(helpTopics).find((names: readonly HelpName[]) => names.includes(name)) ?? [];
  return articles.filter((each) => each.name !== name && topic.some((other) => other === each.name));
}

function One({ article, articles }: { readonly article: Article; readonly articles: readonly Article[] }) {
  useDocumentTitle(article.title);
  return <ArticleView article={article} others={othersOf(article.name, articles)} />;
}
