import { plainText } from '../../../lib/plain-text';
import { type Article, plainBodyOf } from './article';

interface Indexed {
  readonly article: Article;
  readonly title: string;
  readonly all: string;
}

export type HelpIndex = readonly Indexed[];

/** Texts without accents and case; a space before each word, so that only starts of words are found. */
export function indexOf(articles: readonly Article[]): HelpIndex {
  return articles.map((article) => ({
    article,
    title: ` ${plainText(article.title)}`,
    all: ` ${plainText(`${article.title} ${article.lead} ${plainBodyOf(article)}`)}`,
  }));
}

/** Articles in which every word begins one of theirs; those that have them in the title come first. */
export function findArticles(index: HelpIndex, asked: string): readonly Article[] {
  const words = plainText(asked)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  if (words.length === 0) return [];
  return index
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map((found) => ({ ...found, inTitle: words.filter((word) => found.title.includes(word)).length }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .map(({ article }) => article);
}
