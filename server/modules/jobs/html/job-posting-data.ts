import type { JobType } from '../domain/job-terms.js';
import { bulletList, escaped, richHtml } from './markup.js';
import type { PublicJob } from '../queries/public-job.query.js';
import { companyPath, jobPath } from './public-address.js';

/** Values of schema.org for our job types (https://schema.org/JobPosting, and Google's list of employment types). */
const employmentTypes: Readonly<Record<JobType, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
};

const absolute = (publicUrl: string, address: string): string =>
  address.startsWith('/') ? `${publicUrl}${address}` : address;

/** Splits `Saint-Georges, QC`; missing parts are omitted. */
function addressOf(location: string | null): object {
  const [locality, region] = (location ?? '').split(',').map((part) => part.trim());
  return {
    '@type': 'PostalAddress',
    ...(locality ? { addressLocality: locality } : {}),
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'CA',
  };
}

function baseSalaryOf({
  salary_min: min,
  salary_max: max,
  salary_period: period,
  salary_currency: currency,
}: PublicJob): object {
  if (period === null || (min === null && max === null)) return {};
  const amounts =
    min !== null && min === max
      ? { value: min }
      : { ...(min === null ? {} : { minValue: min }), ...(max === null ? {} : { maxValue: max }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: currency ?? 'CAD',
      value: { '@type': 'QuantitativeValue', ...amounts, unitText: period },
    },
  };
}

/** The posting as schema.org JobPosting. A closed one has an end in the past and only the required fields. */
export function jobPostingData(publicUrl: string, job: PublicJob, closedSentence: string): object {
  const description = job.hasContent
    ? [
        richHtml(job.description ?? ''),
        job.requirements.length > 0 ? bulletList(job.requirements) : '',
        job.benefits.length > 0 ? bulletList(job.benefits) : '',
      ].join('')
    : `<p>${escaped(closedSentence)}</p>`;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url: `${publicUrl}${jobPath(job.id)}`,
    datePosted: job.publishedAt.toISOString(),
    validThrough: job.validThrough.toISOString(),
    inLanguage: job.language,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      sameAs: `${publicUrl}${companyPath(job.company.id)}`,
      ...(job.company.logoUrl === null ? {} : { logo: absolute(publicUrl, job.company.logoUrl) }),
    },
    jobLocation: { '@type': 'Place', address: addressOf(job.location) },
    ...(job.remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Canada' },
        }
      : {}),
    ...(job.job_type === null ? {} : { employmentType: employmentTypes[job.job_type] }),
    ...(job.hasContent ? baseSalaryOf(job) : {}),
    ...(job.hasContent && job.requirements.length > 0 ? { qualifications: job.requirements.join(' ; ') } : {}),
    ...(job.hasContent && job.benefits.length > 0 ? { jobBenefits: job.benefits.join(' ; ') } : {}),
    directApply: job.isOpen,
  };
}
