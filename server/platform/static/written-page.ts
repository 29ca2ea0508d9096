import { createHmac, randomBytes } from 'node:crypto';
import type { Language } from '../http/language.js';
import { jsonForScript } from './html-text.js';
import type { PageItem } from './list-data.js';

/** A page as the client's own components wrote it (ADR 0044). `html` is safe; every other text is still to be escaped. */
export interface WrittenPage {
  readonly html: string;
  readonly css: string;
  /** Names of the styles, so that the application does not write them again. */
  readonly styles: string;
  /** The data that were read, for the application. */
  readonly data: object;
  /** Null if the module that owns the page says it. */
  readonly title: string | null;
  readonly description: string | null;
  /** The entries of a list, for search engines. */
  readonly items: readonly PageItem[];
}

/**
 * Hides the application while the page stands. If `theme-boot.js` finds a signed-in reader or the other language, the page is
 * hidden and the application is shown from the start.
 */
export const takeOverStyle = (language: Language): string =>
  `html[data-waiting],html[data-waiting] *{cursor:progress!important}#public-page~#root{display:none}html[data-session] #public-page,html:not([lang=${language}]) #public-page{display:none}html[data-session] #public-page~#root,html:not([lang=${language}]) #public-page~#root{display:block}`;

export const writtenStyles = ({ css, styles }: WrittenPage, language: Language, nonce: string): readonly string[] => [
  `<style nonce="${nonce}" data-emotion="ev ${styles}">${css}</style>`,
  `<style nonce="${nonce}">${takeOverStyle(language)}</style>`,
];

export const writtenBody = ({ html, data }: WrittenPage, language: Language): string =>
  `    <div id="public-page" lang="${language}">${html}</div>
    <script type="application/json" id="first-data">${jsonForScript(data)}</script>`;

const secret = randomBytes(32);

/**
 * The nonce of a page that may be shared and answered with 304. It follows from the content, so equal pages are equal to the
 * last byte; an author who writes into a page changes the nonce with it, and cannot know the new one.
 */
export const nonceOf = (...content: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(content)).digest('hex').slice(0, 32);
