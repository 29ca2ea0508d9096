import type { CompanyVideoCategory } from '../../modules/companies/http/company-videos.contract.js';
import type { CreateCompanyInput } from '../../modules/companies/http/companies.contract.js';
import type { JobType } from '../../modules/jobs/http/jobs.contract.js';

/** Key of the posting's company; also the local part of its recruiter's email. */
export type CompanyKey =
  | 'hopital'
  | 'studio'
  | 'boulangerie'
  | 'construction'
  | 'transport'
  | 'mutuelle'
  | 'college'
  | 'acier'
  | 'marche'
  | 'cpe'
  | 'nettoyage'
  | 'municipalite';

export interface DemoCompany {
  readonly key: CompanyKey;
  /** The recruiter who works for it. Absent: the demo's own recruiter account. */
  readonly recruiter?: string;
  readonly page: CreateCompanyInput;
}

/** A video of a company's gallery. */
export interface DemoCompanyVideo {
  readonly company: CompanyKey;
  readonly title: string;
  readonly description: string;
  readonly category: CompanyVideoCategory;
}

/** A posting as a recruiter would type it; all of them get published. */
export interface DemoJob {
  readonly company: CompanyKey;
  readonly title: string;
  readonly department: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
  readonly video_questions?: readonly string[];
  readonly location: string;
  readonly remote?: boolean;
  readonly job_type: JobType;
  readonly salary_range: string;
}

/** A job seeker with all fields of the profile editor. */
export interface DemoSeeker {
  /** Absent: the demo's own seeker account. */
  readonly email?: string;
  readonly full_name: string;
  readonly title: string;
  readonly language: 'fr' | 'en';
  readonly location: string;
  readonly bio: string;
  readonly skills: readonly string[];
  readonly experience: string;
  readonly years_experience: number;
  readonly availability: string;
  readonly salary_range: string;
  readonly work_type_preference: string;
  readonly company_size_preference: string;
  readonly industry_preference: string;
  readonly open_to_remote: boolean;
  /** The title of the clip; absent: no video yet. */
  readonly video_title?: string;
}
