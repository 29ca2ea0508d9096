import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';

/** Placeholder of the nonce in the built page. */
const NONCE_MARK = '__CSP_NONCE__';

/** Content of one page. All fields are HTML: the caller has escaped what people wrote. */
export interface ShellContent {
  readonly language: Language;
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly nonce: string;
  /** The client rendered it, so it works without the application. Otherwise the application replaces it at once. */
  readonly isWritten: boolean;
}

/** Used if no client was built: enough for readers without scripts. */
const bare = `<!doctype html>
<html lang="fr" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title></title>
  </head>
  <body>
  </body>
</html>
`;

/**
 * Files of the application in the built page. A page with content works without them: its first script (client/start.ts) turns
 * `later` into `modulepreload` when the application will be needed, and the import of the application brings the styles.
 */
const ofApplication = {
  scripts: /(<link data-of="application" rel=)"modulepreload"/g,
  styles: /\s*<link rel="stylesheet"[^>]*>/g,
};

/** Tags that page content replaces: two titles or descriptions would contradict each other. */
const replaced = /\s*<title>[^<]*<\/title>|\s*<meta\s+name="description"[^>]*>/g;

/**
 * The page of the built client, with or without content for readers without scripts. The application starts below the content and
 * replaces it.
 */
@Injectable()
export class PageShell {
  #html: string | null = null;
  #css = '';

  /** @param html `index.html` of the built client. @param css its style sheets, which pages with content include */
  load(html: string, css = ''): void {
    this.#html = html;
    this.#css = css;
  }

  /** The page without content; null if no client was built. */
  plain(nonce: string): string | null {
    return this.#html?.replaceAll(NONCE_MARK, nonce) ?? null;
  }

  compose({ language, title, head, body, nonce, isWritten }: ShellContent): string {
    // Replace the nonce first, so that text people wrote is not searched for the placeholder.
    const built = (this.#html ?? bare).replaceAll(NONCE_MARK, nonce).replace(replaced, '');
    const page = isWritten ? this.#alone(built, nonce) : built;
    return page
      .replace('<html lang="fr"', `<html lang="${language}"`)
      .replace('</head>', () => `  <title>${title}</title>\n${head}\n  </head>`)
      .replace('<body>', () => `<body>\n${body}`);
  }

  /** The page without the files of the application. */
  #alone(html: string, nonce: string): string {
    return html
      .replace('<html lang="fr"', '<html lang="fr" data-page="written"')
      .replace(ofApplication.scripts, '$1"later"')
      .replace(ofApplication.styles, '')
      .replace('</head>', () => `  <style nonce="${nonce}">${this.#css}</style>\n  </head>`);
  }
}
