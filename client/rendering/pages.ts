import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { CompanyDirectory } from '@modules/companies/http/company-directory.contract';
import type { JobsPage as JobsAnswer } from '@modules/jobs/http/jobs.contract';
import { HomePage } from '../app/pages/HomePage';
import { en as billingEn } from '../features/billing/messages/en';
import { fr as billingFr } from '../features/billing/messages/fr';
import { SubscriptionPage } from '../features/billing/pages/SubscriptionPage';
import { usePricingPage } from '../features/billing/pages/use-pricing-page';
import { PublicCompanyPage } from '../features/company/pages/PublicCompanyPage';
import { useCompanyPage } from '../features/company/pages/use-company-page';
import { en as directoryEn } from '../features/company-directory/messages/en';
import { fr as directoryFr } from '../features/company-directory/messages/fr';
import { CompaniesPage } from '../features/company-directory/pages/CompaniesPage';
import { useCompaniesPage } from '../features/company-directory/pages/use-companies-page';
import { articlesIn } from '../features/help/articles';
import { en as helpEn } from '../features/help/messages/en';
import { fr as helpFr } from '../features/help/messages/fr';
import { HelpPage } from '../features/help/pages/HelpPage';
import { useJobs } from '../features/jobs/api/list-jobs';
import { noFilters } from '../features/jobs/domain/job-filters';
import { en as jobsEn } from '../features/jobs/messages/en';
import { fr as jobsFr } from '../features/jobs/messages/fr';
import { JobPage } from '../features/jobs/pages/JobPage';
import { JobsPage } from '../features/jobs/pages/JobsPage';
import { useJobPage } from '../features/jobs/pages/use-job-page';
import { useJobsPage } from '../features/jobs/pages/use-jobs-page';
import { en as publicEn } from '../features/public-pages/messages/en';
import { fr as publicFr } from '../features/public-pages/messages/fr';
import { AboutPage, ForCompaniesPage, ForJobSeekersPage } from '../features/public-pages/pages/PublicPage';
import type { FirstData } from '../lib/first-data';
import { type HelpName, helpPath } from '../lib/help-pages';
import type { Language } from '../lib/i18n';
import { paths } from '../lib/paths';

/** An entry of a list. */
export interface PageItem {
  readonly name: string;
  readonly path: string;
}

interface Words {
  readonly title: string;
  readonly description: string;
}

/** A page rendered by the server. */
export interface WrittenPage {
  readonly path: string;
  readonly Component: ComponentType;
  /** Everything that the page reads, so that it is rendered once, with the answers. A missing read costs a second rendering. */
  readonly useReads?: () => unknown;
  /** Title and description; null for postings and companies, whose texts the server builds from their data. */
  readonly words: Readonly<Record<Language, Words>> | null;
  /** The entries of a list, from the data read for it. */
  readonly items?: (reads: FirstData['reads']) => readonly PageItem[];
}

/** The pages of the list that `resource` and `kind` name: `['jobs', null, 'fr', 'list', …]`. */
const pagesOf = <Page>(reads: FirstData['reads'], resource: string, kind: string): readonly Page[] =>
  reads
    .filter(({ key }) => key[0] === resource && key[3] === kind)
    .flatMap(({ data }) => (data as { readonly pages: readonly Page[] }).pages);

const listedJobs = (reads: FirstData['reads']): readonly PageItem[] =>
  pagesOf<JobsAnswer>(reads, 'jobs', 'list')
    .flatMap(({ jobs: listed }) => listed)
    .map(({ id, title }) => ({ name: title, path: paths.job(id) }));
// The address that the company's own page calls canonical.
const listedCompanies = (reads: FirstData['reads']): readonly PageItem[] =>
  pagesOf<CompanyDirectory>(reads, 'companies', 'directory')
    .flatMap(({ companies }) => companies)
    .map(({ id, name }) => ({ name, path: `/companies/${id}` }));

const named = <Catalogue extends object>(
  catalogues: Readonly<Record<Language, Catalogue>>,
  title: keyof Catalogue,
  description: keyof Catalogue,
): Readonly<Record<Language, Words>> => {
  const of = (catalogue: Catalogue): Words => ({
    title: `${String(catalogue[title])} · Entrevue`,
    description: String(catalogue[description]),
  });
  return { fr: of(catalogues.fr), en: of(catalogues.en) };
};

const jobs = { fr: jobsFr, en: jobsEn };
const directory = { fr: directoryFr, en: directoryEn };
const billing = { fr: billingFr, en: billingEn };
const help = { fr: helpFr, en: helpEn };
const open = { fr: publicFr, en: publicEn };

function articleWords(name: HelpName): Readonly<Record<Language, Words>> {
  const of = (language: Language): Words => {
    const article = articlesIn[language].find((each) => each.name === name);
    return { title: `${article?.title ?? name} · Entrevue`, description: article?.lead ?? name };
  };
  return { fr: of('fr'), en: of('en') };
}

const useNewestJobs = () => useJobs(noFilters);
const useCompanyReads = () => useCompanyPage(useParams().companyId ?? '');

/** The pages that the server writes, as a visitor sees them. All others start empty, as before. */
export const writtenPages: readonly WrittenPage[] = [
  { path: paths.root, Component: HomePage, words: named(open, 'home.title', 'home.lead'), useReads: useNewestJobs },
  {
    path: paths.jobs,
    Component: JobsPage,
    words: named(jobs, 'title', 'lead'),
    items: listedJobs,
    useReads: useJobsPage,
  },
  {
    path: paths.companies,
    Component: CompaniesPage,
    words: named(directory, 'title', 'lead'),
    items: listedCompanies,
    useReads: useCompaniesPage,
  },
  { path: paths.job(':jobId'), Component: JobPage, words: null, useReads: useJobPage },
  { path: paths.company(':companyId'), Component: PublicCompanyPage, words: null, useReads: useCompanyReads },
  { path: '/companies/:companyId', Component: PublicCompanyPage, words: null, useReads: useCompanyReads },
  {
    path: paths.pricing,
    Component: SubscriptionPage,
    words: named(billing, 'title.pricing', 'lead.visitor'),
    useReads: usePricingPage,
  },
  { path: paths.about, Component: AboutPage, words: named(open, 'about.title', 'about.lead') },
  { path: paths.forJobSeekers, Component: ForJobSeekersPage, words: named(open, 'seekers.title', 'seekers.lead') },
  { path: paths.forCompanies, Component: ForCompaniesPage, words: named(open, 'companies.title', 'companies.lead') },
  { path: paths.help, Component: HelpPage, words: named(help, 'title', 'lead') },
  ...articlesIn.fr.map(({ name }) => ({ path: helpPath(name), Component: HelpPage, words: articleWords(name) })),
];
