import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';

/** What the page holds where the nonce of its own answer belongs. */
const NONCE_MARK = '__CSP_NONCE__';

/** Content of one page. Everything here is markup already: whoever makes it has escaped what people wrote. */
export interface ShellContent {
  readonly language: Language;
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly nonce: string;
}

/** Where no client was built: enough for whoever reads without scripts. */
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

/** What a page of content brings itself: two titles or two descriptions would contradict each other. */
const replaced = /\s*<title>[^<]*<\/title>|\s*<meta\s+name="description"[^>]*>/g;

/**
 * The one page of the client's build, and that page with content in it for whoever reads without scripts: the application
 * starts below the content and takes its place.
 */
@Injectable()
export class PageShell {
  #html: string | null = null;

  /** @param html `index.html` of the built client. */
  load(html: string): void {
    this.#html = html;
  }

  /** The application's page alone; null where no client was built. */
  plain(nonce: string): string | null {
    return this.#html?.replaceAll(NONCE_MARK, nonce) ?? null;
  }

  compose({ language, title, head, body, nonce }: ShellContent): string {
    // The nonce first: what people wrote comes after, and stays as they wrote it.
    return (this.#html ?? bare)
      .replaceAll(NONCE_MARK, nonce)
      .replace(replaced, '')
      .replace('<html lang="fr"', `<html lang="${language}"`)
      .replace('</head>', () => `  <title>${title}</title>\n${head}\n  </head>`)
      .replace('<body>', () => `<body>\n${body}`);
  }
}
