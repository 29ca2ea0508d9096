import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import type { Language } from '../../../platform/http/language.js';
import { previewOf } from '../../../platform/contract/rich-text.contract.js';
import type { ShellContent } from '../../../platform/static/page-shell.js';
import type { WrittenPage } from '../../../platform/static/written-page.js';
import type { PublicJob } from '../queries/public-job.query.js';
import { composePage } from './compose-page.js';
import { jobPostingData } from './job-posting-data.js';
import { lookAlikeNotice } from './look-alike-notice.js';
import { bulletList, escaped, numberedList, richHtml } from './markup.js';
import { dayIn, pageWords, type PageWords } from './page-words.js';
import { payIn } from './pay-words.js';
import { addressIn, companyPath, jobPath, jobPicturePath, signInAddress } from './public-address.js';

export interface PageRequest {
  readonly language: Language;
  /** The language in the address; null for the plain one. */
  readonly asked: Language | null;
  readonly publicUrl: string;
  readonly nonce: string;
  /** The page as the client writes it, if it could. */
  readonly written: WrittenPage | null;
}

const section = (title: string, content: string): string => `<section><h2>${title}</h2>${content}</section>`;

function factsOf(job: PublicJob, language: Language, words: PageWords): string {
  const facts: readonly (readonly [string, string | null])[] = [
    [words.department, job.department],
    [words.location, job.location],
    [words.type, job.job_type && words.types[job.job_type]],
    [words.remote, job.remote ? words.remoteYes : null],
    [words.salary, payIn(language, job)],
    [words.published, dayIn(language, job.publishedAt)],
    [words.openUntil, job.isOpen ? dayIn(language, job.validThrough) : null],
  ];
  const rows = facts.flatMap(([label, value]) =>
    value === null ? [] : [`<dt>${label}</dt><dd>${escaped(value)}</dd>`],
  );
  return `<section class="card"><h2>${words.facts}</h2><dl>${rows.join('')}</dl></section>`;
}

/** The company's text in the posting's language, our text in the reader's. */
function questionsOf({ video_questions: questions }: PublicJob, language: Language, words: PageWords): string {
  if (questions.length === 0) return '';
  const [title, hint] = [words.videoQuestions, words.videoQuestionsHint];
  return section(
    `<span lang="${language}">${title}</span>`,
    `<p lang="${language}">${hint}</p>${numberedList(questions)}`,
  );
}

/** At the same position as in the application, so that nothing moves when it loads. */
function callOf(job: PublicJob, language: Language, words: PageWords): string {
  const [login, register] = (['/login', '/register'] as const).map((door) =>
    escaped(signInAddress(language, door, jobPath(job.id))),
  );
  return `<div class="call"><a class="button" href="${login}">${words.signInToApply}</a> <a href="${register}">${words.register}</a><p>${words.applyHint}</p></div>`;
}

function closedNotice(job: PublicJob, language: Language, words: PageWords): string {
  const company = escaped(addressIn(language, companyPath(job.company.id)));
  return `<div class="closed"><p><strong>${words.closed}</strong></p><p>${fillPlaceholders(words.closedOn, { date: dayIn(language, job.validThrough) })}</p><p><a href="${company}">${escaped(fillPlaceholders(words.otherJobs, { company: job.company.name }))}</a></p></div>`;
}

/**
 * The public page of a posting: its text, sign-in, and data for search engines. Without anything about applicants or the reader.
 */
export function jobPage(job: PublicJob, { language, asked, publicUrl, nonce, written }: PageRequest): ShellContent {
  const words = pageWords[language];
  const names = { title: job.title, company: job.company.name };
  const lead = [job.location, job.job_type && words.types[job.job_type], job.hasContent ? payIn(language, job) : null];
  const content = job.hasContent
    ? `<div class="columns"><div lang="${job.language}">${[
        job.description === null ? '' : section(words.theJob, richHtml(job.description)),
        job.requirements.length === 0 ? '' : section(words.requirements, bulletList(job.requirements)),
        job.benefits.length === 0 ? '' : section(words.benefits, bulletList(job.benefits)),
        questionsOf(job, language, words),
      ].join('')}</div><aside>${factsOf(job, language, words)}</aside></div>`
    : '';
  return composePage({
    language,
    asked,
    publicUrl,
    nonce,
    written,
    path: jobPath(job.id),
    title: fillPlaceholders(job.isOpen ? words.jobTitle : words.closedTitle, names),
    description: job.hasContent ? previewOf(job.description ?? job.title) : words.closed,
    isListed: job.isOpen,
    structuredData: jobPostingData(publicUrl, job, words.closed),
    image: job.isOpen ? `${publicUrl}${jobPicturePath(job.id, language)}` : null,
    main: `        <div><h1 lang="${job.language}">${escaped(job.title)}</h1>
        <p class="lead"><a href="${escaped(addressIn(language, companyPath(job.company.id)))}">${escaped(job.company.name)}</a> · ${escaped(lead.filter(Boolean).join(' · '))}</p>${job.isOpen && job.hasContent ? callOf(job, language, words) : ''}</div>
        ${lookAlikeNotice(job.resembles, language)}
        ${job.isOpen ? '' : closedNotice(job, language, words)}
        ${content}`,
  });
}
