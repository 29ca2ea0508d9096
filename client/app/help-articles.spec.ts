import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../lib/addresses';
import { type HelpName, helpNames } from '../lib/help-pages';
import { sectionNames } from '../features/settings/domain/sections';
import { linePartsOf, parseArticle } from '../features/help/domain/article';

const folder = join(import.meta.dirname, '../../docs/help');
const languages = ['fr', 'en'] as const;
const articles = languages.flatMap((language) =>
  helpNames.map((name) => ({ language, name, file: readFileSync(join(folder, language, `${name}.md`), 'utf8') })),
);
const each = articles.map((article) => [`${article.language}/${article.name}`, article] as const);

const pages = addresses.map((address) => new RegExp(`^${address.replace(/:id/g, '[^/]+')}$`));
const isPage = (href: string): boolean => {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const [, section] = /^\/settings\/(.+)$/.exec(path) ?? [];
  if (section !== undefined) return sectionNames.some((name) => name === section);
  return pages.some((page) => page.test(path));
};
/** Addresses in links, and those that the text names: `/jobs`. */
const addressesIn = (text: string): readonly string[] => [
  ...linePartsOf(text).flatMap(({ href }) => (href === null ? [] : [href])),
  ...[...text.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
];

describe('the articles of the help', () => {
  it('exist in both languages, at least twelve, and no file is left over', () => {
    expect(helpNames.length).toBeGreaterThanOrEqual(12);
    for (const language of languages)
      expect(readdirSync(join(folder, language)).sort()).toEqual(helpNames.map((name) => `${name}.md`).sort());
  });

  it.each(each)('have a title, a lead and sections: %s', (_, { name, file }) => {
    const { title, lead, body } = parseArticle(name, file);
    expect(title.length).toBeLessThanOrEqual(60);
    // Search engines show that much of a description.
    expect(lead.length).toBeLessThanOrEqual(160);
    expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(body).not.toMatch(/^# |^### |!\[|<\w/m);
  });

  it.each(each)('name only pages that exist: %s', (_, { file }) => {
    const named = addressesIn(file);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((href) => !isPage(href))).toEqual([]);
    // Nothing that looks like a link is left as text.
    expect(linePartsOf(file).filter(({ text, href }) => href === null && /\]\(/.test(text))).toEqual([]);
  });

  it.each(helpNames)('lead to the same pages and have the same sections in both languages: %s', (name: HelpName) => {
    const [fr = '', en = ''] = articles.filter((article) => article.name === name).map(({ file }) => file);
    expect(addressesIn(en)).toEqual(addressesIn(fr));
    expect(en.match(/^(?:##|-|\d\.) /gm)).toEqual(fr.match(/^(?:##|-|\d\.) /gm));
  });

  it('miss what is missing', () => {
    expect(['/nowhere', '/settings/nothing', '/help/nothing', '/jobs/1/2'].filter(isPage)).toEqual([]);
    expect(['/jobs?search=x', '/settings/data', '/help/your-data'].filter(isPage)).toHaveLength(3);
  });
});
