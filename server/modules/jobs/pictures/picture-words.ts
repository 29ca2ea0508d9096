import type { Language } from '../../../platform/http/language.js';
import { pageWords } from '../html/page-words.js';
import { payIn } from '../html/pay-words.js';
import type { PublicCompany } from '../queries/public-company.query.js';
import type { PublicJob } from '../queries/public-job.query.js';

/** The texts on a share picture. */
export interface PictureWords {
  readonly title: string;
  /** Below the title: the company of a posting, the sector of a company. */
  readonly subtitle: string;
  readonly facts: string;
  readonly slogan: string;
}

/** A link preview shows no more; the rest of a long title is cut. */
const MAX_TITLE = 110;
const MAX_LINE = 70;

function cut(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

const line = (parts: readonly (string | null | false)[]): string => cut(parts.filter(Boolean).join(' · '), MAX_LINE);

export function jobPictureWords(job: PublicJob, language: Language): PictureWords {
  const words = pageWords[language];
  const pay = payIn(language, job);
  return {
    title: cut(job.title, MAX_TITLE),
    subtitle: cut(job.company.name, MAX_LINE),
    facts: line([job.location, job.job_type && words.types[job.job_type], pay !== words.noSalary && pay]),
    slogan: words.slogan,
  };
}

export function companyPictureWords({ company, jobs }: PublicCompany, language: Language): PictureWords {
  const words = pageWords[language];
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  return {
    title: cut(company.name, MAX_TITLE),
    subtitle: line([company.industry, company.location]),
    facts: jobs.length > 0 ? `${words.openJobs}${colon}${jobs.length}` : words.noOpenJobs,
    slogan: words.slogan,
  };
}
