import type { Language } from '../../../platform/http/language.js';
import { previewOf } from '../../../platform/contract/rich-text.contract.js';
import type { FeedItem } from '../queries/newest-jobs.query.js';
import { escaped } from './markup.js';
import { pageWords } from './page-words.js';
import { addressIn, jobPath } from './public-address.js';

const SHOWN = 400;

/** RSS 2.0 feed of the newest postings. Each keeps its own language; the feed's own texts are in the reader's. */
export function feedXml(publicUrl: string, language: Language, items: readonly FeedItem[]): string {
  const words = pageWords[language];
  const own = escaped(`${publicUrl}${addressIn(language, '/jobs.rss')}`);
  const entries = items.map((item) => {
    const link = escaped(`${publicUrl}${addressIn(language, jobPath(item.id))}`);
    const text = previewOf(item.description ?? '').slice(0, SHOWN);
    const summary = [[item.company_name, item.location].filter(Boolean).join(' · '), text].filter(Boolean).join('. ');
    return [
      '<item>',
      `<title>${escaped(`${item.title} – ${item.company_name}`)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="false">${item.id}</guid>`,
      `<pubDate>${item.publishedAt.toUTCString()}</pubDate>`,
      // Escaped twice: RSS descriptions are HTML, and this is plain text.
      `<description>${escaped(escaped(summary))}</description>`,
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(words.feedTitle)}</title>
<link>${escaped(publicUrl)}/</link>
<description>${escaped(words.feedDescription)}</description>
<language>${language}-ca</language>
<ttl>30</ttl>
<atom:link href="${own}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`;
}
