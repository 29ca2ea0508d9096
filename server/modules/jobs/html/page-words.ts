import { firstOfMonth } from '../../../platform/i18n/first-of-month.js';
import type { Language } from '../../../platform/http/language.js';
import type { JobType, SalaryPeriod } from '../domain/job-terms.js';

/** Texts of the public pages and the feed. The pages fill `{…}`. */
export interface PageWords {
  readonly brand: string;
  readonly slogan: string;
  readonly otherLanguage: string;
  readonly signIn: string;
  readonly signInToApply: string;
  readonly register: string;
  readonly applyHint: string;
  readonly jobTitle: string;
  readonly closedTitle: string;
  readonly closed: string;
  readonly closedOn: string;
  readonly otherJobs: string;
  readonly theJob: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly videoQuestions: string;
  readonly videoQuestionsHint: string;
  readonly facts: string;
  readonly company: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly remote: string;
  readonly remoteYes: string;
  readonly salary: string;
  readonly noSalary: string;
  readonly published: string;
  readonly openUntil: string;
  readonly types: Readonly<Record<JobType, string>>;
  readonly periods: Readonly<Record<SalaryPeriod, string>>;
  readonly companyTitle: string;
  readonly aboutCompany: string;
  readonly culture: string;
  readonly industry: string;
  readonly size: string;
  readonly founded: string;
  readonly website: string;
  readonly openJobs: string;
  readonly noOpenJobs: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly privacy: string;
  readonly terms: string;
  readonly feedTitle: string;
  readonly feedDescription: string;
}

const fr: PageWords = {
  brand: 'Entrevue',
  slogan: 'Présentez-vous en vidéo, décidez qui vous rencontre.',
  otherLanguage: 'English',
  signIn: 'Se connecter',
  signInToApply: 'Se connecter pour postuler',
  register: 'Créer un compte',
  applyHint: 'Postuler est gratuit. Votre profil s’ouvre à cette entreprise, et à elle seule.',
  jobTitle: '{title} – {company} | Entrevue',
  closedTitle: 'Offre fermée : {title} – {company} | Entrevue',
  closed: 'Cette offre est fermée. On ne peut plus y postuler.',
  closedOn: 'Fermée depuis le {date}.',
  otherJobs: 'Offres ouvertes : {company}',
  theJob: 'Le poste',
  requirements: 'Exigences',
  benefits: 'Avantages',
  videoQuestions: 'Questions auxquelles répondre',
  videoQuestionsHint:
    'En vidéo, par le son ou par écrit. Y répondre est votre choix. Personne n’est écarté pour ne pas l’avoir fait.',
  facts: 'En bref',
  company: 'Entreprise',
  department: 'Service',
  location: 'Lieu',
  type: 'Type',
  remote: 'Télétravail',
  remoteYes: 'possible',
  salary: 'Salaire',
  noSalary: 'Salaire non précisé',
  published: 'Publiée',
  openUntil: 'Ouverte jusqu’au',
  types: { FULL_TIME: 'Temps plein', PART_TIME: 'Temps partiel', CONTRACT: 'Contrat', INTERNSHIP: 'Stage' },
  periods: { HOUR: 'de l’heure', DAY: 'par jour', WEEK: 'par semaine', MONTH: 'par mois', YEAR: 'par an' },
  companyTitle: '{company} | Entrevue',
  aboutCompany: 'L’entreprise',
  culture: 'La culture',
  industry: 'Secteur',
  size: 'Taille',
  founded: 'Fondée',
  website: 'Site Web',
  openJobs: 'Offres ouvertes',
  noOpenJobs: 'Aucune offre ouverte pour l’instant.',
  missingTitle: 'Page introuvable | Entrevue',
  missing: 'Cette page n’existe pas, ou n’existe plus.',
  privacy: 'Confidentialité',
  terms: 'Conditions',
  feedTitle: 'Entrevue : les nouvelles offres',
  feedDescription: 'Les offres d’emploi publiées dernièrement sur Entrevue.',
};

const en: PageWords = {
  brand: 'Entrevue',
  slogan: 'Introduce yourself on video and decide who meets you.',
  otherLanguage: 'Français',
  signIn: 'Sign in',
  signInToApply: 'Sign in to apply',
  register: 'Create an account',
  applyHint: 'Applying is free. Your profile opens to this company, and to nobody else.',
  jobTitle: '{title} – {company} | Entrevue',
  closedTitle: 'Closed job: {title} – {company} | Entrevue',
  closed: 'This job is closed. It no longer takes applications.',
  closedOn: 'Closed since {date}.',
  otherJobs: 'Open jobs: {company}',
  theJob: 'The job',
  requirements: 'Requirements',
  benefits: 'Benefits',
  videoQuestions: 'Questions to answer',
  videoQuestionsHint:
    'On video, by sound or in writing. Answering is your choice. Nobody is turned down for not doing so.',
  facts: 'At a glance',
  company: 'Company',
  department: 'Department',
  location: 'Location',
  type: 'Type',
  remote: 'Remote',
  remoteYes: 'possible',
  salary: 'Salary',
  noSalary: 'Salary not specified',
  published: 'Posted',
  openUntil: 'Open until',
  types: { FULL_TIME: 'Full time', PART_TIME: 'Part time', CONTRACT: 'Contract', INTERNSHIP: 'Internship' },
  periods: { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year' },
  companyTitle: '{company} | Entrevue',
  aboutCompany: 'The company',
  culture: 'Culture',
  industry: 'Industry',
  size: 'Size',
  founded: 'Founded',
  website: 'Website',
  openJobs: 'Open jobs',
  noOpenJobs: 'No open job at the moment.',
  missingTitle: 'Page not found | Entrevue',
  missing: 'This page does not exist, or no longer does.',
  privacy: 'Privacy',
  terms: 'Terms',
  feedTitle: 'Entrevue: new jobs',
  feedDescription: 'The jobs posted most recently on Entrevue.',
};

export const pageWords: Readonly<Record<Language, PageWords>> = { fr, en };

const dates = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = { fr: dates('fr'), en: dates('en') };

/** The date in Montréal. */
export const dayIn = (language: Language, time: Date): string => firstOfMonth(formats[language].format(time));
