import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { previewOf } from '../../../platform/contract/rich-text.contract.js';
import type { ShellContent } from '../../../platform/static/page-shell.js';
import type { PublicCompany } from '../queries/public-company.query.js';
import { composePage } from './compose-page.js';
import type { PageRequest } from './job-page.js';
import { lookAlikeNotice } from './look-alike-notice.js';
import { bulletList, escaped, richHtml } from './markup.js';
import { pageWords } from './page-words.js';
import { addressIn, companyPath, companyPicturePath, jobPath } from './public-address.js';

const section = (title: string, content: string): string => `<section><h2>${title}</h2>${content}</section>`;

/** The public page of a company: its description and open postings. */
export function companyPage(
  { company, jobs, resembles }: PublicCompany,
  { language, asked, publicUrl, nonce, written }: PageRequest,
): ShellContent {
  const words = pageWords[language];
  const logo = company.logoUrl?.startsWith('/') ? `${publicUrl}${company.logoUrl}` : company.logoUrl;
  const path = companyPath(company.id);
  const links = jobs.map(({ id, title, location }) => {
    const where = location === null ? '' : ` <span class="lead">${escaped(location)}</span>`;
    return `<li><a href="${escaped(addressIn(language, jobPath(id)))}">${escaped(title)}</a>${where}</li>`;
  });
  const facts = [
    [words.industry, company.industry],
    [words.size, company.size],
    [words.founded, company.founded],
    [words.location, company.location],
  ].flatMap(([label, value]) => (value ? [`<dt>${label}</dt><dd>${escaped(value)}</dd>`] : []));
  const site = company.website
    ? `<dt>${words.website}</dt><dd><a href="${escaped(company.website)}" rel="noopener noreferrer nofollow ugc">${escaped(company.website.replace(/^https?:\/\//, '').replace(/\/$/, ''))}</a></dd>`
    : '';
  const parts = [
    company.description ? section(words.aboutCompany, richHtml(company.description)) : '',
    company.culture.length > 0 ? section(words.culture, bulletList(company.culture)) : '',
    company.benefits.length > 0 ? section(words.benefits, bulletList(company.benefits)) : '',
    section(words.openJobs, links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${words.noOpenJobs}</p>`),
  ];
  return composePage({
    language,
    asked,
    publicUrl,
    nonce,
    written,
    path,
    title: fillPlaceholders(words.companyTitle, { company: company.name }),
    description: company.description ? previewOf(company.description) : `${company.name}. ${words.slogan}`,
    isListed: true,
    image: `${publicUrl}${companyPicturePath(company.id, language)}`,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      url: `${publicUrl}${path}`,
      ...(logo === null ? {} : { logo }),
      ...(company.website ? { sameAs: company.website } : {}),
      ...(company.description ? { description: previewOf(company.description) } : {}),
      ...(company.location ? { address: company.location } : {}),
    },
    main: `        <div><h1>${escaped(company.name)}</h1>
        <p class="lead">${escaped([company.industry, company.location].filter(Boolean).join(' · '))}</p></div>
        ${lookAlikeNotice(resembles, language)}
        <div class="columns"><div>${parts.join('')}</div><aside>${facts.length > 0 || site ? `<section class="card"><h2>${words.facts}</h2><dl>${facts.join('')}${site}</dl></section>` : ''}</aside></div>`,
  });
}
