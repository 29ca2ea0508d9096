import type { ComponentType } from 'react';
import { HomePage } from '../app/pages/HomePage';
import { en as billingEn } from '../features/billing/messages/en';
import { fr as billingFr } from '../features/billing/messages/fr';
import { SubscriptionPage } from '../features/billing/pages/SubscriptionPage';
import { PublicCompanyPage } from '../features/company/pages/PublicCompanyPage';
import { en as jobsEn } from '../features/jobs/messages/en';
import { fr as jobsFr } from '../features/jobs/messages/fr';
import { JobPage } from '../features/jobs/pages/JobPage';
import { JobsPage } from '../features/jobs/pages/JobsPage';
import { en as publicEn } from '../features/public-pages/messages/en';
import { fr as publicFr } from '../features/public-pages/messages/fr';
import { AboutPage, ForCompaniesPage, ForJobSeekersPage } from '../features/public-pages/pages/PublicPage';
import type { Language } from '../lib/i18n';
import { paths } from '../lib/paths';

interface Words {
  readonly title: string;
  readonly description: string;
}

/** A page rendered by the server. */
export interface WrittenPage {
  readonly path: string;
  readonly Component: ComponentType;
  /** Title and description; null for postings and companies, whose texts the server builds from their data. */
  readonly words: Readonly<Record<Language, Words>> | null;
}

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
const billing = { fr: billingFr, en: billingEn };
const open = { fr: publicFr, en: publicEn };

/** The pages that the server writes, as a visitor sees them. All others start empty, as before. */
export const writtenPages: readonly WrittenPage[] = [
  { path: paths.root, Component: HomePage, words: named(open, 'home.title', 'home.lead') },
  { path: paths.jobs, Component: JobsPage, words: named(jobs, 'title', 'lead') },
  { path: paths.job(':jobId'), Component: JobPage, words: null },
  { path: paths.company(':companyId'), Component: PublicCompanyPage, words: null },
  { path: '/companies/:companyId', Component: PublicCompanyPage, words: null },
  { path: paths.pricing, Component: SubscriptionPage, words: named(billing, 'title.pricing', 'lead.visitor') },
  { path: paths.about, Component: AboutPage, words: named(open, 'about.title', 'about.lead') },
  { path: paths.forJobSeekers, Component: ForJobSeekersPage, words: named(open, 'seekers.title', 'seekers.lead') },
  { path: paths.forCompanies, Component: ForCompaniesPage, words: named(open, 'companies.title', 'companies.lead') },
];
