import { formatSalary, type SalaryPeriod } from './format';
import { useLanguage } from './i18n';
import { useSharedText } from './messages/use-shared-text';

interface JobFacts {
  readonly location?: string | null;
  readonly job_type?: string | null;
  readonly remote?: boolean;
  readonly salary_range?: string | null;
  readonly salary_min?: number | null;
  readonly salary_max?: number | null;
  readonly salary_period?: SalaryPeriod | null;
}

const jobTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;

/** The author's text with amounts kept on one line: `78 000 $`. */
function unbroken(pay: string): string {
  return pay.replace(/(\d) (?=\d{3}|\$)/g, '$1\u00A0');
}

export interface JobWords {
  /** `Temps plein`, or null if unknown. */
  type: (job: JobFacts) => string | null;
  /** The pay in the reader's notation if it was parsed, otherwise in the author's words. */
  salary: (job: JobFacts) => string;
  /** Place, type, remote and pay in one line, without unknown parts. */
  line: (job: JobFacts) => string;
}

/** Texts for a posting's facts, wherever it is shown. */
export function useJobWords(): JobWords {
  const text = useSharedText();
  const language = useLanguage();
  const type = (job: JobFacts): string | null => {
    const known = jobTypes.find((name) => name === job.job_type);
    return known === undefined ? null : text(`jobType.${known}`);
  };
  const salary = (job: JobFacts): string => {
    const { salary_min: min = null, salary_max: max = null, salary_period: period = null } = job;
    return (
      formatSalary({ min, max, period }, language) ??
      (job.salary_range === null || job.salary_range === undefined ? text('job.noSalary') : unbroken(job.salary_range))
    );
  };
  const line = (job: JobFacts): string =>
    [job.location, type(job), job.remote === true ? text('job.remote') : null, salary(job)].filter(Boolean).join(' · ');
  return { type, salary, line };
}
