import type { ShellContent } from '../../../platform/static/page-shell.js';
import { composePage } from './compose-page.js';
import type { PageRequest } from './job-page.js';
import { pageWords } from './page-words.js';

/** The same page for missing and inaccessible items. */
export function missingPage({ language, asked, publicUrl, nonce }: PageRequest): ShellContent {
  const words = pageWords[language];
  return composePage({
    language,
    asked,
    publicUrl,
    nonce,
    written: null,
    path: '/',
    title: words.missingTitle,
    description: words.missing,
    isListed: false,
    structuredData: null,
    image: null,
    main: `        <h1>${words.missing}</h1>`,
  });
}
