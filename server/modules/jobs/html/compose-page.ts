import type { Language } from '../../../platform/http/language.js';
import { headOf, type PageHead } from '../../../platform/static/page-head.js';
import type { ShellContent } from '../../../platform/static/page-shell.js';
import { takeOverStyle, writtenBody, type WrittenPage, writtenStyles } from '../../../platform/static/written-page.js';
import { escaped } from './markup.js';
import { pageStyle } from './page-style.js';
import { pageWords } from './page-words.js';
import { addressIn, signInAddress } from './public-address.js';

export interface PublicPage extends PageHead {
  /** HTML of the page's main part. */
  readonly main: string;
  readonly nonce: string;
  /** The page as the client writes it; null shows `main`. */
  readonly written: WrittenPage | null;
}

function linesOf(page: PublicPage): string {
  const { language, publicUrl, nonce, written } = page;
  const lines = [
    ...headOf(page),
    `<link rel="alternate" type="application/rss+xml" href="${escaped(`${publicUrl}${addressIn(language, '/jobs.rss')}`)}">`,
    ...(written === null
      ? [`<style nonce="${nonce}">${pageStyle}${takeOverStyle(language)}</style>`]
      : writtenStyles(written, language, nonce)),
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

/** Adds the header with sign-in, the footer and the metadata to a page's main part. */
export function composePage(page: PublicPage): ShellContent {
  const { language, path, nonce, written } = page;
  const words = pageWords[language];
  const other: Language = language === 'fr' ? 'en' : 'fr';
  const plain = `    <div id="public-page" lang="${language}">
      <header>
        <a href="/"><b>${words.brand}</b></a>
        <a href="${escaped(addressIn(other, path))}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a>
        <a href="${escaped(signInAddress(language, '/login', path))}">${words.signIn}</a>
      </header>
      <main>
${page.main}
      </main>
      <footer>
        <a href="/legal/privacy-policy">${words.privacy}</a>
        <a href="/legal/terms-of-service">${words.terms}</a>
      </footer>
    </div>`;
  return {
    language,
    nonce,
    title: escaped(page.title),
    head: linesOf(page),
    body: written === null ? plain : writtenBody(written, language),
    isWritten: written !== null,
  };
}
