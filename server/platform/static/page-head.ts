import type { Language } from '../http/language.js';
import { escaped, jsonForScript } from './html-text.js';
import { addressIn, alternatesOf } from './page-address.js';

export interface PageHead {
  readonly language: Language;
  /** The language in the address; null for the plain one, which answers in the reader's. */
  readonly asked: Language | null;
  readonly publicUrl: string;
  /** Without query: filters of a list are no page of their own to search engines. */
  readonly path: string;
  /** Unescaped; escaped here. */
  readonly title: string;
  readonly description: string;
  /** False for pages that search engines should remove. */
  readonly isListed: boolean;
  readonly structuredData: object | null;
  /** Address of a picture of 1200 × 630 pixels. */
  readonly image: string | null;
}

const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** The tags that search engines and link previews read of a page, except its title. */
export function headOf(page: PageHead): readonly string[] {
  const { language, publicUrl, path } = page;
  // The plain address is its own, also for an English reader: `?lang=en` as its canonical would tell search engines to drop it.
  const own = escaped(`${publicUrl}${addressIn(page.asked ?? 'fr', path)}`);
  const title = escaped(page.title);
  const description = escaped(shortened(page.description));
  return [
    `<meta name="description" content="${description}">`,
    ...(page.isListed
      ? [
          `<link rel="canonical" href="${own}">`,
          ...alternatesOf(publicUrl, path).map(
            ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escaped(href)}">`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:locale" content="${language}_CA">`,
    ...(page.image === null
      ? ['<meta name="twitter:card" content="summary">']
      : [
          `<meta property="og:image" content="${escaped(page.image)}">`,
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          `<meta property="og:image:alt" content="${title}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    ...(page.structuredData === null
      ? []
      : [`<script type="application/ld+json">${jsonForScript(page.structuredData)}</script>`]),
  ];
}
