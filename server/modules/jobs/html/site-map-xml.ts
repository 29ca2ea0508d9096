import type { MappedPage, SiteMapKind } from '../queries/site-map.query.js';
import { escaped } from './markup.js';
import { addressIn, alternatesOf, companyPath, jobPath } from './public-address.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const pathOf: Readonly<Record<SiteMapKind, (id: string) => string>> = { jobs: jobPath, companies: companyPath };

/** Postings or companies as a file of the site map. */
export function siteMapXml(publicUrl: string, kind: SiteMapKind, pages: readonly MappedPage[]): string {
  return pagesXml(
    publicUrl,
    pages.map(({ id, changedAt }) => ({ path: pathOf[kind](id), changedAt })),
  );
}

interface MappedAddress {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Pages with both addresses (https://www.sitemaps.org/protocol.html, Google's `xhtml:link`). */
export function pagesXml(publicUrl: string, pages: readonly MappedAddress[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const alternates = alternatesOf(publicUrl, path)
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`)
      .join('');
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return (['fr', 'en'] as const).map(
      (language) =>
        `<url><loc>${escaped(`${publicUrl}${addressIn(language, path)}`)}</loc>${changed}${alternates}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The index of site map files. @param hasPages whether there is a file of single pages */
export function siteMapIndexXml(
  publicUrl: string,
  files: Readonly<Record<SiteMapKind, readonly string[]>>,
  hasPages: boolean,
): string {
  const paths = [
    ...(hasPages ? ['/sitemap-pages.xml'] : []),
    ...(['jobs', 'companies'] as const).flatMap((kind) =>
      files[kind].map((from) => `/sitemap-${kind}.xml?from=${from}`),
    ),
  ];
  const entries = paths.map((path) => `<sitemap><loc>${escaped(`${publicUrl}${path}`)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Allows crawlers the public pages and the API calls they need, nothing behind the sign-in. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/jobs/',
    'Allow: /api/companies/',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Disallow: /recruiter/',
    'Disallow: /dashboard',
    'Disallow: /profile',
    'Disallow: /settings',
    'Disallow: /messages',
    'Disallow: /matches',
    'Disallow: /applications',
    'Disallow: /reservations',
    'Disallow: /renew-job',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
