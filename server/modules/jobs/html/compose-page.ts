import type { Language } from '../../../platform/http/language.js';
import type { ShellContent } from '../../../platform/static/page-shell.js';
import { escaped, jsonForScript } from './markup.js';
import { pageStyle } from './page-style.js';
import { pageWords } from './page-words.js';
import { addressIn, alternatesOf, wayIn } from './public-address.js';

export interface PublicPage {
  readonly language: Language;
  readonly publicUrl: string;
  readonly path: string;
  /** Unescaped; escaped here. */
  readonly title: string;
  readonly description: string;
  /** False for pages that search engines should remove. */
  readonly isListed: boolean;
  readonly structuredData: object | null;
  readonly image: string | null;
  /** HTML of the page's main part. */
  readonly main: string;
  readonly nonce: string;
}

const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function headOf(page: PublicPage): string {
  const { language, publicUrl, path } = page;
  const own = escaped(`${publicUrl}${addressIn(language, path)}`);
  const title = escaped(page.title);
  const description = escaped(shortened(page.description));
  const lines = [
    `<meta name="description" content="${description}">`,
    ...(page.isListed
      ? [
          `<link rel="canonical" href="${own}">`,
          ...alternatesOf(publicUrl, path).map(
            ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escaped(href)}">`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']),
    `<link rel="alternate" type="application/rss+xml" href="${escaped(`${publicUrl}${addressIn(language, '/jobs.rss')}`)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:locale" content="${language}_CA">`,
    ...(page.image === null ? [] : [`<meta property="og:image" content="${escaped(page.image)}">`]),
    ...(page.structuredData === null
      ? []
      : [`<script type="application/ld+json">${jsonForScript(page.structuredData)}</script>`]),
    `<style nonce="${page.nonce}">${pageStyle(language)}</style>`,
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

/** Adds the header with sign-in, the footer and the metadata to a page's main part. */
export function composePage(page: PublicPage): ShellContent {
  const { language, path, nonce } = page;
  const words = pageWords[language];
  const other: Language = language === 'fr' ? 'en' : 'fr';
  return {
    language,
    nonce,
    title: escaped(page.title),
    head: headOf(page),
    body: `    <div id="public-page" lang="${language}">
      <header>
        <a href="/"><b>${words.brand}</b></a>
        <a href="${escaped(addressIn(other, path))}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a>
        <a href="${escaped(wayIn(language, '/login', path))}">${words.signIn}</a>
      </header>
      <main>
${page.main}
      </main>
      <footer>
        <a href="/legal/privacy-policy">${words.privacy}</a>
        <a href="/legal/terms-of-service">${words.terms}</a>
      </footer>
    </div>`,
  };
}
