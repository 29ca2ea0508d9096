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

/** Tags that page content replaces: two titles or descriptions would contradict each other. */
const replaced = /\s*<title>[^<]*<\/title>|\s*<meta\s+name="description"[^>]*>/g;

/**
 * The page of the built client, with or without content for readers without scripts. The application starts below the content and
 * replaces it.
 */
@Injectable()
export class PageShell {
  #html: string | null = null;

  /** @param html `index.html` of the built client. */
  load(html: string): void {
    this.#html = html;
  }

  /** The page without content; null if no client was built. */
  plain(nonce: string): string | null {
    return this.#html?.replaceAll(NONCE_MARK, nonce) ?? null;
  }

  compose({ language, title, head, body, nonce }: ShellContent): string {
    // Replace the nonce first, so that text people wrote is not searched for the placeholder.
    return (this.#html ?? bare)
      .replaceAll(NONCE_MARK, nonce)
      .replace(replaced, '')
      .replace('<html lang="fr"', `<html lang="${language}"`)
      .replace('</head>', () => `  <title>${title}</title>\n${head}\n  </head>`)
      .replace('<body>', () => `<body>\n${body}`);
  }
}
